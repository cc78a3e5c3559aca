"""Sheets for print: places, papers, answers, codes."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from studio import assets, catalogue, formats, language
from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.drawing.shapes import Text
from studio.families import GRAPH_PATH, ONE_STROKE, SLITHERLINK
from studio.formats import FormatError
from studio.formats.pdf import ALONE, LARGEST_UNIT, LEAST, POINTS_A_MM, TITLE, text_width
from studio.formats.printing import (
    ANSWERS,
    PAPERS,
    Answer,
    Drawing,
    Printed,
    PrintOptions,
    Words,
    _boxes,
    code_of,
    lacking,
    pdf,
    sheets,
)
from studio.puzzle import Clue, Puzzle

LOOP = ((0, 0), (0, 1), (1, 1), (1, 0))
ONE = Printed(
    Puzzle(SLITHERLINK, Board.square(3, 3), title="Small", author="A. B."), LOOP, "medium", "abc"
)
PLAIN = PrintOptions()


def said(options: PrintOptions) -> list[str]:
    (sheet,) = sheets([ONE], options)
    return [item.text for item in sheet.items if isinstance(item, Words)]


def box(drawing: Drawing) -> tuple[float, float, float, float]:
    left, top, right, bottom = drawing.picture.bounds
    wide, high = (right - left) * drawing.scale, (bottom - top) * drawing.scale
    return drawing.x, drawing.y, drawing.x + wide, drawing.y + high


def drawn(puzzle: Puzzle, options: PrintOptions = PLAIN) -> Drawing:
    """The puzzle itself on its sheet."""
    (sheet,) = sheets([Printed(puzzle)], options)
    return next(item for item in sheet.items if isinstance(item, Drawing))


@pytest.mark.parametrize(("paper", "landscape"), [("a4", False), ("a4", True), ("a3", False)])
def test_what_has_few_units_and_a_page_for_itself_takes_most_of_the_width(
    paper: str, landscape: bool
) -> None:
    """The house of Nikolaus took a seventh of the width of A4, and less of larger paper."""
    house = formats.read(assets.path("examples", "one-stroke", "house.puzzle")).puzzle
    drawing = drawn(house, PrintOptions(paper, landscape))
    left, top, right, bottom = box(drawing)
    room = min(PAPERS[paper]) - 2 * PLAIN.margin * POINTS_A_MM
    if landscape:
        # There the height is short, of which title and rules take a part.
        assert 0.5 * room < max(right - left, bottom - top) < ALONE * room
    else:
        assert max(right - left, bottom - top) == pytest.approx(ALONE * room)


@pytest.mark.parametrize("side", [5, 6, 8])
@pytest.mark.parametrize("answers", ["off", "end"])
def test_a_small_board_alone_leaves_no_page_empty_nor_its_answer(
    side: int, answers: Answer
) -> None:
    """They took a third to a half of the width, in the middle of an empty page."""
    puzzle = Puzzle(SLITHERLINK, Board.square(side, side))
    for sheet in sheets([Printed(puzzle, LOOP)], replace(PLAIN, answers=answers)):
        (drawing,) = [item for item in sheet.items if isinstance(item, Drawing)]
        left, top, right, bottom = box(drawing)
        assert right - left == pytest.approx(ALONE * (sheet.width - 2 * PLAIN.margin * POINTS_A_MM))
        assert top < sheet.height - bottom


@pytest.mark.parametrize("side", [10, 12, 14])
def test_boards_of_many_cells_keep_the_size_of_their_cells(side: int) -> None:
    assert drawn(Puzzle(SLITHERLINK, Board.square(side, side))).scale == pytest.approx(
        LARGEST_UNIT, rel=0.02
    )
    # What has little room keeps it, too.
    assert drawn(ONE.puzzle, PrintOptions("a5", per_page=2)).scale == LARGEST_UNIT


@pytest.mark.parametrize("per_page", [1, 2, 4])
def test_a_code_takes_no_room_from_a_puzzle_over_a_turned_answer(per_page: int) -> None:
    """The answer stood over the code, and a fifth of the room was left to the puzzle of four."""
    puzzle = Puzzle(SLITHERLINK, Board.square(10, 10))
    options = PrintOptions(per_page=per_page, answers="upside-down")
    scales = []
    for code in (False, True):
        (sheet,) = sheets([Printed(puzzle, LOOP, link="abc")], replace(options, code=code))
        scales.append(max(item.scale for item in sheet.items if isinstance(item, Drawing)))
    assert scales[0] == scales[1]


def test_answers_stand_below_what_is_wide_where_they_are_larger_there() -> None:
    """A wide drawing was half as large as its column, with empty paper above and below it."""
    path = assets.path("examples", "graph-path", "formula.puzzle")
    formula = Printed(formats.read(path).puzzle, ())
    for one, below in ((formula, True), (ONE, False)):
        options = PrintOptions(per_page=4, answers="beside")
        (sheet,) = sheets([one], options)
        answer, puzzle = (box(item) for item in sheet.items if isinstance(item, Drawing))
        assert (answer[1] >= puzzle[3]) is below
        assert (answer[0] >= puzzle[2]) is not below


def test_that_an_answer_is_one_of_several_stands_close_above_it() -> None:
    """It stood on top of the column, and the answer in the middle."""
    for answers in ANSWERS[1:]:
        *_, sheet = sheets([replace(ONE, several=True)], replace(PLAIN, answers=answers))
        told = next(
            item
            for item in sheet.items
            if isinstance(item, Words) and item.text == "One of several solutions"
        )
        answer = sheet.items[sheet.items.index(told) + 1]
        assert isinstance(answer, Drawing)
        assert 0 < answer.y - told.y < 12


@pytest.mark.parametrize(("per_page", "length", "least"), [(1, 140, 10), (2, 180, 7), (4, 100, 7)])
def test_long_titles_take_two_lines_before_they_are_cut(
    per_page: int, length: int, least: int
) -> None:
    """They became as small as is still read, and were cut then, all in one line."""
    puzzle = replace(ONE.puzzle, title=(LONG * 3)[:length].strip())
    (sheet,) = sheets([replace(ONE, puzzle=puzzle)], PrintOptions(per_page=per_page))
    lines = [item for item in sheet.items if isinstance(item, Words) and item.font == TITLE]
    assert len(lines) <= 2
    assert " ".join(line.text for line in lines) == puzzle.title
    assert all(line.size >= least for line in lines)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
@pytest.mark.parametrize("answers", ANSWERS)
def test_everything_lies_within_the_margins_and_nothing_on_another(
    paper: str, landscape: bool, per_page: int, answers: str
) -> None:
    options = PrintOptions(
        paper,
        landscape,
        10.0,
        per_page,
        dots=True,
        code=True,
        answers=answers,  # type: ignore[arg-type]
    )
    try:
        laid = sheets([ONE] * per_page, options)
    except FormatError as refused:
        assert "no room for this" in str(refused)
        assert per_page == 6 or (paper == "a5" and per_page > 1)
        return
    assert len(laid) == (2 if answers == "end" else 1)
    for sheet in laid:
        assert (sheet.width > sheet.height) is landscape
        boxes = [box(item) for item in sheet.items if isinstance(item, Drawing)]
        for left, top, right, bottom in boxes:
            assert (
                min(left, top) >= 28 and right <= sheet.width - 28 and bottom <= sheet.height - 28
            )
        for a, b in combinations(boxes, 2):
            apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
            assert apart, (a, b)


LONG = "An afternoon of rain in the garden of pearls and numbers along the line "


@pytest.mark.parametrize("language", ["en", "de", "fr", "ja"])
@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("answers", ANSWERS)
def test_words_are_read_and_stay_in_their_column_and_off_each_other(
    language: str, paper: str, landscape: bool, per_page: int, answers: Answer
) -> None:
    """Titles of answers ran over the next column, and that there are several lay on them."""
    options = PrintOptions(paper, landscape, 10.0, per_page, True, True, False, True, True, answers)
    puzzle = replace(ONE.puzzle, title=LONG * 9, author=LONG * 9)
    catalogue.speak(language)
    try:
        laid = sheets([replace(ONE, puzzle=puzzle, several=True)] * per_page, options)
    finally:
        catalogue.speak("en")
    for sheet in laid:
        columns = [(x, x + wide) for x, _, wide, _ in _boxes(sheet.width, sheet.height, options)]
        found = [box(item) for item in sheet.items if isinstance(item, Drawing)]
        for item in sheet.items:
            if isinstance(item, Words):
                wide = text_width(item.text, item.font, item.size)
                left = item.x - wide if item.right else item.x
                assert item.size >= LEAST
                assert any(a - 0.1 <= left and left + wide <= b + 0.1 for a, b in columns), item
                found.append((left, item.y - 0.7 * item.size, left + wide, item.y))
        for a, b in combinations(found, 2):
            apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
            assert apart, (a, b)


def test_a_long_author_takes_two_lines() -> None:
    author = f"{LONG}and more who drew what is to be seen on this page of paper"
    sheet, *_ = sheets([replace(ONE, puzzle=replace(ONE.puzzle, author=author))], PLAIN)
    words = [item.text for item in sheet.items if isinstance(item, Words)]
    assert f"{words[1]} {words[2]}" == author


def test_what_is_not_wanted_is_not_there() -> None:
    assert said(PLAIN)[:2] == ["Small", "A. B."]
    assert said(replace(PLAIN, title=False, author=False, rules=False)) == []
    assert "medium" in said(replace(PLAIN, dots=True))


def test_a_turned_answer_is_upside_down_in_the_file_and_ink_is_saved() -> None:
    plain = pdf([ONE], PLAIN)
    turned = pdf([ONE], replace(PLAIN, answers="upside-down"))
    saved = pdf([ONE], replace(PLAIN, save_ink=True))
    assert plain.startswith(b"%PDF-")
    assert len({plain, turned, saved}) == 3
    assert pdf([ONE], PLAIN) == plain


def test_a_code_has_finder_patterns_and_a_quiet_zone() -> None:
    code = code_of("https://puzz.link/p?slither/5/5/cbcbcddad")
    ((_, (shape,)),) = code.layers
    xs = [values[0] for verb, values in shape.commands if verb == "M"]  # type: ignore[union-attr]
    assert code.bounds[:2] == (-4.0, -4.0)
    assert min(xs) == 0.0
    first = [values for _, values in shape.commands[:2]]  # type: ignore[union-attr]
    assert first == [(0.0, 0.0), (7.0, 0.0)]
    with pytest.raises(FormatError, match="too long"):
        code_of("x" * 5000)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (replace(PLAIN, paper="b9"), "Paper is one of"),
        (replace(PLAIN, margin=90.0), "leave no room"),
        (replace(PLAIN, per_page=5), "A sheet holds"),
    ],
)
def test_what_cannot_be_printed_is_refused(options: PrintOptions, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        sheets([ONE], options)


def test_an_answer_has_to_be_known() -> None:
    with pytest.raises(FormatError, match="none is known"):
        sheets([replace(ONE, answer=None)], replace(PLAIN, answers="end"))


@pytest.mark.parametrize("answers", ANSWERS[1:])
def test_answers_are_printed_where_some_puzzles_have_none(answers: Answer) -> None:
    """One puzzle without a known answer kept those of all others off paper."""
    none = replace(ONE, answer=None)
    options = replace(PLAIN, answers=answers)
    counts = [
        [sum(isinstance(item, Drawing) for item in sheet.items) for sheet in sheets(each, options)]
        for each in ([ONE], [none, ONE], [none, ONE, none])
    ]
    if answers == "end":
        assert counts == [[1, 1], [1, 1, 1], [1, 1, 1, 1]]
    else:
        assert counts == [[2], [1, 2], [1, 2, 1]]


def test_an_answer_at_the_end_stands_where_its_puzzle_does_though_another_has_none() -> None:
    options = replace(PLAIN, answers="end", per_page=4)
    puzzles, answers = sheets([replace(ONE, answer=None), ONE], options)
    _, place = (box(item) for item in puzzles.items if isinstance(item, Drawing))
    (found,) = (box(item) for item in answers.items if isinstance(item, Drawing))
    assert found[0] == pytest.approx(place[0]) and found[2] == pytest.approx(place[2])


def test_the_difficulty_is_told_in_the_language_that_is_spoken() -> None:
    catalogue.speak("de")
    try:
        words = said(replace(PLAIN, dots=True))
    finally:
        catalogue.speak("en")
    assert "mittel" in words and "medium" not in words


@pytest.mark.parametrize("answers", ANSWERS)
def test_an_answer_among_several_is_called_so(answers: Answer) -> None:
    for several in (False, True):
        pages = sheets([replace(ONE, several=several)], PrintOptions(answers=answers))
        items = [item for page in pages for item in page.items]
        told = [item.text for item in items if isinstance(item, Words)]
        wanted = several and answers != "off"
        assert told.count("One of several solutions") == wanted


@pytest.mark.parametrize("where", ["end", "beside", "upside-down"])
def test_answers_have_the_letters_of_their_puzzles(where: Answer) -> None:
    house = formats.read(assets.path("examples", "one-stroke", "house.puzzle")).puzzle
    printed = Printed(house, house.board.cells, lettered=True)
    items = [i for page in sheets([printed], replace(PLAIN, answers=where)) for i in page.items]
    pictures = [item.picture for item in items if isinstance(item, Drawing)]
    assert len(pictures) == 2
    for picture in pictures:
        told = {shape.text for shape in dict(picture.layers)["rims"] if isinstance(shape, Text)}
        assert told >= set("abcde")


@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("length", [40, 300, 900, 2000])
def test_modules_of_a_code_are_as_large_as_telephones_need(per_page: int, length: int) -> None:
    """Those of a long link were a seventh of a millimetre; one that has no room is left out."""
    printed = Printed(Puzzle(SLITHERLINK, Board.square(5, 5)), LOOP, link="x" * length)
    (sheet,) = sheets([printed], PrintOptions(per_page=per_page, code=True))
    codes = [i for i in sheet.items if isinstance(i, Drawing) and i.picture.layers[0][0] == "code"]
    said = " ".join(item.text for item in sheet.items if isinstance(item, Words))
    assert all(code.scale * 25.4 / 72 > 0.33 for code in codes)
    assert len(codes) == ("Solve it on a" in said) != ("Its link is too long for a" in said)
    assert codes or (per_page, length) in {(4, 900), (4, 2000), (2, 2000)}


def test_letters_that_no_typeface_has_are_told() -> None:
    """They were blank on paper, without a word."""
    puzzle = replace(ONE.puzzle, title="p ∨ q \N{DRAGON}\N{DRAGON} é 線", author="שלום")
    told = [
        lacking([Printed(puzzle)], options)
        for options in (PLAIN, replace(PLAIN, author=False), replace(PLAIN, title=False))
    ]
    ends = ["∨ \N{DRAGON} ש ל ו ם", "∨ \N{DRAGON}", "ש ל ו ם"]
    assert [language.said(one).rpartition(": ")[2] for one in told if one is not None] == ends
    assert lacking([ONE], PLAIN) is None


def test_letters_of_corners_that_no_typeface_has_are_told_and_blank() -> None:
    """They were blank without a word; Japanese ones that a typeface has were, too."""
    lines = [(0, 1), (1, 2), (2, 3), (3, 0)]
    places = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    board = graph_board(places, lines, names=("p∨q", "線", "\N{DRAGON}", "∧"))
    puzzle = Puzzle(GRAPH_PATH, board)
    told = lacking([Printed(puzzle)], PLAIN)
    assert told is not None and language.said(told).endswith(": ∨ \N{DRAGON} ∧")
    texts = [
        s.text for _, shapes in drawn(puzzle).picture.layers for s in shapes if isinstance(s, Text)
    ]
    assert texts == ["p q", "線", " ", " "]
    assert b"OnelineSansJP-Regular" in pdf([Printed(puzzle)], PLAIN)
    # A number takes the place of the name, and one stroke shows no names.
    numbered = puzzle.placed(Clue("labels", Cell((3,)), 2))
    assert isinstance(numbered, Puzzle)
    told = lacking([Printed(numbered)], PLAIN)
    assert told is not None and "∧" not in language.said(told)
    assert lacking([Printed(Puzzle(ONE_STROKE, board))], PLAIN) is None
