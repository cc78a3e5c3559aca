"""What is painted ahead: a zoom and a long line, some milliseconds a turn, the same in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import At, Board, Cell
from studio.drawing.overlay import Overlay
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.document.document import Document
from studio.gui.editor.canvas import ahead, zoom_view
from studio.gui.editor.canvas.ahead import Ahead
from studio.gui.editor.canvas.pixels import Frame, Pixels
from studio.gui.editor.editor import Editor
from studio.gui.style.appearance import Appearance
from studio.puzzle import Clue, Puzzle
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

BOARD = Board.square(16, 14)
CLUES = [Clue("numbers", Cell(at), (3 * at[0] + at[1]) % 4) for at in BOARD.cells if sum(at) % 3]
ZOOMS: dict[str, Callable[[Editor], None]] = {
    "in": lambda editor: editor.view.zoom_in(),
    "out": lambda editor: editor.view.zoom_out(),
    "to": lambda editor: editor.view.zoom_to(1.93, QPointF(211, 77)),
    "natural": lambda editor: editor.view.show_natural(),
    "width": lambda editor: editor.view.fit_width(),
}


@pytest.fixture
def editor(appearance: Appearance, qtbot: QtBot) -> Editor:
    puzzle = Puzzle(SLITHERLINK, BOARD).placed(*CLUES)
    assert isinstance(puzzle, Puzzle)
    return shown(appearance, qtbot, puzzle)


def shown(appearance: Appearance, qtbot: QtBot, puzzle: Puzzle) -> Editor:
    editor = Editor(appearance, Document(puzzle))
    qtbot.addWidget(editor)
    editor.resize(900, 700)
    with qtbot.waitExposed(editor):
        editor.show()
    turns()
    return editor


def seen(editor: Editor) -> QImage:
    return editor.view.viewport().grab().toImage()


def afresh(editor: Editor) -> QImage:
    """The same without anything that was kept."""
    for layer in editor.scene._layers.values():
        layer._pixels = None
    return seen(editor)


def frame(editor: Editor) -> tuple[float, float, float]:
    to = editor.view.viewportTransform()
    return to.m11(), to.dx(), to.dy()


@pytest.mark.parametrize("zoom", ZOOMS.values(), ids=ZOOMS)
def test_a_zoom_of_a_large_board_is_seen_when_it_is_painted(
    editor: Editor, zoom: Callable[[Editor], None]
) -> None:
    before, picture = frame(editor), seen(editor)
    zoom(editor)
    assert frame(editor) == before and seen(editor) == picture
    # It holds at once for all who ask where something is.
    there, scale = editor.view.pixel(3, 5), editor.view.scale_px
    assert scale != before[0]
    point = editor.view.board_point(QPointF(100, 50))
    turns()
    assert frame(editor)[0] == scale
    assert editor.view.pixel(3, 5) == there
    assert editor.view.board_point(QPointF(100, 50)) == point
    assert seen(editor) == afresh(editor) != picture


def test_one_zoom_follows_another_before_it_is_seen(editor: Editor) -> None:
    before = frame(editor)
    for _ in range(3):
        editor.view.zoom_in()
    share = editor.view.share
    assert frame(editor) == before
    turns()
    assert editor.view.share == share > 1.4
    assert seen(editor) == afresh(editor)


def test_a_gesture_is_followed_however_fast_it_goes(
    editor: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Zooms that follow each other faster than they are painted ahead are seen now and then."""
    clock = [100.0]
    monkeypatch.setattr(zoom_view.time, "monotonic", lambda: clock[0])
    seen_at = []
    for step in range(12):
        editor.view.zoom_to(1.0 + 0.1 * (step + 1))
        if frame(editor)[0] == editor.view.scale_px:
            seen_at.append(step)
        clock[0] += 0.016
    assert seen_at == [4, 9]
    turns()
    assert seen(editor) == afresh(editor)


def test_a_window_of_another_size_shows_the_board_fitted_at_once(editor: Editor) -> None:
    editor.resize(700, 500)
    assert frame(editor)[0] == editor.view.scale_px
    assert editor.view.share == pytest.approx(1.0) and not editor.scene.busy


def test_a_pan_takes_over_a_zoom_that_is_not_seen_yet(editor: Editor) -> None:
    editor.view.zoom_in()
    scale = editor.view.scale_px
    editor.view.pan(QPointF(30, -20))
    assert frame(editor)[0] == scale
    turns()
    assert frame(editor)[0] == scale
    assert seen(editor) == afresh(editor)


def test_what_is_kept_moves_with_the_board(editor: Editor) -> None:
    editor.view.zoom_in()
    turns()
    for by in (QPointF(40, 0), QPointF(-7, 33), QPointF(0, -250), QPointF(900, 10)):
        editor.view.pan(by)
        turns()
        assert seen(editor) == afresh(editor)


@pytest.fixture
def begun(editor: Editor) -> Editor:
    """An editor whose zoom is painted in part: some of the clues are."""
    editor.view.zoom_in()
    work, clues = editor.scene._ahead, editor.scene._layers["clues"]
    work._turns.stop()
    while clues._coming is None:
        next(work._work)
    next(work._work)
    assert not clues._coming.done
    return editor


def finish(editor: Editor, qtbot: QtBot) -> None:
    """Let what was begun go on to its end."""
    editor.scene._ahead._turns.start(0)
    qtbot.waitUntil(lambda: not editor.scene._ahead.busy)
    turns()


def test_an_edit_before_a_zoom_is_seen_is_seen_in_it(begun: Editor, qtbot: QtBot) -> None:
    before = frame(begun)
    gone = [clue for clue in CLUES if clue.spot != Cell((0, 0))][::7]
    after = begun.puzzle.erased(*gone).placed(Clue("numbers", Cell((0, 0)), 2))
    assert isinstance(after, Puzzle)
    begun.document.apply(after)
    begun.refreshing.now()
    assert frame(begun) == before
    finish(begun, qtbot)
    assert frame(begun) != before
    assert seen(begun) == afresh(begun)


def test_another_theme_before_a_zoom_is_seen_is_seen_in_it(begun: Editor, qtbot: QtBot) -> None:
    begun.scene.set_colour(lambda role: QColor("teal" if role == "text" else "beige"))
    finish(begun, qtbot)
    assert seen(begun) == afresh(begun)


def test_what_grows_pale_stays_as_it_was(qapp: QApplication) -> None:
    pixels = Pixels(Frame(10.0, 0.0, 0.0, 40, 30, 1.0))
    pixels.mend(lambda painter, box: painter.fillRect(box, QColor("red")))
    old = pixels.copy()
    pixels.spoil(QRectF(0, 0, 1, 1))
    pixels.mend(lambda painter, box: painter.fillRect(box, QColor("blue")))
    colours = []
    for each in (old, pixels):
        image = QImage(40, 30, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        each.put(painter, QRectF(0, 0, 4, 3))
        painter.end()
        colours.append([image.pixelColor(*at).name() for at in ((4, 4), (20, 4))])
    assert colours == [["#ff0000", "#ff0000"], ["#0000ff", "#ff0000"]]


def test_another_board_before_a_zoom_is_seen(editor: Editor) -> None:
    editor.view.zoom_in()
    editor.set_document(Document(Puzzle(SLITHERLINK, Board.square(5, 9))))
    turns()
    assert editor.view.share == pytest.approx(1.0)
    assert seen(editor) == afresh(editor)


@pytest.mark.parametrize("count", [99, 100])
def test_a_clue_that_changes_all_figures_is_seen_though_the_board_moves(
    appearance: Appearance, qtbot: QtBot, count: int
) -> None:
    """From a hundred on figures are stamped."""
    clues = [Clue("numbers", Cell(at), 2) for at in BOARD.cells[:count]]
    puzzle = Puzzle(SLITHERLINK, BOARD).placed(*clues[1:])
    assert isinstance(puzzle, Puzzle)
    editor = shown(appearance, qtbot, puzzle)
    editor.view.zoom_in()
    turns()
    full = puzzle.placed(clues[0])
    assert isinstance(full, Puzzle)
    editor.document.apply(full)
    editor.refreshing.now()
    editor.view.pan(QPointF(3, 2))
    turns()
    screen = editor.screen().grabWindow(editor.window().winId()).toImage()
    corner = editor.view.viewport().mapTo(editor.window(), QPoint(0, 0))
    size = editor.view.viewport().size()
    now = screen.copy(corner.x(), corner.y(), size.width(), size.height())
    assert now.convertToFormat(QImage.Format.Format_RGB32) == afresh(editor).convertToFormat(
        QImage.Format.Format_RGB32
    )


# -- a long line ---------------------------------------------------------------------------------


def snake(board: Board) -> tuple[At, ...]:
    """A line through all cells, row by row."""
    return tuple(sorted(board.cells, key=lambda at: (at[0], at[1] if at[0] % 2 else -at[1])))


@pytest.fixture
def path(appearance: Appearance, qtbot: QtBot) -> Editor:
    assert all(BOARD.touching(a, b) for a, b in pairwise(snake(BOARD)))
    return shown(appearance, qtbot, Puzzle(NUMBER_PATH, BOARD))


def test_a_long_line_that_comes_is_painted_ahead(path: Editor) -> None:
    bare = seen(path)
    path.show_overlay(Overlay(line=snake(BOARD)))
    path.draw_now()
    assert seen(path) == bare
    turns()
    assert seen(path) == afresh(path) != bare
    path.show_overlay(Overlay())
    turns()
    assert seen(path) == bare


def test_the_next_picture_does_not_wait_for_a_long_line(path: Editor) -> None:
    path.show_overlay(Overlay(line=snake(BOARD)))
    path.draw_now()
    path.show_overlay(Overlay(line=snake(BOARD)[::-1], odd=frozenset({(0, 0)})))
    path.draw_now()
    at_once = seen(path)
    turns()
    assert seen(path) == at_once == afresh(path)


def test_a_line_that_is_half_painted_is_never_seen(
    path: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step a turn; after some of them another picture comes, of the same line and more."""
    monkeypatch.setattr(ahead, "TURN_S", -1.0)
    line, most = snake(BOARD), 0
    for count in range(1, 12):
        path.show_overlay(Overlay(line=line))
        path.draw_now()
        for _ in range(count):
            QApplication.processEvents()
        most = max(most, count if path.scene.busy else 0)
        path.show_overlay(Overlay(line=line, odd=frozenset({(0, 0)})))
        path.draw_now()
        at_once = seen(path)
        turns()
        assert at_once == seen(path) == afresh(path)
        path.show_overlay(Overlay())
        turns()
    # Some of them came in the middle of the work.
    assert most > 1


def test_a_long_line_takes_several_turns_to_paint(
    path: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is one shape, of which a zoom was painted at once."""
    monkeypatch.setattr(ahead, "TURN_S", -1.0)
    path.show_overlay(Overlay(line=snake(BOARD)))
    path.draw_now()
    assert steps_left(path) > 3
    assert path.scene.slow
    path.view.zoom_in()
    assert path.scene.busy and steps_left(path) > 3
    assert seen(path) == afresh(path)


def steps_left(editor: Editor) -> int:
    """How many turns pass until what is prepared is shown."""
    count = 0
    while editor.scene.busy:
        QApplication.processEvents()
        count += 1
    turns()
    return count


def test_a_zoom_while_a_long_line_is_painted(path: Editor) -> None:
    path.show_overlay(Overlay(line=snake(BOARD)))
    path.draw_now()
    QApplication.processEvents()
    path.view.zoom_in()
    turns()
    assert path.view.share > 1.1
    assert path.scene._layers["line"].given
    assert seen(path) == afresh(path)


def test_a_long_line_grows_pale_over_the_next_one(
    path: Editor, appearance: Appearance, qtbot: QtBot
) -> None:
    """In a cross-fade the pixels of before stay as they are."""
    appearance.set_reduced_motion(False)
    path.show_overlay(Overlay(line=snake(BOARD)))
    turns()
    path.show_overlay(Overlay(line=snake(BOARD)), faded=True)
    turns()
    pale = seen(path)
    path.show_overlay(Overlay(line=snake(BOARD)[:100]))
    path.draw_now()
    while not path.scene._leaving:
        QApplication.processEvents()
    fading = seen(path)
    qtbot.waitUntil(lambda: not path.scene._leaving)
    assert seen(path) == afresh(path) not in (pale, fading)


# -- turns ---------------------------------------------------------------------------------------


def steps(done: list[int], count: int) -> Iterator[None]:
    for number in range(count):
        done.append(number)
        yield


def test_work_is_done_in_turns_and_then_what_follows(qtbot: QtBot) -> None:
    parent = QObject()
    turned, done, followed = Ahead(parent), list[int](), list[int]()
    turned.begin(steps(done, 1000), lambda: followed.append(len(done)))
    assert turned.busy and not done
    qtbot.waitUntil(lambda: not turned.busy)
    assert followed == [1000]


def test_a_turn_ends_in_time_and_what_follows_waits_for_another(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """By a clock on which each step takes 1.2 ms."""
    clock = 0.0

    def work(count: int) -> Iterator[None]:
        nonlocal clock
        for _ in range(count):
            clock += 0.0012
            yield

    monkeypatch.setattr(ahead.time, "perf_counter", lambda: clock)
    followed: list[float] = []
    parent = QObject()
    turned = Ahead(parent)
    turned.begin(work(3), lambda: followed.append(clock))
    turned._turn()
    assert clock == pytest.approx(0.0024)
    # The last step takes the turn: what follows is a paint.
    turned._turn()
    assert clock == pytest.approx(0.0036) and not followed
    turned._turn()
    assert len(followed) == 1


def test_other_work_and_an_end_do_at_once_what_follows(qtbot: QtBot) -> None:
    parent = QObject()
    turned, done, followed = Ahead(parent), list[int](), list[str]()
    turned.begin(steps(done, 10), lambda: followed.append("first"))
    turned.begin(steps(done, 10), lambda: followed.append("second"))
    assert followed == ["first"] and not done
    turned.end()
    assert followed == ["first", "second"] and not turned.busy
    turned.begin(steps(done, 10), lambda: followed.append("third"))
    turned.drop()
    turns()
    assert followed == ["first", "second"] and not done
