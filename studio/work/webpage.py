"""Puzzles made ready for a playable page: the answer is looked for, and steps that lead to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from studio import language
from studio.board import Cell, Edge, Spot
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError, SaveError, native, save
from studio.formats.page_data import Hint, Playable
from studio.formats.save import try_file
from studio.formats.webpage import webpage
from studio.puzzle import Fault, Puzzle
from studio.puzzle.message import Message, word
from studio.work.codes import as_told
from studio.work.explain import Explainer
from studio.work.protocol import Ended
from studio.work.sharing import Remarked, WritePage
from studio.work.some_named import some_named
from studio.work.steps import NUMBER, UNUSED, USED, Mark, Step

SECONDS = 20.0
"""How long to look for the answer of a puzzle."""

HINT_SECONDS = 60.0
"""How long to look for the reasons of its hints."""

NO_REASON = Hint("From the solution", "No reason short enough was found in time.")
"""What is told of a part of the answer that the steps do not come to."""


def playable(
    puzzle: Puzzle, token: Token, *, hints: bool = False, hint_seconds: float = HINT_SECONDS
) -> Playable:
    """The puzzle with its answer, where it has one alone, and with ``hints`` the steps to it.

    Where the answer takes too long, or there are several, the page goes by the rules alone. Steps
    are looked for as long as ``hint_seconds``; what they do not come to by then is told without a
    reason. FormatError, with the first fault, where the puzzle is not free of faults, and where a
    line cannot answer it yet.
    """
    begin = puzzle.rule.unready(puzzle)
    unready = (Fault("unready", word(begin)),) if begin else ()
    for fault in (*puzzle.faults(), *unready):
        raise FormatError(fault.message)
    compiled = puzzle.compile()
    explainer = Explainer(puzzle, token, compiled=compiled)
    if compiled.problem.covering or explainer.verdict is not Verdict.UNIQUE:
        return Playable(puzzle)
    answer = compiled.addresses(explainer.answers[0])
    if not hints:
        return Playable(puzzle, answer)
    longer = Token(hint_seconds)
    try:
        told = _hints(Explainer(puzzle, longer, compiled=compiled))
    finally:
        longer.release()
    return Playable(puzzle, answer, (*told, *_untold(explainer, told)))


def _hints(explainer: Explainer) -> tuple[Hint, ...]:
    """The steps of an explanation, as far as they come in time."""
    return tuple(hints_of(step for step in explainer.run() if isinstance(step, Step)))


def _untold(explainer: Explainer, told: Iterable[Hint]) -> Iterator[Hint]:
    """What else the line uses, or the numbers of cells, one by one."""
    known = {part for hint in told for part in (*hint.used, *hint.numbers)}
    given = explainer.given
    for fact in explainer.candidate_clues:
        mark = None if fact in given else explainer.translation.mark(fact)
        if mark is None or mark.kind not in (USED, NUMBER):
            continue
        (spot,) = mark.spots
        if isinstance(spot, Edge) and spot not in known:
            yield replace(NO_REASON, used=(spot,))
        number = (spot.at, mark.value) if isinstance(spot, Cell) and mark.value else None
        if number is not None and number not in known:
            yield replace(NO_REASON, numbers=(number,))


def hints_of(steps: Iterable[Step]) -> Iterator[Hint]:
    """Steps as hints. One that marks nothing is told together with the next that does."""
    before: list[str] = []
    because: list[Spot] = []
    for step in steps:
        before.append(step.sentence)
        because += step.reasons
        used = tuple(_edges(step.then, USED))
        unused = tuple(_edges(step.then, UNUSED))
        numbers = tuple(
            (spot.at, mark.value)
            for mark in step.then
            for spot in mark.spots
            if mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None
        )
        if used or unused or numbers:
            yield Hint(step.name, language.paragraph(before), tuple(because), used, unused, numbers)
            before, because = [], []


def _edges(marks: Iterable[Mark], kind: str) -> Iterator[Edge]:
    for mark in marks:
        if mark.kind == kind:
            yield from (spot for spot in mark.spots if isinstance(spot, Edge))


def without_hints(ready: Iterable[Playable]) -> Message | None:
    """Which puzzles of a page that was to have hints have none; None if all have."""
    names = [
        each.puzzle.title or language.text(each.puzzle.kind_name)
        for each in ready
        if each.answer is None
    ]
    if not names:
        return None
    words = "No hints, which need a single solution that is known: {names}."
    return Message.of(words, names=some_named(names))


def messages(question: WritePage, token: Token) -> Iterator[Remarked | Ended]:
    """Write the page, and say which puzzles lack the hints asked for; the end is a sentence where
    that was not possible."""
    try:
        try_file(question.path)
        ready = []
        for text in question.puzzles:
            inner = token.within(SECONDS)
            try:
                puzzle = native.read(text).puzzle
                ready.append(playable(puzzle, inner, hints=question.hints))
            finally:
                inner.release()
        save(question.path, webpage(ready))
    except (FormatError, SaveError) as refused:
        yield Ended(as_told(str(refused)))
        return
    if question.hints and (odd := without_hints(ready)) is not None:
        yield Remarked(language.said(odd))
    yield Ended()
