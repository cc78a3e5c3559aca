"""Pictures of pixels, painted from the SVG by resvg."""

from __future__ import annotations

from studio.formats.format import Format, FormatError, Output
from studio.formats.svg import picture_of, svg
from studio.puzzle import Puzzle

WIDTH = 1600
"""Pixels across where no width is asked for, and the board is not very tall."""
WIDEST = 8192
HIGHEST = 32_768


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as a PNG file, ``output.pixels`` wide."""
    picture = picture_of(puzzle, output)
    left, top, right, bottom = picture.bounds
    slender = (bottom - top) / (right - left)
    pixels = output.pixels
    if pixels is None:
        pixels = max(1, min(WIDTH, int(HIGHEST / slender)))
    elif not 16 <= pixels <= WIDEST:
        raise FormatError(f"A picture can be 16 to {WIDEST:,} pixels wide, not {pixels:,}.")
    elif slender * pixels > HIGHEST:
        raise FormatError(f"A picture {pixels:,} pixels wide would be too high.")
    return png(svg(picture, output.theme, pixels=pixels), pixels)


def png(text: str, pixels: int) -> bytes:
    """An SVG of ours as PNG. (Never one of a stranger: tiny files can keep a renderer busy.)"""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=pixels, skip_system_fonts=True))


PNG = Format("png", "Picture", (".png",), write=write, picture=True)
