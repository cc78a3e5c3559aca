"""The options of ``studio render`` that say how a puzzle is printed: those of the print dialog."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

from studio.board import At
from studio.cli.arguments import millimetres
from studio.cli.codes import UsageError
from studio.cli.page import puzzles_of
from studio.cli.words import note, told
from studio.engines.engine import Token
from studio.formats.booklet import GRIDS
from studio.formats.links import link_of
from studio.formats.printing import ANSWERS, PAPERS, Printed, PrintOptions, lacking, pdf
from studio.language import text as tr
from studio.puzzle import Puzzle
from studio.work.booklet import SECONDS, entry_of
from studio.work.explain import Explainer
from studio.work.grade import grade

PLAIN = PrintOptions()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options, as a group."""
    group = parser.add_argument_group("print", "how a PDF is laid out")
    group.add_argument("--paper", choices=PAPERS, help="its size (a4)")
    group.add_argument("--landscape", action="store_true", default=None, help="wider than high")
    group.add_argument(
        "--margin",
        type=millimetres,
        metavar="MM",
        help=tr("all round ({mm:g})").format(mm=PLAIN.margin),
    )
    group.add_argument("--per-page", type=int, choices=GRIDS, help="puzzles a page (1)")
    group.add_argument("--more", metavar="INPUT", nargs="+", help="other puzzles, or folders")
    group.add_argument("--no-title", dest="title", action="store_false", default=None)
    group.add_argument("--no-author", dest="author", action="store_false", default=None)
    group.add_argument("--no-rules", dest="rules", action="store_false", default=None)
    group.add_argument("--dots", action="store_true", default=None, help="how hard it is")
    group.add_argument("--code", action="store_true", default=None, help="a QR code of its link")
    group.add_argument("--answers", choices=ANSWERS, help="where solutions stand (off)")
    group.add_argument("--save-ink", action="store_true", default=None, help="grey for black")


def wanted(options: argparse.Namespace, output: str) -> PrintOptions | None:
    """How to print; None where nothing is said of it. UsageError where no PDF is written."""
    said = {
        field.name: getattr(options, field.name)
        for field in fields(PrintOptions)
        if getattr(options, field.name) is not None
    }
    if not said and not options.more:
        return None
    if Path(output).suffix.lower() != ".pdf":
        raise UsageError(told("only a .pdf is laid out for print"))
    if options.solution:
        said.setdefault("answers", "end")
    return PrintOptions(**said)


def printed(
    puzzle: Puzzle,
    line: tuple[At, ...] | None,
    several: bool,
    options: argparse.Namespace,
    how: PrintOptions,
) -> bytes:
    """The PDF of a puzzle, with the answer that is known, and of the others that are asked for.

    ``several``: the answer is one of several.
    """
    others = [_other(other, options, how) for other in puzzles_of(options.more or ())]
    puzzles = [_known(puzzle, line, several, options, how), *others]
    if (blank := lacking(puzzles, how)) is not None:
        note(blank)
    return pdf(puzzles, how)


def _known(
    puzzle: Puzzle,
    line: tuple[At, ...] | None,
    several: bool,
    options: argparse.Namespace,
    how: PrintOptions,
) -> Printed:
    """A puzzle with the answer that is known, and its difficulty where that is wanted."""
    gradable = how.dots and not any(puzzle.faults())
    graded = grade(Explainer(puzzle, Token(SECONDS))) if gradable else None
    level = graded.word if graded else ""
    return Printed(puzzle, line, level, link_of(puzzle), several, options.letters)


def _other(puzzle: Puzzle, options: argparse.Namespace, how: PrintOptions) -> Printed:
    """Another puzzle; where no answers are printed it need not have one."""
    if how.answers == "off":
        return _known(puzzle, None, False, options, how)
    found = entry_of(puzzle)
    return Printed(
        puzzle, found.answer, found.level, link_of(puzzle), found.several, options.letters
    )
