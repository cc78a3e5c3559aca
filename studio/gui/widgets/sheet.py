"""A card with a heading, a body, and buttons at its foot: what most small cards are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, column
from studio.gui.widgets.scrolling import Scroller

WIDTH = 520


class Sheet(CardDialog):
    """A card with a heading, a body, and buttons at its foot."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget,
        heading: str,
        height: int = 0,
        width: int = WIDTH,
    ) -> None:
        super().__init__(appearance, parent, heading, QSize(width, height))
        px = self.appearance.px
        layout = column(self, (px(24), px(24), px(24), px(20)), px(12))
        layout.addWidget(Label(self.appearance, heading, "title", 600, display=True))
        self.body = QWidget()
        self.body_layout = column(self.body, gap=px(8))
        layout.addWidget(Scroller(self.body), 1)
        foot = QWidget()
        self._buttons = Flow(px(8), foot)
        self._buttons.push()
        layout.addWidget(foot)
        self._first: QWidget = self

    def add_button(self, text: str, run: Callable[[], object], primary: bool = False) -> Button:
        """A button at the foot; the primary one answers Enter."""
        button = Button(self.appearance, text, Kind.PRIMARY if primary else Kind.PLAIN)
        button.clicked.connect(lambda _=False: run())
        if primary:
            button.setDefault(True)
            self.default_button = button
        self._buttons.addWidget(button)
        if primary or self._first is self:
            self._first = button
        return button

    def first_focus(self) -> QWidget:
        return self._first

    def begin_in(self, widget: QWidget) -> None:
        """The control that has the focus when the card opens."""
        self._first = widget
