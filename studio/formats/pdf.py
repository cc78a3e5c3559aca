"""Printed pages: A4, all vectors, fonts embedded; the puzzle, then its answer.

Words and figures are text, so that they can be found and copied.
"""

from __future__ import annotations

import io
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from studio import assets, language
from studio.board.free import lines_of
from studio.drawing import lettering
from studio.drawing.lettering import CAP_HEIGHT, TIGHT, font_file, ink
from studio.drawing.shapes import Circle, Command, Path, Picture, Role, Shape, Text
from studio.drawing.themes import colours, tokens
from studio.formats.format import Format, Output
from studio.formats.pdf_archive import VERSION
from studio.formats.svg import picture_of
from studio.language import text as tr
from studio.puzzle import Puzzle
from studio.puzzle.message import Message

POINTS_A_MM = 72 / 25.4
WIDTH, HEIGHT = 210 * POINTS_A_MM, 297 * POINTS_A_MM
LARGEST_UNIT = 34.0
"""Points of a unit at most, so that a small board does not fill the page."""
SHARE = 0.5
"""The part of the room on a page that what has few units takes all the same."""
ALONE = 0.7
"""The same of what has a page for itself."""
LIFTED = 0.3
"""How much of the room that is left on a page stands above what has it for itself."""
TITLE, BODY, LABEL, STRONG = (
    "InterDisplay-SemiBold",
    "Inter-Regular",
    "Inter-Medium",
    "Inter-SemiBold",
)
MOST_TOLD = 12
"""So many letters that stay blank are told."""

LEADING = 1.35
LEAST = 7.0
"""The size at which letters are still read on paper: words that do not fit are no smaller."""
TITLE_LEAST, TITLE_LINES = 0.6, 2
"""How small a long title becomes, and how many lines it takes then at most."""
DOTS = "…"
"""What ends words that are cut."""
NOT_FIRST = frozenset("、。，．・：；？！」』）】〕〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々")
"""What no Japanese line begins with (JIS X 4051)."""
NOT_LAST = frozenset("「『（【〔〈《")
"""What none ends with."""


class Page:
    """A page to draw on, in points from its upper left corner."""

    def __init__(self, canvas: Any, height: float = HEIGHT, black: str | None = None) -> None:
        """``black`` is the colour that stands for it, where ink is saved."""
        self._canvas = canvas
        self._height = height
        self._paints = _paints() if black is None else {**_paints(), "ink": _paint(black)}

    def text(
        self, x: float, y: float, words: str, size: float, font: str, *, right: bool = False
    ) -> float:
        """A line of text from ``x``, or up to ``x``; its base line at ``y``. Gives its width."""
        width = text_width(words, font, size)
        start = x - width if right else x
        self._canvas.setFillColor(self._colour("ink"))
        for own, piece in runs(words, font):
            self._canvas.setFont(_known(own), size)
            self._canvas.drawString(start, self._height - y, piece)
            start += _run_width(piece, own, size)
        return width

    def rule(self, x: float, y: float, length: float, width: float) -> None:
        """A straight line to the right."""
        stroke = Path(
            (("M", (x, y)), ("L", (x + length, y))), stroke="ink", width=width, cap="flat"
        )
        self._path(stroke, 1.0, 0.0, 0.0)

    def shape(self, path: Path) -> None:
        """An outline in points, filled or stroked."""
        self._path(path, 1.0, 0.0, 0.0)

    def dot(self, x: float, y: float, radius: float) -> None:
        """A black disc."""
        self._circle(Circle(x, y, radius, fill="ink"), 1.0, 0.0, 0.0)

    def picture(self, picture: Picture, x: float, y: float, scale: float) -> None:
        """A picture with its upper left corner at a place, ``scale`` points a unit."""
        left, top, _, _ = picture.bounds
        x, y = x - left * scale, y - top * scale
        for _, shapes in picture.layers:
            for shape in shapes:
                match shape:
                    case Text():
                        self._figure(shape, scale, x, y)
                    case Circle():
                        self._circle(shape, scale, x, y)
                    case Path():
                        self._path(shape, scale, x, y)

    def _figure(self, shape: Text, scale: float, x: float, y: float) -> None:
        """A text where :func:`studio.drawing.lettering.outline` has it, but as text."""
        font = font_file(shape.weight, shape.italic).removesuffix(".ttf")
        size = shape.size * scale
        left, right = ink(shape.text, shape.weight, shape.italic)
        start = x + shape.x * scale - (left + right) / 2 * size
        base = y + shape.y * scale + CAP_HEIGHT / 2 * size
        several = len(shape.text) > 1
        tight = (TIGHT - 1) * text_width(shape.text, font, size) / len(shape.text) if several else 0
        self._canvas.setFillColor(self._colour(shape.role))
        for own, piece in runs(shape.text, font):
            self._canvas.setFont(_known(own), size)
            self._canvas.drawString(start, self._height - base, piece, charSpace=tight)
            start += _run_width(piece, own, size) + tight * len(piece)

    def _circle(self, circle: Circle, scale: float, x: float, y: float) -> None:
        stroke, fill = self._ink(circle, scale)
        across, down, radius = (value * scale for value in (circle.x, circle.y, circle.radius))
        self._canvas.circle(x + across, self._height - (y + down), radius, stroke, fill)

    def _path(self, path: Path, scale: float, x: float, y: float) -> None:
        canvas = self._canvas
        outline = canvas.beginPath()
        for verb, values in _cubic(path.commands):
            placed = [
                self._height - (y + v * scale) if i % 2 else x + v * scale
                for i, v in enumerate(values)
            ]
            match verb:
                case "M":
                    outline.moveTo(*placed)
                case "L":
                    outline.lineTo(*placed)
                case "C":
                    outline.curveTo(*placed)
                case _:
                    outline.close()
        stroke, fill = self._ink(path, scale)
        canvas.drawPath(outline, stroke=stroke, fill=fill, fillMode=0)

    def _ink(self, shape: Path | Circle, scale: float) -> tuple[int, int]:
        """Take pen and paint of a shape in hand; whether it is stroked and filled, as 1 or 0."""
        canvas = self._canvas
        if shape.fill is not None:
            canvas.setFillColor(self._colour(shape.fill))
        if shape.stroke is not None:
            # `floor` counts screen pixels; on paper half a point is the least that prints well.
            canvas.setLineWidth(max(shape.width * scale, min(shape.floor, 0.5)))
            canvas.setStrokeColor(self._colour(shape.stroke))
            canvas.setLineCap(int(isinstance(shape, Path) and shape.cap == "round"))
            canvas.setLineJoin(1)
            canvas.setDash([length * scale for length in shape.dash])
        return int(shape.stroke is not None), int(shape.fill is not None)

    def _colour(self, role: Role) -> Any:
        return self._paints[role]


@lru_cache(maxsize=1)
def _paints() -> dict[Role, Any]:
    """The colours of print as the library wants them."""
    # Boards use the roles of paper alone, charts those of the light theme.
    return {role: _paint(value) for role, value in colours("light").items()}


def _paint(value: str) -> Any:
    """A colour such as "#000000" as the library wants it."""
    from reportlab.lib.colors import HexColor

    return HexColor(value)


def _cubic(commands: tuple[Command, ...]) -> Iterator[Command]:
    """The commands with each quadratic curve as a cubic one, which PDF knows alone."""
    here = (0.0, 0.0)
    for verb, values in commands:
        if verb == "Q":
            cx, cy, x, y = values
            ax, ay = here[0] + 2 / 3 * (cx - here[0]), here[1] + 2 / 3 * (cy - here[1])
            bx, by = x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y)
            yield ("C", (ax, ay, bx, by, x, y))
        else:
            yield (verb, values)
        if values:
            here = (values[-2], values[-1])


def wrapped(words: str, font: str, size: float, width: float) -> list[str]:
    """A text in lines no wider than ``width`` points.

    Japanese is broken between any two letters, but for signs that belong to their neighbour.
    """
    from reportlab.lib.utils import simpleSplit

    plain = " ".join(words.split())
    if all(own == font for own, _ in runs(plain, font)):
        return list(simpleSplit(plain, _known(font), size, width))
    lines = [""]
    for part in _parts(plain, font):
        if lines[-1] and text_width((lines[-1] + part).rstrip(), font, size) > width:
            lines.append("")
        lines[-1] = (lines[-1] + part) if lines[-1] else part.lstrip()
    return [line.rstrip() for line in lines]


def size_within(words: str, font: str, size: float, width: float, least: float = LEAST) -> float:
    """The size at which words fit into a line: this one, or a smaller one down to the ``least``."""
    whole = text_width(words, font, size)
    # A hair smaller, since sums of widths are rounded.
    return size if whole <= width else max(min(least, size), 0.999 * size * width / whole)


def cut(words: str, font: str, size: float, width: float) -> str:
    """As many letters of some words as fit into a line, and dots where those are not all."""
    if text_width(words, font, size) <= width:
        return words
    room = width - text_width(DOTS, font, size)
    wider = bisect_right(
        range(len(words) + 1), room, key=lambda count: text_width(words[:count], font, size)
    )
    return f"{words[: wider - 1].rstrip()}{DOTS}" if wider else ""


def fitted(words: str, font: str, size: float, width: float) -> tuple[str, float]:
    """Words in a line, smaller where they are long and cut where that is not enough; their size."""
    size = size_within(words, font, size, width)
    return cut(words, font, size, width), size


def titled(words: str, size: float, width: float) -> tuple[list[str], float]:
    """A title in a line, somewhat smaller where it is long, else in two; and its size."""
    size = size_within(words, TITLE, size, width, max(LEAST, TITLE_LEAST * size))
    return lines_within(words, TITLE, size, width, TITLE_LINES), size


def lines_within(words: str, font: str, size: float, width: float, most: int) -> list[str]:
    """A text in so many lines at most; the last is cut where there is more."""
    lines = wrapped(words, font, size, width)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    # A word that is longer than a line stands in one all the same.
    return [cut(line, font, size, width) for line in lines]


def _parts(words: str, font: str) -> Iterator[str]:
    """What stays in one line: a word, or a Japanese letter with the signs that belong to it."""
    part = ""
    for letter in words:
        inner = letter != " " and part and part[-1] != " " and _own(letter + part[-1], font)
        if part and not (inner or letter in NOT_FIRST or part[-1] in NOT_LAST):
            yield part
            part = ""
        part += letter
    yield part


def _own(letters: str, font: str) -> bool:
    """Does a font have all of some letters?"""
    face = lettering.face(f"{font}.ttf")
    return all(map(face.has, letters))


def texts_of(puzzle: Puzzle) -> list[str]:
    """What is printed of a puzzle in words of its author: title, name, and names in corners."""
    names = []
    if not puzzle.board.has_faces and not "".join(lines_of(puzzle.board).names).isascii():
        # Only the picture says which names have room, and which give way to a number.
        names = [
            shape.text
            for _, shapes in picture_of(puzzle, Output()).layers
            for shape in shapes
            if isinstance(shape, Text)
        ]
    return [puzzle.title, puzzle.author, *names]


def unprinted(texts: Iterable[str]) -> Message | None:
    """That letters of these texts stay blank on paper, because no typeface has them, if any do."""
    letters = (letter for text in texts for letter in text)
    blank = [letter for letter in dict.fromkeys(letters) if _blank(letter, TITLE) == " "]
    if not blank:
        return None
    told = " ".join(blank[:MOST_TOLD]) + (" …" if len(blank) > MOST_TOLD else "")
    lacks = "The typeface of paper lacks these letters, which stay blank: {told}"
    return Message.of(lacks, told=told)


def _blank(letter: str, font: str) -> str | None:
    """What stands for a letter that no typeface of paper has; None where one has it."""
    if letter.isspace() or lettering.with_letter(f"{font}.ttf", letter) is not None:
        return None
    # Marks of letters and of directions have nothing of their own to show.
    return "" if unicodedata.category(letter)[0] in "MC" else " "


@lru_cache(maxsize=1024)
def runs(words: str, font: str) -> tuple[tuple[str, str], ...]:
    """The pieces of a line, each with the font that has its letters: this one wherever it can, with
    blanks for what none has."""
    if words.isascii():
        return ((font, words),)
    pieces: list[tuple[str, str]] = []
    for letter in words:
        file = lettering.with_letter(f"{font}.ttf", letter) or f"{font}.ttf"
        own, blank = file.removesuffix(".ttf"), _blank(letter, font)
        put = letter if blank is None else blank
        if pieces and pieces[-1][0] == own:
            pieces[-1] = (own, pieces[-1][1] + put)
        else:
            pieces.append((own, put))
    return tuple(pieces)


def as_printed(picture: Picture) -> Picture:
    """A picture as paper shows it: with blanks in texts for letters that no typeface has."""
    if all(
        shape.text.isascii()
        for _, shapes in picture.layers
        for shape in shapes
        if isinstance(shape, Text)
    ):
        return picture
    return replace(
        picture,
        layers=tuple((name, tuple(map(_as_printed, shapes))) for name, shapes in picture.layers),
    )


def _as_printed(shape: Shape) -> Shape:
    if not isinstance(shape, Text) or shape.text.isascii():
        return shape
    font = font_file(shape.weight, shape.italic).removesuffix(".ttf")
    return replace(shape, text="".join(piece for _, piece in runs(shape.text, font)))


def text_width(words: str, font: str, size: float) -> float:
    """The width of a line of text in points."""
    return sum(_run_width(piece, own, size) for own, piece in runs(words, font))


def _run_width(piece: str, font: str, size: float) -> float:
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(piece, _known(font), size))


@lru_cache(maxsize=16)
def _known(font: str) -> str:
    """The name of a font, after the library has been told of its file."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    pdfmetrics.registerFont(TTFont(font, str(assets.path("fonts", f"{font}.ttf"))))
    return font


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as a PDF: one page, and one more with the answer if there is one."""
    buffer = io.BytesIO()
    title = " ".join(puzzle.title.split()) or tr(puzzle.kind_name)
    canvas = document(buffer, title)
    canvas.setAuthor(puzzle.author)
    canvas.setSubject(tr(puzzle.kind_name))
    solved = output.solution is not None
    _puzzle_page(Page(canvas), puzzle, title, output)
    canvas.showPage()
    if solved:
        _solution_page(Page(canvas), puzzle, title, output)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def figure(picture: Picture, title: str, words: str) -> bytes:
    """A picture on a page, with its title above and a text below."""
    buffer = io.BytesIO()
    canvas = document(buffer, title)
    page, margin = Page(canvas), margin_points()
    top = head(page, title, "")
    left, upper, right, lower = picture.bounds
    scale = min((WIDTH - 2 * margin) / (right - left), HEIGHT / 2 / (lower - upper))
    page.picture(picture, margin, top, scale)
    y = top + (lower - upper) * scale + 24
    for line in wrapped(words, BODY, 9.5, WIDTH - 2 * margin):
        page.text(margin, y, line, 9.5, BODY)
        y += 9.5 * LEADING
    foot(page, tr("Made with Oneline Studio."), 1)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def page_of(picture: Picture, title: str) -> bytes:
    """One page with nothing but a picture and its title."""
    buffer = io.BytesIO()
    canvas = document(buffer, title)
    page = Page(canvas)
    _fit(page, picture, margin_points(), head(page, title, ""), HEIGHT - margin_points() - 24)
    foot(page, tr("Made with Oneline Studio."), 1)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def document(buffer: io.BytesIO, title: str, size: tuple[float, float] = (WIDTH, HEIGHT)) -> Any:
    """A new PDF, written into the buffer when it is saved; ``size`` of its pages in points."""
    from reportlab.pdfgen.canvas import Canvas

    # `invariant` leaves time stamps out: the same contents give the same bytes. A first font of its
    # own, since the library's would not be embedded.
    canvas = Canvas(
        buffer,
        pagesize=size,
        invariant=1,
        pageCompression=1,
        initialFontName=_known(BODY),
        pdfVersion=VERSION,
    )
    canvas.setTitle(title)
    canvas.setCreator("Oneline Studio")
    return canvas


def margin_points() -> float:
    """The white rim of a page, in points."""
    return float(tokens()["print"]["margin_mm"]) * POINTS_A_MM


def head(page: Page, title: str, right: str) -> float:
    """Title and rule; gives the height where the text below begins."""
    margin = margin_points()
    inner = WIDTH - 2 * margin
    used = page.text(WIDTH - margin, margin + 22, right, 10, STRONG, right=True)
    lines, size = titled(title, 22.0, inner - used - 12)
    y = margin + 22
    for line in lines:
        page.text(margin, y, line, size, TITLE)
        y += size * LEADING
    y += 11 - size * LEADING
    page.rule(margin, y, inner, 0.75)
    return y + 17


def foot(page: Page, words: str, number: int) -> None:
    """The line at the foot of a page, with its number."""
    margin = margin_points()
    page.text(margin, HEIGHT - margin, words, 7.5, BODY)
    page.text(WIDTH - margin, HEIGHT - margin, str(number), 7.5, STRONG, right=True)


def _puzzle_page(page: Page, puzzle: Puzzle, title: str, output: Output) -> None:
    margin = margin_points()
    kind = tr(puzzle.kind_name) if puzzle.title else ""
    y = head(page, title, kind)
    for line in wrapped(
        language.paragraph(puzzle.rule.how_to(puzzle)), BODY, 9.5, WIDTH - 2 * margin
    ):
        page.text(margin, y, line, 9.5, BODY)
        y += 9.5 * LEADING
    low = HEIGHT - margin - 40
    picture = picture_of(puzzle, Output(lettered=output.lettered))
    _fit(page, picture, margin, y + 12, low - 16)
    end = WIDTH - margin
    used = 52 + page.text(end - 52, low, tr("Time"), 9, BODY, right=True)
    page.rule(end - 48, low + 2, 48, 0.5)
    author = " ".join(puzzle.author.split())
    page.text(margin, low, *fitted(author, LABEL, 9, end - margin - used - 12), LABEL)
    words = [tr("Made with Oneline Studio.")]
    if output.solution is not None:
        words.append(tr("Solution on page 2."))
    foot(page, language.paragraph(words), 1)


def _solution_page(page: Page, puzzle: Puzzle, title: str, output: Output) -> None:
    margin = margin_points()
    y = head(page, tr("Solution"), "")
    told = tr("One of several solutions") if output.several else ""
    used = page.text(WIDTH - margin, y, told, 9.5, LABEL, right=True) + 12
    page.text(margin, y, *fitted(title, STRONG, 9.5, WIDTH - 2 * margin - used), STRONG)
    picture = picture_of(puzzle, Output(output.solution, lettered=output.lettered))
    _fit(page, picture, margin, y + 14, HEIGHT - margin - 24)
    foot(page, tr("Made with Oneline Studio."), 2)


def scale_within(
    picture: Picture, wide: float, high: float, largest: float, share: float = SHARE
) -> float:
    """Points a unit at which a picture fits into a box.

    Boards of many cells stand at ``largest`` points a unit at most. What has few units, as drawings
    and the smallest boards have, is larger, up to this ``share`` of the box.
    """
    left, top, right, bottom = picture.bounds
    across, down = right - left, bottom - top
    grown = share * min(wide, high) / max(across, down)
    return min(wide / across, high / down, max(largest, grown))


def _fit(page: Page, picture: Picture, margin: float, top: float, bottom: float) -> None:
    """A picture as large as the space allows, above the middle."""
    left, upper, right, lower = picture.bounds
    wide, high = right - left, lower - upper
    scale = scale_within(picture, WIDTH - 2 * margin, bottom - top, LARGEST_UNIT, ALONE)
    x = (WIDTH - wide * scale) / 2
    y = top + (bottom - top - high * scale) * LIFTED
    page.picture(picture, x, y, scale)


PDF = Format("pdf", "Printed page", (".pdf",), write=write, picture=True, worded=True)
