"""Clues: values on spots, and the clue kinds that palette, files and drawing are made from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from studio.board import Spot, SpotKind
from studio.puzzle.message import Message, enumerated, word
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Sign:
    """What one value of a choice looks like: its shape, solid or hollow, and where in its cell.

    A "block" is the cell itself. Signs are solid, hollow or ``grey``. One in the "middle" fills the
    cell, one at the "foot" is small beside a number.
    """

    shape: Literal["circle", "square", "block", "sun", "moon", "sheep", "wolf"]
    solid: bool = False
    place: Literal["middle", "foot"] = "middle"
    grey: bool = False

    @property
    def letter(self) -> str:
        """The sign in a line of text."""
        round_ = self.shape not in ("square", "block")
        return ("○●" if round_ else "□■")[self.solid]


OPEN = -2
"""The value of a clue "?": there is a number, but nobody says which."""

RAYS = ("", "up", "down", "left", "right")
"""Where a number with an arrow looks, in the order in which files of pzpr count."""

STEPS = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
"""The ways of :data:`RAYS` as steps of rows and columns."""

_ARROWS = (
    "",
    "\N{UPWARDS ARROW}",
    "\N{DOWNWARDS ARROW}",
    "\N{LEFTWARDS ARROW}",
    "\N{RIGHTWARDS ARROW}",
)


def ray(number: int, way: int) -> int:
    """The value of a number, or OPEN, with an arrow: ``way`` is a place in :data:`RAYS`."""
    return (0 if number == OPEN else number + 1) * len(RAYS) + way


def ray_parts(value: int) -> tuple[int, int]:
    """The number, or OPEN, and the way of the value of a number with an arrow."""
    number, way = divmod(value, len(RAYS))
    return (number - 1 if number else OPEN), way


@dataclass(frozen=True)
class ClueKind:
    """A kind of clue, as data.

    ``key`` names it in files; ``noun`` and ``plural`` in words ("number", "numbers"); ``on`` says
    where it sits; ``entry`` how it is given: a typed number, a signed number, a plain mark with
    no value, a choice of few values, an arrow across an edge (1 from its ``a`` to its ``b``, -1
    back), or a number with an arrow along its row or column (a "ray", see :func:`ray`). ``open``:
    its number may be "?" (:data:`OPEN`). ``distinct``: no two clues of the kind may have one value.
    ``tool`` is the word on the tool button, ``icon`` its picture, ``shortcut`` its key.

    ``sign`` is what a mark looks like, ``signs`` what each value of a choice does. Of the kinds of
    one ``group`` a spot holds one clue only. ``rare``: most puzzles have none, so files leave the
    empty list out, and none is suggested to a puzzle that has none. ``words`` names values that are
    no figures, ``phrases`` a clue with such a value where that takes more than its word ("white
    pearl"); they are texts of their own, as adjectives follow their nouns in other languages.
    ``fixed``: clues of the kind are part of the board, as borders of regions are, so
    that none is looked for where a line gets its clues. ``aside``: its figure stands small at the
    edge of its cell, which the line may pass. ``within`` is the key of a kind: where a clue is made
    it comes with one of that kind on its spot, as a number in a circle does, which is not tried
    without. ``joined``: nor is that one without it, as published puzzles have both or neither.
    """

    key: str
    noun: str
    plural: str
    on: SpotKind
    entry: Literal["number", "signed", "mark", "choice", "arrow", "ray"]
    distinct: bool = False
    tool: str = ""
    icon: str = ""
    shortcut: str = ""
    sign: Literal["diamond", "wall", "border", "block", "dot", "arrow", "figure", "stretch"] = (
        "diamond"
    )
    group: str = ""
    rare: bool = False
    words: tuple[tuple[int, str], ...] = ()
    phrases: tuple[tuple[int, str], ...] = ()
    signs: tuple[tuple[int, Sign], ...] = ()
    open: bool = False
    fixed: bool = False
    aside: bool = False
    within: str = ""
    joined: bool = False

    @property
    def one(self) -> Message:
        """The noun with its article: "a number", "an arrow"."""
        return word(f"{'an' if self.noun[:1] in 'aeiou' else 'a'} {self.noun}")

    @property
    def typed(self) -> bool:
        """Are its values figures?"""
        return self.entry in ("number", "signed", "ray")

    def told(self, value: int | None) -> Message:
        """A value in words: "12", "even"; for a mark its noun."""
        if value is None:
            return word(self.noun)
        if self.entry == "ray":
            number, way = ray_parts(value)
            return Message.of(RAY_WORDS[way], figure=figure(number))
        if self.open and value == OPEN:
            return figure(OPEN)
        words = dict(self.words)
        return word(words[value]) if value in words else Message.of(FIGURE, number=value)

    def phrase(self, value: int | None) -> Message:
        """A clue with a value in words: "12", "white pearl"; for a mark its noun."""
        phrases = dict(self.phrases)
        return word(phrases[value]) if value in phrases else self.told(value)

    def figures(self, value: int | None) -> str:
        """What is written on the board for a value, with a proper minus sign; "" for no figures."""
        if value is None or not self.typed:
            return ""
        number = ray_parts(value)[0] if self.entry == "ray" else value
        if self.open and number == OPEN:
            return "?"
        return str(number).replace("-", "\N{MINUS SIGN}")

    def letters(self, value: int | None) -> str:
        """The figures, and the arrow that goes with them, in a line of text."""
        way = ray_parts(value)[1] if self.entry == "ray" and value is not None else 0
        return self.figures(value) + _ARROWS[way]

    def called(self, value: int | None) -> Message:
        """A value with its noun where it needs one: "number 12", "start", "even"."""
        plain = value is None or (self.words and not self.typed)
        told = self.told(value)
        return told if plain else Message.of("{noun} {value}", noun=word(self.noun), value=told)

    def looks(self, value: int | None) -> Sign:
        """The sign of a value of a choice."""
        return next((sign for own, sign in self.signs if own == value), Sign("circle"))

    def turned(self, value: int | None, swapped: bool) -> int | None:
        """The value of a clue on an edge whose two ends were swapped: an arrow turns round."""
        return -value if swapped and self.entry == "arrow" and value is not None else value


@dataclass(frozen=True)
class Option:
    """A setting of a rule that files keep under ``options``."""

    key: str
    label: str
    default: Any
    kind: Literal["bool", "int", "moves"] = "bool"
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Clue:
    """One clue: its kind's key, its spot, and its value (None for a mark)."""

    kind: str
    spot: Spot
    value: int | None = None


FIGURE = "{number:,}"

RAY_WORDS = ("{figure}", "{figure} up", "{figure} down", "{figure} left", "{figure} right")
"""A figure and where its arrow looks, in the order of :data:`RAYS`."""


def figure(number: int) -> Message:
    """A number, or "?" where it is open."""
    return word("?") if number == OPEN else Message.of(FIGURE, number=number)


def spans(values: Sequence[int], kind: ClueKind | None = None) -> Message:
    """Increasing values in words: "1 to 36", "-4 to -1 or 1 to 4", or "nothing"; of a kind whose
    numbers may be open also "?"."""
    if kind is not None and kind.entry == "ray":
        numbers = sorted({ray_parts(value)[0] for value in values})
        return Message.of(
            "{numbers} with an arrow", numbers=spans(numbers, replace(kind, entry="number"))
        )
    if kind is not None and kind.open and OPEN in values:
        rest = [value for value in values if value != OPEN]
        return Message.of("? or {rest}", rest=spans(rest)) if rest else figure(OPEN)
    ends: list[list[int]] = []
    for value in values:
        if ends and value == ends[-1][1] + 1:
            ends[-1][1] = value
        else:
            ends.append([value, value])
    told = [
        Message.of(FIGURE, number=low)
        if low == high
        else Message.of("{low:,} to {high:,}", low=low, high=high)
        for low, high in ends
    ]
    return enumerated("{some} or {last}", told) if told else Message.of("nothing")


class Clues(Mapping[str, Mapping[Spot, int | None]]):
    """All clues of a puzzle: kind -> spot -> value. Immutable; equal by content."""

    __slots__ = ("_hash", "_kinds")

    def __init__(self, kinds: Mapping[str, Mapping[Spot, int | None]] | None = None) -> None:
        self._kinds: dict[str, dict[Spot, int | None]] = {
            key: dict(values) for key, values in (kinds or {}).items() if values
        }
        self._hash: int | None = None

    def __getitem__(self, kind: str) -> Mapping[Spot, int | None]:
        return self._kinds[kind]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clues) and self._kinds == other._kinds

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.all()))
        return self._hash

    def __repr__(self) -> str:
        return f"Clues({self._kinds!r})"

    def of(self, kind: str) -> Mapping[Spot, int | None]:
        """The clues of a kind; empty if there are none."""
        return self._kinds.get(kind, {})

    def all(self) -> Iterator[Clue]:
        """Every clue, kind by kind."""
        for kind, values in self._kinds.items():
            for spot, value in values.items():
                yield Clue(kind, spot, value)

    def has(self, clue: Clue) -> bool:
        """Is this very clue there, value and all?"""
        values = self.of(clue.kind)
        return clue.spot in values and values[clue.spot] == clue.value

    def taken(self, spot: Spot) -> bool:
        """Does a clue of any kind stand there?"""
        return any(spot in values for values in self._kinds.values())

    def count(self) -> int:
        """How many clues there are in all."""
        return sum(len(values) for values in self._kinds.values())

    def having(self, *clues: Clue) -> Clues:
        """With these clues placed; each replaces what its kind had on its spot."""
        kinds = dict(self._kinds)
        changed: dict[str, dict[Spot, int | None]] = {}
        for clue in clues:
            if clue.kind not in changed:
                kinds[clue.kind] = changed[clue.kind] = dict(kinds.get(clue.kind, {}))
            changed[clue.kind][clue.spot] = clue.value
        # Kinds that stay are shared: nobody changes them, and who knows them knows them again.
        made = Clues()
        made._kinds = kinds
        return made

    def without(self, *clues: Clue) -> Clues:
        """With these clues erased; the value does not matter, absent ones are passed over."""
        kinds = {key: dict(values) for key, values in self._kinds.items()}
        for clue in clues:
            kinds.get(clue.kind, {}).pop(clue.spot, None)
        return Clues(kinds)


NO_CLUES = Clues()
