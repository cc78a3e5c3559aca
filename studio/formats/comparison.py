"""Comparisons of engines as files: all runs as a table, or time against size as a chart."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from studio import language
from studio.drawing.chart import Curve, bars, chart
from studio.drawing.shapes import Picture
from studio.formats.figure import ENDINGS, figure
from studio.formats.format import FormatError
from studio.puzzle.message import Message
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """What one engine, by its key, did with one problem.

    ``count`` lines are certain, all of them if ``exact``. ``seconds`` is None where it did not run;
    ``reason`` is why it did not, or why it is not done.
    """

    instance: str
    size: int
    engine: str
    count: int = 0
    exact: bool = False
    seconds: float | None = None
    reason: Message | None = None


def as_json(row: Row) -> dict[str, Any]:
    """A row as JSON has it; counts as decimal strings, None where the engine did not run."""
    return {
        **asdict(row),
        "count": str(row.count) if row.seconds is not None else None,
        "seconds": row.seconds and round(row.seconds, 6),
        "reason": language.said(row.reason),
    }


def json_text(rows: Sequence[Row], why: str = "") -> str:
    """All runs as one JSON object."""
    return json.dumps({"runs": [as_json(row) for row in rows], "why": why})


def csv_text(rows: Sequence[Row]) -> str:
    """All runs as a table with a heading; seconds and count are empty where nothing ran."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(as_json(rows[0])) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(as_json(row) for row in rows)
    return out.getvalue()


def curves(rows: Sequence[Row]) -> list[Curve]:
    """Time against size, a curve for each engine that finished something."""
    names = dict.fromkeys(row.engine for row in rows)
    found = [
        Curve(
            name,
            tuple(
                (row.size, row.seconds)
                for row in rows
                if row.engine == name and row.exact and row.seconds
            ),
        )
        for name in names
    ]
    return [curve for curve in found if curve.points]


FILES = (*ENDINGS, ".csv", ".json")
"""Endings of the files that a comparison can be written to."""


def written(rows: Sequence[Row], title: str, axis: str, why: str, ending: str) -> bytes:
    """A comparison as a file: the chart as a picture, or all runs as a table.

    FormatError, with a sentence, for endings that are not among ``FILES``.
    """
    if ending == ".csv":
        return csv_text(rows).encode("utf-8")
    if ending == ".json":
        return (json_text(rows, why) + "\n").encode("utf-8")
    if ending not in ENDINGS:
        raise FormatError("A comparison is written as {files}.", files=", ".join(FILES))
    return figure(picture(rows, title, axis), title, why, ending)


def picture(
    rows: Sequence[Row], title: str, axis: str, names: Mapping[str, str] | None = None
) -> Picture:
    """Time against size as curves, or of one problem as bars; ``names`` are those of engines."""
    names = names or {}
    if len({row.size for row in rows}) > 1:
        named = [Curve(names.get(c.name, c.name), c.points) for c in curves(rows)]
        return chart(title, named, axis)
    ran = [(row, row.seconds) for row in rows if row.seconds]
    told = [
        (names.get(row.engine, row.engine), s, f"{time_words(s)} · {count_words(row)}")
        for row, s in ran
    ]
    return bars(title, told)


def left_out(rows: Sequence[Row]) -> dict[str, str]:
    """Engines that ran on nothing at all, each with its first reason."""
    ran = {row.engine for row in rows if row.seconds is not None}
    told = {row.engine: language.said(row.reason) for row in reversed(rows)}
    return {key: reason for key, reason in reversed(told.items()) if key not in ran}


def time_words(seconds: float) -> str:
    """A time as it is read: "12 µs", "3.4 ms", "1.25 s"."""
    if seconds < 1e-3:
        return f"{language.decimal(seconds * 1e6)} µs"
    if seconds < 1:
        return f"{language.decimal(seconds * 1e3, 1)} ms"
    return f"{language.decimal(seconds, 2)} s"


def count_words(row: Row) -> str:
    """How many lines, as far as that is certain."""
    told = "{count:,}" if row.exact else "at least {count:,}"
    return language.said(Message.of(told, count=row.count))
