"""Qt's own dialog for files in the look of the window, where the desktop has none."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QSize
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QToolButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.app import make_appearance
from studio.gui.services import file_dialogs
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.settings import Settings
from studio.gui.style import texts
from studio.gui.style.appearance import Appearance
from studio.gui.style.file_dialog import TOOLS, LineIcons, dress

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def dialog(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> QFileDialog:
    dialog = QFileDialog(None, "Open", str(tmp_path))
    qtbot.addWidget(dialog)
    dress(appearance, dialog)
    return dialog


def test_it_has_our_icons_in_both_themes(appearance: Appearance, dialog: QFileDialog) -> None:
    def shades() -> set[int]:
        found = set()
        for name in TOOLS:
            button = dialog.findChild(QToolButton, name)
            assert isinstance(button, QToolButton)
            image = button.icon().pixmap(QSize(20, 20)).toImage()
            points = [(x, y) for x in range(image.width()) for y in range(image.height())]
            inked = [image.pixelColor(*point) for point in points]
            found |= {ink.lightness() for ink in inked if ink.alpha() == 255}
        return found

    light = shades()
    assert light and all(abs(s - appearance.theme.colour("text2").lightness()) < 3 for s in light)
    appearance.set_theme(appearance.tokens.dark)
    dress(appearance, dialog)
    assert min(shades()) > max(light)


def test_it_lists_names_sizes_and_dates(dialog: QFileDialog) -> None:
    tree = dialog.findChild(QTreeView, "treeView")
    assert isinstance(tree, QTreeView)
    assert [tree.isColumnHidden(column) for column in range(4)] == [False, False, True, False]
    assert isinstance(dialog.iconProvider(), LineIcons)


def test_what_a_name_may_become_can_be_read(appearance: Appearance, dialog: QFileDialog) -> None:
    name = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(name, QLineEdit)
    for theme in (appearance.tokens.light, appearance.tokens.dark):
        appearance.set_theme(theme)
        completions = name.completer().popup()
        completions.resize(200, 60)
        ground = completions.grab().toImage().pixelColor(100, 50)
        assert ground.name() == theme.colour("raised").name()
        assert completions.palette().color(QPalette.ColorRole.Text) == theme.colour("text")


@pytest.mark.parametrize("language", ["de", "fr", "ja"])
def test_its_labels_are_in_the_language_of_the_window(
    appearance: Appearance, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    english = QFileDialog(None, "Open", str(tmp_path))
    spoken = QFileDialog(None, "Open", str(tmp_path))
    for each in (english, spoken):
        qtbot.addWidget(each)
    dress(appearance, english)
    texts.speak(language)
    try:
        dress(appearance, spoken)
    finally:
        texts.speak("en")
    for label in ("LookIn", "FileName", "FileType"):
        part = QFileDialog.DialogLabel[label]
        assert spoken.labelText(part) != english.labelText(part)


def test_no_file_is_read_for_its_icon(dialog: QFileDialog, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.puzzle")
    icons = dialog.iconProvider()
    assert isinstance(icons, LineIcons)
    assert icons.icon(QFileInfo(str(tmp_path / "pipe.puzzle"))).cacheKey() == icons.file.cacheKey()
    assert icons.icon(QFileInfo(str(tmp_path))).cacheKey() == icons.folder.cacheKey()


def test_the_program_dresses_every_dialog(
    qapp: object, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_appearance(settings)  # type: ignore[arg-type]
    dressed = []
    monkeypatch.setattr(file_dialogs, "_answer", lambda one: dressed.append(one.iconProvider()))
    file_dialogs.ask_where_to_save(None, "Save", Proposal(tmp_path, "a", ".puzzle"))  # type: ignore[arg-type]
    file_dialogs.ask_for_folder(None, "Folder", tmp_path)  # type: ignore[arg-type]
    assert len(dressed) == 2 and all(isinstance(one, LineIcons) for one in dressed)


def test_a_folder_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = threading.Event()
    monkeypatch.setattr(file_dialogs, "PATIENCE_S", 0.05)
    assert file_dialogs.answering(tmp_path) == tmp_path
    monkeypatch.setattr(os.path, "isdir", lambda _: silent.wait(10))
    assert file_dialogs.answering(tmp_path) == Path.home()
    silent.set()


KINDS = "Chart (*.svg *.png);;Table of all runs (*.csv *.json)"


@pytest.mark.parametrize(
    ("filters", "chosen", "suffix"),
    [
        ("Booklet (*.pdf)", None, "pdf"),
        ("", None, "pdf"),
        ("One (*.png);;Other (*.pdf)", None, "pdf"),
        ("One (*.png);;Other (*.pdf)", "One (*.png)", "png"),
        (KINDS, None, "svg"),
        (KINDS, "Table of all runs (*.csv *.json)", "csv"),
    ],
)
def test_a_name_without_an_ending_gets_that_of_the_filter_before_it_is_asked_what_to_replace(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    filters: str,
    chosen: str | None,
    suffix: str,
) -> None:
    asked: list[str] = []

    def exec_(dialog: QFileDialog) -> QFileDialog.DialogCode:
        if chosen is not None:
            dialog.selectNameFilter(chosen)
            dialog.filterSelected.emit(chosen)
        asked.append(dialog.defaultSuffix())
        return QFileDialog.DialogCode.Rejected

    monkeypatch.setattr(QFileDialog, "exec", exec_)
    window = QWidget()
    qtbot.addWidget(window)
    start = Proposal(tmp_path, "book", ".pdf")
    assert file_dialogs.ask_where_to_save(window, "Booklet", start, filters) is None
    assert asked == [suffix]


@pytest.mark.parametrize(
    ("typed", "chosen", "whole"),
    [
        ("runs", "Chart (*.svg *.png)", "runs.svg"),
        ("runs no. 1", "Table of all runs (*.csv *.json)", "runs no. 1.csv"),
        ("runs.png", "Table of all runs (*.csv *.json)", "runs.png"),
        ("runs.json", "Chart (*.svg *.png)", "runs.json"),
    ],
)
def test_with_several_filters_a_name_gets_the_ending_of_the_chosen_one(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    chosen: str,
    whole: str,
) -> None:
    """What stood there under the whole name was replaced without a question."""
    asked: list[str] = []
    monkeypatch.setattr(
        file_dialogs, "_answer", lambda _: (tmp_path / (asked or [typed])[0], chosen)
    )
    parent = QWidget()
    qtbot.addWidget(parent)
    answer, start = file_dialogs._ask_for_name, tmp_path / "a.svg"
    assert answer(parent, "Export", start, KINDS) == (tmp_path / whole, chosen)
    (tmp_path / whole).write_text("mine")

    def again(widget: QWidget, heading: str, start: Path, filters: str) -> tuple[Path, str]:
        asked.append(start.name)
        return start, chosen

    monkeypatch.setattr(file_dialogs, "_ask_for_name", again)
    assert answer(parent, "Export", start, KINDS) == (tmp_path / whole, chosen)
    assert asked == ([] if typed == whole else [whole])


@pytest.mark.parametrize(
    ("name", "whole"),
    [
        ("Puzzles no. 1", "Puzzles no. 1.pdf"),
        ("Band 1.2", "Band 1.2.pdf"),
        ("Plain", "Plain.pdf"),
        ("Band 1.2.PDF", "Band 1.2.PDF"),
        ("page.html", "page.html.pdf"),
        ("drawing.svg", "drawing.svg"),
    ],
)
def test_what_stands_behind_a_dot_is_an_ending_only_where_it_is_known(
    name: str, whole: str
) -> None:
    assert file_dialogs.with_ending(Path(name), ".pdf", ".svg") == Path(whole)


def test_a_file_whose_name_gets_an_ending_is_not_replaced_without_a_word(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's dialog puts no ending behind a name with a dot, and so it asks about another file."""
    typed = iter((tmp_path / "no. 1", tmp_path / "no. 1.pdf"))
    begun: list[str] = []

    def exec_(dialog: QFileDialog) -> QFileDialog.DialogCode:
        begun.extend(Path(name).name for name in dialog.selectedFiles())
        dialog.selectFile(str(next(typed)))
        return QFileDialog.DialogCode.Accepted

    monkeypatch.setattr(QFileDialog, "exec", exec_)
    window = QWidget()
    qtbot.addWidget(window)
    (tmp_path / "no. 1.pdf").write_text("mine")
    start = Proposal(tmp_path, "book", ".pdf")
    found = file_dialogs.ask_where_to_save(window, "Booklet", start, "Booklet (*.pdf)")
    assert found is not None and found[0] == tmp_path / "no. 1.pdf"
    assert begun == ["book.pdf", "no. 1.pdf"]


@pytest.mark.qt_log_ignore("propagateSizeHints", "This plugin does not support")
def test_return_takes_a_whole_path_as_it_was_typed(qtbot: QtBot, tmp_path: Path) -> None:
    """It went to the folder shown, which had been typed on the way, and the field was empty."""
    file = tmp_path / "roundabout.puzzle"
    file.write_text("{}")
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = file_dialogs._dialog(parent, "Open", tmp_path, "Puzzles (*.puzzle)")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    # Before the folder is listed.
    dialog.show()
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(field, QLineEdit)
    for letter in str(file):
        QTest.keyClicks(field, letter)
    dialog.accept()
    assert dialog.result() == QFileDialog.DialogCode.Accepted
    assert dialog.selectedFiles() == [str(file)]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Loops", "Loops.pdf"),
        ("1/2 moon", "1-2 moon.pdf"),
        ("/etc/passwd", "-etc-passwd.pdf"),
        ("..", "puzzle.pdf"),
        ("", "puzzle.pdf"),
        ("two\nlines\u00a0long", "two lines long.pdf"),
        ('a: "b"?', "a- -b--.pdf"),
        ("No. 1.5", "No. 1.5.pdf"),
        ("a\u202eb\ud800c", "a-b-c.pdf"),
        ("\u0939\u093f\u0902\u0926\u0940", "\u0939\u093f\u0902\u0926\u0940.pdf"),
        ("x" * 300, "x" * 200 + ".pdf"),
        ("\u6771" * 300, "\u6771" * 66 + ".pdf"),
    ],
)
def test_whatever_the_title_a_file_is_proposed_in_the_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, name: str
) -> None:
    selected: list[str] = []
    monkeypatch.setattr(file_dialogs, "_answer", lambda one: selected.extend(one.selectedFiles()))
    parent = QWidget()
    qtbot.addWidget(parent)
    proposal = Proposal(tmp_path, title, ".pdf")
    assert proposal.path == tmp_path / name
    file_dialogs.ask_where_to_save(parent, "Print", proposal, "Printed page (*.pdf)")
    assert selected == [str(tmp_path / name)]
    proposal.path.write_bytes(b"")


def test_what_has_a_file_keeps_its_name(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    selected: list[str] = []
    monkeypatch.setattr(file_dialogs, "_answer", lambda one: selected.extend(one.selectedFiles()))
    parent = QWidget()
    qtbot.addWidget(parent)
    path = tmp_path / "what: ever?.puzzle"
    file_dialogs.ask_for_another_name(parent, "Save", path, "Puzzles (*.puzzle)")
    assert selected == [str(path)]
