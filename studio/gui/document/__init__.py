"""The document of the window: puzzle, history, files, journal and recovery."""
