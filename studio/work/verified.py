"""What it means that a verdict was checked twice: two opinions, and how large the certificate is.

As values for the window and the command line, and as messages between the window and the process
that verifies: ``{"stage": words}``, at last ``{"verified": ...}`` and ``{"ended": ""}``.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from studio.engines.events import Verdict
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle

if TYPE_CHECKING:
    from studio.work.certificate import Certificate


@dataclass(frozen=True, slots=True)
class Stage:
    """What is being done now, in words."""

    words: str


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

    ``reason`` is a sentence where the verdict is not confirmed, or has no certificate; "" where all
    is well. ``facts`` are those of the certificate, which itself stays in the process it was made.
    """

    first: Opinion
    second: Opinion
    facts: Facts | None = None
    reason: str = ""
    certificate: Certificate | None = None

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


def question(puzzle: Puzzle, folder: Path | None = None) -> dict[str, Any]:
    """The request to verify a puzzle, and to write the certificate into a folder."""
    options = {} if folder is None else {"folder": str(folder)}
    return {"verify": native.write(puzzle, PLAIN).decode(), "options": options}


def to_json(verified: Verified) -> dict[str, Any]:
    """All but the certificate itself, as values of JSON."""
    facts = verified.facts
    return {
        "verdict": verified.verdict.value,
        "agree": verified.agree,
        "engines": [
            {"engine": opinion.engine, "verdict": opinion.verdict.value}
            for opinion in (verified.first, verified.second)
        ],
        "certificate": None if facts is None else asdict(facts),
        "reason": verified.reason,
    }


def read(message: dict[str, Any]) -> Stage | Verified:
    """What a message tells; ValueError for anything else."""
    try:
        if "stage" in message:
            return Stage(str(message["stage"]))
        told = message["verified"]
        first, second = (Opinion(str(o["engine"]), Verdict(o["verdict"])) for o in told["engines"])
        facts = told["certificate"]
        if facts is not None:
            facts = Facts(**{str(key): int(value) for key, value in facts.items()})
        return Verified(first, second, facts, str(told["reason"]))
    except (KeyError, TypeError) as error:
        raise ValueError("neither a stage nor what was verified") from error
