"""Puzzles made ready for a page: hints lead to the end, whatever time there was for reasons."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Edge, SpotKind
from studio.engines.engine import Token
from studio.families import JUMP_MAZE
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Puzzle
from studio.work.protocol import Ended
from studio.work.sentences import ended_words
from studio.work.sharing import Remarked, WritePage
from studio.work.webpage import NO_REASON, messages, playable

EXAMPLES = assets.root() / "examples"


@pytest.mark.parametrize("seconds", [1e-9, 20.0], ids=["no time", "enough"])
def test_hints_of_a_loop_come_to_all_that_it_uses(seconds: float) -> None:
    puzzle = formats.read(EXAMPLES / "slitherlink" / "garden.puzzle").puzzle
    ready = playable(puzzle, Token(10.0), hints=True, hint_seconds=seconds)
    assert ready.answer is not None
    used = {edge for hint in ready.hints for edge in hint.used}
    ring = (*ready.answer, ready.answer[0])
    assert used == {Edge.of(a, b, SpotKind.SIDE) for a, b in pairwise(ring)}
    reasons = [hint.why != NO_REASON.why for hint in ready.hints]
    assert any(reasons) is (seconds > 1)


def test_hints_of_a_path_come_to_every_number() -> None:
    puzzle = formats.read(EXAMPLES / "number-path" / "honeycomb.puzzle").puzzle
    ready = playable(puzzle, Token(20.0), hints=True, hint_seconds=1e-9)
    assert ready.answer is not None
    numbers = {at: number for hint in ready.hints for at, number in hint.numbers}
    given = {spot.at for spot in puzzle.clues.of("labels")}  # type: ignore[union-attr]
    wanted = {at: step for step, at in enumerate(ready.answer, start=1) if at not in given}
    assert numbers == wanted


def test_a_maze_without_start_or_target_is_no_page() -> None:
    puzzle = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(Clue("jumps", Cell((0, 0)), 2))
    assert isinstance(puzzle, Puzzle)
    with pytest.raises(FormatError, match="Mark a start and a target to begin"):
        playable(puzzle, Token(10.0))


def test_it_is_said_which_puzzles_have_no_hints(tmp_path: Path) -> None:
    garden = formats.read(EXAMPLES / "slitherlink" / "garden.puzzle").puzzle
    fewer = garden.clues.without(*list(garden.clues.all())[3:])
    several = replace(garden, clues=fewer, title="Draft")
    texts = [native.write(puzzle, PLAIN).decode() for puzzle in (garden, several)]
    for hints, puzzles, remark in (
        (True, texts, "No hints, which need a single solution that is known: “Draft”."),
        (True, texts[:1], None),
        (False, texts, None),
    ):
        question = WritePage(tuple(puzzles), tmp_path / "page.html", hints)
        *remarks, ended = messages(question, Token())
        assert ended == Ended()
        assert remarks == ([] if remark is None else [Remarked(remark)])


def test_the_place_of_a_page_is_tried_before_its_puzzles_are_looked_at(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (ended,) = messages(WritePage(("{}",), tmp_path / "file" / "page.html", False), Token())
    assert isinstance(ended, Ended)
    assert ended_words(ended).startswith("page.html was not saved: not a directory.")
