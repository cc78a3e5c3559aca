"""The command ``convert``: a puzzle in another format."""

from __future__ import annotations

import argparse
import sys

from studio import formats
from studio.cli.arguments import add_input, read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio convert``."""
    add_input(parser)
    parser.add_argument("output", metavar="OUTPUT", help="a file, or - for standard output")
    parser.add_argument("--to", metavar="NAME", help="the format, where the ending does not say it")


def run(options: argparse.Namespace) -> int:
    """Convert; the exit code."""
    reading = read(options.input)
    if options.output == "-":
        sys.stdout.buffer.write(formats.encode(reading.puzzle, options.to or "puzzle"))
    else:
        formats.write(reading.puzzle, options.output, options.to)
    return 0
