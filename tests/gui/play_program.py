"""A window to play in, for tests that play from outside through X; see ``reporting``.

Tells how many marks there are, whether it is solved, and where cells and corners are on the screen.
"""

from __future__ import annotations

from studio.board import Point
from studio.gui.modes.play import PlayMode
from studio.puzzle.play import BLANK
from tests.gui.reporting import Program


class PlayProgram(Program):
    """The window and its reports."""

    def more(self) -> dict[str, object]:
        mode, view = self.window.modes.mode, self.window.editor.view
        board = self.window.document.puzzle.board

        def place(point: Point) -> tuple[int, int]:
            pixel = view.viewport().mapToGlobal(view.pixel(*point))
            return round(pixel.x()), round(pixel.y())

        told: dict[str, object] = {
            "places": {name(at): place(board.centre(at)) for at in board.cells}
        }
        if self.before.rule.line_on == "corners":
            corners = board.corner_index
            told["corners"] = {name(at): place(board.lattice.corner_point(at)) for at in corners}
        if isinstance(mode, PlayMode):
            told |= {
                "marks": mode.sheet.since(BLANK),
                "solved": mode.solved,
                "headline": mode.panel.headline.text(),
            }
        return told


def name(at: tuple[int, ...]) -> str:
    """An address as a key."""
    return ",".join(map(str, at))


if __name__ == "__main__":
    raise SystemExit(PlayProgram.main())
