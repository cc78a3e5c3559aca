"""What is read in the background is ready to be shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio import assets
from studio.drawing import draw
from studio.drawing.shapes import Picture
from studio.formats import FormatError
from studio.gui.document import background_io
from studio.gui.document.background_io import Filing, Opened, read_puzzle
from studio.gui.style import chunks
from studio.puzzle import Puzzle

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")


def test_what_was_read_is_drawn_already(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """To draw a graph of ten thousand corners takes half a second, in which the window stood."""
    drawn: list[Picture] = []

    def spy(puzzle: Puzzle, *, lettered: bool) -> Picture:
        drawn.append(draw(puzzle, lettered=lettered))
        return drawn[-1]

    monkeypatch.setattr(background_io, "draw", spy)
    folder = assets.root() / "examples" / "graph-path"
    owner, read = QObject(), list[Opened | FormatError]()
    Filing(owner).read(Path(str(min(folder.glob("*.puzzle")))), read.append)
    qtbot.waitUntil(lambda: bool(read))
    (found,), (ready,) = read, drawn
    assert isinstance(found, Opened)
    shown = draw(found.reading.puzzle, lettered=True)
    before, after = dict(ready.layers), dict(shown.layers)
    assert before["grid"] and before["grid"] is after["grid"]
    # It is compiled, too: the window would stand a quarter of a second for that.
    monkeypatch.setattr(chunks, "compile_shapes", None)
    assert chunks.chunks_of("grid", after["grid"]) and chunks.chunks_of("rims", after["rims"])


def test_what_is_only_looked_at_leaves_the_layers_of_the_open_puzzle() -> None:
    """At each start all recent files were drawn, and what was open had to be drawn anew."""
    opened = read_puzzle(GARDEN)
    assert isinstance(opened, Opened)
    before = draw(opened.reading.puzzle, lettered=True)
    for _ in range(7):
        assert isinstance(read_puzzle(GARDEN), Opened)
    after = draw(opened.reading.puzzle, lettered=True)
    assert dict(after.layers)["grid"] is dict(before.layers)["grid"]
