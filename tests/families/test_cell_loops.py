"""Loops through cells with lengths, circles, walls and shaded cells, by the words of rules."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from studio import formats
from studio.board import At, Board, Cell, Edge, Spot
from studio.engines.catalogue import ENGINES
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.families import (
    BALANCE_LOOP,
    CASTLE_WALL,
    GERADEWEG,
    GRAND_TOUR,
    KOBURIN,
    LINESWEEPER,
    MID_LOOP,
    SHINGOKI,
    SIMPLE_LOOP,
    YAJILIN,
)
from studio.formats import FormatError, Output, puzzlink
from studio.puzzle import Clue, Clues, Problem, Puzzle, Rule, Shape, Trace, shaded_of
from studio.puzzle.clues import OPEN, STEPS, ray, ray_parts
from tests.oracles import answers

LOOPS = Path(__file__).parents[3] / "shared" / "data" / "loops.json"
PUBLISHED = (GERADEWEG, BALANCE_LOOP, MID_LOOP, CASTLE_WALL, YAJILIN, KOBURIN, SIMPLE_LOOP)
"""Those that puzz.link has."""
FAMILIES = (*PUBLISHED, SHINGOKI, LINESWEEPER, GRAND_TOUR)
each_family = pytest.mark.parametrize("rule", FAMILIES, ids=lambda rule: rule.key)

Line = list[At]


# -- the rules, from their words -------------------------------------------------------------------


def steps(line: Line) -> set[frozenset[At]]:
    """The parts of a closed line from middle to middle."""
    return {frozenset({line[i - 1], line[i]}) for i in range(len(line))}


def reach(line: Line, at: At, way: At) -> int:
    """How far the line goes straight on from a cell in one direction."""
    drawn, far = steps(line), 0
    while True:
        there = (at[0] + way[0], at[1] + way[1])
        if frozenset({at, there}) not in drawn:
            return far
        at, far = there, far + 1


def arms(line: Line, at: At) -> dict[At, int]:
    """The directions in which the line leaves a cell, and how far it goes there."""
    return {way: far for way in STEPS[1:] if (far := reach(line, at, way))}


def straight(ways: dict[At, int]) -> bool:
    (a, b), (c, d) = ways
    return (a + c, b + d) == (0, 0)


def inside(line: Line, at: At) -> bool:
    """Is a cell that the line misses inside of it? By crossings to the left, a little higher."""
    drawn = steps(line)
    crossed = (frozenset({(at[0] - 1, c), (at[0], c)}) in drawn for c in range(at[1]))
    return sum(crossed) % 2 == 1


def geradeweg(puzzle: Puzzle, line: Line) -> bool:
    for spot, number in puzzle.clues.of("numbers").items():
        assert isinstance(spot, Cell)
        found = arms(line, spot.at)
        if not found:
            return False
        lengths = {sum(found.values())} if straight(found) else set(found.values())
        if len(lengths) > 1 or (number != OPEN and lengths != {number}):
            return False
    return True


def balance(puzzle: Puzzle, line: Line) -> bool:
    for clue in puzzle.clues.all():
        assert isinstance(clue.spot, Cell)
        lengths = list(arms(line, clue.spot.at).values())
        if not lengths:
            return False
        if clue.kind == "numbers" and sum(lengths) != clue.value:
            return False
        if clue.kind == "circles" and (lengths[0] == lengths[1]) is not (clue.value == 1):
            return False
    return True


def shingoki(puzzle: Puzzle, line: Line) -> bool:
    for clue in puzzle.clues.all():
        assert isinstance(clue.spot, Cell)
        found = arms(line, clue.spot.at)
        if not found:
            return False
        if clue.kind == "numbers" and sum(found.values()) != clue.value:
            return False
        if clue.kind == "circles" and clue.value != 3 and straight(found) is not (clue.value == 1):
            return False
    return True


def linesweeper(puzzle: Puzzle, line: Line) -> bool:
    for spot, number in puzzle.clues.of("numbers").items():
        assert isinstance(spot, Cell)
        r, c = spot.at
        ring = [(r + dr, c + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)]
        if spot.at in line or sum(at in line for at in ring) != number:
            return False
    return True


def tour(puzzle: Puzzle, line: Line) -> bool:
    given = (spot for spot in puzzle.clues.of("stretches") if isinstance(spot, Edge))
    drawn = steps(line)
    return set(line) == set(puzzle.board.cells) and all(
        frozenset({spot.a, spot.b}) in drawn for spot in given
    )


def middle(puzzle: Puzzle, line: Line) -> bool:
    for clue in puzzle.clues.all():
        if isinstance(clue.spot, Edge):
            a, b = clue.spot.a, clue.spot.b
            way = (b[0] - a[0], b[1] - a[1])
            if frozenset({a, b}) not in steps(line):
                return False
            if reach(line, b, way) != reach(line, a, (-way[0], -way[1])):
                return False
        else:
            assert isinstance(clue.spot, Cell)
            found = arms(line, clue.spot.at)
            if not found or not straight(found) or len(set(found.values())) != 1:
                return False
    return True


def castle(puzzle: Puzzle, line: Line) -> bool:
    for clue in puzzle.clues.all():
        assert isinstance(clue.spot, Cell) and clue.value is not None
        at = clue.spot.at
        if at in line:
            return False
        if clue.kind == "walls":
            if clue.value and inside(line, at) is not (clue.value == 1):
                return False
            continue
        number, way = ray_parts(clue.value)
        ahead = ray_cells(puzzle.board, at, STEPS[way])
        drawn = steps(line)
        passed = sum(frozenset({a, b}) in drawn for a, b in pairwise(ahead))
        if number not in (OPEN, passed):
            return False
    return True


def ray_cells(board: Board, at: At, way: At) -> list[At]:
    """All places of a square frame ahead of a cell."""
    found = []
    for far in range(1, 10):
        found.append((at[0] + far * way[0], at[1] + far * way[1]))
    return found if way != (0, 0) else []


def shading(looked: Callable[[Puzzle, At, int], tuple[list[At], int]]) -> Judge:
    """The rule of shaded cells with what a clue looks at."""

    def judge(puzzle: Puzzle, line: Line) -> bool:
        clues = {
            spot.at: v for spot, v in puzzle.clues.of("numbers").items() if isinstance(spot, Cell)
        }
        shaded = set(puzzle.board.cells) - set(line) - set(clues)
        if set(line) & set(clues):
            return False
        if any((r, c + 1) in shaded or (r + 1, c) in shaded for r, c in shaded):
            return False
        if puzzle.option("shaded_outside") and any(inside(line, at) for at in shaded):
            return False
        for at, value in clues.items():
            assert value is not None
            seen, number = looked(puzzle, at, value)
            if number not in (OPEN, len(shaded & set(seen))):
                return False
        return True

    return judge


def around(puzzle: Puzzle, at: At, value: int) -> tuple[list[At], int]:
    corners = puzzle.option("corners_count")
    near = [(dr, dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if corners or not dr * dc]
    return [(at[0] + dr, at[1] + dc) for dr, dc in near], value


def arrowed(puzzle: Puzzle, at: At, value: int) -> tuple[list[At], int]:
    number, way = ray_parts(value)
    return ray_cells(puzzle.board, at, STEPS[way]), number


def simple(puzzle: Puzzle, line: Line) -> bool:
    blocked = {spot.at for spot in puzzle.clues.of("blocked") if isinstance(spot, Cell)}
    return set(line) == set(puzzle.board.cells) - blocked


Judge = Callable[[Puzzle, Line], bool]
JUDGES: dict[str, Judge] = {
    "geradeweg": geradeweg,
    "balance-loop": balance,
    "mid-loop": middle,
    "castle-wall": castle,
    "yajilin": shading(arrowed),
    "koburin": shading(around),
    "simple-loop": simple,
    "shingoki": shingoki,
    "linesweeper": linesweeper,
    "grand-tour": tour,
}


# -- brute force -----------------------------------------------------------------------------------


def some_clues(rule: Rule, board: Board, rng: random.Random, options: dict[str, bool]) -> Puzzle:
    """A puzzle with a few clues at random."""
    puzzle = Puzzle(rule, board, options=options)
    for kind in rule.kinds:
        places: list[Spot] = [Cell(at) for at in board.cells]
        if kind.on.value == "link":
            places = [Edge.of(board.cells[u], board.cells[v]) for u, v in board.cell_graph.edges]
        for spot in rng.sample(places, min(len(places), rng.randint(0, 2))):
            values = rule.values(puzzle, kind, spot) or (None,)
            after = puzzle.placed(Clue(kind.key, spot, rng.choice(values)))
            assert isinstance(after, Puzzle)
            puzzle = after
    return puzzle


BOARDS = [Board.square(3, 4), Board.square(3, 5, holes=[(0, 4)])]


@each_family
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(len(board)))
def test_all_engines_find_the_loops_that_the_rule_allows(rule: Rule, board: Board) -> None:
    """Every loop of the board under random clues, and under such as a loop has."""
    rng = random.Random(f"{rule.key}{board.cells}")
    loops = sorted(answers(Problem(board.cell_graph, Shape.CYCLE)), key=lambda loop: loop.nodes)
    lines = {loop: [board.cells[node] for node in loop.nodes] for loop in loops}
    judge, kept = JUDGES[rule.key], 0
    for k in range(8):
        options = {option.key: rng.random() < 0.2 for option in rule.options}
        puzzle = some_clues(rule, board, rng, options)
        if k % 2:
            blank = Puzzle(rule, board, options=options)
            loop = rng.choice(loops)
            found = list(rule.candidate_clues(blank, blank.compile(), loop))
            some = (
                found
                if rule.shades or rule is SIMPLE_LOOP
                else rng.sample(found, min(len(found), 2))
            )
            puzzle = Puzzle(rule, board, Clues().having(*some), options)
        every = set(board.cells) if puzzle.options.get("every_cell") else set()
        expected = {
            loop for loop, line in lines.items() if every <= set(line) and judge(puzzle, line)
        }
        kept += bool(expected)
        problem = puzzle.compile().problem
        for engine in ENGINES:
            if engine.declines(problem, Task.SOLVE) is None:
                events = list(engine.run(problem, Task.SOLVE, Limit(), Token()))
                assert {e.trace for e in events if isinstance(e, Found)} == expected, engine.key
            if engine.declines(problem, Task.COUNT) is None:
                *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
                assert isinstance(done, Done)
                assert (done.count, done.exact) == (len(expected), True), engine.key
    assert kept


@each_family
def test_candidate_clues_are_true(rule: Rule) -> None:
    board = Board.square(4, 4)
    blank = Puzzle(rule, board)
    compiled = blank.compile()
    told = 0
    for loop in sorted(answers(rule.outline(blank, compiled)), key=lambda loop: loop.nodes)[::7]:
        clues = list(rule.candidate_clues(blank, compiled, loop))
        assert len({(clue.kind, clue.spot) for clue in clues}) == len(clues)
        puzzle = Puzzle(rule, board, Clues().having(*clues))
        assert not puzzle.faults()
        assert puzzle.compile().problem.answered_by(loop)
        told += len(clues)
    assert told


# -- each way to break a rule ----------------------------------------------------------------------

RING = "abcd / l..e / k..f / jihg"
BROAD = "abcde / n...f / m...g / lkjih"


def cell(rule: Rule, at: At, value: int, kind: int = 0) -> Clue:
    return Clue(rule.kinds[kind].key, Cell(at), value)


# What is wrong: the loop, clues that it obeys, and one that it breaks.
WRONG: dict[str, tuple[Rule, str, tuple[Clue, ...], Clue]] = {
    "a number missed": (GERADEWEG, RING, (), cell(GERADEWEG, (1, 1), 1)),
    "a run too long": (GERADEWEG, RING, (cell(GERADEWEG, (0, 0), 3),), cell(GERADEWEG, (0, 1), 2)),
    "a run too short": (GERADEWEG, RING, (), cell(GERADEWEG, (0, 1), 4 - 1 - 2)),
    "two lengths at ?": (
        GERADEWEG,
        BROAD,
        (cell(GERADEWEG, (0, 1), OPEN),),
        cell(GERADEWEG, (0, 0), OPEN),
    ),
    "a circle missed": (BALANCE_LOOP, RING, (), cell(BALANCE_LOOP, (1, 1), 1)),
    "unlike arms at white": (
        BALANCE_LOOP,
        RING,
        (cell(BALANCE_LOOP, (0, 0), 1),),
        cell(BALANCE_LOOP, (0, 1), 1),
    ),
    "like arms at black": (
        BALANCE_LOOP,
        RING,
        (cell(BALANCE_LOOP, (0, 1), 2),),
        cell(BALANCE_LOOP, (0, 0), 2),
    ),
    "another sum": (
        BALANCE_LOOP,
        RING,
        (cell(BALANCE_LOOP, (0, 0), 6, 1),),
        cell(BALANCE_LOOP, (0, 1), 4, 1),
    ),
    "a signal missed": (SHINGOKI, RING, (), cell(SHINGOKI, (1, 1), 3)),
    "a turn at white": (SHINGOKI, RING, (cell(SHINGOKI, (0, 1), 1),), cell(SHINGOKI, (0, 0), 1)),
    "straight at black": (SHINGOKI, RING, (cell(SHINGOKI, (0, 0), 2),), cell(SHINGOKI, (0, 1), 2)),
    "another sum at a signal": (
        SHINGOKI,
        RING,
        (cell(SHINGOKI, (0, 0), 6, 1), cell(SHINGOKI, (0, 1), 3)),
        cell(SHINGOKI, (0, 1), 4, 1),
    ),
    "a number passed": (LINESWEEPER, RING, (), cell(LINESWEEPER, (0, 1), 4)),
    "another count of visits": (
        LINESWEEPER,
        RING,
        (cell(LINESWEEPER, (1, 1), 5),),
        cell(LINESWEEPER, (2, 2), 6),
    ),
    "a stretch left out": (
        GRAND_TOUR,
        "abcd / hgfe",
        (Clue("stretches", Edge.of((0, 0), (0, 1))),),
        Clue("stretches", Edge.of((0, 1), (1, 1))),
    ),
    "a middle missed": (MID_LOOP, RING, (), cell(MID_LOOP, (1, 1), 1)),
    "a turn in the middle": (MID_LOOP, RING, (), cell(MID_LOOP, (0, 0), 1)),
    "not the middle": (MID_LOOP, BROAD, (cell(MID_LOOP, (0, 2), 1),), cell(MID_LOOP, (0, 1), 1)),
    "a border not crossed": (MID_LOOP, RING, (), Clue("middles", Edge.of((1, 1), (1, 2)))),
    "not the middle on a border": (
        MID_LOOP,
        RING,
        (Clue("middles", Edge.of((0, 1), (0, 2))),),
        Clue("middles", Edge.of((0, 0), (0, 1))),
    ),
    "a wall passed": (CASTLE_WALL, RING, (), cell(CASTLE_WALL, (0, 1), 0)),
    "black inside": (
        CASTLE_WALL,
        RING,
        (cell(CASTLE_WALL, (1, 1), 1),),
        cell(CASTLE_WALL, (2, 2), 2),
    ),
    "white outside": (
        CASTLE_WALL,
        "abc. / h.d. / gfe. / ....",
        (cell(CASTLE_WALL, (1, 3), 2),),
        cell(CASTLE_WALL, (3, 3), 1),
    ),
    "another count ahead": (
        CASTLE_WALL,
        BROAD,
        (cell(CASTLE_WALL, (1, 1), ray(0, 1), 1),),
        cell(CASTLE_WALL, (1, 2), ray(1, 3), 1),
    ),
    "a clue passed": (YAJILIN, "abc / h.d / gfe", (), cell(YAJILIN, (0, 1), ray(OPEN, 0))),
    "another count of shaded": (
        YAJILIN,
        "ab. / dc. / ...",
        (
            cell(YAJILIN, (0, 2), ray(OPEN, 2)),
            cell(YAJILIN, (2, 0), ray(1, 4)),
            cell(YAJILIN, (2, 2), ray(OPEN, 0)),
        ),
        cell(YAJILIN, (2, 0), ray(0, 4)),
    ),
    "another count around": (
        KOBURIN,
        "abc. / h.d. / gfe.",
        (cell(KOBURIN, (0, 3), 1), cell(KOBURIN, (2, 3), OPEN)),
        cell(KOBURIN, (2, 3), 0),
    ),
    "a blocked cell passed": (
        SIMPLE_LOOP,
        "abc / h.d / gfe",
        (Clue("blocked", Cell((1, 1))),),
        Clue("blocked", Cell((0, 1))),
    ),
}


def drawn(rows: str) -> tuple[Board, Trace]:
    """A board and a loop on it; letters say the order."""
    lines = rows.split(" / ")
    board = Board.square(len(lines), len(lines[0]))
    cells = {letter: (r, c) for r, line in enumerate(lines) for c, letter in enumerate(line)}
    nodes = tuple(board.index(cells[letter]) for letter in sorted(set(cells) - {"."}))
    return board, Trace(nodes, closed=True)


@pytest.mark.parametrize("name", WRONG)
def test_each_way_to_break_the_rule(name: str) -> None:
    rule, rows, right, wrong = WRONG[name]
    board, loop = drawn(rows)
    puzzle = Puzzle(rule, board, Clues().having(*right))
    assert puzzle.compile().problem.answered_by(loop)
    assert not puzzle.faults()
    after = Puzzle(rule, board, puzzle.clues.having(wrong))
    assert not after.faults()
    assert not after.compile().problem.answered_by(loop)


def test_a_tour_passes_every_cell() -> None:
    board, loop = drawn(RING)
    assert not Puzzle(GRAND_TOUR, board).compile().problem.answered_by(loop)


def test_shaded_cells_do_not_touch_and_are_told() -> None:
    board, loop = drawn("abc. / h.d. / gfe.")
    apart = Puzzle(KOBURIN, board, Clues().having(cell(KOBURIN, (1, 3), OPEN)))
    line = [board.cells[node] for node in loop.nodes]
    assert apart.compile().problem.answered_by(loop)
    assert shaded_of(apart, line) == {(0, 3), (2, 3), (1, 1)}
    assert not Puzzle(KOBURIN, board).compile().problem.answered_by(loop)
    outside = Puzzle(KOBURIN, board, apart.clues, {"shaded_outside": True})
    assert not outside.compile().problem.answered_by(loop)
    assert shaded_of(apart, ()) == frozenset()


# -- addresses and files ---------------------------------------------------------------------------

ADDRESSES = [
    "simpleloop/5/5/sg020",
    "midloop/4/4/jfjfi3fr",
    "midloop/f/4/4/jfjfi3fr",
    "castle/5/5/c230021k111a210f",
    "castle/5/1/20.00.b11./",
    "balance/5/5/g9m1k0m8g",
    "koburin/5/5/clcbg.n",
    "koburin/omb/5/5/clcbg.n",
    "yajilin/5/5/m32j10",
    "yajilin/o/3/3/i",
    "geradeweg/5/5/l211i2h3i4k",
]


@pytest.mark.parametrize("text", ADDRESSES)
def test_addresses_and_files_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?{text}"
    for form in ("pzprv3", "puzzle"):
        again = formats.read(formats.encode(puzzle, form, Output(None)).decode()).puzzle
        assert again.clues == puzzle.clues
        kept = {
            key: value
            for key, value in puzzle.options.items()
            if key != "boxes" or form == "puzzle"
        }
        assert {**again.options, **kept} == {**kept, **again.options}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("castle/3/1/a", "The address holds 1 cells, the board has 3"),
        ("castle/3/1/c2", "The cells go on after the last"),
        ("castle/3/1/b201", "A number without an arrow"),
        ("castle/3/1/b2k", "begins no clue"),
        ("yajilin/3/1/b01", "A number without an arrow"),
        ("yajilin/3/1/b49", "out of range"),
        ("balance/3/1/h.", "begins no clue"),
        ("midloop/3/3/l0", "at a corner or off the board"),
        ("simpleloop/3/1/zz", "2 letters stand for 3 places"),
        ("pzprv3/yajilin/1/3/. . 9 /", "line 5: “9” is no clue"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert told in str(caught.value)


def test_a_file_with_shaded_cells_comes_back() -> None:
    """The example of GENRES: corner shaded, a loop of eight cells."""
    text = "pzprv3/yajilin/3/3/. . . /. . . /. . . /# . . /. . . /. . . /"
    text += "0 1 /1 0 /1 1 /0 1 1 /1 0 1 /"
    puzzle = formats.read(text).puzzle
    assert puzzle.solution is not None
    assert shaded_of(puzzle, puzzle.solution) == {(0, 0)}
    written = formats.encode(puzzle, "pzprv3", Output(puzzle.solution)).decode()
    assert written.rstrip("\n").replace("\n", "/") + "/" == text


# -- published boards ------------------------------------------------------------------------------

SIDES = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}


@pytest.mark.skipif(not LOOPS.exists(), reason="no published loops beside the repository")
@pytest.mark.parametrize("rule", PUBLISHED, ids=lambda rule: rule.key)
def test_published_boards_have_the_published_loop_alone(rule: Rule) -> None:
    boards = json.loads(LOOPS.read_text(encoding="utf-8"))["boards"]
    for board in (board for board in boards if board["genre"] == rule.key):
        puzzle = formats.read(board["url"]).puzzle
        assert puzzle.rule is rule
        assert puzzlink.address(puzzle) == board["url"]
        if len(puzzle.board) > 600:
            continue
        compiled = puzzle.compile()
        *found, done = LOOP_SAT.run(compiled.problem, Task.SOLVE, Limit(solutions=2), Token())
        assert isinstance(done, Done)
        assert (done.count, done.exact) == (1, True)
        rows = [row.split() for row in board["solution"]]
        (trace,) = (event.trace for event in found if isinstance(event, Found))
        assert {frozenset({compiled.nodes[u], compiled.nodes[v]}) for u, v in trace.pairs} == {
            frozenset({(r, c), (r + SIDES[side][0], c + SIDES[side][1])})
            for r, row in enumerate(rows)
            for c, sides in enumerate(row)
            for side in sides
            if side in SIDES
        }
        assert rule.shaded(puzzle, compiled, trace) == {
            (r, c) for r, row in enumerate(rows) for c, sides in enumerate(row) if sides == "x"
        }


EXAMPLES = Path(__file__).parents[2] / "resources" / "examples"


@each_family
def test_examples_have_one_solution(rule: Rule) -> None:
    paths = sorted((EXAMPLES / rule.key).glob("*.puzzle"))
    assert paths
    for path in paths:
        problem = formats.read(path).puzzle.compile().problem
        *_, done = LOOP_SAT.run(problem, Task.SOLVE, Limit(solutions=2), Token())
        assert isinstance(done, Done)
        assert (done.count, done.exact) == (1, True)


def test_a_circle_that_says_what_its_number_says_is_a_clue_of_its_own() -> None:
    """In a narrow place both mean the same, and the circle was never tried: "every clue is needed"
    where it may go."""
    board = Board.square(4, 4, holes=[(1, 2), (2, 0), (2, 3)])
    place = Cell((1, 0))
    both = [
        (Clue(*about), Clue("numbers", place, 2))
        for about in (("circles", place, value) for value in (1, 2))
    ]
    found = [Puzzle(SHINGOKI, board, Clues().having(*pair)) for pair in both]
    for puzzle, pair in zip(found, both, strict=True):
        assert puzzle.compile().stated == frozenset(pair)
    assert any(puzzle.compile().again for puzzle in found)
