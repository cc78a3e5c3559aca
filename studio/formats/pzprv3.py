"""Puzzles in files of pzprjs, versions ``pzprv3`` to ``pzprv3.2``.

Flags, borders of regions where there are such (see :mod:`studio.formats.region_files`), clues, in
3.1 background marks, then the line. A line along sides comes as the sides that run down and those
that run across, one through cells as the ways across and the ways down. Rows come before columns,
unlike in addresses. Source: sabo2/pzprjs, src/variety/slither.js, mashu.js.
"""

from __future__ import annotations

from dataclasses import replace

from studio.board import At
from studio.formats import region_files
from studio.formats.cell_codes import CODES, CellCode
from studio.formats.clue_codes import CLUE_CODES
from studio.formats.format import Format, FormatError, Output, Reading, line, number, shown
from studio.formats.grid_text import (
    flags_of,
    loop_of,
    posed,
    rectangle,
    row_of,
    rule_named,
    sides_of,
    sizes,
    source_of,
    unknown_values,
    values_of,
    with_clues,
)
from studio.puzzle import Puzzle, Rule, Source, Trace, shaded_of
from studio.puzzle.message import Message, sentences

NAME = "A pzpr file"
KEY = "pzprv3"
_VERSIONS = ("pzprv3", "pzprv3.1", "pzprv3.2")


def sniff(text: str) -> bool:
    """The first word says it."""
    return text.startswith("pzprv")


def read(text: str) -> Reading:
    """The puzzle of a file, on lines of its own or in one line with slashes."""
    lines = text.splitlines() if "\n" in text.strip() else text.strip().split("/")
    lines = [line.strip() for line in lines]
    while len(lines) > 1 and not lines[-1]:
        lines.pop()
    if lines[0] not in _VERSIONS:
        raise FormatError("The version {version} is not read.", line(1), version=shown(lines[0]))
    rule, source = rule_named(KEY, lines[1] if len(lines) > 1 else "", line(2))
    if len(lines) < 4:
        raise FormatError("The file ends before its size.", line(len(lines)))
    rows, columns = sizes(lines[2], lines[3], Message("lines 3 and 4"))
    if source.borders:
        return _divided(rule, source, lines, rows, columns)
    first, flags = 4, ""
    while len(lines) > first and source.option(lines[first]) is not None:
        flags += lines[first]
        first += 1
    code = CLUE_CODES.get(source.code)
    if code is not None:
        unknown = 0
        clues = code.read_rows(lines, first, rule, (rows, columns))
        puzzle = with_clues(rule, rows, columns, clues, flags)
        start = first + code.size(rows, columns)[0] + rows * source.shades
        start += rows * _marked(source, lines[0])
    else:
        values, unknown = _clues(lines, first, rows, columns, CODES[source.code])
        puzzle = posed(rule, rows, columns, values, flags)
        start = first + rows * (1 + _marked(source, lines[0]))
    solution, notices = _solution(puzzle, _drawn(lines, start, _grids(puzzle, rows, columns)))
    return Reading(replace(puzzle, solution=solution), notices=(*unknown_values(unknown), *notices))


def _divided(rule: Rule, source: Source, lines: list[str], rows: int, columns: int) -> Reading:
    """The puzzle of a file with regions."""
    version = _VERSIONS.index(lines[0])
    found = region_files.read(rule, source, lines, version, rows, columns)
    puzzle = with_clues(rule, rows, columns, found.clues, found.flags)
    start = found.start + rows * source.shades
    drawn = _drawn(lines, start, _grids(puzzle, rows, columns))
    solution, notices = _solution(puzzle, drawn)
    notices = (*unknown_values(found.unknown), *notices)
    return Reading(replace(puzzle, solution=solution), notices=notices)


def _clues(
    lines: list[str], first: int, rows: int, columns: int, code: CellCode
) -> tuple[dict[At, int], int]:
    values: dict[At, int] = {}
    unknown = 0
    for r in range(rows):
        where = line(first + r + 1)
        for c, item in enumerate(row_of(lines, first + r, columns)):
            if item == "-":
                if not code.open:
                    raise FormatError("A clue “?” is not known in puzzles of this kind.", where)
                unknown += 1
            elif item != ".":
                values[r, c] = number(item, "clue", code.low, code.high, where)
    return values, unknown


def _marked(source: Source, version: str) -> bool:
    """Do marks of the solver on cells follow the clues?"""
    return version == _VERSIONS[1] or source.marks == "corners"


Grids = tuple[tuple[int, int, tuple[int, int]], tuple[int, int, tuple[int, int]]]
"""Two grids of links, each with its rows, its columns, and from where to where a link leads."""


def _grids(puzzle: Puzzle, rows: int, columns: int) -> Grids:
    """The grids in which the line stands."""
    if puzzle.rule.line_on == "corners":
        return (rows, columns + 1, (1, 0)), (rows + 1, columns, (0, 1))
    return (rows, columns - 1, (0, 1)), (rows - 1, columns, (1, 0))


def _drawn(lines: list[str], start: int, grids: Grids) -> set[tuple[At, At]]:
    """The links that are drawn; a file that ends after its clues has none."""
    if start >= len(lines) or lines[start].startswith(("info:", "history:")):
        return set()
    links: set[tuple[At, At]] = set()
    for rows, columns, (down, right) in grids:
        for r in range(rows):
            for c, item in enumerate(row_of(lines, start + r, columns)):
                if item == "1":
                    links.add(((r, c), (r + down, c + right)))
        start += rows
    return links


def _solution(
    puzzle: Puzzle, links: set[tuple[At, At]]
) -> tuple[tuple[At, ...] | None, tuple[Message, ...]]:
    """The answer that drawn links are, or a notice that they are none."""
    if not links:
        return None, ()
    nodes = loop_of(links)
    if nodes is None:
        return None, sentences(
            "The lines drawn in the file are not one closed line; they were left out."
        )
    compiled = puzzle.compile()
    trace = Trace(tuple(compiled.index[at] for at in nodes), closed=True)
    if not compiled.problem.answered_by(trace):
        return None, sentences(
            "The line drawn in the file does not fit its clues; it was left out."
        )
    return nodes, ()


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The file, with the answer drawn in if there is one."""
    source = source_of(puzzle, KEY, NAME)
    frame = rectangle(puzzle.board, NAME)
    rows, columns = frame.rows, frame.columns
    solution = output.solution or puzzle.solution or ()
    drawn = sides_of(solution)

    def line(items: list[str]) -> str:
        return "".join(f"{item} " for item in items)

    lines = [_VERSIONS[source.marks == "cells"], source.names[0], str(rows), str(columns)]
    code = CLUE_CODES.get(source.code)
    if source.borders:
        lines[0] = _VERSIONS[2 if source.borders == "grids" else 0]
        lines += region_files.written(puzzle, source, rows, columns)
    elif code is not None:
        lines += (*flags_of(puzzle, source), *code.rows(puzzle, rows, columns))
    else:
        lines += flags_of(puzzle, source)
        values = values_of(puzzle)
        for r in range(rows):
            lines.append(line([str(values.get((r, c), ".")) for c in range(columns)]))
    if source.shades:
        shaded = shaded_of(puzzle, solution)
        for r in range(rows):
            lines.append(line(["#" if (r, c) in shaded else "." for c in range(columns)]))
    if source.marks:
        lines += [line(["0"] * columns)] * rows
    for high, wide, (down, right) in _grids(puzzle, rows, columns):
        for r in range(high):
            used = (((r, c), (r + down, c + right)) in drawn for c in range(wide))
            lines.append(line(["1" if one else "0" for one in used]))
    if source.borders == "grids":
        lines += [line(["0"] * columns)] * rows
    if source.marks == "corners":
        lines += [line(["0"] * (columns + 1))] * (rows + 1)
    return ("\n".join(lines) + "\n").encode()


PZPRV3 = Format("pzprv3", "pzpr file", (".pzprv3", ".pzpr"), read, write, sniff=sniff, typed=True)
