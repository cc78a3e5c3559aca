"""Explanations reach the solution, each reason suffices, and steps travel as JSON."""

from __future__ import annotations

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Edge
from studio.board.free import graph_board, lines_of
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families import JUMP_MAZE, NUMBER_PATH, ONE_STROKE, YAJILIN
from studio.families.slitherlink import SLITHERLINK
from studio.puzzle import Clue, Clues, Constraint, EdgeUsed, Puzzle
from studio.puzzle.clues import RAYS, ray
from studio.puzzle.places import corner_name
from studio.puzzle.reason import Reason
from studio.work import sentences
from studio.work.codes import Explained
from studio.work.explain import Explainer
from studio.work.reasons import said
from studio.work.steps import Ending, Mark, Step
from tests.bench.bench_explain import CASES, Case, made, measure
from tests.reproof import Judge
from tests.work.wired import sent

UNIQUE = (
    "slitherlink/garden",
    "slitherlink/honey-loop",
    "number-path/kings-walk",
    "number-path/small-square",
)


def example(name: str) -> Puzzle:
    return formats.read(str(assets.path("examples", *f"{name}.puzzle".split("/")))).puzzle


@pytest.mark.parametrize("name", UNIQUE)
def test_examples_are_explained_with_sufficient_reasons(name: str) -> None:
    puzzle = example(name)
    compiled = puzzle.compile()
    said = zip(compiled.problem.constraints, compiled.clues, strict=True)
    rule = [constraint for constraint, clue in said if clue is None]
    explainer = Explainer(puzzle, Token())
    judge = Judge(compiled.problem, rule)
    deductions = list(explainer.deductions())
    facts = {fact for deduction in deductions for fact in deduction.then}
    given = set(compiled.problem.constraints)
    assert explainer.verdict is Verdict.UNIQUE
    assert facts | given >= set(explainer.candidate_clues)
    for deduction in deductions:
        assert judge.sufficient(deduction), deduction


@pytest.mark.parametrize("seed", [1, 3])
def test_reasons_of_number_paths_can_be_kept_in_mind(seed: int) -> None:
    """With few numbers, too, where the only number left for a cell takes all of them to see."""
    puzzle = made(NUMBER_PATH, Board.hexagon(4), 0)(seed)
    explainer = Explainer(puzzle, Token())
    judge = Judge(explainer.problem)
    deductions = list(explainer.deductions())
    assert sum(not deduction.long for deduction in deductions) >= 0.95 * len(deductions)
    assert all(judge.sufficient(deduction) for deduction in deductions)
    last = {fact for deduction in deductions for fact in deduction.then} | explainer.given
    assert last >= set(explainer.candidate_clues)


@pytest.mark.parametrize(
    "name", ["vertex-slitherlink/four-corners", "linesweeper/sweep", "regional-yajilin/quarters"]
)
def test_each_step_says_something_new(name: str) -> None:
    known: set[Constraint] = set()
    for deduction in Explainer(example(name), Token()).deductions():
        assert not known.issuperset(deduction.then), deduction
        known.update(deduction.then)


@pytest.mark.parametrize("name", ["double-back/twice-round", "entry-exit/revolving-doors"])
def test_a_step_of_the_rule_alone_shows_what_the_rule_speaks_of(name: str) -> None:
    steps = [step for step in Explainer(example(name), Token()).run() if isinstance(step, Step)]
    alone = [step for step in steps if step.size and not step.because]
    assert alone and all(step.reasons for step in alone)


def test_steps_survive_the_way_to_the_window() -> None:
    for name in ("slitherlink/garden", "number-path/kings-walk"):
        *steps, ending = Explainer(example(name), Token()).run()
        assert isinstance(ending, Ending) and ending.solved
        for step in steps:
            assert isinstance(step, Step)
            assert sent(step) == step
            assert "{" not in step.sentence and "?" not in step.sentence


def test_where_solutions_differ_the_walk_ends_with_what_they_share() -> None:
    puzzle = example("slitherlink/garden")
    clue = next(iter(puzzle.clues.all()))
    several = puzzle.erased(*[c for c in puzzle.clues.all() if c != clue])
    *_, ending = Explainer(several, Token()).run()
    assert isinstance(ending, Ending)
    assert (ending.verdict, ending.solved) == (Verdict.SEVERAL, False)
    assert "differ" in sentences.said(ending.reason)


def test_where_numbers_differ_the_lines_are_found_that_all_solutions_share() -> None:
    # Ten of its lines are in all four solutions, three in none; no further number is shared.
    puzzle = example("graph-path/icosian-game")
    *steps, ending = Explainer(puzzle, Token()).run()
    found = {spot for step in steps for mark in step.then for spot in mark.spots}
    given = {Edge.of((a,), (b,)) for a, b in ((0, 1), (1, 2), (2, 7), (7, 12))}
    assert all(mark.kind == "used" for step in steps for mark in step.then)
    assert len(found) == 6 and len(found | given) == 10
    assert isinstance(ending, Ending) and ending.reason == Reason(Explained.DIFFER)


def test_lines_that_may_be_shared_are_not_denied_where_nothing_looks_for_them() -> None:
    # Lines with directions have no techniques.
    *_, ending = Explainer(example("graph-path/tournament"), Token()).run()
    assert isinstance(ending, Ending) and ending.reason == Reason(Explained.NUMBERS_DIFFER)
    assert "no further number" in sentences.said(ending.reason)


def test_where_nothing_is_numbered_no_number_is_spoken_of() -> None:
    *_, ending = Explainer(example("one-stroke/house"), Token()).run()
    assert isinstance(ending, Ending) and ending.reason == Reason(Explained.PLACES_DIFFER)


def test_a_puzzle_without_solution_has_no_steps() -> None:
    placed = Puzzle(SLITHERLINK, Board.square(3, 3)).placed(
        Clue("numbers", Cell((0, 0)), 4), Clue("numbers", Cell((0, 1)), 0)
    )
    assert isinstance(placed, Puzzle)
    (ending,) = Explainer(placed, Token()).run()
    assert ending == Ending(Verdict.NONE, False, Reason(Explained.NO_SOLUTION))


def test_marks_that_only_some_answers_obey_lead_to_what_these_share() -> None:
    placed = Puzzle(SLITHERLINK, Board.square(2, 3)).placed(Clue("numbers", Cell((0, 0)), 3))
    assert isinstance(placed, Puzzle)
    explainer = Explainer(placed, Token())
    first = explainer.answers[0]
    used = next(p for p in first.used if any(p not in t.used for t in explainer.answers))
    mark = explainer.translation.mark(EdgeUsed(*used))
    assert mark is not None
    *steps, ending = explainer.run([mark])
    assert isinstance(ending, Ending) and ending.reason != Reason(Explained.WRONG_MARKS)
    facts = [explainer.translation.fact(m) for s in steps if isinstance(s, Step) for m in s.then]
    assert all(fact is None or fact.holds(first) for fact in facts)


def test_a_hint_goes_on_from_the_marks_made() -> None:
    puzzle = example("slitherlink/garden")
    explainer = Explainer(puzzle, Token())
    marks: list[Mark] = []
    for _ in range(20):
        steps = explainer.hint(marks)
        assert steps
        new = [mark for step in steps for mark in step.then]
        assert not set(new) & set(marks)
        marks += [mark for mark in new if mark.kind in ("used", "unused")]


def test_marks_that_cannot_be_right_give_no_hint() -> None:
    puzzle = example("slitherlink/garden")
    explainer = Explainer(puzzle, Token())
    used = [mark for step in explainer.run() if isinstance(step, Step) for mark in step.then]
    wrong = Mark("unused", next(mark for mark in used if mark.kind == "used").spots)
    *_, ending = explainer.run([wrong, *(mark for mark in used if mark.spots != wrong.spots)])
    assert isinstance(ending, Ending) and not ending.solved


def test_that_shaded_cells_lie_outside_counts_in_proofs() -> None:
    arrows = {Cell((3, 3)): ray(0, RAYS.index("left")), Cell((0, 0)): ray(0, RAYS.index("right"))}
    board = Board.square(4, 4, holes=[(1, 2)])
    puzzle = Puzzle(YAJILIN, board, Clues({"numbers": arrows}), {"shaded_outside": True})
    *_, end = Explainer(puzzle, Token()).run()
    assert end == Ending(Verdict.UNIQUE, solved=True)


def test_a_jump_maze_is_explained_by_small_proofs() -> None:
    maze = Puzzle(JUMP_MAZE, Board.square(3, 3)).placed(
        *(
            Clue("jumps", Cell((r, c)), value)
            for r, row in enumerate(((1, 1, 2), (1, 2, 1), (2, 1, 1)))
            for c, value in enumerate(row)
        ),
        Clue("start", Cell((0, 0))),
        Clue("target", Cell((2, 2))),
    )
    assert isinstance(maze, Puzzle)
    explainer = Explainer(maze, Token())
    *steps, ending = explainer.run()
    assert isinstance(ending, Ending)
    judge = Judge(maze.compile().problem)
    assert all(judge.sufficient(d) for d in explainer.deductions())
    assert ending.solved is (ending.verdict is Verdict.UNIQUE)
    assert steps


def test_a_drawing_with_one_way_to_draw_it_is_explained() -> None:

    board = graph_board([(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0, 1), (1, 2)])
    puzzle = Puzzle(ONE_STROKE, board).placed(Clue("start", Cell((0,))))
    assert isinstance(puzzle, Puzzle)
    *steps, ending = Explainer(puzzle, Token()).run()
    assert isinstance(ending, Ending) and ending.solved
    assert len(steps) == 2


def test_corners_of_graphs_are_called_as_the_board_shows_them() -> None:
    puzzle = example("graph-path/formula")
    board = puzzle.board
    assert not board.has_faces and any(lines_of(board).names)
    explainer = Explainer(puzzle, Token())
    for step in explainer.run():
        if isinstance(step, Step):
            for mark in step.then:
                (at,) = {spot.at for spot in mark.spots if isinstance(spot, Cell)}
                words = said(explainer.translation, mark)
                assert words.startswith(f"corner {corner_name(board, at)} ")
            assert "cell" not in step.sentence and "row" not in step.sentence


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_many_puzzles_are_explained_to_the_end(case: Case) -> None:
    tally = measure(case)
    assert (tally.reached, tally.wrong, tally.insufficient) == (case.count, 0, 0)


def test_a_maze_of_too_many_walks_is_said_to_have_several_solutions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What they share would take ages to find out; the limit is on that, not on the verdict."""
    monkeypatch.setattr("studio.work.explain.SHARED_SECONDS", 0.0)
    maze = Puzzle(JUMP_MAZE, Board.square(8, 8))
    placed = maze.placed(
        *(Clue("jumps", Cell(at), 1) for at in maze.board.cells),
        Clue("start", Cell((0, 0))),
        Clue("target", Cell((7, 7))),
    )
    assert isinstance(placed, Puzzle)
    (ending,) = Explainer(placed, Token()).run()
    assert isinstance(ending, Ending)
    assert (ending.verdict, ending.solved) == (Verdict.SEVERAL, False)
    assert "not found out in time" in sentences.said(ending.reason)


def test_what_the_walks_of_an_open_maze_share_is_found_out() -> None:
    """There are more of them than can be seen."""
    board = Board.square(7, 9)
    jumps = {Cell(at): 1 for at in board.cells}
    ends = {"start": {Cell((0, 0)): None}, "target": {Cell((6, 8)): None}}
    puzzle = Puzzle(JUMP_MAZE, board, Clues({"jumps": jumps, **ends}))
    *_, ending = Explainer(puzzle, Token(10.0)).run()
    assert ending == Ending(Verdict.SEVERAL, False, Reason(Explained.PLACES_DIFFER))


def test_beside_a_closed_loop_nothing_is_proved_piece_by_piece() -> None:
    """A 4 in a corner was very hard: proofs told of all other sides, one after the other."""
    puzzle = formats.read("https://puzz.link/p?slither/4/4/4u").puzzle
    *steps, ending = Explainer(puzzle, Token()).run()
    assert [step.rule for step in steps if isinstance(step, Step)] == ["clue-rest", "closed"]
    assert isinstance(ending, Ending) and ending.solved
