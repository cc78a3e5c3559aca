"""Number paths by SAT: published counts, brute force, and cores that hold alone."""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Sequence
from pathlib import Path

import pytest

from studio.board import Board, FreeFrame, Graph, HexLattice
from studio.engines.engine import Engine, Halt, Limit, Model, Refuted, Stopped, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.reasons import Unfinished
from studio.engines.sampling.path import random_path
from studio.engines.sat import path_formula
from studio.engines.sat.path_sat import PATH_SAT, PathOracle
from studio.engines.search.backtrack import BACKTRACK
from studio.engines.search.brute import BRUTE
from studio.puzzle import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    Follows,
    Problem,
    Shape,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
)
from studio.puzzle.reason import Reason

PATH, CYCLE = Shape.HAMILTONIAN_PATH, Shape.HAMILTONIAN_CYCLE
RIXKUDO = json.loads((Path(__file__).parents[2] / "data" / "rixkudo.json").read_text())


def done(engine: Engine, problem: Problem, **limit: int) -> Done:
    *_, last = engine.run(problem, Task.COUNT, Limit(**limit), Token())
    assert isinstance(last, Done)
    return last


def answers(engine: Engine, problem: Problem) -> set[Trace]:
    *found, last = engine.run(problem, Task.SOLVE, Limit(), Token())
    traces = [event.trace for event in found if isinstance(event, Found)]
    assert last == Done(len(traces), exact=True)
    assert len(set(traces)) == len(traces)
    return set(traces)


def rixkudo_board() -> Board:
    return Board.of(HexLattice("flat"), FreeFrame(), map(tuple, RIXKUDO["cells"]))


def rixkudo(constraints: Collection[Constraint]) -> Problem:
    return Problem(rixkudo_board().cell_graph, PATH, tuple(constraints), rooted=True)


def labels(given: dict[str, int]) -> list[StepAt]:
    return [StepAt(int(node), step) for node, step in given.items()]


# -- known answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "expected"), [(3, 2), (4, 0), (5, 104)])
def test_counts_corner_to_corner_as_published(size: int, expected: int) -> None:
    graph = Board.square(size, size).cell_graph
    ends = (StepAt(0, 1), StepAt(graph.size - 1, graph.size))
    assert done(PATH_SAT, Problem(graph, PATH, ends, rooted=True)) == Done(expected, exact=True)


def test_counts_the_hexagon_of_radius_2_from_first_to_last() -> None:
    graph = Board.hexagon(2).cell_graph
    problem = Problem(graph, PATH, (StepAt(0, 1), StepAt(18, 19)), rooted=True)
    assert done(PATH_SAT, problem) == Done(1466, exact=True)


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (Board.square(4, 4), 6),
        (Board.square(6, 6), 1072),
        (Board.square(5, 5), 0),
        (Board.hexagon(1), 6),
        (Board.hexagon(1, holes=[(0, 0)]), 1),
        (Board.hexagon(2, holes=[(0, 0)]), 428),
    ],
)
def test_counts_cycles_as_published(board: Board, expected: int) -> None:
    assert done(PATH_SAT, Problem(board.cell_graph, CYCLE)) == Done(expected, exact=True)


@pytest.mark.parametrize(
    ("board", "expected"), [(Board.hexagon(1), 60), (Board.hexagon(1, holes=[(0, 0)]), 6)]
)
def test_counts_free_paths_in_both_directions_only_where_these_count(
    board: Board, expected: int
) -> None:
    graph = board.cell_graph
    assert done(PATH_SAT, Problem(graph, PATH)) == Done(expected, exact=True)
    assert done(PATH_SAT, Problem(graph, PATH, rooted=True)) == Done(2 * expected, exact=True)


def test_the_board_of_the_course_sheet_is_numbered_as_we_read() -> None:
    board = rixkudo_board()
    assert [list(at) for at in board.cells] == RIXKUDO["cells"]
    assert [list(edge) for edge in board.cell_graph.edges] == RIXKUDO["links"]


def test_rixkudo_as_printed_has_six_answers_that_differ_in_ten_cells() -> None:
    found = answers(PATH_SAT, rixkudo(labels(RIXKUDO["labels_printed"])))
    assert len(found) == RIXKUDO["solutions_with_labels_printed"]
    assert sum(len({trace.steps[v] for trace in found}) > 1 for v in range(72)) == 10


def test_rixkudo_with_fourteen_labels_is_unique_and_needs_each() -> None:
    given = labels(RIXKUDO["labels_unique_and_minimal"])
    assert done(PATH_SAT, rixkudo(given)).verdict is Verdict.UNIQUE
    for label in given:
        if label.step not in (1, 72):
            rest = [other for other in given if other != label]
            assert done(PATH_SAT, rixkudo(rest), solutions=2).verdict is Verdict.SEVERAL


def test_rixkudo_with_nineteen_diamonds_is_unique_and_needs_any() -> None:
    ends = [StepAt(RIXKUDO["source"], 1), StepAt(RIXKUDO["target"], 72)]
    diamonds = [EdgeUsed(u, v) for u, v in RIXKUDO["diamonds_unique_and_minimal_with_ends_only"]]
    assert done(PATH_SAT, rixkudo([*ends, *diamonds])).verdict is Verdict.UNIQUE
    for diamond in diamonds[::4]:
        rest = [other for other in diamonds if other != diamond]
        several = done(PATH_SAT, rixkudo([*ends, *rest]), solutions=2)
        assert several.verdict is Verdict.SEVERAL


# -- other engines ---------------------------------------------------------------------------------


def clues(trace: Trace, graph: Graph, chance: random.Random) -> list[Constraint]:
    """Labels, edges, arrows and marks that a line obeys, so many that few lines do."""
    size = graph.size
    steps = chance.sample(range(1, size + 1), chance.randint(size // 5, size // 3))
    used = chance.sample(trace.pairs, chance.randint(0, size // 5))
    free = [edge for edge in graph.edges if edge not in trace.used]
    unused = chance.sample(free, min(len(free), chance.randint(0, 3)))
    return [
        *(StepAt(trace.nodes[step - 1], step) for step in steps),
        *(EdgeUsed(*edge) for edge in used),
        *(EdgeUnused(*edge) for edge in unused),
        *(Follows(*edge) for edge in chance.sample(steps_of(trace), chance.randint(0, size // 5))),
        *(StepParity(v, trace.steps[v] % 2 == 1) for v in chance.sample(range(size), size // 6)),
        *(StepAmong(edge, trace.steps[edge[0]]) for edge in chance.sample(graph.edges, size // 8)),
    ]


def steps_of(trace: Trace) -> list[tuple[int, int]]:
    """The edges of a line in its direction."""
    nodes = trace.nodes
    return list(zip(nodes, nodes[1:] + nodes[: trace.closed], strict=False))


BOARDS = [
    Board.square(5, 5),
    Board.square(5, 6),
    Board.square(6, 6, holes=[(0, 0), (2, 3)]),
    Board.square(6, 6),
    Board.square(4, 5, king=True),
    Board.hexagon(2),
    Board.hexagon(3),
    Board.hexagon(2, flat=True, holes=[(0, 0)]),
]


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.lattice.key}-{len(board)}")
def test_finds_what_backtracking_finds(board: Board, closed: bool) -> None:
    graph = board.cell_graph
    chance = random.Random(2 * len(board) + closed)
    for seed in range(5):
        trace = random_path(graph, seed, closed=closed)
        if trace is None:
            assert closed
            assert len(board) % 2
            return
        problem = Problem(
            graph, CYCLE if closed else PATH, tuple(clues(trace, graph, chance)), rooted=True
        )
        found = answers(PATH_SAT, problem)
        assert trace in found
        assert found == answers(BACKTRACK, problem)


@pytest.mark.parametrize("shape", [PATH, CYCLE])
@pytest.mark.parametrize("rooted", [True, False])
def test_finds_what_brute_force_finds(rooted: bool, shape: Shape) -> None:
    chance = random.Random(5)
    sizes = [(2, 3), (3, 3), (3, 4), (2, 5), (1, 1), (1, 2), (1, 3)]
    boards = [Board.square(rows, columns) for rows, columns in sizes]
    for board in (*boards, Board.square(2, 4, king=True), Board.hexagon(1)):
        graph = board.cell_graph
        size, most = graph.size, min(2, len(graph.edges))
        wanted: list[Constraint] = [EdgeUsed(*edge) for edge in graph.edges]
        wanted += [EdgeUnused(*edge) for edge in graph.edges]
        if most == 2:
            wanted += [EdgesUsed(tuple(chance.sample(graph.edges, 2)), n) for n in range(3)]
        if rooted:
            wanted += [StepAt(v, s) for v in range(size) for s in range(1, size + 1)]
            wanted += [StepParity(v, odd) for v in range(size) for odd in (False, True)]
            wanted += [Follows(*pair) for u, v in graph.edges for pair in ((u, v), (v, u))]
            wanted += [StepAmong(edge, s) for edge in graph.edges for s in range(1, size + 1)]
        for _ in range(12):
            constraints = chance.sample(wanted, min(len(wanted), chance.randrange(4)))
            problem = Problem(graph, shape, tuple(constraints), rooted)
            assert answers(PATH_SAT, problem) == answers(BRUTE, problem)


# -- questions to the oracle -----------------------------------------------------------------------


def contradiction(board: Board, chance: random.Random, closed: bool) -> list[Constraint]:
    """Clues of a line, two labels swapped, and an arrow or a diamond of another line added."""
    graph = board.cell_graph
    trace = random_path(graph, chance.randrange(1000), closed=closed)
    other = random_path(graph, chance.randrange(1000), closed=closed)
    assert trace is not None
    assert other is not None
    strange = sorted(other.used - trace.used) or sorted(other.used)
    a, b = sorted(chance.sample(range(graph.size), 2))
    nodes = list(trace.nodes)
    nodes[a], nodes[b] = nodes[b], nodes[a]
    steps = {a, b, *range(0, graph.size, chance.randint(3, 6))}
    return [
        *(StepAt(nodes[step], step + 1) for step in sorted(steps)),
        *(EdgeUsed(*edge) for edge in chance.sample(sorted(trace.used), 3)),
        *(Follows(*edge) for edge in chance.sample(steps_of(trace), 2)),
        *(StepParity(v, trace.steps[v] % 2 == 1) for v in chance.sample(range(graph.size), 2)),
        EdgeUsed(*chance.choice(strange)),
    ]


@pytest.mark.parametrize("closed", [False, True], ids=["open", "closed"])
@pytest.mark.parametrize(
    "board",
    [
        Board.square(4, 5),
        Board.square(4, 6),
        Board.hexagon(2),
        Board.hexagon(2, flat=True, holes=[(0, 0)]),
    ],
    ids=len,
)
def test_every_core_is_refuted_alone(board: Board, closed: bool) -> None:
    chance = random.Random(len(board))
    graph, shape = board.cell_graph, CYCLE if closed else PATH
    oracle = PathOracle(graph, shape)
    sizes = []
    for _ in range(12):
        hold = contradiction(board, chance, closed)
        answer = oracle.ask(hold, [], Token())
        if isinstance(answer, Model):
            assert Problem(graph, shape, tuple(hold)).answered_by(answer.trace)
            continue
        assert isinstance(answer, Refuted)
        assert answer.core <= set(hold)
        alone = Problem(graph, shape, tuple(answer.core), rooted=True)
        assert done(BACKTRACK, alone, solutions=1) == Done(0, exact=True)
        sizes.append((len(answer.core), len(hold)))
    assert len(sizes) >= 6
    assert sum(core < held for core, held in sizes) * 2 > len(sizes)


def test_a_core_under_denials_leaves_no_other_line() -> None:
    board = Board.hexagon(3)
    graph = board.cell_graph
    oracle = PathOracle(graph, PATH)
    for seed in range(8):
        trace = random_path(graph, seed)
        assert trace is not None
        hold = [StepAt(trace.nodes[step], step + 1) for step in range(0, graph.size, 2)]
        hold += [EdgeUsed(*edge) for edge in trace.pairs[::5]]
        answer = oracle.ask(hold, [oracle.facts(trace)], Token())
        if isinstance(answer, Refuted):
            alone = Problem(graph, PATH, tuple(answer.core), rooted=True)
            assert answers(BACKTRACK, alone) == {trace}
        else:
            assert isinstance(answer, Model)
            assert answer.trace != trace
            assert all(c.holds(answer.trace) for c in hold)


PARTED = Board.hexagon(2, holes=[(-2, 0), (2, 0)])
"""Fewer lines than on the whole hexagon: to go through them all takes a tenth as long."""


@pytest.mark.parametrize(
    ("board", "closed", "hold"),
    [
        (Board.square(4, 4), False, [StepAt(0, 1), StepAt(15, 5)]),
        (Board.square(4, 4), False, [StepAt(0, 1), StepAt(15, 16)]),
        (Board.square(4, 4), False, [StepAt(3, 5), StepAt(3, 9)]),
        (Board.square(4, 4), True, [StepAt(0, 1), StepAt(10, 15)]),
        (Board.square(3, 3), False, [StepAt(1, 1)]),
        (Board.square(3, 3), False, [StepAt(0, 10)]),
        (Board.square(3, 3), False, [EdgeUsed(0, 8)]),
        (Board.square(3, 3), False, [EdgeUsed(0, 1), EdgeUnused(0, 1)]),
        (Board.square(4, 4), False, [EdgeUsed(1, 5), EdgeUsed(4, 5), EdgeUsed(5, 6)]),
        (
            Board.square(4, 4),
            True,
            [EdgeUsed(0, 1), EdgeUsed(1, 5), EdgeUsed(4, 5), EdgeUsed(0, 4)],
        ),
        (Board.square(4, 4), False, [EdgeUsed(0, 1), StepAt(0, 2), StepAt(1, 9)]),
        (Board.square(4, 4), False, [EdgeUnused(0, 1), StepAt(0, 2), StepAt(1, 3)]),
        (Board.square(4, 4), False, [Follows(1, 0), Follows(1, 2)]),
        (Board.square(4, 4), False, [Follows(0, 1), Follows(2, 1)]),
        (Board.square(4, 4), False, [Follows(0, 1), Follows(1, 0)]),
        (Board.square(4, 4), False, [Follows(1, 0), StepAt(0, 2), StepAt(1, 3)]),
        (Board.square(4, 4), True, [Follows(0, 1), StepAt(1, 16), StepAt(0, 1)]),
        (Board.square(4, 4), False, [Follows(0, 1), EdgeUnused(0, 1)]),
        (Board.square(4, 4), False, [Follows(1, 0), EdgeUsed(1, 2), Follows(5, 1)]),
        (Board.square(4, 4), False, [StepParity(0, True), StepParity(0, False)]),
        (Board.square(4, 4), False, [StepParity(0, True), StepParity(1, True)]),
        (Board.square(4, 4), False, [StepParity(5, True), StepAt(5, 6)]),
        (Board.hexagon(2), False, [StepParity(5, True), StepAt(5, 6)]),
        (PARTED, False, [EdgeUsed(0, 1), StepParity(0, True), StepParity(1, True)]),
        (Board.square(4, 4), True, [StepParity(5, True), StepAt(0, 2)]),
        (Board.square(3, 3), False, [StepParity(1, True)]),
        (Board.square(3, 3), True, []),
        (Board.square(3, 3, holes=[(0, 1), (1, 0)]), False, []),
        (Board.square(3, 5, holes=[(0, 1), (0, 3), (2, 1), (2, 3)]), True, []),
        (Board.square(1, 2), True, []),
    ],
)
def test_names_a_plain_contradiction_and_nothing_else(
    board: Board, closed: bool, hold: Sequence[Constraint]
) -> None:
    graph = board.cell_graph
    shape = CYCLE if closed else PATH
    trace = random_path(board.cell_graph, 1, closed=closed)
    # True clues beside the false ones, none of which belongs to the contradiction.
    more = [EdgeUsed(*trace.pairs[-1])] if trace is not None and not hold else []
    answer = PathOracle(graph, shape).ask([*hold, *more], [], Token())
    assert answer == Refuted(frozenset(hold))
    assert done(BACKTRACK, Problem(graph, shape, tuple(hold), rooted=True)).verdict is Verdict.NONE


def test_a_line_turned_round_answers_where_no_label_is() -> None:
    graph = Board.hexagon(4).cell_graph
    oracle = PathOracle(graph, PATH)
    first = oracle.ask([], [], Token())
    assert isinstance(first, Model)
    second = oracle.ask([], [oracle.facts(first.trace)], Token())
    assert isinstance(second, Model)
    assert second.trace.nodes == first.trace.nodes[::-1]


@pytest.mark.parametrize("shape", [PATH, CYCLE])
def test_lines_without_a_root_are_denied_by_their_edges(shape: Shape) -> None:
    graph = Board.square(4, 4).cell_graph
    oracle = PathOracle(graph, shape, rooted=False)
    found: list[frozenset[Constraint]] = []
    while isinstance(answer := oracle.ask([EdgeUnused(5, 6)], found, Token()), Model):
        assert answer.trace == answer.trace.canonical()
        assert oracle.facts(answer.trace) not in found
        found.append(oracle.facts(answer.trace))
    assert len(found) == len(answers(BRUTE, Problem(graph, shape, (EdgeUnused(5, 6),))))


@pytest.mark.parametrize("shape", [PATH, CYCLE])
def test_arrows_and_marks_are_held_and_denied_one_by_one(shape: Shape) -> None:
    graph = Board.square(3, 4).cell_graph
    # Something is held, so that no random line answers before the solver is asked.
    wall = EdgeUnused(0, 1) if shape is PATH else EdgeUnused(5, 6)
    lines = answers(BRUTE, Problem(graph, shape, (wall,), rooted=True))
    wanted: list[Constraint] = [StepParity(v, odd) for v in range(12) for odd in (False, True)]
    wanted += [Follows(*pair) for u, v in graph.edges for pair in ((u, v), (v, u))]
    wanted += [EdgeUnused(*edge) for edge in graph.edges]
    for constraint in wanted:
        held = PathOracle(graph, shape).ask([wall, constraint], [], Token())
        denied = PathOracle(graph, shape).ask([wall], [[constraint]], Token())
        assert isinstance(held, Model) is any(map(constraint.holds, lines))
        assert isinstance(denied, Model) is not all(map(constraint.holds, lines))
        assert not isinstance(held, Model) or constraint.holds(held.trace)
        assert not isinstance(denied, Model) or not constraint.holds(denied.trace)


def test_on_an_odd_ring_the_last_step_and_the_first_are_both_odd() -> None:
    hold = [EdgeUsed(0, 1), StepParity(0, True), StepParity(1, True)]
    answer = PathOracle(Board.hexagon(1).cell_graph, CYCLE).ask(hold, [], Token())
    assert isinstance(answer, Model)
    assert {answer.trace.nodes[0], answer.trace.nodes[-1]} == {0, 1}


def test_an_oracle_stops_when_told() -> None:
    oracle = PathOracle(Board.hexagon(3).cell_graph, PATH)
    token = Token()
    token.cancel()
    hold = [StepAt(0, 1), StepAt(18, 20), StepAt(36, 37)]
    assert oracle.ask(hold, [], token) == Stopped()
    assert isinstance(oracle.ask(hold, [], Token()), Model)


def test_an_engine_that_runs_out_of_time_says_so() -> None:
    graph = Board.square(6, 6).cell_graph
    *_, last = PATH_SAT.run(Problem(graph, PATH), Task.COUNT, Limit(), Token(seconds=0))
    assert isinstance(last, Done)
    assert last.verdict is Verdict.UNKNOWN
    assert last.reason


class Looks(Token):
    """Stops at a look of its own number, and counts them."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.seen = 0

    @property
    def stopped(self) -> bool:
        self.seen += 1
        return self.seen > self.most


def test_a_formula_under_way_is_given_up_when_told() -> None:
    board = Board.hexagon(8).cell_graph
    oracle = PathOracle(board, Shape.HAMILTONIAN_PATH)
    whole = Looks(10**9)
    oracle.formula([StepAt(0, 1)], one_way=False, token=whole)
    assert whole.seen > 2 * board.size, "no look between two nodes"
    for most in (0, 1, whole.seen // 2, whole.seen - 1):
        with pytest.raises(Halt):
            oracle.formula([StepAt(0, 1)], one_way=False, token=Looks(most))


def test_a_formula_that_would_be_too_large_is_never_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(path_formula, "MOST_PLACES", 100)
    monkeypatch.setattr(PathOracle, "formula", None)
    problem = Problem(Board.square(5, 5).cell_graph, Shape.HAMILTONIAN_PATH, (StepAt(0, 3),), True)
    oracle = PathOracle(problem.graph, problem.shape)
    denied = [[StepAt(1, 2)], [StepAt(5, 2)]]
    reason = Reason(Unfinished.LINES_FORMULA)
    assert oracle.ask(problem.constraints, denied, Token()) == Stopped(reason)
    *_, done = PATH_SAT.run(problem, Task.COUNT, Limit(), Token())
    assert done == Done(0, exact=False, reason=reason)


def test_directions_of_drawings_that_have_none_are_declined() -> None:
    graph = Board.square(3, 3).cell_graph
    for constraint in (Follows(0, 1), StepParity(0, True)):
        for engine in (PATH_SAT, BACKTRACK):
            assert engine.declines(Problem(graph, PATH, (constraint,)), Task.COUNT)
            rooted = Problem(graph, PATH, (constraint,), rooted=True)
            assert engine.declines(rooted, Task.COUNT) is None


def test_other_shapes_and_arcs_are_declined() -> None:
    graph = Board.square(3, 3).cell_graph
    assert PATH_SAT.declines(Problem(graph, Shape.CYCLE), Task.SOLVE)
    assert PATH_SAT.declines(Problem(Graph(2, ((0, 1),), directed=True), PATH), Task.SOLVE)
    with pytest.raises(ValueError, match="all nodes"):
        PathOracle(graph, Shape.CYCLE)
