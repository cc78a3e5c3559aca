"""Regions drawn at random, to suit a line: what puzzles with regions are made from."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence

from studio.board import Board
from studio.families.regions import Regions, joined
from studio.puzzle import Trace

UNEVEN = 0.45
"""How far the sizes of regions stray from the one that is asked for, as a part of it."""


def scattered(
    board: Board, nodes: Collection[int], rng: random.Random, size: float
) -> list[list[int]]:
    """Cells in connected parts of about a size, each grown from a cell at random."""
    free, parts = set(nodes), list[list[int]]()
    near = board.cell_graph.neighbours
    while free:
        part = [rng.choice(sorted(free))]
        free.remove(part[0])
        wanted = _size(rng, size)
        while len(part) < wanted:
            beside = sorted({other for node in part for other in near[node]} & free)
            if not beside:
                break
            # Those that are hemmed in first: so few are left over alone.
            lone = min(len(free.intersection(near[node])) for node in beside)
            few = [node for node in beside if len(free.intersection(near[node])) == lone]
            node = rng.choice(few if rng.random() < 0.5 else beside)
            part.append(node)
            free.remove(node)
        parts.append(part)
    return _merged(board, parts, rng)


def _merged(board: Board, parts: list[list[int]], rng: random.Random) -> list[list[int]]:
    """The parts, most of those of one cell joined to others."""
    whole = [part for part in parts if len(part) > 1 or rng.random() < 0.1]
    for part in parts:
        if any(part is other for other in whole):
            continue
        beside = [w for w in whole if _touch(board, part, w)]
        if beside:
            rng.choice(beside).extend(part)
        else:
            whole.append(part)
    return whole


def along(
    board: Board, trace: Trace, rng: random.Random, size: float, *, even: bool = False
) -> list[list[int]]:
    """The stretches that a closed line is cut into, each with cells beside it that the line misses.

    Cells missed that touch each other lie in one part. ``even``: their number is even.
    """
    missed = len(board) - len(trace.nodes)
    each = max(1.0, size * len(trace.nodes) / (len(trace.nodes) + missed))
    cut = _cut(trace, rng, each)
    if even and len(cut) % 2 and len(cut) > 1:
        cut[0] += cut.pop()
    for lump in _lumps(board, set(range(len(board))) - set(trace.nodes)):
        beside = [part for part in cut if _touch(board, lump, part)]
        rng.choice(beside or cut).extend(lump)
    return cut


def in_pairs(board: Board, trace: Trace, rng: random.Random, size: float) -> list[list[int]] | None:
    """Parts of two stretches of a closed line each, which touch beside each other; None where none
    were met. Of the cells that the line misses none is in a part."""
    for _ in range(60):
        cut = _cut(trace, rng, max(1.0, size / 2))
        left, pairs = set(range(len(cut))), list[list[int]]()
        while left:
            choices = {
                i: [
                    k
                    for k in left
                    if (i - k) % len(cut) not in (0, 1, len(cut) - 1)
                    and _touch(board, cut[i], cut[k])
                ]
                for i in left
            }
            fewest = min(map(len, choices.values()))
            if not fewest:
                break
            i = rng.choice(sorted(i for i in left if len(choices[i]) == fewest))
            k = rng.choice(sorted(choices[i]))
            pairs.append([i, k])
            left -= {i, k}
        parts = _with_left_over(cut, pairs, left)
        if parts is not None:
            return parts
    return None


def _with_left_over(
    cut: Sequence[Sequence[int]], pairs: list[list[int]], left: Collection[int]
) -> list[list[int]] | None:
    """The parts, each stretch left over joined to that of the one before or behind it."""
    owner = {i: number for number, pair in enumerate(pairs) for i in pair}
    for i in sorted(left):
        before, behind = owner.get((i - 1) % len(cut)), owner.get((i + 1) % len(cut))
        if before == behind:
            return None
        owner[i] = before if before is not None else behind  # type: ignore[assignment]
    parts: list[list[int]] = [[] for _ in pairs]
    for i, number in owner.items():
        parts[number] += cut[i]
    return parts


def _cut(trace: Trace, rng: random.Random, size: float) -> list[list[int]]:
    """A closed line in stretches."""
    start = rng.randrange(len(trace.nodes))
    nodes = [*trace.nodes[start:], *trace.nodes[:start]]
    parts = []
    while nodes:
        many = _size(rng, size)
        parts.append(nodes[:many])
        nodes = nodes[many:]
    return parts


def _size(rng: random.Random, size: float) -> int:
    return max(1, round(rng.gauss(size, UNEVEN * size)))


def _touch(board: Board, part: Iterable[int], other: Collection[int]) -> bool:
    near = board.cell_graph.neighbours
    return any(not set(other).isdisjoint(near[node]) for node in part)


def _lumps(board: Board, nodes: set[int]) -> Iterator[list[int]]:
    """The connected parts of some cells."""
    near, left = board.cell_graph.neighbours, set(nodes)
    while left:
        lump = [min(left)]
        left.discard(lump[0])
        for node in lump:
            more = [other for other in near[node] if other in left]
            lump += more
            left.difference_update(more)
        yield lump


def merged(regions: Regions, u: int, v: int) -> Regions | None:
    """The regions with those of two cells as one; None where they are one already."""
    one, other = sorted((regions.of[u], regions.of[v]))
    if one == other or one < 0:
        return None
    parts = [list(part) for i, part in enumerate(regions.parts) if i not in (one, other)]
    return joined(regions.board, [*parts, [*regions.parts[one], *regions.parts[other]]])


def moved(regions: Regions, node: int, rng: random.Random) -> Regions | None:
    """The regions with a cell in that of one beside it; None where it cannot leave its own."""
    graph, of = regions.board.cell_graph, regions.of
    beside = sorted({of[other] for other in graph.neighbours[node]} - {of[node], -1})
    own = [other for other in regions.parts[of[node]] if other != node] if of[node] >= 0 else []
    if not beside or not own or len(list(_lumps(regions.board, set(own)))) > 1:
        return None
    goal = rng.choice(beside)
    parts = [
        [*part, node] if i == goal else own if i == of[node] else list(part)
        for i, part in enumerate(regions.parts)
    ]
    return joined(regions.board, parts)
