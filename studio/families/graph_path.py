"""Line through all corners of a graph: Hamiltonian paths and cycles, as a puzzle like any other.

The rules of number paths, tasks 1 to 3 of V. Pilaud's project sheet "Hamiltonian paths and Rikudo
solver" (INF421), on any graph: the ends are the numbers 1 and n, a diamond asks for a line, a wall
forbids it. Where the lines of the board lead one way, so does the line of the puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from studio.board import At, Board, Cell, Edge
from studio.board.free import FreeLattice, lines_of
from studio.families.number_path import (
    ARROW,
    DIAMOND,
    LABEL,
    NUMBER_PATH,
    OPEN,
    PARITY,
    WALL,
    NumberPath,
)
from studio.puzzle import (
    Clue,
    ClueKind,
    Clues,
    Compiled,
    EdgeUsed,
    Option,
    Problem,
    Puzzle,
    Source,
    StepAt,
    Variant,
)
from studio.puzzle.constraints import DIRECTED
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

NOT = "¬"


@dataclass(frozen=True)
class GraphPath(NumberPath):
    """The rule of lines through all corners."""

    key: str = "graph-path"
    name: str = "Line through a graph"
    lattices: frozenset[str] = frozenset({"graph"})
    variants: tuple[Variant, ...] = (
        Variant("graph-path", "Line through a graph", "All corners, each once", FreeLattice()),
    )
    # The key of diamonds is that of the drawing tool here.
    kinds: tuple[ClueKind, ...] = tuple(
        replace(kind, shortcut="X") if kind is DIAMOND else kind for kind in NUMBER_PATH.kinds
    )
    options: tuple[Option, ...] = (
        Option("closed", "Closed line", False, tip="The line ends where it began."),
        Option(
            "ends_given",
            "First and last are given",
            True,
            tip="The first and last number, where they stand, are never called redundant.",
        ),
    )
    to_begin: str = "Draw lines between corners to begin."
    one_way: bool = True
    pictures: tuple[Literal["cells", "loop"], ...] = ()
    sources: tuple[Source, ...] = (Source("hcp"), Source("cnf"), Source("networkx"))

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        board, clues = puzzle.board, puzzle.clues
        marks = clues.of(PARITY.key).values()
        first = (
            "Draw one line through all {n:,} corners of the graph, along its lines, each once, "
            "ending where it began."
            if puzzle.option("closed")
            else "Draw one line through all {n:,} corners of the graph, along its lines, each once."
        )
        return (
            Message.of(first, n=len(board)),
            *sentences(
                "Follow the arrowheads."
                if not board.has_faces and lines_of(board).directed
                else "",
                "Each row stands for a variable: the line enters it at the name that is true. Each "
                "corner C1, C2 ... stands for a clause, and can only be visited from a row that "
                "makes it true."
                if opposites(puzzle)
                else "",
                "A number says which corner of the line it is." if clues.of(LABEL.key) else "",
                "The line uses each edge with a diamond." if clues.of(DIAMOND.key) else "",
                "It never uses an edge with a wall." if clues.of(WALL.key) else "",
                "It follows each arrow." if clues.of(ARROW.key) else "",
                "A number on a line stands at one of its two ends." if clues.of(OPEN.key) else "",
                "A corner with a small circle holds an odd number." if 1 in marks else "",
                "A corner with a small square holds an even number." if 0 in marks else "",
            ),
        )

    def compile(self, puzzle: Puzzle) -> Compiled:
        """As number paths do; parallel lines count once.

        A closed line of which no clue tells start or direction is the same from every corner: it
        has no root, or where lines lead one way is read from the first corner.
        """
        compiled = super().compile(puzzle)
        graph, problem = compiled.problem.graph.simple, compiled.problem
        constraints, clues = problem.constraints, compiled.clues
        free = problem.closed and not any(isinstance(c, DIRECTED) for c in constraints)
        if free and graph.directed and graph.size:
            constraints, clues = (*constraints, StepAt(0, 1)), (*clues, None)
        rooted = graph.directed or not free
        return replace(
            compiled, problem=Problem(graph, problem.shape, constraints, rooted), clues=clues
        )

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """What is said of numbers; the rest speaks of cells in rows."""
        labels = all(clue.kind == LABEL.key for clue in conflict)
        return super().because(puzzle, conflict) if labels else None

    def asks(self, puzzle: Puzzle) -> bool:
        """A drawing asks by its lines."""
        return bool(puzzle.board.cell_graph.edges)

    def assignment(self, puzzle: Puzzle, line: Sequence[At]) -> Mapping[str, bool]:
        """What a line says of corners that stand for opposites, such as "x1" and "¬x1".

        The one that the line visits first is true. Boards made of a formula name the ends of each
        variable's row so; the line passes the row from the end that is true to the other.
        """
        pairs = opposites(puzzle)
        steps = {at[0]: step for step, at in enumerate(line)} if pairs else {}
        return {
            name: steps[here] < steps[there]
            for name, (here, there) in pairs.items()
            if here in steps and there in steps
        }

    def posed(self, board: Board, problem: Problem) -> Puzzle | None:
        """Numbers where steps are fixed, diamonds on edges that must be used."""
        clues: list[Clue] = []
        for constraint in problem.constraints:
            match constraint:
                case StepAt(node, step):
                    clues.append(Clue(LABEL.key, Cell((node,)), step))
                case EdgeUsed(u, v):
                    clues.append(Clue(DIAMOND.key, Edge.of((u,), (v,))))
                case _:
                    return None
        options = {"closed": True} if problem.closed else {}
        return Puzzle(self, board, Clues().having(*clues), options)


GRAPH_PATH = GraphPath()


def opposites(puzzle: Puzzle) -> dict[str, tuple[int, int]]:
    """The corners whose names say the opposite of each other, by the name without the sign."""
    board = puzzle.board
    if board.has_faces:
        return {}
    node = {name: i for i, name in enumerate(lines_of(board).names) if name}
    return {name: (i, node[NOT + name]) for name, i in node.items() if NOT + name in node}
