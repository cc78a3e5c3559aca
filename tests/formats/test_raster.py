"""Pictures are read within limits, and refused whole where they are spoilt."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from studio.formats import FormatError
from studio.formats.raster import MOST_SIDE, read_raster
from tests.pictures import PICTURES


def encoded(image: Image.Image, kind: str, **how: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **how)
    return buffer.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "BMP"])
def test_every_kind_shows_the_same_heart(kind: str) -> None:
    drawn = PICTURES["heart"]()
    read = read_raster(encoded(drawn, kind))
    assert read.size == drawn.size
    difference = read.colours.astype(int) - np.asarray(drawn).astype(int)
    assert np.abs(difference).mean() < 3


def test_what_is_transparent_is_white() -> None:
    read = read_raster(encoded(PICTURES["transparent"](), "PNG"))
    assert read.colours[0, 0].tolist() == [255, 255, 255]
    assert read.colours[160, 160].tolist() == [20, 60, 160]


def test_sixteen_bits_of_grey_are_scaled_not_cut() -> None:
    values = np.linspace(0, 65535, 64 * 64).reshape(64, 64).astype(np.uint16)
    read = read_raster(encoded(Image.fromarray(values), "PNG"))
    assert read.grey.min() < 2
    assert read.grey.max() > 253
    assert 120 < read.grey.mean() < 135


def test_a_photograph_is_turned_as_its_camera_says() -> None:
    image = Image.new("RGB", (80, 40), "white")
    image.paste("black", (0, 0, 40, 40))
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was held upright
    read = read_raster(encoded(image, "JPEG", exif=exif))
    assert read.size == (40, 80)
    assert read.grey[:30].mean() < 10
    assert read.grey[50:].mean() > 245


def test_large_ones_are_read_smaller() -> None:
    data = encoded(Image.new("L", (6000, 4000), 90), "JPEG")
    assert max(read_raster(data).size) <= MOST_SIDE


def bomb(side: int) -> bytes:
    """A small PNG that says it is very large."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    data = zlib.compress(b"\0" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


@pytest.mark.parametrize("side", [5_000, 12_000, 60_000])
def test_what_would_take_too_much_memory_is_not_decoded(side: int) -> None:
    with pytest.raises(FormatError, match="64 MB"):
        read_raster(bomb(side))


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
HEART = encoded(PICTURES["heart"](), "PNG")


@pytest.mark.parametrize(
    "data",
    [b"", SVG, b"<?xml version='1.0'?>" + SVG, b"GIF89a" + bytes(40), b"%PDF-1.4", b"P5 3 3 255 "],
)
def test_other_kinds_are_never_tried(data: bytes) -> None:
    with pytest.raises(FormatError, match="no picture that can be read"):
        read_raster(data)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "BMP"])
def test_spoilt_files_are_refused_in_a_sentence(kind: str) -> None:
    data = encoded(PICTURES["cat"](), kind)
    rng = np.random.default_rng(1)
    for cut in (20, 40, len(data) // 2):
        with pytest.raises(FormatError):
            read_raster(data[:cut])
    for _ in range(30):
        spoilt = bytearray(data)
        for place in rng.integers(8, min(len(data), 200), 6):
            spoilt[place] ^= int(rng.integers(1, 256))
        try:
            read_raster(bytes(spoilt))
        except FormatError as error:
            assert str(error).endswith(".")


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="There is no file"):
        read_raster(tmp_path / "none.png")
    with pytest.raises(FormatError, match="is a folder"):
        read_raster(tmp_path)
