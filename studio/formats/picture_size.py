"""How large a picture becomes: in pixels, in lengths at a resolution, or for where it is shown."""

from __future__ import annotations

import re
from dataclasses import replace

from studio.drawing.shapes import Picture
from studio.formats.format import FormatError, shown

Size = tuple[int, int]
"""Width and height in pixels."""

SIZES: dict[str, Size] = {
    "square": (1080, 1080),
    "portrait": (1080, 1350),
    "story": (1080, 1920),
    "wide": (1600, 900),
    "card": (1200, 630),
}
"""What social media show uncut: posts upright and square, stories, posts 16:9, and the card of a
link (Open Graph)."""

AIR = 0.06
"""The rim of a picture that fills a given size, in parts of its shorter side."""

DPI = 300
"""Dots an inch where a length is asked for and nothing is said of them."""
LEAST_DPI, MOST_DPI = 1, 2400

INCH = {"in": 1.0, "cm": 1 / 2.54, "mm": 1 / 25.4}
"""Lengths in inches."""

LARGEST = 32_768
"""Pixels on a side at the most."""

MOST_PIXELS = 1 << 28
"""Pixels of a picture: a gigabyte while it is painted."""


def size_of(text: str) -> Size:
    """The pixels of a preset ("story") or of a text such as "1200x800"; FormatError if neither."""
    if text in SIZES:
        return SIZES[text]
    match = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text, re.ASCII)
    if match is None:
        raise FormatError(
            "{text} is no size of a picture: {sizes}, or such as 1200x800.",
            text=shown(text),
            sizes=", ".join(SIZES),
        )
    size = int(match[1]), int(match[2])
    if not all(16 <= side <= LARGEST for side in size):
        raise FormatError(
            "A side can have 16 to {largest:,} pixels, not {text}.", largest=LARGEST, text=text
        )
    return size


def pixels_of(text: str, dpi: int | None) -> int:
    """A width as pixels: "2400", or a length ("12cm", "120mm", "5in") at so many dots an inch."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(px|in|cm|mm)?", text.strip(), re.ASCII)
    if match is None:
        raise FormatError(
            "{text} is no width: write such as 2400, 12cm, 120mm or 5in.", text=shown(text)
        )
    value, unit = float(match[1]), match[2] or "px"
    pixels = value if unit == "px" else value * INCH[unit] * (dpi or DPI)
    return round(min(pixels, 10**9))


def framed(picture: Picture, size: Size) -> Picture:
    """The picture in the middle of a rectangle as wide and high as a size asks, with a rim."""
    wide, high = size
    left, top, right, bottom = picture.bounds
    rim = AIR * min(size)
    scale = min((wide - 2 * rim) / (right - left), (high - 2 * rim) / (bottom - top))
    x, y = (left + right) / 2, (top + bottom) / 2
    across, down = wide / scale / 2, high / scale / 2
    return replace(picture, bounds=(x - across, y - down, x + across, y + down))
