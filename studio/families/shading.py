"""Loops beside shaded cells: what Yajilin and its kin have in common.

A cell without a clue is on the line or shaded, and shaded cells never touch by a side. So a cell is
shaded where the line does not come and no clue stands, which needs no variables of its own.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from studio.board import At, Board, Cell, Graph
from studio.families.cell_loop import CellLoop, node_of
from studio.families.rays import beside
from studio.families.straight import Runs, runs_of
from studio.puzzle import (
    Clue,
    Clues,
    Compiled,
    Constraint,
    NodesVisited,
    NodeVisited,
    Option,
    Problem,
    Puzzle,
    Trace,
)
from studio.puzzle.clues import OPEN
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
LOOP_OUTSIDE = "Shaded cells lie outside of the line."


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

    def beside(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Hashable:
        """The cells with clues among those that it looks at."""
        looked = self.looked_at(puzzle, runs, clue)
        return None if looked is None else self.blocked(puzzle).intersection(looked[0])

    def meant(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> Iterator[Constraint]:
        """So many of the free cells that the clue looks at are not visited."""
        yield NodeVisited(node_of(puzzle, clue), visited=False)
        looked = self.looked_at(puzzle, runs, clue)
        if looked is not None:
            seen, number = looked
            blocked = self.blocked(puzzle)
            free = tuple(node for node in seen if node not in blocked)
            yield NodesVisited(free, (len(free) - number,))

    def unknown(self) -> int:
        """The value of a clue that says nothing."""
        return OPEN

    def looked_at(self, puzzle: Puzzle, runs: Runs, clue: Clue) -> tuple[Iterable[int], int] | None:
        """The cells that a clue looks at, and how many of them are shaded; None for a "?"."""
        raise NotImplementedError

    def demanded(self, puzzle: Puzzle) -> Iterator[Constraint]:
        """No clue is passed, and of two free cells that touch one is."""
        blocked = self.blocked(puzzle)
        for node in sorted(blocked):
            yield NodeVisited(node, visited=False)
        for pair in _pairs(puzzle.board):
            u, v = pair.nodes
            if u not in blocked and v not in blocked:
                yield pair
        if puzzle.option(OUTSIDE.key):
            runs = runs_of(puzzle.board)
            for node, at in enumerate(puzzle.board.cells):
                if node not in blocked:
                    yield VisitedOrOutside(node, tuple(beside(runs, at)))

    def blocked(self, puzzle: Puzzle) -> frozenset[int]:
        """The nodes of cells with clues."""
        return _blocked(puzzle.board, puzzle.clues)

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
        runs = runs_of(puzzle.board)
        for node in sorted(blocked):
            if node not in trace.steps:
                yield self.told(puzzle, runs, Cell(compiled.nodes[node]), shaded)

    def further_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """What shaded cells would say with a clue; not those that another clue counts."""
        blocked = self.blocked(puzzle)
        shaded = frozenset(range(len(compiled.nodes))) - trace.steps.keys() - blocked
        runs, counted = runs_of(puzzle.board), set[int]()
        for clue in puzzle.clues.all():
            looked = self.looked_at(puzzle, runs, clue)
            counted.update(() if looked is None else looked[0])
        for node in sorted(shaded - counted):
            yield self.told(puzzle, runs, Cell(compiled.nodes[node]), shaded - {node})

    def open_clues(self, puzzle: Puzzle) -> Iterator[Clue]:
        """A "?" on each cell without a clue: the line does not pass it any more."""
        blocked = self.blocked(puzzle)
        for node, at in enumerate(puzzle.board.cells):
            if node not in blocked:
                yield Clue(self.kinds[0].key, Cell(at), self.unknown())

    def sketch(self, puzzle: Puzzle, rng: random.Random) -> tuple[Puzzle, Sequence[Constraint]]:
        """One cell in nine has a clue, one in seven is shaded, as in puzzles that are published."""
        cells = puzzle.board.cells
        some = (Cell(at) for at in cells if rng.random() < 0.11)
        clues = [Clue(self.kinds[0].key, spot, self.unknown()) for spot in some]
        asked = puzzle if puzzle.clues else replace(puzzle, clues=puzzle.clues.having(*clues))
        free = sorted(set(range(len(cells))) - self.blocked(asked))
        return asked, left_out(free, rng, 0.2)

    def with_marks(self, puzzle: Puzzle, trace: Trace, cells: Collection[At]) -> Puzzle:
        """Clues on those of the cells that a line misses, and where two others would touch."""
        graph, index = puzzle.board.cell_graph, puzzle.board.index
        missed = frozenset(range(len(puzzle.board))) - trace.steps.keys()
        chosen = {index(at) for at in cells} & missed
        chosen |= _touching(missed - chosen, graph)
        shaded = missed - chosen
        runs, at = runs_of(puzzle.board), puzzle.board.cells
        told = [self.told(puzzle, runs, Cell(at[node]), shaded) for node in sorted(chosen)]
        return replace(puzzle, clues=puzzle.clues.having(*told))

    def knowable(self, puzzle: Puzzle, trace: Trace) -> Mapping[int, Constraint]:
        """Which cells the line visits."""
        return visits_of(puzzle, trace)

    def divided(
        self, puzzle: Puzzle, trace: Trace, rng: random.Random, size: float
    ) -> Puzzle | None:
        """There are no regions."""
        return puzzle

    def outline(self, puzzle: Puzzle, compiled: Compiled) -> Problem:
        """Any loop: clues can stand where cells that it misses would touch."""
        return replace(compiled.problem, constraints=())

    def told(self, puzzle: Puzzle, runs: Runs, spot: Cell, shaded: frozenset[int]) -> Clue:
        """The clue of a cell beside these shaded ones."""
        raise NotImplementedError


@lru_cache(maxsize=8)
def _blocked(board: Board, clues: Clues) -> frozenset[int]:
    """The nodes of cells with clues; asked for each clue of a puzzle."""
    spots = (clue.spot for clue in clues.all())
    return frozenset(board.index(spot.at) for spot in spots if isinstance(spot, Cell))


@lru_cache(maxsize=8)
def _pairs(board: Board) -> tuple[NodesVisited, ...]:
    """That of two cells that touch one is visited at least; the same objects for each edit."""
    return tuple(NodesVisited(pair, (1, 2)) for pair in board.cell_graph.edges)


def visits_of(puzzle: Puzzle, trace: Trace) -> dict[int, Constraint]:
    """By node whether a line visits it: all that is ever told where clues count shaded cells."""
    steps = trace.steps
    return {node: NodeVisited(node, visited=node in steps) for node in range(len(puzzle.board))}


def left_out(nodes: Collection[int], rng: random.Random, share: float) -> list[Constraint]:
    """The wishes that a line misses some of the nodes."""
    some = rng.sample(sorted(nodes), round(share * len(nodes)))
    return [NodeVisited(node, visited=False) for node in some]


def _some_of(missed: frozenset[int], graph: Graph) -> frozenset[int]:
    """Cells for clues among those that a line misses: without them no two touch, and of ten others
    three are among them."""
    chosen = _touching(missed, graph)
    others = sorted(missed - chosen)
    return chosen | {node for i, node in enumerate(others) if i % 10 < 3}


def _touching(missed: frozenset[int], graph: Graph) -> frozenset[int]:
    """A few of the cells that a line misses without which no two others touch."""
    near = {node: missed.intersection(graph.neighbours[node]) for node in sorted(missed)}
    chosen: set[int] = set()
    while any(near.values()):
        most = max(near, key=lambda node: len(near[node]))
        chosen.add(most)
        del near[most]
        near = {node: others - {most} for node, others in near.items()}
    return frozenset(chosen)
