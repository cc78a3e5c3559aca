"""What the grid formats have in common: a rectangle of values and gaps, of a family by its name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from studio.board import At, Board, Cell, RectangleFrame, Spot
from studio.board.board import MAX_CELLS
from studio.families import RULES, from_source
from studio.formats.format import FormatError, line, number, shown
from studio.puzzle import Clues, Puzzle, Rule, Source
from studio.puzzle.message import Message, word

PZPR = "puzzlink"
"""The source of puzzles in addresses of pzpr; files know the same flags."""

Grid = list[list[int | None]]


def sizes(rows: str, columns: str, where: str | Message = "") -> tuple[int, int]:
    """Rows and columns from their texts, within the largest board."""
    high = number(rows, "number of rows", 1, MAX_CELLS, where)
    wide = number(columns, "number of columns", 1, MAX_CELLS, where)
    if high * wide > MAX_CELLS:
        raise FormatError(
            "{rows:,} rows of {columns:,} cells are too many; {max_cells:,} cells are possible.",
            where,
            rows=high,
            columns=wide,
            max_cells=MAX_CELLS,
        )
    return high, wide


def filled(
    rule: Rule, board: Board, values: Mapping[At, int], options: Mapping[str, Any] | None = None
) -> Puzzle:
    """A puzzle with values in its first kind of clue; FormatError where they cannot be."""
    clues: dict[Spot, int | None] = {Cell(at): value for at, value in values.items()}
    return _sound(Puzzle(rule, board, Clues({rule.kinds[0].key: clues}), options or {}))


def with_clues(rule: Rule, rows: int, columns: int, clues: Clues, flags: str) -> Puzzle:
    """A puzzle on a rectangle with clues of any kinds; FormatError where they cannot be."""
    return _sound(Puzzle(rule, Board.square(rows, columns), clues, _options(rule, flags)))


def _sound(puzzle: Puzzle) -> Puzzle:
    for fault in puzzle.faults()[:1]:
        raise FormatError(fault.message)
    return puzzle


def _options(rule: Rule, flags: str) -> dict[str, bool]:
    """The options that flags of addresses switch on."""
    source = rule.source(PZPR)
    assert source is not None
    return {option: True for flag, option in source.flags if flag in flags}


def posed(rule: Rule, rows: int, columns: int, values: Mapping[At, int], flags: str) -> Puzzle:
    """A puzzle on a rectangle, values in its first kind of clue; FormatError where they cannot be.

    ``flags`` are letters that the family's source of addresses knows.
    """
    return filled(rule, Board.square(rows, columns), values, _options(rule, flags))


def values_of(puzzle: Puzzle) -> dict[At, int]:
    """The values of the first kind of clue."""
    values = puzzle.clues.of(puzzle.rule.kinds[0].key).items()
    return {
        spot.at: value for spot, value in values if isinstance(spot, Cell) and value is not None
    }


def source_of(puzzle: Puzzle, key: str, name: str) -> Source:
    """The source that a puzzle can be written for; FormatError, told with the format's name."""
    source = puzzle.rule.source(key)
    if source is None:
        raise FormatError(
            "{name:capital} cannot hold such a puzzle: {genre:name}.",
            name=word(name),
            genre=word(puzzle.rule.name),
        )
    return source


def flags_of(puzzle: Puzzle, source: Source) -> str:
    """The flags of the options that are switched on."""
    return "".join(flag for flag, option in source.flags if puzzle.option(option))


def rule_named(key: str, name: str, where: str | Message = "") -> tuple[Rule, Source]:
    """The family of a name in a source; FormatError with the names that there are."""
    try:
        rule = from_source(key, name.lower() or "?")
    except KeyError:
        sources = filter(None, (rule.source(key) for rule in RULES))
        known = ", ".join(source.names[0] for source in sources)
        raise FormatError(
            "The puzzle kind {name} is not read; {known} are.", where, name=shown(name), known=known
        ) from None
    source = rule.source(key)
    assert source is not None
    return rule, source


def row_of(lines: Sequence[str], i: int, columns: int) -> list[str]:
    """The entries of a line of a grid; FormatError where there are not so many."""
    where = line(i + 1)
    if i >= len(lines):
        raise FormatError("The file ends too early.", line(len(lines)))
    items = lines[i].split()
    if len(items) != columns:
        raise FormatError(
            "{words:,} entries stand where {wide:,} should.",
            where,
            words=len(items),
            wide=columns,
        )
    return items


def rectangle(board: Board, name: str) -> RectangleFrame:
    """The frame of a full rectangle of squares; FormatError where the board is another."""
    frame = board.rectangle
    if frame is None or len(board) != frame.rows * frame.columns:
        raise FormatError("{name:capital} holds full rectangles of squares only.", name=word(name))
    if board.touches_at_corners:
        raise FormatError(
            "{name:capital} cannot say that cells touch at their corners.", name=word(name)
        )
    return frame


def unknown_values(count: int) -> tuple[Message, ...]:
    """The notice on clues whose number is open: they say nothing, so leaving them out is exact."""
    if not count:
        return ()
    one = "One clue without a number (“?”) was left out: the line may pass there as it likes."
    many = (
        "{count:,} clues without a number (“?”) were left out: the line may pass there as it likes."
    )
    return (Message.counted("count", one, many, count=count),)


def loop_of(sides: Iterable[tuple[At, At]]) -> tuple[At, ...] | None:
    """The corners or cells of the one closed line that edges form; None if they do not."""
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
    """The edges of a closed line, each with its smaller end first."""
    around = zip(nodes, (*nodes[1:], *nodes[:1]), strict=True)
    return {(a, b) if a < b else (b, a) for a, b in around}
