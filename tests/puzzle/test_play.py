"""Playing without a window: what may be marked, when it is solved, and the history of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Edge
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.families import JUMP_MAZE, NUMBER_PATH, ORDERED_PATH
from studio.puzzle import Clue, Clues, Puzzle
from studio.puzzle.message import Message
from studio.puzzle.play import BLANK, Game, Sheet, Table

EXAMPLES = assets.root() / "examples"


def table_of(name: str) -> Table:
    """An example on the table."""
    return Table(formats.read(Path(EXAMPLES / f"{name}.puzzle")).puzzle)


def answer_of(table: Table) -> list[tuple[int, ...]]:
    """A solution, as addresses of its nodes."""
    compiled = table.puzzle.compile()
    answer = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(answer, Model)
    return [compiled.nodes[node] for node in answer.trace.nodes]


def test_shaded_cells_are_the_players_until_the_line_is_whole() -> None:
    table = table_of("yajilin/stepping-stones")
    *_, whole = played(table)
    shaded = table.shaded(whole)
    assert table.solved(whole) and len(shaded) == 13
    right = BLANK.with_note(min(shaded), 1)
    assert table.shaded(right) == {min(shaded)} == table.shaded_by_hand(right)
    assert table.solved(whole.with_note(min(shaded), 1))
    on_the_line = whole.with_note(answer_of(table)[0], 1)
    assert not table.solved(on_the_line)
    loop = table_of("slitherlink/garden")
    assert not loop.shaded(BLANK.with_note((0, 0), 1))


@pytest.mark.parametrize(
    ("name", "out"),
    [
        ("yajilin/stepping-stones", 17),
        ("castle-wall/ramparts", 13),
        ("koburin/night-lights", 16),
        ("simple-loop/no-entry", 17),
        ("linesweeper/sweep", 10),
        ("masyu/tide", 0),
        ("country-road/lanes", 0),
        ("vertex-slitherlink/four-corners", 0),
    ],
)
def test_only_cells_with_clues_that_are_never_passed_refuse_the_line(name: str, out: int) -> None:
    table = table_of(name)
    assert len(table.left_out) == out
    nodes = answer_of(table)
    assert table.left_out.isdisjoint(nodes)
    assert not any(table.refusal(table.edge(a, b)) for a, b in pairwise(nodes))


def played(table: Table) -> list[Sheet]:
    """The sheets of a play that ends with the solution, marked in the puzzle's own way."""
    nodes, sheet, recording = answer_of(table), BLANK, [BLANK]
    if table.style == "links":
        for a, b in pairwise([*nodes, nodes[0]]):
            sheet = sheet.with_edge(table.edge(a, b), "drawn", True)
            recording.append(sheet)
    elif table.style == "numbers":
        for step, at in enumerate(nodes, start=1):
            if at not in table.given:
                sheet = sheet.with_number(at, step)
                recording.append(sheet)
    else:
        for at in nodes:
            walked = table.walked(sheet, at)
            assert isinstance(walked, Sheet)
            sheet = walked
            recording.append(sheet)
    return recording


@pytest.mark.parametrize(
    "name",
    [
        "slitherlink/garden",
        "slitherlink/honey-loop",
        "number-path/small-square",
        "number-path/flower",
        "number-path/round-trip",
        "jump-maze/schonbrunn-zero",
        "jump-tour/pen-and-paper",
        "one-stroke/house",
        "one-stroke/double-triangle",
    ],
)
def test_every_family_can_be_played_to_its_end_and_only_there_is_it_solved(name: str) -> None:
    table = table_of(name)
    recording = played(table)
    assert [table.solved(sheet) for sheet in recording] == [False] * (len(recording) - 1) + [True]


def test_a_number_path_may_be_drawn_instead_of_written_and_from_either_end() -> None:
    table = table_of("number-path/small-square")
    nodes, sheet = answer_of(table), BLANK
    for a, b in pairwise(nodes[::-1]):
        assert not table.solved(sheet)
        sheet = sheet.with_edge(table.edge(a, b), "drawn", True)
    assert table.solved(sheet)
    wrong = next(at for at in nodes if at not in table.given)
    # A number that contradicts the drawn line spoils it.
    assert not table.solved(sheet.with_number(wrong, table.length + 1))
    assert table.solved(sheet.with_number(wrong, nodes.index(wrong) + 1))


@pytest.mark.parametrize("numbers", [True, False])
def test_a_closed_number_path_may_be_drawn_alone_wherever_it_begins(numbers: bool) -> None:
    """It was no answer where the ring that was read from the edges began at another cell than 1."""
    puzzle = formats.read(EXAMPLES / "number-path" / "round-trip.puzzle").puzzle
    nodes = answer_of(Table(puzzle))
    if not numbers:
        puzzle = replace(puzzle, clues=Clues({}))
    table, sheet = Table(puzzle), BLANK
    for a, b in pairwise((*nodes, nodes[0])):
        assert not table.solved(sheet)
        sheet = sheet.with_edge(table.edge(a, b), "drawn", True)
    assert table.solved(sheet)
    for at, number in ((nodes[3], 4), (nodes[4], 5)):
        sheet = sheet if at in table.given else sheet.with_number(at, number)
        assert table.solved(sheet)
    free = next(at for at in nodes[6:] if at not in table.given)
    assert not table.solved(sheet.with_number(free, nodes.index(free)))


def test_a_second_loop_is_no_solution() -> None:
    table = table_of("slitherlink/garden")
    sheet = played(table)[-1]
    corners = table.puzzle.board.lattice.corners((5, 5))
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        sheet = sheet.with_edge(table.edge(a, b), "drawn", True)
    assert not table.solved(sheet)


def test_a_edge_is_drawn_or_crossed_or_neither() -> None:
    edge = Table(Puzzle(NUMBER_PATH, Board.square(2, 2))).edge((0, 0), (0, 1))
    sheet = BLANK.with_edge(edge, "drawn", True)
    assert (sheet.drawn, sheet.crossed) == ({edge}, set())
    sheet = sheet.with_edge(edge, "crossed", True)
    assert (sheet.drawn, sheet.crossed) == (set(), {edge})
    assert sheet.with_edge(edge, "crossed", False) == BLANK


def test_a_number_stands_in_one_place_and_takes_the_notes_of_its_cell_away() -> None:
    sheet = BLANK.with_note((0, 0), 3).with_note((0, 1), 3).with_number((0, 0), 3)
    assert (sheet.written, sheet.noted) == ({(0, 0): 3}, {(0, 1): {3}})
    assert sheet.with_number((1, 1), 3).written == {(1, 1): 3}
    assert BLANK.with_note((0, 0), 3).with_note((0, 0), 3) == BLANK
    assert sheet.with_notes((0, 1), frozenset()).noted == {}


def test_the_next_number_is_the_first_that_stands_nowhere() -> None:
    table = table_of("number-path/small-square")
    missing = sorted(set(range(1, table.length + 1)) - set(table.given.values()))
    assert table.next_number(BLANK, 0) == missing[0]
    assert table.next_number(BLANK, missing[3]) == missing[4]
    assert table.next_number(BLANK, table.length) == missing[0]
    assert table.next_number(played(table)[-1], 0) is None


def test_a_walk_goes_where_the_jumps_lead_and_back() -> None:
    table = table_of("jump-maze/schonbrunn-zero")
    nodes = answer_of(table)
    assert table.walked(BLANK, nodes[1]) == BLANK.with_walk(tuple(nodes[:2])), "from the start on"
    away = next(at for at in nodes[1:] if not table.joined(nodes[0], at))
    assert isinstance(table.walked(BLANK, away), Message)
    sheet = BLANK.with_walk(tuple(nodes[:4]))
    assert table.walked(sheet, nodes[3]) == BLANK.with_walk(tuple(nodes[:3]))
    assert table.walked(sheet, nodes[1]) == BLANK.with_walk(tuple(nodes[:2]))
    far = next(
        at
        for at in table.puzzle.board.cells
        if not table.joined(nodes[3], at) and at not in nodes[:4]
    )
    assert isinstance(table.walked(sheet, far), Message)


def test_a_drawing_takes_each_line_as_often_as_it_is_there() -> None:
    table = table_of("one-stroke/double-triangle")
    nodes = answer_of(table)
    whole = BLANK.with_walk(tuple(nodes))
    for at in table.puzzle.board.cells:
        if at != nodes[-1]:
            assert isinstance(table.walked(whole, at), Message)


# -- the history -----------------------------------------------------------------------------------


def sheets(count: int) -> list[Sheet]:
    """Different sheets, each with one number more."""
    found = [BLANK]
    for n in range(1, count + 1):
        found.append(found[-1].with_number((0, n), n))
    return found


def test_undo_and_redo() -> None:
    game, recording = Game(), sheets(3)
    for sheet in recording[1:]:
        game.play(sheet)
    game.play(game.sheet)  # nothing new
    assert game.recording == tuple(recording)
    game.undo()
    game.undo()
    assert game.sheet == recording[1] and game.can_redo
    game.redo()
    assert game.sheet == recording[2]
    game.play(BLANK)
    assert not game.can_redo and game.recording == (*recording[:3], BLANK)
    for _ in range(9):
        game.undo()
    assert game.sheet == BLANK and not game.can_undo


def test_a_stroke_is_one_step_but_is_remembered_mark_by_mark() -> None:
    game, recording = Game(), sheets(6)
    game.play(recording[1])
    for sheet in recording[2:5]:
        game.play(sheet, 1)
    for sheet in recording[5:]:
        game.play(sheet, 2)
    assert game.recording == tuple(recording)
    game.undo()
    assert game.sheet == recording[4]
    game.undo()
    assert game.sheet == recording[1]
    game.redo()
    assert game.sheet == recording[4]
    game.redo()
    assert game.sheet == recording[6] and not game.can_redo


def test_a_stroke_back_to_its_beginning_leaves_nothing_to_undo() -> None:
    game, recording = Game(), sheets(3)
    game.play(recording[1], 1)
    for sheet in (recording[2], recording[1]):
        game.play(sheet, 2)
    assert game.recording == tuple(recording[:2])
    game.play(recording[3], 2)
    game.undo()
    assert game.sheet == recording[1]


def test_an_assumption_is_abandoned_in_one_go_that_can_be_undone() -> None:
    game, recording = Game(), sheets(6)
    game.play(recording[1])
    game.assume()
    game.play(recording[2])
    game.assume()
    game.play(recording[3])
    game.play(recording[4])
    assert game.assumptions == 2 and game.firm == recording[2]
    game.abandon()
    assert game.sheet == recording[2] and game.assumptions == 1
    game.undo()
    assert game.sheet == recording[4]
    game.redo()
    game.keep()
    assert game.assumptions == 0 and game.firm is None
    game.abandon()
    assert game.sheet == recording[2]


def test_marks_since_a_sheet_are_those_of_any_kind_that_it_has_not() -> None:
    a, b, c = (0, 0), (0, 1), (0, 2)
    edge, other = Edge.of(a, b), Edge.of(b, c)
    before = (
        BLANK.with_number(a, 1)
        .with_edge(edge, "drawn", True)
        .with_note(b, 2)
        .with_colour(c, 3)
        .with_walk((a, b))
    )
    assert before.since(before) == 0 and before.since(BLANK) == 6
    for after, marks in (
        (before.with_number(b, 2), 1),
        (before.with_number(b, 1), 1),
        (before.with_number(a, None), 0),
        (before.with_edge(edge, "crossed", True), 1),
        (before.with_edge(other, "drawn", True), 1),
        (before.with_notes(b, frozenset({2, 3, 4})), 2),
        (before.with_notes(b, frozenset()), 0),
        (before.with_colour(c, 4), 1),
        (before.with_colour(a, 3).with_colour(b, 3), 2),
        (before.with_walk((a, b, c, a)), 2),
        (before.with_walk((a, c, b)), 2),
        (before.with_walk((a,)), 0),
    ):
        assert after.since(before) == marks


def test_undoing_what_was_before_an_assumption_closes_it() -> None:
    game, recording = Game(), sheets(2)
    game.play(recording[1])
    game.assume()
    game.play(recording[2])
    game.undo()
    assert game.assumptions == 1
    game.undo()
    assert game.assumptions == 0


def test_marks_come_in_the_order_in_which_they_were_put_down() -> None:
    game = Game()
    table = Table(Puzzle(NUMBER_PATH, Board.square(2, 2)))
    edge = table.edge((0, 0), (0, 1))
    game.play(game.sheet.with_number((1, 1), 4))
    game.play(game.sheet.with_edge(edge, "drawn", True))
    game.play(game.sheet.with_number((0, 0), 1))
    game.play(game.sheet.with_number((1, 1), None))
    game.play(game.sheet.with_number((1, 1), 4))
    assert list(game.in_order()) == [
        ("used", edge, 0),
        ("number", (0, 0), 1),
        ("number", (1, 1), 4),
    ]


def test_undo_after_abandoning_brings_the_assumption_back_as_one() -> None:
    game, recording = Game(), sheets(3)
    game.play(recording[1])
    game.assume()
    game.play(recording[2])
    game.abandon()
    assert game.firm is None
    game.undo()
    assert game.sheet == recording[2] and game.firm == recording[1]
    game.redo()
    assert game.sheet == recording[1] and game.firm is None


def test_what_is_kept_is_not_doubted_again_by_undo() -> None:
    game, recording = Game(), sheets(5)
    game.assume()
    game.play(recording[1])
    game.assume()
    game.play(recording[2])
    game.play(recording[3])
    game.keep()
    assert (game.assumptions, game.firm) == (1, BLANK)
    game.undo()
    assert (game.assumptions, game.firm) == (1, BLANK)
    game.undo()
    assert game.sheet == recording[1] and game.assumptions == 1


def test_a_restart_closes_assumptions_and_undo_opens_them_again() -> None:
    game, recording = Game(), sheets(3)
    game.assume()
    game.play(recording[2])
    game.restart()
    assert game.sheet == BLANK and game.assumptions == 0
    game.undo()
    assert game.sheet == recording[2] and game.firm == BLANK


def test_the_last_number_is_the_one_put_down_last() -> None:
    game = Game()
    assert game.last_number == 0
    for at, number in (((0, 0), 5), ((0, 1), 2), ((1, 1), 4)):
        game.play(game.sheet.with_number(at, number))
    assert game.last_number == 4
    game.undo()
    assert game.last_number == 2
    # What a hint puts down changes nothing of what the player goes on with.
    game.play(game.sheet.with_number((2, 2), 9), hinted=True)
    assert game.last_number == 2
    game.assume()
    game.play(game.sheet.with_number((2, 1), 3))
    assert game.last_number == 3
    game.abandon()
    assert game.last_number == 2 and game.sheet.written[2, 2] == 9
    # Taken away and put down by hand it counts.
    game.play(game.sheet.with_number((2, 2), None))
    game.play(game.sheet.with_number((2, 2), 9))
    assert game.last_number == 9
    game.restart()
    assert game.last_number == 0


def test_what_does_not_fit_other_clues_is_left_out() -> None:
    """Edges of cells that the line no longer passes, and a walk that begins elsewhere."""
    table = table_of("yajilin/stepping-stones")
    *_, whole = played(table)
    assert table.fitting(whole) == whole
    edge = next(iter(whole.drawn))
    assert isinstance(edge, Edge)
    puzzle, spot = table.puzzle, Cell(edge.a)
    kind = puzzle.rule.kinds[0]
    shut = puzzle.placed(Clue(kind.key, spot, puzzle.rule.values(puzzle, kind, spot)[0]))
    assert isinstance(shut, Puzzle)
    left = Table(shut).fitting(whole)
    assert edge not in left.drawn and left.drawn < whole.drawn
    # A cross that can be put there by hand stays there.
    crossed = BLANK.with_edge(edge, "crossed", True)
    assert Table(shut).fitting(crossed) == crossed
    maze = table_of("jump-maze/schonbrunn-zero")
    walk = BLANK.with_walk(tuple(answer_of(maze)))
    assert maze.fitting(walk) == walk
    assert maze.fitting(BLANK.with_walk(walk.walk[1:])) == BLANK


@pytest.mark.parametrize("ends", [(), ("start",), ("target",)])
@pytest.mark.parametrize("board", [Board.square(2, 2), Board.hexagon(2)], ids=["square", "hex"])
def test_no_mark_answers_a_maze_without_start_or_target(
    board: Board, ends: tuple[str, ...]
) -> None:
    at = board.cells[0]
    puzzle = Puzzle(JUMP_MAZE, board).placed(Clue("jumps", Cell(at), 1))
    for end in ends:
        assert isinstance(puzzle, Puzzle)
        puzzle = puzzle.placed(Clue(end, Cell(at)))
    assert isinstance(puzzle, Puzzle)
    assert not Table(puzzle).solved(BLANK.with_walk((at,)))


def test_edges_of_a_walk_join_it_where_it_has_come() -> None:
    """A hint left lines beside the walk, also when that went over them."""
    puzzle = Puzzle(ORDERED_PATH, Board.square(3, 3)).placed(Clue("numbers", Cell((0, 0)), 1))
    assert isinstance(puzzle, Puzzle)
    table = Table(puzzle)
    first, second, third = (0, 0), (0, 1), (0, 2)
    sheet = table.joined_to_walk(BLANK, table.edge(first, second))
    assert sheet.walk == (first, second) and not sheet.drawn
    ahead = table.joined_to_walk(sheet, table.edge(third, (1, 2)))
    assert ahead.walk == (first, second) and ahead.drawn == {table.edge(third, (1, 2))}
    for at in (third, (1, 2)):
        walked = table.walked(ahead, at)
        assert isinstance(walked, Sheet)
        ahead = walked
    assert ahead.walk == (first, second, third, (1, 2)) and not ahead.drawn


def test_edges_that_contradict_the_numbers_solve_nothing() -> None:
    """It was solved, and the check, which called them mistakes, was out of use."""
    table = table_of("number-path/small-square")
    nodes = answer_of(table)
    whole = BLANK
    for number, at in enumerate(nodes, 1):
        if at not in table.given:
            whole = whole.with_number(at, number)
    edges = [table.edge(*pair) for pair in pairwise(nodes)]
    board = table.puzzle.board
    stray = next(
        edge
        for at in board.cells
        for other in board.neighbours(at)
        if (edge := table.edge(at, other)) not in edges
    )
    assert table.solved(whole)
    assert table.solved(whole.with_edge(edges[3], "drawn", True))
    assert table.solved(whole.with_edge(stray, "crossed", True))
    assert not table.solved(whole.with_edge(stray, "drawn", True))
    assert not table.solved(whole.with_edge(edges[3], "crossed", True))


def test_a_cell_that_gets_a_clue_is_shaded_no_more() -> None:
    """The line never came there, and yet it was never solved: nothing took the shade away."""
    table = table_of("yajilin/stepping-stones")
    (at,) = {spot.at for spot in table.puzzle.clues.of("numbers")} & {min(table.left_out)}  # type: ignore[union-attr]
    assert not table.fitting(BLANK.with_note(at, 1)).noted
    open_cell = next(at for at in table.puzzle.board.cells if at not in table.left_out)
    assert table.fitting(BLANK.with_note(open_cell, 1)).noted
