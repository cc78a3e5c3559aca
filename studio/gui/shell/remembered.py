"""The switches that are as they were the next time: theme, live check, layers of marks, panel."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from studio.gui.panel.layer_rows import LAYERS, SHOWN_AT_FIRST
from studio.gui.panel.live_check import LiveCheck
from studio.gui.services.refresh import Refresh
from studio.gui.services.settings import Settings
from studio.gui.style.appearance import Appearance


class RememberedSwitches(QObject):
    """Does what they switch, and tells the settings."""

    def __init__(
        self,
        settings: Settings,
        appearance: Appearance,
        live: LiveCheck,
        refresh: Refresh,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings, self._appearance = settings, appearance
        self._live, self._refresh = live, refresh
        self.layers = SHOWN_AT_FIRST if settings.layers is None else settings.layers
        """The keys of the kinds of marks that lie on the board."""
        self._for_now: frozenset[str] = frozenset()
        self._by_itself = False
        """Does the program switch, and not the user?"""
        self._actions: Mapping[str, QAction] = {}

    def begin(self, actions: Mapping[str, QAction]) -> None:
        """Let the actions show what the settings say."""
        self._actions = actions
        self._show_theme()
        self._appearance.changed.connect(self._show_theme)
        actions["live"].setChecked(self._settings.live)
        layers = self.layers
        for layer in LAYERS:
            actions[f"layer_{layer}"].setChecked(layer in layers)

    @Slot()
    def _show_theme(self) -> None:
        """The switch says what is seen, also after another window changed it."""
        self._actions["theme"].setChecked(self._appearance.theme.dark)

    def set_dark(self, dark: bool) -> None:
        """Switch the theme while everything stays as it is."""
        appearance = self._appearance
        if dark == appearance.theme.dark:
            # It is seen already; what was chosen may be to do as the desktop does.
            return
        self._settings.theme = "dark" if dark else "light"
        high = appearance.theme.high_contrast
        appearance.set_theme(appearance.tokens.theme(dark=dark, high_contrast=high))

    def keep_panel(self, shown: bool, drawer: bool) -> None:
        """Remember that the user opened or closed the panel, as a column or as a ``drawer``."""
        if drawer:
            self._settings.drawer = shown
        else:
            self._settings.panel = shown

    def set_live(self, live: bool) -> None:
        """Check as she draws, or pause that."""
        self._settings.live = live
        self._live.set_live(live)

    def show_layer(self, layer: str, on: bool) -> None:
        """Switch one kind of mark on the board on or off; what the user switches is remembered.

        Of this kind alone: another window may have others.
        """
        self.layers = _with(self.layers, layer, on)
        if not self._by_itself:
            self._for_now -= {layer}
            known = self._settings.layers
            self._settings.layers = _with(SHOWN_AT_FIRST if known is None else known, layer, on)
        self._refresh.ask()

    def show_for_now(self, layer: str) -> None:
        """Something else needs a kind of mark on the board: until another document is opened, or
        the user switches it herself. That is not remembered."""
        if layer not in self.layers:
            self._for_now |= {layer}
            self._switch(layer, True)

    def begin_anew(self) -> None:
        """Another document is opened: what was shown for the one before goes."""
        for layer in self._for_now:
            self._switch(layer, False)
        self._for_now = frozenset()

    def _switch(self, layer: str, on: bool) -> None:
        self._by_itself = True
        try:
            self._actions[f"layer_{layer}"].setChecked(on)
        finally:
            self._by_itself = False


def _with(layers: frozenset[str], layer: str, on: bool) -> frozenset[str]:
    return layers | {layer} if on else layers - {layer}
