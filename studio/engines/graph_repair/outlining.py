"""Loops that go round the chosen faces of a plane graph, by SAT over faces, with lazy cuts.

What :mod:`studio.engines.graph_repair.path_repair` asks where a picture is to be drawn by the loop
itself: chosen
faces are inside. They and the rest stay in one piece each, and touch nowhere at a mere corner.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pysat.solvers import Minisat22

from studio.board import Graph
from studio.engines.sat.loop_formula import LoopFormula
from studio.engines.sat.loop_sat import Cuts, borders
from studio.puzzle import Trace


class OutliningFormula:
    """The growing formula of the loops round chosen cells of a board.

    ``cells`` is the graph of the cells, ``loops`` that of their corners, with the cells as its
    faces and no other face but the outer one: ValueError for boards with holes.
    """

    def __init__(self, cells: Graph, loops: Graph) -> None:
        planar = loops.planar
        if planar is None or planar.outer != cells.size:
            raise ValueError("The board has holes, or its graph no faces.")
        self.graph = cells
        self._loops, self._planar = loops, planar
        self.solver = Minisat22()
        LoopFormula(loops, planar, self.solver)
        self.top = planar.outer
        self._cuts = Cuts(planar.beside)

    def look(self, model: Sequence[int]) -> Trace | list[list[int]]:
        """The loop of a model, or clauses that it breaks and every loop keeps."""
        # The outer face, which has no variable, is outside.
        faces = [*model[: self._planar.outer], -1]
        line = next(borders(self._loops, self._planar, faces))
        return self._cuts(faces) or Trace(line, closed=True)

    def still(self, chosen: Collection[int], trace: Trace, free: Collection[int]) -> list[int]:
        """The literals that keep all cells where they are, but for the free ones."""
        return [
            node + 1 if node in chosen else -(node + 1)
            for node in range(self.graph.size)
            if node not in free
        ]
