"""The command ``render --animate``: a solver at work as GIF, APNG or HTML."""

from __future__ import annotations

import argparse
import sys

from studio import formats
from studio.cli.codes import STOPPED
from studio.engines.engine import Token
from studio.engines.watchable import WATCHABLE
from studio.formats import FormatError
from studio.formats.animation import PIXELS, form_of
from studio.puzzle import Puzzle
from studio.work.animating import Storyboard, first_engine, make
from studio.work.watching import DEDUCTION


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``render`` takes more for animations."""
    keys = [*(w.key for w in WATCHABLE), DEDUCTION.key]
    parser.add_argument(
        "--animate",
        nargs="?",
        const="",
        choices=["", *keys],
        metavar="ENGINE",
        help=f"a solver at work, as gif, png (APNG) or html: {', '.join(keys)}",
    )
    parser.add_argument("--steps", type=_steps, metavar="A-B", help="these steps only")
    parser.add_argument("--frames", type=int, default=240, help="pictures at the most (240)")
    parser.add_argument("--pace", type=int, default=200, help="milliseconds a picture (200)")
    parser.add_argument("--width", type=int, default=PIXELS, help=f"pixels ({PIXELS})")
    parser.add_argument("--theme", choices=("light", "dark", "print"), default="light")


def _steps(text: str) -> tuple[int, int]:
    first, dash, last = text.partition("-")
    if not (dash and first.isdigit() and last.isdigit() and int(first) <= int(last)):
        raise argparse.ArgumentTypeError(f"{text} is not a range of steps such as 0-100")
    return int(first), int(last)


def animate(options: argparse.Namespace, puzzle: Puzzle) -> int:
    """Write the animation; the exit code."""
    engine = options.animate
    if not engine:
        chosen = first_engine(puzzle)
        if chosen is None:
            raise FormatError("No solver that can be watched knows this kind of puzzle.")
        engine = chosen.key
    first, last = options.steps or (0, None)
    board = Storyboard(
        engine,
        form_of(options.output),
        first,
        last,
        max(2, options.frames),
        options.pace,
        options.theme,
        options.width,
    )
    for news in make(puzzle, board, Token(options.seconds)):
        if isinstance(news, bytes):
            formats.save(options.output, news)
            return 0
    sys.stderr.write("Stopped before the animation was made.\n")
    return STOPPED
