"""The whole window off-screen, with real solver processes where a verdict is waited for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines.events import Verdict
from studio.families import RULES
from studio.gui.dialogs.export import ExportDialog
from studio.gui.dialogs.gallery import FIRST, Recent, state
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.dialogs.properties import PropertiesDialog
from studio.gui.dialogs.small_dialogs import AddressField
from studio.gui.document.recent_files import RecentFiles
from studio.gui.services import file_dialogs
from studio.gui.services.settings import Settings
from studio.gui.shell import editor_page
from studio.gui.shell.actions import ACTIONS, OF_MODES
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from studio.puzzle import Clue
from studio.work import examples
from studio.work.findings import Judged
from tests.gui.conftest import opened
from tests.gui.opening import open_file
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLES = assets.root() / "examples"
PRINTED = EXAMPLES / "number-path" / "rixkudo-printed.puzzle"
UNIQUE = "https://puzz.link/p?slither/5/5/cbcbcddad"


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def wait_until_checked(qtbot: QtBot, window: Window) -> None:
    if window.live.solving is None:
        window.live.start()
    qtbot.waitUntil(lambda: not window.live.knowledge.running)


def dialogs(window: Window) -> list[CardDialog]:
    return [dialog for dialog in window.findChildren(CardDialog) if dialog.isVisible()]


def example(window: Window, family: str, name: str) -> None:
    window.files.open_example(EXAMPLES / family / f"{name}.puzzle")


# -- actions ---------------------------------------------------------------------------------------


def test_every_action_has_a_text_a_tip_and_a_key_of_its_own() -> None:
    assert all(spec.text and spec.tip and spec.shortcut for spec in ACTIONS)
    # Actions of different modes are never on together, so that they may share their keys.
    mode = {spec.key: spec.key.partition("_")[0] * (spec.key in OF_MODES) for spec in ACTIONS}
    keys = [(mode[spec.key], spec.shortcut) for spec in ACTIONS]
    assert len(keys) == len(set(keys))
    always = {spec.shortcut for spec in ACTIONS if not mode[spec.key]}
    assert always.isdisjoint(spec.shortcut for spec in ACTIONS if mode[spec.key])
    assert len({spec.key for spec in ACTIONS}) == len(ACTIONS)


def test_every_action_is_in_a_menu_and_in_the_palette(window: Window) -> None:
    in_menus: set[QAction] = set()
    for menu in window.menu_by_name.values():
        in_menus.update(menu.actions())
    assert set(window.actions_by_key.values()) <= in_menus


def test_every_control_has_an_accessible_name(window: Window) -> None:
    example(window, "slitherlink", "garden")
    nameless = [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(widget.parentWidget(), QAbstractScrollArea)
        and not (widget.accessibleName() or getattr(widget, "text", lambda: "")())
    ]
    assert nameless == []


# -- the verdict -----------------------------------------------------------------------------------


def test_the_printed_figure_has_several_solutions_and_ten_doubtful_cells(
    window: Window, qtbot: QtBot
) -> None:
    example(window, "number-path", "rixkudo-printed")
    wait_until_checked(qtbot, window)
    known = window.live.knowledge
    assert known.judged is not None
    assert known.judged.verdict is Verdict.SEVERAL
    assert known.counted is not None
    assert (known.counted.count, known.counted.exact) == (6, True)
    assert known.doubtful is not None
    assert len(known.doubtful.cells) == 10
    panel = window.editor_page.panel
    qtbot.waitUntil(lambda: panel.verdict.verdict.count == 6)


def test_suggestions_lead_from_six_solutions_to_one(window: Window, qtbot: QtBot) -> None:
    example(window, "number-path", "rixkudo-printed")
    counts = []
    for _ in range(3):
        wait_until_checked(qtbot, window)
        known = window.live.knowledge
        assert known.judged is not None
        if known.judged.verdict is Verdict.UNIQUE:
            break
        assert known.counted is not None and known.counted.exact
        counts.append(known.counted.count)
        qtbot.waitUntil(lambda: bool(window.presenter().suggestions()))
        best = window.presenter().suggestions()[0]
        window.editor_page.panel.suggestion_placed.emit(0)
        assert window.document.puzzle.clues.of(best.clue.kind)[best.clue.spot] == best.clue.value
    assert (counts[0], known.judged.verdict) == (6, Verdict.UNIQUE)
    assert counts == sorted(counts, reverse=True)


def test_redundant_clues_are_removed_in_one_step(window: Window, qtbot: QtBot) -> None:
    window.files.open_text(UNIQUE)
    wait_until_checked(qtbot, window)
    before = window.document.puzzle
    qtbot.waitUntil(window.action("remove_redundant").isEnabled)
    window.action("remove_redundant").trigger()
    assert window.document.puzzle.clues.count() == before.clues.count() - 1
    wait_until_checked(qtbot, window)
    redundant = window.live.knowledge.redundant
    assert redundant is not None
    assert redundant.minimal
    window.action("undo").trigger()
    assert window.document.puzzle == before


def test_a_way_out_of_a_conflict_is_taken_with_a_click(window: Window, qtbot: QtBot) -> None:
    example(window, "slitherlink", "no-way")
    wait_until_checked(qtbot, window)
    qtbot.waitUntil(lambda: window.editor_page.panel.advice_count() > 0)
    before = window.document.puzzle.clues.count()
    window.editor_page.panel.way_out_chosen.emit(0)
    assert window.document.puzzle.clues.count() == before - 1
    # While the board of now is judged, that of before is still to be seen.
    after = window.document.puzzle
    window.editor_page.panel.way_out_chosen.emit(0)
    assert window.document.puzzle == after
    window.proposals.next_marked()


def test_marks_can_all_be_switched_off(window: Window, qtbot: QtBot) -> None:
    example(window, "number-path", "rixkudo-printed")
    wait_until_checked(qtbot, window)
    for spec in ACTIONS:
        if spec.slot.startswith("switches.show_layer:"):
            window.action(spec.key).setChecked(False)
    overlay = window.presenter().overlay()
    assert not (overlay.common or overlay.doubt or overlay.line)
    assert window.settings.layers == frozenset()


# -- files -----------------------------------------------------------------------------------------


def test_save_writes_the_file_and_cleans_the_title(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.puzzle"
    monkeypatch.setattr(file_dialogs, "ask_where_to_save", lambda *_: (path, ""))
    example(window, "slitherlink", "garden")
    cell = next(Cell(at) for at in window.document.puzzle.board.cells)
    window.document.apply(window.document.puzzle.erased(Clue("numbers", cell)))
    placed = window.document.puzzle.placed(Clue("numbers", cell, 1))
    assert not hasattr(placed, "sentence")
    window.document.apply(placed)  # type: ignore[arg-type]
    qtbot.waitUntil(window.isWindowModified)
    window.action("save").trigger()
    qtbot.waitUntil(lambda: window.document.is_clean)
    assert formats.read(path).puzzle.clues == window.document.puzzle.clues
    qtbot.waitUntil(lambda: not window.isWindowModified())
    assert window.settings.recent == (path,)


def test_the_welcome_page_has_no_sign_of_unsaved_changes_in_its_title(window: Window) -> None:
    """Qt put the program's name behind it once more: "Oneline Studio* - Oneline Studio"."""
    example(window, "slitherlink", "garden")
    clue = next(clue for clue in window.document.puzzle.clues.all())
    window.document.apply(window.document.puzzle.erased(clue))
    turns()
    assert window.isWindowModified() and window.windowTitle().endswith("[*] - Oneline Studio")
    window.pages.show_welcome()
    turns()
    assert not window.isWindowModified() and window.windowTitle() == "Oneline Studio"
    window.pages.show_board()
    turns()
    assert window.isWindowModified()


def test_a_link_that_cannot_be_read_can_be_set_right(window: Window) -> None:
    window.action("link").trigger()
    field = window.findChildren(AddressField)[0]
    QTest.keyClicks(field, "https://puzz.link/p?slither/5/5/cbcbcdda")
    QTest.keyClick(field, Qt.Key.Key_Return)
    (refused,) = (each for each in window.findChildren(SentenceDialog) if each.isVisible())
    refused.buttons["close"].click()
    assert field.isVisible() and field.hasFocus() and field.toPlainText().endswith("cbcbcdda")
    field.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(field, "d")
    QTest.keyClick(field, Qt.Key.Key_Return)
    turns()
    assert not any(card.isVisible() for card in window.findChildren(CardDialog))
    assert window.document.puzzle.board == Board.square(5, 5)


def test_a_file_that_cannot_be_read_leaves_the_document_untouched(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    example(window, "slitherlink", "garden")
    before = window.document
    broken = tmp_path / "broken.puzzle"
    broken.write_text('{"format": "oneline-puzzle", "version": 1,')
    window.files.open_path(broken)
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    assert window.document is before
    shown = dialogs(window)
    assert len(shown) == 1
    assert isinstance(shown[0], SentenceDialog)
    assert "line 1" in shown[0].accessibleDescription()
    shown[0].reject()


def test_a_failed_save_keeps_the_puzzle_open(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    example(window, "slitherlink", "garden")
    window.files.save_to(tmp_path / "no" / "such" / "folder.puzzle")
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    assert window.document.puzzle.clues
    dialogs(window)[0].reject()


def test_leaving_unsaved_work_asks_first(window: Window, qtbot: QtBot) -> None:
    example(window, "slitherlink", "garden")
    window.action("clear").trigger()
    window.action("welcome").trigger()
    window.files.open_text(UNIQUE)
    (question,) = dialogs(window)
    question.reject()
    assert not window.document.puzzle.clues
    window.files.open_text(UNIQUE)
    (question,) = dialogs(window)
    assert isinstance(question, SentenceDialog)
    question.buttons["discard"].click()
    assert len(window.document.puzzle.board) == 25


def test_dropped_text_and_files_are_opened(window: Window, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setText(UNIQUE)
    window.files.open_dropped(data)
    assert len(window.document.puzzle.board) == 25
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(PRINTED))])
    window.files.open_dropped(data)
    qtbot.waitUntil(lambda: len(window.document.puzzle.board) == 72)


def test_a_link_is_copied_where_there_is_a_form(window: Window) -> None:
    window.files.open_text(UNIQUE)
    window.action("copy_link").trigger()
    assert QApplication.clipboard().text() == UNIQUE
    example(window, "number-path", "honeycomb")
    window.action("copy_link").trigger()
    text = QApplication.clipboard().text()
    assert formats.read(text.encode()).puzzle == window.document.puzzle


def test_a_penpa_link_checks_the_answer_where_there_is_one(window: Window, qtbot: QtBot) -> None:
    example(window, "slitherlink", "garden")
    window.action("share_penpa").trigger()
    edit = QApplication.clipboard().text()
    assert "#m=edit&p=" in edit
    assert formats.read(edit).puzzle.clues == window.document.puzzle.clues
    judged = Judged(Verdict.UNIQUE, (window.document.puzzle.board.corners[:3],), closed=True)
    window.files._services = replace(window.services, judged=lambda: judged)
    window.action("share_penpa").trigger()
    assert "#m=solve&p=" in QApplication.clipboard().text()
    assert "&a=" in QApplication.clipboard().text()
    example(window, "jump-maze", "schonbrunn")
    window.action("share_penpa").trigger()
    assert "&a=" in QApplication.clipboard().text()


def test_pictures_are_exported_in_the_background(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    example(window, "slitherlink", "garden")
    wait_until_checked(qtbot, window)
    for form in ("pdf", "svg", "png"):
        dialog = ExportDialog(window.services)
        dialog.open()
        dialog.pills[form].click()
        dialog.solution.setChecked(True)
        path = tmp_path / f"garden.{form}"
        dialog.write(path)
        qtbot.waitUntil(path.exists)
        assert path.stat().st_size > 1000
    dialog = ExportDialog(window.services)
    dialog.open()
    # The format is that of the last time.
    assert dialog.form() == "png" and dialog.dpi.isEnabled()
    dialog.sizes.pills["card"].click()
    assert not dialog.pixels.isEnabled() and dialog.dpi.isEnabled()
    dialog.transparent.setChecked(True)
    dialog.write(tmp_path / "card.png")
    qtbot.waitUntil((tmp_path / "card.png").exists)
    image = QImage(str(tmp_path / "card.png"))
    assert (image.width(), image.height()) == (1200, 630)
    assert image.pixelColor(0, 0).alpha() == 0


def test_the_solution_is_exported_as_a_film(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    example(window, "one-stroke", "house")
    wait_until_checked(qtbot, window)
    dialog = ExportDialog(window.services)
    dialog.open()
    wide = dialog.pixels.value
    dialog.pills["gif"].click()
    assert dialog.pixels.value == 640 < wide  # so wide a film needs gigabytes
    dialog.pixels.set_value(100)
    dialog.pills["svg"].click()
    assert dialog.pixels.value == wide
    dialog.pills["gif"].click()
    assert dialog.pixels.value == 100
    with qtbot.waitSignal(dialog.finished):
        dialog.write(tmp_path / "house.gif")
        assert window.settings.picture_form == "gif"
        assert not dialog.export_button.isEnabled()
    qtbot.waitUntil((tmp_path / "house.gif").exists)
    assert (tmp_path / "house.gif").read_bytes().startswith(b"GIF8")


# -- dialogs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "outline", "cells", "family"),
    [
        ("rikudo", "hexagon", 37, "number-path"),
        ("numbers", "square", 36, "number-path"),
        ("king", "square", 36, "number-path"),
        ("slitherlink", "square", 100, "slitherlink"),
        ("hex-slitherlink", "hexagon", 37, "slitherlink"),
    ],
)
def test_a_new_puzzle_has_the_chosen_kind_and_size(
    window: Window, variant: str, outline: str, cells: int, family: str
) -> None:
    dialog = NewPuzzle(window.services)
    dialog.open()
    dialog.choose(variant, outline, cells)
    dialog.accept()
    puzzle = window.document.puzzle
    assert (puzzle.rule.key, len(puzzle.board)) == (family, cells)


def test_a_new_puzzle_can_be_painted_from_nothing(window: Window) -> None:
    dialog = NewPuzzle(window.services)
    dialog.open()
    dialog.choose_draw("rikudo")
    dialog.accept()
    assert len(window.document.puzzle.board) == 0
    assert window.editor.tool.key == "cells"


def test_title_and_rule_settings_change_in_one_step(window: Window) -> None:
    example(window, "number-path", "small-square")
    before = window.document.puzzle
    sheet = PropertiesDialog(window.services)
    sheet.open()
    sheet.texts["title"].setText("Mine")
    sheet.boxes["closed"].setChecked(True)
    assert sheet.default_button is not None
    sheet.default_button.click()
    assert (window.document.puzzle.title, window.document.puzzle.options) == (
        "Mine",
        {"closed": True},
    )
    window.action("undo").trigger()
    assert window.document.puzzle == before


@pytest.mark.parametrize("key", ["palette", "shortcuts", "rules", "about", "link", "properties"])
def test_cards_open_and_leave_with_escape(window: Window, qtbot: QtBot, key: str) -> None:
    example(window, "slitherlink", "garden")
    window.action(key).trigger()
    (card,) = dialogs(window)
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert dialogs(window) == []


def test_a_digit_in_a_card_stays_in_the_card(window: Window, qtbot: QtBot) -> None:
    example(window, "slitherlink", "garden")
    before = window.document.puzzle
    window.action("new").trigger()
    (card,) = dialogs(window)
    for key in (Qt.Key.Key_0, Qt.Key.Key_A):
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, key)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert card.isAncestorOf(focus)
    qtbot.keyClick(focus, Qt.Key.Key_Escape)
    assert dialogs(window) == []
    assert window.document.puzzle == before


# -- the page --------------------------------------------------------------------------------------


def test_turning_four_times_changes_nothing(window: Window) -> None:
    example(window, "slitherlink", "garden")
    before = window.document.puzzle
    for _ in range(4):
        window.action("turn").trigger()
    assert window.document.puzzle == before
    window.action("mirror").trigger()
    window.action("turn").trigger()
    assert window.document.puzzle != before
    window.action("turn_back").trigger()
    window.action("mirror").trigger()
    assert window.document.puzzle == before


def test_below_1200_pixels_the_panel_is_a_drawer(window: Window) -> None:
    example(window, "slitherlink", "garden")
    panel, header = window.editor_page.panel, window.editor_page.header
    assert panel.isVisible()
    window.resize(1100, 700)
    turns()
    assert not panel.isVisible()
    assert header.verdict.isVisible()
    window.action("panel").setChecked(True)
    assert panel.isVisible()
    assert panel.geometry().right() <= window.editor_page.width()
    window.resize(1440, 900)
    turns()
    assert panel.isVisible()


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_panel_is_the_next_time_as_the_user_left_it(window: Window, width: int) -> None:
    """Where it has room, and where it has none: one is no wish for the other."""
    settings, sizes = window.settings, (1440, 1024)

    def seen(size: int) -> bool:
        with opened(settings) as fresh:
            fresh.resize(size, 700)
            example(fresh, "slitherlink", "garden")
            turns()
            assert fresh.action("panel").isChecked() == fresh.editor_page.panel.isVisible()
            return fresh.editor_page.panel.isVisible()

    example(window, "slitherlink", "garden")
    for size in sizes:
        window.resize(size, 700)
        turns()
    assert [seen(size) for size in sizes] == [True, False]
    window.resize(width, 700)
    turns()
    window.action("panel").trigger()
    left = {1440: [False, False], 1024: [True, True]}
    assert [seen(size) for size in sizes] == left[width]
    window.action("panel").trigger()
    assert [seen(size) for size in sizes] == [True, False]


def test_a_panel_that_a_mode_or_the_tour_opens_is_not_remembered(window: Window) -> None:
    example(window, "slitherlink", "garden")
    window.resize(800, 700)
    window.modes.choose("explain")
    assert window.editor_page.panel_open
    window.modes.choose("edit")
    window.editor_page.show_panel(True)
    turns()
    assert window.editor_page.panel_open
    assert window.settings.panel and not window.settings.drawer


@pytest.mark.parametrize("mode", ["edit", "play", "explain", "watch"])
@pytest.mark.parametrize("size", [(1024, 680), (640, 480)], ids=str)
def test_no_column_of_the_board_lies_under_a_drawer(
    window: Window, mode: str, size: tuple[int, int]
) -> None:
    example(window, "slitherlink", "garden")
    window.resize(*size)
    window.modes.choose(mode)
    window.action("panel").setChecked(False)
    turns()
    view, page = window.editor.view, window.editor_page
    side = page._parts.side
    assert side is not None and not side.isVisible()
    alone, scale = view.width(), view.scale_px
    window.action("panel").setChecked(True)
    turns()
    bounds, panel = window.editor.scene.bounds, side.mapTo(window, QPoint()).x()
    corners = [view.pixel(x, bounds.center().y()) for x in (bounds.left(), bounds.right())]
    left, right = (view.viewport().mapTo(window, each.toPoint()).x() for each in corners)
    assert side.isVisible() and view.fitted
    assert view.mapTo(window, QPoint()).x() <= left < right <= panel
    window.action("panel").setChecked(False)
    turns()
    assert (view.width(), view.scale_px) == (alone, scale)


@pytest.mark.parametrize("mode", ["edit", "play"])
@pytest.mark.parametrize("name", [("slitherlink", "garden"), ("number-path", "first-steps")])
@pytest.mark.parametrize("size", [(1024, 680), (640, 480)], ids=str)
def test_the_strip_ends_beside_a_drawer(
    window: Window, mode: str, name: tuple[str, str], size: tuple[int, int]
) -> None:
    """Its right end lay below, with the arrow that leads to more numbers."""
    example(window, *name)
    window.resize(*size)
    window.modes.choose(mode)
    turns()
    page = window.editor_page
    foot, rail = page._parts.foot, page._parts.tool_bar
    assert rail is not None
    wide = rail.width()
    window.action("panel").setChecked(True)
    turns()
    side = page._parts.side
    assert side is not None and side.isVisible() and rail.width() == wide
    if foot is not None and foot.isVisible():
        assert foot.mapTo(window, foot.rect().topRight()).x() < side.mapTo(window, QPoint()).x()
    window.action("panel").setChecked(False)
    turns()
    if foot is not None and foot.isVisible():
        assert foot.mapTo(window, foot.rect().topRight()).x() == window.width() - 1


def test_a_drawer_that_leaves_too_little_room_lies_over_the_board(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a small window with large letters."""
    example(window, "slitherlink", "garden")
    window.resize(1024, 680)
    turns()
    alone = window.editor.view.width()
    monkeypatch.setattr(editor_page, "LEAST_BOARD", alone)
    window.action("panel").setChecked(True)
    turns()
    assert window.editor_page.panel_open and window.editor.view.width() == alone


def test_f6_walks_the_regions_and_comes_round(window: Window, qtbot: QtBot) -> None:
    example(window, "number-path", "honeycomb")
    window.activateWindow()
    window.editor.setFocus()
    seen = []
    for _ in range(len(window.editor_page.regions)):
        window.editor_page.next_region()
        focus = window.focusWidget()
        assert focus is not None
        seen.append(
            next(r for r in window.editor_page.regions if r.isAncestorOf(focus)).accessibleName()
            or "board"
        )
    assert len(set(seen)) == len(window.editor_page.regions)


def test_only_the_board_is_left_and_comes_back(window: Window) -> None:
    example(window, "slitherlink", "garden")
    window.action("board_only").setChecked(True)
    assert not window.editor_page.header.isVisible()
    assert window.editor.isVisible()
    window.action("board_only").setChecked(False)
    assert window.editor_page.header.isVisible()


@pytest.mark.parametrize("wide", [1440, 1100], ids=["beside the board", "over the board"])
@pytest.mark.parametrize("shown", [True, False])
def test_the_panel_is_as_it_was_once_the_board_is_no_longer_alone(
    window: Window, wide: int, shown: bool
) -> None:
    example(window, "slitherlink", "garden")
    window.resize(wide, 800)
    turns()
    window.action("panel").setChecked(shown)
    assert window.editor_page.panel.isVisible() is shown
    window.action("board_only").setChecked(True)
    assert not window.editor_page.panel.isVisible()
    window.action("board_only").setChecked(False)
    assert window.editor_page.panel.isVisible() is shown


def test_the_theme_changes_while_everything_stays(window: Window) -> None:
    example(window, "slitherlink", "garden")
    before = window.document.puzzle
    window.action("theme").setChecked(True)
    assert window.appearance.theme.name == "dark"
    assert window.settings.theme == "dark"
    assert window.document.puzzle is before
    window.action("theme").setChecked(False)
    assert window.appearance.theme.name == "light"


def test_the_gallery_shows_every_example_and_recent_files(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.puzzle"
    broken.write_text("{")
    gone = tmp_path / "gone.puzzle"
    for path in (broken, gone, PRINTED):
        settings.add_recent(path)
    recent = RecentFiles(settings)
    assert recent.puzzles == () and len(recent.paths) == 3
    recent.look()
    qtbot.waitUntil(lambda: len(recent.puzzles) == 1 and gone not in recent.paths)
    assert recent.paths == (PRINTED, broken)
    shown = state([Recent(path, puzzle) for path, puzzle in recent.puzzles])
    assert len(shown.examples) == len(examples.files()) >= 12
    assert [entry.title for entry in shown.recent] == ["riXkudo, as printed"]
    assert {key for key, _ in shown.groups} == {rule.key for rule in RULES}
    leading = [Path(entry.key).stem for entry in shown.examples[:5]]
    assert leading == list(FIRST[:5])
    assert set(FIRST) <= {path.stem for path in examples.files()}


def test_the_welcome_page_leads_back_to_the_open_puzzle(window: Window) -> None:
    assert window.windowTitle() == "Oneline Studio"
    assert not window.action("save").isEnabled()
    example(window, "slitherlink", "garden")
    window.action("clear").trigger()
    before = window.document
    window.action("welcome").trigger()
    assert not window.action("undo").isEnabled()
    first = window.pages.welcome.recent.cards[0]
    assert "Garden" in first.accessibleName()
    first.click()
    assert window.document is before
    assert window.pages.currentWidget() is window.editor_page
    assert window.action("undo").isEnabled()


def test_recent_files_are_in_the_menu_with_their_paths(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(PRINTED.read_bytes())
    open_file(qtbot, window, path)
    window.menu_by_name["File"].aboutToShow.emit()
    (action,) = window.recents.menu.actions()
    assert (action.text(), action.toolTip()) == ("mine.puzzle", str(path))
    example(window, "slitherlink", "garden")
    action.trigger()
    qtbot.waitUntil(lambda: len(window.document.puzzle.board) == 72)


def test_a_crash_in_a_slot_ends_in_one_dialog_and_a_copy(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.gui.services.crash.state_folder", lambda: tmp_path)
    example(window, "slitherlink", "garden")
    window.action("clear").trigger()
    for _ in range(2):
        try:
            raise RuntimeError("on purpose")
        except RuntimeError as error:
            window.crash.caught(type(error), error, error.__traceback__)
    (dialog,) = dialogs(window)
    assert "recovered-" in dialog.accessibleDescription()
    assert "on purpose" in (tmp_path / "crash.log").read_text()
    (copy,) = tmp_path.glob("recovered-*.puzzle")
    assert formats.read(copy).puzzle == window.document.puzzle
    dialog.findChildren(QPushButton)[0].click()


def test_the_welcome_page_begins_at_its_beginning(window: Window, qtbot: QtBot) -> None:
    """Also after one of its last puzzles was opened, whose card had the focus."""
    with qtbot.waitExposed(window):
        window.show()
    window.pages.show_welcome()
    welcome = window.pages.welcome
    (area,) = (
        area
        for area in welcome.findChildren(QAbstractScrollArea)
        if area.isAncestorOf(welcome.examples)
    )
    last = welcome.examples.cards[-1]
    last.setFocus()
    turns()
    last.click()
    qtbot.waitUntil(lambda: window.pages.working)
    window.pages.show_welcome()
    turns()
    assert area.verticalScrollBar().maximum() > 0
    assert area.verticalScrollBar().value() == 0 and welcome.new.hasFocus()
