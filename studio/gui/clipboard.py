"""Copy, cut, paste and duplicate: clues of the selection, through the clipboard of the desktop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from studio.board import At
from studio.board.free import GraphBoard
from studio.gui.sentences import counted
from studio.gui.tools import Decision, Selection
from studio.gui.tools.clip import Clip, clip_text, cut_out, pasted, read_clip
from studio.gui.words import later, tr
from studio.puzzle import Fault

if TYPE_CHECKING:
    from studio.gui.editor import Editor

NOTHING_SELECTED = Fault("nothing-selected", later("Select some cells first."))

NO_PARTS = later("Parts of a drawing cannot be copied.")


class Clipboard:
    """What the Edit menu does with the clipboard."""

    def __init__(self, editor: Editor) -> None:
        self._editor = editor

    def copy(self) -> bool:
        """Put the clues of the selection on the clipboard, as text; False if there are none."""
        clip = self._cut_out()
        if clip is None:
            return False
        QGuiApplication.clipboard().setText(clip_text(clip))
        hint = tr("Copied {}.").format(counted(len(clip.clues), "clue", "clues"))
        return self._editor.perform(Decision(hint=hint))

    def paste(self) -> bool:
        """Place the clues on the clipboard from the cursor on."""
        self._editor.writing.show(None)
        clip = read_clip(QGuiApplication.clipboard().text())
        if isinstance(clip, Fault):
            return self._editor.perform(Decision(fault=clip))
        return self._place(clip, self._editor.selection.cursor or clip.origin)

    def duplicate(self) -> bool:
        """Place the selected clues again, one cell to the right; the clipboard stays as it is."""
        clip = self._cut_out()
        if clip is None:
            return False
        right = self._editor.puzzle.board.lattice.sides[0]
        return self._place(clip, (clip.origin[0] + right[0], clip.origin[1] + right[1]))

    def _cut_out(self) -> Clip | None:
        editor = self._editor
        editor.writing.finish()
        if isinstance(editor.puzzle.board, GraphBoard):
            editor.perform(Decision(fault=Fault("drawing", tr(NO_PARTS))))
            return None
        if not editor.selection.cells:
            editor.perform(Decision(fault=NOTHING_SELECTED))
            return None
        return cut_out(editor.puzzle, editor.selection.cells)

    def _place(self, clip: Clip, place: At) -> bool:
        by = (place[0] - clip.origin[0], place[1] - clip.origin[1])
        result = pasted(self._editor.puzzle, clip, by)
        if isinstance(result, Fault):
            return self._editor.perform(Decision(fault=result))
        after, cells, left_out = result
        hint = ""
        if left_out:
            hint = tr("{} did not fit.").format(counted(left_out, "clue", "clues"))
        cursor = place if place in after.board else None
        return self._editor.perform(
            Decision(after=after, selection=Selection(cells, cursor), hint=hint)
        )
