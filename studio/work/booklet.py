"""Puzzles made ready for a booklet: solved, graded, and refused where they have no solution."""

from __future__ import annotations

from collections.abc import Iterator

from studio import language
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError, SaveError, native, save
from studio.formats.booklet import UNGRADED, Entry, Layout, booklet
from studio.formats.format import shown
from studio.puzzle import Puzzle
from studio.work.codes import as_told
from studio.work.explain import Explainer
from studio.work.grade import grade
from studio.work.protocol import Ended
from studio.work.sharing import WriteBooklet

SECONDS = 10.0
"""How long to look for the answer and the grade of a puzzle."""


def entry_of(puzzle: Puzzle, seconds: float = SECONDS) -> Entry:
    """A puzzle with an answer and its grade. FormatError where it has none, or none was found."""
    name = shown(puzzle.title or puzzle.kind_name)
    for fault in puzzle.faults():
        raise FormatError(f"{name} cannot be in a booklet: {language.said(fault.message)}")
    token = Token(seconds)
    try:
        compiled = puzzle.compile()
        explainer = Explainer(puzzle, token, compiled=compiled)
        verdict = explainer.verdict
        if verdict is Verdict.NONE:
            raise FormatError(f"{name} has no solution: it cannot be in a booklet.")
        if not explainer.answers:
            raise FormatError(f"No solution of {name} was found in {seconds:g} seconds.")
        graded = grade(explainer)
    finally:
        token.release()
    answer = compiled.addresses(explainer.answers[0])
    if graded is None:
        return Entry(puzzle, answer, UNGRADED)
    return Entry(puzzle, answer, graded.word, graded.number)


def messages(question: WriteBooklet, token: Token) -> Iterator[Ended]:
    """Write the booklet of a folder; the end is a sentence where that was not possible."""
    try:
        files = sorted(question.folder.glob("*.puzzle"))
        if not files:
            raise FormatError(f"There is no .puzzle file in the folder {shown(question.folder)}.")
        entries = []
        for file in files:
            if token.stopped:
                raise FormatError("Stopped.")
            entries.append(entry_of(native.read(file.read_text(encoding="utf-8")).puzzle))
        layout = Layout(
            question.title, trim=question.trim, per_page=question.per_page, bleed=question.bleed
        )
        save(question.path, booklet(entries, layout))
    except (FormatError, SaveError, OSError, UnicodeDecodeError) as refused:
        yield Ended(as_told(str(refused)))
        return
    yield Ended()
