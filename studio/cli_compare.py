"""The command ``compare``: engines side by side on one input or on a series."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from studio import formats
from studio.drawing.chart import Curve, chart
from studio.engines.engine import Engine, Token
from studio.formats.format import MAX_BYTES, FormatError
from studio.formats.hcp import read_hcp
from studio.formats.png import png
from studio.formats.svg import svg
from studio.puzzle import Problem
from studio.work.compare import (
    SECONDS,
    SERIES,
    Instance,
    Run,
    Series,
    UnlikeError,
    compare,
    engines_of,
)

BAD_INPUT, UNLIKE = 65, 70
PIXELS = 1200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio compare``."""
    series = ", ".join(series.key for series in SERIES)
    parser.add_argument("input", metavar="INPUT|SERIES", help=f"any input, an .hcp file, {series}")
    parser.add_argument("--engines", default="", metavar="A,B,...", help="all, if none is named")
    parser.add_argument("--upto", type=int, metavar="N", help="the largest size of a series")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=SECONDS,
        metavar="S",
        help=f"how long an engine may try one problem ({SECONDS:g})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--plot", metavar="FILE", help="time against size, as .svg or .png")


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a time in seconds")
    return value


def run(options: argparse.Namespace) -> int:
    """Compare; ``options.seconds`` is for each engine and problem. Returns the exit code."""
    series = next((series for series in SERIES if series.key == options.input), None)
    instances: Iterable[Instance]
    if series is not None:
        instances = series.instances(options.upto)
    else:
        instances = [Instance(Path(options.input).name, 1, _problem(options.input))]
    if options.plot and Path(options.plot).suffix.lower() not in (".svg", ".png"):
        raise FormatError("A plot is written as .svg or .png.")
    try:
        engines = engines_of(key for key in options.engines.split(",") if key)
    except LookupError as error:
        raise FormatError(str(error.args[0])) from None
    runs: list[Run] = []
    try:
        for one in compare(instances, engines, options.seconds, Token()):
            runs.append(one)
            if not options.json and one.seconds is not None:
                print(_line(one), flush=True)
    except UnlikeError as error:
        sys.stderr.write(f"{error} This is an error in the program; please report it.\n")
        return UNLIKE
    _tell(runs, series, options)
    if options.plot:
        formats.save(options.plot, _plot(series.name if series else options.input, runs, options))
    return 0 if any(one.exact for one in runs) else 3


def _problem(source: str) -> Problem:
    if source.lower().endswith(".hcp"):
        return read_hcp(formats.load(Path(source)).decode("utf-8", "replace")).problem
    if source == "-":
        return formats.read(sys.stdin.buffer.read(MAX_BYTES + 1)).puzzle.compile().problem
    return formats.read(source).puzzle.compile().problem


def _tell(runs: Sequence[Run], series: Series | None, options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps({"runs": [_as_json(run) for run in runs], "why": _why(series)}))
        return
    for engine, reason in _left_out(runs):
        print(f"{engine.key}: {reason}")
    if series is not None:
        print(_why(series))


def _why(series: Series | None) -> str:
    return "" if series is None else series.why


def _line(run: Run) -> str:
    """A row of the table."""
    count = f"{run.count:,}" if run.exact else f"at least {run.count:,}"
    assert run.seconds is not None
    return f"{run.instance.name:>10}  {run.engine.key:<16}{count:>24}  {_time(run.seconds):>10}"


def _time(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:,.0f} µs"
    return f"{seconds * 1e3:,.1f} ms" if seconds < 1 else f"{seconds:,.2f} s"


def _left_out(runs: Sequence[Run]) -> Iterator[tuple[Engine, str]]:
    """Engines that ran on nothing at all, each with its reason."""
    ran = {run.engine.key for run in runs if run.seconds is not None}
    told = {run.engine.key: run for run in reversed(runs)}
    yield from ((run.engine, run.reason) for key, run in reversed(told.items()) if key not in ran)


def _as_json(run: Run) -> dict[str, Any]:
    return {
        "instance": run.instance.name,
        "size": run.instance.size,
        "engine": run.engine.key,
        "count": str(run.count) if run.seconds is not None else None,
        "exact": run.exact,
        "seconds": run.seconds and round(run.seconds, 6),
        "reason": run.reason,
    }


def _plot(title: str, runs: Sequence[Run], options: argparse.Namespace) -> bytes:
    names = dict.fromkeys(run.engine.key for run in runs)
    curves = [
        Curve(
            key,
            tuple(
                (run.instance.size, run.seconds)
                for run in runs
                if run.engine.key == key and run.exact and run.seconds
            ),
        )
        for key in names
    ]
    text = svg(chart(title, curves), "light", title, PIXELS)
    return png(text, PIXELS) if options.plot.lower().endswith(".png") else text.encode()
