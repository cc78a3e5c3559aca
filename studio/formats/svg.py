"""Scalable pictures: text as outlines, so that they look the same everywhere, or to be edited."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from studio import language
from studio.drawing import Overlay, draw
from studio.drawing.draw import captions
from studio.drawing.lettering import CAP_HEIGHT, character, outline, spelled
from studio.drawing.shapes import Circle, Command, Path, Picture, Role, Shape, Text
from studio.drawing.themes import Theme, colours
from studio.formats.format import PLAIN, Format, Output
from studio.formats.picture_size import framed
from studio.puzzle import Puzzle

PIXELS_A_UNIT = 56.0
"""Screen pixels of a unit where no width is asked for (the look: R = 56)."""

FAMILY = "Inter, Helvetica, Arial, sans-serif"
"""The fonts of text that can be edited, the first that there is."""

Stamp: TypeAlias = Text | tuple[Command, ...]
"""What is drawn at several places: a figure, or an outline that begins at 0, 0."""
WORTH_SHARING = 12
"""Commands of an outline from which on it is written once, and used where it stands again."""


def picture_of(puzzle: Puzzle, output: Output = PLAIN) -> Picture:
    """The picture that an export shows: the puzzle alone, or with its answer."""
    overlay = Overlay()
    if output.solution is not None:
        closed = puzzle.compile().problem.closed
        words = captions(puzzle, output.solution)
        overlay = Overlay(line=output.solution, line_closed=closed, captions=words)
    picture = draw(puzzle, overlay, paper=output.theme == "print", lettered=output.lettered)
    return picture if output.size is None else framed(picture, output.size)


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as an SVG file."""
    title = puzzle.title or language.text(puzzle.kind_name)
    return drawing(puzzle, output, title).encode("utf-8")


def drawing(puzzle: Puzzle, output: Output, title: str = "") -> str:
    """The SVG of a puzzle as ``output`` asks for it."""
    return svg(
        picture_of(puzzle, output),
        output.theme,
        title,
        output.size[0] if output.size else output.pixels,
        ground=not output.transparent,
        editable=output.editable,
    )


def svg(
    picture: Picture,
    theme: Theme,
    title: str = "",
    pixels: int | None = None,
    *,
    ground: bool = True,
    editable: bool = False,
) -> str:
    """A picture as SVG; ``pixels`` is its width, else 56 a unit.

    Without ``ground`` what is behind the board shines through. ``editable`` words are text.
    """
    left, top, right, bottom = picture.bounds
    wide, high = right - left, bottom - top
    scale = pixels / wide if pixels else PIXELS_A_UNIT
    palette = colours(theme)
    letters: dict[Stamp, str] = {}
    everything = [shape for _, shapes in picture.layers for shape in shapes]
    again = _repeated(everything)
    body = [
        line
        for s in everything
        for line in (
            (_words(s, palette),)
            if editable and isinstance(s, Text)
            else _element(s, palette, scale, letters, again)
        )
    ]
    behind = palette["paper" if theme == "print" else "canvas"]
    box = f'x="{_n(left)}" y="{_n(top)}" width="{_n(wide)}" height="{_n(high)}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(wide * scale)}" '
            f'height="{_n(high * scale)}" viewBox="{_n(left)} {_n(top)} {_n(wide)} {_n(high)}" '
            'fill="none" fill-rule="evenodd" stroke-linejoin="round">',
            *([f"<title>{html.escape(_printable(title), quote=False)}</title>"] if title else []),
            *([f'<rect {box} fill="{behind}"/>'] if ground else []),
            *(["<defs>", *definitions(letters), "</defs>"] if letters else []),
            *body,
            "</svg>",
            "",
        ]
    )


def elements(
    shapes: Iterable[Shape], palette: Mapping[Role, str], letters: dict[Stamp, str]
) -> Iterator[str]:
    """Shapes as SVG elements at the usual scale; ``letters`` gathers what they use of figures and
    of outlines that repeat."""
    listed = list(shapes)
    again = _repeated(listed)
    for shape in listed:
        yield from _element(shape, palette, PIXELS_A_UNIT, letters, again)


def _repeated(shapes: Iterable[Shape]) -> Collection[Stamp]:
    """The outlines that some shapes have in common, wherever they stand."""
    counts = Counter(
        _form(shape.commands)
        for shape in shapes
        if isinstance(shape, Path) and len(shape.commands) >= WORTH_SHARING
    )
    return {form for form, count in counts.items() if count > 1}


def _form(commands: tuple[Command, ...]) -> tuple[Command, ...]:
    """An outline as it is where it begins at 0, 0."""
    x, y = commands[0][1]
    return tuple(
        (verb, tuple(round(v - (y if at % 2 else x), 4) for at, v in enumerate(values)))
        for verb, values in commands
    )


def _element(
    shape: Shape,
    palette: Mapping[Role, str],
    scale: float,
    letters: dict[Stamp, str],
    again: Collection[Stamp],
) -> Iterator[str]:
    match shape:
        case Text(x=x, y=y, role=role):
            # Equal figures are written once and used at many places.
            form = replace(shape, x=0.0, y=0.0, role="")
            name = letters.setdefault(form, f"t{len(letters) + 1}")
            yield f'<use href="#{name}" x="{_n(x)}" y="{_n(y)}" fill="{palette[role]}"/>'
        case Circle(x=x, y=y, radius=radius):
            paint = _paint(shape, palette, scale)
            yield f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"{paint}/>'
        case Path(commands=commands):
            outlined = _form(commands) if len(commands) >= WORTH_SHARING else ()
            if outlined in again:
                x, y = commands[0][1]
                name = letters.setdefault(outlined, f"t{len(letters) + 1}")
                paint = _paint(shape, palette, scale)
                yield f'<use href="#{name}" x="{_n(x)}" y="{_n(y)}"{paint}/>'
            elif commands:
                yield f'<path d="{_d(commands)}"{_paint(shape, palette, scale)}/>'


def _words(text: Text, palette: Mapping[Role, str]) -> str:
    """A text that drawing programs can change, where its outline would be."""
    slant = ' font-style="italic"' if text.italic else ""
    return (
        f'<text x="{_n(text.x)}" y="{_n(text.y + CAP_HEIGHT / 2 * text.size)}" '
        f'font-family="{FAMILY}" font-size="{_n(text.size)}" font-weight="{text.weight}"{slant} '
        f'text-anchor="middle" fill="{palette[text.role]}">'
        f"{html.escape(_printable(text.text), quote=False)}</text>"
    )


def _paint(shape: Path | Circle, palette: Mapping[Role, str], scale: float) -> str:
    found = ""
    if shape.fill is not None:
        found += f' fill="{palette[shape.fill]}"'
    if shape.stroke is not None:
        width = max(shape.width, shape.floor / scale)
        found += f' stroke="{palette[shape.stroke]}" stroke-width="{_n(width)}"'
        if isinstance(shape, Path) and shape.cap == "round":
            found += ' stroke-linecap="round"'
        if shape.dash:
            found += f' stroke-dasharray="{" ".join(map(_n, shape.dash))}"'
    return found


def definitions(letters: dict[Stamp, str]) -> Iterator[str]:
    """The figures and outlines that elements use: digits once, numbers made of them."""
    known: dict[Text, str] = {}
    for form, name in letters.items():
        if not isinstance(form, Text):
            yield f'<path id="{name}" d="{_d(form)}"/>'
        elif len(form.text) == 1:
            yield _letter(name, outline(form).commands)
        else:
            parts = ""
            for part, x in spelled(form):
                if part not in known:
                    known[part] = f"c{len(known) + 1}"
                    yield _letter(known[part], character(part))
                parts += f'<use href="#{known[part]}" x="{_n(x)}"/>'
            yield f'<g id="{name}">{parts}</g>'


def _letter(name: str, commands: tuple[Command, ...]) -> str:
    # Parts of a letter may overlap, and then must not cancel.
    return f'<path id="{name}" fill-rule="nonzero" d="{_d(commands)}"/>'


def _d(commands: tuple[Command, ...]) -> str:
    return "".join(verb + " ".join(map(_n, values)) for verb, values in commands)


def _n(value: float) -> str:
    """A length to a ten-thousandth, in as few characters as it takes."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _printable(text: str) -> str:
    """Without the control characters that XML forbids."""
    return "".join(c if c.isprintable() else " " for c in text)


SVG = Format("svg", "Scalable picture", (".svg",), write=write, picture=True)
