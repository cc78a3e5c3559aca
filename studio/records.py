"""Frozen dataclasses that are quick to declare: a third of a start went into writing their methods.

``dataclass`` is that of the standard library and used like it: fields, ``replace``, ``match`` and
type checkers see no difference. But Python writes and compiles six methods for each frozen class
when its module is loaded (0.34 ms), of which a start uses few. Here a class gets methods that all
share, and those that have to be fast, as ``__init__``, ``__eq__`` and ``__hash__``, when they are
first called.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

_SET = object.__setattr__

_NOT_GIVEN = object()
"""The default of an argument for which a factory makes the value."""

_ORDER = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">="}


def _setattr(self: object, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delattr(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        _SET(self, field.name, value)


def _init_source(fields: tuple[dataclasses.Field[Any], ...], known: dict[str, Any]) -> str:
    """``__init__`` as it would be written; the values that it refers to become known."""
    taken, body = ["self"], ["pass"]
    for field in fields:
        name = field.name
        value = name
        if field.default_factory is not dataclasses.MISSING:
            known[f"make_{name}"] = field.default_factory
            value = f"make_{name}()"
            if field.init:
                taken.append(f"{name}=NOT_GIVEN")
                value += f" if {name} is NOT_GIVEN else {name}"
        elif field.default is not dataclasses.MISSING:
            known[f"default_{name}"] = field.default
            if field.init:
                taken.append(f"{name}=default_{name}")
            else:
                value = f"default_{name}"
        elif field.init:
            taken.append(name)
        else:
            continue  # __post_init__ sets it
        body.append(f"SET(self, {name!r}, {value})")
    if "POST" in known:
        body.append("self.__post_init__()")
    return f"def __init__({', '.join(taken)}):\n  " + "\n  ".join(body)


def _source(kind: type, name: str, known: dict[str, Any]) -> str:
    """One of the late methods of a class as it would be written."""
    fields = dataclasses.fields(kind)
    if name == "__init__":
        if hasattr(kind, "__post_init__"):
            known["POST"] = True
        return _init_source(fields, known)

    def values(of: str, chosen: Callable[[dataclasses.Field[Any]], bool]) -> str:
        return f"({''.join(f'{of}.{field.name}, ' for field in fields if chosen(field))})"

    def compared(field: dataclasses.Field[Any]) -> bool:
        return field.compare

    def hashed(field: dataclasses.Field[Any]) -> bool:
        return field.compare if field.hash is None else field.hash

    if name == "__hash__":
        return f"def __hash__(self):\n  return hash({values('self', hashed)})"
    if name == "__repr__":
        shown = ", ".join(f"{f.name}={{self.{f.name}!r}}" for f in fields if f.repr)
        return f"def __repr__(self):\n  return f'{{type(self).__qualname__}}({shown})'"
    sign = _ORDER.get(name, "==")
    return (
        f"def {name}(self, other):\n"
        "  if other.__class__ is self.__class__:\n"
        f"    return {values('self', compared)} {sign} {values('other', compared)}\n"
        "  return NotImplemented"
    )


def _written(kind: type, name: str) -> Callable[..., Any]:
    """Write and compile a method of a class, which has it from now on."""
    names: dict[str, Any] = {"SET": _SET, "NOT_GIVEN": _NOT_GIVEN}
    exec(_source(kind, name, names), names)
    method: Callable[..., Any] = names[name]
    method.__qualname__ = f"{kind.__qualname__}.{name}"
    setattr(kind, name, method)
    return method


def _defer(kind: type, names: frozenset[str]) -> None:
    """Let the first call of each of the methods write it."""

    def late(name: str) -> Callable[..., Any]:
        def first(self: object, *args: Any, **named: Any) -> Any:
            return _written(kind, name)(self, *args, **named)

        return first

    for name in names:
        setattr(kind, name, late(name))


def _declared(kind: type, *, slots: bool, eq: bool, order: bool, repr: bool) -> type:
    """The class with what a frozen dataclass has."""
    wanted = {"__init__": True, "__eq__": eq, "__hash__": eq, "__repr__": repr}
    wanted |= dict.fromkeys(_ORDER, order)
    own = vars(kind)
    # An own __eq__ makes Python put None for the hash; it is to be that of the fields all the same.
    names = frozenset(name for name in wanted if wanted[name] and own.get(name) is None)
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(kind)
    shared: dict[str, Any] = {"__setattr__": _setattr, "__delattr__": _delattr}
    if slots:
        shared |= {"__getstate__": _getstate, "__setstate__": _setstate}
    for name, method in shared.items():
        setattr(made, name, method)
    _defer(made, names)
    return made


if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(
        kind: type | None = None,
        /,
        *,
        frozen: bool = False,
        slots: bool = False,
        eq: bool = True,
        order: bool = False,
        repr: bool = True,
    ) -> Any:
        """A dataclass; one that is frozen has its methods when they are called."""

        def wrap(kind: type) -> type:
            if frozen:
                return _declared(kind, slots=slots, eq=eq, order=order, repr=repr)
            return dataclasses.dataclass(frozen=frozen, slots=slots, eq=eq, order=order, repr=repr)(
                kind
            )

        return wrap if kind is None else wrap(kind)
