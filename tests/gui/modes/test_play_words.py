"""The words of Play: they name what the board is made of."""

from __future__ import annotations

import pytest

from studio import assets, formats
from studio.gui.modes import play_words
from studio.gui.modes.play_hand import PENCIL, SOLVE
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
