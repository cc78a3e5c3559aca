"""Clues: values on spots, and the clue kinds that palette, files and drawing are made from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from studio.board import Spot, SpotKind


@dataclass(frozen=True)
class ClueKind:
    """A kind of clue, as data.

    ``key`` names it in files; ``noun`` and ``plural`` in words ("number", "numbers"); ``on`` says
    where it sits; ``entry`` how it is given: a typed number, a signed number, a plain mark with
    no value, a choice of few values, or an arrow across a link (1 from its ``a`` to its ``b``, -1
    back). ``distinct``: no two clues of the kind may have one value. ``tool`` is the word on the
    tool button, ``icon`` its picture, ``shortcut`` its key.

    ``sign`` is what a mark looks like. Of the kinds of one ``group`` a spot holds one clue only.
    ``rare``: most puzzles have none, so files leave the empty list out, and none is suggested to a
    puzzle that has none. ``words`` names values that are no figures.
    """

    key: str
    noun: str
    plural: str
    on: SpotKind
    entry: Literal["number", "signed", "mark", "choice", "arrow"]
    distinct: bool = False
    tool: str = ""
    icon: str = ""
    shortcut: str = ""
    sign: Literal["diamond", "wall", "arrow", "parity", "figure"] = "diamond"
    group: str = ""
    rare: bool = False
    words: tuple[tuple[int, str], ...] = ()

    @property
    def one(self) -> str:
        """The noun with its article: "a number", "an arrow"."""
        return f"{'an' if self.noun[:1] in 'aeiou' else 'a'} {self.noun}"

    @property
    def typed(self) -> bool:
        """Are its values figures?"""
        return self.entry in ("number", "signed")

    def said(self, value: int | None) -> str:
        """A value in words: "12", "even"; for a mark its noun."""
        if value is None:
            return self.noun
        return dict(self.words).get(value, f"{value:,}")

    def turned(self, value: int | None, swapped: bool) -> int | None:
        """The value of a clue on a link whose two ends were swapped: an arrow turns round."""
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


def spans(values: Sequence[int]) -> str:
    """Increasing values in words: "1 to 36", "-4 to -1 or 1 to 4", or "nothing"."""
    ends: list[list[int]] = []
    for value in values:
        if ends and value == ends[-1][1] + 1:
            ends[-1][1] = value
        else:
            ends.append([value, value])
    told = [f"{low:,}" if low == high else f"{low:,} to {high:,}" for low, high in ends]
    return " or ".join(told) or "nothing"


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

    def count(self) -> int:
        """How many clues there are in all."""
        return sum(len(values) for values in self._kinds.values())

    def having(self, *clues: Clue) -> Clues:
        """With these clues placed; each replaces what its kind had on its spot."""
        kinds = dict(self._kinds)
        for clue in clues:
            kinds[clue.kind] = {**kinds.get(clue.kind, {}), clue.spot: clue.value}
        return Clues(kinds)

    def without(self, *clues: Clue) -> Clues:
        """With these clues erased; the value does not matter, absent ones are passed over."""
        kinds = {key: dict(values) for key, values in self._kinds.items()}
        for clue in clues:
            kinds.get(clue.kind, {}).pop(clue.spot, None)
        return Clues(kinds)
