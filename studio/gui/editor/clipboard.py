"""Copy, cut, paste, duplicate and delete: what is done with the clues of the selection."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from studio.board import At
from studio.gui.editor.floating import Floating
from studio.gui.editor.tools import Decision, Selection
from studio.gui.editor.tools.clip import (
    Clip,
    clip_text,
    clues_within,
    cut_out,
    pasted,
    read_clip,
    why_nowhere,
)
from studio.gui.style.sentences import counted
from studio.gui.style.texts import later, tr
from studio.puzzle import Fault
from studio.puzzle.message import Message

if TYPE_CHECKING:
    from studio.gui.editor.editor import Editor

NOTHING_SELECTED = Fault("nothing-selected", Message.of("Select some cells first."))

FLOATING = later("Click or Enter places the clues. R turns, F flips, Esc leaves.")

BACK = later(
    "Enter places the clues where they come from: no other cells of this tiling lie alike."
)

NO_OTHER = Fault("no-other", Message.of("No other cells of this board lie like these."))

ONCE = Fault("once", Message.of("These clues can stand once only."))

NO_PARTS = Message.of("Parts of a drawing cannot be copied.")


class Clipboard:
    """What the Edit menu does with the clues of the selection."""

    def __init__(self, editor: Editor) -> None:
        self._editor = editor
        self.stamping = False
        """Are clues that float being placed? They float on then, as after no other change."""

    def copy(self) -> bool:
        """Put the clues of the selection on the clipboard, as text; False if there are none."""
        clip = self._cut_out()
        if clip is None:
            return False
        QGuiApplication.clipboard().setText(clip_text(clip))
        hint = tr("Copied {}.").format(counted(len(clip.clues), "clue", "clues"))
        return self._editor.perform(Decision(hint=hint))

    def cut(self) -> None:
        """Copy, then erase."""
        if self.copy():
            self.delete()

    def delete(self) -> None:
        """Erase the clues on the selected cells, or on the cursor's; the tool in hand first."""
        editor = self._editor
        editor.writing.show(None)
        if editor.take(editor.tool.delete(editor.context())):
            return
        cursor = editor.selection.cursor
        cells = editor.selection.cells or frozenset(() if cursor is None else (cursor,))
        clues = set(clues_within(editor.puzzle, cells)) if cells else set()
        if clues:
            editor.perform(Decision(after=editor.puzzle.erased(*clues)))

    def paste(self) -> bool:
        """Let the clues on the clipboard float over the board, until they are placed or left."""
        editor = self._editor
        editor.writing.show(None)
        clip = read_clip(QGuiApplication.clipboard().text())
        if isinstance(clip, Fault):
            return editor.perform(Decision(fault=clip))
        nowhere = why_nowhere(editor.puzzle, clip)
        if nowhere is not None:
            return editor.perform(Decision(fault=nowhere))
        board = editor.puzzle.board
        begun = Floating(clip, clip.origin)
        places = (editor.hand.place, editor.selection.cursor, clip.origin, *board.cells)
        alike = (
            place
            for place in places
            if place is not None and place in board and begun.fits_over(place, editor.puzzle)
        )
        at = next(alike, None)
        if at is None:
            return editor.perform(Decision(fault=NO_OTHER))
        floating = begun.over(at)
        tried = floating.laid(editor.puzzle)
        editor.float(floating)
        if isinstance(tried, Fault):
            # Elsewhere they may fit.
            return editor.perform(Decision(fault=tried))
        return editor.perform(Decision(hint=tr(FLOATING if board.lattice.extent is None else BACK)))

    def stamp(self) -> bool:
        """Place the clues where they float; they go on floating."""
        floating = self._editor.floating
        if floating is None:
            return False
        self.stamping = True
        try:
            return self._place(floating.clip, floating.at)
        finally:
            self.stamping = False

    def duplicate(self) -> bool:
        """Place the selected clues again, one cell to the right; the clipboard stays as it is.

        Not those that stand once: they would only move, and take the place of others.
        """
        clip = self._cut_out()
        if clip is None:
            return False
        puzzle = self._editor.puzzle
        again = [clue for clue in clip.clues if not puzzle.kind(clue.kind).distinct]
        if clip.clues and not again:
            return self._editor.perform(Decision(fault=ONCE))
        clip = replace(clip, clues=tuple(again))
        there = self._editor.puzzle.board.lattice.right_of(clip.origin)
        if there == clip.origin:
            return self._editor.perform(Decision(fault=NO_OTHER))
        return self._place(clip, there)

    def _cut_out(self) -> Clip | None:
        editor = self._editor
        editor.writing.finish()
        if not editor.puzzle.board.has_faces:
            editor.perform(Decision(fault=Fault("drawing", NO_PARTS)))
            return None
        if not editor.selection.cells:
            editor.perform(Decision(fault=NOTHING_SELECTED))
            return None
        return cut_out(editor.puzzle, editor.selection.cells)

    def _place(self, clip: Clip, place: At) -> bool:
        result = pasted(self._editor.puzzle, clip, place)
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
