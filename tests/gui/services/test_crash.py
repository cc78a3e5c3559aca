"""Errors that nobody expected: one dialog, a log, a copy, and the puzzle can still be saved."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, cast

import pytest
from PySide6.QtCore import QEvent, QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from studio import assets, formats
from studio.board import Cell
from studio.gui.app import make_window
from studio.gui.modes import MODES
from studio.gui.panel.live_check import Knowledge
from studio.gui.services.crash import MOST_TOLD, CrashHook
from studio.gui.services.settings import Settings
from studio.gui.shell import actions
from studio.gui.shell.actions import ACTIONS
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.census import Census, News
from studio.work.findings import Finished
from studio.work.job import Job
from tests.gui.names import nameless

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")


def fail(what: str, *_: object) -> NoReturn:
    """A fault of the program; each ``what`` stands for another place of it."""
    exec(compile("raise RuntimeError(what)", what, "exec"), {"what": f"<{what}>"})
    raise AssertionError


@pytest.fixture
def hooks() -> Iterator[None]:
    """The hooks of the interpreter, as they were."""
    before = sys.excepthook, threading.excepthook
    yield
    sys.excepthook, threading.excepthook = before


@pytest.fixture
def make(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hooks: None
) -> Iterator[Callable[[], Window]]:
    monkeypatch.setattr("studio.gui.services.crash.state_folder", lambda: tmp_path)
    made: list[Window] = []

    def make_one() -> Window:
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        window = make_window(Settings(store))
        window.resize(1440, 900)
        window.show()
        window.crash.install()
        made.append(window)
        return window

    yield make_one
    for window in made:
        window.document.undo_stack.setClean()
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def edited(window: Window) -> Puzzle:
    """Open an example and change it."""
    window.files.open_example(GARDEN)
    puzzle = window.document.puzzle
    at = next(at for at in puzzle.board.cells if Cell(at) not in puzzle.clues.of("numbers"))
    after = puzzle.placed(Clue("numbers", Cell(at), 2))
    assert isinstance(after, Puzzle)
    window.document.apply(after)
    return after


def told(window: Window) -> SentenceDialog:
    """The one dialog that is open."""
    (dialog,) = [d for d in window.findChildren(CardDialog) if d.isVisible()]
    assert isinstance(dialog, SentenceDialog)
    assert "recovered-" in dialog.accessibleDescription() and nameless(dialog) == []
    return dialog


def ends_well(window: Window, folder: Path, what: str) -> None:
    """One dialog, a log entry and a copy of the puzzle as it is now; all of them are cleared."""
    told(window).buttons["close"].click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    log = folder / "crash.log"
    assert log.read_text().count(f"RuntimeError: <{what}>") == 1
    (copy,) = folder.glob("recovered-*.puzzle")
    assert formats.read(copy).puzzle == window.document.puzzle
    log.unlink()
    copy.unlink()


def saves(window: Window, qtbot: QtBot, path: Path) -> None:
    window.files.save_to(path)
    qtbot.waitUntil(lambda: window.document.is_clean)
    assert formats.read(path).puzzle == window.document.puzzle


def test_every_action_may_fail_in_every_mode(
    make: Callable[[], Window], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an action does is replaced by a fault; what modes take over as well."""
    keys = {spec.slot: spec.key for spec in ACTIONS}
    armed: list[bool] = []

    def slot(key: str, *_: object) -> None:
        if armed:
            fail(key)

    monkeypatch.setattr(actions, "_slot", lambda window, path: partial(slot, keys[path]))
    window = make()
    puzzle = edited(window)
    armed.append(True)
    tried = set()
    for mode in MODES:
        window.modes.choose(mode.key)
        commands = cast("dict[str, Callable[[], object]]", window.modes.mode.commands)
        for key in commands:
            monkeypatch.setitem(commands, key, partial(fail, f"{mode.key} {key}"))
        for spec in ACTIONS:
            action: QAction = window.action(spec.key)
            taken = spec.key in commands
            if (spec.key in tried and not taken) or not (spec.slot or taken):
                continue
            tried.add(spec.key)
            monkeypatch.setattr(window.crash, "_told", set())
            action.setEnabled(True)
            action.trigger()
            qtbot.waitUntil(lambda: any(d.isVisible() for d in window.findChildren(CardDialog)))
            ends_well(window, tmp_path, f"{mode.key} {spec.key}" if taken else spec.key)
            assert window.document.puzzle == puzzle and not window.document.is_clean
    assert tried == {spec.key for spec in ACTIONS}
    assert len(tried) >= 60
    armed.clear()
    window.modes.choose("edit")
    saves(window, qtbot, tmp_path / "saved")


# -- other places ----------------------------------------------------------------------------------


def _paint(window: Window, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(window.editor_page.status, "paintEvent", partial(fail, "paint"), raising=False)
    window.editor_page.status.repaint()


def _finding(window: Window, patch: pytest.MonkeyPatch) -> None:
    """A finding of the solvers, told from their thread, taken in the window's."""
    patch.setattr(Knowledge, "knowing", staticmethod(partial(fail, "finding")))
    arrived = partial(window.live._arrived.emit, window.live._round, Finished(0.0))
    thread = threading.Thread(target=arrived)
    thread.start()
    thread.join()


def _thread(window: Window, patch: pytest.MonkeyPatch) -> None:
    thread = threading.Thread(target=partial(fail, "thread"))
    thread.start()
    thread.join()


def _job(window: Window, patch: pytest.MonkeyPatch) -> None:
    """The thread of a job cannot take its news; its process ends all the same."""
    line = '{"job": 1, "message": {"is": "LoopsCompared", "done": 1, "total": 2}}'
    script = f"print({line!r}, flush=True); input(); input()"
    tell: Any = partial(fail, "job")
    job: Job[News] = Job(Census(""), tell, None, [sys.executable, "-c", script])
    job._thread.join(20)
    assert job.pid is None


def _saving(window: Window, patch: pytest.MonkeyPatch) -> None:
    """The thread that writes files fails as no disk does."""
    patch.setattr("studio.gui.shell.files.native.write", partial(fail, "saving"))
    window.files.save_to(window.settings.folder / "never.puzzle")
    assert window.files.filing.wait(60)


def _timer(window: Window, patch: pytest.MonkeyPatch) -> None:
    QTimer.singleShot(0, partial(fail, "timer"))


@pytest.mark.parametrize(
    "spoil",
    [_paint, _finding, _thread, _job, _saving, _timer],
    ids=lambda f: f.__name__,
)
def test_everything_else_may_fail(
    spoil: Callable[[Window, pytest.MonkeyPatch], None],
    make: Callable[[], Window],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = make()
    puzzle = edited(window)
    with monkeypatch.context() as patch:
        spoil(window, patch)
        qtbot.waitUntil(lambda: any(d.isVisible() for d in window.findChildren(CardDialog)))
        told(window)
    ends_well(window, tmp_path, spoil.__name__.removeprefix("_"))
    assert window.document.puzzle == puzzle and not window.document.is_clean
    saves(window, qtbot, tmp_path / "saved")


def test_one_place_is_told_of_once_and_all_of_them_in_one_dialog(
    make: Callable[[], Window], tmp_path: Path
) -> None:
    window = make()
    edited(window)
    for place in ("one", "two", "one", "one"):
        QTimer.singleShot(0, partial(fail, place))
    QApplication.processEvents()
    log = (tmp_path / "crash.log").read_text()
    assert (log.count("RuntimeError: <one>"), log.count("RuntimeError: <two>")) == (1, 1)
    told(window).buttons["close"].click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for place in ("one", "three"):
        QTimer.singleShot(0, partial(fail, place))
        QApplication.processEvents()
    told(window)
    assert "<three>" in (tmp_path / "crash.log").read_text()


def test_a_log_is_bounded_and_a_disk_that_refuses_does_no_harm(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.gui.services.crash.state_folder", lambda: tmp_path)
    heard: list[object] = []
    hook = CrashHook(lambda folder: None)
    hook.crashed.connect(lambda log, copy: heard.append(log))
    for number in range(MOST_TOLD + 20):
        try:
            fail(f"place {number}")
        except RuntimeError as error:
            hook.caught(type(error), error, error.__traceback__)
    log = tmp_path / "crash.log"
    assert log.read_text().count("\nRuntimeError: ") == len(heard) == MOST_TOLD
    full = CrashHook(lambda folder: fail("no copy"))
    full.crashed.connect(lambda log, copy: heard.append(copy))
    full.caught(ValueError, ValueError("x"), None)
    assert heard[-1] is None


def test_an_error_once_the_last_window_is_gone_is_still_in_the_log(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.gui.services.crash.state_folder", lambda: tmp_path)
    hook = CrashHook(lambda folder: None)
    delete(hook)
    hook.caught(ValueError, ValueError("late"), None)
    assert "ValueError: late" in (tmp_path / "crash.log").read_text()
