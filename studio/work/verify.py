"""A verdict proved again: by an engine that shares no encoding with the first, with a certificate.

The first engine is the one that judges the puzzle while it is edited. The second writes the problem
down in another way (``studio.engines.proofs``), and what it proves is then checked clause by clause
and step by step. Where it cannot write the problem down, another engine counts to two.
"""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.catalogue import ENGINES
from studio.engines.engine import Engine, Limit, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.proofs.by_edges import BY_EDGES, Proof, prove, why_not
from studio.formats import SaveError, native
from studio.puzzle import Problem, Puzzle, Trace
from studio.puzzle.message import Message, word
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.certificate import Certificate, Refused, checked, write
from studio.work.codes import Halted, Unverified
from studio.work.protocol import Ended
from studio.work.verified import Facts, News, Opinion, Stage, Verified, Verify


@dataclass(frozen=True)
class Certified(Verified):
    """Two opinions with the certificate itself, if there is one."""

    certificate: Certificate | None = None


FIRST = "Asking the first engine: {engine}"
SECOND = "Asking the second engine: {engine}"


def verify(puzzle: Puzzle, token: Token) -> Iterator[Stage | Certified]:
    """Judge a puzzle twice; stages, and a :class:`Certified` at last."""
    problem = puzzle.compile().problem
    engine = _first(problem)
    yield Stage(Message.of(FIRST, engine=word(engine.name)))
    first = _opinion(engine, problem, token)
    why = why_not(problem)
    if why is None:
        yield Stage(Message.of(SECOND, engine=word(BY_EDGES.name)))
        found = prove(problem, token)
        if found is None:
            unknown = Opinion(BY_EDGES.name, Verdict.UNKNOWN)
            yield Certified(first, unknown, reason=Reason(Halted.SECOND_ENGINE))
            return
        certificate = _certificate(puzzle, found)
        yield Stage(Message.of("Checking the proof"))
        yield _with_check(first, certificate, token)
        return
    other = _other(problem, engine)
    if other is None:
        unknown = Opinion("", Verdict.UNKNOWN)
        yield Certified(first, unknown, reason=Reason(Unverified.NO_ENGINE), why=why)
        return
    yield Stage(Message.of(SECOND, engine=word(other.name)))
    second = _opinion(other, problem, token)
    if second.verdict is Verdict.UNKNOWN:
        yield Certified(first, second, reason=Reason(Halted.SECOND_ENGINE))
        return
    yield Certified(first, second, reason=Reason(Unverified.NO_CERTIFICATE), why=why)


def _with_check(first: Opinion, certificate: Certificate, token: Token) -> Certified:
    second = Opinion(BY_EDGES.name, certificate.verdict)
    try:
        if checked(certificate, token):
            return Certified(first, second, Facts.of(certificate), certificate=certificate)
        reason = Reason(Halted.PROOF_CHECKED)
    except Refused as refused:
        reason = Reason.of(Unverified.WRONG_PROOF, text=str(refused))
    return Certified(first, Opinion(BY_EDGES.name, Verdict.UNKNOWN), reason=reason)


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


def messages(question: Verify, token: Token) -> Iterator[News | Ended]:
    """Verify a puzzle and tell each stage, and the two opinions.

    The end is a sentence where the certificate could not be written.
    """
    ended = Ended()
    for news in verify(native.read(question.puzzle).puzzle, token):
        if isinstance(news, Stage):
            yield news
            continue
        if question.folder is not None and news.certificate is not None:
            try:
                write(news.certificate, question.folder)
            except SaveError as error:
                ended = Ended(error.whole)
        yield Verified(news.first, news.second, news.facts, news.reason, news.why)
    yield ended
