"""The command ``compare``: engines side by side on one input or on a series."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from studio import formats
from studio.cli.arguments import characters, duration
from studio.cli.codes import DISAGREE, STOPPED, UsageError
from studio.cli.output import check_output, wrote
from studio.cli.progress import compiled
from studio.cli.words import note, told
from studio.engines.engine import Engine, Token
from studio.engines.search.backtrack import PRUNINGS, without
from studio.formats.comparison import (
    FILES,
    Row,
    count_words,
    json_text,
    left_out,
    time_words,
    written,
)
from studio.formats.format import MAX_BYTES, FormatError
from studio.language import text as tr
from studio.puzzle import Problem
from studio.work.compare import SECONDS, UnlikeError, compare, engines_of, load
from studio.work.series import LARGEST, SERIES, Instance, series_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio compare``."""
    series = ", ".join(series.key for series in SERIES)
    parser.add_argument(
        "input",
        metavar="INPUT|SERIES",
        help=tr("any input, or one of: {series}").format(series=series),
    )
    parser.add_argument("--engines", default="", metavar="A,B,...", help="all, if none is named")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="A,B,...",
        help=tr("one more row: backtracking without these prunings; of {names}").format(
            names=", ".join(PRUNINGS)
        ),
    )
    parser.add_argument("--from", type=_size, metavar="N", help="the smallest size", dest="first")
    parser.add_argument("--upto", type=_size, metavar="N", help="the largest size of a series")
    parser.add_argument(
        "--seconds",
        type=duration,
        default=SECONDS,
        metavar="S",
        help="seconds that an engine may try one problem (%(default)g)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--plot",
        "-o",
        action="append",
        default=[],
        metavar="FILE",
        help=tr("write the chart or the table as well: {files}").format(files=", ".join(FILES)),
    )


def _size(text: str) -> int:
    value = int(text) if text.isdecimal() else 0
    if not 1 <= value <= LARGEST:
        raise argparse.ArgumentTypeError(
            told("{text} is not a size from 1 to {largest}", text=text, largest=LARGEST)
        )
    return value


def run(options: argparse.Namespace) -> int:
    """Compare; ``options.seconds`` is for each engine and problem. Returns the exit code."""
    series = series_of(options.input)
    instances: Iterable[Instance]
    if options.first and options.upto and options.first > options.upto:
        raise UsageError(told("--from is larger than --upto"))
    if series is not None:
        instances = series.instances(options.upto, options.first)
    else:
        instances = [Instance(characters(Path(options.input).name), 1, _problem(options.input))]
    for path in options.plot:
        if Path(path).suffix.lower() not in FILES:
            raise FormatError("A plot is written as {files}.", files=", ".join(FILES))
        check_output(path, (options.input,))
    engines = _engines(options)
    rows: list[Row] = []
    compiled()
    try:
        load(engines, Token())
        for one in compare(instances, engines, options.seconds, Token()):
            rows.append(one.row)
            if not options.json and one.seconds is not None:
                print(_line(one.row), flush=True)
    except UnlikeError as error:
        note("{error} This is an error in the program; please report it.", error=str(error))
        return DISAGREE
    why = "" if series is None else series.why
    if options.json:
        print(json_text(rows, why))
    else:
        for key, reason in left_out(rows).items():
            print(f"{key}: {reason}")
        print(why, end="\n" if why else "")
    title = series.name if series else rows[0].instance if rows else options.input
    axis = series.axis if series else ""
    for path in options.plot:
        formats.save(path, written(rows, title, axis, why, Path(path).suffix.lower()))
        if not options.json:
            print(wrote(path))
    return 0 if any(row.exact for row in rows) else STOPPED


def _engines(options: argparse.Namespace) -> Sequence[Engine]:
    """The engines asked for by name, and backtracking without prunings as asked for."""
    named = [key for key in options.engines.split(",") if key]
    try:
        less = [without(names.split(",")) for names in options.without]
        plain = [*engines_of(named)] if named or not less else [without(())]
    except LookupError as error:
        raise UsageError(str(error.args[0])) from None
    return list(dict.fromkeys([*plain, *less]))


def _problem(source: str) -> Problem:
    if source == "-":
        return formats.read(sys.stdin.buffer.read(MAX_BYTES + 1)).puzzle.compile().problem
    return formats.read(source).puzzle.compile().problem


def _line(row: Row) -> str:
    """A row of the table."""
    assert row.seconds is not None
    return (
        f"{row.instance:>10}  {row.engine:<32}{count_words(row):>24}  {time_words(row.seconds):>10}"
    )
