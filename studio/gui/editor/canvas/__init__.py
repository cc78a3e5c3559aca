"""The canvas: a picture of the puzzle on the screen, in bulk layers, and what the pointer is on."""

from studio.gui.editor.canvas.scene import BoardScene
from studio.gui.editor.canvas.view import BoardView

__all__ = ["BoardScene", "BoardView"]
