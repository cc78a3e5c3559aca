"""Random answers, for puzzles that start from one."""
