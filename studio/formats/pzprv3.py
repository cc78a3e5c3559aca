"""Slitherlink in files of pzprjs, versions ``pzprv3`` and ``pzprv3.1``.

Clues, in 3.1 background marks, the sides that run down, the sides that run across. Rows come before
columns, unlike in addresses. Source: sabo2/pzprjs, src/variety/slither.js.
"""

from __future__ import annotations

from dataclasses import replace

from studio.board import At, Board
from studio.formats.format import Format, FormatError, Output, Reading, number, shown
from studio.formats.grid_text import (
    EVERY,
    loop_of,
    numbers_of,
    rectangle,
    sides_of,
    sizes,
    slitherlink,
    unknown_values,
)
from studio.puzzle import Puzzle, Trace

NAME = "A pzpr file"
_VERSIONS = ("pzprv3", "pzprv3.1")


def sniff(text: str) -> bool:
    """The first word says it."""
    return text.startswith("pzprv")


def read(text: str) -> Reading:
    """The Slitherlink of a file, on lines of its own or in one line with slashes."""
    lines = text.splitlines() if "\n" in text.strip() else text.strip().split("/")
    lines = [line.strip() for line in lines]
    while len(lines) > 1 and not lines[-1]:
        lines.pop()
    if lines[0] not in _VERSIONS:
        raise FormatError(f"The version {shown(lines[0])} is not read.", "line 1")
    kind = lines[1] if len(lines) > 1 else ""
    if kind not in ("slither", "slitherlink"):
        raise FormatError(f"The puzzle kind {shown(kind)} is not read; slither is.", "line 2")
    if len(lines) < 4:
        raise FormatError("The file ends before its size.", f"line {len(lines)}")
    rows, columns = sizes(lines[2], lines[3], "lines 3 and 4")
    every = len(lines) > 4 and lines[4] == "f"
    first = 5 if every else 4
    numbers, unknown = _clues(lines, first, rows, columns)
    puzzle = slitherlink(Board.square(rows, columns), numbers, every)
    start = first + rows * (2 if lines[0] == "pzprv3.1" else 1)
    solution, notices = _solution(puzzle, _sides(lines, start, rows, columns))
    return Reading(replace(puzzle, solution=solution), notices=(*unknown_values(unknown), *notices))


def _row(lines: list[str], i: int, columns: int) -> list[str]:
    where = f"line {i + 1}"
    if i >= len(lines):
        raise FormatError("The file ends too early.", f"line {len(lines)}")
    items = lines[i].split()
    if len(items) != columns:
        raise FormatError(f"{len(items):,} entries stand where {columns:,} should.", where)
    return items


def _clues(lines: list[str], first: int, rows: int, columns: int) -> tuple[dict[At, int], int]:
    numbers: dict[At, int] = {}
    unknown = 0
    for r in range(rows):
        for c, item in enumerate(_row(lines, first + r, columns)):
            if item == "-":
                unknown += 1
            elif item != ".":
                numbers[r, c] = number(item, "clue", 0, 4, f"line {first + r + 1}")
    return numbers, unknown


def _sides(lines: list[str], start: int, rows: int, columns: int) -> set[tuple[At, At]]:
    """The sides that are drawn; a file that ends after its clues has none."""
    if start >= len(lines) or lines[start].startswith(("info:", "history:")):
        return set()
    sides: set[tuple[At, At]] = set()
    for r in range(rows):
        for c, item in enumerate(_row(lines, start + r, columns + 1)):
            if item == "1":
                sides.add(((r, c), (r + 1, c)))
    for r in range(rows + 1):
        for c, item in enumerate(_row(lines, start + rows + r, columns)):
            if item == "1":
                sides.add(((r, c), (r, c + 1)))
    return sides


def _solution(
    puzzle: Puzzle, sides: set[tuple[At, At]]
) -> tuple[tuple[At, ...] | None, tuple[str, ...]]:
    """The answer that drawn sides are, or a notice that they are none."""
    if not sides:
        return None, ()
    nodes = loop_of(puzzle.board, sides)
    if nodes is None:
        return None, ("The lines drawn in the file are not one closed line; they were left out.",)
    index = puzzle.board.corner_index
    trace = Trace(tuple(index[at] for at in nodes), closed=True)
    if not puzzle.compile().problem.answered_by(trace):
        return None, ("The line drawn in the file does not fit its clues; it was left out.",)
    return nodes, ()


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The file, with the answer drawn in if there is one."""
    numbers = numbers_of(puzzle, NAME)
    frame = rectangle(puzzle.board, NAME)
    rows, columns = frame.rows, frame.columns
    sides = sides_of(output.solution or puzzle.solution or ())

    def line(items: list[str]) -> str:
        return "".join(f"{item} " for item in items)

    def drawn(a: At, b: At) -> str:
        return "1" if (a, b) in sides else "0"

    lines = [_VERSIONS[0], "slither", str(rows), str(columns)]
    if puzzle.option(EVERY):
        lines.append("f")
    for r in range(rows):
        lines.append(line([str(numbers.get((r, c), ".")) for c in range(columns)]))
    for r in range(rows):
        lines.append(line([drawn((r, c), (r + 1, c)) for c in range(columns + 1)]))
    for r in range(rows + 1):
        lines.append(line([drawn((r, c), (r, c + 1)) for c in range(columns)]))
    return ("\n".join(lines) + "\n").encode()


PZPRV3 = Format("pzprv3", "pzpr file", (".pzprv3", ".pzpr"), read, write, sniff=sniff, typed=True)
