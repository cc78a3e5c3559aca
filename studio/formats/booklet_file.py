"""Booklets in the making as files: how they look, and their puzzles in their order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from studio.formats import native
from studio.formats.booklet import Layout
from studio.formats.format import PLAIN, FormatError, shown
from studio.formats.json_text import check_text
from studio.puzzle import Puzzle

ENDING = ".booklet"
NAME = "oneline-booklet"
VERSION = 1
MOST_PUZZLES = 5_000
MOST_BYTES = 64 * 1024 * 1024


def write(puzzles: Sequence[Puzzle], layout: Layout) -> bytes:
    """A booklet as a file that is opened again; FormatError where it would not be read."""
    _check_amount(len(puzzles))
    told = {
        "format": NAME,
        "version": VERSION,
        "layout": asdict(layout),
        "puzzles": [json.loads(native.write(puzzle, PLAIN)) for puzzle in puzzles],
    }
    return (json.dumps(told, indent=1, ensure_ascii=False) + "\n").encode("utf-8")


def read(data: bytes) -> tuple[list[Puzzle], Layout]:
    """The puzzles and the looks of a booklet; FormatError, with a sentence, where it is none."""
    if len(data) > MOST_BYTES:
        raise FormatError(
            "The booklet is a file of more than {most_bytes} MB.", most_bytes=MOST_BYTES >> 20
        )
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        raise FormatError("The booklet is spoilt and could not be read.") from None
    if not isinstance(told, dict) or told.get("format") != NAME:
        raise FormatError("This is no booklet.")
    version = told.get("version")
    if type(version) is not int or version < 1:
        raise FormatError(
            "The version should be a whole number from 1, not {version}.",
            "version",
            version=shown(version),
        )
    if version > VERSION:
        raise FormatError("The booklet is of a newer version of this program.")
    puzzles = told.get("puzzles")
    if not isinstance(puzzles, list):
        puzzles = []
    _check_amount(len(puzzles))
    found = []
    for number, each in enumerate(puzzles):
        try:
            found.append(native.read(json.dumps(each)).puzzle)
        except FormatError as error:
            where = f"puzzles[{number}]{f'.{error.where}' if error.where else ''}"
            raise FormatError(error.message, where) from None
    return found, _layout(told.get("layout"))


def _check_amount(puzzles: int) -> None:
    if not 0 < puzzles <= MOST_PUZZLES:
        raise FormatError(
            "A booklet has 1 to {most_puzzles:,} puzzles.", "puzzles", most_puzzles=MOST_PUZZLES
        )


def _layout(told: Any) -> Layout:
    if not isinstance(told, dict):
        raise FormatError("The looks of the booklet are missing.", "layout")
    plain = Layout()
    values: dict[str, Any] = {}
    for field in fields(Layout):
        value, usual = told.get(field.name, getattr(plain, field.name)), getattr(plain, field.name)
        number = isinstance(usual, float) and isinstance(value, int) and not isinstance(value, bool)
        if type(value) is not type(usual) and not number:
            raise FormatError("This is not what it should be.", f"layout.{field.name}")
        if isinstance(value, str):
            check_text(value, f"layout.{field.name}")
        values[field.name] = float(value) if number else value
    layout = Layout(**values)
    if (message := layout.fault) is not None:
        raise FormatError(message, "layout")
    return layout
