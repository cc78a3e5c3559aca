"""Dataclasses of the program are those of the standard library, declared faster."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, replace
from typing import Any, ClassVar

import pytest

from studio.records import dataclass
from tests.test_architecture import sources

MAKERS = {"ours": dataclass, "standard": dataclasses.dataclass}


def declared(maker: Any, **options: Any) -> type:
    """A class with fields of all sorts."""

    class Sample:
        """A sample."""

        a: int
        b: str = "b"
        among: list[int] = field(default_factory=list)
        hidden: int = field(default=7, compare=False, repr=False)
        unhashed: tuple[int, ...] = field(default=(), hash=False)
        later: int = field(init=False, default=3)
        kept: ClassVar[int] = 5

    return maker(frozen=True, **options)(Sample)


@pytest.mark.parametrize("options", [{}, {"slots": True}, {"eq": False}, {"repr": False}])
def test_a_class_is_what_the_standard_library_makes_of_it(options: dict[str, bool]) -> None:
    ours, standard = (declared(maker, **options) for maker in MAKERS.values())
    assert ours.__match_args__ == standard.__match_args__  # type: ignore[attr-defined]
    for made in (ours, standard):
        one, same, other = made(1, among=[2]), made(1, among=[2]), made(2, "x", [2], 8, (4,))
        assert (one == same, one != other) == (options.get("eq", True), True)
        assert one != "sample"
        assert (one.a, one.b, one.among, one.hidden, one.later) == (1, "b", [2], 7, 3)
        assert made(1).among == [] and made(1).among is not made(1).among
        assert replace(one, a=5) == made(5, among=[2]) or not options.get("eq", True)
        assert one == replace(one, hidden=0) or not options.get("eq", True)
        assert dataclasses.asdict(other)["unhashed"] == (4,)
        assert hasattr(one, "__dict__") != options.get("slots", False)
        with pytest.raises(FrozenInstanceError):
            one.a = 2
        with pytest.raises(FrozenInstanceError):
            del one.a
        with pytest.raises(TypeError):
            made()
        with pytest.raises(TypeError):
            made(1, unknown=2)
        assert list(inspect.signature(made.__init__).parameters)[1:] == [
            *("a", "b", "among", "hidden", "unhashed")
        ]
    if options.get("repr", True):
        shown = (repr(made(1)).split("Sample")[-1] for made in (ours, standard))
        assert next(shown) == next(shown)


@dataclass(frozen=True)
class Base:
    """A class that others are made from."""

    a: int
    b: int = 2

    def doubled(self) -> int:
        """Twice ``a``."""
        return 2 * self.a


@dataclass(frozen=True)
class Derived(Base):
    """One that has more, and a method in place of its base's."""

    c: int = 3

    def __post_init__(self) -> None:
        object.__setattr__(self, "c", self.c + self.a)

    def doubled(self) -> int:
        """Twice as much again."""
        return 2 * super().doubled()


@dataclass(frozen=True)
class Plain(Base):
    """One that has nothing more."""


@dataclass(frozen=True)
class Own:  # noqa: PLW1641 - its hash is that of the fields
    """A class with methods of its own."""

    a: int
    b: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own) and other.a == self.a

    def __repr__(self) -> str:
        return "own"


@dataclass(frozen=True, slots=True)
class Slotted:
    """A class without a dictionary."""

    a: int
    b: tuple[int, ...] = ()


@dataclass(frozen=True)
class Empty:
    """A class without fields."""


def test_the_methods_of_a_base_are_not_those_of_what_is_made_from_it() -> None:
    derived, base = Derived(1), Base(1)
    assert (derived.a, derived.b, derived.c, derived.doubled()) == (1, 2, 4, 4)
    assert base != derived and derived != base and Plain(1) != base
    assert Derived(1, c=9) != derived
    assert repr(Plain(1)) == "Plain(a=1, b=2)"
    match derived:
        case Derived(a, b, c):
            assert (a, b, c) == (1, 2, 4)


@pytest.mark.parametrize("first", ["equal", "hash", "again"])
def test_any_method_may_be_the_first_to_be_called(first: str) -> None:
    made = declared(dataclass)
    one = made.__new__(made)
    for name, value in {"a": 1, "b": "b", "among": (), "unhashed": (), "hidden": 1}.items():
        object.__setattr__(one, name, value)
    if first == "equal":
        assert one == one and one != copy.copy("x")
    elif first == "hash":
        object.__setattr__(one, "later", 3)
        assert hash(one) == hash((1, "b", (), 3))
    else:
        early = made.__init__  # what was looked up before still does its work
        early(one, 4)
        early(one, 5)
        assert one.a == 5


def test_what_a_class_defines_itself_stays() -> None:
    assert Own(1, 2) == Own(1, 3) and repr(Own(1, 2)) == "own"
    assert hash(Own(1, 2)) == hash((1, 2))
    assert Empty() == Empty() and hash(Empty()) == hash(()) and repr(Empty()) == "Empty()"


@pytest.mark.parametrize("value", [Base(4), Derived(4), Slotted(1, (2,)), Empty()])
def test_values_are_copied_and_sent(value: object) -> None:
    for again in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert again == value and hash(again) == hash(value)


def test_the_methods_are_written_once() -> None:
    made = declared(dataclass)
    before = made.__init__
    made(1)
    written = made.__init__
    made(2)
    assert before is not written and made.__init__ is written


def test_classes_that_change_are_those_of_the_standard_library() -> None:
    @dataclass
    class Changing:
        """A class whose values change."""

        a: int

    one = Changing(1)
    one.a = 2
    assert one == Changing(2)


def test_values_have_the_order_of_their_fields() -> None:
    @dataclass(frozen=True, order=True, slots=True)
    class Ordered:
        """A class whose values have an order."""

        a: int
        b: str

    assert Ordered(1, "z") < Ordered(2, "a") <= Ordered(2, "a") >= Ordered(1, "a")
    assert not Ordered(1, "z") > Ordered(2, "a")
    assert sorted([Ordered(2, "a"), Ordered(1, "b"), Ordered(1, "a")])[0] == Ordered(1, "a")
    with pytest.raises(TypeError):
        assert Ordered(1, "z") < 1  # type: ignore[operator]


def test_the_whole_program_declares_its_frozen_classes_so() -> None:
    rooms = ("board", "puzzle", "engines", "families", "drawing", "formats", "work", "cli", "gui")
    slow = [
        path
        for path, tree in sources(*rooms)
        if any(
            getattr(node, "module", None) == "dataclasses"
            and any(name.name == "dataclass" for name in node.names)  # type: ignore[attr-defined]
            for node in tree.body
        )
    ]
    assert slow == []


def test_a_field_that_must_be_given_follows_none_that_need_not() -> None:
    """As the standard library has it: its value would go to the field before."""

    @dataclass(frozen=True)
    class Wrong:
        x: int = 7
        y: int  # type: ignore[misc]

    with pytest.raises(TypeError, match="'y' follows"):
        Wrong(5)  # type: ignore[call-arg]
