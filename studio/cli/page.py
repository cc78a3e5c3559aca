"""The command ``page``: puzzles as one web page on which they are played."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from studio import formats
from studio.cli.arguments import characters, duration, is_folder, read, tell
from studio.cli.codes import UsageError
from studio.cli.output import check_output, wrote
from studio.cli.progress import progress
from studio.cli.words import note, told
from studio.engines.engine import Token
from studio.formats import save
from studio.formats.page_data import Playable
from studio.formats.webpage import webpage
from studio.puzzle import Puzzle
from studio.work.webpage import HINT_SECONDS, SECONDS, playable, without_hints


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio page``."""
    parser.add_argument(
        "inputs",
        metavar="INPUT",
        nargs="+",
        help="files, URLs, or folders, whose .puzzle files are taken by name",
    )
    parser.add_argument("-o", dest="output", metavar="PATH", required=True, help="an .html file")
    parser.add_argument(
        "--title", type=characters, default="", help="of the page; else that of the first puzzle"
    )
    parser.add_argument("--hints", action="store_true", help="with the steps of the solution")
    parser.add_argument(
        "--rules-only",
        action="store_true",
        help="look for no answer: the page checks by the rules alone",
    )
    parser.add_argument(
        "--seconds",
        type=duration,
        default=SECONDS,
        help="seconds to look for each answer (%(default)g)",
    )
    parser.add_argument(
        "--hint-seconds",
        type=duration,
        default=HINT_SECONDS,
        help="seconds to look for the reasons of hints (%(default)g)",
    )


def run(options: argparse.Namespace) -> int:
    """Write the page; the exit code."""
    check_output(options.output, options.inputs, (".html",))
    if options.rules_only and options.hints:
        raise UsageError(told("--rules-only leaves out what --hints asks for"))
    ready: list[Playable] = []
    puzzles = list(puzzles_of(options.inputs))
    with progress() as show:
        for puzzle in puzzles:
            show(
                told(
                    "Ready: {done:,} of {puzzles:,}",
                    done=len(ready),
                    puzzles=len(puzzles),
                )
            )
            if options.rules_only:
                ready.append(Playable(puzzle))
                continue
            token = Token(options.seconds)
            ready.append(
                playable(puzzle, token, hints=options.hints, hint_seconds=options.hint_seconds)
            )
    if options.hints and (odd := without_hints(ready)) is not None:
        note(odd)
    save(options.output, webpage(ready, options.title))
    print(wrote(options.output))
    return 0


def puzzles_of(sources: Sequence[str]) -> Iterator[Puzzle]:
    """The puzzles of some inputs, those of a folder by name; FormatError where it has none."""
    for source in sources:
        if not is_folder(source):
            yield read(source).puzzle
            continue
        for reading in formats.of_folder(Path(source)):
            tell(reading)
            yield reading.puzzle
