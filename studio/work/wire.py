"""Plain dataclasses as lines of JSON between the program's own processes, and back, strictly.

Messages and the values in them are ordinary frozen dataclasses that know nothing of this. A
:class:`Codec` is made for a union of them: what goes over the wire is derived from their type hints
once, as msgspec structs with the name of the class as tag, so that the compiled reader of msgspec
checks every name and type. A line that fits none of the union is a :class:`WireError` that says
where and why. Only this module knows msgspec.

Beside numbers, strings, enums, literals, bytes, tuples, frozen sets and mappings, and unions of
dataclasses anywhere, fields may be

- integers of any size (``Annotated[int, ...]``, see :data:`studio.engines.events.Huge`), which
  travel in hexadecimal: decimal conversion refuses thousands of digits;
- a :class:`Puzzle`, as native text, whose reader is safe against hostile files; its clues alone;
- ``array("i")``, as its bytes;
- a :class:`Code`, as the name of its enum and its own, and what is filled into its sentence;
- a :class:`Message`, as its templates and what is filled in;
- ``Any``, which stands for a plain scalar here.
"""

from __future__ import annotations

import types
from array import array
from collections import abc
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, cached_property
from operator import attrgetter
from pathlib import Path
from typing import (
    IO,
    TYPE_CHECKING,
    Annotated,
    Any,
    Generic,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
)
from typing import get_type_hints as hints_of

from studio.board import Edge, SpotKind
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Clues, Puzzle, message
from studio.puzzle.message import Filling
from studio.puzzle.reason import Code, Value
from studio.records import dataclass

if TYPE_CHECKING:
    import msgspec

LONGEST = 1 << 28
"""Bytes of a line: the longest are animations and tours of a million cells."""

TAG = "is"
"""The key under which a message says what it is; values in it are arrays that begin with that."""

Message = TypeVar("Message")


class WireError(ValueError):
    """A line that is no message; ``str()`` is a sentence that says what is wrong with it."""


@dataclass(frozen=True)
class Answer(Generic[Message]):
    """A message with the number of the job it belongs to; 0 where it belongs to none."""

    job: int
    message: Message


@dataclass(frozen=True)
class Form:
    """How values of a type travel: as what msgspec type, and the ways there and back.

    Without a way the value travels as it is.
    """

    wire: Any
    down: Callable[[Any], Any] | None = None
    up: Callable[[Any], Any] | None = None


class Codec(Generic[Message]):
    """Writes and reads the messages of a union, given as its classes."""

    def __init__(self, *kinds: type) -> None:
        self._kinds = kinds

    @property
    def kinds(self) -> tuple[type, ...]:
        """The classes of the messages."""
        return self._kinds

    def encode(self, job: int, message: Message) -> bytes:
        """A message of a job as a line; TypeError for one that is none of the union."""
        kind: type = type(message)
        if kind not in self._kinds:
            raise TypeError(f"{kind.__name__} is no message here")
        down = _message_form(kind).down
        assert down is not None
        return _encoder().encode({"job": job, "message": down(message)}) + b"\n"

    def decode(self, line: bytes) -> Answer[Message]:
        """The inverse of :meth:`encode`; WireError for anything else."""
        if len(line) > LONGEST:
            raise WireError(f"A message of more than {LONGEST:,} bytes is too long.")
        try:
            envelope = self._decoder.decode(line)
            return Answer(envelope.job, self._up(envelope.message))
        except (ValueError, ArithmeticError, LookupError, RecursionError, FormatError) as error:
            start = line[:60].decode("utf-8", "replace").strip()
            raise WireError(f"{start!r} is no message: {error}") from error

    @cached_property
    def _ups(self) -> Mapping[type, Callable[[Any], Any]]:
        forms = map(_message_form, self._kinds)
        return {form.wire: form.up for form in forms if form.up is not None}

    def _up(self, told: Any) -> Any:
        return self._ups[type(told)](told)

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        import msgspec

        names = [("job", int), ("message", Union[tuple(self._ups)])]  # noqa: UP007 - known only now
        envelope = msgspec.defstruct("Envelope", names, forbid_unknown_fields=True)
        return msgspec.json.Decoder(envelope, strict=True)


def lines_of(stream: IO[bytes], longest: int | None = None) -> Iterator[bytes]:
    """The lines of a stream to its end; one that is too long comes in pieces, each of them refused.

    So nothing that never ends a line can fill the memory.
    """
    while line := stream.readline((longest or LONGEST) + 1):
        yield line


# -- from type hints to structs --------------------------------------------------------------------


@cache
def _form(hint: Any) -> Form:
    """How values of a type travel; TypeError for types that do not."""
    if hint in _SPECIAL:
        return _SPECIAL[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Clues:
        return _clues_form()
    if origin is Annotated and arguments[0] is int:
        return _huge()
    if origin is Literal or (isinstance(hint, type) and issubclass(hint, Enum | str)):
        return Form(hint)
    if origin in (Union, types.UnionType):
        return _union_form(arguments)
    if origin in (tuple, abc.Sequence, list):
        return _sequence_form(arguments)
    if origin is frozenset:
        inner = _sequence_form((arguments[0], ...))
        listed = inner.down or tuple
        return Form(inner.wire, lambda v: sorted(listed(v), key=repr), _after(inner.up, frozenset))
    if origin in (dict, abc.Mapping):
        return _mapping_form(*map(_form, arguments))
    if is_dataclass(hint) and isinstance(hint, type):
        return _struct_form(hint)
    raise TypeError(f"{hint} does not travel between processes")


def _union_form(arguments: tuple[Any, ...]) -> Form:
    kinds = [kind for kind in arguments if kind is not types.NoneType]
    forms = {kind: _form(kind) for kind in kinds}
    wire: Any = Union[tuple(form.wire for form in forms.values())]  # noqa: UP007 - known only now
    if len(kinds) == 1:
        (only,) = forms.values()
        down, up = only.down, only.up
    elif all(form.down is None and form.up is None for form in forms.values()):
        return Form(wire if len(kinds) == len(arguments) else wire | None)
    else:
        downs = {kind: form.down for kind, form in forms.items() if form.down is not None}
        ups = {form.wire: form.up for form in forms.values() if form.up is not None}
        down = lambda value: downs[type(value)](value)  # noqa: E731
        up = lambda value: ups[type(value)](value)  # noqa: E731
    if len(kinds) < len(arguments):
        return Form(wire | None, _unless_none(down), _unless_none(up))
    return Form(wire, down, up)


def _unless_none(way: Callable[[Any], Any] | None) -> Callable[[Any], Any] | None:
    return None if way is None else lambda value: None if value is None else way(value)


def _after(first: Callable[[Any], Any] | None, then: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return then if first is None else lambda value: then(first(value))


def _sequence_form(arguments: tuple[Any, ...]) -> Form:
    if len(arguments) == 1 or arguments[1:] == (...,):
        form = _form(arguments[0])
        return Form(types.GenericAlias(tuple, (form.wire, ...)), _each(form.down), _each(form.up))
    forms = tuple(map(_form, arguments))
    downs, ups = [form.down for form in forms], [form.up for form in forms]
    wires = tuple(form.wire for form in forms)
    return Form(types.GenericAlias(tuple, wires), _zipped(downs), _zipped(ups))


def _each(way: Callable[[Any], Any] | None) -> Callable[[Any], Any] | None:
    return None if way is None else lambda values: tuple(map(way, values))


def _zipped(ways: list[Callable[[Any], Any] | None]) -> Callable[[Any], Any] | None:
    if not any(ways):
        return None
    return lambda values: tuple(
        [v if way is None else way(v) for way, v in zip(ways, values, strict=True)]
    )


def _mapping_form(key: Form, value: Form) -> Form:
    if key.down is not None or key.up is not None:
        raise TypeError("keys travel as they are")

    def on_values(way: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
        return dict if way is None else lambda told: {k: way(v) for k, v in told.items()}

    wire = types.GenericAlias(dict, (key.wire, value.wire))
    return Form(wire, on_values(value.down), on_values(value.up))


@cache
def _message_form(kind: type) -> Form:
    """How a message travels: as an object with the names of its fields."""
    return _struct_form(kind, named=True)


def _struct_form(kind: type, *, named: bool = False) -> Form:
    """How a dataclass travels; within a message, without the names, as there may be thousands."""
    import msgspec

    hints = hints_of(kind, localns={"array": _Arrays}, include_extras=True)
    names = [field.name for field in fields(kind)]
    forms = [_form(hints[name]) for name in names]
    struct = msgspec.defstruct(
        kind.__name__,
        [(name, form.wire) for name, form in zip(names, forms, strict=True)],
        tag=kind.__name__,
        tag_field=TAG,
        array_like=not named,
        forbid_unknown_fields=True,
        frozen=True,
        gc=False,
    )
    down = _rebuilt(names, [form.down for form in forms], struct)
    return Form(struct, down, _UPS.get(kind) or _rebuilt(names, [form.up for form in forms], kind))


def _rebuilt(
    names: list[str], ways: list[Callable[[Any], Any] | None], kind: Callable[..., Any]
) -> Callable[[Any], Any]:
    """What makes an object of another class with the same fields, each taken its way."""
    if not names:
        return lambda value: kind()
    if len(names) == 1:
        (name,), (way,) = names, ways
        get_one = attrgetter(name)
        if way is None:
            return lambda value: kind(get_one(value))
        return lambda value: kind(way(get_one(value)))
    get = attrgetter(*names)
    if not any(ways):
        return lambda value: kind(*get(value))
    return lambda value: kind(
        *[v if way is None else way(v) for way, v in zip(ways, get(value), strict=True)]
    )


class _Arrays:
    """Stands for ``array`` in type hints: until Python 3.12 ``array[int]`` is for checkers only."""

    def __class_getitem__(cls, of: type) -> type:
        return array


@cache
def _encoder() -> msgspec.json.Encoder:
    # Loaded by whoever sends or reads something, which the command line never does.
    import msgspec

    return msgspec.json.Encoder()


def _huge() -> Form:
    import msgspec

    digits = Annotated[str, msgspec.Meta(pattern="^-?[0-9a-f]+$")]
    return Form(digits, lambda number: f"{number:x}", lambda text: int(text, 16))


def _array(data: bytes) -> array[int]:
    values: array[int] = array("i")
    values.frombytes(data)
    return values


def _clues(clues: tuple[Clue, ...]) -> Clues:
    return Clues().having(*clues)


def _clues_form() -> Form:
    listed = _sequence_form((Clue, ...))
    down = listed.down or tuple
    return Form(listed.wire, lambda clues: down(clues.all()), _after(listed.up, _clues))


def _code(text: str) -> Code:
    """The inverse of :func:`_code_text`; LookupError for anything else."""
    from studio.work.sentences import REASONS

    codes = {_code_text(code): code for code in REASONS}
    return codes[text]


def _code_text(code: Code) -> str:
    return f"{type(code).__name__}.{code.name}"


def _value_text(value: Filling) -> str:
    """A text after "=", a number of any size in hexadecimal after "#", another
    one after "~", a message after "@"."""
    if isinstance(value, message.Message):
        return f"@{_encoder().encode(_message_parts(value)).decode()}"
    if isinstance(value, float):
        return f"~{value!r}"
    return f"={value}" if isinstance(value, str) else f"#{value:x}"


def _filling(text: str) -> Filling:
    """The inverse of :func:`_value_text`; ValueError for anything else."""
    return float(text[1:]) if text.startswith("~") else _value(text)


def _value(text: str) -> Value:
    """The inverse of :func:`_value_text` but for floats; ValueError for anything else."""
    import msgspec

    if text.startswith("@"):
        return _told(msgspec.json.decode(text[1:], type=_Parts))
    if text.startswith("="):
        return text[1:]
    if text.startswith("#"):
        return int(text[1:], 16)
    raise ValueError(f"{text!r} is no value of a reason")


_Parts: TypeAlias = tuple[str, tuple[tuple[str, str], ...], str, str]
"""The fields of a message, each value of it as a text."""


def _message_parts(told: message.Message) -> _Parts:
    values = tuple((name, _value_text(value)) for name, value in told.values)
    return told.template, values, told.counts, told.many


def _told(parts: _Parts) -> message.Message:
    """The inverse of :func:`_message_parts`."""
    template, values, counts, many = parts
    filled = tuple((name, _filling(text)) for name, text in values)
    return message.Message(template, filled, counts, many)


def _special() -> Mapping[Any, Form]:
    plain = {kind: Form(kind) for kind in (int, str, float, bool, bytes)}
    return {
        **plain,
        Any: Form(int | float | str | bool | None),
        array: Form(bytes, lambda values: values.tobytes(), _array),
        Code: Form(str, _code_text, _code),
        Value: Form(str, _value_text, _value),
        # As type hints say :data:`Filling` once the name in it is known.
        Union[int, float, str, message.Message]: Form(str, _value_text, _filling),  # noqa: UP007
        Path: Form(str, str, Path),
        Puzzle: Form(
            str,
            lambda puzzle: native.write(puzzle, PLAIN).decode(),
            lambda text: native.read(text).puzzle,
        ),
    }


_ENDS = {kind.value: kind for kind in (SpotKind.EDGE, SpotKind.SIDE)}

_UPS: Mapping[type, Callable[[Any], Any]] = {
    # Addresses come in order, and only two kinds of place have two of them.
    Edge: lambda told: Edge.of(told.a, told.b, _ENDS[told.on]),
}

_SPECIAL: dict[Any, Form] = dict(_special())
