"""The symmetries that a pattern of clues may have, and the sentence where a board has it not."""

from __future__ import annotations

from studio import catalogue
from studio.board import Board
from studio.board.free import graph_board
from studio.puzzle.reason import Reason
from studio.work.sentences import said
from studio.work.symmetry import symmetries


def test_a_symmetry_that_is_not_there_is_named_in_the_language() -> None:
    bent = symmetries(Board.square(2, 3), "turns")
    drawn = symmetries(graph_board(((0, 0), (1, 1)), ((0, 1),)), "half-turn")
    assert isinstance(bent, Reason) and isinstance(drawn, Reason)
    assert said(bent) == "The board does not have this symmetry: all turns."
    assert said(drawn) == "Drawings have no symmetry of this kind: half a turn."
    catalogue.speak("de")
    try:
        assert said(bent) == "Das Spielfeld hat diese Symmetrie nicht: alle Drehungen."
        assert said(drawn) == "Zeichnungen haben keine solche Symmetrie: halbe Drehung."
    finally:
        catalogue.speak("en")
