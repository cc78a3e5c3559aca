"""Clues on the clipboard: a small JSON text, checked in every part before it is believed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NoReturn

from studio.board import At, Cell, Corner, Link, Spot, SpotKind
from studio.gui.words import later, tr
from studio.puzzle import Clue, Fault, Puzzle

FORMAT = "oneline-clues"
VERSION = 1
LONGEST_TEXT = 4_000_000
MOST_ENTRIES = 200_000
FARTHEST = 100_000
"""Bounds of what is read: far above any board that is opened."""

REFUSED = later("The clipboard holds no clues that can be pasted here.")


@dataclass(frozen=True)
class Clip:
    """Clues cut out of a board: the cells they were on, and which of them the cursor gets."""

    lattice: str
    origin: At
    cells: tuple[At, ...]
    clues: tuple[Clue, ...]


def cut_out(puzzle: Puzzle, cells: frozenset[At]) -> Clip:
    """The clues on the cells, and on borders between two of them; the first cell is the origin."""
    chosen = tuple(at for at in puzzle.board.cells if at in cells)
    origin = chosen[0] if chosen else (0, 0)
    return Clip(puzzle.board.lattice.key, origin, chosen, tuple(clues_within(puzzle, cells)))


def clues_within(puzzle: Puzzle, cells: frozenset[At]) -> Iterable[Clue]:
    """The clues whose whole place lies in the cells."""
    for clue in puzzle.clues.all():
        match clue.spot:
            case Cell(at):
                inside = at in cells
            case Corner(at):
                inside = any(at in puzzle.board.lattice.corners(cell) for cell in cells)
            case Link(a, b, on) if on == SpotKind.LINK.value:
                inside = a in cells and b in cells
            case Link(a, b):
                corners = (puzzle.board.lattice.corners(cell) for cell in cells)
                inside = any(a in around and b in around for around in corners)
        if inside:
            yield clue


def moved_spot(puzzle: Puzzle, spot: Spot, by: At) -> Spot:
    """The spot as many cells away as ``by`` says."""
    # Hexagon corners count thirds of a cell; see HexLattice.
    fine = 3 if puzzle.board.lattice.key == "hex" else 1
    match spot:
        case Cell(at):
            return Cell((at[0] + by[0], at[1] + by[1]))
        case Corner(at):
            return Corner((at[0] + fine * by[0], at[1] + fine * by[1]))
        case Link(a, b, on):
            k = 1 if on == SpotKind.LINK.value else fine
            there = [(at[0] + k * by[0], at[1] + k * by[1]) for at in (a, b)]
            return Link.of(there[0], there[1], SpotKind(on))


def pasted(puzzle: Puzzle, clip: Clip, by: At) -> tuple[Puzzle, frozenset[At], int] | Fault:
    """The puzzle with the clues of a clip, moved; its cells there; how many did not fit."""
    if clip.lattice != puzzle.board.lattice.key:
        shape = {"hex": "hexagons", "square": "squares"}.get(clip.lattice, "another kind")
        return Fault("other-lattice", tr("These clues come from a board of {}.").format(shape))
    kinds = {kind.key for kind in puzzle.rule.kinds}
    if clip.clues and not any(clue.kind in kinds for clue in clip.clues):
        return Fault("other-kind", tr("This puzzle has no clues of that kind."))
    fitting, left_out = [], 0
    for clue in clip.clues:
        there = Clue(clue.kind, moved_spot(puzzle, clue.spot, by), clue.value)
        if clue.kind in kinds and isinstance(puzzle.placed(there), Puzzle):
            fitting.append(there)
        else:
            left_out += 1
    if clip.clues and not fitting:
        return Fault("no-room", tr("None of these clues fits here."))
    after = puzzle.placed(*fitting)
    if isinstance(after, Fault):
        return after
    cells = ((at[0] + by[0], at[1] + by[1]) for at in clip.cells)
    return after, frozenset(at for at in cells if at in puzzle.board), left_out


def moved(puzzle: Puzzle, cells: frozenset[At], by: At) -> Puzzle | Fault:
    """The puzzle with the clues of some cells moved elsewhere, over what stands there."""
    clues = tuple(clues_within(puzzle, cells))
    bare = puzzle.erased(*clues)
    places = [Clue(clue.kind, moved_spot(puzzle, clue.spot, by), clue.value) for clue in clues]
    return bare.placed(*places)


# -- text ----------------------------------------------------------------------------------------


def clip_text(clip: Clip) -> str:
    """The clip as text for the clipboard."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "lattice": clip.lattice,
            "origin": clip.origin,
            "cells": clip.cells,
            "clues": [[clue.kind, *_spot_json(clue.spot), clue.value] for clue in clip.clues],
        }
    )


def _spot_json(spot: Spot) -> tuple[str, list[At]]:
    match spot:
        case Cell(at):
            return SpotKind.CELL.value, [at]
        case Corner(at):
            return SpotKind.CORNER.value, [at]
        case Link(a, b, on):
            return on, [a, b]


def read_clip(text: str) -> Clip | Fault:
    """The clip that a text holds; a fault for every other text, however it came there."""
    try:
        if len(text) > LONGEST_TEXT:
            _refuse()
        return _clip(json.loads(text, parse_constant=_refuse, parse_float=_refuse))
    except (ValueError, RecursionError):
        return Fault("not-clues", REFUSED)


def _refuse(_: str = "") -> NoReturn:
    raise ValueError(REFUSED)


def _clip(data: Any) -> Clip:
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        _refuse()
    lattice, cells, clues = data.get("lattice"), data.get("cells"), data.get("clues")
    if (
        lattice not in ("square", "hex")
        or not isinstance(cells, list)
        or not isinstance(clues, list)
    ):
        _refuse()
    if len(cells) > MOST_ENTRIES or len(clues) > MOST_ENTRIES:
        _refuse()
    return Clip(
        lattice,
        _address(data.get("origin")),
        tuple(_address(at) for at in cells),
        tuple(_clue(entry) for entry in clues),
    )


def _address(data: Any) -> At:
    if not isinstance(data, list) or len(data) != 2:
        _refuse()
    row, column = (_integer(part) for part in data)
    if max(abs(row), abs(column)) > FARTHEST:
        _refuse()
    return (row, column)


def _integer(data: Any) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        _refuse()
    return int(data)


def _clue(data: Any) -> Clue:
    if not isinstance(data, list) or len(data) != 4:
        _refuse()
    kind, on, places, value = data
    if not isinstance(kind, str) or not isinstance(places, list):
        _refuse()
    ends = [_address(at) for at in places]
    if on in (SpotKind.LINK.value, SpotKind.EDGE.value) and len(ends) == 2:
        spot: Spot = Link.of(ends[0], ends[1], SpotKind(on))
    elif on in (SpotKind.CELL.value, SpotKind.CORNER.value) and len(ends) == 1:
        spot = Cell(ends[0]) if on == SpotKind.CELL.value else Corner(ends[0])
    else:
        _refuse()
    return Clue(kind, spot, None if value is None else _integer(value))
