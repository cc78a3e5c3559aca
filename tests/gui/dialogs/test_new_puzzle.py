"""The card "New puzzle": sizes are typed, kept from outline to outline, and remembered."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio import catalogue
from studio.board import Board, Cell
from studio.families import SLITHERLINK
from studio.gui.dialogs import new_puzzle
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.document.document import Document
from studio.gui.style import texts
from studio.gui.widgets import thumbnails
from studio.gui.widgets.card_dialog import MARGIN
from studio.gui.widgets.cards import TILE, TILE_AIR
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.widgets.measures import Measures
from studio.gui.widgets.new_puzzle import IN_SIGHT, PREVIEW_ROOM, TILES_ACROSS, NewPuzzleDialog
from studio.gui.widgets.new_puzzle_choices import Preview
from studio.gui.widgets.new_puzzle_parts import ROW_INDENT, PreviewView
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.gui.turns import turns


def opened(window: Window) -> NewPuzzleDialog:
    NewPuzzle(window.services).open()
    return next(each for each in window.findChildren(NewPuzzleDialog) if each.isVisible())


def type_into(dialog: NewPuzzleDialog, *numbers: int) -> None:
    for field, number in zip(dialog.fields, numbers, strict=True):
        field.edit.setFocus()
        field.edit.selectAll()
        QTest.keyClicks(field.edit, str(number))


@pytest.mark.parametrize("size", [(40, 40), (100, 100), (3, 17)])
def test_rows_and_columns_are_typed(whole_window: Window, size: tuple[int, int]) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    assert [field.name for field in dialog.fields] == ["Rows", "Columns"]
    type_into(dialog, *size)
    QTest.keyClick(dialog.fields[1].edit, Qt.Key.Key_Return)
    assert whole_window.document.puzzle.board == Board.square(*size)


def test_a_large_board_is_drawn_in_another_thread(
    whole_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those that are passed over on the way none is shown, and only the last is made."""
    threads: list[str] = []
    drawn = new_puzzle.imaged

    def imaged(*given: Any) -> QImage:
        threads.append(threading.current_thread().name)
        return drawn(*given)

    monkeypatch.setattr(new_puzzle, "imaged", imaged)
    shown: list[Preview] = []
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    dialog.set_numbers((40, 40))
    qtbot.waitUntil(lambda: bool(threads), timeout=20_000)
    show = dialog.show_preview
    monkeypatch.setattr(dialog, "show_preview", lambda it: (shown.append(it), show(it)))
    for size in ((41, 43), (45, 45)):
        dialog.set_numbers(size)
    qtbot.waitUntil(lambda: shown[-1].painting is not None, timeout=20_000)
    assert shown[-1].title == "Rectangle, 2,025 cells" and shown[-1].facts
    assert isinstance(shown[-1].painting, QPixmap)
    assert [each.title for each in shown if each.painting is not None] == [shown[-1].title]
    assert threads == ["background"] * len(threads) and len(threads) <= 3
    # One that is to be filled cannot be created before it is there, let alone filled.
    dialog.set_numbers((46, 46))
    dialog.fill.setChecked(True)
    assert not dialog.create_button.isEnabled()
    drawers: list[str] = []
    draw = new_puzzle.thumbnail
    monkeypatch.setattr(
        new_puzzle,
        "thumbnail",
        lambda it: drawers.append(threading.current_thread().name) or draw(it),
    )
    qtbot.waitUntil(lambda: shown[-1].busy, timeout=20_000)
    assert not dialog.create_button.isEnabled()
    # What it looks like while clues fall away is drawn in that thread, too.
    seen = len(drawers)
    qtbot.waitUntil(lambda: len(drawers) > seen + 1, timeout=20_000)
    assert set(drawers) == {"background"}
    dialog.reject()


def test_a_large_board_is_painted_as_it_is_seen(whole_window: Window, qtbot: QtBot) -> None:
    """In the size that the card has once it is open, and in the colours of now."""
    whole_window.services.settings.new_puzzle = ("slitherlink", "rectangle", (40, 40))
    dialog = opened(whole_window)
    view, appearance = dialog.preview, whole_window.services.appearance

    def as_seen() -> bool:
        small = PreviewView(appearance)
        qtbot.addWidget(small)
        small.resize(view.size())
        small.show_painting(thumbnails.thumbnail(Puzzle(SLITHERLINK, Board.square(40, 40))), "")
        inner = view.rect().adjusted(9, 9, -9, -9)  # the corners are round
        seen, wanted = (each.grab(inner).toImage() for each in (view, small))
        return seen == wanted.convertToFormat(seen.format())

    for theme in (appearance.theme, appearance.tokens.dark):
        appearance.set_theme(theme)
        qtbot.waitUntil(as_seen, timeout=20_000)
    dialog.reject()


@pytest.mark.parametrize("way", [(35,), (35, 34)], ids=["another", "there and back"])
def test_another_size_while_one_is_filled_and_painted_is_made_and_filled(
    whole_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: tuple[int, ...]
) -> None:
    card = NewPuzzle(whole_window.services)
    card.open()
    dialog = next(each for each in whole_window.findChildren(NewPuzzleDialog) if each.isVisible())
    drawn, let, inside = new_puzzle.imaged, threading.Event(), threading.Event()

    def imaged(*given: Any) -> QImage:
        inside.set()
        let.wait(30)
        return drawn(*given)

    let.set()
    monkeypatch.setattr(new_puzzle, "imaged", imaged)
    dialog.choose_kind("slitherlink")
    dialog.set_numbers((34, 34))
    dialog.fill.setChecked(True)
    qtbot.waitUntil(lambda: card.filling.busy, timeout=20_000)
    inside.clear()
    let.clear()
    qtbot.waitUntil(inside.is_set, timeout=20_000)
    for rows in way:
        dialog.fields[0].set_value(rows)
    assert not dialog.create_button.isEnabled()
    qtbot.wait(50)
    let.set()
    qtbot.waitUntil(dialog.create_button.isEnabled, timeout=60_000)
    dialog.accept()
    turns()
    assert whole_window.document.puzzle.board == Board.square(way[-1], 34)


def test_an_error_in_making_a_large_board_does_not_end_the_others(
    whole_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    drawn = new_puzzle.imaged
    monkeypatch.setattr(new_puzzle, "imaged", lambda *_: 1 // 0)
    shown: list[Preview] = []
    monkeypatch.setattr(dialog, "show_preview", shown.append)
    # More than one where the card is laid out meanwhile.
    with qtbot.captureExceptions() as raised:
        dialog.set_numbers((40, 40))
        qtbot.waitUntil(lambda: bool(raised), timeout=20_000)
        monkeypatch.setattr(new_puzzle, "imaged", drawn)
        dialog.set_numbers((41, 41))
        qtbot.waitUntil(lambda: shown[-1].painting is not None, timeout=20_000)
    assert {kind for kind, *_ in raised} == {ZeroDivisionError}
    dialog.reject()


def test_the_card_stays_where_the_open_puzzle_is_not_left(whole_window: Window) -> None:
    window = whole_window
    mine = Puzzle(SLITHERLINK, Board.square(3, 3))
    window.open_document(Document(mine))
    changed = mine.placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(changed, Puzzle)
    window.document.apply(changed, "Place 2")
    dialog = opened(window)
    for answer in ("cancel", "discard"):
        dialog.accept()
        (question,) = (d for d in window.findChildren(SentenceDialog) if d.isVisible())
        question.buttons[answer].click()
        assert dialog.isVisible() is (answer == "cancel")
    assert window.document.puzzle != changed


def test_hexagons_have_a_radius(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("rikudo")
    assert [field.name for field in dialog.fields] == ["Radius"]
    type_into(dialog, 7)
    dialog.accept()
    assert whole_window.document.puzzle.board == Board.hexagon(7)


def test_another_outline_keeps_the_size_where_it_can(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    type_into(dialog, 12, 20)
    dialog.choose_outline("square")
    assert dialog.choice().numbers == (12, 20)
    dialog.choose_outline("diamond")
    (radius,) = dialog.choice().numbers
    assert abs(2 * radius * (radius + 1) + 1 - 240) < 40
    dialog.choose_kind("numbers")
    rows, columns = dialog.choice().numbers
    assert abs(rows * columns - 240) < 60


def test_the_last_choice_is_remembered(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    dialog.choose_outline("square")
    type_into(dialog, 9, 11)
    dialog.accept()
    again = opened(whole_window).choice()
    assert (again.kind, again.outline, again.numbers) == ("slitherlink", "square", (9, 11))


@pytest.mark.parametrize(
    "value", ["", "x|y|z", "slitherlink|none|5x5", "slitherlink|square|5", "|"]
)
def test_a_spoilt_memory_does_no_harm(whole_window: Window, value: str) -> None:
    whole_window.settings._store.setValue("new_puzzle", value)
    dialog = opened(whole_window)
    dialog.accept()
    assert len(whole_window.document.puzzle.board) > 0


def test_too_many_cells_are_refused_with_a_sentence(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    type_into(dialog, 201, 200)
    assert not dialog.create_button.isEnabled()
    assert "at most 40,000" in dialog.preview.accessibleName()
    type_into(dialog, 20, 20)
    assert dialog.create_button.isEnabled()


def test_arrow_keys_walk_what_was_found(whole_window: Window) -> None:
    sheet = opened(whole_window)
    QTest.keyClicks(sheet.create_button, "penrose")
    shown = [key for key, line in sheet.kind_rows.items() if line.isVisible()]
    walked = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(sheet.search, key)
        walked.append(sheet.choice().kind)
    assert walked == [shown[n] for n in (1, 2, 1, 0, 0)]
    assert sheet.search.hasFocus() and sheet.search.text() == "penrose"


def test_kinds_are_found_by_typing(whole_window: Window) -> None:
    sheet = opened(whole_window)
    QTest.keyClicks(sheet.create_button, "penr")
    assert sheet.search.text() == "penr" and sheet.search.hasFocus()
    shown = [line.kind.name for line in sheet.kind_rows.values() if line.isVisible()]
    assert shown and all("Penrose" in name for name in shown)
    assert sheet.kind_rows[sheet.choice().kind].kind.name == shown[0]
    QTest.keyClicks(sheet.search, " slither")
    assert "Slitherlink on Penrose" in sheet.kind_rows[sheet.choice().kind].kind.name
    chosen = sheet.choice().kind
    QTest.keyClicks(sheet.search, "zz")
    assert not any(line.isVisible() for line in sheet.kind_rows.values())
    # Nothing else stands there as if it had been found.
    assert not any(tile.isVisible() for tile in sheet.tiles.values())
    assert not sheet.preview.isVisible()
    sheet.search.setText("cairo")
    shown = {line.kind.name for line in sheet.kind_rows.values() if line.isVisible()}
    assert "Slitherlink on pentagons" in shown and len(shown) == 3
    assert sheet.preview.isVisible() and all(tile.isVisible() for tile in sheet.tiles.values())
    for names in ("3.12.12", "truncated hexagonal slither", "rhombitri"):
        sheet.search.setText(names)
        assert any(line.isVisible() for line in sheet.kind_rows.values()), names
    sheet.choose_kind(chosen)
    sheet.search.clear()
    assert all(line.isVisible() for line in sheet.kind_rows.values())
    assert sheet.choice().kind == chosen


@pytest.mark.parametrize("beside", ["tile", "size"])
def test_the_focus_goes_with_the_kind_that_is_clicked(whole_window: Window, beside: str) -> None:
    dialog = opened(whole_window)
    held = dialog.tiles[dialog._outline.key] if beside == "tile" else dialog.fields[0].edit
    held.setFocus(Qt.FocusReason.TabFocusReason)
    assert dialog.focusWidget() is held
    other = dialog._row_of("slitherlink")
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert dialog.focusWidget() is other and other.isChecked()
    QTest.keyClick(other, Qt.Key.Key_Down)
    assert dialog._kind.key != "slitherlink" and dialog.focusWidget() is not dialog.search
    dialog.reject()


def test_sizes_do_not_drift_from_kind_to_kind(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("slitherlink")
    type_into(dialog, 6, 10)

    def sizes(kinds: list[str]) -> dict[str, tuple[int, ...]]:
        found = {}
        for kind in kinds:
            dialog.choose_kind(kind)
            found[kind] = dialog.choice().numbers
        return found

    kinds = list(dialog.kind_rows)
    there = sizes(kinds)
    assert sizes(kinds[::-1]) == there
    assert there["slitherlink"] == (6, 10)


def test_what_is_offered_can_have_a_line_through_every_cell(whole_window: Window) -> None:
    """A loop through all squares needs as many of one colour as of the other, so an even number."""
    dialog = opened(whole_window)
    for kind in ("detour", "double-back", "grand-tour"):
        dialog.choose_kind(kind)
        rows, columns = dialog.choice().numbers
        assert rows * columns % 2 == 0 and 50 < rows * columns < 70
    dialog.choose_kind("rikudo")
    type_into(dialog, 3)
    for kind in ("detour", "grand-tour"):
        dialog.choose_kind(kind)
        rows, columns = dialog.choice().numbers
        assert rows * columns % 2 == 0 and 28 <= rows * columns <= 45
    dialog.choose_kind("masyu")
    type_into(dialog, 5, 7)
    dialog.choose_kind("detour")
    assert dialog.choice().numbers in ((4, 7), (6, 7), (5, 6), (5, 8))
    # Of a diamond one colour always has more, and of a staircase, too.
    assert not {"diamond", "stairs"} & set(dialog.tiles)
    dialog.choose_kind("numbers")
    assert not {"diamond", "stairs"} & set(dialog.tiles)
    # Here a blocked cell may set it right, and what is typed is taken as it is.
    dialog.choose_kind("simple-loop")
    assert {"diamond", "stairs"} <= set(dialog.tiles)
    dialog.choose_kind("detour")
    type_into(dialog, 7, 9)
    dialog.accept()
    assert whole_window.document.puzzle.board == Board.square(7, 9)


def test_a_size_that_can_have_no_line_is_said_where_it_is_typed(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("detour")
    beside = dialog._beside_size
    assert beside.isHidden()
    type_into(dialog, 7, 9)
    assert beside.isVisible() and beside.text().endswith(
        "there are 32 cells of one colour and 31 of the other: a line through all of them "
        "cannot close."
    )
    assert beside.text() in dialog.preview.accessibleName()
    # It can be created all the same: the board may be changed later.
    assert dialog.create_button.isEnabled()
    type_into(dialog, 7, 8)
    assert beside.isHidden()
    type_into(dialog, 1, 6)
    assert "one of the cells has only one" in beside.text()
    for kind in ("slitherlink", "masyu", "simple-loop"):
        dialog.choose_kind(kind)
        type_into(dialog, 7, 9)
        assert beside.isHidden(), kind
    # An open line may begin and end on the colour that has more.
    dialog.choose_kind("numbers")
    type_into(dialog, 7, 9)
    assert beside.isHidden()


@pytest.mark.parametrize("large", [False, True])
def test_what_keeps_a_board_from_being_made_is_in_sight_in_a_narrow_card(
    whole_window: Window, large: bool
) -> None:
    """The side that said so is left out there."""
    dialog = opened(whole_window)
    beside = 2 * MARGIN
    whole_window.resize(PREVIEW_ROOM + beside - 1, whole_window.height())
    dialog.choose_kind("slitherlink")
    if large:
        type_into(dialog, 201, 200)
    else:
        dialog.show_preview(Preview("A board", "Facts", news="None was met."))
    assert not dialog.preview.isVisible() and dialog._beside_size.isVisible()
    wanted = "A board has at most 40,000 cells." if large else "None was met."
    assert dialog._beside_size.text() == wanted
    whole_window.resize(PREVIEW_ROOM + beside, whole_window.height())
    assert dialog._beside_size.isVisible() is large


def test_tiles_stand_in_fewer_columns_where_texts_are_large(
    whole_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They reached out of the card, which did not scroll across."""
    dialog = opened(whole_window)
    assert dialog._across == TILES_ACROSS
    monkeypatch.setattr(dialog.appearance, "_scale", 2.0)
    whole_window.resize(1024, 680)
    dialog.take_place()
    assert dialog._across == 1


@pytest.mark.parametrize("spoken", ["en", "ja"])
def test_all_that_is_chosen_is_in_sight_where_the_window_has_room(
    spoken: str, whole_window: Window
) -> None:
    """The tick that has a board filled was cut in half in Japanese, whose letters are higher."""
    texts.speak(spoken)
    try:
        whole_window.resize(1440, 900)
        dialog = opened(whole_window)
        for kind in ("numbers", "masyu", "koburin"):
            dialog.choose_kind(kind)
            turns()
            assert dialog._chosen[0].verticalScrollBar().maximum() == 0, kind
        high = dialog.height()
        dialog.choose_kind("numbers")
        turns()
        assert dialog.height() == high
        # A window without the room has what it had: what is chosen scrolls.
        whole_window.resize(1024, 600)
        assert dialog.height() == 600 - 2 * MARGIN
    finally:
        texts.speak("en")


def test_long_names_have_room(whole_window: Window) -> None:
    dialog = opened(whole_window)
    rows = dialog.kind_rows.values()
    turns()
    for line in rows:
        room = QRect(0, 0, line.width() - dialog.appearance.px(ROW_INDENT), 1000)
        metrics = QFontMetrics(dialog.appearance.font("body", 600))
        name = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, line.kind.name)
        small = QFontMetrics(dialog.appearance.font("small"))
        words = small.boundingRect(room, Qt.TextFlag.TextWordWrap, line.kind.line)
        assert name.height() + words.height() <= line.height(), line.kind.name
        assert max(name.width(), words.width()) <= room.width(), line.kind.name


@pytest.mark.parametrize("spoken", ["en", "de", "fr", "ja"])
def test_no_word_of_an_outline_is_wider_than_its_tile(spoken: str, whole_window: Window) -> None:
    catalogue.speak(spoken)
    try:
        dialog = opened(whole_window)
        names = {outline.name for kind in dialog._kinds.values() for outline in kind.outlines()}
    finally:
        catalogue.speak("en")
    look = dialog.appearance
    measures, room = Measures(look.font("small", 600)), look.px(TILE[0]) - 2 * look.px(TILE_AIR)
    assert len(names) > 10
    assert [name for name in names if measures.longest(name) > room] == []


def test_tiles_beside_each_other_are_equally_high(whole_window: Window) -> None:
    dialog = opened(whole_window)
    dialog.choose_kind("one-stroke")
    further = max(tile.further for tile in dialog.tiles.values())
    high = dialog.appearance.px(TILE[1]) + further
    turns()
    assert [tile.height() for tile in dialog.tiles.values()] == [high] * len(dialog.tiles)


def test_a_name_that_is_typed_comes_before_longer_ones(whole_window: Window) -> None:
    sheet = opened(whole_window)
    sheet.search.setText("yajilin")
    assert sheet.choice().kind == "yajilin"


def in_sight(dialog: NewPuzzleDialog) -> bool:
    """Is the whole row of the kind that is chosen in sight?"""
    line, sight = dialog.kind_rows[dialog._kind.key], dialog._kind_area.viewport()
    top = line.mapTo(sight, QPoint(0, 0))
    return line.isVisible() and sight.rect().contains(QRect(top, line.size()))


def test_the_kind_that_is_found_is_in_sight_however_fast_one_types(whole_window: Window) -> None:
    """The list was scrolled to where it lay before others were hidden, and stayed at its end."""
    dialog = opened(whole_window)
    QTest.keyClicks(dialog.create_button, "slith")
    assert dialog.choice().kind == "slitherlink" and in_sight(dialog)
    turns()
    assert in_sight(dialog)
    dialog.search.clear()
    assert dialog.choice().kind == "slitherlink" and in_sight(dialog)
    turns()
    assert in_sight(dialog)
    dialog.choose_kind("jump-tour")
    dialog.accept()
    again = opened(whole_window)
    assert again.choice().kind == "jump-tour" and in_sight(again)


def test_nothing_is_created_where_no_kind_is_listed(whole_window: Window) -> None:
    sheet = opened(whole_window)
    sheet.search.setText("zzqq")
    assert not sheet.create_button.isEnabled()
    sheet.search.setText("masyu")
    assert sheet.create_button.isEnabled()


def test_the_last_kind_is_a_few_turns_of_the_wheel_or_pages_away(whole_window: Window) -> None:
    dialog = opened(whole_window)
    bar = dialog._kind_area.verticalScrollBar()
    assert (bar.maximum() - bar.minimum()) / (3 * bar.singleStep()) < 40
    for _ in range(20):
        QTest.keyClick(dialog.create_button, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()


def test_rows_out_of_sight_are_made_when_the_card_is_on_show(
    whole_window: Window, qtbot: QtBot
) -> None:
    dialog = opened(whole_window)
    assert len(dialog._kind_rows) == IN_SIGHT
    # The kind that was chosen is there in any case.
    dialog.choose_kind("jump-tour")
    assert dialog._kind_rows["jump-tour"].isChecked() and len(dialog._kind_rows) > IN_SIGHT
    every = list(dialog.kind_rows)
    dialog.reject()
    another = opened(whole_window)
    qtbot.waitUntil(lambda: len(another._kind_rows) == len(every))
    assert list(another.kind_rows) == every
    turns()
    tops = [line.y() for line in another.kind_rows.values()]
    assert tops == sorted(set(tops))


def test_only_what_is_chosen_is_worked_out_and_drawn_once(
    whole_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are hundreds of outlines of all kinds together."""
    asked: list[str] = []
    drawn: list[object] = []
    outlines, draw = new_puzzle._outlines, thumbnails.draw
    monkeypatch.setattr(
        new_puzzle,
        "_outlines",
        lambda rule, variant: asked.append(variant.key) or outlines(rule, variant),
    )
    monkeypatch.setattr(
        thumbnails, "draw", lambda *args: drawn.append(args[0].board) or draw(*args)
    )
    counts = []
    for _ in range(2):
        dialog = opened(whole_window)
        dialog.choose_kind("hex-slitherlink")
        turns()
        assert all(tile.isVisible() for tile in dialog.tiles.values())
        dialog.reject()
        counts.append(len(drawn))
    assert set(asked) == {"rikudo", "hex-slitherlink"}
    # The second time the large picture alone is painted.
    assert counts[0] >= len(dialog.tiles) > 3 and counts[1] <= counts[0] + 2


def test_what_is_drawn_is_not_filled(whole_window: Window) -> None:
    card = opened(whole_window)
    card.choose_kind("masyu")
    card.fill.setChecked(True)
    assert card.fill.isVisibleTo(card) and card.choice().fill
    card.choose_outline("draw")
    assert not card.fill.isVisibleTo(card) and not card.choice().fill
