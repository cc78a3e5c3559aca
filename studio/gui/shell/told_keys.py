"""What names the key of a command on the pages: told again when the user changes keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from studio.gui.shell.editor_page import EditorPage
from studio.gui.style.texts import spaced, with_key
from studio.gui.widgets.welcome import WelcomePage


class ToldKeys:
    """Tips, large buttons and the command field of both pages.

    ``key_of`` gives the keys of an action, such as "Ctrl+J", or "" where it has none.
    """

    def __init__(
        self, page: EditorPage, welcome: WelcomePage, key_of: Callable[[str], str]
    ) -> None:
        panel = page.panel
        self._key_of = key_of
        tips: tuple[tuple[QWidget, str], ...] = (
            (panel.walks.previous, "previous_walk"),
            (panel.walks.next, "another"),
            (panel.replay.previous, "previous_walk"),
            (panel.replay.next, "another"),
            (panel.replay.every, "all_drawings"),
            (page.strip.moves, "moves"),
        )
        self._tips = tuple((widget, widget.toolTip(), action) for widget, action in tips)
        self._caps: tuple[tuple[Callable[[str], object], str], ...] = (
            (welcome.new.show_key, "new"),
            (welcome.generate.show_key, "generate"),
            (welcome.open_file.show_key, "open"),
            (page.header.commands.show_key, "palette"),
        )
        self.tell()

    def tell(self) -> None:
        """Name the keys in force."""
        for widget, words, action in self._tips:
            widget.setToolTip(with_key(words, self._key_of(action)))
        for show, action in self._caps:
            show(spaced(self._key_of(action)))
