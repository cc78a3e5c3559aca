"""From the cells that a picture covers to a board with a line through all of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence

from studio.board import At, Board
from studio.engines.engine import Token, outcome
from studio.engines.graph_repair.face_tree import around_faces
from studio.engines.graph_repair.path_repair import HOPELESS, Mended, mend
from studio.engines.graph_repair.spanning import SpanningFormula
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Halted, Unpictured
from studio.work.picture import Hopeless, Likeness
from studio.work.regions import bridges, in_one_piece, room_around, widened, without_dust

UNLIKE = 1 / 3
"""Part of the cells of a shape that may change before another one is tried."""

SECONDS = 10.0
"""After so long what is best by then is taken; only hopeless pictures come to that."""


@dataclass(frozen=True)
class MendedBoard:
    """A board with a line through all cells, made of a wanted one by adding and removing cells.

    Or one in one piece, for lines that pass some cells. Or a board around a loop (see
    :mod:`studio.work.outline`), which goes round the wanted cells and those ``added``, and leaves
    out those ``removed``; all are cells of the board then.
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


def unbroken(shapes: Sequence[Likeness]) -> MendedBoard:
    """The first of some shapes in one piece, without dust: a board for lines that pass some cells.

    Its line is empty.
    """
    board, drawn = shapes[0].board, shapes[0].drawn
    lattice = board.lattice
    kept, _ = without_dust(lattice, board.cells)
    cells = in_one_piece(lattice, kept, room_around(lattice, board.cells))
    added, removed = frozenset(cells - drawn), frozenset(drawn - cells)
    return MendedBoard(Board.around(lattice, cells), (), added, removed, not (added or removed))


def trimmed(board: Board) -> Board:
    """The board without empty rows above and columns to the left, as it is opened and saved."""
    if not board.has_rows:
        return board
    down, right = (min(at[axis] for at in board.cells) for axis in (0, 1))
    return Board.around(board.lattice, [(r - down, c - right) for r, c in board.cells])


def mended_like(
    shapes: Sequence[Likeness], token: Token
) -> Generator[MendedBoard, None, MendedBoard | None]:
    """Boards as of :func:`mended` like the first of some shapes that need not change much."""
    *others, last = shapes
    for shape in others:
        found = yield from mended(shape.board, token, shape.drawn, UNLIKE)
        if found is not None and found.changes <= UNLIKE * len(shape.board):
            return found
    return (yield from mended(last.board, token, last.drawn))


def mended(
    board: Board, token: Token, drawn: Collection[At] | None = None, part: float = HOPELESS
) -> Generator[MendedBoard, None, MendedBoard | None]:
    """Boards near the wanted one with a line through all cells, each with fewer changes.

    The last is the result, None if none was found in the effort given, or when stopped. What is
    added and removed is told of the cells ``drawn``, of those of the board if that is not given. To
    change more than a ``part`` of the board is no use.
    """
    lattice = board.lattice
    kept, dust = without_dust(lattice, board.cells)
    between = bridges(lattice, kept)
    if len(dust) > part * len(board):
        return None
    around = Board.around(lattice, widened(lattice, kept) | between)
    wanted = [at in kept for at in around.cells]
    # In one piece, and then thick everywhere, a line is found at once.
    joined = [at in kept or at in between for at in around.cells]
    graph = around.cell_graph
    limited = token.within(SECONDS)
    formula = SpanningFormula(graph)
    searching = mend(
        formula,
        wanted,
        formula.coloured(),
        limited,
        [joined] * bool(between) + [[True] * graph.size],
        part,
        None if token.stopped else around_faces(graph, joined),
    )

    def told(found: Mended) -> MendedBoard:
        cells = [around.cells[node] for node in sorted(found.chosen)]
        line = tuple(around.cells[node] for node in found.trace.nodes)
        before, after = frozenset(board.cells if drawn is None else drawn), frozenset(cells)
        return MendedBoard(
            Board.around(lattice, cells),
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


def mended_at_last(shapes: Sequence[Likeness], token: Token) -> MendedBoard | Hopeless:
    """The result of :func:`mended_like`, or a sentence why there is none."""
    found = outcome(mended_like(shapes, token))
    return hopeless(shapes[0].board, token) if found is None else found


def hopeless(board: Board, token: Token) -> Hopeless:
    """Why no board came of a shape like this one."""
    if token.stopped:
        return Hopeless(Reason(Halted.BOARD))
    return Hopeless(Reason(Unpictured.TRY_HEXAGONS if board.has_rows else Unpictured.SCATTERED))
