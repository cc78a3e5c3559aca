"""The welcome page: arrows lead to the puzzles, and cards say when and with which verdict."""

from __future__ import annotations

import os
import threading
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.gui.dialogs.gallery import Recent, recent_entries, when_words
from studio.gui.document.background_io import digest_of
from studio.gui.document.document import Document
from studio.gui.services.settings import Settings
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.cards import Late
from studio.gui.widgets.panel_state import VerdictKind
from studio.gui.widgets.welcome_parts import CardGrid, WelcomeEntry
from studio.gui.window import Window
from studio.puzzle.clues import NO_CLUES

EXAMPLE = assets.path("examples", "slitherlink", "garden.puzzle")


def test_any_arrow_key_leads_to_the_puzzles(whole_window: Window) -> None:
    whole_window.activateWindow()
    page = whole_window.pages.welcome
    for button in (page.new, page.generate, page.open_file, page.tour, page.rules):
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
            button.setFocus()
            QTest.keyClick(button, key)
            assert QApplication.focusWidget() in (*page.recent.cards, *page.examples.cards)


def test_cards_say_when_and_with_which_verdict() -> None:
    now = datetime(2026, 3, 2, 18, 0)
    assert when_words(datetime(2026, 3, 2, 9, 5), now) == "Today, 09:05"
    assert when_words(datetime(2026, 3, 1, 23, 59), now) == "Yesterday, 23:59"
    assert "2025" in when_words(datetime(2025, 1, 7), now) or "25" in when_words(
        datetime(2025, 1, 7), now
    )
    puzzle = formats.read(EXAMPLE).puzzle
    stamp = datetime.now().replace(hour=0, minute=0).timestamp()
    (card,) = recent_entries([Recent(EXAMPLE, puzzle, stamp, VerdictKind.UNIQUE)])
    assert card.facts.startswith("Today, 00:00 · ") and card.verdict is VerdictKind.UNIQUE


def test_cards_with_the_same_title_say_which_file_they_are_of(tmp_path: Path) -> None:
    """Three cards called "My triangles" could not be told apart."""
    puzzle = replace(formats.read(EXAMPLE).puzzle, title="My triangles")
    files = [tmp_path / name for name in ("one.puzzle", "two.puzzle", "old/two.puzzle", "two.txt")]

    def firsts(*paths: Path) -> list[str]:
        return [
            card.facts.split(" · ")[0] for card in recent_entries(Recent(p, puzzle) for p in paths)
        ]

    assert firsts(files[0]) == ["Slitherlink"]
    assert firsts(*files[:2]) == ["one", "two"]
    assert firsts(files[1], files[3]) == ["two.puzzle", "two.txt"]
    again = str(Path(tmp_path.name, "two.puzzle"))
    assert firsts(*files[:3]) == ["one", again, str(Path("old", "two.puzzle"))]
    far = tmp_path / "far/old/two.puzzle"
    assert firsts(files[2], far) == [str(files[2]), str(far)]
    other = Recent(files[1], replace(puzzle, title="Garden"))
    assert recent_entries([Recent(files[0], puzzle), other])[0].facts.startswith("Slitherlink")


def test_the_open_puzzle_is_told_from_files_with_its_title(tmp_path: Path) -> None:
    """That it is unsaved came last, where there is no room."""
    puzzle = replace(formats.read(EXAMPLE).puzzle, title="My triangles")
    document = Document(puzzle)
    document.apply(replace(puzzle, title="x"), "title")
    document.apply(puzzle, "title")
    now, card = recent_entries([Recent(tmp_path / "one.puzzle", puzzle)], document)
    assert now.facts.startswith("Unsaved changes · Slitherlink · ")
    assert card.facts.startswith("one · Slitherlink · ")


def test_a_verdict_is_remembered_for_the_file(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.puzzle"
    path.write_bytes(EXAMPLE.read_bytes())
    os.utime(path, (0, 0))
    whole_window.files.open_path(path)
    qtbot.waitUntil(lambda: whole_window.document.path == path)
    whole_window.live.start()
    digest = digest_of(path.read_bytes())
    qtbot.waitUntil(lambda: whole_window.settings.verdict(path, digest) == "unique")


def test_no_card_has_a_verdict_of_what_its_file_held_before(
    whole_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """It was kept by the file's name alone, and stood beside whatever was saved there later."""
    window, path, other = whole_window, tmp_path / "mine.puzzle", tmp_path / "other.puzzle"
    digest = digest_of(EXAMPLE.read_bytes())
    for each in (path, other):
        each.write_bytes(EXAMPLE.read_bytes())
        window.files.open_path(each)
        qtbot.waitUntil(lambda at=each: window.document.path == at)
        window.live.start()
        qtbot.waitUntil(lambda at=each: window.settings.verdict(at, digest) == "unique")

    def verdict() -> VerdictKind | None:
        return next(card.verdict for card in window.recents._recent() if card.path == path)

    window.pages.show_welcome()
    qtbot.waitUntil(lambda: bool(window.recents._recent()))
    assert verdict() is VerdictKind.UNIQUE
    # Saved without a check.
    window.action("live").setChecked(False)
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.document.path == path)
    bare = replace(window.document.puzzle, clues=NO_CLUES)
    window.document.apply(bare, "Clear")
    window.files.save()
    qtbot.waitUntil(lambda: window.document.is_clean)
    window.files.open_path(other)
    qtbot.waitUntil(lambda: window.document.path == other)
    window.pages.show_welcome()
    # The picture and the verdict of before go together.
    shown = dict(window.recents._files.puzzles)
    assert verdict() is VerdictKind.UNIQUE and shown[path] != bare
    qtbot.waitUntil(lambda: dict(window.recents._files.puzzles)[path] == bare)
    assert verdict() is None


def test_spoilt_verdicts_are_none(settings: Settings) -> None:
    for value in ("", "x", ["unique"], 5, [3], [f"unique {EXAMPLE}"]):
        settings._store.setValue("verdicts", value)
        assert settings.verdict(EXAMPLE, "1") == settings.verdict(EXAMPLE, "") == ""
    spaced = Path("a b") / "c d"
    settings.remember_verdict(spaced, "1", "none")
    settings.remember_verdict(EXAMPLE, "1", "none")
    assert settings.verdict(EXAMPLE, "1") == "none" and settings.verdict(EXAMPLE, "2") == ""
    settings.add_recent(EXAMPLE)
    settings.add_recent(spaced)
    settings.remember_verdict(spaced.absolute(), "2", "unique")
    assert settings.verdict(spaced.absolute(), "2") == "unique"
    assert settings.verdict(EXAMPLE, "1") == "none"


def test_no_paint_waits_for_what_a_card_shows(appearance: Appearance, qtbot: QtBot) -> None:
    """What is not read yet is read by a thread, one after the other, and painted then."""
    read: list[str] = []
    painted: list[str] = []
    threads: list[int] = []

    def entry(name: str) -> WelcomeEntry:
        def fetch() -> None:
            read.append(name)
            threads.append(threading.get_ident())

        def paint(*_: object) -> None:
            assert name in read
            painted.append(name)

        return WelcomeEntry(name, name, "", paint, late=Late(lambda: name in read, fetch))

    grid = CardGrid(appearance)
    qtbot.addWidget(grid)
    grid.resize(500, 300)
    grid.show_entries([entry("a"), entry("b")])
    grid.grab()
    assert (read, painted, grid.fetching) == ([], [], True)
    grid.show()
    qtbot.waitUntil(lambda: len(painted) == 2)
    assert read == ["a", "b"]
    assert threading.get_ident() not in threads
    assert not grid.fetching
    grid.grab()
    assert read == ["a", "b"]
