"""Deductions that use that there is only one solution ("there can be only one").

At a corner of the board where two sides of an empty cell meet and nothing else, the loop may take
these two sides or the other way round the cell. Where no clue speaks of any of the cell's sides, a
solution that takes all of the other way would have a twin, unless it goes round this one cell. So
where the loop is known to be somewhere else too, it leaves out one of these sides.
"""

from __future__ import annotations

from collections.abc import Collection

from studio.engines.deduction.deduction import Deduction, NotBoth, Technique
from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_units import NOT_BOTH, UNUSED, USED
from studio.puzzle import Constraint, EdgesUsed, EdgeUnused, EdgeUsed


def uniqueness_steps(
    state: LoopState, constraints: Collection[Constraint], technique: Technique
) -> list[Deduction]:
    """What a second solution forbids at the corners of the board."""
    graph, planar = state.graph, state.planar
    counted = _spoken_of(constraints)
    if counted is None:
        return []
    found: list[Deduction] = []
    told: set[Constraint] = set()
    for node, edges in enumerate(graph.incident):
        if len(edges) != 2:
            continue
        shared = set(planar.sides[edges[0]]) & set(planar.sides[edges[1]])
        for face in sorted(face for face in shared if face < planar.addressed):
            around = planar.borders[face]
            if any(graph.edges[edge] in counted for edge in around):
                continue
            others = [edge for edge in around if edge not in edges]
            open_edges = [edge for edge in others if not state.status[edge]]
            used = [edge for edge in others if state.status[edge] == USED]
            elsewhere = _elsewhere(state, constraints, around)
            if elsewhere is None:
                continue
            because = (elsewhere, *(state.used_fact[edge] for edge in used))
            fact: Constraint
            if len(others) - len(used) == 1 and len(open_edges) == 1:
                fact = state.fact(open_edges[0], UNUSED)
            elif len(others) == 2 and len(open_edges) == 2:
                pair = (min(open_edges), max(open_edges))
                place = state.pairs.index(pair) if pair in state.pairs else None
                if place is None or state.bits[place] & NOT_BOTH:
                    continue
                fact = NotBoth(graph.edges[pair[0]], graph.edges[pair[1]])
            else:
                continue
            if fact not in told:
                told.add(fact)
                found.append(Deduction(technique, because, (fact,), (), (node,), (face,)))
    return found


def _spoken_of(constraints: Collection[Constraint]) -> set[tuple[int, int]] | None:
    """The edges that clues say anything about; None where a clue may speak of any."""
    found: set[tuple[int, int]] = set()
    for constraint in constraints:
        match constraint:
            case EdgesUsed(edges):
                found.update(edges)
            case EdgeUsed(u, v) | EdgeUnused(u, v):
                found.add((u, v))
            case _:
                return None
    return found


def _elsewhere(
    state: LoopState, constraints: Collection[Constraint], around: Collection[int]
) -> Constraint | None:
    """A clue or a fact that has the loop pass elsewhere than along these edges, if there is one."""
    for constraint in constraints:
        if isinstance(constraint, EdgesUsed) and constraint.count:
            return constraint
    used = (k for k, status in enumerate(state.status) if status == USED and k not in around)
    return next((state.used_fact[edge] for edge in used), None)
