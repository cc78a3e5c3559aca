"""Jump mazes in the window: from a blank page, walks live in the panel, where cells lead."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio import formats
from studio.board import Board, Cell
from studio.drawing import Overlay
from studio.drawing.draw import draw
from studio.drawing.shapes import Path as Outline
from studio.drawing.themes import colours
from studio.engines.events import Verdict
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.editor.leads import leads_of
from studio.gui.editor.tools import Pointer, Selection
from studio.gui.panel import mazes
from studio.gui.panel.live_check import Knowledge
from studio.gui.panel.presenter import Presenter
from studio.gui.panel.state import State
from studio.gui.panel.view import view_of
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.histogram import FOOT, Histogram, bars_of
from studio.gui.widgets.panel import Panel
from studio.gui.widgets.panel_state import Bound, VerdictKind
from studio.gui.widgets.walks import WalksSection
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.work.findings import Counted, Finished, Judged, Surveyed
from tests.families.test_jump_maze import maze, schonbrunn
from tests.gui.scripting import Player
from tests.gui.test_window import example, wait_until_checked, window

__all__ = ["window"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def open_maze(window: Window, qtbot: QtBot, name: str = "schonbrunn") -> None:
    example(window, "jump-maze", name)
    wait_until_checked(qtbot, window)


def shown_line(window: Window) -> tuple[tuple[int, ...], ...] | None:
    return window.presenter().overlay().line


# -- the board -------------------------------------------------------------------------------------


def test_a_maze_from_a_blank_page(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewPuzzle(window.services)
    dialog.open()
    dialog.choose("jump-maze", "square", 9)
    dialog.accept()
    assert window.editor.tool.key == "jumps"
    player = Player(window.editor)
    for action in ("click 0,0", "type 2", "key Right", "key Right", "type -1"):
        player.do(action)
    for action in ("key S", "click 0,0", "key T", "click 0,1"):
        player.do(action)
    wait_until_checked(qtbot, window)
    puzzle = window.document.puzzle
    assert dict(puzzle.clues.of("jumps")) == {Cell((0, 0)): 2, Cell((0, 2)): -1}
    state = window.presenter().state()
    assert state.verdict.kind is VerdictKind.UNIQUE
    assert state.walks is not None and state.walks.total == 1 and state.walks.sums == ((1, 1),)
    path = tmp_path / "maze.puzzle"
    path.write_bytes(formats.encode(puzzle, path))
    assert formats.read(path).puzzle == puzzle


def test_a_maze_without_both_ends_asks_nothing(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    puzzle = window.document.puzzle
    window.document.apply(puzzle.erased(Clue("target", Cell((2, 2)))))
    window.refresh.now()
    state = window.presenter().state()
    assert state.verdict.kind is VerdictKind.EMPTY
    assert state.verdict.line == "Mark a start and a target to begin."
    assert state.walks is None and window.editor_page.panel.walks.isHidden() is False
    assert not window.editor_page.panel.walks.isVisible()


def test_where_the_cell_under_the_pointer_leads(window: Window, qtbot: QtBot) -> None:
    """It has a look of its own: it had that of what is in every walk, in the place of this."""
    open_maze(window, qtbot)
    qtbot.waitUntil(lambda: window.editor.showing.overlay.jumps != ())
    shared = window.presenter().overlay().jumps
    x, y = window.document.puzzle.board.centre((1, 1))
    window.editor.hand.hover(Pointer((x, y)))
    merged = window.editor.merged_overlay()
    assert set(merged.onward) == {((1, 1), (1, 4)), ((1, 1), (4, 1))}
    assert merged.jumps == shared
    layers = draw(window.document.puzzle, merged).layers
    heads = [shape for _, shapes in layers for shape in shapes if isinstance(shape, Outline)]
    assert {"dot", "line_strong"} <= {head.fill for head in heads}
    for theme in ("light", "dark"):
        assert colours(theme)["dot"] != colours(theme)["line_strong"]
    window.editor.hand.hover(None)
    assert window.editor.merged_overlay().onward == ()
    window.editor.select(Selection.of((0, 2)))
    assert window.editor.merged_overlay().onward == (((0, 2), (4, 2)),)


def test_all_jumps_as_an_overlay(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    assert window.presenter().overlay().leads == ()
    QTest.keyClick(window, Qt.Key.Key_8, Qt.KeyboardModifier.AltModifier)
    leads = window.presenter().overlay().leads
    assert len(leads) == 51 and ((0, 2), (4, 2)) in leads
    rows = {row.key: row for row in window.presenter().state().layers}
    assert rows["leads"].count == 51 and rows["leads"].shown


def test_cells_of_no_use_are_marked() -> None:
    board = Board.square(1, 5)
    puzzle = maze(board, {(0, 0): 2, (0, 1): 1, (0, 2): 2, (0, 3): 3}, (0, 0), (0, 4))
    found = leads_of(puzzle)
    assert found.unreached == {(0, 1), (0, 3)} and found.dead == set() and found.unused == 2
    shown = mazes.over(puzzle, Overlay(), frozenset({"unused"}), (), None)
    assert shown.unreached == found.unreached and shown.leads == ()
    assert mazes.over(puzzle, Overlay(), frozenset(), (), None).unreached == frozenset()


def test_what_every_walk_uses_is_drawn_the_way_they_go(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    jumps = set(window.presenter().overlay().jumps)
    assert len(jumps) == 6 and ((1, 2), (2, 2)) in jumps
    assert not any((b, a) in jumps for a, b in jumps)


# -- the panel -------------------------------------------------------------------------------------


def test_walks_are_browsed_by_keys_and_buttons(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    section = window.editor_page.panel.walks
    assert shown_line(window) is None
    section.shortest.click()
    line = shown_line(window)
    assert line is not None and len(line) == 12 and window.walks.place == "1 of 28"
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.walks.place == "2 of 28"
    window.action("previous_walk").trigger()
    window.action("previous_walk").trigger()
    assert window.walks.place == "28 of 28"
    window.action("longest_walk").trigger()
    line = shown_line(window)
    assert line is not None and len(line) == 20
    walks = window.presenter().state().walks
    assert walks is not None and walks.length == 19 and walks.sum is not None
    window.document.apply(window.document.puzzle.erased(Clue("jumps", Cell((0, 4)))))
    assert window.walks.line is None


def test_a_bar_shows_the_walks_it_counts_one_after_the_other(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    section = window.editor_page.panel.walks
    found = set()
    for _ in range(3):
        section.length_chosen.emit(13)
        line = shown_line(window)
        assert line is not None and len(line) == 14
        found.add(line)
    assert len(found) == 3
    for _ in range(4):
        section.sum_chosen.emit(0)
        line = shown_line(window)
        assert line is not None and mazes.total_of(window.document.puzzle, line) == 0
        found.add(line)
    assert len(found) == 7
    section.length_chosen.emit(15)
    assert shown_line(window) == line


def test_the_sum_that_is_missed_is_said(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    puzzle = schonbrunn(sum=0, count_start=False)
    window.document.apply(puzzle)
    wait_until_checked(qtbot, window)
    verdict = window.presenter().state().verdict
    assert verdict.kind is VerdictKind.NONE
    assert verdict.line.startswith("28 walks lead to the target, but none adds up to 0")
    walks = window.presenter().state().walks
    assert walks is not None and walks.total == 0 and walks.wanted == 0 and walks.sums


def test_other_families_have_no_walks(window: Window, qtbot: QtBot) -> None:
    example(window, "number-path", "first-steps")
    wait_until_checked(qtbot, window)
    assert window.presenter().state().walks is None
    assert not window.editor_page.panel.walks.isVisible()
    assert leads_of(window.document.puzzle).jumps == ()
    window.walks.show_shortest()
    assert window.walks.line is None


def test_totals_heed_whether_the_start_counts() -> None:
    walk = ((0, 0), (0, 2))
    for count, total in ((True, 2), (False, 0)):
        puzzle = maze(Board.square(1, 3), {(0, 0): 2}, (0, 0), (0, 2), count_start=count)
        assert isinstance(puzzle, Puzzle) and mazes.total_of(puzzle, walk) == total


# -- charts ----------------------------------------------------------------------------------------


def test_bars_take_values_together_where_there_are_many() -> None:
    assert bars_of((), 5) == ()
    assert bars_of(((3, 2), (5, 1)), 9) == ((3, 3, 2), (4, 4, 0), (5, 5, 1))
    assert bars_of(((-2, 1), (0, 2), (2, 4)), 3) == ((-2, -1, 1), (0, 1, 2), (2, 2, 4))


def test_a_chart_is_read_and_chosen_by_mouse_and_keys(qtbot: QtBot) -> None:
    chart = Histogram(Appearance(reduced_motion=True), "By sum", "sum {0}")
    qtbot.addWidget(chart)
    chart.resize(120, 84)
    chart.show_counts(((-1, 4), (1, 10**30)), 1, -1)
    told: list[int] = []
    chart.chosen.connect(told.append)
    assert chart.accessibleDescription() == f"−1: 4, 1: {10**30:,}"
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(chart, key)
    assert told == [1] and chart.accessibleDescription() == f"sum 1: {10**30:,}"
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_Left):
        QTest.keyClick(chart, key)
    assert told == [1, -1] and chart.words() == "sum −1: 4"
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(5, 40))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(45, 40))
    assert told == [1, -1, -1]
    assert not chart.grab().isNull()
    chart.show_counts((), None, None)
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.bar_at(5) is None and not chart.grab().isNull()


def test_the_mark_of_a_wanted_value_lies_over_no_number(qtbot: QtBot) -> None:
    chart = Histogram(Appearance(reduced_motion=True), "By sum", "sum {0}")
    qtbot.addWidget(chart)
    feet = []
    for wanted in (None, 1):
        chart.show_counts(((-1, 4), (1, 3)), None, wanted)
        chart.resize(120, chart.sizeHint().height())
        picture = chart.grab().toImage()
        feet.append(picture.copy(0, picture.height() - FOOT + 1, 120, FOOT - 1))
    assert feet[0] == feet[1]


def test_the_status_line_says_where_a_cell_leads(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    window.editor.select(Selection.of((1, 1)))
    assert window.presenter().cell_words((1, 1)) == "leads to 2 cells"
    board = Board.square(1, 5)
    puzzle = maze(board, {(0, 0): 2, (0, 1): 1, (0, 2): 3, (0, 3): 1}, (0, 0), (0, 4))
    told = {at: mazes.cell_words(puzzle, at) for at in board.cells}
    assert told[0, 1] == "nothing leads here, leads to 2 cells, never to the target"
    assert told[0, 2].endswith("a jump of 3 leads off the board on every side")
    assert told[0, 4] == "nothing leads here"


def test_a_0_is_refused_with_a_sentence(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    said: list[str] = []
    window.editor.refused.connect(said.append)
    player = Player(window.editor)
    player.do("click 0,0")
    player.do("type 0")
    assert said and said[-1] == "A jump here can be -4 to -1 or 1 to 4, not 0."


def test_what_every_walk_has_is_strong_and_the_rest_of_one_pale(
    window: Window, qtbot: QtBot
) -> None:
    """All arrows of the walk on show looked as if every walk had them."""
    open_maze(window, qtbot)
    window.switches.show_layer("line", True)
    overlay = window.presenter().overlay()
    assert overlay.line is not None and overlay.line_pale and len(overlay.jumps) == 6
    assert set(overlay.jumps) < set(pairwise(overlay.line))
    layers = dict(draw(window.document.puzzle, overlay).layers)
    pale, strong = ({s.fill for s in layers[name]} - {None} for name in ("line", "links"))
    assert len(pale) == len(strong) == 1 and pale != strong
    window.switches.show_layer("common", False)
    assert window.presenter().overlay().jumps == ()


def test_without_both_ends_no_walk_is_said_to_be_missing(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    window.document.apply(window.document.puzzle.erased(Clue("target", Cell((2, 2)))))
    window.refresh.now()
    window.walks.show_shortest()
    assert window.notices.sentence == "Mark a start and a target to begin."


# -- a count that does not end ---------------------------------------------------------------------


def known_so_far(least: bool) -> Knowledge:
    """Of a maze with walks that are not all counted; the line judged is not the best any more."""
    walk = ((4, 2), (2, 2))
    judged = Judged(Verdict.SEVERAL, ((*walk, (0, 0)), walk))
    surveyed = Surveyed(((1, 3), (2, 40)), ((0, 43),), walk, (*walk, (0, 0)), False, least)
    return Knowledge(judged, Counted(900, exact=False), surveyed=surveyed, finished=Finished(1.0))


@pytest.mark.parametrize("least", [True, False])
def test_what_is_not_counted_to_the_end_says_so(qtbot: QtBot, least: bool) -> None:
    """ "Longest walk" and "Shortest walk" stood there as facts."""
    section = WalksSection(Appearance(reduced_motion=True))
    qtbot.addWidget(section)
    shown = Presenter(schonbrunn(), known_so_far(least), frozenset({"line"})).state()
    assert shown.walks is not None
    section.show_walks(shown.walks)
    short = "Shortest walk" if least else "Shortest walk so far"
    assert section.shortest.accessibleName() == f"{short}: 1 jump"
    assert section.longest.accessibleName() == "Longest walk so far: 2 jumps"
    assert section.lengths.accessibleName() == "By number of jumps, so far"
    assert section.sums.accessibleName() == "By sum, so far"
    section.show_walks(replace(shown.walks, bound=Bound.EXACT))
    assert section.longest.accessibleName() == "Longest walk: 2 jumps"
    assert section.lengths.accessibleName() == "By number of jumps"


def test_one_number_of_walks_and_the_best_walk_on_the_board() -> None:
    """The panel said "Over 69,945,864" above and "At least 45,149,975" below."""
    presenter = Presenter(schonbrunn(), known_so_far(True), frozenset({"line"}))
    shown = presenter.state()
    assert shown.walks is not None
    assert (shown.walks.total, shown.walks.bound) == (899, Bound.OVER)
    assert (shown.verdict.count, shown.verdict.bound) == (899, Bound.OVER)
    rows = {row.key: row.count for row in shown.layers}
    assert rows["line"] == shown.walks.shortest == 1
    assert presenter.overlay().line == ((4, 2), (2, 2))
    # While it is counted again, too.
    counting = replace(known_so_far(True), counted=Counted(7, exact=False), finished=None)
    state = State(schonbrunn(), counting, before=known_so_far(True))
    panel = view_of(state).panel
    assert panel.walks is not None and panel.walks.total == panel.verdict.count == 7


def test_the_longest_walk_so_far_is_said_to_be_that(window: Window, qtbot: QtBot) -> None:
    open_maze(window, qtbot)
    window.action("longest_walk").trigger()
    assert not window.notices.sentence
    window.live.knowledge = known_so_far(False)
    window.action("longest_walk").trigger()
    assert window.notices.sentence == "This is the longest walk known so far."
    window.action("shortest_walk").trigger()
    assert window.notices.sentence == "This is the shortest walk known so far."
    # It is not said of another walk, and neither is that there was none.
    window.live.knowledge = known_so_far(True)
    section = window.editor_page.panel.walks
    section.longest_requested.emit()
    assert window.notices.sentence
    section.shortest_requested.emit()
    assert not window.notices.sentence
    section.length_chosen.emit(99)
    assert window.notices.sentence == "No such walk is among those that are listed."
    section.shortest_requested.emit()
    assert not window.notices.sentence


def test_what_the_panel_shows_of_the_board_before_is_dimmed(qtbot: QtBot) -> None:
    """Walks and bars stood there in full below "Checking..."."""
    panel = Panel(Appearance(reduced_motion=True))
    qtbot.addWidget(panel)
    told = Presenter(schonbrunn(), known_so_far(True), frozenset({"line"})).state()
    assert told.walks is not None and told.replay is not None

    def dimmed(part: QWidget) -> bool:
        effects = []
        while part is not panel:
            effects.append(part.graphicsEffect())
            part = part.parentWidget()
        return any(effect is not None and effect.isEnabled() for effect in effects)

    for faded, walks in ((False, False), (True, True), (True, False)):
        panel.show_state(replace(told, faded=faded, walks_faded=walks))
        assert dimmed(panel.walks) is walks
        assert dimmed(panel.replay) is dimmed(panel.layers) is faded
