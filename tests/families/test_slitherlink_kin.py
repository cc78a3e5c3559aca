"""Kin of Slitherlink, judged by the words of their rules on all loops of small boards."""

from __future__ import annotations

import random
from functools import cache

import pytest

from studio import formats
from studio.board import At, Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import SHEEP_WOLF_SLITHERLINK, TOUCH_SLITHERLINK, VERTEX_SLITHERLINK
from studio.formats import puzzlink
from studio.puzzle import Clue, Problem, Puzzle, Rule, Shape, Trace
from studio.work.analyse import Analysis
from studio.work.findings import Judged
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.families.region_boards import compare_engines
from tests.oracles import answers

BOARD = Board.square(3, 4)
RULES = (VERTEX_SLITHERLINK, TOUCH_SLITHERLINK, SHEEP_WOLF_SLITHERLINK)
each_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)


@cache
def all_loops() -> list[Trace]:
    """Every loop of the board, whatever the clues."""
    return sorted(answers(Problem(BOARD.loop_graph, Shape.CYCLE)), key=lambda loop: loop.nodes)


def around(at: At) -> list[At]:
    """The corners of a square cell, one after the other."""
    r, c = at
    return [(r, c), (r, c + 1), (r + 1, c + 1), (r + 1, c)]


def expected(rule: Rule, at: At, loop: Trace) -> int:
    """The number of a cell from the words: corners visited, or stretches met on a way round it."""
    line = [BOARD.corners[node] for node in loop.nodes]
    if rule is VERTEX_SLITHERLINK:
        return sum(corner in line for corner in around(at))
    steps = {frozenset({line[i - 1], line[i]}) for i in range(len(line))}
    ring = around(at)
    joined = [frozenset({ring[i - 1], ring[i]}) in steps for i in range(4)]
    if rule is SHEEP_WOLF_SLITHERLINK:
        return sum(joined)
    if all(joined):
        return 1
    # A visit begins at each corner that the line has without coming along the side before it.
    return sum(ring[i] in line and not joined[i] for i in range(4))


@each_rule
def test_the_loops_under_clues_are_those_of_the_words(rule: Rule) -> None:
    rng = random.Random(rule.key)
    for _ in range(4):
        loop = rng.choice(all_loops())
        clues = [
            Clue("numbers", Cell(at), expected(rule, at, loop)) for at in rng.sample(BOARD.cells, 4)
        ]
        puzzle = Puzzle(rule, BOARD).placed(*clues)
        assert isinstance(puzzle, Puzzle)
        told = {clue.spot: clue.value for clue in clues}
        right = [
            one
            for one in all_loops()
            if all(expected(rule, s.at, one) == v for s, v in told.items() if isinstance(s, Cell))
        ]
        problem = puzzle.compile().problem
        assert [one for one in all_loops() if problem.answered_by(one)] == right
        compare_engines(puzzle, len(right))


@each_rule
def test_candidates_are_true_and_puzzles_are_made(rule: Rule) -> None:
    blank = Puzzle(rule, BOARD)
    for loop in all_loops()[::200]:
        found = rule.candidate_clues(blank, blank.compile(), loop)
        assert all(
            clue.value == expected(rule, clue.spot.at, loop)
            for clue in found
            if isinstance(clue.spot, Cell) and clue.kind == "numbers"
        )
    *_, made = generate(rule, Board.square(5, 5), GenerateOptions(seed=2), Token())
    assert isinstance(made, Generated) and made.minimal
    compiled = made.puzzle.compile()
    findings = Analysis(made.puzzle, compiled, oracle_for(compiled.problem), Token()).run()
    assert [f.verdict for f in findings if isinstance(f, Judged)] == [Verdict.UNIQUE]


def fenced(at: At, loop: Trace) -> bool:
    """Does a loop of corners go round a cell? By the sides that run down to the left of it."""
    line = [BOARD.corners[node] for node in loop.nodes]
    steps = {frozenset({line[i - 1], line[i]}) for i in range(len(line))}
    r, c = at
    return sum(frozenset({(r, k), (r + 1, k)}) in steps for k in range(c + 1)) % 2 == 1


def test_animals_lie_alike_whatever_board_was_looked_at_before() -> None:
    """A board with an inner hole has the same corners and sides, but other numbers of its faces."""
    beasts = (Clue("animals", Cell((2, 1)), 1), Clue("animals", Cell((2, 2)), 2))
    for board in (Board.square(3, 4, holes=[(1, 1)]), BOARD):
        puzzle = Puzzle(SHEEP_WOLF_SLITHERLINK, board).placed(*beasts)
        assert isinstance(puzzle, Puzzle)
        right = [one for one in all_loops() if fenced((2, 1), one) and not fenced((2, 2), one)]
        problem = puzzle.compile().problem
        assert [one for one in all_loops() if problem.answered_by(one)] == right
        compare_engines(puzzle, len(right))


def test_sheep_lie_inside_and_wolves_outside() -> None:
    """Of all loops those are left that have the animals so; each animal is broken by some loop."""
    rng = random.Random(5)
    for _ in range(6):
        loop = rng.choice(all_loops())
        beasts = {at: 1 if fenced(at, loop) else 2 for at in rng.sample(BOARD.cells, 4)}
        clues = [Clue("animals", Cell(at), value) for at, value in beasts.items()]
        puzzle = Puzzle(SHEEP_WOLF_SLITHERLINK, BOARD).placed(*clues)
        assert isinstance(puzzle, Puzzle)
        right = [
            one
            for one in all_loops()
            if all(fenced(at, one) is (value == 1) for at, value in beasts.items())
        ]
        problem = puzzle.compile().problem
        assert [one for one in all_loops() if problem.answered_by(one)] == right
        compare_engines(puzzle, len(right))
        blank = Puzzle(SHEEP_WOLF_SLITHERLINK, BOARD)
        told = set(blank.rule.candidate_clues(blank, blank.compile(), loop))
        assert told.issuperset(clues)


def test_a_cell_has_a_number_or_an_animal() -> None:
    """One takes the place of the other; a "?" says nothing."""
    puzzle = formats.read("swslither/5/5/2c5a2a5c2a1.6a3c6a3").puzzle
    assert len(puzzle.compile().problem.constraints) == puzzle.clues.count() - 1
    after = puzzle.placed(Clue("animals", Cell((0, 0)), 1))
    assert isinstance(after, Puzzle)
    assert Cell((0, 0)) not in after.clues.of("numbers")


@pytest.mark.parametrize(
    "text",
    ["vslither/5/5/clcbgbl", "tslither/f/5/5/clcbgbl", "swslither/5/5/2c5a2a5c2a136a3c6a3"],
)
def test_addresses_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?{text}"
    again = formats.read(formats.encode(puzzle, "pzprv3").decode()).puzzle
    assert again == puzzle


SOLVED = (
    "pzprv3.1/swslither/5/5/2 . . . 5 /. 2 . 5 . /. . 2 . 1 /3 6 . 3 . /. . 6 . 3 /"
    "0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /1 0 0 0 0 1 /1 1 0 1 0 1 /"
    "1 1 1 0 0 1 /1 1 1 1 1 1 /0 0 0 0 1 1 /1 1 1 1 1 /0 1 1 0 0 /0 0 1 0 0 /0 0 0 1 0 /"
    "1 0 1 0 0 /0 0 0 0 1 /"
)
"""The solved board of pzprjs, test/script/swslither.js."""


def test_the_solved_board_of_the_site_is_its_only_answer() -> None:
    puzzle = formats.read(SOLVED).puzzle
    assert puzzle.solution is not None
    written = formats.encode(puzzle, "pzprv3").decode()
    assert written.rstrip("\n").replace("\n", "/") + "/" == SOLVED
    compiled = puzzle.compile()
    findings = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run()
    assert [f.verdict for f in findings if isinstance(f, Judged)] == [Verdict.UNIQUE]


@pytest.mark.parametrize("spoilt", ["swslither/2/1/78", "swslither/2/1/-a", "swslither/2/1/2"])
def test_addresses_that_mean_nothing_are_refused(spoilt: str) -> None:
    with pytest.raises(formats.FormatError):
        formats.read(spoilt)
