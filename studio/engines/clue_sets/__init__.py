"""Sets of clues: counterexamples, minimal and minimum sets, unsatisfiable sets, corrections."""
