"""The puzzles of the welcome page: recent files, and the examples that come with the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from itertools import zip_longest
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QRectF
from PySide6.QtGui import QPainter

from studio.families import keys
from studio.gui.document.document import Document
from studio.gui.style.sentences import amount_words, counted
from studio.gui.style.texts import tr
from studio.gui.style.theme import Theme
from studio.gui.widgets.cards import Late, Thumbnail, paint_thumbnail
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.parts import FACTS_DOT
from studio.gui.widgets.thumbnails import kept, thumbnail
from studio.gui.widgets.welcome import WelcomeState
from studio.gui.widgets.welcome_parts import WelcomeEntry
from studio.puzzle import Puzzle
from studio.records import dataclass
from studio.work import examples
from studio.work.examples import Facts

SHOWN_RECENT = 4

FIRST = (
    "rixkudo-printed",
    "four-points",
    "beehive-pearls",
    "schonbrunn",
    "pen-and-paper",
    "house",
    "icosian-game",
    "rixkudo-numbers",
    "schonbrunn-zero",
    "rixkudo-diamonds",
)
"""The examples that come before all others: boards that others made, and are known by."""

OPEN_NOW = "open"
"""The key of the card of the puzzle that is open; no path is relative."""


@dataclass(frozen=True)
class Recent:
    """A file used last: its puzzle, when it was changed, and the verdict that was found."""

    path: Path
    puzzle: Puzzle
    changed: float | None = None
    verdict: VerdictKind | None = None


def state(recent: Iterable[Recent] = (), document: Document | None = None) -> WelcomeState:
    """What the welcome page shows: examples, and what :func:`recent_entries` gives."""
    cards = tuple(
        replace(_card(path, facts, _picture(path)), late=_late(path)) for path, facts in _examples()
    )
    genres = {facts.family: facts.genre for _, facts in _examples()}
    groups = tuple((key, tr(genres[key])) for key in keys() if key in genres)
    return WelcomeState(recent_entries(recent, document), cards, groups)


def recent_entries(
    recent: Iterable[Recent], document: Document | None = None
) -> tuple[WelcomeEntry, ...]:
    """The cards to go on with; ``document`` is the one that is open, if any: it comes first."""
    cards: list[tuple[WelcomeEntry, Path | None]] = [
        (_recent_card(each), each.path) for each in recent
    ]
    if document is not None:
        puzzle = document.puzzle
        now = _card(Path(document.title), examples.facts_of(puzzle), thumbnail(puzzle))
        now = now if document.is_clean else _led(now, tr("Unsaved changes"))
        cards.insert(0, (replace(now, key=OPEN_NOW), document.path))
    return _told_apart(cards[:SHOWN_RECENT])


def _recent_card(recent: Recent) -> WelcomeEntry:
    puzzle = recent.puzzle
    card = _card(recent.path, examples.facts_of(puzzle), thumbnail(puzzle))
    if recent.changed is not None:
        card = _led(card, when_words(datetime.fromtimestamp(recent.changed), datetime.now()))
    return replace(card, verdict=recent.verdict)


def _led(card: WelcomeEntry, fact: str) -> WelcomeEntry:
    """A card with a fact before its others: of these the last may have no room."""
    return replace(card, facts=f"{fact}{FACTS_DOT}{card.facts}")


def _told_apart(cards: Sequence[tuple[WelcomeEntry, Path | None]]) -> tuple[WelcomeEntry, ...]:
    """The cards; those that have the title of another one say which file they are of."""
    told = []
    for card, path in cards:
        alike = [file for other, file in cards if other.title == card.title]
        told.append(card if path is None or len(alike) == 1 else _led(card, _named(path, alike)))
    return tuple(told)


def _named(path: Path, files: Sequence[Path | None]) -> str:
    """As much of a file's name and place as tells it from the others."""
    names: Sequence[Callable[[Path], str]] = (
        lambda file: file.stem,
        lambda file: file.name,
        lambda file: str(Path(file.parent.name, file.name)),
    )
    for name in names:
        if not any(file and file != path and name(file) == name(path) for file in files):
            return name(path)
    return str(path)


def when_words(then: datetime, now: datetime) -> str:
    """When something was, as near as one remembers it."""
    days = (now.date() - then.date()).days
    if days == 0:
        return tr("Today, {}").format(f"{then:%H:%M}")
    if days == 1:
        return tr("Yesterday, {}").format(f"{then:%H:%M}")
    return QLocale().toString(
        QDate(then.year, then.month, then.day), QLocale.FormatType.ShortFormat
    )


@cache
def _examples() -> tuple[tuple[Path, Facts], ...]:
    """The examples in their order; they come with the program, so one look will do."""
    return tuple(_in_order(examples.facts(examples.files())))


def _in_order(found: Iterable[tuple[Path, Facts]]) -> list[tuple[Path, Facts]]:
    """The first of each family, then the next of each; in each round and each family those of
    :data:`FIRST` before others, small ones before large ones."""
    by_rule: dict[str, list[tuple[Path, Facts]]] = {}
    for path, facts in found:
        by_rule.setdefault(facts.family, []).append((path, facts))
    for each in by_rule.values():
        each.sort(key=lambda item: (_rank(item[0].stem), item[1].cells))
    rows = zip_longest(*by_rule.values())
    rounds = ([item for item in row if item is not None] for row in rows)
    return [item for each in rounds for item in sorted(each, key=lambda item: _rank(item[0].stem))]


def _picture(path: Path) -> Thumbnail:
    """The picture of an example, which is read when it is seen: most lie below what is on show."""

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        if (puzzle := examples.example(path)) is not None:
            paint_thumbnail(painter, box, theme, thumbnail(puzzle))

    return kept(paint, str(path))


def _late(path: Path) -> Late:
    """Its reading, for which no paint waits: some boards take a fifth of a second to be made."""
    return Late(partial(examples.was_read, path), partial(examples.example, path))


def _rank(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)


def _card(path: Path, facts: Facts, picture: Thumbnail) -> WelcomeEntry:
    name = facts.title or path.stem
    return WelcomeEntry(str(path), name, _words(facts), picture, facts.family)


def _words(facts: Facts) -> str:
    words = [tr(facts.kind), amount_words(facts.cells, facts.lines)]
    if facts.clues:
        words.append(counted(facts.clues, "clue", "clues"))
    return FACTS_DOT.join(words)
