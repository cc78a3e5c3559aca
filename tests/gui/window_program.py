"""A window with nothing but the editor, for tests that drive it from outside through X.

Prints one JSON line with the places of its cells on the screen once it is painted, then one after
every change. Letters and Tab are also shortcuts of the window, as in the whole program, so
that the tests see who gets a key. Arguments: radius of the hexagon, tool.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMainWindow

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.style.appearance import Appearance, load_fonts
from studio.puzzle import Puzzle


class Program(QObject):
    """The window and its reports."""

    def __init__(self, radius: int, tool: str) -> None:
        super().__init__()
        load_fonts()
        self.appearance = Appearance(reduced_motion=True)
        self.editor = Editor(self.appearance, Document(Puzzle(NUMBER_PATH, Board.hexagon(radius))))
        self.editor.set_tool(tool)
        self.window = QMainWindow()
        self.window.setCentralWidget(self.editor)
        for key in ("N", "D", "V", "1", "0", "Del", "Return", "Left"):
            action = QAction(key, self.window)
            action.setShortcut(key)
            action.triggered.connect(self.stolen)
            self.window.addAction(action)
        self.editor.document.changed.connect(self.report)
        self.editor.selectionChanged.connect(self.report)
        self.editor.toolChanged.connect(self.report)
        self.editor.zoomed.connect(self.report)
        self.editor.view.installEventFilter(self)
        self.editor.view.viewport().installEventFilter(self)
        self.painted = False
        self.window.resize(900, 700)
        self.window.show()
        self.editor.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Once something is painted the window is on the screen and can be given the focus.
        first = event.type() == QEvent.Type.Paint and not self.painted
        self.painted |= first
        if first or event.type() == QEvent.Type.FocusIn:
            self.report()
        return False

    def stolen(self) -> None:
        """A shortcut of the window took a key that belongs to the board."""
        print(json.dumps({"stolen": True}), flush=True)

    def report(self, _: object = None) -> None:
        """One line: where cells are, clues, cursor, tool, steps."""
        editor, board = self.editor, self.editor.puzzle.board
        viewport = editor.view.viewport()
        places = {}
        for at in board.cells:
            pixel = viewport.mapToGlobal(editor.view.pixel(*board.centre(at)))
            places[f"{at[0]},{at[1]}"] = (round(pixel.x()), round(pixel.y()))
        labels = {
            f"{spot.at[0]},{spot.at[1]}": value
            for spot, value in editor.puzzle.clues.of("labels").items()
            if isinstance(spot, Cell)
        }
        state = {
            "window": int(self.window.winId()),
            "focus": self.editor.view.hasFocus(),
            "places": places,
            "labels": labels,
            "diamonds": len(editor.puzzle.clues.of("diamonds")),
            "cursor": editor.selection.cursor,
            "tool": editor.tool.key,
            "steps": editor.document.undo_stack.index(),
            "share": round(editor.view.share, 2),
        }
        print(json.dumps(state), flush=True)


def main() -> int:
    """Run until killed."""
    app = QApplication([])
    program = Program(int(sys.argv[1]), sys.argv[2])
    assert program.window.isVisible()
    return app.exec()


if __name__ == "__main__":
    raise SystemExit(main())
