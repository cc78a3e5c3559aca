"""What follows about the faces of a loop without guessing; ``inference`` compiles this.

All that is known stands in classes of faces whose sides are related: an edge is settled where its
two faces are of one class, and used where they lie on different sides of the loop. Whether a node
is visited stands beside that, for nodes that something is said of. Edges and these nodes are the
*things*: thing ``t`` is an edge, and behind the edges stand the nodes. A literal is twice a thing,
and one more where it says that the thing is used or visited.

A *unit* says something of a few things: how many are used (a clue, or a node: none or two edges),
in which ways, or how many pairs of edges are used by half. Of each small unit that counts edges all
ways to lay its classes are tried; where two classes lie alike, or unlike, in all of them, they
become one. Of other units follows what all ways that are still open have in common. Beside that
stands a rule of the whole board: no loop closes while something of the line lies elsewhere. What is
left is settled by *trying*: where a thing leads to a contradiction it is the other way (failed
literals; Freeman 1995).

Every change is noted on a trail, so a trial is taken back at the price of its making. The work is
linear in the edges of the smaller of two classes that are joined, and a unit has few ways.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

WIDEST = 7
"""Classes of a unit at most whose ways are tried; the first is fixed."""

NO_WAY = np.int64(0)
SIDES = np.array(
    [
        sum(1 << way for way in range(1 << (WIDEST - 1)) if (2 * way >> place) & 1)
        for place in range(WIDEST)
    ],
    np.uint64,
).astype(np.int64)
"""For each class a word: bit ``w`` is its side in way ``w``. Class 0 lies on side 0 in all."""

GAIN = 12
"""Looks at units that each thing learnt earns: whoever learns nothing gives up soon.

With two looks a face to begin with, 1070 of 1176 published Slitherlinks are settled. Twice or half
the gain takes longer for those, and so do more looks to begin with, also for hard generated ones.
"""

MOST_THINGS = 30
"""Of a unit that counts: what it may still want is a bit of a word for each number up to that."""

OPEN, UNUSED, USED = 0, 1, 2
"""What is known of a thing; of a node USED says that it is visited."""

CLASSES, COUNT, WAYS, HALVES, ARMS = range(5)
"""Kinds of units: so many of its edges, looked at by classes, or so many of any things, are used;
all literals of one of its ways are true; so many of its pairs of edges have one that is used; the
two arms of its node, which is its last thing, are equally long, or are not."""

CLASS, EDGE, STRAND = 0, 1, 2
"""Kinds of entries on the trail, of five numbers each."""

HEAD, TAIL, WAITING, TRAIL, LINE, LOOPS, STEPS = range(7)
"""Places in ``State.count``: ends of the queue, lengths of the agenda and of the trail, edges used,
loops closed, units looked at."""


class Field(NamedTuple):
    """A graph with faces and its units; lists of lists as one array and where each begins."""

    sides: Any
    """Two faces for each edge."""
    ends: Any
    """Two nodes for each edge."""
    border_first: Any
    borders: Any
    """For each face the edges around it."""
    node_first: Any
    node_edges: Any
    """For each node the edges at it."""
    kind: Any
    """For each unit CLASSES, COUNT, WAYS or HALVES."""
    unit_first: Any
    unit_things: Any
    """For each unit its things."""
    of_first: Any
    of_units: Any
    """For each thing the units it is in."""
    allowed: Any
    """For each unit a mask: bit ``n`` where ``n`` of its things may be used; for ARMS whether
    they are alike: 1 or 0."""
    said_first: Any
    said: Any
    """For each unit of WAYS the literals of its ways, each way ended by -1; for one of HALVES its
    pairs of edges, -1 where there is no second; for one of ARMS how many of its things each has."""
    fork: Any
    """For each node the unit of its edges where something is said of its being visited, or -1."""
    node_of: Any
    """For each unit the node whose fork it is, or -1."""


class State(NamedTuple):
    """What is known, and room to work in."""

    root: Any
    across: Any
    """For each face another one of its class, and whether it lies across from that one."""
    ring: Any
    size: Any
    """For each face the next of its class; for each root how many there are."""
    status: Any
    """For each thing OPEN, UNUSED or USED."""
    mate: Any
    length: Any
    degree: Any
    """For each end of a strand its other end and how many edges it has; used edges at each node."""
    queue: Any
    queued: Any
    """Units to look at, a ring; for each unit whether it is in it."""
    agenda: Any
    """Edges that are to be unused."""
    trail: Any
    count: Any
    local: Any
    """For the unit that is looked at: its classes, then two of them and a parity for each edge."""
    again: Any
    held: Any
    """For each thing whether to try it; for its two ways whether trying led to no contradiction."""


def stir(field: Field, state: State, thing: int) -> None:
    """Look again at the units of a thing."""
    count = state.count
    for i in range(field.of_first[thing], field.of_first[thing + 1]):
        unit = field.of_units[i]
        if not state.queued[unit]:
            state.queued[unit] = 1
            state.queue[count[TAIL]] = unit
            count[TAIL] = (count[TAIL] + 1) % state.queue.shape[0]


def note(state: State, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Put an entry on the trail."""
    at = 5 * state.count[TRAIL]
    state.trail[at] = kind
    state.trail[at + 1] = a
    state.trail[at + 2] = b
    state.trail[at + 3] = c
    state.trail[at + 4] = d
    state.count[TRAIL] += 1


def visit(field: Field, state: State, node: int, visited: int) -> bool:
    """Learn whether a node is visited, of which something is said. False if it cannot be."""
    thing = state.status.shape[0] - field.fork.shape[0] + node
    if state.status[thing] == OPEN:
        state.status[thing] = UNUSED + visited
        note(state, EDGE, thing, 0, 0, 0)
        stir(field, state, thing)
    return bool(state.status[thing] == UNUSED + visited)


def join(field: Field, state: State, edge: int) -> bool:
    """An edge is used: two strands become one, or a loop. False if that cannot be."""
    count, mate, length, degree = state.count, state.mate, state.length, state.degree
    u, v = field.ends[2 * edge], field.ends[2 * edge + 1]
    if degree[u] > 1 or degree[v] > 1 or count[LOOPS]:
        return False
    if field.fork[u] >= 0 and not visit(field, state, u, 1):
        return False
    if field.fork[v] >= 0 and not visit(field, state, v, 1):
        return False
    a, b = mate[u], mate[v]
    closing = a == v
    note(state, STRAND, u, v, a, -1 if closing else b)
    degree[u] += 1
    degree[v] += 1
    count[LINE] += 1
    if closing:
        count[LOOPS] += 1
        return bool(count[LINE] == length[u] + 1)
    whole = length[a] + length[b] + 1
    mate[a] = b
    mate[b] = a
    length[a] = whole
    length[b] = whole
    if count[LINE] > whole:
        forbid(field, state, a, b)
    return True


def forbid(field: Field, state: State, a: int, b: int) -> None:
    """The edge between two ends of a strand, if there is one, closes no loop."""
    for i in range(field.node_first[a], field.node_first[a + 1]):
        edge = field.node_edges[i]
        if state.status[edge] == OPEN and field.ends[2 * edge] + field.ends[2 * edge + 1] == a + b:
            state.agenda[state.count[WAITING]] = edge
            state.count[WAITING] += 1


def relate(field: Field, state: State, face: int, other: int, across: int) -> bool:
    """Learn whether two faces lie across from each other. False if they cannot."""
    root, parity, ring = state.root, state.across, state.ring
    big, small = root[face], root[other]
    turn = parity[face] ^ parity[other] ^ across
    if big == small:
        return bool(turn == 0)
    if state.size[big] < state.size[small]:
        big, small = small, big
    note(state, CLASS, big, small, turn, 0)
    member = small
    while True:
        root[member] = big
        parity[member] ^= turn
        member = ring[member]
        if member == small:
            break
    possible = True
    while True:
        for i in range(field.border_first[member], field.border_first[member + 1]):
            edge = field.borders[i]
            if state.status[edge] != OPEN:
                continue
            a, b = field.sides[2 * edge], field.sides[2 * edge + 1]
            stir(field, state, edge)
            if root[a] == root[b]:
                used = parity[a] != parity[b]
                state.status[edge] = USED if used else UNUSED
                note(state, EDGE, edge, 0, 0, 0)
                if used and not join(field, state, edge):
                    possible = False
        member = ring[member]
        if member == small:
            break
    ring[big], ring[small] = ring[small], ring[big]
    state.size[big] += state.size[small]
    return possible


def learn(field: Field, state: State, literal: int) -> bool:
    """Learn that a literal is true. False if it cannot be."""
    thing = literal >> 1
    edges = state.status.shape[0] - field.fork.shape[0]
    if thing >= edges:
        return visit(field, state, thing - edges, literal & 1)
    return relate(field, state, field.sides[2 * thing], field.sides[2 * thing + 1], literal & 1)


def take_back(field: Field, state: State, mark: int) -> None:
    """Forget all that was learnt since the trail was that long, and what was still to be done."""
    count, trail, ring = state.count, state.trail, state.ring
    while count[TRAIL] > mark:
        count[TRAIL] -= 1
        at = 5 * count[TRAIL]
        kind, a, b = trail[at], trail[at + 1], trail[at + 2]
        if kind == CLASS:
            state.size[a] -= state.size[b]
            ring[a], ring[b] = ring[b], ring[a]
            turn = trail[at + 3]
            member = b
            while True:
                state.root[member] = b
                state.across[member] ^= turn
                member = ring[member]
                if member == b:
                    break
        elif kind == EDGE:
            state.status[a] = OPEN
        else:
            state.degree[a] -= 1
            state.degree[b] -= 1
            count[LINE] -= 1
            end, far = trail[at + 3], trail[at + 4]
            if far < 0:
                count[LOOPS] -= 1
                continue
            state.mate[end] = a
            state.mate[far] = b
            state.length[end] = 0 if end == a else state.length[a]
            state.length[far] = 0 if far == b else state.length[b]
    while count[HEAD] != count[TAIL]:
        state.queued[state.queue[count[HEAD]]] = 0
        count[HEAD] = (count[HEAD] + 1) % state.queue.shape[0]
    count[WAITING] = 0


def tally(field: Field, state: State, unit: int, allowed: int) -> bool:
    """Learn what follows from how many things of a unit may be used. False if that cannot be."""
    begin, end = field.unit_first[unit], field.unit_first[unit + 1]
    known = 0
    free = 0
    for i in range(begin, end):
        status = state.status[field.unit_things[i]]
        if status == USED:
            known += 1
        elif status == OPEN:
            free += 1
    allowed = allowed >> known
    if free == 0:
        return bool(allowed & 1)
    room = (1 << free) - 1
    more = (allowed >> 1) & room  # with any one of the free things used
    fewer = allowed & room  # with any one of them unused
    if more and fewer:
        return True
    if not more and not fewer:
        return False
    for i in range(begin, end):
        thing = field.unit_things[i]
        if state.status[thing] == OPEN and not learn(field, state, 2 * thing + (1 if more else 0)):
            return False
    return True


def look_at_ways(field: Field, state: State, unit: int) -> bool:
    """Learn what all ways that are still open have in common. False if there is none."""
    local = state.local
    kept = -1
    begin = field.said_first[unit]
    end = field.said_first[unit + 1]
    while begin < end:
        possible = True
        stop = begin
        news = 0
        while field.said[stop] >= 0:
            literal = field.said[stop]
            status = state.status[literal >> 1]
            if status == OPEN:
                news += 1
            elif status != UNUSED + (literal & 1):
                possible = False
            stop += 1
        if possible:
            if news == 0:
                return True
            if kept < 0:
                kept = 0
                for i in range(begin, stop):
                    literal = field.said[i]
                    if state.status[literal >> 1] == OPEN:
                        local[kept] = literal
                        kept += 1
            else:
                still = 0
                for k in range(kept):
                    for i in range(begin, stop):
                        if field.said[i] == local[k]:
                            local[still] = local[k]
                            still += 1
                            break
                kept = still
            if kept == 0:
                return True
        begin = stop + 1
    if kept < 0:
        return False
    for k in range(kept):  # noqa: SIM110 - a generator is not compiled
        if not learn(field, state, local[k]):
            return False
    return True


def half(state: State, one: int, other: int) -> int:
    """What is known of whether just one edge of a pair is used."""
    first = state.status[one]
    if other < 0:
        return int(first)
    second = state.status[other]
    if first == OPEN or second == OPEN:
        return OPEN
    return UNUSED if first == second else USED


def look_at_halves(field: Field, state: State, unit: int) -> bool:
    """Learn what follows from how many pairs have one edge that is used. False if it cannot be."""
    begin, end = field.said_first[unit], field.said_first[unit + 1]
    known = 0
    free = 0
    for i in range(begin, end, 2):
        status = half(state, field.said[i], field.said[i + 1])
        if status == USED:
            known += 1
        elif status == OPEN:
            free += 1
    allowed = field.allowed[unit] >> known
    if free == 0:
        return bool(allowed & 1)
    room = (1 << free) - 1
    more = (allowed >> 1) & room
    fewer = allowed & room
    if more and fewer:
        return True
    if not more and not fewer:
        return False
    wanted = 1 if more else 0
    for i in range(begin, end, 2):
        one, other = field.said[i], field.said[i + 1]
        if half(state, one, other) != OPEN:
            continue
        turn = wanted
        if other >= 0:
            if state.status[one] == OPEN and state.status[other] == OPEN:
                continue
            if state.status[one] != OPEN:
                one, other = other, one
            turn = wanted ^ (1 if state.status[other] == USED else 0)
        if not learn(field, state, 2 * one + turn):
            return False
    return True


def look_at_arms(field: Field, state: State, unit: int) -> bool:
    """Learn what all lengths that the arms of a node may have in common. False if there are none.

    Bit ``n`` of a mask says that an arm may have ``n`` edges.
    """
    local = state.local
    begin, end = field.said_first[unit], field.said_first[unit + 1]
    arms = end - begin
    thing = field.unit_first[unit]
    for arm in range(arms):
        fitting = 0
        length = 0
        reach = field.said[begin + arm]
        while length < reach and state.status[field.unit_things[thing + length]] != UNUSED:
            if state.status[field.unit_things[thing + length]] == OPEN:
                fitting |= 1 << length
            length += 1
        local[arm] = fitting | (1 << length)
        local[arms + arm] = 0
        thing += reach
    passed_by = state.status[field.unit_things[thing]] != USED
    for arm in range(arms):
        passed_by = passed_by and (local[arm] & 1) == 1
    if passed_by:
        for arm in range(arms):
            local[arms + arm] = 1
    for one in range(arms):
        for other in range(one + 1, arms):
            # The line leaves by these two, so by no other.
            alone = True
            for arm in range(arms):
                if arm not in (one, other) and not local[arm] & 1:
                    alone = False
            first = local[one] & ~1
            second = local[other] & ~1
            if field.allowed[unit]:
                first &= second
                second = first
            elif second & (second - 1) == 0:
                first &= ~second
            elif first & (first - 1) == 0:
                second &= ~first
            if alone and first and second:
                for arm in range(arms):
                    local[arms + arm] |= first if arm == one else second if arm == other else 1
    thing = field.unit_first[unit]
    for arm in range(arms):
        fitting = local[arms + arm]
        if fitting == 0:
            return False
        reach = field.said[begin + arm]
        length = 0
        while not (fitting >> length) & 1:
            if not learn(field, state, 2 * field.unit_things[thing + length] + 1):
                return False
            length += 1
        ends = fitting == 1 << length and length < reach
        if ends and not learn(field, state, 2 * field.unit_things[thing + length]):
            return False
        thing += reach
    return True


def look(field: Field, state: State, unit: int, allowed: int) -> bool:
    """Try all ways to lay the classes of a unit, and learn what all have. False if there is none.

    All ways are tried at once: bit ``w`` of a word speaks of way ``w``, as in ``SIDES``.
    """
    local, root, parity = state.local, state.root, state.across
    begin, end = field.unit_first[unit], field.unit_first[unit + 1]
    known = 0
    classes = 0
    free = 0
    ones = twos = fours = eights = sixteens = NO_WAY  # how many edges are used, by binary digits
    for i in range(begin, end):
        edge = field.unit_things[i]
        if state.status[edge] == USED:
            known += 1
        elif state.status[edge] == OPEN:
            used = NO_WAY
            for k in range(2):
                face = field.sides[2 * edge + k]
                place = 0
                while place < classes and local[place] != root[face]:
                    place += 1
                if place == classes:
                    if classes == WIDEST:
                        return tally(field, state, unit, allowed)
                    local[place] = root[face]
                    classes += 1
                used ^= SIDES[place] if parity[face] == 0 else ~SIDES[place]
            free += 1
            used, ones = used & ones, used ^ ones
            used, twos = used & twos, used ^ twos
            used, fours = used & fours, used ^ fours
            sixteens ^= used & eights
            eights ^= used
    allowed = allowed >> known
    if free == 0:
        node = field.node_of[unit]
        if node >= 0 and allowed & 1:
            return visit(field, state, node, 1 if known else 0)
        return bool(allowed & 1)
    ways = NO_WAY
    for number in range(free + 1):
        if (allowed >> number) & 1:
            ways |= (
                ~(ones ^ -(number & 1))
                & ~(twos ^ -((number >> 1) & 1))
                & ~(fours ^ -((number >> 2) & 1))
                & ~(eights ^ -((number >> 3) & 1))
                & ~(sixteens ^ -((number >> 4) & 1))
            )
    if ways == NO_WAY:
        return False
    for i in range(classes):
        for j in range(i + 1, classes):
            apart = SIDES[i] ^ SIDES[j]
            if ways & apart == NO_WAY:
                if not relate(field, state, local[i], local[j], 0):
                    return False
            elif ways & ~apart == NO_WAY and not relate(field, state, local[i], local[j], 1):
                return False
    return True


def propagate(field: Field, state: State) -> bool:
    """Look at all units that wait, and at what follows. False if that is a contradiction."""
    count = state.count
    while True:
        if count[WAITING]:
            count[WAITING] -= 1
            edge = state.agenda[count[WAITING]]
            if not relate(field, state, field.sides[2 * edge], field.sides[2 * edge + 1], 0):
                return False
        elif count[HEAD] != count[TAIL]:
            unit = state.queue[count[HEAD]]
            count[HEAD] = (count[HEAD] + 1) % state.queue.shape[0]
            state.queued[unit] = 0
            count[STEPS] += 1
            kind = field.kind[unit]
            allowed = field.allowed[unit]
            # No function chooses what to look at: field and state take long to hand on.
            if kind == CLASSES:
                node = field.node_of[unit]
                if node >= 0:
                    visited = state.status[state.status.shape[0] - field.fork.shape[0] + node]
                    if visited != OPEN:
                        allowed = 4 if visited == USED else 1
                possible = look(field, state, unit, allowed)
            elif kind == WAYS:
                possible = look_at_ways(field, state, unit)
            elif kind == HALVES:
                possible = look_at_halves(field, state, unit)
            elif kind == ARMS:
                possible = look_at_arms(field, state, unit)
            else:
                possible = tally(field, state, unit, allowed)
            if not possible:
                return False
        else:
            return True


def end_loops(field: Field, state: State) -> bool:
    """Close no strand where the loop would leave something out; the rest of a closed loop is empty.

    False if that is a contradiction.
    """
    count = state.count
    if count[LOOPS]:
        for edge in range(field.sides.shape[0] // 2):
            if state.status[edge] == OPEN:
                a, b = field.sides[2 * edge], field.sides[2 * edge + 1]
                if not relate(field, state, a, b, 0):
                    return False
        return propagate(field, state)
    for a in range(state.mate.shape[0]):
        b = state.mate[a]
        if state.degree[a] != 1 or a > b:
            continue
        if count[LINE] > state.length[a] or not satisfied(field, state, a, b):
            forbid(field, state, a, b)
            if not propagate(field, state):
                return False
    return True


def satisfied(field: Field, state: State, a: int, b: int) -> bool:
    """Are all units, if the line is what is known of it and the edge between two nodes?"""
    for unit in range(field.allowed.shape[0]):
        kind = field.kind[unit]
        if kind == WAYS:
            if not some_way(field, state, unit, a, b):
                return False
            continue
        if kind == ARMS:
            if not arms_fit(field, state, unit, a, b):
                return False
            continue
        used = 0
        if kind == HALVES:
            for i in range(field.said_first[unit], field.said_first[unit + 1], 2):
                one, other = field.said[i], field.said[i + 1]
                second = other >= 0 and closed(field, state, other, a, b)
                if closed(field, state, one, a, b) != second:
                    used += 1
        else:
            for i in range(field.unit_first[unit], field.unit_first[unit + 1]):
                if closed(field, state, field.unit_things[i], a, b):
                    used += 1
        if not (field.allowed[unit] >> used) & 1:
            return False
        node = field.node_of[unit]
        if node >= 0:
            visited = state.status[state.status.shape[0] - field.fork.shape[0] + node]
            if visited != OPEN and (visited == USED) != (used > 0):
                return False
    return True


def closed(field: Field, state: State, thing: int, a: int, b: int) -> bool:
    """Is a thing used, if the line is what is known of it and the edge between two nodes?"""
    edges = state.status.shape[0] - field.fork.shape[0]
    if thing >= edges:
        node = thing - edges
        return bool(state.degree[node] > 0 or node in (a, b))
    u, v = field.ends[2 * thing], field.ends[2 * thing + 1]
    if (u == a and v == b) or (u == b and v == a):
        return True
    return bool(state.status[thing] == USED)


def some_way(field: Field, state: State, unit: int, a: int, b: int) -> bool:
    """Is one of the ways of a unit true, if the line is that of :func:`closed`?"""
    possible = True
    for i in range(field.said_first[unit], field.said_first[unit + 1]):
        literal = field.said[i]
        if literal < 0:
            if possible:
                return True
            possible = True
        elif possible and closed(field, state, literal >> 1, a, b) != ((literal & 1) == 1):
            possible = False
    return False


def arms_fit(field: Field, state: State, unit: int, a: int, b: int) -> bool:
    """Are the arms of a unit as long as they are to be, if the line is that of :func:`closed`?"""
    thing = field.unit_first[unit]
    first = 0
    second = 0
    for i in range(field.said_first[unit], field.said_first[unit + 1]):
        reach = field.said[i]
        length = 0
        while length < reach and closed(field, state, field.unit_things[thing + length], a, b):
            length += 1
        thing += reach
        if length:
            first, second = second, length
    return first == 0 or (first == second) == (field.allowed[unit] == 1)


def wake(field: Field, state: State, mark: int) -> None:
    """Try again the things near all those that were settled since the trail was that long."""
    edges = state.status.shape[0] - field.fork.shape[0]
    for entry in range(mark, state.count[TRAIL]):
        if state.trail[5 * entry] != EDGE:
            continue
        settled = state.trail[5 * entry + 1]
        if settled >= edges:
            rouse(field, state, settled)
            continue
        for k in range(2):
            face = field.sides[2 * settled + k]
            if field.border_first[face + 1] - field.border_first[face] > WIDEST + WIDEST:
                continue  # the face around all
            for i in range(field.border_first[face], field.border_first[face + 1]):
                near = field.borders[i]
                for j in range(field.of_first[near], field.of_first[near + 1]):
                    unit = field.of_units[j]
                    for m in range(field.unit_first[unit], field.unit_first[unit + 1]):
                        thing = field.unit_things[m]
                        state.again[thing] = 1
                        state.held[2 * thing] = 0
                        state.held[2 * thing + 1] = 0
                    if field.node_of[unit] >= 0:
                        thing = edges + field.node_of[unit]
                        state.again[thing] = 1
                        state.held[2 * thing] = 0
                        state.held[2 * thing + 1] = 0


def rouse(field: Field, state: State, node: int) -> None:
    """Try again all things of the units that speak of a node, given as a thing."""
    for j in range(field.of_first[node], field.of_first[node + 1]):
        unit = field.of_units[j]
        for m in range(field.unit_first[unit], field.unit_first[unit + 1]):
            thing = field.unit_things[m]
            state.again[thing] = 1
            state.held[2 * thing] = 0
            state.held[2 * thing + 1] = 0


def attempt(field: Field, state: State, thing: int, way: int) -> bool:
    """Try one way of a thing: the other one is learnt from a contradiction. False if both fail."""
    mark = state.count[TRAIL]
    if learn(field, state, 2 * thing + way) and propagate(field, state):
        for entry in range(mark, state.count[TRAIL]):
            if state.trail[5 * entry] == EDGE:
                settled = state.trail[5 * entry + 1]
                state.held[2 * settled + (1 if state.status[settled] == USED else 0)] = 1
        take_back(field, state, mark)
        return True
    take_back(field, state, mark)
    if not (learn(field, state, 2 * thing + 1 - way) and propagate(field, state)):
        return False
    wake(field, state, mark)
    return True


def settle(field: Field, state: State, most: int) -> int:
    """Learn what can be learnt with about so many looks at units; how many edges are open, or -1.

    -1 says that no loop obeys the units. All units wait at first, and all things are to be tried.
    Everything learnt allows for some looks more.
    """
    count, status = state.count, state.status
    if not (propagate(field, state) and end_loops(field, state)):
        return -1
    trying = True
    while trying and count[STEPS] < most + GAIN * count[TRAIL]:
        trying = False
        for thing in range(status.shape[0]):
            if not state.again[thing] or status[thing] != OPEN:
                continue
            state.again[thing] = 0
            for way in range(2):
                if status[thing] == OPEN and not state.held[2 * thing + way]:
                    if count[STEPS] >= most + GAIN * count[TRAIL]:
                        break
                    trying = True
                    if not attempt(field, state, thing, way):
                        return -1
        if not end_loops(field, state):
            return -1
    left = 0
    for edge in range(field.sides.shape[0] // 2):
        if status[edge] == OPEN:
            left += 1
    return left


def infer(
    sides: Any,
    ends: Any,
    kinds: Any,
    clue_first: Any,
    clue_things: Any,
    said_first: Any,
    said: Any,
    allowed: Any,
    related: Any,
    most: int,
    faces: Any,
    status: Any,
) -> int:
    """Learn what can be learnt of a board with about ``most`` looks at units, more where it pays.

    ``sides`` and ``ends`` have two faces and two nodes an edge. Clue ``i`` is a unit of kind
    ``kinds[i]`` (see :class:`Field`) over ``clue_things[clue_first[i]:clue_first[i + 1]]``, which
    says ``said[said_first[i]:said_first[i + 1]]`` or allows the numbers of the mask ``allowed[i]``.
    ``related`` has two faces and whether they lie across, three numbers each. Writes into
    ``status`` what is known of each thing, into ``faces`` for each face the first of its class,
    twice, and one more where they lie across from each other. Returns the number of edges that are
    open, or -1 where no loop obeys the clues; a loop that leaves no edge open is the only one that
    can.
    """
    field, state = begin(
        sides, ends, kinds, clue_first, clue_things, said_first, said, allowed,
        faces.shape[0], status.shape[0],
    )  # fmt: skip
    left = 0
    for i in range(0, related.shape[0], 3):
        if not relate(field, state, related[i], related[i + 1], related[i + 2]):
            left = -1
    if left == 0:
        left = settle(field, state, most)
    if left == 0 and state.count[LOOPS] != 1:
        left = -1
    for face in range(faces.shape[0]):
        faces[face] = 2 * state.root[face] + state.across[face]
    status[:] = state.status
    return left


def infer_fates(
    fate: Any,
    sides: Any,
    ends: Any,
    first: Any,
    edge: Any,
    times: Any,
    wanted: Any,
    faces: int,
    nodes: int,
    most: int,
) -> int:
    """The same of the edges of a plan, with its clues, which count edges (see ``plan``).

    Writes into ``fate``, and goes on from what it holds. Nothing is learnt where nothing is said,
    clues count an edge twice, or more than there is room for.
    """
    clues, edges, entries = wanted.shape[0], fate.shape[0], first[wanted.shape[0]]
    known = 0
    for k in range(edges):
        if fate[k] != OPEN:
            known += 1
    longest = 0
    for i in range(clues):
        longest = max(longest, wanted[i], first[i + 1] - first[i])
    for e in range(entries):
        if times[e] > 1:
            return int(edges - known)
    if longest > MOST_THINGS or known + entries == 0:
        return int(edges - known)
    clue_first, clue_edges = np.zeros(clues + 1, np.int32), np.zeros(entries, np.int32)
    masks, nothing = np.zeros(clues, np.int32), np.zeros(clues + 1, np.int32)
    for i in range(clues):
        clue_first[i + 1] = first[i + 1]
        masks[i] = 1 << wanted[i]
    for e in range(entries):
        clue_edges[e] = edge[e]
    related = np.zeros(3 * known, np.int32)
    at = 0
    for k in range(edges):
        if fate[k] != OPEN:
            related[at], related[at + 1] = sides[2 * k], sides[2 * k + 1]
            # A plan has the numbers of used and unused the other way round.
            related[at + 2] = 1 if fate[k] == UNUSED else 0
            at += 3
    status = np.zeros(edges + nodes, np.int32)
    left = infer(
        sides, ends, np.zeros(clues, np.int32), clue_first, clue_edges, nothing, nothing[:0],
        masks, related, most, np.zeros(faces, np.int32), status,
    )  # fmt: skip
    for k in range(edges):
        fate[k] = OPEN if status[k] == OPEN else USED + UNUSED - status[k]
    return left


def begin(
    sides: Any,
    ends: Any,
    kinds: Any,
    clue_first: Any,
    clue_things: Any,
    said_first: Any,
    said: Any,
    masks: Any,
    faces: int,
    things: int,
) -> tuple[Field, State]:
    """The field of a board, and a state in which nothing is known and all is to be looked at."""
    edges = sides.shape[0] // 2
    nodes = things - edges
    border_first, borders = gathered(sides, faces)
    node_first, node_edges = gathered(ends, nodes)
    fork = np.full(nodes, -1, np.int32)
    for thing in clue_things:
        if thing >= edges:
            fork[thing - edges] = 0
    clues = kinds.shape[0]
    units = clues
    room = clue_things.shape[0]
    # Up to three edges meet without clauses: faces around a node change sides in pairs.
    for node in range(nodes):
        if fork[node] == 0 or node_first[node + 1] - node_first[node] > 3:
            units += 1
            room += node_first[node + 1] - node_first[node]
            if fork[node] == 0:
                room += 1
    kind = np.zeros(units, np.int32)
    kind[:clues] = kinds
    node_of = np.full(units, -1, np.int32)
    unit_first = np.zeros(units + 1, np.int32)
    unit_first[: clues + 1] = clue_first
    unit_things = np.zeros(room, np.int32)
    unit_things[: clue_things.shape[0]] = clue_things
    told_first = np.full(units + 1, said.shape[0], np.int32)
    told_first[: clues + 1] = said_first
    allowed = np.full(units, 5, np.int32)
    allowed[:clues] = masks
    of_first = np.zeros(things + 1, np.int32)
    unit, at = clues, clue_things.shape[0]
    for node in range(nodes):
        if fork[node] == 0 or node_first[node + 1] - node_first[node] > 3:
            for i in range(node_first[node], node_first[node + 1]):
                unit_things[at] = node_edges[i]
                at += 1
            if fork[node] == 0:
                fork[node] = unit
                node_of[unit] = node
                of_first[edges + node + 1] += 1  # it looks at the node, too
            unit_first[unit + 1] = at
            unit += 1
    longest = 0
    for unit in range(units):
        longest = max(longest, unit_first[unit + 1] - unit_first[unit])
    for i in range(at):
        of_first[unit_things[i] + 1] += 1
    for thing in range(things):
        of_first[thing + 1] += of_first[thing]
    filled = of_first[:things].copy()
    of_units = np.zeros(room, np.int32)
    for unit in range(units):
        for i in range(unit_first[unit], unit_first[unit + 1]):
            of_units[filled[unit_things[i]]] = unit
            filled[unit_things[i]] += 1
        if node_of[unit] >= 0:
            of_units[filled[edges + node_of[unit]]] = unit
    field = Field(
        sides, ends, border_first, borders, node_first, node_edges, kind,
        unit_first, unit_things, of_first, of_units, allowed, told_first, said, fork, node_of,
    )  # fmt: skip
    status = np.zeros(things, np.int32)
    for edge in range(edges):
        if sides[2 * edge] == sides[2 * edge + 1]:
            status[edge] = UNUSED  # a bridge
    again = np.ones(things, np.int32)
    for node in range(nodes):
        again[edges + node] = 1 if fork[node] >= 0 else 0
    queue = np.zeros(units + 1, np.int32)
    for unit in range(units):
        queue[unit] = unit
    count = np.zeros(7, np.int32)
    count[TAIL] = units
    state = State(
        np.arange(faces).astype(np.int32), np.zeros(faces, np.int32),
        np.arange(faces).astype(np.int32), np.ones(faces, np.int32),
        status,
        np.arange(nodes).astype(np.int32), np.zeros(nodes, np.int32), np.zeros(nodes, np.int32),
        queue, np.ones(units, np.int32),
        np.zeros(4 * edges + 4, np.int32),
        np.zeros(5 * (2 * edges + nodes + faces + 1), np.int32),
        count,
        np.zeros(3 * (WIDEST + longest), np.int32),
        again, np.zeros(2 * things, np.int32),
    )  # fmt: skip
    return field, state


def gathered(pairs: Any, size: int) -> tuple[Any, Any]:
    """For each of ``size`` things the edges that have it in their pair, and where they begin."""
    first = np.zeros(size + 1, np.int32)
    for thing in pairs:
        first[thing + 1] += 1
    for thing in range(size):
        first[thing + 1] += first[thing]
    filled = first[:size].copy()
    edges = np.zeros(pairs.shape[0], np.int32)
    for i in range(pairs.shape[0]):
        edges[filled[pairs[i]]] = i // 2
        filled[pairs[i]] += 1
    return first, edges
