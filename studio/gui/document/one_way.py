"""Lines that lead one way: the command that makes a drawn graph directed, and undirected again."""

from __future__ import annotations

from collections.abc import Callable

from studio.board import Board
from studio.board.free import graph_board, lines_of
from studio.gui.document.document import Document
from studio.gui.style.texts import later, tr


def directed(board: Board) -> Board:
    """The board with lines that may lead one way: at first all lead both ways."""
    lattice = lines_of(board)
    edges = (*lattice.edges, *((v, u) for u, v in lattice.edges))
    return graph_board(lattice.nodes, edges, directed=True, names=lattice.names)


def undirected(board: Board) -> Board:
    """The board with lines that all lead both ways."""
    lattice = lines_of(board)
    edges = board.cell_graph.both_ways.edges
    return graph_board(lattice.nodes, edges, names=lattice.names)


def turn_one_way(document: Document, say: Callable[[str], None]) -> None:
    """Let the lines of the graph on the canvas lead one way, or both ways again; one undo step.
    The rule has to allow for lines that lead one way."""
    puzzle = document.puzzle
    board = puzzle.board
    if lines_of(board).directed:
        document.apply(puzzle.redrawn(undirected(board)), later("Let lines lead both ways"))
        say(tr("All lines lead both ways again."))
        return
    document.apply(puzzle.redrawn(directed(board)), later("Let lines lead one way"))
    say(tr("Drag along a line to let it lead that way only, and back for both ways."))
