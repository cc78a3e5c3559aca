"""Looking closer at tours of large boards: zoom and place, the line in sight, mouse and keys."""

from __future__ import annotations

from array import array

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.engines.tours.moves import KNIGHT
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.tour_view import LINE_CELL, TourView
from studio.gui.widgets.tour_zoom import TourLine, Zoom
from studio.work.tours import Toured, Wanted

PLACE = QRectF(10, 20, 200, 100)
ROWS, COLUMNS = 120, 150


def snake(closed: bool = False) -> Toured:
    """A line to and fro over all cells, as a tour of steps; beyond a hole it just goes on."""
    order = array("i")
    for row in range(ROWS):
        line = [row * COLUMNS + column for column in range(COLUMNS)]
        order.extend(line if row % 2 == 0 else line[::-1])
    order.remove(5 * COLUMNS + 5)
    shades = bytes(255 if at == 5 * COLUMNS + 5 else 100 for at in range(ROWS * COLUMNS))
    moves = ((0, 1), (1, 0), (0, -1), (-1, 0))
    wanted = Wanted(ROWS, COLUMNS, moves, closed=closed, holes=((5, 5),))
    return Toured(wanted, order, 1, 0, 0.1, (), shades)


def view_of(qtbot: QtBot, tour: Toured) -> TourView:
    appearance = Appearance(reduced_motion=True)
    view = TourView(appearance)
    qtbot.addWidget(view)
    view.resize(640, 520)
    view.show()
    view.show_tour(tour, labels=True)
    return view


def wheel(view: TourView, place: QPointF, notches: int) -> None:
    event = QWheelEvent(
        place, view.mapToGlobal(place), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)


def test_what_is_under_the_pointer_stays_there() -> None:
    zoom = Zoom()
    assert zoom.box(PLACE) == PLACE
    at = QPointF(60, 95)
    zoom.by(4, 100, PLACE, at)
    box = zoom.box(PLACE)
    assert box.width() == 800 and (at.x() - box.left()) / 800 == pytest.approx(0.25)
    assert (at.y() - box.top()) / 400 == pytest.approx(0.75)
    zoom.move(QPointF(1e6, -1e6), PLACE)
    box = zoom.box(PLACE)
    # Never beyond the edge of the board.
    assert (box.left(), box.bottom()) == pytest.approx((PLACE.left(), PLACE.bottom()))
    zoom.by(1e-9, 100, PLACE)
    assert zoom.box(PLACE) == PLACE
    zoom.by(1e9, 7, PLACE)
    assert zoom.share == 7


@pytest.mark.parametrize("closed", [False, True])
def test_the_line_in_sight_is_that_of_the_tour(closed: bool) -> None:
    tour = snake(closed)
    part = QRect(3, 4, 6, 3)
    found = {(line.x1(), line.y1(), line.x2(), line.y2()) for line in TourLine(tour).within(part)}
    places = [(column + 0.5, row + 0.5) for row, column in tour.places]
    jumps = list(zip(places, places[1:] + places[:1] * closed, strict=False))
    near = {(*a, *b) for a, b in jumps if 2 <= a[0] <= 10 and 3 <= a[1] <= 8}
    assert found == near
    whole = TourLine(tour).within(QRect(0, 0, COLUMNS, ROWS))
    assert len(whole) == len(jumps)


def test_jumps_that_cross_the_edge_of_what_is_in_sight() -> None:
    wanted = Wanted(150, 150, KNIGHT)
    tour = Toured(wanted, array("i", [0, 2 * 150 + 1, 4 * 150 + 2]), 1, 0, 0.1, (), b"\0" * 22500)
    assert len(TourLine(tour).within(QRect(1, 2, 1, 1))) == 2
    assert not TourLine(tour).within(QRect(100, 100, 20, 20))


def test_wheel_drag_and_click(qtbot: QtBot) -> None:
    view = view_of(qtbot, snake())
    assert view.cell < LINE_CELL
    shades = view.grab().toImage()
    middle = view.board_box().center()
    wheel(view, middle, 6)
    assert view.cell > LINE_CELL and view.board_box().center() == middle
    assert view.grab().toImage() != shades
    chosen: list[tuple[int, int]] = []
    view.cell_chosen.connect(lambda row, column: chosen.append((row, column)))
    start = middle.toPoint()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=start)
    assert chosen == [(60, 75)]
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, start + QPoint(30, 0))
    QTest.mouseMove(view, start + QPoint(60, 20))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 20))
    assert len(chosen) == 1, "a drag chooses no cell"
    moved = view.board_box().center() - middle
    assert (round(moved.x()), round(moved.y())) == (60, 20)
    wheel(view, middle, -20)
    assert view.board_box().center() == middle and view.grab().toImage() == shades


def test_keys(qtbot: QtBot) -> None:
    view = view_of(qtbot, snake(closed=True))
    view.setFocus()
    before = view.board_box()
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Plus)
    box = view.board_box()
    assert box.width() > 2 * before.width()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.board_box().left() < box.left() and view.board_box().top() < box.top()
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.board_box().width() < box.width()
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.board_box() == before
    QTest.keyClick(view, Qt.Key.Key_Plus)
    view.show_board(Wanted(5, 5), "")
    assert view.board_box().width() == pytest.approx(5 * view.cell) and not view.grab().isNull()
