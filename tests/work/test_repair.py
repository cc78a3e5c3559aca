"""Repairs where clues shape what the rule asks for, compared with all puzzles that have less."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.families import DOTCHI_LOOP, KOBURIN, MOON_OR_SUN, ORDERED_PATH, YAJILIN
from studio.formats import native
from studio.puzzle import Puzzle, Rule
from studio.puzzle.reason import Reason
from studio.work.codes import Halted, Ungenerated
from studio.work.generation import GenerationFailed, Repaired
from studio.work.repair import repair


def puzzle_of(rule: Rule, rows: int, columns: int, clues: dict[str, list[Any]]) -> Puzzle:
    board = {"lattice": "square", "rows": rows, "columns": columns, "neighbours": "sides"}
    told = {"format": "oneline-puzzle", "version": 1, "family": rule.key, "board": board}
    return native.read(json.dumps({**told, "clues": clues})).puzzle


def solvable(puzzle: Puzzle) -> bool:
    problem = puzzle.compile().problem
    return isinstance(oracle_for(problem).ask(problem.constraints, [], Token()), Model)


def enough(puzzle: Puzzle) -> int | None:
    """How many clues must go, by trying all; None if there is no solution even without any."""
    loose = [clue for clue in puzzle.clues.all() if not puzzle.kind(clue.kind).fixed]
    for size in range(len(loose) + 1):
        if any(solvable(puzzle.erased(*gone)) for gone in combinations(loose, size)):
            return size
    return None


CORNERS = [[[0, 1], [0, 2]], [[0, 1], [1, 1]], [[0, 0], [1, 0]], [[1, 0], [1, 1]]]
HALVES = [[[1, column], [2, column]] for column in range(4)]
TURNED = [[[0, 0], 1], [[0, 1], 2], [[3, 0], 1], [[3, 1], 2]]


@pytest.mark.parametrize(
    ("rule", "rows", "columns", "clues"),
    [
        (KOBURIN, 3, 4, {"numbers": [[[1, 3], 2], [[2, 0], 0], [[0, 0], 1]]}),
        (KOBURIN, 3, 4, {"numbers": [[[2, 0], 0], [[2, 3], 0], [[1, 1], 1]]}),
        (KOBURIN, 3, 4, {"numbers": [[[2, 0], 0], [[2, 3], 0], [[0, 0], 0]]}),
        (KOBURIN, 2, 2, {"numbers": [[[0, 0], 0]]}),
        (KOBURIN, 3, 3, {"numbers": [[[0, 1], 0], [[1, 0], 0], [[1, 2], 0], [[2, 1], 0]]}),
        (
            YAJILIN,
            3,
            4,
            {
                "numbers": [
                    [[2, 0], 0, "right"],
                    [[2, 3], 0, "left"],
                    [[0, 0], 0, "right"],
                    [[1, 2], 0, "right"],
                ]
            },
        ),
        (
            ORDERED_PATH,
            4,
            4,
            {
                "numbers": [[[1, 0], 2], [[2, 1], 4], [[3, 0], 1], [[2, 2], 3]],
                "walls": [[[0, 1], [0, 2]], [[2, 3], [3, 3]]],
            },
        ),
        (
            DOTCHI_LOOP,
            3,
            3,
            {
                "circles": [[[1, 2], 2], [[2, 0], 2], [[2, 2], 2], [[1, 0], 2]],
                "borders": [*CORNERS, [[1, 1], [2, 1]], [[2, 1], [2, 2]]],
            },
        ),
        (MOON_OR_SUN, 4, 4, {"marks": TURNED, "borders": HALVES}),
        (MOON_OR_SUN, 4, 4, {"marks": [[[0, 0], 1], [[0, 1], 1]], "borders": HALVES}),
    ],
)
def test_as_few_clues_go_as_leave_a_solution(
    rule: Rule, rows: int, columns: int, clues: dict[str, list[Any]]
) -> None:
    puzzle = puzzle_of(rule, rows, columns, clues)
    least = enough(puzzle)
    assert least != 0 and not puzzle.faults()
    *_, found = repair(puzzle, Token())
    if least is None:
        assert found == GenerationFailed(Reason(Ungenerated.NO_LINE_AT_ALL))
        return
    assert isinstance(found, Repaired) and found.smallest and found.reason is None
    assert len(found.gone) == least and found.puzzle == puzzle.erased(*found.gone)
    left = found.puzzle.compile()
    assert left.problem.answered_by(left.trace(found.line))


class Looks(Token):
    """A token that stops after it was looked at so often."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    @property
    def stopped(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def test_a_stopped_repair_claims_nothing() -> None:
    numbers = [[[0, 1], 0], [[1, 0], 0], [[3, 4], 0], [[4, 3], 0]]
    puzzle = puzzle_of(KOBURIN, 5, 5, {"numbers": numbers})
    *_, whole = repair(puzzle, Token())
    assert isinstance(whole, Repaired) and len(whole.gone) > 1
    claims = set[Halted]()
    for looks in range(0, 100, 5):
        *_, found = repair(puzzle, Looks(looks))
        assert found.reason is None or isinstance(found.reason, Reason)
        if isinstance(found, GenerationFailed):
            assert found.reason == Reason(Halted.REPAIR)
            claims.add(Halted.REPAIR)
        elif isinstance(found, Repaired):
            assert found.smallest is (found.reason is None) and solvable(found.puzzle)
            claims.update([] if found.smallest else [Halted.FEWER])
    assert claims == {Halted.REPAIR, Halted.FEWER}
