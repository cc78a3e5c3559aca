"""Exact counts: frontier sweeps and their plans, edge frequencies, the census."""
