"""Changes to the whole board at once; one undo step each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.board.symmetry import Symmetry, mirror, turn
from studio.gui.one_way import turn_one_way
from studio.puzzle.transform import transformed

if TYPE_CHECKING:
    from studio.gui.window import Window


class WholeBoard:
    """Makes the changes; actions name these methods."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def turn(self) -> None:
        """Turn the board by the smallest angle that its lattice allows, clockwise."""
        self._transform(turn(self._window.document.puzzle.board.lattice))

    def turn_back(self) -> None:
        """Turn it the other way."""
        self._transform(turn(self._window.document.puzzle.board.lattice).inverse())

    def mirror(self) -> None:
        """Exchange left and right."""
        self._transform(mirror(self._window.document.puzzle.board.lattice))

    def _transform(self, symmetry: Symmetry) -> None:
        window = self._window
        text = window.tr("Turn or mirror the board")
        window.document.apply(transformed(window.document.puzzle, symmetry), text)
        window.editor.view.fit()

    def clear(self) -> None:
        """Remove every clue."""
        document = self._window.document
        if document.puzzle.clues:
            document.apply(document.puzzle.erased(*document.puzzle.clues.all()))

    def one_way(self) -> None:
        """Lines of a graph that lead one way, or both ways again."""
        turn_one_way(self._window)
