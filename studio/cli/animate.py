"""The command ``render --animate``: a solver at work, or the answer, as GIF, APNG or HTML."""

from __future__ import annotations

import argparse

from studio import formats
from studio.cli.arguments import positive
from studio.cli.codes import EXIT, STOPPED, UsageError
from studio.cli.keys import stopped_by_keys
from studio.cli.output import wrote
from studio.cli.progress import progress
from studio.cli.words import note, told
from studio.engines.engine import Token
from studio.engines.watchable import WATCHABLE
from studio.formats import FormatError
from studio.formats.animation import PIXELS, form_of
from studio.formats.picture_size import Size
from studio.language import text as tr
from studio.puzzle import Puzzle
from studio.work.animating import NoAnswerError, NoStepsError, first_engine, make
from studio.work.storyboards import SOLUTION, Storyboard
from studio.work.watching import DEDUCTION

USUAL = Storyboard(SOLUTION)
"""What is taken of what nobody says."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``render`` takes more for animations."""
    keys = _known()
    parser.add_argument(
        "--animate",
        nargs="?",
        const="",
        metavar="ENGINE",
        help=tr("the solution or a solver at work, as gif, png (APNG) or html: {keys}").format(
            keys=", ".join(keys)
        ),
    )
    parser.add_argument("--steps", type=_steps, metavar="A-B", help="these steps only")
    parser.add_argument("--frames", type=_frames, help="pictures at the most (240)")
    parser.add_argument("--pace", type=positive, help="milliseconds a picture (200)")


def _known() -> list[str]:
    return [SOLUTION, *(w.key for w in WATCHABLE), DEDUCTION.key]


def _frames(text: str) -> int:
    value = int(text) if text.isdecimal() else 0
    if value < 2:
        raise argparse.ArgumentTypeError(told("an animation has 2 pictures or more"))
    return value


def sort_out(options: argparse.Namespace) -> None:
    """Tell engine and file apart: in ``--animate recording.html`` the file stands where an engine
    may.

    UsageError where what stands there is neither.
    """
    known = _known()
    name = options.animate
    if not name or name in known:
        return
    if "." in name and options.output is None and options.file is None:
        options.output, options.animate = name, ""
        return
    raise UsageError(
        told(
            "there is no engine {name} to watch; there are {known}",
            name=name,
            known=", ".join(known),
        )
    )


def check_still(options: argparse.Namespace) -> None:
    """UsageError where a picture is asked for with what only animations have."""
    for asked, name in (
        (options.steps, "--steps"),
        (options.frames, "--frames"),
        (options.pace, "--pace"),
    ):
        if asked:
            raise UsageError(told("{name} is for animations alone: add --animate", name=name))


def _steps(text: str) -> tuple[int, int]:
    first, dash, last = text.partition("-")
    if not (dash and first.isdigit() and last.isdigit() and int(first) <= int(last)):
        raise argparse.ArgumentTypeError(
            told("{text} is not a range of steps such as 0-100", text=text)
        )
    return int(first), int(last)


def animate(
    options: argparse.Namespace,
    puzzle: Puzzle,
    output: str,
    pixels: int | None,
    size: Size | None,
) -> int:
    """Write the animation, so wide or of that size; the exit code."""
    engine = options.animate
    if not engine:
        chosen = first_engine(puzzle)
        if chosen is None:
            raise FormatError("No solver that can be watched knows this kind of puzzle.")
        engine = chosen.key
    first, last = options.steps or (0, None)
    board = Storyboard(
        engine,
        form_of(output),
        first,
        last,
        options.frames or USUAL.most,
        options.pace or USUAL.milliseconds,
        options.theme or USUAL.theme,
        PIXELS if pixels is None else pixels,
        size,
    )
    try:
        return _made(puzzle, board, output, Token(options.seconds))
    except NoAnswerError as none:
        note(none.message)
        return EXIT[none.verdict]
    except NoStepsError as error:
        raise UsageError(str(error)) from None


def _made(puzzle: Puzzle, board: Storyboard, output: str, token: Token) -> int:
    """Make the file, and show how far it is."""
    with stopped_by_keys(token), progress() as show:
        show(
            told("The solution is looked for")
            if board.engine == SOLUTION
            else told("The solver is watched")
        )
        for news in make(puzzle, board, token):
            if isinstance(news, bytes):
                formats.save(output, news)
                show("")
                print(wrote(output))
                return 0
            show(told("{done:,} of {total:,} pictures drawn", done=news.done, total=news.total))
    note("Stopped before the animation was made.")
    return STOPPED
