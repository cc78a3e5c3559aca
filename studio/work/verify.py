"""A verdict proved again: by an engine that shares no encoding with the first, with a certificate.

The first engine is the one that judges the puzzle while it is edited. The second writes the problem
down in another way (``studio.engines.proofs``), and what it proves is then checked clause by clause
and step by step. Where it cannot write the problem down, another engine counts to two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from studio.engines.catalogue import ENGINES
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.proofs.by_links import BY_LINKS, Proof, prove, why_not
from studio.formats import SaveError, native
from studio.formats.format import PLAIN
from studio.puzzle import Problem, Puzzle, Trace
from studio.work.certificate import Certificate, Refused, checked, write


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


def verify(puzzle: Puzzle, token: Token) -> Iterator[Stage | Verified]:
    """Judge a puzzle twice; stages, and a :class:`Verified` at last."""
    problem = puzzle.compile().problem
    engine = _first(problem)
    yield Stage(f"Asking the first engine: {engine.name}")
    first = _opinion(engine, problem, token)
    why = why_not(problem)
    if why is None:
        yield Stage(f"Asking the second engine: {BY_LINKS.name}")
        found = prove(problem, token)
        if found is None:
            unknown = Opinion(BY_LINKS.name, Verdict.UNKNOWN)
            yield Verified(first, unknown, reason="Stopped before the second engine knew.")
            return
        certificate = _certificate(puzzle, found)
        yield Stage("Checking the proof")
        yield _with_check(first, certificate, token)
        return
    other = _other(problem, engine)
    if other is None:
        unknown = Opinion("", Verdict.UNKNOWN)
        yield Verified(first, unknown, reason="No other engine can judge this puzzle.")
        return
    yield Stage(f"Asking the second engine: {other.name}")
    second = _opinion(other, problem, token)
    reason = f"No certificate can be written: {why[:1].lower()}{why[1:]}"
    if second.verdict is Verdict.UNKNOWN:
        reason = "Stopped before the second engine knew."
    yield Verified(first, second, reason=reason)


def _with_check(first: Opinion, certificate: Certificate, token: Token) -> Verified:
    second = Opinion(BY_LINKS.name, certificate.verdict)
    try:
        if checked(certificate, token):
            return Verified(first, second, Facts.of(certificate), certificate=certificate)
        reason = "Stopped before the proof was checked."
    except Refused as refused:
        reason = f"The proof of the second engine is wrong. {refused}"
    return Verified(first, Opinion(BY_LINKS.name, Verdict.UNKNOWN), reason=reason)


def _first(problem: Problem) -> Engine:
    """The engine that judges the problem while it is edited."""
    return next(e for e in ENGINES if e.declines(problem, Task.SOLVE) is None)


def _other(problem: Problem, first: Engine) -> Engine | None:
    """Another engine for the problem that shares no encoding with the first."""
    for task in (Task.SOLVE, Task.COUNT):
        for engine in ENGINES:
            if engine is not first and engine.declines(problem, task) is None:
                return engine
    return None


def _opinion(engine: Engine, problem: Problem, token: Token) -> Opinion:
    task = Task.SOLVE if engine.declines(problem, Task.SOLVE) is None else Task.COUNT
    done = None
    for event in engine.run(problem, task, Limit(solutions=2), token):
        if isinstance(event, Found) and not problem.answered_by(event.trace):
            raise AssertionError(f"{engine.name} gave a line that is no answer.")
        if isinstance(event, Done):
            done = event
    return Opinion(engine.name, Verdict.UNKNOWN if done is None else done.verdict)


def _certificate(puzzle: Puzzle, found: Proof | tuple[Trace, Trace]) -> Certificate:
    if isinstance(found, Proof):
        verdict = Verdict.UNIQUE if found.answers else Verdict.NONE
        return Certificate(puzzle, verdict, found.answers, found.formula, found.steps)
    return Certificate(puzzle, Verdict.SEVERAL, found)


# -- as messages -----------------------------------------------------------------------------------


def question(puzzle: Puzzle, folder: Path | None = None) -> dict[str, Any]:
    """The request to verify a puzzle, and to write the certificate into a folder."""
    options = {} if folder is None else {"folder": str(folder)}
    return {"verify": native.write(puzzle, PLAIN).decode(), "options": options}


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Verify a puzzle and tell each stage; then ``{"verified": ...}`` and ``{"ended": ""}``.

    ``ended`` is a sentence where the certificate could not be written.
    """
    ended = ""
    for news in verify(native.read(text).puzzle, token):
        if isinstance(news, Stage):
            yield {"stage": news.words}
            continue
        if "folder" in options and news.certificate is not None:
            try:
                write(news.certificate, Path(options["folder"]))
            except (OSError, SaveError) as error:
                ended = str(error)
        yield {"verified": to_json(news)}
    yield {"ended": ended}


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
