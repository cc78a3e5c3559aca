"""What the rules of a booklet say once, and what of some of its puzzles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from studio import catalogue, language
from studio.board import Board, Cell, Edge
from studio.engines.tours.moves import KNIGHT
from studio.families import JUMP_TOUR, NUMBER_PATH, SHINGOKI, SLITHERLINK
from studio.families.shingoki import CIRCLE, GREY
from studio.formats.booklet_rules import Rules, demands, rules_of
from studio.puzzle import Clue, Puzzle
from tests.families.test_jump_maze import schonbrunn

HEXAGONS = [Puzzle(NUMBER_PATH, Board.hexagon(radius)) for radius in (2, 3, 4)]
TOUCH = "one in each cell, so that each number touches the next."


def closed(puzzle: Puzzle) -> Puzzle:
    return with_options(puzzle, closed=True)


def with_options(puzzle: Puzzle, **options: object) -> Puzzle:
    return replace(puzzle, options={**puzzle.options, **options})


def test_boards_of_all_sizes_have_one_rule() -> None:
    assert rules_of(HEXAGONS) == [Rules("Rikudo", "", f"Write the numbers 1 to N, {TOUCH}")]
    (same,) = rules_of(HEXAGONS[:1] * 2)
    assert same.shared == f"Write the numbers 1 to 19, {TOUCH}"


def test_the_size_of_those_that_a_demand_is_for_is_said() -> None:
    some = [HEXAGONS[0], closed(HEXAGONS[1]), HEXAGONS[2]]
    (one,) = rules_of(some)
    assert one.own == ("Puzzle 2: The last number, 37, touches 1 again.",)
    (all_sizes,) = rules_of([*map(closed, HEXAGONS), *HEXAGONS])
    assert all_sizes.own == ("Puzzles 1\N{EN DASH}3: The last number, N, touches 1 again.",)


def test_numbers_that_belong_to_the_rule_stay() -> None:
    """They became N, and a minus sign was left before it."""
    (found,) = rules_of([schonbrunn(sum=total) for total in (3, -3, None)])
    added = "The numbers visited, with the start's, must add up to"
    assert found.own == (f"Puzzle 1: {added} 3.", f"Puzzle 2: {added} -3.")
    assert found.whose == ""


def test_demands_of_the_same_puzzles_stand_together() -> None:
    board = Board.square(6, 6)
    knight = with_options(Puzzle(JUMP_TOUR, board), moves=KNIGHT)
    tours = [closed(knight), closed(knight), Puzzle(JUMP_TOUR, board)]
    (found,) = rules_of(tours)
    assert found.own == (
        "Puzzles 1, 2: A jump goes 1 by 2 cells. From 36 a jump leads back to 1.",
        "Puzzle 3: A jump goes three cells along a row or column, or two diagonally.",
    )


def test_puzzles_whose_main_sentences_differ_share_no_rule() -> None:
    """What they have in common speaks of a main sentence that would come after it."""
    plain = Puzzle(SHINGOKI, Board.square(4, 4))
    grey = Puzzle(SHINGOKI, plain.board, plain.clues.having(Clue(CIRCLE.key, Cell((1, 1)), GREY)))
    found = rules_of([plain, grey, plain])
    assert [each.whose for each in found] == ["Puzzles 1, 3", "Puzzle 2"]
    assert all(each.own == () and "A number is" in each.shared for each in found)


def test_genres_name_their_puzzles_where_there_are_several() -> None:
    loop = Puzzle(SLITHERLINK, Board.square(3, 3))
    found = rules_of([loop, HEXAGONS[0], loop, loop, loop])
    assert [(each.name, each.whose) for each in found] == [
        ("Slitherlink", "Puzzles 1, 3\N{EN DASH}5"),
        ("Rikudo", "Puzzle 2"),
    ]


@pytest.mark.parametrize("code", ["de", "fr", "ja"])
def test_every_language_has_the_same_parts(code: str) -> None:
    large = replace(HEXAGONS[0], board=Board.hexagon(20))
    puzzles = [*HEXAGONS, closed(large), schonbrunn(sum=-3), schonbrunn(sum=4)]
    english = rules_of(puzzles)
    catalogue.speak(code)
    try:
        found = rules_of(puzzles)
    finally:
        catalogue.speak("en")
    assert [len(each.own) for each in found] == [len(each.own) for each in english] == [1, 2]
    assert "N" in found[0].shared and found[0].shared != english[0].shared
    assert "-3" in found[1].own[0]


def test_what_no_sign_says_is_told_of_the_puzzle_itself() -> None:
    def told(puzzle: Puzzle) -> str:
        return language.paragraph(demands(puzzle))

    assert told(schonbrunn(sum=0)) == "The numbers visited, with the start's, must add up to 0."
    assert told(closed(HEXAGONS[0])) == "The last number, 19, touches 1 again."
    # What the usual puzzle of its genre demands, and what signs stand for, is left to the rules.
    diamond = Clue("diamonds", Edge.of((0, 0), (0, 1)))
    marked = HEXAGONS[0].placed(diamond)
    assert isinstance(marked, Puzzle) and len(marked.rule.how_to(marked)) == 2
    assert told(marked) == told(schonbrunn(sum=None)) == ""
