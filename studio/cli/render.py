"""The command ``render``: a puzzle as a picture, or a solver at work on it as an animation."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from studio import formats
from studio.cli import animate, paper
from studio.cli.arguments import add_input, duration, read
from studio.cli.codes import EXIT, UsageError
from studio.cli.output import add_output, check_output, output_of, wrote
from studio.cli.solve import answers
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError
from studio.formats.animation import form_of

ANIMATED = (".gif", ".apng", ".html")
"""Endings that say that an animation is wanted; a .png may be a picture."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio render``."""
    add_input(parser)
    add_output(parser, "a file; its ending says the format")
    parser.add_argument("--solution", action="store_true", help="with its solution")
    paper.add_arguments(parser)
    animate.add_arguments(parser)
    parser.add_argument("--seconds", type=duration, help="how long to look for the solution")


def run(options: argparse.Namespace) -> int:
    """Draw; the exit code."""
    animate.sort_out(options)
    output = output_of(options)
    if options.animate is not None:
        form_of(output)
        check_output(output)
        return animate.animate(options, read(options.input).puzzle, output)
    if Path(output).suffix.lower() in ANIMATED:
        raise UsageError(f"{Path(output).suffix} is an animation: add --animate")
    if not formats.format_of(output).picture:
        raise FormatError("This is drawn as svg, png or pdf; `studio convert` writes puzzles.")
    check_output(output)
    puzzle = read(options.input).puzzle
    line = None
    printing = paper.wanted(options, output)
    if options.solution or (printing is not None and printing.answers != "off"):
        compiled = puzzle.compile()
        found, complete = answers(compiled, 1, Token(options.seconds))
        if not found:
            words = "it has none" if complete else "none was found in time"
            sys.stderr.write(f"The solution cannot be drawn: {words}.\n")
            return EXIT[Verdict.NONE] if complete else EXIT[Verdict.UNKNOWN]
        line = compiled.addresses(found[0])
    if printing is not None:
        formats.save(output, paper.printed(puzzle, line, options, printing))
    else:
        formats.save(output, formats.render(puzzle, output, line))
    print(wrote(output))
    return 0
