"""Nothing stale is on show: marks, sentences, places; what is typed is judged as it is typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio import assets
from studio.board import Board, Cell, Edge
from studio.board.free import graph_board, with_edge
from studio.board.tilings import APERIODIC
from studio.engines.events import Verdict
from studio.families import JUMP_MAZE, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.formats import native
from studio.gui.document.document import Document
from studio.gui.editor.canvas.scene import FADED
from studio.gui.editor.tools.number import NumberTool
from studio.gui.editor.tools.tool import Selection
from studio.gui.panel.view import view_of
from studio.gui.widgets.advice_sections import ConflictSection
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.depth import Depth
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Finding,
    Finished,
    Judged,
    Redundant,
    Suggested,
    Suggestion,
    WayOut,
)
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class Asked:
    """A solving side that notes the puzzles it is asked about and lets the test answer."""

    def __init__(self, tell: Callable[[int, Finding], None]) -> None:
        self.tell = tell
        self.puzzles: list[Puzzle] = []
        self.round = 0

    def analyse(self, revision: int, puzzle: Callable[[], str], depth: Depth) -> None:
        self.puzzles.append(native.read(puzzle()).puzzle)
        self.round = revision

    def stop(self, revision: int) -> None:
        self.round = revision

    def close(self) -> None:
        """Nothing runs."""

    def say(self, *findings: Finding) -> None:
        """Findings about the puzzle of now."""
        for finding in findings:
            self.tell(self.round, finding)
        turns()


@pytest.fixture
def window(whole_window: Window) -> Iterator[Window]:
    whole_window.live.start(Asked)  # type: ignore[arg-type]
    yield whole_window


def asked(window: Window) -> Asked:
    turns()
    solving = window.live.solving
    assert isinstance(solving, Asked)
    return solving


def puzzle_with(*clues: Clue, radius: int = 2) -> Puzzle:
    puzzle = Puzzle(NUMBER_PATH, Board.hexagon(radius)).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


SEVEN = Clue("labels", Cell((0, 0)), 7)


def label(window: Window) -> str:
    return window.editor_page.status._position.text()


def hints(window: Window) -> str:
    turns()
    return window.editor_page.status._hints.accessibleName()


# -- marks -----------------------------------------------------------------------------------------


def test_tilings_that_cannot_be_turned_or_mirrored_say_so(window: Window) -> None:
    board = Board.patch(APERIODIC[0], 5, 5)
    window.open_document(Document(Puzzle(SLITHERLINK, board)))
    for key, words in (
        ("turn", "No turn leads this tiling onto itself"),
        ("mirror", "This tiling is not its own mirror image"),
    ):
        window.action(key).trigger()
        assert hints(window) == words
        assert not window.document.undo_stack.canUndo()


@pytest.mark.parametrize("live", [True, False])
def test_marks_of_the_new_board_survive_the_edit_that_made_it(window: Window, live: bool) -> None:
    """Whoever hears of the edit first, the marks of the drawing after it are on show."""
    board = graph_board([(0, 0), (2, 0), (1, 1), (1, 3)], [(0, 1), (1, 2), (2, 0), (2, 3)])
    window.open_document(Document(Puzzle(ONE_STROKE, board)))
    window.action("live").setChecked(live)
    turns()
    assert window.editor.merged_overlay().odd == {(2,), (3,)}
    window.document.apply(window.document.puzzle.redrawn(with_edge(board, 0, 3)))
    turns()
    assert window.editor.merged_overlay().odd == {(0,), (2,)}


def test_cells_of_no_use_are_marked_after_a_maze_was_reshaped(window: Window) -> None:
    board = Board.square(4, 4)
    maze = Puzzle(JUMP_MAZE, board).placed(
        Clue("start", Cell((0, 0))), Clue("target", Cell((3, 3))), Clue("jumps", Cell((0, 0)), 3)
    )
    assert isinstance(maze, Puzzle)
    window.open_document(Document(maze))
    turns()
    assert window.editor.merged_overlay().unreached
    window.document.apply(maze.reshaped([at for at in board.cells if at != (2, 2)]))
    turns()
    overlay = window.editor.merged_overlay()
    assert overlay.unreached and (2, 2) not in overlay.unreached


SEVERAL = (Judged(Verdict.SEVERAL), Counted(9, False))


def test_while_an_edit_is_judged_marks_stay_paler_and_change_once(
    window: Window, qtbot: QtBot
) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    first, second = Edge.of((0, 0), (1, 0)), Edge.of((0, 0), (0, 1))
    asked(window).say(*SEVERAL, Common((first,), 18), Finished(0.1))
    overlay = window.editor.merged_overlay
    qtbot.waitUntil(lambda: overlay().common == {first})
    scene, rows = window.editor.scene, window.editor_page.panel.layers
    places = [line.mapTo(window, line.rect().topLeft()) for line in rows.lines.values()]
    window.document.apply(puzzle_with(SEVEN, Clue("labels", Cell((2, 0)), 3)))
    turns()
    assert overlay().common == {first} and scene.strength == FADED
    asked(window).say(*SEVERAL, Common((second,), 18))
    assert overlay().common == {first} and scene.strength == FADED
    asked(window).say(Finished(0.1))
    qtbot.waitUntil(lambda: overlay().common == {second} and scene.strength == 1.0)
    after = [line.mapTo(window, line.rect().topLeft()) for line in rows.lines.values()]
    assert after == places


def test_marks_do_not_wait_for_a_check_that_takes_long(window: Window, qtbot: QtBot) -> None:
    window.live._patience.setInterval(0)
    first, second = Edge.of((0, 0), (1, 0)), Edge.of((0, 0), (0, 1))
    window.open_document(Document(puzzle_with(SEVEN)))
    asked(window).say(*SEVERAL, Common((first,), 18), Finished(0.1))
    window.document.apply(puzzle_with(SEVEN, Clue("labels", Cell((2, 0)), 3)))
    asked(window).say(*SEVERAL, Common((second,), 18))
    overlay = window.editor.merged_overlay
    qtbot.waitUntil(lambda: overlay().common == {second} and window.live.before is None)


# -- typing ----------------------------------------------------------------------------------------


def test_a_number_is_judged_while_it_is_typed_and_enter_only_confirms(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    solving = asked(window)
    solving.say(Judged(Verdict.UNIQUE), Finished(0.1))
    window.editor.select(Selection.of((1, 0)))
    for key in "13":
        QTest.keyClicks(window.editor.view, key)
        turns()
    values = [puzzle.clues.of("labels").get(Cell((1, 0))) for puzzle in solving.puzzles]
    assert values[-2:] == [1, 13]
    assert window.presenter().state().verdict.kind is VerdictKind.WORKING
    solving.say(Judged(Verdict.NONE), Finished(0.1))
    questions = len(solving.puzzles)
    QTest.keyClick(window.editor.view, Qt.Key.Key_Return)
    turns()
    assert window.document.puzzle.clues.of("labels")[Cell((1, 0))] == 13
    assert len(solving.puzzles) == questions
    assert window.presenter().state().verdict.kind is VerdictKind.NONE


def test_undo_takes_back_the_number_that_is_being_typed_and_names_it(window: Window) -> None:
    """Also where nothing else was done yet, and before the edit that was the last one."""
    window.open_document(Document(puzzle_with(SEVEN)))
    undo = window.action("undo")
    window.editor.select(Selection.of((1, 0)))
    turns()
    assert not undo.isEnabled()
    QTest.keyClicks(window.editor.view, "1")
    turns()
    assert undo.isEnabled() and undo.text() == "Undo Place 1"
    undo.trigger()
    turns()
    assert window.editor.writing.entry is None and not undo.isEnabled()
    for keys in ("1", "\r"):
        QTest.keyClicks(window.editor.view, keys)
    QTest.keyClick(window.editor.view, Qt.Key.Key_Right)
    offered = window.editor.writing.entry
    assert offered is not None and offered.offered
    undo.trigger()
    assert window.editor.writing.entry is None, "what nobody typed goes with the step"
    assert window.document.puzzle.clues.of("labels") == {Cell((0, 0)): 7}


def test_the_head_line_counts_the_number_that_is_typed_as_the_verdict_does(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    window.editor.select(Selection.of((1, 0)))
    QTest.keyClicks(window.editor.view, "1")
    assert "2 numbers" in view_of(window.state()).title.facts
    QTest.keyClick(window.editor.view, Qt.Key.Key_Escape)
    assert "1 number" in view_of(window.state()).title.facts


@pytest.mark.parametrize("proposal", ["redundant", "conflict", "suggestion"])
def test_what_is_proposed_is_done_to_the_puzzle_with_the_number_that_is_typed(
    window: Window, proposal: str
) -> None:
    """It is proposed for that puzzle: what is to go may be the very number."""
    window.open_document(Document(puzzle_with(SEVEN)))
    solving = asked(window)
    window.editor.select(Selection.of((1, 0)))
    QTest.keyClicks(window.editor.view, "1")
    turns()
    one, panel = Clue("labels", Cell((1, 0)), 1), window.editor_page.panel
    if proposal == "redundant":
        solving.say(Judged(Verdict.UNIQUE), Redundant((one,), (one,), 2, 2, final=True))
        panel.remove_redundant_requested.emit()
    elif proposal == "conflict":
        ways = (WayOut(one, Verdict.UNIQUE),)
        solving.say(Judged(Verdict.NONE), Conflict((one, SEVEN), ways=ways))
        panel.way_out_chosen.emit(0)
    else:
        solving.say(Judged(Verdict.SEVERAL), Suggested((Suggestion(one, 1),)))
        panel.suggestion_placed.emit(0)
    turns()
    assert window.editor.writing.entry is None
    left = {SEVEN.spot: 7} | ({one.spot: 1} if proposal == "suggestion" else {})
    assert window.document.puzzle.clues.of("labels") == left


def test_a_number_that_is_given_up_is_judged_no_more(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    solving = asked(window)
    window.editor.select(Selection.of((1, 0)))
    QTest.keyClicks(window.editor.view, "1")
    turns()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Escape)
    turns()
    assert solving.puzzles[-1].clues == window.document.puzzle.clues
    assert window.document.puzzle.clues.of("labels") == {Cell((0, 0)): 7}


# -- the status line -------------------------------------------------------------------------------


def test_the_status_line_forgets_the_place_on_the_board_before(window: Window) -> None:
    window.open_document(Document(puzzle_with(radius=4)))
    window.editor.select(Selection.of(window.document.puzzle.board.cells[-1]))
    turns()
    assert label(window).startswith("Row 9")
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(5, 5))))
    turns()
    assert label(window) == ""


def test_a_sentence_goes_with_the_next_edit_and_with_another_document(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    window.say("Saved.")
    assert hints(window) == "Saved"
    window.document.apply(puzzle_with())
    assert "Click a cell" in hints(window)
    window.say("Saved.")
    window.open_document(Document(puzzle_with(SEVEN)))
    assert "Click a cell" in hints(window)


def test_a_hint_under_the_pointer_takes_no_sentence_back(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    window.editor.say("Removing this cell also removes 2 clues.")
    window.say("Saved.")
    window.editor.say("")
    assert hints(window) == "Saved"


def test_hints_have_their_room_before_the_place(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    window.resize(1024, 700)
    turns()
    status = window.editor_page.status
    status.show_position("sides from the top clockwise in " + "1,234,567, " * 30)
    turns()
    assert status._hints.width() >= status._hints.sizeHint().width()
    assert status.zoom.geometry().right() <= status.width()


# -- the focus -------------------------------------------------------------------------------------


def test_after_a_suggestion_was_taken_the_board_has_the_focus(window: Window, qtbot: QtBot) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    clue = Clue("labels", Cell((1, 0)), 8)
    solving = asked(window)
    with qtbot.waitSignal(window.live.updated):
        solving.say(*SEVERAL, Suggested((Suggestion(clue, 3),)), Finished(0.1))
    window.refresh.now()
    window.activateWindow()
    window.editor.setFocus()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Tab)
    focused = window.focusWidget()
    assert focused is not None and window.editor_page.panel.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert clue in set(window.document.puzzle.clues.all())
    assert window.focusWidget() is window.editor.view


def test_a_suggestion_is_told_of_as_long_as_it_has_the_focus(window: Window, qtbot: QtBot) -> None:
    """It was still named below the board while the focus was on another control."""
    window.open_document(Document(puzzle_with(SEVEN)))
    first, second = (Clue("labels", Cell((1, 0)), value) for value in (8, 9))
    with qtbot.waitSignal(window.live.updated):
        asked(window).say(
            *SEVERAL, Suggested((Suggestion(first, 3), Suggestion(second, 2))), Finished(0.1)
        )
    window.activateWindow()
    window.editor.setFocus()
    name = window.presenter().name
    turns()
    before = label(window)
    QTest.keyClick(window.editor.view, Qt.Key.Key_Tab)
    seen = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab, Qt.Key.Key_Tab):
        turns()
        seen.append(label(window))
        focused = window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    turns()
    assert seen == [name(first), name(second), name(first), before]
    assert label(window) == name(first)


def test_a_clue_of_a_conflict_is_told_of_as_long_as_it_has_the_focus(
    window: Window, qtbot: QtBot
) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    with qtbot.waitSignal(window.live.updated):
        asked(window).say(Judged(Verdict.NONE), Conflict((SEVEN,)), Finished(0.1))
    turns()
    section = window.editor_page.panel._section
    assert isinstance(section, ConflictSection)
    (chip,) = section._chips
    before = label(window)
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Space)
    turns()
    assert label(window) == window.presenter().name(SEVEN)
    QTest.keyClick(chip, Qt.Key.Key_Tab)
    turns()
    assert label(window) == before


def test_digits_reach_the_board_from_anywhere_without_a_field(window: Window) -> None:
    window.open_document(Document(puzzle_with(SEVEN)))
    window.editor.select(Selection.of((1, 0)))
    window.editor_page.panel.foot.button.setFocus()
    QTest.keyClick(window.editor_page.panel.foot.button, Qt.Key.Key_1)
    entry = window.editor.writing.entry
    assert entry is not None and (entry.at, entry.text) == ((1, 0), "1")
    assert window.focusWidget() is window.editor.view


def test_esc_leads_one_step_back_from_anywhere(window: Window) -> None:
    example = assets.path("examples") / "slitherlink" / "garden.puzzle"
    window.files.open_example(example)
    window.editor_page.panel.foot.button.setFocus()
    QTest.keyClick(window.editor_page.panel.foot.button, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.editor.view
    for mode in ("play", "watch"):
        window.modes.choose(mode)
        QTest.keyClick(window.editor.view, Qt.Key.Key_Escape)
        assert window.modes.editing
    window.action("board_only").setChecked(True)
    QTest.keyClick(window.editor.view, Qt.Key.Key_Escape)
    assert not window.action("board_only").isChecked()


def test_esc_puts_away_what_is_in_hand_before_it_closes_the_panel(window: Window) -> None:
    """The status line said so; the panel went, and the number stayed in hand."""
    window.resize(1024, 680)
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(4, 4))))
    window.editor_page.show_panel(True)
    turns()
    strip = window.editor_page.strip.numbers.numbers
    strip.setFocus()
    QTest.keyClick(strip, Qt.Key.Key_Return)
    tool = window.editor.tool
    assert isinstance(tool, NumberTool) and tool.stamping
    QTest.keyClick(strip, Qt.Key.Key_Escape)
    assert not tool.stamping and window.editor_page.panel_open
    QTest.keyClick(window.editor.view, Qt.Key.Key_Escape)
    assert not window.editor_page.panel_open


def test_no_cell_is_named_once_the_cursor_is_gone(window: Window) -> None:
    """The status line went on with its place after Esc."""
    window.open_document(Document(Puzzle(NUMBER_PATH, Board.square(4, 4))))
    view = window.editor.view
    QTest.keyClick(view, Qt.Key.Key_Down)
    turns()
    assert window.state().hand.at == window.editor.selection.cursor is not None
    QTest.keyClick(view, Qt.Key.Key_Escape)
    turns()
    assert window.editor.selection.cursor is None and window.state().hand.at is None


class Painted(QObject):
    """Notes at each paint of the verdict: are there clues, what does it say, does one fade?"""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window, self.seen = window, list[tuple[bool, str, bool]]()
        self._block = window.editor_page.panel.verdict
        self._block.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            clues = bool(self._window.document.puzzle.clues)
            fades = self._window.editor_page.panel.verdict._fade.isVisible()
            self.seen.append((clues, self._window.editor_page.panel.headline(), fades))
        return False


def test_beside_a_puzzle_just_opened_nothing_says_that_there_is_none(
    whole_window: Window, qtbot: QtBot
) -> None:
    assert not whole_window.appearance.reduced_motion
    whole_window.pages.show_board()
    painted = Painted(whole_window)
    qtbot.waitUntil(lambda: bool(painted.seen))
    assert painted.seen[-1] == (False, "Nothing to check yet", False)
    whole_window.files.open_path(assets.path("examples", "slitherlink", "garden.puzzle"))
    qtbot.waitUntil(lambda: any(clues for clues, *_ in painted.seen))
    beside = [(words, fades) for clues, words, fades in painted.seen if clues]
    assert beside[0] == ("Checking...", False)
    assert all(words != "Nothing to check yet" for words, _ in beside)
