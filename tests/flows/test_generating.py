"""From a line drawn with the mouse to a puzzle whose only solution it is; sheets of puzzles."""

from __future__ import annotations

from itertools import pairwise

import pytest

from studio import formats
from studio.board import Board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Puzzle
from tests.flows.conftest import Mouse, Open
from tests.flows.desk import until
from tests.flows.twin import Twin

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]

BOARD = Board.square(4, 4)
LINE = ((1, 0), (1, 1), (0, 1), (0, 2))


def test_a_line_drawn_with_the_mouse_becomes_a_puzzle(
    open_studio: Open, twin: Twin, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("files") / "mine.puzzle"
    formats.write(Puzzle(NUMBER_PATH, BOARD), path)
    studio = open_studio(str(path))
    until(lambda: "mine" in studio.title, "the open puzzle")
    twin.open(formats.read(path).puzzle, beside=studio)
    mouse = Mouse(studio, twin)
    mouse.click(twin.tool("line"))
    for at in LINE:
        # Click by click: a cell that touches the end of the line goes on with it.
        studio.click(twin.cell(at))
    # The line is part of the puzzle: it is saved first, so that the clues are what is unsaved.
    studio.press("ctrl+s")
    until(lambda: not studio.unsaved(), "the saved line")
    studio.press("ctrl+shift+g")

    def made() -> bool:
        # Enter uses the puzzle as soon as there is one; before, it does nothing.
        studio.press("Return")
        return studio.unsaved()

    until(made, "the clues on the board")
    studio.press("ctrl+s")
    until(lambda: not studio.unsaved(), "the saved file")
    problem = formats.read(path).puzzle.compile().problem
    oracle = oracle_for(problem)
    answer = oracle.ask(problem.constraints, (), Token())
    assert isinstance(answer, Model)
    facts = oracle.facts(answer.trace)
    assert isinstance(oracle.ask(problem.constraints, [facts], Token()), Refuted)
    nodes = [BOARD.index(at) for at in LINE]
    assert {(min(a, b), max(a, b)) for a, b in pairwise(nodes)} <= answer.trace.used


FIRST_PICTURE = (220, 207)
"""Where the first puzzle of the sheet stands on the screen."""


def test_a_puzzle_of_a_sheet_is_opened(
    open_studio: Open, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("files") / "mine.puzzle"
    formats.write(Puzzle(SLITHERLINK, BOARD), path)
    studio = open_studio(str(path))
    until(lambda: "mine" in studio.title, "the open puzzle")
    studio.press("ctrl+alt+g")

    studio.press("Return")

    def opened() -> bool:
        # Before there is a picture both clicks do nothing.
        studio.click(FIRST_PICTURE)
        studio.click(FIRST_PICTURE)
        return "mine" not in studio.title

    until(opened, "the puzzle of the sheet")
