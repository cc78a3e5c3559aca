"""A file that a card makes in the background: the card stays until it is on the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from shiboken6 import isValid

from studio.gui.dialogs.card_services import CardServices
from studio.gui.document.background_io import Written
from studio.gui.widgets.card_dialog import CardDialog


def write_and_leave(
    card: CardDialog,
    services: CardServices,
    what: Callable[[], bytes],
    path: Path,
    *,
    writing: Callable[[bool], object],
    tell: Callable[[str], object],
) -> None:
    """Write what is made under a name, and leave the card then.

    ``writing`` hears when that begins and ends: meanwhile the button that asked for it and all
    choices are off, for they would change nothing, and only the card knows which are on then.
    Where nothing could be written the card stays with all its choices and ``tell`` shows why; once
    it is gone, the window says so. A card that is cancelled meanwhile leaves the old file as it
    was.
    """
    given_up = threading.Event()
    card.rejected.connect(given_up.set)

    def there() -> bool:
        return isValid(card) and card.isVisible()

    def saved(_: Written) -> None:
        if there():
            card.accept()

    def refused(sentence: str) -> None:
        if there():
            tell(sentence)
        else:
            services.filing.failed.emit(sentence)

    def ended() -> None:
        if isValid(card):
            writing(False)

    writing(True)
    services.filing.make(what, path, saved, refused=refused, ended=ended, given_up=given_up)
