"""What parts of the window need of it, each a narrow service of its own; never the window."""
