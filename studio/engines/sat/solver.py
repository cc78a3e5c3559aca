"""The SAT solver that most formulas of lines are put to, and how it is asked and stopped."""

from __future__ import annotations

from collections.abc import Sequence

from pysat.solvers import Solver

from studio.engines.engine import Token

SOLVER = "minisat22"

SLICE = 1000
"""Conflicts between two looks at the clock, where time is limited."""


def solve(
    solver: Solver, assumptions: Sequence[int], token: Token, conflicts: int | None = None
) -> bool | None:
    """Satisfiable or not; None if the token, or the number of ``conflicts``, stopped the solver."""
    left = conflicts
    token.on_cancel(solver.interrupt)
    try:
        while not token.stopped and left != 0:
            # Time is kept by slices; being cancelled needs none, it interrupts the call.
            budget = -1 if token.left is None else SLICE
            if left is not None:
                budget = min(SLICE, left)
                left -= budget
            solver.conf_budget(budget)
            satisfied: bool | None = solver.solve_limited(assumptions, expect_interrupt=True)
            if satisfied is not None:
                return satisfied
        return None
    finally:
        token.forget(solver.interrupt)
        solver.clear_interrupt()
