"""Explanations as messages, from the solver process to the window.

The request holds a puzzle as native text and the options ``{"marks": [...]}``, with ``"against"``
for a nested look: what follows if that mark is wrong; ``"highlander": true`` allows steps that use
that there is only one solution. Steps come one by one as ``{"step": {...}}``,
then ``{"ending": [verdict, solved, reason]}``, then, but not for a nested look, ``{"grade":
[number, word, open]}`` for puzzles with one solution. At last ``{"ended": ""}``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.findings import Graded
from studio.work.steps import Mark, Step, part_from_json, part_to_json, step_from_json, step_to_json


@dataclass(frozen=True, slots=True)
class Ending:
    """How a walk ended: the verdict, whether all is settled, and why not as a sentence."""

    verdict: Verdict
    solved: bool
    reason: str = ""


News: TypeAlias = Step | Ending | Graded


def question(
    puzzle: Puzzle,
    marks: Iterable[Mark] = (),
    against: Mark | None = None,
    *,
    highlander: bool = False,
) -> dict[str, Any]:
    """The request for an explanation from some marks on, or for a nested look."""
    options: dict[str, Any] = {"marks": [part_to_json(mark) for mark in marks]}
    if against is not None:
        options["against"] = part_to_json(against)
    if highlander:
        options["highlander"] = True
    return {"explain": native.write(puzzle, PLAIN).decode(), "options": options}


def messages(text: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Explain and tell all of it."""
    # The window only asks and reads; what explains is loaded by the solver process.
    from studio.work.explain import Explainer
    from studio.work.grade import grade

    highlander = bool(options.get("highlander"))
    explainer = Explainer(native.read(text).puzzle, token, highlander=highlander)
    parts = map(part_from_json, options.get("marks", ()))
    marks = [part for part in parts if isinstance(part, Mark)]
    if "against" in options:
        against = part_from_json(options["against"])
        events = explainer.what_if(marks, against) if isinstance(against, Mark) else iter(())
    else:
        events = explainer.run(marks)
    for event in events:
        if isinstance(event, Step):
            yield {"step": step_to_json(event)}
        else:
            yield {"ending": [event.verdict.value, event.solved, event.reason]}
    if "against" not in options:
        graded = grade(explainer)
        if graded is not None:
            yield {"grade": [graded.number, graded.word, graded.open]}
    yield {"ended": ""}


def read(message: dict[str, Any]) -> News:
    """The inverse of :func:`messages`; ValueError for anything else."""
    match message:
        case {"step": dict(step)}:
            return step_from_json(step)
        case {"ending": [str(verdict), bool(solved), str(reason)]}:
            return Ending(Verdict(verdict), solved, reason)
        case {"grade": [float() | int() as number, str(word), float() | int() as part]}:
            return Graded(float(number), word, float(part))
    raise ValueError("not news of an explanation")
