"""What the grid formats of Slitherlink have in common: a rectangle of numbers and gaps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from studio.board import At, Board, Cell, RectangleFrame, Spot
from studio.board.board import MAX_CELLS
from studio.families import SLITHERLINK
from studio.formats.format import FormatError, number
from studio.puzzle import Clues, Puzzle

KIND = SLITHERLINK.kinds[0].key
EVERY = SLITHERLINK.options[0].key

Grid = list[list[int | None]]


def sizes(rows: str, columns: str, where: str = "") -> tuple[int, int]:
    """Rows and columns from their texts, within the largest board."""
    high = number(rows, "number of rows", 1, MAX_CELLS, where)
    wide = number(columns, "number of columns", 1, MAX_CELLS, where)
    if high * wide > MAX_CELLS:
        raise FormatError(
            f"{high:,} rows of {wide:,} cells are too many; {MAX_CELLS:,} cells are possible.",
            where,
        )
    return high, wide


def slitherlink(board: Board, numbers: Mapping[At, int], every: bool = False) -> Puzzle:
    """A Slitherlink, ``every``: through every corner; FormatError where its numbers cannot be."""
    values: dict[Spot, int | None] = {Cell(at): value for at, value in numbers.items()}
    options = {EVERY: True} if every else {}
    puzzle = Puzzle(SLITHERLINK, board, Clues({KIND: values}), options)
    for fault in puzzle.faults()[:1]:
        raise FormatError(fault.sentence)
    return puzzle


def numbers_of(puzzle: Puzzle, name: str) -> dict[At, int]:
    """The numbers of a Slitherlink; FormatError for another family, told with the format's name."""
    if puzzle.rule is not SLITHERLINK:
        raise FormatError(f"{name} holds Slitherlinks only, not a {puzzle.rule.name.lower()}.")
    values = puzzle.clues.of(KIND).items()
    return {
        spot.at: value for spot, value in values if isinstance(spot, Cell) and value is not None
    }


def rectangle(board: Board, name: str) -> RectangleFrame:
    """The frame of a full rectangle of squares; FormatError where the board is another."""
    frame = board.frame
    if not isinstance(frame, RectangleFrame) or len(board) != frame.rows * frame.columns:
        raise FormatError(f"{name} holds full rectangles of squares only.")
    return frame


def unknown_values(count: int) -> tuple[str, ...]:
    """The notice on clues whose number is open: they say nothing, so leaving them out is exact."""
    if not count:
        return ()
    clues = "One clue" if count == 1 else f"{count:,} clues"
    verb = "was" if count == 1 else "were"
    return (
        f"{clues} without a number (“?”) {verb} left out: the line may pass there as it likes.",
    )


def loop_of(board: Board, sides: Iterable[tuple[At, At]]) -> tuple[At, ...] | None:
    """The corners of the one closed line that sides form, in its order; None if they do not."""
    ways: dict[At, list[At]] = {}
    for a, b in sides:
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    if not ways or any(len(near) != 2 for near in ways.values()):
        return None
    start = min(ways)
    nodes: list[At] = [start]
    before, here = start, min(ways[start])
    while here != start:
        nodes.append(here)
        first, second = ways[here]
        before, here = here, second if first == before else first
    return tuple(nodes) if len(nodes) == len(ways) else None


def sides_of(nodes: Sequence[At]) -> set[tuple[At, At]]:
    """The sides of a closed line, each with its smaller corner first."""
    around = zip(nodes, (*nodes[1:], *nodes[:1]), strict=True)
    return {(a, b) if a < b else (b, a) for a, b in around}
