"""Puzzles made ready for a booklet."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from studio import assets, formats, language
from studio.engines.engine import Token
from studio.formats.booklet import Layout
from studio.work.booklet import entry_of, for_print, messages, several_words
from studio.work.folders import Looked
from studio.work.job import Ended
from studio.work.sentences import ended_words
from studio.work.sharing import LeftOut, ReadForPrint, Solved, Unsolved, WriteBooklet


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


def test_the_open_puzzle_is_not_printed_again_with_its_folder(tmp_path: Path) -> None:
    for name in ("garden", "four-points"):
        shutil.copy(assets.path("examples", "slitherlink", f"{name}.puzzle"), tmp_path)
    (tmp_path / "other").symlink_to(tmp_path, target_is_directory=True)
    own = tmp_path / "other" / "garden.puzzle"
    found = list(for_print(ReadForPrint(tmp_path, own), Token()))
    (looked,) = (news for news in found if isinstance(news, Looked))
    assert [member.file for member in looked.members] == ["four-points.puzzle"]
    assert any(isinstance(news, LeftOut) for news in found)
    assert [news.place for news in found if isinstance(news, Solved)] == [0]
    # Nothing is left out of other folders, nor where the puzzle has no file any more.
    for source, file in ((assets.path("examples", "slitherlink"), own), (tmp_path, Path("gone"))):
        asked = ReadForPrint(source, file)
        token = Token()
        news = next(news for news in for_print(asked, token) if isinstance(news, Looked | LeftOut))
        token.cancel()
        assert isinstance(news, Looked) and len(news.members) > 1


def test_all_that_cannot_be_in_it_is_named_at_once(tmp_path: Path) -> None:
    """Of the files that hold no puzzle, too: whoever mends one would be told of the next."""
    for name in ("garden", "no-way"):
        shutil.copy(assets.path("examples", "slitherlink", f"{name}.puzzle"), tmp_path)
    for name in ("spoilt", "torn"):
        (tmp_path / f"{name}.puzzle").write_text("{")
    (ended,) = messages(WriteBooklet(tmp_path / "book.pdf", Layout(), tmp_path, ()), Token())
    assert ended.reason is not None
    words = ended_words(ended)
    assert [words.count(part) for part in ("spoilt.puzzle: ", "torn.puzzle: ", "No way")] == [1] * 3
    assert words.endswith("None of these can be in a booklet.")
    assert not (tmp_path / "book.pdf").exists()


def test_an_answer_among_several_is_called_so() -> None:
    puzzle = formats.read(assets.path("examples", "slitherlink", "garden.puzzle")).puzzle
    fewer = replace(puzzle, clues=puzzle.clues.without(*list(puzzle.clues.all())[3:]))
    entries = [entry_of(puzzle), *[entry_of(replace(fewer, title=f"Draft {n}")) for n in range(8)]]
    assert [entry.several for entry in entries] == [False, *[True] * 8]
    assert several_words(entries[:1]) is None
    words = several_words(entries)
    assert words is not None
    named = ", ".join(f"“Draft {n}”" for n in range(6))
    assert language.said(words) == (f"Several solutions, of which one is printed: {named}, 2 more.")


def test_the_place_of_a_book_is_tried_before_its_puzzles_are_solved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (ended,) = messages(
        WriteBooklet(tmp_path / "file" / "book.pdf", Layout(), None, ("{}",)), Token()
    )
    assert ended_words(ended).startswith("book.pdf was not saved: not a directory.")
