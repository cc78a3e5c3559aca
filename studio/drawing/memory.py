"""Remembering the last results of pure functions: what did not change stays the same object."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from studio.board import Board
from studio.puzzle import Clues

Given = ParamSpec("Given")
Made = TypeVar("Made")

_BY_IDENTITY = (Board, Clues)
"""Large values that edits replace and undo brings back whole: comparing their contents would cost
more than drawing them again."""

_KNOWN: list[deque[Any]] = []
"""What all functions remember."""


def forget() -> None:
    """Make everything anew from now on: whatever says words speaks another language."""
    for known in _KNOWN:
        known.clear()


def remembered(
    size: int = 6,
) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Keep the last ``size`` results of a pure function of positional arguments.

    Unlike ``functools.lru_cache`` it needs no hash: boards and clues match only as the very same
    object, everything else by equality. So a layer whose inputs did not change is the same tuple,
    and a screen tells by ``is`` what to repaint.
    """

    def decorate(function: Callable[Given, Made]) -> Callable[Given, Made]:
        known: deque[tuple[tuple[Any, ...], Made]] = deque(maxlen=size)
        _KNOWN.append(known)

        @wraps(function)
        def recall(*args: Given.args, **kwargs: Given.kwargs) -> Made:
            assert not kwargs, "remembered functions take positional arguments"
            for before, result in tuple(known):
                if len(before) == len(args) and all(map(_same, before, args)):
                    return result
            result = function(*args, **kwargs)
            known.append((args, result))
            return result

        return recall

    return decorate


def _same(a: object, b: object) -> bool:
    return a is b or (not isinstance(a, _BY_IDENTITY) and a == b)
