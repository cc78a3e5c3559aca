"""Pictures of pixels, painted from the SVG by resvg."""

from __future__ import annotations

import struct
import zlib

from studio.formats.format import Format, FormatError, Output
from studio.formats.picture_size import INCH, LARGEST, LEAST_DPI, MOST_DPI, MOST_PIXELS
from studio.formats.svg import drawing, picture_of
from studio.puzzle import Puzzle

WIDTH = 1600
"""Pixels across where no width is asked for, and the board is not very tall."""
NARROWEST = 16

_HEAD = 33
"""Bytes of a PNG up to the end of its first chunk, which says its size."""


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as a PNG file, as large as ``output`` asks for.

    FormatError where that is too small or too large.
    """
    left, top, right, bottom = picture_of(puzzle, output).bounds
    slender = (bottom - top) / (right - left)
    pixels = output.size[0] if output.size else output.pixels
    if pixels is None:
        pixels = max(1, min(WIDTH, int(LARGEST / slender)))
    elif not NARROWEST <= pixels <= LARGEST:
        raise FormatError(
            "A picture can be {narrowest} to {largest:,} pixels wide, not {pixels:,}.",
            narrowest=NARROWEST,
            largest=LARGEST,
            pixels=pixels,
        )
    elif slender * pixels > LARGEST:
        raise FormatError("A picture {pixels:,} pixels wide would be too high.", pixels=pixels)
    elif slender * pixels * pixels > MOST_PIXELS:
        raise FormatError(
            "A picture {pixels:,} pixels wide would have more than {most:,} pixels.",
            pixels=pixels,
            most=MOST_PIXELS,
        )
    if output.dpi is not None and not LEAST_DPI <= output.dpi <= MOST_DPI:
        raise FormatError(
            "A picture has {least_dpi} to {most_dpi:,} dots an inch.",
            least_dpi=LEAST_DPI,
            most_dpi=MOST_DPI,
        )
    # Text would need fonts that are installed, so it is outlines here in any case.
    wanted = Output(output.solution, output.theme, pixels, output.size, None, output.transparent)
    painted = png(drawing(puzzle, wanted), pixels)
    return painted if output.dpi is None else with_dpi(painted, output.dpi)


def with_dpi(data: bytes, dpi: int) -> bytes:
    """A PNG that says how large it is on paper (the chunk pHYs, in pixels a metre)."""
    metre = round(dpi * 100 * INCH["cm"])
    body = b"pHYs" + struct.pack(">IIB", metre, metre, 1)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return data[:_HEAD] + chunk + data[_HEAD:]


def png(text: str, pixels: int) -> bytes:
    """An SVG of ours as PNG. (Never one of a stranger: tiny files can keep a renderer busy.)"""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=text, width=pixels, skip_system_fonts=True))


PNG = Format("png", "Picture", (".png",), write=write, picture=True)
