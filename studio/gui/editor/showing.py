"""What the board shows: what the window found out, the editor's own marks, a spot that blinks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QTimer

from studio.board import At, Board, Cell, Corner, Edge, Spot, SpotKind
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.gui.editor.canvas import BoardScene, BoardView
from studio.gui.editor.tools.cells import ghosts
from studio.gui.style.appearance import Appearance
from studio.gui.style.painter import colours
from studio.gui.style.texts import later, tr
from studio.puzzle import Puzzle

BLINK_MS = 700
"""How long a clue that was asked for stays lit up."""

WHOLE = 1.01
"""The zoom up to which a board counts as whole in sight: 1.0 is fitted."""

INVITATION = later("Click to add the first cell, or drag to paint an outline.")
FIRST_CORNER = later("Click for the first corner, then drag from corner to corner.")


class Showing(QObject):
    """Brings a puzzle and what lies over it onto the canvas, only when it looks different.

    ``refresh`` is asked when something changed that shows; whoever owns this object draws then.
    """

    def __init__(
        self,
        scene: BoardScene,
        view: BoardView,
        appearance: Appearance,
        refresh: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene, self._view, self._appearance = scene, view, appearance
        self._refresh = refresh
        self.overlay = Overlay()
        """What the window found out about the puzzle."""
        self.faded = False
        """Is that about the puzzle before this one?"""
        self.lent = False
        """Does another mode draw on the board?"""
        self.drawn: tuple[Puzzle, Overlay, bool] | None = None
        """What was drawn last; None: draw again in any case."""
        self._board: Board | None = None
        """The board that was drawn last, also where another mode has drawn on it since."""
        self.blinking: Spot | None = None
        """The spot that is lit up."""
        self._fit_wanted = self._whole_wanted = False
        self._sight_wanted: At | None = None
        self._ghosts: tuple[Board, frozenset[At]] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(BLINK_MS)
        self._timer.timeout.connect(self._stop_blinking)
        appearance.changed.connect(self._recolour)

    def begin(self, board: Board) -> None:
        """Another document: nothing of what was drawn before is of use."""
        self._view.set_corners(board.most_sides)
        self._scene.forget()
        self.drawn = self._board = None

    def forget(self) -> None:
        """Drop what was found out, and what is lit up: about another board it may name cells that
        are gone."""
        self.overlay, self.faded = Overlay(), False
        self.blinking = None

    def fit(self) -> None:
        """Show the whole board, once it is drawn."""
        self._fit_wanted = True
        self._refresh()

    def keep_whole(self) -> None:
        """Once it is drawn, put another board in sight if it was fitted and is whole no more."""
        self._whole_wanted = True

    def keep_in_sight(self, at: At | None) -> None:
        """Once it is drawn, put a cell in sight that a hand set outside of it, with the whole board
        if that was fitted."""
        self._sight_wanted = at
        self._refresh()

    def draw(self, puzzle: Puzzle, overlay: Overlay, *, held: bool = False) -> None:
        """Draw the board if it looks different, unless another mode draws on it.

        Another board is put in sight as the one before was, unless it is ``held`` in place and not
        to be kept whole.
        """
        now = (puzzle, overlay, self.faded)
        if not self.lent and now != self.drawn:
            other = self._board is not None and self._board is not puzzle.board
            self.drawn, self._board = now, puzzle.board
            words = INVITATION if puzzle.board.has_faces else FIRST_CORNER
            self._view.set_invitation("" if puzzle.board.cells else tr(words))
            self._scene.fade_ms = self._appearance.duration("panel_swap")
            self._scene.show_picture(draw(puzzle, overlay, lettered=True), faded=self.faded)
            whole, self._whole_wanted = self._whole_wanted, False
            if other and self._view.fitted:
                seen = self._view.share <= WHOLE and self._view.shows_all
                self._fit_wanted |= not held or (whole and not seen)
        wanted, self._sight_wanted = self._sight_wanted, None
        if wanted is not None and wanted in puzzle.board and not self.lent:
            x, y = puzzle.board.centre(wanted)
            if not self._view.shows(x, y):
                if self._view.fitted:
                    self._fit_wanted = True
                else:
                    self._view.reveal_cell(x, y)
        if self._fit_wanted:
            self._fit_wanted = False
            self._view.fit()

    def missing(self, puzzle: Puzzle) -> frozenset[At]:
        """The cells that could be added to the board, found once for each board."""
        if self._ghosts is None or self._ghosts[0] is not puzzle.board:
            self._ghosts = (puzzle.board, ghosts(puzzle))
        return self._ghosts[1]

    def reveal(self, board: Board, spot: Spot) -> None:
        """Pan a spot of the board into sight."""
        self._view.reveal(box_around(board, spot))

    def blink(self, spot: Spot) -> None:
        """Light up the border of a spot once."""
        self.blinking = spot
        self._timer.start()
        self._refresh()

    def _stop_blinking(self) -> None:
        self.blinking = None
        self._refresh()

    def _recolour(self) -> None:
        colour = colours(self._appearance.theme)
        self._scene.set_colour(colour)
        self._view.set_colour(colour)


def box_around(board: Board, spot: Spot) -> QRectF:
    """The rectangle, in board units, that holds a spot and a cell's width around it."""
    match spot:
        case Edge(a, b, on):
            ends, cells = (a, b), on == SpotKind.EDGE.value
        case Cell(at) | Corner(at):
            ends, cells = (at, at), isinstance(spot, Cell)
    box = QRectF()
    for at in ends:
        x, y = board.centre(at) if cells else board.lattice.corner_point(at)
        box = box.united(QRectF(x - 1, y - 1, 2, 2))
    return box
