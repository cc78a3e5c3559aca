"""Clues on the clipboard: a small JSON text, checked in every part before it is believed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from studio.board import At, Cell, Corner, Edge, Lattice, Spot, SpotKind
from studio.board.motion import Motion
from studio.board.tilings import APERIODIC, TILINGS, nouns
from studio.puzzle import Clue, Fault, Puzzle, Rule
from studio.puzzle.message import Message
from studio.puzzle.transform import swapped
from studio.records import dataclass

FORMAT = "oneline-clues"
VERSION = 1
LONGEST_TEXT = 4_000_000
MOST_ENTRIES = 200_000
FARTHEST = 100_000
"""Bounds of what is read: far above any board that is opened."""

REFUSED = Message.of("The clipboard holds no clues that can be pasted here.")


@dataclass(frozen=True)
class Clip:
    """Clues cut out of a board: the cells they were on, and which of them the cursor gets.

    ``patch`` names the patch of a tiling that never repeats, whose addresses mean nothing on
    another; it is empty on all other tilings.
    """

    lattice: str
    origin: At
    cells: tuple[At, ...]
    clues: tuple[Clue, ...]
    patch: str = ""


def cut_out(puzzle: Puzzle, cells: frozenset[At]) -> Clip:
    """The clues on the cells, and on borders between two of them; the first cell is the origin."""
    chosen = tuple(at for at in puzzle.board.cells if at in cells)
    origin = chosen[0] if chosen else (0, 0)
    lattice = puzzle.board.lattice
    clues = tuple(clues_within(puzzle, cells))
    return Clip(lattice.key, origin, chosen, clues, patch_of(lattice))


def patch_of(lattice: Lattice) -> str:
    """The patch of a tiling that never repeats, as its size and address; "" for all others."""
    if lattice.extent is None:
        return ""
    tiling, rows, columns = lattice.extent
    return f"{rows}x{columns}:{tiling.forms[0]}"


def clues_within(puzzle: Puzzle, cells: frozenset[At]) -> Iterator[Clue]:
    """The clues whose whole place lies in the cells."""
    for kind, values in puzzle.clues.items():
        for spot, value in values.items():
            if spot.at in cells if isinstance(spot, Cell) else _within(puzzle, spot, cells):
                yield Clue(kind, spot, value)


def _within(puzzle: Puzzle, spot: Corner | Edge, cells: frozenset[At]) -> bool:
    match spot:
        case Corner(at):
            return any(at in puzzle.board.lattice.corners(cell) for cell in cells)
        case Edge(a, b, on) if on == SpotKind.EDGE.value:
            return a in cells and b in cells
        case Edge(a, b):
            around = map(puzzle.board.lattice.corners, cells)
            return any(a in corners and b in corners for corners in around)


def why_nowhere(puzzle: Puzzle, clip: Clip) -> Fault | None:
    """Why the clues of a clip can be placed nowhere on a board; None where the place decides."""
    if clip.lattice != puzzle.board.lattice.key:
        shape = nouns().get(clip.lattice, "another kind")
        return Fault(
            "other-lattice", Message.of("These clues come from a board of {shape}.", shape=shape)
        )
    if clip.patch != patch_of(puzzle.board.lattice):
        return Fault(
            "other-patch", Message.of("These clues come from another patch of this tiling.")
        )
    kinds = {kind.key for kind in puzzle.rule.kinds}
    if clip.clues and not any(clue.kind in kinds for clue in clip.clues):
        return Fault("other-kind", Message.of("This puzzle has no clues of that kind."))
    return None


def pasted(puzzle: Puzzle, clip: Clip, place: At) -> tuple[Puzzle, frozenset[At], int] | Fault:
    """The puzzle with the clues of a clip, its origin moved to a place; its cells there; how many
    did not fit."""
    nowhere = why_nowhere(puzzle, clip)
    if nowhere is not None:
        return nowhere
    by = puzzle.board.lattice.translation(clip.origin, place)
    if by is None:
        return Fault(
            "other-shape", Message.of("Choose a cell that lies like the one they come from.")
        )
    kinds = {kind.key for kind in puzzle.rule.kinds}
    there = [Clue(clue.kind, by.spot(clue.spot), clue.value) for clue in clip.clues]
    fitting = [clue for clue in there if clue.kind in kinds]
    if isinstance(puzzle.placed(*fitting), Fault):
        fitting = _allowed(puzzle, fitting)
    left_out = len(there) - len(fitting)
    if clip.clues and not fitting:
        return Fault("no-room", Message.of("None of these clues fits here."))
    after = puzzle.placed(*fitting)
    if isinstance(after, Fault):
        return after
    cells = map(by.cell, clip.cells)
    return after, frozenset(at for at in cells if at in puzzle.board), left_out


def _allowed(puzzle: Puzzle, clues: Sequence[Clue]) -> list[Clue]:
    """Those of some clues that the puzzle has room for, in an order in which none is refused: one
    may be allowed by another that stands behind it, as the 0 of a target."""
    allowed: list[Clue] = []
    waiting = list(clues)
    while waiting:
        refused: list[Clue] = []
        for clue in waiting:
            after = puzzle.placed(clue)
            if isinstance(after, Puzzle):
                puzzle = after
                allowed.append(clue)
            else:
                refused.append(clue)
        if len(refused) == len(waiting):
            break
        waiting = refused
    return allowed


def moved_by(clip: Clip, motion: Motion, rule: Rule) -> Clip:
    """The clip with everything where a motion of its lattice takes it."""
    kinds = {kind.key: kind for kind in rule.kinds}

    def there(clue: Clue) -> Clue:
        kind, value = kinds.get(clue.kind), clue.value
        if kind is not None:
            value = kind.turned(value, swapped(clue.spot, motion))
        return Clue(clue.kind, motion.spot(clue.spot), value)

    return Clip(
        clip.lattice,
        motion.cell(clip.origin),
        tuple(map(motion.cell, clip.cells)),
        tuple(map(there, clip.clues)),
        clip.patch,
    )


def moved(puzzle: Puzzle, cells: frozenset[At], by: Motion) -> Puzzle | Fault:
    """The puzzle with the clues of some cells moved elsewhere, over what stands there."""
    clues = tuple(clues_within(puzzle, cells))
    bare = puzzle.erased(*clues)
    places = [Clue(clue.kind, by.spot(clue.spot), clue.value) for clue in clues]
    return bare.placed(*places)


# -- text ----------------------------------------------------------------------------------------


def clip_text(clip: Clip) -> str:
    """The clip as text for the clipboard."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "lattice": clip.lattice,
            "patch": clip.patch,
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
        case Edge(a, b, on):
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
    raise ValueError(REFUSED.template)


def _clip(data: Any) -> Clip:
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        _refuse()
    lattice, cells, clues = data.get("lattice"), data.get("cells"), data.get("clues")
    tiling = next((tiling for tiling in (*TILINGS, *APERIODIC) if tiling.key == lattice), None)
    if tiling is None or not isinstance(cells, list) or not isinstance(clues, list):
        _refuse()
    patch = data.get("patch", "")
    if not isinstance(patch, str) or len(cells) > MOST_ENTRIES or len(clues) > MOST_ENTRIES:
        _refuse()
    return Clip(
        tiling.key,
        _address(data.get("origin"), tiling.widths[0]),
        tuple(_address(at, tiling.widths[0]) for at in cells),
        tuple(_clue(entry, tiling.widths) for entry in clues),
        patch,
    )


def _address(data: Any, width: int) -> At:
    if not isinstance(data, list) or len(data) != width:
        _refuse()
    address = tuple(_integer(part) for part in data)
    if max(map(abs, address)) > FARTHEST:
        _refuse()
    return address


def _integer(data: Any) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        _refuse()
    return int(data)


def _clue(data: Any, widths: tuple[int, int]) -> Clue:
    if not isinstance(data, list) or len(data) != 4:
        _refuse()
    kind, on, places, value = data
    if not isinstance(kind, str) or not isinstance(places, list):
        _refuse()
    between_cells = on in (SpotKind.CELL.value, SpotKind.EDGE.value)
    ends = [_address(at, widths[0 if between_cells else 1]) for at in places]
    if on in (SpotKind.EDGE.value, SpotKind.SIDE.value) and len(ends) == 2:
        spot: Spot = Edge.of(ends[0], ends[1], SpotKind(on))
    elif on in (SpotKind.CELL.value, SpotKind.CORNER.value) and len(ends) == 1:
        spot = Cell(ends[0]) if on == SpotKind.CELL.value else Corner(ends[0])
    else:
        _refuse()
    return Clue(kind, spot, None if value is None else _integer(value))
