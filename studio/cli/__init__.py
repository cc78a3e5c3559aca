"""The command line. Never imports the window; the exit code is the verdict."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from studio import __version__
from studio.cli.codes import BAD_INPUT, STOPPED, USAGE
from studio.formats import FormatError, SaveError

COMMANDS = {
    "solve": "Find the solutions of a puzzle.",
    "check": "Judge a puzzle and its clues.",
    "count": "Count the solutions exactly.",
    "census": "Count the loops and Slitherlinks of a board.",
    "explain": "Solve a puzzle step by step.",
    "grade": "Say how hard a puzzle is for a person.",
    "generate": "Make puzzles with exactly one solution.",
    "picture": "Make a puzzle shaped like a picture.",
    "compare": "Count with every engine, and compare times.",
    "tour": "Make a tour of a board by jumps, of any size.",
    "verify": "Prove a verdict again, another way.",
    "convert": "Convert a puzzle to another format.",
    "render": "Draw a puzzle as svg, png or pdf.",
    "demo": "Show the program at work, also without a display.",
}
"""A module of this package for each: ``add_arguments(parser)``, and ``run(options)`` that gives the
exit code."""


class _Parser(argparse.ArgumentParser):
    """Wrong usage ends with the contract's exit code and one sentence."""

    def error(self, message: str) -> Any:
        self.print_usage(sys.stderr)
        sys.stderr.write(f"{self.prog}: {message}.\n")
        raise SystemExit(USAGE)


class _Command(_Parser):
    """Imports its module only when it is the one that is called: others would double the start."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        module = import_module(f"{__name__}.{self.prog.split()[-1]}")
        module.add_arguments(self)
        self.set_defaults(run=module.run)
        return super().parse_known_args(args, namespace)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code of the process."""
    options = _parser().parse_args(arguments)
    try:
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    except (FormatError, SaveError) as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return STOPPED
    except BrokenPipeError:
        # Whoever read our output has enough of it.
        sys.stderr.close()
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="studio",
        description="Puzzles that are solved by drawing one line. Without a command: the window.",
    )
    parser.add_argument("--version", action="version", version=f"Oneline Studio {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Command)
    for name, words in COMMANDS.items():
        commands.add_parser(name, help=words, description=words)
    return parser
