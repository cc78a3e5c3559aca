"""Deductions that use that there is only one solution ("there can be only one").

At a corner of the board where two sides of an empty cell meet and nothing else, the loop may take
these two sides or the other way round the cell. Where no clue counts any of the cell's sides, a
solution that takes the other way would have a twin, so it takes at most all but one of its sides.
"""

from __future__ import annotations

from collections.abc import Collection

from studio.engines.deduction.deduction import Deduction, NotBoth, Technique
from studio.engines.deduction.loop_state import LoopState
from studio.engines.deduction.loop_units import NOT_BOTH, UNUSED, USED
from studio.puzzle import Constraint, LinksUsed


def highlanders(
    state: LoopState, clues: Collection[LinksUsed], technique: Technique
) -> list[Deduction]:
    """What a second solution forbids at the corners of the board."""
    graph, planar = state.graph, state.planar
    counted = {pair for clue in clues for pair in clue.links}
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
            because = tuple(state.used_fact[link] for link in used)
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
