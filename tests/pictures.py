"""Test pictures of our own making: shapes, letters, shades, noise, and hopeless cases.

``python -m tests.pictures FOLDER`` writes them all as PNG files to look at.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from studio import assets

SIDE = 320
Draw = Callable[[ImageDraw.ImageDraw], None]


def _drawn(draw: Draw) -> Image.Image:
    image = Image.new("RGB", (SIDE, SIDE), "white")
    draw(ImageDraw.Draw(image))
    return image


def _star(points: int, inner: float) -> Image.Image:
    radii = (150.0, 150.0 * inner)
    corners = [
        (160 + radii[k % 2] * math.sin(math.pi * k / points),
         160 - radii[k % 2] * math.cos(math.pi * k / points))
        for k in range(2 * points)
    ]  # fmt: skip
    return _drawn(lambda pen: pen.polygon(corners, "black"))


def _heart() -> Image.Image:
    outline = []
    for k in range(200):
        t = 2 * math.pi * k / 200
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        outline.append((160 + 9 * 16 * math.sin(t) ** 3, 150 - 9 * y))
    return _drawn(lambda pen: pen.polygon(outline, "#c02040"))


def _cat() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse((90, 150, 230, 310), "black")
        pen.ellipse((100, 60, 220, 180), "black")
        pen.polygon([(105, 100), (112, 25), (155, 70)], "black")
        pen.polygon([(215, 100), (208, 25), (165, 70)], "black")
        pen.arc((200, 160, 310, 300), 270, 130, "black", 26)
        pen.ellipse((125, 100, 145, 124), "white")
        pen.ellipse((175, 100, 195, 124), "white")

    return _drawn(draw)


def _letter(text: str, size: int = 300) -> Image.Image:
    font = ImageFont.truetype(str(assets.path("fonts", "Inter-Bold.ttf")), size)
    return _drawn(lambda pen: pen.text((160, 160), text, "black", font, anchor="mm"))


def _spiral() -> Image.Image:
    way = []
    for k in range(400):
        t = k / 400 * 3.2 * 2 * math.pi
        r = 14 + 6.6 * t
        way.append((160 + r * math.cos(t), 160 + r * math.sin(t)))
    return _drawn(lambda pen: pen.line(way, "black", 24, "curve"))


def _ring() -> Image.Image:
    return _drawn(lambda pen: pen.ellipse((20, 20, 300, 300), outline="black", width=70))


def _moon() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse((20, 20, 300, 300), "black")
        pen.ellipse((100, -10, 340, 230), "white")

    return _drawn(draw)


def _photo() -> Image.Image:
    """A lit ball on a ground that grows lighter: shades without a border."""
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(float)
    ground = 150 + 90 * y / SIDE
    reach = np.hypot(x - 160, y - 170) / 115
    ball = 30 + 110 * np.clip(1 - np.hypot(x - 190, y - 120) / 190, 0, 1) ** 2
    shade = np.where(reach < 1, ball, ground) + np.random.default_rng(1).normal(0, 6, x.shape)
    image = Image.fromarray(np.clip(shade, 0, 255).astype(np.uint8))
    return image.filter(ImageFilter.GaussianBlur(1.5)).convert("RGB")


def _gradient() -> Image.Image:
    row = np.linspace(0, 255, SIDE).astype(np.uint8)
    return Image.fromarray(np.tile(row, (SIDE, 1))).convert("RGB")


def _noise() -> Image.Image:
    shades = np.random.default_rng(7).integers(0, 256, (SIDE // 8, SIDE // 8), dtype=np.uint8)
    return Image.fromarray(shades).resize((SIDE, SIDE), Image.Resampling.NEAREST).convert("RGB")


def _clouds() -> Image.Image:
    shades = np.random.default_rng(3).integers(0, 256, (SIDE, SIDE), dtype=np.uint8)
    soft = Image.fromarray(shades).filter(ImageFilter.GaussianBlur(24))
    values = np.asarray(soft, dtype=float)
    spread = (values - values.min()) / (values.max() - values.min()) * 255
    return Image.fromarray(spread.astype(np.uint8)).convert("RGB")


def _thin_lines() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for k in range(5):
            pen.line((30, 40 + 60 * k, 290, 40 + 60 * k), "black", 3)
        pen.line((160, 20, 160, 300), "black", 3)

    return _drawn(draw)


def _blobs() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse((20, 30, 140, 150), "black")
        pen.ellipse((180, 40, 300, 160), "black")
        pen.ellipse((100, 190, 240, 310), "black")

    return _drawn(draw)


def _dust() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.rectangle((70, 70, 250, 250), "black")
        spots = np.random.default_rng(5).integers(5, SIDE - 12, (40, 2))
        for x, y in spots.tolist():
            pen.rectangle((x, y, x + 6, y + 6), "black")

    return _drawn(draw)


def _tree() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for k in range(3):
            top, half = 15 + 75 * k, 70 + 30 * k
            pen.polygon([(160, top), (160 - half, top + 105), (160 + half, top + 105)], "#106030")
        pen.rectangle((140, 265, 180, 310), "#604020")

    return _drawn(draw)


def _house() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.polygon([(20, 150), (160, 20), (300, 150)], "black")
        pen.rectangle((55, 150, 265, 300), "black")
        pen.rectangle((85, 180, 135, 230), "white")
        pen.rectangle((175, 200, 225, 300), "white")

    return _drawn(draw)


def _fish() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse((20, 90, 230, 230), "black")
        pen.polygon([(205, 160), (305, 80), (280, 160), (305, 240)], "black")
        pen.ellipse((60, 130, 84, 154), "white")

    return _drawn(draw)


def _cross() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.rectangle((120, 20, 200, 300), "black")
        pen.rectangle((20, 120, 300, 200), "black")

    return _drawn(draw)


def _comb() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.rectangle((20, 20, 300, 90), "black")
        for k in range(6):
            pen.rectangle((20 + 50 * k, 90, 50 + 50 * k, 300), "black")

    return _drawn(draw)


def _board() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        for k in range(32):
            r, c = divmod(k, 4)
            left = 80 * c + 40 * (r % 2)
            pen.rectangle((left, 40 * r, left + 39, 40 * r + 39), "black")

    return _drawn(draw)


def _white_on_black() -> Image.Image:
    image = Image.new("RGB", (SIDE, SIDE), "black")
    ImageDraw.Draw(image).ellipse((50, 50, 270, 270), "white")
    return image


def _transparent() -> Image.Image:
    image = Image.new("RGBA", (SIDE, SIDE), (0, 0, 0, 0))
    ImageDraw.Draw(image).ellipse((30, 60, 290, 260), (20, 60, 160, 255))
    return image


def _blank() -> Image.Image:
    return Image.new("RGB", (SIDE, SIDE), "white")


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "disc": lambda: _drawn(lambda pen: pen.ellipse((25, 25, 295, 295), "black")),
    "square": lambda: _drawn(lambda pen: pen.rectangle((40, 40, 280, 280), "black")),
    "triangle": lambda: _drawn(lambda pen: pen.polygon([(160, 10), (15, 300), (305, 300)], "navy")),
    "star": lambda: _star(5, 0.45),
    "burst": lambda: _star(9, 0.6),
    "heart": _heart,
    "cat": _cat,
    "letter R": lambda: _letter("R"),
    "letter S": lambda: _letter("S"),
    "ampersand": lambda: _letter("&"),
    "word": lambda: _letter("OK", 190),
    "spiral": _spiral,
    "ring": _ring,
    "moon": _moon,
    "tree": _tree,
    "house": _house,
    "fish": _fish,
    "cross": _cross,
    "comb": _comb,
    "photo": _photo,
    "transparent": _transparent,
    "blobs": _blobs,
    "dust": _dust,
    "gradient": _gradient,
    "clouds": _clouds,
    "white on black": _white_on_black,
    "noise": _noise,
    "thin lines": _thin_lines,
    "chessboard": _board,
    "blank": _blank,
}

ORDINARY = (
    "disc", "square", "triangle", "star", "burst", "heart", "cat", "letter R", "letter S",
    "ampersand", "spiral", "ring", "moon", "tree", "house", "fish", "cross", "comb", "photo",
    "transparent",
)  # fmt: skip
"""Shapes in one piece, of parts wide enough for two cells: of these hardly any cell may change."""


def main() -> None:
    """Write them all into the folder that is the first argument."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        draw().save(folder / f"{name}.png")


if __name__ == "__main__":
    main()
