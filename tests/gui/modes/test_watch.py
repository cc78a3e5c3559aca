"""Watch mode in the whole window, with real solver processes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.engines.engine import Token
from studio.gui.document.document import Document
from studio.gui.modes import screening
from studio.gui.modes.player import SPEEDS
from studio.gui.modes.watch import WatchMode
from studio.gui.widgets import watch_panel
from studio.gui.window import Window
from studio.work.job import Ended
from studio.work.recording import END
from studio.work.watching import Piece, record
from tests.gui.names import nameless
from tests.gui.silent import Silent
from tests.gui.turns import turns

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLES = assets.root() / "examples"


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def watch(qtbot: QtBot, window: Window, name: str, engine: str = "") -> WatchMode:
    window.files.open_example(EXAMPLES / f"{name}.puzzle")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    if engine:
        mode.panel.pill(engine).click()
    qtbot.waitUntil(lambda: mode.player.whole and mode.player.length > 0)
    return mode


def layer(window: Window, name: str) -> tuple[object, ...]:
    return window.editor.scene._layers[name].shapes


def test_keys_step_through_a_film_and_leave_the_puzzle_alone(qtbot: QtBot, window: Window) -> None:
    mode = watch(qtbot, window, "number-path/first-steps")
    before, player, view = window.document.puzzle, mode.player, window.editor.view
    shown = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
        shown.append((player.step, layer(window, "line")))
    assert [step for step, _ in shown] == [1, 2, 1]
    assert shown[0][1] == shown[2][1] != shown[1][1]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert (
        player.step == player.length and player.screenings[0].recording.move(player.step)[0] == END
    )
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert player.step == 0
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert "Back from" in mode.panel.words[0].headline.text()
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert mode.panel.words[0].headline.text() == "A solution"
    gear = player.gear
    QTest.keyClicks(view, "+")
    assert player.gear == gear + 1
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert player.playing
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not player.playing
    QTest.keyClicks(view, "7")
    assert window.document.puzzle is before


def test_how_long_the_first_step_is_awaited_is_said(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screening, "Job", Silent)
    window.files.open_example(EXAMPLES / "number-path" / "first-steps.puzzle")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    assert mode.bar._step.text() == "Looking for the first step" and mode.bar._of.isHidden()
    mode._since -= 3
    mode._show_waiting()
    assert mode.bar._of.text() == "3 s" and mode.bar._of.isVisible()
    mode.bar.show_recordings([], going_on=False)
    assert mode.bar._step.text() == "Step 0"


def test_keys_that_come_before_the_first_step_are_done_with_it(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were lost while the solver started."""
    monkeypatch.setattr(screening, "Job", Silent)
    window.files.open_example(EXAMPLES / "number-path" / "first-steps.puzzle")
    puzzle, view = window.document.puzzle, window.editor.view
    compiled = puzzle.compile()

    def arrive(mode: WatchMode, steps: int | None = None) -> None:
        (shown,) = mode.player.screenings
        pieces = list(record(puzzle, compiled, shown.chosen, Token(), patience=-1.0))
        for piece in pieces[len(shown.recording) :][:steps]:
            shown._inbox.put(piece)
        if steps is None:
            shown._inbox.put(Ended())
        while not shown._inbox.empty():
            mode.player.tick(0)

    def begun() -> WatchMode:
        """The mode before the first step."""
        window.modes.choose("edit")
        mode = window.modes.get("watch")
        assert isinstance(mode, WatchMode)
        mode._forget()
        window.modes.choose("watch")
        assert mode.player.length == 0
        return mode

    mode = begun()
    player = mode.player
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
    arrive(mode, 1)
    assert player.step == 1
    arrive(mode, 3)
    assert player.step == 2 and mode.bar._step.text() == "Step 2"
    begun()
    QTest.keyClick(view, Qt.Key.Key_End)
    arrive(mode, 5)
    assert player.step == 5 and mode.bar._step.text() == "Step 5"
    arrive(mode)
    assert player.step == player.length > 5 and not player.following
    begun()
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert not window.notices.sentence
    arrive(mode)
    assert mode.panel.words[0].headline.text() == "A solution"
    begun()
    QTest.keyClick(view, Qt.Key.Key_End)
    window.modes.choose("edit")
    window.modes.choose("watch")
    arrive(mode, 5)
    assert player.step == 0


@pytest.mark.parametrize("example", ["first-steps", "courtyard", "signals", "only-one-way"])
def test_the_present_step_is_in_sight_on_a_small_screen(
    qtbot: QtBot, window: Window, example: str
) -> None:
    (path,) = EXAMPLES.glob(f"*/{example}.puzzle")
    window.resize(1366, 720)
    mode = watch(qtbot, window, path.relative_to(EXAMPLES).with_suffix("").as_posix())
    view, way = window.editor.view, Qt.Key
    for key in (*[way.Key_Right] * 4, way.Key_End, way.Key_Home, way.Key_End, way.Key_Left):
        # The words above the list are one line or three, so that it moves when they are shown.
        QTest.keyClick(view, key)
        turns()
        steps, area = mode.panel.steps, mode.panel._area
        row = steps.present()
        place = QRect(steps.mapTo(area.viewport(), row.topLeft()), row.size())
        assert row.isEmpty() or area.viewport().rect().contains(place), key
    assert not row.isEmpty()


def test_a_user_who_scrolls_to_the_solvers_is_left_there_until_the_step_is_in_sight(
    qtbot: QtBot, window: Window
) -> None:
    window.resize(1366, 720)
    mode = watch(qtbot, window, "number-path/first-steps")
    view, bar = window.editor.view, mode.panel._area.verticalScrollBar()
    way = QAbstractSlider.SliderAction

    def stepped() -> int:
        QTest.keyClick(view, Qt.Key.Key_Right)
        turns()
        return bar.value()

    assert stepped() > 0
    bar.triggerAction(way.SliderToMinimum)
    assert stepped() == 0
    bar.triggerAction(way.SliderToMaximum)
    bar.setValue(0)
    assert stepped() > 0
    # Another time begins at the top, and follows again.
    bar.triggerAction(way.SliderToMinimum)
    window.modes.choose("edit")
    window.modes.choose("watch")
    qtbot.waitUntil(lambda: mode.player.whole)
    assert stepped() > 0


def test_that_there_is_no_step_is_taken_back_when_there_is_one(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screening, "Job", Silent)
    window.files.open_example(EXAMPLES / "number-path" / "first-steps.puzzle")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.export()
    assert window.notices.sentence == "There is no step to show yet."
    mode.player.grown.emit()
    assert not window.notices.sentence


def test_that_there_is_none_before_is_taken_back_with_another_step(
    qtbot: QtBot, window: Window
) -> None:
    mode = watch(qtbot, window, "number-path/first-steps")
    mode.do("dead_back")
    assert window.notices.sentence == "There is none before."
    mode.do("onward")
    assert not window.notices.sentence


def test_what_a_step_does_is_said_below_the_board_where_the_panel_is_a_drawer(
    qtbot: QtBot, window: Window
) -> None:
    window.resize(1024, 680)
    mode = watch(qtbot, window, "number-path/first-steps")
    QTest.keyClick(window.editor.view, Qt.Key.Key_Right)
    said, words = mode.bar.said, mode.panel.words[0]
    assert said.isVisible() and said.text().startswith(f"{words.headline.text()}. ")
    assert words.sentence.text() in said.text() and mode.bar.rect().contains(said.geometry())
    window.editor_page.show_panel(True)
    assert words.isVisible() and not said.isVisible()
    turns()
    panel, bar = (QRect(w.mapTo(window, QPoint()), w.size()) for w in (mode.panel, mode.bar))
    assert panel.bottom() + 1 == bar.top() and bar.right() == panel.right()
    window.editor_page.show_panel(False)
    assert said.isVisible()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: words.isVisible() and not said.isVisible())


def test_the_timeline_and_the_buttons_lead_to_steps(qtbot: QtBot, window: Window) -> None:
    mode = watch(qtbot, window, "number-path/first-steps")
    timeline, player = mode.bar.timeline, mode.player
    QTest.mouseClick(
        timeline,
        Qt.MouseButton.LeftButton,
        pos=QPoint(timeline.width() // 2, timeline.height() // 2),
    )
    assert abs(player.step - player.length / 2) < player.length / 20
    for key, expected in (("first", 0), ("onward", 1), ("back", 0), ("last", player.length)):
        mode.bar.button(key).click()
        assert player.step == expected
    timeline.setFocus()
    QTest.keyClick(timeline, Qt.Key.Key_Home)
    assert player.step == 0
    mode.bar.button("onward").setFocus()
    QTest.keyClick(mode.bar.button("onward"), Qt.Key.Key_Right)
    assert player.step == 1
    mode.bar.speed.setFocus()
    QTest.keyClick(mode.bar.speed, Qt.Key.Key_Right)
    assert player.step == 1 and player.gear == 4
    steps = mode.panel.steps
    QTest.mouseClick(steps, Qt.MouseButton.LeftButton, pos=QPoint(40, steps.height() - 5))
    assert player.step == 5


@pytest.mark.parametrize(
    ("name", "engine", "mark"),
    [
        ("slitherlink/long-way", "loop-sat", "line"),
        ("one-stroke/double-triangle", "trails", "line"),
        ("jump-tour/pen-and-paper", "tours", "marks"),
        ("jump-tour/pen-and-paper", "link-sat", "line"),
    ],
)
def test_engines_of_all_families_show_their_marks(
    qtbot: QtBot, window: Window, name: str, engine: str, mark: str
) -> None:
    mode = watch(qtbot, window, name, engine)
    plain = layer(window, mark)
    mode.player.go(3)
    assert layer(window, mark) != plain
    assert mode.panel.words[0].sentence.text()
    mode.do("last")
    mode.do("first")
    assert layer(window, mark) == plain


def test_two_solvers_stand_side_by_side_at_the_same_step(qtbot: QtBot, window: Window) -> None:
    mode = watch(qtbot, window, "number-path/first-steps")
    assert not mode.second.isVisible()
    window.action("watch_compare").trigger()
    qtbot.waitUntil(lambda: mode.player.whole and len(mode.player.screenings) == 2)
    assert mode.second.isVisible()
    mode.player.go(2)
    assert mode.panel.words[1].isVisible() and mode.panel.words[1].headline.text()
    assert nameless(window) == []
    assert {s.chosen.key for s in mode.player.screenings} == {"backtrack", "path-sat"}
    window.action("watch_compare").trigger()
    assert not mode.second.isVisible() and len(mode.player.screenings) == 1


def test_after_two_solvers_another_puzzle_is_recorded_with_its_own_clues(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screening, "Job", Silent)
    window.files.open_example(EXAMPLES / "number-path" / "first-steps.puzzle")
    window.action("watch_mode").trigger()
    window.action("watch_compare").trigger()
    window.action("edit_mode").trigger()
    puzzle = window.document.puzzle
    window.document.apply(puzzle.erased(next(puzzle.clues.all())))
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    clues = window.document.puzzle.compile().clues
    for shown in mode.player.screenings:
        assert shown.frame_pictures.compiled.clues == clues


def test_the_solver_that_was_chosen_stays_chosen_where_a_puzzle_has_it(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an edit it was the first one again."""
    monkeypatch.setattr(screening, "Job", Silent)
    mode = window.modes.get("watch")
    assert isinstance(mode, WatchMode)

    def watched(name: str = "") -> tuple[str, ...]:
        window.action("edit_mode").trigger()
        if name:
            path = EXAMPLES / f"{name}.puzzle"
            window.open_document(Document(formats.read(path).puzzle))
        else:
            puzzle = window.document.puzzle
            window.document.apply(puzzle.erased(next(puzzle.clues.all())))
        window.action("watch_mode").trigger()
        assert mode.panel.compare.isChecked() == (len(mode.player.screenings) == 2)
        return tuple(each.chosen.key for each in mode.player.screenings)

    first = watched("number-path/first-steps")
    mode.panel.pill("cdcl").click()
    assert first != ("cdcl",) == watched()
    mode.panel.compare.click()
    mode.panel.pill("path-sat", other=True).click()
    assert watched() == ("cdcl", "path-sat")
    # A puzzle that one of them does not know has the other, and the wish outlives it.
    assert watched("one-stroke/house") == ("cdcl",)
    assert watched("number-path/large-hexagon") == ("backtrack", "path-sat")
    assert watched("number-path/first-steps") == ("cdcl", "path-sat")
    mode.panel.compare.click()
    mode.panel.pill("path-sat").click()
    assert watched() == ("path-sat",)


def test_a_board_whose_recording_lags_behind_the_step_is_shown_on_as_it_grows(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screening, "Job", Silent)
    window.files.open_example(EXAMPLES / "number-path" / "first-steps.puzzle")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.panel.choose("path-sat", "backtrack")
    player, puzzle = mode.player, window.document.puzzle
    first, other = player.screenings
    pieces = {
        s: list(record(puzzle, puzzle.compile(), s.chosen, Token(), most=40, patience=-1.0))
        for s in (first, other)
    }
    read: list[str] = []
    monkeypatch.setattr(watch_panel, "announce", lambda part, words: read.append(words))

    def arrive(one: screening.Screening, some: list[Piece]) -> None:
        for piece in some:
            one._inbox.put(piece)
        player.tick(0)

    def told(one: screening.Screening, step: int) -> str:
        words = one.frame_pictures.words(one.recording.at(step))
        return f"{words.headline}. {words.sentence}"

    arrive(first, pieces[first])
    player.go(player.length)
    read.clear()
    far = player.step
    assert 8 < far < len(pieces[other])
    for some in (pieces[other][: far - 4], pieces[other][far - 4 : far - 2]):
        arrive(other, some)
        assert mode.panel.words[1].accessibleName() == told(other, len(other.recording))
    assert read == []
    arrive(other, pieces[other][far - 2 :])
    assert read == [mode.panel.words[1].accessibleName()] == [told(other, far)]


def test_leaving_holds_the_solver_and_brings_editing_back(qtbot: QtBot, window: Window) -> None:
    mode = watch(qtbot, window, "number-path/contradiction", "path-sat")
    mode.panel.pill("backtrack").click()
    (screening,) = mode.player.screenings
    qtbot.waitUntil(lambda: len(screening.recording) > 0)
    window.action("edit_mode").trigger()
    window.refresh.now()
    assert mode.player.screenings == ()
    assert window.editor_page.tool_bar.isVisible() and not mode.bar.isVisible()
    assert window.action("undo").isEnabled() == window.document.undo_stack.canUndo()
    assert not window.action("watch_play").isEnabled()


def test_what_was_watched_is_there_when_the_mode_is_entered_again(
    qtbot: QtBot, window: Window
) -> None:
    mode = watch(qtbot, window, "number-path/first-steps", "path-sat")
    player, panel = mode.player, mode.panel
    edit, again = window.action("edit_mode"), window.action("watch_mode")
    window.action("watch_compare").trigger()
    qtbot.waitUntil(lambda: player.whole and len(player.screenings) == 2)
    player.go(3)
    screenings, other, shown = player.screenings, panel.other(), layer(window, "line")
    assert other and shown
    edit.trigger()
    assert player.screenings == ()
    again.trigger()
    assert player.screenings == screenings and player.step == 3
    assert (panel.engine(), panel.other()) == ("path-sat", other)
    assert layer(window, "line") == shown and mode.second.isVisible()
    assert mode.bar._step.text() == "Step 3" and panel.words[1].headline.text()
    edit.trigger()
    window.document.apply(replace(window.document.puzzle, title="Another"))
    again.trigger()
    assert player.step == 0 and not set(player.screenings) & set(screenings)
    assert (panel.engine(), panel.other()) == ("path-sat", other)


def test_a_recording_that_is_not_whole_grows_on(qtbot: QtBot, window: Window) -> None:
    """It was made anew, and what had been looked at was out of reach for a while."""
    mode = watching_what_grows(qtbot, window)
    player = mode.player
    (screening,) = player.screenings
    player.go(player.length)
    step, board = player.step, layer(window, "line")
    window.modes.choose("edit")
    process = screening.pid
    assert process is not None
    window.modes.choose("watch")
    assert player.screenings == (screening,) and screening.pid == process
    assert player.step == step and layer(window, "line") == board
    long = len(screening.recording)
    qtbot.waitUntil(lambda: len(screening.recording) > long)
    assert not screening.recording.whole


def test_a_solver_waits_no_longer_than_its_puzzle_is_on_the_board(
    qtbot: QtBot, window: Window
) -> None:
    mode = watching_what_grows(qtbot, window)
    (screening,) = mode.player.screenings
    window.modes.choose("edit")
    window.refresh.now()
    assert screening.pid is not None
    window.document.apply(replace(window.document.puzzle, title="Another"))
    window.refresh.now()
    assert screening.pid is None
    window.document.undo_stack.undo()
    window.modes.choose("watch")
    (after,) = mode.player.screenings
    assert after is not screening
    # Nor does it outlive the window.
    qtbot.waitUntil(lambda: after.pid is not None)
    window.modes.choose("edit")
    window.document.undo_stack.setClean()
    window.close()
    assert after.pid is None


def watching_what_grows(qtbot: QtBot, window: Window) -> WatchMode:
    """A solver at a search that goes on for long, with some steps of it there."""
    window.files.open_example(EXAMPLES / "number-path" / "contradiction.puzzle")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.panel.pill("backtrack").click()
    qtbot.waitUntil(lambda: mode.player.length > 0)
    assert not mode.player.whole
    return mode


def test_a_recording_that_ended_for_a_reason_is_made_anew(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screening, "Job", Silent)
    window.files.open_example(EXAMPLES / "number-path" / "first-steps.puzzle")
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.panel.pill("path-sat").click()
    (before,) = mode.player.screenings
    before.recording.whole, before.recording.ended = True, "The solver was killed."
    window.modes.choose("edit")
    window.modes.choose("watch")
    (after,) = mode.player.screenings
    assert after is not before and after.chosen.key == "path-sat"


def test_what_cannot_be_watched_is_said(window: Window) -> None:
    window.files.open_example(EXAMPLES / "slitherlink" / "garden.puzzle")
    puzzle = window.document.puzzle
    window.document.apply(puzzle.reshaped([]))
    window.action("watch_mode").trigger()
    assert window.modes.key == "edit"
    window.refresh.now()
    assert "no cells" in window.editor_page.status._hints.accessibleName()


def test_the_search_tree_shows_the_way_and_what_failed_beside_it(
    qtbot: QtBot, window: Window
) -> None:
    mode = watch(qtbot, window, "number-path/first-steps", "backtrack")
    player, tree = mode.player, mode.panel.tree
    QTest.keyClick(window.editor.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    frame = player.screenings[0].recording.at(player.step)
    assert tree.isVisible() and frame.back
    words = f"Search tree: depth {len(frame.line)}, {len(frame.tried)} tried in vain from here"
    assert tree.accessibleName() == words
    failed = tree.grab().toImage()
    QTest.keyClick(window.editor.view, Qt.Key.Key_Left)
    assert tree.grab().toImage() != failed
    mode.panel.pill("path-sat").click()
    qtbot.waitUntil(lambda: player.whole and player.length > 0)
    player.go(1)
    assert not tree.isVisible()


def test_what_rushes_by_is_painted_roughly_and_what_stands_is_not(
    qtbot: QtBot, window: Window
) -> None:
    mode = watch(qtbot, window, "number-path/first-steps")
    player, view = mode.player, window.editor.view
    player.go(player.length // 2)
    standing = view.grab().toImage()
    player.set_gear(len(SPEEDS) - 2)
    player.playing = True
    mode.player.changed.emit()
    assert view.grab().toImage() != standing
    # What comes while it plays has sharp corners, too, and what stands then has none.
    player.go(player.length // 2 - 1, keep_playing=True)
    player.go(player.length // 2, keep_playing=True)
    player.set_playing(False)
    assert view.grab().toImage() == standing


def test_choosing_a_solver_leaves_the_list_where_it_is(qtbot: QtBot, window: Window) -> None:
    mode = watch(qtbot, window, "number-path/first-steps", "backtrack")
    panel = mode.panel

    def places() -> list[QPoint]:
        turns()
        engines = [panel.pill(engine.key) for engine in mode._engines]
        return [pill.mapTo(window, QPoint(0, 0)) for pill in engines]

    before = places()
    panel.pill("path-sat").click()
    qtbot.waitUntil(lambda: mode.player.length > 0)
    assert places() == before


def test_the_other_solver_is_never_the_same_one(qtbot: QtBot, window: Window) -> None:
    mode = watch(qtbot, window, "number-path/first-steps", "backtrack")
    panel = mode.panel
    panel.compare.setChecked(True)
    other = panel.other()
    assert other not in ("", "backtrack")
    panel.pill(other).click()
    assert panel.engine() == other and panel.other() not in ("", other)
    assert panel.pill(other, other=True).isHidden()
    assert not panel.pill("backtrack", other=True).isHidden()
