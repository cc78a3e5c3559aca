"""What a format is, what reading gives, and the only error that readers raise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from studio import language
from studio.board import At
from studio.formats.refusal import RefusalError
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, word
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.drawing.themes import Theme

MAX_BYTES = 2 * 1024 * 1024
"""The largest file that is read; the largest board full of clues takes a third of it."""

LONGEST_NUMBER = 9
"""Digits of a number that may be within bounds."""


class FormatError(RefusalError):
    """Something cannot be read or written."""


class LimitError(FormatError):
    """There is more of something than is possible, which the beginning of a text shows already."""


@dataclass(frozen=True)
class Reading:
    """A puzzle that was read, and what its reader must tell.

    ``read_only`` is a sentence why it must not be saved over its file, or None. ``notices`` are
    sentences on what the file said that the puzzle does not.
    """

    puzzle: Puzzle
    read_only: Message | None = None
    notices: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Output:
    """What a writer may be told: an answer to show, a theme, and how a picture is made.

    ``pixels`` is its width; ``size`` its width and height, the drawing in the middle. ``dpi`` is
    written into pictures of pixels. ``transparent``: without a ground. ``editable``: words stay
    text in a scalable picture, which then needs the font. ``lettered``: with letters beside the
    corners of a drawing that have no names. ``several``: the answer is known to be one of several,
    which pages with words say.
    """

    solution: tuple[At, ...] | None = None
    theme: Theme = "print"
    pixels: int | None = None
    size: tuple[int, int] | None = None
    dpi: int | None = None
    transparent: bool = False
    editable: bool = False
    lettered: bool = False
    several: bool = False


PLAIN = Output()


@dataclass(frozen=True)
class Format:
    """A format, as data: its name, how it is recognised, and what it can do.

    ``endings`` are those of file names, each with its dot. ``sniff`` says whether a text looks like
    it; ``read`` then gives a :class:`Reading` or raises :class:`FormatError`. ``write`` gives the
    bytes of a file. ``typed``: people paste it where a file name could stand. ``by_lines``: its
    reader names lines, so it gets the text as it stands. ``worded``: it says whether an answer is
    one of several. ``limits`` raises :class:`LimitError`
    where the beginning of a text that is too long has too much of something already. What it
    writes ``checks`` a solver's answer where it is given the puzzle's only one.
    """

    key: str
    name: str
    endings: tuple[str, ...]
    read: Callable[[str], Reading] | None = None
    write: Callable[[Puzzle, Output], bytes] | None = None
    sniff: Callable[[str], bool] = lambda text: False
    typed: bool = False
    picture: bool = False
    worded: bool = False
    max_bytes: int = MAX_BYTES
    by_lines: bool = False
    limits: Callable[[str], object] | None = None
    checks: bool = False


SIGNS = {"\n": "⏎", "\r": "⏎", "\t": "⇥"}
"""What stands for white space that is quoted; a break within a sentence would not be seen."""

LISTED = "{some}, {last}"
"""Words one after the other."""


def line(number: int) -> Message:
    """A line of a file as a place, from 1."""
    return Message.of("line {number}", number=number)


def at(line: int, column: int) -> Message:
    """A place in a text, from 1."""
    return Message.of("line {line:,}, column {column:,}", line=line, column=column)


def number(text: str, name: str, low: int, high: int, where: str | Message = "") -> int:
    """A whole number from a text, within bounds; FormatError tells its ``name`` if it is none.

    The name is a text that translators find as a word.
    """
    if not (text.isascii() and text.isdigit()):
        raise FormatError(
            "The {name} should be a number, not {text}.", where, name=word(name), text=shown(text)
        )
    if len(text) > LONGEST_NUMBER:
        raise FormatError(
            "The {name} is {text}; {low:,} to {high:,} is possible.",
            where,
            name=word(name),
            text=shown(text),
            low=low,
            high=high,
        )
    value = int(text)
    if not low <= value <= high:
        raise FormatError(
            "The {name} is {value:,}; {low:,} to {high:,} is possible.",
            where,
            name=word(name),
            value=value,
            low=low,
            high=high,
        )
    return value


def shown(value: object) -> str:
    """A value as it may stand in a sentence: short, quoted, and with nothing unprintable."""
    text = value.replace("\r\n", "\n") if isinstance(value, str) else repr(value)
    text = "".join(SIGNS.get(c, c if c.isprintable() else "�") for c in text[:60])
    return language.quoted(f"{text[:40]}…" if len(text) > 40 else text)
