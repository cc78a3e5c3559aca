"""What a player may ask: is it right so far, and what comes next; see ``asking``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from studio import language
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Stopped, Token
from studio.engines.events import Verdict
from studio.formats import native
from studio.puzzle import Compiled, Constraint, EdgeUsed, Puzzle, StepAt
from studio.puzzle.message import Message, word
from studio.puzzle.play import Table
from studio.puzzle.reason import Reason
from studio.work.asking import Asked, Hint, MarksChecked, News
from studio.work.codes import Uncounted
from studio.work.explain import Explainer
from studio.work.protocol import Ended
from studio.work.steps import NUMBER, Mark, Step, Translation

ANSWER_SECONDS = 30.0
"""How long to look for what a player asks; some lines of some boards cannot be found in any time
that one would wait."""

OTHER_SECONDS = 3.0
"""How long to look for another way on, which nothing but the words of a hint depends on."""

WAY = word("One of several ways on")
WAY_WORDS = word("From here the solutions differ; this is on the way to one of them.")

NEXT = word("The next step")
NEXT_WORDS = word("This is where the only solution goes on.")
FORCED_WORDS = word("With what is marked, all solutions go on here.")
AHEAD_WORDS = word("This is on the way to a solution.")

GIVEN = word("A clue by itself")
GIVEN_WORDS = word("A clue lies on the line here.")


def first_wrong(puzzle: Puzzle, marks: Sequence[Mark], token: Token) -> int | Reason | None:
    """The first mark that cannot stay with those before it; None if there is none.

    A reason where it was not found out: the puzzle has no solution, or the token stopped it.
    """
    compiled = puzzle.compile()
    translation = Translation(puzzle, compiled)
    oracle = oracle_for(compiled.problem)
    given = compiled.problem.constraints
    facts: list[Constraint] = []
    for number, mark in enumerate(marks):
        fact = translation.fact(mark)
        if fact is None:
            return number
        facts.append(fact)

    def possible(count: int) -> bool | None:
        answer = oracle.ask((*given, *facts[:count]), (), token)
        return None if isinstance(answer, Stopped) else isinstance(answer, Model)

    low, high = 0, len(facts)
    whole = possible(high)
    empty = possible(low) if whole is False else True
    if whole is None or empty is None:
        return Reason(Uncounted.STOPPED_MARKS)
    if not empty:
        return Reason(Uncounted.MARKS_NO_SOLUTION)
    if whole:
        return None
    # Sought by halves: with more marks there are never more solutions.
    while high - low > 1:
        middle = (low + high) // 2
        found = possible(middle)
        if found is None:
            return Reason(Uncounted.STOPPED_MARKS)
        low, high = (middle, high) if found else (low, middle)
    return low


def next_steps(puzzle: Puzzle, marks: Sequence[Mark], token: Token) -> tuple[Step, ...]:
    """The steps up to the next mark; where solutions differ from here on, a mark of one of them.

    A walk is marked from its end on alone: where what follows lies ahead, so that nobody could mark
    it, or all is known and the walk has not come there, its next node.
    """
    explainer = Explainer(puzzle, token)
    steps = explainer.hint(marks)
    walks = puzzle.rule.play == "walk"
    if steps and not walks:
        return steps
    compiled = puzzle.compile()
    translation = Translation(puzzle, compiled)
    given = {translation.mark(constraint) for constraint in compiled.problem.constraints}
    if walks:
        # It has begun where that is given, and has to come to all others.
        given = {mark for mark in given if mark is not None and mark.value == 1}
    if steps and _can_be_marked(steps[-1], marks, begun=bool(given)):
        return steps
    owed = None if walks else _owed(puzzle, compiled, translation, marks)
    only = explainer.verdict is Verdict.UNIQUE
    if explainer.verdict is not Verdict.SEVERAL and not (only and (walks or owed)):
        return ()
    oracle = oracle_for(compiled.problem)
    facts = [fact for fact in map(translation.fact, marks) if fact is not None]
    hold = (*compiled.problem.constraints, *facts)
    answer = oracle.ask(hold, (), token)
    if not isinstance(answer, Model):
        return ()
    if owed is not None:
        return (_step(GIVEN, GIVEN_WORDS, owed),)
    trace = answer.trace
    ahead: Iterator[Constraint] = iter(EdgeUsed(u, v) for u, v in trace.pairs)
    if compiled.problem.rooted:
        ahead = (StepAt(node, step) for step, node in enumerate(trace.nodes, start=1))
    fresh = (mark for mark in map(translation.mark, ahead) if mark not in marks)
    mark = next((mark for mark in fresh if mark is not None and mark not in given), None)
    fact = None if mark is None else translation.fact(mark)
    if mark is None or fact is None:
        return ()
    name, words = (NEXT, NEXT_WORDS) if only else (WAY, WAY_WORDS)
    if not only:
        inner = token.within(OTHER_SECONDS)
        other = oracle.ask(hold, ((fact,),), inner)
        inner.release()
        if not isinstance(other, Model):
            name, words = NEXT, FORCED_WORDS if isinstance(other, Refuted) else AHEAD_WORDS
    return (_step(name, words, mark),)


def _step(name: Message, words: Message, mark: Mark) -> Step:
    return Step("way", name.template, 0, (), (mark,), language.said(words), 0)


def _owed(
    puzzle: Puzzle, compiled: Compiled, translation: Translation, marks: Sequence[Mark]
) -> Mark | None:
    """An edge that a clue says is used, but that no line lies on, where the line is drawn and not
    told by its numbers: the player has to draw it."""
    if compiled.problem.rooted:
        return None
    laid = Table(puzzle).laid
    for constraint in compiled.problem.constraints:
        mark = translation.mark(constraint) if isinstance(constraint, EdgeUsed) else None
        if mark is not None and mark not in marks and laid.isdisjoint(mark.spots):
            return mark
    return None


def _can_be_marked(step: Step, marks: Sequence[Mark], *, begun: bool) -> bool:
    """Can a walk that has come so far be marked with what a step concludes? Of numbers with that of
    the next node alone; one whose start is given has ``begun`` there."""
    come = max((mark.value or 0 for mark in marks if mark.kind == NUMBER), default=int(begun))
    return any(mark.kind != NUMBER or mark.value == come + 1 for mark in step.then)


def messages(question: Asked, token: Token) -> Iterator[News | Ended]:
    """Answer what a player asks."""
    inner = token.within(ANSWER_SECONDS)
    try:
        yield from _answers(question, inner)
    finally:
        inner.release()


def _answers(question: Asked, token: Token) -> Iterator[News | Ended]:
    puzzle = native.read(question.puzzle).puzzle
    hint = question.ask == "hint"
    steps = next_steps(puzzle, question.marks, token) if hint else ()
    # Nothing follows from a mistake, which is what a player has to know then.
    wrong = None if steps else first_wrong(puzzle, question.marks, token)
    unknown = wrong == Reason(Uncounted.STOPPED_MARKS) or (hint and wrong is None and not steps)
    if unknown and token.stopped and not token.cancelled:
        yield Ended(Reason.of(Uncounted.MARKS_LATE, seconds=round(ANSWER_SECONDS)))
        return
    if isinstance(wrong, Reason):
        # Nothing follows because there is nothing to find, or it was not found out.
        yield Ended(wrong)
        return
    yield Hint(steps) if hint and wrong is None else MarksChecked(wrong)
    yield Ended()
