"""The document: placing, erasing and reshaping give a new puzzle or a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import language
from studio.board import Board, Cell, Corner, Edge, RectangleFrame, Spot, SpotKind
from studio.board.figures import house
from studio.board.free import graph_board, lines_of, with_edge
from studio.board.tilings import patched
from studio.families import JUMP_MAZE, NUMBER_PATH, RULES, SLITHERLINK
from studio.families.one_stroke import ONE_STROKE
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Clues, Fault, Puzzle, Rule
from tests.boards import boards, puzzles, spots
from tests.budget import EACH

BOARD = Board.square(2, 3)
PATH = Puzzle(NUMBER_PATH, BOARD)

CLUE_FAULTS = {"off-board", "out-of-range", "doubled"}
"""What is wrong with single clues; placing and reshaping never leave any of it."""


def label(row: int, column: int, value: int | None) -> Clue:
    return Clue("labels", Cell((row, column)), value)


def placed(puzzle: Puzzle, *clues: Clue) -> Puzzle:
    after = puzzle.placed(*clues)
    assert isinstance(after, Puzzle), after
    return after


def refusal(puzzle: Puzzle, *clues: Clue) -> Fault:
    fault = puzzle.placed(*clues)
    assert isinstance(fault, Fault)
    return fault


# -- placing ---------------------------------------------------------------------------------------


def test_a_number_that_stands_once_only_moves_here() -> None:
    puzzle = placed(placed(PATH, label(0, 0, 1), label(1, 1, 4)), label(1, 2, 1))
    assert set(puzzle.clues.all()) == {label(1, 2, 1), label(1, 1, 4)}


def test_slitherlink_numbers_may_stand_twice() -> None:
    puzzle = Puzzle(SLITHERLINK, BOARD)
    clues = {Clue("numbers", Cell(at), 2) for at in BOARD.cells}
    assert set(placed(puzzle, *clues).clues.all()) == clues


@pytest.mark.parametrize(
    ("clue", "code", "sentence"),
    [
        (label(0, 0, 7), "out-of-range", "A number here can be 1 to 6, not 7."),
        (label(0, 0, -1), "out-of-range", "A number here can be 1 to 6, not -1."),
        (label(0, 0, None), "out-of-range", "A number here can be 1 to 6, not nothing."),
        (label(2, 0, 1), "off-board", "There is no place for a number there."),
        (Clue("labels", Corner((0, 0)), 1), "off-board", "There is no place for a number there."),
        (
            Clue("diamonds", Edge.of((0, 0), (1, 1))),
            "off-board",
            "There is no place for a diamond there.",
        ),
        (
            Clue("diamonds", Edge.of((0, 0), (0, 1), SpotKind.SIDE)),
            "off-board",
            "There is no place for a diamond there.",
        ),
    ],
    ids=str,
)
def test_what_cannot_be_placed_is_refused_in_a_sentence(
    clue: Clue, code: str, sentence: str
) -> None:
    fault = refusal(PATH, clue)
    told = fault.code, language.said(fault.message), fault.spots
    assert told == (code, sentence, (clue.spot,))


def test_one_refused_clue_refuses_them_all() -> None:
    assert refusal(PATH, label(0, 0, 1), label(0, 1, 9)).code == "out-of-range"


def test_a_kind_of_another_rule_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(KeyError):
        PATH.placed(Clue("numbers", Cell((0, 0)), 1))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
@settings(max_examples=EACH)
@given(data=st.data())
def test_placed_and_erased_puzzles_can_be_read_again(rule: Rule, data: st.DataObject) -> None:
    """Whatever is placed and erased one by one, refusals passed over, leaves no clue behind that a
    file may not hold, and no line but one that it may."""
    board = data.draw(boards(most=3, keys=rule.lattices))
    puzzle = Puzzle(rule, board)
    values = st.integers(-1, 10)
    for _ in range(4):
        kind = data.draw(st.sampled_from(rule.kinds))
        places: list[Spot] = [*spots(board, kind.on), Cell((9, 9))]
        value = None if kind.entry == "mark" else data.draw(values)
        after = puzzle.placed(Clue(kind.key, data.draw(st.sampled_from(places)), value))
        puzzle = after if isinstance(after, Puzzle) else puzzle
    if puzzle.clues:
        puzzle = puzzle.erased(data.draw(st.sampled_from(list(puzzle.clues.all()))))
    assert not any(fault.spots for fault in puzzle.faults())
    graph = board.loop_graph if rule.line_on == "corners" else board.cell_graph
    nodes = board.corners if rule.line_on == "corners" else board.cells
    sides = data.draw(st.lists(st.sampled_from(graph.edges), unique=True)) if graph.edges else ()
    puzzle = puzzle.keeping((nodes[u], nodes[v]) for u, v in sides)
    if not puzzle.faults():  # else no such puzzle is played on the board
        assert native.read(native.write(puzzle, PLAIN).decode()).puzzle == puzzle


def test_a_zero_goes_with_the_target_that_allowed_it() -> None:
    """Else the file of a maze whose target was moved could not be opened again."""
    zero, target = Clue("jumps", Cell((1, 1)), 0), Clue("target", Cell((1, 1)))
    maze = placed(Puzzle(JUMP_MAZE, BOARD), Clue("jumps", Cell((0, 0)), 2), zero, target)
    for after in (maze.erased(target), placed(maze, Clue("target", Cell((0, 0))))):
        assert after.clues.of("jumps") == {Cell((0, 0)): 2}
        assert not after.faults()
    assert refusal(Puzzle(JUMP_MAZE, BOARD), zero).code == "out-of-range"


def test_clues_on_a_spot_and_erasing() -> None:
    diamond = Clue("diamonds", Edge.of((0, 0), (0, 1)))
    puzzle = placed(PATH, label(0, 0, 3), diamond)
    assert puzzle.clues_on(Cell((0, 0))) == (label(0, 0, 3),)
    assert puzzle.clues_on(diamond.spot) == (diamond,)
    assert puzzle.clues_on(Cell((1, 1))) == ()
    assert puzzle.erased(diamond) == placed(PATH, label(0, 0, 3))


def test_options_fall_back_to_the_rules_default() -> None:
    assert PATH.option("ends_given") is True
    assert Puzzle(NUMBER_PATH, BOARD, options={"ends_given": False}).option("ends_given") is False


TILED = [rule for rule in RULES if "graph" not in rule.lattices]
"""Rules whose boards are cut from a lattice."""


# -- reshaping -------------------------------------------------------------------------------------


def test_reshaping_drops_clues_without_a_place_and_the_solution() -> None:
    diamond = Clue("diamonds", Edge.of((0, 1), (0, 2)))
    puzzle = placed(PATH, label(0, 0, 1), label(1, 2, 5), label(1, 1, 2), diamond)
    puzzle = Puzzle(puzzle.rule, BOARD, puzzle.clues, solution=BOARD.cells, title="T")
    after = puzzle.reshaped(set(BOARD.cells) - {(0, 2), (1, 2)})
    # 5 went with its cell; the diamond with one of its two.
    assert set(after.clues.all()) == {label(0, 0, 1), label(1, 1, 2)}
    assert after.solution is None
    assert after.title == "T"


def test_numbers_that_the_smaller_board_has_not_go() -> None:
    puzzle = placed(PATH, label(0, 0, 6), label(0, 1, 4))
    after = puzzle.reshaped([(0, 0), (0, 1), (1, 0), (1, 1)])
    assert set(after.clues.all()) == {label(0, 1, 4)}


def test_squares_above_and_left_move_the_puzzle() -> None:
    diamond = Clue("diamonds", Edge.of((0, 0), (1, 0)))
    puzzle = placed(PATH, label(0, 0, 1), diamond)
    after = puzzle.reshaped([*BOARD.cells, (-1, 0), (0, -2)])
    assert after.board.frame == RectangleFrame(3, 5)
    assert set(after.board.cells) == {(r + 1, c + 2) for r, c in BOARD.cells} | {(0, 2), (1, 0)}
    assert set(after.clues.all()) == {
        label(1, 2, 1),
        Clue("diamonds", Edge.of((1, 2), (2, 2))),
    }


@pytest.mark.parametrize("rule", TILED, ids=lambda rule: rule.key)
@settings(max_examples=EACH)
@given(data=st.data())
def test_reshaped_puzzles_have_the_cells_asked_for_and_no_faults(
    rule: Rule, data: st.DataObject
) -> None:
    puzzle = data.draw(puzzles(rule))
    tiling = patched(puzzle.board.lattice.key)
    numbers = st.integers(-2, 5)
    at = st.tuples(numbers, numbers) if tiling is None else st.sampled_from(tiling.patch(4, 4))
    cells = data.draw(st.frozensets(at, max_size=20))
    after = puzzle.reshaped(cells)
    moved = (0, 0)
    if puzzle.board.lattice.key == "square" and cells:
        moved = (max(0, -min(at[0] for at in cells)), max(0, -min(at[1] for at in cells)))
    assert set(after.board.cells) == {(at[0] + moved[0], at[1] + moved[1], *at[2:]) for at in cells}
    assert not CLUE_FAULTS & {fault.code for fault in after.faults()}
    assert puzzle.reshaped(puzzle.board.cells) == puzzle


def test_an_empty_board_is_a_board() -> None:
    empty = PATH.reshaped([])
    assert len(empty.board) == 0
    assert empty.compile().problem.graph.size == 0
    assert len(Board.square(1, 1, holes=[(0, 0)]).loop_graph.edges) == 0


# -- drawings --------------------------------------------------------------------------------------


def stroke(start: int | None = None, end: int | None = None) -> Puzzle:
    """The house of Nikolaus with its ends and an answer."""
    clues = Clues()
    for kind, node in (("start", start), ("end", end)):
        if node is not None:
            clues = clues.having(Clue(kind, Cell((node,))))
    line = tuple((node,) for node in (0, 1, 2, 0, 3, 2, 4, 3, 1))
    return Puzzle(ONE_STROKE, house(), clues, solution=line)


def test_corners_that_are_left_out_take_their_lines_and_clues_along() -> None:
    after = stroke(0, 4).reshaped([(0,), (3,), (4,)])
    assert after.board == graph_board([(0, 3), (2, 1), (1, 0)], [(0, 1), (1, 2)])
    assert set(after.clues.all()) == {Clue("start", Cell((0,))), Clue("end", Cell((2,)))}
    assert after.solution is None
    assert set(stroke(0, 1).reshaped([(1,), (2,)]).clues.all()) == {Clue("end", Cell((0,)))}
    with pytest.raises(ValueError, match="one by one"):
        stroke().reshaped([(5,)])


def test_a_drawing_is_moved_and_keeps_its_answer() -> None:
    before = stroke(0)
    after = before.shifted(2, -1)
    assert not after.board.has_faces
    assert lines_of(after.board).nodes == tuple((x - 1, y + 2) for x, y in lines_of(house()).nodes)
    assert (after.clues, after.solution) == (before.clues, before.solution)
    assert before.redrawn(with_edge(house(), 0, 1)).solution is None
