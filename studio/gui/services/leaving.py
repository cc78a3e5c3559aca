"""The questions before something goes: no answer takes effect before the last one is given.

Whoever holds what could be lost has a method that asks: it gets what was given up so far and what
follows its answer, and returns the question, open, or None if nothing of it would be lost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias


class GivenUp:
    """What may be lost, as was answered to the questions so far.

    It is told with the state that it was in: what has changed since is asked about again. ``ends``:
    the program ends with it, so that nothing can be brought back.
    """

    def __init__(self, *, ends: bool = False) -> None:
        self.ends = ends
        self._told: list[tuple[object, object]] = []

    def add(self, what: object, state: object = None) -> None:
        """This may be lost, as it is now."""
        self._told.append((what, state))

    def has(self, what: object, state: object = None) -> bool:
        """May this be lost?"""
        return any(what is told and state == then for told, then in self._told)


Ask: TypeAlias = Callable[[GivenUp, Callable[[], object]], object | None]


def may_leave(ask: Ask, then: Callable[[], object], *, ends: bool = False) -> bool:
    """Does nothing have to be asked? Else ``then`` follows once all is answered or saved.

    A question that is cancelled, and a save that fails, end it: then all is as it was. ``ends``:
    the program is to end.
    """
    given_up = GivenUp(ends=ends)

    def go_on() -> None:
        if ask(given_up, go_on) is None:
            then()

    return ask(given_up, go_on) is None
