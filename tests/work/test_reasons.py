"""The sentences of steps: what clues are called in them."""

from __future__ import annotations

import pytest

from studio import catalogue, language
from studio.board import Board, Cell, Edge
from studio.engines.deduction import Deduction
from studio.engines.deduction.loop_cells import CELLS_REST, MISSED
from studio.engines.deduction.paths import STEPS
from studio.engines.deduction.proofs import PROOF
from studio.engines.engine import Token
from studio.families import (
    CASTLE_WALL,
    COUNTRY_ROAD,
    MASYU,
    MID_LOOP,
    MOON_OR_SUN,
    NUMBER_PATH,
    SIMPLE_LOOP,
    SLITHERLINK,
    VERTEX_SLITHERLINK,
    YAJILIN,
)
from studio.puzzle import Clue, Clues, EdgeUnused, EdgeUsed, Puzzle, Rule, StepAt
from studio.puzzle.clues import RAYS, ray
from studio.work.explain import Explainer
from studio.work.reasons import called, sentence
from studio.work.sentences import NAMES
from studio.work.steps import Step, Translation


@pytest.mark.parametrize(
    ("rule", "clue", "words"),
    [
        (MID_LOOP, Clue("middles", Edge.of((0, 0), (0, 1))), "the circle on a border in row 1"),
        (NUMBER_PATH, Clue("diamonds", Edge.of((0, 0), (0, 1))), "the diamond in row 1"),
        (NUMBER_PATH, Clue("labels", Cell((0, 0)), 5), "the 5 in row 1"),
        (MASYU, Clue("pearls", Cell((0, 0)), 1), "the white pearl in row 1"),
        (MOON_OR_SUN, Clue("marks", Cell((0, 0)), 2), "the moon in row 1"),
        (NUMBER_PATH, Clue("parity", Cell((0, 0)), 1), "the odd mark in row 1"),
    ],
    ids=["mark", "diamond", "number", "choice", "noun", "parity"],
)
def test_no_noun_is_said_twice(rule: Rule, clue: Clue, words: str) -> None:
    puzzle = Puzzle(rule, Board.square(3, 3), Clues({clue.kind: {clue.spot: clue.value}}))
    told = language.said(called(Translation(puzzle, puzzle.compile()), clue))
    assert told.startswith(words)


@pytest.mark.parametrize(
    ("code", "words"), [("de", "weiße Perle"), ("fr", "perle blanche"), ("ja", "白い真珠")]
)
def test_nothing_stands_in_brackets_for_the_translator(code: str, words: str) -> None:
    """ "Pas de ligne dans ce qui est laissé (case)", "perle (blanc)"."""
    spoken, clue = catalogue.Translation(code), Clue("pearls", Cell((0, 0)), 1)
    puzzle = Puzzle(MASYU, Board.square(3, 3), Clues({clue.kind: {clue.spot: clue.value}}))
    catalogue.speak(code)
    try:
        told = language.said(called(Translation(puzzle, puzzle.compile()), clue))
    finally:
        catalogue.speak("en")
    assert words in told and "(" not in told
    said = [spoken.text(name) for name in NAMES.values()]
    assert len(set(said)) == len(NAMES) and not [text for text in said if "(" in text]


@pytest.mark.parametrize(
    ("rule", "points"),
    [(SIMPLE_LOOP, "cell"), (VERTEX_SLITHERLINK, "corner")],
    ids=["cell", "corner"],
)
def test_steps_about_what_a_loop_passes_are_named_by_what_it_passes(
    rule: Rule, points: str
) -> None:
    puzzle = Puzzle(rule, Board.square(3, 3))
    translation = Translation(puzzle, puzzle.compile())
    assert translation.name(MISSED) == f"No line through a {points} left out"
    assert translation.name(CELLS_REST) == f"A count needs all {points}s left"


LEFT = RAYS.index("left")


def steps(puzzle: Puzzle) -> list[Step]:
    """The steps of an explanation."""
    return [step for step in Explainer(puzzle, Token()).run() if isinstance(step, Step)]


def sentences(puzzle: Puzzle) -> list[str]:
    """What the steps of an explanation say."""
    return [step.sentence for step in steps(puzzle)]


def test_a_corner_that_the_rule_has_passed_is_no_clue() -> None:
    puzzle = Puzzle(SLITHERLINK, Board.square(2, 3), options={"all_corners": True})
    corner = "the upper left corner of row 1, column 1"
    assert sentences(puzzle)[0] == f"The line passes {corner}, and only two ways are left there."


def test_where_both_of_two_cells_are_passed_none_is_said_to_be_missed() -> None:
    both = "Of row 1, column 1 and row 2, column 1 the line must pass one; whichever it is, "
    assert sentences(Puzzle(YAJILIN, Board.square(2, 3)))[0] == f"{both}this follows."


def test_in_country_road_cells_without_a_border_between_them_may_both_be_missed() -> None:
    borders = {Edge.of((0, 0), at): None for at in ((0, 1), (1, 0))}
    clues = Clues({"numbers": {Cell((0, 0)): 0}, "borders": borders})
    puzzle = Puzzle(COUNTRY_ROAD, Board.square(3, 3), clues, {"may_skip": True})
    across = "Of two cells that touch across a border the line must pass one."
    assert f"{across} It misses row 1, column 1." in sentences(puzzle)


def test_edges_that_a_clue_counts_are_no_doors_of_a_region() -> None:
    """The two edges along the arrow cut off the corner of the board."""
    clues = Clues({"numbers": {Cell((0, 3)): ray(2, LEFT)}})
    puzzle = Puzzle(CASTLE_WALL, Board.square(3, 4, holes=[(1, 1)]), clues)
    step = next(step for step in steps(puzzle) if step.rule == "pieces-rest")
    rest = "The 2 left in row 1, column 4 needs all that is left of the lines it counts."
    assert (step.name, step.sentence) == ("A count needs all lines left", rest)


@pytest.mark.parametrize(
    ("around", "between"),
    [((2, 7), " between 2 and 7"), ((7, 2), " between 7 and 2"), ((2, 2), ""), ((7,), "")],
    ids=["between", "over the end", "round", "open"],
)
def test_steps_are_counted_from_the_number_before_to_the_next(
    around: tuple[int, ...], between: str
) -> None:
    """On a closed line the next may be the first, or the same."""
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 4), options={"closed": True})
    translation = Translation(puzzle, puzzle.compile())
    clues = tuple(StepAt(node, step) for node, step in enumerate(dict.fromkeys(around)))
    step = Deduction(STEPS, clues, (StepAt(5, 5),), (5, *around))
    counted = f"Counting the steps{between} leaves only this cell for 5: "
    assert sentence(step, translation) == f"{counted}the others come at the wrong time."


@pytest.mark.parametrize(
    ("marks", "told"),
    [(1, "One clue or fact alone leaves"), (2, "2 clues and facts together leave")],
    ids=["one", "two"],
)
def test_a_proof_from_a_single_fact_is_spoken_of_as_one(marks: int, told: str) -> None:
    puzzle = Puzzle(SIMPLE_LOOP, Board.square(3, 3))
    translation = Translation(puzzle, puzzle.compile())
    reason = (EdgeUnused(4, 5), EdgeUnused(3, 4))[:marks]
    step = Deduction(PROOF, reason, (EdgeUsed(0, 1),))
    assert sentence(step, translation) == f"{told} nothing else."
