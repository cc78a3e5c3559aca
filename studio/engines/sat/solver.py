"""The SAT solver that most formulas of lines are put to, and how it is asked and stopped."""

from __future__ import annotations

from collections.abc import Sequence

from pysat.solvers import Solver

from studio.engines.engine import Token

SOLVER = "minisat22"

SLICE = 1000
"""Conflicts between two looks at the clock, where time is limited."""


def within_budget(solver: Solver, assumptions: Sequence[int]) -> bool | None:
    """Satisfiable or not; None where the budget of the solver did not do.

    It is told to expect an interrupt, else it would put a handler of its own in the place of the
    process's, and Ctrl+C break it with an error even in workers that pass that key over.
    """
    satisfied: bool | None = solver.solve_limited(assumptions, expect_interrupt=True)
    return satisfied


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
            satisfied = within_budget(solver, assumptions)
            if satisfied is not None:
                return satisfied
        return None
    finally:
        token.forget(solver.interrupt)
        solver.clear_interrupt()
