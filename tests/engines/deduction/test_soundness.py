"""No technique concludes what does not follow: all lines of small boards, all kinds of clues."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import combinations, product

import pytest

from studio.board import Board, FreeFrame, Graph, HexLattice
from studio.engines.deduction import (
    LOOPS,
    PATHS,
    ContradictionError,
    Deduction,
    Ladder,
    LoopLadder,
    PathLadder,
    Technique,
)
from studio.engines.deduction.loop_proofs import LoopProofs
from studio.engines.deduction.path_proofs import PathProofs
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAt,
)
from tests.engines.deduction.soundness import (
    Prover,
    Start,
    UnsoundError,
    clues_of_lines,
    graphs,
    loops_of,
    sets_of,
    spanning,
)

# -- lines through all cells -----------------------------------------------------------------------


def climb_all(size: int, most: int, ladder: Callable[[Problem], Ladder] = PathLadder) -> int:
    """Every graph of a size, open and closed, with every set of clues; how much was proved."""
    steps = 0
    for graph in graphs(size):
        for closed, rooted in product((False, True), repeat=2):
            prover = spanning(graph, closed=closed, rooted=rooted)
            for start in sets_of(clues_of_lines(graph, rooted=rooted), most):
                prover.climb(start, ladder)
            steps += prover.steps
    return steps


@pytest.mark.parametrize(("size", "most"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_lines_on_every_graph(size: int, most: int) -> None:
    assert climb_all(size, most) > 0


@pytest.mark.long
@pytest.mark.parametrize(("size", "most"), [(3, 4), (4, 3), (5, 2)])
def test_lines_on_every_graph_with_more_clues(size: int, most: int) -> None:
    assert climb_all(size, most) > 0


def strands(graph: Graph) -> Iterator[Start]:
    """Every set of drawn edges, with two numbers, or with a number and an arrow."""
    nodes, steps = range(graph.size), range(1, graph.size + 1)
    numbers = [StepAt(node, step) for node, step in product(nodes, steps)]
    arrows = [arrow for u, v in graph.edges for arrow in (Follows(u, v), Follows(v, u))]
    drawn = [EdgeUsed(u, v) for u, v in graph.edges]
    chosen: list[Start] = [*combinations(numbers, 2), *product(numbers, arrows)]
    for edges in sets_of(drawn, len(drawn)):
        for marks in chosen:
            yield (*edges, *marks)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("closed", [False, True])
def test_numbers_along_every_strand(size: int, closed: bool) -> None:
    """Two numbers of a closed line may fit both ways: then they tell no direction."""
    around = [(k, (k + 1) % size) for k in range(size if size > 2 else 1)]
    prover = spanning(Graph.undirected(size, around), closed=closed)
    for start in strands(prover.problem.graph):
        prover.climb(start, PathLadder)
    assert prover.steps or (closed and size == 2)


@pytest.mark.long
@pytest.mark.parametrize("size", [5, 6])
@pytest.mark.parametrize("closed", [False, True])
def test_numbers_along_every_longer_strand(size: int, closed: bool) -> None:
    around = [(k, (k + 1) % size) for k in range(size)]
    prover = spanning(Graph.undirected(size, around), closed=closed)
    for start in strands(prover.problem.graph):
        prover.climb(start, PathLadder)
    assert prover.steps


@pytest.mark.parametrize("size", [2, 3])
def test_small_proofs_about_lines(size: int) -> None:
    for graph in graphs(size):
        for closed in (False, True):
            prover = spanning(graph, closed=closed)
            for start in sets_of(clues_of_lines(graph), 1):
                prover.climb(start, PathLadder, PathProofs)


@pytest.mark.long
def test_small_proofs_about_longer_lines() -> None:
    for graph in graphs(4):
        for closed in (False, True):
            prover = spanning(graph, closed=closed)
            for start in sets_of(clues_of_lines(graph), 1):
                prover.climb(start, PathLadder, PathProofs)


# -- loops -----------------------------------------------------------------------------------------


def hexagons(*cells: tuple[int, int]) -> Board:
    return Board.of(HexLattice(), FreeFrame(), frozenset(cells))


BOARDS = {
    "one": Board.square(1, 1),
    "two": Board.square(1, 2),
    "three": Board.square(1, 3),
    "square": Board.square(2, 2),
    "bend": Board.square(2, 2, holes=[(0, 0)]),
    "diagonal": Board.square(2, 2, holes=[(0, 0), (1, 1)]),
    "apart": Board.square(1, 3, holes=[(0, 1)]),
    "hexagon": hexagons((0, 0)),
    "hexagons": hexagons((0, 0), (1, 0)),
    "three hexagons": hexagons((0, 0), (1, 0), (0, 1)),
    "hexagons apart": hexagons((0, 0), (2, 0)),
    "long": Board.square(1, 4),
    "large": Board.square(2, 3),
    "ring": Board.square(3, 3, holes=[(1, 1), (0, 0)]),
}


def numbered(board: Board, *, every: bool = False) -> Iterator[Start]:
    """Every way to write numbers into a board's cells; ``every``: through all corners."""
    edges = board.loop_graph.edges
    around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
    corners = [EdgesUsed(tuple(edges[k] for k in at), 2) for at in board.loop_graph.incident]
    for counts in product(*([None, *range(len(sides) + 1)] for sides in around)):
        clues = zip(around, counts, strict=True)
        numbers = (EdgesUsed(sides, count) for sides, count in clues if count is not None)
        yield (*numbers, *(corners if every else ()))


def climb_loops(name: str, marks: int, *, every: bool = False, proofs: bool = False) -> int:
    """All numbers in a board, with so many lines and crosses on it, also where one loop is known
    to be the only one; how much was proved."""
    board = BOARDS[name]
    prover = Prover(
        Problem(board.loop_graph, Shape.CYCLE, (), rooted=False), loops_of(board.loop_graph)
    )
    known: list[Constraint] = [
        kind(*pair) for pair in board.loop_graph.edges for kind in (EdgeUsed, EdgeUnused)
    ]
    for numbers in numbered(board, every=every):
        for drawn in sets_of(known, marks):
            start = (*numbers, *drawn)
            prover.climb(start, LoopLadder, LoopProofs if proofs else None)
            if prover.all_of(start).bit_count() == 1:
                prover.climb(start, partial(LoopLadder, uniqueness=True), unique=True)
    return prover.steps


@pytest.mark.parametrize(
    ("name", "marks"),
    [
        ("one", 2),
        ("two", 1),
        ("three", 0),
        ("square", 0),
        ("bend", 0),
        ("diagonal", 0),
        ("apart", 1),
        ("hexagon", 1),
        ("hexagons", 0),
        ("three hexagons", 0),
        ("hexagons apart", 0),
    ],
)
def test_loops_with_every_number(name: str, marks: int) -> None:
    assert climb_loops(name, marks) > 0


@pytest.mark.parametrize("name", ["one", "two", "bend"])
def test_loops_through_every_corner(name: str) -> None:
    assert climb_loops(name, 0, every=True) > 0


@pytest.mark.parametrize("name", ["one", "two", "apart", "hexagon"])
def test_small_proofs_about_loops(name: str) -> None:
    assert climb_loops(name, 0, proofs=True) > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "marks"),
    [
        ("two", 3),
        ("square", 1),
        ("bend", 2),
        ("diagonal", 2),
        ("three hexagons", 1),
        ("hexagons apart", 1),
        ("long", 1),
        ("large", 0),
        ("ring", 0),
    ],
)
def test_loops_with_every_number_and_marks(name: str, marks: int) -> None:
    assert climb_loops(name, marks) > 0


@pytest.mark.long
@pytest.mark.parametrize("name", ["three", "square", "bend", "diagonal", "hexagons"])
def test_small_proofs_about_larger_loops(name: str) -> None:
    assert climb_loops(name, 0, proofs=True) > 0


# -- larger boards, with clues that one line obeys -----------------------------------------------


def subsets_of_truths(prover: Prover, clues: Collection[Constraint]) -> Iterator[Start]:
    """Every set of clues that some line obeys, each once."""
    seen: set[Start] = set()
    for line in prover.lines:
        true = [clue for clue in clues if clue.holds(line)]
        for start in sets_of(true, len(true)):
            if start not in seen:
                seen.add(start)
                yield start


def climb_truths(name: str, kind: str, prover_of: type[Prover] = Prover) -> Prover:
    """Climb from every set of labels or of numbers on a board that a line obeys."""
    board = LARGER[name]
    if kind == "loop":
        graph = board.loop_graph
        prover = prover_of(Problem(graph, Shape.CYCLE), loops_of(graph))
        around = [tuple(graph.edges[k] for k in sides) for sides in board.cell_sides]
        numbers = [EdgesUsed(sides, n) for sides in around for n in range(len(sides) + 1)]
        for start in subsets_of_truths(prover, numbers):
            prover.climb(start, LoopLadder)
            if prover.all_of(start).bit_count() == 1:
                prover.climb(start, partial(LoopLadder, uniqueness=True), unique=True)
        return prover
    graph = board.cell_graph
    made = spanning(graph, closed=kind == "ring")
    prover = prover_of(made.problem, made.lines)
    steps = range(1, graph.size + 1)
    labels = [StepAt(node, step) for node in range(graph.size) for step in steps]
    for start in subsets_of_truths(prover, labels):
        prover.climb(start, PathLadder)
    return prover


LARGER = {
    "2x3": Board.square(2, 3),
    "2x4": Board.square(2, 4),
    "3x3": Board.square(3, 3),
    "3x3 ring": Board.square(3, 3, holes=[(1, 1)]),
    "2x3 king": Board.square(2, 3, king=True),
    "hexagon": Board.hexagon(1),
    "bent": hexagons((0, 0), (1, 0), (1, 1), (0, 1), (2, 0)),
    "two parts": Board.square(2, 5, holes=[(0, 2), (1, 2)]),
}

QUICK = [("2x3", "line"), ("2x3", "ring"), ("2x3", "loop"), ("bent", "line"), ("bent", "loop")]
LONG = [
    ("3x3", "line"),
    ("3x3", "loop"),
    ("2x4", "line"),
    ("2x4", "ring"),
    ("2x4", "loop"),
    ("3x3 ring", "line"),
    ("3x3 ring", "ring"),
    ("3x3 ring", "loop"),
    ("2x3 king", "line"),
    ("hexagon", "line"),
    ("hexagon", "ring"),
    ("hexagon", "loop"),
    ("two parts", "loop"),
]


@pytest.mark.parametrize(("name", "kind"), QUICK)
def test_all_true_clues(name: str, kind: str) -> None:
    assert climb_truths(name, kind).steps > 0


@pytest.mark.long
@pytest.mark.parametrize(("name", "kind"), LONG)
def test_all_true_clues_of_larger_boards(name: str, kind: str) -> None:
    assert climb_truths(name, kind).steps > 0


# -- the proof itself ------------------------------------------------------------------------------


class Wrong:
    """A ladder that says of its first edge whatever it was made to say, once."""

    techniques = ()

    def __init__(self, fact: Constraint | None, problem: Problem) -> None:
        self._fact = fact

    def learn(self, facts: object) -> None:
        self._fact = None

    def known(self) -> frozenset[Constraint]:
        return frozenset()

    def next(self) -> list[Deduction]:
        if self._fact is None:
            raise ContradictionError
        return [Deduction(Technique("wrong", "Wrong", 1, 1.0), (), (self._fact,))]


@pytest.mark.parametrize("fact", [StepAt(0, 1), EdgeUnused(0, 1), None])
def test_what_does_not_follow_is_found(fact: Constraint | None) -> None:
    prover = spanning(Graph.undirected(3, [(0, 1), (1, 2)]), closed=False)
    with pytest.raises(UnsoundError):
        prover.climb((), partial(Wrong, fact))


RARE = {"clue-colour", "closure", "cut", "distance", "hidden", "highlander"}
"""What concludes nothing on the smallest boards."""


def used_on(cases: Collection[tuple[str, str]]) -> set[str]:
    """The techniques that concluded something there."""
    used: set[str] = set()

    class Listening(Prover):
        def prove(self, deduction: Deduction, start: Start, obeying: int | None) -> None:
            used.add(deduction.technique.key)
            super().prove(deduction, start, obeying)

    for name, kind in cases:
        climb_truths(name, kind, Listening)
    return used


def test_every_technique_has_been_proved() -> None:
    """What concludes nothing on these boards would be proved by nothing."""
    # Orders of numbers have clues, and a proof, of their own: test_path_order.py.
    every = {technique.key for technique in (*PATHS, *LOOPS)} - {"order"}
    assert every - used_on([("2x3", "line"), ("2x3", "loop")]) <= RARE


@pytest.mark.long
def test_every_rare_technique_has_been_proved() -> None:
    assert used_on(LONG) >= RARE
