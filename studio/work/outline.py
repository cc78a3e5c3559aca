"""From the cells that a picture covers to a loop round them, on a board that leaves room around."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from studio.board import At, Board
from studio.engines.engine import Token, outcome
from studio.engines.graph_repair.outlining import OutliningFormula
from studio.engines.graph_repair.path_repair import Mended, mend
from studio.puzzle.reason import Reason
from studio.work.codes import Halted, Unpictured
from studio.work.mend import SECONDS, MendedBoard, retold
from studio.work.picture import Hopeless, Likeness
from studio.work.regions import in_one_piece, room_around, without_dust, without_holes


def framed(board: Board) -> Board:
    """A board without holes around another: its box, and a ring of cells more."""
    lattice = board.lattice
    found = Board.around(lattice, room_around(lattice, board.cells))
    while missing := set(_holes(found)):
        found = Board.around(lattice, missing.union(found.cells))
    return found


def _holes(board: Board) -> Iterator[At]:
    """Cells beside those of a board that lie in its holes: at its rim, too, ground may be cut off
    where two cells meet at a corner."""
    lattice, incidence = board.lattice, board.incidence
    for at, edges in zip(board.cells, incidence.edges_of_face, strict=True):
        for other, edge in zip(lattice.sides(at), edges, strict=True):
            if len(board) <= incidence.faces[edge][1] < incidence.outer:
                yield other


def outlined(
    shapes: Sequence[Likeness], token: Token
) -> Generator[MendedBoard, None, MendedBoard | None]:
    """Boards around the first of some shapes with a loop round nearly it, each with fewer changes.

    What the loop goes round is in one piece and has no holes. The last is the result, None if none
    was found in the effort given, or when stopped. The ``line`` is the loop as corners.
    """
    board, drawn = shapes[0].board, shapes[0].drawn
    around = framed(board)
    wanted = frozenset(board.cells)
    kept, _ = without_dust(board.lattice, board.cells)
    whole = in_one_piece(board.lattice, kept, around.cells)
    easier = without_holes(board.lattice, whole, around.cells)
    limited = token.within(SECONDS)
    searching = mend(
        OutliningFormula(around.cell_graph, around.loop_graph),
        [at in wanted for at in around.cells],
        None,
        limited,
        [[at in easier for at in around.cells]],
    )

    def told(found: Mended) -> MendedBoard:
        inside = frozenset(around.cells[node] for node in found.chosen)
        line = tuple(around.corners[node] for node in found.trace.nodes)
        return MendedBoard(around, line, inside - drawn, drawn - inside, found.proved)

    return (yield from retold(searching, told, limited))


def outlined_at_last(shapes: Sequence[Likeness], token: Token) -> MendedBoard | Hopeless:
    """The result of :func:`outlined`, or a sentence why there is none."""
    found = outcome(outlined(shapes, token))
    return unlooped(token) if found is None else found


def unlooped(token: Token) -> Hopeless:
    """Why no loop goes round a shape."""
    if token.stopped:
        return Hopeless(Reason(Halted.LOOP))
    return Hopeless(Reason(Unpictured.SCATTERED_LOOP))
