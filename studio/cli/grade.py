"""The command ``grade``: how hard the steps of a puzzle are for a person."""

from __future__ import annotations

import argparse
import json
import sys

from studio.cli.arguments import add_input, add_limits, read
from studio.cli.codes import EXIT, STOPPED
from studio.cli.progress import elapsed
from studio.cli.values import step_json
from studio.cli.words import told
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.puzzle.message import word
from studio.work.explain import Explainer
from studio.work.grade import grade, hardest_step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio grade``."""
    add_input(parser)
    add_limits(parser)


def run(options: argparse.Namespace) -> int:
    """Grade; the exit code is the verdict."""
    explainer = Explainer(read(options.input).puzzle, Token(options.seconds))
    with elapsed(told("Grading")):
        graded = grade(explainer)
    if graded is None:
        # Of a puzzle with one solution only the time can keep its grade back.
        stopped = explainer.verdict in (Verdict.UNKNOWN, Verdict.UNIQUE)
        late = "Stopped before the grade was known."
        reason = told(late if stopped else "Only puzzles with exactly one solution are graded.")
        if options.json:
            report = {"grade": None, "word": None, "hardest": None, "reason": reason}
            print(json.dumps(report))
        else:
            sys.stderr.write(f"{reason}\n")
        return STOPPED if stopped else EXIT[explainer.verdict]
    step = hardest_step(explainer, graded)
    if options.json:
        hardest = None if step is None else step_json(step)
        print(json.dumps({"grade": graded.number, "word": graded.word, "hardest": hardest}))
        return 0
    print(told("{grade:.1f}, {level}.", grade=graded.number, level=word(graded.word)))
    if step is not None:
        print(told("Hardest step: {name}. {sentence}", name=step.name, sentence=step.sentence))
    return 0
