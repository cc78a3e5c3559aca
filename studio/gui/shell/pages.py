"""The two pages of a window: the one that welcomes, and the one with the board."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from studio.gui.modes.switch import EDIT, Modes
from studio.gui.services.refresh import Refresh
from studio.gui.shell.editor_page import EditorPage
from studio.gui.shell.recents import Recents
from studio.gui.widgets.welcome import WelcomePage


class Pages(QStackedWidget):
    """Turns to a page; what needs a puzzle can only be done on the working page."""

    def __init__(
        self,
        welcome: WelcomePage,
        editor_page: EditorPage,
        recents: Recents,
        modes: Modes,
        refresh: Refresh,
    ) -> None:
        super().__init__()
        self.welcome, self._editor_page = welcome, editor_page
        self._recents, self._modes, self._refresh = recents, modes, refresh
        self.addWidget(welcome)
        self.addWidget(editor_page)

    @property
    def working(self) -> bool:
        """Is the page with the board on show?"""
        return self.currentWidget() is self._editor_page

    def show_board(self) -> None:
        """The page with the board, ready for the keyboard."""
        self._turn_to(self._editor_page)
        self._editor_page.editor.setFocus()

    def show_welcome(self) -> None:
        """The page with recent puzzles and examples, and the way back to the open puzzle."""
        self._modes.choose(EDIT)
        self._turn_to(self.welcome)
        # Cards are made anew: one that had the focus would hand it down the list, which follows.
        self.welcome.begin()
        self._recents.show()

    def _turn_to(self, page: QWidget) -> None:
        self.setCurrentWidget(page)
        self._modes.allow(working=self.working)
        self._refresh.ask()
