"""The arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
import sys

from studio import formats
from studio.engines.backtrack import PRUNINGS, without
from studio.engines.engine import Engine, Task
from studio.formats import FormatError, Reading
from studio.formats.format import MAX_BYTES
from studio.puzzle import Problem
from studio.work.compare import engines_of


def add_input(parser: argparse.ArgumentParser) -> None:
    """The puzzle."""
    parser.add_argument("input", metavar="INPUT", help="a file, - for standard input, or a URL")


def read(source: str) -> Reading:
    """The puzzle of an input; what is to be said of it goes to standard error."""
    if source == "-":
        reading = formats.read(sys.stdin.buffer.read(MAX_BYTES + 1))
    else:
        reading = formats.read(source)
    for notice in reading.notices:
        sys.stderr.write(f"{notice}\n")
    return reading


def add_limits(parser: argparse.ArgumentParser) -> None:
    """How to print, and for how long to try."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=duration, help="stop after so many seconds")


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
