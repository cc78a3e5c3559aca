"""What the cards of the window work with: narrow services, never the window itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from studio.engines.events import Verdict
from studio.gui.document.background_io import Filing
from studio.gui.document.document import Document
from studio.gui.document.documents import Documents
from studio.gui.editor.editor import Editor
from studio.gui.services.jobs import Jobs
from studio.gui.services.notices import Notices
from studio.gui.services.settings import Settings
from studio.gui.style.appearance import Appearance
from studio.puzzle import Clue
from studio.records import dataclass
from studio.work.findings import Graded, Judged, Redundant


@dataclass(frozen=True)
class CardServices:
    """What a card gets, and no more.

    ``parent`` is the widget that cards cover. ``name`` says a clue in words, and ``judged``,
    ``graded`` and ``redundant`` what is known of the solutions, the difficulty and the clues of the
    open puzzle, if anything is; ``learnt`` comes whenever that may be more.
    """

    appearance: Appearance
    parent: QWidget
    settings: Settings
    notices: Notices
    jobs: Jobs
    filing: Filing
    documents: Documents
    editor: Editor
    name: Callable[[Clue], str]
    judged: Callable[[], Judged | None]
    graded: Callable[[], Graded | None]
    redundant: Callable[[], Redundant | None]
    learnt: SignalInstance

    @property
    def document(self) -> Document:
        """The document that is open now."""
        return self.documents.current()

    def judged_since(self, before: Judged | None) -> Judged | None:
        """What is known of the solutions of a puzzle of which so much was known before: a check
        that begins anew knows nothing at first."""
        now = self.judged()
        more = now is not None and (now.lines or now.verdict is not Verdict.UNKNOWN)
        return now if more or before is None else before

    def say(self, sentence: str) -> None:
        """A sentence in the status line."""
        self.notices.say(sentence)

    def refuse(self, sentence: str) -> None:
        """Why a command is not done, in the status line until the next one."""
        self.notices.refuse(sentence)
