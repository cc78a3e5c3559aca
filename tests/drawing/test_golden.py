"""Pictures that were looked at and found right; a change must be looked at again.

To accept a change: ``python -m tests.drawing.test_golden`` writes the pictures anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from studio.board import Board, Cell, Edge, FreeFrame, HexLattice, SpotKind
from studio.drawing import Overlay, Suggestion, draw
from studio.drawing.themes import Theme
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats.svg import svg
from studio.puzzle import Clue, Clues, Puzzle

GOLDEN = Path(__file__).parents[1] / "data" / "golden"

RING = Puzzle(
    NUMBER_PATH,
    Board.hexagon(1, holes=[(0, 0)]),
    Clues({"labels": {Cell((0, -1)): 1}, "diamonds": {Edge.of((1, -1), (1, 0)): None}}),
)
KING = Puzzle(
    NUMBER_PATH,
    Board.square(2, 3, king=True),
    Clues(
        {"labels": {Cell((0, 0)): 1, Cell((1, 2)): 6}, "diamonds": {Edge.of((0, 1), (1, 0)): None}}
    ),
)
SIGNS = {
    "labels": {Cell((0, 0)): 1, Cell((1, 1)): 10},
    "diamonds": {Edge.of((0, 1), (0, 2)): None},
    "walls": {Edge.of((0, 0), (0, 1)): None, Edge.of((1, 0), (2, 0)): None},
    "arrows": {Edge.of((1, 0), (1, 1)): 1, Edge.of((1, 2), (2, 2)): -1},
    "parity": {Cell((0, 0)): 1, Cell((1, 1)): 0, Cell((1, 2)): 1},
}
CROSSING = {
    "walls": {Edge.of((0, 0), (1, 1)): None},
    "arrows": {Edge.of((0, 2), (1, 1)): -1},
}
SQUARE_SIGNS = Puzzle(NUMBER_PATH, Board.square(3, 3), Clues(SIGNS))
HEX_SIGNS = Puzzle(
    NUMBER_PATH,
    Board.of(HexLattice("flat"), FreeFrame(), [(q, r) for q in range(3) for r in range(3)]),
    Clues(SIGNS),
)
KING_SIGNS = Puzzle(
    NUMBER_PATH, Board.square(3, 3, king=True), Clues({**SIGNS, "diamonds": {}, **CROSSING})
)
SPARE_SIGNS = frozenset(
    clue
    for clue in HEX_SIGNS.clues.all()
    if clue.spot in (Edge.of((0, 0), (0, 1)), Edge.of((1, 0), (1, 1)), Cell((1, 2)))
)
HEX_OPEN = Puzzle(
    NUMBER_PATH,
    Board.hexagon(1),
    Clues({"open": {Edge.of((0, 0), (1, 0)): 3, Edge.of((0, 0), (0, 1)): 5}}),
)
SPARE_OPEN = frozenset({Clue("open", Edge.of((0, 0), (0, 1)), 5)})
LOOP = Puzzle(
    SLITHERLINK, Board.square(2, 3), Clues({"numbers": {Cell((0, 0)): 3, Cell((1, 2)): 1}})
)
HEX_LOOP = Puzzle(SLITHERLINK, Board.hexagon(1), Clues({"numbers": {Cell((0, 0)): 2}}))

ONE = Clue("labels", Cell((0, -1)), 1)
PICTURES: dict[str, tuple[Puzzle, Overlay, Theme]] = {
    "ring-print": (RING, Overlay(), "print"),
    "ring-marks-light": (
        RING,
        Overlay(
            conflict=frozenset({ONE}),
            redundant=frozenset({Clue("diamonds", Edge.of((1, -1), (1, 0)))}),
            doubt={(-1, 0): 0.3, (-1, 1): 1.0},
            suggestions=(Suggestion(Clue("labels", Cell((0, 1)), 4), "A"),),
            selected=frozenset({Cell((1, -1))}),
            typed="2",
        ),
        "light",
    ),
    "ring-line-dark": (
        RING,
        Overlay(line=((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))),
        "dark",
    ),
    "king-solution-print": (
        KING,
        Overlay(line=((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2))),
        "print",
    ),
    "king-links-light": (
        KING,
        Overlay(
            common=frozenset({Edge.of((0, 0), (1, 1)), Edge.of((0, 2), (1, 2))}),
            redundant=frozenset({Clue("labels", Cell((0, 0)), 1)}),
            written={(1, 1): 3},
        ),
        "light",
    ),
    "square-signs-print": (SQUARE_SIGNS, Overlay(), "print"),
    "hex-open-light": (HEX_OPEN, Overlay(redundant=SPARE_OPEN), "light"),
    "king-signs-dark": (KING_SIGNS, Overlay(), "dark"),
    "hex-signs-marks-light": (
        HEX_SIGNS,
        Overlay(
            redundant=SPARE_SIGNS,
            conflict=frozenset({Clue("arrows", Edge.of((1, 2), (2, 2)), -1)}),
            suggestions=(
                Suggestion(Clue("arrows", Edge.of((2, 0), (2, 1)), 1), "A"),
                Suggestion(Clue("parity", Cell((0, 2)), 0), "B"),
            ),
        ),
        "light",
    ),
    "loop-print": (LOOP, Overlay(), "print"),
    "loop-solution-dark": (
        LOOP,
        Overlay(
            line=((0, 0), (0, 1), (1, 1), (1, 0)),
            line_closed=True,
            common=frozenset({Edge.of((1, 2), (1, 3), SpotKind.SIDE)}),
            crossed=frozenset({Edge.of((2, 0), (2, 1), SpotKind.SIDE)}),
            conflict=frozenset({Clue("numbers", Cell((1, 2)), 1)}),
            cursor=Cell((1, 0)),
        ),
        "dark",
    ),
    "hex-loop-light": (
        HEX_LOOP,
        Overlay(
            redundant=frozenset({Clue("numbers", Cell((0, 0)), 2)}),
            selected=frozenset({Cell((1, 0))}),
            ghosts=frozenset({(2, 0)}),
        ),
        "light",
    ),
}


def drawn(name: str) -> str:
    puzzle, overlay, theme = PICTURES[name]
    return svg(draw(puzzle, overlay, paper=theme == "print"), theme, pixels=240)


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_as_it_was(name: str) -> None:
    assert drawn(name) == (GOLDEN / f"{name}.svg").read_text(encoding="utf-8")


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.svg")} == PICTURES.keys()


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        (GOLDEN / f"{name}.svg").write_text(drawn(name), encoding="utf-8")
