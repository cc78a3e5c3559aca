"""Booklets: title page, contents, rules, puzzles from easy to hard, answers; for print on demand.

Pages are laid out first, so that contents and answers can name pages that come later; then they are
drawn. Lengths are points from the upper left corner of the trimmed page.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any, TypeAlias

from studio import language
from studio.board import At
from studio.drawing.shapes import Path, Picture
from studio.formats.booklet_rules import demands, rules_of
from studio.formats.format import FormatError, Output
from studio.formats.pdf import (
    BODY,
    LABEL,
    LEADING,
    POINTS_A_MM,
    STRONG,
    TITLE,
    Page,
    cut,
    document,
    fitted,
    lines_within,
    scale_within,
    size_within,
    text_width,
    wrapped,
)
from studio.formats.pdf_archive import archive
from studio.formats.svg import picture_of
from studio.language import text as tr
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, word
from studio.records import dataclass

INCH = 72.0
TRIMS = {
    "6x9": (6 * INCH, 9 * INCH),
    "a5": (148 * POINTS_A_MM, 210 * POINTS_A_MM),
    "letter": (8.5 * INCH, 11 * INCH),
    "a4": (210 * POINTS_A_MM, 297 * POINTS_A_MM),
}
"""Width and height of the cut page by its name."""

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""Columns and rows of so many puzzles a page."""
ANSWERS = (3, 4)
"""Columns and rows of a page of answers."""

Mark: TypeAlias = tuple[str, str, int]
"""A bookmark: its key, its words, and how deep it stands in the outline; -1: not at all."""

LEVELS = ("easy", "medium", "hard", "very hard", "extreme")
UNGRADED = word("not graded").template
"""The key of what has no grade, and its words, as those of the levels are."""

MARGIN = 42.0
HEAD, FOOT, GAP = 22.0, 24.0, 16.0
UNDER_HEAD = 32.0
NAME_LINES = 1.6
"""Lines that the name of a genre takes above its rules."""
WHOSE_LINES, OWN_LINES, OWN_LEFT = 1.25, 1.4, 12.0
"""Lines down to the numbers of its puzzles, and to what some demand; how far that is indented."""
LARGEST_UNIT = 30.0
LARGE, PLAIN = 34.0, 12.0
"""Sizes of the words on the title page."""
TITLE_LINES, AUTHOR_LINES = 4, 3
"""Lines that title and author take there at most."""
SIZE, SMALL, ROW = 9.5, 7.5, 15.0
NUMBER = 26.0
"""The room for a number beside hints."""
CLASSES = (
    (word("Grandmaster {time}"), 0.65),
    (word("master {time}"), 1.0),
    (word("expert {time}"), 2.0),
)
"""What solvers of three classes take, in times of a master."""
ELSEWHERE = (("answer", word("Answer: page {page}")), ("hint", word("Hint: page {page}")))
"""What stands under a puzzle, by what its bookmark begins with."""
GUTTER_MM = 3.0
"""More margin at the spine, unless another is asked for."""
MOST_BLEED_MM, MOST_GUTTER_MM = 25.4, 50.8
"""How wide they may be: beyond, columns of the smallest page have no room for words."""
LEAST_NAME, MOST_NAME_LINES = 0.8, 2
"""How small a name becomes that has no room beside its number, and how many lines it takes."""
BELOW, BETWEEN = 12.0, 10.0
"""The height of lines under a puzzle, and what parts the words in them."""
OWN_TIME = 42.0
"""The length of the line for one's own time."""
BAND = 0.36
"""How much of the title page is inked, up to the bleed."""


@dataclass(frozen=True)
class Entry:
    """A puzzle of a booklet with its answer; ``level`` is one of :data:`LEVELS` or UNGRADED.

    ``seconds`` is what a master takes, 0 where nobody knows; ``hints`` are sentences for the back.
    ``several``: the answer is known to be one of several.
    """

    puzzle: Puzzle
    answer: tuple[At, ...]
    level: str = UNGRADED
    grade: float = 0.0
    seconds: float = 0.0
    hints: tuple[str, ...] = ()
    several: bool = False

    @property
    def name(self) -> str:
        """Its title, else the kind of puzzle."""
        return " ".join(self.puzzle.title.split()) or tr(self.puzzle.kind_name)


@dataclass(frozen=True)
class Layout:
    """How a booklet looks. ``bleed`` and ``gutter`` (more margin at the spine) are in points.

    ``arranged``: puzzles stand as they come, not from easy to hard. ``standards``: the times that
    solvers of three classes take stand below each puzzle. ``hints`` stand at the back.
    """

    title: str = "Puzzles"
    author: str = ""
    trim: str = "6x9"
    per_page: int = 1
    bleed: float = 0.0
    gutter: float = GUTTER_MM * POINTS_A_MM
    answers: bool = True
    arranged: bool = False
    standards: bool = False
    hints: bool = False

    @property
    def fault(self) -> Message | None:
        """Why no page can be laid out like this, or None."""
        if self.trim not in TRIMS:
            return Message.of("The trim size is one of {trims}.", trims=", ".join(TRIMS))
        if self.per_page not in GRIDS:
            return Message.of("A page holds {grids} puzzles.", grids=", ".join(map(str, GRIDS)))
        if not 0 <= self.bleed <= MOST_BLEED_MM * POINTS_A_MM:
            return Message.of("The bleed is 0 to {mm:g} mm wide.", mm=MOST_BLEED_MM)
        if not 0 <= self.gutter <= MOST_GUTTER_MM * POINTS_A_MM:
            return Message.of("The gutter is 0 to {mm:g} mm wide.", mm=MOST_GUTTER_MM)
        return None


@dataclass(frozen=True)
class _Sheet:
    """A page to be drawn: what draws it, and the bookmarks that lead to it."""

    draw: Callable[[], None]
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class _Line:
    """A line of the rules; ``down`` is how far its base line is below the one before."""

    words: str
    size: float
    font: str
    down: float
    indent: float = 0.0


@language.on_paper()
def booklet(entries: Sequence[Entry], layout: Layout) -> bytes:
    """The booklet as a PDF/A, puzzles in the order of their difficulty unless they are arranged.

    FormatError where there is no puzzle, or the layout has a fault.
    """
    if not entries:
        raise FormatError("There is no puzzle for the booklet.")
    if (message := layout.fault) is not None:
        raise FormatError(message)
    order = [*LEVELS, UNGRADED]
    if not layout.arranged:
        entries = sorted(entries, key=lambda entry: (order.index(entry.level), entry.grade))
    return _Book(entries, layout).written()


def standards(seconds: float) -> str:
    """The times of three classes of solvers: "Grandmaster 1:15, master 2:00, expert 4:00"."""
    return language.listed(
        language.text(told.template).format(time=_clock(share * seconds)) for told, share in CLASSES
    )


def _level(level: str) -> str:
    """A difficulty as a heading."""
    return language.said(Message.of("{level:capital}", level=Message(level)))


def _clock(seconds: float) -> str:
    """A time to a quarter of a minute, a quarter at least: "12:45"."""
    minutes, rest = divmod(15 * max(1, round(seconds / 15)), 60)
    return f"{minutes}:{rest:02d}"


class _Book:
    """A booklet in the making."""

    def __init__(self, entries: Sequence[Entry], layout: Layout) -> None:
        self.entries, self.layout = entries, layout
        self.width, self.height = TRIMS[layout.trim]
        self._buffer = io.BytesIO()
        bleed = layout.bleed
        size = (self.width + 2 * bleed, self.height + 2 * bleed)
        self.canvas: Any = document(self._buffer, layout.title, size)
        archive(self.canvas, layout.title, layout.author, f"{len(entries):,} puzzles")
        self.page = Page(self.canvas, self.height)
        self.sheets = self._sheets()
        self.pages = {
            key: number
            for number, sheet in enumerate(self.sheets, start=1)
            for key, _, _ in sheet.marks
        }

    # -- the plan --------------------------------------------------------------------------------

    def _sheets(self) -> list[_Sheet]:
        per_page = self.layout.per_page
        chunks = [
            range(start, min(start + per_page, len(self.entries)))
            for start in range(0, len(self.entries), per_page)
        ]
        rules = self._rules()
        lines = list(self._contents_lines())
        room = int((self.height - 2 * MARGIN - HEAD - FOOT - 40) / ROW)
        listed = [lines[start : start + room] for start in range(0, len(lines), room)]
        sheets = [_Sheet(self.title_page, (("title", self.layout.title, 0),))]
        for i, part in enumerate(listed):
            marks: tuple[Mark, ...] = (("contents", tr("Contents"), 0),) if i == 0 else ()
            sheets.append(_Sheet(partial(self.contents_page, part), marks))
        for i, told in enumerate(rules):
            marks = (("rules", tr("Rules"), 0),) if i == 0 else ()
            sheets.append(_Sheet(partial(self.rules_page, told), marks))
        level = ""
        for chunk in chunks:
            marks = ()
            for number in chunk:
                entry = self.entries[number]
                if entry.level != level and not self.layout.arranged:
                    level = entry.level
                    marks += ((f"level {level}", _level(level), 0),)
                marks += ((f"puzzle {number}", f"{number + 1}. {entry.name}", 1),)
            sheets.append(_Sheet(partial(self.puzzles_page, chunk), marks))
        hinted = [number for number, entry in enumerate(self.entries) if entry.hints]
        for i, block in enumerate(self._hint_pages(hinted) if self.layout.hints else ()):
            marks = (("hints", tr("Hints"), 0),) if i == 0 else ()
            marks += tuple((f"hint {number}", "", -1) for number, _ in block)
            sheets.append(_Sheet(partial(self.hints_page, block), marks))
        if self.layout.answers:
            across, down = ANSWERS
            for start in range(0, len(self.entries), across * down):
                numbers = range(start, min(start + across * down, len(self.entries)))
                marks = (("answers", tr("Answers"), 0),) if start == 0 else ()
                marks += tuple((f"answer {number}", "", -1) for number in numbers)
                sheets.append(_Sheet(partial(self.answers_page, numbers), marks))
        return sheets

    def _contents_lines(self) -> Iterator[tuple[str, str, bool]]:
        """Lines of the contents: words, the bookmark that they lead to, and whether bold."""
        yield tr("Rules"), "rules", True
        numbered = list(enumerate(self.entries))
        arranged = self.layout.arranged
        for level, group in groupby(numbered, key=lambda item: "" if arranged else item[1].level):
            if level:
                yield _level(level), f"level {level}", True
            for number, entry in group:
                yield f"{number + 1}   {entry.name}", f"puzzle {number}", False
        if self._hinted:
            yield tr("Hints"), "hints", True
        if self.layout.answers:
            yield tr("Answers"), "answers", True

    @property
    def _hinted(self) -> bool:
        """Are there hints at the back?"""
        return self.layout.hints and any(entry.hints for entry in self.entries)

    def _hint_pages(self, numbers: Sequence[int]) -> list[list[tuple[int, list[str]]]]:
        """The hints by pages: the number of the puzzle, and lines."""
        wide = self.width - 2 * MARGIN - self.layout.gutter - NUMBER
        pages: list[list[tuple[int, list[str]]]] = [[]]
        left = room = self.height - 2 * MARGIN - HEAD - FOOT - 40
        for number in numbers:
            lines = [
                line
                for hint in self.entries[number].hints
                for line in wrapped(hint, BODY, SMALL + 1, wide)
            ]
            high = (len(lines) + 1) * (SMALL + 1) * LEADING
            if high > left and pages[-1]:
                pages.append([])
                left = room
            pages[-1].append((number, lines))
            left -= high
        return pages if numbers else []

    def _rules(self) -> list[list[_Line]]:
        """The rules of each genre, by pages."""
        wide = self.width - 2 * MARGIN - self.layout.gutter
        step = SIZE * LEADING
        room = self.height - 2 * MARGIN - HEAD - UNDER_HEAD - FOOT - step
        pages: list[list[_Line]] = [[]]
        used = 0.0
        for block in self._together(wide):
            # What is higher than a page is broken between any two lines.
            whole = sum(line.down for line in block[1:]) <= room
            for part in [block] if whole else [[line] for line in block]:
                inner = sum(line.down for line in part[1:])
                if pages[-1] and used + part[0].down + inner > room:
                    pages.append([])
                used = used + part[0].down + inner if pages[-1] else inner
                pages[-1] += part
        return pages

    def _together(self, wide: float) -> Iterator[list[_Line]]:
        """The lines of rules that stay on one page."""
        step = SIZE * LEADING
        for rules in rules_of([entry.puzzle for entry in self.entries]):
            block = [_Line(rules.name, SIZE + 2, STRONG, step + GAP)]
            down = WHOSE_LINES * step
            for words in wrapped(rules.whose, LABEL, SMALL, wide) if rules.whose else ():
                block.append(_Line(words, SMALL, LABEL, down))
                down = SMALL * LEADING
            down = NAME_LINES * step
            for words in wrapped(rules.shared, BODY, SIZE, wide):
                block.append(_Line(words, SIZE, BODY, down))
                down = step
            yield block
            for own in rules.own:
                lines = wrapped(own, BODY, SIZE, wide - OWN_LEFT)
                yield [
                    _Line(words, SIZE, BODY, step if place else OWN_LINES * step, OWN_LEFT)
                    for place, words in enumerate(lines)
                ]

    # -- drawing ---------------------------------------------------------------------------------

    def written(self) -> bytes:
        """All pages, as the bytes of a file."""
        canvas, bleed = self.canvas, self.layout.bleed
        for number, sheet in enumerate(self.sheets, start=1):
            if bleed:
                box = (bleed, bleed, bleed + self.width, bleed + self.height)
                canvas.setTrimBox(box)
                canvas.setBleedBox((0, 0, self.width + 2 * bleed, self.height + 2 * bleed))
                canvas.translate(bleed, bleed)
            for key, words, depth in sheet.marks:
                canvas.bookmarkPage(key)
                if depth >= 0:
                    canvas.addOutlineEntry(words, key, depth, closed=depth == 0)
            self.left = MARGIN + (self.layout.gutter if number % 2 else 0.0)
            self.right = self.width - MARGIN - (0.0 if number % 2 else self.layout.gutter)
            sheet.draw()
            if number > 1:
                self._foot(number)
            canvas.showPage()
        canvas.save()
        return self._buffer.getvalue()

    def _foot(self, number: int) -> None:
        """The page number on the outer side, the title on the inner one."""
        y, odd = self.height - MARGIN + 8, number % 2 == 1
        inner, outer = (self.left, self.right) if odd else (self.right, self.left)
        used = self.page.text(outer, y, str(number), SMALL, STRONG, right=odd) + GAP
        title = cut(self.layout.title, BODY, SMALL, self.right - self.left - used)
        self.page.text(inner, y, title, SMALL, BODY, right=not odd)

    def _link(self, key: str, left: float, top: float, wide: float, high: float) -> None:
        """A part of the page that leads to a bookmark."""
        # Places of links do not move with the page.
        by = self.layout.bleed
        low = self.height - top - high
        box = (left + by, low + by, left + wide + by, low + high + by)
        # Archives want links that are printed, too (F), though there is nothing to see of them.
        self.canvas.linkAbsolute("", key, box, Border="[0 0 0]", F=4)

    def title_page(self) -> None:
        """Title, author and how many puzzles there are, under a band that runs off the page."""
        page, layout, bleed = self.page, self.layout, self.layout.bleed
        low = BAND * self.height
        outline = (
            *(("M", (-bleed, -bleed)), ("L", (self.width + bleed, -bleed))),
            *(("L", (self.width + bleed, low)), ("L", (-bleed, low)), ("Z", ())),
        )
        page.shape(Path(outline, fill="ink"))
        wide = self.right - self.left
        size = size_within(layout.title, TITLE, LARGE, wide, LARGE / 2)
        title = lines_within(layout.title, TITLE, size, wide, TITLE_LINES)
        y = self._lines(low + 60, title, size, TITLE) - size * LEADING + 30
        author = lines_within(layout.author, STRONG, PLAIN, wide, AUTHOR_LINES)
        foot = self.height - MARGIN - 16 - (len(author) - 1) * PLAIN * LEADING
        self._lines(foot, author, PLAIN, STRONG)
        kinds = dict.fromkeys(tr(entry.puzzle.kind_name) for entry in self.entries)
        one, many = "{count:,} puzzle: {kinds}", "{count:,} puzzles: {kinds}"
        count = len(self.entries)
        told = Message.counted("count", one, many, count=count, kinds=language.listed(kinds))
        room = int((foot - PLAIN - y) / (PLAIN * LEADING))
        self._lines(y, lines_within(language.said(told), BODY, PLAIN, wide, room), PLAIN, BODY)

    def _lines(self, y: float, lines: Sequence[str], size: float, font: str) -> float:
        """Lines of text from a base line down; the base line of the next."""
        for line in lines:
            self.page.text(self.left, y, line, size, font)
            y += size * LEADING
        return y

    def _heading(self, words: str) -> float:
        self.page.text(self.left, MARGIN + HEAD, words, 22, TITLE)
        self.page.rule(self.left, MARGIN + HEAD + 10, self.right - self.left, 0.75)
        return MARGIN + HEAD + UNDER_HEAD

    def contents_page(self, lines: Sequence[tuple[str, str, bool]]) -> None:
        """Lines of the contents with the pages they lead to."""
        y = self._heading(tr("Contents"))
        for words, key, bold in lines:
            font = STRONG if bold else BODY
            x = self.left + (0 if bold else 12)
            self.page.text(x, y, *fitted(words, font, SIZE, self.right - x - 40), font)
            self.page.text(self.right, y, str(self.pages[key]), SIZE, font, right=True)
            self._link(key, self.left, y - 11, self.right - self.left, ROW)
            y += ROW

    def rules_page(self, lines: Sequence[_Line]) -> None:
        """The rules of some genres."""
        y = self._heading(tr("Rules"))
        for place, line in enumerate(lines):
            y += line.down if place else 0.0
            self.page.text(self.left + line.indent, y, line.words, line.size, line.font)

    def puzzles_page(self, numbers: Sequence[int]) -> None:
        """Puzzles in rows, each with number, name, difficulty and a line for one's time."""
        columns, rows = GRIDS[self.layout.per_page]
        top, low = MARGIN, self.height - MARGIN - FOOT / 2
        wide = (self.right - self.left - (columns - 1) * GAP) / columns
        high = (low - top - (rows - 1) * GAP) / rows
        for place, number in enumerate(numbers):
            x = self.left + place % columns * (wide + GAP)
            y = top + place // columns * (high + GAP)
            self._puzzle(number, x, y, wide, high)

    def _puzzle(self, number: int, x: float, y: float, wide: float, high: float) -> None:
        entry, page = self.entries[number], self.page
        size = 13.0 if self.layout.per_page <= 2 else 10.0
        used = page.text(x, y + size, f"{number + 1}", size, STRONG) + 8
        level = entry.level if entry.level != UNGRADED else ""
        words = tr(level) if level else ""
        taken = page.text(x + wide, y + size, words, SMALL, LABEL, right=True)
        dots = LEVELS.index(level) + 1 if level else 0
        for dot in range(dots):
            self.page.dot(x + wide - taken - 8 - 7 * dot, y + size - 3, 2.2)
        room = wide - used - taken - 16 - 7 * dots
        name, own = fitted(entry.name, LABEL, size, room)
        under = 0.0
        if name == entry.name:
            page.text(x + used, y + size, name, own, LABEL)
        else:
            # Beneath there is all of the width.
            own = size_within(entry.name, LABEL, size, wide, LEAST_NAME * size)
            for line in lines_within(entry.name, LABEL, own, wide, MOST_NAME_LINES):
                under += own * LEADING
                page.text(x, y + size + under, line, own, LABEL)
        # Who has this page before them may not think of looking for them among the rules.
        if told := language.paragraph(demands(entry.puzzle)):
            under += 3
            for line in wrapped(told, BODY, SMALL, wide):
                under += SMALL * LEADING
                page.text(x, y + size + under, line, SMALL, BODY)
        below = self._below(number, x, y + high, wide)
        picture = picture_of(entry.puzzle, Output(lettered=self._lettered(entry)))
        self._placed(picture, x, y + size + 12 + under, wide, high - size - 20 - under - below)

    def _lettered(self, entry: Entry) -> bool:
        """Have corners of its drawing letters? Hints name them."""
        return self.layout.hints and bool(entry.hints)

    def _below(self, number: int, x: float, low: float, wide: float) -> float:
        """The times of solvers, where answer and hint are, and a line for one's own time, in as
        many lines as they need down to ``low``; the height of these."""
        entry, page = self.entries[number], self.page
        timed = self.layout.standards and entry.seconds > 0
        told = standards(entry.seconds) if timed else ""
        size = size_within(told, LABEL, SMALL, wide)
        times = wrapped(told, LABEL, size, wide)
        links = self._links(number, wide)
        high = BELOW * (len(times) + len(links))
        y = low - high + BELOW - 2
        for line in times:
            page.text(x, y, line, size, LABEL)
            y += BELOW
        for pairs in links:
            at = x
            for key, words in pairs:
                length = page.text(at, y, words, SMALL, BODY)
                self._link(key, at, y - 10, length, BELOW)
                at += length + BETWEEN
            y += BELOW
        page.text(x + wide - OWN_TIME - 4, low - 2, tr("Time"), SMALL, BODY, right=True)
        page.rule(x + wide - OWN_TIME, low, OWN_TIME, 0.5)
        return high

    def _links(self, number: int, wide: float) -> list[list[tuple[str, str]]]:
        """Bookmarks of answer and hint, and the words that lead there, in lines of which the last
        leaves room for one's own time."""
        lines: list[list[tuple[str, str]]] = [[]]
        left = wide - OWN_TIME - 4 - text_width(tr("Time"), BODY, SMALL)
        for begin, told in reversed(ELSEWHERE):
            key = f"{begin} {number}"
            if key in self.pages:
                words = language.said(replace(told, values=(("page", self.pages[key]),)))
                length = text_width(words, BODY, SMALL) + BETWEEN
                if length > left:
                    lines.insert(0, [])
                    left = wide
                lines[0].insert(0, (key, words))
                left -= length
        return lines

    def hints_page(self, blocks: Sequence[tuple[int, list[str]]]) -> None:
        """Hints, each beside the number of its puzzle, to which that leads back."""
        y = self._heading(tr("Hints"))
        size = SMALL + 1
        for number, lines in blocks:
            self.page.text(self.left, y, f"{number + 1}", size, STRONG)
            self._link(f"puzzle {number}", self.left, y - size, NUMBER, size * LEADING)
            for line in lines:
                self.page.text(self.left + NUMBER, y, line, size, BODY)
                y += size * LEADING
            y += size * LEADING

    def answers_page(self, numbers: Sequence[int]) -> None:
        """Answers in rows; the number of each leads back to its puzzle."""
        top = self._heading(tr("Answers")) - 8
        columns, rows = ANSWERS
        wide = (self.right - self.left - (columns - 1) * GAP) / columns
        high = (self.height - MARGIN - FOOT / 2 - top - (rows - 1) * GAP) / rows
        for place, number in enumerate(numbers):
            x = self.left + place % columns * (wide + GAP)
            y = top + place // columns * (high + GAP)
            entry = self.entries[number]
            used = self.page.text(x, y + SMALL, f"{number + 1}", SMALL, STRONG) + 6
            told = tr("One of several solutions") if entry.several else ""
            lines = wrapped(told, LABEL, SMALL, wide - used)
            for row, line in enumerate(lines):
                low = y + SMALL + row * SMALL * LEADING
                self.page.text(x + wide, low, line, SMALL, LABEL, right=True)
            self._link(f"puzzle {number}", x, y, wide, high)
            picture = picture_of(entry.puzzle, Output(entry.answer, lettered=self._lettered(entry)))
            above = 12 + max(0, len(lines) - 1) * SMALL * LEADING
            self._placed(picture, x, y + above, wide, high - above)

    def _placed(self, picture: Picture, x: float, y: float, wide: float, high: float) -> None:
        """A picture in the middle of a box."""
        left, top, right, bottom = picture.bounds
        scale = scale_within(picture, wide, high, LARGEST_UNIT)
        across, down = (right - left) * scale, (bottom - top) * scale
        self.page.picture(picture, x + (wide - across) / 2, y + (high - down) / 2, scale)
