"""The real window killed in the middle of a drag: the next start offers all of it again."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from studio import formats
from studio.board import At, Board, Cell
from studio.families import NUMBER_PATH
from studio.puzzle import Clue, Puzzle
from tests.flows.conftest import Open
from tests.flows.desk import PATIENCE_S, Point, Studio, comes, until
from tests.flows.twin import Twin

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]

LOST_S = 1.0
"""What is older than this when the window is killed must come back."""
LISTENING_S = 3.0
"""How long the title may take to tell of a stroke."""
ROW = [(2, column) for column in range(5)]
STROKE = {at: number for number, at in enumerate(ROW, start=1)}


def sheet(path: Path) -> Puzzle:
    """A file with the number from which a stroke goes on."""
    puzzle = Puzzle(NUMBER_PATH, Board.square(5, 5)).placed(Clue("labels", Cell(ROW[0]), 1))
    assert isinstance(puzzle, Puzzle)
    formats.write(puzzle, path)
    return puzzle


def labels(path: Path) -> dict[At, int | None]:
    clues = formats.read(path).puzzle.clues.of("labels")
    return {spot.at: value for spot, value in clues.items() if isinstance(spot, Cell)}


def drags(studio: Studio, places: list[Point]) -> bool:
    """Press and move on, the button held; let it go where the window did not listen yet."""
    words = ["mousemove", *map(str, places[0]), "mousedown", "1"]
    for x, y in places[1:]:
        words += ["mousemove", "--sync", str(x), str(y), "sleep", "0.05"]
    subprocess.run(["xdotool", *words], env=studio.environment, check=True, timeout=PATIENCE_S)
    if comes(studio.unsaved, LISTENING_S):
        return True
    subprocess.run(["xdotool", "mouseup", "1"], env=studio.environment, check=True)
    return False


def killed_while_dragging(studio: Studio, twin: Twin, puzzle: Puzzle) -> None:
    """Press on the first cell, move over the others, and die a second later."""
    twin.open(puzzle, beside=studio)
    places = [twin.cell(at) for at in ROW]
    until(lambda: drags(studio, places), "the stroke")
    seen = time.monotonic()
    until(lambda: time.monotonic() > seen + LOST_S, "the second that may be lost")
    os.kill(studio.process.pid, signal.SIGKILL)
    until(studio.ended, "the end of the program")
    subprocess.run(
        ["xdotool", "mouseup", "1"], env=studio.environment, check=True, timeout=PATIENCE_S
    )


def restores_and_saves(studio: Studio, path: Path) -> None:
    """Enter restores what is offered first; saving puts it into its file."""

    def restored() -> bool:
        studio.press("Return")
        return path.stem in studio.title and studio.unsaved()

    until(restored, "the restored puzzle")
    studio.press("ctrl+s")
    until(lambda: labels(path) == STROKE, "the stroke in the file")
    until(lambda: not studio.unsaved(), "the saved puzzle")


def test_a_drag_comes_back(open_studio: Open, twin: Twin, tmp_path: Path) -> None:
    path = tmp_path / "sheet.puzzle"
    puzzle = sheet(path)
    killed_while_dragging(open_studio(str(path)), twin, puzzle)
    assert labels(path) == {ROW[0]: 1}
    again = open_studio()
    restores_and_saves(again, path)

    def undone() -> bool:
        # A busy window may not listen yet; there is but this step to undo.
        again.press("ctrl+z", "ctrl+s")
        return comes(lambda: labels(path) == {ROW[0]: 1}, LISTENING_S)

    until(undone, "the stroke undone")


def test_several_windows_come_back_one_after_the_other(
    open_studio: Open, twin: Twin, tmp_path: Path
) -> None:
    paths = [tmp_path / "one.puzzle", tmp_path / "two.puzzle"]
    for number, path in enumerate(paths):
        puzzle = sheet(path)
        studio = open_studio(str(path))
        if number:
            # What the first one left is offered: later.
            until(lambda studio=studio: _dimmed(studio), "the offer of the journal")
            studio.press("Escape")
        killed_while_dragging(studio, twin, puzzle)
    for left, path in enumerate(paths[::-1], start=1):
        studio = open_studio()
        restores_and_saves(studio, path)
        rest = len(paths) - left
        until(lambda rest=rest, at=studio: _unsaved(at) == rest, "one journal less")
        studio.kill()


def _dimmed(studio: Studio) -> bool:
    """Does a card stand before the window? It dims the corner, which is nearly white else."""
    return 60 < studio.seen().pixelColor(8, 40).lightness() < 220


def _unsaved(studio: Studio) -> int:
    """How many journals with edits there are."""
    return len(list(studio.home.rglob("edits.jsonl")))
