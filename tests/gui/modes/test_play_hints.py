"""Hints alone lead from a blank sheet to the answer, each to something that is not marked yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from studio import assets, formats
from studio.engines.engine import Token
from studio.gui.modes.play_asks import concluded, marks_of
from studio.puzzle import Puzzle
from studio.puzzle.play import BLANK, Game, Table
from studio.work.hint_service import NEXT, WAY, next_steps

EXAMPLES = assets.root() / "examples"
WITHOUT = {
    *("number-path/contradiction", "slitherlink/no-way", "graph-path/petersen"),
    *("one-stroke/crossed-square", "one-stroke/bridges"),
    "ordered-path/heart-of-hats",
}
"""They have no answer, or take long."""

WALKS = (
    *("jump-maze/schonbrunn", "jump-maze/honey-maze", "jump-maze/only-one-way"),
    *("one-stroke/house", "one-stroke/double-triangle", "ordered-path/zipper"),
)


def smallest() -> Iterator[str]:
    """The example of each genre with the fewest cells."""
    for folder in sorted(path for path in EXAMPLES.iterdir() if path.is_dir()):
        cells = {
            name: len(formats.read(path).puzzle.board)
            for path in folder.glob("*.puzzle")
            if (name := f"{folder.name}/{path.stem}") not in WITHOUT
        }
        yield min(cells, key=cells.__getitem__)


def hinted(puzzle: Puzzle) -> Iterator[str]:
    """Mark what hints say until the puzzle is solved; their names."""
    table, game = Table(puzzle), Game()
    while not table.solved(game.sheet):
        marks = [mark for mark, _ in marks_of(table, game)]
        steps = next_steps(puzzle, marks, Token(20.0))
        assert steps, "nothing follows, and it is not solved"
        after = concluded(table, game.sheet, steps[-1].then)
        assert after != game.sheet, f"{steps[-1].name} marks nothing"
        game.play(after)
        yield steps[-1].name
    assert game.sheet != BLANK


@pytest.mark.parametrize("name", sorted({*smallest(), *WALKS}))
def test_hints_lead_to_the_answer(name: str) -> None:
    puzzle = formats.read(EXAMPLES / f"{name}.puzzle").puzzle
    assert list(hinted(puzzle))


def test_a_hint_says_whether_there_are_other_ways() -> None:
    several = formats.read(EXAMPLES / "jump-maze" / "schonbrunn.puzzle").puzzle
    assert set(hinted(several)) == {WAY.template}
    only = formats.read(EXAMPLES / "jump-maze" / "only-one-way.puzzle").puzzle
    names = set(hinted(only))
    assert NEXT.template in names and WAY.template not in names
