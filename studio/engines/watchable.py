"""The engines that show their steps, and what each is asked so that there is something to see."""

from __future__ import annotations

from studio.engines.counting.loops import FrontierLoops
from studio.engines.counting.paths import FrontierPaths
from studio.engines.engine import Engine, Task
from studio.engines.sat.cdcl import CDCL
from studio.engines.sat.edge_sat import EdgeSat
from studio.engines.sat.loop_sat import LoopSat
from studio.engines.sat.path_sat import PathSat
from studio.engines.search.backtrack import Backtrack
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from studio.engines.search.simple_paths import SimplePaths
from studio.engines.tours.steps import TourSteps
from studio.puzzle import Problem
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Watchable:
    """An engine that tells its steps. ``one``: it stops at the first answer; ``most``: after so
    many steps there is nothing new to see."""

    engine: Engine
    task: Task = Task.SOLVE
    one: bool = False
    most: int | None = None

    @property
    def key(self) -> str:
        """The engine's name on the command line."""
        return self.engine.key


WATCHABLE: tuple[Watchable, ...] = (
    Watchable(Backtrack(steps=True)),
    Watchable(LoopSat(steps=True)),
    Watchable(TourSteps(), one=True),
    Watchable(SimplePaths(steps=True)),
    Watchable(EULERIAN_TRAILS, one=True),
    Watchable(EdgeSat(steps=True)),
    Watchable(PathSat(steps=True)),
    Watchable(CDCL, most=20_000),
    Watchable(FrontierLoops(steps=True), Task.COUNT),
    Watchable(FrontierPaths(steps=True), Task.COUNT),
)
"""In the order in which they are offered."""


def watchable(problem: Problem) -> tuple[Watchable, ...]:
    """The engines that can be watched at a problem."""
    return tuple(w for w in WATCHABLE if w.engine.declines(problem, w.task) is None)
