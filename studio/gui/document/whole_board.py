"""Changes to the whole board at once; one undo step each."""

from __future__ import annotations

from collections.abc import Callable

from studio import language
from studio.board import At
from studio.board.symmetry import Motion, mirror, turn
from studio.gui.document.document import Document
from studio.gui.document.one_way import turn_one_way
from studio.gui.document.pose import Pose
from studio.gui.services.notices import Notices
from studio.gui.style.texts import for_many, later, tr
from studio.language import number as grouped
from studio.puzzle import Fault, Puzzle
from studio.puzzle.resize import Side, cropped, grown, shrunk
from studio.puzzle.transform import transformed


class WholeBoard:
    """Makes the changes to the ``document`` of the moment; actions name these methods.

    ``fit`` shows the whole board when its shape is another; ``selected`` are the selected cells,
    and ``deselect`` selects none.
    """

    def __init__(
        self,
        document: Callable[[], Document],
        fit: Callable[[], None],
        notices: Notices,
        selected: Callable[[], frozenset[At]],
        deselect: Callable[[], object],
    ) -> None:
        self._document, self._fit, self._notices = document, fit, notices
        self._selected, self._deselect = selected, deselect

    def turn(self) -> None:
        """Turn the board by the smallest angle that its lattice allows, clockwise."""
        self._turn(turn(self._document().puzzle.board.lattice))

    def turn_back(self) -> None:
        """Turn it the other way."""
        self._turn(turn(self._document().puzzle.board.lattice).inverse())

    def _turn(self, symmetry: Motion) -> None:
        """Turn the board, or say that the tiling cannot be turned."""
        if symmetry.identical:
            self._notices.refuse(tr("No turn leads this tiling onto itself."))
        else:
            self._transform(symmetry)

    def mirror(self) -> None:
        """Exchange left and right, or say that the tiling has no mirror."""
        lattice = self._document().puzzle.board.lattice
        if lattice.has_mirror:
            self._transform(mirror(lattice))
        else:
            self._notices.refuse(tr("This tiling is not its own mirror image."))

    def _transform(self, symmetry: Motion) -> None:
        document, name = self._document(), later("Turn or mirror the board")
        after = transformed(document.puzzle, symmetry)
        self._show(after, name, document.pose.turned(symmetry))

    def grow(self, side: Side) -> None:
        """One row, column or ring more at a side; clues stay where they are."""
        self._resize(grown(self._document().puzzle, side), later("Enlarge the board"))

    def shrink(self, side: Side) -> None:
        """One row, column or ring less at a side."""
        self._resize(shrunk(self._document().puzzle, side), later("Shrink the board"))

    def crop(self) -> None:
        """Leave the selected cells alone."""
        puzzle, cells = self._document().puzzle, self._selected()
        if len(cells) < 2 or not puzzle.board.has_faces:
            self._notices.refuse(
                tr("Select the cells that are to stay: drag with the Select tool.")
            )
            return
        self._resize(cropped(puzzle, cells), later("Crop the board"))

    def _resize(self, result: Puzzle | Fault, name: str) -> None:
        if isinstance(result, Fault):
            self._notices.refuse(language.said(result.message))
            return
        document = self._document()
        lost = document.puzzle.clues.count() - result.clues.count()
        self._show(result, name, Pose.fresh())
        if lost > 0:
            # Some with their cells, others as they say more than there is room for.
            words = for_many(
                "{} clue went: the board has no place for it.",
                "{} clues went: the board has no place for them.",
                lost,
            )
            self._notices.say(words.format(grouped(lost)))

    def _show(self, after: Puzzle, name: str, pose: Pose) -> None:
        """Another board in place of this one. What was selected may have other addresses there."""
        self._document().apply(after, name, pose=pose)
        self._deselect()
        self._fit()

    def clear(self) -> None:
        """Remove every clue."""
        document = self._document()
        if document.puzzle.clues:
            document.apply(document.puzzle.erased(*document.puzzle.clues.all()))

    def one_way(self) -> None:
        """Lines of a graph that lead one way, or both ways again."""
        turn_one_way(self._document(), self._notices.say)
