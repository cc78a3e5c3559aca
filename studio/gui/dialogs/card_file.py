"""A file that a card makes in the background: the card stays until it is on the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget
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
    off: Sequence[QWidget],
    tell: Callable[[str], object],
) -> None:
    """Write what is made under a name, and leave the card then.

    Meanwhile the button that asked for it and all choices are ``off``: they would change nothing.
    Where nothing could be written the card stays
    with all its choices and ``tell`` shows why; once it is gone, the window says so. A card that is
    cancelled meanwhile leaves the old file as it was.
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
        for widget in off:
            if isValid(widget):
                widget.setEnabled(True)

    for widget in off:
        widget.setEnabled(False)
    services.filing.make(what, path, saved, refused=refused, ended=ended, given_up=given_up)
