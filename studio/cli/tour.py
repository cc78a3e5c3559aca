"""The command ``tour``: a tour of a board of up to a thousand rows and columns, or a comparison."""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import asdict, replace
from functools import partial
from typing import Any, get_args

from studio import formats
from studio.cli.apart import apart
from studio.cli.arguments import add_limits, positive
from studio.cli.codes import EXIT, STOPPED, UsageError
from studio.cli.keys import stopped_by_keys
from studio.cli.output import check_output, wrote
from studio.cli.progress import compiled
from studio.cli.words import told
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.engines.tours.moves import leaper
from studio.engines.tours.tours import Method, Repair, Ties
from studio.formats import FormatError, board_text
from studio.formats.tours import ending_of, tour_file
from studio.language import text as tr
from studio.work.sentences import said
from studio.work.tour_comparison import RUNS, compare
from studio.work.tours import (
    MOVE_SETS,
    Toured,
    Untoured,
    Wanted,
    Way,
    make,
    random_start,
)

PRINTED = 40
"""Rows and columns up to which a tour is printed as a table."""
LARGE = 10_000
"""Cells from which drawing takes a second and more."""
COMPARE_SECONDS = 10.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio tour``."""
    parser.add_argument("board", metavar="BOARD", help="square:17x17, or any input on squares")
    add_limits(parser)
    sets = ", ".join(MOVE_SETS)
    parser.add_argument(
        "--moves", help=tr("{sets}, or A,B for jumps of A by B (pen-and-paper)").format(sets=sets)
    )
    parser.add_argument("--closed", action="store_true", help="the last jump leads to the start")
    parser.add_argument("--start", default="", metavar="R,C", help="row and column from 0; random")
    ways = get_args(Way)
    parser.add_argument("--way", choices=ways, default="best", help="how to look (best)")
    ties, repairs = get_args(Ties), get_args(Repair)
    usual = Method()
    parser.add_argument("--ties", choices=ties, default=usual.ties, help=f"({usual.ties})")
    parser.add_argument("--repair", choices=repairs, default=usual.repair, help=f"({usual.repair})")
    parser.add_argument("--tries", type=positive, default=usual.tries, help=f"({usual.tries})")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="(1)")
    parser.add_argument("--compare", action="store_true", help="compare ties and repairs")
    parser.add_argument("--runs", type=positive, default=RUNS, help="runs of each (%(default)s)")
    parser.add_argument("-o", dest="output", metavar="PATH", help="a .svg, .png, .pdf or .csv file")
    parser.add_argument("--no-labels", action="store_true", help="only the line in the picture")


def _seed(text: str) -> int:
    """A seed of no more digits than compiled loops take."""
    if not re.fullmatch(r"-?\d{1,18}", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            told("{text} is not a whole number of 18 digits at the most", text=text)
        )
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Do what is asked; the exit code of the process."""
    if options.output:
        ending_of(options.output)
        check_output(options.output, (options.board,))
    wanted = _wanted(options)
    message = wanted.fault()
    if message is not None:
        raise FormatError(message)
    if options.compare:
        return _compare(wanted, options)
    compiled("tours")
    token = Token(options.seconds)
    with stopped_by_keys(token):
        made = make(wanted, token)
        if options.start == "random" and isinstance(made, Untoured) and made.proved:
            # So much is proved of the cell that was drawn.
            made = make(replace(wanted, start=None), token)
    if isinstance(made, Untoured):
        reason = said(made.reason)
        sys.stderr.write(f"{reason}\n")
        if options.json:
            print(json.dumps({"tour": None, "proved": made.proved, "reason": reason}))
        return EXIT[Verdict.NONE] if made.proved else STOPPED
    if options.output:
        _draw(made, options)
    print(json.dumps(_json(made)) if options.json else "\n".join(_words(made, options)))
    return 0


def _draw(made: Toured, options: argparse.Namespace) -> None:
    """Write the tour's file; a large picture takes half a minute, in a process of its own."""
    wanted = made.wanted
    write = partial(
        tour_file, options.output, wanted.rows, wanted.columns, made.order,
        closed=wanted.closed, labels=not options.no_labels, title=_title(wanted),
    )  # fmt: skip
    large = wanted.rows * wanted.columns > LARGE
    data = apart(told("The picture is drawn"), write) if large else write()
    formats.save(options.output, data)


def _wanted(options: argparse.Namespace) -> Wanted:
    full = re.fullmatch(r"square:(\d+)x(\d+)", options.board, re.ASCII)
    moves: Any = MOVE_SETS["pen-and-paper"]
    closed = options.closed
    holes: tuple[tuple[int, int], ...] = ()
    if full:
        rows, columns = (int(size) if len(size) < 6 else 10**6 for size in full.groups())
    else:
        board = formats.read_board(options.board)
        frame = board.rectangle
        if frame is None:
            raise FormatError("Tours are looked for on squares.")
        rows, columns = frame.rows, frame.columns
        there = set(board.cells)
        holes = tuple((r, c) for r in range(rows) for c in range(columns) if (r, c) not in there)
        kept = {} if board_text.sniff(options.board) else formats.read(options.board).puzzle.options
        moves = tuple((move[0], move[1]) for move in kept.get("moves", moves))
        closed = closed or bool(kept.get("closed"))
    if options.moves:
        moves = _moves(options.moves)
    wanted = Wanted(
        rows, columns, moves, closed, None, holes,
        options.way, options.ties, options.repair, options.tries, options.seed,
    )  # fmt: skip
    if options.start == "random":
        return wanted if wanted.fault() else random_start(wanted)
    if options.start:
        start = re.fullmatch(r"(\d{1,4}),(\d{1,4})", options.start, re.ASCII)
        if start is None:
            raise UsageError(told("A start is two numbers, as in 0,3, or the word random."))
        return replace(wanted, start=(int(start[1]), int(start[2])))
    return wanted


def _moves(text: str) -> tuple[tuple[int, int], ...]:
    found = re.fullmatch(r"(\d{1,3}),(\d{1,3})", text, re.ASCII)
    if found is None or found.groups() == ("0", "0"):
        if text not in MOVE_SETS:
            raise UsageError(
                told(
                    "Moves are {move_sets}, or two numbers as in 1,4.",
                    move_sets=", ".join(MOVE_SETS),
                )
            )
        return MOVE_SETS[text]
    return leaper(int(found[1]), int(found[2]))


def _title(wanted: Wanted) -> str:
    closed = "Closed tour of {rows:,} x {columns:,} cells"
    opened = "Tour of {rows:,} x {columns:,} cells"
    return told(closed if wanted.closed else opened, rows=wanted.rows, columns=wanted.columns)


def _json(made: Toured) -> dict[str, Any]:
    return {
        "tour": [list(at) for at in made.places],
        "closed": made.wanted.closed,
        "tries": made.tries,
        "backs": made.backs,
        "seconds": round(made.seconds, 6),
        "measures": [said(measure) for measure in made.measures],
    }


def _words(made: Toured, options: argparse.Namespace) -> list[str]:
    lines = []
    wanted = made.wanted
    if not options.output and max(wanted.rows, wanted.columns) <= PRINTED:
        width = len(str(len(made.order)))
        steps = {cell: f"{step:>{width}}" for step, cell in enumerate(made.order, start=1)}
        for r in range(wanted.rows):
            cells = range(r * wanted.columns, (r + 1) * wanted.columns)
            lines.append(" ".join(steps.get(cell, " " * width) for cell in cells).rstrip())
    taken = told(
        "{seconds:,.1f} ms, {tries:,} tries, {backs:,} steps taken back",
        seconds=made.seconds * 1000,
        tries=made.tries,
        backs=made.backs,
    )
    written = [wrote(options.output)] if options.output else []
    return [*lines, f"{_title(wanted)}: {taken}.", *map(said, made.measures), *written]


def _compare(wanted: Wanted, options: argparse.Namespace) -> int:
    seconds = options.seconds or COMPARE_SECONDS
    rows = []
    if not options.json:
        print(
            told(
                "{tour}, mean of {runs} runs from random starts.",
                tour=_title(wanted),
                runs=options.runs,
            )
        )
        heads = (tr("repair"), tr("ties"), tr("found"), "ms", tr("tries"), tr("steps back"))
        print("{:<14}{:<11}{:>7}{:>12}{:>11}{:>14}".format(*heads))
    for row in compare(wanted, options.runs, seconds, Token()):
        rows.append(asdict(row))
        if not options.json:
            found = f"{row.found}/{row.runs}"
            print(
                f"{row.repair:<14}{row.ties:<11}{found:>7}{row.seconds * 1000:>12,.2f}"
                f"{row.tries:>11,.1f}{row.backs:>14,.1f}",
                flush=True,
            )
    if options.json:
        print(json.dumps({"runs": rows}))
    return 0
