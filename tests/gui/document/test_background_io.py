"""What is read in the background is ready to be shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import assets
from studio.drawing import draw
from studio.drawing.shapes import Picture
from studio.gui.document import background_io
from studio.gui.document.background_io import Opened, read_puzzle
from studio.puzzle import Puzzle


def test_what_was_read_is_drawn_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """To draw a graph of ten thousand corners takes half a second, in which the window stood."""
    drawn: list[Picture] = []

    def spy(puzzle: Puzzle, *, lettered: bool) -> None:
        drawn.append(draw(puzzle, lettered=lettered))

    monkeypatch.setattr(background_io, "draw", spy)
    folder = assets.root() / "examples" / "graph-path"
    found = read_puzzle(Path(str(min(folder.glob("*.puzzle")))))
    assert isinstance(found, Opened)
    (ready,) = drawn
    shown = draw(found.reading.puzzle, lettered=True)
    before, after = dict(ready.layers), dict(shown.layers)
    assert before["grid"] and before["grid"] is after["grid"]
