"""The exact number of closed lines that use every link of a graph once.

Such a line pairs, at every node, the links by which it comes with those by which it goes. Node by
node all pairings are tried; of what is done only one thing matters: which of the links that lead on
are joined with each other. States that agree in this are one. Cost: linear in the number of states,
at most (2k - 1)!! for a cut of 2k links; the order of the nodes keeps cuts small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

State = tuple[int, ...]
"""For every place of the cut the place of the other end of its strand."""


LOOK = 256
"""States between two looks at whether to stop."""


def count_circuits(
    size: int,
    links: Sequence[tuple[int, int]],
    most: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[int | None]:
    """The number of circuits, without start and direction, links told apart by number.

    Every node must have an even number of links, none from itself to itself. Yields None after
    every pair of links that is tried, and last the number, or None where more than ``most`` states
    came up. Nodes without links are passed over.
    """
    incident: list[list[int]] = [[] for _ in range(size)]
    for k, (u, v) in enumerate(links):
        incident[u].append(k)
        incident[v].append(k)
    order = _order(links, incident)
    cut: list[int] = []
    states: dict[State, int] = {(): 1}
    for at, node in enumerate(order):
        arriving = [link for link in incident[node] if link in cut]
        leaving = [link for link in incident[node] if link not in cut]
        last = at == len(order) - 1
        # A leaving link is a strand of its own: its near end is to be paired, its far end stays.
        width = len(cut)
        stubs = [width + 2 * i + side for i in range(len(leaving)) for side in (1, 0)]
        states = {(*state, *stubs): count for state, count in states.items()}
        near = [cut.index(link) for link in arriving]
        near += [width + 2 * i for i in range(len(leaving))]
        for number in range(len(near) // 2):
            closing = last and number == len(near) // 2 - 1
            states = _pair(states, near, closing, stopped)
            if len(states) > most or stopped():
                yield None
                return
            yield None
        gone = set(near)
        kept = [place for place in range(width + 2 * len(leaving)) if place not in gone]
        place_of = {place: i for i, place in enumerate(kept)}
        states = {
            tuple(place_of[state[place]] for place in kept): count
            for state, count in states.items()
        }
        cut = [link for link in cut if link not in arriving] + leaving
    yield sum(states.values())


def _pair(
    states: dict[State, int], near: Sequence[int], closing: bool, stopped: Callable[[], bool]
) -> dict[State, int]:
    """Pair the first end that is not paired yet with every other one; -1 marks what is paired.

    Pairing the two ends of one strand closes it, which only the very last pair may do. What is
    stopped is not whole and must not be used.
    """
    after: dict[State, int] = {}
    for number, (state, count) in enumerate(states.items()):
        if number % LOOK == 0 and stopped():
            break
        open_ends = [place for place in near if state[place] >= 0]
        first = open_ends[0]
        mate = state[first]
        for other in open_ends[1:]:
            mates = list(state)
            if mate == other:
                if not closing:
                    continue
            else:
                beyond = state[other]
                mates[mate] = beyond
                mates[beyond] = mate
            mates[first] = mates[other] = -1
            key = tuple(mates)
            after[key] = after.get(key, 0) + count
    return after


def _order(links: Sequence[tuple[int, int]], incident: Sequence[Sequence[int]]) -> list[int]:
    """The nodes that have links, each next the one that leaves the smallest cut."""
    left = {node for node, found in enumerate(incident) if found}
    cut: set[int] = set()
    order = []
    while left:
        node = min(left, key=lambda n: (len(cut.symmetric_difference(incident[n])), n))
        order.append(node)
        left.discard(node)
        cut.symmetric_difference_update(incident[node])
    return order
