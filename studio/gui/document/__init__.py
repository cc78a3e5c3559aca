"""The document of the window: puzzle, history, background reads and writes, journals."""
