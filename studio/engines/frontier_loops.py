"""Counts simple cycles exactly, under clues that count sides: Slitherlinks on any lattice."""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines import frontier_engine
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Event
from studio.puzzle import Problem, Shape

MOST_WIDE = 18
"""Nodes across a board without clues: some million states."""


class FrontierLoops:
    """The engine. Time and memory grow exponentially with the board's narrow side."""

    key = "frontier-loops"
    name = "Frontier counting of loops"

    def declines(self, problem: Problem, task: Task) -> str | None:
        """Counts cycles on graphs whose frontier is narrow enough."""
        if problem.shape is not Shape.CYCLE:
            return "This engine counts loops that need not visit every node."
        return frontier_engine.declines(problem, task, MOST_WIDE)

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Count; a Progress now and then, and at the limit what is proved."""
        yield from frontier_engine.count(problem, limit, token)


FRONTIER_LOOPS = FrontierLoops()
