"""Puzzles made ready for a booklet."""

from __future__ import annotations

from studio import assets, formats
from studio.work.booklet import entry_of


def test_a_hint_names_its_place() -> None:
    """On paper nothing is marked: "every other way soon comes to nothing" alone helps nobody."""
    puzzle = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    hints = entry_of(puzzle, 60.0, hints=True).hints
    assert 1 <= len(hints) <= 2
    assert all(" Look here: " in hint and "row" in hint for hint in hints)
