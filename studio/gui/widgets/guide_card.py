"""A small card over the board that says one thing to do; everything else stays in reach."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.parts import Label, column, row

WIDTH = 248
MARGIN = 16


class GuideCard(QFrame):
    """Stands in the upper left corner of the widget that it lies over."""

    left = Signal()
    skipped = Signal()

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(over)
        self._appearance, self._over = appearance, over
        px = appearance.px
        self.setObjectName("card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedWidth(px(WIDTH))
        layout = column(self, (px(16), px(14), px(16), px(12)), px(6))
        self.place = Label(appearance, "", "caption", 500, "text2")
        self.title = Label(appearance, "", "lead", 600, wrap=True)
        self.words = Label(appearance, "", "body", 400, wrap=True)
        for label in (self.place, self.title, self.words):
            layout.addWidget(label)
        foot = QWidget()
        buttons = row(foot, gap=px(8))
        self.leave = Button(appearance, self.tr("Leave the tour"), Kind.LINK)
        self.skip = Button(appearance, self.tr("Skip"), Kind.LINK)
        for button, signal in ((self.leave, self.left), (self.skip, self.skipped)):
            # The board keeps the focus: its keys are what the tour is about.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.skip)
        layout.addWidget(foot)
        over.installEventFilter(self)

    def show_step(self, place: str, title: str, words: str, *, last: bool = False) -> None:
        """Say something; ``last``: there is nothing to skip."""
        self.place.setText(place)
        self.title.setText(title)
        self.words.setText(words)
        self.leave.setText(self.tr("Close") if last else self.tr("Leave the tour"))
        self.leave.updateGeometry()
        self.skip.setVisible(not last)
        self.setAccessibleName(f"{place}. {title}. {words}")
        self._take_place()
        self.show()
        self.raise_()

    def _take_place(self) -> None:
        layout = self.layout()
        assert layout is not None
        margin = self._appearance.px(MARGIN)
        width = min(self.width(), self._over.width() - 2 * margin)
        height = layout.totalHeightForWidth(width)
        self.setGeometry(margin, margin, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._take_place()
        return False
