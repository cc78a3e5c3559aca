#!/usr/bin/env python3
"""All marks of the board as people with colour blindness see them, on one sheet.

``python packaging/colour_vision.py OUT.png`` writes a picture: a row for each mark and theme, a
column for usual sight, deuteranopia, protanopia and tritanopia.

The simulation is that of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-
based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
Computer Graphics 15 (2009), 1291-1298: their matrices of severity 1.0, for linear sRGB.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from studio.board import Board, Cell, Edge, Spot, SpotKind
from studio.drawing.overlay import Overlay, Pencil, Suggestion
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.style.appearance import load_fonts
from studio.gui.style.theme import Theme, tokens
from studio.gui.widgets.thumbnails import thumbnail
from studio.puzzle import Clue, Puzzle

Pixels: TypeAlias = NDArray[np.float64]
"""Rows, columns, red green blue: linear, from 0 to 1."""

SIDE = 240
MATRICES: Mapping[str, NDArray[np.float64]] = {
    "usual": np.eye(3),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}


@dataclass(frozen=True)
class Marked:
    """A small board, and the marks that may lie on it, by name: all in the same place."""

    name: str
    puzzle: Puzzle
    marks: Mapping[str, Overlay]


def _pencils(cell: Cell, edge: Spot) -> dict[str, Overlay]:
    """What a player notes."""
    at, one = cell.at, frozenset({edge})
    colours = {f"colour {k}": Overlay(pencil=Pencil(coloured={at: k})) for k in range(1, 5)}
    return {
        **colours,
        "drawn": Overlay(drawn=one),
        "crossed out": Overlay(crossed=one),
        "assumed": Overlay(drawn=one, pencil=Pencil(assumed=one)),
        "wrong": Overlay(drawn=one, pencil=Pencil(wrong=one)),
        "pointed to": Overlay(pencil=Pencil(pointed=one)),
        "because": Overlay(because=frozenset({cell})),
        "concluded": Overlay(then=frozenset({cell})),
        "selected": Overlay(selected=frozenset({cell})),
        "cursor": Overlay(cursor=cell),
    }


def boards() -> tuple[Marked, ...]:
    """A number path on hexagons and a Slitherlink, with their marks."""
    hexagon, cell = Board.hexagon(1), Cell((0, 0))
    clue = Clue("labels", Cell((0, 0)), 4)
    path, empty = _with(Puzzle(NUMBER_PATH, hexagon), clue), Puzzle(NUMBER_PATH, hexagon)
    edge = Edge.of((0, 0), (0, 1))
    of_clues = {
        "nothing": Overlay(),
        "redundant": Overlay(redundant=frozenset({clue})),
        "in conflict": Overlay(conflict=frozenset({clue})),
        "selected": Overlay(selected=frozenset({cell})),
        "cursor": Overlay(cursor=cell),
    }
    of_cells = {
        "nothing": Overlay(),
        "in doubt": Overlay(doubt={(0, 0): 1.0}),
        "suggested": Overlay(suggestions=(Suggestion(clue, "A"),)),
        "written": Overlay(written={(0, 0): 4}),
        "assumed number": Overlay(
            written={(0, 0): 4}, pencil=Pencil(assumed_numbers={(0, 0): 4}, assumed=frozenset())
        ),
        "noted": Overlay(pencil=Pencil(noted={(0, 0): frozenset({4})})),
        "an answer": Overlay(line=((0, 0), (0, 1))),
        "in every answer": Overlay(common=frozenset({edge})),
        **_pencils(cell, edge),
    }
    square = Board.square(2, 2)
    slither = Puzzle(SLITHERLINK, square)
    side = Edge.of((0, 1), (1, 1), SpotKind.SIDE)
    of_loops = {
        "nothing": Overlay(),
        "inside": Overlay(pencil=Pencil(shaded={(0, 0): 1})),
        "outside": Overlay(pencil=Pencil(shaded={(0, 0): 2})),
        "in every answer": Overlay(common=frozenset({side})),
        **_pencils(cell, side),
    }
    return (
        Marked("clue", path, of_clues),
        Marked("cell", empty, of_cells),
        Marked("loop", slither, of_loops),
    )


def _with(puzzle: Puzzle, clue: Clue) -> Puzzle:
    placed = puzzle.placed(clue)
    assert isinstance(placed, Puzzle)
    return placed


def painted(puzzle: Puzzle, overlay: Overlay, theme: Theme) -> Pixels:
    """The board with a mark as the window paints it."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB888)
    image.fill(QColor(theme.canvas))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thumbnail(puzzle, overlay=overlay)(painter, QRectF(0, 0, SIDE, SIDE), theme)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, image.bytesPerLine())
    sent = rows[:, : 3 * SIDE].reshape(SIDE, SIDE, 3) / 255
    return np.where(sent <= 0.04045, sent / 12.92, ((sent + 0.055) / 1.055) ** 2.4)


def seen(pixels: Pixels, sight: str) -> Pixels:
    """The pixels as a kind of sight has them."""
    return np.clip(pixels @ MATRICES[sight].T, 0, 1)


def lightness(pixels: Pixels) -> NDArray[np.float64]:
    """L* of CIE 1976 of each pixel, from 0 to 100."""
    y = pixels @ np.array([0.2126, 0.7152, 0.0722])
    return np.where(y > 216 / 24389, 116 * np.cbrt(y) - 16, y * 24389 / 27)


def sheet(themes: Sequence[Theme]) -> Image.Image:
    """All marks in some themes, in usual sight and the three others."""
    rows = []
    for theme in themes:
        for board in boards():
            for overlay in board.marks.values():
                plain = painted(board.puzzle, overlay, theme)
                rows.append(_sent(np.hstack([seen(plain, sight) for sight in MATRICES])))
    return Image.fromarray(np.vstack(rows))


def _sent(linear: Pixels) -> NDArray[np.uint8]:
    """Linear light as sRGB."""
    sent = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return (sent * 255).round().astype(np.uint8)


def main() -> int:
    """Write the sheet to the file that is named."""
    app = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    sheet(tokens().themes).save(sys.argv[1])
    return 0 if app is not None else 1


if __name__ == "__main__":
    raise SystemExit(main())
