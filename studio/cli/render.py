"""The command ``render``: a puzzle as a picture, or a solver at work on it as an animation."""

from __future__ import annotations

import argparse
import sys

from studio import formats
from studio.cli import animate
from studio.cli.arguments import add_input, duration, read
from studio.cli.codes import EXIT
from studio.cli.solve import answers
from studio.engines.engine import Token
from studio.engines.events import Verdict


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio render``."""
    add_input(parser)
    parser.add_argument("output", metavar="OUTPUT", help="a file; its ending says the format")
    parser.add_argument("--solution", action="store_true", help="with its solution")
    animate.add_arguments(parser)
    parser.add_argument("--seconds", type=duration, help="how long to look for the solution")


def run(options: argparse.Namespace) -> int:
    """Draw; the exit code."""
    puzzle = read(options.input).puzzle
    if options.animate is not None:
        return animate.animate(options, puzzle)
    line = None
    if options.solution:
        compiled = puzzle.compile()
        found, complete = answers(compiled, 1, Token(options.seconds))
        if not found:
            words = "it has none" if complete else "none was found in time"
            sys.stderr.write(f"The solution cannot be drawn: {words}.\n")
            return EXIT[Verdict.NONE] if complete else EXIT[Verdict.UNKNOWN]
        line = compiled.addresses(found[0])
    formats.save(options.output, formats.render(puzzle, options.output, line))
    return 0
