"""Booklets, read again: order, pages, links, boxes and fonts."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from studio import catalogue, language
from studio.board import Board
from studio.board.figures import house
from studio.drawing.shapes import Picture, Text
from studio.families import GRAPH_PATH, RULES, SLITHERLINK
from studio.formats import FormatError
from studio.formats.booklet import (
    FOOT,
    GAP,
    HEAD,
    MARGIN,
    MOST_BLEED_MM,
    MOST_GUTTER_MM,
    TRIMS,
    UNDER_HEAD,
    UNGRADED,
    Entry,
    Layout,
    _level,
    booklet,
    standards,
)
from studio.formats.format import PLAIN, Output
from studio.formats.pdf import POINTS_A_MM, Page, document
from studio.formats.pdf_archive import rgb_profile
from studio.formats.svg import picture_of
from studio.puzzle import Puzzle
from tests.families.test_jump_maze import schonbrunn
from tests.formats.written import Line, apart, written

LOOP = ((0, 0), (0, 1), (1, 1), (1, 0))
PUZZLE = Puzzle(SLITHERLINK, Board.square(3, 3), title="Small")


def entries(*levels: str) -> list[Entry]:
    return [Entry(PUZZLE, LOOP, level, float(i)) for i, level in enumerate(levels)]


LONG = "An afternoon of rain in the garden of pearls and numbers along the line "
PLAIN_BOOK = Layout()
ENDLESS = Entry(
    replace(PUZZLE, title=LONG * 9), LOOP, "very hard", 1.0, 42_000.0, ("Look here.",), several=True
)
"""What has the longest of all that stands on a page."""


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@pytest.mark.parametrize(("per_page", "of_puzzles"), [(1, 7), (2, 4), (4, 2), (6, 2)])
def test_so_many_puzzles_stand_on_a_page(per_page: int, of_puzzles: int) -> None:
    book = booklet(entries(*["easy"] * 7), Layout(per_page=per_page))
    assert pages(book) == 3 + of_puzzles + 1
    assert pages(booklet(entries("easy"), Layout(answers=False))) == 4


@pytest.mark.parametrize("language", ["en", "de", "fr", "ja"])
@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
@pytest.mark.parametrize("trim", TRIMS)
@pytest.mark.parametrize("mm", [3.0, MOST_GUTTER_MM])
def test_no_text_lies_on_another_or_beyond_the_margins(
    language: str, per_page: int, trim: str, mm: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answer, hint and one's time lay on each other, and long titles on numbers of pages."""
    gutter = mm * POINTS_A_MM
    looks = Layout(LONG * 9, LONG * 9, trim, per_page, 0.0, gutter, standards=True, hints=True)
    catalogue.speak(language)
    try:
        told = written(lambda: booklet([ENDLESS] * 7, looks), monkeypatch)
    finally:
        catalogue.speak("en")
    wide, high = TRIMS[trim]
    for number, lines in enumerate(told, start=1):
        left = MARGIN + (gutter if number % 2 else 0.0)
        right = wide - MARGIN - (0.0 if number % 2 else gutter)
        apart(lines, left, right)
        assert all(line.base <= high - MARGIN + 8 for line in lines)


def first_page(entry: Entry, looks: Layout, monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """What is written beside a puzzle."""
    pages = written(lambda: booklet([entry], looks), monkeypatch)
    return next(lines for lines in pages if lines[0].words == "1")


def test_links_and_times_take_lines_of_their_own_where_room_is_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = replace(entries("easy")[0], seconds=630.0, hints=("Look here.",))
    for per_page, lines in ((1, 1), (4, 2)):
        looks = Layout(per_page=per_page, standards=True, hints=True)
        base = {line.words: line.base for line in first_page(told, looks, monkeypatch)}
        assert len({base["Answer: page 6"], base["Hint: page 5"], base["Time"]}) == lines
        times = "Grandmaster 6:45, master 10:30, expert 21:00"
        assert base[times] < base["Answer: page 6"] <= base["Time"]


def test_names_that_are_cut_end_with_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    """They ended within a word."""
    looks = Layout(per_page=4)
    words = [line.words for line in first_page(ENDLESS, looks, monkeypatch)]
    (name,) = [each for each in words if each.endswith("…")]
    assert name[:-1] in LONG * 9
    pearls = replace(ENDLESS, puzzle=replace(PUZZLE, title="String of pearls"))
    words = [line.words for line in first_page(pearls, looks, monkeypatch)]
    assert "String of pearls" in words


@pytest.mark.parametrize("language", ["en", "de", "fr", "ja"])
def test_names_of_genres_are_whole_beside_any_difficulty(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dots and the word of a difficulty left room for half of "Sheep-Wolf Slitherlink"."""
    rules = [rule for rule in RULES if "square" in rule.lattices]
    blanks = [Puzzle(rule, Board.square(5, 5)) for rule in rules]
    book = [Entry(puzzle, (), "very hard") for puzzle in blanks]
    catalogue.speak(language)
    try:
        names = {entry.name for entry in book}
        looks = Layout(trim="a5", per_page=6, answers=False, gutter=MOST_GUTTER_MM / 2)
        told = written(lambda: booklet(book, looks), monkeypatch)
    finally:
        catalogue.speak("en")
    words = [line.words for lines in told for line in lines]
    assert not [each for each in words if "…" in each]
    assert all(sum(name in each for each in words) >= 2 for name in names)


def test_title_and_author_are_broken_where_they_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = Layout(LONG * 2, f"{LONG}and more")
    title, *_ = written(lambda: booklet(entries("easy"), looks), monkeypatch)
    words = " ".join(line.words for line in title)
    assert words == f"{LONG * 2}{LONG}and more 1 puzzle: Slitherlink"


def test_an_answer_among_several_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    only = entries("easy")
    book = [*only, replace(only[0], several=True)]
    pages = written(lambda: booklet(book, Layout()), monkeypatch)
    told = [line.words for lines in pages for line in lines]
    assert told.count("One of several solutions") == 1


@pytest.mark.parametrize("per_page", [1, 6])
def test_a_sum_that_is_asked_for_stands_with_its_puzzle(
    per_page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stood among the rules at the front alone, where nobody looks who solves this page."""
    looks = Layout(per_page=per_page, answers=False)
    zero, plain = (
        " ".join(
            line.words for line in first_page(Entry(schonbrunn(sum=n), ()), looks, monkeypatch)
        )
        for n in (0, None)
    )
    assert "must add up to 0." in zero and "add up" not in plain
    long = replace(schonbrunn(sum=0), title=LONG * 9)
    apart(first_page(Entry(long, ()), looks, monkeypatch), 0.0, TRIMS["6x9"][0])


def test_easy_puzzles_come_first_and_the_outline_names_the_levels() -> None:
    book = booklet(entries("hard", UNGRADED, "easy", "medium"), Layout(title="Book"))
    outline = re.findall(rb"/Title \((.*?)\)", book)
    levels = [words for words in outline if words in (b"Easy", b"Medium", b"Hard", b"Not graded")]
    assert levels == [b"Easy", b"Medium", b"Hard", b"Not graded"]
    assert b"Contents" in outline and b"Answers" in outline
    assert book.count(b"/Subtype /Link") >= 2 * 4 + 4


@pytest.mark.parametrize("trim", TRIMS)
def test_pages_have_the_size_that_is_asked_for_and_a_bleed(trim: str) -> None:
    wide, high = TRIMS[trim]
    book = booklet(entries("easy"), Layout(trim=trim, bleed=9.0))
    boxes = re.findall(rb"/MediaBox \[ ?([\d. ]+) ?\]", book)
    media = {tuple(round(float(number)) for number in box.split()) for box in boxes}
    assert media == {(0, 0, round(wide + 18), round(high + 18))}
    assert len(re.findall(rb"/TrimBox", book)) == pages(book)


def test_every_font_is_embedded_and_the_bytes_are_repeatable() -> None:
    book = booklet(entries("easy", "hard"), Layout())
    fonts = set(re.findall(rb"/BaseFont /([\w+-]+)", book))
    assert fonts
    assert all(b"+Inter" in font for font in fonts)
    assert book == booklet(entries("easy", "hard"), Layout())


def test_a_book_says_that_it_is_for_archives_and_what_its_colours_mean() -> None:
    """What PDF/A-2b asks for beyond embedded fonts; the metadata are well-formed."""
    book = booklet(entries("easy"), Layout(title="Ö & <b>", author="Ada"))
    assert book.startswith(b"%PDF-1.7")
    packet = book[book.index(b"<x:xmpmeta") : book.index(b"</x:xmpmeta>") + 12].decode()
    said = ElementTree.fromstring(packet)
    assert "".join(said.itertext()).split()[:4] == ["2B", "application/pdf", "Ö", "&"]
    assert b"/OutputIntents" in book and b"/GTS_PDFA1" in book and rgb_profile() in book
    assert rgb_profile()[36:40] == b"acsp"  # the signature of ICC profiles
    assert book.count(b"/Subtype /Link") == book.count(b"/F 4 ")
    assert b"/ID" in book[book.rindex(b"trailer") :]


def test_hints_stand_at_the_back_and_times_below() -> None:
    told = replace(entries("easy")[0], seconds=100.0, hints=("Look here.", "Then there."))
    plain = booklet([told], Layout())
    hinted = booklet([told], Layout(hints=True, standards=True))
    assert pages(hinted) == pages(plain) + 1
    assert b"(Hints)" in hinted and b"(Hints)" not in plain
    assert pages(booklet(entries("easy"), Layout(hints=True))) == pages(plain)
    assert standards(100.0) == "Grandmaster 1:00, master 1:45, expert 3:15"


def test_corners_that_hints_name_have_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Picture] = []

    def spy(puzzle: Puzzle, output: Output = PLAIN) -> Picture:
        drawn.append(picture_of(puzzle, output))
        return drawn[-1]

    monkeypatch.setattr("studio.formats.booklet.picture_of", spy)
    graph = Entry(
        Puzzle(GRAPH_PATH, house()), ((0,), (1,)), "easy", 1.0, hints=("Look at corner c.",)
    )
    for entry, hints in ((graph, True), (graph, False), (replace(graph, hints=()), True)):
        drawn.clear()
        booklet([entry], Layout(hints=hints))
        # The answer has those of its puzzle.
        assert len(drawn) == 2
        for picture in drawn:
            rims = {each.text for each in dict(picture.layers)["rims"] if isinstance(each, Text)}
            assert set("abcde") & rims == (set("abcde") if hints and entry.hints else set())


def rules_pages(
    puzzles: Sequence[Puzzle], monkeypatch: pytest.MonkeyPatch, looks: Layout = PLAIN_BOOK
) -> list[list[Line]]:
    """What is written on the pages of rules."""
    book = [Entry(puzzle, (), "easy") for puzzle in puzzles]
    told = written(lambda: booklet(book, looks), monkeypatch)
    begin = next(i for i, lines in enumerate(told) if lines[0].words == "Rules")
    end = next(i for i, lines in enumerate(told) if i > begin and lines[0].words == "1")
    return told[begin:end]


def test_what_only_some_puzzles_demand_is_said_with_their_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All demands stood as one rule with N for their numbers, and nobody knew whose they were."""
    sums = [schonbrunn(sum=total) for total in (12, -12, None, 12)]
    loops = [Puzzle(SLITHERLINK, Board.square(n, n)) for n in (4, 5)]
    (page,) = rules_pages([*sums, *loops], monkeypatch)
    told = [line.words for line in page]
    text = " ".join(told)
    assert "Puzzles 1, 2, 3, 4" not in text and "Puzzles 1–4" in told
    assert "Puzzles 5, 6" in told
    assert "N" not in re.findall(r"\w+", text)
    added = "The numbers visited, with the start's, must add up to"
    assert f"Puzzles 1, 4: {added} 12." in text
    assert f"Puzzle 2: {added} -12." in text
    assert text.count("Jump from the start") == 1


def test_pages_of_rules_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """No rule goes to another page that fits onto the one before, and none runs off its page."""
    looks = Layout(trim="a5")
    blanks = [Puzzle(rule, Board.square(5, 5)) for rule in RULES if "square" in rule.lattices]
    names = {language.text(puzzle.kind_name) for puzzle in blanks}
    pages = rules_pages(blanks, monkeypatch, looks)
    assert len(pages) > 1
    low = TRIMS["a5"][1] - MARGIN - FOOT
    top = MARGIN + HEAD + UNDER_HEAD
    for lines, after in pairwise(pages):
        body = [line for line in lines if top - 1 < line.base < low + FOOT / 2]
        assert max(line.base for line in body) <= low
        # Below the last rule there is no room for the first of the next page.
        first = [line.base for line in after if line.base > top - 1]
        ends = [line.base for line in after if line.words in names][1:2] or [max(first)]
        assert max(line.base for line in body) + GAP + ends[0] - top > low


def test_rules_for_more_puzzles_than_a_page_names_go_on_on_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mazes = [schonbrunn(sum=total) for total in range(90)]
    pages = rules_pages(mazes, monkeypatch)
    assert len(pages) > 2
    told = " ".join(line.words for lines in pages for line in lines)
    assert all(f"Puzzle {n}: " in told for n in range(1, 91))
    for lines in pages:
        assert all(line.base <= TRIMS["6x9"][1] - MARGIN + 8 for line in lines)


def test_an_arranged_book_keeps_its_order_and_has_no_levels() -> None:
    book = booklet(entries("hard", "easy"), Layout(arranged=True))
    outline = re.findall(rb"/Title \((.*?)\)", book)
    assert b"Easy" not in outline and b"Hard" not in outline


def test_circles_lie_where_the_rest_of_the_picture_does() -> None:
    """On pages of any height: a disc is drawn as high as a line at the same place."""
    wide, high = TRIMS["a5"]
    buffer = io.BytesIO()
    canvas = document(buffer, "", (wide, high))
    canvas.setPageCompression(0)
    page = Page(canvas, high)
    page.dot(100.0, 70.0, 2.0)
    page.rule(100.0, 70.0, 5.0, 1.0)
    canvas.showPage()
    canvas.save()
    drawn = buffer.getvalue().decode("latin-1")
    heights = [float(y) for y in re.findall(r"[\d.]+ ([\d.]+) m", drawn)]
    assert heights == pytest.approx([high - 70.0] * 2, abs=0.01)


def test_long_contents_go_on_on_the_next_page() -> None:
    many = booklet(entries(*["easy"] * 90), Layout(per_page=6))
    assert pages(many) == 1 + 3 + 1 + 15 + 8


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        (Layout(trim="b5"), "trim size"),
        (Layout(per_page=3), "A page holds"),
        (Layout(bleed=MOST_BLEED_MM * POINTS_A_MM + 1), "bleed is 0 to 25.4 mm"),
        (Layout(gutter=-1.0), "gutter is 0 to 50.8 mm"),
        (Layout(gutter=120 * POINTS_A_MM), "gutter is 0 to 50.8 mm"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(layout: Layout, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        booklet(entries("easy"), layout)
    with pytest.raises(FormatError, match="no puzzle"):
        booklet([], Layout())


@pytest.mark.parametrize("code", ["de", "fr", "ja"])
def test_the_heading_of_what_has_no_grade_is_in_the_language_of_the_book(code: str) -> None:
    """Among "Leicht" and "Sehr schwer" stood "Not graded"."""
    catalogue.speak(code)
    try:
        assert _level(UNGRADED) != "Not graded"
    finally:
        catalogue.speak("en")
    assert _level(UNGRADED) == "Not graded"
