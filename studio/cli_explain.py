"""The commands ``explain`` and ``grade``: the solution as steps, and how hard these are."""

from __future__ import annotations

import argparse
import json
import sys

from studio.cli_words import EXIT
from studio.engines.deduction import LONG
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import save
from studio.puzzle import Puzzle
from studio.work.explain import Explainer
from studio.work.explaining import Ending
from studio.work.grade import grade, hardest_step
from studio.work.lesson import NoLesson, sheet
from studio.work.reasons import said
from studio.work.steps import Step, step_to_json

STOPPED = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio explain INPUT``."""
    parser.add_argument(
        "--highlander", action="store_true", help="steps may use that there is only one solution"
    )
    parser.add_argument(
        "--sheet", metavar="FILE", help="a teaching sheet: one PDF page with steps in pictures"
    )
    parser.add_argument("--steps", type=int, metavar="N", help="only the first N steps")


def run(puzzle: Puzzle, options: argparse.Namespace) -> int:
    """Explain; the exit code is the verdict, or 3 where the steps end before the solution."""
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


def run_grade(puzzle: Puzzle, options: argparse.Namespace) -> int:
    """Grade; the exit code is the verdict."""
    explainer = Explainer(puzzle, Token(options.seconds))
    graded = grade(explainer)
    if graded is None:
        if options.json:
            print(json.dumps({"grade": None, "word": None, "hardest": None}))
        else:
            sys.stderr.write("Only puzzles with exactly one solution are graded.\n")
        return EXIT[explainer.verdict]
    step = hardest_step(explainer, graded)
    if options.json:
        hardest = None if step is None else step_to_json(step)
        print(json.dumps({"grade": graded.number, "word": graded.word, "hardest": hardest}))
        return 0
    print(f"{graded.number:.1f}, {graded.word}.")
    if step is not None:
        print(f"Hardest step: {step.name}. {step.sentence}")
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
