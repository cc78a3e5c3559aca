"""Booklets in the making as files: as they were, or refused with what is wrong and where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from studio.board import Board
from studio.families import SLITHERLINK
from studio.formats import FormatError
from studio.formats.booklet import Layout
from studio.formats.booklet_file import read, write
from studio.puzzle import Puzzle

BOOK = [Puzzle(SLITHERLINK, Board.square(2, 2), title=title) for title in ("b", "a")]
LAYOUT = Layout("Mine", "Ada", "a5", 4, 8.5, 9.0, answers=False, arranged=True, hints=True)


def test_a_booklet_comes_back() -> None:
    assert read(write(BOOK, LAYOUT)) == (BOOK, LAYOUT)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "other"}, "no booklet"),
        ({"version": 2}, "newer version"),
        ({"version": None}, "whole number from 1"),
        ({"version": True}, "whole number from 1"),
        ({"layout": {"title": "a\ud800"}}, "half a character"),
        ({"puzzles": []}, "1 to"),
        ({"puzzles": [{"format": "oneline-puzzle"}]}, r"puzzles\[0\]"),
        ({"layout": None}, "layout"),
        ({"layout": {"trim": "b5"}}, "layout"),
        ({"layout": {"bleed": "wide"}}, "layout.bleed"),
        ({"layout": {"bleed": 1e9}}, "bleed is 0 to"),
        ({"layout": {"gutter": float("nan")}}, "gutter is 0 to"),
        ({"layout": {"per_page": True}}, "layout.per_page"),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, Any], said: str) -> None:
    told = json.loads(write(BOOK, LAYOUT)) | change
    with pytest.raises(FormatError, match=said):
        read(json.dumps(told).encode())
    with pytest.raises(FormatError, match="spoilt"):
        read(b"{")


@pytest.mark.parametrize("puzzles", [[], BOOK * 2501])
def test_no_booklet_is_written_that_is_not_read(puzzles: list[Puzzle]) -> None:
    with pytest.raises(FormatError, match="1 to 5,000 puzzles"):
        write(puzzles, LAYOUT)
