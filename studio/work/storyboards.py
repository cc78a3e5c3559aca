"""What is said of animations: the question to a solver process, and what answers it.

Values only, which the window loads without the engines; the work is in
:mod:`studio.work.animating`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from studio.formats import native
from studio.formats.animation import PIXELS, Form
from studio.formats.format import PLAIN
from studio.formats.picture_size import Size
from studio.puzzle import Puzzle
from studio.records import dataclass

SOLUTION = "solution"
"""In place of an engine: the answer is drawn, node by node."""


@dataclass(frozen=True)
class Storyboard:
    """What of a recording is shown, and how: the steps ``first`` to ``last`` (None: to the end).

    ``engine`` may be :data:`SOLUTION`. Where there are more than ``most`` steps, some are left out
    evenly. ``milliseconds`` is how long each is shown. ``size`` is that of the pictures where the
    drawing shall stand in their middle, else they are ``pixels`` wide.
    """

    engine: str
    form: Form = "gif"
    first: int = 0
    last: int | None = None
    most: int = 240
    milliseconds: int = 200
    theme: Literal["light", "dark", "print"] = "light"
    pixels: int = PIXELS
    size: Size | None = None


@dataclass(frozen=True, slots=True)
class Rendered:
    """So many of all pictures are drawn."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class File:
    """The animation as a file."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Animate:
    """The question for an animation of a puzzle (native text)."""

    NEWS: ClassVar[tuple[type, ...]] = (Rendered, File)

    puzzle: str
    board: Storyboard


def question(puzzle: Puzzle, board: Storyboard) -> Animate:
    """The question for an animation."""
    return Animate(native.write(puzzle, PLAIN).decode(), board)
