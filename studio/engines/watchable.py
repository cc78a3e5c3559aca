"""The engines that show their steps, and what each is asked so that there is something to see."""

from __future__ import annotations

from dataclasses import dataclass

from studio.engines.backtrack import Backtrack
from studio.engines.engine import Engine, Task
from studio.engines.frontier_loops import FrontierLoops
from studio.engines.frontier_paths import FrontierPaths
from studio.engines.link_sat import LinkSat
from studio.engines.loop_sat import LoopSat
from studio.engines.path_sat import PathSat
from studio.engines.tours_steps import TourSteps
from studio.engines.trails import TRAILS
from studio.engines.walks import Walks
from studio.puzzle import Problem


@dataclass(frozen=True, slots=True)
class Watchable:
    """An engine that tells its steps. ``one``: it stops at the first answer."""

    engine: Engine
    task: Task = Task.SOLVE
    one: bool = False

    @property
    def key(self) -> str:
        """The engine's name on the command line."""
        return self.engine.key


WATCHABLE: tuple[Watchable, ...] = (
    Watchable(Backtrack(steps=True)),
    Watchable(LoopSat(steps=True)),
    Watchable(TourSteps(), one=True),
    Watchable(Walks(steps=True)),
    Watchable(TRAILS, one=True),
    Watchable(LinkSat(steps=True)),
    Watchable(PathSat(steps=True)),
    Watchable(FrontierLoops(steps=True), Task.COUNT),
    Watchable(FrontierPaths(steps=True), Task.COUNT),
)
"""In the order in which they are offered."""


def watchable(problem: Problem) -> tuple[Watchable, ...]:
    """The engines that can be watched at a problem."""
    return tuple(w for w in WATCHABLE if w.engine.declines(problem, w.task) is None)
