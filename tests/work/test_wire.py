"""Every message comes back as it was sent, whatever is in it; nothing else is taken for one."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from studio.board import Board, Cell, Corner, Edge, SpotKind
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Clue, Clues, Puzzle
from studio.puzzle.message import Message
from studio.puzzle.reason import Code
from studio.records import dataclass
from studio.work import wire
from studio.work.protocol import Always, answers_to
from studio.work.sentences import REASONS
from studio.work.wire import Answer, Codec, WireError, lines_of
from studio.work.worker import KINDS

NEWS = tuple(dict.fromkeys(news for kind in KINDS for news in kind.NEWS))
MESSAGES = (*KINDS, *get_args(Always), *NEWS)

AT = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
EDGE = st.builds(Edge.of, AT, AT, st.sampled_from([SpotKind.EDGE, SpotKind.SIDE]))
SPOT = st.builds(Cell, AT) | st.builds(Corner, AT) | EDGE
CLUE = st.builds(Clue, st.sampled_from(["labels", "numbers"]), SPOT, st.none() | st.integers(-9, 9))
PUZZLES = st.sampled_from(
    [
        Puzzle(SLITHERLINK, Board.square(2, 3)).placed(Clue("numbers", Cell((0, 1)), 3)),
        Puzzle(NUMBER_PATH, Board.hexagon(1), options={"closed": True}, title="Ünï\n"),
    ]
)
WHOLE = st.integers(-(10**6), 10**6)
PLAIN: Mapping[Any, st.SearchStrategy[Any]] = {
    int: WHOLE,
    float: st.floats(allow_nan=False, allow_infinity=False),
    str: st.text(max_size=5),
    bool: st.booleans(),
    bytes: st.binary(max_size=9),
    type(None): st.none(),
    Any: st.none() | WHOLE | st.booleans() | st.text(max_size=5),
    Edge: EDGE,
    Puzzle: PUZZLES,
    Clues: st.lists(CLUE, max_size=3).map(lambda clues: Clues().having(*clues)),
    Code: st.sampled_from(list(REASONS)),
    # As type hints say ``Filling`` once the name in it is known.
    Union[int, float, str, Message]: st.recursive(  # noqa: UP007
        WHOLE | st.floats(allow_nan=False) | st.text(max_size=5),
        lambda values: st.builds(
            Message,
            st.text(max_size=5),
            st.lists(st.tuples(st.text(max_size=5), values)).map(tuple),
        ),
        max_leaves=4,
    ),
    Path: st.just(Path("/home/somebody/a b.pdf")),
    array: st.lists(st.integers(-9, 9), max_size=4).map(lambda values: array("i", values)),
}


class Arrays:
    """``array[int]`` is for type checkers only, until Python 3.12."""

    def __class_getitem__(cls, of: object) -> type:
        return array


def values_of(hint: Any) -> st.SearchStrategy[Any]:
    """Values of a type, by another way than the codec's."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return st.sampled_from([3**20_000, -(7**6000)]) | WHOLE
    if is_dataclass(hint) and isinstance(hint, type):
        hints = get_type_hints(hint, localns={"array": Arrays}, include_extras=True)
        parts = {field.name: values_of(hints[field.name]) for field in fields(hint)}
        return st.builds(hint, **parts)
    if origin is tuple and arguments[1:] != (...,):
        return st.tuples(*map(values_of, arguments))
    if origin is tuple:
        return st.lists(values_of(arguments[0]), max_size=2).map(tuple)
    if origin is frozenset:
        return st.frozensets(values_of(arguments[0]), max_size=2)
    if origin is not None and issubclass_of_mapping(origin):
        return st.dictionaries(*map(values_of, arguments), max_size=2)
    if arguments and origin is not None and "Literal" not in str(origin):
        return st.one_of(*map(values_of, arguments))
    return st.sampled_from(arguments or list(hint))


def issubclass_of_mapping(origin: Any) -> bool:
    return isinstance(origin, type) and issubclass(origin, Mapping)


def same(a: Any, b: Any) -> bool:
    """Equal, also where a dataclass is not compared by its values."""
    if is_dataclass(a) and type(a) is type(b):
        return all(same(getattr(a, f.name), getattr(b, f.name)) for f in fields(a))
    return type(a) is type(b) and bool(a == b)


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
@settings(max_examples=6, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_message_comes_back_as_it_was(kind: type, data: st.DataObject) -> None:
    message = data.draw(values_of(kind))
    codec: Codec[Any] = Codec(*MESSAGES)
    line = codec.encode(3, message)
    assert line.endswith(b"\n") and line.count(b"\n") == 1
    answer = codec.decode(line)
    assert answer.job == 3 and same(answer.message, message)


def test_no_two_messages_have_one_name() -> None:
    names = [kind.__name__ for kind in dict.fromkeys(MESSAGES)]
    assert len(set(names)) == len(names) > 50


def spoilt(value: Any) -> list[Any]:
    """The same with one thing inside replaced by something that no message has there."""
    found: list[Any] = [{"no": {"no": []}}]
    if isinstance(value, list):
        for k, item in enumerate(value):
            found += [[*value[:k], bad, *value[k + 1 :]] for bad in spoilt(item)]
    if isinstance(value, dict):
        for key, item in value.items():
            found += [{**value, key: bad} for bad in spoilt(item)]
    return found


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
@settings(max_examples=1, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_message_spoilt_anywhere_is_refused(kind: type, data: st.DataObject) -> None:
    codec: Codec[Any] = Codec(*MESSAGES)
    good = json.loads(codec.encode(3, data.draw(values_of(kind))))
    message = good["message"]
    bad_ones = spoilt(message)[:50]
    bad_ones += [{k: v for k, v in message.items() if k != key} for key in message]
    for bad in (*bad_ones, {**message, "more": 1}):
        with pytest.raises(WireError, match="is no message: "):
            codec.decode(json.dumps({"job": 3, "message": bad}).encode())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b'{"job": 1, "message": {"is": "Rumour"}}', "Rumour"),
        (b'{"job": 1, "message": {"is": "Ended", "reason": 3}}', r"\$\.message\.reason"),
        (b'{"job": "1", "message": {"is": "Ready"}}', r"\$\.job"),
        (b"\xff\xfe{]\n", "no message"),
        (b"[" * 100_000, "no message"),
        (b"", "truncated"),
    ],
)
def test_the_error_names_what_is_wrong(line: bytes, words: str) -> None:
    with pytest.raises(WireError, match=words):
        answers_to(NEWS).decode(line)


def test_a_message_that_is_none_here_cannot_be_sent() -> None:
    with pytest.raises(TypeError, match="Path is no message here"):
        Codec[Any](*MESSAGES).encode(1, Path())


def test_a_line_that_is_too_long_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "LONGEST", 100)
    codec = answers_to(())
    good = b'{"job":0,"message":{"is":"Ready"}}\n'
    lines = [*lines_of(BytesIO(good + b" " * 250 + good))]
    assert max(map(len, lines)) == 101
    assert isinstance(codec.decode(lines[0]), Answer)
    with pytest.raises(WireError, match="more than 100 bytes"):
        codec.decode(lines[1])


def test_a_type_that_does_not_travel_is_told_at_once() -> None:
    @dataclass(frozen=True)
    class Odd:
        what: complex

    Odd.__annotations__["what"] = complex
    with pytest.raises(TypeError, match="does not travel"):
        Codec[Any](Odd).encode(1, Odd(1j))
