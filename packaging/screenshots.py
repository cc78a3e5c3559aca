"""The screenshots of README and software centres, taken from the program as it is.

``python packaging/screenshots.py [NAME ...]`` drives the window off-screen, in the usual size, and
writes ``packaging/screenshots/NAME.png``; all of them unless some are named. The page on which
puzzles are played needs ``chromium``, the booklet ``pdftoppm`` (Debian: poppler-utils).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from studio import assets, formats
from studio.board import At
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.formats.booklet import Layout, booklet
from studio.formats.webpage import webpage
from studio.gui.app import make_window, start_solvers
from studio.gui.document.document import Document
from studio.gui.modes.explain import ExplainMode
from studio.gui.modes.play import PlayMode
from studio.gui.modes.watch import WatchMode
from studio.gui.services.settings import Settings
from studio.gui.window import Window
from studio.work.booklet import entry_of
from studio.work.recording import BACK, ONWARD
from studio.work.webpage import playable

FOLDER = Path(__file__).parent / "screenshots"
SIZE = (1440, 900)
PATIENCE_S = 120.0
PLAYED = 24
"""Numbers that have been written in the picture of play."""
HINTED = 9
"""Hints that were asked for in the pictures of a page."""
FIRST_LEFT = 4
"""The page of the booklet that lies on the left."""
ASSUMED = 19
"""What follows this number there is only assumed."""


def wait(window: Window, done: Callable[[], bool], what: str) -> None:
    """Let the window work until something holds."""
    end = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > end:
            raise SystemExit(f"Waited in vain for {what}.")
        QTest.qWait(20)


def judged(window: Window, name: str) -> None:
    """Open an example and wait until everything is known about it."""
    window.files.open_example(assets.path("examples", *f"{name}.puzzle".split("/")))
    wait(window, lambda: not window.live.knowledge.running, "the verdict")


def several(window: Window) -> None:
    """Several solutions: where they differ, and what would help."""
    judged(window, "number-path/rixkudo-printed")


def contradiction(window: Window) -> None:
    """Clues that cannot all be true."""
    judged(window, "slitherlink/no-way")


def watch(window: Window) -> None:
    """Backtracking at a dead end in the midst of its search."""
    judged(window, "number-path/honeycomb")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.panel.pill("backtrack").click()
    player = mode.player
    wait(window, lambda: player.length > 0 and player.whole, "the recording")
    recording = player.screenings[0].recording
    half = range(player.length // 2, player.length)
    player.go(next((step for step in half if BACK <= recording.move(step)[0] < ONWARD), half.start))


def explain_dark(window: Window) -> None:
    """The hardest step of an explanation, in the dark theme."""
    window.action("theme").setChecked(True)
    judged(window, "slitherlink/garden")
    window.action("explain_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, ExplainMode)
    wait(window, lambda: not mode.running, "the explanation")
    QTest.keyClick(window.editor.view, Qt.Key.Key_H)


def play(window: Window) -> None:
    """A puzzle half solved: numbers, an assumption, and a hint."""
    judged(window, "number-path/honeycomb")
    window.action("play_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    for step, at in enumerate(answer(mode)[:PLAYED], start=1):
        if step == ASSUMED + 1:
            mode.assume()
        if at not in mode.table.given:
            mode.hand.cursor, mode.hand.typed = at, ""
            for digit in str(step):
                mode.hand.key(ord(digit), digit, shift=False, ctrl=False, alt=False)
    mode.hint()
    wait(window, mode.panel.hint.isEnabled, "the hint")
    mode.say("")


def answer(mode: PlayMode) -> list[At]:
    """The solution, as cells in the order of the line."""
    compiled = mode.puzzle.compile()
    found = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(found, Model)
    return [compiled.nodes[node] for node in found.trace.nodes]


PICTURES: dict[str, Callable[[Window], None]] = {
    "several": several,
    "contradiction": contradiction,
    "watch": watch,
    "explain-dark": explain_dark,
    "play": play,
}


def page(path: Path) -> None:
    """A page with a hint, and another one on a phone beside it."""
    from tests.page.chromium import Chromium

    names = (
        "slitherlink/honey-loop",
        "number-path/honeycomb",
        "masyu/tide",
        "yajilin/stepping-stones",
    )
    files = [assets.path("examples", *f"{name}.puzzle".split("/")) for name in names]
    puzzles = [formats.read(file).puzzle for file in files]
    ready = [playable(puzzle, Token(60.0), hints=True) for puzzle in puzzles]
    with tempfile.TemporaryDirectory() as scratch, Chromium() as browser:
        file, desk, phone = (Path(scratch) / name for name in ("a.html", "desk.png", "phone.png"))
        file.write_bytes(webpage(ready))
        browser.open(file, 1000, 844)
        browser.value("document.querySelectorAll('#puzzles button')[1]?.click()")
        for _ in range(3 * HINTED - 1):  # the last one has said why, but not done it yet
            browser.click("hint")
        browser.screenshot(desk)
        browser.open(file, 390, 844, phone=True)
        for _ in range(3 * HINTED):
            browser.click("hint")
        browser.screenshot(phone)
        left, right = Image.open(desk), Image.open(phone)
        right = right.resize((round(right.width * left.height / right.height), left.height))
        beside(path, left, right)


def booklet_pages(path: Path) -> None:
    """Two pages of a booklet as they lie open."""
    names = ("number-path/honeycomb", "slitherlink/garden", "masyu/tide")
    files = [assets.path("examples", *f"{name}.puzzle".split("/")) for name in names]
    entries = [entry_of(formats.read(file).puzzle, hints=True) for file in files]
    layout = Layout("Lines", standards=True, hints=True)
    with tempfile.TemporaryDirectory() as scratch:
        book = Path(scratch) / "book.pdf"
        book.write_bytes(booklet(entries, layout))
        first = str(FIRST_LEFT)
        command = ["pdftoppm", "-r", "60", "-png", "-f", first, "-l", str(FIRST_LEFT + 1)]
        subprocess.run([*command, str(book), f"{scratch}/page"], check=True)
        left, right = (Image.open(file) for file in sorted(Path(scratch).glob("page*.png")))
        beside(path, left, right, gap=2)


def beside(path: Path, left: Image.Image, right: Image.Image, gap: int = 12) -> None:
    """Two pictures side by side, in few colours."""
    both = Image.new("RGB", (left.width + gap + right.width, left.height), "#87806F")
    both.paste(left, (0, 0))
    both.paste(right, (left.width + gap, 0))
    both.quantize(64).save(path, optimize=True)


SHEETS: dict[str, Callable[[Path], None]] = {"page": page, "booklet": booklet_pages}
"""Pictures of what the program writes, not of its window."""


def take(name: str, folder: Path) -> Path:
    """Take one of :data:`PICTURES` in a window of its own, or one of :data:`SHEETS`."""
    path = folder / f"{name}.png"
    if name in SHEETS:
        SHEETS[name](path)
        return path
    with tempfile.TemporaryDirectory() as scratch:
        store = QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat)
        window = make_window(Settings(store))
        window.resize(*SIZE)
        window.show()
        start_solvers(window)
        try:
            PICTURES[name](window)
            QTest.qWait(600)  # what fades is faded
            window.grab().save(str(path))
        finally:
            window.modes.choose("edit")
            window.set_document(Document(window.document.puzzle))
            window.close()
            QApplication.processEvents()
    return path


def main(names: Sequence[str]) -> int:
    """Take the pictures that are named, or all."""
    known = [*PICTURES, *SHEETS]
    unknown = set(names) - set(known)
    if unknown:
        raise SystemExit(f"There is no {', '.join(unknown)}; there are {', '.join(known)}.")
    for name in names or known:
        print(f"Wrote {take(name, FOLDER)}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
