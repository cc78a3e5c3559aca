"""What Graphillion counts, for a test to hold our counts to where Graphillion is not installed.

``python -m tests.bench.graphillion_counts`` writes ``tests/data/graphillion_counts.json``: random
Slitherlinks on squares and hexagons, each with its numbers by cell and how many loops obey them.
"""

from __future__ import annotations

import json
import random
from importlib.metadata import version
from pathlib import Path

from studio.board import Board
from studio.engines.sampling.loop import random_loop
from studio.puzzle import EdgesUsed, Problem, Shape
from tests.bench.bench_counting import graphillion

TARGET = Path(__file__).parents[1] / "data" / "graphillion_counts.json"

BOARDS = {
    "square 5x6": Board.square(5, 6),
    "square 7x7": Board.square(7, 7),
    "square 10x10": Board.square(10, 10),
    "hexagon 2": Board.hexagon(2),
    "hexagon 3": Board.hexagon(3),
    "hexagon 3, flat, ring": Board.hexagon(3, flat=True, holes=[(0, 0)]),
}
DENSITIES = (0.0, 0.2, 0.35, 0.5)


def problem(board: Board, numbers: dict[int, int]) -> Problem:
    """The loops of a board with so many sides at some cells, given by index."""
    graph = board.loop_graph
    clues = tuple(
        EdgesUsed(tuple(graph.edges[k] for k in board.cell_sides[cell]), number)
        for cell, number in numbers.items()
    )
    return Problem(graph, Shape.CYCLE, clues)


def main() -> None:
    """Count everything and write the file."""
    rng = random.Random(20)
    rows = []
    for name, board in BOARDS.items():
        for density in DENSITIES:
            loop = random_loop(board.loop_graph, rng.randrange(10**6))
            assert loop is not None
            numbers = {
                cell: sum(board.loop_graph.edges[k] in loop.used for k in sides)
                for cell, sides in enumerate(board.cell_sides)
                if rng.random() < density
            }
            count = graphillion(problem(board, numbers))
            given = {str(cell): number for cell, number in numbers.items()}
            rows.append({"board": name, "numbers": given, "count": str(count)})
            print(name, density, count)
    text = {"by": f"Graphillion {version('graphillion')}", "slitherlinks": rows}
    TARGET.write_text(json.dumps(text, indent=1) + "\n")


if __name__ == "__main__":
    main()
