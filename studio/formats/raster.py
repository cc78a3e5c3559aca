"""Photographs and drawings as pixels: PNG, JPEG, WebP and BMP, read within fixed limits.

The one reader for the window and the command line, so that both see the same pixels. It decides by
what is in a file, never by its name, and hands nothing else to a decoder: no SVG, no script, no
format with a history of traps.
"""

from __future__ import annotations

import io
import struct
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from studio.formats.format import FormatError, shown
from studio.formats.picture_kinds import KINDS, sniff
from studio.formats.refusal import reason
from studio.records import dataclass

if TYPE_CHECKING:
    from PIL.Image import Image

MAX_FILE = 64 * 1024 * 1024
"""The largest file that is looked into."""

MAX_DECODED = 64 * 1024 * 1024
"""Bytes that the decoded pixels may take, at four a pixel: 16 million pixels."""

MOST_SIDE = 1200
"""Pixels kept on the longer side: twelve for each cell of the widest board."""

_BROKEN = (OSError, ValueError, SyntaxError, EOFError, LookupError, TypeError, struct.error)
"""What the decoders raise for spoilt files."""


@dataclass(frozen=True, eq=False)
class Raster:
    """A picture: ``colours`` is rows x columns x (red, green, blue), 0 to 255, on white."""

    colours: NDArray[np.uint8]

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.colours.shape[1], self.colours.shape[0]

    @property
    def grey(self) -> NDArray[np.float64]:
        """Brightness from 0 (black) to 255, rows x columns (ITU-R BT.601)."""
        weights = np.array([0.299, 0.587, 0.114])
        found: NDArray[np.float64] = self.colours @ weights
        return found


def read_raster(source: bytes | Path) -> Raster:
    """The pixels of a picture, turned as its camera says, at most :data:`MOST_SIDE` on a side.

    Transparent parts are white. Raises FormatError for whatever is no such picture, is spoilt, or
    would take more than :data:`MAX_DECODED` bytes.
    """
    data = _load(source) if isinstance(source, Path) else source
    if len(data) > MAX_FILE:
        raise FormatError(
            "The picture is a file of more than {max_file} MB.", max_file=MAX_FILE >> 20
        )
    if not sniff(data):
        raise FormatError("This is no picture that can be read; PNG, JPEG, WebP and BMP can.")
    from PIL import Image

    try:
        with warnings.catch_warnings():
            # The size is judged below, after the decoder was asked to read large ones smaller.
            warnings.simplefilter("ignore")
            with Image.open(io.BytesIO(data), formats=KINDS) as image:
                return Raster(_pixels(image))
    except (Image.DecompressionBombError, MemoryError):
        raise _too_large() from None
    except _BROKEN:
        raise FormatError("The picture is spoilt and could not be read.") from None


def _too_large(size: tuple[int, int] | None = None) -> FormatError:
    limit = MAX_DECODED >> 20
    if size is None:
        return FormatError(
            "The picture needs more than {limit} MB; save it smaller first.", limit=limit
        )
    return FormatError(
        "The picture of {width:,} x {height:,} pixels needs more than {limit} MB; "
        "save it smaller first.",
        width=size[0],
        height=size[1],
        limit=limit,
    )


def _load(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE + 1)
    except FileNotFoundError:
        raise FormatError("There is no file {path}.", path=shown(str(path))) from None
    except IsADirectoryError:
        raise FormatError("{path} is a folder, not a picture.", path=shown(str(path))) from None
    except (OSError, ValueError) as error:
        raise FormatError(
            "{path} could not be read: {reason}.", path=shown(str(path)), reason=reason(error)
        ) from None


def _pixels(image: Image) -> NDArray[np.uint8]:
    """Decode, turn, shrink and put on white; nothing is decoded before its size is known."""
    from PIL import Image, ImageOps

    # A JPEG can be decoded at a half, a quarter or an eighth of its size.
    image.draft("RGB", (MOST_SIDE, MOST_SIDE))
    width, height = image.size
    if width * height * 4 > MAX_DECODED:
        raise _too_large((width, height))
    image.thumbnail((MOST_SIDE, MOST_SIDE), Image.Resampling.BOX)
    upright = ImageOps.exif_transpose(image)
    if upright.mode.startswith("I") or upright.mode == "F":
        # Sixteen bits of grey, which a plain conversion would cut off instead of scaling.
        values = np.asarray(upright, dtype=np.float64)
        upright = Image.fromarray((values / 257).clip(0, 255).astype(np.uint8))
    seen = upright.convert("RGBA")
    paper = Image.new("RGBA", seen.size, "white")
    paper.alpha_composite(seen)
    return np.asarray(paper.convert("RGB"), dtype=np.uint8)
