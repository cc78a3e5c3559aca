"""The command ``convert``: a puzzle in another format."""

from __future__ import annotations

import argparse
import sys

from studio import formats
from studio.cli.arguments import add_input, read
from studio.cli.output import add_output, check_output, output_of, wrote


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio convert``."""
    add_input(parser)
    add_output(parser, "a file, or - for standard output")
    keys = [form.key for form in formats.FORMATS if form.write is not None]
    parser.add_argument(
        "--to",
        metavar="NAME",
        choices=keys,
        help=f"the format, where the ending does not say it: {', '.join(keys)}",
    )


def run(options: argparse.Namespace) -> int:
    """Convert; the exit code."""
    output = output_of(options)
    if output == "-":
        puzzle = read(options.input).puzzle
        sys.stdout.buffer.write(formats.encode(puzzle, options.to or "puzzle"))
        return 0
    form = formats.format_of(options.to or output)
    check_output(output)
    formats.write(read(options.input).puzzle, output, form.key)
    print(wrote(output))
    return 0
