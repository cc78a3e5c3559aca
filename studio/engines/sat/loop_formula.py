"""The formula of the loops of a plane graph: inside and outside, and what clues say of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import comb
from operator import itemgetter
from typing import TypeAlias

from pysat.solvers import Minisat22, MinisatGH

from studio.board import Graph, Planar
from studio.engines.sat.loop_inference import Inferred
from studio.puzzle import AllOf, Constraint, EdgesParity, EdgesUsed
from studio.puzzle.encoder import Defining, Undeclared, Unsaid, odd_of
from studio.puzzle.reason import Reason

MOST_CLAUSES = 300
"""Where it takes more clauses to count the edges around a face, as on hats, literals count them."""


class EdgesOnly:
    """An Encoder that does nothing but tell whether edges are all that a constraint speaks of."""

    def at(self, node: int, step: int) -> int:
        """Steps have no variables here."""
        raise Undeclared(Reason(Unsaid.STEP))

    def used(self, u: int, v: int) -> int:
        """Any literal."""
        return 1

    def visited(self, node: int) -> int:
        """Any literal."""
        return 1

    def follows(self, u: int, v: int) -> int:
        """Directions have no variables here."""
        raise Undeclared(Reason(Unsaid.DIRECTION))

    def odd(self, node: int) -> int:
        """Steps have no variables here."""
        raise Undeclared(Reason(Unsaid.STEP))

    def in_order(self, nodes: tuple[int, ...], place: int) -> int:
        """Steps have no variables here."""
        raise Undeclared(Reason(Unsaid.STEP))

    def either(self, *literals: int) -> int:
        """Any literal."""
        return 1

    def carried(self, reached: int, before: int, literal: int) -> int:
        """Any literal."""
        return 1

    def add(self, *clause: int) -> None:
        """Clauses go nowhere."""


class LoopFormula(Defining, EdgesOnly):
    """The growing formula of the loops of a plane graph; an Encoder for constraints.

    Face ``f`` is variable ``f + 1``. Edges get a variable when first spoken of, except at the
    border of the outer face, where an edge *is* its inner face; edges between the same two faces
    share one.
    """

    def __init__(
        self,
        graph: Graph,
        planar: Planar,
        solver: Minisat22 | MinisatGH,
        known: Inferred | None = None,
    ) -> None:
        super().__init__(solver)
        self.solver = solver
        self.edges: dict[tuple[int, int], int] = {}
        """The literals of edges spoken of so far, by their two faces."""
        self._top = planar.outer
        self._outer = planar.outer
        self._sides = planar.sides
        self._index = graph.edge_index
        self._graph = graph
        self._differ: dict[tuple[int, int], int] = {}
        """By two faces that others lie as, the literal that they lie on two sides."""
        self._visited: dict[int, int] = {}
        self._totals: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._guard: int | None = None
        self._signs = list(range(1, planar.outer + 2))
        """For each face the literal that says it is inside: where it is known to lie as another
        one does, or not, that one's."""
        if known is not None:
            self._know(known)
        for edges, faces in zip(graph.incident, graph.rings, strict=True):
            if faces and not (known is not None and known.settles(edges)):
                self._change_twice(faces)
        self.solver.add_clause(range(1, planar.outer + 1))

    def _know(self, known: Inferred) -> None:
        """What was inferred: faces on a known side, and faces that lie as another one does."""
        outside = known.root[self._outer], known.across[self._outer]
        outer = self._outer + 1
        for face, (root, across) in enumerate(zip(known.root, known.across, strict=True)):
            literal = -face - 1 if across else face + 1
            if root == outside[0]:
                if face != self._outer:
                    self.solver.add_clause([literal if outside[1] else -literal])
                    self._signs[face] = outer if across == outside[1] else -outer
            elif root != face:
                self.solver.add_clause([literal, -root - 1])
                self.solver.add_clause([-literal, root + 1])
                self._signs[face] = -root - 1 if across else root + 1

    def _change_twice(self, faces: Sequence[int]) -> None:
        """Around a node the faces change sides at most twice: the loop never touches itself."""
        plain = self._plain(faces)
        for quad in combinations(faces, 4):
            a, b, c, d = (face + 1 for face in quad)
            if plain:
                self.solver.add_clause((a, -b, c, -d))
                self.solver.add_clause((-a, b, -c, d))
            else:
                self._post(a, -b, c, -d)
                self._post(-a, b, -c, d)

    def _plain(self, faces: Sequence[int]) -> bool:
        """Can nothing coincide in clauses over these faces, and none be known for good?"""
        return self._outer not in faces and len(set(faces)) == len(faces)

    def _post(self, *clause: int) -> None:
        """Add a clause over faces, in which the outer one may stand: it is false for good."""
        outer = self._outer + 1
        if -outer not in clause and not any(-literal in clause for literal in clause):
            self.add(*(literal for literal in clause if literal != outer))

    def new(self) -> int:
        """A fresh variable."""
        self._top += 1
        return self._top

    # -- what constraints ask ------------------------------------------------------------------

    def used(self, u: int, v: int) -> int:
        """The literal that the loop uses the edge of two nodes."""
        faces = self._sides[self._index[u, v]]
        literal = self.edges.get(faces)
        if literal is None:
            literal = self.edges[faces] = self._edge(*faces)
        return literal

    def _edge(self, face: int, other: int) -> int:
        """A literal that is true where two faces differ."""
        a, b = self._signs[face], self._signs[other]
        outer = self._outer + 1  # false for good
        if abs(a) == outer:
            a, b = b, a
        if abs(b) == outer and abs(a) != outer:
            return a if b > 0 else -a
        alike = (a > 0) is (b > 0)
        pair = (abs(a), abs(b)) if abs(a) < abs(b) else (abs(b), abs(a))
        used = self._differ.get(pair)
        if used is None:
            used = self._differ[pair] = self.new()
            a, b = pair
            if a == b:
                self.solver.add_clause([-used])
            else:
                for clause in ([-used, a, b], [-used, -a, -b], [used, -a, b], [used, a, -b]):
                    self.solver.add_clause(clause)
        return used if alike else -used

    def visited(self, node: int) -> int:
        """The literal that the loop visits a node: the faces around it are not all on one side."""
        literal = self._visited.get(node)
        if literal is None:
            literal = self._visited[node] = self._visit(node)
        return literal

    def _visit(self, node: int) -> int:
        signs = self._signs
        around = {self._sides[edge] for edge in self._graph.incident[node]}
        visited = self.new()
        for face, other in around:
            a, b = signs[face], signs[other]
            if a != b:
                self._always(visited, a, -b)
                self._always(visited, -a, b)
        faces = sorted({signs[face] for pair in around for face in pair})
        self._always(-visited, *faces)
        self._always(-visited, *(-face for face in faces))
        return visited

    def _always(self, first: int, *faces: int) -> None:
        """Add a clause of a literal and of faces, also the outer one, whatever selector is open."""
        outer = self._outer + 1
        if -outer not in faces:
            self.solver.add_clause([first, *(face for face in faces if face != outer)])

    def add(self, *clause: int) -> None:
        """Add a clause, behind the selector that is open now."""
        if self._guard is None:
            self.solver.add_clause(clause)
        else:
            self.solver.add_clause((*clause, -self._guard))

    def encode(self, constraint: Constraint) -> None:
        """Add a constraint; edges round one face and parities are said of faces alone."""
        if isinstance(constraint, EdgesUsed) and constraint.edges:
            sides = [self._sides[self._index[pair]] for pair in constraint.edges]
            shared = [face for face in set(sides[0]) if all(face in pair for pair in sides)]
            if _clauses(len(sides), constraint.count) > MOST_CLAUSES:
                self._total(tuple(self.used(*pair) for pair in constraint.edges), constraint.count)
                return
            if len(shared) == 1:
                face = shared[0]
                self._around(face, [a + b - face for a, b in sides], constraint.count)
                return
        if isinstance(constraint, EdgesParity):
            self._odd(constraint)
            return
        if isinstance(constraint, AllOf):  # what it says may be said of faces
            for part in constraint.parts:
                self.encode(part)
            return
        constraint.encode(self)

    def _total(self, literals: tuple[int, ...], count: int) -> None:
        """``count`` of many literals are true."""
        at_least = self._at_least(literals)
        self.add(at_least[count - 1])
        if count < len(at_least):
            self.add(-at_least[count])

    def _at_least(self, literals: tuple[int, ...]) -> tuple[int, ...]:
        """For each number from 1 a literal that so many of these are true, for every question.

        A totalizer (O. Bailleux, Y. Boufkhad, "Efficient CNF encoding of Boolean cardinality
        constraints", CP 2003), said both ways.
        """
        if len(literals) == 1:
            return literals
        found = self._totals.get(literals)
        if found is None:
            half = len(literals) // 2
            some, others = self._at_least(literals[:half]), self._at_least(literals[half:])
            found = self._totals[literals] = tuple(self.new() for _ in literals)
            clause = self.solver.add_clause
            for i in range(len(some) + 1):
                for k in range(len(others) + 1):
                    both = (*some[max(i - 1, 0) : i], *others[max(k - 1, 0) : k])
                    if i + k:
                        clause((found[i + k - 1], *(-literal for literal in both)))
                    if i + k < len(found):
                        clause((-found[i + k], *some[i : i + 1], *others[k : k + 1]))
        return found

    def _odd(self, constraint: EdgesParity) -> None:
        """Crossings of a way from face to face are odd where its two ends lie on two sides."""
        ends: set[int] = set()
        for pair in constraint.edges:
            for face in self._sides[self._index[pair]]:
                ends ^= {face}
        odd = odd_of(self, [face + 1 for face in sorted(ends - {self._outer})])
        if odd is not None:
            self.add(odd if constraint.odd else -odd)
        elif constraint.odd:
            self.add()

    def guarded(self, constraint: Constraint) -> int:
        """Encode a constraint behind a new selector, which is returned."""
        self._guard = self.new()
        try:
            self.encode(constraint)
            return self._guard
        finally:
            self._guard = None

    def broken(self, constraint: EdgesUsed) -> int:
        """A new literal under which a number of edges round one face is not what it should be.

        ValueError if the edges are not those of a face.
        """
        sides = [self._sides[self._index[pair]] for pair in constraint.edges]
        shared = [face for face in set(sides[0]) if all(face in pair for pair in sides)]
        if len(shared) != 1:
            raise ValueError("The edges do not lie round one face.")
        face = shared[0]
        others = [a + b - face + 1 for a, b in sides]
        self._guard = literal = self.new()
        try:
            for differ in combinations(range(len(others)), constraint.count):
                clause = [-face - 1]
                clause += (other if i in differ else -other for i, other in enumerate(others))
                self._post(*clause)
                self._post(*(-literal for literal in clause))
        finally:
            self._guard = None
        return literal

    def _around(self, face: int, others: Sequence[int], count: int) -> None:
        """``count`` of the edges between a face and each of ``others`` are used.

        That is, so many of the others lie on the other side than the face. Without variables for
        edges a hard Slitherlink takes a third fewer conflicts.
        """
        faces = (face, *others)
        literals = (0, *(f + 1 for f in faces), *(-f - 1 for f in reversed(faces)))
        clauses = [pick(literals) for pick in _patterns(len(others), count)]
        if not self._plain(faces):
            if len(set(faces)) < len(faces):
                for clause in clauses:
                    self._post(*clause)
                return
            # The outer face is false for good.
            outer = self._outer + 1
            clauses = [
                tuple(literal for literal in clause if literal != outer)
                for clause in clauses
                if -outer not in clause
            ]
        if self._guard is None:  # the hot part of every formula: its clauses go straight in
            for clause in clauses:
                self.solver.add_clause(clause)
        else:
            for clause in clauses:
                self.solver.add_clause((*clause, -self._guard))


def _clauses(edges: int, count: int) -> int:
    """How many clauses say, for one side of a face, that ``count`` of its edges are used."""
    return comb(edges, count - 1) + comb(edges, count + 1) if 0 < count < edges else 0


Pick: TypeAlias = Callable[[tuple[int, ...]], tuple[int, ...]]


@cache
def _patterns(edges: int, count: int) -> tuple[Pick, ...]:
    """Clauses that ``count`` of ``edges`` faces differ from a face; each picks its literals.

    They are picked from a tuple with the literal of the face in place 1, those of the others behind
    it, and the negated ones in the same places from the end. If ``count`` is half of ``edges`` the
    face plays no part: half of the others are inside, whichever side the face is on.
    """
    if not 0 <= count <= edges:
        return (lambda _: (),)
    found: list[tuple[int, ...]] = []
    others = range(2, edges + 2)
    for side in (1, -1):
        # With the face on this side an edge is used where the other face is not on it.
        own = () if 2 * count == edges else (-side,)
        if count > 0:
            for group in combinations(others, edges - count + 1):
                found.append((*own, *(-side * place for place in group)))
        if count < edges:
            for group in combinations(others, count + 1):
                found.append((*own, *(side * place for place in group)))
    return tuple(map(_pick, dict.fromkeys(found)))


def _pick(places: tuple[int, ...]) -> Pick:
    """What picks what stands in these places, also of one alone."""
    return itemgetter(*places) if len(places) > 1 else lambda literals: (literals[places[0]],)
