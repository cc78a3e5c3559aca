"""Badges of many clues find their places, though each looks only at the figures around it."""

from __future__ import annotations

import math
import random

import pytest

from studio.board import Board, Cell, Point, Spot
from studio.drawing import badges
from studio.drawing.badges import FAR, badge_points
from studio.drawing.shapes import Text
from studio.drawing.style import Style, style_of


def scattered(rng: random.Random, count: int, reach: float) -> list[Text]:
    """Figures on both sides of the origin."""
    return [
        Text(rng.uniform(-reach, reach), rng.uniform(-reach, reach), "8", 0.9, "number")
        for _ in range(count)
    ]


def brute(
    board: Board, style: Style, spot: Spot, middle: Point, texts: list[Text]
) -> dict[Spot, Point]:
    """Where one badge stands, with every figure measured."""
    least = (badges.HALF + badges.AIR) * style.radius
    boxes = [badges.box(text) for text in texts]
    boxes = [
        area
        for area, text in zip(boxes, texts, strict=True)
        if math.dist((text.x, text.y), middle) < FAR
    ]
    rooms = {
        place: min((badges._apart(place, area) for area in boxes), default=math.inf)
        for place in badges._places(board, style, spot, middle)
    }
    free = next((place for place, room in rooms.items() if room >= least), None)
    return {spot: free or max(rooms, key=rooms.__getitem__)}


def test_all_figures_around_a_point_are_found() -> None:
    rng = random.Random(3)
    board = Board.hexagon(4)
    style = style_of("cells", board.lattice, False)
    for _ in range(20):
        texts = scattered(rng, 80, 9.0)
        middles = [(Cell(at), board.centre(at)) for at in rng.sample(board.cells, 12)]
        # Two figures at the ends of what is looked at, and just beyond.
        x, y = middles[0][1]
        texts += [Text(x + s * FAR, y, "8", 0.9, "number") for s in (-0.999, 0.999, 1.001)]
        for spot, middle in middles:
            alone = badge_points(board, style, [(spot, middle)], texts)
            assert alone == brute(board, style, spot, middle, texts)


def test_figures_far_away_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clues of a 100x100 would take longer than a frame."""
    board = Board.square(30, 30)
    style = style_of("corners", board.lattice, False)
    texts = [Text(*board.centre(at), "3", 0.9, "number") for at in board.cells]
    middles = [(Cell((i, i)), board.centre((i, i))) for i in range(20)]
    measured = 0
    dist = math.dist

    def counted(a: tuple[float, float], b: tuple[float, float]) -> float:
        nonlocal measured
        measured += 1
        return dist(a, b)

    monkeypatch.setattr(badges.math, "dist", counted)
    assert len(badge_points(board, style, middles, texts)) == len(middles)
    assert measured < len(middles) * len(texts) / 4
