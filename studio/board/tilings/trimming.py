"""Patches of tilings that never repeat, without the tiles that hang on them loosely."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import TypeVar

from studio.board.lattice import Point

Place = TypeVar("Place", bound=Hashable)
Face = Sequence[tuple[Place, Point]]


def trimmed(faces: Sequence[Face[Place]]) -> list[Face[Place]]:
    """The faces at the largest connected set of corners that have faces all around them.

    In their order; of equally large sets the first counts. After ``grid.c`` of Simon Tatham's
    Portable Puzzle Collection: what is left hangs together, without holes.
    """
    sides = {pair for face in faces for pair in _around([place for place, _ in face])}
    rim = {place for a, b in sides if (b, a) not in sides for place in (a, b)}
    near: dict[Place, list[Place]] = {}
    for face in faces:
        for a, b in _around([place for place, _ in face]):
            near.setdefault(a, []).append(b)
    best: set[Place] = set()
    seen: set[Place] = set(rim)
    for start in near:
        if start in seen:
            continue
        piece, left = {start}, [start]
        seen.add(start)
        while left:
            fresh = [other for other in near[left.pop()] if other not in seen]
            piece.update(fresh)
            seen.update(fresh)
            left += fresh
        if len(piece) > len(best):
            best = piece
    return [face for face in faces if any(place in best for place, _ in face)]


def _around(ring: Sequence[Place]) -> Iterator[tuple[Place, Place]]:
    return zip(ring, (*ring[1:], ring[0]), strict=True)
