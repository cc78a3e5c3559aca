"""The film of the README, made by the program as it is: `python packaging/film.py`.

A session in the window, off-screen: a board is numbered until one solution is left, a contradiction
is explained and taken back, a solver is watched, and the way to the solution is shown. How long
each picture stays beside others is written here, so the film is the same on slow machines.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from screenshots import FOLDER, SIZE, wait

from studio.board import At, Cell
from studio.engines.events import Verdict
from studio.engines.sampling.path import random_path
from studio.gui.app import make_window, start_solvers
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.document.document import Document
from studio.gui.modes.explain import ExplainMode
from studio.gui.modes.watch import WatchMode
from studio.gui.services.settings import Settings
from studio.gui.window import Window

PATH = FOLDER / "film.gif"
LENGTH_MS = 20_000
WIDTH = 960
COLOURS = 96
SEED = 12
"""Of the line that the numbers are those of."""
WATCHED, EXPLAINED = 36, 12
"""Steps of the solver, and of the explanation, that are shown."""


@dataclass
class Film:
    """Pictures of a window, each with the milliseconds that it stays."""

    window: Window
    pictures: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)

    def take(self, milliseconds: int, settle: int = 60) -> None:
        """The window as it is; what fades in gets some milliseconds before."""
        QTest.qWait(settle)
        seen = self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        size = (seen.width(), seen.height())
        picture = Image.frombytes(
            "RGB", size, bytes(seen.constBits()), "raw", "RGB", seen.bytesPerLine()
        )
        height = round(WIDTH * size[1] / size[0])
        self.pictures.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))
        self.times.append(milliseconds)

    def write(self, path: Path) -> None:
        """As a GIF that begins again, with one palette for all pictures."""
        share = LENGTH_MS / sum(self.times)
        self.times = [round(time * share) for time in self.times]
        sheet = Image.new("RGB", (WIDTH, self.pictures[0].height * len(self.pictures) // 4))
        for place, picture in enumerate(self.pictures[::4]):
            sheet.paste(picture, (0, place * picture.height))
        palette = sheet.quantize(COLOURS)
        few = [p.quantize(palette=palette, dither=Image.Dither.NONE) for p in self.pictures]
        few[0].save(
            path, save_all=True, append_images=few[1:], duration=self.times, loop=0, optimize=True
        )


def judged(window: Window) -> None:
    """Wait until everything is known."""
    wait(window, lambda: not window.live.knowledge.running, "the verdict")


def number(film: Film) -> None:
    """Write the numbers of a line, until it is the only one."""
    window = film.window
    board = window.document.puzzle.board
    line = random_path(board.cell_graph, SEED)
    assert line is not None
    cells = [board.cells[node] for node in line.nodes]
    spread = [step for start in (5, 3, 2, 4, 6) for step in range(start, len(cells), 5)]
    for step in (1, len(cells), *spread):
        write(window, cells[step - 1], step)
        film.take(450)
        known = window.live.knowledge.judged
        if known is not None and known.verdict is Verdict.UNIQUE:
            break
    window.action("layer_line").setChecked(True)
    film.take(1500, 500)
    window.action("remove_redundant").trigger()
    judged(window)
    film.take(900, 500)
    window.action("layer_line").setChecked(False)


def write(window: Window, at: At, value: int) -> None:
    """Choose a cell, type a number, and wait for the verdict."""
    view = window.editor.view
    x, y = window.document.puzzle.board.centre(at)
    place = view.pixel(x, y).toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClicks(view, str(value))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    judged(window)


def contradict(film: Film) -> None:
    """Put a number where it cannot be, see why, and undo it."""
    window = film.window
    puzzle = window.document.puzzle
    placed = puzzle.clues.of(puzzle.rule.kinds[0].key)
    far = next(at for at in reversed(puzzle.board.cells) if Cell(at) not in placed)
    write(window, far, 2)
    film.take(2400, 500)
    window.action("undo").trigger()
    judged(window)
    film.take(700)


def watch(film: Film) -> None:
    """Backtracking at work."""
    window = film.window
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.panel.pill("backtrack").click()
    player = mode.player
    wait(window, lambda: player.length > 0 and player.whole, "the recording")
    for part in range(WATCHED):
        player.go(part * (player.length - 1) // (WATCHED - 1))
        film.take(90)


def explain(film: Film) -> None:
    """The first steps to the solution."""
    window = film.window
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    wait(window, lambda: not mode.running, "the explanation")
    for _ in range(EXPLAINED):
        QTest.keyClick(window.editor.view, Qt.Key.Key_Right)
        film.take(300)


def main() -> int:
    """Make the film anew."""
    with tempfile.TemporaryDirectory() as scratch:
        store = QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat)
        window = make_window(Settings(store))
        window.resize(*SIZE)
        window.show()
        start_solvers(window)
        try:
            dialog = NewPuzzle(window.services)
            dialog.open()
            dialog.choose("rikudo", "hexagon", 37)
            dialog.accept()
            film = Film(window)
            film.take(700, 500)
            for scene in (number, contradict, watch, explain):
                scene(film)
            film.write(PATH)
        finally:
            window.modes.choose("edit")
            window.set_document(Document(window.document.puzzle))
            window.close()
            QApplication.processEvents()
    shown = f"{len(film.pictures)} pictures, {PATH.stat().st_size / 1e6:.1f} MB"
    print(f"Wrote {PATH}: {shown}, {sum(film.times) / 1000:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
