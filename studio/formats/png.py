"""Pictures of pixels, painted from the SVG by resvg."""

from __future__ import annotations

from studio.formats.format import Format, FormatError, Output
from studio.formats.svg import picture_of, svg
from studio.puzzle import Puzzle

WIDTH = 1600
"""Pixels across where no width is asked for."""
WIDEST = 8192


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as a PNG file, ``output.pixels`` wide."""
    pixels = WIDTH if output.pixels is None else output.pixels
    if not 16 <= pixels <= WIDEST:
        raise FormatError(f"A picture can be 16 to {WIDEST:,} pixels wide, not {pixels:,}.")
    picture = picture_of(puzzle, output)
    left, top, right, bottom = picture.bounds
    if (bottom - top) / (right - left) * pixels > 4 * WIDEST:
        raise FormatError(f"A picture {pixels:,} pixels wide would be too high.")
    return png(svg(picture, output.theme, pixels=pixels), pixels)


def png(text: str, pixels: int) -> bytes:
    """An SVG of ours as PNG. (Never one of a stranger: tiny files can keep a renderer busy.)"""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=pixels, skip_system_fonts=True))


PNG = Format("png", "Picture", (".png",), write=write, picture=True)
