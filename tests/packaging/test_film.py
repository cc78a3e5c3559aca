"""The film of the README: it is there, as long as it is said to be, and soon loaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
FILM = "packaging/screenshots/film.gif"
MOST_BYTES = 2_000_000


def test_the_readme_begins_with_a_film_of_twenty_seconds() -> None:
    pictures = [line for line in (ROOT / "README.md").read_text().splitlines() if "![" in line]
    assert FILM in pictures[0]
    assert (ROOT / FILM).stat().st_size < MOST_BYTES
    with Image.open(ROOT / FILM) as film:
        shown = 0
        for place in range(film.n_frames):
            film.seek(place)
            shown += film.info["duration"]
    assert shown == pytest.approx(20_000, abs=500)
    assert film.info["loop"] == 0
