"""What was marked in Play is there again when the program is."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.document.games import FOLDER
from studio.gui.modes.play import PlayMode
from studio.gui.services.settings import Settings
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
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
