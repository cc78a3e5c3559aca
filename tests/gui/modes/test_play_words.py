"""The words of Play: they name what the board is made of."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from studio import assets, formats
from studio.board import Board
from studio.families import ORDERED_PATH
from studio.gui.modes import play_words
from studio.gui.modes.play_hand import PENCIL, SOLVE
from studio.gui.style import texts
from studio.puzzle import Puzzle
from studio.puzzle.play import Sheet, Table

EXAMPLES = assets.root() / "examples"


@pytest.mark.parametrize("name", ["icosian-game", "petersen", "tournament"])
def test_a_drawing_has_corners_and_no_cells(name: str) -> None:
    table = Table(formats.read(EXAMPLES / "graph-path" / f"{name}.puzzle").puzzle)
    tools = play_words.tools(table, lambda key: key)
    said = [play_words.progress(table, Sheet()), *(tool.tooltip for tool in tools)]
    said += [hint.text for tool in (SOLVE, PENCIL) for hint in play_words.hints(table, tool)]
    assert any(said)
    assert not [words for words in said if "cell" in words]


@pytest.mark.parametrize(
    ("code", "count", "words"),
    [("en", 1, "1 of 48 cells"), ("fr", 1, "1 case sur 48"), ("fr", 2, "2 cases sur 48")],
)
def test_what_is_counted_has_its_number(
    qapp: QApplication, code: str, count: int, words: str
) -> None:
    """ "1 cases sur 48"."""
    puzzle = Puzzle(ORDERED_PATH, Board.square(6, 8))
    texts.speak(code)
    try:
        said = play_words.progress(Table(puzzle), Sheet(walk=puzzle.board.cells[:count]))
    finally:
        texts.speak("en")
    assert said == words


def test_keys_have_their_names_in_the_language_that_is_spoken(qapp: QApplication) -> None:
    garden = formats.read(EXAMPLES / "slitherlink" / "garden.puzzle").puzzle
    found = []
    for code in ("en", "fr"):
        texts.speak(code)
        try:
            hints = play_words.hints(Table(garden), SOLVE)
        finally:
            texts.speak("en")
        found.append([key for hint in hints for key in hint.keys if "\N{RIGHTWARDS ARROW}" in key])
    (english,), (french,) = found
    assert english.startswith("Shift ") and french == english.replace("Shift", "Maj")
