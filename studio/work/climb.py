"""From a line that its own clues do not fix to one that has more of them.

Where a rule gives no clue to most places, as pearls do, few random lines are the only ones that
obey all their clues. Another line that obeys them has all of these clues, too, and perhaps more:
then it is the better one to begin with. So each step gains a clue, and the way soon ends.
"""

from __future__ import annotations

from collections.abc import Callable

from studio.engines.engine import Model, Refuted, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import Trace
from studio.puzzle.reason import Reason
from studio.work.pattern import Pattern

NEAR = 12
"""Other lines that are looked at for one with more clues."""


def climbed(
    pattern: Pattern, pattern_for: Callable[[Trace], Pattern | Reason], token: Token
) -> Pattern | None:
    """The pattern of a line that its clues fix, reached from one whose clues do not; None if none
    was met.

    Only for loops of plane graphs. ``pattern_for`` makes the pattern of another line.
    """
    problem = pattern.problem
    if not problem.closed or problem.spanning or problem.graph.planar is None:
        return None
    oracle = LoopOracle(problem.graph, once=True)
    while True:
        oracle.require(pattern.problem.constraints)
        for choice in pattern.choices:
            oracle.require(choice.constraints)
        oracle.exclude(pattern.trace)
        better: Pattern | None = None
        for tried in range(NEAR):
            match oracle.ask((), (), token):
                case Model(trace):
                    other = pattern_for(trace)
                    if isinstance(other, Pattern) and other.candidates > pattern.candidates:
                        better = other
                        break
                    oracle.exclude(trace)
                case Refuted():
                    # Those left out before lack a clue that this one has, or are among the tried.
                    return None if tried else pattern
                case _:
                    return None
        if better is None:
            return None
        pattern = better
