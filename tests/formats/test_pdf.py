"""Words on printed pages: as large as there is room, never too small to be read, cut with dots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio import catalogue
from studio.board import Board, Cell, Edge
from studio.drawing.shapes import Picture, Text
from studio.families import SLITHERLINK
from studio.formats.format import Output
from studio.formats.lesson import Panel, lesson
from studio.formats.pdf import (
    BODY,
    LEAST,
    WIDTH,
    Page,
    cut,
    fitted,
    lines_within,
    margin_points,
    page_of,
    size_within,
    text_width,
    write,
)
from studio.formats.svg import picture_of
from studio.language import text
from studio.puzzle import Puzzle
from tests.formats.written import apart, written

LOOP = ((0, 0), (0, 1), (1, 1), (1, 0))
WORDS = "String of pearls"
LONG = "An afternoon of rain in the garden of pearls and numbers along the line " * 9
PUZZLE = Puzzle(SLITHERLINK, Board.square(3, 3), title=LONG, author=LONG)


def test_words_shrink_to_fit_and_are_cut_where_they_would_not_be_read() -> None:
    whole = text_width(WORDS, BODY, 10)
    assert fitted(WORDS, BODY, 10, whole) == (WORDS, 10)
    words, size = fitted(WORDS, BODY, 10, 0.8 * whole)
    assert words == WORDS and 7.9 < size <= 8
    words, size = fitted(WORDS, BODY, 10, 0.5 * whole)
    assert size == LEAST and words.endswith("…") and WORDS.startswith(words[:-1])
    assert text_width(words, BODY, size) <= 0.5 * whole
    # What is small from the beginning stays so.
    assert size_within(WORDS, BODY, 5, 1) == 5


def test_what_is_cut_is_as_long_as_there_is_room() -> None:
    for width in range(90):
        words = cut(WORDS, BODY, 10, width)
        assert text_width(words, BODY, 10) <= width
        if words not in ("", WORDS):
            longer = WORDS[: len(words.removesuffix("…")) + 1].rstrip()
            assert longer == words[:-1] or text_width(f"{longer}…", BODY, 10) > width


def test_lines_are_no_more_and_no_longer_than_there_is_room() -> None:
    lines = lines_within(LONG, BODY, 9, 120, 3)
    assert len(lines) == 3 and lines[-1].endswith("…")
    assert LONG.startswith(" ".join(lines)[:-1])
    assert all(text_width(line, BODY, 9) <= 120 for line in lines)
    (line,) = lines_within("Donaudampfschifffahrt" * 3, BODY, 9, 120, 3)
    assert line.endswith("…") and text_width(line, BODY, 9) <= 120
    assert lines_within("", BODY, 9, 120, 3) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "ja"])
def test_the_page_of_an_answer_says_that_it_is_one_of_several(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue.speak(language)
    try:
        told = text("One of several solutions")
        _, only = written(lambda: write(PUZZLE, Output(LOOP)), monkeypatch)
        _, page = written(lambda: write(PUZZLE, Output(LOOP, several=True)), monkeypatch)
    finally:
        catalogue.speak("en")
    assert told not in [line.words for line in only]
    assert told in [line.words for line in page]
    apart(page, margin_points(), WIDTH - margin_points())


def test_steps_are_drawn_as_all_else_on_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    """They had the colours of the screen, and the lines of its grid."""
    drawn: list[Picture] = []
    monkeypatch.setattr(Page, "picture", lambda self, picture, *_: drawn.append(picture))
    cell, side = Cell((0, 0)), Edge.of((0, 0), (0, 1))
    step = Panel("", "", {}, frozenset({side}), frozenset(), frozenset({cell}), frozenset({side}))
    lesson(PUZZLE, "Easy.", (step,), LOOP)
    assert len(drawn) == 3
    for picture in drawn:
        shapes = [shape for _, layer in picture.layers for shape in layer]
        roles = {shape.role for shape in shapes if isinstance(shape, Text)}
        roles |= {role for s in shapes if not isinstance(s, Text) for role in (s.fill, s.stroke)}
        assert roles - {None} <= {"ink", "grey", "pale", "paper"}


@pytest.mark.parametrize("page", ["puzzle", "lesson", "picture"])
def test_titles_and_authors_of_pages_are_read(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Titles shrank to a line of dust, authors lay on what stands beside them."""
    make = {
        "puzzle": lambda: write(PUZZLE, Output(LOOP)),
        "lesson": lambda: lesson(PUZZLE, "Easy.", (), LOOP),
        "picture": lambda: page_of(picture_of(replace(PUZZLE, title="")), LONG),
    }[page]
    pages = written(make, monkeypatch)
    for lines in pages:
        apart(lines, margin_points(), WIDTH - margin_points())
    assert any(line.words.endswith("…") for line in pages[0])
