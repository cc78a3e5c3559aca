"""Search without formulas: backtracking, brute force, simple paths, Eulerian trails."""
