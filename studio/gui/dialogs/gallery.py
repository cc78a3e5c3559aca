"""The puzzles of the welcome page: recent files, and the examples that come with the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from itertools import zip_longest
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from studio import assets, formats
from studio.families import RULES
from studio.formats import FormatError
from studio.gui.document.document import Document
from studio.gui.style.sentences import counted, size_words
from studio.gui.style.texts import tr
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.thumbnails import kept, thumbnail
from studio.gui.widgets.welcome import WelcomeState
from studio.gui.widgets.welcome_parts import WelcomeEntry
from studio.puzzle import Puzzle

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
    examples = [
        replace(_card(path, puzzle), thumbnail=kept(puzzle, str(path)))
        for path, puzzle in _examples()
    ]
    used = {entry.group for entry in examples}
    groups = tuple((rule.key, rule.name) for rule in RULES if rule.key in used)
    return WelcomeState(recent_entries(recent, document), tuple(examples), groups)


def recent_entries(
    recent: Iterable[Recent], document: Document | None = None
) -> tuple[WelcomeEntry, ...]:
    """The cards to go on with; ``document`` is the one that is open, if any: it comes first."""
    cards = [_recent_card(each) for each in recent]
    if document is not None:
        now = _card(Path(document.title), document.puzzle)
        facts = now.facts if document.is_clean else tr("{} · not saved").format(now.facts)
        cards.insert(0, replace(now, key=OPEN_NOW, facts=facts))
    return tuple(cards[:SHOWN_RECENT])


def _recent_card(recent: Recent) -> WelcomeEntry:
    card = _card(recent.path, recent.puzzle)
    if recent.changed is not None:
        words = when_words(datetime.fromtimestamp(recent.changed), datetime.now())
        card = replace(card, facts=f"{words} · {card.facts}")
    return replace(card, verdict=recent.verdict)


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


def examples_files() -> list[Path]:
    """The files of all examples, family by family."""
    return [
        file
        for rule in RULES
        for file in sorted((assets.root() / "examples" / rule.key).glob("*.puzzle"))
    ]


@cache
def _examples() -> tuple[tuple[Path, Puzzle], ...]:
    """The examples in their order; they come with the program, so one reading will do."""
    return tuple(_in_order(examples_files()))


def _in_order(files: Iterable[Path]) -> list[tuple[Path, Puzzle]]:
    """The puzzles that can be read: the first of each family, then the next of each; in each round
    and each family those of :data:`FIRST` before others, small ones before large ones."""
    by_rule: dict[str, list[tuple[Path, Puzzle]]] = {}
    for path in files:
        puzzle = example(path)
        if puzzle is not None:
            by_rule.setdefault(puzzle.rule.key, []).append((path, puzzle))
    for found in by_rule.values():
        found.sort(key=lambda item: (_rank(item[0].stem), len(item[1].board)))
    rows = zip_longest(*by_rule.values())
    rounds = ([item for item in row if item is not None] for row in rows)
    return [item for each in rounds for item in sorted(each, key=lambda item: _rank(item[0].stem))]


def _rank(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)


@cache
def example(path: Path) -> Puzzle | None:
    """The puzzle of an example, read once; None where it cannot be read."""
    try:
        return formats.read(path).puzzle
    except FormatError:
        return None


def _card(path: Path, puzzle: Puzzle) -> WelcomeEntry:
    name = puzzle.title or path.stem
    facts = _facts(puzzle)
    return WelcomeEntry(str(path), name, facts, thumbnail(puzzle), puzzle.rule.key)


def _facts(puzzle: Puzzle) -> str:
    clues = counted(puzzle.clues.count(), "clue", "clues")
    return f"{tr(puzzle.kind_name)} · {size_words(puzzle.board)} · {clues}"
