"""What a few cases share: the means of the techniques of loops through cells.

A case is a few edges and nodes of which something is supposed. Around it the nodes are drawn as far
as each forces its own edges; what all cases share that do not contradict themselves follows. What
is true and what is false are two masks of bits each, nodes first and then edges, numbered within
the window that the cases speak of: so nearly all that contradicts itself does so at a glance.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from math import prod
from typing import TypeAlias

from studio.board import Graph
from studio.engines.deduction.loop_units import UNUSED, USED

EDGE, NODE = 0, 1
Atom: TypeAlias = tuple[int, int, int]
"""EDGE or NODE, its number, and USED or UNUSED; a node is used where the loop passes it."""

Case: TypeAlias = Sequence[Atom]
Drawn: TypeAlias = tuple[int, int]
"""The bits that are true, and those that are false."""

NOTHING: Drawn = (0, 0)


class Window:
    """Some nodes with their edges."""

    def __init__(self, graph: Graph, scope: Collection[int]) -> None:
        self.nodes = sorted(scope)
        self.edges = sorted({edge for node in self.nodes for edge in graph.incident[node]})
        size = len(self.nodes)
        self._node = {node: place for place, node in enumerate(self.nodes)}
        self._edge = {edge: size + place for place, edge in enumerate(self.edges)}
        # Windows are made by the hundred: their bits are looked up, not made again.
        bit_of_node = {node: 1 << place for node, place in self._node.items()}
        bit_of_edge = {edge: 1 << place for edge, place in self._edge.items()}
        edge_bit, node_bit = bit_of_edge.__getitem__, bit_of_node.get
        self._incident = {
            bit: sum(map(edge_bit, graph.incident[node])) for node, bit in bit_of_node.items()
        }
        """For the bit of each node those of its edges."""
        self._touched = {node: node for node in self._incident}
        """For each bit the nodes to look at again when it is drawn, as bits."""
        for edge, bit in bit_of_edge.items():
            first, second = graph.edges[edge]
            self._touched[bit] = node_bit(first, 0) | node_bit(second, 0)
        self._bits = tuple(bit_of_node.items()), tuple(bit_of_edge.items())

    def bits(self, case: Case) -> Drawn | None:
        """What a case supposes; None where it contradicts itself."""
        drawn = [0, 0]
        for kind, i, status in case:
            place = self._node[i] if kind == NODE else self._edge[i]
            drawn[status != USED] |= 1 << place
        return None if drawn[0] & drawn[1] else (drawn[0], drawn[1])

    def known(self, status: Sequence[int], stated: Sequence[int]) -> Drawn:
        """What is known of the window, by the status of all edges and of all nodes."""
        true = false = 0
        nodes, edges = self._bits
        for node, bit in nodes:
            one = stated[node]
            if one:
                if one == USED:
                    true |= bit
                else:
                    false |= bit
        for edge, bit in edges:
            one = status[edge]
            if one:
                if one == USED:
                    true |= bit
                else:
                    false |= bit
        return true, false

    def shown(self, known: Drawn) -> Drawn:
        """What is known, with what its edges show of nodes by themselves."""
        true, false = known
        for node, incident in self._incident.items():
            if true & incident:
                true |= node
            elif not incident & ~false:
                false |= node
        return true, false

    def atoms(self, drawn: Drawn) -> list[Atom]:
        """Bits as atoms."""
        return [
            (*self._named(place), status)
            for bits, status in zip(drawn, (USED, UNUSED), strict=True)
            for place in _places(bits)
        ]

    def _named(self, place: int) -> tuple[int, int]:
        size = len(self.nodes)
        return (NODE, self.nodes[place]) if place < size else (EDGE, self.edges[place - size])

    def draw(self, drawn: Drawn, more: Drawn) -> Drawn | None:
        """What follows node by node where more is true of what was drawn to its end (or, at first,
        of nothing); None where that contradicts itself."""
        true, false = drawn[0] | more[0], drawn[1] | more[1]
        if true & false:
            return None
        new = (true | false) & ~(drawn[0] | drawn[1])
        if not new:
            return drawn
        queue, touched = 0, self._touched
        while new:
            low = new & -new
            new ^= low
            queue |= touched[low]
        return self._settled(true, false, queue)

    def begin(self, supposed: Drawn) -> Drawn | None:
        """What follows of a case and of all that the nodes say by themselves; None where it
        contradicts itself."""
        true, false = supposed
        return None if true & false else self._settled(true, false, (1 << len(self.nodes)) - 1)

    def _settled(self, true: int, false: int, queue: int) -> Drawn | None:
        # Here grades spend their time: nothing is looked up twice, or by a call.
        all_incident, touched = self._incident, self._touched
        while queue:
            node = queue & -queue
            queue ^= node
            incident = all_incident[node]
            free = incident & ~(true | false)
            used = (true & incident).bit_count()
            if used:
                if false & node or used > 2:
                    return None
                true |= node
                if used == 2:
                    if not free:
                        continue
                    false |= free
                elif not free:
                    return None
                elif free & (free - 1):
                    continue
                else:
                    true |= free
            elif false & node or not free & (free - 1):
                if true & node:
                    return None
                false |= node
                if not free:
                    continue
                false |= free
            elif true & node and free.bit_count() == 2:
                true |= free
            else:
                continue
            while free:
                low = free & -free
                free ^= low
                queue |= touched[low]
            queue &= ~node
        return true, false


def _places(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set, the lowest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


class Cases:
    """The cases of one clue or of several in one window, of which one is true.

    ``parts`` are what the cases of each clue suppose. Which of them fit each other is found out as
    far as that is asked for: mostly two of them share nothing that is new, and the others never
    come to be drawn.
    """

    def __init__(self, window: Window, parts: Sequence[Sequence[Drawn]]) -> None:
        self.window = window
        self._parts = parts
        self._alive: list[Drawn] = []
        """Of the cases drawn until now those that nothing contradicted when they were looked at."""
        self._others: Iterator[Drawn] | None = None
        """The cases not drawn yet; None before any was."""
        self._known: Drawn | None = None

    def learn(self, known: Drawn) -> bool:
        """Take what is known of the window, which grows alone; False where that is nothing new."""
        if known == self._known:
            return False
        self._known = known
        return True

    def shared(self) -> Drawn | None:
        """What all cases share beside what is known and shown; None where none is possible."""
        known = self._known or NOTHING
        if self._others is None:
            self._others = fitting(self.window, self._parts, known)
        drawn: list[Drawn] = []
        shown = self.window.shown(known)
        true, false = ~shown[0], ~shown[1]
        left = iter(self._alive)
        draw = self.window.draw
        known_true, known_false = known
        for one in chain(left, self._others):
            # Most cases contradict what is known at first sight.
            if one[0] & known_false or one[1] & known_true:
                continue
            case = draw(one, known)
            if case is None:
                continue
            drawn.append(case)
            true &= case[0]
            false &= case[1]
            if not true | false:
                break
        self._alive = [*drawn, *left]
        return (true, false) if drawn else None

    @cached_property
    def _all(self) -> list[Drawn]:
        return list(dict.fromkeys(fitting(self.window, self._parts, NOTHING)))

    def needed(self, then: Case) -> list[Atom]:
        """A minimal part of what is known under which all cases share some atoms; none of
        ``then`` where no case is possible under it."""
        wanted = self.window.bits(then) or NOTHING
        known = self._known or NOTHING
        ordered = list(self._all)

        def proves(given: Drawn) -> bool:
            for place, case in enumerate(ordered):
                drawn = self.window.draw(case, given)
                if drawn is None:
                    continue
                if not then or wanted[0] & ~drawn[0] or wanted[1] & ~drawn[1]:
                    # What speaks against one reason mostly speaks against the next.
                    ordered.insert(0, ordered.pop(place))
                    return False
            return True

        if proves(NOTHING):
            return []
        kept = known
        for atom in self.window.atoms(known):
            one = self.window.bits((atom,)) or NOTHING
            fewer = kept[0] & ~one[0], kept[1] & ~one[1]
            if proves(fewer):
                kept = fewer
        return self.window.atoms(kept)


def fitting(window: Window, parts: Sequence[Sequence[Drawn]], known: Drawn) -> Iterator[Drawn]:
    """The cases of several clues that fit each other and what is known; those that come one after
    the other are of different cases of all clues, and so share little."""
    *others, last = parts
    base = window.begin(known)
    before = list(fitting(window, others, known)) if others else [] if base is None else [base]
    draw, count = window.draw, len(last)
    for further in range(count):
        for place, one in enumerate(before):
            other = last[(place + further) % count]
            if one[0] & other[1] or one[1] & other[0]:
                continue
            drawn = draw(one, other)
            if drawn is not None:
                yield drawn


def single(graph: Graph, scope: Collection[int], cases: Iterable[Case]) -> Cases:
    """The cases of one clue."""
    window = Window(graph, scope)
    return Cases(window, [_supposed(window, cases)])


def together(
    graph: Graph, scope: Collection[int], clues: Sequence[Sequence[Case]], most: int
) -> Cases | None:
    """The cases of several clues that fit each other; None where more than ``most`` were to be
    tried."""
    window = Window(graph, scope)
    parts: list[list[Drawn]] = []
    for cases in clues:
        # Those that fit each other are counted only where all there are would be too many.
        if len(cases) * prod(map(len, parts)) > most:
            fit = sum(1 for _ in fitting(window, parts, NOTHING)) if parts else 1
            if len(cases) * fit > most:
                return None
        parts.append(_supposed(window, cases))
    return Cases(window, parts)


def _supposed(window: Window, cases: Iterable[Case]) -> list[Drawn]:
    return [drawn for drawn in map(window.bits, cases) if drawn is not None]
