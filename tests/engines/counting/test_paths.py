"""Counting lines through every cell: published numbers, brute force, the plain twin, SAT."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from studio.board import Board, FreeFrame, HexLattice
from studio.engines.counting.demand import counted
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.sampling.path import random_path
from studio.engines.sat.path_sat import PATH_SAT
from studio.engines.search.brute import BRUTE
from studio.puzzle import Constraint, EdgeUsed, Problem, Shape, StepAt
from studio.work.sentences import said
from tests.budget import tries
from tests.engines.boards import BOARDS
from tests.engines.frontier import KERNELS, any_problem, by_kernel, count, from_first_to_last
from tests.engines.sweep_plain import count_lines

CORNER_TO_CORNER = {
    2: 0,
    3: 2,
    4: 0,
    5: 104,
    6: 0,
    7: 111712,
    8: 0,
    9: 2688307514,
    11: 1445778936756068,
    13: 17337631013706758184626,
}
"""Paths between opposite corners of n x n cells: OEIS A001184; none where n is even."""

HEXAGON_TO_LAST = {
    2: 1466,
    3: 45055218,
    4: 125827001933518,
    5: 29831086488148925029580,
}
"""Paths from the first to the last cell of a hexagon of so many rings."""

HEXAGON_LINES = {
    (1, "ring"): (1, 6),
    (1, "full"): (6, 60),
    (2, "ring"): (428, 23796),
    (2, "full"): (1284, 125058),
    (3, "ring"): (6027344, 2002140276),
    (3, "full"): (38786640, 14064109206),
}
"""(cycles, undirected paths) of a hexagon of so many rings, without or with its centre."""


def path(board: Board) -> Problem:
    """Undirected lines through every cell."""
    return Problem(board.cell_graph, Shape.HAMILTONIAN_PATH)


def ring(board: Board) -> Problem:
    """Undirected closed lines through every cell."""
    return Problem(board.cell_graph, Shape.HAMILTONIAN_CYCLE)


@pytest.mark.parametrize("n", CORNER_TO_CORNER)
def test_corner_to_corner(n: int) -> None:
    problem = from_first_to_last(Board.square(n, n))
    assert count(FRONTIER_PATHS, problem) == CORNER_TO_CORNER[n]


def test_along_a_side_of_twelve() -> None:
    problem = from_first_to_last(Board.square(12, 12), last=11)
    assert count(FRONTIER_PATHS, problem) == 2568944901392936854


@pytest.mark.parametrize("radius", HEXAGON_TO_LAST)
def test_across_a_hexagon(radius: int) -> None:
    problem = from_first_to_last(Board.hexagon(radius))
    assert count(FRONTIER_PATHS, problem) == HEXAGON_TO_LAST[radius]


@pytest.mark.long
def test_across_a_hexagon_of_six_rings() -> None:
    problem = from_first_to_last(Board.hexagon(6))
    assert count(FRONTIER_PATHS, problem) == 590941462462769372835724445019318


@pytest.mark.parametrize(("radius", "centre"), HEXAGON_LINES)
def test_lines_on_hexagons(radius: int, centre: str) -> None:
    holes = [(0, 0)] if centre == "ring" else []
    for flat in (False, True):
        board = Board.hexagon(radius, flat=flat, holes=holes)
        cycles, paths = HEXAGON_LINES[radius, centre]
        assert count(FRONTIER_PATHS, ring(board)) == cycles
        assert count(FRONTIER_PATHS, path(board)) == paths


@pytest.mark.parametrize(("n", "cycles"), [(2, 1), (3, 0), (4, 6), (6, 1072)])
def test_cycles_of_square_cells(n: int, cycles: int) -> None:
    assert count(FRONTIER_PATHS, ring(Board.square(n, n))) == cycles


def test_numberings_count_direction_and_start() -> None:
    board = Board.hexagon(2)
    for shape, each in ((Shape.HAMILTONIAN_PATH, 2), (Shape.HAMILTONIAN_CYCLE, 2 * 19)):
        drawings = count(FRONTIER_PATHS, Problem(board.cell_graph, shape))
        numberings = count(FRONTIER_PATHS, Problem(board.cell_graph, shape, rooted=True))
        assert numberings == each * drawings


class TestRixkudo:
    """The hexagonal X of 72 cells in V. Pilaud's course sheet."""

    figure = json.loads((Path(__file__).parents[2] / "data" / "rixkudo.json").read_text())
    cells = tuple((q, r) for q, r in figure["cells"])
    board = Board.of(HexLattice("flat"), FreeFrame(), cells)

    def step(self, cell: int, step: int) -> StepAt:
        return StepAt(self.board.index(self.cells[cell]), step)

    def numbered(self, *constraints: Constraint) -> Problem:
        graph = self.board.cell_graph
        return Problem(graph, Shape.HAMILTONIAN_PATH, constraints, rooted=True)

    def test_lines(self) -> None:
        assert count(FRONTIER_PATHS, ring(self.board)) == 368640000
        assert count(FRONTIER_PATHS, path(self.board)) == 415449625600

    def test_ends_only(self) -> None:
        figure = self.figure
        problem = self.numbered(self.step(figure["source"], 1), self.step(figure["target"], 72))
        assert count(FRONTIER_PATHS, problem) == figure["paths_with_ends_only"] == 55296000

    @pytest.mark.parametrize(
        ("labels", "answers"), [("labels_printed", 6), ("labels_unique_and_minimal", 1)]
    )
    def test_labels(self, labels: str, answers: int) -> None:
        steps = [self.step(int(cell), step) for cell, step in self.figure[labels].items()]
        assert count(FRONTIER_PATHS, self.numbered(*steps)) == answers
        if answers == 1:
            # The set is minimal, but for the ends: without any other label there are several.
            for step in steps:
                if step.step not in (1, 72):
                    rest = [other for other in steps if other is not step]
                    assert count(FRONTIER_PATHS, self.numbered(*rest)) > 1

    def test_diamonds(self) -> None:
        figure = self.figure
        ends = (self.step(figure["source"], 1), self.step(figure["target"], 72))
        nodes = [self.board.index(cell) for cell in self.cells]
        pairs = figure["diamonds_unique_and_minimal_with_ends_only"]
        diamonds = [EdgeUsed(*sorted((nodes[a], nodes[b]))) for a, b in pairs]
        assert count(FRONTIER_PATHS, self.numbered(*ends, *diamonds)) == 1
        assert count(FRONTIER_PATHS, self.numbered(*diamonds)) > 1


@pytest.mark.parametrize("name", [name for name, board in BOARDS.items() if len(board) <= 14])
def test_same_as_brute_force(name: str) -> None:
    rng = random.Random(name)
    for _ in range(tries(10, 25)):
        problem = any_problem(BOARDS[name], rng)
        engine = FRONTIER_LOOPS if problem.shape is Shape.CYCLE else FRONTIER_PATHS
        if BRUTE.declines(problem, Task.COUNT) is None:
            assert count(engine, problem) == count(BRUTE, problem), problem


@pytest.mark.parametrize("kernel", KERNELS)
def test_same_as_the_plain_twin(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by_kernel(kernel, monkeypatch)
    rng = random.Random(5)
    boards = (Board.square(4, 5), Board.square(3, 5, king=True), Board.hexagon(2))
    for board in boards:
        for shape in (Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE):
            graph = board.cell_graph
            ends: tuple[Constraint, ...] = ()
            if shape is Shape.HAMILTONIAN_PATH:
                ends = (StepAt(0, 1), StepAt(graph.size - 1, graph.size))[: rng.randrange(3)]
            edges = tuple(EdgeUsed(*rng.choice(graph.edges)) for _ in range(rng.randrange(3)))
            problem = Problem(graph, shape, ends + edges, rooted=bool(ends))
            demand = counted(problem).demand
            assert demand is not None
            plain = count_lines(
                graph.size,
                graph.edges,
                spanning=True,
                closed=demand.closed,
                ends=demand.ends,
                free_ends=demand.free_ends,
                used=demand.used,
            )
            assert count(FRONTIER_PATHS, problem) == plain


LATTICES = {
    "square": [Board.square(r, c) for r in range(3, 8) for c in range(4, 8)],
    "king": [Board.square(r, c, king=True) for r in range(3, 6) for c in range(3, 6)],
    "hex": [Board.hexagon(2), Board.hexagon(3), Board.hexagon(3, holes=[(0, 0)])],
    "flat hex": [Board.hexagon(3, flat=True), Board.hexagon(2, flat=True, holes=[(0, 0)])],
}


def labelled(board: Board, rng: random.Random) -> Problem | None:
    """Labels and diamonds taken from a random line; None where no line was met."""
    closed = rng.random() < 0.25
    line = random_path(board.cell_graph, rng.randrange(10**6), closed=closed)
    if line is None:
        return None
    size = len(board)
    steps = set(rng.sample(range(size), max(1, round(size * rng.choice((0.15, 0.25, 0.4))))))
    if rng.random() < 0.5:
        steps |= {0, size - 1}
    labels = [StepAt(line.nodes[step], step + 1) for step in steps]
    diamonds = [EdgeUsed(*pair) for pair in rng.sample(line.pairs, rng.randrange(size // 6 + 1))]
    shape = Shape.HAMILTONIAN_CYCLE if closed else Shape.HAMILTONIAN_PATH
    return Problem(board.cell_graph, shape, (*labels, *diamonds), rooted=True)


def agrees_with_sat(board: Board, rng: random.Random) -> bool:
    """Hold one random labelled board to SAT; False where there was nothing to compare."""
    problem = labelled(board, rng)
    if problem is None:
        return False
    *_, done = FRONTIER_PATHS.run(problem, Task.COUNT, Limit(nodes=200_000), Token())
    assert isinstance(done, Done)
    if not done.exact or done.count > 300:
        return False
    assert done.count > 0
    *answers, listed = PATH_SAT.run(problem, Task.SOLVE, Limit(), Token())
    assert isinstance(listed, Done) and listed.exact
    assert done.count == listed.count == len(answers), problem
    return True


@pytest.mark.parametrize("lattice", LATTICES)
def test_labels_and_diamonds_as_sat_counts_them(lattice: str) -> None:
    """A counter of labels once passed brute force on small boards and was wrong on larger ones."""
    rng = random.Random(lattice)
    met = 0
    while met < tries(60, 200):
        met += agrees_with_sat(rng.choice(LATTICES[lattice]), rng)


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("lattice", LATTICES)
def test_two_hundred_larger_boards_as_sat_counts_them(lattice: str) -> None:
    rng = random.Random(f"{lattice}, long")
    larger = {
        "square": [Board.square(8, 8), Board.square(6, 9)],
        "king": [Board.square(6, 6, king=True), Board.square(4, 8, king=True)],
        "hex": [Board.hexagon(4), Board.hexagon(4, holes=[(0, 0), (2, -1)])],
        "flat hex": [Board.hexagon(4, flat=True)],
    }
    met = 0
    while met < 200:
        met += agrees_with_sat(rng.choice(LATTICES[lattice] + larger[lattice]), rng)


def test_labels_that_contradict_each_other() -> None:
    graph = Board.square(3, 4).cell_graph
    for clash in (
        (StepAt(0, 3), StepAt(1, 3)),
        (StepAt(0, 3), StepAt(0, 5)),
        (StepAt(0, 0),),
        (StepAt(0, 13),),
        (StepAt(0, 1), StepAt(2, 2)),
        (StepAt(0, 1), StepAt(1, 3)),
    ):
        problem = Problem(graph, Shape.HAMILTONIAN_PATH, clash, rooted=True)
        assert count(FRONTIER_PATHS, problem) == 0


def test_boards_in_pieces_have_no_line() -> None:
    for problem in (path(BOARDS["two islands"]), ring(BOARDS["two islands"])):
        assert count(FRONTIER_PATHS, problem) == 0


@pytest.mark.parametrize("cells", [0, 1, 2])
def test_tiny_boards(cells: int) -> None:
    graph = Board.square(1, cells).cell_graph
    for shape in (Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE):
        for rooted in (False, True):
            problem = Problem(graph, shape, rooted=rooted)
            assert count(FRONTIER_PATHS, problem) == count(BRUTE, problem)


def test_what_it_declines() -> None:
    small = Board.square(3, 3)
    assert FRONTIER_PATHS.declines(Problem(small.loop_graph, Shape.CYCLE), Task.COUNT)
    assert FRONTIER_PATHS.declines(path(small), Task.SOLVE)
    unrooted = Problem(small.cell_graph, Shape.HAMILTONIAN_PATH, (StepAt(0, 4),))
    reason = FRONTIER_PATHS.declines(unrooted, Task.COUNT)
    assert reason is not None and "steps" in said(reason)
    reason = FRONTIER_PATHS.declines(path(Board.hexagon(12)), Task.COUNT)
    assert reason is not None and "26 nodes wide" in said(reason)


def test_a_bounded_count_proves_a_part() -> None:
    problem = from_first_to_last(Board.square(11, 11))
    *_, done = FRONTIER_PATHS.run(problem, Task.COUNT, Limit(nodes=1200), Token())
    assert isinstance(done, Done)
    assert not done.exact
    assert 2 < done.count < CORNER_TO_CORNER[11]
