"""Pictures of puzzles on cards: those that never change are drawn once in each size and theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPixmapCache

from studio import assets
from studio.gui.style.appearance import Appearance
from studio.gui.widgets import thumbnails
from studio.gui.widgets.cards import painted
from studio.gui.widgets.thumbnails import kept, later, thumbnail
from studio.puzzle import Puzzle
from studio.work.examples import example

SIZE = QSizeF(200, 152)


@pytest.fixture
def puzzle() -> Puzzle:
    found = example(assets.path("examples", "slitherlink", "garden.puzzle"))
    assert found is not None
    QPixmapCache.clear()
    return found


def test_a_kept_picture_is_drawn_once(
    appearance: Appearance, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Puzzle] = []
    draw = thumbnails.draw
    monkeypatch.setattr(
        thumbnails, "draw", lambda puzzle, over: drawn.append(puzzle) or draw(puzzle, over)
    )
    light, dark = appearance.tokens.light, appearance.tokens.dark
    for name, size, ratio, theme, times in (
        ("a", SIZE, 1.0, light, 1),
        ("a", SIZE, 1.0, light, 1),
        ("a", SIZE, 1.0, dark, 2),
        ("a", SIZE, 2.0, light, 3),
        ("a", QSizeF(100, 152), 1.0, light, 4),
        ("b", SIZE, 1.0, light, 5),
        ("a", SIZE, 1.0, light, 5),
    ):
        painted(kept(thumbnail(puzzle), name), size, ratio, theme)
        assert len(drawn) == times


def test_a_puzzle_is_made_when_it_is_seen(appearance: Appearance, puzzle: Puzzle) -> None:
    made: list[Puzzle] = []
    unseen = later(lambda: made.append(puzzle) or puzzle)
    assert not made
    theme = appearance.tokens.light
    picture = painted(unseen, SIZE, 1.0, theme).toImage()
    assert made == [puzzle] and picture == painted(thumbnail(puzzle), SIZE, 1.0, theme).toImage()


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_it_is_the_picture_itself(appearance: Appearance, puzzle: Puzzle, ratio: float) -> None:
    theme = appearance.tokens.light
    plain = painted(thumbnail(puzzle), SIZE, ratio, theme).toImage()
    for _ in range(2):
        assert painted(kept(thumbnail(puzzle), "it"), SIZE, ratio, theme).toImage() == plain
    assert QRectF(plain.rect()).size() == SIZE * ratio
