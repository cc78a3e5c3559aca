"""What tilings with dodecagons share: their lengths, and rows that stand half a unit apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from studio.board.lattice import Point
from studio.board.spots import At
from studio.board.tilings.periodic import Periodic
from studio.board.tilings.polygons import ROOT3, shifted


class Lengths(NamedTuple):
    """Lengths about a dodecagon with sides of ``2a``, in lattice units; ``b`` is ``a * sqrt(3)``.

    Its corners are (+-a, +-d), (+-s, +-s) and (+-d, +-a); ``u`` is how far a square on a slanted
    side reaches.
    """

    a: float
    b: float
    s: float
    d: float
    u: float


def lengths(a: float) -> Lengths:
    """The lengths about a dodecagon with sides of ``2a``."""
    b = ROOT3 * a
    return Lengths(a, b, a + b, 2 * a + b, a + 2 * b)


class Around(NamedTuple):
    """Which units a patch has around one of its own, where odd rows stand half a unit further."""

    left: bool
    right: bool
    above: bool
    below: bool
    even: bool
    """Is its row an even one, from 0?"""

    @property
    def between(self) -> bool:
        """Are there units at both sides of it in the rows above and below, or would there be?"""
        return (self.right or self.even) and (self.left or not self.even)


def around(x: int, y: int, rows: int, columns: int) -> Around:
    """What a patch of so many rows and columns has around the unit in column x and row y."""
    return Around(x > 0, x < columns - 1, y > 0, y < rows - 1, y % 2 == 0)


def staggered(
    key: str,
    noun: str,
    faces: Sequence[Sequence[Point]],
    step: Point,
    here: Callable[[Around], Sequence[bool]],
    *,
    loopy: int,
    radius: float = 0.5,
    paths: bool = True,
) -> Periodic:
    """A tiling of units with these faces, in rows of which the odd ones stand half a unit further.

    ``step`` is (how wide a unit is, how far the rows lie apart), in lattice units. ``here`` says
    which faces of a unit patches have, by what there is around it, in the order of the faces. See
    :class:`~studio.board.tilings.periodic.Periodic` for the others.
    """
    right, down = step

    def unit(x: int, y: int) -> Sequence[Sequence[Point]]:
        return shifted(faces, right * x + right / 2 * y, down * y)

    def patch(rows: int, columns: int, form: str) -> Sequence[At]:
        """As Loopy numbers them, see grid.c of Simon Tatham's Portable Puzzle Collection."""
        return [
            (x, y, k)
            for y in range(rows)
            for x in range(columns)
            for k, there in enumerate(here(around(x, y, rows, columns)))
            if there
        ]

    return Periodic(
        key=key,
        noun=noun,
        unit=unit,
        block=(right, 2 * down),
        columns=1,
        rows=2,
        order=6,
        radius=radius,
        cut=patch,
        loopy=loopy,
        by_height=True,
        paths=paths,
        least=(2, 2),
    )
