"""Counts Hamiltonian paths and cycles exactly: free or given ends, labels, diamonds, arrows, odd
and even marks, edges that lead one way."""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.counting import engine as frontier_engine
from studio.engines.counting.demand import heading
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Event
from studio.engines.reasons import Declined
from studio.puzzle import Problem, StepAmong
from studio.puzzle.problem import SPANNING
from studio.puzzle.reason import Reason
from studio.records import dataclass

MOST_WIDE = 16
"""Nodes across a board without clues: some million states."""

MOST_WIDE_HEADED = 12
"""The same where the direction of the line counts, which makes more states of each."""


@dataclass(frozen=True, slots=True)
class FrontierPaths:
    """The engine. Time and memory grow exponentially with the board's narrow side.

    With ``steps`` it tells every layer.
    """

    steps: bool = False
    key: str = "frontier-paths"
    name: str = "Frontier counting of paths"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Counts lines through every node on graphs whose frontier is narrow enough."""
        if problem.shape not in SPANNING:
            return Reason(Declined.COUNTS_PATHS)
        if self.steps and any(isinstance(c, StepAmong) for c in problem.constraints):
            return Reason(Declined.LAYERS_AMONG)
        most = MOST_WIDE_HEADED if heading(problem) else MOST_WIDE
        return frontier_engine.declines(problem, task, most)

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Count numberings of a rooted problem, drawings of another."""
        tell = frontier_engine.layers if self.steps else frontier_engine.count
        yield from tell(problem, limit, token)


FRONTIER_PATHS = FrontierPaths()
