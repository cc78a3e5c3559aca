"""Counts simple cycles exactly, under clues that count sides: Slitherlinks on any lattice."""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.counting import engine as frontier_engine
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Event
from studio.engines.reasons import Declined
from studio.puzzle import Problem, Shape
from studio.puzzle.reason import Reason
from studio.records import dataclass

MOST_WIDE = 18
"""Nodes across a board without clues: some million states."""


@dataclass(frozen=True, slots=True)
class FrontierLoops:
    """The engine. Time and memory grow exponentially with the board's narrow side.

    With ``steps`` it tells every layer.
    """

    steps: bool = False
    key: str = "frontier-loops"
    name: str = "Frontier counting of loops"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Counts cycles on graphs whose frontier is narrow enough."""
        if problem.shape is not Shape.CYCLE:
            return Reason(Declined.COUNTS_LOOPS)
        return frontier_engine.declines(problem, task, MOST_WIDE)

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Count; a Progress now and then, and at the limit what is proved."""
        tell = frontier_engine.layers if self.steps else frontier_engine.count
        yield from tell(problem, limit, token)


FRONTIER_LOOPS = FrontierLoops()
