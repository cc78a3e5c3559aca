"""The nested look, "what if not?": what the named techniques find if a mark were wrong.

A line is wrong where its opposite holds. A number is wrong where it stands in another cell, or
another number in its cell: of these two lists of cases the shorter one is gone through.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Sequence

from studio.engines.deduction import ContradictionError, Ladder, PathLadder
from studio.engines.deduction.path_view import instead_of
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.language import said
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, StepAt
from studio.puzzle.message import Message
from studio.puzzle.reason import Reason
from studio.work.codes import Explained
from studio.work.reasons import cells_named, part_message, step
from studio.work.steps import NUMBER, UNUSED, USED, Ending, Mark, Step, Translation

SUPPOSE = "suppose"
"""The rule of the step that begins a case: it follows from nothing."""

MOST_CASES = 12
"""So many other cells or numbers are gone through."""

LOOKED_AT = (USED, UNUSED, NUMBER)
"""The kinds of marks that can be looked at."""


def mark_to_doubt(step: Step) -> Mark | None:
    """The first conclusion of a step that a nested look can deny."""
    return next((mark for mark in step.then if mark.kind in LOOKED_AT), None)


def lookahead(
    climb_anew: Callable[[], Ladder],
    translation: Translation,
    marks: Collection[Mark],
    against: Mark,
    token: Token,
) -> Iterator[Step | Ending]:
    """Steps of each case, which begin with one that supposes it; the last event is an Ending.

    ``climb_anew`` makes a ladder that knows the clues alone; ``marks`` are known besides. The
    Ending is solved where every case contradicts itself.
    """
    facts = [found for mark in marks if (found := translation.fact(mark)) is not None]

    def ladder() -> Ladder:
        made = climb_anew()
        made.learn(facts)
        return made

    try:
        cases = _cases(ladder(), translation.fact(against))
    except ContradictionError:
        yield _ending(Reason(Explained.WRONG_MARKS))
        return
    if cases is None or len(cases) > MOST_CASES:
        yield _ending(_refusal(cases))
        return
    for case in cases:
        yield _supposed(case, translation)
        contradicted = yield from _climb(ladder(), case, translation, token)
        if not contradicted:
            yield _ending(Reason(Explained.LONGER_LOOK))
            return
    code = Explained.NOT_OTHERWISE if cases else Explained.NO_OTHER_PLACE
    yield _ending(Reason(code), True)


def _ending(reason: Reason, solved: bool = False) -> Ending:
    return Ending(Verdict.UNKNOWN, solved, reason)


def _cases(ladder: Ladder, fact: Constraint | None) -> list[Constraint] | None:
    """All that can be in place of a fact; None where that cannot be told."""
    match fact:
        case EdgeUsed(u, v):
            return [EdgeUnused(u, v)]
        case EdgeUnused(u, v):
            return [EdgeUsed(u, v)]
        case StepAt() if isinstance(ladder, PathLadder):
            return [*instead_of(ladder.state, fact)]
    return None


def _refusal(cases: Sequence[Constraint] | None) -> Reason:
    if cases is None:
        return Reason(Explained.CANNOT_DOUBT)
    return Reason.of(Explained.MANY_CASES, cases=len(cases))


def _supposed(case: Constraint, translation: Translation) -> Step:
    mark = translation.mark(case)
    assert mark is not None, "cases are marks"
    words = Message.of("Suppose that {what}.", what=part_message(translation, mark))
    name, named = said(Message("Suppose otherwise")), cells_named(translation, words)
    return Step(SUPPOSE, name, 0, (), (mark,), said(words), 0, named=named)


def _climb(
    ladder: Ladder, case: Constraint, translation: Translation, token: Token
) -> Generator[Step, None, bool]:
    """What follows in a case; True if that contradicts itself."""
    try:
        ladder.learn([case])
        while not token.stopped and (found := ladder.next()):
            for deduction in found:
                # Told before it is learnt: it may be the one that the rest contradicts.
                yield step(deduction, translation)
                ladder.learn(deduction.then)
    except ContradictionError as error:
        yield translation.contradiction(error.because)
        return True
    return False
