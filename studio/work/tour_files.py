"""Tours written to files by a process of their own: large ones take seconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from studio.engines.engine import Token
from studio.formats import FormatError, SaveError, save
from studio.formats.tours import tour_file
from studio.work.tours import Toured, tour_from_json, tour_to_json


def question(tour: Toured, path: Path, *, labels: bool, title: str) -> dict[str, Any]:
    """The request to write a tour; the path's ending says how."""
    return {
        "tour_file": str(path),
        "options": {"tour": tour_to_json(tour), "labels": labels, "title": title},
    }


def messages(path: str, options: dict[str, Any], token: Token) -> Iterator[dict[str, Any]]:
    """Write it, or say why not: ``{"ended": ""}`` once it is on the disk."""
    tour = tour_from_json(options["tour"])
    wanted = tour.wanted
    reason = ""
    try:
        data = tour_file(
            path, wanted.rows, wanted.columns, tour.order,
            closed=wanted.closed, labels=options["labels"], title=options["title"],
        )  # fmt: skip
        save(path, data)
    except (FormatError, SaveError) as error:
        reason = str(error)
    yield {"ended": reason}


def read(message: dict[str, Any]) -> None:
    """It says nothing but its end."""
    raise ValueError("nothing is told on the way")
