"""Techniques for loops through cells: sound against every loop of a board, each at work."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest

from studio import formats
from studio.board import Board, Cell
from studio.engines.deduction import CELLS, Deduction, LoopLadder
from studio.engines.engine import Token
from studio.families import (
    BALANCE_LOOP,
    CASTLE_WALL,
    COUNTRY_ROAD,
    GERADEWEG,
    LINESWEEPER,
    MASYU,
    MID_LOOP,
    MOON_OR_SUN,
    REGIONAL_YAJILIN,
    SHINGOKI,
    SIMPLE_LOOP,
    YAJILIN,
)
from studio.families.masyu import BLACK, WHITE
from studio.puzzle import (
    Clue,
    Constraint,
    EdgeUnused,
    EdgeUsed,
    NodesVisited,
    Problem,
    Puzzle,
    Rule,
    Shape,
)
from studio.work.explain import Explainer
from studio.work.reasons import sentence
from studio.work.steps import Ending, Step, Translation
from tests.engines.deduction.soundness import Prover, Start, loops_of
from tests.families.region_boards import divided

SIZE = (3, 4)
BOARD = Board.square(*SIZE)
LOOPS = tuple(loops_of(BOARD.cell_graph))
REGIONS = ("aabb / acdb / ccdd", "aaab / cccb / ddbb", "abcd / abcd / abcd")


class Listening(Prover):
    """A prover that counts which techniques it proved."""

    def __init__(self, problem: Problem, board: Board = BOARD) -> None:
        super().__init__(problem, LOOPS if board is BOARD else loops_of(board.cell_graph))
        self.used: Counter[str] = Counter()

    def prove(self, deduction: Deduction, start: Start, obeying: int | None) -> None:
        self.used[deduction.technique.key] += 1
        super().prove(deduction, start, obeying)


def puzzles(rule: Rule, rng: random.Random) -> Iterator[Puzzle]:
    """Puzzles with clues that some loop of the board obeys: one, two, and many of them."""
    blanks = [Puzzle(rule, BOARD)]
    if any(kind.key == "borders" for kind in rule.kinds):
        blanks = [divided(rule, rows) for rows in REGIONS]
    for blank in blanks:
        compiled = blank.compile()
        for loop in LOOPS:
            true = list(rule.candidate_clues(blank, compiled, loop))
            # Of regions that say something with their marks alone.
            marked = rule.with_marks(blank, loop, blank.board.cells).clues
            true += (clue for clue in marked.all() if not blank.clues.has(clue))
            for most in (1, 2, 4, len(true)):
                clues = rng.sample(true, min(most, len(true)))
                puzzle = Puzzle(rule, blank.board, blank.clues.having(*clues))
                if not puzzle.faults():
                    yield puzzle


RARE = {"capacity", "together", "pieces-done"}
"""What concludes little on so small a board; see the tests below, and the long ones."""

EVERY = 10
"""Of so many puzzles one is tried in the quick tests."""

RULES = (
    MASYU,
    YAJILIN,
    REGIONAL_YAJILIN,
    COUNTRY_ROAD,
    MOON_OR_SUN,
    CASTLE_WALL,
    SIMPLE_LOOP,
    BALANCE_LOOP,
    SHINGOKI,
    GERADEWEG,
    MID_LOOP,
    LINESWEEPER,
)


@cache
def climbed(rule: Rule, every: int) -> Listening:
    """All techniques on puzzles of a rule with nothing known, and with a few lines drawn."""
    rng = random.Random(rule.key)
    prover = Listening(Problem(BOARD.cell_graph, Shape.CYCLE, (), rooted=False))
    facts: list[Constraint] = [
        kind(*pair) for pair in BOARD.cell_graph.edges for kind in (EdgeUsed, EdgeUnused)
    ]
    seen: set[Start] = set()
    for k, puzzle in enumerate(puzzles(rule, rng)):
        if k % every:
            continue
        clues = puzzle.compile().problem.constraints
        for marks in ((), rng.sample(facts, 2), rng.sample(facts, 4)):
            start = (*clues, *marks)
            if start not in seen:
                seen.add(start)
                prover.climb(start, LoopLadder)
    return prover


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_no_technique_concludes_what_does_not_follow(rule: Rule) -> None:
    """Every conclusion against all loops of the board; a contradiction must be one."""
    prover = climbed(rule, EVERY)
    assert prover.steps > 100
    assert set(prover.used) & {technique.key for technique in CELLS}


@pytest.mark.long
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_no_technique_concludes_what_does_not_follow_of_any_loop(rule: Rule) -> None:
    """The same with clues of every loop of the board."""
    assert climbed(rule, 1).steps > 3000


@pytest.mark.long
def test_rare_techniques_have_been_proved() -> None:
    used = {**climbed(MASYU, 1).used, **climbed(CASTLE_WALL, 1).used}
    assert RARE - used.keys() == {"capacity"}


# Addresses, and the techniques that solve them without a proof.
SOLVED = {
    "mashu/6/6/1063000i3000": {"one-way", "ways", "bottleneck"},
    "yajilin/5/5/m32j10": {"missed", "capacity", "either"},
    "country/5/5/amda0uf02h12h": {"alone", "cells-done", "doors-rest"},
    "castle/5/5/c230021k111a210f": {"missed", "pieces-rest"},
    "simpleloop/5/5/sg020": {"missed", "passed"},
}


@pytest.mark.parametrize("text", SOLVED)
def test_published_examples_are_explained(text: str) -> None:
    """To the end, with named techniques before small proofs, each with its sentence."""
    *steps, ending = Explainer(formats.read(text).puzzle, Token()).run()
    assert isinstance(ending, Ending) and ending.solved
    told = [step for step in steps if isinstance(step, Step)]
    assert {step.rule for step in told} >= SOLVED[text]
    assert all(re.fullmatch(r"[A-Z0-9].*[^ ]\.", step.sentence) for step in told)
    assert not any("  " in step.sentence or "{" in step.sentence for step in told)


def test_every_technique_has_been_proved() -> None:
    """What concludes nothing on these boards would be proved by nothing."""
    used: set[str] = set()
    for rule in (MASYU, YAJILIN, COUNTRY_ROAD, MOON_OR_SUN, CASTLE_WALL, REGIONAL_YAJILIN):
        used |= set(climbed(rule, EVERY).used)
    assert {technique.key for technique in CELLS} - used <= RARE


def test_regions_of_marks_are_named_in_moon_or_sun_alone() -> None:
    named = [rule for rule in RULES if "region" in climbed(rule, EVERY).used]
    assert named == [MOON_OR_SUN]
    assert not {"one-way", "ways"} & set(climbed(MOON_OR_SUN, EVERY).used)


def test_cells_left_out_need_room() -> None:
    """Runs of three or four cells of which two that touch are not both left out, by all loops."""
    board = Board.square(4, 4)
    prover = Listening(Problem(board.cell_graph, Shape.CYCLE, (), rooted=False), board)
    lines = [[(r, c) for c in range(4)] for r in range(4)]
    lines += [[(r, c) for r in range(4)] for c in range(4)]
    for line in (*lines, *(line[1:] for line in lines)):
        nodes = [board.index(at) for at in line]
        pairs = [NodesVisited(pair, (1, 2)) for pair in pairwise(nodes)]
        for counts in ((1,), (2,), (1, 3)):
            prover.climb((NodesVisited(tuple(nodes), counts), *pairs), LoopLadder)
    assert prover.used["capacity"]


# Pearls close together, and two cells that the line does not join; by the guides of Masyu.
THREE = {
    "a black pearl with two white ones diagonally on one side": (
        {(2, 2): BLACK, (1, 1): WHITE, (1, 3): WHITE},
        ((1, 2), (2, 2)),
    ),
    "a black pearl, a gap, and two white ones in line": (
        {(2, 2): BLACK, (2, 4): WHITE, (2, 5): WHITE},
        ((2, 2), (2, 3)),
    ),
}


def with_pearls(board: Board, pearls: dict[tuple[int, int], int]) -> Puzzle:
    clues = [Clue("pearls", Cell(at), value) for at, value in pearls.items()]
    puzzle = Puzzle(MASYU, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.mark.parametrize("name", THREE)
def test_three_pearls_close_together_settle_what_no_two_do(name: str) -> None:
    pearls, apart = THREE[name]
    board = Board.square(7, 8)
    puzzle = with_pearls(board, pearls)
    compiled = puzzle.compile()
    ladder = LoopLadder(compiled.problem)
    while (found := ladder.next()) and found[0].technique.key != "together":
        ladder.learn(fact for deduction in found for fact in deduction.then)
    first, second = sorted(board.index(at) for at in apart)
    assert any(EdgeUnused(first, second) in deduction.then for deduction in found)
    sentences = [sentence(deduction, Translation(puzzle, compiled)) for deduction in found]
    assert all(len(re.findall("pearl in", text)) == 3 for text in sentences)


def test_what_three_pearls_settle_follows() -> None:
    """By all loops of the board, wherever the two white ones are beside the black one."""
    board = Board.square(5, 5)
    prover = Listening(Problem(board.cell_graph, Shape.CYCLE, (), rooted=False), board)
    for values in ((BLACK, WHITE, WHITE), (BLACK, BLACK, WHITE), (WHITE, BLACK, WHITE)):
        for at in ((1, 1), (1, 3), (2, 1), (3, 2)), ((1, 1), (1, 2), (3, 1), (3, 3)):
            for others in combinations(at, 2):
                pearls = dict(zip(((2, 2), *others), values, strict=True))
                prover.climb(with_pearls(board, pearls).compile().problem.constraints, LoopLadder)
    assert prover.used["together"]
