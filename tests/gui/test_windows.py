"""Several documents: windows of their own, and closed ones that come back."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QMimeData, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QUndoView
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.engines.events import Verdict
from studio.families import GRAPH_PATH, SLITHERLINK
from studio.formats.booklet import Layout
from studio.formats.booklet_file import write as write_booklet
from studio.gui.dialogs.arrange_booklet import ArrangeDialog
from studio.gui.dialogs.collection import CollectionDialog
from studio.gui.dialogs.generate_many import BatchDialog, made_words
from studio.gui.dialogs.navigation import cell_named, go_to_sheet
from studio.gui.dialogs.settings_dialog import SettingsDialog
from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.dialogs.tour import TourDialog
from studio.gui.document import background_io
from studio.gui.document.batch_journal import UnsavedBatch
from studio.gui.document.document import Document
from studio.gui.document.journal import EDITS
from studio.gui.document.unsaved import read_unsaved
from studio.gui.modes.explain import ExplainMode
from studio.gui.modes.play import PlayMode
from studio.gui.modes.watch import WatchMode
from studio.gui.panel.layer_rows import SHOWN_AT_FIRST
from studio.gui.services.settings import Settings
from studio.gui.style import texts
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.card_dialog import open_cards
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.widgets.parts import Label
from studio.gui.window import Window
from studio.gui.windows import Windows
from studio.puzzle import Clue, Puzzle
from studio.work.batching import Arrived
from studio.work.findings import Counted, Finished, Judged
from studio.work.limits import MEMORY_MB, PROCESSES, SECONDS, Limits, limits, set_limits
from studio.work.places import corner_name
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")


@pytest.fixture
def windows(whole_window: Window, qapp: QApplication) -> Iterator[Windows]:
    def make() -> Window:
        return Window(whole_window.appearance, whole_window.settings)

    windows = Windows(make, lambda window: None, qapp)
    windows.add(whole_window)
    yield windows
    for window in windows.open[1:]:
        window.document.undo_stack.setClean()
        window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def edit(window: Window, value: int) -> Puzzle:
    puzzle = window.document.puzzle
    after = puzzle.placed(Clue("numbers", Cell(puzzle.board.cells[0]), value))
    assert isinstance(after, Puzzle)
    window.document.apply(after)
    return after


def dropped(window: Window, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    window.files.open_dropped(data)


def told(windows: Windows) -> list[SentenceDialog]:
    """What is said in the first window."""
    (cards,) = (open_cards(window) for window in windows.open[:1])
    return [card for card in cards if isinstance(card, SentenceDialog)]


def test_all_windows_have_the_same_own_keys(windows: Windows) -> None:
    first, second = windows.open[0], windows.open_another()
    assert not first.own_keys.change("fit", QKeySequence("Ctrl+Alt+9"))
    assert second.action("fit").shortcut().toString() == "Ctrl+Alt+9"
    assert second.own_keys.change("mirror", QKeySequence("Ctrl+Alt+9"))
    assert not second.own_keys.change("mirror", QKeySequence("Ctrl+Alt+8"))
    assert first.settings.keys == {"fit": "Ctrl+Alt+9", "mirror": "Ctrl+Alt+8"}
    assert first.action("mirror").shortcut().toString() == "Ctrl+Alt+8"
    first.own_keys.reset()
    assert not second.own_keys.changed


def settings_cards(windows: Windows) -> list[SettingsDialog]:
    """The settings, open in two windows."""
    for window in (windows.open[0], windows.open_another()):
        window.action("settings").trigger()
    return [card for window in windows.open for card in window.findChildren(SettingsDialog)]


def test_a_limit_that_is_chosen_in_one_window_leaves_those_of_another(windows: Windows) -> None:
    before, settings = limits(), windows.open[0].settings
    first, second = settings_cards(windows)
    try:
        first.memory.set_index(0)
        second.time.set_index(0)
        first.processes.set_index(1)
        wanted = Limits(MEMORY_MB[0], SECONDS[0], PROCESSES[1])
        assert settings.limits == limits() == wanted
        for card in (first, second):
            steps = [card.memory.index, card.time.index, card.processes.index]
            assert steps == [0, 0, 1]
    finally:
        set_limits(before)


def test_all_windows_have_the_new_limits(windows: Windows) -> None:
    before = limits()
    first, _ = settings_cards(windows)
    made: list[Fake] = []

    class Fake:
        def __init__(self, tell: object) -> None:
            self.closed = False
            made.append(self)

        def close(self) -> None:
            self.closed = True

        def stop(self, revision: int) -> None: ...

    try:
        for window in windows.open:
            window.live.start(Fake)  # type: ignore[arg-type]
        first.processes.set_index(1)
        assert [fake.closed for fake in made] == [False, False]
        first.memory.set_index(0)
        assert sorted(fake.closed for fake in made) == [False, False, True, True]
    finally:
        set_limits(before)


def test_what_is_chosen_in_one_window_is_shown_in_the_settings_of_all(windows: Windows) -> None:
    first, second = settings_cards(windows)
    before = windows.open[0].appearance.theme
    first.themes["dark"].click()
    assert second.themes["dark"].isChecked()
    windows.open[1].action("theme").setChecked(False)
    assert first.themes["light"].isChecked()
    first.text_size.set_index(0)
    assert second.text_size.index == 0
    for one, other in ((first, second), (second, first)):
        for name in ("contrast", "motion", "right"):
            box, same = getattr(one, name), getattr(other, name)
            box.click()
            assert same.isChecked() == box.isChecked()
    windows.open[0].appearance.set_theme(before)


def test_the_card_of_keys_shows_what_another_window_changed(windows: Windows) -> None:
    first, second = windows.open[0], windows.open_another()
    first.action("shortcuts").trigger()
    card = first.findChild(ShortcutsSheet)
    assert card is not None
    usual = card.caps["fit"].text()
    assert not second.own_keys.change("fit", QKeySequence("Ctrl+Alt+9"))
    assert card.caps["fit"].text() == "Ctrl Alt 9" and card.usual.isEnabled()
    second.own_keys.reset()
    assert card.caps["fit"].text() == usual and not card.usual.isEnabled()


def test_a_mark_that_is_switched_in_one_window_leaves_those_of_another(windows: Windows) -> None:
    first, second = windows.open[0], windows.open_another()
    settings = first.settings
    for key, window in (("line", first), ("common", second)):
        action = window.action(f"layer_{key}")
        action.setChecked(not action.isChecked())
    assert settings.layers == (SHOWN_AT_FIRST | {"line"}) - {"common"}
    # What is shown for a document alone is not remembered, nor that it is gone.
    second.switches.show_for_now("line")
    second.switches.begin_anew()
    assert not second.action("layer_line").isChecked() and "line" in settings.layers


def test_the_switch_of_the_theme_says_what_is_seen_in_all_windows(windows: Windows) -> None:
    first, second = windows.open[0], windows.open_another()
    switches, dark = [each.action("theme") for each in (first, second)], first.appearance.theme.dark
    for switch, wanted in zip(switches, (not dark, dark), strict=True):
        switch.trigger()
        assert first.appearance.theme.dark == wanted
        assert [each.isChecked() for each in switches] == [wanted, wanted]
    first.settings.theme = "system"
    tokens = first.appearance.tokens
    first.appearance.set_theme(tokens.theme(dark=not dark, high_contrast=False))
    assert first.settings.theme == "system"
    first.appearance.set_theme(tokens.theme(dark=dark, high_contrast=False))


def test_of_files_dropped_together_each_has_a_window(
    windows: Windows, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be read is named once, and nothing takes the place of what is open."""
    paths = [tmp_path / f"{name}.puzzle" for name in "ab"]
    for path in paths:
        path.write_bytes(GARDEN.read_bytes())
    book = tmp_path / "book.booklet"
    book.write_bytes(write_booklet([formats.read(GARDEN).puzzle], Layout()))
    bad = [tmp_path / name for name in ("list.txt", "gone.puzzle")]
    bad[0].write_text("milk")
    first = windows.open[0]
    dropped(first, paths[0], bad[0], paths[1], book, tmp_path, bad[1])
    qtbot.waitUntil(lambda: bool(told(windows)))
    assert {window.document.path for window in windows.open} == {*paths, None}
    assert len(windows.open) == 4
    cards = {type(card) for window in windows.open for card in open_cards(window)}
    assert cards == {SentenceDialog, ArrangeDialog, CollectionDialog}
    (sentence,) = told(windows)
    assert sentence.windowTitle() == "list.txt, gone.puzzle could not be read"
    sentence.reject()

    # Here something is open: it stays. Windows are not opened without end, which is told.
    monkeypatch.setattr("studio.gui.shell.files.MOST_AT_ONCE", 1)
    shown = next(window for window in windows.open if window.document.path == paths[0])
    dropped(shown, paths[1], paths[0])
    qtbot.waitUntil(lambda: bool(open_cards(shown)))
    assert len(windows.open) == 5 and shown.document.path == paths[0]
    (card,) = open_cards(shown)
    assert card.windowTitle() == "Not all files were opened"


def test_each_window_has_a_document_of_its_own(windows: Windows, whole_window: Window) -> None:
    whole_window.files.open_example(GARDEN)
    whole_window.action("new_window").trigger()
    first, second = windows.open
    assert first is whole_window and second.isVisible() and not second.current.begun
    small = Puzzle(SLITHERLINK, Board.square(2, 2))
    second.files.open_text(formats.encode(small, "puzzle").decode())
    edit(second, 3)
    assert len(first.document.puzzle.board) == 49 and first.document.is_clean
    assert not second.document.is_clean and second.live is not first.live
    second.document.undo_stack.setClean()
    assert second.close()
    assert windows.open == [first] and first.isVisible()


def test_a_closed_document_comes_back_with_its_steps(
    windows: Windows, whole_window: Window
) -> None:
    whole_window.files.open_example(GARDEN)
    edit(whole_window, 3)
    kept = edit(whole_window, 2)
    edit(whole_window, 0)
    whole_window.document.undo_stack.undo()
    whole_window.document.saved()
    whole_window.open_document(Document(Puzzle(SLITHERLINK, Board.square(2, 2))))
    whole_window.action("reopen").trigger()
    again = windows.open[1]
    stack = again.document.undo_stack
    assert again.document.puzzle == kept and again.document.is_clean
    assert (stack.index(), stack.count()) == (2, 3)
    stack.redo()
    assert not again.document.is_clean
    # Nothing else was closed, and a page without a document is filled in place.
    whole_window.action("reopen").trigger()
    assert len(windows.open) == 2


def test_what_was_never_begun_is_not_kept(windows: Windows, whole_window: Window) -> None:
    whole_window.open_document(Document(Puzzle(SLITHERLINK, Board.square(2, 2))))
    whole_window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    assert windows.closed == []


# -- history, cells, zoom --------------------------------------------------------------------------


def test_a_click_in_the_history_leads_to_a_step(whole_window: Window) -> None:
    whole_window.files.open_example(GARDEN)
    before = whole_window.document.puzzle
    steps = [before, edit(whole_window, 3), edit(whole_window, 2)]
    whole_window.action("history").trigger()
    (view,) = [v for v in whole_window.findChildren(QUndoView) if v.isVisible()]
    for row in (0, 1, 2, 1):
        view.setCurrentIndex(view.model().index(row, 0))
        assert whole_window.document.puzzle == steps[row]
    assert whole_window.document.undo_stack.count() == 2


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("2 3", (1, 2)),
        ("row 2, column 3", (1, 2)),
        ("r2c3", (1, 2)),
        ("9 9", None),
        ("2", None),
        ("", None),
        ("1 2 3", None),
        ("9" * 5000 + " 1", None),
    ],
)
def test_cells_have_names(text: str, wanted: tuple[int, int] | None) -> None:
    assert cell_named(Board.square(3, 4), text) == wanted


def test_every_cell_is_found_by_its_place() -> None:
    for board in (Board.hexagon(3), Board.square(3, 4)):
        for at in board.cells:
            row, place = board.place(at)
            assert cell_named(board, f"{row} {place}") == at


def test_go_to_puts_the_cursor_there(whole_window: Window, qtbot: QtBot) -> None:
    whole_window.files.open_example(GARDEN)
    sheet = go_to_sheet(whole_window.services)
    sheet.open()
    (field,) = sheet.findChildren(QLineEdit)
    field.setText("99 99")
    assert sheet.default_button is not None
    sheet.default_button.click()
    assert sheet.isVisible()
    field.setText("4 5")
    sheet.default_button.click()
    assert not sheet.isVisible() and whole_window.editor.selection.cursor == (3, 4)


def test_a_cell_is_gone_to_in_the_modes_that_have_a_cursor(whole_window: Window) -> None:
    """The selection behind the mode was moved, and nothing was seen of it."""
    whole_window.files.open_example(GARDEN)
    go_to = whole_window.action("go_to")
    for mode in ("watch", "explain"):
        whole_window.modes.choose(mode)
        assert not go_to.isEnabled()
    whole_window.modes.choose("play")
    play = whole_window.modes.mode
    assert isinstance(play, PlayMode)
    go_to.trigger()
    sheet = open_cards(whole_window)[-1]
    (field,) = sheet.findChildren(QLineEdit)
    field.setText("4 5")
    assert sheet.default_button is not None
    sheet.default_button.click()
    assert play.hand.cursor == (3, 4)
    assert whole_window.editor.selection.cursor is None


def test_corners_of_drawings_are_found_by_name() -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2)])
    puzzle = Puzzle(GRAPH_PATH, board)
    for at in puzzle.board.cells:
        assert cell_named(board, corner_name(board, at)) == at
    assert cell_named(board, "nowhere") is None


def test_go_to_says_what_corners_are_called_by(whole_window: Window) -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2)])
    whole_window.open_document(Document(Puzzle(GRAPH_PATH, board)))
    sheet = go_to_sheet(whole_window.services)
    told = [label.text() for label in sheet.findChildren(Label)]
    assert "The name or the letter of a corner." in told


def test_the_zoom_box_fits_and_shows_the_natural_size(whole_window: Window) -> None:
    whole_window.open_document(Document(Puzzle(SLITHERLINK, Board.square(40, 20))))
    whole_window.refresh.now()
    view, box = whole_window.editor.view, whole_window.editor_page.status.zoom
    assert view.fitted and view.magnification < 1.0
    assert box.text() == f"{round(view.magnification * 100)} %"
    whole_window.action("natural_size").trigger()
    assert view.magnification == 1.0 and box.text() == "100 %"
    whole_window.action("fit_width").trigger()
    left, _, right, _ = whole_window.document.puzzle.board.bounds
    shown = view.pixel(right, 0).x() - view.pixel(left, 0).x()
    assert shown > 0.7 * view.viewport().width() and view.pixel(0, 0).y() > 0
    whole_window.action("fit").trigger()
    assert view.fitted


# -- languages -------------------------------------------------------------------------------------


def test_another_language_is_spoken_at_once_and_nothing_is_lost(
    appearance: Appearance, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    windows = Windows(lambda: Window(appearance, settings), lambda window: None, qapp)
    first = windows.open_another()
    first.files.open_example(GARDEN)
    kept, document = edit(first, 3), first.document
    first.modes.choose("play")
    play = first.modes.get("play")
    first.dialogs.settings()
    (card,) = first.findChildren(SettingsDialog)
    card.choose_language("de")
    try:
        qtbot.waitUntil(lambda: windows.open != [first])
        (fresh,) = windows.open
        assert fresh.document is document and document.puzzle == kept and not document.is_clean
        assert fresh.modes.key == "play" and fresh.modes.get("play") is not play
        assert fresh.isVisible() and fresh.menu_by_name["File"].title() == "&Datei"
        assert document.undo_stack.undoText() == "1 ändern in 3"
        assert [each.isVisible() for each in fresh.findChildren(SettingsDialog)] == [True]
        assert windows.closed == []
        document.undo_stack.setClean()
        fresh.close()
    finally:
        texts.speak("en")


def test_the_players_hand_holds_in_another_language_what_it_held(
    windows: Windows, whole_window: Window
) -> None:
    """The cursor was put away, the next number was 2 again, and the first tool was in hand."""
    whole_window.files.open_example(assets.path("examples", "number-path", "first-steps.puzzle"))
    whole_window.modes.choose("play")
    play = whole_window.modes.mode
    assert isinstance(play, PlayMode)
    at = next(at for at in play.puzzle.board.cells if at not in play.table.given)
    play.play(play.sheet.with_number(at, 5))
    play._seconds += 100
    play.restart()
    play.hand.go_to(at)
    play.hand.last = 6
    play.choose_tool("pencil")
    beside = play.puzzle.board.neighbours(at)[0]
    play.hand.typed, play.hand.aim = "1", play.table.edge(at, beside)
    play.show_reach()
    before = (play.hand.cursor, play.hand.tool, play.hand.last, play.panel.facts.text())
    windows.speak(whole_window)
    (fresh,) = windows.open
    again = fresh.modes.mode
    assert isinstance(again, PlayMode) and again is not play
    assert (again.hand.cursor, again.hand.tool, again.hand.last) == before[:3]
    assert (again.hand.typed, again.hand.aim) == ("1", play.table.edge(at, beside))
    assert again.tool_bar.tool() == "pencil" and again._reaching
    assert again.panel.facts.text().split(" · ")[:2] == before[3].split(" · ")[:2]
    assert again.seconds < 5
    again.undo()
    assert again.sheet.written == {at: 5} and again.seconds >= 100
    fresh.close()


def test_what_a_player_asked_is_told_in_another_language(
    windows: Windows, whole_window: Window, qtbot: QtBot
) -> None:
    whole_window.files.open_example(GARDEN)
    whole_window.modes.choose("play")
    play = whole_window.modes.mode
    assert isinstance(play, PlayMode)
    for why in (False, True):
        play.asks.forget()
        play.hint()
        qtbot.waitUntil(lambda play=play: play.asks.pointing)
        if why:
            play.hint()
        told = play.panel.news.text()
        windows.speak(windows.open[0])
        (fresh,) = windows.open
        play = fresh.modes.mode
        assert isinstance(play, PlayMode)
        qtbot.waitUntil(lambda play=play, told=told: play.panel.news.text() == told)
        assert play.asks.pointing is not why and play.asks.told.pointed
    fresh.close()


def test_what_was_asked_in_a_mode_that_is_left_is_told_when_it_is_entered_again(
    windows: Windows, whole_window: Window, qtbot: QtBot
) -> None:
    """A hint of Play took the place of what Edit says, where it stands below the board."""
    whole_window.resize(1024, 680)
    whole_window.files.open_example(GARDEN)
    whole_window.modes.choose("play")
    play = whole_window.modes.mode
    assert isinstance(play, PlayMode)
    play.hint()
    qtbot.waitUntil(lambda: play.asks.pointing)
    assert whole_window.notices.sentence.startswith("Look here")
    whole_window.modes.choose("edit")
    # The second window has not asked yet what the third one is to go on with.
    for _ in range(2):
        windows.speak(windows.open[0])
        (fresh,) = windows.open
        again = fresh.modes.get("play")
        assert isinstance(again, PlayMode) and again is not play
        assert fresh.modes.editing and again.asks.job is None and not again.asks.said
    fresh.modes.choose("play")
    qtbot.waitUntil(lambda: again.asks.pointing)
    assert fresh.notices.sentence.startswith("Look here")
    fresh.close()


def test_a_question_that_was_left_open_is_not_asked_again(
    windows: Windows, whole_window: Window, silent: None
) -> None:
    """The window of before no longer waited for it either."""
    whole_window.files.open_example(GARDEN)
    whole_window.modes.choose("play")
    play = whole_window.modes.mode
    assert isinstance(play, PlayMode)
    play.hint()
    for key in ("edit", "play"):
        whole_window.modes.choose(key)
    assert not play.asks.said
    windows.speak(whole_window)
    (fresh,) = windows.open
    again = fresh.modes.mode
    assert isinstance(again, PlayMode) and again.asks.job is None
    fresh.close()


def test_a_document_that_comes_back_names_its_steps_in_the_language_of_now(
    windows: Windows, whole_window: Window
) -> None:
    """They stayed in the language that they were made in."""
    whole_window.files.open_example(GARDEN)
    edit(whole_window, 3)
    whole_window.action("turn").trigger()
    stack = whole_window.document.undo_stack
    # Of many steps that are alike a list says where each was, which no menu has room for.
    assert stack.text(0).startswith("Change 1 to 3 · Row ")
    assert stack.command(0).actionText() == "Change 1 to 3"
    assert stack.text(1) == "Turn or mirror the board"
    stack.setClean()
    whole_window.open_document(Document(Puzzle(SLITHERLINK, Board.square(2, 2))))
    texts.speak("de")
    try:
        whole_window.action("reopen").trigger()
        stack = windows.open[1].document.undo_stack
        named = [stack.text(0), stack.text(1)]
        place = "1 ändern in 3 · Zeile 1, Spalte 1"
        assert named == [place, "Das Spielfeld drehen oder spiegeln"]
    finally:
        texts.speak("en")


def test_a_window_that_makes_a_file_speaks_another_language_after_it(
    appearance: Appearance, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    """It would ask whether to close without the file, with the new window beside it."""
    windows = Windows(lambda: Window(appearance, settings), lambda window: None, qapp)
    first = windows.open_another()
    settings.language = "de"
    first.jobs.begin("book.pdf")
    first.jobs.begin("other.pdf")
    try:
        windows.speak(first)
        assert windows.open == [first]
        first.jobs.end("other.pdf")
        turns()
        assert windows.open == [first]
        first.jobs.end("book.pdf")
        qtbot.waitUntil(lambda: windows.open != [first])
        (fresh,) = windows.open
        assert fresh.menu_by_name["File"].title() == "&Datei"
        fresh.close()
    finally:
        texts.speak("en")


def test_a_window_with_a_card_speaks_another_language_once_that_is_left(
    appearance: Appearance, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    """An error came instead, and the window kept its language."""
    windows = Windows(lambda: Window(appearance, settings), lambda window: None, qapp)
    first, second = windows.open_another(), windows.open_another()
    sheet = go_to_sheet(second.services)
    sheet.open()
    settings.language = "de"
    try:
        windows.speak(first)
        assert second in windows.open and first not in windows.open
        sheet.reject()
        qtbot.waitUntil(lambda: second not in windows.open)
        assert [each.menu_by_name["File"].title() for each in windows.open] == ["&Datei"] * 2
        for each in tuple(windows.open):
            each.close()
    finally:
        texts.speak("en")


def test_generated_puzzles_and_a_folder_go_with_the_window_into_another_language(
    appearance: Appearance,
    settings: Settings,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    silent: None,
) -> None:
    """Once one had looked at a folder, the window kept its language for the rest of the session."""
    windows = Windows(lambda: Window(appearance, settings), lambda window: None, qapp)
    first = windows.open_another()
    first.files.open_example(GARDEN)
    first.dialogs.collection()
    (folder,) = first.findChildren(CollectionDialog)
    collection = folder.collection
    collection.look(tmp_path)
    folder.reject()
    first.dialogs.batches()
    (card,) = first.findChildren(BatchDialog)
    batch = card.batch
    blank = first.document.puzzle
    made = Arrived(blank, "medium", 2.5)
    batch.restore(UnsavedBatch(tmp_path, blank, batch.options, 5, (made,), 0.0))
    batch.go_on(5)
    card.reject()
    first.dialogs.tours()
    (tour,) = first.findChildren(TourDialog)
    tour.choices.closed.click()
    tour.reject()
    settings.language = "de"
    windows.speak(first)
    try:
        (fresh,) = windows.open
        assert fresh is not first and fresh.menu_by_name["File"].title() == "&Datei"
        fresh.findChildren(SettingsDialog)[0].reject()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert batch.busy and batch.made == [made] and collection.doing == "look"
        fresh.dialogs.batches()
        (card,) = fresh.findChildren(BatchDialog)
        assert card.batch is batch
        card.reject()
        fresh.dialogs.collection()
        (folder,) = fresh.findChildren(CollectionDialog)
        assert folder.collection is collection
        folder.reject()
        fresh.dialogs.tours()
        (tour,) = fresh.findChildren(TourDialog)
        assert tour.choices.closed.isChecked()
        tour.reject()
        batch.ended.emit()
        assert fresh.notices.sentence == made_words(batch)
        batch.forget()
        batch.begin(blank, batch.options, 5)
        fresh.document.undo_stack.setClean()
        fresh.close()
        assert not batch.busy and not collection.doing
    finally:
        texts.speak("en")


class Asked:
    """Solvers that are asked and say nothing."""

    def __init__(self, tell: Any) -> None:
        self.rounds: list[int] = []

    def analyse(self, round_: int, puzzle: Any, depth: Any) -> None:
        self.rounds.append(round_)

    def stop(self, round_: int) -> None:
        """Nothing is under way."""

    def close(self) -> None:
        """There is no process."""


def solvers(window: Window) -> Asked:
    return cast(Asked, window.live.solving)


@pytest.fixture
def german(
    appearance: Appearance, settings: Settings, qapp: QApplication
) -> Iterator[Callable[[Window], Window]]:
    """Speaks German in the only window; the window that has its place then."""
    windows = Windows(lambda: Window(appearance, settings), lambda window: None, qapp)

    def speak(window: Window) -> Window:
        windows.add(window)
        settings.language = "de"
        windows.speak(window)
        (fresh,) = windows.open
        assert fresh is not window and fresh.menu_by_name["File"].title() == "&Datei"
        fresh.findChildren(SettingsDialog)[0].reject()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return fresh

    yield speak
    texts.speak("en")
    for each in windows.open:
        each.leave()


def begun(appearance: Appearance, settings: Settings, path: Path) -> Window:
    window = Window(appearance, settings)
    window.show()
    window.files.open_example(path)
    return window


def test_tool_selection_and_verdict_go_into_another_language(
    appearance: Appearance, settings: Settings, german: Callable[[Window], Window]
) -> None:
    """The first tool was in hand again, and a count of minutes began anew."""
    window = begun(appearance, settings, GARDEN)
    window.editor.set_tool("line")
    window.editor.select_all()
    window.live.start(Asked)  # type: ignore[arg-type]
    turns()
    round_ = window.live._round
    for found in (Judged(Verdict.SEVERAL), Counted(12, exact=True), Finished(1.0)):
        window.live._hear(round_, found)
    known, chosen = window.live.knowledge, window.editor.selection
    fresh = german(window)
    assert fresh.editor.tool.key == "line" and fresh.editor.selection == chosen
    assert fresh.editor_page.tool_bar.tool() == "line"
    fresh.live.start(Asked)  # type: ignore[arg-type]
    turns()
    solving = solvers(fresh)
    assert solving.rounds == []
    assert fresh.live.knowledge == known
    # What is edited is asked as ever, and so is what is asked for, or asked under other limits.
    fresh.live.check()
    turns()
    edit(fresh, 3)
    turns()
    assert len(solving.rounds) == 2
    fresh.live.renew()
    turns()
    assert len(solvers(fresh).rounds) == 1


def test_a_check_that_is_under_way_begins_anew_in_another_language(
    appearance: Appearance, settings: Settings, german: Callable[[Window], Window]
) -> None:
    window = begun(appearance, settings, GARDEN)
    window.live.start(Asked)  # type: ignore[arg-type]
    turns()
    window.live._hear(window.live._round, Judged(Verdict.SEVERAL))
    fresh = german(window)
    fresh.live.start(Asked)  # type: ignore[arg-type]
    turns()
    assert len(solvers(fresh).rounds) == 1


@pytest.mark.parametrize("on", [True, False])
def test_what_is_watched_goes_into_another_language(
    appearance: Appearance,
    settings: Settings,
    german: Callable[[Window], Window],
    qtbot: QtBot,
    on: bool,
) -> None:
    """A recording was made anew, and its first step shown."""
    first_steps = assets.path("examples", "number-path", "first-steps.puzzle")
    window = begun(appearance, settings, first_steps)
    window.modes.choose("watch")
    watch = window.modes.get("watch")
    assert isinstance(watch, WatchMode)
    second = watch._engines[1].key
    watch.panel.pill(second).click()
    qtbot.waitUntil(lambda: watch.player.whole and watch.player.length > 5)
    screenings = watch.player.screenings
    watch.player.go(5)
    watch.do("faster")
    gear, english = watch.player.gear, {part.headline.text() for part in watch.panel.words}
    if not on:
        window.modes.choose("edit")
    fresh = german(window)
    again = fresh.modes.get("watch")
    fresh.modes.choose("watch")
    assert isinstance(again, WatchMode) and again is not watch
    assert again.player.screenings == screenings
    assert again.player.step == 5 and again.player.gear == gear
    assert again.panel.engine() == second
    headline = again.panel.words[0].headline.text()
    assert headline and headline not in english


@pytest.mark.parametrize("on", [True, False])
def test_the_step_that_is_explained_is_shown_in_another_language(
    appearance: Appearance,
    settings: Settings,
    german: Callable[[Window], Window],
    qtbot: QtBot,
    on: bool,
) -> None:
    """The first step was on show again."""
    window = begun(appearance, settings, GARDEN)
    window.modes.choose("explain")
    explain = window.modes.get("explain")
    assert isinstance(explain, ExplainMode)
    qtbot.waitUntil(lambda: len(explain.steps) > 5)
    explain.go(5)
    english = explain.steps[5].sentence
    if not on:
        window.modes.choose("edit")
    fresh = german(window)
    again = fresh.modes.get("explain")
    fresh.modes.choose("explain")
    assert isinstance(again, ExplainMode) and again is not explain
    qtbot.waitUntil(lambda: again.place == 5)
    assert again.steps[5].sentence != english
    # It is not come back to.
    qtbot.waitUntil(lambda: len(again.steps) > 7)
    again.go(0)
    count = len(again.steps)
    qtbot.waitUntil(lambda: len(again.steps) > count or not again.running)
    assert again.place == 0


def test_the_focus_stays_on_the_language_that_was_chosen(
    appearance: Appearance, settings: Settings, qapp: QApplication, qtbot: QtBot
) -> None:
    """It was on the theme, which the next arrow key changed."""
    windows = Windows(lambda: Window(appearance, settings), lambda window: None, qapp)
    first = windows.open_another()
    first.dialogs.settings()
    settings.language = "de"
    try:
        windows.speak(first)
        qtbot.waitUntil(lambda: windows.open != [first])
        (fresh,) = windows.open
        (sheet,) = fresh.findChildren(SettingsDialog)
        assert sheet.first_focus() is sheet.languages["de"]
        fresh.close()
    finally:
        texts.speak("en")


def test_the_drawer_stays_open_in_another_language(
    appearance: Appearance, settings: Settings, german: Callable[[Window], Window]
) -> None:
    window = begun(appearance, settings, GARDEN)
    window.resize(1024, 680)
    turns()
    page = window.editor_page
    page.show_panel(True)
    assert page.panel_open
    fresh = german(window)
    turns()
    assert fresh.editor_page.panel_open


def test_of_windows_that_save_one_file_at_once_the_second_asks(
    windows: Windows, whole_window: Window, qtbot: QtBot, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Both looked at the file before either wrote, and one window's work was in no file."""
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    both = (whole_window, windows.open_another())
    for window in both:
        window.files.open_path(path)
        qtbot.waitUntil(lambda window=window: window.document.path == path)  # type: ignore[misc]
    held, slow = threading.Event(), background_io.save
    monkeypatch.setattr(background_io, "save", lambda *given: held.wait(20) and slow(*given))
    first, second = (edit(window, value) for window, value in zip(both, (3, 2), strict=True))
    for window in both:
        window.files.save()
    qtbot.wait(100)
    held.set()
    qtbot.waitUntil(lambda: not any(window.files.filing.busy for window in both))
    asked = [bool(open_cards(window)) for window in both]
    clean = [window.document.is_clean for window in both]
    assert sorted(asked) == [False, True] and clean == [not each for each in asked]
    assert formats.read(path).puzzle == (first, second)[clean.index(True)]
    open_cards(both[asked.index(True)])[0].reject()


def test_another_program_that_writes_while_a_file_is_saved_is_asked_about(
    whole_window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(GARDEN.read_bytes())
    whole_window.files.open_path(path)
    qtbot.waitUntil(lambda: whole_window.document.path == path)
    edit(whole_window, 3)
    slow = background_io.save

    def late(*given: Any) -> None:
        path.write_bytes(b"theirs")
        slow(*given)

    monkeypatch.setattr(background_io, "save", late)
    whole_window.files.save()
    qtbot.waitUntil(lambda: bool(open_cards(whole_window)))
    assert path.read_bytes() == b"theirs" and not whole_window.document.is_clean
    open_cards(whole_window)[0].reject()


def test_unsaved_work_stays_on_the_disk_while_windows_are_made_anew(
    appearance: Appearance, settings: Settings, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    windows = Windows(
        lambda: Window(appearance, settings), lambda window: window.keep_journal(tmp_path), qapp
    )
    first = windows.open_another()
    first.files.open_example(GARDEN)
    edit(first, 3)
    before = first.dialogs.recovery
    assert before is not None
    done = threading.Event()
    before.journal.then(done.set)
    assert done.wait(20)
    windows.speak(first)
    (fresh,) = windows.open
    after = fresh.dialogs.recovery
    assert fresh is not first and after is not None and after.journal is before.journal
    assert (after.journal.folder / EDITS).exists()
    last = edit(fresh, 1)
    done.clear()
    after.journal.then(done.set)
    assert done.wait(20)
    found = read_unsaved(after.journal.folder)
    assert found is not None and found.puzzle == last and len(found.history) == 3
    fresh.document.undo_stack.setClean()
    fresh.close()
    assert not after.journal.folder.exists()
