"""The command ``explain``: the solution of a puzzle as steps."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import nullcontext
from itertools import islice

from studio.cli.arguments import add_input, add_limits, positive, read
from studio.cli.codes import EXIT, STOPPED, UsageError
from studio.cli.output import check_output, wrote
from studio.cli.progress import elapsed
from studio.cli.values import step_json
from studio.cli.words import note, told
from studio.engines.deduction import LONG
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import save
from studio.puzzle import Puzzle
from studio.puzzle.reason import Reason
from studio.work import sentences
from studio.work.codes import Explained
from studio.work.explain import Explainer
from studio.work.lesson import NoLesson, sheet
from studio.work.lookahead import mark_to_doubt
from studio.work.reasons import said
from studio.work.steps import Ending, Step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio explain``."""
    add_input(parser)
    add_limits(parser)
    parser.add_argument(
        "--highlander", action="store_true", help="steps may use that there is only one solution"
    )
    parser.add_argument(
        "--sheet",
        "-o",
        metavar="PATH",
        help="a teaching sheet, one PDF page with pictures",
    )
    parser.add_argument(
        "--what-if",
        type=positive,
        metavar="N",
        help="where it would lead if the conclusion of step N were otherwise",
    )
    parser.add_argument("--steps", type=positive, metavar="N", help="only the first N steps")


def run(options: argparse.Namespace) -> int:
    """Explain; the exit code is the verdict, or 3 where the steps end before the solution.

    Where only the first steps are asked for, they may.
    """
    if options.sheet:
        check_output(options.sheet, (options.input,), (".pdf",))
    puzzle = read(options.input).puzzle
    if options.sheet:
        return _sheet(puzzle, options)
    token = Token(options.seconds)
    explainer = Explainer(puzzle, token, uniqueness=options.highlander)
    if options.what_if is not None:
        return _what_if(explainer, token, options)
    # Steps that are printed tell themselves how far it is.
    with elapsed(told("Explaining")) if options.json else nullcontext():
        steps, ending = _walk(explainer, options)
    if options.json:
        report = {
            "steps": [step_json(step) for step in steps],
            "solved": ending.solved,
            "verdict": ending.verdict.value,
            "reason": sentences.said(ending.reason),
        }
        print(json.dumps(report))
    elif ending.solved:
        print(told("Solved in {steps:,} steps.", steps=len(steps)))
    else:
        sys.stderr.write(f"{sentences.said(ending.reason)}\n")
    enough = options.steps is not None and len(steps) >= options.steps
    if ending.verdict is Verdict.UNIQUE and not ending.solved and not enough:
        return STOPPED
    return EXIT[ending.verdict]


def _walk(explainer: Explainer, options: argparse.Namespace) -> tuple[list[Step], Ending]:
    """All steps, or as many as are asked for, and how it ends; people see each at once."""
    steps: list[Step] = []
    for event in explainer.run():
        if isinstance(event, Ending):
            return steps, event
        steps.append(event)
        if not options.json:
            _tell(explainer, len(steps), event)
        if options.steps is not None and len(steps) >= options.steps:
            return steps, Ending(explainer.verdict, False, Reason(Explained.ENOUGH))
    return steps, Ending(Verdict.UNKNOWN, False)


def _sheet(puzzle: Puzzle, options: argparse.Namespace) -> int:
    try:
        with elapsed(told("Drawing the sheet")):
            drawn = sheet(puzzle, Token(options.seconds))
        save(options.sheet, drawn)
    except NoLesson as refused:
        sys.stderr.write(f"{sentences.said(refused.reason)}\n")
        return STOPPED
    print(wrote(options.sheet))
    return 0


def _what_if(explainer: Explainer, token: Token, options: argparse.Namespace) -> int:
    """Look at a step the other way round; exit code 0 where that is contradicted, else 3."""
    walk = (event for event in explainer.run() if isinstance(event, Step))
    steps = list(islice(walk, options.what_if))
    if options.what_if > len(steps):
        if token.stopped:
            note("Stopped before this step was found.")
            return STOPPED
        raise UsageError(
            told(
                "--what-if {what_if}: there are {steps:,} steps",
                what_if=options.what_if,
                steps=len(steps),
            )
        )
    doubted = mark_to_doubt(steps[-1])
    if doubted is None:
        raise UsageError(
            told(
                "--what-if {what_if}: this step concludes nothing that could be otherwise",
                what_if=options.what_if,
            )
        )
    known = [mark for step in steps[:-1] for mark in step.then]
    *nested, ending = explainer.what_if(known, doubted)
    found = [step for step in nested if isinstance(step, Step)]
    assert isinstance(ending, Ending)
    if options.json:
        said_steps = [step_json(step) for step in found]
        reason = sentences.said(ending.reason)
        print(json.dumps({"steps": said_steps, "solved": ending.solved, "reason": reason}))
    else:
        for number, step in enumerate(found, start=1):
            _tell(explainer, number, step)
        print(sentences.said(ending.reason))
    return 0 if ending.solved else STOPPED


def _tell(explainer: Explainer, number: int, step: Step) -> None:
    """A step as two or three lines."""
    translation = explainer.translation
    name = told("{name}, a long step", name=step.name) if step.long else step.name
    print(f"{number:4}. {name}: {step.sentence}")
    for mark in step.then:
        print(" " * 8 + told("so: {mark}", mark=said(translation, mark)))
    if step.because:
        shown = step.because[:LONG] if step.long else step.because
        more = len(step.because) - len(shown)
        parts = "; ".join(said(translation, part) for part in shown)
        if more:
            parts = told("{parts}; and {more:,} more", parts=parts, more=more)
        print(" " * 8 + told("by: {parts}", parts=parts))
