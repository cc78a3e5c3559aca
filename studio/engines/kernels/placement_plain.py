"""Which node a line through all nodes is at, step by step; ``placement`` compiles this.

A *place* is a step with a node that the line may be at then. At first there are those to which
walks of exact length lead from the labels around (:func:`lay`), joined to the places of the next
step by *links*. A place falls as soon as no link leads on from it, or none leads to it, or an edge
at its node that must be used has no place at its other end (arc consistency by counted supports,
AC-4; Mohr and Henderson 1986). Where a step or a node has one place left, all others of that node
or step fall.

What is left open is searched depth first (:func:`search`), the step or node with the fewest places
for the times it was found without one first (Boussemart, Hemery, Lecoutre and Sais 2004): each
place is taken, and where that is done with, it falls. So a search that ends has seen every line,
and one that may not end says so. Where that takes long, all places are tried once for themselves
(:func:`probe`). Every fall is noted on a trail and taken back at the price of its making.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

FREE = -1
"""No node, no place, nothing said."""

ALIVE, TRAIL, HEAD, WORK = range(4)
"""What ``State.count`` has: places left, length of the trail, how much of it has been followed,
falls so far."""

ENDLESS = 1 << 20
"""Support of a place that needs none: nothing leads to the first step, nor on from the last."""

SHORT = 2500
"""Falls in the first search, before places are tried one by one: that pays where there are many
(measured on 510 published Hidatos and on squares of 20 with 60 labels)."""

OPEN, EXACT, ENOUGH = 0, 1, 2
"""How a search ended: it ran out of work, it saw every line, it found as many as were wanted."""


class Field(NamedTuple):
    """Places and their links; lists of lists as one array and where each begins."""

    step: Any
    node: Any
    """For each place, in the order of steps."""
    at_first: Any
    """For each step its first place."""
    of_first: Any
    of_places: Any
    """For each node its places."""
    next_first: Any
    next_places: Any
    """For each place those of the next step that it is joined to."""
    last_first: Any
    last_places: Any
    """The same of the step before."""
    mate: Any
    """For each node two nodes beside it to which it must be joined, or FREE."""


class State(NamedTuple):
    """What is left, and room to work in."""

    alive: Any
    """For each place whether it is left."""
    onward: Any
    back: Any
    """For each place how many of its links lead to places that are left."""
    joined: Any
    """For each place and each mate of its node how many places of that are left beside it."""
    at_count: Any
    at_sum: Any
    """For each step how many places are left, and the sum of their numbers."""
    of_count: Any
    of_sum: Any
    """The same for each node."""
    weight: Any
    """For each step, then for each node, how often it was found without a place, and one."""
    trail: Any
    """Places that have fallen."""
    count: Any


def lay(
    near_first: Any,
    near: Any,
    said_first: Any,
    said: Any,
    free: Any,
    odd: Any,
    leads: Any,
    led: Any,
    places: Any,
    starts: Any,
) -> int:
    """Put down the places of all steps, as nodes in ``places``; where each step begins in
    ``starts``. Gives how many there are, -1 if a step has none, -2 if there is not enough room.

    ``near``: nodes that an edge leads to from each. ``said``: for steps of which something is said
    the nodes that it may have, others may have those that are ``free``; ``odd`` is 1 or 0 for nodes
    whose step is odd or even, or FREE; ``leads`` and ``led`` are the nodes that must come straight
    after a node and straight before it, or FREE.
    """
    size = free.shape[0]
    seen = np.full(size, FREE, np.int32)
    may = np.full(size, FREE, np.int32)
    full = 0
    for step in range(size):
        starts[step] = full
        open_step = said_first[step] == said_first[step + 1]
        for i in range(said_first[step], said_first[step + 1]):
            may[said[i]] = step
        begin = starts[step - 1] if step else 0
        end = full if step else size
        for k in range(begin, end):
            node = places[k] if step else k
            first = near_first[node] if step else 0
            last = near_first[node + 1] if step else 1
            for i in range(first, last):
                other = near[i] if step else node
                if seen[other] == step:
                    continue
                seen[other] = step
                if (
                    not (free[other] if open_step else may[other] == step)
                    or odd[other] == step % 2
                    or (step == 0 and led[other] != FREE)
                    or (step == size - 1 and leads[other] != FREE)
                ):
                    continue
                if full == places.shape[0]:
                    return -2
                places[full] = other
                full += 1
        if full == starts[step]:
            return -1
    starts[size] = full
    return full


def narrow(back_first: Any, back: Any, places: Any, starts: Any, step_of: Any, node_of: Any) -> int:
    """Keep those places that walks lead on from, in order; gives how many. ``starts`` is changed.

    ``back``: nodes from which an edge leads to each; ``step_of`` and ``node_of`` have room for all.
    """
    size = starts.shape[0] - 1
    fits = np.full(size, size, np.int32)
    kept = places.shape[0]
    for step in range(size - 1, -1, -1):
        last = kept
        for k in range(starts[step + 1] - 1, starts[step] - 1, -1):
            node = places[k]
            if step == size - 1 or fits[node] == step:
                kept -= 1
                places[kept] = node
        starts[step + 1] = last
        for k in range(kept, last):
            for i in range(back_first[places[k]], back_first[places[k] + 1]):
                fits[back[i]] = step - 1
    starts[0] = kept
    total = int(places.shape[0] - kept)
    for step in range(size + 1):
        starts[step] -= kept
    for step in range(size):
        for k in range(starts[step], starts[step + 1]):
            step_of[k] = step
            node_of[k] = places[kept + k]
    return total


def rows(size: int, keys: Any, values: Any) -> Any:
    """Values by key: where the values of each key begin, and the values."""
    first = np.zeros(size + 1, np.int32)
    for k in range(keys.shape[0]):
        first[keys[k] + 1] += 1
    for key in range(size):
        first[key + 1] += first[key]
    at = first.copy()
    found = np.empty(keys.shape[0], np.int32)
    for k in range(keys.shape[0]):
        found[at[keys[k]]] = values[k]
        at[keys[k]] += 1
    return first, found


def link(
    near_first: Any, near: Any, step_of: Any, node_of: Any, starts: Any, leads: Any, led: Any
) -> Any:
    """The links of places to those of the next step: two arrays, from and to."""
    size = starts.shape[0] - 1
    most = 0
    for k in range(node_of.shape[0]):
        most += near_first[node_of[k] + 1] - near_first[node_of[k]]
    sources = np.empty(most, np.int32)
    targets = np.empty(most, np.int32)
    there = np.full(size, FREE, np.int32)
    full = 0
    for step in range(size - 1):
        for k in range(starts[step + 1], starts[step + 2]):
            there[node_of[k]] = k
        for k in range(starts[step], starts[step + 1]):
            node = node_of[k]
            for i in range(near_first[node], near_first[node + 1]):
                other = near[i]
                place = there[other]
                if place < starts[step + 1]:
                    continue
                if (leads[node] >= 0 and leads[node] != other) or (
                    led[other] >= 0 and led[other] != node
                ):
                    continue
                sources[full] = k
                targets[full] = place
                full += 1
    return sources[:full], targets[:full]


def fall(field: Field, state: State, place: int) -> bool:
    """A place is ruled out. False if its step or node has no other."""
    if not state.alive[place]:
        return True
    step, node, count = field.step[place], field.node[place], state.count
    state.alive[place] = 0
    state.trail[count[TRAIL]] = place
    count[TRAIL] += 1
    count[ALIVE] -= 1
    count[WORK] += 1
    state.at_count[step] -= 1
    state.at_sum[step] -= place
    state.of_count[node] -= 1
    state.of_sum[node] -= place
    if state.at_count[step] == 0:
        state.weight[step] += 1
        return False
    if state.of_count[node] == 0:
        state.weight[field.at_first.shape[0] - 1 + node] += 1
        return False
    return True


def take(field: Field, state: State, place: int) -> bool:
    """The line is at a place: all others of its step and its node fall. False if it cannot be."""
    if not state.alive[place]:
        return False
    step, node = field.step[place], field.node[place]
    if state.at_count[step] > 1:
        for other in range(field.at_first[step], field.at_first[step + 1]):
            if other != place and state.alive[other] and not fall(field, state, other):
                return False
    if state.of_count[node] > 1:
        for i in range(field.of_first[node], field.of_first[node + 1]):
            other = field.of_places[i]
            if other != place and state.alive[other] and not fall(field, state, other):
                return False
    return True


def unjoin(field: Field, state: State, place: int, fallen: int) -> bool:
    """A place beside another one that fell: may it stay, for all edges that must be used?"""
    node = field.node[place]
    for k in range(2):
        if field.mate[2 * node + k] == fallen:
            state.joined[2 * place + k] -= 1
            if state.joined[2 * place + k] == 0:
                return False
    return True


def propagate(field: Field, state: State) -> bool:
    """Follow all falls to their ends. False if there is no line."""
    count = state.count
    possible = True
    while possible and count[HEAD] < count[TRAIL]:
        place = state.trail[count[HEAD]]
        count[HEAD] += 1
        node, step = field.node[place], field.step[place]
        mated = field.mate[2 * node] != FREE
        # To the end even where there is no line: what is taken back must have been done.
        for i in range(field.next_first[place], field.next_first[place + 1]):
            other = field.next_places[i]
            state.back[other] -= 1
            stays = state.back[other] > 0
            if mated and not unjoin(field, state, other, node):
                stays = False
            if not stays and not fall(field, state, other):
                possible = False
        for i in range(field.last_first[place], field.last_first[place + 1]):
            other = field.last_places[i]
            state.onward[other] -= 1
            stays = state.onward[other] > 0
            if mated and not unjoin(field, state, other, node):
                stays = False
            if not stays and not fall(field, state, other):
                possible = False
        if possible and state.at_count[step] == 1:
            possible = take(field, state, state.at_sum[step])
        if possible and state.of_count[node] == 1:
            possible = take(field, state, state.of_sum[node])
    return possible


def take_back(field: Field, state: State, mark: int) -> None:
    """Let all places stand again that have fallen since the trail was that long."""
    count = state.count
    while count[TRAIL] > mark:
        count[TRAIL] -= 1
        place = state.trail[count[TRAIL]]
        step, node = field.step[place], field.node[place]
        state.alive[place] = 1
        count[ALIVE] += 1
        state.at_count[step] += 1
        state.at_sum[step] += place
        state.of_count[node] += 1
        state.of_sum[node] += place
        if count[TRAIL] >= count[HEAD]:
            continue
        mated = field.mate[2 * node] != FREE
        for i in range(field.next_first[place], field.next_first[place + 1]):
            other = field.next_places[i]
            state.back[other] += 1
            if mated:
                rejoin(field, state, other, node)
        for i in range(field.last_first[place], field.last_first[place + 1]):
            other = field.last_places[i]
            state.onward[other] += 1
            if mated:
                rejoin(field, state, other, node)
    count[HEAD] = mark


def rejoin(field: Field, state: State, place: int, risen: int) -> None:
    """Take :func:`unjoin` back."""
    node = field.node[place]
    for k in range(2):
        if field.mate[2 * node + k] == risen:
            state.joined[2 * place + k] += 1


def begin(field: Field, state: State) -> bool:
    """Count all supports and follow what falls at once. False if there is no line."""
    size = field.at_first.shape[0] - 1
    total = field.step.shape[0]
    count = state.count
    count[ALIVE] = total
    for place in range(total):
        step, node = field.step[place], field.node[place]
        state.alive[place] = 1
        state.at_count[step] += 1
        state.at_sum[step] += place
        state.of_count[node] += 1
        state.of_sum[node] += place
        state.onward[place] = field.next_first[place + 1] - field.next_first[place]
        state.back[place] = field.last_first[place + 1] - field.last_first[place]
        if step == size - 1:
            state.onward[place] = ENDLESS
        if step == 0:
            state.back[place] = ENDLESS
        for k in range(2):
            mate = field.mate[2 * node + k]
            state.joined[2 * place + k] = ENDLESS if mate == FREE else 0
            if mate == FREE:
                continue
            for i in range(field.next_first[place], field.next_first[place + 1]):
                if field.node[field.next_places[i]] == mate:
                    state.joined[2 * place + k] += 1
            for i in range(field.last_first[place], field.last_first[place + 1]):
                if field.node[field.last_places[i]] == mate:
                    state.joined[2 * place + k] += 1
    possible = True
    for node in range(size):
        if state.of_count[node] == 0:
            return False
    for place in range(total):
        if (
            state.onward[place] == 0
            or state.back[place] == 0
            or state.joined[2 * place] == 0
            or state.joined[2 * place + 1] == 0
        ):
            possible = possible and fall(field, state, place)
    # Falls are what is followed, so steps and nodes that had one place from the first are not.
    for i in range(size):
        if possible and state.at_count[i] == 1:
            possible = take(field, state, state.at_sum[i])
        if possible and state.of_count[i] == 1:
            possible = take(field, state, state.of_sum[i])
    return possible and propagate(field, state)


def probe(field: Field, state: State, work: int) -> bool:
    """Try each place that is left: those that lead nowhere fall, until none does (singleton arc
    consistency; Debruyne and Bessiere 1997) or so much ``work`` is done. False if there is no line.
    """
    size = field.at_first.shape[0] - 1
    count = state.count
    most = count[WORK] + work
    quiet = 0
    step = 0
    while quiet < size and count[WORK] < most:
        quiet += 1
        if state.at_count[step] > 1:
            for place in range(field.at_first[step], field.at_first[step + 1]):
                if not state.alive[place]:
                    continue
                mark = count[TRAIL]
                possible = take(field, state, place) and propagate(field, state)
                take_back(field, state, mark)
                if not possible:
                    quiet = 0
                    if not (fall(field, state, place) and propagate(field, state)):
                        return False
        step = (step + 1) % size
    return True


def choice(field: Field, state: State) -> int:
    """A place of a step or node that has several: the fewest for its weight."""
    size = field.at_first.shape[0] - 1
    best, fewest, most, of_node = FREE, 1, 0, False
    for i in range(size):
        if state.at_count[i] > 1 and fewest * state.weight[i] > most * state.at_count[i]:
            best, fewest, most, of_node = i, state.at_count[i], state.weight[i], False
        if state.of_count[i] > 1 and fewest * state.weight[size + i] > most * state.of_count[i]:
            best, fewest, most, of_node = i, state.of_count[i], state.weight[size + i], True
    if of_node:
        for i in range(field.of_first[best], field.of_first[best + 1]):
            if state.alive[field.of_places[i]]:
                return int(field.of_places[i])
    for place in range(field.at_first[best], field.at_first[best + 1]):
        if state.alive[place]:
            return int(place)
    return FREE


def search(field: Field, state: State, work: int, lines: Any) -> Any:
    """Look for lines, as many as there are rows in ``lines``; gives how that ended and how many.

    Stops after so much ``work``. Afterwards ``state`` is as it was.
    """
    size = field.at_first.shape[0] - 1
    count = state.count
    most = count[WORK] + work
    root = count[TRAIL]
    marks = np.empty(field.step.shape[0] + 1, np.int32)
    taken = np.empty(field.step.shape[0] + 1, np.int32)
    depth = 0
    found = 0
    possible = True
    while True:
        if possible and count[ALIVE] == size:
            for step in range(size):
                lines[found, step] = field.node[state.at_sum[step]]
            found += 1
            if found == lines.shape[0]:
                take_back(field, state, root)
                return ENOUGH, found
            possible = False
        if count[WORK] > most:
            take_back(field, state, root)
            return OPEN, found
        if possible:
            place = choice(field, state)
            marks[depth] = count[TRAIL]
            taken[depth] = place
            depth += 1
            possible = take(field, state, place) and propagate(field, state)
        elif depth:
            # What was taken last leads nowhere (any more): it falls.
            depth -= 1
            take_back(field, state, marks[depth])
            possible = fall(field, state, taken[depth]) and propagate(field, state)
        else:
            take_back(field, state, root)
            return EXACT, found


def place(
    size: int,
    ends: Any,
    directed: bool,
    said_first: Any,
    said: Any,
    free: Any,
    odd: Any,
    leads: Any,
    led: Any,
    mate: Any,
    work: int,
    lines: Any,
    places: Any,
) -> Any:
    """What the constraints of a line through ``size`` nodes leave: how the search for lines ended
    (see :func:`search`), how many it found, and the places that are left without it: how many, put
    down in ``places`` as step times size plus node. ``work`` bounds how many may fall and be taken
    back.

    ``ends``: two nodes for each edge; see :func:`lay` for what is said of steps and nodes, and
    ``Field.mate``. ``places`` has room for all that are laid, or the search is OPEN and the number
    of places -1.
    """
    edges = ends.shape[0] // 2
    sources = np.empty(edges if directed else 2 * edges, np.int32)
    targets = np.empty(edges if directed else 2 * edges, np.int32)
    for i in range(edges):
        sources[i] = ends[2 * i]
        targets[i] = ends[2 * i + 1]
        if not directed:
            sources[edges + i] = ends[2 * i + 1]
            targets[edges + i] = ends[2 * i]
    near_first, near = rows(size, sources, targets)
    back_first, back = rows(size, targets, sources)
    starts = np.zeros(size + 1, np.int32)
    laid = lay(near_first, near, said_first, said, free, odd, leads, led, places, starts)
    if laid == -2:
        return OPEN, 0, -1
    if laid < 0:
        return EXACT, 0, 0
    step_of = np.empty(laid, np.int32)
    node_of = np.empty(laid, np.int32)
    total = narrow(back_first, back, places[:laid], starts, step_of, node_of)
    step_of = step_of[:total]
    node_of = node_of[:total]
    for step in range(size):
        if starts[step] == starts[step + 1]:
            return EXACT, 0, 0
    numbers = np.arange(total).astype(np.int32)
    of_first, of_places = rows(size, node_of, numbers)
    sources, targets = link(near_first, near, step_of, node_of, starts, leads, led)
    next_first, next_places = rows(total, sources, targets)
    last_first, last_places = rows(total, targets, sources)
    field = Field(
        step_of, node_of, starts, of_first, of_places,
        next_first, next_places, last_first, last_places, mate,
    )  # fmt: skip
    state = State(
        np.zeros(total, np.int32),
        np.zeros(total, np.int32),
        np.zeros(total, np.int32),
        np.zeros(2 * total, np.int32),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.ones(2 * size, np.int32),
        np.empty(total, np.int32),
        np.zeros(4, np.int32),
    )
    if not begin(field, state):
        return EXACT, 0, 0
    ended, found = search(field, state, min(work, SHORT), lines)
    if ended == OPEN:
        if not probe(field, state, work):
            return EXACT, 0, 0
        ended, found = search(field, state, work - state.count[WORK], lines)
    left = 0
    for k in range(total):
        if state.alive[k]:
            places[left] = step_of[k] * size + node_of[k]
            left += 1
    return ended, found, left
