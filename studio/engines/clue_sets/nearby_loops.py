"""Loops that differ from one loop close by: they show at little cost that a clue is needed.

Whoever has the only answer of a puzzle and asks of a clue whether it is needed asks for another
loop that obeys all the others. On a large board there mostly is one that takes another way round
the clue and is the same elsewhere. So it is looked for there first: in a patch of the board, with
every face beyond on the side where it is. What is found is found; where nothing is, nothing is
known.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.deduction.loop_edges import nodes_of
from studio.engines.engine import Oracle, Token
from studio.engines.sat.loop_formula import LoopFormula
from studio.engines.sat.loop_sat import Cuts, LoopOracle, inside_of
from studio.engines.sat.solver import within_budget
from studio.puzzle import Constraint, Problem, Several, Trace
from studio.records import dataclass

MANY = 100
"""So many constraints are worth a look close by."""

CONFLICTS = 300
"""How long one call of the solver may take: what is close by is found at once, or not at all."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How large patches are: ``margin`` steps from face to face, by corners, round constraints
    that lie up to ``spread`` steps away from one of them."""

    spread: int
    margin: int


class NearbyLoops:
    """Looks for other loops near the ``line`` of a plane graph, which obeys all ``constraints``."""

    def __init__(self, graph: Graph, constraints: Collection[Constraint], line: Trace) -> None:
        planar = graph.planar
        assert planar is not None
        self._outer = planar.outer
        inside = inside_of(planar, {graph.edge_index[pair] for pair in line.pairs})
        self._signs = [face if within else -face for face, within in enumerate(inside, start=1)]
        self._faces = [
            tuple({face for edge in edges for face in planar.sides[edge]})
            for edges in graph.incident
        ]
        self._corners: list[list[int]] = [[] for _ in range(planar.size)]
        for node, faces in enumerate(self._faces):
            for face in faces:
                self._corners[face].append(node)
        self._nodes: dict[Constraint, Collection[int]] = {}
        self._everywhere: list[Constraint] = []
        """Those of which it is not known where they might be broken."""
        self._at: list[list[Constraint]] = [[] for _ in range(graph.size)]
        for constraint in constraints:
            nodes = _touched(constraint)
            if not nodes:
                self._everywhere.append(constraint)
                continue
            self._nodes[constraint] = nodes
            for node in nodes:
                self._at[node].append(constraint)
        self._formula = LoopFormula(graph, planar, Minisat22())
        self._cuts = Cuts(planar.beside)
        self._selectors: dict[Constraint, int] = {}
        self._formula.solver.set_phases(self._signs[: self._outer])

    def patches(self, constraints: Iterable[Constraint], reach: Reach) -> Iterator[Patch]:
        """Patches around some constraints, each in one of them, in about the order they come in."""
        left = {c: self._nodes[c] for c in constraints if c in self._nodes}
        while left:
            first = next(iter(left))
            middle = self._around(left[first], reach.spread)
            whole = self._around(left[first], reach.spread + reach.margin)
            corners = self._corners_of(middle)
            inner = [
                c
                for c in dict.fromkeys(c for node in corners for c in self._at[node])
                if c in left and self._around(left[c], 0) <= middle
            ]
            for constraint in inner:
                del left[constraint]
            yield Patch(self, whole, inner)

    def confine(self, faces: Collection[int]) -> int:
        """A new literal: the loop is another one, and differs from the line in these faces only."""
        formula = self._formula
        confined = formula.new()
        formula.add(-confined, *(-self._signs[face] for face in faces))
        for face, sign in enumerate(self._signs[: self._outer]):
            if face not in faces:
                formula.solver.add_clause((-confined, sign))
        return confined

    def held_near(self, faces: Collection[int]) -> Sequence[Constraint]:
        """The constraints that a loop may break which differs from the line in these faces."""
        near = (c for node in sorted(self._corners_of(faces)) for c in self._at[node])
        return tuple(dict.fromkeys((*near, *self._everywhere)))

    def add(self, literal: int) -> None:
        """Let a literal be true from now on."""
        self._formula.add(literal)

    def selector(self, constraint: Constraint) -> int:
        """The literal that holds a constraint."""
        selector = self._selectors.get(constraint)
        if selector is None:
            selector = self._selectors[constraint] = self._formula.guarded(constraint)
        return selector

    def solve(self, assumptions: Sequence[int], token: Token) -> bool:
        """Was a loop found at little cost?"""
        solver = self._formula.solver
        while not token.stopped:
            solver.conf_budget(CONFLICTS)
            if not within_budget(solver, assumptions):
                return False
            cuts = self._cuts([*solver.get_model()[: self._outer], -1])
            if not cuts:
                return True
            for cut in cuts:
                solver.add_clause(cut)
        return False

    def _corners_of(self, faces: Iterable[int]) -> set[int]:
        """The nodes around some faces."""
        return {node for face in faces for node in self._corners[face]}

    def _around(self, nodes: Iterable[int], steps: int) -> set[int]:
        """The faces around some nodes, and those within so many steps of them; not the outer one,
        which is outside of every loop."""
        reached = {self._outer}
        for _ in range(steps + 1):
            ring = {face for node in nodes for face in self._faces[node]} - reached
            reached |= ring
            nodes = self._corners_of(ring)
        return reached - {self._outer}


class Patch:
    """A part of the board in which a loop may differ from the line."""

    def __init__(
        self, loops: NearbyLoops, faces: Collection[int], constraints: Sequence[Constraint]
    ) -> None:
        self._loops = loops
        self.constraints = constraints
        """Those to be asked of, in the middle."""
        self._near = loops.held_near(faces)
        self._selector = loops.confine(faces)

    def breaks(self, constraint: Constraint, token: Token, among: Collection[Constraint]) -> bool:
        """Was another loop found here that obeys all ``among`` the constraints but this one?"""
        loops = self._loops
        held = (c for c in self._near if c != constraint and c in among)
        return loops.solve([self._selector, *map(loops.selector, held)], token)

    def close(self) -> None:
        """It will not be asked any more."""
        self._loops.add(-self._selector)


def _touched(constraint: Constraint) -> Collection[int]:
    """The nodes at whose edges a constraint may be broken; none where that is not known."""
    if not isinstance(constraint, Several):
        return nodes_of(constraint)
    found: dict[int, None] = {}
    for part in constraint.parts:
        nodes = _touched(part)
        if not nodes:
            return ()
        found.update(dict.fromkeys(nodes))
    return found


def nearby_loops(oracle: Oracle, problem: Problem, line: Trace) -> NearbyLoops | None:
    """What looks near a line for others, where ``oracle`` is one of loops and it is worth it."""
    behind = oracle.behind if isinstance(oracle, RememberingOracle) else oracle
    if len(problem.constraints) < MANY or not isinstance(behind, LoopOracle):
        return None
    return NearbyLoops(behind.graph, problem.constraints, line)
