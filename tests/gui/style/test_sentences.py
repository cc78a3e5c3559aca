"""The words of editing, for clues that are no figures."""

from __future__ import annotations

import pytest

from studio.board import Board, Cell, Edge
from studio.board.free import graph_board
from studio.engines.events import Verdict
from studio.families import NUMBER_PATH
from studio.gui.editor.context_menu import menu_at
from studio.gui.panel.live_check import Knowledge
from studio.gui.panel.presenter import Presenter
from studio.gui.style import texts
from studio.gui.style.sentences import (
    GRADES,
    cell_words,
    edit_text,
    grade_word,
    grade_words,
    no_line,
    no_other_line,
    place_within,
)
from studio.puzzle import Clue, Puzzle
from studio.work.findings import Judged
from studio.work.grade import WORDS

BORDER = Edge.of((0, 0), (0, 1))
BORDER_ENDS = ((0, 0), (0, 1))
BLANK = Puzzle(NUMBER_PATH, Board.square(2, 2))


def with_clues(*clues: Clue) -> Puzzle:
    puzzle = BLANK.placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ([], [Clue("walls", BORDER)], "Place wall"),
        ([], [Clue("arrows", BORDER, -1)], "Place arrow"),
        ([Clue("arrows", BORDER, 1)], [Clue("arrows", BORDER, -1)], "Turn arrow"),
        (
            [Clue("parity", Cell((0, 0)), 1)],
            [Clue("parity", Cell((0, 0)), 0)],
            "Change odd to even",
        ),
        ([Clue("parity", Cell((0, 0)), 1)], [], "Erase odd"),
        (
            [Clue("parity", Cell((0, 0)), 1), Clue("parity", Cell((1, 1)), 1)],
            [Clue("parity", Cell((0, 0)), 0), Clue("parity", Cell((1, 1)), 0)],
            "Change 2 odd or even marks",
        ),
    ],
)
def test_undo_names_what_was_done(before: list[Clue], after: list[Clue], words: str) -> None:
    assert edit_text(with_clues(*before), with_clues(*after)) == words


def test_the_spoken_name_of_a_cell_tells_odd_walls_and_the_way_of_arrows() -> None:
    puzzle = with_clues(
        Clue("parity", Cell((0, 0)), 0),
        Clue("arrows", BORDER, 1),
        Clue("walls", Edge.of((0, 0), (1, 0))),
    )
    assert cell_words(puzzle, (0, 0)) == (
        "row 1, column 1, even, 1 wall on its border, arrow to row 1, column 2"
    )
    assert cell_words(puzzle, (0, 1)).endswith("arrow from row 1, column 1")


@pytest.mark.parametrize(
    ("clue", "chip", "name"),
    [
        (Clue("walls", BORDER), "|", "wall, between row 1, column 1 and row 1, column 2"),
        (Clue("arrows", BORDER, 1), "→", "arrow, between row 1, column 1 and row 1, column 2"),
        (Clue("parity", Cell((0, 0)), 0), "□", "even, row 1, column 1"),
    ],
)
def test_the_panel_names_clues_without_figures(clue: Clue, chip: str, name: str) -> None:
    presenter = Presenter(with_clues(clue), Knowledge(), frozenset())
    assert presenter.chip(clue) == chip
    assert presenter.name(clue) == name


def test_a_grade_is_a_word_with_its_number_where_it_is_known() -> None:
    assert set(GRADES) == set(WORDS)
    assert grade_words("very hard", 7.26) == "very hard (7.3)"
    assert grade_word("easy") == "easy"
    assert grade_words("", 0.0) == grade_word("") == ""


@pytest.mark.parametrize(
    ("code", "in_cell", "on_border", "corner"),
    [
        ("en", "row 1, column 2", "between row 1, column 1 and row 1, column 2", "corner B"),
        ("de", "Zeile 1, Spalte 2", "zwischen Zeile 1, Spalte 1 und Zeile 1, Spalte 2", "Ecke B"),
        (
            "fr",
            "rangée 1, colonne 2",
            "entre rangée 1, colonne 1 et rangée 1, colonne 2",
            "sommet B",
        ),
    ],
)
def test_a_place_within_a_sentence_keeps_the_capitals_of_its_language(
    code: str, in_cell: str, on_border: str, corner: str
) -> None:
    """German nouns and the names of corners have them wherever they stand."""
    cell = Cell((0, 1))
    drawing = graph_board(((0, 0), (1, 1)), ((0, 1),), names=("A", "B"))
    texts.speak(code)
    try:
        assert place_within(BLANK.board, cell) == in_cell
        assert place_within(drawing, Cell((1, 0))) == corner
        assert place_within(BLANK.board, BORDER) == on_border
        wall = with_clues(Clue("walls", BORDER))
        presenter = Presenter(wall, Knowledge(), frozenset())
        clue = Clue("walls", BORDER)
        assert presenter.name(clue).endswith(f", {on_border}")
        assert presenter.proposal(clue).endswith(f" {on_border}")
        x, y = (sum(part) / 2 for part in zip(*map(wall.board.centre, BORDER_ENDS), strict=True))
        assert menu_at(wall, (x, y))[0][0].text.endswith(f", {on_border}")
    finally:
        texts.speak("en")


@pytest.mark.usefixtures("qapp")
def test_what_is_undone_is_named_in_the_language_of_the_window() -> None:
    texts.speak("de")
    try:
        assert edit_text(BLANK, with_clues(Clue("labels", Cell((0, 0)), 3))) == "3 setzen"
    finally:
        texts.speak("en")


@pytest.mark.parametrize(
    ("verdict", "line", "other"),
    [
        (None, "No solution is known yet.", "No further solution is known yet."),
        (Verdict.SEVERAL, "No solution is known yet.", "No further solution is known yet."),
        (Verdict.UNIQUE, "No solution is known yet.", "There is no further solution."),
        (Verdict.NONE, "There is no solution.", "There is no solution."),
    ],
)
def test_why_there_is_no_line_to_show_fits_the_verdict(
    verdict: Verdict | None, line: str, other: str
) -> None:
    judged = None if verdict is None else Judged(verdict, (), closed=True)
    assert (no_line(judged), no_other_line(judged)) == (line, other)
