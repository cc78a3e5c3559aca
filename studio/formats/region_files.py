"""What stands in files of pzprjs before the line where a puzzle has regions.

A line of flags, the borders, then the clues cell by cell. Version 3.2 writes borders as two grids,
those between the cells of a row and those between rows; before that, and always where the family
says "areas", stands how many regions there are and the number of its region for each cell. Source:
robx/pzprjs, src/variety/country.js, src/variety/yajilin.js and src/variety-common/FileData.js.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from studio.board import At, Board, Cell, Edge, Spot
from studio.families.cell_clues import BLOCKED
from studio.families.regions import BORDER, divided, regions_of
from studio.formats.cell_codes import CODES
from studio.formats.format import FormatError, line, number
from studio.formats.grid_text import flags_of, row_of, values_of
from studio.formats.region_codes import region_numbers
from studio.puzzle import Clue, Clues, Puzzle, Rule, Source

MOST = 10_000
"""No region has a number that is larger."""


class Found(NamedTuple):
    """The clues of a file, its flags, how many clues are "?", and the line where the grids of the
    drawn line start, from 0."""

    clues: Clues
    flags: str
    unknown: int
    start: int


def read(
    rule: Rule, source: Source, lines: Sequence[str], version: int, rows: int, columns: int
) -> Found:
    """All before the drawn line; ``version`` counts from 0 for ``pzprv3``."""
    at, flags = 4, ""
    if source.told:
        if version:
            names = lines[at].split(",") if at < len(lines) else []
            flags = "".join(flag for flag, name in source.told if name in names)
            at += 1
    else:
        while at < len(lines) and source.option(lines[at]) is not None:
            flags += lines[at]
            at += 1
    if source.borders == "grids" and version >= 2:
        borders = list(_grids(lines, at, rows, columns))
        at += 2 * rows - 1
    else:
        borders = list(_areas(lines, at + 1, rows, columns))
        at += 1 + rows
    clues = Clues({BORDER.key: dict.fromkeys(borders)})
    given, unknown = _clues(rule, source, lines, at, rows, columns)
    if source.values == "regions":
        given = _at_heads(clues, given, rows, columns)
    return Found(clues.having(*given), flags, unknown, at + rows)


def _grids(lines: Sequence[str], first: int, rows: int, columns: int) -> Iterator[Spot]:
    """The borders between the cells of rows, then those between rows."""
    for r in range(rows):
        # A row of one cell has a line without entries.
        for c, item in enumerate(row_of(lines, first + r, columns - 1)):
            if item == "1":
                yield Edge((r, c), (r, c + 1))
    for r in range(rows - 1):
        for c, item in enumerate(row_of(lines, first + rows + r, columns)):
            if item == "1":
                yield Edge((r, c), (r + 1, c))


def _areas(lines: Sequence[str], first: int, rows: int, columns: int) -> Iterator[Spot]:
    """The borders between cells with different numbers of regions."""
    area = [row_of(lines, first + r, columns) for r in range(rows)]
    for r in range(rows):
        for c in range(columns):
            if c + 1 < columns and area[r][c] != area[r][c + 1]:
                yield Edge((r, c), (r, c + 1))
            if r + 1 < rows and area[r][c] != area[r + 1][c]:
                yield Edge((r, c), (r + 1, c))


def _clues(
    rule: Rule, source: Source, lines: Sequence[str], first: int, rows: int, columns: int
) -> tuple[list[Clue], int]:
    found: list[Clue] = []
    unknown = 0
    code = CODES.get(source.code)
    low, high = (code.low, code.high) if code else (0, MOST)
    for r in range(rows):
        where = line(first + r + 1)
        for c, item in enumerate(row_of(lines, first + r, columns)):
            if source.values == "blocked":
                if item == "*":
                    found.append(Clue(BLOCKED.key, Cell((r, c))))
            elif item == "-":
                if source.values != "regions":
                    raise FormatError("A clue “?” is not known in puzzles of this kind.", where)
                unknown += 1
            elif item != ".":
                value = number(item, "clue", low, high, where)
                found.append(Clue(rule.kinds[0].key, Cell((r, c)), value))
    return found, unknown


def _at_heads(clues: Clues, given: Sequence[Clue], rows: int, columns: int) -> list[Clue]:
    """Numbers in the cells where those of their regions stand."""
    edges = frozenset(spot for spot in clues.of(BORDER.key) if isinstance(spot, Edge))
    regions = divided(Board.square(rows, columns), edges)

    def head(spot: Spot) -> Cell:
        assert isinstance(spot, Cell)
        return Cell(regions.head(regions.region(spot.at)))

    return [Clue(clue.kind, head(clue.spot), clue.value) for clue in given]


def written(puzzle: Puzzle, source: Source, rows: int, columns: int) -> list[str]:
    """The lines before those of the drawn line."""
    flags = flags_of(puzzle, source)
    lines = list(flags)
    if source.told:
        lines = [",".join(name for flag, name in source.told if flag in flags)]
    lines += _borders(puzzle, source, rows, columns)
    blocked, values = puzzle.clues.of(BLOCKED.key), _values(puzzle, source)
    for r in range(rows):
        places = [(r, c) for c in range(columns)]
        if source.values == "blocked":
            lines.append(_line("*" if Cell(at) in blocked else "." for at in places))
        else:
            lines.append(_line(str(values.get(at, ".")) for at in places))
    return lines


def _borders(puzzle: Puzzle, source: Source, rows: int, columns: int) -> Iterator[str]:
    if source.borders == "areas":
        regions = regions_of(puzzle)
        yield str(len(regions.parts))
        for r in range(rows):
            yield _line(str(regions.region((r, c))) for c in range(columns))
        return
    borders = puzzle.clues.of(BORDER.key)
    for r in range(rows):
        beside = (Edge((r, c), (r, c + 1)) for c in range(columns - 1))
        yield _line("1" if edge in borders else "0" for edge in beside)
    for r in range(rows - 1):
        below = (Edge((r, c), (r + 1, c)) for c in range(columns))
        yield _line("1" if edge in borders else "0" for edge in below)


def _values(puzzle: Puzzle, source: Source) -> dict[At, int]:
    """The clues of cells; numbers of regions at their heads."""
    if source.values != "regions":
        return values_of(puzzle) if source.values == "cells" else {}
    regions = regions_of(puzzle)
    return {regions.head(region): value for region, value in region_numbers(puzzle).items()}


def _line(items: Iterator[str]) -> str:
    return "".join(f"{item} " for item in items)
