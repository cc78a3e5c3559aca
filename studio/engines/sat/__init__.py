"""Solving by SAT: live oracles for loops and paths, and the formulas they grow."""
