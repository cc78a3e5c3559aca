"""Boards that play themselves: by reasons where there are some, else along the answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.board import At, Board, Cell, Edge, SpotKind
from studio.engines.events import Verdict
from studio.families import JUMP_MAZE, NUMBER_PATH, SLITHERLINK
from studio.gui.dialogs.how_to_play import HowToPlay
from studio.gui.dialogs.self_play import BLANK, HOLD_STEPS, SelfPlay, overlay_of, to_the_end
from studio.gui.services import job_runner
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.play import Table
from studio.work.explaining import Explain
from studio.work.findings import Judged
from studio.work.protocol import Analyse
from studio.work.steps import NOT_BOTH, USED, Ending, Mark, Step
from tests.gui.silent import Silent
from tests.gui.turns import turns

CORNERS: tuple[At, ...] = ((0, 0), (0, 1), (1, 1), (1, 0))
SIDES = [Edge.of(a, b, SpotKind.SIDE) for a, b in pairwise((*CORNERS, CORNERS[0]))]
SQUARE = Puzzle(SLITHERLINK, Board.square(1, 1))


@pytest.fixture
def player(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[SelfPlay]:
    monkeypatch.setattr(job_runner, "Job", Silent)
    owner = QObject()
    yield SelfPlay(owner)
    owner.deleteLater()


def tell(player: SelfPlay, *news: object) -> None:
    """What a solver process says."""
    job = player._job_runner.job
    assert isinstance(job, Silent)
    for each in news:
        job.tell(each)
    turns()


def step(*marks: Mark) -> Step:
    return Step("rule", "Rule", 1, (), marks, "Because.", 1)


def test_reasons_are_played_and_what_they_leave_is_drawn(player: SelfPlay) -> None:
    player.begin(SQUARE)
    assert isinstance(player._job_runner.job.question, Analyse)  # type: ignore[union-attr]
    tell(player, Judged(Verdict.UNIQUE, (CORNERS,), closed=True))
    assert isinstance(player._job_runner.job.question, Explain)  # type: ignore[union-attr]
    relation = Mark(NOT_BOTH, (SIDES[1], SIDES[2]))
    tell(player, step(Mark(USED, (SIDES[0],))), step(relation), Ending(Verdict.UNIQUE, False))
    drawn = []
    while not player.ended:
        player.go_on()
        drawn.append((len(player.turn.sheet.drawn), player.turn.words))
    assert drawn == [(1, "Because."), (2, ""), (3, ""), (4, "")]
    for _ in range(HOLD_STEPS):
        player.go_on()
    assert player.turn.sheet == BLANK


def test_a_reason_that_does_not_come_is_not_waited_for(player: SelfPlay) -> None:
    player.begin(SQUARE)
    for _ in range(20):
        player.go_on()
    assert player.turn.sheet == BLANK and player._job_runner.busy
    tell(player, Judged(Verdict.UNIQUE, (CORNERS,), closed=True))
    for _ in range(20):
        player.go_on()
    assert player.turn.sheet.drawn and not player._job_runner.busy


def test_numbers_and_walks_follow_the_answer() -> None:
    path = Puzzle(NUMBER_PATH, Board.square(1, 3)).placed(Clue("labels", Cell((0, 1)), 2))
    assert isinstance(path, Puzzle)
    turns = list(to_the_end(Table(path), BLANK, ((0, 0), (0, 1), (0, 2)), closed=False))
    assert [dict(turn.sheet.written) for turn in turns] == [{(0, 0): 1}, {(0, 0): 1, (0, 2): 3}]
    maze = Puzzle(JUMP_MAZE, Board.square(1, 3))
    walked = list(to_the_end(Table(maze), BLANK, ((0, 0), (0, 2)), closed=False))
    assert [overlay_of(Table(maze), turn).line for turn in walked] == [
        ((0, 0),),
        ((0, 0), (0, 2)),
    ]


def test_the_page_turns_over_what_has_no_solution(
    whole_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_runner, "Job", Silent)
    whole_window.dialogs.how_to_play()
    (card,) = whole_window.findChildren(HowToPlay)
    card.pills["one-stroke"].click()
    first, _ = card.pages["one-stroke"]
    tell(card.player, Judged(Verdict.NONE))
    assert card.pages["one-stroke"][0] != first and card.player.playing
    card.pause.click()
    assert not card.player.playing and card.pause.text() == "Go on"
    card.pause.click()
    assert card.player.playing
    card.reject()
    assert not card.player.playing and not card.player._job_runner.busy
