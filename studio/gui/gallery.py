"""The puzzles of the welcome page: recent files, and the examples that come with the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

from studio import assets, formats
from studio.families import RULES
from studio.formats import FormatError
from studio.gui.document import Document
from studio.gui.sentences import counted, size_words
from studio.gui.thumbnails import thumbnail
from studio.gui.widgets.welcome import WelcomeState
from studio.gui.widgets.welcome_parts import WelcomeEntry
from studio.gui.words import tr
from studio.puzzle import Puzzle

SHOWN_RECENT = 4

FIRST = (
    "rixkudo-printed",
    "four-points",
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


def state(recent: Iterable[Path], document: Document | None = None) -> WelcomeState:
    """What the welcome page shows; files that cannot be read are left out.

    ``document`` is the one that is open, if any: it comes first.
    """
    cards = [entry for path in recent if (entry := _entry(path)) is not None]
    examples = [_card(path, puzzle) for path, puzzle in _in_order(examples_files())]
    if document is not None:
        now = _card(Path(document.title), document.puzzle)
        facts = now.facts if document.is_clean else tr("{} · not saved").format(now.facts)
        cards.insert(0, replace(now, key=OPEN_NOW, facts=facts))
    used = {entry.group for entry in examples}
    groups = tuple((rule.key, rule.name) for rule in RULES if rule.key in used)
    return WelcomeState(tuple(cards[:SHOWN_RECENT]), tuple(examples), groups)


def examples_files() -> list[Path]:
    """The files of all examples, family by family."""
    return [
        file
        for rule in RULES
        for file in sorted((assets.root() / "examples" / rule.key).glob("*.puzzle"))
    ]


def _in_order(files: Iterable[Path]) -> list[tuple[Path, Puzzle]]:
    """The puzzles that can be read: the first of each family, then the next of each; those of
    :data:`FIRST` before others, small ones before large ones."""
    by_rule: dict[str, list[tuple[Path, Puzzle]]] = {}
    for path in files:
        puzzle = _read(path)
        if puzzle is not None:
            by_rule.setdefault(puzzle.rule.key, []).append((path, puzzle))
    for found in by_rule.values():
        found.sort(key=lambda item: (_rank(item[0].stem), len(item[1].board)))
    rows = zip_longest(*by_rule.values())
    return [item for row in rows for item in row if item is not None]


def _rank(name: str) -> int:
    return FIRST.index(name) if name in FIRST else len(FIRST)


def _entry(path: Path) -> WelcomeEntry | None:
    puzzle = _read(path)
    return None if puzzle is None else _card(path, puzzle)


def _read(path: Path) -> Puzzle | None:
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
    return f"{puzzle.kind_name} · {size_words(puzzle.board)} · {clues}"
