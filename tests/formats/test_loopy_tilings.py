"""Loopy's game IDs of other tilings, held against boards that Loopy itself made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from studio.board import Board
from studio.board.tilings import APERIODIC, PATCHED
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Found
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.formats import loopy
from studio.formats.format import FormatError
from studio.puzzle import Puzzle, Trace

DATA = Path(__file__).parents[3] / "shared" / "data"
KINDS = {tiling.loopy: tiling for tiling in (*PATCHED, *APERIODIC) if tiling.loopy is not None}

needs_data = pytest.mark.skipif(
    not (DATA / "tilings.json").is_file(), reason="the boards of Loopy are not at hand"
)


@cache
def read_data(name: str) -> Any:
    path = DATA / name
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []


GAMES = [game for game in read_data("tilings.json") if game["type_number"] in KINDS]


@cache
def read(game: str) -> Puzzle:
    """The puzzle of a game ID, read once for all tests."""
    return loopy.read(game).puzzle


@cache
def loop_of(game: str) -> Trace:
    """The one solution of a game."""
    events = LOOP_SAT.run(read(game).compile().problem, Task.SOLVE, Limit(), Token())
    (found,) = (event.trace for event in events if isinstance(event, Found))
    return found


def edges_of(board: Board, faces: tuple[tuple[int, ...], ...]) -> list[tuple[int, int]]:
    """The edges in Loopy's order: by first use, face by face, corner by corner."""
    return list(
        dict.fromkeys(
            (min(a, b), max(a, b))
            for ring in faces
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
        )
    )


@needs_data
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['grid']}-{game['difficulty']}")
def test_games_of_loopy_have_its_cells_edges_and_its_one_solution(game: dict[str, Any]) -> None:
    board = read(game["id"]).board
    graph = board.loop_graph
    sizes = (len(board), len(graph.edges), graph.size)
    assert sizes == (game["faces"], game["edges"], game["vertices"])
    # Faces in Loopy's order, each with its corners where Loopy has them.
    width, height, form = parts(game["id"])
    tiling = KINDS[game["type_number"]].sized(height, width, form)
    order = tiling.patch(height, width, form)
    assert set(order) == set(board.cells)
    faces = tuple(
        tuple(board.corner_index[corner] for corner in tiling.corners(at)) for at in order
    )
    found = loop_of(game["id"])
    # Loopy begins a face at a corner of its own: the edge numbers of a face may be shifted.
    used = sum(pair in found.used for pair in edges_of(board, faces))
    assert used == game["lines"].count("1") == len(found.nodes)


@needs_data
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['grid']}-{game['difficulty']}")
def test_cells_lie_as_in_loopy(game: dict[str, Any]) -> None:
    """The same faces meet at the same corners, and their sides are used as by Loopy."""
    grid = read_data("tiling-grids.json")[game["grid"]]
    width, height, form = parts(game["id"])
    tiling = KINDS[game["type_number"]].sized(height, width, form)
    order = tiling.patch(height, width, form)
    assert len(order) == len(grid["faces"])
    corner: dict[int, Any] = {}
    for at, dots in zip(order, grid["faces"], strict=True):
        assert len(tiling.corners(at)) == len(dots)
    # A corner is a dot if the same faces meet there.
    ours: dict[Any, set[int]] = {}
    theirs: dict[int, set[int]] = {}
    for number, (at, dots) in enumerate(zip(order, grid["faces"], strict=True)):
        for place in tiling.corners(at):
            ours.setdefault(place, set()).add(number)
        for dot in dots:
            theirs.setdefault(dot, set()).add(number)
    by_faces = {frozenset(faces): dot for dot, faces in theirs.items()}
    for place, faces in ours.items():
        if len(faces) > 1:
            corner[place] = by_faces[frozenset(faces)]
    assert len(ours) == len(theirs)
    # The solution by Loopy's edge numbers gives each face as many lines as ours.
    board, trace = read(game["id"]).board, loop_of(game["id"])
    lines = [0] * len(order)
    for (_, _, first, second), on in zip(grid["edges"], game["lines"], strict=True):
        for face in {first, second} - {-1}:
            lines[face] += on == "1"
    edges = board.loop_graph.edges
    for number, at in enumerate(order):
        own = (edges[k] in trace.used for k in board.cell_sides[board.index(at)])
        assert sum(own) == lines[number]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['grid']}-{game['difficulty']}")
def test_games_are_written_as_they_were_read(game: dict[str, Any]) -> None:
    params, _, desc = game["id"].partition(":")
    width, height, form = parts(game["id"])
    puzzle = read(game["id"])
    if form == KINDS[game["type_number"]].sized(height, width, form).forms[0]:
        assert loopy.game_id(puzzle) == f"{params.partition('d')[0]}:{desc}"
    else:
        with pytest.raises(FormatError, match="full rectangles"):
            loopy.game_id(puzzle)


def parts(game: str) -> tuple[int, int, str]:
    """Width, height and form of a game ID."""
    params, _, desc = game.partition(":")
    width, height = params.partition("t")[0].split("x")
    return int(width), int(height), desc.rpartition("_")[0]


@pytest.mark.parametrize("tiling", [t for t in PATCHED if t.loopy is not None], ids=repr)
def test_forms_and_lengths_that_loopy_has_not_are_refused(tiling: Any) -> None:
    form = f"{tiling.forms[0]}_" if tiling.forms[0] else ""
    cells = len(tiling.patch(3, 3))
    gaps = "z" * (cells // 26) + (chr(ord("a") + cells % 26 - 1) if cells % 26 else "")
    board = loopy.read(f"3x3t{tiling.loopy}:{form}{gaps}").puzzle.board
    assert len(board) == cells
    for wrong in (f"{form}{gaps}a", f"{form}{gaps[:-1]}", f"9_{gaps}", f"_{gaps}"):
        with pytest.raises(FormatError):
            loopy.read(f"3x3t{tiling.loopy}:{wrong}")
