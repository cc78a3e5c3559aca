"""What every engine is: ``run`` yields events, ``declines`` says what it cannot do."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from enum import Enum
from typing import Protocol, TypeAlias, TypeVar

from studio.board import Graph
from studio.engines.events import Event
from studio.puzzle import Constraint, Problem, Shape, Trace
from studio.puzzle.reason import Reason
from studio.records import dataclass

Outcome = TypeVar("Outcome")


class Task(Enum):
    """What is asked of an engine."""

    SOLVE = "solve"
    """Answers, one by one, up to the limit."""
    COUNT = "count"
    """The number of answers, without showing them."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Every stop condition in one place; None means no limit."""

    seconds: float | None = None
    solutions: int | None = None
    nodes: int | None = None
    """Search nodes or table states, whichever the engine has."""


class Token:
    """A way to stop work from outside; checked by loops, and told to whoever must be woken."""

    def __init__(self, seconds: float | None = None) -> None:
        self._cancelled = False
        self._deadline = None if seconds is None else time.monotonic() + seconds
        self._wake: list[Callable[[], None]] = []
        self._outer: Token | None = None

    def cancel(self) -> None:
        """Stop the work, also a solver call that is under way; safe from another thread."""
        self._cancelled = True
        for wake in list(self._wake):
            wake()

    @property
    def cancelled(self) -> bool:
        """Was the work stopped from outside?"""
        return self._cancelled

    @property
    def stopped(self) -> bool:
        """Was the work stopped, or is its time over?"""
        return self._cancelled or self.left == 0.0

    @property
    def left(self) -> float | None:
        """Seconds left, at least 0; None if there is no limit."""
        if self._deadline is None:
            return None
        return max(0.0, self._deadline - time.monotonic())

    def within(self, seconds: float) -> Token:
        """A token that stops with this one, and after so many seconds at the latest.

        Call :meth:`release` on it when the work is done.
        """
        left = self.left
        inner = Token(seconds if left is None else min(seconds, left))
        inner._outer = self
        self.on_cancel(inner.cancel)
        if self._cancelled:
            inner.cancel()
        return inner

    def release(self) -> None:
        """The work is done: a token made by :meth:`within` is no longer told by the other."""
        if self._outer is not None:
            self._outer.forget(self.cancel)

    def on_cancel(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` when the work is cancelled."""
        self._wake.append(wake)

    def forget(self, wake: Callable[[], None]) -> None:
        """Do not call ``wake`` any more."""
        if wake in self._wake:
            self._wake.remove(wake)


class Halt(Exception):  # noqa: N818 - a way out, not an error
    """A token stopped the work; raised and caught within one search."""


class Patience(Token):
    """Stops with another token, and when it was looked at so many times: an end to work that is the
    same each time, which a clock is not."""

    def __init__(self, outer: Token, looks: int) -> None:
        super().__init__()
        self._outer = outer
        self._looks = looks
        outer.on_cancel(self.cancel)
        if outer.cancelled:
            self.cancel()

    @property
    def stopped(self) -> bool:
        """Counts a look."""
        self._looks -= 1
        return self.cancelled or self.left == 0.0

    @property
    def left(self) -> float:
        """Not known in seconds: at least some, as long as looks are left."""
        assert self._outer is not None
        return 0.0 if self._looks < 0 or self._outer.stopped else 1.0


def outcome(work: Generator[object, None, Outcome]) -> Outcome:
    """Do all of the work and give its result; what it tells on the way is passed over."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: Outcome = ended.value
            return result


class Engine(Protocol):
    """An engine. One object, declared once, listed in ``studio.engines.catalogue.ENGINES``."""

    @property
    def key(self) -> str:
        """The name on the command line."""
        ...

    @property
    def name(self) -> str:
        """The name people read."""
        ...

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """Why this engine cannot do the task; None if it can."""
        ...

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Work; the last event is a :class:`~studio.engines.events.Done`.

        Only for problems that :meth:`declines` lets pass.
        """
        ...


# -- questions to a live solver ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Model:
    """A line that answers a question."""

    trace: Trace


@dataclass(frozen=True, slots=True)
class Refuted:
    """No line answers: ``core``, part of what was held, forbids it (with the denials asked)."""

    core: frozenset[Constraint]


@dataclass(frozen=True, slots=True)
class Stopped:
    """Stopped before the answer was known: by the token, or for a ``reason`` that stands however
    long one waits."""

    reason: Reason | None = None


Answer: TypeAlias = Model | Refuted | Stopped


class Oracle(Protocol):
    """A live solver for one graph and shape that keeps what it learns from question to question."""

    @property
    def graph(self) -> Graph:
        """The graph whose lines are asked for."""
        ...

    @property
    def shape(self) -> Shape:
        """The shape of the lines."""
        ...

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """A line that obeys all of ``hold`` and, for each group in ``deny``, breaks one of it.

        Groups in ``deny`` hold only constraints with a single denying literal (StepAt, LinkUsed,
        LinkUnused). An answer Refuted is a proof.
        """
        ...

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """Facts that hold together for this line and for no other line of the shape."""
        ...
