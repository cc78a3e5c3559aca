"""The primitives that every picture is made of: screen, SVG, PDF and PNG paint nothing else.

Lengths are in board units (the side of a square, the circumradius of a hexagon). Colours are roles:
the names of the colour tokens of a theme ("cell", "outline", "none_tint", "heat3").
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from studio.records import dataclass

Role: TypeAlias = str

Command: TypeAlias = tuple[str, tuple[float, ...]]
"""("M", (x, y)), ("L", (x, y)), ("Q", (cx, cy, x, y)), ("C", (ax, ay, bx, by, x, y)), ("Z", ())."""


@dataclass(frozen=True, slots=True)
class Path:
    """Any number of open or closed outlines, filled, stroked, or both.

    ``floor`` is the least stroke width in screen pixels, so that thin lines survive zooming out.
    Filled outlines that overlap cancel (even-odd rule).
    """

    commands: tuple[Command, ...]
    fill: Role | None = None
    stroke: Role | None = None
    width: float = 0.0
    cap: Literal["round", "flat"] = "round"
    dash: tuple[float, ...] = ()
    floor: float = 0.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc or a ring."""

    x: float
    y: float
    radius: float
    fill: Role | None = None
    stroke: Role | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    floor: float = 0.0


@dataclass(frozen=True, slots=True)
class Text:
    """A short text centred on (x, y): by its ink box sideways, by the cap height up and down.

    ``size`` is the font size in board units; ``weight`` 400 to 700 picks the font file.
    """

    x: float
    y: float
    text: str
    size: float
    role: Role
    weight: int = 600
    italic: bool = False


Shape: TypeAlias = Path | Circle | Text


@dataclass(frozen=True)
class Picture:
    """A drawing: named layers from the bottom up, and the rectangle that holds them.

    ``bounds`` is (left, top, right, bottom) in board units with the air that outlines need.
    """

    layers: tuple[tuple[str, tuple[Shape, ...]], ...]
    bounds: tuple[float, float, float, float]
