"""Pages in a real browser: each genre is solved by mouse or touch, half an answer is refused.

Films with a player of their own are pages, too.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from studio import assets, catalogue, formats
from studio.board import Board, Cell
from studio.engines.engine import Token
from studio.engines.sampling.line import random_line
from studio.engines.sampling.loop import LoopStyle
from studio.families import RULES, TOUCH_SLITHERLINK
from studio.formats.animation import Scene, animation
from studio.formats.page_data import Hint, Playable, page_data
from studio.formats.webpage import webpage
from studio.puzzle import Puzzle, Rule, Trace
from studio.puzzle.trial import FramePicture
from studio.work.explain import Explainer
from studio.work.webpage import playable
from tests.page.chromium import Chromium, Point

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as chromium:
        yield chromium
        assert not chromium.errors


def example(rule: Rule) -> Puzzle:
    """The smallest example of a genre that is solved from its beginning."""
    files = (assets.root() / "examples" / rule.key).glob("*.puzzle")
    found = [formats.read(file).puzzle for file in sorted(files)]
    in_order = sorted(found, key=lambda puzzle: len(puzzle.board))
    return next(puzzle for puzzle in in_order if _answer(puzzle))


def _answer(puzzle: Puzzle) -> tuple[int, ...]:
    explainer = Explainer(puzzle, Token(5.0))
    _ = explainer.verdict
    return explainer.answers[0].nodes if explainer.answers else ()


def words(browser: Chromium) -> str:
    found: str = browser.value("document.getElementById('say').textContent")
    return found


def play(browser: Chromium, data: dict[str, Any], places: list[Point], *, touch: bool) -> None:
    """Draw a line: in one stroke where that may be, else node by node."""
    if data["play"] == "walk":
        for place in places:
            browser.drag([place], touch=touch)
        return
    browser.drag(places, touch=touch)


def _pages() -> Iterator[Any]:
    """Half of the genres by mouse at a desk, half by finger on a phone; the other way round in the
    long tests."""
    for number, rule in enumerate(RULES):
        for phone in (False, True):
            usual = phone == (number % 2 == 1)
            name = f"{rule.key}-{'touch' if phone else 'mouse'}"
            yield pytest.param(rule, phone, id=name, marks=() if usual else pytest.mark.long)


@pytest.mark.parametrize(("rule", "phone"), list(_pages()))
def test_every_genre_is_solved_and_half_an_answer_refused(
    rule: Rule, phone: bool, browser: Chromium, tmp_path: Path
) -> None:
    puzzle = example(rule)
    nodes = _answer(puzzle)
    data = page_data(Playable(puzzle), {})
    path = tmp_path / "page.html"
    path.write_bytes(webpage([playable(puzzle, Token(10.0))]))
    browser.open(path, *((390, 844) if phone else (1000, 900)), phone=phone)
    places = [(data["nodes"][node][0], data["nodes"][node][1]) for node in nodes]
    back = places[:1] if data["shape"] == "cycle" else []
    play(browser, data, places[: len(places) // 2], touch=phone)
    browser.click("check")
    assert not words(browser).startswith("Solved")
    browser.click("restart")
    play(browser, data, [*places, *back], touch=phone)
    assert words(browser).startswith("Solved in ")


@pytest.mark.parametrize("size", [8, pytest.param(20, marks=pytest.mark.long)])
def test_a_wrong_loop_is_refused_and_the_numbers_that_it_breaks_told(
    size: int, browser: Chromium, tmp_path: Path
) -> None:
    """A number in each cell, whose ways the page has once for all of them."""
    bare = Puzzle(TOUCH_SLITHERLINK, Board.square(size, size))
    compiled = bare.compile()
    right, wrong = (random_line(compiled.problem, seed, LoopStyle(), Token(5.0)) for seed in (1, 2))
    assert isinstance(right, Trace) and isinstance(wrong, Trace)
    clues = tuple(TOUCH_SLITHERLINK.candidate_clues(bare, compiled, right))
    puzzle = bare.placed(*clues)
    assert isinstance(puzzle, Puzzle)
    others = TOUCH_SLITHERLINK.candidate_clues(bare, compiled, wrong)
    broken = sum(clue != other for clue, other in zip(clues, others, strict=True))
    data = page_data(Playable(puzzle), {})
    path = tmp_path / "page.html"
    path.write_bytes(webpage([Playable(puzzle)]))
    browser.open(path)
    wrong_stroke, right_stroke = (
        [(data["nodes"][node][0], data["nodes"][node][1]) for node in (*loop.nodes, loop.nodes[0])]
        for loop in (wrong, right)
    )
    browser.drag(wrong_stroke)
    browser.click("check")
    assert words(browser).startswith("The clue ")
    assert words(browser).endswith(f"does not hold. (1 of {broken})")
    browser.click("restart")
    browser.drag(right_stroke)
    assert words(browser).startswith("Solved in ")


def test_progress_is_kept_and_a_collection_counts_it(browser: Chromium, tmp_path: Path) -> None:
    files = ("slitherlink/four-points", "number-path/small-square")
    puzzles = [formats.read(assets.root() / "examples" / f"{file}.puzzle").puzzle for file in files]
    path = tmp_path / "both.html"
    path.write_bytes(webpage([Playable(puzzle) for puzzle in puzzles]))
    browser.open(path)
    data = page_data(Playable(puzzles[0]), {})
    nodes = _answer(puzzles[0])
    places = [(data["nodes"][node][0], data["nodes"][node][1]) for node in (*nodes, nodes[0])]
    play(browser, data, places, touch=False)
    progress = "document.getElementById('progress').textContent"
    listed = "document.getElementById('puzzles').textContent"
    assert [browser.value(progress), browser.value(listed)] == ["1 of 2 solved", "1 ✓2"]
    browser.click("restart")
    assert [browser.value(progress), browser.value(listed)] == ["0 of 2 solved", "12"]
    browser.click("undo")
    assert [browser.value(progress), browser.value(listed)] == ["1 of 2 solved", "1 ✓2"]
    browser.value("page.open(1)")
    browser.open(path, again=True)
    assert browser.value("document.getElementById('title').textContent") == puzzles[1].title
    browser.value("page.open(0)")
    assert browser.value("Object.keys(page.game.sheet.edges).length") == len(nodes)
    assert words(browser).startswith("Solved")


def test_each_collection_opens_at_its_own_place(browser: Chromium, tmp_path: Path) -> None:
    files = ("slitherlink/four-points", "number-path/small-square", "slitherlink/garden")
    puzzles = [formats.read(assets.root() / "examples" / f"{file}.puzzle").puzzle for file in files]
    first, other = tmp_path / "first.html", tmp_path / "other.html"
    first.write_bytes(webpage([Playable(puzzle) for puzzle in puzzles[:2]]))
    other.write_bytes(webpage([Playable(puzzle) for puzzle in puzzles[1:]]))
    browser.open(first)
    browser.value("page.open(1)")
    for path, place in ((other, 0), (first, 1)):
        browser.open(path, again=True)
        assert browser.value("page.here") == place


def test_keys_alone_write_numbers_and_undo_them(browser: Chromium, tmp_path: Path) -> None:
    puzzle = formats.read(assets.root() / "examples/number-path/small-square.puzzle").puzzle
    path = tmp_path / "keys.html"
    path.write_bytes(webpage([Playable(puzzle)]))
    browser.open(path)
    browser.value("page.hand.cursor = 0; page.view.name(); page.view.focus()")
    given = browser.value("page.table.given")
    free = next(node for node in range(len(puzzle.board)) if str(node) not in given)
    for _ in range(free):
        browser.key("ArrowRight", 39)
    number = next(n for n in range(1, 10) if n not in given.values())
    browser.key(str(number), 48 + number, text=str(number))
    assert browser.value("page.game.sheet.numbers") == {str(free): number}
    name = browser.value("document.activeElement.getAttribute('aria-label')")
    assert name.endswith(f"you wrote {number}")
    browser.key("z", 90, modifiers=2)
    assert browser.value("page.game.sheet.numbers") == {}


def test_why_a_press_or_a_key_changes_nothing_stays_said(browser: Chromium, tmp_path: Path) -> None:
    puzzle = formats.read(assets.root() / "examples/jump-maze/honey-maze.puzzle").puzzle
    path = tmp_path / "maze.html"
    path.write_bytes(webpage([Playable(puzzle)]))
    browser.open(path)
    nodes = [(x, y) for x, y in page_data(Playable(puzzle), {})["nodes"]]
    start = browser.value("page.table.start")
    far = next(n for n in range(len(nodes)) if browser.value(f"page.table.way({start}, {n})") < 0)
    browser.drag([nodes[far]])
    assert words(browser) == "The line begins at the start."
    browser.drag([nodes[start]])
    assert words(browser) == ""
    browser.drag([nodes[far]])
    assert words(browser) == "There is no way straight on to there."
    puzzle = formats.read(assets.root() / "examples/number-path/small-square.puzzle").puzzle
    path.write_bytes(webpage([Playable(puzzle)]))
    browser.open(path)
    given = browser.value("page.table.given")
    free = next(node for node in range(len(puzzle.board)) if str(node) not in given)
    number = next(n for n in given.values() if n < 10)
    browser.value(f"page.hand.cursor = page.table.cellOf[{free}]; page.view.name()")
    browser.value("page.view.focus()")
    browser.key(str(number), 48 + number, text=str(number))
    assert words(browser) == f"The number {number} is given elsewhere."


def test_hints_say_where_then_why_then_do_it(browser: Chromium, tmp_path: Path) -> None:
    puzzle = formats.read(assets.root() / "examples/slitherlink/garden.puzzle").puzzle
    path = tmp_path / "hints.html"
    path.write_bytes(webpage([playable(puzzle, Token(20.0), hints=True)]))
    browser.open(path)
    browser.click("hint")
    assert words(browser) == "Look at the marked places."
    browser.click("hint")
    assert ": " in words(browser)
    steps = 0
    while not words(browser).startswith("Solved"):
        browser.click("hint")
        steps += 1
        assert steps < 500
    assert steps > 10


def test_a_hint_without_a_reason_marks_no_places_to_look_at(
    browser: Chromium, tmp_path: Path
) -> None:
    puzzle = formats.read(assets.root() / "examples/slitherlink/garden.puzzle").puzzle
    path = tmp_path / "hints.html"
    path.write_bytes(webpage([playable(puzzle, Token(20.0), hints=True, hint_seconds=0.0)]))
    browser.open(path)
    for drawn in range(2):
        browser.click("hint")
        assert words(browser).startswith("From the solution: ")
        assert browser.value("document.querySelectorAll('.offer').length") == 1
        assert browser.value("Object.keys(page.game.sheet.edges).length") == drawn
        browser.click("hint")


@pytest.mark.parametrize("name", ["jump-maze/honey-maze", "jump-maze/down-to-nothing"])
def test_the_number_of_a_hint_stands_beside_the_figure_of_a_walk(
    name: str, browser: Chromium, tmp_path: Path
) -> None:
    puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
    last = puzzle.compile().nodes[-1]
    assert puzzle.clues_on(Cell(last))
    hint = Hint("Name", "Why.", numbers=((last, 88),))
    path = tmp_path / "walk.html"
    path.write_bytes(webpage([Playable(puzzle, hints=(hint,))]))
    browser.open(path)
    browser.click("hint")
    box = (
        "(({{x, y, width, height}}) => [x, y, x + width, y + height])"
        "(document.querySelector('{}').getBBox())"
    )
    left, top, right, bottom = browser.value(box.format(".offered"))
    x, y = browser.value("page.table.data.nodes.at(-1)")
    figure = browser.value("page.table.data.figure")
    # The box of a text has room above and below its ink, more or less as the font has it.
    ink = (top + bottom) / 2 + 0.3 * (bottom - top)
    assert ink < y - 0.3 * figure or right < x - 0.6 * figure
    cell = browser.value(box.format(".cell:last-of-type"))
    assert cell[0] < left and cell[1] < top


@pytest.mark.parametrize("name", ["jump-maze/honey-maze", "ordered-path/zipper"])
def test_all_hints_together_walk_to_the_end(name: str, browser: Chromium, tmp_path: Path) -> None:
    puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
    path = tmp_path / "walk.html"
    path.write_bytes(webpage([playable(puzzle, Token(20.0), hints=True, hint_seconds=2.0)]))
    browser.open(path)
    presses = 0
    while not words(browser).startswith("Solved"):
        browser.click("hint")
        presses += 1
        assert presses < 500
    assert browser.value("Object.keys(page.game.sheet.numbers).length") == 0


def test_a_paper_has_all_puzzles_and_no_buttons(browser: Chromium, tmp_path: Path) -> None:
    puzzle = formats.read(assets.root() / "examples/masyu/tide.puzzle").puzzle
    path = tmp_path / "paper.html"
    path.write_bytes(webpage([Playable(puzzle)] * 2))
    browser.open(path)
    browser.value("page.printAll()")
    browser.ask("Emulation.setEmulatedMedia", media="print")
    seen = "getComputedStyle(document.querySelector('%s')).display"
    assert browser.value(seen % "#tools") == "none" or browser.value(seen % ".row") == "none"
    assert browser.value("document.querySelectorAll('#paper section').length") == 2
    browser.ask("Emulation.setEmulatedMedia", media="")


def test_each_puzzle_is_printed_on_one_page(browser: Chromium, tmp_path: Path) -> None:
    """A blank one followed, as a page in sight is as high as the window."""
    for count in (1, 2):
        puzzles = [playable(example(TOUCH_SLITHERLINK), Token(5.0))] * count
        path = tmp_path / f"{count}.html"
        path.write_bytes(webpage(puzzles))
        browser.open(path)
        printed = base64.b64decode(browser.ask("Page.printToPDF", preferCSSPageSize=True)["data"])
        assert f"/Count {count}".encode() in printed


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """A film of 400 steps."""
    puzzle = Puzzle(TOUCH_SLITHERLINK, Board.square(2, 2))
    *_, film = animation(puzzle, [Scene(FramePicture(), 9999)] * 400, "html", "light")
    assert isinstance(film, bytes)
    path = tmp_path / "film.html"
    path.write_bytes(film)
    return path


@pytest.mark.parametrize("code", ["en", "de", "fr", "ja"])
def test_the_player_of_a_film_fits_on_a_phone(
    code: str, browser: Chromium, request: pytest.FixtureRequest
) -> None:
    catalogue.speak(code)
    try:
        path = request.getfixturevalue("film")
    finally:
        catalogue.speak("en")
    browser.open(path, 360, 640, phone=True)
    browser.value("go(399)")
    assert browser.value("document.documentElement.scrollWidth") == 360
    assert browser.value(
        "[...document.querySelectorAll('button, input, span')].every(part =>"
        " part.getClientRects().length === 1 && part.getBoundingClientRect().right <= 360)"
    )
    assert browser.value("document.getElementById('time').clientWidth") >= 80


def test_space_presses_the_button_that_has_the_keyboard_and_plays_elsewhere(
    browser: Chromium, film: Path
) -> None:
    browser.open(film)
    now = "[here, playing]"
    browser.value("go(5); document.getElementById('back').focus()")
    browser.key(" ", 32, text=" ")
    assert browser.value(now) == [4, False]
    browser.value("document.getElementById('play').focus()")
    browser.key(" ", 32, text=" ")
    assert browser.value(now) == [4, True]
    browser.value("document.getElementById('time').focus()")
    browser.key(" ", 32, text=" ")
    assert browser.value(now) == [4, False]
