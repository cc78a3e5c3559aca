"""Frames: the outlines of full boards as files write them; cells a board lacks there are holes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from studio.board.lattice import Patched
from studio.board.spots import At
from studio.records import dataclass


class _Outline:
    """What frames answer where they have nothing of their own to say."""

    __slots__ = ()

    @property
    def sizes(self) -> dict[str, int | str]:
        """What files say of it, by their keys; nothing where files list the cells."""
        return {}

    def text(self, holes: tuple[At, ...]) -> str | None:
        """What boards in a few letters say of it and its holes; None where they cannot."""
        return None

    def fitting(self, cells: Iterable[At], rings: int) -> Frame | None:
        """Another of its kind, close around cells, after some rings were added (< 0: removed).

        None where it stays as it is.
        """
        return None

    def ring(self) -> frozenset[At] | None:
        """The cells of one ring more; None where they are told by the cells on the board alone."""
        return None


@dataclass(frozen=True, slots=True)
class RectangleFrame(_Outline):
    """Rows times columns of squares."""

    rows: int
    columns: int

    def cells(self) -> frozenset[At]:
        """All cells of the full rectangle."""
        return frozenset((r, c) for r in range(self.rows) for c in range(self.columns))

    @property
    def sizes(self) -> dict[str, int | str]:
        return {"rows": self.rows, "columns": self.columns}

    def text(self, holes: tuple[At, ...]) -> str | None:
        return None if holes else f"{self.rows}x{self.columns}"

    def fitting(self, cells: Iterable[At], rings: int) -> RectangleFrame:
        rows, columns = (max(axis) + 1 for axis in zip(*cells, strict=True))
        return RectangleFrame(rows, columns)


@dataclass(frozen=True, slots=True)
class HexagonFrame(_Outline):
    """``radius`` rings of hexagons around the cell (0, 0)."""

    radius: int

    def cells(self) -> frozenset[At]:
        """All cells of the full hexagon."""
        n = self.radius
        return frozenset(
            (q, r) for q in range(-n, n + 1) for r in range(max(-n, -q - n), min(n, -q + n) + 1)
        )

    @property
    def sizes(self) -> dict[str, int | str]:
        return {"radius": self.radius}

    def text(self, holes: tuple[At, ...]) -> str | None:
        if holes not in ((), ((0, 0),)):
            return None
        return f"{self.radius}:ring" if holes else str(self.radius)

    def fitting(self, cells: Iterable[At], rings: int) -> HexagonFrame | None:
        other = HexagonFrame(max(self.radius + rings, 0))
        return other if rings and other.cells() >= frozenset(cells) else None

    def ring(self) -> frozenset[At]:
        return HexagonFrame(self.radius + 1).cells() - self.cells()


@dataclass(frozen=True, slots=True)
class PatchFrame(_Outline):
    """Rows times columns of a tiling, as the tiling counts them."""

    lattice: Patched
    rows: int
    columns: int

    def cells(self) -> frozenset[At]:
        """All cells of the full patch."""
        return frozenset(self.lattice.patch(self.rows, self.columns))

    @property
    def sizes(self) -> dict[str, int | str]:
        place = {"address": self.lattice.address} if self.lattice.address else {}
        return {"rows": self.rows, "columns": self.columns, **place}

    def text(self, holes: tuple[At, ...]) -> str | None:
        place = f":{self.lattice.address}" if self.lattice.address else ""
        return None if holes else f"{self.rows}x{self.columns}{place}"


@dataclass(frozen=True, slots=True)
class FreeFrame(_Outline):
    """No frame: the board is the list of its cells."""

    def cells(self) -> frozenset[At]:
        """Nothing is left out of a list, so nothing can be a hole of it."""
        return frozenset()


Frame: TypeAlias = RectangleFrame | HexagonFrame | PatchFrame | FreeFrame
