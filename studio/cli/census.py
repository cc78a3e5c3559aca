"""The command ``census``: the loops of a board, and the Slitherlinks with exactly one solution."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator

from studio import formats
from studio.cli.arguments import add_limits
from studio.cli.codes import BAD_INPUT, STOPPED
from studio.cli.keys import stopped_by_keys
from studio.cli.progress import compiled, progress
from studio.cli.words import told
from studio.engines.counting import census
from studio.engines.counting.census import Census
from studio.engines.engine import Token
from studio.engines.events import Progress
from studio.puzzle.reason import Reason
from studio.work.sentences import said


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio census``."""
    add_limits(parser)
    parser.add_argument("board", metavar="BOARD", help="square:3x3, hex:2, or any input")


def run(options: argparse.Namespace) -> int:
    """Count loops and puzzles; the exit code."""
    board = formats.read_board(options.board)
    refused = census.declines(board)
    if refused:
        sys.stderr.write(f"{said(refused)}\n")
        return BAD_INPUT
    compiled("census")
    token = Token(options.seconds)
    with stopped_by_keys(token):
        taken = _shown(census.census(board, token))
    if isinstance(taken, Reason):
        sys.stderr.write(f"{said(taken)}\n")
        return STOPPED
    if options.json:
        print(json.dumps({"loops": str(taken.loops), "puzzles": str(taken.puzzles)}))
    else:
        print(told("Loops: {n:,}", n=taken.loops))
        print(told("Slitherlinks with exactly one solution: {n:,}", n=taken.puzzles))
    return 0


def _shown(work: Generator[Progress, None, Census | Reason]) -> Census | Reason:
    """What the census comes to; on the way it is shown how far it is."""
    with progress() as show:
        while True:
            try:
                now = next(work)
            except StopIteration as ended:
                result: Census | Reason = ended.value
                return result
            show(
                told(
                    "{done:,} of {total:,} loops compared with all others",
                    done=now.done,
                    total=now.total,
                )
            )
