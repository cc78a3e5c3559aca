"""The steps of a teaching sheet: of a whole explanation the few that show something new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from studio import language
from studio.board import Cell, Spot
from studio.engines.deduction.proofs import NEAR
from studio.engines.engine import Token
from studio.formats import lesson as pages
from studio.formats import native
from studio.formats.lesson import PANELS, Panel
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, word
from studio.puzzle.reason import Reason
from studio.work.codes import as_told
from studio.work.explain import Explainer
from studio.work.explaining import TeachingSheet
from studio.work.grade import grade
from studio.work.lookahead import SUPPOSE, mark_to_doubt
from studio.work.protocol import Ended
from studio.work.sentences import message_of
from studio.work.steps import NUMBER, UNUSED, USED, Ending, Mark, Step


class NoLesson(Exception):  # noqa: N818 - a refusal, not an error of the program
    """No sheet can be made, for a ``reason``."""

    def __init__(self, reason: Reason | Message) -> None:
        super().__init__(reason)
        self.reason = reason


@language.on_paper()
def sheet(puzzle: Puzzle, token: Token) -> bytes:
    """A page with the puzzle, up to five steps and the solution, as a PDF.

    :class:`NoLesson` where nothing follows from the clues, or the token stopped the explanation.
    """
    explainer = Explainer(puzzle, token)
    steps: list[Step] = []
    ending: Ending | None = None
    for event in explainer.run():
        if isinstance(event, Ending):
            ending = event
        else:
            steps.append(event)
    if not steps:
        none = Message.of("There are no steps to show.")
        raise NoLesson((ending.reason if ending else None) or none)
    graded = grade(explainer)
    one, many = "1 step leads to the solution.", "{steps:,} steps lead to the solution."
    if ending is not None and not ending.solved:
        one, many = "1 step follows from the clues.", "{steps:,} steps follow from the clues."
    facts = [Message.counted("steps", one, many, steps=len(steps))]
    if ending is not None and not ending.solved and ending.reason is not None:
        facts.append(message_of(ending.reason))
    if graded is not None:
        difficulty = "Difficulty: {word} ({number:.1f})."
        facts.append(Message.of(difficulty, word=word(graded.word), number=graded.number))
    answers, compiled = explainer.answers, puzzle.compile()
    solution = compiled.addresses(answers[0]) if answers and graded is not None else None
    chosen = telling(steps, PANELS - 1)
    panels = [_panel(steps, place, _denied(explainer, steps, place)) for place in chosen]
    return pages.lesson(puzzle, language.paragraph(facts), panels, solution)


def telling(steps: Sequence[Step], most: int) -> list[int]:
    """The places of up to ``most`` steps: the first by each technique, the hardest ones before
    others, then steps spread evenly over the rest."""
    first: dict[str, int] = {}
    for place, step in enumerate(steps):
        first.setdefault(step.rule, place)
    chosen = sorted(first.values(), key=lambda place: (-steps[place].level, place))[:most]
    missing = most - len(chosen)
    rest = [place for place in range(len(steps)) if place not in chosen]
    if missing and rest:
        stride = max(1, len(rest) // missing)
        chosen += rest[stride // 2 :: stride][:missing]
    return sorted(chosen)


def _denied(explainer: Explainer, steps: Sequence[Step], place: int) -> str:
    """Of a small proof: where the named techniques lead if its conclusion were otherwise."""
    doubted = mark_to_doubt(steps[place])
    if doubted is None or steps[place].level < NEAR.level:
        return ""
    known = [mark for step in steps[:place] for mark in step.then]
    nested = [event for event in explainer.what_if(known, doubted) if isinstance(event, Step)]
    if not nested or nested[-1].then:
        return ""
    cases = [step for step in nested if step.rule == SUPPOSE]
    steps_taken = len(nested) - 2 * len(cases)
    ways = Message.counted(
        "ways", "it were otherwise", "it were one of {ways:,} others", ways=len(cases)
    )
    told = Message.counted(
        "steps",
        "If {ways}, 1 step would lead to a contradiction.",
        "If {ways}, {steps:,} steps would lead to a contradiction.",
        ways=ways,
        steps=steps_taken,
    )
    return language.said(told)


def _panel(steps: Sequence[Step], place: int, more: str) -> Panel:
    """A step as a picture; ``more`` is said after its sentence."""
    step = steps[place]
    marks = [mark for earlier in steps[: place + 1] for mark in earlier.then]
    return Panel(
        language.said(Message.of("Step {step}: {name}", step=place + 1, name=word(step.name))),
        language.paragraph((step.sentence, more)),
        {
            spot.at: mark.value
            for mark in marks
            for spot in mark.spots
            if mark.kind == NUMBER and isinstance(spot, Cell) and mark.value is not None
        },
        frozenset(_spots(marks, USED)),
        frozenset(_spots(marks, UNUSED)),
        frozenset(step.reasons),
        frozenset(s for m in step.then if m.kind in (USED, UNUSED, NUMBER) for s in m.spots),
    )


def _spots(marks: Sequence[Mark], kind: str) -> Iterator[Spot]:
    return (spot for mark in marks if mark.kind == kind for spot in mark.spots)


# -- as messages -----------------------------------------------------------------------------------


def messages(question: TeachingSheet, token: Token) -> Iterator[Ended]:
    """Make a sheet and write it; the end is a sentence where that was not possible.

    The window has no solver, so the process that explains also writes.
    """
    from studio.formats import SaveError, save
    from studio.formats.save import try_file

    try:
        try_file(question.path)
        save(question.path, sheet(native.read(question.puzzle).puzzle, token))
    except NoLesson as refused:
        yield Ended(refused.reason)
        return
    except SaveError as refused:
        yield Ended(as_told(str(refused)))
        return
    yield Ended()
