"""The guided tour: follows the state of the window, and waits for the hand at each step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from studio.gui.dialogs.new_puzzle import first_puzzle
from studio.gui.document.document import Document
from studio.gui.document.documents import Documents
from studio.gui.panel.first_steps import FIRST_STEPS, TourState
from studio.gui.panel.state import State
from studio.gui.services.refresh import Refresh
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.guide_card import GuideCard

RADIUS = 3
"""The board of the tour: 37 hexagons."""


class GuidedTour(QObject):
    """One walk through :data:`FIRST_STEPS`, over a part of the window; it can be left any time.

    ``state`` is asked whenever the window shows something new; ``documents`` opens the empty board
    that the tour is about; with any other document the tour is over. ``key_of`` says the key of a
    command or tool, or its name in quotes.
    """

    def __init__(
        self,
        appearance: Appearance,
        over: QWidget,
        refresh: Refresh,
        state: Callable[[], State],
        documents: Documents,
        key_of: Callable[[str], str],
    ) -> None:
        super().__init__(over)
        self._appearance, self._over = appearance, over
        self._state, self._documents, self._key_of = state, documents, key_of
        self._at: TourState | None = None
        self._document: Document | None = None
        self.card: GuideCard | None = None
        refresh.due.connect(self._follow)

    @property
    def at(self) -> TourState | None:
        """Where the tour is; None if nobody is on it."""
        return self._at

    def begin(self) -> None:
        """From the first step on."""
        self._documents.once_left(self._set_out)

    def _set_out(self) -> None:
        self.leave()
        self._document = Document(first_puzzle(RADIUS))
        self._documents.show(self._document)
        self.card = GuideCard(self._appearance, self._over)
        self.card.left.connect(self.leave)
        self.card.skipped.connect(self.skip)
        self._at = TourState(0, self._state())
        self._show()

    def leave(self) -> bool:
        """No more of it; nothing is lost. False if nobody was on it."""
        was_on, self._at, self._document = self._at is not None, None, None
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None
        return was_on

    def skip(self) -> None:
        """On to the next step."""
        if self._at is not None:
            self._at = self._at.skipped(self._state())
            self._show()

    def _follow(self) -> None:
        if self._at is None:
            return
        now = self._state()
        if not now.working or self._documents.current() is not self._document:
            # The steps name tools and numbers that another puzzle need not have.
            self.leave()
            return
        after = self._at.followed(now)
        if after is not self._at:
            self._at = after
            self._show()

    def _show(self) -> None:
        if self._at is None or self.card is None:
            return
        if self._at.over:
            words = tr("{} lists all keys, {} finds any command. {} saves the puzzle.")
            words = words.format(*map(self._key_of, ("shortcuts", "palette", "save")))
            self.card.show_step(tr("Done"), tr("That was the tour"), words, last=True)
            return
        step = FIRST_STEPS[self._at.step]
        place = tr("Step {} of {}").format(self._at.step + 1, len(FIRST_STEPS))
        words = tr(step.words).format(self._key_of(step.key) if step.key else "")
        self.card.show_step(place, tr(step.title), words)
