"""What follows about the faces of a loop without guessing; ``inference`` compiles this.

All that is known stands in classes of faces whose sides are related: an edge is settled where its
two faces are of one class, and used where they lie on different sides of the loop. A *unit* is some
edges of which so many are used as its mask allows: a clue, or a node (none or two). Of each unit
all ways to lay its classes are tried; where two classes lie alike, or unlike, in all of them, they
become one. Beside that stands a rule of the whole board: no loop closes while something of the line
lies elsewhere. What is left is settled by *trying*: where an edge leads to a contradiction it is
the other way (failed literals; Freeman 1995).

Every change is noted on a trail, so a trial is taken back at the price of its making. The work is
linear in the edges of the smaller of two classes that are joined, and a unit has few ways.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

WIDEST = 8
"""Classes of a unit at most whose ways are tried; the first is fixed."""

GAIN = 12
"""Looks at units that each thing learnt earns: whoever learns nothing gives up soon.

With one look a face to begin with, 1053 of 1176 published Slitherlinks are settled, and of hard
generated ones little time is lost before the solver has them; without end it would be 1143.
"""

OPEN, UNUSED, USED = 0, 1, 2

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
    unit_first: Any
    unit_edges: Any
    """For each unit its edges."""
    of_first: Any
    of_units: Any
    """For each edge the units it is in."""
    allowed: Any
    """For each unit a mask: bit ``n`` where ``n`` of its edges may be used."""


class State(NamedTuple):
    """What is known, and room to work in."""

    root: Any
    across: Any
    """For each face another one of its class, and whether it lies across from that one."""
    ring: Any
    size: Any
    """For each face the next of its class; for each root how many there are."""
    status: Any
    """For each edge OPEN, UNUSED or USED."""
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
    """For each edge whether to try it; for its two ways whether trying led to no contradiction."""


def stir(field: Field, state: State, edge: int) -> None:
    """Look again at the units of an edge."""
    count = state.count
    for i in range(field.of_first[edge], field.of_first[edge + 1]):
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


def join(field: Field, state: State, edge: int) -> bool:
    """An edge is used: two strands become one, or a loop. False if that cannot be."""
    count, mate, length, degree = state.count, state.mate, state.length, state.degree
    u, v = field.ends[2 * edge], field.ends[2 * edge + 1]
    if degree[u] > 1 or degree[v] > 1 or count[LOOPS]:
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


def look(field: Field, state: State, unit: int) -> bool:
    """Try all ways to lay the classes of a unit, and learn what all have. False if there is none.

    Bit ``i`` of a way says on which side class ``i`` lies; class 0 lies on side 0.
    """
    local, root, parity = state.local, state.root, state.across
    begin, end = field.unit_first[unit], field.unit_first[unit + 1]
    known = 0
    classes = 0
    free = 0
    for i in range(begin, end):
        edge = field.unit_edges[i]
        if state.status[edge] == USED:
            known += 1
        elif state.status[edge] == OPEN:
            at = WIDEST + 3 * free
            local[at + 2] = 0
            for k in range(2):
                face = field.sides[2 * edge + k]
                local[at + 2] ^= parity[face]
                place = 0
                while place < classes and local[place] != root[face]:
                    place += 1
                if place == classes:
                    if classes == WIDEST:
                        return True
                    local[place] = root[face]
                    classes += 1
                local[at + k] = place
            free += 1
    allowed = field.allowed[unit] >> known
    if free == 0:
        return bool(allowed & 1)
    # For each class i: the bits that all ways have, and that any has, seen from the side of i.
    every = (1 << classes) - 1
    ways = 0
    alike = WIDEST + 3 * free
    for i in range(classes):
        local[alike + 2 * i] = every
        local[alike + 2 * i + 1] = 0
    for half in range(1 << (classes - 1)):
        way = half << 1
        used = 0
        for k in range(free):
            at = WIDEST + 3 * k
            used += ((way >> local[at]) ^ (way >> local[at + 1]) ^ local[at + 2]) & 1
        if (allowed >> used) & 1:
            ways += 1
            for i in range(classes):
                seen = way ^ every if (way >> i) & 1 else way
                local[alike + 2 * i] &= seen
                local[alike + 2 * i + 1] |= seen
    if ways == 0:
        return False
    for i in range(classes):
        across = local[alike + 2 * i]
        apart = local[alike + 2 * i + 1]
        for j in range(i + 1, classes):
            if (across >> j) & 1:
                if not relate(field, state, local[i], local[j], 1):
                    return False
            elif not (apart >> j) & 1 and not relate(field, state, local[i], local[j], 0):
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
            if not look(field, state, unit):
                return False
        else:
            return True


def end_loops(field: Field, state: State) -> bool:
    """Close no strand where the loop would leave something out; the rest of a closed loop is empty.

    False if that is a contradiction.
    """
    count = state.count
    if count[LOOPS]:
        for edge in range(state.status.shape[0]):
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
        used = 0
        for i in range(field.unit_first[unit], field.unit_first[unit + 1]):
            edge = field.unit_edges[i]
            u, v = field.ends[2 * edge], field.ends[2 * edge + 1]
            if state.status[edge] == USED or (u == a and v == b) or (u == b and v == a):
                used += 1
        if not (field.allowed[unit] >> used) & 1:
            return False
    return True


def wake(field: Field, state: State, mark: int) -> None:
    """Try again the edges near all those that were settled since the trail was that long."""
    for entry in range(mark, state.count[TRAIL]):
        if state.trail[5 * entry] != EDGE:
            continue
        settled = state.trail[5 * entry + 1]
        for k in range(2):
            face = field.sides[2 * settled + k]
            if field.border_first[face + 1] - field.border_first[face] > WIDEST + WIDEST:
                continue  # the face around all
            for i in range(field.border_first[face], field.border_first[face + 1]):
                near = field.borders[i]
                for j in range(field.of_first[near], field.of_first[near + 1]):
                    unit = field.of_units[j]
                    for m in range(field.unit_first[unit], field.unit_first[unit + 1]):
                        edge = field.unit_edges[m]
                        state.again[edge] = 1
                        state.held[2 * edge] = 0
                        state.held[2 * edge + 1] = 0


def attempt(field: Field, state: State, edge: int, way: int) -> bool:
    """Try one way of an edge: the other one is learnt from a contradiction. False if both fail."""
    mark = state.count[TRAIL]
    a, b = field.sides[2 * edge], field.sides[2 * edge + 1]
    if relate(field, state, a, b, way) and propagate(field, state):
        for entry in range(mark, state.count[TRAIL]):
            if state.trail[5 * entry] == EDGE:
                settled = state.trail[5 * entry + 1]
                state.held[2 * settled + (1 if state.status[settled] == USED else 0)] = 1
        take_back(field, state, mark)
        return True
    take_back(field, state, mark)
    if not (relate(field, state, a, b, 1 - way) and propagate(field, state)):
        return False
    wake(field, state, mark)
    return True


def settle(field: Field, state: State, most: int) -> int:
    """Learn what can be learnt with about so many looks at units; how many edges are open, or -1.

    -1 says that no loop obeys the units. All units wait at first, and all edges are to be tried.
    Everything learnt allows for some looks more.
    """
    count, status = state.count, state.status
    if not (propagate(field, state) and end_loops(field, state)):
        return -1
    trying = True
    while trying and count[STEPS] < most + GAIN * count[TRAIL]:
        trying = False
        for edge in range(status.shape[0]):
            if not state.again[edge] or status[edge] != OPEN:
                continue
            state.again[edge] = 0
            for way in range(2):
                if status[edge] == OPEN and not state.held[2 * edge + way]:
                    if count[STEPS] >= most + GAIN * count[TRAIL]:
                        break
                    trying = True
                    if not attempt(field, state, edge, way):
                        return -1
        if not end_loops(field, state):
            return -1
    left = 0
    for edge in range(status.shape[0]):
        if status[edge] == OPEN:
            left += 1
    return left


def infer(
    sides: Any, ends: Any, clue_first: Any, clue_edges: Any, counts: Any, most: int, faces: Any
) -> int:
    """Learn what can be learnt of a board with about ``most`` looks at units, more where it pays.

    ``sides`` and ``ends`` have two faces and two nodes an edge. Clue ``i`` wants ``counts[i]`` of
    the edges ``clue_edges[clue_first[i]:clue_first[i + 1]]``. Writes into ``faces`` for each face
    the first of its class, twice, and one more where they lie across from each other. Returns the
    number of edges that are open, or -1 where no loop obeys the clues; a loop that leaves no edge
    open is the only one that can.
    """
    field, state = begin(sides, ends, clue_first, clue_edges, counts, faces.shape[0])
    left = settle(field, state, most)
    if left == 0 and state.count[LOOPS] != 1:
        left = -1
    for face in range(faces.shape[0]):
        faces[face] = 2 * state.root[face] + state.across[face]
    return left


def begin(
    sides: Any, ends: Any, clue_first: Any, clue_edges: Any, counts: Any, faces: int
) -> tuple[Field, State]:
    """The field of a board, and a state in which nothing is known and all is to be looked at."""
    edges = sides.shape[0] // 2
    nodes = 0
    for end in ends:
        nodes = max(nodes, end + 1)
    border_first, borders = gathered(sides, faces)
    node_first, node_edges = gathered(ends, nodes)
    # Up to three edges meet without clauses: faces around a node change sides in pairs.
    forks = 0
    room = clue_edges.shape[0]
    for node in range(nodes):
        if node_first[node + 1] - node_first[node] > 3:
            forks += 1
            room += node_first[node + 1] - node_first[node]
    clues = counts.shape[0]
    units = clues + forks
    unit_first = np.zeros(units + 1, np.int32)
    unit_edges = np.zeros(room, np.int32)
    allowed = np.zeros(units, np.int32)
    for clue in range(clues):
        unit_first[clue + 1] = clue_first[clue + 1]
        allowed[clue] = 1 << counts[clue] if 0 <= counts[clue] < 31 else 0
    unit_edges[: clue_edges.shape[0]] = clue_edges
    unit, at = clues, clue_edges.shape[0]
    longest = 0
    for node in range(nodes):
        if node_first[node + 1] - node_first[node] > 3:
            for i in range(node_first[node], node_first[node + 1]):
                unit_edges[at] = node_edges[i]
                at += 1
            unit_first[unit + 1] = at
            allowed[unit] = 5
            unit += 1
    for unit in range(units):
        longest = max(longest, unit_first[unit + 1] - unit_first[unit])
    of_first = np.zeros(edges + 1, np.int32)
    for i in range(room):
        of_first[unit_edges[i] + 1] += 1
    for edge in range(edges):
        of_first[edge + 1] += of_first[edge]
    filled = of_first[:edges].copy()
    of_units = np.zeros(room, np.int32)
    for unit in range(units):
        for i in range(unit_first[unit], unit_first[unit + 1]):
            of_units[filled[unit_edges[i]]] = unit
            filled[unit_edges[i]] += 1
    field = Field(
        sides, ends, border_first, borders, node_first, node_edges,
        unit_first, unit_edges, of_first, of_units, allowed,
    )  # fmt: skip
    status = np.zeros(edges, np.int32)
    for edge in range(edges):
        if sides[2 * edge] == sides[2 * edge + 1]:
            status[edge] = UNUSED  # a bridge
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
        np.zeros(5 * (2 * edges + faces + 1), np.int32),
        count,
        np.zeros(3 * (WIDEST + longest), np.int32),
        np.ones(edges, np.int32), np.zeros(2 * edges, np.int32),
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
