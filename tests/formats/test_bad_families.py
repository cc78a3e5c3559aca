"""Bad input of mazes, tours and drawings: one sentence with a place, in the window too.

Each is refused whole: the command line says the sentence, and so does the window, which keeps what
was open.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from studio import cli
from studio.formats.native_board import MAX_EDGES
from studio.gui.widgets.dialogs import SentenceDialog
from studio.gui.window import Window
from tests.gui.conftest import settings, whole_window
from tests.gui.test_window import dialogs, window

__all__ = ["settings", "whole_window", "window"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SQUARES = {"lattice": "square", "rows": 3, "columns": 4}


def text(family: str, board: dict[str, Any], clues: dict[str, Any], **options: object) -> str:
    return json.dumps(
        {
            "format": "oneline-puzzle",
            "version": 1,
            "family": family,
            "board": board,
            "clues": clues,
            "options": options,
        }
    )


def maze(jumps: list[Any], start: Any, target: Any, **options: object) -> str:
    clues = {"jumps": jumps, "start": start, "target": target}
    return text("jump-maze", SQUARES, clues, **options)


def drawing(edges: list[list[int]], **clues: object) -> str:
    return text(
        "one-stroke", {"lattice": "graph", "nodes": [[0, 0], [1, 0]], "links": edges}, clues
    )


def tour(moves: object) -> str:
    return text("jump-tour", SQUARES, {"labels": []}, moves=moves)


BAD = {
    "a 0 that is not the target": (
        maze([[[0, 0], 1], [[1, 1], 0]], [0, 0], [0, 1]),
        "clues.jumps[1]: The jump 0 at [1, 1] leads nowhere; only the target may hold 0.",
    ),
    "a jump longer than the board": (
        maze([[[0, 0], 9]], [0, 0], [0, 1]),
        "clues.jumps[0]: The jump 9 at [0, 0] is out of range: -3 to -1 or 1 to 3 fits there.",
    ),
    "a start off the board": (
        maze([[[0, 0], 1]], [5, 5], [0, 1]),
        "clues.start[0]: The start at [5, 5] is off the board.",
    ),
    "a target off the board": (
        maze([[[0, 0], 1]], [0, 0], [0, -1]),
        "clues.target[0]: The target at [0, -1] is off the board.",
    ),
    "two starts": (
        maze([[[0, 0], 1]], [[0, 0], [0, 1]], [0, 2]),
        "clues.start[1]: The start stands twice: at [0, 0] and at [0, 1].",
    ),
    "a sum that is no number": (
        maze([[[0, 0], 1]], [0, 0], [0, 1], sum="ten"),
        "options.sum: This should be null or a whole number, not “ten”.",
    ),
    "moves that are not symmetric": (
        tour([[1, 2], [2, 1], [-2, -1]]),
        "options.moves: The move 1, 2 has no way back: -1, -2 is missing.",
    ),
    "a move to where one stands": (tour([[0, 0]]), "options.moves: The move 0, 0 leads nowhere."),
    "no moves": (tour([]), "options.moves: There are no moves."),
    "a move of three": (
        tour([[1, 2, 3]]),
        "options.moves[0]: A move should be [rows, columns], not “[1, 2, 3]”.",
    ),
    "a loop at a corner": (
        drawing([[0, 1], [1, 1]]),
        "board.links[1]: A line leads from corner 1 to itself.",
    ),
    "a line to no corner": (
        drawing([[0, 9]]),
        "board.links[0]: There is no corner 9 for a line to lead to.",
    ),
    "a start at no corner": (
        drawing([[0, 1]], start=7),
        "clues.start[0]: The start at [7] is off the board.",
    ),
    "more lines than are read": (
        drawing([[0, 1]] * (MAX_EDGES + 1)),
        "line 1, column 160,135: More than 20,000 lines are too many.",
    ),
    "a million lines": (
        drawing([[0, 1]] * 10**6),
        "line 1, column 160,135: More than 20,000 lines are too many.",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_the_command_line_says_what_and_where(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, sentence = BAD[name]
    path = tmp_path / "bad.puzzle"
    path.write_text(bad)
    assert cli.main(["check", str(path)]) == cli.BAD_INPUT
    said = capsys.readouterr()
    assert (said.out, said.err.strip()) == ("", sentence)


def test_the_window_says_the_same_and_keeps_what_is_open(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    before = window.document
    path = tmp_path / "bad.puzzle"
    for bad, sentence in BAD.values():
        path.write_text(bad)
        window.files.open_path(path)
        qtbot.waitUntil(lambda: bool(dialogs(window)))
        (shown,) = dialogs(window)
        assert isinstance(shown, SentenceDialog)
        assert sentence in shown.accessibleDescription()
        assert window.document is before
        shown.reject()


def test_jumps_that_lead_nowhere_are_legal_but_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "dead.puzzle"
    path.write_text(maze([[[0, 0], 1], [[1, 1], 3], [[2, 3], 3]], [0, 0], [0, 1]))
    assert cli.main(["check", str(path)]) == 0
    assert capsys.readouterr().err == "The jump 3 at [1, 1] leads nowhere.\n"
