"""Printed sheets: puzzles on paper of any size with what is wanted beside them.

A sheet is laid out as data, so that what the window shows, what a printer gets and the PDF are the
same. Lengths are points from the upper left corner of the paper.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal, TypeAlias

from studio import language
from studio.board import At
from studio.drawing.shapes import Command, Path, Picture
from studio.formats.booklet import GRIDS, LEVELS
from studio.formats.format import FormatError, Output
from studio.formats.pdf import (
    ALONE,
    BODY,
    LABEL,
    LARGEST_UNIT,
    LEADING,
    LIFTED,
    POINTS_A_MM,
    SHARE,
    STRONG,
    TITLE,
    Page,
    as_printed,
    document,
    fitted,
    lines_within,
    scale_within,
    text_width,
    texts_of,
    titled,
    unprinted,
    wrapped,
)
from studio.formats.svg import picture_of
from studio.language import text as tr
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass

Answer: TypeAlias = Literal["off", "beside", "end", "upside-down"]
ANSWERS: tuple[Answer, ...] = ("off", "beside", "end", "upside-down")
"""Where answers stand: nowhere, beside each puzzle, on sheets at the end, or small and turned."""

PAPERS = {
    "a4": (210 * POINTS_A_MM, 297 * POINTS_A_MM),
    "a5": (148 * POINTS_A_MM, 210 * POINTS_A_MM),
    "a3": (297 * POINTS_A_MM, 420 * POINTS_A_MM),
    "letter": (612.0, 792.0),
    "legal": (612.0, 1008.0),
}
"""Width and height of upright paper by its name."""

SMALLEST = 48.0
"""How high the room for a puzzle has to be."""
GAP = 18.0
SMALL = 7.5
BESIDE, TURNED = 0.36, 0.22
"""How much of the width, and of the height, a small answer takes."""
READ = 16.0
"""Points a unit at which figures of an answer are read with ease."""
AUTHOR_LINES = 2
"""Lines that an author takes at most."""
CODE = 58.0
"""The side of a code that leads to the puzzle, at least."""
MODULE = 0.34 * POINTS_A_MM
"""The side of one of its modules at least: telephones read finer ones only from good paper."""
CODE_WIDE, CODE_HIGH = 0.6, 0.4
"""How much of the width and of the height a code takes at most."""
SAVED = "#6E6E6E"
"""What black becomes where ink is saved."""


@dataclass(frozen=True)
class Printed:
    """A puzzle that is printed; ``level`` is its difficulty in a word, or "". ``link`` is what a
    code beside it leads to, or "". ``several``: the answer is known to be one of several.
    ``lettered``: corners without a name have letters."""

    puzzle: Puzzle
    answer: tuple[At, ...] | None = None
    level: str = ""
    link: str = ""
    several: bool = False
    lettered: bool = False


@dataclass(frozen=True)
class PrintOptions:
    """What the print dialog and ``studio render`` ask for. ``margin`` is in millimetres."""

    paper: str = "a4"
    landscape: bool = False
    margin: float = 18.0
    per_page: int = 1
    title: bool = True
    author: bool = True
    rules: bool = True
    dots: bool = False
    code: bool = False
    answers: Answer = "off"
    save_ink: bool = False


@dataclass(frozen=True)
class Words:
    """A line of text with its base line at ``y``, from ``x`` on, or up to it."""

    x: float
    y: float
    text: str
    size: float
    font: str = BODY
    right: bool = False


@dataclass(frozen=True)
class Drawing:
    """A picture with its upper left corner at a place; ``turned``: upside down, there."""

    picture: Picture
    x: float
    y: float
    scale: float
    turned: bool = False


Item: TypeAlias = Words | Drawing


@dataclass(frozen=True)
class Sheet:
    """One side of paper."""

    width: float
    height: float
    items: tuple[Item, ...]


def shown(printed: Printed, options: PrintOptions) -> Printed:
    """What is seen of it: without what is known and not wanted."""
    answered = options.answers != "off"
    return replace(
        printed,
        answer=printed.answer if answered else None,
        level=printed.level if options.dots else "",
        link=printed.link if options.code else "",
        several=answered and printed.several,
    )


@language.on_paper()
def sheets(puzzles: Sequence[Printed], options: PrintOptions) -> list[Sheet]:
    """The sheets of some puzzles.

    FormatError for unknown paper, a number of puzzles a sheet that has no grid, margins that leave
    no room, or where answers are wanted and none is known. What has no known answer is printed
    without one; its place on a sheet of answers stays free.
    """
    wide, high = _paper(options)
    if options.per_page not in GRIDS:
        raise FormatError("A sheet holds {grids} puzzles.", grids=", ".join(map(str, GRIDS)))
    if options.answers != "off" and all(printed.answer is None for printed in puzzles):
        raise FormatError("The solution cannot be printed: none is known.")
    boxes = list(_boxes(wide, high, options))
    step = len(boxes)
    found = []
    for start in range(0, len(puzzles), step):
        items: list[Item] = []
        for printed, box in zip(puzzles[start : start + step], boxes, strict=False):
            items += _block(printed, box, options)
        found.append(Sheet(wide, high, tuple(items)))
    if options.answers == "end":
        for start in range(0, len(puzzles), step):
            items = []
            for printed, box in zip(puzzles[start : start + step], boxes, strict=False):
                if printed.answer is not None:
                    items += _answer(printed, box, options)
            if items:
                found.append(Sheet(wide, high, tuple(items)))
    return found


def lacking(puzzles: Sequence[Printed], options: PrintOptions) -> Message | None:
    """That letters of titles, authors and corners stay blank on paper, if any do."""
    texts: list[str] = []
    for title, author, *names in (texts_of(printed.puzzle) for printed in puzzles):
        texts += [title] * options.title + [author] * options.author + names
    return unprinted(texts)


@language.on_paper()
def pdf(puzzles: Sequence[Printed], options: PrintOptions) -> bytes:
    """The sheets as a PDF."""
    laid = sheets(puzzles, options)
    buffer = io.BytesIO()
    first = puzzles[0].puzzle
    canvas = document(buffer, _name(first), (laid[0].width, laid[0].height))
    canvas.setAuthor(first.author)
    for sheet in laid:
        page = Page(canvas, sheet.height, SAVED if options.save_ink else None)
        for item in sheet.items:
            if isinstance(item, Words):
                page.text(item.x, item.y, item.text, item.size, item.font, right=item.right)
            elif item.turned:
                left, top, right, bottom = item.picture.bounds
                across, down = (right - left) * item.scale, (bottom - top) * item.scale
                canvas.saveState()
                canvas.translate(2 * item.x + across, 2 * (sheet.height - item.y) - down)
                canvas.rotate(180)
                page.picture(item.picture, item.x, item.y, item.scale)
                canvas.restoreState()
            else:
                page.picture(item.picture, item.x, item.y, item.scale)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


# -- the layout -----------------------------------------------------------------------------------

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""


def _paper(options: PrintOptions) -> tuple[float, float]:
    if options.paper not in PAPERS:
        raise FormatError("Paper is one of {papers}.", papers=", ".join(PAPERS))
    wide, high = PAPERS[options.paper]
    wide, high = (high, wide) if options.landscape else (wide, high)
    if not 0 <= options.margin * POINTS_A_MM <= 0.3 * min(wide, high):
        raise FormatError(
            "Margins of {margin:g} mm leave no room on this paper.", margin=options.margin
        )
    return wide, high


def _boxes(wide: float, high: float, options: PrintOptions) -> Iterator[Box]:
    """The places of the puzzles of a sheet, in reading order."""
    margin = options.margin * POINTS_A_MM
    columns, rows = GRIDS[options.per_page]
    if options.landscape:
        columns, rows = rows, columns
    across = (wide - 2 * margin - (columns - 1) * GAP) / columns
    down = (high - 2 * margin - (rows - 1) * GAP) / rows
    for row in range(rows):
        for column in range(columns):
            yield margin + column * (across + GAP), margin + row * (down + GAP), across, down


def _block(printed: Printed, box: Box, options: PrintOptions) -> Iterator[Item]:
    """A puzzle with what is wanted beside it."""
    left, top, wide, high = box
    low = top + high
    size = 18.0 if options.per_page == 1 else 11.0
    small = 9.5 if options.per_page <= 2 else SMALL
    puzzle = printed.puzzle
    y = top
    if options.title or (options.dots and printed.level):
        y += size
        level = printed.level if options.dots else ""
        taken = 0.0
        if level in LEVELS:
            dots = LEVELS.index(level) + 1
            yield _dots(dots, left + wide, y - 3)
            taken = 8.0 * dots + 8
            words = language.text(level)
            yield Words(left + wide - taken, y, words, small, LABEL, right=True)
            taken += text_width(words, LABEL, small) + 8
        if options.title:
            lines, used = titled(_name(puzzle), size, wide - taken)
            for number, line in enumerate(lines):
                y += number and used * LEADING
                yield Words(left, y, line, used, TITLE)
        y += 8
    if options.author and puzzle.author:
        y += small
        for line in lines_within(puzzle.author, LABEL, small, wide, AUTHOR_LINES):
            yield Words(left, y, line, small, LABEL)
            y += small * LEADING
        y += 6 - small * LEADING
    if options.rules:
        for line in wrapped(language.paragraph(puzzle.rule.how_to(puzzle)), BODY, small, wide):
            y += small * LEADING
            yield Words(left, y, line, small)
        y += 6
    start, foot = left, 0.0
    if options.code and printed.link:
        code = code_of(printed.link)
        modules = code.bounds[2] - code.bounds[0]
        side = max(CODE, modules * MODULE)
        if side <= min(CODE_WIDE * wide, CODE_HIGH * high):
            foot = side + 6
            yield Drawing(code, left, low - side, side / modules)
            lines = wrapped(tr("Solve it on a screen"), BODY, SMALL, (wide - side - 16) / 2)
            for number, line in enumerate(lines):
                yield Words(left + side + 8, low - side + 8 + number * SMALL * LEADING, line, SMALL)
            start += side + 16 + max(text_width(line, BODY, SMALL) for line in lines)
        else:
            lines = wrapped(tr("Its link is too long for a code of this size."), BODY, SMALL, wide)
            for number, line in enumerate(reversed(lines)):
                yield Words(left, low - number * SMALL * LEADING, line, SMALL)
            low -= len(lines) * SMALL * LEADING + 6
    answered = printed.answer is not None
    if options.answers == "upside-down" and answered:
        # Beside the code, which needs less of the width than of the height.
        room = TURNED * high
        foot = max(foot, room + 6)
        yield from _answered(printed, (start, low - room, left + wide - start, room), turned=True)
    share, lifted = _stance(options)
    box = (left, y + 6, wide, low - foot - y - 6)
    if options.answers == "beside" and answered:
        box, aside = _parted(_solved(printed), box)
        yield from _answered(printed, aside, SHARE, lifted)
    if box[3] < SMALLEST:
        raise FormatError("There is no room for this: take fewer puzzles a page or less beside.")
    yield _placed(picture_of(puzzle, Output(lettered=printed.lettered)), box, share, lifted)


def _answer(printed: Printed, box: Box, options: PrintOptions) -> Iterator[Item]:
    """An answer on a sheet at the end, which stands as its puzzle does."""
    left, top, wide, high = box
    told = Message.of("Solution of {title}", title=_name(printed.puzzle))
    yield Words(left, top + 11, *fitted(language.said(told), STRONG, 11, wide), STRONG)
    yield from _answered(printed, (left, top + 22, wide, high - 22), *_stance(options))


def _stance(options: PrintOptions) -> tuple[float, float]:
    """The part of its room that what has few units takes, and how much of the rest is above it."""
    return (ALONE, LIFTED) if options.per_page == 1 else (SHARE, 0.5)


def _solved(printed: Printed) -> Picture:
    return picture_of(printed.puzzle, Output(printed.answer, lettered=printed.lettered))


def _parted(answer: Picture, box: Box) -> tuple[Box, Box]:
    """The places of a puzzle and of its answer beside it; below it where figures of the answer
    would else be hard to read, and are larger there."""
    left, top, wide, high = box
    aside, under = BESIDE * wide, BESIDE * high
    beside = (left + wide - aside, top, aside, high)
    below = (left, top + high - under, wide, under)
    shown = [scale_within(answer, *place[2:], LARGEST_UNIT) for place in (beside, below)]
    if shown[0] < min(READ, shown[1]):
        return (left, top, wide, high - under - GAP), below
    return (left, top, wide - aside - GAP, high), beside


def _answered(
    printed: Printed, box: Box, share: float = SHARE, lifted: float = 0.5, turned: bool = False
) -> Iterator[Item]:
    """An answer in a box; above it that it is one of several, if it is."""
    left, top, wide, high = box
    told = tr("One of several solutions") if printed.several else ""
    lines = wrapped(told, LABEL, SMALL, wide) if told else []
    used = len(lines) * SMALL * LEADING + 4 if lines else 0.0
    placed = _placed(_solved(printed), (left, top + used, wide, high - used), share, lifted)
    taken = max((text_width(line, LABEL, SMALL) for line in lines), default=0.0)
    x, y = min(placed.x, left + wide - taken), placed.y - used
    for line in lines:
        yield Words(x, y + SMALL, line, SMALL, LABEL)
        y += SMALL * LEADING
    yield replace(placed, turned=turned)


def _placed(picture: Picture, box: Box, share: float = SHARE, lifted: float = 0.5) -> Drawing:
    """A picture as large as a box allows (:func:`scale_within`), in its middle, or higher."""
    x, y, wide, high = box
    left, top, right, bottom = picture.bounds
    scale = max(0.1, scale_within(picture, wide, high, LARGEST_UNIT, share))
    across, down = (right - left) * scale, (bottom - top) * scale
    return Drawing(as_printed(picture), x + (wide - across) / 2, y + (high - down) * lifted, scale)


def _name(puzzle: Puzzle) -> str:
    return " ".join(puzzle.title.split()) or tr(puzzle.kind_name)


def _dots(count: int, right: float, y: float) -> Drawing:
    """The dots of a difficulty, which end at a place."""
    commands: list[Command] = []
    for dot in range(count):
        x = 8.0 * dot + 4.0
        # A length of nothing with round ends is a disc.
        commands += (("M", (x, 4.0)), ("L", (x + 0.01, 4.0)))
    wide = 8.0 * max(1, count)
    shape = Path(tuple(commands), stroke="ink", width=5.0)
    return Drawing(Picture((("dots", (shape,)),), (0.0, 0.0, wide, 8.0)), right - wide, y - 4, 1.0)


@lru_cache(maxsize=64)
def code_of(link: str) -> Picture:
    """A QR code that leads to a link, with the quiet zone of four modules round it.

    FormatError where the link is longer than a code holds.
    """
    from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

    code = QRCode(None, QRErrorCorrectLevel.L)
    code.addData(link)
    try:
        code.make()
    except Exception as error:  # the library raises ValueError and others alike
        raise FormatError("The link is too long for a code.") from error
    side = code.getModuleCount()
    commands: list[Command] = []
    for row in range(side):
        start = None
        for column in range(side + 1):
            dark = column < side and code.isDark(row, column)
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                x, y, end = float(start), float(row), float(column)
                commands += (("M", (x, y)), ("L", (end, y)), ("L", (end, y + 1)))
                commands += (("L", (x, y + 1)), ("Z", ()))
                start = None
    shape = Path(tuple(commands), fill="ink")
    return Picture((("code", (shape,)),), (-4.0, -4.0, side + 4.0, side + 4.0))
