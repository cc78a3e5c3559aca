"""Oneline Studio: make, check and play puzzles that are solved by drawing one line."""

__version__ = "0.1.0"
