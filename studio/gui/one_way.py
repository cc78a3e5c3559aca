"""Lines that lead one way: the command that makes a drawn graph directed, and undirected again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.board.free import GraphBoard

if TYPE_CHECKING:
    from studio.gui.window import Window


def directed(board: GraphBoard) -> GraphBoard:
    """The board with lines that may lead one way: at first all lead both ways."""
    lattice = board.lattice
    links = (*lattice.links, *((v, u) for u, v in lattice.links))
    return GraphBoard.drawn(lattice.nodes, links, directed=True, names=lattice.names)


def undirected(board: GraphBoard) -> GraphBoard:
    """The board with lines that all lead both ways."""
    lattice = board.lattice
    links = board.cell_graph.both_ways.links
    return GraphBoard.drawn(lattice.nodes, links, names=lattice.names)


def turn_one_way(window: Window) -> None:
    """Let the lines of the graph on the canvas lead one way, or both ways again; one undo step."""
    tr, puzzle = window.tr, window.document.puzzle
    board = puzzle.board
    if not isinstance(board, GraphBoard) or puzzle.is_drawing:
        window.say(tr("Only the lines of a graph can lead one way: open a line through a graph."))
        return
    if board.lattice.directed:
        window.document.apply(puzzle.redrawn(undirected(board)), tr("Let lines lead both ways"))
        window.say(tr("All lines lead both ways again."))
        return
    window.document.apply(puzzle.redrawn(directed(board)), tr("Let lines lead one way"))
    window.say(tr("Drag along a line to let it lead that way only, and back for both ways."))
