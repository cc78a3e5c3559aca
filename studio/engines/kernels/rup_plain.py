"""A checker of DRUP proofs, with two watched literals a clause; ``rup`` compiles this.

A clause follows by reverse unit propagation if denying all its literals, and drawing what follows
from clauses with one literal left, ends in a contradiction (Goldberg and Novikov 2003). Literal
``x`` is written 2x, its denial 2x + 1. What is known for good stays on the trail, also where a
clause that it came from is deleted later: it follows all the same.
"""

from __future__ import annotations

from typing import Any

GOES_ON, FAILED, REFUTED = 0, 1, 2


def check(
    begin: int,
    end: int,
    events: Any,
    starts: Any,
    literals: Any,
    axioms: int,
    active: Any,
    heads: Any,
    following: Any,
    truth: Any,
    trail: Any,
    state: Any,
) -> int:
    """Go through the events ``begin`` to ``end``; GOES_ON, FAILED or REFUTED.

    Clause ``c`` is ``literals[starts[c]:starts[c + 1]]`` and is changed in place. Event ``c + 1``
    adds it, ``-(c + 1)`` deletes it; those below ``axioms`` are added unseen, all others must
    follow. ``active`` has a zero for each clause, ``heads`` -1 for each literal, ``following`` two
    places a clause, ``truth`` a zero for each literal, ``trail`` a place for each variable, and
    ``state`` the length of the trail, the event that failed, and room for one number more. All are
    kept from call to call.
    """
    for event in range(begin, end):
        clause = abs(events[event]) - 1
        if events[event] < 0:
            active[clause] = 0
            continue
        low, high = starts[clause], starts[clause + 1]
        fixed = state[0]
        if clause >= axioms:
            # Deny the clause; where it holds already there is nothing to show.
            filled = fixed
            shown = False
            for place in range(low, high):
                literal = literals[place]
                if truth[literal] == 1:
                    shown = True
                    break
                if truth[literal ^ 1] == 0:
                    truth[literal ^ 1] = 1
                    trail[filled] = literal ^ 1
                    filled += 1
            if not shown:
                shown = conflict(
                    fixed, filled, starts, literals, active, heads, following, truth, trail, state
                )
                filled = state[2]
            for place in range(fixed, filled):
                truth[trail[place]] = 0
            if not shown:
                state[1] = event
                return FAILED
        # Watch two literals that are not false; what has only one left is known for good.
        free = low
        for place in range(low, high):
            literal = literals[place]
            if truth[literal ^ 1] == 0:
                literals[place] = literals[free]
                literals[free] = literal
                free += 1
                if free == low + 2:
                    break
        if free == low + 2:
            active[clause] = 1
            for slot in range(2):
                node = 2 * clause + slot
                literal = literals[low + slot]
                following[node] = heads[literal]
                heads[literal] = node
        elif free == low:
            return REFUTED
        elif truth[literals[low]] == 0:
            truth[literals[low]] = 1
            trail[fixed] = literals[low]
            if conflict(
                fixed, fixed + 1, starts, literals, active, heads, following, truth, trail, state
            ):
                return REFUTED
            state[0] = state[2]
    return GOES_ON


def conflict(
    head: int,
    filled: int,
    starts: Any,
    literals: Any,
    active: Any,
    heads: Any,
    following: Any,
    truth: Any,
    trail: Any,
    state: Any,
) -> bool:
    """Draw what follows from the trail's places ``head`` to ``filled``; is it a contradiction?

    ``state[2]`` becomes the length of the trail.
    """
    while head < filled:
        false = trail[head] ^ 1
        head += 1
        node = heads[false]
        heads[false] = -1
        while node >= 0:
            then = following[node]
            clause, slot = node >> 1, node & 1
            if active[clause] == 0:
                node = then
                continue
            low = starts[clause]
            other = literals[low + 1 - slot]
            if truth[other] == 0:
                moved = False
                for place in range(low + 2, starts[clause + 1]):
                    literal = literals[place]
                    if truth[literal ^ 1] == 0:
                        literals[low + slot] = literal
                        literals[place] = false
                        following[node] = heads[literal]
                        heads[literal] = node
                        moved = True
                        break
                if moved:
                    node = then
                    continue
            following[node] = heads[false]
            heads[false] = node
            if truth[other] == 0:
                if truth[other ^ 1] == 1:
                    while then >= 0:
                        node = then
                        then = following[node]
                        following[node] = heads[false]
                        heads[false] = node
                    state[2] = filled
                    return True
                truth[other] = 1
                trail[filled] = other
                filled += 1
            node = then
    state[2] = filled
    return False
