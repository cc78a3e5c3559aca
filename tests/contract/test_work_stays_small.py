"""Small boards on which work could explode: bounded by memory and by time of the processor.

Graphs where every node looks like every other have n! symmetries, drawings with lines side by side
as many orders of them, open boards more walks than can be seen. Each command runs under the hard
limits of ``limited.py``, and with ``--seconds`` where it could go on for ever.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.families import GRAPH_PATH, JUMP_MAZE, ONE_STROKE
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Puzzle
from tests.forked import Nursery

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits are those of Linux")


def drawn(size: int, edges: list[tuple[int, int]]) -> Board:
    return graph_board([(3 * k % 101, k * k % 97) for k in range(size)], edges)


def maze() -> Puzzle:
    board = Board.square(8, 8)
    made = Puzzle(JUMP_MAZE, board).placed(
        *(Clue("jumps", Cell(at), 1) for at in board.cells),
        Clue("start", Cell((0, 0))),
        Clue("target", Cell((7, 7))),
    )
    assert isinstance(made, Puzzle)
    return made


BOARDS: dict[str, Callable[[], Puzzle]] = {
    "no edges": lambda: Puzzle(GRAPH_PATH, drawn(12, []), options={"closed": True}),
    "complete": lambda: Puzzle(GRAPH_PATH, drawn(9, list(combinations(range(9), 2)))),
    "two sides": lambda: Puzzle(
        GRAPH_PATH, drawn(12, [(a, b + 6) for a in range(6) for b in range(6)])
    ),
    "star": lambda: Puzzle(GRAPH_PATH, drawn(40, [(0, k) for k in range(1, 40)])),
    "pairs": lambda: Puzzle(GRAPH_PATH, drawn(40, [(2 * k, 2 * k + 1) for k in range(20)])),
    "side by side": lambda: Puzzle(ONE_STROKE, drawn(3, [(0, 1)] * 12 + [(1, 2)] * 12)),
    "complete drawing": lambda: Puzzle(ONE_STROKE, drawn(11, list(combinations(range(11), 2)))),
    "open maze": maze,
}


def ends_within_the_limits(nursery: Nursery, *words: str) -> bytes:
    """Run a command to its end, and give what it says."""
    with TemporaryFile() as said, TemporaryFile() as complained:
        process = nursery.fork(
            ["tests.contract.limited", *words], stdout=said.fileno(), stderr=complained.fileno()
        )
        code = process.wait()
        said.seek(0)
        complained.seek(0)
        assert code in (0, 1, 2, 3), (code, complained.read())
        return said.read()


@pytest.mark.parametrize("name", BOARDS)
def test_shares_are_told_or_refused_within_the_limits(
    name: str, tmp_path: Path, nursery: Nursery
) -> None:
    path = tmp_path / "small.puzzle"
    path.write_bytes(native.write(BOARDS[name](), PLAIN))
    assert ends_within_the_limits(nursery, "count", str(path), "--shares", "--seconds", "1")


@pytest.mark.long
@pytest.mark.parametrize("command", ["check", "explain", "grade", "verify"])
@pytest.mark.parametrize("name", BOARDS)
def test_other_commands_end_within_the_limits(
    name: str, command: str, tmp_path: Path, nursery: Nursery
) -> None:
    path = tmp_path / "small.puzzle"
    path.write_bytes(native.write(BOARDS[name](), PLAIN))
    ends_within_the_limits(nursery, command, str(path), "--seconds", "4")
