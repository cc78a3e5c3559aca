"""The editor: board, tools, pointer, keyboard and the clipboard."""
