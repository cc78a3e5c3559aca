"""Puzzles made ready for a booklet."""

from __future__ import annotations

from pathlib import Path

from studio import assets, formats
from studio.engines.engine import Token
from studio.formats.booklet import Layout
from studio.work.booklet import entry_of, messages
from studio.work.sentences import ended_words
from studio.work.sharing import WriteBooklet


def test_a_hint_names_its_place() -> None:
    """On paper nothing is marked: "every other way soon comes to nothing" alone helps nobody."""
    puzzle = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    hints = entry_of(puzzle, 60.0, hints=True).hints
    assert 1 <= len(hints) <= 2
    assert all(" Look here: " in hint and "row" in hint for hint in hints)


def test_a_file_that_holds_no_puzzle_is_named(tmp_path: Path) -> None:
    """Also one that is no text, of which the system would say something in English."""
    (tmp_path / "spoilt.puzzle").write_bytes(b"\xff\xfe\x00")
    question = WriteBooklet(tmp_path / "book.pdf", Layout(), tmp_path, ())
    (ended,) = messages(question, Token())
    assert ended.reason is not None
    assert ended_words(ended).startswith("spoilt.puzzle: byte 1: This is no text in UTF-8")
