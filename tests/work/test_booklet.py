"""Puzzles made ready for a booklet."""

from __future__ import annotations

import shutil
from pathlib import Path

from studio import assets, formats
from studio.engines.engine import Token
from studio.formats.booklet import Layout
from studio.work.booklet import entry_of, for_print, messages
from studio.work.folders import Looked
from studio.work.job import Ended
from studio.work.sentences import ended_words
from studio.work.sharing import ReadForPrint, Solved, Unsolved, WriteBooklet


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


def test_a_puzzle_without_a_solution_does_not_keep_others_from_theirs(tmp_path: Path) -> None:
    for name in ("garden", "no-way", "four-points"):
        shutil.copy(assets.path("examples", "slitherlink", f"{name}.puzzle"), tmp_path)
    (tmp_path / "spoilt.puzzle").write_text("{")
    found = list(for_print(ReadForPrint(tmp_path), Token()))
    members = [
        member for looked in found if isinstance(looked, Looked) for member in looked.members
    ]
    (spoilt,) = (member for member in members if member.puzzle is None)
    assert spoilt.file == "spoilt.puzzle" and spoilt.sentence
    names = [member.file for member in members if member.puzzle is not None]
    solved = {names[news.place] for news in found if isinstance(news, Solved)}
    (unsolved,) = (news for news in found if isinstance(news, Unsolved))
    assert solved == {"garden.puzzle", "four-points.puzzle"}
    assert names[unsolved.place] == "no-way.puzzle"
    assert unsolved.sentence.endswith("has no solution.") and isinstance(found[-1], Ended)
