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
from functools import lru_cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, TypeAlias

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


_Shape: TypeAlias = tuple[str, tuple[str, ...], bool]
"""Of a method: its name, how each of the fields that it speaks of is filled, and whether there is
something to be done after ``__init__``."""


def _shape(kind: type, name: str) -> tuple[_Shape, list[dataclasses.Field[Any]]]:
    """The shape of a method of a class, and the fields that it speaks of, in their order."""
    fields = list(dataclasses.fields(kind))
    if name == "__init__":
        # Others ``__post_init__`` sets.
        fields = [f for f in fields if f.init or _filling(f) != "given"]
        after = hasattr(kind, "__post_init__")
        return (name, tuple(map(_filling, fields)), after), fields
    if name == "__hash__":
        fields = [f for f in fields if (f.compare if f.hash is None else f.hash)]
    elif name == "__repr__":
        fields = [f for f in fields if f.repr]
    else:
        fields = [f for f in fields if f.compare]
    return (name, ("",) * len(fields), False), fields


def _filling(field: dataclasses.Field[Any]) -> str:
    """Is a field "given" as an argument, "made" where it is not, always "new", or "set"?"""
    if field.default_factory is not dataclasses.MISSING:
        return "made" if field.init else "new"
    if field.init or field.default is dataclasses.MISSING:
        return "given"
    return "set"


@lru_cache
def _code(shape: _Shape) -> CodeType:
    """A method as it would be written for fields ``f0``, ``f1`` ..., of which field ``f0`` is made
    by ``make0`` or set to ``set0``: most classes differ in their names alone."""
    name, fillings, after = shape
    values = {
        "given": "f{0}",
        "made": "make{0}() if f{0} is NOT_GIVEN else f{0}",
        "new": "make{0}()",
        "set": "set{0}",
    }

    def all_of(one: str) -> str:
        return f"({''.join(f'{one}.f{place}, ' for place in range(len(fillings)))})"

    if name == "__init__":
        taken = [f"f{n}" for n, filling in enumerate(fillings) if filling in ("given", "made")]
        body = [
            f"SET(self, 'f{place}', {values[filling].format(place)})"
            for place, filling in enumerate(fillings)
        ]
        body += ["self.__post_init__()"] if after else []
        lines = [f"def __init__({', '.join(['self', *taken])}):", *(body or ["pass"])]
    elif name == "__hash__":
        lines = ["def __hash__(self):", f"return hash({all_of('self')})"]
    elif name == "__repr__":
        shown = ", ".join(f"f{place}={{self.f{place}!r}}" for place in range(len(fillings)))
        lines = ["def __repr__(self):", f"return f'{{type(self).__qualname__}}({shown})'"]
    else:
        lines = [
            f"def {name}(self, other):",
            "if other.__class__ is self.__class__:",
            f"  return {all_of('self')} {_ORDER.get(name, '==')} {all_of('other')}",
            "return NotImplemented",
        ]
    module = compile("\n  ".join(lines), "<record>", "exec")
    return next(const for const in module.co_consts if isinstance(const, CodeType))


def _written(kind: type, name: str) -> Callable[..., Any]:
    """Write a method of a class, which has it from now on."""
    shape, fields = _shape(kind, name)
    names = {f"f{place}": field.name for place, field in enumerate(fields)}
    if name == "__repr__":
        named = names.items()
        names |= {f"{mark}{f}=": f"{mark}{own}=" for f, own in named for mark in ("(", ", ")}
    known: dict[str, Any] = {"SET": _SET, "NOT_GIVEN": _NOT_GIVEN}
    defaults: list[Any] = []
    for place, (field, filling) in enumerate(zip(fields, shape[1], strict=True)):
        if defaults and filling == "given" and field.default is dataclasses.MISSING:
            raise TypeError(f"non-default argument {field.name!r} follows default argument")
        if filling in ("made", "new"):
            known[f"make{place}"] = field.default_factory
        if filling == "set":
            known[f"set{place}"] = field.default
        if filling == "made":
            defaults.append(_NOT_GIVEN)
        elif filling == "given" and field.default is not dataclasses.MISSING:
            defaults.append(field.default)
    code = _code(shape)
    code = code.replace(
        co_names=tuple(names.get(each, each) for each in code.co_names),
        co_varnames=tuple(names.get(each, each) for each in code.co_varnames),
        co_consts=tuple(names.get(c, c) if isinstance(c, str) else c for c in code.co_consts),
    )
    method = FunctionType(code, known, name, tuple(defaults))
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
