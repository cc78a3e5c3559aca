"""Small strange boards: whatever the program says of them is held to brute force."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from studio import cli
from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.families import GRAPH_PATH, JUMP_MAZE, JUMP_TOUR, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Puzzle
from tests.contract import strange
from tests.contract.strange import KINDS, Known, judge

SHARED = Path(__file__).parents[2].parent / "shared" / "data" / "strange.json"

CODES = {"none": 1, "unique": 0, "several": 2}


def told(puzzle: Puzzle, wrong: Any) -> None:
    raise AssertionError(f"{list(wrong)}\n{native.write(puzzle, PLAIN).decode()}")


@pytest.mark.parametrize("kind", KINDS)
def test_random_puzzles(kind: str) -> None:
    assert strange.run(kind, 25, 0, told) == 0


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_many_random_puzzles(kind: str) -> None:
    assert strange.run(kind, 3_000, 1, told) == 0


def drawn(nodes: int, edges: list[tuple[int, int]], *, directed: bool = False) -> Board:
    return graph_board([(3 * k, k * k % 7) for k in range(nodes)], edges, directed=directed)


def puzzle(rule: Any, board: Board, *clues: Clue, **options: Any) -> Puzzle:
    made = Puzzle(rule, board, options=options)
    for clue in clues:
        after = made.placed(clue)
        assert isinstance(after, Puzzle), after
        made = after
    return made


def label(value: int, *at: int) -> Clue:
    return Clue("labels", Cell(at), value)


KNIGHT = [[a, b] for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
PARTS = Board.square(1, 3, holes=[(0, 1)])

OWN: dict[str, Callable[[], Puzzle]] = {
    "one cell": lambda: puzzle(NUMBER_PATH, Board.square(1, 1)),
    "one cell, closed": lambda: puzzle(NUMBER_PATH, Board.square(1, 1), closed=True),
    "one cell, even": lambda: puzzle(
        NUMBER_PATH, Board.square(1, 1), Clue("parity", Cell((0, 0)), 0)
    ),
    "two cells, closed": lambda: puzzle(
        NUMBER_PATH, Board.square(1, 2), label(1, 0, 0), closed=True
    ),
    "two corners that follow each other both ways": lambda: puzzle(
        GRAPH_PATH, drawn(2, [(0, 1), (1, 0)], directed=True), label(2, 0), closed=True
    ),
    "two pieces": lambda: puzzle(NUMBER_PATH, PARTS),
    "two pieces with a number": lambda: puzzle(NUMBER_PATH, PARTS, label(1, 0, 0)),
    "no edges": lambda: puzzle(GRAPH_PATH, drawn(5, []), closed=True),
    "a tour that cannot move": lambda: puzzle(JUMP_TOUR, Board.square(3, 3), label(1, 1, 1)),
    "a tour of pieces": lambda: puzzle(JUMP_TOUR, Board.square(3, 3), label(1, 0, 0), moves=KNIGHT),
    "three lines side by side": lambda: puzzle(
        ONE_STROKE, drawn(2, [(0, 1)] * 3), Clue("start", Cell((1,)))
    ),
    "nothing to draw": lambda: puzzle(ONE_STROKE, drawn(3, []), Clue("start", Cell((1,)))),
    "two loops, one forbidden": lambda: puzzle(
        SLITHERLINK, PARTS, Clue("numbers", Cell((0, 0)), 0)
    ),
    "no loop through every corner": lambda: puzzle(
        SLITHERLINK, Board.square(2, 2), Clue("numbers", Cell((0, 1)), 2), all_corners=True
    ),
    "a maze without start and target": lambda: puzzle(
        JUMP_MAZE,
        Board.square(2, 2),
        *(Clue("jumps", Cell(at), 1) for at in Board.square(2, 2).cells),
    ),
    "a maze without a walk of that sum": lambda: puzzle(
        JUMP_MAZE, Board.square(1, 1), Clue("start", Cell((0, 0))), sum=5
    ),
    "a graph where all look alike": lambda: puzzle(
        GRAPH_PATH, drawn(6, list(combinations(range(6), 2))), label(1, 0)
    ),
}


@pytest.mark.parametrize("name", OWN)
def test_strange_boards(name: str) -> None:
    assert judge(OWN[name]()) == []


@pytest.mark.parametrize("name", OWN)
def test_commands_end_with_the_verdict(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = OWN[name]()
    path = tmp_path / "strange.puzzle"
    path.write_bytes(native.write(made, PLAIN))
    code = CODES[Known(made).verdict.value]
    for command in (["check"], ["explain"], ["grade"], ["count", "--shares"], ["verify"]):
        assert cli.main([command[0], str(path), *command[1:]]) == code, command
    assert "Traceback" not in capsys.readouterr().err


def shared() -> list[dict[str, str]]:
    return json.loads(SHARED.read_text()) if SHARED.exists() else []


@pytest.mark.skipif(not SHARED.exists(), reason="needs strange.json beside the repository")
@pytest.mark.parametrize("case", shared(), ids=lambda case: case["id"])
def test_published_strange_boards(
    case: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Verdict, count, shares, explanation and certificate; brute force where it can."""
    path = tmp_path / "case.puzzle"
    path.write_text(case["puzzle"])
    made = native.read(case["puzzle"]).puzzle
    codes = {
        command: cli.main([command, str(path), *options])
        for command, options in (
            ("check", []),
            ("explain", []),
            ("grade", []),
            ("count", ["--shares"]),
            ("verify", ["--certificate", str(tmp_path / "certificate")]),
        )
    }
    said = capsys.readouterr()
    assert len(set(codes.values())) == 1 and codes["check"] in (0, 1, 2), codes
    assert (tmp_path / "certificate" / "verdict.json").exists()
    assert "Traceback" not in said.err
    assert judge(made) == []
