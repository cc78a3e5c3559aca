"""How puzzles of a family are generated, as data: the window's form and the command line are made
from it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, Literal, TypeAlias

from studio.puzzle.message import Message
from studio.records import dataclass

Number: TypeAlias = int | float


@dataclass(frozen=True)
class GeneratorOption:
    """A number that one can choose when puzzles are generated.

    ``key`` is its name on the command line (``--decoys``), ``label`` the one in the window; ``tip``
    says in a few words what it is, for the command line. ``least`` and ``most`` are its range;
    without a ``default`` it is None until somebody chooses.

    The window offers ``steps``, a word for each value, or else what the range allows. With a
    ``tick`` it offers a check box instead, which chooses that value. ``setting`` means that the
    option sets the rule's own option of this key, and that families without it refuse it.
    """

    key: str
    label: str
    tip: str
    kind: Literal["int", "float"] = "int"
    default: Number | None = None
    least: Number | None = None
    most: Number | None = None
    steps: tuple[tuple[Number | None, str], ...] = ()
    tick: Number | None = None
    setting: bool = False

    @property
    def choices(self) -> tuple[tuple[Number | None, str], ...]:
        """What the window offers, each value with its word.

        A family whose default is none of the steps has it in the place of the nearest one: "few"
        is fewer where few are usual.
        """
        if self.steps or self.least is None or self.most is None:
            values = [value for value, _ in self.steps]
            if self.default is None or not values or self.default in values:
                return self.steps
            default = self.default
            far = [math.inf if value is None else abs(value - default) for value in values]
            near = far.index(min(far))
            return tuple(
                (default if number == near else value, word)
                for number, (value, word) in enumerate(self.steps)
            )
        whole = range(math.ceil(self.least), math.floor(self.most) + 1)
        any_ = ((None, "any"),) if self.default is None else ()
        return (*any_, *((value, f"{value:,}") for value in whole))

    def refusal(self, value: Number, text: str) -> Message | None:
        """Why a value, written as the ``text``, is not possible; None if it is."""
        low, high = self.least, self.most
        if not math.isfinite(value):
            return Message.of("{value} is not a number", value=text)
        if (low is None or value >= low) and (high is None or value <= high):
            return None
        told: str
        if high is None and low == 1:
            told = "{value} is not a positive number"
        elif high is None:
            told = "{value} is less than {low}"
        elif high == 1:
            told = "{value} is not a part from {low} to {high}"
        else:
            told = "{value} is not {low} to {high}"
        return Message.of(told, value=text, low=f"{low}", high=f"{high}")


@dataclass(frozen=True)
class Beginning:
    """What generating can begin with: a key, its name, and a sentence on what comes of it."""

    key: Literal["new", "line", "clues", "repair"]
    name: str
    about: str


BEGINNINGS = (
    Beginning("new", "A new line", "A line drawn at random, and clues that fix it."),
    Beginning("line", "My line", "Clues whose only solution is your line, or goes on from it."),
    Beginning(
        "clues",
        "My clues",
        "Your clues stay; others come to them until there is one solution.",
    ),
    Beginning(
        "repair",
        "Repair my clues",
        "As few of your clues go as must, so that there is a solution again.",
    ),
)
"""Where clues are looked for that fix a line."""


@dataclass(frozen=True)
class Generator:
    """How puzzles of a family are made.

    ``maker`` is a key of :data:`studio.work.generate.MAKERS`: "clues" draws a line at random and
    looks for clues that fix it, which works for every rule whose line an engine can draw.
    ``options`` stand under their ``heading`` in the window. ``makes`` says what else is made with
    the line: the "values" of the board, or the "board" itself; clues cannot be kept then.

    ``weights``: which kinds of clues it takes if nobody says, and how gladly it keeps each; the
    first kind of the family where there are none.

    ``graded``: have its puzzles one solution, so that they have a difficulty? They become harder by
    fewer clues or, with ``harder_by`` "length", by a longer line, as long as the option of this key
    says. ``lattices``: boards of which beside those of the rule points are taken.

    ``keeps``: can clues that are there stay, and so many as are wanted be looked for? Not where
    regions are made anew with the line. ``idle`` are the options on clues and lines that nothing
    comes of, by their names on the command line: the clues come with values, with the board or with
    the regions.
    """

    maker: str = "clues"
    beginnings: tuple[Beginning, ...] = BEGINNINGS
    heading: str = ""
    options: tuple[GeneratorOption, ...] = ()
    makes: Literal["", "values", "board"] = ""
    weights: tuple[tuple[str, float], ...] = ()
    graded: bool = True
    harder_by: Literal["clues", "length"] = "clues"
    lattices: frozenset[str] = frozenset()
    keeps: bool = True
    idle: tuple[str, ...] = ()

    @cached_property
    def _known(self) -> Mapping[str, GeneratorOption]:
        return {option.key: option for option in self.options}

    def option(self, key: str) -> GeneratorOption | None:
        """The option of a key; None if there is none such."""
        return self._known.get(key)

    def chosen(self, values: Mapping[str, Any], key: str) -> Any:
        """What was chosen for an option, or its default."""
        option = self._known[key]
        return values.get(key, option.default)


DENSITY = GeneratorOption(
    "density",
    "Fills the board",
    "of loops: high fills the board (0.8)",
    "float",
    default=0.8,
    least=-1.0,
    most=1.2,
    steps=((-1.0, "small"), (0.0, "loose"), (0.4, "wide"), (0.8, "full"), (1.2, "fullest")),
)
STRAIGHT = GeneratorOption(
    "straight",
    "Runs in",
    "of loops: long lines, below 0 turns (0)",
    "float",
    default=0.0,
    least=-1.0,
    most=1.0,
    steps=((-0.6, "many turns"), (0.0, "mixed"), (0.8, "long lines")),
)
SIZE = GeneratorOption(
    "region",
    "Cells in a region",
    "of regions: how many cells one has, about (4.5)",
    "float",
    default=4.5,
    least=2,
    most=20,
    steps=((3.0, "about 3"), (4.5, "about 4 or 5"), (6.0, "about 6"), (9.0, "about 9")),
)
MARKS = GeneratorOption(
    "marks",
    "Marked cells",
    "of marks: the part of all cells that has one (0.5)",
    "float",
    default=0.5,
    least=0,
    most=1,
    steps=((0.3, "few"), (0.5, "half"), (0.65, "many")),
)
LOOPS = Generator(heading="Loop", options=(DENSITY, STRAIGHT))
"""For families of loops: how the loop that is drawn at random looks."""
SPARSE_LOOPS = replace(LOOPS, options=(replace(DENSITY, default=-0.3), STRAIGHT))
"""For those whose loops leave many cells out."""
REGIONS = Generator(
    "regions",
    BEGINNINGS[:2],
    "Loop and regions",
    (
        replace(DENSITY, default=0.4, tip="of loops: high fills the board (0.4)"),
        STRAIGHT,
        SIZE,
    ),
    keeps=False,
)
"""For those with regions, which are drawn to suit the loop."""
BARE_REGIONS = replace(REGIONS, idle=("symmetry", "extra", "weights"))
"""For those that have no clues but their regions."""
MARKED_REGIONS = replace(REGIONS, options=(*REGIONS.options, MARKS), idle=("symmetry",))
"""For those whose regions have marks that say something together only."""
SHADED_LOOPS = Generator("regions", heading="Loop", options=(replace(MARKS, default=0.2),))
"""For loops beside shaded cells: of the cells beside the loop some are clues."""
