"""Regions: the parts into which borders divide the cells of a board.

Borders are marks between touching cells and part of the board. Two cells are in one region where a
way leads from one to the other that crosses none. A region's number stands in any of its cells; the
formats of other programs and what we make put it into the topmost cell of its leftmost column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

from studio.board import At, Board, Cell, Edge, Spot, SpotKind
from studio.families import cell_clues
from studio.families.cell_clues import BLOCKED
from studio.puzzle import Clue, ClueKind, Clues, Puzzle
from studio.puzzle.checks import address
from studio.puzzle.message import Message
from studio.records import dataclass

Pair = tuple[int, int]

BORDER = ClueKind(
    "borders",
    "border",
    "borders",
    SpotKind.EDGE,
    "mark",
    tool="Border",
    icon="border",
    shortcut="B",
    sign="border",
    fixed=True,
)
NUMBER = replace(cell_clues.NUMBER, aside=True)
"""How many cells of its region a number counts."""


@dataclass(frozen=True)
class Regions:
    """The regions of a board, each as the numbers of its cells, by their first cells.

    Blocked cells are in none.
    """

    board: Board
    parts: tuple[tuple[int, ...], ...]

    @cached_property
    def of(self) -> tuple[int, ...]:
        """The region of each cell; -1 for one in none."""
        found = [-1] * len(self.board)
        for region, nodes in enumerate(self.parts):
            for node in nodes:
                found[node] = region
        return tuple(found)

    @cached_property
    def cuts(self) -> tuple[tuple[Pair, ...], ...]:
        """For each region the edges that lead out of it."""
        found: list[list[Pair]] = [[] for _ in self.parts]
        for u, v in self.crossing:
            found[self.of[u]].append((u, v))
            found[self.of[v]].append((u, v))
        return tuple(map(tuple, found))

    @cached_property
    def crossing(self) -> tuple[Pair, ...]:
        """The edges between cells of different regions."""
        of, edges = self.of, self.board.cell_graph.edges
        return tuple((u, v) for u, v in edges if of[u] != of[v] and min(of[u], of[v]) >= 0)

    @cached_property
    def borders(self) -> dict[Spot, int | None]:
        """The borders that divide the board so, none within a region; also round blocked cells."""
        of = self.of
        return {edge: None for (u, v), edge in _between(self.board).items() if of[u] != of[v]}

    def cells(self, region: int) -> tuple[At, ...]:
        """The cells of a region in reading order."""
        return tuple(self.board.cells[node] for node in self.parts[region])

    def region(self, at: At) -> int:
        """The region of a cell."""
        return self.of[self.board.index(at)]

    def head(self, region: int) -> At:
        """The cell where a region's number stands: in its leftmost column the topmost."""
        return min(self.cells(region), key=lambda at: (at[1], at[0]))


@lru_cache(maxsize=8)
def _between(board: Board) -> Mapping[Pair, Edge]:
    """The border between each two cells that touch, the smaller first; asked for very often."""
    cells = board.cells
    return {(u, v): Edge.of(cells[u], cells[v]) for u, v in board.cell_graph.edges}


_Spots = Mapping[Spot, int | None]

_NONE: _Spots = {}

_latest: list[tuple[Board, _Spots, _Spots, Regions]] = []
"""What was asked for last: one puzzle is asked for each of its clues, and with more of them."""


def regions_of(puzzle: Puzzle) -> Regions:
    """The regions of a puzzle."""
    board = puzzle.board
    marks, stones = (puzzle.clues.of(key) or _NONE for key in (BORDER.key, BLOCKED.key))
    for known, parting, blocking, regions in _latest:
        if known is board and parting is marks and blocking is stones:
            return regions
    borders = frozenset(spot for spot in marks if isinstance(spot, Edge))
    blocked = frozenset(spot.at for spot in stones if isinstance(spot, Cell))
    regions = divided(board, borders, blocked)
    _latest[:] = [(board, marks, stones, regions)]
    return regions


@lru_cache(maxsize=64)
def divided(
    board: Board, borders: frozenset[Edge], blocked: frozenset[At] = frozenset()
) -> Regions:
    """The regions into which borders divide the cells of a board that are not blocked."""
    graph, cells, between = board.cell_graph, board.cells, _between(board)
    region = [len(cells) if at in blocked else -1 for at in cells]
    parts: list[tuple[int, ...]] = []
    for start in range(graph.size):
        if region[start] >= 0:
            continue
        region[start] = len(parts)
        found = [start]
        for node in found:
            for other in graph.neighbours[node]:
                pair = (node, other) if node < other else (other, node)
                if region[other] < 0 and between[pair] not in borders:
                    region[other] = len(parts)
                    found.append(other)
        parts.append(tuple(sorted(found)))
    return Regions(board, tuple(parts))


def joined(board: Board, parts: Iterable[Sequence[int]]) -> Regions:
    """The regions that some sets of cells are, in their order."""
    return Regions(board, tuple(sorted((tuple(sorted(part)) for part in parts), key=min)))


def numbered(puzzle: Puzzle, kind: ClueKind = NUMBER) -> Iterator[tuple[Clue, tuple[int, ...]]]:
    """Every number of a region with the cells of the region."""
    regions = regions_of(puzzle)
    for spot, value in puzzle.clues.of(kind.key).items():
        assert isinstance(spot, Cell)
        yield Clue(kind.key, spot, value), regions.parts[regions.region(spot.at)]


def region_remarks(puzzle: Puzzle, kind: ClueKind | None = NUMBER) -> tuple[Message, ...]:
    """Sentences on regions with two numbers of a kind, and on borders that say nothing."""
    regions, first = regions_of(puzzle), dict[int, Spot]()
    remarks = []
    for spot in puzzle.clues.of(kind.key) if kind else ():
        assert isinstance(spot, Cell)
        region = regions.region(spot.at)
        if region in first:
            told = "One region has two numbers: at {first} and at {second}."
            remarks.append(Message.of(told, first=address(first[region]), second=address(spot)))
        first.setdefault(region, spot)
    return (*remarks, *loose_borders(puzzle))


def loose_borders(puzzle: Puzzle) -> tuple[Message, ...]:
    """A sentence on borders with the same region on both sides, which say nothing."""
    needed = regions_of(puzzle).borders
    loose = sum(spot not in needed for spot in puzzle.clues.of(BORDER.key))
    if not loose:
        return ()
    told = Message.counted(
        "borders",
        "One border has the same region on both sides, so it says nothing.",
        "{borders:,} borders have the same region on both sides, so they say nothing.",
        borders=loose,
    )
    return (told,)


def regions_told(puzzle: Puzzle) -> Message:
    """How many regions there are."""
    n = len(regions_of(puzzle).parts)
    return Message.counted("n", "1 region.", "{n:,} regions.", n=n)


def with_regions(puzzle: Puzzle, regions: Regions) -> Puzzle:
    """The puzzle with these regions, its other clues as they are."""
    others = {key: values for key, values in puzzle.clues.items() if key != BORDER.key}
    clues = Clues({**others, BORDER.key: regions.borders})
    return Puzzle(puzzle.rule, puzzle.board, clues, puzzle.options)
