"""The demonstration: a designer's session in the real window, also where there is no display.

A new board, clues clicked and typed in, the live verdict awaited after each, a contradiction made
and taken back, the puzzle saved and exported. Everything goes through mouse and keys; what is
printed is what the window shows.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from studio.board import At, Cell
from studio.engines.events import Verdict
from studio.engines.sampling.path import random_path
from studio.formats.refusal import reason
from studio.gui.app import display_is_there, make_window, start_solvers
from studio.gui.dialogs.export import ExportDialog
from studio.gui.dialogs.export_animation import AnimationDialog
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.document.document import Document
from studio.gui.modes.watch import WatchMode
from studio.gui.services.garbage import Garbage
from studio.gui.services.settings import Settings
from studio.work.sentences import said

PATIENCE = 120.0
"""Seconds to wait for anything before the demonstration gives up."""

SEED = 12

BAD_INPUT = 65
"""The exit code where files cannot be written, as that of other commands."""


class GaveUpError(Exception):
    """Something did not happen in time; ``str()`` is a sentence."""


class Demo:
    """One run; pictures and files go into ``folder``."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self._window = make_window(settings)
        Garbage(self._window)
        self._folder = folder
        self._pictures = 0

    def run(self) -> None:
        """The whole session."""
        self._window.show()
        # Without a window manager nobody else gives it the keys.
        self._window.activateWindow()
        QTest.qWaitForWindowActive(self._window)
        start_solvers(self._window)
        self._say("The window opens.")
        examples = self._window.pages.welcome.examples
        self._wait(lambda: not examples.fetching, "The examples were not read.")
        self._picture("welcome")
        self._make_new()
        self._number_the_path()
        self._contradict()
        self._save_and_open()
        self._export()
        self._watch("backtrack")
        self._export_animation()
        self._dark_loop()

    def end(self) -> None:
        """Close the window; nothing is asked about its puzzle."""
        window = self._window
        window.set_document(Document(window.document.puzzle))
        window.close()
        QApplication.processEvents()

    # -- the session -------------------------------------------------------------------------------

    def _make_new(self) -> None:
        dialog = NewPuzzle(self._window.services)
        dialog.open()
        self._picture("new puzzle")
        dialog.choose("rikudo", "hexagon", 37)
        dialog.accept()
        self._say(f"A new board: {self._window.presenter().facts()}.")

    def _number_the_path(self) -> None:
        """Number the cells of a line that the designer has in mind until it is the only one."""
        board = self._window.document.puzzle.board
        line = random_path(board.cell_graph, SEED)
        if line is None:
            raise GaveUpError("No line was found for the demonstration.")
        cells = [board.cells[node] for node in line.nodes]
        spread = [step for start in (5, 3, 2, 4, 6) for step in range(start, len(cells), 5)]
        steps = [1, len(cells), *spread]
        for step in steps:
            self._type(cells[step - 1], step)
            self._verdict(f"{step} is placed")
            if step == 10:
                self._picture("several solutions")
            if self._known() is Verdict.UNIQUE:
                break
        self._window.action("layer_line").setChecked(True)
        self._picture("one solution")
        clues = self._window.presenter().removable()
        if clues:
            self._say(f"{len(clues)} of the numbers are redundant; they are removed.")
            self._window.action("remove_redundant").trigger()
            self._verdict("the redundant numbers are gone")
        self._window.action("layer_line").setChecked(False)

    def _contradict(self) -> None:
        """Put a number where it cannot be, read why, and undo it."""
        puzzle = self._window.document.puzzle
        board, placed = puzzle.board, puzzle.clues.of(puzzle.rule.kinds[0].key)
        far = next(at for at in reversed(board.cells) if Cell(at) not in placed)
        self._type(far, 2)
        self._verdict("2 is placed far from 1")
        conflict = self._window.live.knowledge.conflict
        if conflict is not None:
            self._say(f"  Why: {said(conflict.reason) or 'no short reason'}")
        self._picture("no solution")
        QTest.keyClick(self._window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        self._verdict("it is taken back")

    def _save_and_open(self) -> None:
        path = self._folder / "honeycomb.puzzle"
        window = self._window
        window.files.save_to(path)
        self._wait(lambda: window.document.is_clean, "The file was not saved.")
        before = window.document.puzzle
        window.files.open_path(path)
        self._wait(lambda: window.document.path == path, "The file was not opened.")
        same = window.document.puzzle.clues == before.clues
        self._say(f"Saved {path.name} and opened it again: {'the same' if same else 'different'}.")

    def _export(self) -> None:
        self._verdict("the file is open")
        for form in ("pdf", "svg", "png"):
            dialog = ExportDialog(self._window.services)
            dialog.open()
            dialog.pills[form].click()
            dialog.solution.setChecked(form == "pdf")
            if form == "pdf":
                self._picture("export")
            path = self._folder / f"honeycomb.{form}"
            dialog.write(path)
            self._wait(path.exists, f"{path.name} was not written.")
            self._say(f"Exported {path.name}, {path.stat().st_size:,} bytes.")

    def _watch(self, engine: str) -> None:
        """Step through a solver's work with the keys: on, back, and on to where it fails."""
        window, view = self._window, self._window.editor.view
        window.action("watch_mode").trigger()
        mode = window.modes.mode
        if not isinstance(mode, WatchMode):
            raise GaveUpError("The solver could not be watched.")
        mode.panel.pill(engine).click()
        player = mode.player
        self._wait(
            lambda: player.length > 0 and player.whole, "The recording was not complete in time."
        )
        self._say(f"{player.screenings[0].name} is watched: {player.length:,} steps.")
        none, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
        for key, held in (
            (Qt.Key.Key_Right, none),
            (Qt.Key.Key_Right, none),
            (Qt.Key.Key_Left, none),
            (Qt.Key.Key_Right, shift),
        ):
            QTest.keyClick(view, key, held)
            words = mode.panel.words[0]
            said = f"{words.headline.text()}. {words.sentence.text()}"
            self._say(f"  Step {player.step:,}: {said}")
        self._picture(f"watching {engine}")
        QTest.keyClick(view, Qt.Key.Key_End)
        self._say(f"  Step {player.step:,}: {mode.panel.words[0].headline.text()}.")

    def _export_animation(self) -> None:
        """What is watched, as a file."""
        self._window.action("watch_export").trigger()
        sheet = self._window.findChildren(AnimationDialog)[-1]
        for choice in (sheet.most, sheet.width_):
            choice.set_index(0)
        path = self._folder / "honeycomb.gif"
        sheet.write(path)
        # A solver process starts, solves and draws: that takes a while on a busy machine.
        self._wait(path.exists, f"{path.name} was not written.", 3 * PATIENCE)
        self._say(f"Exported {path.name}, {path.stat().st_size:,} bytes.")
        self._window.action("edit_mode").trigger()

    def _dark_loop(self) -> None:
        """The same for a loop, in the dark theme: an address is opened and judged."""
        self._window.action("theme").setChecked(True)
        self._window.files.open_text("https://puzz.link/p?slither/5/5/cbcbcddad")
        self._verdict("a Slitherlink from puzz.link is open")
        self._window.action("layer_line").setChecked(True)
        self._picture("slitherlink")
        self._watch("loop-sat")
        self._window.action("theme").setChecked(False)

    # -- hands and eyes ----------------------------------------------------------------------------

    def _type(self, at: At, number: int) -> None:
        """Click a cell and type a number on it."""
        view = self._window.editor.view
        x, y = self._window.document.puzzle.board.centre(at)
        pixel = view.pixel(x, y)
        place = QPoint(round(pixel.x()), round(pixel.y()))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.keyClicks(view, str(number))
        QTest.keyClick(view, Qt.Key.Key_Return)
        QTest.keyClick(view, Qt.Key.Key_Escape)

    def _known(self) -> Verdict | None:
        judged = self._window.live.knowledge.judged
        return judged.verdict if judged else None

    def _verdict(self, after: str) -> None:
        """Wait until the check is over and print what the panel says."""
        self._wait(lambda: not self._window.live.knowledge.running, "The check did not end.")
        state = self._window.presenter().state().verdict
        panel = self._window.editor_page.panel.verdict
        count = panel.count_line(state)
        words = panel.headline(state.kind) + (f": {count}" if count else "")
        self._say(f"After {after}: {words}.")

    def _wait(self, done: Callable[[], bool], lookahead: str, most: float = PATIENCE) -> None:
        end = time.monotonic() + most
        while not done():
            if time.monotonic() > end:
                raise GaveUpError(lookahead)
            QTest.qWait(10)
        QTest.qWait(50)

    def _picture(self, name: str) -> None:
        QTest.qWait(400)
        self._pictures += 1
        path = self._folder / f"{self._pictures:02} {name}.png"
        self._window.grab().save(str(path))
        self._say(f"  [{path.name}]")

    def _say(self, sentence: str) -> None:
        print(sentence, flush=True)


def main(arguments: Sequence[str] = ()) -> int:
    """Run the demonstration; pictures and files go to the folder named, or to ./demo."""
    folder = Path(arguments[0] if arguments else "demo")
    if not display_is_there():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Windows write without a word where they may not: this tells before the work.
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        why = said(reason(error))
        sys.stderr.write(f"Nothing can be written in the folder {folder}: {why}.\n")
        return BAD_INPUT
    with tempfile.TemporaryDirectory() as scratch:
        # Settings of its own: a demonstration must not change what the user has set.
        store = QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat)
        demo = Demo(Settings(store), folder)
        try:
            demo.run()
        except GaveUpError as gave_up:
            sys.stderr.write(f"The demonstration stopped: {gave_up}\n")
            return 1
        finally:
            demo.end()
    print(f"Pictures and files are in {folder}/.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
