"""What it means that a verdict was checked twice: two opinions, and how large the certificate is.

As values for the window and the command line, and as messages between the window and the process
that verifies: a :class:`Stage` for each thing that is begun, at last :class:`Verified`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, TypeAlias, get_args

from studio.engines.events import Verdict
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.work.certificate import Certificate


@dataclass(frozen=True, slots=True)
class Stage:
    """What is being done now."""

    message: Message


@dataclass(frozen=True)
class Opinion:
    """What one engine proved."""

    engine: str
    verdict: Verdict


@dataclass(frozen=True)
class Facts:
    """How large a certificate is: its answers, and of its proof clauses, cuts and steps."""

    answers: int
    clauses: int = 0
    cuts: int = 0
    steps: int = 0

    @staticmethod
    def of(certificate: Certificate) -> Facts:
        """The facts of a certificate."""
        clauses = 0 if certificate.formula is None else len(certificate.formula.clauses)
        return Facts(len(certificate.answers), clauses, certificate.cuts, len(certificate.steps))


@dataclass(frozen=True)
class Verified:
    """Two opinions, and the certificate of the second where there is one.

    ``reason`` is there where the verdict is not confirmed, or has no certificate; where that is for
    another reason, ``why`` is that. ``facts`` are those of the certificate, which itself stays in
    the process it was made (see :class:`studio.work.verify.Certified`).
    """

    first: Opinion
    second: Opinion
    facts: Facts | None = None
    reason: Reason | None = None
    why: Reason | None = None

    @property
    def agree(self) -> bool:
        """Is the verdict the same, and known?"""
        return self.first.verdict is self.second.verdict is not Verdict.UNKNOWN

    @property
    def disagree(self) -> bool:
        """Do they contradict each other? Then at least one engine is wrong."""
        known = {self.first.verdict, self.second.verdict} - {Verdict.UNKNOWN}
        return len(known) == 2

    @property
    def verdict(self) -> Verdict:
        """What is confirmed; unknown where the two do not agree."""
        return self.first.verdict if self.agree else Verdict.UNKNOWN


# -- as messages -----------------------------------------------------------------------------------


News: TypeAlias = Stage | Verified


@dataclass(frozen=True, slots=True)
class Verify:
    """The question to verify a puzzle (native text), and to write the certificate to a folder."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str
    folder: Path | None = None


def question(puzzle: Puzzle, folder: Path | None = None) -> Verify:
    """The question to verify a puzzle, and to write the certificate into a folder."""
    return Verify(native.write(puzzle, PLAIN).decode(), folder)
