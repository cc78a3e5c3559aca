"""What parts of the window need of it, each a narrow service of its own; never the window.

Sentences, one refresh a turn, threads and processes, settings, file dialogs, crash reports.
"""
