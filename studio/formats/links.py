"""The link on which a puzzle is solved elsewhere."""

from __future__ import annotations

from studio.formats.format import FormatError
from studio.formats.penpa import link as penpa_link
from studio.formats.puzzlink import address
from studio.puzzle import Puzzle


def link_of(puzzle: Puzzle) -> str:
    """The address of puzz.link or Penpa+ on which a puzzle is solved; "" where there is none."""
    for make in (address, penpa_link):
        try:
            return make(puzzle)
        except FormatError:
            continue
    return ""
