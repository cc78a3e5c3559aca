"""A smaller graph with the same loops, and the order of its nodes that promises the fewest states.

A node where two edges alone may be used is passed by both or by neither, so these are one edge from
neighbour to neighbour (a series reduction, as graph theory has it; in a formula one would put one
variable in place of the other). What clues and nodes settle then is settled anew. Of a board with
clues that leaves about half of the nodes, and a sweep has about half of the states, or fewer.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numba import njit, types
from numpy.typing import NDArray

from studio.engines.kernels import layers as forms
from studio.engines.kernels import plan, sources
from studio.engines.kernels.layers import typed
from studio.engines.kernels.plan import lay_out, settle

# As in ``plan``, but written out: the compiler looks for changes in this file alone.
OPEN, USED, UNUSED = 0, 1, 2

ONCE, TWICE = 1.05, 1.6
"""Bits that a node of the frontier tells states apart by: one taken node, or several, may be its
neighbours on the line. With what clues forbid, this was fitted by least squares to the states of
843 sweeps of Slitherlinks on squares and hexagons (half of the variance of their logarithms)."""

FORBIDDEN = 0.95
"""Bits by which a clue that halves the ways its decided edges could be tells states less apart."""

LINGERING, GROWING = 0.25, 0.6
"""What part of that is still felt for a row of nodes after the clue is decided, and the bits by
which states grow for each edge decided at the most. With them sweeps in one direction differ from
those in the other, as they do; they were chosen by the states of 80 Slitherlinks in 8 orders each,
of which the order with the fewest, as expected, has 0.48 to 0.62 of those along rows (without them
0.50 to 0.67, the best ones 0.34 to 0.51)."""

MOST_OPEN = 16
"""Clues of more open edges are taken to forbid nothing."""

LN_TWO = math.log(2)

ANY = 7
"""Bits of ``allowed`` of a node that is gone: however many edges its place shows."""


class Arrangement(NamedTuple):
    """What :func:`arrange` answers.

    ``order``: the number of the order chosen, -1 where there is no loop; ``states``: how many are
    expected; ``slots``: how many nodes are known at once. For every edge the one that ``stands``
    for it, mostly itself. Then the arrays of a plan (``counting/plan.py``), empty without an order.
    """

    order: int
    states: float
    slots: int
    stands: NDArray[np.int64]
    held: NDArray[np.int64]
    meta: NDArray[np.int64]
    targets: NDArray[np.int64]
    offsets: NDArray[np.int64]
    edges: NDArray[np.int64]
    flags: NDArray[np.int64]
    delta: NDArray[np.uint64]
    begin: NDArray[np.uint64]
    left: NDArray[np.uint64]
    guard: NDArray[np.uint64]


class Line(NamedTuple):
    """What is asked of the line beside clues: the nodes where it must end (``end``), those where
    that takes an edge (``fixed``), and those where it may (``free``); with ``free_ends`` it has
    ends that are not given.
    """

    end: NDArray[np.bool_]
    fixed: NDArray[np.bool_]
    free: NDArray[np.bool_]
    spanning: bool
    closed: bool
    free_ends: bool


_INTS, _TABLE, _WORDS = types.int64[::1], types.int64[:, ::1], types.uint64[:, ::1]
_MARKS = types.boolean[::1]
ARRANGEMENT = typed(
    Arrangement,
    *(types.int64, types.float64, types.int64, _INTS, _TABLE, _TABLE, _INTS, _INTS, _INTS, _INTS),
    *(_WORDS, _WORDS, _WORDS, types.uint64[::1]),
)
LINE = typed(Line, _MARKS, _MARKS, _MARKS, types.boolean, types.boolean, types.boolean)
ARRANGE = ARRANGEMENT(
    _TABLE, types.int64, types.float64, types.boolean, types.boolean, _INTS, _TABLE, _INTS, _INTS,
    types.uint8[::1], _INTS, _INTS, _INTS, _INTS, LINE,
)  # fmt: skip


def _forbidden(edges: int, decided: int, wanted: int) -> float:
    """Bits of some ``decided`` ones of a clue's edges that ``wanted`` of all its edges forbids."""
    used = range(max(wanted - (edges - decided), 0), min(decided, wanted) + 1)
    return decided - math.log2(max(sum(math.comb(decided, each) for each in used), 1))


FORBIDS = np.array(
    [
        [_forbidden(edges, min(d, edges), wanted) for wanted in range(MOST_OPEN + 1)]
        for edges in range(MOST_OPEN + 1)
        for d in range(MOST_OPEN + 1)
    ]
).reshape(MOST_OPEN + 1, MOST_OPEN + 1, MOST_OPEN + 1)
"""What clues forbid, in bits, by their edges, how many of them are decided, and what they want."""


@njit(
    "int64(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1],"
    " int64[::1])",
    cache=True,
    nogil=True,
)
def still_open(
    fate: NDArray[np.int64],
    first: NDArray[np.int64],
    edge: NDArray[np.int64],
    times: NDArray[np.int64],
    wanted: NDArray[np.int64],
    begin: NDArray[np.int64],
    some: NDArray[np.int64],
    left: NDArray[np.int64],
) -> int:
    """The clues that still forbid something, each as its open edges, ``some`` from ``begin`` on, as
    often as they count, and how many of them are ``left`` to use. How many clues there are."""
    many, filled = 0, 0
    for c in range(len(wanted)):
        begin[many], wants = filled, wanted[c]
        for e in range(first[c], first[c + 1]):
            if fate[edge[e]] == USED:
                wants -= times[e]
            elif fate[edge[e]] == OPEN:
                for _ in range(times[e]):
                    if filled - begin[many] <= MOST_OPEN:
                        some[filled] = edge[e]
                        filled += 1
        count = filled - begin[many]
        if 0 < count <= MOST_OPEN and 0 <= wants <= count:
            left[many] = wants
            many += 1
        else:
            filled = begin[many]
    begin[many] = filled
    return many


@njit(
    "float64(int64, int64, int64[::1], int64[:,::1], int64[::1], int64[::1], int64[::1], int64,"
    " int64[::1], int64[::1], int64[::1])",
    cache=True,
    nogil=True,
)
def expected(
    layers: int,
    width: int,
    place: NDArray[np.int64],
    ends: NDArray[np.int64],
    usable: NDArray[np.int64],
    fate: NDArray[np.int64],
    layer: NDArray[np.int64],
    clues: int,
    begin: NDArray[np.int64],
    some: NDArray[np.int64],
    left: NDArray[np.int64],
) -> float:
    """Roughly the states of a sweep that takes each node in the layer that is its ``place``, of all
    layers. ``usable`` are the edges, of which ``layer`` is to tell the layers; the clues are those
    of :func:`still_open`; ``width`` nodes are about a row.

    It ranks orders of one board; between boards it may be wrong by far.
    """
    # By how much the bits that tell states apart change from one layer to the next.
    change = np.zeros(layers + 1)
    once, twice = np.full(layers, layers), np.full(layers, layers)
    chosen = np.zeros(layers, np.int64)
    for k in usable:
        p, q = place[ends[k, 0]], place[ends[k, 1]]
        i, j = min(p, q), max(p, q)
        layer[k] = i
        if fate[k] == OPEN:
            chosen[i] += 1
            if i < once[j]:
                once[j], twice[j] = i, once[j]
            elif i < twice[j]:
                twice[j] = i
    for j in range(layers):
        if once[j] < layers:
            change[once[j]] += ONCE
            change[j] -= ONCE
        if twice[j] < layers:
            change[twice[j]] += TWICE - ONCE
            change[j] -= TWICE - ONCE
    when = np.empty(MOST_OPEN, np.int64)
    for c in range(clues):
        many = begin[c + 1] - begin[c]
        for d in range(many):
            at = layer[some[begin[c] + d]]
            n = d
            while n > 0 and when[n - 1] > at:
                when[n] = when[n - 1]
                n -= 1
            when[n] = at
        for d in range(1, many + 1):
            # Once all are decided, the last node of the clue goes with the next layer.
            until = when[d] if d < many else when[d - 1] + 1
            bits = FORBIDDEN * FORBIDS[many, d, left[c]]
            change[when[d - 1]] -= bits
            change[until] += bits
        decided = when[many - 1] + 1
        bits = FORBIDDEN * LINGERING * FORBIDS[many, many, left[c]]
        change[decided] -= bits
        change[min(decided + width, layers)] += bits
    total, most, states = 0.0, 0.0, 0.0
    for i in range(layers):
        most += change[i]
        states = min(most, states + GROWING * chosen[i])
        total += math.exp(LN_TWO * states)
    return total


@njit(
    "int64(int64[::1], int64[:,::1], int64[::1], int64[::1], uint8[::1], int64[::1], boolean[::1],"
    " int64[::1])",
    cache=True,
    nogil=True,
)
def contract(
    fate: NDArray[np.int64],
    ends: NDArray[np.int64],
    first_touching: NDArray[np.int64],
    touching: NDArray[np.int64],
    allowed: NDArray[np.uint8],
    stands: NDArray[np.int64],
    stays: NDArray[np.bool_],
    place: NDArray[np.int64],
) -> int:
    """Make the two edges of a node one, in place, wherever it has no others; how many nodes go.

    The first edge goes on from neighbour to neighbour and is what the second ``stands`` for, which
    becomes UNUSED; it is USED where the node has to be visited. Where a node is gone, ANY edges are
    allowed. Two nodes never get a second edge. Nodes marked in ``stays`` are not touched; where
    ``place`` tells the order of the nodes, neither is one that comes before both neighbours, so
    that none gets more edges to later nodes.
    """
    gone = 0
    for v in range(len(stays)):
        if stays[v]:
            continue
        k, last, usable = -1, -1, 0
        for t in range(first_touching[v], first_touching[v + 1]):
            if fate[touching[t]] != UNUSED:
                k, last = last, touching[t]
                usable += 1
        if usable != 2:
            continue
        a, b = ends[k, 0] + ends[k, 1] - v, ends[last, 0] + ends[last, 1] - v
        if a == b or (len(place) > 0 and place[v] < min(place[a], place[b])):
            continue
        joined = False
        for t in range(first_touching[a], first_touching[a + 1]):
            e = touching[t]
            joined |= fate[e] != UNUSED and e != k and ends[e, 0] + ends[e, 1] - a == b
        if joined:
            continue
        ends[k, 0], ends[k, 1] = a, b
        if fate[last] == USED or allowed[v] & 1 == 0:
            fate[k] = USED
        fate[last] = UNUSED
        stands[last] = k
        for t in range(first_touching[b], first_touching[b + 1]):
            if touching[t] == last:
                touching[t] = k
        allowed[v] = ANY
        gone += 1
    return gone


@njit("boolean(int64[::1], int64[::1], int64[::1])", cache=True, nogil=True)
def rename(first: NDArray[np.int64], edge: NDArray[np.int64], stands: NDArray[np.int64]) -> bool:
    """Have clues count what stands for their edges; is there one that counts an edge twice now?"""
    clue_of = np.full(len(stands), -1, np.int64)
    doubled = False
    for c in range(len(first) - 1):
        for e in range(first[c], first[c + 1]):
            k = edge[e]
            while stands[k] != k:
                k = stands[k]
            doubled |= clue_of[k] == c
            edge[e], clue_of[k] = k, c
    return doubled


@njit(
    "void(int64, int64[:,::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1],"
    " int64[::1])",
    cache=True,
    nogil=True,
)
def line_up(
    layers: int,
    ends: NDArray[np.int64],
    usable: NDArray[np.int64],
    place: NDArray[np.int64],
    layer: NDArray[np.int64],
    target: NDArray[np.int64],
    edge_of_row: NDArray[np.int64],
    row_of_edge: NDArray[np.int64],
) -> None:
    """The rows of a layout that takes each node in the layer that is its ``place``: one for each
    ``usable`` edge, sorted by its layer, then by that of its later node."""
    begin = np.zeros(layers + 1, np.int64)
    for k in usable:
        begin[min(place[ends[k, 0]], place[ends[k, 1]]) + 1] += 1
    for i in range(layers):
        begin[i + 1] += begin[i]
        layer[begin[i] : begin[i + 1]] = i
    filled = begin.copy()
    for k in usable:
        p, q = place[ends[k, 0]], place[ends[k, 1]]
        i, j = min(p, q), max(p, q)
        r = filled[i]
        filled[i] += 1
        while r > begin[i] and target[r - 1] > j:
            target[r], edge_of_row[r] = target[r - 1], edge_of_row[r - 1]
            r -= 1
        target[r], edge_of_row[r] = j, k
    row_of_edge[:] = -1
    for r in range(len(usable)):
        row_of_edge[edge_of_row[r]] = r


@njit("int64(int64[::1], boolean[::1], int64[::1])", cache=True, nogil=True)
def number(order: NDArray[np.int64], met: NDArray[np.bool_], place: NDArray[np.int64]) -> int:
    """Give the nodes that are ``met`` their places in an order; how many there are."""
    layers = 0
    for v in order:
        if met[v]:
            place[v] = layers
            layers += 1
    return layers


@njit(
    "Tuple((int64, int64))(int64[::1], int64[::1], int64[::1], int64[::1])", cache=True, nogil=True
)
def seat(
    layer: NDArray[np.int64],
    target: NDArray[np.int64],
    slot: NDArray[np.int64],
    since: NDArray[np.int64],
) -> tuple[int, int]:
    """Give each node the first free ``slot``, from the layer ``since`` which it is touched to its
    own. How many slots there are, and the layer from which on all nodes are known."""
    layers = len(slot)
    busy = np.zeros(layers, np.bool_)
    slot[:] = -1
    slots, touched, r = 0, 0, 0
    for i in range(layers):
        j = i
        while True:
            if slot[j] < 0:
                s = 0
                while busy[s]:
                    s += 1
                slot[j], busy[s], since[j], touched = s, True, i, i
                slots = max(slots, s + 1)
            if r >= len(layer) or layer[r] != i:
                break
            j = target[r]
            r += 1
        busy[slot[i]] = False
    return slots, touched


def _compiled(parts: int) -> Callable[..., Arrangement]:
    """The kernel; ``parts`` stands for the sources of the functions it calls."""

    @njit(ARRANGE, cache=True, nogil=True)
    def arrange(
        orders: NDArray[np.int64],
        width: int,
        enough: float,
        whole: bool,
        narrow: bool,
        fate: NDArray[np.int64],
        pairs: NDArray[np.int64],
        first_touching: NDArray[np.int64],
        touching: NDArray[np.int64],
        allowed: NDArray[np.uint8],
        first: NDArray[np.int64],
        edge: NDArray[np.int64],
        times: NDArray[np.int64],
        wanted: NDArray[np.int64],
        line: Line,
    ) -> Arrangement:
        """The plan of a sweep over the smaller graph, or the ``whole`` one, in that one of some
        orders, a row each, that promises the fewest states; the first that promises ``enough``.
        Where it is to be ``narrow``, no node gets more edges to later ones than the first order
        gives it.

        Settles fates and clues (:func:`plan.settle`), and leaves them so, as they hold for the
        whole graph.
        """
        size, edges = len(allowed), len(fate)
        best, least, slots, touched = -1, np.inf, 0, 0
        possible = settle(
            fate, pairs, first_touching, touching, allowed, first, edge, times, wanted
        )
        if parts < 0:  # never; it makes the number a part of the compiler's key
            possible = False
        fate, ends, touching, allowed = fate.copy(), pairs.copy(), touching.copy(), allowed.copy()
        first, edge, times, stands = first.copy(), edge.copy(), times.copy(), np.arange(edges)
        place = np.empty(size if narrow else 0, np.int64)
        if narrow:
            for i in range(size):
                place[orders[0, i]] = i
        stays = line.fixed | line.free
        more = not whole
        while possible and more:
            gone = contract(fate, ends, first_touching, touching, allowed, stands, stays, place)
            # More follows only where a clue counts an edge twice now.
            more = gone > 0 and rename(first, edge, stands)
            if more:
                open_ = np.sum(fate == OPEN)
                possible = settle(
                    fate, ends, first_touching, touching, allowed, first, edge, times, wanted
                )
                more = np.sum(fate == OPEN) < open_
        met, usable, rows = np.zeros(size, np.bool_), np.empty(edges, np.int64), 0
        for k in range(edges):
            while stands[stands[k]] != stands[k]:
                stands[k] = stands[stands[k]]
            if possible and fate[k] != UNUSED:
                met[ends[k, 0]] = True
                met[ends[k, 1]] = True
                usable[rows] = k
                rows += 1
        usable, place = usable[:rows], np.empty(size, np.int64)
        row, layer = np.empty(edges, np.int64), np.empty(edges, np.int64)
        layers = number(orders[0], met, place)
        if layers > 0:
            begin, left = np.empty(len(wanted) + 1, np.int64), np.empty(len(wanted), np.int64)
            some = np.empty(len(wanted) * (MOST_OPEN + 1), np.int64)
            clues = still_open(fate, first, edge, times, wanted, begin, some, left)
            for one in range(len(orders)):
                number(orders[one], met, place)
                states = expected(
                    layers, width, place, ends, usable, fate, layer, clues, begin, some, left
                )
                # On a very wide board all of them promise more than a number holds.
                if best < 0 or states < least:
                    best, least = one, states
                if least <= enough:
                    break
            number(orders[best], met, place)
        target, of_row = np.empty(rows, np.int64), np.empty(rows, np.int64)
        slot, taken, since = (
            np.empty(layers, np.int64), np.empty(layers, np.int64), np.empty(layers, np.int64)
        )  # fmt: skip
        line_up(layers, ends, usable, place, layer, target, of_row, row)
        for v in range(size):
            if met[v]:
                taken[place[v]] = v
        slots, touched = seat(layer[:rows], target, slot, since)
        held = np.zeros((layers, slots), np.int64)
        for j in range(layers):
            held[since[j] : j, slot[j]] = 1
        if layers == 0:
            wanted = wanted[:0]
        planned = lay_out(
            slot, layer[:rows], target, of_row, row, fate, first, edge, times, wanted,
            line.end[taken], line.fixed[taken], line.free[taken],
            line.spanning, line.closed, line.free_ends, False, touched if line.spanning else 0,
        )  # fmt: skip
        return Arrangement(best, least, slots, stands, held, *planned)

    made: Callable[..., Arrangement] = arrange  # the compiler has no types
    return made


PARTS = sources(forms.__file__, plan.__file__)
arrange = _compiled(PARTS)
