"""Batches as messages: the same puzzles as on the command line, from where one left off."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.formats import FormatError
from studio.puzzle import Puzzle
from studio.work.batch import batch
from studio.work.batch import puzzles as in_order
from studio.work.batching import Arrived, Batch, checker, messages, question
from studio.work.executors import Workers
from studio.work.folder import INDEX, store
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.grade import WORDS
from studio.work.sentences import said
from tests.work.wired import news, refuses

BOARD = Board.square(4, 4)
BLANK = Puzzle(SLITHERLINK, BOARD)
OPTIONS = GenerateOptions(seed=5)


def made(count: int, known: list[Puzzle]) -> list[Arrived | GenerationFailed]:
    """What a solver process tells, by way of the wire."""
    return [*map(checker(BOARD), news(question(BLANK, OPTIONS, count, known), messages))]


def puzzles(found: list[Arrived | GenerationFailed]) -> list[Puzzle]:
    assert all(isinstance(event, Arrived) for event in found)
    return [event.puzzle for event in found if isinstance(event, Arrived)]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_folder_is_that_of_the_command_line(tmp_path: Path) -> None:
    first = puzzles(made(2, []))
    store(SLITHERLINK, BOARD, OPTIONS, first, tmp_path / "stored")
    both = first + puzzles(made(5, first))
    store(SLITHERLINK, BOARD, OPTIONS, both, tmp_path / "stored", since=2)
    for _ in batch(SLITHERLINK, BOARD, OPTIONS, 5, tmp_path / "batch", Token()):
        pass
    assert files(tmp_path / "stored") == files(tmp_path / "batch")
    # Fewer puzzles of the same batch take nothing away.
    store(SLITHERLINK, BOARD, OPTIONS, first, tmp_path / "stored")
    assert files(tmp_path / "stored") == files(tmp_path / "batch")


def test_a_folder_of_another_batch_is_left_alone(tmp_path: Path) -> None:
    store(SLITHERLINK, BOARD, OPTIONS, puzzles(made(1, [])), tmp_path)
    before = files(tmp_path)
    with pytest.raises(FormatError, match="its seed differs"):
        store(SLITHERLINK, BOARD, GenerateOptions(seed=6), [BLANK], tmp_path)
    assert files(tmp_path) == before
    assert INDEX in before


def test_grades_come_along() -> None:
    arrived = [event for event in made(3, []) if isinstance(event, Arrived)]
    assert len(arrived) == 3
    assert {event.word for event in arrived} <= set(WORDS)
    assert all(event.puzzle.board is BOARD for event in arrived)


def test_several_workers_make_the_same_puzzles_in_the_same_order() -> None:
    """On a board so small that many come twice, so that larger numbers give way to smaller ones."""
    board = Board.square(2, 2)
    alone = list(in_order(SLITHERLINK, board, OPTIONS, 6, Token()))
    with ThreadPoolExecutor(3) as pool:
        both = list(
            in_order(SLITHERLINK, board, OPTIONS, 6, Token(), workers=Workers(pool, lambda: 3))
        )
    assert alone == both
    assert len(alone) > 2


def test_workers_grade_what_they_make() -> None:
    with ThreadPoolExecutor(2) as pool:
        workers = Workers(pool, lambda: 2)
        found = list(
            in_order(SLITHERLINK, BOARD, OPTIONS, 3, Token(), workers=workers, grading=9.0)
        )
    alone = [
        (event.puzzle, event.word, event.grade)
        for event in made(3, [])
        if isinstance(event, Arrived)
    ]
    assert [
        (event[0], event[1].word, event[1].grade) for event in found if isinstance(event, tuple)
    ] == alone


def test_where_there_are_no_more() -> None:
    small = Puzzle(SLITHERLINK, Board.square(1, 2))
    *_, last = news(question(small, OPTIONS, 9, []), messages)
    assert isinstance(last, GenerationFailed)
    assert "repetitions" in said(last.reason)


@pytest.mark.parametrize(
    "wrong",
    [
        "{}",
        '{"is": "Arrived", "puzzle": "no", "word": "", "grade": 1.0}',
        '{"is": "Arrived"}',
        '{"is": "Unmade", "sentence": 3, "spots": []}',
    ],
)
def test_what_is_no_news(wrong: str) -> None:
    refuses(Batch, wrong)
