"""The exact number of closed lines that use every edge of a graph once.

Such a line pairs, at every node, the edges by which it comes with those by which it goes. Node by
node all pairings are tried; of what is done only one thing matters: how many strands join each two
of the nodes still to come. A strand is known by the nodes it ends at, not by the edges, since those
of one node can be paired in the same ways. States that agree in this are one; so are states that
agree once nodes that are joined alike to all that is still to come (twins) change their names,
which is looked for as far as sorting them shows it. Cost: linear in the number of states, that is
of multigraphs on the nodes of the cut whose degrees are given; the order of the nodes keeps cuts
small. Complete graphs are all twins: K9 has 134 states at a time, K11 6,115.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from studio.records import dataclass

LOOK = 256
"""States between two looks at whether to stop."""

FEWEST_TWINS = 3
"""Renaming two does not pay."""

Own: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Strands from a twin to itself, to each of those that are none, and to the other twins, sorted."""

Appearance: TypeAlias = tuple[Own, tuple[tuple[int, Own], ...]]
"""The same, and the strands to each other twin with what that one's are."""


def count_circuits(
    size: int,
    edges: Sequence[tuple[int, int]],
    most: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[int | None]:
    """The number of circuits, without start and direction, edges told apart by number.

    Every node must have an even number of edges, none from itself to itself. Yields None after
    every pair of edges that is tried, and last the number, or None where more than ``most`` states
    came up. Nodes without edges are passed over.
    """
    near: list[Counter[int]] = [Counter() for _ in range(size)]
    for u, v in edges:
        near[u][v] += 1
        near[v][u] += 1
    order = _order(near)
    fields = _Fields(max((n.total() for n in near), default=0).bit_length())
    slots = _Slots()
    states = {0: 1}
    for at, node in enumerate(order):
        left = set(order[at + 1 :])
        here = slots.of(node)
        fresh = sum(n << fields.at(here, slots.of(u)) for u, n in near[node].items() if u in left)
        states = {state + fresh: count for state, count in states.items()}
        others = [slot for other, slot in slots.held.items() if other != node]
        twins = _twins(slots.held, near, left)
        pairs = near[node].total() // 2
        for number in range(pairs):
            closing = not left and number == pairs - 1
            states = _pair(states, fields, here, others, closing, stopped)
            for alike in twins:
                states = _renamed(states, fields, alike, [here, *others])
            if len(states) > most or stopped():
                yield None
                return
            yield None
        slots.free(node)
    yield sum(states.values())


@dataclass(frozen=True)
class _Fields:
    """Where in a state, a whole number, it stands how many strands join two slots.

    Of a slot with itself: how many strands begin and end there. ``bits`` hold every such number.
    """

    bits: int

    def at(self, a: int, b: int) -> int:
        """The lowest bit of the number."""
        low, high = min(a, b), max(a, b)
        return self.bits * (high * (high + 1) // 2 + low)

    def of(self, state: int, a: int, b: int) -> int:
        """The number."""
        return state >> self.at(a, b) & (1 << self.bits) - 1


class _Slots:
    """A small number for each node while strands end there."""

    def __init__(self) -> None:
        self.held: dict[int, int] = {}
        self._free: list[int] = []

    def of(self, node: int) -> int:
        """The slot of a node, a new one if it has none."""
        if node not in self.held:
            self.held[node] = self._free.pop() if self._free else len(self.held)
        return self.held[node]

    def free(self, node: int) -> None:
        """No strand ends at the node any more."""
        self._free.append(self.held.pop(node))


def _pair(
    states: dict[int, int],
    fields: _Fields,
    here: int,
    others: Sequence[int],
    closing: bool,
    stopped: Callable[[], bool],
) -> dict[int, int]:
    """Pair the end of one strand at the slot ``here`` with every other end there.

    Pairing the two ends of one strand closes it, which only the very last pair may do. What is
    stopped is not whole and must not be used.
    """
    after: dict[int, int] = {}
    mask = (1 << fields.bits) - 1
    at_loops = fields.at(here, here)
    row = [(fields.at(here, other), other) for other in others]
    joined = {
        (a, b): (1 << fields.at(a, b)) - (1 << fields.at(here, a)) - (1 << fields.at(here, b))
        for a in others
        for b in others
    }
    for number, (state, count) in enumerate(states.items()):
        if number % LOOK == 0 and stopped():
            break
        loops = state >> at_loops & mask
        strands = [(n, other) for at, other in row if (n := state >> at & mask)]
        ways: list[tuple[int, int]] = []
        if strands:
            many, first = strands[0]
            # A strand from here to here just becomes a part of the one that it is joined with.
            ways.append((state - (1 << at_loops), 2 * loops))
            ways.append((state + joined[first, first], many - 1))
            ways += [(state + joined[first, other], n) for n, other in strands[1:]]
        else:
            ways.append((state - (1 << at_loops), int(closing) if loops == 1 else 2 * (loops - 1)))
        for following, number_of in ways:
            if number_of:
                after[following] = after.get(following, 0) + count * number_of
    return after


def _twins(
    held: dict[int, int], near: Sequence[Counter[int]], left: set[int]
) -> list[tuple[int, ...]]:
    """Slots of nodes that are joined alike to all nodes still to come, in groups.

    Such nodes have as many strand ends too, as all their edges that are done end at a strand.
    """

    def ahead(node: int, but: int) -> dict[int, int]:
        return {u: n for u, n in near[node].items() if u in left and u not in (node, but)}

    groups: list[list[int]] = []
    for node in sorted(n for n in held if n in left):
        for group in groups:
            if all(
                near[node].total() == near[other].total()
                and ahead(node, other) == ahead(other, node)
                for other in group
            ):
                group.append(node)
                break
        else:
            groups.append([node])
    return [tuple(held[n] for n in group) for group in groups if len(group) >= FEWEST_TWINS]


def _renamed(
    states: dict[int, int], fields: _Fields, alike: Sequence[int], slots: Sequence[int]
) -> dict[int, int]:
    """The states with twins named in an order that tells nothing of how they were named before.

    Twins that look the same one step and two steps ahead stay as they are: they may still differ,
    and then one state stands as several, which costs time and nothing else.
    """
    after: dict[int, int] = {}
    rest = [slot for slot in slots if slot not in alike]
    pairs = [(a, b) for i, a in enumerate(alike) for b in (*alike[i:], *rest)]
    for state, count in states.items():
        table = {pair: fields.of(state, *pair) for pair in pairs}
        looks = _looks(table, alike, rest)
        names = dict(zip(sorted(alike, key=looks.__getitem__), alike, strict=True))
        renamed = state
        for (a, b), number in table.items():
            if number:
                renamed -= number << fields.at(a, b)
                renamed += number << fields.at(names[a], names.get(b, b))
        after[renamed] = after.get(renamed, 0) + count
    return after


def _looks(
    table: dict[tuple[int, int], int], alike: Sequence[int], rest: Sequence[int]
) -> dict[int, Appearance]:
    """What can be told of each twin without its name, as something to sort by."""

    def strands(a: int, b: int) -> int:
        return table[a, b] if (a, b) in table else table[b, a]

    first: dict[int, Own] = {
        a: (
            strands(a, a),
            tuple(strands(a, b) for b in rest),
            tuple(sorted(strands(a, b) for b in alike if b != a)),
        )
        for a in alike
    }
    return {
        a: (first[a], tuple(sorted((strands(a, b), first[b]) for b in alike if b != a)))
        for a in alike
    }


def _order(near: Sequence[Counter[int]]) -> list[int]:
    """The nodes that have edges, each next the one that leaves the smallest cut."""
    left = {node for node, edges in enumerate(near) if edges}
    open_ends: Counter[int] = Counter()
    order: list[int] = []

    def grown(node: int) -> int:
        """By how much the cut grows: edges that lead on, less those that are done."""
        return near[node].total() - 2 * open_ends[node]

    while left:
        node = min(left, key=lambda n: (grown(n), n))
        order.append(node)
        left.discard(node)
        for other, number in near[node].items():
            open_ends[other] += number
    return order
