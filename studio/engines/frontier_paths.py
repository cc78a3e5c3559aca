"""Counts Hamiltonian paths and cycles exactly: free or given ends, labels, diamonds, arrows, odd
and even marks, links that lead one way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from studio.engines import frontier_engine
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Event
from studio.engines.frontier_demand import heading
from studio.puzzle import Problem, StepAmong
from studio.puzzle.problem import SPANNING

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

    def declines(self, problem: Problem, task: Task) -> str | None:
        """Counts lines through every node on graphs whose frontier is narrow enough."""
        if problem.shape not in SPANNING:
            return "This engine counts lines that visit every node."
        if self.steps and any(isinstance(c, StepAmong) for c in problem.constraints):
            return "Layer by layer only lines are shown whose numbers have one cell each."
        most = MOST_WIDE_HEADED if heading(problem) else MOST_WIDE
        return frontier_engine.declines(problem, task, most)

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Count numberings of a rooted problem, drawings of another."""
        tell = frontier_engine.layers if self.steps else frontier_engine.count
        yield from tell(problem, limit, token)


FRONTIER_PATHS = FrontierPaths()
