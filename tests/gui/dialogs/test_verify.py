"""The dialog that checks a verdict twice, with a real solver process where its proof matters."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.gui.dialogs import verify as module
from studio.gui.dialogs.verify import VerifyDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs, job_runner
from studio.gui.widgets.scrolling import Scroller
from studio.gui.window import Window
from studio.puzzle.message import Message
from studio.work.certificate import checked, read
from studio.work.codes import as_told
from studio.work.job import Ended
from studio.work.verified import Facts, Opinion, Stage, Verified
from tests.gui.names import nameless
from tests.gui.silent import Silent
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLES = assets.root() / "examples"


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def opened(window: Window, name: str) -> VerifyDialog:
    """The dialog, opened by its command on an example."""
    window.open_document(Document(formats.read(EXAMPLES / f"{name}.puzzle").puzzle))
    window.action("verify").trigger()
    dialog = window.findChild(VerifyDialog)
    assert isinstance(dialog, VerifyDialog)
    return dialog


def test_a_verdict_is_confirmed_and_its_proof_saved(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(window, "slitherlink/garden")
    assert not dialog.save_button.isEnabled()
    qtbot.waitUntil(lambda: dialog.job is None)
    assert dialog.news.text() == "Confirmed."
    assert [line.found.text() for line in (dialog.first, dialog.second)] == [
        "Exactly one solution",
        "Exactly one solution",
    ]
    assert dialog.first.engine.text() != dialog.second.engine.text()
    assert dialog.save_button.isEnabled() and nameless(dialog) == []
    (area,) = dialog.findChildren(Scroller)
    turns()
    assert area.verticalScrollBar().maximum() == 0  # all that is told has room
    folder = tmp_path / "Garden certificate"
    dialog.begin(folder)
    qtbot.waitUntil(lambda: dialog.job is None)
    assert str(folder) in dialog.news.text()
    assert checked(read(folder), Token())


def test_a_certificate_stays_in_the_folder_whatever_the_title(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    garden = formats.read(EXAMPLES / "slitherlink" / "garden.puzzle").puzzle
    window.open_document(Document(replace(garden, title="1/2\nmoon")))
    dialog = VerifyDialog(window.services, window.document.puzzle)
    begun: list[Path] = []
    monkeypatch.setattr(dialog, "begin", begun.append)
    monkeypatch.setattr(file_dialogs, "ask_for_folder_to_write", lambda *_: tmp_path)
    dialog._ask_folder()
    assert begun == [tmp_path / "1-2 moon certificate"]
    dialog.discard()


def test_what_a_certificate_would_overwrite_stays(tmp_path: Path) -> None:
    (tmp_path / "a certificate").mkdir()
    (tmp_path / "a certificate 2").mkdir()
    assert module._free(tmp_path / "a certificate").name == "a certificate 3"


def test_stages_contradictions_and_troubles_are_told(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    dialog = opened(window, "one-stroke/house")
    job: Any = dialog.job
    job.tell(Stage(Message.of("Checking the proof")))
    assert dialog.news.text() == "Checking the proof..."
    liar = Verified(Opinion("A", Verdict.NONE), Opinion("B", Verdict.UNIQUE))
    job.tell(liar)
    assert "disagree" in dialog.news.text() and not dialog.save_button.isEnabled()
    dialog._job_runner._receive(
        (dialog._job_runner._round - 1, Stage(Message.of("of an earlier question")))
    )
    assert "disagree" in dialog.news.text()
    job.tell(Ended(as_told("The solver was killed.")))
    assert dialog.news.text() == "The solver was killed."
    assert job.stopped and dialog.job is None


def test_leaving_stops_the_work(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    dialog = opened(window, "slitherlink/garden")
    job: Any = dialog.job
    dialog.reject()
    assert job.stopped


def test_a_folder_that_refuses_the_certificate_takes_nothing_back(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Confirmed." gave way to what the system says of it in English."""
    monkeypatch.setattr(job_runner, "Job", Silent)
    dialog = opened(window, "slitherlink/garden")
    agreed = Verified(Opinion("A", Verdict.UNIQUE), Opinion("B", Verdict.UNIQUE), Facts(1))
    dialog.begin(tmp_path / "file" / "certificate")
    job: Any = dialog.job
    job.tell(agreed)
    job.tell(Ended(Message.of("The folder cannot be made.")))
    assert dialog.news.text() == "Confirmed. The folder cannot be made."
    assert dialog.save_button.isEnabled()
