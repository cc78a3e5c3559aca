"""JSON that strangers wrote: parsed within bounds, with sentences for what is wrong."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from studio.formats.format import FormatError, LimitError, shown
from studio.formats.format import at as place_at
from studio.puzzle.message import Message, word

MAX_DEPTH = 64
MAX_DIGITS = 18
MAX_PARTS = 300_000
"""Lists and objects in a file; the largest board full of clues, with its answer, has 160,000."""


def parse(text: str) -> Any:
    """The value of a JSON text.

    Refuses what Python's reader lets pass: keys that stand twice, NaN and Infinity, numbers of more
    than 18 digits, deep nesting. Raises FormatError with line and column for faults of syntax.
    """
    if text.count("[") + text.count("{") > MAX_PARTS:
        raise LimitError("There are more lists in it than any puzzle needs.")
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_int=_integer,
            parse_float=_real,
        )
    except json.JSONDecodeError as error:
        where = place_at(error.lineno, error.colno)
        reason = SYNTAX.get(error.msg)
        if reason is None:
            raise FormatError("This is no valid JSON.", where) from None
        raise FormatError("This is no valid JSON: {reason}.", where, reason=word(reason)) from None
    except RecursionError:
        # Python's scanner counts its depth and gives up long before the stack does.
        raise FormatError("This JSON is nested too deeply to be a puzzle.") from None
    return value


def check_kept(value: Any, where: str | Message) -> None:
    """Refuse unknown data that could not be written back: nested too deeply, broken characters."""
    todo = [(value, 0)]
    while todo:
        item, depth = todo.pop()
        if depth > MAX_DEPTH:
            raise FormatError("This is nested too deeply.", where)
        if isinstance(item, str):
            check_text(item, where)
        elif isinstance(item, list):
            todo += [(part, depth + 1) for part in item]
        elif isinstance(item, dict):
            todo += [(part, depth + 1) for pair in item.items() for part in pair]


def check_text(text: str, where: str | Message) -> None:
    """Refuse half of a surrogate pair, which no file can hold."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise FormatError("The text holds half a character.", where) from None


SYNTAX = {
    "Expecting value": "expecting value",
    "Expecting ',' delimiter": "expecting ',' delimiter",
    "Expecting ':' delimiter": "expecting ':' delimiter",
    "Expecting property name enclosed in double quotes": (
        "expecting property name enclosed in double quotes"
    ),
    "Extra data": "extra data",
    "Illegal trailing comma before end of array": "illegal trailing comma before end of array",
    "Illegal trailing comma before end of object": "illegal trailing comma before end of object",
    "Invalid \\escape": "invalid \\escape",
    "Invalid \\uXXXX escape": "invalid \\uXXXX escape",
    "Invalid control character at": "invalid control character",
    "Unterminated string starting at": "unterminated string",
}
"""What Python's reader says of faults of syntax, and what is said here: a place that its words lead
up to stands elsewhere. What is not here is said in no language but English."""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise FormatError("The key {key} stands twice in one object.", key=shown(key))
            seen.add(key)
    return found


def _constant(name: str) -> NoReturn:
    raise FormatError("{name} is no number that a puzzle file may hold.", name=name)


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise FormatError(
            "A number of {digits:,} digits is more than a puzzle file may hold.", digits=len(digits)
        )
    return int(digits)


def _real(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise FormatError(
            "The number {digits} is more than a puzzle file may hold.", digits=shown(digits)
        )
    return value
