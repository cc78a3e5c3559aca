"""Pictures that are no puzzle, such as charts, in the forms that pictures are exported in."""

from __future__ import annotations

from studio.drawing.shapes import Picture
from studio.formats import pdf
from studio.formats.format import FormatError, shown
from studio.formats.png import png
from studio.formats.svg import svg

PIXELS = 1800
"""Width of a PNG."""

ENDINGS = (".svg", ".png", ".pdf")


def figure(picture: Picture, title: str, words: str, ending: str) -> bytes:
    """A picture as a file of this ending, in light colours; a PDF has title and ``words`` too.

    FormatError, with a sentence, for other endings.
    """
    if ending == ".svg":
        return svg(picture, "light", title).encode("utf-8")
    if ending == ".png":
        return png(svg(picture, "light", pixels=PIXELS), PIXELS)
    if ending == ".pdf":
        return pdf.figure(picture, title, words)
    raise FormatError(
        "A picture is written as {endings}, not as {ending}.",
        endings=", ".join(ENDINGS),
        ending=shown(ending),
    )
