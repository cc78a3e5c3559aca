"""The card for pictures: what it offers follows what is known and what it is about."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.engines.events import Verdict
from studio.gui.dialogs.export import FILMS, ExportDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.window import Window
from studio.work.findings import Judged
from tests.formats.written import written

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LINE = 4


@pytest.fixture
def known() -> list[Judged | None]:
    return [None]


@pytest.fixture
def card(whole_window: Window, known: list[Judged | None]) -> Iterator[ExportDialog]:
    example = assets.root() / "examples" / "slitherlink" / "garden.puzzle"
    whole_window.open_document(Document(formats.read(example).puzzle))
    found = ExportDialog(replace(whole_window.services, judged=lambda: known[0]))
    found.open()
    yield found
    found.reject()


def judged(window: Window, verdict: Verdict) -> Judged:
    return Judged(verdict, (window.document.puzzle.board.corners[:LINE],), closed=True)


def test_what_becomes_known_while_the_card_is_open_is_taken_up(
    card: ExportDialog, whole_window: Window, known: list[Judged | None]
) -> None:
    """It was asked once, when the card was made: the solution stayed off for good."""
    parts: list[QWidget] = [card.solution, *(card.pills[key] for key in FILMS)]
    assert not any(part.isEnabled() for part in parts)
    assert card._known.text() == "No solution is known yet."
    known[0] = judged(whole_window, Verdict.UNIQUE)
    whole_window.live.updated.emit()
    assert all(part.isEnabled() for part in parts) and not card._known.text()
    card.solution.setChecked(True)
    assert card.sheet.line == known[0].lines[0] and card.sheet.closed
    assert card.output().solution == card.sheet.line
    known[0] = None
    whole_window.live.updated.emit()
    assert all(part.isEnabled() for part in parts)


def test_an_answer_among_several_is_called_so(
    card: ExportDialog,
    whole_window: Window,
    known: list[Judged | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known[0] = judged(whole_window, Verdict.SEVERAL)
    whole_window.live.updated.emit()
    assert card._known.text() == "One of several solutions"
    card.pills["pdf"].click()
    card.solution.setChecked(True)
    draw = partial(formats.drawn, card._puzzle, "pdf", card.output())
    _, page = written(draw, monkeypatch)
    assert "One of several solutions" in [line.words for line in page]


def test_choices_are_off_while_a_film_is_drawn(
    card: ExportDialog, whole_window: Window, known: list[Judged | None], tmp_path: Path
) -> None:
    """They could be changed, and had no effect on it."""
    known[0] = judged(whole_window, Verdict.UNIQUE)
    whole_window.live.updated.emit()
    card.pills["gif"].click()
    card.write(tmp_path / "a.gif")
    parts = [card.pills["svg"], card.pixels, *card.sizes.pills.values(), card.export_button]
    assert not any(part.isEnabled() for part in parts)
    whole_window.live.updated.emit()
    assert not any(part.isEnabled() for part in parts)
    card.stop()
    assert all(part.isEnabled() for part in parts)


def test_choices_are_off_while_a_picture_is_written(
    card: ExportDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def slow(*_: object) -> bytes:
        gate.wait(10)
        raise formats.FormatError("No.")

    monkeypatch.setattr(formats, "drawn", slow)
    card.pills["png"].click()
    card.write(tmp_path / "a.png")
    try:
        assert not card.pills["svg"].isEnabled() and not card.transparent.isEnabled()
    finally:
        gate.set()
    qtbot.waitUntil(card.export_button.isEnabled)
    assert card.pills["svg"].isEnabled() and card.transparent.isEnabled()
    assert "No." in card._facts.text()


def test_what_is_said_of_each_form_is_a_sentence(card: ExportDialog) -> None:
    for key, pill in card.pills.items():
        pill.setEnabled(True)
        pill.click()
        assert card.form() == key and card._facts.text().endswith("."), key


@pytest.mark.parametrize(
    ("chosen", "typed", "form", "name"),
    [
        ("apng", "f.gif", "gif", "f.gif"),
        ("pdf", "q.svg", "svg", "q.svg"),
        ("gif", "f.png", "png", "f.png"),
        ("apng", "f.png", "apng", "f.png"),
        ("apng", "f.apng", "apng", "f.apng"),
        ("html", "Page.HTM", "html", "Page.HTM"),
        ("svg", "q.csv", "svg", "q.csv.svg"),
        ("png", "No. 5", "png", "No. 5.png"),
    ],
)
def test_a_file_is_of_the_form_that_its_name_says(
    card: ExportDialog,
    whole_window: Window,
    known: list[Judged | None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: str,
    typed: str,
    form: str,
    name: str,
) -> None:
    """PNG data was written under the name of a GIF, and a PDF under that of an SVG."""
    known[0] = judged(whole_window, Verdict.UNIQUE)
    whole_window.live.updated.emit()
    card.pills[chosen].click()

    def exec_(dialog: QFileDialog) -> QFileDialog.DialogCode:
        dialog.selectFile(str(tmp_path / typed))
        return QFileDialog.DialogCode.Accepted

    monkeypatch.setattr(QFileDialog, "exec", exec_)
    made: list[tuple[str, Path]] = []
    monkeypatch.setattr(card, "write", lambda path: made.append((card.form(), path)))
    card.export_button.click()
    assert made == [(form, tmp_path / name)]


def test_films_are_on_offer_only_where_there_is_something_to_draw(
    card: ExportDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *asked: offered.append(asked[-1]))
    card.pills["svg"].click()
    card.export_button.click()
    assert offered == ["SVG (*.svg);;PDF (*.pdf);;PNG (*.png)"]
