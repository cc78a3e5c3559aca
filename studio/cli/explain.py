"""The command ``explain``: the solution of a puzzle as steps."""

from __future__ import annotations

import argparse
import json
import sys

from studio.cli.arguments import add_input, add_limits, read
from studio.cli.codes import EXIT, STOPPED
from studio.engines.deduction import LONG
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import save
from studio.puzzle import Puzzle
from studio.work.explain import Explainer
from studio.work.explaining import Ending
from studio.work.lesson import NoLesson, sheet
from studio.work.reasons import said
from studio.work.steps import Step, step_to_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio explain``."""
    add_input(parser)
    add_limits(parser)
    parser.add_argument(
        "--highlander", action="store_true", help="steps may use that there is only one solution"
    )
    parser.add_argument(
        "--sheet", metavar="FILE", help="a teaching sheet: one PDF page with steps in pictures"
    )
    parser.add_argument("--steps", type=int, metavar="N", help="only the first N steps")


def run(options: argparse.Namespace) -> int:
    """Explain; the exit code is the verdict, or 3 where the steps end before the solution."""
    puzzle = read(options.input).puzzle
    if options.sheet:
        return _sheet(puzzle, options)
    explainer = Explainer(puzzle, Token(options.seconds), highlander=options.highlander)
    steps: list[Step] = []
    ending = Ending(Verdict.UNKNOWN, False)
    for event in explainer.run():
        if isinstance(event, Ending):
            ending = event
        else:
            steps.append(event)
            if not options.json:
                _tell(explainer, len(steps), event)
            if options.steps is not None and len(steps) >= options.steps:
                ending = Ending(
                    explainer.verdict, False, "Stopped at the number of steps asked for."
                )
                break
    if options.json:
        report = {
            "steps": [step_to_json(step) for step in steps],
            "solved": ending.solved,
            "verdict": ending.verdict.value,
            "reason": ending.reason,
        }
        print(json.dumps(report))
    elif ending.solved:
        print(f"Solved in {len(steps):,} steps.")
    else:
        sys.stderr.write(f"{ending.reason}\n")
    if ending.verdict is Verdict.UNIQUE and not ending.solved:
        return STOPPED
    return EXIT[ending.verdict]


def _sheet(puzzle: Puzzle, options: argparse.Namespace) -> int:
    try:
        save(options.sheet, sheet(puzzle, Token(options.seconds)))
    except NoLesson as refused:
        sys.stderr.write(f"{refused}\n")
        return STOPPED
    return 0


def _tell(explainer: Explainer, number: int, step: Step) -> None:
    """A step as two or three lines."""
    translation = explainer.translation
    long = ", a long step" if step.long else ""
    print(f"{number:4}. {step.name}{long}: {step.sentence}")
    for mark in step.then:
        print(f"        so: {said(translation, mark)}")
    if step.because:
        shown = step.because[:LONG] if step.long else step.because
        more = len(step.because) - len(shown)
        rest = f"; and {more:,} more" if more else ""
        print(f"        by: {'; '.join(said(translation, part) for part in shown)}{rest}")
