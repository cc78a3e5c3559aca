"""What is written on the pages of a PDF while it is made."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

import pytest

from studio.formats.pdf import LEAST, Page

CAPITALS = 0.7
"""The height of capitals, in sizes."""


class Line(NamedTuple):
    """A line of text on a page: its box from above the capitals down to the base line."""

    left: float
    top: float
    right: float
    base: float
    words: str


def written(make: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> list[list[Line]]:
    """The lines on each page that is made; none is too small to be read."""
    told: dict[int, list[Line]] = defaultdict(list)
    text = Page.text

    def recorded(
        page: Page, x: float, y: float, words: str, size: float, font: str, *, right: bool = False
    ) -> float:
        wide = text(page, x, y, words, size, font, right=right)
        left = x - wide if right else x
        if words:
            assert size >= LEAST, words
            line = Line(left, y - CAPITALS * size, left + wide, y, words)
            told[page._canvas.getPageNumber()].append(line)
        return wide

    with monkeypatch.context() as patched:
        patched.setattr(Page, "text", recorded)
        make()
    return [told[number] for number in sorted(told)]


def apart(lines: Sequence[Line], left: float, right: float) -> None:
    """No line lies on another or beyond a margin."""
    for line in lines:
        assert left - 0.1 <= line.left and line.right <= right + 0.1, line
    for a, b in combinations(lines, 2):
        clear = a.right <= b.left or b.right <= a.left or a.base <= b.top or b.base <= a.top
        assert clear, (a, b)
