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
from studio.puzzle import Constraint, LinksUsed, LinkUnused, LinkUsed


def highlanders(
    state: LoopState, constraints: Collection[Constraint], technique: Technique
) -> list[Deduction]:
    """What a second solution forbids at the corners of the board."""
    graph, planar = state.graph, state.planar
    counted = _spoken_of(constraints)
    found: list[Deduction] = []
    told: set[Constraint] = set()
    for node, links in enumerate(graph.incident):
        if len(links) != 2:
            continue
        shared = set(planar.sides[links[0]]) & set(planar.sides[links[1]])
        for face in sorted(face for face in shared if face < planar.cells):
            around = planar.borders[face]
            if any(graph.links[link] in counted for link in around):
                continue
            others = [link for link in around if link not in links]
            open_links = [link for link in others if not state.status[link]]
            used = [link for link in others if state.status[link] == USED]
            elsewhere = _elsewhere(state, constraints, around)
            if elsewhere is None:
                continue
            because = (elsewhere, *(state.used_fact[link] for link in used))
            fact: Constraint
            if len(others) - len(used) == 1 and len(open_links) == 1:
                fact = state.fact(open_links[0], UNUSED)
            elif len(others) == 2 and len(open_links) == 2:
                pair = (min(open_links), max(open_links))
                place = state.pairs.index(pair) if pair in state.pairs else None
                if place is None or state.bits[place] & NOT_BOTH:
                    continue
                fact = NotBoth(graph.links[pair[0]], graph.links[pair[1]])
            else:
                continue
            if fact not in told:
                told.add(fact)
                found.append(Deduction(technique, because, (fact,), (), (node,), (face,)))
    return found


def _spoken_of(constraints: Collection[Constraint]) -> set[tuple[int, int]]:
    """The links that clues say anything about."""
    found: set[tuple[int, int]] = set()
    for constraint in constraints:
        match constraint:
            case LinksUsed(links):
                found.update(links)
            case LinkUsed(u, v) | LinkUnused(u, v):
                found.add((u, v))
    return found


def _elsewhere(
    state: LoopState, constraints: Collection[Constraint], around: Collection[int]
) -> Constraint | None:
    """A clue or a fact that has the loop pass elsewhere than along these links, if there is one."""
    for constraint in constraints:
        if isinstance(constraint, LinksUsed) and constraint.count:
            return constraint
    used = (k for k, status in enumerate(state.status) if status == USED and k not in around)
    return next((state.used_fact[link] for link in used), None)
