"""Modes take turns on one board, and none but Edit touches the document."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio import assets
from studio.board import At, Board
from studio.drawing import draw
from studio.drawing.shapes import Text
from studio.families import SLITHERLINK
from studio.gui import window as window_module
from studio.gui.editor.tools.tool import Pointer, Selection
from studio.gui.modes import MODES
from studio.gui.modes.edit import EDITING, EditMode
from studio.gui.modes.mode import Context, ModeSpec, Parts
from studio.gui.widgets.panel_state import Hint
from studio.gui.window import Window
from studio.puzzle import Puzzle

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLE = assets.root() / "examples" / "number-path" / "small-square.puzzle"


class Onlooker:
    """A mode that notes what it hears."""

    def __init__(self, context: Context) -> None:
        self._editor = context.editor
        self.heard: list[str] = []
        self.said = ""
        self.parts = Parts(None, QLabel("foot"), QLabel("side"), QLabel("beside"), self)
        self.commands = {"undo": lambda: self.heard.append("undo")}
        self.hints = (Hint("looking on"),)
        self.selection = Selection()

    @property
    def puzzle(self) -> Puzzle:
        return self._editor.puzzle

    def refusal(self) -> str:
        return self.said

    def enter(self) -> None:
        self.heard.append("enter")
        self._editor.scene.show_picture(draw(self.puzzle))

    def leave(self) -> None:
        self.heard.append("leave")

    def marks_at(self, at: At) -> str:
        return ""

    def number_at(self, at: At) -> int | None:
        return None

    def go_to(self, at: At) -> None:
        pass

    def press(self, pointer: Pointer) -> None:
        self.heard.append("press")

    def drag(self, pointer: Pointer) -> None:
        pass

    def release(self, pointer: Pointer) -> None:
        self.heard.append("release")

    def hover(self, pointer: Pointer | None) -> None:
        pass

    def wheel(self, pointer: Pointer, steps: int) -> bool:
        return True

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        self.heard.append(text)
        return True

    def wants_key(self, key: int, text: str) -> bool:
        return True

    def focus_lost(self) -> None:
        pass


@pytest.fixture
def two_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    modes = (ModeSpec("edit", "Edit", EditMode), ModeSpec("look", "Look", Onlooker))
    monkeypatch.setattr(window_module, "MODES", modes)
    monkeypatch.setattr("studio.gui.shell.editor_page.MODES", modes)


@pytest.fixture
def window(two_modes: None, whole_window: Window) -> Window:
    whole_window.files.open_example(EXAMPLE)
    return whole_window


def onlooker(window: Window) -> Onlooker:
    mode = window.modes.get("look")
    assert isinstance(mode, Onlooker)
    return mode


def click_and_type(window: Window) -> None:
    view = window.editor.view
    at = window.document.puzzle.board.cells[3]
    pixel = view.pixel(*window.document.puzzle.board.centre(at))
    place = QPoint(round(pixel.x()), round(pixel.y()))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClicks(view, "7")
    QTest.keyClick(view, Qt.Key.Key_Return)


def test_the_header_offers_the_modes(window: Window) -> None:
    modes = window.editor_page.header.modes
    assert modes.isVisible()
    modes._buttons["look"].click()
    assert window.modes.key == "look"
    modes._buttons["edit"].click()
    assert window.modes.key == "edit"
    assert onlooker(window).heard == ["enter", "leave"]


def test_a_mode_hears_the_board_and_the_document_stays(window: Window) -> None:
    before = window.document.puzzle
    window.modes.choose("look")
    click_and_type(window)
    assert onlooker(window).heard[:4] == ["enter", "press", "release", "7"]
    assert window.document.puzzle is before
    window.modes.choose("edit")
    click_and_type(window)
    assert window.document.puzzle != before


def test_what_a_click_would_do_in_edit_is_not_said_in_another_mode(window: Window) -> None:
    window.notices.hint("No line is begun.")
    window.modes.choose("look")
    assert not window.notices.sentence


def test_a_mode_brings_its_parts_and_edit_gets_its_own_back(window: Window) -> None:
    place = window.editor_page
    own = (place.tool_bar, place.panel)
    window.modes.choose("look")
    parts = onlooker(window).parts
    theirs = [part for part in (parts.foot, parts.side, parts.beside) if part is not None]
    assert all(part.isVisible() for part in theirs)
    assert not any(part.isVisible() for part in own)
    window.modes.choose("edit")
    assert all(part.isVisible() for part in own)
    assert not any(part.isVisible() for part in theirs)


def test_the_side_of_a_mode_is_a_drawer_in_a_narrow_window(window: Window) -> None:
    window.modes.choose("look")
    side = onlooker(window).parts.side
    assert side is not None
    window.resize(1100, 700)
    assert not side.isVisible()
    window.action("panel").setChecked(True)
    assert side.isVisible()
    window.resize(1440, 900)
    assert side.isVisible()


def test_actions_that_edit_are_off_but_for_those_taken_over(window: Window) -> None:
    window.modes.choose("look")
    on = {key for key in EDITING if window.action(key).isEnabled()}
    assert on == {"undo"} and {"resize", "crop", "repair", "history"} <= EDITING
    window.action("undo").trigger()
    assert onlooker(window).heard == ["enter", "undo"]
    assert window.action("save").isEnabled()
    window.modes.choose("edit")
    assert window.action("clear").isEnabled()


def test_a_mode_may_say_why_it_makes_no_sense(window: Window) -> None:
    onlooker(window).said = "There is nothing to look at."
    window.editor_page.header.modes._buttons["look"].click()
    assert window.modes.key == window.editor_page.header.modes.mode() == "edit"
    assert onlooker(window).heard == []


def test_a_puzzle_that_changes_is_edited(window: Window) -> None:
    """As by a card that is still open: the board of the mode would be the one before."""
    window.editor.refreshing.now()
    assert window.editor.view.share == pytest.approx(1.0)
    window.modes.choose("look")
    window.document.apply(Puzzle(SLITHERLINK, Board.square(9, 4)))
    assert window.modes.key == "edit"
    assert onlooker(window).heard == ["enter", "leave"]
    window.editor.refreshing.now()
    assert window.editor.scene.bounds.height() > 9
    assert window.editor.view.share == pytest.approx(1.0)


def test_a_board_that_was_shaped_and_is_whole_again_is_as_large_as_it_can_be(
    window: Window,
) -> None:
    """A cell that was added and taken back left it small in every mode."""
    view = window.editor.view
    window.editor.set_tool(next(tool.key for tool in window.editor.tools if tool.shows_ghosts))
    window.editor.refreshing.now()
    window.document.apply(Puzzle(SLITHERLINK, Board.square(40, 40)))
    window.editor.fit()
    window.editor.refreshing.now()
    window.document.undo_stack.undo()
    window.editor.refreshing.now()
    assert view.share < 0.9
    for mode in ("look", "edit"):
        window.modes.choose(mode)
        window.editor.refreshing.now()
        assert view.share == pytest.approx(1.0)


def test_another_document_is_edited(window: Window) -> None:
    window.modes.choose("look")
    window.files.open_example(EXAMPLE.with_name("star.puzzle"))
    assert window.modes.key == "edit"
    assert onlooker(window).heard == ["enter", "leave"]


@pytest.mark.parametrize("mode", [spec.key for spec in MODES])
def test_every_mode_shows_the_letters_that_its_sentences_name(
    whole_window: Window, qtbot: QtBot, mode: str
) -> None:
    house = assets.root() / "examples" / "one-stroke" / "house.puzzle"
    whole_window.files.open_example(house)
    whole_window.modes.choose(mode)
    layers = whole_window.editor.scene._layers

    def shown() -> set[str]:
        return {s.text for layer in layers.values() for s in layer.shapes if isinstance(s, Text)}

    qtbot.waitUntil(lambda: {"a", "b", "c", "d", "e"} <= shown())
