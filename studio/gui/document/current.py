"""The one document of a window, and the next one that takes its place."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from studio.gui.document.document import Document


class CurrentDocument(QObject):
    """Holds the document that is open, and says of whichever it is what documents say.

    As a child of the window it goes with it: a document that outlives both finds nobody.
    """

    replaced = Signal(object)
    """Another :class:`Document` is open."""
    left = Signal(object)
    """A :class:`Document` that was opened goes, for another one or with the window."""
    changed = Signal(object)
    """The :class:`Puzzle` of the document is another one now."""
    touched = Signal()
    """Something else about the document changed: title, file, history, whether it is saved."""
    undo_possible = Signal(bool)
    redo_possible = Signal(bool)

    def __init__(self, first: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = first
        self.begun = False
        """Was a document opened here, if only an empty one?"""
        self._follow(first, on=True)

    @property
    def document(self) -> Document:
        """The document that is open."""
        return self._document

    @property
    def opened(self) -> Document | None:
        """The document, once one was opened here; None for what a window begins with."""
        return self._document if self.begun else None

    def replace(self, document: Document) -> None:
        """Take another document; the one before is forgotten."""
        before, self._document = self._document, document
        if self.begun and before is not document:
            self.left.emit(before)
        self._follow(before, on=False)
        self._follow(document, on=True)
        self.replaced.emit(document)

    def close(self) -> None:
        """The window goes, and the document with it."""
        if self.begun:
            self.left.emit(self._document)
        self._follow(self._document, on=False)

    def _follow(self, document: Document, *, on: bool) -> None:
        """Listen to a document, or to it no more."""
        stack = document.undo_stack
        for signal, told in (
            (document.changed, self.changed),
            (document.cleanChanged, self.touched),
            (document.titleChanged, self.touched),
            (stack.indexChanged, self.touched),
            (stack.canUndoChanged, self.undo_possible),
            (stack.canRedoChanged, self.redo_possible),
        ):
            if on:
                signal.connect(told)
            else:
                signal.disconnect(told)
