"""The ladder for loops: what people see in a Slitherlink, on any lattice, cheapest first.

The names are those of the Slitherlink literature (Nikoli; Conceptis; S. Tatham's Loopy, whose
levels stand for: lines alone, pairs of lines at a corner, lines known to be alike). Each technique
looks only at what changed since it last looked, so a run over a 30x40 board takes a few tenths of a
second in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import TypeAlias

from studio.board import Graph
from studio.engines.deduction.deduction import ContradictionError, Deduction, Technique
from studio.engines.deduction.loop_cells import CELLS, PASSED, CellTechniques
from studio.engines.deduction.loop_patterns import Pattern, patterns
from studio.engines.deduction.loop_state import LoopState, Unit
from studio.engines.deduction.loop_units import (
    ALIKE,
    NOT_BOTH,
    ONE_OF,
    OPEN,
    UNUSED,
    USED,
    coloured,
    differing,
    paired,
    simple,
    why_differing,
    why_edges,
    why_pair,
    without_alike,
)
from studio.puzzle import Constraint, EdgesParity, Problem, Shape, Trace
from studio.puzzle.constraints import EdgesUsed, EdgeUnused, EdgeUsed
from studio.puzzle.visits import simple as simple_parts

CLOSED = Technique("closed", "Nothing beside the loop", 1, 0.5)
ZERO = Technique("zero", "No line round a 0", 1, 0.5)
CLUE_DONE = Technique("clue-done", "A clue has all its lines", 1, 1.0)
CLUE_REST = Technique("clue-rest", "A clue needs all that is left", 1, 1.0)
CORNER_FULL = Technique("corner-full", "No third line at a corner", 1, 1.0)
DEAD_END = Technique("dead-end", "A line never ends", 1, 1.0)
GOES_ON = Technique("goes-on", "A line goes on", 1, 1.0)
CLOSING = Technique("closing", "No early loop", 2, 1.5)
RIM = Technique("rim", "A clue in a corner of the board", 3, 1.5)
SIDE_BY_SIDE = Technique("side-by-side", "Two clues side by side", 3, 1.5)
DIAGONAL = Technique("diagonal", "Two clues that touch at a corner", 3, 1.5)
PAIR = Technique("pair", "Two lines at a corner", 4, 2.0)
LIKE = Technique("pair", "Two lines at a corner", 5, 2.5)
"""The same where it counts that two lines are alike, which is harder to see."""
COLOUR = Technique("colour", "Inside and outside", 5, 3.0)
PARITY = Technique("parity", "Crossings come out even", 6, 4.0)
CLUE_COLOUR = Technique("clue-colour", "A clue between inside and outside", 6, 4.0)
HIGHLANDER = Technique("highlander", "There is only one solution", 7, 5.0)


class LoopLadder:
    """Deductions about one loop on a plane graph; see :class:`Ladder`.

    With ``uniqueness`` it also uses that there is only one solution. ``staged``: that two lines
    are alike is used only where nothing else of pairs leads on, as a grade wants it. ValueError
    where the problem is not of this kind.
    """

    def __init__(self, problem: Problem, *, uniqueness: bool = False, staged: bool = False) -> None:
        planar = problem.graph.planar
        if problem.shape is not Shape.CYCLE or planar is None:
            raise ValueError("This ladder is for loops of boards in the plane.")
        self._graph: Graph = problem.graph
        self._constraints = problem.constraints
        self._clues = [c for c in problem.constraints if isinstance(c, EdgesUsed)]
        self._state = LoopState(problem.graph, planar, problem.constraints)
        self._uniqueness = uniqueness
        self._staged = staged
        self._cells: CellTechniques | None = None
        if any(not isinstance(c, _SIDES_ALONE) for c in problem.constraints):
            self._cells = CellTechniques(self._state, problem.constraints)
        self._unlike: set[int] = set()
        """Units to look at again for pairs that are alike, where that is a stage of its own."""
        self._parities_told = [] if self._cells is None else list(problem.constraints)
        facts = [c for c in problem.constraints if isinstance(c, EdgeUsed | EdgeUnused)]
        self.learn(facts)

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """What it tries; uniqueness techniques only where they were asked for."""
        cells = CELLS if self._cells is not None else (PASSED,)
        return (*(LOOPS if self._uniqueness else LOOPS[:-1]), *cells)

    @property
    def of_cells(self) -> bool:
        """Do clues say more than how many sides of a cell are used?"""
        return self._cells is not None

    @property
    def state(self) -> LoopState:
        """What is known, for those who look closely."""
        return self._state

    def learn(self, facts: Iterable[Constraint]) -> None:
        """Take facts as known."""
        for fact in facts:
            self._state.learn(fact)
            if self._cells is not None:
                self._cells.visits.learn(fact)

    def known(self) -> frozenset[Constraint]:
        """The edges that are settled."""
        return frozenset(self._state.settled)

    def pair_facts(self) -> list[Constraint]:
        """What is known of two edges of which neither is settled, and of nodes by themselves."""
        state = self._state
        nodes = [] if self._cells is None else self._cells.visits.facts()
        return nodes + [
            state.pair_fact(place, bit)
            for place, bits in enumerate(state.bits)
            if bits and not any(state.status[edge] for edge in state.pairs[place])
            for bit in (NOT_BOTH, ONE_OF, ALIKE)
            if bits & bit
        ]

    @property
    def open(self) -> int:
        """How many edges are not settled."""
        return self._state.status.count(OPEN)

    def next(self) -> list[Deduction]:
        """All conclusions of the cheapest technique that has any."""
        cells = self._cells
        looks: tuple[Look, ...] = (
            self._rest,
            self._simple,
            *(() if cells is None else (cells.simple,)),
            self._closing,
            *(() if cells is None else (cells.by_clues,)),
            self._patterns,
            *(() if cells is None else (cells.by_more,)),
            self._pairs,
            self._colours,
            *(() if cells is None else (cells.bottlenecks,)),
            self._parities,
            self._uniqueness_steps,
        )
        for look in looks:
            found = look()
            if found:
                return found
        return []

    # -- the end ---------------------------------------------------------------------------------

    def _rest(self) -> list[Deduction]:
        """All that is open, once the loop is closed: there is only one."""
        state = self._state
        if state.closed is None or OPEN not in state.status:
            return []
        because = tuple(state.used_fact[k] for k in state.strand(state.closed))
        then = (fact for fact, s in zip(state.unused_fact, state.status, strict=True) if s == OPEN)
        return [Deduction(CLOSED, because, tuple(then))]

    # -- one unit alone --------------------------------------------------------------------------

    def _simple(self) -> list[Deduction]:
        """A clue or a corner by its own lines."""
        state = self._state
        found: list[Deduction] = []
        told: set[int] = set()
        for number in sorted(state.dirty):
            unit = state.units[number]
            local = simple(unit.shape, state.code[number])
            if local is None:
                raise ContradictionError(self._all_of(number))
            for status in (UNUSED, USED):
                then = tuple((i, s) for i, s in local.edges if s == status)
                new = [(i, s) for i, s in then if unit.edges[i] not in told]
                if new:
                    told.update(unit.edges[i] for i, _ in new)
                    found.append(self._of_unit(number, tuple(new)))
        state.dirty.clear()
        return found

    def _of_unit(self, number: int, then: tuple[tuple[int, int], ...]) -> Deduction:
        state = self._state
        unit = state.units[number]
        items = why_edges(unit.shape, state.code[number], 0, then)
        facts = tuple(state.fact(unit.edges[i], status) for i, status in then)
        technique = _simple_name(unit, then[0][1], full=any(item[2] == USED for item in items))
        return Deduction(technique, state.reason(unit, items), facts, _values(unit), *_where(unit))

    def _all_of(self, number: int, *, pairs: bool = False) -> tuple[Constraint, ...]:
        """Everything known in a unit, of its pairs too if told, as a contradiction's reason."""
        state, unit = self._state, self._state.units[number]
        items = [("link", i, state.status[k]) for i, k in enumerate(unit.edges) if state.status[k]]
        if pairs:
            items += [
                ("pair", place, bit)
                for place, pair in enumerate(unit.pairs)
                for bit in (NOT_BOTH, ONE_OF, ALIKE)
                if state.bits[pair] & bit
            ]
        return state.reason(unit, items)

    # -- early loops -----------------------------------------------------------------------------

    def _closing(self) -> list[Deduction]:
        """An edge between the two ends of a strand, while the loop cannot be whole."""
        state = self._state
        found: list[Deduction] = []
        again: list[tuple[int, int]] = []
        for a, b in dict.fromkeys(state.ends):
            if a == b or state.mate[a] != b or state.mate[b] != a:
                continue
            edge = self._graph.edge_index.get((a, b))
            if edge is None or state.status[edge] != OPEN:
                continue
            strand = state.strand(a)
            witness = self._witness(edge, strand)
            if witness is None:
                again.append((a, b))
                continue
            because = (*witness, *(state.used_fact[k] for k in strand))
            found.append(Deduction(CLOSING, because, (state.unused_fact[edge],), nodes=(a, b)))
        state.ends = again if not found else state.ends
        return found

    def _witness(self, edge: int, strand: list[int]) -> tuple[Constraint, ...] | None:
        """What the loop closed by ``edge`` would leave out: a drawn line, or a clue's lines."""
        state = self._state
        if state.strands > 1:
            own = set(strand)
            other = next(k for k, s in enumerate(state.status) if s == USED and k not in own)
            return (state.used_fact[other],)
        loop = {self._graph.edges[k] for k in (*strand, edge)}
        for clue in self._clues:
            if sum(pair in loop for pair in clue.edges) != clue.count:
                return (clue,)
        if self._cells is not None:
            nodes = tuple(dict.fromkeys(node for pair in loop for node in pair))
            whole = Trace(_around(nodes, loop), closed=True)
            for constraint in self._constraints:
                if not constraint.holds(whole):
                    return (constraint,)
        return None

    # -- two clues at once -----------------------------------------------------------------------

    @cached_property
    def _all_patterns(self) -> list[Pattern]:
        return patterns(self._state)

    def _patterns(self) -> list[Deduction]:
        """Clues at the rim, side by side, or touching at a corner."""
        state = self._state
        found: list[Deduction] = []
        told: set[int] = set()
        left = []
        for pattern in self._all_patterns:
            new = [
                (edge, status)
                for edge, status in pattern.settled
                if state.status[edge] == OPEN and edge not in told
            ]
            if not new:
                continue
            left.append(pattern)
            told.update(edge for edge, _ in new)
            values = tuple(unit.shape.counts[0] for unit in pattern.units)
            faces = tuple(unit.face for unit in pattern.units if unit.face is not None)
            then = tuple(state.fact(edge, status) for edge, status in new)
            because = tuple(unit.clue for unit in pattern.units if unit.clue is not None)
            technique = RIM if len(values) == 1 else _neighbours_name(pattern)
            found.append(Deduction(technique, because, then, values, faces=faces))
        self._all_patterns = left
        return found

    # -- pairs of edges at a corner --------------------------------------------------------------

    def _pairs(self) -> list[Deduction]:
        """Two edges that meet at a corner of a cell: not both, one of them, or alike."""
        state = self._state
        if not self._staged:
            found = self._paired(state.stirred, PAIR)
            state.stirred.clear()
            return found
        self._unlike |= state.stirred
        found = self._paired(state.stirred, PAIR, alike=False)
        state.stirred.clear()
        if not found:
            found = self._paired(self._unlike, LIKE)
            self._unlike.clear()
        return found

    def _paired(
        self, units: Iterable[int], technique: Technique, *, alike: bool = True
    ) -> list[Deduction]:
        """What follows of pairs in some units; not ``alike``: of those known to differ alone."""
        state = self._state
        found: list[Deduction] = []
        told: set[tuple[int, int]] = set()
        for number in sorted(units):
            unit, code, pair_code = state.units[number], state.code[number], state.pair_code[number]
            if not alike:
                pair_code = without_alike(pair_code)
            local = paired(unit.shape, code, pair_code)
            if local is None:
                raise ContradictionError(self._all_of(number, pairs=True))
            for then in local.edges:
                edge, status = unit.edges[then[0]], then[1]
                if (edge, -1) not in told:
                    told.add((edge, -1))
                    items = why_edges(unit.shape, code, pair_code, (then,))
                    fact = state.fact(edge, status)
                    found.append(self._deduced(technique, unit, state.reason(unit, items), fact))
            for place, bits in local.pairs:
                pair = unit.pairs[place]
                for bit in (NOT_BOTH, ONE_OF, ALIKE)[: 3 if alike else 2]:
                    if bits & bit and (pair, bit) not in told:
                        told.add((pair, bit))
                        items = why_pair(unit.shape, code, pair_code, place, bit)
                        fact = state.pair_fact(pair, bit)
                        because = state.reason(unit, items)
                        found.append(self._deduced(technique, unit, because, fact))
        return found

    @staticmethod
    def _deduced(
        technique: Technique, unit: Unit, because: tuple[Constraint, ...], fact: Constraint
    ) -> Deduction:
        return Deduction(technique, because, (fact,), _values(unit), *_where(unit))

    # -- inside and outside ----------------------------------------------------------------------

    def _colours(self) -> list[Deduction]:
        """Cells joined by known lines: is there a line between two of them?"""
        state, sides = self._state, self._state.sides
        for constraint in self._parities_told:
            self._tell(constraint)
        self._parities_told.clear()
        for edge in state.fresh:
            a, b = state.planar.sides[edge]
            across = int(state.status[edge] == USED)
            if a != b:
                sides.note(a, b, across, (state.fact(edge, state.status[edge]),))
        state.fresh.clear()
        return self._between(COLOUR)

    def _tell(self, constraint: Constraint) -> None:
        """Faces whose sides a constraint gives by what is crossed between them."""
        planar = self._state.planar
        for part in simple_parts([constraint]):
            ends: set[int] = set()
            for pair in part.edges if isinstance(part, EdgesParity) else ():
                ends ^= set(planar.sides[self._graph.edge_index[pair]])
            if isinstance(part, EdgesParity) and len(ends) == 2:
                a, b = sorted(ends)
                self._state.sides.note(a, b, int(part.odd), (constraint,))

    def _between(self, technique: Technique) -> list[Deduction]:
        state, sides = self._state, self._state.sides
        found = []
        for edge, status in enumerate(state.status):
            if status != OPEN:
                continue
            a, b = state.planar.sides[edge]
            (root, p), (other, q) = sides.find(a), sides.find(b)
            if root == other:
                because, faces = sides.chain(a, b)
                fact = state.fact(edge, USED if p != q else UNUSED)
                found.append(Deduction(technique, because, (fact,), faces=faces))
        return found

    def _parities(self) -> list[Deduction]:
        """Edges of a clue or a corner that are alike, or not, relate the cells beyond them."""
        state, sides = self._state, self._state.sides
        for number, unit in enumerate(state.units):
            code, pair_code = state.code[number], state.pair_code[number]
            for i, j, value in differing(unit.shape, code, pair_code):
                ends = set(state.planar.sides[unit.edges[i]]) ^ set(
                    state.planar.sides[unit.edges[j]]
                )
                if len(ends) == 2:
                    a, b = sorted(ends)
                    if sides.find(a)[0] != sides.find(b)[0]:
                        items = why_differing(unit.shape, code, pair_code, i, j, value)
                        sides.tell(a, b, value, state.reason(unit, items))
        return self._between(PARITY) or self._clue_colours()

    def _clue_colours(self) -> list[Deduction]:
        """The edges of a clue or a corner, where sides of the cells around are known."""
        state = self._state
        found: list[Deduction] = []
        told: set[int] = set()
        for number, unit in enumerate(state.units):
            free = [i for i, edge in enumerate(unit.edges) if state.status[edge] == OPEN]
            if len(free) < 2:
                continue
            classes = tuple(self._class(edge) for edge in unit.edges)
            if len({classes[i][0] for i in free}) == len(free):
                continue
            code, pair_code = state.code[number], state.pair_code[number]
            numbered = _renumbered(classes)
            for i, status in coloured(unit.shape, code, pair_code, numbered):
                edge = unit.edges[i]
                if edge in told:
                    continue
                told.add(edge)
                because = dict.fromkeys(self._all_of(number, pairs=True))
                for chain in self._chains(unit, free, classes):
                    because.update(dict.fromkeys(chain))
                fact = state.fact(edge, status)
                found.append(self._deduced(CLUE_COLOUR, unit, tuple(because), fact))
        return found

    def _class(self, edge: int) -> tuple[tuple[int, int], int]:
        """Edges of one class are alike, or unlike, as the second part says."""
        a, b = self._state.planar.sides[edge]
        (root, p), (other, q) = self._state.sides.find(a), self._state.sides.find(b)
        return (min(root, other), max(root, other)), p ^ q

    def _chains(
        self, unit: Unit, free: list[int], classes: tuple[tuple[tuple[int, int], int], ...]
    ) -> Iterator[tuple[Constraint, ...]]:
        """Why the edges of each class belong together."""
        sides, planar = self._state.sides, self._state.planar
        first: dict[tuple[int, int], int] = {}
        for i in free:
            key = classes[i][0]
            if key not in first:
                first[key] = i
                continue
            a, b = planar.sides[unit.edges[first[key]]]
            for face in planar.sides[unit.edges[i]]:
                root = sides.find(face)[0]
                partner = a if sides.find(a)[0] == root else b
                if partner != face:
                    yield sides.chain(partner, face)[0]

    # -- only one solution -----------------------------------------------------------------------

    def _uniqueness_steps(self) -> list[Deduction]:
        """Two ways through a corner cell of the board without a clue would be two solutions."""
        if not self._uniqueness:
            return []
        from studio.engines.deduction.loop_uniqueness import uniqueness_steps

        return uniqueness_steps(self._state, self._constraints, HIGHLANDER)


LOOPS = (
    CLOSED, ZERO, CLUE_DONE, CLUE_REST, CORNER_FULL, DEAD_END, GOES_ON, CLOSING, RIM, SIDE_BY_SIDE,
    DIAGONAL, PAIR, COLOUR, PARITY, CLUE_COLOUR, HIGHLANDER,
)  # fmt: skip
"""The techniques for loops, in the order in which they are tried."""


Look: TypeAlias = Callable[[], list[Deduction]]

_SIDES_ALONE = (EdgesUsed, EdgeUsed, EdgeUnused)
"""The constraints that need no more than the edges round cells and at corners."""


def _around(nodes: tuple[int, ...], loop: set[tuple[int, int]]) -> tuple[int, ...]:
    """The nodes of a loop in order."""
    near: dict[int, list[int]] = {node: [] for node in nodes}
    for u, v in loop:
        near[u].append(v)
        near[v].append(u)
    found = [nodes[0], near[nodes[0]][0]]
    while len(found) < len(nodes):
        first, second = near[found[-1]]
        found.append(second if first == found[-2] else first)
    return tuple(found)


def _values(unit: Unit) -> tuple[int, ...]:
    return unit.shape.counts if unit.node is None else ()


def _where(unit: Unit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The nodes and faces that a deduction about a unit points at."""
    return (
        () if unit.node is None else (unit.node,),
        () if unit.face is None else (unit.face,),
    )


def _simple_name(unit: Unit, status: int, *, full: bool) -> Technique:
    if unit.clue is not None and unit.node is not None:
        return PASSED
    if unit.clue is not None:
        if unit.shape.counts == (0,):
            return ZERO
        return CLUE_REST if status == USED else CLUE_DONE
    if status == USED:
        return GOES_ON
    return CORNER_FULL if full else DEAD_END


def _neighbours_name(pattern: Pattern) -> Technique:
    first, second = (set(unit.edges) for unit in pattern.units)
    return SIDE_BY_SIDE if first & second else DIAGONAL


def _renumbered(classes: tuple[tuple[tuple[int, int], int], ...]) -> tuple[tuple[int, int], ...]:
    """Classes by the order in which they come, so that equal situations look equal."""
    numbers: dict[tuple[int, int], int] = {}
    return tuple((numbers.setdefault(key, len(numbers)), side) for key, side in classes)
