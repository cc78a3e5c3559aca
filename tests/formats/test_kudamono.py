"""Kudamono links: the published example, both ways to count, and what is refused."""

from __future__ import annotations

import pytest

from studio import formats
from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.formats import FormatError
from studio.formats.kudamono import SITE, link
from studio.puzzle import Puzzle

PUBLISHED = "https://pedros.works/paper-puzzle-player?W=4x3&L=(4)2(6)1x3(1)3(11)2&G=hidoku"


def test_the_published_example_is_read_and_written() -> None:
    puzzle = formats.read(PUBLISHED).puzzle
    labels = {spot.at: v for spot, v in puzzle.clues.of("labels").items() if isinstance(spot, Cell)}
    assert labels == {(0, 0): 4, (0, 3): 11, (2, 1): 6, (2, 3): 1}
    assert puzzle.board == Board.square(3, 4, king=True, holes=[(2, 2)])
    assert link(puzzle) == f"{SITE}?{PUBLISHED.partition('?')[2].replace('&G', '&G')}"


def test_old_links_count_in_the_order_of_texts() -> None:
    old = formats.read("https://pedros.works/kudamono/player?W=13&H=12&L=x3x37x19x18x12&G=hidoku")
    new = formats.read("https://pedros.works/kudamono/player?W=14x13&L=x11x23x110x16x18&G=hidoku")
    assert set(old.puzzle.board.holes) == set(new.puzzle.board.holes)


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("W=4x3&L=(4)2&G=slicy", "Hidato on squares only"),
        ("W=4x3&L=(4)200&G=hidoku", "does not fit"),
        ("W=4x3&L=(4&G=hidoku", "not readable"),
        ("W=4x300&L=(4)2&G=hidoku", "possible"),
        ("W=4x3&L=b2&G=hidoku", "does not know"),
    ],
)
def test_other_links_are_refused(query: str, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        formats.read(f"{SITE}?{query}")


def test_only_paths_that_go_all_around_are_written() -> None:
    with pytest.raises(FormatError, match="Hidato on squares only"):
        link(Puzzle(NUMBER_PATH, Board.square(3, 3)))
