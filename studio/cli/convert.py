"""The command ``convert``: a puzzle in another format."""

from __future__ import annotations

import argparse
import sys

from studio import formats
from studio.cli.arguments import add_input, duration, read
from studio.cli.output import add_output, check_output, output_of, wrote
from studio.cli.words import note
from studio.engines.engine import Token
from studio.formats import FormatError
from studio.formats.format import LISTED, PLAIN, Format, Output
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, enumerated, word
from studio.work.listing import answers

SECONDS = 10.0

WORDS = {"title": word("title"), "author": word("author"), "notes": word("notes")}
"""What people wrote of a puzzle, by the names of its fields."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio convert``."""
    add_input(parser)
    add_output(parser, "a file, or - for standard output")
    keys = [form.key for form in formats.FORMATS if form.write is not None]
    parser.add_argument(
        "--to",
        metavar="NAME",
        choices=keys,
        help="the format, where the ending does not say it: %(choices)s",
    )
    parser.add_argument(
        "--no-answer", action="store_true", help="links that check answers: without that"
    )
    parser.add_argument(
        "--seconds",
        type=duration,
        default=SECONDS,
        help="seconds to look for that answer (%(default)g)",
    )


def run(options: argparse.Namespace) -> int:
    """Convert; the exit code."""
    output = output_of(options)
    if output == "-":
        form = formats.format_of(options.to or "puzzle")
        sys.stdout.buffer.write(_converted(read(options.input).puzzle, form, options))
        return 0
    form = formats.format_of(options.to or output)
    check_output(output, (options.input,))
    formats.save(output, _converted(read(options.input).puzzle, form, options))
    print(wrote(output))
    return 0


def _converted(puzzle: Puzzle, form: Format, options: argparse.Namespace) -> bytes:
    """The puzzle in the format; what that does not hold is said."""
    data = formats.encode(puzzle, form.key, _told(puzzle, form, options))
    lost = _left_out(puzzle, form, data)
    if lost:
        what = enumerated(LISTED, lost)
        note("{form} does not hold: {what}.", form=word(form.name), what=what)
    return data


def _left_out(puzzle: Puzzle, form: Format, data: bytes) -> list[Message]:
    """Which words and options of a puzzle are not in what was written of it, read again."""
    if form.read is None:
        return []
    try:
        kept = formats.read(data).puzzle
    except FormatError:
        return []
    lost = [said for name, said in WORDS.items() if getattr(puzzle, name) != getattr(kept, name)]
    if kept.rule == puzzle.rule:
        lost += [
            word(option.label)
            for option in puzzle.rule.options
            if puzzle.option(option.key) != kept.option(option.key)
        ]
    return lost


def _told(puzzle: Puzzle, form: Format, options: argparse.Namespace) -> Output:
    """What a format is told: the only answer of a puzzle where it checks answers."""
    if not form.checks or options.no_answer or any(puzzle.faults()):
        return PLAIN
    token = Token(options.seconds)
    try:
        compiled = puzzle.compile()
        found, complete = answers(compiled, 2, token)
    finally:
        token.release()
    if len(found) == 1 and complete:
        return Output(compiled.addresses(found[0]))
    if len(found) > 1:
        note("Without a check of the answer: it has several.")
    elif complete:
        note("Without a check of the answer: it has none.")
    else:
        note("Without a check of the answer: none was found.")
    return PLAIN
