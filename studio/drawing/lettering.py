"""Letters as outlines, from the font that comes with the program: the same everywhere."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import lru_cache
from typing import Any

from studio import assets
from studio.drawing.shapes import Command, Path, Text

CAP_HEIGHT = 0.727
"""Of Inter, as a part of the font size."""
TIGHT = 0.98
"""Several figures in a cell stand a little closer than in running text."""

_FILES = {
    (400, False): "Inter-Regular.ttf",
    (500, False): "Inter-Medium.ttf",
    (600, False): "Inter-SemiBold.ttf",
    (700, False): "Inter-Bold.ttf",
    (400, True): "Inter-Italic.ttf",
    (500, True): "Inter-MediumItalic.ttf",
}


_JAPANESE = {False: "OnelineSansJP-Regular.ttf", True: "OnelineSansJP-SemiBold.ttf"}
"""The font that has the Japanese letters beside ours, by whether those are strong."""


def beside(name: str) -> str | None:
    """The font file that has letters which one of ours lacks; None beside that one itself."""
    if name in _JAPANESE.values():
        return None
    return _JAPANESE["Bold" in name]


def with_letter(name: str, character: str) -> str | None:
    """The font file that has a character: this one wherever it can; None where none of ours has."""
    other = beside(name)
    if face(name).has(character):
        return name
    return other if other is not None and face(other).has(character) else None


def font_file(weight: int, italic: bool = False) -> str:
    """The name of the font file nearest to a weight."""
    near = min((w for w, slanted in _FILES if slanted is italic), key=lambda w: abs(w - weight))
    return _FILES[near, italic]


_OPENING, _READING = threading.Lock(), threading.Lock()
"""Threads that draw may ask for one file or glyph at once: each file is opened once."""


class Face:
    """One font file: outlines and widths of its characters in parts of the font size.

    Its glyphs are read when they are asked for, one thread after the other.
    """

    def __init__(self, name: str) -> None:
        from fontTools.ttLib import TTFont

        font = TTFont(assets.path("fonts", name), lazy=True)
        self._glyphs = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()
        self._unit: float = 1.0 / font["head"].unitsPerEm

    def has(self, character: str) -> bool:
        """Is there an outline of the character?"""
        return ord(character) in self._names

    def advance(self, character: str) -> float:
        """How far the next character stands."""
        with _READING:
            width: float = self._glyphs[self._name(character)].width
        return width * self._unit

    def outline(self, character: str) -> tuple[Command, ...]:
        """The outline with its origin on the base line, y downwards."""
        from fontTools.pens.basePen import decomposeQuadraticSegment
        from fontTools.pens.recordingPen import DecomposingRecordingPen

        pen = DecomposingRecordingPen(self._glyphs)
        with _READING:
            self._glyphs[self._name(character)].draw(pen)
        segments: list[tuple[str, tuple[tuple[float, float], ...]]] = []
        for verb, points in pen.value:
            if verb == "qCurveTo":
                segments += [("Q", pair) for pair in decomposeQuadraticSegment(points)]
            else:
                segments.append(({"moveTo": "M", "lineTo": "L", "closePath": "Z"}[verb], points))
        unit = self._unit
        commands: list[Command] = []
        for letter, points in segments:
            flat = tuple(c for x, y in points for c in (x * unit, -y * unit))
            commands.append((letter, flat))
        return tuple(commands)

    def _name(self, character: str) -> str:
        return self._names.get(ord(character), ".notdef")


def face(name: str) -> Face:
    """The face of a font file among the resources."""
    with _OPENING:
        return _face(name)


@lru_cache(maxsize=16)
def _face(name: str) -> Face:
    return Face(name)


@lru_cache(maxsize=4096)
def _glyph(name: str, character: str) -> tuple[float, tuple[Command, ...]]:
    found = face(with_letter(name, character) or name)
    return found.advance(character), found.outline(character)


def run(text: str, name: str, spacing: float = 1.0) -> tuple[tuple[Command, ...], float]:
    """(outline, width) of a line of text of font size 1 that starts at the origin."""
    commands: list[Command] = []
    x = 0.0
    for character in text:
        advance, outline = _glyph(name, character)
        commands += [_moved(command, x, 0.0, 1.0) for command in outline]
        x += advance * spacing
    return tuple(commands), x


@lru_cache(maxsize=4096)
def ink(text: str, weight: int = 600, italic: bool = False) -> tuple[float, float]:
    """The left and right end of the ink of a text of font size 1."""
    xs = [x for _, values in _figure(text, weight, italic) for x in values[::2]]
    return (min(xs), max(xs)) if xs else (0.0, 0.0)


def prepare() -> None:
    """Read the font of the clues."""
    for figure in "0123456789":
        ink(figure)


@lru_cache(maxsize=4096)
def _figure(text: str, weight: int, italic: bool) -> tuple[Command, ...]:
    spacing = TIGHT if len(text) > 1 else 1.0
    return run(text, font_file(weight, italic), spacing)[0]


def outline(text: Text) -> Path:
    """A text as a filled outline: centred by its ink sideways, by the cap height up and down."""
    left, right = ink(text.text, text.weight, text.italic)
    x = text.x - (left + right) / 2 * text.size
    y = text.y + CAP_HEIGHT / 2 * text.size
    commands = _figure(text.text, text.weight, text.italic)
    return Path(tuple(_moved(command, x, y, text.size) for command in commands), fill=text.role)


def spelled(text: Text) -> list[tuple[Text, float]]:
    """The characters of a text that leave ink, each as a text that starts at 0, 0, with how far
    right of that it stands in the outline of the whole."""
    name, spacing = font_file(text.weight, text.italic), TIGHT if len(text.text) > 1 else 1.0
    left, right = ink(text.text, text.weight, text.italic)
    x, found = text.x - (left + right) / 2 * text.size, []
    for character in text.text:
        advance, commands = _glyph(name, character)
        if commands:
            found.append((replace(text, text=character, x=0.0), x))
        x += advance * spacing * text.size
    return found


def character(text: Text) -> tuple[Command, ...]:
    """The outline of a text of one character that starts, not is centred, where it stands."""
    _, commands = _glyph(font_file(text.weight, text.italic), text.text)
    y = text.y + CAP_HEIGHT / 2 * text.size
    return tuple(_moved(command, text.x, y, text.size) for command in commands)


def _moved(command: Command, x: float, y: float, scale: float) -> Command:
    verb, values = command
    places: list[Any] = [(y if i % 2 else x) + value * scale for i, value in enumerate(values)]
    return (verb, tuple(places))
