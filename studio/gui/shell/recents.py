"""The files used last: as cards of the welcome page, and in the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from studio.gui.dialogs import gallery
from studio.gui.document.current import CurrentDocument
from studio.gui.document.recent_files import RecentFiles
from studio.gui.services.settings import Settings
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.welcome import WelcomePage


class Recents(QObject):
    """Shows what one can go on with."""

    def __init__(
        self,
        page: WelcomePage,
        settings: Settings,
        current: CurrentDocument,
        open_path: Callable[[Path], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._page, self._settings = page, settings
        self._current, self._open_path = current, open_path
        self._files = RecentFiles(settings, self)
        self._files.changed.connect(self._show_more)
        self.menu = QMenu(self.tr("Open recent"), parent)
        self.menu.setToolTipsVisible(True)

    def show(self) -> None:
        """Show what is known on the welcome page, and look at the files again."""
        self._page.show_state(gallery.state(self._recent(), self._current.opened))
        self._files.look()

    def _recent(self) -> list[gallery.Recent]:
        """The puzzles used last, but for the one that is open."""
        document = self._current.opened
        now = None if document is None else document.path
        return [
            gallery.Recent(path, puzzle, self._files.when(path), self._verdict(path))
            for path, puzzle in self._files.puzzles
            if path != now
        ]

    def _verdict(self, path: Path) -> VerdictKind | None:
        """What is known of the puzzle that was read of a file."""
        word = self._settings.verdict(path, self._files.digest(path))
        return VerdictKind(word) if word in {kind.value for kind in VerdictKind} else None

    def _show_more(self) -> None:
        """More is known of the files; hidden cards are shown anew when the page is."""
        if not self._page.isHidden():
            entries = gallery.recent_entries(self._recent(), self._current.opened)
            self._page.show_recent(entries)

    def fill_menu(self) -> None:
        """The files by their names, with the whole path as a tip."""
        self.menu.clear()
        for path in self._files.paths:
            action = self.menu.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, file=path: self._open_path(file))
        self.menu.setEnabled(not self.menu.isEmpty())
