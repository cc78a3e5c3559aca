"""What is said of a puzzle that was made: no more than is proved."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from studio.board import Board
from studio.families import SLITHERLINK
from studio.gui.dialogs.generation_run import Filling
from studio.gui.dialogs.generation_words import made_words
from studio.puzzle import Puzzle
from studio.work.generation import Generated

MADE = Generated(Puzzle(SLITHERLINK, Board.square(2, 2)), (), minimal=True)


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (MADE, "One solution; 0 clues, and every one is needed."),
        (
            replace(MADE, demanded=2),
            "One solution; 0 clues. Beside those in places that must have one, none can be left "
            "out.",
        ),
        (
            replace(MADE, demanded=2, fewest=True),
            "One solution; 0 clues. No fewer fix this line with one in each place that must have "
            "one.",
        ),
        (
            replace(MADE, minimal=False, grouped=True, demanded=2),
            "One solution; 0 clues. Beside those in places that must have one, no group of them "
            "that belongs together can go.",
        ),
        (replace(MADE, added=3), "One solution with 3 clues more; all of these are needed."),
        (
            replace(MADE, added=3, demanded=2),
            "One solution with 3 clues more; beside those in places that must have one, none can "
            "be left out.",
        ),
    ],
)
def test_of_clues_in_places_that_must_have_one_nothing_is_claimed(
    made: Generated, words: str, qapp: QApplication
) -> None:
    filling = Filling()
    filling.latest = made
    assert made_words(filling).strip() == words
