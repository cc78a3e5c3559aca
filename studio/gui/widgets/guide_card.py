"""A small card over the board that says one thing to do; everything else stays in reach."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from studio import language
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.parts import Label, column, row

WIDTH = 248
"""How wide the card is, unless its buttons need more."""
AIR = 16
"""At the sides within it, at 100 %."""
MARGIN = 16
BESIDE = 0.8
"""Part of its height that the board is at least wide where the card stands beside it."""


class GuideCard(QFrame):
    """Stands in the upper left corner of the widget that it lies over.

    Where it would cover a board there, that widget's layout leaves it room: on the left, or above
    where the widget is narrow. ``hidden`` says how many pixels on its right something else covers.
    """

    left = Signal()
    skipped = Signal()

    def __init__(self, appearance: Appearance, over: QWidget, hidden: Callable[[], int]) -> None:
        super().__init__(over)
        self._appearance, self._over, self._hidden = appearance, over, hidden
        px = appearance.px
        self.setObjectName("card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = column(self, (px(AIR), px(14), px(AIR), px(12)), px(6))
        self.place = Label(appearance, "", "caption", 500, "text2")
        self.title = Label(appearance, "", "lead", 600, wrap=True)
        self.words = Label(appearance, "", "body", 400, wrap=True)
        for label in (self.place, self.title, self.words):
            layout.addWidget(label)
        self._foot = QWidget()
        buttons = row(self._foot, gap=px(8))
        self.leave = Button(appearance, self.tr("Leave the tour"), Kind.LINK)
        self.skip = Button(appearance, self.tr("Skip"), Kind.LINK)
        for button, signal in ((self.leave, self.left), (self.skip, self.skipped)):
            # The board keeps the focus: its keys are what the tour is about.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.skip)
        layout.addWidget(self._foot)
        over.installEventFilter(self)

    def show_step(self, place: str, title: str, words: str, *, last: bool = False) -> None:
        """Say something; ``last``: there is nothing to skip."""
        self.place.setText(place)
        self.title.setText(title)
        self.words.setText(words)
        self.leave.setText(self.tr("Close") if last else self.tr("Leave the tour"))
        self.leave.updateGeometry()
        self.skip.setVisible(not last)
        heads = map(language.sentence, (place, title))
        self.setAccessibleName(language.paragraph((*heads, words)))
        self.take_place()
        self.show()
        self.raise_()

    def leave_room(self) -> None:
        """Give the room back that was kept for it."""
        self._keep_free(0, 0)

    def take_place(self) -> None:
        """Go where there is room now."""
        layout = self.layout()
        assert layout is not None
        px = self._appearance.px
        margin = px(MARGIN)
        frame = self.width() - self.contentsRect().width()
        usual = max(px(WIDTH), self._foot.sizeHint().width() + 2 * px(AIR) + frame)
        beside = usual + 2 * margin
        room, height = self._over.width() - self._hidden(), self._over.height()
        above = room - beside < BESIDE * height
        width = room - 2 * margin if above else usual
        tall = layout.totalHeightForWidth(width)
        self.setGeometry(margin, margin, width, tall)
        if above:
            self._keep_free(0, tall + margin)
        else:
            # A board in the middle of much room is not covered.
            self._keep_free(0 if room - 2 * beside >= height else beside, 0)

    def _keep_free(self, left: int, top: int) -> None:
        around = self._over.layout()
        assert around is not None
        around.setContentsMargins(left, top, 0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.take_place()
        return False
