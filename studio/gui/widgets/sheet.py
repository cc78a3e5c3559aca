"""A card with a heading, a body, and buttons at its foot: what most small cards are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, column
from studio.gui.widgets.scrolling import Scroller, scroll_within

WIDTH = 520


class Sheet(CardDialog):
    """A card with a heading, a body, and buttons at its foot.

    The body scrolls; the card grows to as high as that is, unless it is to keep its height.
    """

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget,
        heading: str,
        height: int = 0,
        width: int = WIDTH,
        *,
        grows: bool = True,
    ) -> None:
        super().__init__(appearance, parent, heading, QSize(width, height))
        px = self.appearance.px
        layout = column(self, (px(24), px(24), px(24), px(20)), px(12))
        layout.addWidget(Label(self.appearance, heading, "title", 600, display=True))
        self.body = QWidget()
        self.body_layout = column(self.body, gap=px(8))
        # Also a long body is put into its place while it is empty: see there.
        self.area: QScrollArea
        if grows:
            self.area = Scroller(self.body)
            layout.addWidget(self.area, 1)
        else:
            self.area = scroll_within(layout, self.body)
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

    def stay_above(self, part: QWidget) -> None:
        """Show a part above the body, which does not scroll away."""
        self._around().insertWidget(self._around().indexOf(self.area), part)

    def stay_below(self, part: QWidget) -> None:
        """Show a part between the body and the buttons, which does not scroll away."""
        self._around().insertWidget(self._around().indexOf(self.area) + 1, part)

    def _around(self) -> QBoxLayout:
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        return layout

    def first_focus(self) -> QWidget:
        return self._first

    def begin_in(self, widget: QWidget) -> None:
        """The control that has the focus when the card opens."""
        self._first = widget
