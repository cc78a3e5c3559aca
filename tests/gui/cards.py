"""Every card of the window, each as cheaply as can be: what solver processes tell is told here."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, get_args

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from studio import assets, formats
from studio.board import Board
from studio.board.figures import house
from studio.engines.catalogue import ENGINES
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.engines.events import Verdict
from studio.engines.proofs.by_edges import BY_EDGES
from studio.engines.tours.tours import Repair, Ties
from studio.families import JUMP_TOUR, NUMBER_PATH, ONE_STROKE, RULES, SLITHERLINK
from studio.formats import FormatError
from studio.formats.booklet import Layout
from studio.gui.dialogs.arrange_booklet import ArrangeDialog
from studio.gui.dialogs.census import CensusDialog
from studio.gui.dialogs.collection import CollectionDialog
from studio.gui.dialogs.from_picture import PictureDialog, show_picture
from studio.gui.dialogs.generate_many import BatchDialog
from studio.gui.dialogs.minimality_report import ClueSetsDialog
from studio.gui.dialogs.small_dialogs import text_dialog
from studio.gui.dialogs.tour_comparison import ComparisonDialog
from studio.gui.dialogs.verify import VerifyDialog
from studio.gui.document.batch_journal import UnsavedBatch
from studio.gui.document.document import Document
from studio.gui.document.journal import Origin
from studio.gui.document.unsaved import Unsaved
from studio.gui.shell.recovery import RestoreDialog
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.dialogs import (
    changes_question,
    delete_question,
    overwrite_question,
    still_making,
    still_saving,
)
from studio.gui.widgets.later_parts import LaterParts
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.work.batching import Arrived
from studio.work.census import Loop, Loops
from studio.work.findings import Redundant, Walked
from studio.work.folders import Checked, Looked, Member
from studio.work.generation import GenerateOptions
from studio.work.picturing import Shaped
from studio.work.protocol import Ended
from studio.work.recording import GROW, Recording, Segment, Stage
from studio.work.tour_comparison import Compared
from studio.work.tours import Wanted
from studio.work.verified import Facts, Opinion, Verified
from tests.gui.turns import turns

EXAMPLES = sorted(assets.path("examples").rglob("*.puzzle"))
OF_EACH = [next(p for p in EXAMPLES if p.parent.name == rule.key) for rule in RULES]
"""One example of each family."""

FOLDER = Path("/somewhere/puzzles")
"""Where nothing is read or written."""

STROKE = Puzzle(ONE_STROKE, house())


Kind = TypeVar("Kind", bound=CardDialog)


def _shown_card(window: Window, kind: type[Kind]) -> Kind:
    """The card of this kind that is open."""
    (card,) = (each for each in window.findChildren(kind) if each.isVisible())
    return card


def tell(asker: Any, *news: object) -> None:
    """What a solver process says to a card or to what works for it, once it was asked."""
    runner = asker._job_runner
    for each in news:
        runner._receive((runner._round, each))


# -- cards that wait for an answer, and have it ----------------------------------------------------


def _film(window: Window) -> None:
    recording = Recording("backtrack")
    steps = 5
    moves, nodes = bytes([GROW] * steps), array("i", range(steps))
    recording.append(Segment(Stage().save(), moves, nodes, {}, tuple(range(steps)), 2))
    window.dialogs.film(STROKE, recording, 2, 100.0)


def _drawings(window: Window) -> None:
    lines = tuple(tuple((at,) for at in order) for order in ((0, 1, 2, 0), (0, 2, 1, 0)))
    window.dialogs.drawings(STROKE, Walked(lines, every=False), lambda number: None)


def _picture(window: Window) -> None:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(0)
    show_picture(window.services, image)
    card = _shown_card(window, PictureDialog)
    making, board = card.making, Board.square(4, 4)
    making.stop()
    making.shaped = Shaped(
        Puzzle(NUMBER_PATH, board), frozenset({(0, 0)}), frozenset({(9, 9)}), proved=True
    )
    making.filled = window.document.puzzle
    making.changed.emit()


def _minimality(window: Window) -> None:
    puzzle = window.document.puzzle
    ClueSetsDialog(window.services, puzzle).open()
    clues = tuple(puzzle.clues.all())
    sizes = {size: 10**size for size in range(3, 20)}
    tell(
        _shown_card(window, ClueSetsDialog),
        Redundant(clues[:7], clues[:2], len(clues), len(clues), final=True),
        SetsCounted(10**20, False, sizes, 1234),
    )


def _arrange(window: Window) -> None:
    ArrangeDialog(window.services, FOLDER, Layout(), window.booklets).open()
    member = Member("a.puzzle", window.document.puzzle)
    tell(_shown_card(window, ArrangeDialog), Looked((member, member), 2), Ended())


def _comparison(window: Window) -> None:
    ComparisonDialog(window.services, Wanted(40, 40, closed=True)).open()
    rows = [
        Compared(ties, repair, 4, 5, 1.5, 1234.5, 6789.0)
        for repair in get_args(Repair)
        for ties in get_args(Ties)
    ]
    tell(_shown_card(window, ComparisonDialog), *rows)


def _recovery(window: Window) -> None:
    puzzle = window.document.puzzle
    unsaved = Unsaved(FOLDER / "1", Origin(), (("", puzzle),) * 3, 2, 1000.0)
    named = Unsaved(FOLDER / "2", Origin(FOLDER / "a.puzzle"), (("", puzzle),), 0, 1000.0)
    batch = UnsavedBatch(
        FOLDER / "3", puzzle, GenerateOptions(), 10, (Arrived(puzzle),) * 2, 1000.0
    )
    RestoreDialog(window.services, [unsaved, named], [batch]).open()


def _folder(window: Window) -> None:
    window.action("collection").trigger()
    card = _shown_card(window, CollectionDialog)
    puzzle = window.document.puzzle
    members = tuple(Member(name, puzzle) for name in "12")
    checked = [
        Checked(member.file, "", verdict="unique", redundant=3, word="medium", grade=4.5, same="x")
        for member in members
    ]
    card.collection.look(FOLDER)
    tell(card.collection, Looked(members, 2), Ended())
    card.collection.check()
    tell(card.collection, *checked)
    card.sheet.choose_place(0)


def _batch(window: Window) -> None:
    window.dialogs.batches()
    card = _shown_card(window, BatchDialog)
    card.make.click()
    tell(card.batch, Arrived(window.document.puzzle, "medium", 4.5))
    card.batch.stop()
    card.batch.changed.emit()
    card.sheet.choose_place(0)


def _census(window: Window) -> None:
    window.action("census").trigger()
    card = _shown_card(window, CensusDialog)
    tell(card, Loops(tuple(Loop(1 << edge, 12) for edge in range(3))), Ended())
    card.sheet.choose_place(1)


def _verified(window: Window) -> None:
    VerifyDialog(window.services, window.document.puzzle).open()
    opinions = Opinion(BY_EDGES.name, Verdict.UNIQUE), Opinion(ENGINES[0].name, Verdict.UNIQUE)
    tell(_shown_card(window, VerifyDialog), Verified(*opinions, Facts(1, 2345, 12, 6789)), Ended())


def _unreadable(window: Window) -> None:
    window.files._refuse("This text", FormatError("There is nothing in it."))


def _crash(window: Window) -> None:
    window.files.tell_of_crash(FOLDER / "log", FOLDER / "copy")


def _question(
    ask: Callable[[Appearance, QWidget, str], CardDialog],
) -> Callable[[Window], object]:
    return lambda window: ask(window.appearance, window, "garden").open()


TOLD_CARDS: dict[str, Callable[[Window], object]] = {
    "film": _film,
    "drawings": _drawings,
    "picture": _picture,
    "minimality": _minimality,
    "arrange": _arrange,
    "comparison": _comparison,
    "recovery": _recovery,
    "folder": _folder,
    "batch": _batch,
    "loops": _census,
    "verified": _verified,
    "unreadable": _unreadable,
    "crash": _crash,
    "moves": lambda window: window.dialogs.moves(),
    "text": lambda window: text_dialog(window.services, lambda text: None).open(),
    "save": _question(changes_question),
    "delete": _question(delete_question),
    "still saving": _question(still_saving),
    "still making": _question(still_making),
    "overwrite": _question(overwrite_question),
}
"""Those that other cards, modes, files or accidents open, and those that wait for an answer."""

CARDS: dict[str, Callable[[Window], object]] = {
    "new": lambda window: window.dialogs.new_puzzle(),
    "generate": lambda window: window.dialogs.generate(),
    "web page": lambda window: window.web_pages.ask(),
    "booklet": lambda window: window.booklets.ask(),
    **{
        name: lambda window, name=name: getattr(window.dialogs, name)()
        for name in (
            *("properties", "batches", "tours", "compare", "verify", "settings", "history"),
            *("go_to", "palette", "shortcuts", "rules", "about", "resize"),
        )
    },
    **{
        name: lambda window, name=name: window.action(name).trigger()
        for name in ("export", "print", "collection", "how_to_play", "census")
    },
    **TOLD_CARDS,
}

SMALL = Puzzle(SLITHERLINK, Board.square(4, 4))

BELOW = {
    "census": SMALL,
    "loops": SMALL,
    "moves": Puzzle(JUMP_TOUR, Board.square(5, 5)),
}
"""What is open below a card that is not there for every puzzle."""


def open_card(window: Window, card: str) -> None:
    """Show a card with all its parts, above a puzzle that has it."""
    if card in BELOW:
        window.open_document(Document(BELOW[card]))
        window.refresh.now()
    else:
        shown(window, OF_EACH[0])
    CARDS[card](window)
    making = window.findChildren(LaterParts)
    for later in making:
        later.finish()
    if making:
        # Their places and looks come a turn later.
        turns()


def open_cards(window: Window) -> list[CardDialog]:
    """The cards that are in sight; the last one is on top."""
    return [card for card in window.findChildren(CardDialog) if card.isVisible()]


def leave_cards(window: Window) -> None:
    """Leave the cards that are open."""
    for card in open_cards(window):
        card.reject()


def shown(window: Window, path: Path) -> None:
    """Show an example."""
    window.open_document(Document(formats.read(path).puzzle, path))
    window.refresh.now()
    turns()
