"""Puzzles made ready for a booklet: solved, graded, and refused where they have no solution."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from studio import formats, language
from studio.board import At
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError, SaveError, native, save
from studio.formats.booklet import UNGRADED, Entry, Layout, booklet
from studio.formats.booklet_file import MOST_BYTES, read
from studio.formats.format import PLAIN, shown
from studio.formats.save import try_file
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, enumerated
from studio.work.codes import as_told
from studio.work.collecting import look
from studio.work.executors import Workers, workers_for
from studio.work.explain import Explainer
from studio.work.folders import LookAt, Looked, Member
from studio.work.grade import Grade, grade
from studio.work.protocol import Ended
from studio.work.reasons import place_of
from studio.work.sharing import (
    LeftOut,
    ReadBooklet,
    ReadForPrint,
    Remarked,
    Solved,
    Unsolved,
    WriteBooklet,
)
from studio.work.some_named import MOST_NAMED, some_named
from studio.work.spread import each_of
from studio.work.steps import Step

SECONDS = 10.0
"""How long to look for the answer and the grade of a puzzle."""

WORTH_ONE = 8
"""Puzzles for which another process is worth its start."""

A_NODE_S, AN_EFFORT_S = 0.8, 8.0
"""Seconds for a node of the line, and for a round of a technique that costs 1."""


@language.on_paper()
def entry_of(puzzle: Puzzle, seconds: float = SECONDS, *, hints: bool = False) -> Entry:
    """A puzzle with an answer, its grade, the time that a master takes, and maybe ``hints``.

    FormatError where it has no answer, or none was found.
    """
    name = shown(puzzle.title or language.text(puzzle.kind_name))
    for fault in puzzle.faults():
        raise FormatError(
            "{name} has no solution: {message}",
            name=name,
            message=fault.message,
        )
    token = Token(seconds)
    try:
        compiled = puzzle.compile()
        explainer = Explainer(puzzle, token, compiled=compiled)
        verdict = explainer.verdict
        if verdict is Verdict.NONE:
            raise FormatError("{name} has no solution.", name=name)
        if not explainer.answers:
            raise FormatError(
                "No solution of {name} was found in {seconds:g} seconds.",
                name=name,
                seconds=seconds,
            )
        graded = grade(explainer)
        told = back_hints(explainer, graded) if hints and graded is not None else ()
    finally:
        token.release()
    answer = compiled.addresses(explainer.answers[0])
    if graded is None:
        return Entry(puzzle, answer, UNGRADED, several=verdict is Verdict.SEVERAL)
    time = master_seconds(len(answer), graded)
    return Entry(puzzle, answer, graded.word, graded.number, time, told)


def master_seconds(nodes: int, graded: Grade) -> float:
    """About how long a master takes: so long for each node of the line, and longer by what the
    steps cost.

    Reckoned from the grade, whose words are calibrated with published boards; no times of people
    were at hand.
    """
    effort = 2**graded.number - 1
    return A_NODE_S * nodes + AN_EFFORT_S * effort


def back_hints(explainer: Explainer, graded: Grade) -> tuple[str, ...]:
    """Up to two hints, each with its place: how it begins, and where it gets hardest."""
    steps = (event for event in explainer.run() if isinstance(event, Step))
    first = next((step for step in steps if step.level > 1), None)

    def told(step: Step) -> str:
        if not step.then:
            return step.sentence
        # On paper nothing is marked: many sentences would name no place.
        place = place_of(explainer.translation, step.then[0].spots[0])
        return language.said(
            Message.of("{told} Look here: {place}.", told=step.sentence, place=place)
        )

    return tuple(dict.fromkeys(told(step) for step in (first, graded.hardest) if step is not None))


def entries_of(
    puzzles: Sequence[Puzzle],
    token: Token,
    seconds: float = SECONDS,
    *,
    hints: bool = False,
    workers: Workers | None = None,
    unread: Sequence[FormatError] = (),
) -> Iterator[tuple[int, Entry]]:
    """The entries of puzzles with their places, as they come; a FormatError in the end names those
    that have none, after what could not even be read."""
    refused = {place - len(unread): error.whole for place, error in enumerate(unread)}
    for place, found in each_found(puzzles, token, seconds, hints=hints, workers=workers):
        if isinstance(found, FormatError):
            refused[place] = found.whole
        elif not refused:
            yield place, found
    if refused and not token.stopped:
        raise _refusal([refused[place] for place in sorted(refused)])


def _refusal(whys: Sequence[Message]) -> FormatError:
    """What is to be left out, all of it at once: whoever is told of one tries again for each."""
    if len(whys) == 1:
        return FormatError("{why} It cannot be in a booklet.", why=whys[0])
    named = enumerated("{some} {last}", whys[:MOST_NAMED])
    if len(whys) == len(whys[:MOST_NAMED]):
        return FormatError("{named} None of these can be in a booklet.", named=named)
    more = len(whys) - MOST_NAMED
    return FormatError(
        "{named} These and {more:,} more cannot be in a booklet.", named=named, more=more
    )


def each_found(
    puzzles: Sequence[Puzzle],
    token: Token,
    seconds: float = SECONDS,
    *,
    hints: bool = False,
    workers: Workers | None = None,
) -> Iterator[tuple[int, Entry | FormatError]]:
    """The entries of puzzles with their places, as they come, or why there is none."""
    tasks = (
        (place, (native.write(puzzle, PLAIN).decode(), seconds, hints))
        for place, puzzle in enumerate(puzzles)
    )
    for place, made in each_of(_made, tasks, workers, token):
        yield place, made if isinstance(made, FormatError) else Entry(puzzles[place], *made)


def several_words(entries: Iterable[Entry]) -> Message | None:
    """Which puzzles are known to have several solutions, of which one is printed."""
    names = [each.name for each in entries if each.several]
    if not names:
        return None
    words = "Several solutions, of which one is printed: {names}."
    return Message.of(words, names=some_named(names))


Found: TypeAlias = tuple[tuple[At, ...], str, float, float, tuple[str, ...], bool]
"""An entry without its puzzle, which is here already."""


def _made(text: str, seconds: float, hints: bool) -> Found | FormatError:
    """What workers do: an entry, or why there is none."""
    try:
        found = entry_of(native.read(text).puzzle, seconds, hints=hints)
    except FormatError as error:
        return error
    return found.answer, found.level, found.grade, found.seconds, found.hints, found.several


def messages(question: WriteBooklet, token: Token) -> Iterator[Remarked | Ended]:
    """Write a booklet, and say what is odd about it; the end is a sentence where that was not
    possible."""
    unread: list[FormatError] = []
    try:
        try_file(question.path)
        if question.folder is None:
            puzzles = [native.read(text).puzzle for text in question.puzzles]
        else:
            readings = list(formats.each_of_folder(question.folder))
            unread = [each for each in readings if isinstance(each, FormatError)]
            puzzles = [each.puzzle for each in readings if not isinstance(each, FormatError)]
        layout = question.layout
        with workers_for(min(os.cpu_count() or 1, len(puzzles) // WORTH_ONE)) as workers:
            entries = entries_of(puzzles, token, hints=layout.hints, workers=workers, unread=unread)
            found = dict(entries)
        if token.stopped:
            raise FormatError("Stopped.")
        save(question.path, booklet([found[place] for place in range(len(puzzles))], layout))
    except (FormatError, SaveError) as refused:
        yield Ended(as_told(str(refused)))
        return
    odd = several_words(found.values())
    if odd is not None:
        yield Remarked(language.said(odd))
    yield Ended()


def reading(question: ReadBooklet, token: Token) -> Iterator[Looked | Layout | Ended]:
    """Tell what is in a folder or a saved booklet."""
    source = question.source
    if source.is_dir():
        for news in look(LookAt(source), token):
            if isinstance(news, Looked | Ended):
                yield news
        return
    try:
        puzzles, layout = read(formats.load(source, MOST_BYTES))
    except FormatError as refused:
        yield Ended(as_told(str(refused)))
        return
    yield layout
    members = tuple(Member(f"{place}", puzzle) for place, puzzle in enumerate(puzzles, start=1))
    yield Looked(members, len(members))
    yield Ended()


def _own(question: ReadForPrint, file: str) -> bool:
    """Is a file of the folder the one of the puzzle that is open?"""
    if question.own is None or not question.source.is_dir():
        return False
    with contextlib.suppress(OSError):
        return (question.source / file).samefile(question.own)
    return False


def for_print(
    question: ReadForPrint, token: Token
) -> Iterator[Looked | LeftOut | Solved | Unsolved | Ended]:
    """Tell what is in a folder or a saved booklet, then the answers, and why some have none."""
    puzzles: list[Puzzle] = []
    for news in reading(ReadBooklet(question.source), token):
        if isinstance(news, Looked):
            others = tuple(member for member in news.members if not _own(question, member.file))
            if len(others) < len(news.members):
                yield LeftOut()
            puzzles += [member.puzzle for member in others if member.puzzle is not None]
            yield Looked(others, news.total)
        elif isinstance(news, Ended) and news.reason is not None:
            yield news
            return
    with workers_for(min(os.cpu_count() or 1, len(puzzles) // WORTH_ONE)) as workers:
        for place, found in each_found(puzzles, token, workers=workers):
            if isinstance(found, FormatError):
                yield Unsolved(place, str(found))
            else:
                level = "" if found.level == UNGRADED else found.level
                yield Solved(place, found.answer, level, found.several)
    yield Ended()
