"""Where things stand in the window: a twin of it, off-screen and in the test's own process.

The twin has the same size, fonts and code, and follows the same clicks. So the test can ask it
where a cell or a button is, and nobody has to write pixels down. What the program did is never
asked here: the files it saved tell that.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QAction, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QPushButton, QWidget

from studio.board import At, Board, Edge
from studio.board.outlines import OUTLINES
from studio.gui.app import make_window
from studio.gui.document.document import Document
from studio.gui.services.settings import Settings
from studio.gui.widgets.new_puzzle import NewPuzzleDialog
from studio.gui.widgets.strip import ClueButton
from studio.puzzle import Puzzle
from tests.flows.desk import SCREEN, Point, Studio, until
from tests.gui.scripting import Player
from tests.gui.turns import turns

SEEN = 0.9
"""Which part of the dark points has to be dark on the screen: marks and pointers may cover some."""


def _darkness(picture: QImage) -> NDArray[np.bool_]:
    """The dark points of a picture: rows by columns."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows, stride = grey.height(), grey.bytesPerLine()
    points = np.frombuffer(grey.constBits(), np.uint8).reshape(rows, stride)
    return points[:, : grey.width()] < 80


NEAR = 2
"""By how many pixels the program's window may stand beside its twin: a manager may frame it."""


class Twin:
    """The window's places, all in pixels from its upper left corner."""

    def __init__(self, folder: Path) -> None:
        store = QSettings(str(folder / "twin.ini"), QSettings.Format.IniFormat)
        self.window = make_window(Settings(store))
        self.window.resize(*SCREEN)
        self.window.show()
        turns()

    def place(self, widget: QWidget, point: QPoint | None = None) -> Point:
        """A point of a widget, its middle unless told."""
        at = widget.mapTo(self.window, widget.rect().center() if point is None else point)
        return at.x(), at.y()

    def follow(self, point: Point, button: int = 1) -> None:
        """Do in the twin what a click does in the window."""
        at = QPoint(*point)
        widget = self.window.childAt(at)
        assert widget is not None
        side = {1: Qt.MouseButton.LeftButton, 3: Qt.MouseButton.RightButton}[button]
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(widget, side, none, widget.mapFrom(self.window, at))
        turns()

    def open(self, puzzle: Puzzle, beside: Studio | None = None) -> None:
        """Show a puzzle, as after opening its file, and wait until the program shows it there."""
        self.window.open_document(Document(puzzle))
        turns()
        if beside is not None:
            until(lambda: self.is_on(beside), "the board where the twin has it")

    def is_on(self, studio: Studio) -> bool:
        """Are the outlines of the board on the program's screen where they are here?

        A window that has its size need not be laid out in it yet: on a busy machine clicks came
        before.
        """
        viewport = self.window.editor.view.viewport()
        here = _darkness(viewport.grab().toImage())
        left, top = self.place(viewport, QPoint(0, 0))
        rows, columns = np.nonzero(here)
        there = np.pad(_darkness(studio.seen()), NEAR)
        shifts = product(range(2 * NEAR + 1), repeat=2)
        return any(there[rows + top + y, columns + left + x].mean() > SEEN for y, x in shifts)

    def do(self, *actions: str) -> None:
        """Trigger actions by their keys."""
        for key in actions:
            self.window.action(key).trigger()
            turns()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag over the board, between two places of the plane."""
        Player(self.window.editor).stroke([start, end])
        turns()

    def wheel(self, point: Point, up: bool) -> None:
        """Zoom by one notch of the wheel."""
        view = self.window.editor.view.viewport()
        held = Qt.KeyboardModifier.ControlModifier
        self._turn(view, view.mapFrom(self.window, QPoint(*point)), up, held)

    @staticmethod
    def _turn(
        widget: QWidget,
        point: QPoint,
        up: bool,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        event = QWheelEvent(
            QPointF(point),
            QPointF(widget.mapToGlobal(point)),
            QPoint(),
            QPoint(0, 120 if up else -120),
            Qt.MouseButton.NoButton,
            held,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)

    def pan(self, start: Point, end: Point) -> None:
        """Move the board."""
        self.window.editor.view.pan(QPointF(end[0] - start[0], end[1] - start[1]))

    # -- the welcome page and its dialog -------------------------------------------------------

    def new_button(self) -> Point:
        return self.place(self.window.pages.welcome.new)

    def _dialog(self) -> NewPuzzleDialog:
        shown = self.window.findChildren(NewPuzzleDialog)
        return next(dialog for dialog in shown if dialog.isVisible())

    def scroll_to_kind(self, key: str) -> tuple[Point, int]:
        """Turn the wheel over the list of kinds until one is in sight: where, and how often."""
        row = self._dialog().kind_rows[key]
        area = row.parentWidget().parentWidget()
        assert area is not None
        notches = 0
        while row.visibleRegion().boundingRect().height() <= row.height() / 2:
            before = row.mapTo(self.window, QPoint())
            self._turn(area, area.rect().center(), up=False)
            turns()
            assert row.mapTo(self.window, QPoint()) != before, f"the list ends before {key}"
            notches += 1
        return self.place(area), notches

    def kind(self, key: str) -> Point:
        """A row of the list of kinds."""
        row = self._dialog().kind_rows[key]
        return self.place(row, row.visibleRegion().boundingRect().center())

    def outline(self, key: str) -> Point:
        return self.place(self._dialog().tiles[key])

    def smaller(self) -> Point:
        """Where a click makes the board smaller: at the longer of its sides."""
        return self.place(max(self._dialog().fields, key=lambda field: field.value).minus)

    def larger(self) -> Point:
        return self.place(min(self._dialog().fields, key=lambda field: field.value).plus)

    def board(self) -> Board:
        """The board that the dialog would create now."""
        choice = self._dialog().choice()
        outline = next(outline for outline in OUTLINES if outline.key == choice.outline)
        return outline.measured(choice.numbers)

    def create(self) -> Point:
        return self.place(self._dialog().create_button)

    # -- the working page ----------------------------------------------------------------------

    def tool(self, key: str) -> Point:
        """A tool's button on the rail."""
        return self.place(self.window.editor_page.tool_bar.tool_button(key))

    def cell(self, at: At) -> Point:
        """The middle of a cell."""
        return self.point(*self.window.document.puzzle.board.centre(at))

    def border(self, link: Edge) -> Point:
        """The middle of the border of two cells."""
        (x1, y1), (x2, y2) = self.window.document.puzzle.board.border(link.a, link.b)
        return self.point((x1 + x2) / 2, (y1 + y2) / 2)

    def point(self, x: float, y: float) -> Point:
        """A place of the plane, in board units."""
        view = self.window.editor.view
        pixel: QPointF = view.pixel(x, y)
        return self.place(view.viewport(), pixel.toPoint())

    def number(self, number: int) -> Point:
        """A number of the strip under the board."""
        line = self.window.editor_page.strip.numbers.numbers
        view = line.viewport()
        return self.place(view, QPoint(round(line.centre_of(number)), view.height() // 2))

    def value(self, text: str) -> Point:
        """A clue of the strip under the board, where there are few."""
        buttons = self.window.editor_page.strip.values.findChildren(ClueButton)
        shown = (button for button in buttons if button.isVisible())
        return self.place(next(button for button in shown if button.text() == text))

    # -- menus and the dialog for files --------------------------------------------------------

    def menu(self, name: str) -> Point:
        """The title of a menu."""
        bar = self.window.menus
        return self.place(bar, bar.actionGeometry(self._menu_title(name)).center())

    def menu_line(self, name: str, key: str) -> Point:
        """A line of a menu, from the corner of the opened menu."""
        title = self._menu_title(name)
        menu = title.menu()
        assert isinstance(menu, QMenu)
        menu.ensurePolished()
        menu.adjustSize()
        middle = menu.actionGeometry(self.window.action(key)).center()
        return middle.x(), middle.y()

    def _menu_title(self, name: str) -> QAction:
        # Asked of the bar each time: what Python held of a menu since the start may have lost it.
        # Their texts mark the letters that open them.
        titles = {action.text().replace("&", ""): action for action in self.window.menus.actions()}
        return titles[name]

    def save_button(self, size: Point) -> Point:
        """The button "Save" of a dialog for files that has this size."""
        dialog = QFileDialog(self.window)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        dialog.resize(*size)
        dialog.show()
        turns()
        buttons = dialog.findChildren(QPushButton)
        save = next(button for button in buttons if "Save" in button.text())
        middle = save.mapTo(dialog, save.rect().center())
        dialog.done(QDialog.DialogCode.Rejected)
        dialog.deleteLater()
        return middle.x(), middle.y()

    def close(self) -> None:
        """End the twin; what it holds is nobody's work."""
        self.window.document.undo_stack.setClean()
        self.window.close()
        self.window.deleteLater()
