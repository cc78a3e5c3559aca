"""What lies over the puzzle in Play, without a window."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from studio.board import At, Board, Cell, Edge
from studio.drawing.overlay import Pencil
from studio.families import ORDERED_PATH
from studio.gui.modes.play_hand import Player, PlayHand
from studio.gui.modes.play_picture import overlay_of
from studio.puzzle import Clues, Puzzle
from studio.puzzle.play import BLANK, Table


def test_what_a_hint_drew_is_part_of_the_walk_that_came_there() -> None:
    clues = Clues({"numbers": {Cell((0, 0)): 1, Cell((1, 0)): 2}})
    table = Table(Puzzle(ORDERED_PATH, Board.square(2, 2), clues))
    hinted = frozenset({Edge.of((0, 0), (0, 1)), Edge.of((1, 0), (1, 1))})
    sheet = replace(BLANK, drawn=hinted)
    for walk, left in (((), hinted), (((0, 0), (0, 1)), {Edge.of((1, 0), (1, 1))})):
        hand = PlayHand(cast("Player", None))
        over = overlay_of(table, sheet.with_walk(walk), None, hand, Pencil(), frozenset())
        assert over.drawn == left and over.line == (walk or None)


def test_a_walk_is_seen_from_its_first_node_on() -> None:
    table = Table(Puzzle(ORDERED_PATH, Board.square(2, 2)))
    hand = PlayHand(cast("Player", None))

    def head(*walk: At) -> At | None:
        return overlay_of(
            table, BLANK.with_walk(walk), None, hand, Pencil(), frozenset()
        ).trial.head

    assert head() is None
    assert head((1, 0)) == (1, 0)
    assert head((1, 0), (1, 1)) is None
