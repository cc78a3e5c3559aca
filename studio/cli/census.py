"""The command ``census``: the loops of a board, and the Slitherlinks with exactly one solution."""

from __future__ import annotations

import argparse
import json
import sys

from studio import formats
from studio.cli.arguments import add_limits
from studio.cli.codes import BAD_INPUT, STOPPED
from studio.engines import census
from studio.engines.engine import Token, outcome


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio census``."""
    add_limits(parser)
    parser.add_argument("board", metavar="BOARD", help="square:3x3, hex:2, or any input")


def run(options: argparse.Namespace) -> int:
    """Count loops and puzzles; the exit code."""
    board = formats.read_board(options.board)
    refused = census.declines(board)
    if refused:
        sys.stderr.write(f"{refused}\n")
        return BAD_INPUT
    taken = outcome(census.census(board, Token(options.seconds)))
    if isinstance(taken, str):
        sys.stderr.write(f"{taken}\n")
        return STOPPED
    if options.json:
        print(json.dumps({"loops": str(taken.loops), "puzzles": str(taken.puzzles)}))
    else:
        print(f"Loops: {taken.loops:,}")
        print(f"Slitherlinks with exactly one solution: {taken.puzzles:,}")
    return 0
