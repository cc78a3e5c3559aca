"""The document that is open, and the way to another one: all that most parts need of the window."""

from __future__ import annotations

from collections.abc import Callable

from studio.gui.document.document import Document
from studio.records import dataclass


@dataclass(frozen=True)
class Documents:
    """``current`` gives the open document, ``show`` opens another one at once.

    ``may_leave`` says whether the open one may go. Where its changes would be lost it asks, answers
    no, and does what it was given once the user agreed.
    """

    current: Callable[[], Document]
    show: Callable[[Document], object]
    may_leave: Callable[[Callable[[], object]], bool]

    def once_left(self, then: Callable[[], object]) -> None:
        """Do ``then`` once the open document may go; never, where the user keeps it."""
        if self.may_leave(then):
            then()

    def replace(self, document: Document) -> None:
        """Open another document once the open one may go."""
        self.once_left(lambda: self.show(document))
