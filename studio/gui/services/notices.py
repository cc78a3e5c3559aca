"""The one sentence of the status line: what was refused, finished or lost is said here."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from studio.gui.services.announcing import announce

NOTICE_MS = 6000
"""How long a word about what was refused or lost stays in the status line."""


class Notices(QObject):
    """Holds a notice for a while, and beside it a hint for as long as the pointer gives it.

    Work that takes long stands before what can be done, as long as it does.

    ``changed`` is called whenever either changes.
    """

    def __init__(self, changed: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed = changed
        self._notice = self._hint = self._refusal = ""
        self._work: dict[object, str] = {}
        self._passing = QTimer(self)
        self._passing.setSingleShot(True)
        self._passing.setInterval(NOTICE_MS)
        self._passing.timeout.connect(self.clear)

    @property
    def sentence(self) -> str:
        """What is to be read now; "" for nothing."""
        return self._notice or self._hint

    def say(self, sentence: str) -> None:
        """A sentence for a while or until the next edit; "" takes it back."""
        self._notice = sentence
        announce(self.parent() or self, sentence)
        if sentence:
            self._passing.start()
        else:
            self._passing.stop()
        self._changed()

    def refuse(self, sentence: str) -> None:
        """Say why a command is not done now; it goes with the next command, too."""
        self._refusal = sentence
        self.say(sentence)

    def go_on(self) -> None:
        """Another command is done, or another page is on show: why one was refused is told."""
        self.take_back(self._refusal)
        self._refusal = ""

    def clear(self) -> None:
        """The sentence is no longer true, or was there long enough."""
        self.say("")

    def take_back(self, sentence: str) -> None:
        """This sentence is no longer true: it goes, if it is still there."""
        if sentence and self._notice == sentence:
            self.clear()

    def hint(self, words: str) -> None:
        """What a click would do where the pointer is; it takes back no sentence but its own."""
        self._hint = words
        self._changed()

    @property
    def going_on(self) -> tuple[str, ...]:
        """What is being done in the background."""
        return tuple(self._work.values())

    def work(self, whose: object, words: str) -> None:
        """What somebody does in the background; "" once that is done."""
        if words:
            self._work[whose] = words
        else:
            self._work.pop(whose, None)
        self._changed()
