"""Ordered paths: lines through all cells that meet numbers in their order, by the words."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import replace
from functools import cache
from itertools import pairwise, permutations

import pytest

from studio import formats, language
from studio.board import At, Board, Cell, Edge, HexLattice, Spot
from studio.drawing.draw import draw
from studio.drawing.shapes import Circle
from studio.engines.catalogue import ENGINES, oracle_for
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.proofs.by_edges import prove
from studio.families import ORDERED_PATH
from studio.puzzle import Clue, Clues, Problem, Puzzle, Shape, Trace
from studio.puzzle.message import Message
from studio.puzzle.play import BLANK, Table
from studio.work.analyse import Analysis
from studio.work.findings import Conflict, Judged, Redundant, Spread, Suggested
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.oracles import answers

BOARD = Board.square(3, 4)


def numbered(*cells: At, walls: Collection[tuple[At, At]] = (), board: Board = BOARD) -> Puzzle:
    """A puzzle with 1, 2, 3 ... on these cells."""
    numbers = [Clue("numbers", Cell(at), value) for value, at in enumerate(cells, start=1)]
    placed = Puzzle(ORDERED_PATH, board).placed(
        *numbers, *(Clue("walls", Edge.of(a, b)) for a, b in walls)
    )
    assert isinstance(placed, Puzzle)
    return placed


@cache
def paths(board: Board) -> list[tuple[At, ...]]:
    """Every line through all cells, in both directions."""
    found = answers(Problem(board.cell_graph, Shape.HAMILTONIAN_PATH, rooted=True))
    return [tuple(board.cells[node] for node in trace.nodes) for trace in found]


def obeys(clues: Collection[Clue], line: tuple[At, ...]) -> bool:
    """The rule from its words, for whichever numbers stand."""
    numbers = sorted((clue.value or 0, clue.spot) for clue in clues if clue.kind == "numbers")
    order = [line.index(spot.at) for _, spot in numbers if isinstance(spot, Cell)]
    steps = {Edge.of(a, b) for a, b in pairwise(line)}
    return (
        order == sorted(order)
        and (not numbers or numbers[0][0] != 1 or order[0] == 0)
        and (not numbers or numbers[-1][0] == 1 or order[-1] == len(line) - 1)
        and not any(clue.spot in steps for clue in clues if clue.kind == "walls")
    )


def some_puzzle(rng: random.Random) -> Puzzle:
    """A puzzle that a random line obeys, mostly."""
    line = rng.choice(paths(BOARD))
    inner = sorted(rng.sample(range(1, 11), rng.randint(0, 4)))
    used = {Edge.of(a, b) for a, b in pairwise(line)}
    free = [(a, b) for a in BOARD.cells for b in BOARD.neighbours(a) if a < b]
    walls = [pair for pair in free if Edge.of(*pair) not in used]
    cells = [line[0], *(line[step] for step in inner), line[-1]]
    if rng.random() < 0.3:
        rng.shuffle(cells)
    return numbered(*cells, walls=rng.sample(walls, rng.randint(0, 2)))


def test_all_engines_find_the_lines_that_the_words_allow() -> None:
    rng = random.Random(11)
    some = 0
    for _ in range(12):
        puzzle = some_puzzle(rng)
        expected = {line for line in paths(BOARD) if obeys(list(puzzle.clues.all()), line)}
        some += bool(expected)
        compiled = puzzle.compile()
        took = []
        for engine in ENGINES:
            if engine.declines(compiled.problem, Task.SOLVE) is None:
                events = list(engine.run(compiled.problem, Task.SOLVE, Limit(), Token()))
                found = [e.trace for e in events if isinstance(e, Found)]
                assert {compiled.addresses(trace) for trace in found} == expected, engine.key
                took.append(engine.key)
        assert {"path-sat", "backtrack", "by-links", "brute"} <= set(took)
    assert some > 6


def test_what_is_said_of_single_numbers_is_what_the_others_say_without_them() -> None:
    rng = random.Random(5)
    judged = set()
    for _ in range(40):
        puzzle = some_puzzle(rng)
        clues = list(puzzle.clues.all())
        compiled = puzzle.compile()

        def count(kept: Collection[Clue]) -> int:
            return sum(obeys(kept, line) for line in paths(BOARD))

        found = list(Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run())
        (verdict,) = (f.verdict for f in found if isinstance(f, Judged))
        judged.add(verdict)
        whole = count(clues)
        assert verdict is [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL][min(whole, 2)]
        ends = {compiled.clues[compiled.order[c]] for c in compiled.given}
        for finding in found:
            match finding:
                case Redundant(single, final=True):
                    free = [clue for clue in clues if clue not in ends]
                    assert set(single) == {
                        clue for clue in free if count([c for c in clues if c != clue]) == 1
                    }
                case Conflict(blamed, smallest=True) if not ends & set(blamed):
                    assert count(blamed) == 0
                    assert all(count([c for c in blamed if c != clue]) for clue in blamed)
    assert judged == {Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL}


@pytest.mark.parametrize(
    ("spoilt", "why"),
    [
        (numbered((2, 3), (1, 1), (0, 0)), "the wrong end"),
        (numbered((0, 0), (1, 1), (0, 2)), "it ends beyond the highest"),
        (numbered((0, 0), (2, 0), (0, 3), (2, 3)), "3 comes before 2"),
        (numbered((0, 0), (2, 3), walls=[((0, 3), (1, 3))]), "a wall is crossed"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_way_to_break_the_rule(spoilt: Puzzle, why: str) -> None:
    snake = [(0, c) for c in range(4)] + [(1, c) for c in (3, 2, 1, 0)] + [(2, c) for c in range(4)]
    trace = Trace(tuple(BOARD.index(at) for at in snake))
    good = numbered((0, 0), (0, 3), (2, 0), (2, 3), walls=[((0, 0), (1, 0))])
    assert good.compile().problem.answered_by(trace)
    assert not spoilt.compile().problem.answered_by(trace), why


def test_generated_ones_are_unique_minimal_and_count_from_one() -> None:
    for board in (Board.square(4, 4), Board.hexagon(1)):
        *_, made = generate(ORDERED_PATH, board, GenerateOptions(seed=4), Token())
        assert isinstance(made, Generated) and made.minimal
        values = sorted(v for v in made.puzzle.clues.of("numbers").values() if v is not None)
        assert values == list(range(1, len(values) + 1))
        compiled = made.puzzle.compile()
        found = list(Analysis(made.puzzle, compiled, oracle_for(compiled.problem), Token()).run())
        assert [f.verdict for f in found if isinstance(f, Judged)] == [Verdict.UNIQUE]
        assert [f.single for f in found if isinstance(f, Redundant)][-1] == ()
        *_, done = ENGINES[-1].run(compiled.problem, Task.COUNT, Limit(), Token())
        assert isinstance(done, Done) and (done.count, done.exact) == (1, True)
        assert prove(compiled.problem, Token()) is not None
        assert formats.read(formats.encode(made.puzzle, "puzzle").decode()).puzzle == made.puzzle


def test_numbers_left_out_are_told() -> None:
    puzzle = numbered((0, 0), (1, 1), (2, 3))
    assert puzzle.rule.remarks(puzzle) == ()
    without_two = puzzle.erased(Clue("numbers", Cell((1, 1))))
    (remark,) = without_two.rule.remarks(without_two)
    assert "There is no 2" in language.said(remark)
    first = puzzle.erased(Clue("numbers", Cell((0, 0))))
    assert "no 1" in language.said(first.rule.remarks(first)[0])
    assert ORDERED_PATH.tidied(first).clues.of("numbers")[Cell((1, 1))] == 1


def test_it_is_played_as_a_walk_from_one() -> None:
    puzzle = numbered((0, 0), (0, 1), (1, 0), board=Board.square(2, 2))
    table = Table(puzzle)
    assert isinstance(table.walked(BLANK, (1, 1)), Message)
    sheet = BLANK
    for at in ((0, 0), (0, 1), (1, 1), (1, 0)):
        after = table.walked(sheet, at)
        assert not isinstance(after, str)
        sheet = after
    assert table.solved(sheet)
    wrong = replace(puzzle, clues=numbered((0, 0), (1, 1), (0, 1), board=puzzle.board).clues)
    assert not Table(wrong).solved(sheet)


def test_hexagons_have_variants() -> None:
    assert any(isinstance(variant.lattice, HexLattice) for variant in ORDERED_PATH.variants)


@pytest.mark.parametrize(
    ("numbers", "rings"), [((1,), [1]), ((1, 4), [1, 2]), ((3,), [2]), ((2, 3), [0, 2])]
)
def test_a_1_alone_is_ringed_as_the_start_alone(numbers: tuple[int, ...], rings: list[int]) -> None:
    """It had the double ring of the end, where no line with another cell can end."""
    cells = [Cell(at) for at in ((0, 0), (1, 1))][: len(numbers)]
    values = dict[Spot, int | None](zip(cells, numbers, strict=True))
    puzzle = Puzzle(ORDERED_PATH, BOARD, Clues({"numbers": values}))
    drawn = [shape for shape in dict(draw(puzzle).layers)["clues"] if isinstance(shape, Circle)]
    centres = [puzzle.board.centre(cell.at) for cell in cells]
    assert [sum((ring.x, ring.y) == centre for ring in drawn) for centre in centres] == rings


def test_the_last_number_is_ringed_like_the_first() -> None:
    puzzle = numbered((0, 0), (1, 1), (2, 3))
    spot = Cell((0, 0))
    assert ORDERED_PATH.ends(puzzle, puzzle.kind("numbers"), spot) == (1, 3)
    rings = {
        (shape.x, shape.y)
        for shape in dict(draw(puzzle).layers)["clues"]
        if isinstance(shape, Circle)
    }
    centres = [puzzle.board.centre(at) for at in ((0, 0), (1, 1), (2, 3))]
    assert [centre in rings for centre in centres] == [True, False, True]


@pytest.mark.parametrize("clues", [(), (1,), (3,), (1, 3), (1, 2, 5), (2, 4), (1, 2, 3)])
def test_suggested_numbers_are_those_left_out_and_move_none(clues: tuple[int, ...]) -> None:
    """Each against brute force, on the numbers of a line where some are left out."""
    board = Board.square(3, 3)
    line = max(paths(board))
    at = {value: line[(value - 1) * (len(line) - 1) // 4] for value in range(1, 6)}
    if clues:
        at[clues[-1]] = line[-1] if clues[-1] > 1 else line[0]
    placed = Puzzle(ORDERED_PATH, board).placed(
        *(Clue("numbers", Cell(at[value]), value) for value in clues)
    )
    assert isinstance(placed, Puzzle)
    compiled = placed.compile()
    there = set(placed.clues.all())
    allowed = [walk for walk in paths(board) if obeys(there, walk)]
    assert allowed
    for walk in allowed:
        trace = Trace(tuple(map(board.index, walk)))
        further = list(ORDERED_PATH.further_clues(placed, compiled, trace))
        for clue in further:
            more = placed.placed(clue)
            # It takes no place of another, and the line stays an answer.
            assert isinstance(more, Puzzle) and set(more.clues.all()) == there | {clue}
            assert obeys(more.clues.all(), walk)
        numbers = {clue.value for clue in further if clue.kind == "numbers"}
        assert bool(numbers) is (clues != (1, 2, 3))
        assert not numbers & set(clues)


def test_numbers_are_not_told_by_the_steps_of_a_line() -> None:
    """The status line would name numbers that no clue means."""
    puzzle = numbered((0, 0), (2, 3))
    oracle = oracle_for(puzzle.compile().problem)
    found = list(Analysis(puzzle, puzzle.compile(), oracle, Token()).run())
    (spread,) = (finding for finding in found if isinstance(finding, Spread))
    assert not spread.cells
    suggested = [finding for finding in found if isinstance(finding, Suggested)][-1]
    assert all(suggestion.clue.kind == "walls" for suggestion in suggested.suggestions)


def test_numbers_of_a_setter_are_completed_in_their_order() -> None:
    """2 is not the second cell of the line: it is met after 1 and before 3."""
    begun = numbered((0, 0), (1, 1), (2, 3))
    options = GenerateOptions(keep=begun.clues, aim="fewest")
    *_, made = generate(ORDERED_PATH, BOARD, options, Token())
    assert isinstance(made, Generated)
    order = [
        at
        for _, at in sorted(
            (clue.value or 0, clue.spot.at)
            for clue in made.puzzle.clues.all()
            if clue.kind == "numbers" and isinstance(clue.spot, Cell)
        )
    ]
    kept = [at for at in order if Cell(at) in begun.clues.of("numbers")]
    assert kept == [(0, 0), (1, 1), (2, 3)]
    assert [walk for walk in paths(BOARD) if obeys(list(made.puzzle.clues.all()), walk)] == [
        made.line
    ]


def test_numbers_that_are_kept_stay_where_there_is_room_between_them() -> None:
    cells: list[At] = [(0, 0), (0, 2), (1, 1), (2, 1), (2, 3)]
    begun = Clues({"numbers": dict(zip(map(Cell, cells), (1, 3, 4, 7, 9), strict=True))})
    for at, told in (((0, 1), 2), ((2, 0), 5), ((2, 2), 8)):
        order = sorted(
            [*cells, at],
            key=lambda cell: (told if cell == at else begun.of("numbers")[Cell(cell)]) or 0,
        )
        steps = {Cell(cell): step for step, cell in enumerate(order, start=1)}
        tidied = ORDERED_PATH.tidied(Puzzle(ORDERED_PATH, BOARD, Clues({"numbers": steps})), begun)
        assert tidied.clues.of("numbers") == {**begun.of("numbers"), Cell(at): told}
    # Between 3 and 4 is no room, so that those behind move on.
    between = {Cell(at): step for step, at in enumerate([*cells[:2], (0, 3), *cells[2:]], start=1)}
    crowded = Puzzle(ORDERED_PATH, BOARD, Clues({"numbers": between}))
    assert ORDERED_PATH.tidied(crowded, begun).clues.of("numbers") == between


def test_nothing_is_claimed_of_ends_that_came_with_the_others() -> None:
    """Without 1 the line may start anywhere, and have one solution all the same."""
    came = 0
    for seed in range(12):
        *_, made = generate(ORDERED_PATH, BOARD, GenerateOptions(seed=seed), Token())
        assert isinstance(made, Generated)
        first = next(clue for clue in made.puzzle.clues.all() if clue.value == 1)
        keep = made.puzzle.erased(first).clues
        *_, done = generate(
            ORDERED_PATH, BOARD, GenerateOptions(seed=seed, keep=keep, aim="fewest"), Token()
        )
        assert isinstance(done, Generated)
        if Cell(done.line[0]) not in keep.of("numbers"):
            assert not done.fewest and not done.minimal
            came += 1
    assert came


@pytest.mark.parametrize("board", [Board.square(3, 3), Board.square(2, 5)])
def test_two_ends_of_the_wrong_colours_are_told(board: Board) -> None:
    colours = {at: sum(at) % 2 for at in board.cells}
    told = 0
    for first, last in permutations(board.cells, 2):
        clues = Clues({"numbers": {Cell(first): 1, Cell(last): 9}})
        puzzle = Puzzle(ORDERED_PATH, board, clues)
        why = ORDERED_PATH.because(puzzle, list(clues.all()))
        fits = (colours[first] == colours[last]) is bool(len(board) % 2)
        assert (why is None) is fits
        if why is not None:
            told += 1
            assert not answers(puzzle.compile().problem)
    assert told
    third = [*clues.all(), Clue("numbers", Cell(board.cells[4]), 4)]
    assert ORDERED_PATH.because(puzzle, third) is None


def test_the_window_gets_the_reason_of_colours() -> None:
    clues = Clues({"numbers": {Cell((0, 0)): 1, Cell((3, 3)): 9}})
    puzzle = Puzzle(ORDERED_PATH, Board.square(4, 4), clues)
    compiled = puzzle.compile()
    found = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run()
    *_, conflict = (finding for finding in found if isinstance(finding, Conflict))
    assert isinstance(conflict.reason, Message)
    assert "have different colours, but these have the same" in language.said(conflict.reason)


def test_numbers_that_do_not_begin_with_1_are_written_anew() -> None:
    """Whoever kept 2 as the lowest gets the 1 that the line starts on, and what comes behind it."""
    begun = Clues({"numbers": {Cell((0, 0)): 2, Cell((2, 3)): 9}})
    steps = Clues({"numbers": {Cell((0, 0)): 2, Cell((1, 1)): 4, Cell((2, 3)): 9}})
    tidied = ORDERED_PATH.tidied(Puzzle(ORDERED_PATH, BOARD, steps), begun)
    assert sorted(tidied.clues.of("numbers").values(), key=str) == [1, 2, 3]


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((), "It starts on 1, meets the numbers in their order and ends on the highest."),
        ((1, 2, 4), "It starts on 1, meets the numbers in their order and ends on the highest."),
        ((2, 3), "It meets the numbers in their order and ends on the highest."),
        ((1,), "It starts on 1."),
    ],
)
def test_the_instructions_say_what_is_true_of_the_ends(numbers: tuple[int, ...], told: str) -> None:
    clues = (Clue("numbers", Cell((0, column)), value) for column, value in enumerate(numbers))
    puzzle = Puzzle(ORDERED_PATH, Board.square(2, 3)).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    assert told == language.said(ORDERED_PATH.how_to(puzzle)[1])
