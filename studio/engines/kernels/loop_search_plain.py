"""The search for loops that obey units, in plain Python; ``loop_search`` compiles this.

Conflict-driven clause learning (CDCL; Marques-Silva and Sakallah 1999) with two watched literals a
clause, learning at the first unique implication point, the variables of recent conflicts moved to
the front (VMTF; Biere and Froehlich 2015), saved phases and Luby's restarts. Variables are the
classes of faces that inference has left open, edges and visited nodes as far as clues speak of
them. What a unit says of a few classes becomes its prime implicates; all ways of a clue, and counts
of many things, stay tables that propagate and explain themselves only where a conflict asks why
(lazy explanation; Ohrimenko, Stuckey and Codish 2009).

That the inside and the outside are connected is left out at first: the cuts that a candidate breaks
come in as clauses, and the search goes on from where they leave something open.

Literal ``2v`` says that variable ``v`` is true, ``2v + 1`` that it is false. Clause ``c`` is
``lits[begins[c]:begins[c + 1]]``, its first two literals are watched; the list of the clauses that
watch a literal goes on from place ``2c`` or ``2c + 1`` of ``follow``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from studio.engines.kernels.inference_plain import (
    ARMS,
    CLASSES,
    HALVES,
    OPEN,
    SIDES,
    UNUSED,
    USED,
    WAYS,
    WIDEST,
    gathered,
)

REFUTED, LOOP, PAUSED, FULL = range(4)
"""How a search stops: no (other) loop, a loop was found, for a look at the clock, or because what
it learnt fills its room."""

RESTART = 64
"""Conflicts before the first restart, and the unit of Luby's sequence."""

(
    VARIABLES, TRAIL, HEAD, TABLE_HEAD, LEVELS, CLAUSES, LITERALS, UNITS, SAID, NEXT, LAST, STAMP,
    CONFLICT, CONFLICTS, RESTARTS, LIMIT, OVER, BROKEN, SIZE, WAITING, PLAYED,
    ZONES, GUARD, COUNTS,
) = range(24)  # fmt: skip
"""Places in ``Search.count``: how many variables, assignments, levels, clauses and so on there are;
which assignments clauses and tables have seen; the ends of the list of variables; what is in
conflict; whether the room is full, or no loop can be; how long the clause in the making is; the
literal that lets go of cuts which hold only while all is beyond the faces in play as it is told."""

NONE = -1
"""The reason of what was decided, or holds for good; clauses are their numbers, units -2 and on."""


def _patterns() -> tuple[Any, Any, Any]:
    """For each way to fix some of the classes 1 to 6 the ways of ``SIDES`` that fit, the way that
    fixes them all the other way, and the digits of the way: 0 for a class left open, 1 or 2."""
    words = [-1]
    turned = [0]
    for place in range(WIDEST - 1):
        size = 3**place
        for digit in (1, 2):
            side = int(SIDES[place + 1]) if digit == 1 else ~int(SIDES[place + 1])
            words += [word & side for word in words[:size]]
            turned += [other + (3 - digit) * size for other in turned[:size]]
    digits = [[way // 3**place % 3 for place in range(WIDEST - 1)] for way in range(len(words))]
    return np.array(words, np.int64), np.array(turned, np.int32), np.array(digits, np.int32)


WORDS, TURNED, DIGITS = _patterns()


class Search(NamedTuple):
    """All that a search knows, and its room."""

    value: Any
    """For each literal 1 where it is true, -1 where it is false, 0."""
    level: Any
    reason: Any
    place: Any
    """For each variable with a value: on which level, why, and where on the trail."""
    phase: Any
    """For each variable 1 where it was false last."""
    trail: Any
    starts: Any
    """For each level where it begins on the trail."""
    heads: Any
    follow: Any
    begins: Any
    lits: Any
    before: Any
    after: Any
    stamp: Any
    """The list of variables, those of recent conflicts last; stamps grow along it."""
    seen: Any
    clause: Any
    marked: Any
    """Marks, a clause in the making and the variables of a conflict."""
    kind: Any
    said_first: Any
    said: Any
    allowed: Any
    """The units that stay tables: WAYS, each way ended by -1, or a count of literals."""
    of_first: Any
    of_units: Any
    """For each variable the units that speak of it."""
    waiting: Any
    waits: Any
    """The tables to look at; for each whether it is among them."""
    face: Any
    """For each face the literal that it is inside."""
    first: Any
    beside: Any
    """For each face those beside it."""
    part: Any
    order: Any
    bounds: Any
    """For each face its part of the inside or outside; all faces part by part, and where each part
    begins."""
    ring: Any
    border: Any
    """For each face the part that it is beside of; the faces around a part."""
    thing: Any
    """For each edge and node the literal that it is used or visited, -1 where nobody asked."""
    signs: Any
    """Of the last candidate, for each face 1 where it is inside, or -1."""
    play: Any
    played: Any
    """For each variable whether a question may decide about it; the faces in play."""
    zone: Any
    shore_first: Any
    shore: Any
    """For each face its zone from 1, or -1 where it is in play; the faces in play beside a zone."""
    side: Any
    """For each zone the sign of its faces, where that is told, or 0."""
    reached: Any
    ringed: Any
    """For each zone the part that it belongs to, and the last whose border was looked for."""
    count: Any


# -- assignments -----------------------------------------------------------------------------------


def assign(s: Search, literal: int, reason: int) -> None:
    """Make a literal true on the present level."""
    variable = literal >> 1
    s.value[literal] = 1
    s.value[literal ^ 1] = -1
    s.level[variable] = s.count[LEVELS]
    s.reason[variable] = reason
    s.place[variable] = s.count[TRAIL]
    s.trail[s.count[TRAIL]] = literal
    s.count[TRAIL] += 1


def back_to(s: Search, level: int) -> None:
    """Take back what was assigned on later levels."""
    count = s.count
    if count[LEVELS] <= level:
        return
    bound = s.starts[level]
    while count[TRAIL] > bound:
        count[TRAIL] -= 1
        literal = s.trail[count[TRAIL]]
        variable = literal >> 1
        s.value[literal] = 0
        s.value[literal ^ 1] = 0
        s.phase[variable] = literal & 1
        if s.stamp[variable] > s.stamp[count[NEXT]]:
            count[NEXT] = variable
    count[LEVELS] = level
    count[HEAD] = min(count[HEAD], bound)
    count[TABLE_HEAD] = min(count[TABLE_HEAD], bound)


def to_front(s: Search, variable: int) -> None:
    """Decide about this variable before all others."""
    count, before, after = s.count, s.before, s.after
    if after[variable] >= 0:
        other = before[variable]
        if other >= 0:
            after[other] = after[variable]
        before[after[variable]] = other
        if count[NEXT] == variable:
            count[NEXT] = other if other >= 0 else after[variable]
        before[variable] = count[LAST]
        after[count[LAST]] = variable
        after[variable] = -1
        count[LAST] = variable
    count[STAMP] += 1
    s.stamp[variable] = count[STAMP]
    if s.value[2 * variable] == 0:
        count[NEXT] = variable


def decide(s: Search) -> None:
    """Assume something of the first open variable."""
    count = s.count
    variable = count[NEXT]
    while s.value[2 * variable] != 0:
        variable = s.before[variable]
    count[NEXT] = variable
    s.starts[count[LEVELS]] = count[TRAIL]
    count[LEVELS] += 1
    assign(s, 2 * variable + s.phase[variable], NONE)


# -- what follows ----------------------------------------------------------------------------------


def follow_clauses(s: Search) -> bool:
    """Assign what follows by clauses; False, and the clause as the conflict, if that cannot be."""
    count, value, lits, follow = s.count, s.value, s.lits, s.follow
    while count[HEAD] < count[TRAIL]:
        false = s.trail[count[HEAD]] ^ 1
        count[HEAD] += 1
        last = -1
        link = s.heads[false]
        while link >= 0:
            next_link = follow[link]
            number = link >> 1
            begin = s.begins[number]
            other = lits[begin + 1 - (link & 1)]
            if value[other] != 1:
                end = s.begins[number + 1]
                i = begin + 2
                while i < end and value[lits[i]] < 0:
                    i += 1
                if i < end:
                    literal = lits[i]
                    lits[i] = false
                    lits[begin + (link & 1)] = literal
                    if last < 0:
                        s.heads[false] = next_link
                    else:
                        follow[last] = next_link
                    follow[link] = s.heads[literal]
                    s.heads[literal] = link
                    link = next_link
                    continue
                if value[other] < 0:
                    count[CONFLICT] = number
                    return False
                assign(s, other, number)
            last = link
            link = next_link
    return True


def look_at_table(s: Search, unit: int) -> bool:
    """Assign what all ways that are still open have in common; False if there is none."""
    local = s.clause
    kept = -1
    begin, end = s.said_first[unit], s.said_first[unit + 1]
    while begin < end:
        possible = True
        news = 0
        stop = begin
        while s.said[stop] >= 0:
            value = s.value[s.said[stop]]
            if value < 0:
                possible = False
            elif value == 0:
                news += 1
            stop += 1
        if possible:
            if news == 0:
                return True
            if kept < 0:
                kept = 0
                for i in range(begin, stop):
                    if s.value[s.said[i]] == 0:
                        local[kept] = s.said[i]
                        kept += 1
            else:
                still = 0
                for k in range(kept):
                    for i in range(begin, stop):
                        if s.said[i] == local[k]:
                            local[still] = local[k]
                            still += 1
                            break
                kept = still
            if kept == 0:
                return True
        begin = stop + 1
    if kept < 0:
        return False
    for k in range(kept):
        if s.value[local[k]] < 0:  # a way that asks for a thing and its contrary
            return False
        if s.value[local[k]] == 0:
            assign(s, local[k], -2 - unit)
    return True


def look_at_count(s: Search, unit: int) -> bool:
    """Assign what follows from how many literals may be true; False if that cannot be."""
    begin, end = s.said_first[unit], s.said_first[unit + 1]
    known = 0
    free = 0
    for i in range(begin, end):
        value = s.value[s.said[i]]
        if value > 0:
            known += 1
        elif value == 0:
            free += 1
    allowed = s.allowed[unit] >> known
    if free == 0:
        return bool(allowed & 1)
    room = (1 << free) - 1
    more = (allowed >> 1) & room
    fewer = allowed & room
    if more and fewer:
        return True
    if not more and not fewer:
        return False
    for i in range(begin, end):
        literal = s.said[i]
        if s.value[literal] == 0:
            assign(s, literal if more else literal ^ 1, -2 - unit)
    return True


def propagate(s: Search) -> bool:
    """Assign all that follows; False, and what is in conflict, if that cannot be."""
    count = s.count
    possible = follow_clauses(s)
    while possible:
        while count[TABLE_HEAD] < count[TRAIL]:
            variable = s.trail[count[TABLE_HEAD]] >> 1
            count[TABLE_HEAD] += 1
            for i in range(s.of_first[variable], s.of_first[variable + 1]):
                unit = s.of_units[i]
                if not s.waits[unit]:
                    s.waits[unit] = 1
                    s.waiting[count[WAITING]] = unit
                    count[WAITING] += 1
        if count[WAITING] == 0:
            return True
        count[WAITING] -= 1
        unit = s.waiting[count[WAITING]]
        s.waits[unit] = 0
        possible = look_at_table(s, unit) if s.kind[unit] == WAYS else look_at_count(s, unit)
        if not possible:
            count[CONFLICT] = -2 - unit
        elif count[HEAD] < count[TRAIL]:
            possible = follow_clauses(s)
    while count[WAITING]:
        count[WAITING] -= 1
        s.waits[s.waiting[count[WAITING]]] = 0
    return False


# -- conflicts -------------------------------------------------------------------------------------


def mark(s: Search, literal: int, level: int) -> int:
    """A false literal takes part in a conflict; 1 where it is a new one of the level."""
    variable = literal >> 1
    if s.seen[variable] or s.level[variable] == 0:
        return 0
    s.seen[variable] = 1
    s.marked[s.count[VARIABLES]] += 1
    s.marked[s.marked[s.count[VARIABLES]] - 1] = variable
    if s.level[variable] == level:
        return 1
    s.clause[s.count[SIZE]] = literal
    s.count[SIZE] += 1
    return 0


def explain(s: Search, source: int, implied: int, level: int) -> int:
    """Mark the false literals by which a clause or unit implies a literal (-1: is in conflict).

    Returns how many of them are new and of the level.
    """
    found = 0
    if source >= 0:
        for i in range(s.begins[source], s.begins[source + 1]):
            if s.lits[i] != implied:
                found += mark(s, s.lits[i], level)
        return found
    unit = -2 - source
    begin, end = s.said_first[unit], s.said_first[unit + 1]
    limit = s.count[TRAIL] if implied < 0 else s.place[implied >> 1]
    if s.kind[unit] != WAYS:
        for i in range(begin, end):
            literal = s.said[i]
            if s.value[literal] != 0 and s.place[literal >> 1] < limit:
                found += mark(s, literal if s.value[literal] < 0 else literal ^ 1, level)
        return found
    while begin < end:
        # One literal that was false before is enough of each way, the earliest; one that is marked
        # already costs nothing.
        best = -1
        chosen = False
        granted = False
        while s.said[begin] >= 0:
            literal = s.said[begin]
            if literal == implied:
                granted = True
            elif s.value[literal] < 0 and s.place[literal >> 1] < limit:
                known = s.seen[literal >> 1] == 1
                if best < 0 or known > chosen:
                    best = literal
                    chosen = known
                elif known == chosen and s.place[literal >> 1] < s.place[best >> 1]:
                    best = literal
            begin += 1
        if not granted:
            found += mark(s, best, level)
        begin += 1
    return found


def needless(s: Search, literal: int) -> bool:
    """Does a literal of a learnt clause follow from the others by one clause?"""
    source = s.reason[literal >> 1]
    if source < 0:
        return False
    for i in range(s.begins[source], s.begins[source + 1]):
        variable = s.lits[i] >> 1
        if s.lits[i] != literal ^ 1 and not s.seen[variable] and s.level[variable] > 0:
            return False
    return True


def bump(s: Search) -> None:
    """Move the variables of a conflict to the front, in the order in which they stood, and clear
    their marks."""
    size = s.marked[s.count[VARIABLES]]
    gap = 1
    while gap < size:
        gap = 3 * gap + 1
    while gap > 0:  # Shell's sort
        for i in range(gap, size):
            variable = s.marked[i]
            k = i
            while k >= gap and s.stamp[s.marked[k - gap]] > s.stamp[variable]:
                s.marked[k] = s.marked[k - gap]
                k -= gap
            s.marked[k] = variable
        gap //= 3
    for i in range(size):
        s.seen[s.marked[i]] = 0
        to_front(s, s.marked[i])


def store(s: Search) -> int:
    """Keep the clause in the making, watched in its first two literals; its number, or -1."""
    count = s.count
    number, at, size = count[CLAUSES], count[LITERALS], count[SIZE]
    if 2 * number + 2 > s.follow.shape[0] or at + size > s.lits.shape[0]:
        count[OVER] = 1
        return -1
    for i in range(size):
        s.lits[at + i] = s.clause[i]
    for k in range(2):
        literal = s.clause[k]
        s.follow[2 * number + k] = s.heads[literal]
        s.heads[literal] = 2 * number + k
    count[CLAUSES] += 1
    count[LITERALS] += size
    s.begins[number + 1] = at + size
    return int(number)


def resolve(s: Search, source: int) -> bool:
    """Learn from a conflict on the present level, go back and assign what that leads to.

    False if the conflict depends on nothing.
    """
    count = s.count
    level = count[LEVELS]
    if level == 0:
        return False
    count[SIZE] = 1
    s.marked[count[VARIABLES]] = 0
    pending = 0
    literal = -1
    at = count[TRAIL]
    while True:
        pending += explain(s, source, literal, level)
        at -= 1
        while not s.seen[s.trail[at] >> 1]:
            at -= 1
        literal = s.trail[at]
        pending -= 1
        if pending == 0:
            break
        source = s.reason[literal >> 1]
    s.clause[0] = literal ^ 1
    kept = 1
    back = 0
    for i in range(1, count[SIZE]):
        if not needless(s, s.clause[i]):
            s.clause[kept] = s.clause[i]
            if s.level[s.clause[i] >> 1] > back:
                back = s.level[s.clause[i] >> 1]
                s.clause[kept], s.clause[1] = s.clause[1], s.clause[kept]
            kept += 1
    count[SIZE] = kept
    bump(s)
    back_to(s, back)
    number = store(s) if kept > 1 else NONE
    if not count[OVER]:
        assign(s, s.clause[0], number)
    return True


def add(s: Search) -> bool:
    """Add the clause in the making, whatever is assigned; False if it cannot be obeyed.

    Goes back as far as the clause leaves a literal open.
    """
    count = s.count
    kept = 0
    for i in range(count[SIZE]):
        literal = s.clause[i]
        if s.value[literal] != 0 and s.level[literal >> 1] == 0:
            if s.value[literal] > 0:
                return True
            continue
        s.clause[kept] = literal
        kept += 1
    count[SIZE] = kept
    # The two that were made false last stand first; those that are not false before them.
    for k in range(min(2, kept)):
        best = k
        for i in range(k, kept):
            if latest(s, s.clause[i]) > latest(s, s.clause[best]):
                best = i
        s.clause[k], s.clause[best] = s.clause[best], s.clause[k]
    if kept == 0:
        return False
    first = s.clause[0]
    if kept == 1:
        back_to(s, 0)
        if s.value[first] == 0:
            assign(s, first, NONE)
        return bool(s.value[first] > 0)
    number = store(s)
    if count[OVER]:
        return True
    second = s.clause[1]
    if s.value[second] < 0:
        if s.value[first] < 0:
            top = s.level[first >> 1]
            if s.level[second >> 1] == top:
                back_to(s, top)
                return resolve(s, number)
        elif s.value[first] > 0:
            return True
        back_to(s, s.level[second >> 1])
        assign(s, first, number)
    return True


def latest(s: Search, literal: int) -> int:
    """The level on which a literal was made false; one that is not false comes after all."""
    return int(s.level[literal >> 1]) if s.value[literal] < 0 else int(s.count[VARIABLES]) + 1


def luby(number: int) -> int:
    """The term of Luby's sequence 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair and Zuckerman 1993)."""
    size = 1
    while size < number + 1:
        size = 2 * size + 1
    while size - 1 != number:
        size = (size - 1) >> 1
        number = number % size
    return int(size + 1) >> 1


def advance(s: Search, conflicts: int) -> int:
    """Search on, for so many conflicts at most."""
    count = s.count
    enough = count[CONFLICTS] + conflicts
    while not count[BROKEN]:
        if count[OVER]:
            return FULL
        if not propagate(s):
            count[CONFLICTS] += 1
            if not resolve(s, count[CONFLICT]):
                return REFUTED
            continue
        if count[TRAIL] == count[VARIABLES]:
            if connected(s):
                return LOOP
            continue
        if count[CONFLICTS] >= enough:
            return PAUSED
        if count[CONFLICTS] >= count[LIMIT]:
            count[RESTARTS] += 1
            count[LIMIT] = count[CONFLICTS] + RESTART * luby(count[RESTARTS])
            back_to(s, 0)
            if count[TRAIL] == count[VARIABLES]:
                continue
        decide(s)
    return REFUTED


# -- clauses over faces ----------------------------------------------------------------------------


def put(s: Search, literal: int) -> None:
    """One literal more in the clause in the making; twice it counts once."""
    for i in range(s.count[SIZE]):
        if s.clause[i] == literal:
            return
    s.clause[s.count[SIZE]] = literal
    s.count[SIZE] += 1


def gather(s: Search) -> int:
    """Find the parts of the inside and of the outside; how many there are.

    Part ``p`` is ``order[bounds[p]:bounds[p + 1]]``; the first has the outer face.
    """
    part, order = s.part, s.order
    outer = s.face.shape[0] - 1
    for face in range(outer + 1):
        part[face] = -1
        s.ring[face] = -1
    parts = 0
    filled = 0
    for start in range(outer, -1, -1):
        if part[start] >= 0:
            continue
        s.bounds[parts] = filled
        part[start] = parts
        order[filled] = start
        head = filled
        filled += 1
        while head < filled:
            face = order[head]
            head += 1
            for k in range(s.first[face], s.first[face + 1]):
                other = s.beside[k]
                if part[other] < 0 and s.signs[other] == s.signs[start]:
                    part[other] = parts
                    order[filled] = other
                    filled += 1
        parts += 1
    s.bounds[parts] = filled
    return parts


def connected(s: Search) -> bool:
    """Is the candidate one loop? If not, all cuts that it breaks are added.

    A set of faces is bounded by one loop if it is connected and its complement is, too. For two
    parts of one side, the faces of the other side around one of them, as far as they lead away from
    it, part the two: one of these has to be of their side, or one of the two of the other one. (The
    cuts of ``cuts_plain`` are minimal; finding that out for each costs more than it saves here.)
    """
    for face in range(s.face.shape[0]):
        s.signs[face] = s.value[s.face[face]]
    parts = gather(s)
    hub = -1
    for part in range(1, parts):
        if s.signs[s.order[s.bounds[part]]] > 0 and (
            hub < 0 or s.bounds[part + 1] - s.bounds[part] > s.bounds[hub + 1] - s.bounds[hub]
        ):
            hub = part
    if hub < 0:  # nothing is inside, but some face has to be
        s.count[SIZE] = 0
        for face in range(s.face.shape[0] - 1):
            put(s, s.face[face])
        if not add(s):
            s.count[BROKEN] = 1
        return False
    whole = True
    for part in range(1, parts):
        if part != hub:
            whole = False
            if not cut(s, part, hub if s.signs[s.order[s.bounds[part]]] > 0 else 0):
                s.count[BROKEN] = 1
    return whole


def cut(s: Search, part: int, hub: int) -> bool:
    """Add the clause that a part of one side breaks and the largest of that side; False if no loop
    obeys it."""
    begin, end = s.bounds[part], s.bounds[part + 1]
    one = s.order[begin]
    turn = 1 if s.signs[one] > 0 else 0
    s.count[SIZE] = 0
    put(s, s.face[one] ^ turn)
    put(s, s.face[s.order[s.bounds[hub]]] ^ turn)
    around = 0
    for i in range(begin, end):
        for k in range(s.first[s.order[i]], s.first[s.order[i] + 1]):
            face = s.beside[k]
            if s.part[face] != part and s.ring[face] != part:
                s.ring[face] = part
                s.border[around] = face
                around += 1
    for i in range(around):
        face = s.border[i]
        for k in range(s.first[face], s.first[face + 1]):
            other = s.beside[k]
            if s.part[other] != part and s.ring[other] != part:
                put(s, s.face[face] ^ 1 ^ turn)
                break
    return add(s)


def exclude(s: Search, sides: Any) -> bool:
    """Never come back to the loop of the last candidate; False if there is no other."""
    s.count[SIZE] = 0
    for edge in range(sides.shape[0] // 2):
        if s.signs[sides[2 * edge]] != s.signs[sides[2 * edge + 1]]:
            for k in range(2):
                face = sides[2 * edge + k]
                literal = s.face[face]
                put(s, literal ^ 1 if s.signs[face] > 0 else literal)
    return add(s)


# -- questions -------------------------------------------------------------------------------------


def state(s: Search, size: int, said: Any) -> None:
    """Take in more of a formula: variables, ``size`` of them now, and clauses, each ended by -1.

    The room must do for the variables. What was assumed is taken back.
    """
    count = s.count
    back_to(s, 0)
    for variable in range(count[VARIABLES], size):
        s.phase[variable] = 1
        s.before[variable] = count[LAST] if variable else NONE
        s.after[variable] = NONE
        if variable:
            s.after[count[LAST]] = variable
        count[LAST] = variable
        count[NEXT] = variable
        count[STAMP] += 1
        s.stamp[variable] = count[STAMP]
    count[VARIABLES] = size
    count[SIZE] = 0
    for literal in said:
        if literal >= 0:
            put(s, literal)
            continue
        if not add(s):
            count[BROKEN] = 1
        count[SIZE] = 0


def blame(s: Search, literal: int, core: Any) -> int:
    """Write down those of the literals assumed before by which another one is false, that one last;
    how many these are. All that was decided was assumed."""
    count = s.count
    count[SIZE] = 0
    s.marked[count[VARIABLES]] = 0
    size = 0
    at = count[TRAIL]
    mark(s, literal, NONE)
    while count[SIZE] and at > s.starts[0]:
        at -= 1
        one = s.trail[at]
        if s.seen[one >> 1]:
            source = s.reason[one >> 1]
            if source == NONE:
                core[size] = one
                size += 1
            else:
                explain(s, source, one, NONE)
    for i in range(s.marked[count[VARIABLES]]):
        s.seen[s.marked[i]] = 0
    core[size] = literal
    return size + 1


def play(s: Search, faces: Any, beyond: Any, guard: int) -> None:
    """Decide about these faces alone from now on, about the first of them first.

    The outer one is among them. The others fall into zones, which end where these faces, or the
    board, do; the shore of a zone are the faces in play beside it. ``beyond`` has for each face the
    sign that it is known to have where it is not in play, or 0 for all; with signs, zones end where
    these change, and cuts that make use of them have the literal ``guard``.
    """
    count, zone, order = s.count, s.zone, s.order
    outer = s.face.shape[0] - 1
    count[GUARD] = guard
    for i in range(count[PLAYED]):
        s.play[s.face[s.played[i]] >> 1] = 0
    for face in range(outer + 1):
        zone[face] = 0
        s.ring[face] = -1
    count[PLAYED] = faces.shape[0]
    for i in range(faces.shape[0] - 1, -1, -1):
        s.played[i] = faces[i]
        zone[faces[i]] = -1
        s.play[s.face[faces[i]] >> 1] = 1
        to_front(s, s.face[faces[i]] >> 1)
    zones = 0
    along = 0
    for start in range(outer):
        if zone[start] != 0:
            continue
        zones += 1
        zone[start] = zones
        s.side[zones] = beyond[start]
        order[0] = start
        filled = 1
        head = 0
        while head < filled:
            face = order[head]
            head += 1
            for k in range(s.first[face], s.first[face + 1]):
                other = s.beside[k]
                if zone[other] == 0:
                    if beyond[other] != beyond[start]:
                        continue
                    zone[other] = zones
                    order[filled] = other
                    filled += 1
                elif zone[other] < 0 and s.ring[other] != zones:
                    s.ring[other] = zones
                    s.shore[along] = other
                    along += 1
        s.shore_first[zones] = along
    count[ZONES] = zones


def reach(first: Any, near: Any, start: int, steps: int, seen: Any, found: Any) -> int:
    """Find the faces so many steps from one, the nearest first; how many there are.

    Face ``f`` is beside ``near[first[f]:first[f + 1]]``. ``seen`` has, for each face and behind
    them, numbers that grow from question to question.
    """
    seen[-1] += 1
    seen[start] = seen[-1]
    found[0] = start
    size = 1
    begin = 0
    for _ in range(steps):
        end = size
        for i in range(begin, end):
            for k in range(first[found[i]], first[found[i] + 1]):
                if seen[near[k]] != seen[-1]:
                    seen[near[k]] = seen[-1]
                    found[size] = near[k]
                    size += 1
        begin = end
    return size


def chosen(s: Search) -> int:
    """The variable to decide about, or -1 where nothing is open of those in play."""
    variable = s.count[NEXT]
    while variable >= 0 and (s.value[2 * variable] != 0 or not s.play[variable]):
        variable = s.before[variable]
    if variable >= 0:
        s.count[NEXT] = variable
    return int(variable)


def question(s: Search, assumed: Any, kept: int, lean: Any, core: Any, conflicts: int) -> int:
    """May there be a loop under these literals, as far as the faces in play tell? Search for so
    many conflicts at most.

    The first ``kept`` of them were assumed in the question before. Of what is open each variable is
    tried first as ``lean`` has it. Where there is no loop, ``SIZE`` literals of ``core`` are those
    that forbid one. A candidate that is not one loop is a conflict, too.
    """
    count = s.count
    back_to(s, kept)
    count[NEXT] = count[LAST]
    for i in range(count[PLAYED]):
        variable = s.face[s.played[i]] >> 1
        s.phase[variable] = lean[variable]
    enough = count[CONFLICTS] + conflicts
    while not count[BROKEN]:
        if count[OVER]:
            return FULL
        if not propagate(s):
            count[CONFLICTS] += 1
            if not resolve(s, count[CONFLICT]):
                count[BROKEN] = 1
        elif count[LEVELS] < assumed.shape[0]:
            literal = assumed[count[LEVELS]]
            if s.value[literal] < 0:
                count[SIZE] = blame(s, literal, core)
                return REFUTED
            s.starts[count[LEVELS]] = count[TRAIL]
            count[LEVELS] += 1
            if s.value[literal] == 0:
                assign(s, literal, NONE)
        elif count[CONFLICTS] >= enough:
            return PAUSED
        elif count[CONFLICTS] >= count[LIMIT]:
            count[RESTARTS] += 1
            count[LIMIT] = count[CONFLICTS] + RESTART * luby(count[RESTARTS])
            back_to(s, assumed.shape[0])
        else:
            variable = chosen(s)
            if variable >= 0:
                s.starts[count[LEVELS]] = count[TRAIL]
                count[LEVELS] += 1
                assign(s, 2 * variable + s.phase[variable], NONE)
            elif joined(s):
                return LOOP
            else:
                count[CONFLICTS] += 1
    count[SIZE] = 0
    return REFUTED


def gather_side(s: Search, side: int) -> int:
    """Find the parts of one side of a candidate, where zones are of the side that is told, or else
    of that of whatever touches them; how many there are. The first of the outside has the outer
    face."""
    part, order, count = s.part, s.order, s.count
    for i in range(count[PLAYED]):
        part[s.played[i]] = -1
        s.ring[s.played[i]] = -1
    for zone in range(count[ZONES] + 1):
        s.reached[zone] = -1
        s.ringed[zone] = -1
    parts = 0
    filled = 0
    for i in range(-1, count[PLAYED]):
        start = s.played[i] if i >= 0 else s.face.shape[0] - 1
        if part[start] >= 0 or s.signs[start] != side:
            continue
        s.bounds[parts] = filled
        part[start] = parts
        order[filled] = start
        head = filled
        filled += 1
        while head < filled:
            face = order[head]
            head += 1
            for k in range(s.first[face], s.first[face + 1]):
                other = s.beside[k]
                zone = s.zone[other]
                if zone < 0:
                    if part[other] < 0 and s.signs[other] == side:
                        part[other] = parts
                        order[filled] = other
                        filled += 1
                elif s.reached[zone] < 0 and s.side[zone] * side >= 0:
                    s.reached[zone] = parts
                    for j in range(s.shore_first[zone - 1], s.shore_first[zone]):
                        other = s.shore[j]
                        if part[other] < 0 and s.signs[other] == side:
                            part[other] = parts
                            order[filled] = other
                            filled += 1
        parts += 1
    s.bounds[parts] = filled
    return parts


def beside_part(s: Search, face: int, part: int, side: int, around: int) -> int:
    """Take a face of the other side into the border of a part; how many these are then."""
    if s.signs[face] != side and s.ring[face] != part:
        s.ring[face] = part
        s.border[around] = face
        return around + 1
    return around


def cut_side(s: Search, part: int, hub: int, side: int) -> bool:
    """As ``cut``, where zones belong to the part that touches them.

    Zones of the other side need no literal: the guard has them stay so.
    """
    begin, end = s.bounds[part], s.bounds[part + 1]
    turn = 1 if side > 0 else 0
    told = False
    s.count[SIZE] = 0
    put(s, s.face[s.order[begin]] ^ turn)
    put(s, s.face[s.order[s.bounds[hub]]] ^ turn)
    around = 0
    for i in range(begin, end):
        for k in range(s.first[s.order[i]], s.first[s.order[i] + 1]):
            zone = s.zone[s.beside[k]]
            if zone < 0:
                around = beside_part(s, s.beside[k], part, side, around)
            elif s.side[zone] * side < 0:
                told = True
            elif s.ringed[zone] != part:
                told = told or s.side[zone] != 0
                s.ringed[zone] = part
                for j in range(s.shore_first[zone - 1], s.shore_first[zone]):
                    around = beside_part(s, s.shore[j], part, side, around)
    for i in range(around):
        face = s.border[i]
        for k in range(s.first[face], s.first[face + 1]):
            other = s.beside[k]
            zone = s.zone[other]
            own = s.part[other] == part or s.ring[other] == part
            if not (own if zone < 0 else s.ringed[zone] == part):
                put(s, s.face[face] ^ 1 ^ turn)
                break
    if told:
        put(s, s.count[GUARD])
    return add(s)


def joined(s: Search) -> bool:
    """Can what is in play be of one loop? If not, all cuts that it breaks are added.

    As ``connected``; what is not in play, and of no side that is told, may be inside or outside, to
    join whatever it touches.
    """
    whole = True
    for i in range(s.count[PLAYED]):
        s.signs[s.played[i]] = s.value[s.face[s.played[i]]]
    for side in (-1, 1):
        parts = gather_side(s, side)
        hub = 0
        for part in range(1, parts if side > 0 else 0):
            if s.bounds[part + 1] - s.bounds[part] > s.bounds[hub + 1] - s.bounds[hub]:
                hub = part
        for part in range(parts):
            if part != hub:
                whole = False
                if not cut_side(s, part, hub, side):
                    s.count[BROKEN] = 1
    return whole


# -- the formula -----------------------------------------------------------------------------------


class Known(NamedTuple):
    """A board, and what inference has left open of it."""

    sides: Any
    ends: Any
    status: Any
    """As for ``inference_plain.infer``."""
    node_first: Any
    node_edges: Any
    """For each node the edges at it."""
    chain: Any
    chained: Any
    """For each variable of a face, and for each edge, the next edge between that variable and a
    later one whose literal is made; -1 at the end."""


def always(s: Search) -> None:
    """Add the clause in the making for good, before anything is decided."""
    if not add(s):
        s.count[BROKEN] = 1


def clause_of(s: Search, first: int, second: int, third: int) -> None:
    """Add a clause of up to three literals, -1 in place of one that it has not."""
    s.count[SIZE] = 0
    put(s, first)
    if second >= 0:
        put(s, second)
    if third >= 0:
        put(s, third)
    always(s)


def new(s: Search) -> int:
    """The true literal of a new variable."""
    number = s.count[VARIABLES]
    if number == s.level.shape[0]:
        s.count[OVER] = 1
        return 0
    s.count[VARIABLES] += 1
    return int(2 * number)


def odd(s: Search, one: int, other: int) -> int:
    """A literal that is true where just one of two is."""
    found = new(s)
    clause_of(s, found ^ 1, one, other)
    clause_of(s, found ^ 1, one ^ 1, other ^ 1)
    clause_of(s, found, one ^ 1, other)
    clause_of(s, found, one, other ^ 1)
    return found


def used(b: Known, s: Search, edge: int) -> int:
    """The literal that an edge is used."""
    if s.thing[edge] >= 0:
        return int(s.thing[edge])
    never = s.face[s.face.shape[0] - 1]  # the outer face is never inside
    one, other = s.face[b.sides[2 * edge]], s.face[b.sides[2 * edge + 1]]
    if one >> 1 == never >> 1:
        one, other = other, one
    literal = -1
    if b.status[edge] != OPEN:
        literal = never ^ 1 if b.status[edge] == USED else never
    elif other >> 1 == never >> 1:
        literal = one ^ other ^ never
    else:
        # Edges between the same two classes share a variable.
        turn = (one ^ other) & 1
        small, large = min(one >> 1, other >> 1), max(one >> 1, other >> 1)
        at = b.chain[small]
        while at >= 0 and literal < 0:
            first, second = s.face[b.sides[2 * at]], s.face[b.sides[2 * at + 1]]
            if max(first >> 1, second >> 1) == large:
                literal = s.thing[at] ^ turn ^ ((first ^ second) & 1)
            at = b.chained[at]
        if literal < 0:
            literal = odd(s, 2 * small, 2 * large) ^ turn
            b.chained[edge] = b.chain[small]
            b.chain[small] = edge
    s.thing[edge] = literal
    return int(literal)


def visited(b: Known, s: Search, thing: int) -> int:
    """The literal that a node, given as a thing, is visited."""
    if s.thing[thing] >= 0:
        return int(s.thing[thing])
    edges = b.sides.shape[0] // 2
    node = thing - edges
    first, end = b.node_first[node], b.node_first[node + 1]
    literal = new(s)
    s.thing[thing] = literal
    for i in range(first, end):
        clause_of(s, literal, used(b, s, b.node_edges[i]) ^ 1, -1)
    s.count[SIZE] = 0
    put(s, literal ^ 1)
    for i in range(first, end):
        put(s, s.thing[b.node_edges[i]])
    always(s)
    if b.status[thing] != OPEN:
        clause_of(s, literal if b.status[thing] == USED else literal ^ 1, -1, -1)
    return literal


def stands_for(b: Known, s: Search, thing: int) -> int:
    """The literal that a thing is used, or visited."""
    return used(b, s, thing) if thing < b.sides.shape[0] // 2 else visited(b, s, thing)


def say(s: Search, literal: int) -> None:
    """One literal more, or -1, of the table in the making."""
    if s.count[SAID] == s.said.shape[0]:
        s.count[OVER] = 1
        return
    s.said[s.count[SAID]] = literal
    s.count[SAID] += 1


def end_table(s: Search, kind: int, allowed: int) -> None:
    """The table in the making is whole."""
    unit = s.count[UNITS]
    s.kind[unit] = kind
    s.allowed[unit] = allowed
    s.said_first[unit + 1] = s.count[SAID]
    s.count[UNITS] += 1


def say_count(b: Known, s: Search, things: Any, allowed: int) -> None:
    """So many of the things are used or visited."""
    for thing in things:
        say(s, stands_for(b, s, thing))
    end_table(s, CLASSES, allowed)


def say_halves(b: Known, s: Search, pairs: Any, allowed: int) -> None:
    """In so many pairs of edges just one is used."""
    for i in range(0, pairs.shape[0], 2):
        one = used(b, s, pairs[i])
        say(s, one if pairs[i + 1] < 0 else odd(s, one, used(b, s, pairs[i + 1])))
    end_table(s, CLASSES, allowed)


def say_ways(b: Known, s: Search, said: Any) -> None:
    """All literals of one of the ways are true; those of which something is known to be false are
    left out."""
    before = s.count[SAID]
    ways = 0
    at = 0
    while at < said.shape[0]:
        way = s.count[SAID]
        possible = True
        while said[at] >= 0:
            status = b.status[said[at] >> 1]
            if status == OPEN or said[at] >> 1 >= b.sides.shape[0] // 2:
                say(s, stands_for(b, s, said[at] >> 1) ^ (1 - (said[at] & 1)))
            elif status != UNUSED + (said[at] & 1):
                possible = False
            at += 1
        at += 1
        if not possible:
            s.count[SAID] = way
        elif s.count[SAID] == way:
            s.count[SAID] = before
            return
        else:
            say(s, -1)
            ways += 1
    if s.count[SAID] - before == 2 * ways:  # one literal each
        s.count[SIZE] = 0
        for i in range(before, s.count[SAID], 2):
            put(s, s.said[i])
        s.count[SAID] = before
        always(s)
        return
    end_table(s, WAYS, 0)


def say_classes(b: Known, s: Search, things: Any, allowed: int) -> None:
    """So many of the edges are used, as the prime implicates over the classes beside them."""
    local = s.marked
    known = 0
    classes = 0
    free = 0
    ones = twos = fours = np.int64(0)
    for thing in things:
        if b.status[thing] == USED:
            known += 1
        elif b.status[thing] == OPEN:
            word = np.int64(0)
            for k in range(2):
                literal = s.face[b.sides[2 * thing + k]]
                place = 0
                while place < classes and local[place] != literal >> 1:
                    place += 1
                if place == classes:
                    if classes == WIDEST:
                        say_count(b, s, things, allowed)
                        return
                    local[place] = literal >> 1
                    classes += 1
                word ^= SIDES[place] if literal & 1 == 0 else ~SIDES[place]
            free += 1
            word, ones = word & ones, word ^ ones
            word, twos = word & twos, word ^ twos
            fours ^= word
    if free == 0:
        return
    if free > 7:
        say_count(b, s, things, allowed)
        return
    room = np.int64(-1) if classes == WIDEST else (np.int64(1) << (1 << (classes - 1))) - 1
    ways = np.int64(0)
    for number in range(free + 1):
        if (allowed >> (known + number)) & 1:
            fit = ~(ones ^ -(number & 1)) & ~(twos ^ -((number >> 1) & 1))
            ways |= fit & ~(fours ^ -((number >> 2) & 1))
    ways &= room
    for pattern in range(3 ** (classes - 1)):
        if ways & WORDS[pattern]:
            continue
        both = ways & WORDS[TURNED[pattern]] == 0
        prime = True
        size = 1
        for place in range(classes - 1):
            digit = DIGITS[pattern, place]
            if digit:
                fewer = pattern - digit * size
                if ways & WORDS[fewer] == 0 and not (both and ways & WORDS[TURNED[fewer]]):
                    prime = False
            size *= 3
        if not prime:
            continue
        for turn in range(1 if both else 2):
            s.count[SIZE] = 0
            if not both:
                put(s, 2 * local[0] + turn)
            for place in range(classes - 1):
                digit = DIGITS[pattern, place]
                if digit:
                    put(s, 2 * local[place + 1] + (1 if digit == 1 + turn else 0))
            always(s)


def prepare(
    sides: Any,
    ends: Any,
    kinds: Any,
    thing_first: Any,
    things: Any,
    said_first: Any,
    said: Any,
    allowed: Any,
    faces: Any,
    status: Any,
    s: Search,
) -> bool:
    """State a problem as ``inference_plain.infer`` has left it; False where there are no words.

    Takes what that took and wrote. All arrays of ``s`` are as they were made: zeros, but for those
    that have -1 for nothing.
    """
    count = s.count
    edges = sides.shape[0] // 2
    outer = faces.shape[0] - 1
    nodes = status.shape[0] - edges
    node_first, node_edges = gathered(ends, nodes)
    b = Known(
        sides, ends, status, node_first, node_edges,
        np.full(outer + 1, -1, np.int32), np.full(edges, -1, np.int32),
    )  # fmt: skip
    first, borders = gathered(sides, outer + 1)
    for face in range(outer + 1):
        s.first[face + 1] = first[face + 1]
        for i in range(first[face], first[face + 1]):
            s.beside[i] = sides[2 * borders[i]] + sides[2 * borders[i] + 1] - face
        if faces[face] >> 1 == face:
            s.face[face] = new(s)
    for face in range(outer + 1):
        s.face[face] = s.face[faces[face] >> 1] ^ (faces[face] & 1)
    assign(s, s.face[outer] ^ 1, NONE)
    for node in range(nodes):
        begin, end = node_first[node], node_first[node + 1]
        # Up to three edges meet without clauses: faces around a node change sides in pairs.
        if end - begin > 3:
            say_classes(b, s, node_edges[begin:end], 5)
        if status[edges + node] != OPEN:
            for i in range(begin, end):
                if status[node_edges[i]] == OPEN:
                    visited(b, s, edges + node)
                    break
    for unit in range(kinds.shape[0]):
        begin, end = thing_first[unit], thing_first[unit + 1]
        open_things = False
        for i in range(begin, end):
            # What is known of a node may not stand in its edges yet.
            if status[things[i]] == OPEN or things[i] >= edges:
                open_things = True
        if not open_things:
            continue
        if kinds[unit] == CLASSES:
            say_classes(b, s, things[begin:end], allowed[unit])
        elif kinds[unit] == WAYS:
            say_ways(b, s, said[said_first[unit] : said_first[unit + 1]])
        elif kinds[unit] == HALVES:
            say_halves(b, s, said[said_first[unit] : said_first[unit + 1]], allowed[unit])
        elif kinds[unit] == ARMS:
            return False
        else:
            say_count(b, s, things[begin:end], allowed[unit])
    if count[OVER]:
        return False
    begin_search(s)
    return True


def begin_search(s: Search) -> None:
    """Put the variables in order, and look at each table once."""
    count = s.count
    size = count[VARIABLES]
    for i in range(count[SAID]):
        if s.said[i] >= 0:
            s.of_first[(s.said[i] >> 1) + 1] += 1
    for variable in range(size):
        s.of_first[variable + 1] += s.of_first[variable]
    for unit in range(count[UNITS]):
        for i in range(s.said_first[unit], s.said_first[unit + 1]):
            if s.said[i] >= 0:
                # `seen` counts how many units of a variable have their place already.
                s.of_units[s.of_first[(s.said[i] >> 1)] + s.seen[s.said[i] >> 1]] = unit
                s.seen[s.said[i] >> 1] += 1
    for variable in range(size):
        s.seen[variable] = 0
        s.phase[variable] = 1
        s.before[variable] = variable + 1 if variable + 1 < size else -1
        s.after[variable] = variable - 1
        s.stamp[variable] = size - variable
    count[LAST] = 0
    count[NEXT] = 0
    count[STAMP] = size
    count[LIMIT] = RESTART
    for unit in range(count[UNITS]):
        fits = look_at_table(s, unit) if s.kind[unit] == WAYS else look_at_count(s, unit)
        if not fits:
            count[BROKEN] = 1
