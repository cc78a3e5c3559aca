"""The guided tour: follows the state of the window, and waits for the hand at each step."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from studio.gui.dialogs.new_puzzle import first_puzzle
from studio.gui.document.document import Document
from studio.gui.document.documents import Documents
from studio.gui.panel.first_steps import FIRST_STEPS, TourState
from studio.gui.panel.state import State
from studio.gui.services.refresh import Refresh
from studio.gui.shell.editor_page import EditorPage
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.guide_card import GuideCard

RADIUS = 3
"""The board of the tour: 37 hexagons."""


class GuidedTour(QObject):
    """One walk through :data:`FIRST_STEPS`, over the board of a page; it can be left any time.

    ``state`` is asked whenever the window shows something new; ``documents`` opens the empty board
    that the tour is about; with any other document the tour is over. ``key_of`` says the key of a
    command or tool, or its name in quotes.
    """

    def __init__(
        self,
        appearance: Appearance,
        page: EditorPage,
        refresh: Refresh,
        state: Callable[[], State],
        documents: Documents,
        key_of: Callable[[str], str],
    ) -> None:
        super().__init__(page)
        self._appearance, self._page = appearance, page
        self._state, self._documents, self._key_of = state, documents, key_of
        self._at: TourState | None = None
        self._document: Document | None = None
        self.card: GuideCard | None = None
        self._opened = False
        """Was the panel opened for the step?"""
        page.drawer_changed.connect(self._make_way)
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
        self._document = Document.new(first_puzzle(RADIUS))
        self._documents.show(self._document)
        page = self._page
        self.card = GuideCard(self._appearance, page.editor, lambda: page.board_hidden)
        self.card.left.connect(self.leave)
        self.card.skipped.connect(self.skip)
        self._at = TourState(0, self._state())
        self._show()

    def leave(self) -> bool:
        """No more of it; nothing is lost. False if nobody was on it."""
        was_on, self._at, self._document = self._at is not None, None, None
        if self.card is not None:
            self.card.hide()
            self.card.leave_room()
            self._show_panel(False)
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

    def _show_panel(self, wanted: bool) -> None:
        """Open the panel where a step needs it; a drawer opened for that closes afterwards."""
        if wanted and not self._page.panel_wanted:
            self._opened = True
            self._page.show_panel(True)
        elif self._opened and not wanted:
            self._opened = False
            if self._page.narrow:
                self._page.show_panel(False)

    def _make_way(self) -> None:
        if self.card is not None:
            self.card.take_place()

    def _show(self) -> None:
        if self._at is None or self.card is None:
            return
        self._show_panel(not self._at.over and FIRST_STEPS[self._at.step].in_panel)
        if self._at.over:
            words = tr("{} lists all keys, {} finds any command. {} saves the puzzle.")
            words = words.format(*map(self._key_of, ("shortcuts", "palette", "save")))
            self.card.show_step(tr("Done"), tr("That was the tour"), words, last=True)
            return
        step = FIRST_STEPS[self._at.step]
        place = tr("Step {} of {}").format(self._at.step + 1, len(FIRST_STEPS))
        words = tr(step.words).format(self._key_of(step.key) if step.key else "")
        self.card.show_step(place, tr(step.title), words)
