"""Tours written to files by a process of their own: large ones take seconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from studio.engines.engine import Token
from studio.formats import FormatError, SaveError, save
from studio.formats.tours import tour_file
from studio.records import dataclass
from studio.work.codes import as_told
from studio.work.protocol import Ended
from studio.work.tours import Toured, checked


@dataclass(frozen=True, slots=True)
class WriteTour:
    """The question to write a tour; the path's ending says how. Only its end is told."""

    NEWS: ClassVar[tuple[type, ...]] = ()

    tour: Toured
    path: Path
    labels: bool
    title: str


def question(tour: Toured, path: Path, *, labels: bool, title: str) -> WriteTour:
    """The question to write a tour; the path's ending says how."""
    return WriteTour(tour, path, labels, title)


def messages(question: WriteTour, token: Token) -> Iterator[Ended]:
    """Write it; the end says why not, or comes once it is on the disk."""
    tour = question.tour
    checked(tour)
    wanted = tour.wanted
    reason = None
    try:
        data = tour_file(
            str(question.path), wanted.rows, wanted.columns, tour.order,
            closed=wanted.closed, labels=question.labels, title=question.title,
        )  # fmt: skip
        save(question.path, data)
    except (FormatError, SaveError) as error:
        reason = as_told(str(error))
    yield Ended(reason)
