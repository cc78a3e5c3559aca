"""Which ladder climbs a problem, and what finds small proofs for it, loaded when it is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from studio.engines.deduction.deduction import Deduction, Ladder
from studio.engines.deduction.loops import LoopLadder
from studio.engines.deduction.paths import PathLadder
from studio.engines.deduction.proofs import Proofs
from studio.engines.engine import Oracle
from studio.puzzle import Constraint, MetInOrder, Problem, Shape
from studio.puzzle.constraints import StartsAt, StepAt


class NoLadder:
    """Knows facts and no technique: for shapes that people solve by trying."""

    techniques = ()

    def __init__(self, problem: Problem) -> None:
        self._known: dict[Constraint, None] = {}
        starts = (c for c in problem.constraints if isinstance(c, StartsAt))
        self.learn(StepAt(start.node, 1) for start in starts)

    def learn(self, facts: Iterable[Constraint]) -> None:
        """Remember them."""
        self._known.update(dict.fromkeys(facts))

    def next(self) -> list[Deduction]:
        """Nothing."""
        return []

    def known(self) -> frozenset[Constraint]:
        """What was learnt."""
        return frozenset(self._known)


def ladder_for(problem: Problem, *, uniqueness: bool = False, staged: bool = False) -> Ladder:
    """The ladder for a problem; one without techniques where there is none.

    ``uniqueness`` and ``staged`` are those of loops, see :class:`LoopLadder`.
    """
    if problem.shape is Shape.CYCLE and problem.graph.planar is not None:
        return LoopLadder(problem, uniqueness=uniqueness, staged=staged)
    if problem.spanning and not problem.graph.directed:
        return PathLadder(problem)
    return NoLadder(problem)


def proofs_for(problem: Problem, oracle: Oracle) -> Proofs:
    """What finds small proofs for a problem."""
    if problem.shape is Shape.CYCLE and problem.graph.planar is not None:
        from studio.engines.deduction.loop_proofs import LoopProofs

        return LoopProofs(problem)
    # Windows do not see an order of numbers, the oracle does.
    ordered = any(isinstance(constraint, MetInOrder) for constraint in problem.constraints)
    if problem.spanning and not problem.graph.directed and not ordered:
        from studio.engines.deduction.path_proofs import PathProofs

        return PathProofs(problem)
    from studio.engines.deduction.oracle_proofs import OracleProofs

    return OracleProofs(problem, oracle)
