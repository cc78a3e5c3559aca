"""From the cells that a picture covers to a board with a line through all of them."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from dataclasses import dataclass

from studio.board import At, Board, Lattice, SquareLattice
from studio.engines.engine import Token, outcome
from studio.engines.mending import Mended, mend
from studio.engines.spanning import SpanningFormula
from studio.puzzle.impossible import colouring
from studio.work.picture import Hopeless, board_of

SLACK = 1
"""How many cells longer than the shortest a bridge between two pieces may be."""

THIN = 0.5
"""Part of the cells that may lie where a shape is one cell wide; a line cannot turn back there."""

SECONDS = 10.0
"""After so long what is best by then is taken; only hopeless pictures come to that."""

MOST_PIECES = 60
"""Pieces that are joined; smaller ones beyond go at once."""


@dataclass(frozen=True)
class MendedBoard:
    """A board with a line over it, made of a wanted one by adding and removing cells."""

    board: Board
    line: tuple[At, ...]
    added: frozenset[At]
    removed: frozenset[At]
    proved: bool = False
    """No fewer changes do, among cells in the wanted board, beside it, and between its pieces."""

    @property
    def changes(self) -> int:
        """How many cells differ from what was wanted."""
        return len(self.added) + len(self.removed)


def trimmed(board: Board) -> Board:
    """The board without empty rows above and columns to the left, as it is opened and saved."""
    if not isinstance(board.lattice, SquareLattice):
        return board
    down, right = (min(at[axis] for at in board.cells) for axis in (0, 1))
    return board_of(board.lattice, [(r - down, c - right) for r, c in board.cells])


def mended(
    board: Board, token: Token, thin: float = THIN
) -> Generator[MendedBoard, None, MendedBoard | None]:
    """Boards near the wanted one with a line through all cells, each with fewer changes.

    The last is the result, None if none was found in the effort given, or when stopped; or where
    more than a part ``thin`` of the board is one cell wide.
    """
    lattice = board.lattice
    if _thin(lattice, board.cells) > thin:
        return None
    kept, dust = _without_dust(lattice, board.cells)
    bridges = _bridges(lattice, kept)
    around = board_of(lattice, sorted(_widened(lattice, kept) | bridges))
    wanted = [at in kept for at in around.cells]
    # In one piece, and then thick everywhere, a line is found at once.
    joined = [at in kept or at in bridges for at in around.cells]
    graph = around.cell_graph
    limited = token.within(SECONDS)
    searching = mend(
        SpanningFormula(graph),
        wanted,
        colouring(graph),
        limited,
        [joined] * bool(bridges) + [[True] * graph.size],
    )

    def told(found: Mended) -> MendedBoard:
        cells = [around.cells[node] for node in sorted(found.chosen)]
        line = tuple(around.cells[node] for node in found.trace.nodes)
        before, after = frozenset(board.cells), frozenset(cells)
        return MendedBoard(
            board_of(lattice, cells),
            line,
            after - before,
            before - after,
            found.proved and not dust,
        )

    while True:
        try:
            yield told(next(searching))
        except StopIteration as ended:
            limited.release()
            return told(ended.value) if ended.value is not None else None


def _thin(lattice: Lattice, cells: Collection[At]) -> float:
    """The part of the cells around which no three (on squares four) cells lie in a clump."""
    inside = set(cells)
    turns = list(zip(lattice.sides, (*lattice.sides[1:], lattice.sides[0]), strict=True))

    def thick(at: At) -> bool:
        for d, e in turns:
            clump = [d, e] if lattice.key == "hex" else [d, e, (d[0] + e[0], d[1] + e[1])]
            if all((at[0] + s[0], at[1] + s[1]) in inside for s in clump):
                return True
        return False

    return sum(not thick(at) for at in inside) / max(1, len(inside))


def _widened(lattice: Lattice, cells: Collection[At]) -> set[At]:
    """The cells and all beside them."""
    found = set(cells).union(*(_beside(lattice, at) for at in cells))
    if isinstance(lattice, SquareLattice):
        found = {at for at in found if min(at) >= 0}
    return found


def _bridges(lattice: Lattice, cells: Collection[At]) -> set[At]:
    """Cells between the pieces of a board: the shortest ways that join them all, and wider by one.

    The nearest piece outside always joins those inside (R. C. Prim's tree).
    """
    pieces = sorted(_pieces(lattice, cells), key=len, reverse=True)
    room = _room(lattice, cells)
    ways = [_distances(lattice, piece, room) for piece in pieces]
    found: set[At] = set()
    joined, waiting = [0], set(range(1, len(pieces)))
    while waiting:
        gap, near, far = min(
            (min(ways[i][at] for at in pieces[j]), i, j) for i in joined for j in waiting
        )
        found.update(at for at in room if ways[near][at] + ways[far][at] <= gap + SLACK)
        joined.append(far)
        waiting.discard(far)
    return found - set(cells)


def _without_dust(lattice: Lattice, cells: Collection[At]) -> tuple[set[At], set[At]]:
    """The cells without pieces that are no larger than what it takes to join them, and those."""
    pieces = sorted(_pieces(lattice, cells), key=len, reverse=True)
    kept = set(pieces[0]) if pieces else set()
    room = _room(lattice, cells)
    for piece in pieces[1:MOST_PIECES]:
        way = _distances(lattice, piece, room)
        if len(piece) > min(way[at] for at in kept) - 1:
            kept.update(piece)
    return kept, set(cells) - kept


def _beside(lattice: Lattice, at: At) -> Iterable[At]:
    return ((at[0] + d[0], at[1] + d[1]) for d in lattice.directions)


def _pieces(lattice: Lattice, cells: Collection[At]) -> list[list[At]]:
    """The connected pieces of a set of cells, each in the order of the cells."""
    left = dict.fromkeys(cells)
    found = []
    while left:
        piece = [next(iter(left))]
        del left[piece[0]]
        for at in piece:
            for other in _beside(lattice, at):
                if other in left:
                    del left[other]
                    piece.append(other)
        found.append(piece)
    return found


def _room(lattice: Lattice, cells: Collection[At]) -> set[At]:
    """All cells of the lattice in the box around some cells."""
    first, second = ([at[axis] for at in cells] for axis in (0, 1))
    return {
        (a, b)
        for a in range(min(first), max(first) + 1)
        for b in range(min(second), max(second) + 1)
    }


def _distances(lattice: Lattice, start: Iterable[At], room: Collection[At]) -> dict[At, int]:
    """How many steps from the nearest cell of ``start`` it is to each cell of the room."""
    found = dict.fromkeys(start, 0)
    queue = list(found)
    for at in queue:
        for other in _beside(lattice, at):
            if other in room and other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found


def mended_at_last(board: Board, token: Token) -> MendedBoard | Hopeless:
    """The result of :func:`mended`, or a sentence why there is none."""
    found = outcome(mended(board, token))
    return hopeless(token) if found is None else found


def hopeless(token: Token) -> Hopeless:
    """Why no board came of a shape."""
    if token.stopped:
        return Hopeless("Stopped before a board was found.")
    return Hopeless(
        "No line goes through cells near this shape: it is too thin or too scattered. "
        "Ask for more cells, change the threshold, or choose a part of the picture."
    )
