"""Proofs of verdicts: formulas whose clauses have reasons, and what checks them."""
