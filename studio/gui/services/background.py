"""Work in other threads, and the way back from there into the window's thread.

A window, a card or anything else that asked may be gone by the time an answer comes. What is
brought to it then falls silent, and a thread that hangs, such as one that reads from a network
folder that does not answer, hangs alone: nobody waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal, Slot

from studio.records import dataclass

Value = TypeVar("Value")
Result = TypeVar("Result")


class _Door(QObject):
    """Lives in the window's thread; what other threads emit is heard there."""

    arrived = Signal(object)

    def __init__(self, parent: QObject, hear: Callable[[Any], object]) -> None:
        super().__init__(parent)
        self._hear = hear
        self.arrived.connect(self.pass_on)

    @Slot(object)
    def pass_on(self, value: object) -> None:
        self._hear(value)


class Delivery(Generic[Value]):
    """Brings values to ``hear`` in the thread of ``receiver``, for as long as that lives."""

    def __init__(self, receiver: QObject, hear: Callable[[Value], object]) -> None:
        self._lock = threading.Lock()
        self._door: _Door | None = _Door(receiver, hear)
        # A receiver tells of its end before its door goes, and waits for whoever is at the door.
        receiver.destroyed.connect(lambda _=None: self.close())

    def send(self, value: Value) -> None:
        """Send a value, from any thread; to a receiver that is gone nothing is sent."""
        with self._lock:
            if self._door is not None:
                self._door.arrived.emit(value)

    def bring(self) -> None:
        """Bring what is on its way now, in the receiver's thread, not with its next turn."""
        if self._door is not None:
            QCoreApplication.sendPostedEvents(self._door, QEvent.Type.MetaCall)

    def close(self) -> None:
        """Nothing will be brought any more, but what is on its way."""
        with self._lock:
            self._door = None


@dataclass(frozen=True)
class _Outcome:
    """What came of a piece of work, and who wants to know."""

    then: Callable[[Any], object]
    value: object = None
    error: BaseException | None = None


def _outcome(work: Callable[[], object], then: Callable[[Any], object]) -> _Outcome:
    try:
        return _Outcome(then, work())
    except BaseException as error:
        return _Outcome(then, error=error)


class Background:
    """Does work in threads of their own for ``owner``, in whose thread the results are told."""

    def __init__(self, owner: QObject) -> None:
        self._delivery: Delivery[_Outcome] = Delivery(owner, _tell)

    def run(self, work: Callable[[], Result], then: Callable[[Result], object]) -> threading.Thread:
        """Do ``work``, then call ``then`` with its result; returns at once.

        What ``work`` raises is raised in the owner's thread, where errors are reported. The thread
        ends with the program, whatever it does.
        """

        def do() -> None:
            self._delivery.send(_outcome(work, then))

        thread = threading.Thread(target=do, name="background", daemon=True)
        thread.start()
        return thread

    def tell(self) -> None:
        """Tell now what came of the work that has ended."""
        self._delivery.bring()


class InTurn:
    """Does work in a thread, a piece at a time; of what is wanted meanwhile only the last."""

    def __init__(self, owner: QObject) -> None:
        self._background = Background(owner)
        self._waiting: tuple[Callable[[], Any], Callable[[Any], object]] | None = None
        self._busy = False

    def run(self, work: Callable[[], Result], then: Callable[[Result], object]) -> None:
        """Do ``work`` once what is under way has ended, then call ``then`` with its result, unless
        other work is wanted before it begins. Errors are raised as :class:`Background` does."""
        self._waiting = (work, then)
        if not self._busy:
            self._next()

    @property
    def busy(self) -> bool:
        """Is something under way, or does it wait for its turn?"""
        return self._busy

    def drop(self) -> None:
        """What has not begun yet is not wanted any more."""
        self._waiting = None

    def _next(self) -> None:
        if self._waiting is None:
            return
        (work, then), self._waiting = self._waiting, None
        self._busy = True

        self._background.run(partial(_outcome, work, then), self._end)

    def _end(self, outcome: _Outcome) -> None:
        try:
            _tell(outcome)
        finally:
            # Not before: whoever is told may want something else.
            self._busy = False
            self._next()


def _tell(outcome: _Outcome) -> None:
    if outcome.error is not None:
        raise outcome.error
    outcome.then(outcome.value)
