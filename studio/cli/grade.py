"""The command ``grade``: how hard the steps of a puzzle are for a person."""

from __future__ import annotations

import argparse
import json
import sys

from studio.cli.arguments import add_input, add_limits, read
from studio.cli.codes import EXIT
from studio.engines.engine import Token
from studio.work.explain import Explainer
from studio.work.grade import grade, hardest_step
from studio.work.steps import step_to_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio grade``."""
    add_input(parser)
    add_limits(parser)


def run(options: argparse.Namespace) -> int:
    """Grade; the exit code is the verdict."""
    explainer = Explainer(read(options.input).puzzle, Token(options.seconds))
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
