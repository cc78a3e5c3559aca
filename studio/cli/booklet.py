"""The command ``booklet``: puzzles as a book to print, with rules and answers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from studio.cli.arguments import duration
from studio.cli.output import check_output, wrote
from studio.cli.page import puzzles_of
from studio.formats import save
from studio.formats.booklet import GRIDS, TRIMS, UNGRADED, Layout, booklet
from studio.formats.pdf import POINTS_A_MM
from studio.work.booklet import SECONDS, entry_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio booklet``."""
    parser.add_argument(
        "inputs",
        metavar="INPUT",
        nargs="+",
        help="files, URLs, or folders, whose .puzzle files are taken by name",
    )
    parser.add_argument("-o", dest="output", metavar="PATH", required=True, help="a .pdf file")
    parser.add_argument("--title", default="", help="else the name of the first input")
    parser.add_argument("--author", default="", help="on the title page")
    parser.add_argument("--trim", choices=TRIMS, default="6x9", help="size of the page (6x9)")
    parser.add_argument("--per-page", type=int, choices=GRIDS, default=1, help="puzzles a page (1)")
    parser.add_argument(
        "--bleed", type=float, default=0.0, metavar="MM", help="ink beyond the cut, in mm (0)"
    )
    parser.add_argument(
        "--gutter", type=float, default=3.0, metavar="MM", help="more margin at the spine (3)"
    )
    parser.add_argument("--no-answers", action="store_true", help="leave the answers out")
    parser.add_argument(
        "--seconds",
        type=duration,
        default=SECONDS,
        help=f"how long to look for each answer ({SECONDS:g})",
    )


def run(options: argparse.Namespace) -> int:
    """Write the booklet; the exit code."""
    check_output(options.output, (".pdf",))
    entries = [entry_of(puzzle, options.seconds) for puzzle in puzzles_of(options.inputs)]
    ungraded = sum(entry.level == UNGRADED for entry in entries)
    if ungraded:
        noun = "puzzle is" if ungraded == 1 else "puzzles are"
        sys.stderr.write(f"{ungraded:,} {noun} not graded and stand last.\n")
    layout = Layout(
        options.title or Path(options.inputs[0]).stem.replace("-", " ").capitalize(),
        options.author,
        options.trim,
        options.per_page,
        options.bleed * POINTS_A_MM,
        options.gutter * POINTS_A_MM,
        not options.no_answers,
    )
    save(options.output, booklet(entries, layout))
    print(wrote(options.output))
    return 0
