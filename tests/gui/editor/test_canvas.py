"""The canvas: painting, hit-testing, zoom and pan, and what screen readers are told."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Literal

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import At, Board, Cell, Corner, Edge, Point, SpotKind
from studio.board.free import graph_board
from studio.drawing.draw import draw
from studio.drawing.hit import cell_at, corner_at, edge_at, side_at, spot_at
from studio.drawing.overlay import Overlay
from studio.drawing.shapes import Circle, Path, Picture, Shape, Text
from studio.families import NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.editor.canvas import BoardScene
from studio.gui.editor.canvas.layer import LARGE, LayerItem
from studio.gui.editor.canvas.steps import Way, row_end, step
from studio.gui.editor.canvas.zoom_view import (
    AIR_PX,
    AIR_SHARE,
    LARGEST_CELL_PX,
    NATURAL_HEXAGON_PX,
    NATURAL_UNIT_PX,
)
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Decision, Pointer, Selection
from studio.gui.style import painter as painting
from studio.gui.style.appearance import Appearance
from studio.gui.style.chunks import CHUNK
from studio.gui.style.painter import Piece, colours, compile_shapes, paint_picture, paint_pieces
from studio.puzzle import Clue, Puzzle
from tests.gui.editor.test_steps import reached
from tests.gui.scripting import Player

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BOARDS = {
    "squares": Board.square(3, 5, holes=[(1, 1)]),
    "king": Board.square(4, 3, king=True),
    "pointy": Board.hexagon(2, holes=[(0, 0)]),
    "flat": Board.hexagon(2, flat=True, holes=[(1, 0)]),
}
boards = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def seen(editor: Editor) -> QImage:
    """What is on the screen once all that changed is drawn."""
    editor.refreshing.now()
    return editor.grab().toImage()


def open_editor(appearance: Appearance, qtbot: QtBot, puzzle: Puzzle) -> Editor:
    """A shown editor of the usual canvas size."""
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    editor.resize(1000, 740)
    editor.show()
    return editor


def placed(puzzle: Puzzle, *clues: Clue) -> Puzzle:
    result = puzzle.placed(*clues)
    assert isinstance(result, Puzzle)
    return result


# -- hits ----------------------------------------------------------------------------------------


def between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))


@boards
def test_every_cell_is_hit_all_over(board: Board) -> None:
    for at in board.cells:
        for corner in board.polygon(at):
            assert cell_at(board, between(board.centre(at), corner, 0.95)) == at
    for hole in board.holes:
        assert cell_at(board, board.centre(hole)) is None


@boards
def test_every_border_is_hit_from_both_sides(board: Board) -> None:
    for i, j in board.cell_graph.edges:
        a, b = board.cells[i], board.cells[j]
        ends = board.border(a, b)
        middle = between(*ends, 0.5)
        for side in (a, b):
            assert edge_at(board, between(middle, board.centre(side), 0.1)) == Edge.of(a, b)


@boards
def test_the_middle_of_a_cell_is_on_no_border(board: Board) -> None:
    for at in board.cells:
        assert edge_at(board, board.centre(at)) is None


@boards
def test_corners_and_sides_are_hit(board: Board) -> None:
    for corner in board.corners:
        x, y = board.lattice.corner_point(corner)
        assert corner_at(board, (x + 0.05, y - 0.03)) == corner
        assert spot_at(board, (x, y), SpotKind.CORNER) == Corner(corner)
    for i, j in board.loop_graph.edges:
        a, b = board.corners[i], board.corners[j]
        middle = between(board.lattice.corner_point(a), board.lattice.corner_point(b), 0.5)
        assert side_at(board, middle) == Edge.of(a, b, SpotKind.SIDE)


def test_a_border_is_held_by_a_trembling_hand() -> None:
    """Points from the border inwards: the border is kept longer than it is taken up."""
    board = Board.square(2, 2)
    edge = Edge.of((0, 0), (0, 1))

    def reach(keep: Edge | None) -> float:
        return next(d / 100 for d in range(100) if edge_at(board, (1 - d / 100, 0.5), keep) is None)

    assert reach(None) == pytest.approx(0.26, abs=0.011)
    assert reach(edge) == pytest.approx(0.26 * 1.35, abs=0.011)


def test_diagonal_edges_near_the_corner_only() -> None:
    board = Board.square(2, 2, king=True)
    assert edge_at(board, (0.95, 0.95)) == Edge.of((0, 0), (1, 1))
    assert edge_at(board, (1.05, 0.95)) == Edge.of((0, 1), (1, 0))
    assert edge_at(board, (0.95, 0.75)) == Edge.of((0, 0), (0, 1))
    assert edge_at(Board.square(2, 2), (0.95, 0.95)) in {
        Edge.of((0, 0), (0, 1)),
        Edge.of((0, 0), (1, 0)),
    }


# -- steps ---------------------------------------------------------------------------------------

WAYS: tuple[Way, ...] = ("left", "right", "up", "down")
BACK: dict[Way, Way] = {"left": "right", "right": "left", "up": "down", "down": "up"}


@pytest.mark.parametrize("board", [Board.hexagon(3), Board.hexagon(3, flat=True)])
def test_six_ways_reach_all_neighbours(board: Board) -> None:
    reached = {step(board, (0, 0), way, other) for way in WAYS for other in (False, True)}
    assert reached - {None} == set(board.neighbours((0, 0)))


@pytest.mark.parametrize(
    "board", [Board.hexagon(3), Board.hexagon(3, flat=True), Board.square(5, 5)]
)
def test_the_way_back_is_the_way_there(board: Board) -> None:
    for at in board.cells:
        for way in WAYS:
            there = step(board, at, way)
            straight = there is not None and all(n in board for n in _around(board, at))
            if there is not None and straight:
                assert step(board, there, BACK[way]) == at


def _around(board: Board, at: At) -> list[At]:
    return list(board.lattice.sides(at))


@boards
def test_arrows_reach_every_cell(board: Board) -> None:
    """Holes or not, the cursor gets everywhere with plain arrows and Alt."""
    assert reached(board) == set(board.cells)


def test_arrows_go_the_way_they_point() -> None:
    for board in (*BOARDS.values(), Board.hexagon(4)):
        for at in board.cells:
            x, y = board.centre(at)
            for way, sign in (("left", -1), ("right", 1)):
                there = step(board, at, way)
                assert there is None or (board.centre(there)[0] - x) * sign > 0
            for way, sign in (("up", -1), ("down", 1)):
                there = step(board, at, way)
                assert there is None or (board.centre(there)[1] - y) * sign > 0


def test_rows_end_where_they_end() -> None:
    board = Board.hexagon(2)
    assert row_end(board, (0, 1), last=False) == (-2, 1)
    assert row_end(board, (0, 1), last=True) == (1, 1)


# -- painting ------------------------------------------------------------------------------------


def painted(shapes: list[Shape], scale: float = 20, smooth: bool = False) -> QImage:
    """Shapes on a grey ground of 10 x 10 units; roles are colour names."""
    image = QImage(round(10 * scale), round(10 * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("gray"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.scale(scale, scale)
    paint_pieces(painter, compile_shapes(shapes), QColor)
    painter.end()
    return image


def colour(image: QImage, x: float, y: float, scale: float = 20) -> str:
    return image.pixelColor(int(x * scale), int(y * scale)).name()


RED, BLUE, GREY = "#ff0000", "#0000ff", "#808080"


def square(x: float, y: float, side: float) -> tuple[tuple[str, tuple[float, ...]], ...]:
    return (
        ("M", (x, y)),
        ("L", (x + side, y)),
        ("L", (x + side, y + side)),
        ("L", (x, y + side)),
        ("Z", ()),
    )


def ink(image: QImage) -> float:
    """How much is not the ground."""
    greens = bytes(image.constBits())[1::4]
    return (128 * len(greens) - sum(greens)) / 128


@pytest.mark.parametrize("width", [0.1, 0.15, 0.4, 1.0])
@pytest.mark.parametrize(("length", "cap"), [(1e-4, "round"), (6.0, "round"), (6.0, "flat")])
def test_straight_lines_look_the_same_one_by_one_as_in_one_path(
    width: float, length: float, cap: Literal["round", "flat"]
) -> None:
    ways = [
        (verb, (x, y)) for y in (2.0, 4.0, 6.0) for verb, x in (("M", 2.0), ("L", 2.0 + length))
    ]
    lines = Path(tuple(ways), stroke="red", width=width, cap=cap)
    # A curve makes the path one that is painted as a whole; this one is out of sight.
    away = (("M", (-9.0, 0.0)), ("Q", (-9.0, 1.0, -9.0, 2.0)))
    whole = Path((*ways, *away), "", "red", width, cap)
    assert [len(piece.lines) for piece in compile_shapes([lines])] == [3]
    assert [len(piece.lines) for piece in compile_shapes([whole])] == [0]
    seen, wanted = ink(painted([lines])), ink(painted([whole]))
    assert wanted > 0 and abs(seen - wanted) <= 0.15 * wanted + 1


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("role", ["red", "#80ff0000"])
def test_a_long_curved_line_looks_the_same_in_stretches_as_in_one_path(
    closed: bool, role: str
) -> None:
    waves: list[tuple[str, tuple[float, ...]]] = [("M", (1.0, 2.0))]
    for wave in range(30):
        x = 1 + 0.25 * wave
        waves += [("L", (x, 5.0)), ("Q", (x, 6.0, x + 0.2, 6.0)), ("L", (x + 0.25, 2.0))]
    shape = Path((*waves, *([("Z", ())] if closed else [])), stroke=role, width=0.1)
    (piece,) = compile_shapes([shape])
    assert len(piece.parts) > 5
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("gray"))
    painter = QPainter(image)
    painter.scale(20, 20)
    paint_pieces(painter, [replace(piece, parts=())], QColor)
    painter.end()
    # Without smooth edges no pixel is partly covered, and a see-through line is never cut.
    assert painted([shape]) == image


def test_a_small_repaint_paints_the_stretches_it_touches_only() -> None:
    ways = [("L", (x / 4, 5.0)) for x in range(1, 38)]
    shape = Path((("M", (0.0, 5.0)), *ways, ("Q", (9.5, 5.0, 9.5, 5.5))), stroke="red", width=1)
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("gray"))
    painter = QPainter(image)
    painter.scale(20, 20)
    paint_pieces(painter, compile_shapes([shape]), QColor, QRectF(1, 5, 1, 0.1))
    painter.end()
    assert (colour(image, 1.5, 5), colour(image, 9, 5)) == (RED, GREY)


@pytest.mark.parametrize("x", [3.0, 3.013, 3.031])
def test_points_are_as_wide_as_high(x: float) -> None:
    point = Path((("M", (x, 4.0)), ("L", (x + 1e-4, 4.0))), stroke="red", width=0.3)
    image = painted([point], smooth=True)
    rows = [[image.pixelColor(i, j).green() for i in range(200)] for j in range(200)]
    across = max(sum(128 - green for green in row) for row in rows)
    down = max(sum(128 - row[i] for row in rows) for i in range(200))
    assert abs(across - down) <= 0.02 * across


def test_filled_dashed_closed_and_flat_lines_are_paths() -> None:
    ways = (("M", (1.0, 1.0)), ("L", (5.0, 1.0)), ("L", (5.0, 5.0)))
    others = [
        Path(ways, fill="red", stroke="red", width=0.1),
        Path(ways, stroke="red", width=0.1, dash=(0.2, 0.2)),
        Path((*ways, ("Z", ())), stroke="red", width=0.1),
        Path(ways, stroke="red", width=0.1, cap="flat"),
        Circle(3, 3, 1, stroke="red", width=0.1),
    ]
    for shape in others:
        assert all(not piece.lines for piece in compile_shapes([shape]))


def test_outlines_of_one_shape_cut_holes_and_those_of_two_do_not() -> None:
    one = painted([Path(square(1, 1, 6) + square(3, 3, 2), fill="red")])
    assert (colour(one, 2, 2), colour(one, 4, 4)) == (RED, GREY)
    two = painted([Path(square(1, 1, 6), fill="red"), Path(square(3, 3, 2), fill="red")])
    assert (colour(two, 2, 2), colour(two, 4, 4)) == (RED, RED)


def test_overlapping_discs_stay_whole_and_later_shapes_lie_over() -> None:
    image = painted(
        [
            Circle(3, 3, 2, fill="red"),
            Circle(4, 3, 2, fill="red"),
            Circle(4, 3, 1, fill="blue"),
            Circle(3.2, 3, 0.4, fill="red"),
        ]
    )
    assert (colour(image, 2, 3), colour(image, 4.4, 3), colour(image, 3.2, 3)) == (RED, BLUE, RED)
    assert colour(image, 3.5, 4.4) == RED


def test_strokes_have_a_floor_in_pixels() -> None:
    line = Path((("M", (0, 5)), ("L", (10, 5))), stroke="red", width=0.01, floor=4.0)
    rows = [painted([line], 20).pixelColor(100, y).name() for y in range(95, 106)]
    assert rows.count(RED) == 4
    fine = [painted([line], 2).pixelColor(10, y).name() for y in range(5, 16)]
    assert fine.count(RED) == 4


def test_dashes_are_measured_in_units() -> None:
    line = Path((("M", (0, 5)), ("L", (10, 5))), stroke="red", width=0.5, dash=(2.0, 1.0))
    image = painted([line])
    assert [colour(image, x + 0.5, 5) for x in range(6)] == [RED, RED, GREY, RED, RED, GREY]


def test_curves_are_drawn() -> None:
    bend = Path((("M", (1, 8)), ("Q", (5, 0, 9, 8)), ("Z", ())), fill="red")
    image = painted([bend])
    assert (colour(image, 5, 5), colour(image, 2, 4), colour(image, 5, 3)) == (RED, GREY, GREY)
    cubic = Path((("M", (1, 8)), ("C", (1, 0, 9, 0, 9, 8))), stroke="red", width=0.6)
    assert colour(painted([cubic]), 5, 2) == RED


@pytest.mark.parametrize("text", ["1", "4", "7", "60", "111", "1024", "A"])
def test_figures_are_centred_by_their_ink(text: str, appearance: Appearance) -> None:
    image = painted([Text(5, 5, text, 3.0, "red", 600)], 40)
    ink = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).red() > 200
    ]
    left, right = min(x for x, _ in ink), max(x for x, _ in ink)
    top, bottom = min(y for _, y in ink), max(y for _, y in ink)
    assert (left + right + 1) / 2 == pytest.approx(200, abs=1.5)
    assert (top + bottom + 1) / 2 == pytest.approx(200, abs=2.5)
    assert bottom - top + 1 == pytest.approx(0.727 * 3.0 * 40, abs=4)


def test_counters_of_figures_stay_open(appearance: Appearance) -> None:
    image = painted([Text(5, 5, "0", 8.0, "red", 600)])
    assert colour(image, 5, 5) == GREY


@pytest.mark.parametrize("puzzle", [Puzzle(NUMBER_PATH, Board.hexagon(3))])
def test_roles_of_a_drawing_are_colours_of_both_themes(
    puzzle: Puzzle, appearance: Appearance
) -> None:
    cell = Cell((0, 0))
    overlay = Overlay(
        doubt={(1, 0): 1.0, (0, 1): 0.1},
        conflict=frozenset({Clue("labels", cell, 4)}),
        redundant=frozenset({Clue("labels", Cell((1, 1)), 9)}),
        selected=frozenset({Cell((2, 0))}),
        ghosts=frozenset({(4, 0)}),
        line=((0, 0), (0, 1)),
        cursor=Cell((2, -1)),
    )
    picture = draw(
        placed(puzzle, Clue("labels", cell, 4), Clue("labels", Cell((1, 1)), 9)), overlay
    )
    for theme in (appearance.tokens.light, appearance.tokens.dark):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(10, 10)
        paint_picture(painter, picture, colours(theme))
        painter.end()


def test_a_layer_that_stays_is_compiled_once(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[int] = []

    def counted(shapes: tuple[Shape, ...]) -> tuple[Piece, ...]:
        compiled.append(len(shapes))
        return compile_shapes(shapes)

    monkeypatch.setattr(painting, "compile_shapes", counted)
    grid, first, second = discs(1, 2, 3), discs(4, 5), discs(6)
    images = []
    for clues in (first, first, second):
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        image.fill(QColor("gray"))
        painter = QPainter(image)
        painter.scale(20, 20)
        layers = (("grid", grid), ("clues", clues))
        paint_picture(painter, Picture(layers, (0, 0, 10, 10)), QColor)
        painter.end()
        images.append(image)
    assert compiled == [3, 2, 1]
    assert images[0] == images[1] != images[2]
    assert colour(images[2], 6, 0) == RED and colour(images[2], 4, 0) == GREY


# -- layers --------------------------------------------------------------------------------------


def discs(*numbers: int) -> tuple[Shape, ...]:
    return tuple(Circle(number % 40, number // 40, 0.4, fill="red") for number in numbers)


def test_a_layer_repaints_only_what_changed(appearance: Appearance) -> None:
    layer = LayerItem(QColor)
    layer.set_bounds(QRectF(0, 0, 40, 40))
    shapes = discs(*range(1000))
    assert layer.set_shapes(shapes).contains(QRectF(0, 0, 39, 24))
    assert layer.set_shapes(shapes).isEmpty()
    assert layer.set_shapes(tuple(shapes)).isEmpty()
    assert layer.set_shapes(shapes[:500] + shapes[501:]) == QRectF(19.6, 11.6, 0.8, 0.8)
    assert layer.set_shapes(shapes) == QRectF(19.6, 11.6, 0.8, 0.8)
    assert layer.set_shapes((*shapes, *discs(1200))) == QRectF(-0.4, 29.6, 0.8, 0.8)


def test_a_large_path_that_comes_repaints_all_it_touches(appearance: Appearance) -> None:
    layer = LayerItem(QColor)
    layer.set_bounds(QRectF(0, 0, 40, 40))
    ways = [("L", (30 * math.sin(n), 30 * math.cos(n))) for n in range(2 * LARGE)]
    line = Path((("M", (0.0, 0.0)), *ways), stroke="red", width=2)
    layer.set_shapes(discs(5))
    assert layer.set_shapes((*discs(5), line)).contains(QRectF(-30, -30, 60, 60))
    assert layer.set_shapes(discs(5)).contains(QRectF(-30, -30, 60, 60))


def test_a_layer_that_grew_bit_by_bit_is_painted_like_a_new_one(appearance: Appearance) -> None:
    """Chunks are cut, used again and mended; what is seen must not depend on the history."""
    grown = LayerItem(QColor)
    shapes: tuple[Shape, ...] = ()
    for number in range(12 * CHUNK):
        shapes = (*shapes[: number // 2], *discs(number * 7 % 1600), *shapes[number // 2 :])
        grown.set_shapes(shapes)
        if number % 5 == 0:
            shapes = shapes[: number // 3] + shapes[number // 3 + 1 :]
            grown.set_shapes(shapes)
    assert grown.shapes == shapes
    assert len(grown.chunk_sizes) <= len(shapes) // (CHUNK // 4)


def test_the_scene_keeps_layers_that_stay(appearance: Appearance, qtbot: QtBot) -> None:
    scene = BoardScene(colours(appearance.theme))
    under, over = discs(1, 2), discs(3)
    scene.show_picture(Picture((("under", under), ("over", over)), (0, 0, 10, 10)))
    items = set(scene.items())
    scene.show_picture(Picture((("under", under), ("over", discs(4))), (0, 0, 10, 10)))
    assert set(scene.items()) == items
    scene.show_picture(Picture((("under", under),), (0, 0, 10, 10)))
    assert len(scene.items()) == 1
    assert scene.bounds == QRectF(0, 0, 10, 10)


def test_an_edit_is_seen(appearance: Appearance, qtbot: QtBot) -> None:
    """Pixels: the figure appears, the theme changes all, undo restores the very same picture."""
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    empty = seen(editor)
    editor.document.apply(placed(editor.puzzle, Clue("labels", Cell((0, 0)), 7)))
    figure = seen(editor)
    assert figure != empty
    editor.document.undo_stack.undo()
    assert seen(editor) == empty
    appearance.set_theme(appearance.tokens.dark)
    dark = editor.grab().toImage()
    assert dark.pixelColor(3, 3) == appearance.tokens.dark.colour("canvas")
    appearance.set_theme(appearance.tokens.light)
    assert editor.grab().toImage() == empty


# -- zoom and pan --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "board", [Board.hexagon(4), Board.square(5, 5), Board.square(2, 2), Board.hexagon(1)]
)
def test_fitting(board: Board, appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, board))
    for size in ((1000, 740), (500, 900), (1600, 300), (2000, 1300)):
        editor.resize(*size)
        left, top, right, bottom = board.bounds
        start, end = editor.view.pixel(left, top), editor.view.pixel(right, bottom)
        across, down = (min(AIR_PX, AIR_SHARE * room) for room in size)
        assert start.x() >= across and size[0] - end.x() >= across
        assert start.y() >= down and size[1] - end.y() >= down
        assert (start.x() + end.x()) / 2 == pytest.approx(size[0] / 2, abs=1)
        assert (start.y() + end.y()) / 2 == pytest.approx(size[1] / 2, abs=1)
        spare = min(size[0] - end.x() + start.x(), size[1] - end.y() + start.y())
        scale = editor.view.scale_px
        # The rim of the drawing takes less than half a cell.
        assert spare < 2 * AIR_PX + scale / 2 or scale == LARGEST_CELL_PX
        assert editor.view.share == 1.0


def test_an_empty_canvas_has_room_for_what_will_be_drawn(
    appearance: Appearance, qtbot: QtBot
) -> None:
    for board, natural in (
        (graph_board(()), NATURAL_UNIT_PX),
        (Board.hexagon(2).with_cells(()), NATURAL_HEXAGON_PX),
    ):
        rule = NUMBER_PATH if board.has_faces else ONE_STROKE
        editor = open_editor(appearance, qtbot, Puzzle(rule, board))
        editor.refreshing.now()
        assert editor.view.scale_px == natural
        assert editor.view.share == 1.0


def test_zooming_keeps_the_point_under_the_pointer(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(4)))
    editor.refreshing.now()
    seen: list[float] = []
    editor.zoomed.connect(seen.append)
    anchor = QPointF(420, 300)
    point = editor.view.board_point(anchor)
    editor.view.zoom_to(3.0, anchor)
    after = editor.view.board_point(anchor)
    assert math.dist((point.x(), point.y()), (after.x(), after.y())) < 0.02
    assert seen == [pytest.approx(3.0)]
    editor.view.zoom_to(1000)
    assert editor.view.scale_px == LARGEST_CELL_PX


def test_the_ladder_and_its_keys(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(4)))
    shares = []
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0, Qt.Key.Key_Minus):
        QTest.keyClick(editor.view, key)
        shares.append(round(editor.view.share, 2))
    assert shares == [1.25, 1.5, 1.25, 1.0, 0.8]


def test_a_board_stays_put_under_another_window_size_once_zoomed(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(4)))
    editor.view.zoom_to(2.0)
    scale = editor.view.scale_px
    editor.resize(800, 600)
    assert editor.view.scale_px == scale
    middle = editor.view.board_point(QPointF(400, 300))
    assert math.hypot(middle.x(), middle.y()) < 0.1


def test_a_board_that_grows_is_not_blown_up_by_a_strip_that_comes(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(ONE_STROKE, graph_board([], [])))
    scale = editor.view.scale_px
    assert scale == editor.view.natural_px
    editor.document.apply(Puzzle(ONE_STROKE, graph_board([(0, 3)], [])))
    editor.refreshing.now()
    assert editor.view.scale_px == scale
    editor.resize(editor.width(), editor.height() - 48)
    assert editor.view.scale_px == scale, "there is room for it as it is"
    editor.resize(200, 60)
    assert editor.view.scale_px < scale, "but it stays whole in sight"


def test_a_board_that_had_no_room_at_all_is_fitted_once_it_has(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(SLITHERLINK, Board.square(6, 9)))
    view = editor.view
    view.fit()
    fitted = view.scale_px
    view._look_at(view._board_scene.bounds.center(), fitted / 2)
    view.resizeEvent(QResizeEvent(view.size(), QSize(0, 0)))
    assert view.scale_px == fitted


def test_three_ways_to_pan(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(4)))
    view, viewport = editor.view, editor.view.viewport()
    start = QPoint(500, 370)

    def dragged(button: Qt.MouseButton) -> tuple[float, float]:
        before = view.pixel(0, 0)
        QTest.mousePress(viewport, button, pos=start)
        QTest.mouseMove(viewport, start + QPoint(30, 20))
        QTest.mouseRelease(viewport, button, pos=start + QPoint(30, 20))
        moved = view.pixel(0, 0) - before
        return (round(moved.x()), round(moved.y()))

    assert dragged(Qt.MouseButton.MiddleButton) == (30, 20)
    QTest.keyPress(view, Qt.Key.Key_Space)
    assert dragged(Qt.MouseButton.LeftButton) == (30, 20)
    QTest.keyRelease(view, Qt.Key.Key_Space)
    editor.set_tool("move")
    assert dragged(Qt.MouseButton.LeftButton) == (30, 20)
    assert editor.selection == Selection()
    editor.set_tool("select")
    assert dragged(Qt.MouseButton.LeftButton) == (0, 0)


def test_the_cursor_is_followed_when_it_leaves_the_view(
    appearance: Appearance, qtbot: QtBot
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(8)))
    editor.view.zoom_to(6.0)
    editor.select(Selection.of((0, 0)))
    for _ in range(8):
        QTest.keyClick(editor.view, Qt.Key.Key_Right)
    assert editor.selection.cursor == (8, 0)
    centre = editor.view.pixel(*editor.puzzle.board.centre((8, 0)))
    assert editor.view.viewport().rect().contains(centre.toPoint())


def test_adding_cells_above_keeps_the_board_where_it_is(
    appearance: Appearance, qtbot: QtBot
) -> None:
    """Addresses of squares move; what is seen does not."""
    editor = open_editor(appearance, qtbot, Puzzle(SLITHERLINK, Board.square(4, 4)))
    editor.set_tool("cells")
    before = editor.view.pixel(*editor.puzzle.board.centre((3, 3)))
    Player(editor).do("click -1,-1")
    assert len(editor.puzzle.board) == 17
    after = editor.view.pixel(*editor.puzzle.board.centre((4, 4)))
    assert (after - before).manhattanLength() < 3


def test_places_are_told_and_taken_back(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    said: list[str] = []
    editor.hovered.connect(said.append)
    editor.hand.hover(Pointer(editor.puzzle.board.centre((0, 0))))
    editor.hand.hover(None)
    editor.select(Selection.of((1, 0)))
    assert said == ["Row 3, cell 3", "", "Row 3, cell 4"]


def test_the_empty_board_invites(appearance: Appearance, qtbot: QtBot) -> None:
    full = Puzzle(NUMBER_PATH, Board.hexagon(2))
    editor = open_editor(appearance, qtbot, full.reshaped([]))
    image = seen(editor)
    ink = appearance.theme.colour("control")
    drawn = [
        (x, y) for x in range(400, 600) for y in range(270, 440) if image.pixelColor(x, y) == ink
    ]
    assert len(drawn) > 100
    assert editor.view.invitation == ("Click to add the first cell, or drag to paint an outline.")
    editor.document.apply(full)
    editor.refreshing.now()
    assert editor.view.invitation == ""


# -- documents and keys of the window ------------------------------------------------------------


def test_another_document_brings_its_own_tools(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    old = editor.document
    with qtbot.waitSignal(editor.toolsChanged, timeout=0):
        editor.set_document(Document(Puzzle(SLITHERLINK, Board.square(5, 5))))
    assert [tool.text for tool in editor.tools][:2] == ["Select", "Clue"]
    before = editor.grab().toImage()
    old.apply(placed(old.puzzle, Clue("labels", Cell((0, 0)), 1)))
    assert editor.grab().toImage() == before


def test_an_overlay_of_another_board_is_dropped(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(1)))
    line = editor.puzzle.board.cells
    editor.show_overlay(Overlay(line=line, doubt={line[0]: 1.0}))
    assert editor.merged_overlay().line == line
    editor.document.apply(editor.puzzle.reshaped(line[1:]))
    assert editor.merged_overlay().line is None


def test_tab_and_enter_belong_to_the_window_first(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(1)))
    calls: list[object] = []

    def walk(forward: bool) -> bool:
        calls.append(forward)
        return True

    def enter() -> bool:
        calls.append("enter")
        return True

    editor.set_walker(walk, enter)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return):
        QTest.keyClick(editor.view, key)
    assert calls == [True, False, "enter"]


@pytest.mark.parametrize(
    ("key", "text", "held", "board"),
    [
        (Qt.Key.Key_1, "1", Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_1, "1", Qt.KeyboardModifier.AltModifier, False),
        (Qt.Key.Key_E, "e", Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_E, "e", Qt.KeyboardModifier.AltModifier, False),
        (Qt.Key.Key_D, "\x04", Qt.KeyboardModifier.ControlModifier, False),
        (Qt.Key.Key_Up, "", Qt.KeyboardModifier.AltModifier, True),
        (Qt.Key.Key_Delete, "\x7f", Qt.KeyboardModifier.NoModifier, True),
        (Qt.Key.Key_Return, "\r", Qt.KeyboardModifier.NoModifier, False),
        (Qt.Key.Key_F9, "", Qt.KeyboardModifier.NoModifier, False),
    ],
)
def test_which_keys_the_board_claims_from_the_window(
    key: Qt.Key,
    text: str,
    held: Qt.KeyboardModifier,
    board: bool,
    appearance: Appearance,
    qtbot: QtBot,
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(1)))
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, held, text)
    event.ignore()
    QApplication.sendEvent(editor.view, event)
    assert event.isAccepted() is board


# -- screen readers ------------------------------------------------------------------------------


def test_screen_readers_find_a_table_of_cells(appearance: Appearance, qtbot: QtBot) -> None:
    puzzle = placed(Puzzle(NUMBER_PATH, Board.hexagon(2)), Clue("labels", Cell((0, 0)), 12))
    editor = open_editor(appearance, qtbot, puzzle)
    table = QAccessible.queryAccessibleInterface(editor.view)
    assert table.role() == QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Board"
    assert table.childCount() == 19
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(19)]
    assert len(set(names)) == 19
    assert names[9] == "row 3, cell 3, number 12"
    assert names[0] == "row 1, cell 1, empty"
    assert all(table.indexOfChild(table.child(i)) == i for i in range(19))
    cell = table.child(9)
    assert cell.role() == QAccessible.Role.Cell
    assert cell.parent() is table
    assert not cell.state().selected
    editor.select(Selection.of((0, 0)))
    assert cell.state().selected
    assert table.focusChild() is cell
    middle = cell.rect().center()
    assert table.childAt(middle.x(), middle.y()) is cell
    assert table.childAt(-5, -5) is None
    assert table.child(19) is None


def test_the_table_follows_the_board(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    table = QAccessible.queryAccessibleInterface(editor.view)
    gone = table.child(0)
    editor.document.apply(editor.puzzle.reshaped(editor.puzzle.board.cells[1:]))
    assert table.childCount() == 18
    assert not gone.isValid()
    assert table.indexOfChild(gone) == -1
    assert gone.text(QAccessible.Text.Name) == ""


def test_screen_readers_are_told_of_the_cursor_and_of_new_clues(
    appearance: Appearance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    told: list[tuple[QAccessible.Event, int]] = []

    def note(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.child()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    editor.select(Selection.of((0, 0)))
    QTest.keyClicks(editor.view, "7")
    QTest.keyClick(editor.view, Qt.Key.Key_Return)
    assert told == [(QAccessible.Event.Focus, 9), (QAccessible.Event.NameChanged, 9)]


def test_a_number_that_is_taken_back_waits_again(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    offers: list[int | None] = []
    editor.offerChanged.connect(offers.append)
    editor.select(Selection.of((0, 0)))
    QTest.keyClicks(editor.view, "7")
    QTest.keyClick(editor.view, Qt.Key.Key_Return)
    assert editor.writing.offer == 8
    editor.undo()
    assert editor.writing.offer == 7
    editor.redo()
    assert editor.writing.offer == 8
    # Another number that comes or goes is none of its business.
    editor.perform(Decision(after=with_label(editor.puzzle, 3)))
    assert editor.writing.offer == 8
    editor.undo()
    assert editor.writing.offer == 8
    assert offers == [8, 7, 8]


def test_the_number_that_waits_is_forgotten_with_its_puzzle(
    appearance: Appearance, qtbot: QtBot
) -> None:
    """Another board of the kind had it marked in the strip, though it had other numbers or none."""
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.hexagon(2)))
    offers: list[int | None] = []
    editor.offerChanged.connect(offers.append)
    for take_back in (False, True):
        editor.select(Selection.of((0, 0)))
        QTest.keyClicks(editor.view, "7")
        QTest.keyClick(editor.view, Qt.Key.Key_Return)
        if take_back:
            editor.undo()
        editor.set_document(Document(Puzzle(NUMBER_PATH, Board.hexagon(2))))
        assert editor.writing.offer is None is offers[-1]
        # Undo there brings none of it back.
        editor.perform(Decision(after=with_label(editor.puzzle, 7)))
        editor.undo()
        assert editor.writing.offer is None


def test_the_last_number_of_all_waits_again(appearance: Appearance, qtbot: QtBot) -> None:
    editor = open_editor(appearance, qtbot, Puzzle(NUMBER_PATH, Board.square(2, 2)))
    editor.writing.set_offer(1)
    player = Player(editor)
    for at in ("0,0", "0,1", "1,1", "1,0"):
        player.do(f"click {at}")
    assert len(editor.puzzle.clues.of("labels")) == 4 and editor.writing.offer is None
    offers = []
    for move in (editor.undo, editor.undo, editor.redo, editor.redo):
        move()
        offers.append(editor.writing.offer)
    assert offers == [4, 3, 4, None]


def test_a_number_chosen_by_hand_stays_in_hand(appearance: Appearance, qtbot: QtBot) -> None:
    """Though the one before it is erased, which nobody placed meanwhile."""
    editor = open_editor(appearance, qtbot, with_label(Puzzle(NUMBER_PATH, Board.hexagon(2)), 7))
    editor.writing.set_offer(8)
    editor.perform(Decision(after=editor.puzzle.erased(Clue("labels", Cell((1, 0))))))
    assert editor.writing.offer == 8


def with_label(puzzle: Puzzle, value: int) -> Puzzle:
    """With a label in a cell of its own."""
    found = puzzle.placed(Clue("labels", Cell((1, 0)), value))
    assert isinstance(found, Puzzle)
    return found
