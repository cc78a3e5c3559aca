"""The print dialog: its preview is the page, and a printer gets the same."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio import assets, formats
from studio.board.free import graph_board
from studio.engines.events import Verdict
from studio.families import GRAPH_PATH
from studio.formats.printing import Printed, PrintOptions, Sheet, Words, sheets
from studio.gui.dialogs import print_dialog
from studio.gui.dialogs.print_dialog import PrintDialog
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.work.findings import Graded, Judged
from studio.work.folders import Looked, Member
from studio.work.sharing import Solved

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def dialog(whole_window: Window, qtbot: QtBot) -> PrintDialog:
    example = assets.root() / "examples" / "slitherlink" / "garden.puzzle"
    whole_window.open_document(Document(formats.read(example).puzzle))
    whole_window.action("print").trigger()
    shown = whole_window.findChild(PrintDialog)
    assert shown is not None
    # Nothing has judged this puzzle yet, so no solution can be asked for.
    assert not shown.answers["end"].isEnabled()
    shown.reject()
    line = whole_window.document.puzzle.board.corners[:4]
    judged = Judged(Verdict.UNIQUE, (line,), closed=True)
    graded = Graded(4.0, "hard")
    services = replace(whole_window.services, judged=lambda: judged, graded=lambda: graded)
    found = PrintDialog(services)
    found.open()
    return found


def laid(dialog: PrintDialog, qtbot: QtBot) -> PrintDialog:
    """The card, once its sheets are as they are wanted."""
    qtbot.waitUntil(lambda: not dialog._layouts.busy)
    return dialog


def test_what_stays_blank_on_paper_is_blank_in_the_preview(qapp: QApplication) -> None:
    """The system's typefaces lent letters to the preview and to printers, and none to the file."""
    places = [(0.0, 0.0), (2.0, 0.0)]
    spoken, silent = (
        Puzzle(GRAPH_PATH, graph_board(places, [(0, 1)], names=(sign, "1")), title=f"a{sign}b")
        for sign in ("∧", " ")
    )

    def painted(puzzle: Puzzle) -> QImage:
        image = QImage(600, 850, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            for sheet in sheets([Printed(puzzle)], PrintOptions()):
                print_dialog.paint_sheet(painter, sheet, save_ink=False)
        return image

    assert painted(spoken) == painted(silent)


def test_the_preview_is_what_the_printer_and_the_file_get(
    dialog: PrintDialog,
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = dialog.preview.grab().toImage()
    dialog.answers["end"].click()
    dialog.ways["wide"].click()
    dialog.counts["2"].click()
    dialog.boxes["rules"].setChecked(False)
    laid(dialog, qtbot)
    assert len(dialog.preview.sheets) == 2
    assert dialog.preview.sheets[0].width > dialog.preview.sheets[0].height
    assert dialog.preview.grab().toImage() != plain
    paper = tmp_path / "paper.pdf"
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(paper))
    dialog.print_on(printer)
    assert paper.read_bytes().count(b"/Type /Page\n") == 2
    file = tmp_path / "file.pdf"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (file, ""))
    dialog._save()
    qtbot.waitUntil(lambda: file.exists() and not whole_window.files.filing.busy)
    assert file.read_bytes().startswith(b"%PDF-")


def test_a_file_that_is_cancelled_while_it_is_made_stays_as_it_was(
    dialog: PrintDialog,
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, left = tmp_path / "page.pdf", threading.Event()
    file.write_bytes(b"old")
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (file, ""))
    monkeypatch.setattr(print_dialog, "pdf", lambda *_: b"new" if left.wait(30) else b"")
    said: list[str] = []
    whole_window.files.filing.failed.connect(said.append)
    dialog._save()
    dialog.reject()
    left.set()
    qtbot.waitUntil(lambda: not whole_window.files.filing.busy)
    assert file.read_bytes() == b"old"
    assert said == []


def _printer(file: Path) -> QPrinter:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    return printer


def test_printing_to_a_file_that_cannot_be_written_is_told(
    dialog: PrintDialog, whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog._print_and_leave(_printer(tmp_path / "none" / "page.pdf"))
    qtbot.waitUntil(lambda: not whole_window.files.filing.busy)
    assert dialog.isVisible()
    assert "page.pdf was not saved" in dialog._note.text()
    file = tmp_path / "page.pdf"
    dialog._print_and_leave(_printer(file))
    qtbot.waitUntil(lambda: not isValid(dialog))
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.qt_log_ignore(
    r"QPainter::begin\(\): Returned false", "QPainter::end: Painter not active"
)
def test_a_printer_that_refuses_is_told_and_the_card_stays(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer = _printer(tmp_path / "none" / "page.pdf")
    assert not dialog.print_on(printer)
    monkeypatch.setattr(dialog, "_printed_bytes", lambda _: b"")
    dialog._print_and_leave(printer)
    assert dialog.isVisible()
    assert dialog._note.text() == "Nothing was printed: the printer refused it."


def test_the_puzzles_of_a_folder_are_printed_too(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: tmp_path)
    dialog.more_button.click()
    qtbot.waitUntil(lambda: len(dialog.others) == 2)
    qtbot.waitUntil(lambda: all(printed.answer for printed in dialog.others))
    assert dialog.answers["end"].isEnabled()
    assert len(laid(dialog, qtbot).preview.sheets) == 3
    dialog.sheet.set_index(2)
    assert dialog.preview.shown == 2
    dialog.counts["4"].click()
    dialog.answers["end"].click()
    assert len(laid(dialog, qtbot).preview.sheets) == 2


def test_the_open_puzzle_stands_once_beside_those_of_its_folder(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was page 1 and page 2."""
    for name in ("garden", "four-points"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    monkeypatch.setattr(dialog._services.document, "_path", tmp_path / "garden.puzzle")
    dialog.add(tmp_path)
    qtbot.waitUntil(lambda: bool(dialog.others) and not dialog._job_runner.busy)
    assert len(laid(dialog, qtbot).preview.sheets) == 2
    assert dialog._known.text() == (
        "1 more puzzle, 1 of them solved. "
        "The open puzzle is in the folder, too; it is printed once."
    )
    monkeypatch.setattr(dialog._services.document, "_path", None)
    dialog.add(tmp_path)
    qtbot.waitUntil(lambda: bool(dialog.others) and not dialog._job_runner.busy)
    assert len(dialog.others) == 2 and "open puzzle" not in dialog._known.text()


def test_answers_that_come_in_hold_nobody_up(
    dialog: PrintDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All sheets were laid out anew for each of them, in the window's thread."""
    threads: list[threading.Thread] = []

    def noted(puzzles: Sequence[Printed], options: PrintOptions) -> list[Sheet]:
        threads.append(threading.current_thread())
        return sheets(puzzles, options)

    monkeypatch.setattr(print_dialog, "sheets", noted)
    puzzle, line = dialog._puzzle, dialog._answer
    assert line is not None
    members = tuple(Member(f"{number}", puzzle) for number in range(8))
    dialog._hear(Looked(members, 8))
    assert len(laid(dialog, qtbot).preview.sheets) == 9
    for place in range(8):
        dialog._hear(Solved(place, line, "easy"))
    laid(dialog, qtbot)
    assert dialog.answers["end"].isEnabled() and len(threads) == 1
    dialog.boxes["dots"].click()
    for place in range(8):
        dialog._hear(Solved(place, line, "hard"))
    laid(dialog, qtbot)
    assert dialog._seen[0][8].level == "hard"
    assert len(threads) <= 3 and threading.main_thread() not in threads


def test_what_is_printed_is_what_is_wanted_though_older_sheets_are_seen(
    dialog: PrintDialog, tmp_path: Path
) -> None:
    dialog.answers["end"].click()
    assert len(dialog.preview.sheets) == 1  # those are being laid out
    assert dialog.print_on(_printer(tmp_path / "page.pdf"))
    assert (tmp_path / "page.pdf").read_bytes().count(b"/Type /Page\n") == 2


def test_that_there_is_no_room_for_what_is_printed_is_told(
    dialog: PrintDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    dialog._print_and_leave(_printer(tmp_path / "page.pdf"))
    assert dialog.isVisible() and "Nothing was printed" in dialog._note.text()


def test_what_is_laid_out_is_not_laid_out_again_to_be_printed(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a folder that takes seconds, in which the window would stand still."""
    dialog.answers["end"].click()
    laid(dialog, qtbot)

    def again(*_: object) -> list[Sheet]:
        raise AssertionError

    monkeypatch.setattr(print_dialog, "laid_out", again)
    assert dialog.print_on(_printer(tmp_path / "page.pdf"))
    assert (tmp_path / "page.pdf").read_bytes().count(b"/Type /Page\n") == 2


def test_what_has_no_room_is_told_and_cannot_be_printed(dialog: PrintDialog, qtbot: QtBot) -> None:
    dialog._puzzle = replace(dialog._puzzle, author="Somebody " * 40, title="Long " * 40)
    for key, pills in (("a5", dialog.papers), ("25", dialog.margins), ("6", dialog.counts)):
        pills[key].click()
    dialog.answers["upside-down"].click()
    laid(dialog, qtbot)
    assert "no room" in dialog._note.text() and not dialog.print_button.isEnabled()
    dialog.counts["1"].click()
    laid(dialog, qtbot)
    assert dialog._note.text() == "" and dialog.print_button.isEnabled()


def test_what_was_refused_while_a_file_was_made_cannot_be_printed_after_it(
    dialog: PrintDialog,
    whole_window: Window,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The end of the work put its buttons on again, and Print then did nothing."""
    file, refused = tmp_path / "page.pdf", threading.Event()

    def late(puzzles: Sequence[Printed], options: PrintOptions) -> bytes:
        assert refused.wait(30)
        return formats.printing.pdf(puzzles, options)

    monkeypatch.setattr(print_dialog, "pdf", late)
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (file, ""))
    dialog._puzzle = replace(dialog._puzzle, author="Somebody " * 40, title="Long " * 40)
    for key, pills in (("a5", dialog.papers), ("25", dialog.margins), ("6", dialog.counts)):
        pills[key].click()
    dialog.answers["upside-down"].click()
    dialog._save()
    laid(dialog, qtbot)
    assert not dialog.choices.isEnabled()
    refused.set()
    qtbot.waitUntil(lambda: not whole_window.files.filing.busy)
    assert dialog.isVisible() and dialog.choices.isEnabled() and "no room" in dialog._note.text()
    assert not dialog.print_button.isEnabled() and not dialog.save_button.isEnabled()
    dialog.counts["1"].click()
    laid(dialog, qtbot)
    assert dialog.print_button.isEnabled() and dialog.save_button.isEnabled()


def test_wider_margins_move_what_is_on_the_sheet(dialog: PrintDialog, qtbot: QtBot) -> None:
    def left() -> float:
        return min(item.x for item in dialog.preview.sheets[0].items if isinstance(item, Words))

    assert dialog.options().margin == 18
    before = left()
    dialog.margins["25"].click()
    assert laid(dialog, qtbot).options().margin == 25
    assert left() == pytest.approx(before + 7 * 72 / 25.4)


def test_dots_and_a_code_are_printed_where_they_are_known(
    dialog: PrintDialog, qtbot: QtBot, whole_window: Window
) -> None:
    def layers() -> set[str]:
        (sheet,) = dialog.preview.sheets
        pictures = [item.picture for item in sheet.items if not isinstance(item, Words)]
        return {name for picture in pictures for name, _ in picture.layers}

    assert not {"dots", "code"} & layers()
    dialog.boxes["dots"].click()
    dialog.boxes["code"].click()
    laid(dialog, qtbot)
    assert {"dots", "code"} <= layers()
    dialog.reject()
    example = assets.root() / "examples" / "jump-maze" / "ponds.puzzle"
    whole_window.open_document(Document(formats.read(example).puzzle))
    unknown = PrintDialog(replace(whole_window.services, graded=lambda: None))
    for key in ("dots", "code"):
        assert not unknown.boxes[key].isEnabled() and unknown.boxes[key].toolTip()
    unknown.deleteLater()


def test_what_cannot_be_printed_with_its_answer_is_named_on_the_card(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    for name in ("garden", "no-way"):
        shutil.copy(assets.root() / "examples" / "slitherlink" / f"{name}.puzzle", tmp_path)
    (tmp_path / "spoilt.puzzle").write_text("{")
    dialog.add(tmp_path)
    qtbot.waitUntil(lambda: "has no solution." in dialog._known.text())
    qtbot.waitUntil(lambda: "2 more puzzles, 1 of them solved." in dialog._known.text())
    assert "spoilt.puzzle: " in dialog._known.text()


def test_an_answer_among_several_is_printed_as_one_of_them(dialog: PrintDialog) -> None:
    line = dialog._puzzle.board.corners[:4]
    for verdict in (Verdict.SEVERAL, Verdict.UNIQUE):
        judged = Judged(verdict, (line,), closed=True)
        found = PrintDialog(replace(dialog._services, judged=partial(lambda it: it, judged)))
        assert [each.several for each in found.printed()] == [verdict is Verdict.SEVERAL]


def test_what_becomes_known_while_the_card_is_open_is_taken_up(
    whole_window: Window, qtbot: QtBot
) -> None:
    """It was asked once, when the card was made: solutions stayed off for good."""
    example = assets.root() / "examples" / "slitherlink" / "garden.puzzle"
    whole_window.open_document(Document(formats.read(example).puzzle))
    known = [None, None]
    services = replace(whole_window.services, judged=lambda: known[0], graded=lambda: known[1])
    card = PrintDialog(services)
    card.open()
    assert not card.answers["end"].isEnabled() and not card.boxes["dots"].isEnabled()
    line = whole_window.document.puzzle.board.corners[:4]
    known[:] = [Judged(Verdict.SEVERAL, (line,), closed=True), Graded(4.0, "hard")]
    whole_window.live.updated.emit()
    assert card.answers["end"].isEnabled() and card.boxes["dots"].isEnabled()
    assert card._known.text() == ""
    card.answers["end"].click()
    (printed,) = card.printed()
    assert (printed.answer, printed.several, printed.level) == (line, True, "hard")
    # A check that begins anew knows nothing yet; what was found of this puzzle stays true.
    for less in (None, Judged(Verdict.UNKNOWN)):
        known[:] = [less, None]
        whole_window.live.updated.emit()
        assert card.printed() == [printed] and len(laid(card, qtbot).preview.sheets) == 2
    # What is known of another puzzle is none of this card's business.
    whole_window.open_document(Document(formats.read(example).puzzle))
    known[0] = Judged(Verdict.NONE)
    whole_window.live.updated.emit()
    assert card.printed() == [printed]


def test_solutions_of_a_folder_are_printed_where_that_of_the_open_puzzle_is_not_known(
    dialog: PrintDialog, qtbot: QtBot
) -> None:
    """They stayed off, and "No solution is known yet." stood behind how many are solved."""
    line = dialog._puzzle.board.corners[:4]
    for judged, why in (
        (None, "No solution of the open puzzle is known yet."),
        (Judged(Verdict.NONE, (), closed=True), "The open puzzle has no solution."),
    ):
        card = PrintDialog(replace(dialog._services, judged=partial(lambda it: it, judged)))
        card._hear(Looked((Member("a", dialog._puzzle), Member("b", dialog._puzzle)), 2))
        assert not card.answers["end"].isEnabled()
        card._hear(Solved(1, line, "easy"))
        assert card._known.text() == f"2 more puzzles, 1 of them solved. {why}"
        assert card.answers["end"].isEnabled() and card.answers["off"].isChecked()
        card.answers["end"].click()
        assert len(laid(card, qtbot).preview.sheets) == 4
        card.reject()


def test_a_puzzle_without_a_solution_says_so(dialog: PrintDialog, qtbot: QtBot) -> None:
    none = Judged(Verdict.NONE, (), closed=True)
    services = replace(dialog._services, judged=lambda: none)
    assert PrintDialog(services)._known.text() == "There is no solution."
