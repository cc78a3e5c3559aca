"""The arguments that several commands share, and what they stand for."""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from studio import formats
from studio.cli.words import told
from studio.families import usual
from studio.formats import FormatError, Reading, board_text, picture_kinds
from studio.formats.format import MAX_BYTES, shown
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, word
from studio.work.sentences import said


def add_input(parser: argparse.ArgumentParser) -> None:
    """The puzzle."""
    parser.add_argument(
        "input", metavar="INPUT", help="a file, - for standard input, a URL, or a board"
    )


def read(source: str) -> Reading:
    """The puzzle of an input; what is to be said of it goes to standard error."""
    if source == "-":
        reading = formats.read(sys.stdin.buffer.read(MAX_BYTES + 1))
    elif board_text.sniff(source):
        board = formats.read_board(source)
        notice = Message.of(
            "{source} is a board without clues; here it is taken as: {genre:name}.",
            source=source,
            genre=word(usual().name),
        )
        reading = Reading(Puzzle(usual(), board), notices=(notice,))
    else:
        _refuse_picture(source)
        reading = formats.read(source)
    tell(reading)
    return reading


def is_folder(source: str) -> bool:
    """Is an input a folder? An empty one is not that of now: its reader refuses it."""
    return source != "" and Path(source).is_dir()


def tell(reading: Reading) -> None:
    """Say on standard error what is to be said of an input."""
    for notice in reading.notices:
        sys.stderr.write(f"{said(notice)}\n")


def _refuse_picture(source: str) -> None:
    """FormatError that says what to do with a picture where a puzzle is wanted."""
    try:
        with Path(source).open("rb") as file:
            beginning = file.read(16)
    except (OSError, ValueError):
        return  # the reader of puzzles has a sentence for it
    if picture_kinds.sniff(beginning):
        name = shown(source)
        raise FormatError("{name} is a picture; `studio picture` makes a puzzle of one.", name=name)


def add_limits(parser: argparse.ArgumentParser) -> None:
    """How to print, and for how long to try."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=duration, help="stop after so many seconds")


def characters(text: str) -> str:
    """A text of the command line that is written into a file: what is no character in it, such as
    the bytes of another encoding, becomes a sign that stands for one."""
    return "".join("\ufffd" if "\ud800" <= each <= "\udfff" else each for each in text)


def positive(text: str) -> int:
    """A number from 1, for an option."""
    value = int(text) if text.isdecimal() else 0
    if value < 1:
        raise argparse.ArgumentTypeError(told("{text} is not a positive number", text=text))
    return value


def duration(text: str) -> float:
    """A time, for an option."""
    value = number_in(text)
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(told("{text} is not a time in seconds", text=text))
    return value


def millimetres(text: str) -> float:
    """A length on paper, for an option."""
    value = number_in(text)
    if not 0 <= value < math.inf:
        raise argparse.ArgumentTypeError(told("{text} is not a length in mm", text=text))
    return value


def number_in(text: str) -> float:
    """The number that a text is, or none (NaN), of which every comparison is false."""
    try:
        return float(text)
    except ValueError:
        return math.nan
