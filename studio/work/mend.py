"""From the cells that a picture covers to a board with a line through all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass

from studio.board import At, Board, Lattice, SquareLattice
from studio.engines.engine import Token, outcome
from studio.engines.mending import Mended, mend
from studio.engines.spanning import SpanningFormula
from studio.puzzle.impossible import colouring
from studio.work.picture import Hopeless, board_of
from studio.work.regions import bridges, widened, without_dust

THIN = 0.5
"""Part of the cells that may lie where a shape is one cell wide; a line cannot turn back there."""

SECONDS = 10.0
"""After so long what is best by then is taken; only hopeless pictures come to that."""


@dataclass(frozen=True)
class MendedBoard:
    """A board with a line over it, made of a wanted one by adding and removing cells.

    Or a board around a loop (see :mod:`studio.work.outline`), which goes round the wanted cells and
    those ``added``, and leaves out those ``removed``; all are cells of the board then.
    """

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
    kept, dust = without_dust(lattice, board.cells)
    between = bridges(lattice, kept)
    around = board_of(lattice, sorted(widened(lattice, kept) | between))
    wanted = [at in kept for at in around.cells]
    # In one piece, and then thick everywhere, a line is found at once.
    joined = [at in kept or at in between for at in around.cells]
    graph = around.cell_graph
    limited = token.within(SECONDS)
    searching = mend(
        SpanningFormula(graph),
        wanted,
        colouring(graph),
        limited,
        [joined] * bool(between) + [[True] * graph.size],
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

    return (yield from retold(searching, told, limited))


def retold(
    searching: Generator[Mended, None, Mended | None],
    told: Callable[[Mended], MendedBoard],
    limited: Token,
) -> Generator[MendedBoard, None, MendedBoard | None]:
    """What a search tells, as boards; the token that limits it is released at the end."""
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
