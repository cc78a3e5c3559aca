"""No text is cut and none lies over another: every card, mode and page, on screens of all sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from studio import assets, formats
from studio.board import Board
from studio.families import RULES, SLITHERLINK
from studio.gui.dialogs.shortcuts import ShortcutsSheet
from studio.gui.document.document import Document
from studio.gui.modes import MODES
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window
from studio.puzzle import Puzzle
from tests.gui.cut import faults

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "openDocument")

SIZES = ((1024, 680), (1366, 768), (1440, 900), (1280, 800))
"""Of screens; at scale 2, a screen of 2560x1600 has the last one."""

PASSES = 4
"""Of the event loop, until a window lies still: what wraps has its height when what is around it
has its width."""

EXAMPLES = sorted(assets.path("examples").rglob("*.puzzle"))
OF_EACH = [next(p for p in EXAMPLES if p.parent.name == rule.key) for rule in RULES]
"""One example of each family."""

CARDS: dict[str, Callable[[Window], object]] = {
    "new": lambda window: window.dialogs.new_puzzle(),
    "generate": lambda window: window.dialogs.generate(),
    **{
        name: lambda window, name=name: getattr(window.dialogs, name)()
        for name in (
            *("properties", "batches", "tours", "compare", "verify", "settings", "history"),
            *("go_to", "palette", "shortcuts", "rules", "about", "resize"),
        )
    },
}

NAMING_CARDS: dict[str, Callable[[Window], object]] = {
    "web page": lambda window: window.web_pages.ask(),
    "booklet": lambda window: window.booklets.ask(),
    **{
        name: lambda window, name=name: window.action(name).trigger()
        for name in ("export", "print", "collection", "how_to_play", "census")
    },
}
"""Those with names that are the same in every language, of formats, papers and genres."""

BOARDS = {"census": Puzzle(SLITHERLINK, Board.square(4, 4))}
"""What is open below a card that is not there for every puzzle."""


def open_card(window: Window, card: str) -> None:
    """Show a card, above a puzzle that has it."""
    if card in BOARDS:
        window.open_document(Document(BOARDS[card]))
        window.refresh.now()
    else:
        shown(window, OF_EACH[0])
    (CARDS | NAMING_CARDS)[card](window)


def shown(window: Window, path: Path) -> None:
    window.open_document(Document(formats.read(path).puzzle, path))
    window.refresh.now()
    QApplication.processEvents()


def at_sizes(window: Window, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    found = []
    for size in sizes:
        window.resize(*size)
        cut: list[str] = []
        for _ in range(PASSES):
            QApplication.processEvents()
            # What was there before goes as soon as the event loop of the application comes round.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            cards = [card for card in window.findChildren(CardDialog) if card.isVisible()]
            cut = faults(cards[-1] if cards else window)
            if not cut:
                break
        found += [f"{size}: {fault}" for fault in cut]
    return found


@pytest.mark.parametrize("mode", [mode.key for mode in MODES])
@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path in OF_EACH else pytest.mark.long)
        for path in EXAMPLES
    ],
)
def test_modes(one_window: Window, silent: None, path: Path, mode: str) -> None:
    """On the smallest screen, and on one of the others by turns."""
    shown(one_window, path)
    one_window.modes.choose(mode)
    turn = EXAMPLES.index(path) + [each.key for each in MODES].index(mode)
    assert not at_sizes(one_window, (SIZES[0], SIZES[1 + turn % 3]))


@pytest.mark.parametrize("card", [*CARDS, *NAMING_CARDS])
def test_cards(one_window: Window, silent: None, card: str) -> None:
    open_card(one_window, card)
    assert not at_sizes(one_window)
    for each in one_window.findChildren(CardDialog):
        each.reject()


def test_the_welcome_page(whole_window: Window) -> None:
    assert not at_sizes(whole_window)


def test_what_is_cut_is_found(whole_window: Window) -> None:
    whole_window.action("shortcuts").trigger()
    (sheet,) = whole_window.findChildren(ShortcutsSheet)
    sheet._heads["File"].setFixedWidth(3)
    assert faults(sheet)
