"""A loop that winds all over a board: where the search for loops begins.

From a blank board a solver that starts with nothing inside joins far clues by growing one cell a
cut. If it leans towards a loop that passes near every cell instead, any clue needs a small change.
"""

from __future__ import annotations

import random

from studio.board import Graph, Planar

LUMPS = 0.1
"""How often a cell may join that touches the inside along more than one side."""


def winding(graph: Graph, planar: Planar) -> list[bool]:
    """For each face whether it is inside; the inside is simply connected, its border one loop.

    Grown cell by cell from the middle, always in the same way: a cell may join if its border meets
    the inside in one piece, that is, in one node more than in edges. Linear in the board. On boards
    of several islands it stays on one of them; of no cells, nothing is inside.
    """
    rng = random.Random(0)
    inside = [False] * planar.size
    if not planar.addressed:
        return inside
    touched = [False] * graph.size
    middle = planar.addressed // 2
    waiting = [middle]
    while waiting:
        i = rng.randrange(len(waiting))
        waiting[i], waiting[-1] = waiting[-1], waiting[i]
        face = waiting.pop()
        if inside[face]:
            continue
        border = planar.borders[face]
        across = [sum(planar.sides[edge]) - face for edge in border]
        nodes = {node for edge in border for node in graph.edges[edge]}
        shared = sum(inside[other] for other in across)
        one_piece = shared > 0 and sum(touched[node] for node in nodes) == shared + 1
        if face != middle and not one_piece:
            continue
        if shared > 1 and rng.random() > LUMPS:
            continue
        inside[face] = True
        for node in nodes:
            touched[node] = True
        waiting += [other for other in across if other < planar.addressed and not inside[other]]
    return inside
