"""What was marked in Play is there again when the program is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.document.games import FOLDER, Games
from studio.gui.modes.play import PlayMode
from studio.gui.services.settings import Settings
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.play import Game, Table
from tests.gui.conftest import opened

pytestmark = [
    pytest.mark.qt_log_ignore("propagateSizeHints"),
    pytest.mark.usefixtures("silent"),
]

PUZZLE = Puzzle(NUMBER_PATH, Board.square(3, 3))


def playing(window: Window, puzzle: Puzzle = PUZZLE) -> PlayMode:
    window.open_document(Document(puzzle))
    window.modes.choose("play")
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    return mode


def write(mode: PlayMode, *numbers: int) -> None:
    for number in numbers:
        mode.play(mode.sheet.with_number(divmod(number - 1, 3), number))


def test_marks_steps_and_time_are_there_in_the_next_session(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        write(mode, 1, 2)
        mode.assume()
        write(mode, 3)
        mode._seconds = 100.0
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        assert mode.sheet.written == {(0, 0): 1, (0, 1): 2, (0, 2): 3} and mode.seconds >= 100
        assert "marks" in window.notices.sentence and mode.game.assumptions == 1
        assert mode._state(mode.sheet).next_number == 4
        mode.abandon()
        mode.undo()
        mode.undo()
        mode.undo()
        assert mode.sheet.written == {(0, 0): 1}
        # Another puzzle has none.
        given = PUZZLE.placed(Clue("labels", Cell((2, 2)), 9))
        assert isinstance(given, Puzzle)
        assert not playing(window, given).sheet.written


def test_a_board_that_is_made_has_no_marks_of_another_like_it(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """A blank board of the same kind and size had them, and the clock; so had it with a clue."""
    given = PUZZLE.placed(Clue("labels", Cell((2, 2)), 9))
    assert isinstance(given, Puzzle)
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        write(mode, 1, 2)
        mode._seconds = 100.0
        window.open_document(Document.new(PUZZLE))
        window.modes.choose("play")
        assert not mode.sheet.written and mode.seconds < 100
        window.document.apply(given)
        window.modes.choose("play")
        assert not mode.sheet.written and mode.seconds < 100
        # Its own are there again.
        write(mode, 1)
        window.document.undo_stack.undo()
        window.modes.choose("play")
        assert mode.sheet.written == {(0, 0): 1}


def test_marks_outlive_a_program_that_is_killed(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        write(playing(window), 1, 2, 3)
        folder = tmp_path / FOLDER
        qtbot.waitUntil(lambda: folder.exists() and any(folder.glob("*.json")))
        with opened(settings) as other:
            other.keep_journal(tmp_path)
            assert len(playing(other).sheet.written) == 3


def test_two_windows_with_the_same_new_board_have_marks_of_their_own(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """The first one took the marks of the second when Play was entered again."""
    with opened(settings) as first, opened(settings) as second:
        modes = []
        for window in (first, second):
            window.keep_journal(tmp_path)
            window.open_document(Document.new(PUZZLE))
            window.modes.choose("play")
            assert isinstance(window.modes.mode, PlayMode)
            modes.append(window.modes.mode)
        write(modes[0], 1)
        first.modes.choose("edit")
        qtbot.waitUntil(lambda: any((tmp_path / FOLDER).glob("*.json")))
        write(modes[1], 1, 2, 3)
        second.modes.choose("edit")
        second.games.close()
        first.modes.choose("play")
        assert modes[0].sheet.written == {(0, 0): 1} and not first.notices.sentence


def playing_in(window: Window, document: Document) -> PlayMode:
    window.open_document(document)
    window.modes.choose("play")
    mode = window.modes.mode
    assert isinstance(mode, PlayMode)
    return mode


def test_documents_with_the_same_puzzle_have_games_of_their_own(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """The game on a new board was written over that on an example of the same puzzle."""
    homes = (Document(PUZZLE), Document.new(PUZZLE), Document(PUZZLE, tmp_path / "a.puzzle"))
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        for number, document in enumerate(homes, 1):
            mode = playing_in(window, document)
            # A file may be a copy of what was played elsewhere, a new board is none.
            assert len(mode.sheet.written) == (1 if document.path else 0)
            mode.play(mode.sheet.with_number((number - 1, 0), number))
        for _ in range(2):
            for number, document in enumerate(homes, 1):
                assert (number - 1, 0) in playing_in(window, document).sheet.written
            assert len(playing_in(window, homes[1]).sheet.written) == 1
        playing_in(window, homes[0])
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        assert playing_in(window, Document(PUZZLE)).sheet.written == {(0, 0): 1}
        path = tmp_path / "a.puzzle"
        assert playing_in(window, Document(PUZZLE, path)).sheet.written == {(0, 0): 1, (2, 0): 3}
        # One that was moved goes on with what was marked last in any file.
        moved = tmp_path / "moved.puzzle"
        assert (2, 0) in playing_in(window, Document(PUZZLE, moved)).sheet.written


def test_a_game_goes_along_where_its_document_is_saved(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """In *Edit* nothing wrote it under the new name, and over no game of before."""
    path = tmp_path / "a.puzzle"
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        write(playing_in(window, Document(PUZZLE)), 1, 2)
        document = Document.new(PUZZLE)
        write(playing_in(window, document), 1, 2, 3)
        window.modes.choose("edit")
        assert document.is_clean and not document.is_safe
        document.saved(path)
        assert document.is_safe
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        assert len(playing_in(window, Document(PUZZLE, path)).sheet.written) == 3
        assert len(playing_in(window, Document(PUZZLE)).sheet.written) == 2


def test_marks_go_with_the_clues_that_were_changed(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    given = PUZZLE.placed(Clue("labels", Cell((2, 2)), 9))
    assert isinstance(given, Puzzle)
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        write(playing(window), 1, 2)
        window.modes.choose("edit")
        window.document.apply(given)
        window.modes.choose("play")
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        for puzzle in (PUZZLE, given):
            assert playing(window, puzzle).sheet.written == {(0, 0): 1, (0, 1): 2}


def test_a_spoilt_game_is_an_empty_one(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        write(playing(window), 1)
    (path,) = (tmp_path / FOLDER).iterdir()
    path.write_bytes(path.read_bytes()[:-20])
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        assert not mode.sheet.written and not mode.game.begun and not window.notices.sentence


def test_the_clock_of_a_game_stands_while_no_one_plays(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    """The window closes in Edit: what was kept on leaving Play stays as it was."""
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        write(mode, 1)
        window.modes.choose("edit")
        stood = mode.seconds
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        assert stood <= playing(window).seconds < stood + 1


def retitled(title: str) -> Puzzle:
    return replace(PUZZLE, title=title)


def test_a_puzzle_has_one_game_whatever_its_title(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """The older one came back with the older title, and was written over the newer one."""
    whole_window.keep_journal(tmp_path)
    write(playing(whole_window, retitled("One")), 1)
    mode = playing(whole_window, retitled("Two"))
    assert mode.sheet.written == {(0, 0): 1}
    write(mode, 2, 3)
    mode = playing(whole_window, retitled("One"))
    assert len(mode.sheet.written) == 3 and mode.puzzle.title == "One"


def test_a_title_that_is_changed_and_back_keeps_the_newer_game(
    whole_window: Window, tmp_path: Path
) -> None:
    whole_window.keep_journal(tmp_path)
    one, other = Document(PUZZLE), Document(Puzzle(NUMBER_PATH, Board.square(2, 3)))

    def turn_to(document: Document) -> PlayMode:
        whole_window.open_document(document)
        whole_window.modes.choose("play")
        mode = whole_window.modes.mode
        assert isinstance(mode, PlayMode)
        return mode

    write(turn_to(one), 1)
    turn_to(other)
    whole_window.open_document(one)
    one.apply(retitled("T"))
    write(turn_to(one), 2, 3)
    whole_window.modes.choose("edit")
    one.undo_stack.undo()
    assert len(turn_to(one).sheet.written) == 3
    turn_to(other)
    assert len(turn_to(one).sheet.written) == 3


def on_disk(mode: PlayMode) -> None:
    """Wait until the games of its window are in their files."""
    mode.shelf._games.close()


def test_a_window_in_which_nothing_was_marked_writes_over_no_other(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as first:
        first.keep_journal(tmp_path)
        mode = playing(first)
        write(mode, 1)
        on_disk(mode)
        with opened(settings) as second:
            second.keep_journal(tmp_path)
            write(playing(second), 2, 3)
    with opened(settings) as third:
        third.keep_journal(tmp_path)
        assert len(playing(third).sheet.written) == 3


def test_who_comes_back_finds_what_another_window_marked_since(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as first:
        first.keep_journal(tmp_path)
        mode = playing(first)
        write(mode, 1)
        playing(first, Puzzle(NUMBER_PATH, Board.square(2, 3)))
        on_disk(mode)
        with opened(settings) as second:
            second.keep_journal(tmp_path)
            write(playing(second), 2, 3)
        assert len(playing(first).sheet.written) == 3


def test_who_comes_back_to_the_same_board_finds_it_too(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as first:
        first.keep_journal(tmp_path)
        mode = playing(first)
        write(mode, 1)
        first.modes.choose("edit")
        on_disk(mode)
        with opened(settings) as second:
            second.keep_journal(tmp_path)
            write(playing(second), 2, 3)
        first.modes.choose("play")
        assert len(mode.sheet.written) == 3 and "Another window" in first.notices.sentence
        write(mode, 4)
    with opened(settings) as third:
        third.keep_journal(tmp_path)
        assert len(playing(third).sheet.written) == 4


def test_who_comes_back_keeps_what_another_window_knew_nothing_of(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as first, opened(settings) as second:
        for window in (first, second):
            window.keep_journal(tmp_path)
        modes = playing(first), playing(second)
        write(modes[0], 1, 2, 3)
        write(modes[1], 9)
        for window, mode in zip((first, second), modes, strict=True):
            window.modes.choose("edit")
            on_disk(mode)
        first.modes.choose("play")
        assert len(modes[0].sheet.written) == 3
        first.modes.choose("edit")
        on_disk(modes[0])
        # As much, and something else: one step more.
        second.modes.choose("play")
        assert len(modes[1].sheet.written) == 3
        modes[1].undo()
        assert modes[1].sheet.written == {(2, 2): 9}


def test_a_larger_game_on_the_clues_that_an_edit_leads_to_is_not_written_over(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    clued = PUZZLE.placed(Clue("labels", Cell((2, 2)), 9))
    assert isinstance(clued, Puzzle)
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        write(playing(window, clued), 1, 2, 3, 4)
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        write(mode, 8)
        window.document.apply(clued)
        window.modes.choose("play")
        assert len(mode.sheet.written) == 4
        # Each of both is there where its clues are.
        mode.undo()
        window.document.undo_stack.undo()
        window.modes.choose("play")
        assert mode.sheet.written == {(2, 1): 8}
        window.document.undo_stack.redo()
        window.modes.choose("play")
        assert len(mode.sheet.written) == 3


def test_time_alone_is_kept_too(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    for seconds in (0.0, 100.0):
        with opened(settings) as window:
            window.keep_journal(tmp_path)
            mode = playing(window)
            if not seconds:
                write(mode, 1)
            mode._seconds += seconds
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        assert playing(window).seconds >= 100


def test_a_copy_that_is_looked_at_at_once_takes_no_game_away(
    whole_window: Window, tmp_path: Path
) -> None:
    whole_window.keep_journal(tmp_path)
    mode = playing(whole_window)
    write(mode, 1)
    playing(whole_window, retitled("Copy"))
    on_disk(mode)
    assert len(list((tmp_path / FOLDER).glob("*.json"))) == 1


def test_of_games_that_have_one_file_the_last_is_written_last(tmp_path: Path) -> None:
    games, told = Games(), Game()
    games.keep_in(tmp_path)
    copy = retitled("Copy")
    for number, puzzle in enumerate((PUZZLE, copy, PUZZLE), 1):
        told.play(told.sheet.with_number((0, number - 1), number))
        games.keep(puzzle, told, 0.0)
    games.close()
    found = games.find(Table(PUZZLE))
    assert found is not None and len(found[0].sheet.written) == 3


@pytest.mark.parametrize("looked", [False, True])
def test_marks_of_another_session_go_along_with_an_edited_clue(
    qtbot: QtBot, settings: Settings, tmp_path: Path, looked: bool
) -> None:
    """They did only where Play had been looked at before the edit."""
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        write(playing(window), 1, 2)
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        window.open_document(Document(PUZZLE))
        if looked:
            window.modes.choose("play")
            window.modes.choose("edit")
        after = PUZZLE.placed(Clue("labels", Cell((2, 2)), 9))
        assert isinstance(after, Puzzle)
        window.document.apply(after)
        window.modes.choose("play")
        mode = window.modes.mode
        assert isinstance(mode, PlayMode) and mode.sheet.written == {(0, 0): 1, (0, 1): 2}


def test_what_a_hint_wrote_does_not_count_for_the_next_number_in_the_next_session(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        write(mode, 1)
        mode.play(mode.sheet.with_number((2, 2), 7), hinted=True)
    with opened(settings) as window:
        window.keep_journal(tmp_path)
        mode = playing(window)
        assert mode._state(mode.sheet).next_number == 2


def test_the_time_of_a_game_comes_back_with_it_after_another_puzzle(whole_window: Window) -> None:
    mode = playing(whole_window)
    write(mode, 1)
    mode._seconds = 100.0
    mode.restart()
    playing(whole_window, Puzzle(NUMBER_PATH, Board.square(2, 3)))
    mode = playing(whole_window)
    mode.undo()
    assert mode.sheet.written and mode.seconds >= 100
