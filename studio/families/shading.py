"""Loops beside shaded cells: what Yajilin and its kin have in common.

A cell without a clue is on the line or shaded, and shaded cells never touch by a side. So a cell is
shaded where the line does not come and no clue stands, which needs no variables of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from studio.board import At, Cell, Graph
from studio.families.cell_loop import CellLoop, clues_of, node_of
from studio.families.rays import beside
from studio.families.straight import Runs
from studio.puzzle import (
    Clue,
    Compiled,
    Constraint,
    NodesVisited,
    NodeVisited,
    Option,
    Problem,
    Puzzle,
    Trace,
)
from studio.puzzle.visits import VisitedOrOutside

OUTSIDE = Option(
    "shaded_outside",
    "Shaded cells outside",
    False,
    tip="All shaded cells lie outside of the line.",
)
BOXES = Option(
    "boxes", "Clues in boxes", False, tip="On puzz.edge clues stand in grey boxes, without “?”."
)

ANSWER = (
    "Shade some of the empty cells and draw one closed line through the middles of all the others. "
    "It never crosses or touches itself, and it does not pass clues. Shaded cells do not touch by "
    "a side."
)


class ShadingLoop(CellLoop):
    """A rule of loops beside shaded cells.

    A clue keeps its cell free of the line, whatever it says: without it the cell would have to be
    passed or shaded. So no clue is called redundant.
    """

    def stands(self, clue: Clue) -> bool:
        """Its cell is part of the board."""
        return True

    def asks(self, puzzle: Puzzle) -> bool:
        """A board without clues asks for a line beside shaded cells, too."""
        return len(puzzle.board) > 0

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """So many of the free cells that the clue looks at are not visited."""
        yield NodeVisited(node_of(puzzle, clue), visited=False)
        looked = self.looked_at(puzzle, runs, clue)
        if looked is not None:
            seen, number = looked
            blocked = self.blocked(puzzle)
            free = tuple(node for node in seen if node not in blocked)
            yield NodesVisited(free, (len(free) - number,))

    def looked_at(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> tuple[Iterable[int], int] | None:
        """The cells that a clue looks at, and how many of them are shaded; None for a "?"."""
        raise NotImplementedError

    def demanded(self, puzzle: Puzzle) -> Iterator[Constraint]:
        """No clue is passed, and of two free cells that touch one is."""
        blocked = self.blocked(puzzle)
        for node in sorted(blocked):
            yield NodeVisited(node, visited=False)
        for u, v in puzzle.board.cell_graph.edges:
            if u not in blocked and v not in blocked:
                yield NodesVisited((u, v), (1, 2))
        if puzzle.option(OUTSIDE.key):
            runs = Runs(puzzle.board)
            for node, at in enumerate(puzzle.board.cells):
                if node not in blocked:
                    yield VisitedOrOutside(node, tuple(beside(runs, at)))

    def blocked(self, puzzle: Puzzle) -> frozenset[int]:
        """The nodes of cells with clues."""
        return frozenset(
            node_of(puzzle, clue) for kind in self.kinds for clue in clues_of(puzzle, kind.key)
        )

    def shaded(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> frozenset[At]:
        """Free cells that the line does not visit."""
        blocked = self.blocked(puzzle)
        return frozenset(
            at
            for node, at in enumerate(compiled.nodes)
            if node not in trace.steps and node not in blocked
        )

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """What the cells with clues could say; without clues some of the cells that the line misses
        get one, so that no two others touch."""
        missed = frozenset(range(len(compiled.nodes))) - trace.steps.keys()
        blocked = self.blocked(puzzle) or _some_of(missed, compiled.problem.graph)
        shaded = missed - blocked
        runs = Runs(puzzle.board)
        for node in sorted(blocked):
            if node not in trace.steps:
                yield self.told(puzzle, runs, Cell(compiled.nodes[node]), shaded)

    def outline(self, puzzle: Puzzle, compiled: Compiled) -> Problem:
        """Any loop: clues can stand where cells that it misses would touch."""
        return replace(compiled.problem, constraints=())

    def told(self, puzzle: Puzzle, runs: Runs, spot: Cell, shaded: frozenset[int]) -> Clue:
        """The clue of a cell beside these shaded ones."""
        raise NotImplementedError


def _some_of(missed: frozenset[int], graph: Graph) -> frozenset[int]:
    """Cells for clues among those that a line misses: without them no two touch, and of ten others
    seven are among them."""
    near = {node: missed.intersection(graph.neighbours[node]) for node in sorted(missed)}
    chosen: set[int] = set()
    while any(near.values()):
        most = max(near, key=lambda node: len(near[node]))
        chosen.add(most)
        del near[most]
        near = {node: others - {most} for node, others in near.items()}
    return frozenset((*chosen, *(node for i, node in enumerate(near) if i % 10 < 7)))
