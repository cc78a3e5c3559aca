"""From the state of the window to its parts: each takes what changed of the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from studio.gui.document.document import Document
from studio.gui.editor.editor import Editor
from studio.gui.panel.view import View
from studio.gui.services.settings import Settings
from studio.gui.shell.editor_page import EditorPage
from studio.gui.style.texts import tr
from studio.gui.widgets.panel_state import VerdictKind

KNOWN = (VerdictKind.NONE, VerdictKind.UNIQUE, VerdictKind.SEVERAL)
"""The verdicts that are worth remembering."""


class Display:
    """Shows views: on the board and in the frame, then in header, panel, strip and status line."""

    def __init__(
        self,
        frame: QWidget,
        page: EditorPage,
        editor: Editor,
        actions: Mapping[str, QAction],
        settings: Settings,
        *,
        working: Callable[[], bool],
        editing: Callable[[], bool],
        digest_of: Callable[[Path], str],
    ) -> None:
        """``frame`` has the title; ``actions`` may still be filled in.

        ``working``: is the page with the board on show? ``editing``: or is undo another mode's?
        ``digest_of`` tells what was in a file when it was read or saved last, "" if nothing does.
        """
        self._frame, self._page, self._editor = frame, page, editor
        self._actions, self._settings = actions, settings
        self._working, self._editing, self._digest_of = working, editing, digest_of
        self._view: View | None = None
        self._shown: View | None = None

    def show(self, view: View, document: Document) -> None:
        """Show a view on the board and in the frame, with what may be done; the rest follows."""
        self._view = view
        # Only a title that names a document has a place for the sign of unsaved changes.
        self._frame.setWindowTitle(view.caption)
        self._frame.setWindowModified(view.title.unsaved and "[*]" in view.caption)
        self._remember_verdict(view, document)
        self._actions["remove_redundant"].setEnabled(view.removable)
        if self._editing():
            self._show_history(view)
        else:
            # There it takes back what that mode did last, not the last edit.
            self._name_history("", "")
        self._editor.show_overlay(view.overlay, view.faded)

    def show_rest(self) -> None:
        """Show the last view in header, panel, strip and status line too."""
        view, before, place = self._view, self._shown, self._page
        if view is None:
            return
        self._shown = view
        if before is None or view.panel is not before.panel:
            place.panel.show_state(view.panel)
        headline = place.panel.verdict.headline(view.glance.kind)
        place.header.show_verdict(view.glance.kind, view.glance.count, headline)
        if before is None or view.title != before.title:
            place.header.show_title(view.title)
        if before is None or view.strip is not before.strip:
            place.strip.show_strip(view.strip)
        if before is None or view.hints != before.hints:
            place.status.show_hints(view.hints)
        place.status.show_position(view.place)

    def _remember_verdict(self, view: View, document: Document) -> None:
        """What is known of the file that is open; the welcome page shows it."""
        path, kind = document.path, view.glance.kind
        if path is None or view.title.unsaved or kind not in KNOWN:
            return
        if digest := self._digest_of(path):
            self._settings.remember_verdict(path, digest, kind.value)

    def _show_history(self, view: View) -> None:
        """What undo and redo would do, in the rail and in the menu."""
        self._page.tool_bar.show_history(view.undo, view.redo)
        self.allow_undo(bool(view.undo))
        self.allow_redo(bool(view.redo))
        self._name_history(view.undo, view.redo)

    def _name_history(self, undo: str, redo: str) -> None:
        for key, verb, text in (("undo", tr("Undo"), undo), ("redo", tr("Redo"), redo)):
            self._actions[key].setText(f"{verb} {text}".strip())

    def allow_undo(self, possible: bool) -> None:
        """As soon as there is something: Ctrl+Z may follow an edit before anything is shown."""
        if self._editing():
            self._actions["undo"].setEnabled(self._working() and possible)

    def allow_redo(self, possible: bool) -> None:
        """The same of what was undone."""
        if self._editing():
            self._actions["redo"].setEnabled(self._working() and possible)
