"""The manual: pages from ``resources/manual`` and the program's own tables, as HTML in a folder.

``book`` builds it, ``command`` is what ``studio manual`` does. Above the window and the command
line, whose keys and commands it lists; both start it as a process of its own (``work.manual``).
"""
