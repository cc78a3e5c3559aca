"""A line drawn again, drawings leafed through, and drawings mended, in the window."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.board.figures import house
from studio.board.free import graph_board, lines_of
from studio.drawing.overlay import Overlay
from studio.drawing.shapes import Shape, Text
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.families import NUMBER_PATH
from studio.families.one_stroke import ONE_STROKE
from studio.gui.dialogs import all_drawings
from studio.gui.dialogs.all_drawings import DrawingPictures, DrawingsDialog
from studio.gui.document.document import Document
from studio.gui.editor.tools import Pointer
from studio.gui.editor.tools.graph import Grid, snapped
from studio.gui.panel import replay as module
from studio.gui.panel.layer_rows import SHOWN_AT_FIRST
from studio.gui.panel.replay import Replay, drawn_so_far
from studio.gui.style.appearance import Appearance
from studio.gui.style.painter import Piece
from studio.gui.widgets import panel_state
from studio.gui.widgets.advice import INSET
from studio.gui.widgets.replay_bar import ReplaySection
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.strokes import why_no_stroke
from studio.work.analyse import Analysis
from studio.work.findings import Walked
from tests.gui.cards import leave_cards
from tests.gui.names import nameless
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SQUARE = graph_board(
    [(0, 0), (1, 0), (1, 1), (0, 1)], [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2), (1, 3)]
)
TRIANGLE = graph_board([(0, 0), (1, 0), (0, 1)], [(0, 1), (1, 2), (0, 2)])
RING = ((0, 0), (0, 1), (1, 1), (1, 0))


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def show(window: Window, puzzle: Puzzle) -> None:
    """A puzzle on the board, and all that is found out about it."""
    window.open_document(Document(puzzle))
    compiled = puzzle.compile()
    run = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run()
    for finding in run:
        window.live.knowledge = window.live.knowledge.knowing(finding)
    window.refresh.ask()
    turns()


# -- the clock -------------------------------------------------------------------------------------


def test_a_line_is_drawn_step_by_step(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STEP_MS", 5)
    monkeypatch.setattr(module, "LEAST_MS", 5)
    replay = Replay()
    replay.follow(RING, closed=True)
    assert (replay.steps, replay.step, replay.playing) == (4, None, False)
    seen: list[int | None] = []
    replay.changed.connect(lambda: seen.append(replay.step))
    replay.toggle()
    assert replay.playing and replay.step == 0
    qtbot.waitUntil(lambda: not replay.playing)
    assert seen == [0, 1, 2, 3, 4]
    replay.toggle()
    replay.toggle()
    assert not replay.playing and replay.step == 0
    replay.move(-1)
    assert replay.step == 0
    replay.move(9)
    assert replay.step == 4
    replay.end()
    replay.move(-1)
    assert replay.step == 3
    replay.follow(RING, closed=True)
    assert replay.step == 3
    replay.follow(RING[:2], closed=False)
    assert (replay.step, replay.steps) == (None, 1)
    replay.follow(None, closed=False)
    replay.toggle()
    assert not replay.playing and replay.step is None


@pytest.mark.parametrize("button", ["toggled", "list_requested"])
def test_why_nothing_was_shown_goes_once_it_is(window: Window, button: str) -> None:
    section = window.editor_page.panel.replay
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(0, 0))))
    turns()
    getattr(section, button).emit()
    assert window.notices.sentence
    told = window.notices.sentence
    show(window, Puzzle(ONE_STROKE, TRIANGLE))
    window.notices.refuse(told)
    getattr(section, button).emit()
    assert not window.notices.sentence
    leave_cards(window)


def test_what_is_drawn_so_far() -> None:
    whole = Overlay(line=RING, line_closed=True, captions=("a", "b", "c", "d"))
    assert drawn_so_far(whole, None) is whole
    assert drawn_so_far(whole, 0).line is None
    two = drawn_so_far(whole, 2)
    assert (two.line, two.line_closed, two.captions) == (RING[:3], False, ("a", "b"))
    assert drawn_so_far(whole, 3).line_closed is False
    full = drawn_so_far(whole, 4)
    assert (full.line, full.line_closed) == (RING, True)


# -- in the window ---------------------------------------------------------------------------------


def test_the_house_speaks_its_syllables_as_it_is_drawn(window: Window) -> None:
    show(window, Puzzle(ONE_STROKE, house()))
    section = window.editor_page.panel.replay
    assert section.isVisible() and not window.action("layer_line").isChecked()
    assert not section.hide_line.isVisible()
    section.first.click()
    turns()
    assert window.action("layer_line").isChecked()
    said = [section.said.text()]
    for _ in range(8):
        section.forward.click()
        turns()
        said.append(section.said.text())
    assert said == [
        "", "das", "das klei-", "das klei-ne", "das klei-ne Haus", "das klei-ne Haus des",
        "das klei-ne Haus des Ni-", "das klei-ne Haus des Ni-ko-",
        "das klei-ne Haus des Ni-ko-laus",
    ]  # fmt: skip
    assert not section.forward.isEnabled() and section.steps.text() == "8 of 8"
    section.back.click()
    turns()
    overlay = window.presenter().overlay()
    assert overlay.line is not None and len(overlay.line) == 8
    assert overlay.captions == ("das", "klei", "ne", "Haus", "des", "Ni", "ko")
    section.last.click()
    turns()
    assert section.said.text() == ""
    window.action("replay").trigger()
    assert window.replaying.replay.playing
    window.action("replay").trigger()
    assert not window.replaying.replay.playing


@pytest.mark.parametrize("drawing", [house(), TRIANGLE], ids=["rhyme", "none"])
def test_the_buttons_stay_under_the_mouse(window: Window, drawing: Board) -> None:
    show(window, Puzzle(ONE_STROKE, drawing))
    section = window.editor_page.panel.replay

    def place() -> tuple[int, int]:
        turns()
        return section.back.mapTo(section, QPoint()).y(), section.height()

    before = place()
    for button in (section.back, section.back, section.first, section.forward, section.last):
        button.click()
        assert place() == before
    assert section.said.isVisible() is (drawing == house())


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_rhyme_has_its_room_from_the_beginning(qtbot: QtBot, scale: float) -> None:
    appearance = Appearance(scale=scale)
    section = ReplaySection(appearance)
    qtbot.addWidget(section)
    section.setFixedWidth(appearance.px(appearance.tokens.size["panel"] - 2 * (24 - INSET)))
    section.show()
    words = ["das", "klei-ne", "Haus", "des", "Ni-ko-laus", "in", "sehr", "gro-ßen", "Buch-sta-ben"]
    heights = set()
    for step in (None, *range(len(words) + 1)):
        said = " ".join(words[: step or 0])
        section.show_replay(panel_state.Replay(9, step, False, "1 of 88", said, " ".join(words)))
        turns()
        heights.add(section.back.mapTo(section, QPoint()).y())
    assert len(heights) == 1
    assert section.said.height() >= section.said.heightForWidth(section.said.width()) > 0


def test_all_drawings_are_leafed_through(window: Window) -> None:
    show(window, Puzzle(ONE_STROKE, house()))
    walked = window.live.knowledge.walked
    assert isinstance(walked, Walked) and len(set(walked.lines)) == 88 and walked.every
    section = window.editor_page.panel.replay
    assert section.isVisible()
    first, _ = window.presenter().line()
    section.next.click()
    turns()
    second, _ = window.presenter().line()
    assert first != second and second in walked.lines
    section.previous.click()
    turns()
    assert window.presenter().line()[0] == first
    window.action("all_drawings").trigger()
    (dialog,) = (d for d in window.findChildren(DrawingsDialog) if d.isVisible())
    QTest.keyClick(dialog.sheet, Qt.Key.Key_End)
    assert "Drawing 88 of 88" in dialog.facts.text() and nameless(window) == []
    QTest.keyClick(dialog.sheet, Qt.Key.Key_Return)
    assert window.presenter().line()[0] == walked.lines[-1]
    assert window.replaying.replay.playing


def test_captions_of_all_drawings_tell_them_apart(window: Window) -> None:
    show(window, Puzzle(ONE_STROKE, house()))
    walked = window.live.knowledge.walked
    assert isinstance(walked, Walked)
    pictures = DrawingPictures(window.document.puzzle, walked.lines)
    for number, line in enumerate(walked.lines):
        assert pictures.caption(number) == "".join("abcde"[at[0]] for at in line)


def test_names_of_several_letters_stand_apart_in_captions() -> None:
    board = graph_board([(0, 0), (2, 0), (1, 2)], [(0, 1), (1, 2), (0, 2)], names=("Ulm", "", "b"))
    pictures = DrawingPictures(Puzzle(ONE_STROKE, board), (((0,), (1,), (2,), (0,)),))
    assert pictures.caption(0) == "Ulm a b Ulm"


def test_corners_that_captions_of_drawings_name_have_their_letters_in_the_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: set[str] = set()

    def spy(shapes: Iterable[Shape]) -> tuple[Piece, ...]:
        shown.update(shape.text for shape in shapes if isinstance(shape, Text))
        return ()

    monkeypatch.setattr(all_drawings, "compile_shapes", spy)
    line = tuple((node,) for node in (0, 1, 2, 0, 3, 2, 4, 3, 1))
    pictures = DrawingPictures(Puzzle(ONE_STROKE, house()), (line,))
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    pictures.paint(painter, QRectF(image.rect()), "light", 0)
    painter.end()
    assert set("abcde") <= shown


def test_captions_of_long_drawings_say_where_each_is_another_one() -> None:
    ring = [(node,) for node in range(12)]
    lines = [(*ring, (0,)), (*ring[:6], *reversed(ring[6:]), (0,))]
    places = [(float(node), float(node % 2)) for node in range(12)]
    pictures = DrawingPictures(Puzzle(ONE_STROKE, graph_board(places)), tuple(lines))
    assert [pictures.caption(number) for number in range(2)] == [
        "a … f g h i j k l a",
        "a … f l k j i h g a",
    ]


def test_lines_that_help_are_marked_and_added_by_a_click(window: Window) -> None:
    for way, lines in ((0, 7), (1, 7)):
        show(window, Puzzle(ONE_STROKE, SQUARE))
        overlay = window.presenter().overlay()
        assert len(overlay.added) == 1 and len(overlay.twice) == 1 and overlay.strokes == ()
        window.action("layer_line").setChecked(True)
        strokes = window.presenter().overlay().strokes
        assert len(strokes) == 2 and sum(len(line) - 1 for line in strokes) == 6
        panel = window.editor_page.panel
        assert panel.advice_count() == 2
        panel.focus_advice(way)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        board = window.document.puzzle.board
        assert not board.has_faces and len(lines_of(board).edges) == lines
        assert why_no_stroke(board.cell_graph) is None
        window.editor.undo()
        assert window.document.puzzle.board == SQUARE
        window.action("layer_line").setChecked(False)


def test_solutions_of_other_families_are_drawn_again_too(window: Window) -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3))
    placed = puzzle.placed(Clue("labels", Cell((0, 0)), 1), Clue("labels", Cell((2, 2)), 9))
    assert isinstance(placed, Puzzle)
    window.action("layer_line").setChecked(False)
    show(window, placed)
    section = window.editor_page.panel.replay
    assert not section.isVisible()
    window.action("replay").trigger()
    turns()
    assert section.isVisible() and window.replaying.replay.playing
    window.replaying.replay.seek(5)
    line = window.presenter().overlay().line
    assert line is not None and len(line) == 6
    assert not section.next.isVisible() and section.said.text() == ""
    section.hide_line.click()
    turns()
    assert not section.isVisible() and not window.action("layer_line").isChecked()


# -- what the hand is about to draw ----------------------------------------------------------------


def test_the_place_of_a_corner_and_the_line_to_it_show_before_the_button_goes_up(
    window: Window,
) -> None:
    window.open_document(Document(Puzzle(ONE_STROKE, house())))
    editor = window.editor
    editor.hand.hover(Pointer((4.2, 0.8)))
    sketch = editor.merged_overlay().sketch
    assert sketch is not None and (sketch.end, sketch.start) == ((4.0, 1.0), None)
    assert len(sketch.guides) == 25 and (4.0, 1.0) in sketch.guides
    x, y = house().centre((4,))
    editor.hand.hover(Pointer((x, y)))
    assert editor.merged_overlay().sketch is None
    editor.hand.press(Pointer((x, y)))
    editor.hand.drag(Pointer((4.2, 0.8)))
    sketch = editor.merged_overlay().sketch
    assert sketch is not None and (sketch.end, sketch.start) == ((4.0, 1.0), (x, y))
    editor.hand.release(Pointer((4.2, 0.8)))
    assert editor.merged_overlay().sketch is None
    board = window.document.puzzle.board
    assert not board.has_faces and lines_of(board).edges[-1] == (4, 5)
    window.editor.keyboard.press(Qt.Key.Key_D, "d", shift=False, ctrl=False, alt=False)
    editor.hand.hover(Pointer((5.6, 0.9)))
    sketch = editor.merged_overlay().sketch
    assert sketch is not None and sketch.end == (5.5, 0.866025)
    # Five in the row itself and in every second one, four in those between.
    assert len(set(sketch.guides)) == 23 and sketch.end in sketch.guides
    assert all(snapped(place, Grid.TRIANGLES) == place for place in sketch.guides)
    editor.hand.hover(None)
    assert editor.merged_overlay().sketch is None


def test_drawing_it_again_leaves_the_next_puzzle_without_its_solution(window: Window) -> None:
    show(window, Puzzle(ONE_STROKE, house()))
    before = window.settings.layers
    window.action("replay").trigger()
    turns()
    assert window.action("layer_line").isChecked() and "line" in window.switches.layers
    # The next start knows nothing of it.
    assert "line" not in (window.settings.layers or ())
    show(window, Puzzle(ONE_STROKE, house()))
    assert not window.action("layer_line").isChecked() and "line" not in window.switches.layers
    window.action("replay").trigger()
    turns()
    # Who switches it herself has it from then on.
    window.action("layer_line").trigger()
    window.action("layer_line").trigger()
    assert "line" in (window.settings.layers or ())
    show(window, Puzzle(ONE_STROKE, house()))
    window.action("replay").trigger()
    show(window, Puzzle(ONE_STROKE, house()))
    assert window.action("layer_line").isChecked()
    window.action("layer_line").setChecked(False)
    assert window.settings.layers == (before or SHOWN_AT_FIRST)
