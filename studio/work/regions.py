"""Sets of cells of a lattice: their pieces, what lies beside them and between them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from studio.board import At, Lattice

NEAR = 1e-6
"""By so much, in lattice units, places may differ that are the same."""

SLACK = 1
"""How many cells longer than the shortest a bridge between two pieces may be."""

MOST_PIECES = 60
"""Pieces that are joined; smaller ones beyond go at once."""


def widened(lattice: Lattice, cells: Collection[At]) -> set[At]:
    """The cells and all beside them."""
    found = set(cells).union(*(_beside(lattice, at) for at in cells))
    if lattice.has_rows:
        found = {at for at in found if min(at) >= 0}
    return found


def bridges(lattice: Lattice, cells: Collection[At]) -> set[At]:
    """Cells between the pieces of a board: the shortest ways that join them all, and wider by one.

    The nearest piece outside always joins those inside (R. C. Prim's tree).
    """
    pieces = sorted(_pieces(lattice, cells), key=len, reverse=True)
    room = room_around(lattice, cells)
    ways = [_distances(lattice, piece, room) for piece in pieces]
    found: set[At] = set()
    joined, waiting = [0], set(range(1, len(pieces)))
    while waiting:
        gap, near, far = min(
            (min(ways[i][at] for at in pieces[j]), i, j) for i in joined for j in waiting
        )
        found.update(at for at in room if ways[near][at] + ways[far][at] <= gap + SLACK)
        joined.append(far)
        waiting.discard(far)
    return found - set(cells)


def without_dust(lattice: Lattice, cells: Collection[At]) -> tuple[set[At], set[At]]:
    """The cells without pieces that are no larger than what it takes to join them, and those."""
    pieces = sorted(_pieces(lattice, cells), key=len, reverse=True)
    kept = set(pieces[0]) if pieces else set()
    room = room_around(lattice, cells)
    for piece in pieces[1:MOST_PIECES]:
        way = _distances(lattice, piece, room)
        if len(piece) > min(way[at] for at in kept) - 1:
            kept.update(piece)
    return kept, set(cells) - kept


def _beside(lattice: Lattice, at: At) -> Iterable[At]:
    return lattice.touching(at)


def _pieces(lattice: Lattice, cells: Collection[At]) -> list[list[At]]:
    """The connected pieces of a set of cells, each in the order of the cells."""
    left = dict.fromkeys(cells)
    found = []
    while left:
        piece = [next(iter(left))]
        del left[piece[0]]
        for at in piece:
            for other in _beside(lattice, at):
                if other in left:
                    del left[other]
                    piece.append(other)
        found.append(piece)
    return found


def room_around(lattice: Lattice, cells: Collection[At]) -> set[At]:
    """The cells, and all that can be come to from them whose centres lie in the box around them.

    The box is wider by one cell on each side.
    """
    box = []
    places = {at: lattice.centre(at) for at in cells}
    for axis in (0, 1):
        ring = max(
            abs(lattice.centre(other)[axis] - place[axis])
            for at, place in places.items()
            for other in crossed(lattice, at)
        )
        along = [place[axis] for place in places.values()]
        box.append((min(along) - ring - NEAR, max(along) + ring + NEAR))
    found = dict.fromkeys(cells)
    queue = list(found)
    for at in queue:
        for other in crossed(lattice, at):
            if other not in found and all(
                low <= place <= high
                for (low, high), place in zip(box, lattice.centre(other), strict=True)
            ):
                found[other] = None
                queue.append(other)
    return set(found)


def crossed(lattice: Lattice, at: At) -> Iterable[At]:
    """The cells beyond the sides of a cell, where its tiling goes on."""
    return filter(lattice.has, lattice.sides(at))


def _distances(lattice: Lattice, start: Iterable[At], room: Collection[At]) -> dict[At, int]:
    """How many steps from the nearest cell of ``start`` it is to each cell of the room."""
    found = dict.fromkeys(start, 0)
    queue = list(found)
    for at in queue:
        for other in _beside(lattice, at):
            if other in room and other not in found:
                found[other] = found[at] + 1
                queue.append(other)
    return found


def in_one_piece(lattice: Lattice, cells: Collection[At], box: Collection[At]) -> set[At]:
    """The cells with a way of single cells from each piece to the others; ``box`` holds them."""
    found, *others = _pieces(lattice, cells)
    whole, room = set(found), set(box)
    while others:
        steps = _distances(lattice, whole, room)
        near = min(others, key=lambda piece: min(steps[at] for at in piece))
        others.remove(near)
        whole.update(near, _way(lattice, min(near, key=steps.__getitem__), steps))
    return whole


def without_holes(lattice: Lattice, cells: Collection[At], box: Collection[At]) -> set[At]:
    """The cells with every hole filled, or joined to the outside, whichever changes fewer of them.

    ``box`` holds all cells, and around them in one piece what is outside.
    """
    found, room = set(cells), set(box)
    outside, *holes = sorted(_pieces(lattice, room - found), key=len, reverse=True)
    beyond = set(outside)
    for hole in reversed(holes):
        steps = _distances(lattice, beyond, room)
        way = _way(lattice, min(hole, key=steps.__getitem__), steps)
        if len(hole) < len(way):
            found.update(hole)
        else:
            found.difference_update(way)
            beyond.update(hole, way)
    return found


def _way(lattice: Lattice, start: At, steps: Mapping[At, int]) -> list[At]:
    """The cells between one and the nearest place of which ``steps`` are counted."""
    way = [start]
    while steps[way[-1]] > 1:
        beside = _beside(lattice, way[-1])
        way.append(next(at for at in beside if steps.get(at) == steps[way[-1]] - 1))
    return way[1:]
