"""Tours of boards of any size by jumps."""
