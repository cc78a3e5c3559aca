"""What several commands say alike: exit codes, verdicts, places, and engines by their names."""

from __future__ import annotations

import argparse

from studio.engines.backtrack import PRUNINGS, without
from studio.engines.engine import Engine, Task
from studio.engines.events import Verdict
from studio.formats import FormatError
from studio.puzzle import Problem
from studio.work.compare import engines_of

EXIT = {Verdict.UNIQUE: 0, Verdict.NONE: 1, Verdict.SEVERAL: 2, Verdict.UNKNOWN: 3}
HEADLINES = {
    Verdict.UNIQUE: "One solution",
    Verdict.NONE: "No solution",
    Verdict.SEVERAL: "Several solutions",
    Verdict.UNKNOWN: "Not known yet",
}


def node_json(at: tuple[int, ...]) -> list[int] | int:
    """An address as JSON has it."""
    return list(at) if len(at) > 1 else at[0]


def node_words(at: tuple[int, ...]) -> str:
    """An address in a line of text."""
    return ",".join(str(n) for n in at)


def positive(text: str) -> int:
    """A number from 1, for an option."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return value


def duration(text: str) -> float:
    """A time, for an option."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a time in seconds")
    return value


def add_engine(parser: argparse.ArgumentParser) -> None:
    """The options that choose an engine."""
    parser.add_argument("--engine", metavar="NAME", help="by this engine alone")
    parser.add_argument(
        "--without",
        metavar="A,B,...",
        help="by backtracking without these prunings; of " + ", ".join(PRUNINGS),
    )


def engine_for(options: argparse.Namespace, problem: Problem, task: Task) -> Engine | None:
    """The engine that is asked for by name, if one is; FormatError where it cannot do the task."""
    try:
        if options.without is not None:
            engine: Engine = without(options.without.split(","))
        elif options.engine is not None:
            engine = engines_of([options.engine])[0]
        else:
            return None
    except LookupError as error:
        raise FormatError(str(error.args[0])) from None
    reason = engine.declines(problem, task)
    if reason is not None:
        raise FormatError(reason)
    return engine
