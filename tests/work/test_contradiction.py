"""Puzzles without answer whose clues shape the board: what is blamed is what helps."""

from __future__ import annotations

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.engines.events import Verdict
from studio.families import SIMPLE_LOOP
from studio.puzzle import Clue, Puzzle
from studio.puzzle.reason import Reason
from studio.work.analyse import Analysis
from studio.work.codes import Contradicted
from studio.work.contradiction import removable, shaped
from studio.work.findings import Conflict, Judged

SHAPED = {
    "yajilin/stepping-stones",
    "koburin/night-lights",
    "moon-or-sun/day-and-night",
    "dotchi-loop/bends",
    "simple-loop/no-entry",
}
PLAIN = {"castle-wall/ramparts", "slitherlink/basket", "masyu/tide", "number-path/flower"}


def example(name: str) -> Puzzle:
    return formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle


def conflict_of(puzzle: Puzzle) -> Conflict | None:
    compiled = puzzle.compile()
    found = list(Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run())
    (judged,) = (finding for finding in found if isinstance(finding, Judged))
    if judged.verdict is not Verdict.NONE:
        return None
    return [finding for finding in found if isinstance(finding, Conflict)][-1]


def solvable(puzzle: Puzzle) -> bool:
    problem = puzzle.compile().problem
    return isinstance(oracle_for(problem).ask(problem.constraints, [], Token()), Model)


@pytest.mark.parametrize("name", sorted(SHAPED | PLAIN))
def test_it_is_known_whose_clues_shape_the_board(name: str) -> None:
    puzzle = example(name)
    assert shaped(puzzle, puzzle.compile()) is (name in SHAPED)


@pytest.mark.parametrize("name", sorted(SHAPED))
def test_clues_are_blamed_without_which_there_is_an_answer(name: str) -> None:
    """Of puzzles with one clue too many, on the first cells where that leaves no answer."""
    puzzle, tried = example(name), 0
    kind = puzzle.rule.kinds[0]
    for at in puzzle.board.cells:
        value = puzzle.rule.values(puzzle, kind, Cell(at))[0] if kind.entry != "mark" else None
        more = puzzle.placed(Clue(kind.key, Cell(at), value))
        if puzzle.clues.taken(Cell(at)) or not isinstance(more, Puzzle):
            continue
        conflict = conflict_of(more)
        if conflict is None:
            continue
        helping = {clue for clue in removable(more) if solvable(more.erased(clue))}
        assert conflict.whole and set(conflict.clues) == helping
        assert Clue(kind.key, Cell(at), value) in helping
        assert conflict.reason == Reason(Contradicted.BY_ONE)
        assert {way.clue for way in conflict.ways} == helping
        tried += 1
        if tried == 3:
            break
    assert tried


def test_where_one_clue_is_not_enough_none_is_blamed() -> None:
    """Two pairs of blocked cells that cut off a corner each."""
    blocked = [Clue("blocked", Cell(at)) for at in ((0, 1), (1, 0), (4, 5), (5, 4))]
    puzzle = Puzzle(SIMPLE_LOOP, Board.square(6, 6)).placed(*blocked)
    assert isinstance(puzzle, Puzzle)
    conflict = conflict_of(puzzle)
    assert conflict is not None and conflict.whole
    assert (conflict.clues, conflict.reason) == ((), Reason(Contradicted.BY_SEVERAL))
