"""Explanations as messages, from the solver process to the window.

Steps come one by one, then an :class:`Ending`, then, but not for a nested look, the grade of
puzzles with one solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar, TypeAlias, get_args

from studio.engines.engine import Token
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work.findings import Graded
from studio.work.protocol import Ended
from studio.work.steps import Ending, Mark, Step

News: TypeAlias = Step | Ending | Graded


@dataclass(frozen=True, slots=True)
class Explain:
    """The question for an explanation of a puzzle (native text) from some marks on.

    With ``against`` it is a nested look: what follows if that mark is wrong. ``uniqueness`` allows
    steps that use that there is only one solution.
    """

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str
    marks: tuple[Mark, ...] = ()
    against: Mark | None = None
    uniqueness: bool = False


def question(
    puzzle: Puzzle,
    marks: Iterable[Mark] = (),
    against: Mark | None = None,
    *,
    uniqueness: bool = False,
) -> Explain:
    """The question for an explanation from some marks on, or for a nested look."""
    return Explain(native.write(puzzle, PLAIN).decode(), tuple(marks), against, uniqueness)


def messages(question: Explain, token: Token) -> Iterator[News | Ended]:
    """Explain and tell all of it."""
    # The window only asks and reads; what explains is loaded by the solver process.
    from studio.work.explain import Explainer
    from studio.work.grade import grade

    puzzle = native.read(question.puzzle).puzzle
    explainer = Explainer(puzzle, token, uniqueness=question.uniqueness)
    if question.against is not None:
        yield from explainer.what_if(question.marks, question.against)
    else:
        yield from explainer.run(question.marks)
        graded = grade(explainer)
        if graded is not None:
            yield Graded(graded.number, graded.word, graded.open)
    yield Ended()


@dataclass(frozen=True, slots=True)
class TeachingSheet:
    """The question for a teaching sheet of a puzzle (native text) in a file; see ``lesson``."""

    NEWS: ClassVar[tuple[type, ...]] = ()

    puzzle: str
    path: Path
