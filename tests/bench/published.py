"""Published puzzles of the collection that benches read: a JSON file for each genre.

Such a file is ``assets/data/<genre>/<genre>_dataset.json`` of SmilingWayne/puzzlekit-dataset on
GitHub (puzzles of janko.at and others); none of them is shipped here. A puzzle is its size in the
first line and a row of signs in each line after it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from studio.board import At, Board, Cell, Edge
from studio.board.free import graph_board
from studio.families import GRAND_TOUR, GRAPH_PATH, NUMBER_PATH, SLITHERLINK
from studio.families.grand_tour import STRETCH
from studio.families.number_path import DIAMOND, LABEL
from studio.puzzle import Clues, Puzzle

SIDES = {8: ((0, 0), (0, 1)), 4: ((0, 0), (1, 0)), 2: ((1, 0), (1, 1)), 1: ((0, 1), (1, 1))}
"""The corners of a cell between which each bit of a Grand Tour's number gives an edge."""


def entries(path: Path) -> Iterator[tuple[str, tuple[int, int], Mapping[At, str]]]:
    """The puzzles of a file in the order of their names: name, rows and columns, signs by cell."""
    data = json.loads(path.read_text())["data"]
    for name in sorted(data):
        size, *lines = data[name]["problem"].splitlines()
        rows, columns = map(int, size.split())
        signs = (line.split() for line in lines)
        yield (
            name,
            (rows, columns),
            {(i, j): sign for i, line in enumerate(signs) for j, sign in enumerate(line)},
        )


def numbers(signs: Mapping[At, str]) -> dict[Cell, int]:
    """The numbers among the signs, by their cells."""
    return {Cell(at): int(sign) for at, sign in signs.items() if sign.isdigit()}


def hidato(size: tuple[int, int], signs: Mapping[At, str]) -> Puzzle:
    """A Hidato; other signs are holes."""
    holes = [at for at, sign in signs.items() if sign != "-" and not sign.isdigit()]
    board = Board.square(*size, king=True, holes=holes)
    return Puzzle(NUMBER_PATH, board, Clues({LABEL.key: numbers(signs)}))


def slitherlink(size: tuple[int, int], signs: Mapping[At, str]) -> Puzzle:
    """A Slitherlink."""
    clues = Clues({SLITHERLINK.kinds[0].key: numbers(signs)})
    return Puzzle(SLITHERLINK, Board.square(*size), clues)


def grand_tour(size: tuple[int, int], signs: Mapping[At, str]) -> Puzzle:
    """A Grand Tour through the corners of all cells; a number gives sides of its cell."""
    given = {}
    for cell, number in numbers(signs).items():
        for bit, ends in SIDES.items():
            if number & bit:
                a, b = ((cell.at[0] + i, cell.at[1] + j) for i, j in ends)
                given[Edge.of(a, b)] = None
    board = Board.square(*(points + 1 for points in size))
    return Puzzle(GRAND_TOUR, board, Clues({STRETCH.key: given}))


def through_graph(tour: Puzzle) -> Puzzle:
    """A Grand Tour as a closed line through all corners of a graph, its stretches as diamonds."""
    graph = tour.board.cell_graph
    centres = [(float(j), float(i)) for i, j in tour.board.cells]
    board = graph_board(centres, graph.edges)
    index = tour.board.index
    given = {
        Edge.of((index(edge.a),), (index(edge.b),)): None
        for edge in tour.clues.of(STRETCH.key)
        if isinstance(edge, Edge)
    }
    return Puzzle(GRAPH_PATH, board, Clues({DIAMOND.key: given}), options={"closed": True})
