"""What every conversation with a solver process has in common; see ``worker`` for the process.

The process says :class:`Ready` once. A question is a dataclass of its own and carries the number of
its job; it names the messages that may answer it as ``NEWS``. The first answer to a question is
:class:`Started`, the last :class:`Ended`, or for an analysis a finding that ends it.
:class:`Stop` only stops what runs. Who says something that is no question hears :class:`Garbled`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, TypeAlias, get_args

from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.depth import Depth
from studio.work.findings import Finding
from studio.work.wire import Codec


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has loaded what it needs."""


@dataclass(frozen=True, slots=True)
class Started:
    """The question has arrived, and work on it begins."""


@dataclass(frozen=True, slots=True)
class Ended:
    """All is told; ``reason`` says why it brought nothing, if it did not.

    ``after`` is what there is to say beside that.
    """

    reason: Reason | Message | None = None
    after: Reason | None = None


@dataclass(frozen=True, slots=True)
class Garbled:
    """A line that was no question, and why."""

    reason: Reason


Always: TypeAlias = Ready | Started | Ended | Garbled
"""What any question may be answered with."""


class Question(Protocol):
    """A question to a solver process: a dataclass that names what may answer it."""

    NEWS: ClassVar[tuple[type, ...]]


@dataclass(frozen=True, slots=True)
class Analyse:
    """Analyse a puzzle (native text), looking at so many answers for so many seconds at most."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(Finding)

    puzzle: str
    answers: int = Depth.answers
    answer_seconds: float = Depth.answer_seconds


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop what runs."""

    NEWS: ClassVar[tuple[type, ...]] = ()


def answers_to(news: tuple[type, ...]) -> Codec[Any]:
    """What reads and writes the answers to a question with such news."""
    return Codec(*get_args(Always), *news)


def request_line(job: int, question: Question) -> bytes:
    """A question as the line that asks it."""
    return Codec[Any](type(question)).encode(job, question)
