"""The command ``booklet``: puzzles as a book to print, with rules and answers."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path

from studio import formats, language
from studio.cli.arguments import characters, duration, millimetres, positive
from studio.cli.codes import STOPPED, UsageError
from studio.cli.keys import stopped_by_keys
from studio.cli.output import check_output, wrote
from studio.cli.page import puzzles_of
from studio.cli.progress import progress
from studio.cli.words import note, told
from studio.engines.engine import Token
from studio.formats import save
from studio.formats.booklet import GRIDS, GUTTER_MM, TRIMS, UNGRADED, Entry, Layout, booklet
from studio.formats.booklet_file import ENDING, MOST_BYTES, read, write
from studio.formats.pdf import POINTS_A_MM, texts_of, unprinted
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.work.booklet import SECONDS, WORTH_ONE, entries_of, several_words
from studio.work.executors import workers_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio booklet``."""
    parser.add_argument(
        "inputs",
        metavar="INPUT",
        nargs="+",
        help="files, URLs, or folders, whose .puzzle files are taken by name; or a .booklet",
    )
    parser.add_argument(
        "-o",
        dest="output",
        metavar="PATH",
        required=True,
        help="a .pdf file, or a .booklet to go on with",
    )
    parser.add_argument("--title", type=characters, help="else the name of the first input")
    parser.add_argument("--author", type=characters, help="on the title page")
    parser.add_argument("--trim", choices=TRIMS, help="size of the page (6x9)")
    parser.add_argument("--per-page", type=int, choices=GRIDS, help="puzzles a page (1)")
    parser.add_argument(
        "--bleed", type=millimetres, metavar="MM", help="ink beyond the cut, in mm (0)"
    )
    gutter = told("more margin at the spine ({mm:g})", mm=GUTTER_MM)
    parser.add_argument("--gutter", type=millimetres, metavar="MM", help=gutter)
    parser.add_argument(
        "--no-answers", dest="answers", action="store_false", default=None, help="leave them out"
    )
    parser.add_argument(
        "--arranged",
        action="store_true",
        default=None,
        help="puzzles in the order given, not from easy to hard",
    )
    parser.add_argument(
        "--standards",
        action="store_true",
        default=None,
        help="with the times that grandmasters, masters and experts may take",
    )
    parser.add_argument("--hints", action="store_true", default=None, help="with hints at the back")
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--workers", type=positive, default=cores, metavar="N", help="processes (%(default)s)"
    )
    parser.add_argument(
        "--seconds",
        type=duration,
        default=SECONDS,
        help="seconds to look for each answer (%(default)g)",
    )


def run(options: argparse.Namespace) -> int:
    """Write the booklet; the exit code."""
    check_output(options.output, options.inputs, (".pdf", ENDING))
    puzzles, layout = _asked(options)
    if Path(options.output).suffix.lower() == ENDING:
        save(options.output, write(puzzles, layout))
        print(wrote(options.output))
        return 0
    token = Token()
    found: dict[int, Entry] = {}
    processes = min(options.workers, max(1, len(puzzles) // WORTH_ONE))
    with stopped_by_keys(token), progress() as show, workers_for(processes) as workers:
        hints = layout.hints
        for place, entry in entries_of(
            puzzles, token, options.seconds, hints=hints, workers=workers
        ):
            found[place] = entry
            show(
                told(
                    "{found:,} of {puzzles:,} puzzles solved and graded",
                    found=len(found),
                    puzzles=len(puzzles),
                )
            )
    if token.stopped:
        note("Stopped before the booklet was made.")
        return STOPPED
    entries = [found[place] for place in range(len(puzzles))]
    ungraded = sum(entry.level == UNGRADED for entry in entries)
    if ungraded and not layout.arranged:
        one = "{n:,} puzzle is not graded and stands last."
        many = "{n:,} puzzles are not graded and stand last."
        note(Message.counted("n", one, many, n=ungraded))
    if (odd := several_words(entries)) is not None:
        note(odd)
    words = [layout.title, layout.author]
    words += [text for each in puzzles for text in texts_of(each)]
    if (blank := unprinted(words)) is not None:
        note(blank)
    save(options.output, booklet(entries, layout))
    print(wrote(options.output))
    return 0


def _asked(options: argparse.Namespace) -> tuple[list[Puzzle], Layout]:
    """The puzzles and the looks: those of a booklet that was saved, with what is said beside it."""
    first = Path(options.inputs[0])
    if first.suffix.lower() == ENDING:
        if len(options.inputs) > 1:
            raise UsageError(told("a saved booklet has all its puzzles; leave the others out"))
        puzzles, layout = read(formats.load(first, MOST_BYTES))
    else:
        puzzles = list(puzzles_of(options.inputs))
        layout = Layout(characters(first.stem).replace("-", " ").capitalize())
    said = {
        "title": options.title,
        "author": options.author,
        "trim": options.trim,
        "per_page": options.per_page,
        "bleed": None if options.bleed is None else options.bleed * POINTS_A_MM,
        "gutter": None if options.gutter is None else options.gutter * POINTS_A_MM,
        "answers": options.answers,
        "arranged": options.arranged,
        "standards": options.standards,
        "hints": options.hints,
    }
    layout = replace(layout, **{key: v for key, v in said.items() if v is not None})
    if (message := layout.fault) is not None:
        raise UsageError(language.said(message))
    return puzzles, layout
