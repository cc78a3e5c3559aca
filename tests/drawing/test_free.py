"""Pictures of free graphs: every line, every corner, marks and answers over them."""

from __future__ import annotations

import math

import pytest

from studio import assets, formats
from studio.board import Cell
from studio.board.figures import house
from studio.board.free import NODE_RADIUS, FreeLattice, graph_board, lines_of
from studio.drawing import draw
from studio.drawing.draw import captions
from studio.drawing.free import LETTER_SIZE, free_grid, strands
from studio.drawing.lettering import ink
from studio.drawing.overlay import Overlay, Suggestion
from studio.drawing.shapes import Circle, Path, Text
from studio.drawing.style import style_of
from studio.drawing.themes import Theme
from studio.families import GRAPH_PATH
from studio.families.one_stroke import ONE_STROKE
from studio.formats.format import Output
from studio.formats.svg import picture_of
from studio.puzzle import Clue, Clues, Puzzle, Rule

EXAMPLES = assets.root() / "examples" / "graph-path"
STYLE = style_of("cells", FreeLattice(), False)


def test_every_line_and_every_corner_is_drawn() -> None:
    lines, dots = free_grid(house(), STYLE)
    assert isinstance(lines, Path) and isinstance(dots, Path)
    assert sum(name == "M" for name, _ in lines.commands) == 8
    assert sum(name == "M" for name, _ in dots.commands) == 5
    assert all(name != "Q" for name, _ in lines.commands)
    assert free_grid(graph_board([]), STYLE) == ()


def test_parallel_lines_bow_away_from_each_other() -> None:
    board = graph_board([(0, 0), (2, 0)], [(0, 1)] * 3)
    lines, _ = free_grid(board, STYLE)
    assert isinstance(lines, Path)
    bends = [where for name, where in lines.commands if name == "Q"]
    assert len(bends) == 2 and sum(name == "L" for name, _ in lines.commands) == 1
    assert bends[0][1] == -bends[1][1] != 0 and bends[0][0] == bends[1][0] == 1


def test_a_conflict_tints_a_corner_and_draws_nothing_empty() -> None:
    start = Clue("start", Cell((4,)))
    puzzle = Puzzle(ONE_STROKE, house(), Clues().having(start))
    picture = draw(puzzle, Overlay(conflict=(start,)))
    tints = dict(picture.layers)["tints"]
    assert tints and all(isinstance(shape, Path) and shape.commands for shape in tints)


@pytest.mark.parametrize("paper", [False, True])
def test_a_whole_picture(paper: bool) -> None:
    ends = Clues().having(Clue("start", Cell((0,))), Clue("end", Cell((1,))))
    puzzle = Puzzle(ONE_STROKE, house(), ends)
    line = tuple((node,) for node in (0, 1, 2, 0, 3, 2, 4, 3, 1))
    picture = draw(puzzle, Overlay(line=line, selected=frozenset({Cell((2,))})), paper=paper)
    layers = dict(picture.layers)
    assert layers["grid"] and layers["line"]
    rings = [shape for shape in layers["clues"] if isinstance(shape, Circle)]
    assert len(rings) == 3
    left, top, right, bottom = picture.bounds
    assert left < 0 < 2 < right and top < 0 < 3 < bottom


HOUSE = tuple((node,) for node in (0, 1, 2, 0, 3, 2, 4, 3, 1))


def test_a_stroke_has_a_ring_a_pen_and_a_caption_for_each_line() -> None:
    puzzle = Puzzle(ONE_STROKE, house())
    words = tuple("abcdefgh")
    found = dict(draw(puzzle, Overlay(line=HOUSE, captions=words)).layers)["line"]
    thread, ring, pen, *rest = found
    assert isinstance(thread, Path) and len(thread.commands) == 9
    assert isinstance(ring, Circle) and (ring.x, ring.y) == (0, 3)
    # The pen has come to corner 1 for the second time, so it lies a little beside it.
    assert isinstance(pen, Circle) and 0.02 < abs(complex(pen.x - 2, pen.y - 3)) < 0.03
    told = [shape for shape in rest if isinstance(shape, Text)]
    assert [shape.text for shape in told] == list(words)
    assert len({(round(shape.x, 1), round(shape.y, 1)) for shape in told}) == 8
    bare = dict(draw(puzzle, Overlay(line=HOUSE)).layers)["line"]
    assert len(bare) == 3


def test_long_drawings_have_no_numbers() -> None:
    puzzle = Puzzle(ONE_STROKE, house())
    assert captions(puzzle, tuple((i % 5,) for i in range(70))) == ()
    assert captions(puzzle, HOUSE[:4]) == ("1", "2", "3")


@pytest.mark.parametrize("theme", ["print", "light"])
def test_the_answer_of_a_drawing_says_in_which_order_its_lines_are_drawn(theme: Theme) -> None:
    """In booklets it was the whole drawing once more, in grey."""
    puzzle = Puzzle(ONE_STROKE, house())
    told = dict(picture_of(puzzle, Output(HOUSE, theme=theme)).layers)["line"]
    words = [shape.text for shape in told if isinstance(shape, Text)]
    assert words == list(captions(puzzle, HOUSE)) and len(words) == 8
    assert not any(isinstance(s, Text) for s in dict(picture_of(puzzle).layers)["line"])


def test_a_stroke_uses_each_of_several_parallel_lines() -> None:
    board = graph_board([(0, 0), (2, 0)], [(0, 1)] * 2)
    puzzle = Puzzle(ONE_STROKE, board)
    picture = draw(puzzle, Overlay(line=((0,), (1,), (0,))))
    thread = dict(picture.layers)["line"][0]
    assert isinstance(thread, Path)
    (_, there), (_, back) = thread.commands[1:]
    assert there[1] == -back[1] != 0
    assert {strand.at(0.5)[1] > 0 for strand in strands(board)} == {True, False}


def test_odd_corners_say_how_many_lines_meet() -> None:
    puzzle = Puzzle(ONE_STROKE, house())
    picture = draw(puzzle, Overlay(odd=frozenset({(0,), (1,)})))
    told = [shape for shape in dict(picture.layers)["rims"] if isinstance(shape, Text)]
    assert [(shape.text, shape.x, shape.y) for shape in told] == [("3", 0, 3), ("3", 2, 3)]
    disc, _, number, _ = dict(picture.layers)["rims"]
    alone = draw(puzzle, Overlay(odd=frozenset({(0,)})))
    assert dict(alone.layers)["rims"] == (disc, number)


def test_the_dot_of_a_doubtful_corner_covers_no_name() -> None:
    board = graph_board([(0, 0), (2, 0)], [(0, 1)], names=["C1", ""])
    puzzle = Puzzle(GRAPH_PATH, board)
    layers = dict(draw(puzzle, Overlay(doubt={(0,): 1.0, (1,): 1.0})).layers)
    shapes = [shape for layer in layers.values() for shape in layer]
    name = next(s for s in shapes if isinstance(s, Text) and s.text == "C1")
    dots = [s for s in shapes if isinstance(s, Circle) and s.fill == "doubt_dot"]
    reach = {(d.x, d.y): math.dist((d.x, d.y), (name.x, name.y)) - d.radius for d in dots}
    assert len(dots) == 2 and (2, 0) in reach
    assert min(reach.values()) > name.size / 2


def letters_of(puzzle: Puzzle, *, lettered: bool) -> dict[str, tuple[float, float]]:
    """Where the letters of corners stand in the picture of a puzzle."""
    rims = dict(draw(puzzle, lettered=lettered).layers)["rims"]
    called = lines_of(puzzle.board).called
    return {s.text: (s.x, s.y) for s in rims if isinstance(s, Text) and s.text in called}


@pytest.mark.parametrize("rule", [ONE_STROKE, GRAPH_PATH], ids=lambda rule: rule.key)
def test_corners_have_their_letters_beside_them_where_sentences_name_them(rule: Rule) -> None:
    nodes = [(2 * i % 7, i // 3 + 0.5 * (i % 2)) for i in range(9)]
    board = graph_board(nodes, [(u, v) for u in range(8) for v in (u + 1, u * u % 9) if u != v])
    puzzle = Puzzle(rule, board)
    assert letters_of(puzzle, lettered=False) == {}
    found = letters_of(puzzle, lettered=True)
    assert tuple(found) == lines_of(board).called
    for node, (x, y) in zip(nodes, found.values(), strict=True):
        away = math.dist(node, (x, y))
        assert away + LETTER_SIZE / 2 > NODE_RADIUS and away < 1
        ways = [strand for strand in strands(board) if node in (strand.start, strand.end)]
        far = [math.dist((x, y), strand.at(i / 50)) for strand in ways for i in range(51)]
        assert min(far) > LETTER_SIZE / 2, "no line of its own leads through it"


def test_a_name_stands_on_its_corner_alone() -> None:
    board = graph_board([(0, 0), (2, 0)], [(0, 1)], names=("Ulm", ""))
    assert tuple(letters_of(Puzzle(ONE_STROKE, board), lettered=True)) == ("a",)


def test_letters_of_corners_keep_clear_of_those_of_suggestions() -> None:
    puzzle = Puzzle(GRAPH_PATH, formats.read(EXAMPLES / "icosian-game.puzzle").puzzle.board)
    for node in range(len(puzzle.board)):
        suggested = Suggestion(Clue("labels", Cell((node,)), 1), "A")
        picture = dict(draw(puzzle, Overlay(suggestions=(suggested,)), lettered=True).layers)
        name = lines_of(puzzle.board).called[node]
        (letter,) = (s for s in picture["rims"] if isinstance(s, Text) and s.text == name)
        (tag,) = (s for s in picture["marks"] if isinstance(s, Text) and s.text == "A")
        assert math.dist((letter.x, letter.y), (tag.x, tag.y)) > (letter.size + tag.size) / 2


@pytest.mark.parametrize(
    "name", ["graph-path/icosian-game", "graph-path/petersen", "one-stroke/house"]
)
def test_letters_lie_within_the_picture_also_beside_suggestions(name: str) -> None:
    """They stood over the rim of frames and pages, which cut them."""
    puzzle = formats.read(assets.path("examples", *f"{name}.puzzle".split("/"))).puzzle
    plain = draw(puzzle, lettered=True)
    kind = puzzle.rule.kinds[0].key if puzzle.rule.kinds else ""
    for at in puzzle.board.cells if kind else puzzle.board.cells[:1]:
        over = Overlay(suggestions=(Suggestion(Clue(kind, Cell(at), 1), "A"),) if kind else ())
        picture = draw(puzzle, over, lettered=True)
        assert picture.bounds == plain.bounds, "nothing moves where a suggestion comes"
        left, top, right, bottom = picture.bounds
        for shape in dict(picture.layers)["rims"]:
            if isinstance(shape, Text):
                start, end = ink(shape.text, shape.weight)
                half, high = (end - start) * shape.size / 2, 0.57 * shape.size
                assert left <= shape.x - half and shape.x + half <= right
                assert top <= shape.y - high and shape.y + high <= bottom


def test_a_name_does_not_stand_under_the_number_of_the_answer() -> None:
    puzzle = formats.read(EXAMPLES / "formula.puzzle").puzzle
    line = puzzle.board.cells
    named = {puzzle.board.name(at) for at in line} - {""}
    for answer in (None, line):
        layers = dict(draw(puzzle, Overlay(line=answer), paper=True).layers)
        told = {s.text for s in layers["rims"] if isinstance(s, Text)}
        assert named and bool(named & told) is (answer is None)
