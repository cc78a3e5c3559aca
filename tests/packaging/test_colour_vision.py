"""Marks that can lie side by side are told apart without colours: by lightness or by shape."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import combinations
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from studio.gui.style.appearance import load_fonts
from studio.gui.style.theme import Theme, tokens

TOOL = Path(__file__).parents[2] / "packaging" / "colour_vision.py"
DIFFERENT = 10.0
"""Of L*: more than ten steps that are just noticed."""
LEAST_PIXELS = 4
"""That differ so much, of a board that is 240 pixels high: the small letters of colours do."""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The command that makes the sheet of all marks."""
    spec = spec_from_file_location("colour_vision", TOOL)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_simulations_leave_greys_as_they_are(tool: ModuleType) -> None:
    for sight, matrix in tool.MATRICES.items():
        assert np.allclose(matrix.sum(axis=1), 1, atol=1e-5), sight
    red, green = np.array([[[1.0, 0, 0]]]), np.array([[[0, 1.0, 0]]])
    usual, other = (
        np.abs(tool.seen(red, sight) - tool.seen(green, sight)).sum()
        for sight in ("usual", "deuteranopia")
    )
    assert other < 0.6 * usual


@pytest.mark.parametrize("theme", tokens().themes, ids=lambda theme: theme.name)
def test_any_two_marks_differ_in_every_simulation(
    qapp: QApplication, tool: ModuleType, theme: Theme
) -> None:
    load_fonts()
    alike = []
    for board in tool.boards():
        plain = {
            name: tool.painted(board.puzzle, over, theme) for name, over in board.marks.items()
        }
        for sight in tool.MATRICES:
            light = {name: tool.lightness(tool.seen(each, sight)) for name, each in plain.items()}
            for one, other in combinations(light, 2):
                differing = np.abs(light[one] - light[other]) >= DIFFERENT
                if differing.sum() < LEAST_PIXELS:
                    alike.append((board.name, sight, one, other))
    assert alike == []


def test_the_sheet_has_a_row_for_each_mark(
    qapp: QApplication, tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "SIDE", 40)
    themes = tokens().themes[:2]
    rows = len(themes) * sum(len(board.marks) for board in tool.boards())
    assert tool.sheet(themes).size == (40 * len(tool.MATRICES), 40 * rows)
