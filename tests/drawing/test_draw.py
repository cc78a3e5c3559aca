"""What every picture promises, on boards and overlays of every kind."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import assets, formats
from studio.board import At, Board, Cell, Corner, Edge, Spot, SpotKind
from studio.board.free import graph_board
from studio.board.lattice import Patched
from studio.board.rooms import depth
from studio.board.tilings import APERIODIC, PATCHED
from studio.drawing import LAYERS, Circle, Overlay, Path, Picture, Suggestion, Text, draw
from studio.drawing.badges import box
from studio.drawing.ground import MOST_HATCHED
from studio.drawing.marks import spot_point
from studio.drawing.overlay import Pencil
from studio.drawing.themes import THEMES, colours
from studio.families import (
    BALANCE_LOOP,
    CASTLE_WALL,
    GERADEWEG,
    GRAND_TOUR,
    GRAPH_PATH,
    JUMP_MAZE,
    MID_LOOP,
    MOON_OR_SUN,
    NUMBER_PATH,
    REGIONAL_YAJILIN,
    RULES,
    SHINGOKI,
    SLITHERLINK,
    YAJILIN,
)
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.puzzle.clues import ray
from tests.boards import puzzles
from tests.budget import EACH
from tests.drawing.test_themes import contrast

HEX = Puzzle(
    NUMBER_PATH,
    Board.hexagon(2, holes=[(0, 0)]),
    Clues(
        {
            "labels": {Cell((0, -2)): 1, Cell((1, 0)): 9, Cell((0, 2)): 18},
            "diamonds": {Edge.of((1, -2), (2, -2)): None, Edge.of((-1, 0), (-1, 1)): None},
        }
    ),
)
FIRST, NINE, LAST, DIAMOND, OTHER = HEX.clues.all()
LOOP = Puzzle(
    SLITHERLINK,
    Board.square(3, 4, holes=[(1, 1)]),
    Clues({"numbers": {Cell((0, 0)): 3, Cell((2, 3)): 2}}),
)
THREE, TWO = LOOP.clues.all()
ROUND = ((0, 0), (0, 1), (1, 1), (1, 0))


def everything(puzzle: Puzzle, clues: list[Clue]) -> Overlay:
    """An overlay with all there is."""
    cells, corners = puzzle.board.cells, puzzle.board.corners
    over_cells = puzzle.rule.line_on == "cells"
    nodes = cells if over_cells else corners
    graph = puzzle.board.cell_graph if over_cells else puzzle.board.loop_graph
    on = SpotKind.EDGE if over_cells else SpotKind.SIDE
    spots = [Edge.of(nodes[u], nodes[v], on) for u, v in graph.edges]
    return Overlay(
        line=nodes[:3],
        line_closed=True,
        other=nodes[1:4],
        common=frozenset(spots[:2]),
        doubt={at: i / len(cells) for i, at in enumerate(cells)},
        redundant=frozenset(clues[:1]),
        conflict=frozenset(clues[1:2]),
        suggestions=tuple(
            Suggestion(Clue(puzzle.rule.kinds[0].key, Cell(at), 2), "A") for at in cells[-1:]
        ),
        selected=frozenset({Cell(cells[0])}),
        cursor=Cell(cells[-1]),
        typed="12",
        hover=Cell(cells[0]),
        blink=clues[0].spot if clues else None,
        written={cells[-1]: 3},
        drawn=frozenset(spots[:1]),
        crossed=frozenset(spots[-1:]),
    )


def shapes(picture: Picture, *layers: str) -> list[Any]:
    return [
        shape for name, found in picture.layers if not layers or name in layers for shape in found
    ]


def roles(picture: Picture) -> Iterator[str]:
    for shape in shapes(picture):
        if isinstance(shape, Text):
            yield shape.role
        else:
            yield from (role for role in (shape.fill, shape.stroke) if role is not None)


def figures(picture: Picture) -> dict[str, Text]:
    return {shape.text: shape for shape in shapes(picture) if isinstance(shape, Text)}


def test_what_a_step_names_is_read_on_paper() -> None:
    """Its cells were filled with ink, under their black figures."""
    for puzzle in (HEX, LOOP):
        cell = frozenset({Cell(puzzle.board.cells[0])})
        picture = draw(puzzle, Overlay(because=cell), paper=True)
        fills = {shape.fill for shape in shapes(picture, "tints") if isinstance(shape, Path)}
        assert fills == {"pale"}


def test_what_was_drawn_is_no_border_on_paper_and_what_follows_is_black() -> None:
    """The line, what a step adds to it and the borders of regions were black and of one width."""
    puzzle = formats.read(assets.path("examples", "country-road", "lanes.puzzle")).puzzle
    line, step = (Edge.of((0, x), (0, x + 1)) for x in (0, 2))
    picture = draw(
        puzzle, Overlay(drawn=frozenset({line, step}), then=frozenset({step})), paper=True
    )
    (drawn,) = (s for s in shapes(picture, "line") if isinstance(s, Path))
    (black,) = (s for s in shapes(picture, "links") if isinstance(s, Path))
    assert (drawn.stroke, black.stroke) == ("pale", "ink")


@pytest.mark.parametrize("paper", [False, True])
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
@settings(max_examples=EACH)
@given(st.data())
def test_every_role_is_a_colour_and_every_shape_is_sound(
    rule: Any, paper: bool, data: st.DataObject
) -> None:
    puzzle = data.draw(puzzles(rule))
    for overlay in (Overlay(), everything(puzzle, list(puzzle.clues.all()))):
        picture = draw(puzzle, overlay, paper=paper)
        assert tuple(name for name, _ in picture.layers) == LAYERS
        for theme in ["print"] if paper else THEMES[:2]:
            assert set(roles(picture)) <= colours(theme).keys()
        left, top, right, bottom = picture.bounds
        for shape in shapes(picture):
            match shape:
                case Path(commands=commands):
                    assert commands and commands[0][0] == "M"
                    numbers = [value for _, values in commands for value in values]
                case Circle(x=x, y=y, radius=radius):
                    numbers = [x, y]
                    assert radius > 0
                case Text(x=x, y=y):
                    numbers = [x, y]
                    assert left <= x <= right and top <= y <= bottom
            assert all(map(math.isfinite, numbers))


@pytest.mark.parametrize("puzzle", [HEX, LOOP], ids=["cells", "corners"])
def test_without_an_overlay_it_is_the_printed_puzzle(puzzle: Puzzle) -> None:
    picture = draw(puzzle)
    empty = {name for name, found in picture.layers if not found}
    assert empty == {"tints", "line", "links", "rims", "selection", "marks", "cursor"}
    printed = draw(puzzle, paper=True)
    assert figures(printed).keys() == figures(picture).keys()
    assert set(roles(printed)) <= {"ink", "paper", "grey"}


@pytest.mark.parametrize("puzzle", [HEX, LOOP], ids=["cells", "corners"])
def test_what_did_not_change_is_the_same_object(puzzle: Puzzle) -> None:
    clue = next(iter(puzzle.clues.all()))
    overlay = Overlay(conflict=frozenset({clue}), doubt={puzzle.board.cells[-1]: 0.5})
    before = dict(draw(puzzle, overlay).layers)
    same = dict(draw(replace(puzzle, title="other"), replace(overlay)).layers)
    assert all(same[name] is before[name] for name in LAYERS)
    erased = dict(draw(puzzle.erased(clue), overlay).layers)
    assert [name for name in LAYERS if erased[name] is not before[name]] == ["clues"]
    moved = dict(draw(puzzle, replace(overlay, cursor=Cell(puzzle.board.cells[0]))).layers)
    assert [name for name in LAYERS if moved[name] is not before[name]] == ["selection"]


def test_unchanged_figures_are_the_same_objects() -> None:
    after = HEX.erased(NINE)
    kept = {id(shape) for shape in shapes(draw(HEX), "clues") if isinstance(shape, Text)}
    assert all(id(shape) in kept for shape in figures(draw(after)).values())


@pytest.mark.parametrize(
    ("change", "layer"),
    [
        ({"line": HEX.board.cells[:2]}, "line"),
        ({"other": HEX.board.cells[:2]}, "line"),
        ({"drawn": frozenset({Edge.of((0, -2), (1, -2))})}, "line"),
        ({"common": frozenset({Edge.of((0, -2), (1, -2))})}, "links"),
        ({"shares": {Edge.of((0, -2), (1, -2)): 0.5}}, "links"),
        ({"crossed": frozenset({Edge.of((0, -2), (1, -2))})}, "links"),
        ({"doubt": {(2, 0): 0.5}}, "tints"),
        ({"doubt": {(2, 0): 0.5}}, "rims"),
        ({"conflict": frozenset({NINE})}, "tints"),
        ({"conflict": frozenset({NINE})}, "rims"),
        ({"conflict": frozenset({NINE})}, "marks"),
        ({"conflict": frozenset({DIAMOND})}, "marks"),
        ({"redundant": frozenset({NINE})}, "clues"),
        ({"redundant": frozenset({DIAMOND})}, "clues"),
        ({"suggestions": (Suggestion(Clue("labels", Cell((2, 0)), 4), "A"),)}, "marks"),
        ({"suggestions": (Suggestion(Clue("diamonds", OTHER.spot), "B"),)}, "marks"),
        ({"selected": frozenset({Cell((2, 0))})}, "selection"),
        ({"selected": frozenset({DIAMOND.spot})}, "cursor"),
        ({"cursor": Cell((2, 0))}, "selection"),
        ({"selected": frozenset({Cell((2, 0))}), "typed": "1"}, "cursor"),
        ({"ghosts": frozenset({(0, 0)})}, "tints"),
        ({"hover": Cell((2, 0))}, "selection"),
        ({"blink": NINE.spot}, "selection"),
        ({"written": {(2, 0): 5}}, "clues"),
        ({"leads": (((0, -2), (0, 0)),)}, "links"),
        ({"jumps": (((0, -2), (0, 0)),)}, "links"),
        ({"onward": (((0, -2), (0, 0)),)}, "links"),
        ({"unreached": frozenset({(2, 0)})}, "tints"),
        ({"dead": frozenset({(2, 0)})}, "tints"),
        ({"shaded": frozenset({(2, 0)})}, "tints"),
        ({"because": frozenset({NINE.spot})}, "tints"),
        ({"because": frozenset({NINE.spot, Edge.of((0, -2), (1, -2))})}, "links"),
        ({"then": frozenset({Cell((2, 0)), Edge.of((0, -2), (1, -2))})}, "links"),
        (
            {"pairs": ((Edge.of((0, -2), (1, -2)), Edge.of((1, -2), (2, -2)), "="),)},
            "cursor",
        ),
    ],
)
def test_each_mark_shows_in_its_layer(change: dict[str, Any], layer: str) -> None:
    assert dict(draw(HEX, Overlay(**change)).layers)[layer] != dict(draw(HEX).layers)[layer]


def test_written_numbers_stand_out_from_a_line_under_them() -> None:
    at = (2, 0)

    def discs(**marks: Any) -> int:
        picture = draw(HEX, Overlay(written={at: 5}, **marks))
        return sum(isinstance(shape, Circle) for shape in shapes(picture, "clues"))

    assert discs(drawn=frozenset({Edge.of(at, (1, 1))})) == discs() + 1


@pytest.mark.parametrize(("at", "step", "twice"), [(0, 1, False), (30, 31, False), (0, 2, True)])
def test_a_number_that_is_given_is_not_written_beside_itself(
    at: int, step: int, twice: bool
) -> None:
    """Steps of an explanation write what is given, too: a label 1 had a small 1 beside it."""
    puzzle = formats.read(assets.root() / "examples" / "graph-path" / "formula.puzzle").puzzle
    plain = [shape.text for shape in shapes(draw(puzzle)) if isinstance(shape, Text)]
    written = draw(puzzle, Overlay(written={(at,): step}))
    texts = [shape.text for shape in shapes(written) if isinstance(shape, Text)]
    assert texts.count(str(step)) - plain.count(str(step)) == twice


def test_a_number_written_where_a_figure_stands_is_small_beside_it() -> None:
    maze = Puzzle(JUMP_MAZE, Board.square(2, 2), Clues({"jumps": {Cell((0, 0)): 1}}))
    texts = [
        shape
        for shape in shapes(draw(maze, Overlay(written={(0, 0): 3, (1, 1): 4})))
        if isinstance(shape, Text)
    ]
    given, three, four = (next(t for t in texts if t.text == text) for text in "134")
    assert (four.x, four.y) == maze.board.centre((1, 1))
    assert three.size < given.size / 2 and (three.x, three.y) != (given.x, given.y)


def test_figures_on_a_strong_line_stand_on_a_disc() -> None:
    loop = Puzzle(GERADEWEG, Board.square(3, 3), Clues({"numbers": {Cell((0, 0)): 2}}))

    def discs(*edges: Edge) -> int:
        found = shapes(draw(loop, Overlay(drawn=frozenset(edges))), "clues")
        return sum(isinstance(shape, Circle) for shape in found)

    assert discs(Edge.of((0, 1), (0, 2))) == 0
    assert discs(Edge.of((0, 0), (0, 1))) == 1


def test_figures_in_shaded_cells_have_another_colour() -> None:
    board = Board.square(3, 3)
    rooms = Puzzle(REGIONAL_YAJILIN, board, Clues({"numbers": {Cell((0, 0)): 1}}))

    def inks(*shaded: At) -> set[str]:
        found = shapes(draw(rooms, Overlay(shaded=frozenset(shaded))), "clues")
        return {shape.role for shape in found if isinstance(shape, Text)}

    assert inks((1, 1)) == inks() == {"number"}
    assert inks((0, 0)) == {"cell"}


def test_a_line_through_a_circle_with_a_figure_leaves_the_circle_in_sight() -> None:
    given = Clues({"circles": {Cell((0, 0)): 2}, "numbers": {Cell((0, 0)): 5}})
    loop = Puzzle(SHINGOKI, Board.square(3, 3), given)

    def signs(*edges: Edge) -> tuple[object, ...]:
        found = shapes(draw(loop, Overlay(drawn=frozenset(edges))), "clues")
        return tuple((type(shape), getattr(shape, "fill", None)) for shape in found)

    assert signs(Edge.of((0, 0), (0, 1))) == signs()
    assert (Circle, "ink") in signs()


def test_an_edge_that_follows_leaves_the_figures_at_its_ends_in_sight() -> None:
    given = Clues({"circles": {Cell((0, 0)): 2}, "numbers": {Cell((0, 0)): 5}})
    loop, edge = Puzzle(SHINGOKI, Board.square(3, 3), given), Edge.of((0, 0), (0, 1))
    found = shapes(draw(loop, Overlay(then=frozenset({edge}))))
    (sign,) = (shape for shape in found if isinstance(shape, Circle))
    (follows,) = (shape for shape in found if isinstance(shape, Path) and shape.stroke == "accent")
    points = [values for _, values in follows.commands]
    assert all(math.dist(point, (sign.x, sign.y)) > sign.radius for point in points)


def test_an_edge_that_follows_is_whole_where_no_figure_stands() -> None:
    loop, edge = Puzzle(SHINGOKI, Board.square(3, 3)), Edge.of((0, 0), (0, 1))
    found = shapes(draw(loop, Overlay(then=frozenset({edge}))))
    (follows,) = (shape for shape in found if isinstance(shape, Path) and shape.stroke == "accent")
    ends = [loop.board.centre(at) for at in (edge.a, edge.b)]
    assert [values for _, values in follows.commands] == [pytest.approx(end) for end in ends]


def test_corners_of_a_step_are_ringed_whether_it_rests_on_them_or_concludes_them() -> None:
    puzzle = Puzzle(SLITHERLINK, Board.square(3, 3))
    known, new = Corner((1, 1)), Corner((2, 2))
    found = shapes(draw(puzzle, Overlay(because=frozenset({known}), then=frozenset({new}))))
    rings = {(shape.x, shape.y): shape for shape in found if isinstance(shape, Circle)}
    rested, concluded = rings[spot_point(puzzle.board, known)], rings[spot_point(puzzle.board, new)]
    assert (rested.stroke, bool(rested.dash)) == ("several", True)
    assert (concluded.stroke, bool(concluded.dash)) == ("accent", False)


def test_suns_have_rays_and_moons_are_crescents_whatever_their_colour() -> None:
    puzzle = Puzzle(
        MOON_OR_SUN, Board.square(1, 2), Clues({"marks": {Cell((0, 0)): 1, Cell((0, 1)): 2}})
    )
    for picture in (draw(puzzle), draw(puzzle, paper=True)):
        sun, moon = (s for s in shapes(picture, "clues") if isinstance(s, Path) and s.fill)
        assert (sun.fill, moon.fill) == ("paper", "ink")
        rays, rim = (
            [math.dist(point, puzzle.board.centre(at)) for _, point in sign.commands if point]
            for sign, at in ((sun, (0, 0)), (moon, (0, 1)))
        )
        assert sum(far > 0.95 * max(rays) for far in rays) == 8
        assert min(rim) < 0.5 * max(rim)


@pytest.mark.parametrize(
    ("rule", "kind", "above"),
    [
        (MID_LOOP, "middles", False),
        (NUMBER_PATH, "open", False),
        (NUMBER_PATH, "diamonds", False),
        (GRAND_TOUR, "stretches", True),
    ],
)
@pytest.mark.parametrize(("mark", "ink"), [("then", "accent"), ("because", "several")])
@pytest.mark.parametrize("spot", [Edge.of((0, 0), (0, 1)), Cell((0, 1))])
def test_signs_on_borders_lie_on_a_reason_and_edges_of_it_on_given_parts(
    rule: Rule, kind: str, above: bool, mark: str, ink: str, spot: Spot
) -> None:
    edge = Edge.of((0, 0), (0, 1))
    given = {edge: 5 if kind == "open" else None}
    puzzle = Puzzle(rule, Board.square(3, 3), Clues({kind: given}))
    signs = shapes(draw(puzzle), "clues")
    overlay = (
        Overlay(then=frozenset({spot})) if mark == "then" else Overlay(because=frozenset({spot}))
    )
    found = shapes(draw(puzzle, overlay))
    (line,) = (i for i, shape in enumerate(found) if getattr(shape, "stroke", None) == ink)
    above = above and isinstance(spot, Edge)
    assert all((line > found.index(sign)) is above for sign in signs)


def test_a_number_of_the_players_covers_no_sign_on_a_border() -> None:
    given = Clues({"open": {Edge.of((0, 0), (0, 1)): 5}})
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3), given)
    (sign, *_) = (s for s in shapes(draw(puzzle), "clues") if isinstance(s, Circle))
    line = Overlay(written={(0, 0): 4}, line=((0, 0), (0, 1)))
    found = [s for s in shapes(draw(puzzle, line), "clues") if isinstance(s, Circle)]
    assert found.index(sign) == len(found) - 1 > 0


def test_a_conflict_of_a_round_sign_on_a_border_is_a_ring_round_it() -> None:
    clue = Clue("open", Edge.of((0, 0), (0, 1)), 5)
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(clue)
    assert isinstance(puzzle, Puzzle)
    (sign,) = (s for s in shapes(draw(puzzle), "clues") if isinstance(s, Circle))
    found = shapes(draw(puzzle, Overlay(conflict=frozenset({clue}))), "marks")
    (ring,) = (s for s in found if isinstance(s, Circle) and s.stroke == "none")
    assert (ring.x, ring.y) == (sign.x, sign.y) and ring.radius > sign.radius


@pytest.mark.parametrize("board", [Board.square(3, 3), Board.hexagon(1)], ids=["square", "hex"])
@pytest.mark.parametrize("value", [1, 6, 48])
def test_badges_on_borders_cover_no_figure(board: Board, value: int) -> None:
    here = board.cells[len(board.cells) // 2]
    around = {Cell(at): value for at in board.neighbours(here)}
    signs = {Edge.of(here, at): 5 for at in board.neighbours(here)}
    puzzle = Puzzle(
        NUMBER_PATH, board, Clues({"labels": {Cell(here): value, **around}, "open": signs})
    )
    for clue in puzzle.clues.all():
        if clue.kind == "open":
            found = shapes(draw(puzzle, Overlay(conflict=frozenset({clue}))))
            (badge,) = (s for s in found if isinstance(s, Circle) and s.fill == "none")
            for text in (s for s in found if isinstance(s, Text)):
                left, top, right, bottom = box(text)
                aside = max(left - badge.x, 0.0, badge.x - right)
                above = max(top - badge.y, 0.0, badge.y - bottom)
                assert math.hypot(aside, above) > badge.radius


@pytest.mark.parametrize("mark", ["selected", "cursor", "hover", "blink", "pointed"])
def test_signs_on_borders_and_badges_lie_on_the_borders_of_cells_that_are_chosen(
    mark: str,
) -> None:
    clue, here = Clue("labels", Cell((0, 0)), 3), Cell((0, 0))
    given = Clues({"open": {Edge.of((0, 0), (0, 1)): 5}, "labels": {here: 3}})
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3), given)
    over = Overlay(conflict=frozenset({clue}))
    plain = shapes(draw(puzzle, over))
    chosen = {
        "selected": replace(over, selected=frozenset({here})),
        "pointed": replace(over, pencil=Pencil(pointed=frozenset({here}))),
    }.get(mark) or replace(over, **{mark: here})
    found = shapes(draw(puzzle, chosen))
    (border,) = (i for i, s in enumerate(found) if getattr(s, "stroke", None) == "accent")
    signs = [s for s in plain if isinstance(s, Circle)]
    assert len(signs) == 2 and all(found.index(sign) > border for sign in signs)


@pytest.mark.parametrize("mark", ["selected", "cursor", "blink"])
@pytest.mark.parametrize("puzzle", [HEX, LOOP], ids=["cells", "corners"])
def test_the_border_of_a_conflict_stays_in_sight_around_that_of_the_selection(
    puzzle: Puzzle, mark: str
) -> None:
    clue = next(iter(puzzle.clues.all()))
    here = frozenset({clue.spot}) if mark == "selected" else clue.spot
    over = replace(Overlay(conflict=frozenset({clue})), **{mark: here})
    (outer,) = shapes(draw(puzzle, over), "rims")
    (inner,) = shapes(draw(puzzle, over), "selection")
    tops = [min(values[-1] for _, values in path.commands if values) for path in (outer, inner)]
    # Pointed at the top, hexagons are farther apart there than along their sides.
    slant = math.sqrt(0.75) if puzzle is HEX else 1.0
    assert (tops[1] - tops[0]) * slant > (outer.width + inner.width) / 2


def test_a_chosen_sign_that_is_round_has_a_ring_round_it() -> None:
    edge = Edge.of((0, 0), (0, 1))
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3), Clues({"open": {edge: 5}}))
    (sign,) = (s for s in shapes(draw(puzzle), "clues") if isinstance(s, Circle))
    (ring,) = shapes(draw(puzzle, Overlay(selected=frozenset({edge}))), "cursor")
    assert isinstance(ring, Circle)
    assert (ring.x, ring.y) == (sign.x, sign.y) and ring.radius > sign.radius + ring.width


FILLS = ("ink", "paper", "pale")
"""Of cells that are walls."""


def test_the_border_of_a_conflict_is_in_sight_on_a_cell_that_is_a_wall() -> None:
    walls = [Clue("walls", Cell((0, 0)), 1), Clue("walls", Cell((0, 1)), 2)]
    puzzle = Puzzle(CASTLE_WALL, Board.square(2, 2)).placed(*walls)
    assert isinstance(puzzle, Puzzle)
    found = shapes(draw(puzzle, Overlay(conflict=frozenset(walls))))
    blocks = [i for i, s in enumerate(found) if isinstance(s, Path) and s.fill in FILLS]
    borders = [
        i
        for i, s in enumerate(found)
        if isinstance(s, Path) and s.stroke == "none" and s.width > 0.05
    ]
    assert len(blocks) >= len(borders) == 2 and max(blocks) < min(borders)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_walls_of_every_colour_stand_out_from_the_cells_beside_them(theme: str) -> None:
    walls = [Clue("walls", Cell((0, value)), value) for value in range(3)]
    puzzle = Puzzle(CASTLE_WALL, Board.square(2, 3)).placed(*walls)
    assert isinstance(puzzle, Puzzle)
    palette = colours(theme)  # type: ignore[arg-type]
    blocks = [s for s in shapes(draw(puzzle)) if isinstance(s, Path) and s.fill in FILLS]
    assert len(blocks) == len(FILLS)
    for block in blocks:
        seen = [palette[role] for role in (block.fill, block.stroke) if role is not None]
        assert max(contrast(one, palette["cell"]) for one in seen) >= 3.0, block.fill


def test_stretches_that_meet_are_one_line() -> None:
    ends = [Edge.of((0, 0), (0, 1)), Edge.of((0, 1), (1, 1))]
    tour = Puzzle(GRAND_TOUR, Board.square(3, 3), Clues({"stretches": dict.fromkeys(ends)}))
    found = [shape for shape in shapes(draw(tour), "clues") if isinstance(shape, Path)]
    assert {(shape.fill, shape.cap) for shape in found} == {(None, "round")}


def test_every_field_of_the_overlay_has_a_mark() -> None:
    tried = {
        name
        for mark in test_each_mark_shows_in_its_layer.pytestmark  # type: ignore[attr-defined]
        for change, _ in mark.args[1]
        for name in change
    }
    modifiers = {"line_closed", "line_pale", "line_rough", "fresh"}
    # See test_free.py, test_mending.py, test_pencil.py, test_sketch.py and test_trial.py.
    elsewhere = {"odd", "captions", "trial", "added", "twice", "strokes", "sketch", "pencil"}
    assert tried | modifiers | elsewhere == {field.name for field in fields(Overlay)}


# -- second cues: each meaning survives grey print -------------------------------------------------


@pytest.mark.parametrize(("puzzle", "clue"), [(HEX, NINE), (LOOP, TWO)], ids=["cells", "corners"])
def test_redundant_is_thin_with_a_dashed_ring(puzzle: Puzzle, clue: Clue) -> None:
    picture = draw(puzzle, Overlay(redundant=frozenset({clue})))
    assert figures(picture)[str(clue.value)].weight == 400
    assert figures(draw(puzzle))[str(clue.value)].weight == 600
    rings = [s for s in shapes(picture, "clues") if isinstance(s, Circle) and s.dash]
    assert len(rings) == 1


def test_first_and_redundant_has_two_rings_of_which_the_outer_is_dashed() -> None:
    picture = draw(HEX, Overlay(redundant=frozenset({FIRST})))
    x, y = HEX.board.centre((0, -2))
    rings = [s for s in shapes(picture, "clues") if isinstance(s, Circle) and (s.x, s.y) == (x, y)]
    solid, dashed = sorted(rings, key=lambda ring: ring.radius)
    assert not solid.dash and dashed.dash
    assert dashed.radius == pytest.approx(0.78)


def test_first_has_one_ring_and_last_two() -> None:
    circles = [s for s in shapes(draw(HEX), "clues") if isinstance(s, Circle)]
    at = [HEX.board.centre((0, -2)), HEX.board.centre((0, 2))]
    assert [sum((c.x, c.y) == point for c in circles) for point in at] == [1, 2]
    assert len(circles) == 3


@pytest.mark.parametrize(("puzzle", "clue"), [(HEX, NINE), (LOOP, TWO)], ids=["cells", "corners"])
def test_conflict_is_hatched_with_a_clear_middle_a_border_and_a_badge(
    puzzle: Puzzle, clue: Clue
) -> None:
    assert isinstance(clue.spot, Cell)
    picture = draw(puzzle, Overlay(conflict=frozenset({clue})))
    tint, hatch = shapes(picture, "tints")
    assert tint.fill == "none_tint" and hatch.stroke == "none"
    x, y = puzzle.board.centre(clue.spot.at)
    size = 1.0 if puzzle is HEX else 1 / 1.6
    assert len(hatch.commands) > 8
    ends = [values for _, values in hatch.commands]
    for ax, ay in ends:
        assert ((ax - x) / (0.6 * size)) ** 2 + ((ay - y) / (0.56 * size)) ** 2 > 0.99
        assert math.dist((ax, ay), (x, y)) <= size * 1.14
    (border,) = shapes(picture, "rims")
    assert border.stroke == "none" and border.width > 0.04
    disc, cross = shapes(picture, "marks")
    assert disc.fill == "none" and disc.x > x and disc.y < y
    assert len(cross.commands) == 4


def test_cells_of_a_conflict_with_very_many_have_border_and_badge_but_no_hatching() -> None:
    board = Board.square(10, MOST_HATCHED // 10 + 1)
    puzzle = Puzzle(SLITHERLINK, board, Clues({"numbers": {Cell(at): 2 for at in board.cells}}))
    clues = tuple(puzzle.clues.all())
    few = draw(puzzle, Overlay(conflict=frozenset(clues[:MOST_HATCHED])))
    assert [shape.stroke for shape in shapes(few, "tints")] == [None, "none"]
    many = draw(puzzle, Overlay(conflict=frozenset(clues)))
    (tint,) = shapes(many, "tints")
    assert tint.fill == "none_tint" and len(tint.commands) == 5 * len(clues)
    assert len(shapes(many, "rims")) == len(clues)
    *discs, crosses = shapes(many, "marks")
    assert len(discs) == len(clues) and all(isinstance(disc, Circle) for disc in discs)
    assert len(crosses.commands) == 4 * len(clues)


def test_badges_of_very_many_clues_stand_at_their_usual_places() -> None:
    board = Board.square(10, 10)
    numbers = {Cell(at): 2 for at in board.cells}
    puzzle = Puzzle(SLITHERLINK, board, Clues({"numbers": numbers}))
    marked = frozenset(puzzle.clues.all())
    discs = [s for s in shapes(draw(puzzle, Overlay(conflict=marked)), "marks")
             if isinstance(s, Circle)]  # fmt: skip
    places = {(round(s.x % 1, 6), round(s.y % 1, 6)) for s in discs}
    assert len(discs) == 100 and len(places) == 1


def test_suggested_is_italic_dashed_and_has_a_letter() -> None:
    clue = Clue("labels", Cell((2, 0)), 4)
    picture = draw(HEX, Overlay(suggestions=(Suggestion(clue, "B"),)))
    border, number, tag, letter = shapes(picture, "marks")
    assert border.dash and border.fill == "cell"
    assert number.italic and number.text == "4" and number.weight == 500
    assert tag.fill == "unique_text"
    assert letter.text == "B" and letter.weight == 700


def test_a_suggested_figure_has_its_arrow() -> None:
    puzzle = Puzzle(YAJILIN, Board.square(4, 4))
    clue = Clue("numbers", Cell((1, 1)), ray(1, 2))
    suggested = shapes(draw(puzzle, Overlay(suggestions=(Suggestion(clue, "A"),))), "marks")
    placed = puzzle.placed(clue)
    assert isinstance(placed, Puzzle)
    paths = [[s.commands for s in found if isinstance(s, Path)] for found in (
        suggested, shapes(draw(placed), "clues")
    )]  # fmt: skip
    assert paths[1] and all(commands in paths[0] for commands in paths[1])


def test_letters_of_suggestions_cover_no_sign_and_are_covered_by_nothing() -> None:
    """Neither a diamond on the border below, nor the wall that is suggested in the next cell."""
    diamond = Clue("diamonds", Edge.of((1, 1), (2, 1)))
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(diamond)
    assert isinstance(puzzle, Puzzle)
    clue = Clue("labels", Cell((2, 1)), 4)
    *_, tag, _ = shapes(draw(puzzle, Overlay(suggestions=(Suggestion(clue, "C"),))), "marks")
    x, y = spot_point(puzzle.board, diamond.spot)
    assert math.dist((x, y), (tag.x, tag.y)) > tag.radius + 0.2
    walls = Puzzle(CASTLE_WALL, Board.square(3, 3))
    two = tuple(
        Suggestion(Clue("walls", Cell((row, 1)), value), letter)
        for row, value, letter in ((1, 1, "A"), (0, 2, "B"))
    )
    found = shapes(draw(walls, Overlay(suggestions=two)), "marks")
    assert [type(shape) for shape in found[-4:]] == [Circle, Text, Circle, Text]
    blocks = [s for s in found if isinstance(s, Path) and s.fill in ("ink", "paper", "pale")]
    assert len(blocks) == 2
    assert all(isinstance(s, Path) and s.dash for s in (found[found.index(b) + 1] for b in blocks))


def test_the_first_corner_of_a_drawing_has_one_ring_and_the_last_two() -> None:
    """With the disc of the corner the first had two, as the last has in every other picture."""
    board = graph_board([(0, 0), (2, 0), (4, 0)], [(0, 1), (1, 2)])
    numbers = {Cell((0,)): 1, Cell((2,)): 3}
    picture = draw(Puzzle(GRAPH_PATH, board, Clues({"labels": numbers})))
    discs = [s for s in shapes(picture, "rims") if isinstance(s, Circle)]
    first, last = [s for s in shapes(picture, "clues") if isinstance(s, Circle)]
    assert first.radius + first.width / 2 == pytest.approx(discs[0].radius + discs[0].width / 2)
    assert first.width > discs[0].width
    assert last.radius - last.width > discs[2].radius + discs[2].width / 2


def test_letters_of_suggestions_cover_no_arrow_of_a_drawing() -> None:
    """Above a corner that a line leads to from above the letter would lie over its arrow."""
    nodes = [(0.0, -2.0), (0.0, 0.0), (2.0, 0.0), (0.0, 2.0)]
    board = graph_board(nodes, [(0, 1), (1, 2), (3, 1)], directed=True)
    puzzle = Puzzle(GRAPH_PATH, board)
    for node, side in ((1, (-1, 0)), (2, (0, -1)), (3, (0, 1))):
        suggestion = Suggestion(Clue("labels", Cell((node,)), 4), "A")
        *_, tag, _ = shapes(draw(puzzle, Overlay(suggestions=(suggestion,))), "marks")
        x, y = board.centre((node,))
        far = math.dist((x, y), (tag.x, tag.y))
        assert (tag.x, tag.y) == pytest.approx((x + side[0] * far, y + side[1] * far))


def test_corners_of_a_reason_are_framed_over_their_discs() -> None:
    board = graph_board([(0.0, 0.0), (2.0, 0.0), (1.0, 2.0)], [(0, 1), (1, 2), (0, 2)])
    reason = Overlay(because=frozenset({Cell((0,))}), then=frozenset({Cell((1,))}))
    found = shapes(draw(Puzzle(GRAPH_PATH, board), reason), "rims")
    assert [type(shape) for shape in found] == [Circle, Circle, Circle, Path, Path]
    assert [shape.stroke for shape in found[3:]] == ["several", "accent"]


def test_the_area_of_a_dot_grows_with_doubt() -> None:
    amounts = {(2, 0): 0.25, (2, -1): 0.5, (-2, 0): 1.0}
    dots = shapes(draw(HEX, Overlay(doubt=amounts)), "rims")
    area = {(d.x, d.y): d.radius**2 for d in dots}
    quarter, half, whole = (area[HEX.board.centre(at)] for at in amounts)
    assert whole - half == pytest.approx(2 * (half - quarter))
    assert math.sqrt(whole) == pytest.approx(0.62 * 0.30)


def test_the_cursor_alone_is_dashed_and_the_selection_is_not() -> None:
    (alone,) = shapes(draw(HEX, Overlay(cursor=Cell((2, 0)))), "selection")
    (chosen,) = shapes(draw(HEX, Overlay(selected=frozenset({Cell((2, 0))}))), "selection")
    assert alone.dash and not chosen.dash
    assert chosen.width > alone.width
    both = Overlay(selected=frozenset({Cell((2, 0))}), cursor=Cell((2, 0)))
    assert shapes(draw(HEX, both), "selection") == [chosen]


def test_the_entry_hides_the_clue_and_ends_in_a_caret() -> None:
    picture = draw(HEX, Overlay(selected=frozenset({NINE.spot}), typed="14"))
    assert "9" not in figures(picture) and "14" in figures(picture)
    caret = shapes(picture, "cursor")[-1]
    assert caret.stroke == "accent" and len(caret.commands) == 2


@pytest.mark.parametrize(("circle", "ink"), [(2, "paper"), (1, "ink"), (None, None)])
def test_an_entry_on_a_sign_has_the_ink_of_the_figure_it_will_be(
    circle: int | None, ink: str | None
) -> None:
    """In the black circles of Balance Loop figures are white, also while they are typed."""
    cell = Cell((0, 0))
    given = Clues({} if circle is None else {"circles": {cell: circle}})
    puzzle = Puzzle(BALANCE_LOOP, Board.square(2, 2), given)
    *_, typed, caret = shapes(
        draw(puzzle, Overlay(selected=frozenset({cell}), typed="14")), "cursor"
    )
    assert typed.role == (ink or "number") and caret.stroke == (ink or "accent")


def test_stronger_marks_hide_weaker_ones() -> None:
    both = Overlay(conflict=frozenset({NINE}), redundant=frozenset({NINE}))
    assert figures(draw(HEX, both))["9"].weight == 600
    suggestion = Suggestion(Clue("labels", Cell((2, 0)), 4), "A")
    chosen = Overlay(suggestions=(suggestion,), selected=frozenset({Cell((2, 0))}))
    assert "A" in figures(draw(HEX, chosen)), "who goes to look at it sees it"
    assert "A" not in figures(draw(HEX, replace(chosen, typed="4")))
    doubtful = Overlay(suggestions=(suggestion,), doubt={(2, 0): 1.0})
    assert shapes(draw(HEX, doubtful), "rims", "tints") == []


def test_a_bar_is_left_out_where_a_diamond_says_so() -> None:
    assert shapes(draw(HEX, Overlay(common=frozenset({DIAMOND.spot}))), "links") == []


def test_a_black_circle_stays_black_where_it_is_redundant() -> None:
    """It looked like a grey one, which says something else."""
    clue = Clue("circles", Cell((1, 1)), 2)
    looks = {value: SHINGOKI.kinds[0].looks(value) for value, _ in SHINGOKI.kinds[0].words}
    black = next(value for value, sign in looks.items() if sign.solid)
    clue = replace(clue, value=black)
    puzzle = Puzzle(SHINGOKI, Board.square(4, 4)).placed(clue)
    assert isinstance(puzzle, Puzzle)
    for overlay in (Overlay(), Overlay(redundant=frozenset({clue}))):
        picture = draw(puzzle, overlay)
        filled = [
            shape
            for _, layer in picture.layers
            for shape in layer
            if isinstance(shape, Circle) and shape.fill and shape.radius > 0.2
        ]
        assert [shape.fill for shape in filled] == ["ink"]


@pytest.mark.parametrize("kind", ["borders", "open"])
def test_edges_of_all_answers_are_seen_under_what_does_not_say_so(kind: str) -> None:
    """Of a puzzle with regions most of the bars that were counted were not drawn."""
    edge = Edge.of((0, 0), (0, 1))
    rule = MOON_OR_SUN if kind == "borders" else NUMBER_PATH
    puzzle = Puzzle(rule, Board.square(3, 3)).placed(
        Clue(kind, edge, 2 if kind == "open" else None)
    )
    assert isinstance(puzzle, Puzzle)
    assert len(shapes(draw(puzzle, Overlay(common=frozenset({edge}))), "links")) == 1


def test_edges_are_wider_and_darker_the_more_answers_use_them() -> None:
    shares = {
        Edge.of((0, 0), (1, 0)): 0.1,
        Edge.of((-1, 0), (0, 0)): 0.3,
        Edge.of((-1, 1), (0, 0)): 0.6,
        Edge.of((-1, 1), (0, 1)): 1.0,
    }
    bars = shapes(draw(HEX, Overlay(shares=shares)), "links")
    assert [len(bar.commands) for bar in bars] == [2, 2, 2, 2]
    widths = [bar.width for bar in bars]
    assert widths == sorted(set(widths))
    assert bars[1].stroke != bars[2].stroke


def test_bars_keep_away_from_figures() -> None:
    edge = Edge.of((1, 0), (2, 0))
    (bar,) = shapes(draw(HEX, Overlay(common=frozenset({edge}))), "links")
    (_, start), (_, end) = bar.commands
    assert math.dist(start, HEX.board.centre((1, 0))) == pytest.approx(0.60)
    assert math.dist(end, HEX.board.centre((2, 0))) == pytest.approx(0.34)


def test_another_answer_shows_only_where_it_differs() -> None:
    line, other = ((0, -2), (1, -2), (2, -2)), ((0, -2), (1, -2), (1, -1))
    (_, dashed) = shapes(draw(HEX, Overlay(line=line, other=other)), "line")
    assert dashed.dash
    assert len(dashed.commands) == 2
    assert shapes(draw(HEX, Overlay(line=line, other=line)), "line")[1:] == []


def test_a_diamond_is_upright_and_the_same_on_every_border() -> None:
    forms = set()
    for u, v in HEX.board.cell_graph.edges:
        edge = Edge.of(HEX.board.cells[u], HEX.board.cells[v])
        puzzle = replace(HEX, clues=Clues({"diamonds": {edge: None}}))
        halo, solid = shapes(draw(puzzle), "clues")
        assert halo.fill == "cell" and solid.fill == "outline"
        x = [values[0] for _, values in solid.commands[:-1]]
        y = [values[1] for _, values in solid.commands[:-1]]
        cx, cy = sum(x) / 4, sum(y) / 4
        forms.add(tuple((round(a - cx, 6), round(b - cy, 6)) for a, b in zip(x, y, strict=True)))
    assert forms == {((0.0, -0.185), (0.185, 0.0), (0.0, 0.185), (-0.185, 0.0))}


def test_a_diamond_between_diagonal_cells_tells_which_two() -> None:
    board = Board.square(2, 2, king=True)
    drawings = []
    for a, b in (((0, 0), (1, 1)), ((0, 1), (1, 0))):
        puzzle = Puzzle(NUMBER_PATH, board, Clues({"diamonds": {Edge.of(a, b): None}}))
        drawings.append(shapes(draw(puzzle), "clues"))
    assert len(drawings[0]) == 3
    assert drawings[0] != drawings[1]


def test_a_printed_answer_of_a_number_path_shows_all_numbers() -> None:
    cells = HEX.board.cells
    printed = draw(HEX, Overlay(line=cells), paper=True)
    assert figures(printed).keys() == {str(i) for i in range(1, 19)}
    assert shapes(printed, "line")[0].stroke == "pale"
    assert figures(draw(HEX, Overlay(line=cells))).keys() == {"1", "9", "18"}


def test_a_loop_is_closed_and_passes_over_the_points() -> None:
    picture = draw(LOOP, Overlay(line=ROUND, line_closed=True))
    (loop,) = shapes(picture, "line")
    assert loop.commands[-1] == ("Z", ())
    assert loop.stroke == "line_strong" and loop.width == pytest.approx(0.12)
    assert LAYERS.index("line") > LAYERS.index("grid")


@pytest.mark.parametrize("closed", [True, False])
def test_a_line_that_rushes_by_has_sharp_corners(closed: bool) -> None:
    """They take a third of the time, and nobody sees them."""
    points = [LOOP.board.lattice.corner_point(at) for at in ROUND]
    overlay = Overlay(line=ROUND, line_closed=closed)
    (smooth,) = shapes(draw(LOOP, overlay), "line")
    (sharp,) = shapes(draw(LOOP, replace(overlay, line_rough=True)), "line")
    assert {verb for verb, _ in smooth.commands} >= {"Q"}
    assert [numbers for verb, numbers in sharp.commands if verb in "ML"] == points
    assert (sharp.commands[-1] == ("Z", ())) is closed
    assert replace(sharp, commands=smooth.commands) == smooth


def test_paper_has_points_but_no_guides() -> None:
    assert len(shapes(draw(LOOP), "grid")) == 2
    (points,) = shapes(draw(LOOP, paper=True), "grid")
    assert len(points.commands) == 2 * len(LOOP.board.corners)


@pytest.mark.parametrize("tiling", (*PATCHED, *APERIODIC), ids=lambda tiling: tiling.key)
def test_paper_shows_the_cells_that_stand_in_no_rows(tiling: Patched) -> None:
    puzzle = Puzzle(SLITHERLINK, Board.patch(tiling, 6, 6))
    guide, points = shapes(draw(puzzle, paper=True), "grid")
    assert guide.stroke == "pale"
    assert len(guide.commands) == 2 * len(puzzle.board.loop_graph.edges)
    assert len(points.commands) == 2 * len(puzzle.board.corners)


@pytest.mark.parametrize("tiling", (*PATCHED, *APERIODIC), ids=lambda tiling: tiling.key)
def test_figures_fit_into_the_largest_circle_of_their_cell(tiling: Patched) -> None:
    board = Board.patch(tiling, 6, 6)
    numbers = {Cell(at): 10 if board.sides(at) > 9 else 2 for at in board.cells}
    texts = [
        shape
        for shape in shapes(draw(Puzzle(SLITHERLINK, board, Clues({"numbers": numbers}))), "clues")
        if isinstance(shape, Text)
    ]
    assert len(texts) == len(board)
    for text in texts:
        at = board.lattice.nearest((text.x, text.y))
        inner = depth((text.x, text.y), board.polygon(at))
        assert math.hypot(0.6 * text.size * len(text.text), 0.72 * text.size) / 2 < inner


def test_holes_show_the_canvas_and_have_the_outline() -> None:
    (surface,) = shapes(draw(HEX), "ground")
    assert sum(verb == "M" for verb, _ in surface.commands) == 2
    _, outline = shapes(draw(HEX), "grid")
    assert sum(verb == "Z" for verb, _ in outline.commands) == 2


def test_a_board_without_cells_is_drawn() -> None:
    for rule in RULES:
        picture = draw(Puzzle(rule, Board.square(0, 0)))
        assert picture.bounds[2] > picture.bounds[0]


@pytest.mark.parametrize("kind", ["diamonds", "walls", "arrows", "parity"])
def test_printed_solutions_keep_the_signs(kind: str) -> None:
    board = Board.square(2, 2)
    spot = Cell((0, 0)) if kind == "parity" else Edge.of((0, 0), (0, 1))
    value = None if kind in ("diamonds", "walls") else 1
    bare = Puzzle(NUMBER_PATH, board)
    line = ((0, 0), (0, 1), (1, 1), (1, 0))
    marked = Puzzle(NUMBER_PATH, board, Clues({kind: {spot: value}}))
    before, after = (
        dict(draw(puzzle, Overlay(line=line), paper=True).layers)["clues"]
        for puzzle in (bare, marked)
    )
    assert len(after) > len(before) and after[-len(before) :] == before


def test_crosses_on_walls_have_a_halo() -> None:
    """On a dark board they were light on light."""
    wall = Clue("walls", Cell((1, 1)), 1)
    puzzle = Puzzle(CASTLE_WALL, Board.square(3, 3), Clues({wall.kind: {wall.spot: wall.value}}))
    picture = draw(puzzle, Overlay(crossed=frozenset({Edge.of((1, 1), (1, 2))})))
    before = {shape for _, found in draw(puzzle).layers for shape in found}
    drawn = [shape for _, found in picture.layers for shape in found]
    halo, cross = (shape for shape in drawn if shape not in before)
    assert isinstance(halo, Path) and isinstance(cross, Path)
    assert halo.commands == cross.commands and halo.stroke == "cell" != cross.stroke
    assert halo.width > 2 * cross.width and halo.floor > 2 * cross.floor
    walls = dict(picture.layers)["grid"]
    assert drawn.index(walls[-1]) < drawn.index(halo) < drawn.index(cross)
