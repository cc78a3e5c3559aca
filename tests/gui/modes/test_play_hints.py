"""Hints alone lead from a blank sheet to the answer, each to something that is not marked yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet

from studio import assets, formats
from studio.board import Board, Cell, Edge
from studio.board.free import graph_board
from studio.engines.engine import Token
from studio.families import GRAPH_PATH, ORDERED_PATH
from studio.gui.modes.play_asks import concluded, marks_of
from studio.puzzle import Clues, Puzzle
from studio.puzzle.play import BLANK, Game, Table
from studio.work.hint_service import GIVEN, NEXT, WAY, next_steps

EXAMPLES = assets.root() / "examples"
WITHOUT = {
    *("number-path/contradiction", "slitherlink/no-way", "graph-path/petersen"),
    *("one-stroke/crossed-square", "one-stroke/bridges"),
    "ordered-path/heart-of-hats",
}
"""They have no answer, or take long."""

WALKS = (
    *("jump-maze/schonbrunn", "jump-maze/honey-maze", "jump-maze/only-one-way"),
    *("one-stroke/house", "one-stroke/double-triangle"),
)

LONG = {
    *("balance-loop/seesaw", "ordered-path/zipper", "touch-slitherlink/hello-again"),
    *("detour/roundabout", "castle-wall/ramparts", "entry-exit/revolving-doors"),
    *("geradeweg/straight-talk", "shingoki/signals", "masyu/beehive-pearls"),
}


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


def named() -> Iterator[ParameterSet]:
    """Examples whose hints are followed."""
    for name in sorted({*smallest(), *WALKS}):
        yield pytest.param(name, marks=[pytest.mark.long] if name in LONG else [])


@pytest.mark.parametrize("name", tuple(named()))
def test_hints_lead_to_the_answer(name: str) -> None:
    puzzle = formats.read(EXAMPLES / f"{name}.puzzle").puzzle
    assert list(hinted(puzzle))


def test_hints_lead_along_an_ordered_path() -> None:
    """Edges that were drawn ahead are part of the walk once it comes there."""
    cells = ((0, 0), (2, 1), (3, 2))
    numbers = {Cell(at): number for number, at in enumerate(cells, start=1)}
    walls = {Edge.of((1, 0), (1, 1)): None}
    puzzle = Puzzle(ORDERED_PATH, Board.square(4, 4), Clues({"numbers": numbers, "walls": walls}))
    assert not puzzle.faults() and list(hinted(puzzle))


def test_hints_begin_an_ordered_path_whose_start_is_not_given() -> None:
    """What follows of its second number is of no use before the first."""
    numbers = {Cell((0, column)): number for column, number in ((0, 2), (1, 3), (3, 4), (4, 5))}
    clues = Clues({"numbers": numbers, "walls": {Edge.of((0, 1), (0, 2)): None}})
    puzzle = Puzzle(ORDERED_PATH, Board.square(2, 5), clues)
    assert not puzzle.faults() and list(hinted(puzzle))


def test_hints_draw_the_diamonds_of_a_ring_without_numbers() -> None:
    """They are clear to see, but the line is whole only once it is drawn there, too."""
    places = ((6, 3), (10, 10), (2, 2), (5, 5), (9, 3))
    links = ((0, 1), (0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4))
    diamonds = {Edge.of((2,), (3,)): None, Edge.of((3,), (4,)): None}
    board = graph_board(places, links)
    puzzle = Puzzle(GRAPH_PATH, board, Clues({"diamonds": diamonds}), {"closed": True})
    assert not puzzle.faults() and GIVEN.template in set(hinted(puzzle))


def test_a_hint_says_whether_there_are_other_ways() -> None:
    several = formats.read(EXAMPLES / "jump-maze" / "schonbrunn.puzzle").puzzle
    assert set(hinted(several)) == {WAY.template, NEXT.template}
    only = formats.read(EXAMPLES / "jump-maze" / "only-one-way.puzzle").puzzle
    names = set(hinted(only))
    assert NEXT.template in names and WAY.template not in names
