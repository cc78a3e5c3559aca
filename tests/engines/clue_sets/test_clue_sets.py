"""Minimal and smallest clue sets against brute force over every subset, and published numbers."""

from __future__ import annotations

import json
import random
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from studio.board import Board, Cell, FreeFrame, HexLattice, SquareLattice
from studio.engines import kernels
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets import counterexamples as counterexamples_of
from studio.engines.clue_sets import local_loops
from studio.engines.clue_sets.clue_sets import ClueSet, minimal_set
from studio.engines.clue_sets.counterexamples import (
    Alone,
    Choice,
    Counterexample,
    OracleCounterexamples,
    counterexamples_for,
    other_way,
)
from studio.engines.clue_sets.local_loops import LocalLoops
from studio.engines.clue_sets.minimum_hitting_set import Bounds, fewest_set
from studio.engines.engine import Answer, Engine, Limit, Model, Task, Token
from studio.engines.events import Found
from studio.engines.sampling.loop import random_loop
from studio.engines.sampling.path import random_path
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.engines.sat.path_sat import PathOracle
from studio.engines.search.backtrack import BACKTRACK
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Clues, Constraint, EdgesUsed, EdgeUsed, Problem, Puzzle, StepAt, Trace


def drive(work: Generator[Any, None, ClueSet | None]) -> ClueSet | None:
    """The result of a generator whose news nobody wants."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            found: ClueSet | None = ended.value
            return found


def minimal(problem: Problem, trace: Trace, choices: list[Choice], seed: int) -> ClueSet | None:
    counterexamples = counterexamples_for(problem, trace, choices)
    return drive(minimal_set(counterexamples, random.Random(seed), Token()))


def fewest(problem: Problem, trace: Trace, choices: list[Choice], known: ClueSet) -> ClueSet:
    counterexamples = counterexamples_for(problem, trace, choices)
    found = drive(fewest_set(counterexamples, known, random.Random(1), Token()))
    assert found is not None
    return found


def single(constraints: Iterable[Constraint]) -> list[Choice]:
    return [Choice(frozenset({constraint})) for constraint in constraints]


def brute(lines: list[Trace], trace: Trace, choices: list[Choice]) -> list[int]:
    """All minimal sets of choices that fix a line among these, as bit masks."""
    bad = bytearray(1 << len(choices))
    for other in lines:
        if other != trace:
            agreed = sum(
                1 << i
                for i, choice in enumerate(choices)
                if all(constraint.holds(other) for constraint in choice.constraints)
            )
            bad[agreed] = 1
    # Of two sets that leave a counterexample the smaller one does so all the more.
    for bit in range(len(choices)):
        for mask in range(len(bad)):
            if mask >> bit & 1 and bad[mask]:
                bad[mask ^ (1 << bit)] = 1
    return [
        mask
        for mask in range(len(bad))
        if not bad[mask]
        and all(bad[mask ^ (1 << bit)] for bit in range(len(choices)) if mask >> bit & 1)
    ]


def lines_of(problem: Problem, engine: Engine = BACKTRACK) -> list[Trace]:
    events = engine.run(problem, Task.SOLVE, Limit(), Token())
    return [event.trace for event in events if isinstance(event, Found)]


def mask_of(found: ClueSet) -> int:
    return sum(1 << place for place in found.choices)


# -- loops -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "columns", "loops", "sets", "unfixed"),
    [(2, 2, 13, 28, 4), (2, 3, 40, 282, 0), (3, 3, 213, 5299, 6)],
)
def test_all_loops_of_a_board(rows: int, columns: int, loops: int, sets: int, unfixed: int) -> None:
    board = Board.square(rows, columns)
    problem = Puzzle(SLITHERLINK, board).compile().problem
    edges = problem.graph.edges
    lines = lines_of(problem, BRUTE)
    assert len(lines) == loops
    known = [0, 0]
    for number, trace in enumerate(lines):
        around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
        counts = [sum(edge in trace.used for edge in sides) for sides in around]
        choices = single(EdgesUsed(s, n) for s, n in zip(around, counts, strict=True))
        masks = brute(lines, trace, choices)
        known[0] += len(masks)
        known[1] += not masks
        if number % 7 == 0 or not masks:
            found = minimal(problem, trace, choices, number)
            assert (found is None) == (not masks)
            if found is not None:
                assert found.minimal
                assert mask_of(found) in masks
                least = fewest(problem, trace, choices, found)
                assert least.minimal
                assert mask_of(least) in masks
                assert len(least.choices) == min(mask.bit_count() for mask in masks)
    assert known == [sets, unfixed]


def numbers_of(board: Board, trace: Trace) -> list[Choice]:
    edges = board.loop_graph.edges
    around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
    return single(EdgesUsed(s, sum(edge in trace.used for edge in s)) for s in around)


@pytest.mark.parametrize(
    "board", [Board.square(3, 3), Board.square(2, 3)], ids=["square", "oblong"]
)
def test_numbers_of_large_boards_are_looked_at_close_by(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on small ones the sets are minimal."""
    monkeypatch.setattr(counterexamples_of, "LARGE", 1)
    monkeypatch.setattr(local_loops, "REACHES", (0, 1))
    problem = Puzzle(SLITHERLINK, board).compile().problem
    lines = lines_of(problem, BRUTE)
    for number, trace in enumerate(lines[::5]):
        monkeypatch.setattr(counterexamples_of, "TOGETHER", number % 3 / 8)
        choices = numbers_of(board, trace)
        masks = brute(lines, trace, choices)
        found = minimal(problem, trace, choices, number)
        assert (found is None) == (not masks)
        assert found is None or (found.minimal and mask_of(found) in masks)


@pytest.mark.parametrize(
    ("board", "kept"),
    [(Board.square(14, 14), 0), (Board.square(12, 12), 9), (Board.hexagon(5), 0)],
    ids=["square", "some kept", "hexagons"],
)
def test_sets_of_large_boards_are_the_same_without_the_compiled_search(
    board: Board, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each number that is left has another loop without it, by an engine that knows nothing of
    how it was chosen."""
    monkeypatch.setattr(counterexamples_of, "LARGE", 1)
    monkeypatch.setattr(counterexamples_of, "TOGETHER", 0.08)
    monkeypatch.setattr(local_loops, "REACHES", (1, 3))
    problem = Puzzle(SLITHERLINK, board).compile().problem
    trace = random_loop(problem.graph, 4)
    assert trace is not None
    choices = numbers_of(board, trace)
    fixed = tuple(c for choice in choices[:kept] for c in choice.constraints)
    problem, choices = Problem(problem.graph, problem.shape, fixed), choices[kept:]
    asked = [0, 0]
    ask = LocalLoops.ask

    def counted(self: LocalLoops, place: int, held: Any, token: Token) -> Any:
        reply = ask(self, place, held, token)
        asked[reply is None] += 1
        return reply

    monkeypatch.setattr(LocalLoops, "ask", counted)
    monkeypatch.setattr(kernels, "warm", lambda *names: True)
    found = minimal(problem, trace, choices, 2)
    assert found is not None and found.minimal
    assert asked[0] > 5 and asked[1]
    clues = [c for place in found.choices for c in choices[place].constraints]
    for without in (None, *clues):
        held = (*fixed, *(c for c in clues if c != without))
        answer = Problem(problem.graph, problem.shape, held)
        events = LOOP_SAT.run(answer, Task.COUNT, Limit(solutions=2), Token())
        assert [*events][-1].count == 1 + (without is not None)  # type: ignore[union-attr]
    monkeypatch.setattr(kernels, "warm", lambda *names: False)
    assert minimal(problem, trace, choices, 2) == found


# -- lines through all cells -----------------------------------------------------------------------

SNAKE = Trace((0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12))
ROWS = Trace((0, 1, 2, 6, 5, 4, 3, 7, 8, 9, 10, 11, 15, 14, 13, 12, 16, 17, 18))
SMALL = Trace((0, 1, 4, 3, 2, 5, 6))


@pytest.mark.parametrize(
    ("board", "trace", "kinds", "sets"),
    [
        (Board.hexagon(1), SMALL, "labels", 4),
        (Board.hexagon(1), SMALL, "diamonds", 4),
        (Board.hexagon(1), SMALL, "both", 8),
        (Board.square(4, 4), SNAKE, "labels", 37),
        (Board.square(4, 4), SNAKE, "diamonds", 28),
        (Board.hexagon(2), ROWS, "labels", 119),
    ],
)
def test_all_clue_sets_of_a_path(board: Board, trace: Trace, kinds: str, sets: int) -> None:
    ends = (StepAt(trace.nodes[0], 1), StepAt(trace.nodes[-1], len(trace.nodes)))
    empty = Puzzle(NUMBER_PATH, board).compile().problem
    problem = Problem(empty.graph, empty.shape, ends, rooted=True)
    assert problem.answered_by(trace)
    labels = [StepAt(node, step) for step, node in enumerate(trace.nodes, start=1)][1:-1]
    diamonds = [EdgeUsed(u, v) for u, v in trace.pairs]
    chosen: dict[str, list[Constraint]] = {
        "labels": [*labels],
        "diamonds": [*diamonds],
        "both": [*labels, *diamonds],
    }
    choices = single(chosen[kinds])
    masks = brute(lines_of(problem), trace, choices)
    assert len(masks) == sets
    for seed in range(5):
        found = minimal(problem, trace, choices, seed)
        assert found is not None
        assert mask_of(found) in masks
        least = fewest(problem, trace, choices, found)
        assert mask_of(least) in masks
        assert len(least.choices) == min(mask.bit_count() for mask in masks)


def rixkudo() -> tuple[Problem, Trace]:
    """The board of the course sheet with its ends, and the line of the published 14 labels."""
    text = (Path(__file__).parents[2] / "data" / "rixkudo.json").read_text()
    data = json.loads(text)
    cells = [(q, r) for q, r in data["cells"]]
    board = Board.of(HexLattice("flat"), FreeFrame(), cells)
    labels = {
        Cell(cells[int(place)]): step for place, step in data["labels_unique_and_minimal"].items()
    }
    compiled = Puzzle(NUMBER_PATH, board, Clues({"labels": labels})).compile()
    problem = compiled.problem
    answer = oracle_for(problem).ask(problem.constraints, (), Token())
    assert isinstance(answer, Model)
    ends = tuple(c for c in problem.constraints if c in compiled.given)
    return Problem(problem.graph, problem.shape, ends, rooted=True), answer.trace


def test_rixkudo_needs_eleven_labels_beside_its_ends() -> None:
    problem, trace = rixkudo()
    choices = single(StepAt(node, step) for step, node in enumerate(trace.nodes, start=1))[1:-1]
    found = minimal(problem, trace, choices, 1)
    assert found is not None
    least = fewest(problem, trace, choices, found)
    assert least.minimal
    assert len(least.choices) == 11


@pytest.mark.long
@pytest.mark.parametrize(("labelled", "size"), [(False, 15), (True, 11)])
def test_rixkudo_needs_fifteen_diamonds_or_eleven_of_both(labelled: bool, size: int) -> None:
    problem, trace = rixkudo()
    clues: list[Constraint] = [EdgeUsed(u, v) for u, v in trace.pairs]
    if labelled:
        clues += [StepAt(node, step) for step, node in enumerate(trace.nodes, start=1)][1:-1]
    choices = single(clues)
    found = minimal(problem, trace, choices, 1)
    assert found is not None
    least = fewest(problem, trace, choices, found)
    assert least.minimal
    assert len(least.choices) == size


# -- parts -----------------------------------------------------------------------------------------


def test_groups_are_counted_by_their_clues() -> None:
    # One pair of labels in opposite cells may do where single labels need fewer clues.
    empty = Puzzle(NUMBER_PATH, Board.square(4, 4)).compile().problem
    ends = (StepAt(0, 1), StepAt(12, 16))
    problem = Problem(empty.graph, empty.shape, ends, rooted=True)
    labels = [StepAt(node, step) for step, node in enumerate(SNAKE.nodes, start=1)][1:-1]
    alone = single(labels)
    best = min(m.bit_count() for m in brute(lines_of(problem), SNAKE, alone))
    pairs = [Choice(frozenset(labels)), *alone]
    known = ClueSet(frozenset({0}), minimal=True)
    least = fewest(problem, SNAKE, pairs, known)
    assert least.minimal
    assert sum(len(pairs[place].constraints) for place in least.choices) == best


@pytest.mark.parametrize("closed", [True, False])
def test_of_choices_that_exclude_each_other_some_are_found_where_any_fix_the_line(
    closed: bool,
) -> None:
    """As every subset says, whichever of them is taken at first."""
    if closed:
        board = Board.square(3, 3)
        problem = Puzzle(SLITHERLINK, board).compile().problem
        edges = problem.graph.edges
        lines = lines_of(problem, BRUTE)
        trace = lines[40]
        around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
        clues: list[Constraint] = [EdgesUsed(s, sum(e in trace.used for e in s)) for s in around]
    else:
        empty = Puzzle(NUMBER_PATH, Board.hexagon(2)).compile().problem
        trace, last = ROWS, len(ROWS.nodes)
        ends = (StepAt(trace.nodes[0], 1), StepAt(trace.nodes[-1], last))
        problem = Problem(empty.graph, empty.shape, ends, rooted=True)
        lines = lines_of(problem)
        clues = [StepAt(node, step) for step, node in enumerate(trace.nodes, start=1)][1:-1]
    masks = brute(lines, trace, single(clues))
    fixed = unfixed = 0
    for seed in range(60):
        rng = random.Random(seed)
        most = rng.choice((1, 2, 6))
        taken = [rng.sample(range(most), min(most, rng.choice((1, 2)))) for _ in clues]
        choices = [
            Choice(frozenset({clue}), rng.choice((0.1, 1.0)), frozenset(takes))
            for clue, takes in zip(clues, taken, strict=True)
        ]
        apart = [1 << one | 1 << other for one, other in counterexamples_of.rivals(choices)]
        possible = [mask for mask in masks if not any(mask & pair == pair for pair in apart)]
        found = minimal(problem, trace, choices, seed)
        assert (found is None) == (not possible)
        if found is not None:
            assert found.minimal and mask_of(found) in possible
        fixed, unfixed = fixed + bool(possible), unfixed + (not possible)
    assert fixed > 10 and unfixed > 10


def test_bounds_meet_from_both_sides() -> None:
    problem = Puzzle(SLITHERLINK, Board.square(5, 5)).compile().problem
    board = Board.square(5, 5)
    edges = problem.graph.edges
    answer = oracle_for(problem).ask((), (), Token())
    assert isinstance(answer, Model)
    around = [tuple(edges[k] for k in sides) for sides in board.cell_sides]
    used = answer.trace.used
    choices = single(EdgesUsed(s, sum(edge in used for edge in s)) for s in around)
    found = minimal(problem, answer.trace, choices, 3)
    assert found is not None
    counterexamples = counterexamples_for(problem, answer.trace, choices)
    bounds = [*fewest_set(counterexamples, found, random.Random(1), Token())]
    assert all(isinstance(each, Bounds) for each in bounds)
    assert [each.least for each in bounds] == sorted(each.least for each in bounds)
    sizes = [len(each.best) for each in bounds]
    assert sizes == sorted(sizes, reverse=True)


def test_another_way_is_another_way_between_two_steps() -> None:
    graph = Board.square(4, 4).cell_graph
    problem = Puzzle(NUMBER_PATH, Board.square(4, 4)).compile().problem
    other = other_way(graph, SNAKE, 1, 16)
    assert other is not None
    assert problem.fits(other)
    assert other != SNAKE
    for first, last in ((1, 8), (5, 12), (3, 16)):
        between = other_way(graph, SNAKE, first, last)
        held = (*SNAKE.nodes[:first], *SNAKE.nodes[last - 1 :])
        labels = tuple(StepAt(n, s) for s, n in enumerate(SNAKE.nodes, 1) if n in held)
        exact = lines_of(Problem(graph, problem.shape, labels, rooted=True))
        assert (between is None) == (exact == [SNAKE])
        if between is not None:
            assert between in exact


def test_another_line_is_looked_for_near_a_label_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few steps are open in nearly all questions, and sets stay minimal ones of the same line."""
    problem = Puzzle(NUMBER_PATH, Board.square(4, 4)).compile().problem
    lines = lines_of(problem)
    choices = single(StepAt(node, step) for step, node in enumerate(SNAKE.nodes, 1))
    possible = brute(lines, SNAKE, choices)
    for seed in range(12):
        found = minimal(problem, SNAKE, choices, seed)
        assert found is not None and found.minimal
        assert mask_of(found) in possible

    board = Board.square(8, 8)
    long = random_path(board.cell_graph, 3)
    assert long is not None
    held: list[int] = []
    ask = PathOracle.ask

    def counted(self: PathOracle, hold: Any, deny: Any, token: Token) -> Answer:
        held.append(len(hold) if len(deny) > 1 else 0)
        return ask(self, hold, deny, token)

    monkeypatch.setattr(PathOracle, "ask", counted)
    empty = Puzzle(NUMBER_PATH, board).compile().problem
    labels = single(StepAt(node, step) for step, node in enumerate(long.nodes, 1))
    found = minimal(empty, long, labels, 1)
    assert found is not None and found.minimal
    assert sum(2 * number > len(long.nodes) for number in held) > len(found.choices) / 2


def test_where_little_is_held_another_line_is_looked_for_in_a_patch_first() -> None:
    """It breaks few labels, none of them held; where there is none, the whole board is asked."""
    board = Board.hexagon(4)
    line = random_path(board.cell_graph, 5)
    assert line is not None
    empty = Puzzle(NUMBER_PATH, board).compile().problem
    labels = single(StepAt(node, step) for step, node in enumerate(line.nodes, 1))
    counterexamples = counterexamples_for(empty, line, labels)
    for held in ([], [0], [30]):
        reply = counterexamples.ask(held, Token())
        assert isinstance(reply, Counterexample)
        assert reply.broken.isdisjoint(held)
        assert 2 <= len(reply.broken) <= counterexamples_of.PATCH * len(line.nodes)

    # Another line through this board is its reverse alone, which no patch holds.
    strip = Board.of(SquareLattice(), FreeFrame(), [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)])
    row = Trace(tuple(range(5)))
    alone = Puzzle(NUMBER_PATH, strip).compile().problem
    ends = single(StepAt(node, step) for step, node in enumerate(row.nodes, 1))
    reply = counterexamples_for(alone, row, ends).ask((), Token())
    assert reply == Counterexample(frozenset({0, 1, 3, 4}))
    assert isinstance(counterexamples_for(alone, row, ends).ask((0,), Token()), Alone)


def test_any_oracle_will_do() -> None:
    """Lines without direction have no solver of their own for counterexamples."""
    graph = Board.hexagon(1).cell_graph
    empty = Puzzle(NUMBER_PATH, Board.hexagon(1)).compile().problem
    problem = Problem(graph, empty.shape)
    choices = single(EdgeUsed(u, v) for u, v in SMALL.pairs)
    assert isinstance(counterexamples_for(problem, SMALL, choices), OracleCounterexamples)
    found = minimal(problem, SMALL.canonical(), choices, 1)
    assert found is not None
    assert mask_of(found) in brute(lines_of(problem), SMALL.canonical(), choices)
