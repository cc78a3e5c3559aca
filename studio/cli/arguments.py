"""The arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from studio import formats
from studio.cli.codes import UsageError
from studio.cli.words import told
from studio.engines.engine import Engine, Task
from studio.engines.search.backtrack import PRUNINGS, without
from studio.families import USUAL
from studio.formats import FormatError, Reading, board_text, raster
from studio.formats.format import MAX_BYTES, shown
from studio.language import text as tr
from studio.puzzle import Problem, Puzzle
from studio.puzzle.message import Message, word
from studio.work.compare import engines_of
from studio.work.sentences import message_of, said

BACKTRACKING = "backtrack"
"""The engine whose prunings can be left out."""


def add_input(parser: argparse.ArgumentParser) -> None:
    """The puzzle."""
    parser.add_argument(
        "input", metavar="INPUT", help="a file, - for standard input, a URL, or a board"
    )


def read(source: str) -> Reading:
    """The puzzle of an input; what is to be said of it goes to standard error."""
    if source == "-":
        reading = formats.read(sys.stdin.buffer.read(MAX_BYTES + 1))
    elif board_text.sniff(source):
        board = formats.read_board(source)
        notice = Message.of(
            "{source} is a board without clues; here it is taken as: {genre:small}.",
            source=source,
            genre=word(USUAL.name),
        )
        reading = Reading(Puzzle(USUAL, board), notices=(notice,))
    else:
        _refuse_picture(source)
        reading = formats.read(source)
    tell(reading)
    return reading


def tell(reading: Reading) -> None:
    """Say on standard error what is to be said of an input."""
    for notice in reading.notices:
        sys.stderr.write(f"{said(notice)}\n")


def _refuse_picture(source: str) -> None:
    """FormatError that says what to do with a picture where a puzzle is wanted."""
    try:
        with Path(source).open("rb") as file:
            beginning = file.read(16)
    except (OSError, ValueError):
        return  # the reader of puzzles has a sentence for it
    if raster.sniff(beginning):
        name = shown(source)
        raise FormatError("{name} is a picture; `studio picture` makes a puzzle of one.", name=name)


def add_limits(parser: argparse.ArgumentParser) -> None:
    """How to print, and for how long to try."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=duration, help="stop after so many seconds")


def positive(text: str) -> int:
    """A number from 1, for an option."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(told("{text} is not a positive number", text=text))
    return value


def duration(text: str) -> float:
    """A time, for an option."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(told("{text} is not a time in seconds", text=text))
    return value


def add_engine(parser: argparse.ArgumentParser) -> None:
    """The options that choose an engine."""
    parser.add_argument("--engine", metavar="NAME", help="by this engine alone")
    parser.add_argument(
        "--without",
        metavar="A,B,...",
        help=tr("by backtracking without these prunings; of {names}").format(
            names=", ".join(PRUNINGS)
        ),
    )


def engine_for(options: argparse.Namespace, problem: Problem, task: Task) -> Engine | None:
    """The engine that is asked for by name, if one is.

    UsageError where there is none of that name, FormatError where it cannot do the task.
    """
    try:
        if options.without is not None:
            if options.engine not in (None, BACKTRACKING):
                raise UsageError(
                    told(
                        "--without leaves out prunings of {backtracking}; {engine} has none.",
                        backtracking=BACKTRACKING,
                        engine=options.engine,
                    )
                )
            engine: Engine = without(options.without.split(","))
        elif options.engine is not None:
            engine = engines_of([options.engine])[0]
        else:
            return None
    except LookupError as error:
        raise UsageError(str(error.args[0])) from None
    reason = engine.declines(problem, task)
    if reason is not None:
        raise FormatError(message_of(reason))
    return engine
