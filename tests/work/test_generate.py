"""Generated puzzles, judged by engines that had no part in making them.

Slitherlinks are made by SAT and counted here by tables of partial loops; lines through all cells
are made by SAT and searched here by backtracking.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from studio import language
from studio.board import At, Board, Cell, Corner, Edge, FreeFrame, HexLattice, Spot
from studio.board.tilings.floret import FLORET
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done
from studio.engines.sampling.loop import random_loop
from studio.engines.search.backtrack import BACKTRACK
from studio.families import (
    DOTCHI_LOOP,
    JUMP_TOUR,
    MASYU,
    MOON_OR_SUN,
    NUMBER_PATH,
    RULES,
    SHEEP_WOLF_SLITHERLINK,
    SLITHERLINK,
)
from studio.formats import encode
from studio.puzzle import Clue, Clues, EdgesUsed, Puzzle, Rule, Shape, Trace
from studio.puzzle.reason import Reason
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Working, rules
from studio.work.pattern import Pattern, pattern_of
from studio.work.sentences import said, unmet_message
from studio.work.symmetry import SYMMETRIES, symmetries
from tests.budget import tries
from tests.oracles import answers, shapes

BOTH = {"labels": 1.0, "diamonds": 2.0}
BOTH_IN_A_CELL = {"labels": 1.0, "parity": 1.0}
EVERY = {kind.key: 1.0 for kind in NUMBER_PATH.kinds}
HOLED = Board.square(5, 6, holes=[(2, 2), (2, 3)])


def make(rule: Rule, board: Board, **options: Any) -> Generated:
    """The last event, which must be a puzzle."""
    *_, made = generate(rule, board, GenerateOptions(**options), Token())
    assert isinstance(made, Generated), made
    assert made.puzzle.rule is rule
    assert made.puzzle.board == board
    assert not made.puzzle.faults()
    return made


def refuse(rule: Rule, board: Board, **options: Any) -> GenerationFailed:
    """The last event, which must be none."""
    *_, made = generate(rule, board, GenerateOptions(**options), Token())
    assert isinstance(made, GenerationFailed)
    return made


def solutions(puzzle: Puzzle) -> int:
    """0, 1 or more, by an engine that had no part in making the puzzle."""
    problem = puzzle.compile().problem
    engine = FRONTIER_LOOPS if problem.shape is Shape.CYCLE else BACKTRACK
    assert engine.declines(problem, Task.COUNT) is None
    most = None if engine is FRONTIER_LOOPS else 2
    *_, done = engine.run(problem, Task.COUNT, Limit(solutions=most), Token())
    assert isinstance(done, Done)
    assert done.exact or done.count >= 2
    return done.count


def removable(puzzle: Puzzle) -> list[Clue]:
    """The clues without any one of which there is still one solution; not those given."""
    compiled = puzzle.compile()
    said = zip(compiled.clues, compiled.problem.constraints, strict=True)
    free = [clue for clue, c in said if clue is not None and c not in compiled.given]
    return [clue for clue in free if solutions(puzzle.erased(clue)) == 1]


CASES: list[tuple[str, Rule, Board, Mapping[str, Any]]] = [
    ("slitherlink", SLITHERLINK, Board.square(6, 7), {}),
    ("slitherlink, small", SLITHERLINK, Board.square(3, 4), {}),
    ("slitherlink with a hole", SLITHERLINK, HOLED, {}),
    ("hex slitherlink", SLITHERLINK, Board.hexagon(2), {}),
    ("hex slitherlink, ring", SLITHERLINK, Board.hexagon(2, flat=True, holes=[(0, 0)]), {}),
    ("numbers", NUMBER_PATH, Board.square(5, 6), {}),
    ("numbers round a hole", NUMBER_PATH, HOLED, {}),
    ("numbers, closed", NUMBER_PATH, Board.square(4, 6), {"settings": {"closed": True}}),
    ("king", NUMBER_PATH, Board.square(4, 4, king=True), {}),
    ("rikudo", NUMBER_PATH, Board.hexagon(2), {}),
    ("rikudo, both", NUMBER_PATH, Board.hexagon(2, holes=[(0, 0)]), {"weights": BOTH}),
    ("rikudo, diamonds", NUMBER_PATH, Board.hexagon(2), {"weights": {"diamonds": 1.0}}),
    ("rikudo, all kinds", NUMBER_PATH, Board.hexagon(2), {"weights": EVERY}),
    ("no ends given", NUMBER_PATH, Board.square(4, 5), {"settings": {"ends_given": False}}),
    ("tour", JUMP_TOUR, Board.square(5, 5), {}),
]


@pytest.mark.parametrize(
    ("rule", "board", "options"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
@pytest.mark.parametrize("seed", range(8))
def test_a_puzzle_has_one_solution_and_needs_every_clue(
    rule: Rule, board: Board, options: Mapping[str, Any], seed: int
) -> None:
    made = make(rule, board, seed=seed, **options)
    assert made.minimal
    assert not made.reason
    assert solutions(made.puzzle) == 1
    assert removable(made.puzzle) == []
    compiled = made.puzzle.compile()
    assert len(set(made.line)) == len(made.line)
    if compiled.problem.shape is not Shape.CYCLE:
        assert len(made.line) == len(board)


@pytest.mark.long
@pytest.mark.parametrize(
    ("rule", "board", "options"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_so_do_two_thousand_puzzles(rule: Rule, board: Board, options: Mapping[str, Any]) -> None:
    for seed in range(100, 235):
        made = make(rule, board, seed=seed, **options)
        assert solutions(made.puzzle) == 1
        assert removable(made.puzzle) == []


def test_seeds_repeat_and_others_differ() -> None:
    for rule, board in ((SLITHERLINK, Board.square(6, 5)), (NUMBER_PATH, Board.hexagon(2))):
        texts = [encode(make(rule, board, seed=seed).puzzle, "puzzle") for seed in range(6)]
        again = [encode(make(rule, board, seed=seed).puzzle, "puzzle") for seed in range(6)]
        assert texts == again
        assert len(set(texts)) == 6


@pytest.mark.parametrize("size", [3, 6])
def test_clues_fall_away_all_over_the_board(size: int) -> None:
    """Not in the last row first: whatever looks for proofs goes through the cells in some order."""
    board, seeds = Board.square(size, size), range(40)
    made = [make(SLITHERLINK, board, seed=seed).puzzle.clues.all() for seed in seeds]
    places = [clue.spot.at for clues in made for clue in clues if isinstance(clue.spot, Cell)]
    for axis in (0, 1):
        lines = Counter(place[axis] for place in places)
        assert all(lines[line] > len(places) / size / 2 for line in range(size))


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in SYMMETRIES if key != "none"])
@pytest.mark.parametrize("board", [Board.square(6, 6), Board.hexagon(2)], ids=["square", "hex"])
def test_a_pattern_has_the_symmetry_asked_for(board: Board, key: str) -> None:
    maps = symmetries(board, key)
    assert not isinstance(maps, str)
    assert len(maps) > 1
    for seed in range(2):
        made = make(SLITHERLINK, board, seed=seed, symmetry=key)
        puzzle = made.puzzle
        spots = set(puzzle.clues.of("numbers"))
        assert all({each.spot(spot) for spot in spots} == spots for each in maps)
        assert solutions(puzzle) == 1
        for spot in spots:
            orbit = {each.spot(spot) for each in maps}
            fewer = puzzle.erased(*(Clue("numbers", place) for place in orbit))
            assert solutions(fewer) > 1


def test_of_groups_it_is_not_said_that_every_clue_is_needed() -> None:
    told = [make(SLITHERLINK, Board.square(5, 5), seed=s, symmetry="half-turn") for s in range(6)]
    assert all(made.grouped and not made.minimal and not made.fewest for made in told)


def test_number_paths_may_be_symmetric_too() -> None:
    for seed in range(4):
        puzzle = make(NUMBER_PATH, Board.square(5, 5), seed=seed, symmetry="half-turn").puzzle
        spots = {spot.at for spot in puzzle.clues.of("labels") if isinstance(spot, Cell)}
        assert {(4 - r, 4 - c) for r, c in spots} == spots
        assert solutions(puzzle) == 1


def test_a_board_without_the_symmetry_is_refused() -> None:
    assert said(refuse(SLITHERLINK, Board.square(4, 5), symmetry="turns").reason) == (
        "The board does not have this symmetry: all turns."
    )


def test_masks_say_where_clues_must_and_must_not_stand() -> None:
    board = Board.square(6, 6)
    rim: frozenset[Spot] = frozenset(
        Cell(at) for at in board.cells if 0 in at or 5 in at
    )  # fmt: skip
    must = frozenset({Cell((2, 2)), Cell((3, 3))})
    for seed in range(3):
        puzzle = make(SLITHERLINK, board, seed=seed, never=frozenset({Cell((0, 0))}), must=must)
        spots = set(puzzle.puzzle.clues.of("numbers"))
        assert must <= spots
        assert Cell((0, 0)) not in spots
        assert solutions(puzzle.puzzle) == 1
    everywhere = frozenset(Cell(at) for at in board.cells)
    assert "none is fixed" in said(refuse(SLITHERLINK, Board.square(3, 3), never=everywhere).reason)
    spots = set(make(NUMBER_PATH, board, seed=1, never=rim).puzzle.clues.of("labels"))
    assert not spots & rim


def test_places_that_must_and_must_not_have_a_clue_are_named() -> None:
    board = Board.square(5, 5)
    must: frozenset[Spot] = frozenset({Cell((0, 0)), Cell((2, 2))})
    never: frozenset[Spot] = frozenset({Cell((0, 4)), Cell((1, 1))})
    failure = refuse(SLITHERLINK, board, symmetry="turns", must=must, never=never)
    assert said(failure.reason) == (
        "A place that must have a clue and one that must have none belong together under this "
        "symmetry: all turns."
    )
    assert set(failure.spots) == {Cell((0, 0)), Cell((0, 4))}
    failure = refuse(SLITHERLINK, board, must=must, never=must - {Cell((0, 0))})
    assert said(failure.reason) == "The same place must have a clue and must have none."
    assert failure.spots == (Cell((2, 2)),)
    # Half a turn leads from none to the other.
    made = make(SLITHERLINK, board, symmetry="half-turn", must=must, never=never).puzzle
    assert must <= set(made.clues.of("numbers")) and not never & set(made.clues.of("numbers"))


PEARLS = Board.square(6, 6)


def pearled() -> tuple[tuple[At, ...], list[Spot], list[Spot]]:
    """A loop that its pearls fix, the cells where one is true of it, and the others."""
    made = make(MASYU, PEARLS, seed=1)
    compiled = made.puzzle.compile()
    index = {at: node for node, at in enumerate(compiled.nodes)}
    trace = Trace(tuple(index[at] for at in made.line), compiled.problem.closed)
    there = {clue.spot for clue in MASYU.candidate_clues(made.puzzle, compiled, trace)}
    cells: list[Spot] = [Cell(at) for at in PEARLS.cells]
    return made.line, [c for c in cells if c in there], [c for c in cells if c not in there]


def test_a_place_where_no_clue_can_stand_with_the_line_that_is_drawn_is_named() -> None:
    """The ring on it went without a word."""
    line, there, others = pearled()
    must = frozenset({*there[:2], others[0]})
    made = make(MASYU, PEARLS, line=line, must=must)
    assert made.unmet == (others[0],)
    assert set(there[:2]) <= {clue.spot for clue in made.puzzle.clues.all()}
    assert language.said(unmet_message(made)).startswith("With this line one place")
    assert unmet_message(make(MASYU, PEARLS, line=line, must=frozenset(there[:2]))) is None
    made = make(MASYU, PEARLS, line=line, must=frozenset(others[:3]))
    assert language.said(unmet_message(made)).startswith("With this line 3 places")


def test_lines_with_a_clue_where_one_must_be_are_preferred() -> None:
    """Of the first line that came a pearl was true at both places twice in eight times."""
    board = PEARLS
    must: frozenset[Spot] = frozenset({Cell((0, 0)), Cell((2, 2))})
    for seed in range(8):
        made = make(MASYU, board, seed=seed, must=must)
        assert not made.unmet and must <= {clue.spot for clue in made.puzzle.clues.all()}
        assert solutions(made.puzzle) == 1
    # In places of which none ever has a clue nothing is looked for.
    made = make(SLITHERLINK, board, seed=1, must=frozenset({Corner((2, 2))}))
    assert made.unmet == (Corner((2, 2)),)
    assert made.puzzle == make(SLITHERLINK, board, seed=1).puzzle


@pytest.mark.parametrize("rule", [MOON_OR_SUN, DOTCHI_LOOP], ids=lambda rule: rule.key)
def test_regions_are_drawn_anew_for_a_clue_where_one_must_be(rule: Rule) -> None:
    """Of one puzzle in two there was none, and nothing was said."""
    must: frozenset[Spot] = frozenset({Cell((2, 3))})
    for seed in range(4):
        made = make(rule, Board.square(5, 6), seed=seed, must=must)
        assert not made.unmet and must <= {clue.spot for clue in made.puzzle.clues.all()}


def test_a_place_without_a_clue_is_named_where_clues_are_completed() -> None:
    line, there, others = pearled()
    begun = make(MASYU, PEARLS, line=line).puzzle.clues
    wanted = GenerateOptions(
        line=line, keep=begun, aim="fewest", must=frozenset({there[0], others[0]})
    )
    *_, made = generate(MASYU, PEARLS, wanted, Token())
    assert isinstance(made, Generated) and made.unmet == (others[0],)


def test_weights_choose_the_kinds_of_clues() -> None:
    board = Board.hexagon(3)
    ends = {1, len(board)}
    mixed = diamonds = 0
    for seed in range(seeds := tries(1, 3)):
        only = make(NUMBER_PATH, board, seed=seed, weights={"diamonds": 1.0}).puzzle
        assert set(only.clues.of("labels").values()) == ends
        none = make(NUMBER_PATH, board, seed=seed).puzzle
        assert not none.clues.of("diamonds")
        both = make(NUMBER_PATH, board, seed=seed, weights=BOTH).puzzle
        mixed += len(both.clues.of("labels")) > 2 and len(both.clues.of("diamonds")) > 1
        diamonds += len(both.clues.of("diamonds"))
        for puzzle in (only, both):
            spots = puzzle.clues.of("diamonds")
            assert all(isinstance(spot, Edge) for spot in spots)
    assert mixed == seeds
    assert diamonds >= 3 * seeds


@pytest.mark.parametrize(
    "options",
    [{}, {"aim": "fewest"}, {"aim": "generous", "extra": 9}, {"symmetry": "half-turn"},
     {"must": frozenset({Cell((0, 0)), Cell((2, 2))})}, {"clues": 24}],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("seed", range(2))
def test_of_kinds_that_share_a_place_one_clue_stands_there(
    seed: int, options: Mapping[str, Any]
) -> None:
    weights = {"numbers": 1.0, "animals": 1.0}
    puzzle = make(
        SHEEP_WOLF_SLITHERLINK, Board.square(5, 5), seed=seed, weights=weights, **options
    ).puzzle
    assert most_in_a_place(puzzle) == 1
    assert solutions(puzzle) == 1


def test_a_line_is_given_clues_of_kinds_that_share_a_place_whatever_is_drawn_first() -> None:
    """Animals alone fix few lines: where some take the place of numbers that are needed, they make
    room for them."""
    board = Board.square(6, 6)
    nodes = Puzzle(SHEEP_WOLF_SLITHERLINK, board).compile().nodes
    for number in range(4):
        line = tuple(nodes[node] for node in random_loop(board.loop_graph, number).nodes)
        for seed in range(tries(4, 16)):
            puzzle = make(SHEEP_WOLF_SLITHERLINK, board, seed=seed, line=line).puzzle
            assert most_in_a_place(puzzle) == 1
            assert solutions(puzzle) == 1


def test_where_a_clue_must_be_its_kind_is_drawn_by_weight() -> None:
    board, counted = Board.square(6, 6), []
    must = frozenset(Cell(cell) for cell in board.cells)
    for numbers, animals in ((1.0, 0.0), (1.0, 0.1), (0.1, 1.0)):
        weights = {"numbers": numbers, "animals": animals}
        puzzle = make(SHEEP_WOLF_SLITHERLINK, board, seed=1, must=must, weights=weights).puzzle
        assert most_in_a_place(puzzle) == 1
        counted.append(len(puzzle.clues.of("numbers")))
    assert counted[0] > counted[1] > 18 > counted[2] > 0


def test_where_a_clue_must_be_kinds_give_way_to_those_that_fix_the_line() -> None:
    """Of loops that a number in every cell does not fix."""
    board = Board.square(3, 3)
    blank = Puzzle(SLITHERLINK, board)
    nodes, loops = blank.compile().nodes, shapes(blank.compile().problem)
    must = frozenset(Cell(cell) for cell in board.cells)
    weights = {"numbers": 1.0, "animals": 1e-9}
    unfixed = 0
    for loop in loops:
        clues = blank.rule.candidate_clues(blank, blank.compile(), loop)
        if solutions(replace(blank, clues=blank.clues.having(*clues))) > 1:
            unfixed += 1
            line = tuple(nodes[node] for node in (*loop.nodes, loop.nodes[0]))
            options = {"line": line, "must": must, "weights": weights}
            puzzle = make(SHEEP_WOLF_SLITHERLINK, board, seed=unfixed, **options).puzzle
            assert most_in_a_place(puzzle) == 1 and must == {c.spot for c in puzzle.clues.all()}
            assert len(puzzle.clues.of("numbers")) == len(must) - 1
            assert solutions(puzzle) == 1
            # And so where some are kept and the fewest are looked for beside them.
            number = next(clue for clue in puzzle.clues.all() if clue.kind == "numbers")
            options |= {"keep": Clues().having(number), "aim": "fewest"}
            made = make(SHEEP_WOLF_SLITHERLINK, board, seed=unfixed, **options)
            assert solutions(made.puzzle) == 1 and made.added == len(must) - 1
            assert must == {clue.spot for clue in made.puzzle.clues.all()}
    assert unfixed == 6


def test_nothing_is_claimed_of_what_stands_because_a_clue_must() -> None:
    """The same puzzle without one of these may have one solution, too, and a clue everywhere."""
    board, told = Board.square(3, 4), 0
    for seed in range(tries(6, 40)):
        rng = random.Random(seed)
        must: frozenset[Spot] = frozenset(map(Cell, rng.sample(board.cells, 3)))
        options: dict[str, Any] = {"seed": seed, "weights": BOTH_IN_A_CELL, "must": must}
        for aim in ("minimal", "fewest"):
            made = make(NUMBER_PATH, board, aim=aim, **options)
            there = [clue for clue in made.puzzle.clues.all() if clue.spot in must]
            crowded = len(there) > len({clue.spot for clue in there})
            assert not (made.fewest and crowded)
            for clue in made.puzzle.clues.all():
                if made.minimal and clue.value not in (1, len(board)) and clue not in there:
                    assert solutions(made.puzzle.erased(clue)) != 1
            assert made.demanded >= sum(clue.value not in (1, len(board)) for clue in there)
            told += crowded
    assert told


def test_what_must_stand_is_counted_among_what_came_to_clues_that_are_kept() -> None:
    board = Board.square(4, 4)
    must: frozenset[Spot] = frozenset(map(Cell, ((0, 0), (1, 2), (3, 3))))
    for aim in ("minimal", "fewest"):
        begun = next(c for c in make(SLITHERLINK, board).puzzle.clues.all() if c.spot not in must)
        keep = Clues().having(begun)
        made = make(SLITHERLINK, board, aim=aim, must=must, keep=keep)
        assert made.demanded == len(must)
        assert made.added == made.puzzle.clue_count - 1


def test_what_is_completed_gives_way_too_and_claims_no_fewest_beside_what_was_drawn() -> None:
    board = Board.square(4, 4)
    blank = Puzzle(SHEEP_WOLF_SLITHERLINK, board)
    compiled, rng = blank.compile(), random.Random(5)
    weights = {kind.key: 1.0 for kind in blank.rule.kinds}
    claimed, aimed = 0, 0
    for seed in range(tries(25, 150)):
        trace = random_loop(board.loop_graph, seed)
        assert trace is not None
        must = frozenset(map(Cell, rng.sample(board.cells, 4)))
        clues = blank.rule.candidate_clues(blank, compiled, trace)
        kept = blank.placed(rng.choice([clue for clue in clues if clue.spot not in must]))
        assert isinstance(kept, Puzzle)
        options: dict[str, Any] = {"line": compiled.addresses(trace), "must": must}
        options |= {"weights": weights, "keep": kept.clues, "seed": seed}
        rule = SHEEP_WOLF_SLITHERLINK
        *_, minimal = generate(rule, board, GenerateOptions(aim="minimal", **options), Token())
        if isinstance(minimal, GenerationFailed):
            continue
        made = make(rule, board, aim="fewest", **options)
        assert solutions(made.puzzle) == 1
        claimed += made.fewest
        del options["keep"]
        aimed += make(rule, board, aim="fewest", **options).fewest
    assert not claimed and not aimed


def test_of_clues_on_a_border_there_is_one() -> None:
    for seed in range(tries(3, 12)):
        assert most_in_a_place(make(NUMBER_PATH, HOLED, seed=seed, weights=EVERY).puzzle) <= 1


@pytest.mark.parametrize("seed", range(4))
def test_a_fewest_set_of_kinds_that_share_a_place_is_one(seed: int) -> None:
    """Against brute force: every cell of 2x3 with nothing, its number or its animal."""
    made = make(
        SHEEP_WOLF_SLITHERLINK,
        Board.square(2, 3),
        seed=seed,
        aim="fewest",
        weights={"numbers": 1.0, "animals": 1.0},
    )
    assert made.fewest
    blank = Puzzle(SHEEP_WOLF_SLITHERLINK, made.puzzle.board)
    loops = shapes(blank.compile().problem)
    line = solved(made.puzzle)
    clues = list(SHEEP_WOLF_SLITHERLINK.candidate_clues(blank, blank.compile(), line))
    whole = replace(blank, clues=blank.clues.having(*clues)).compile()
    held = {
        clue: {i for i, loop in enumerate(loops) if constraint.holds(loop)}
        for clue, constraint in zip(whole.clues, whole.problem.constraints, strict=True)
        if clue is not None
    }
    at = [[None, *(c for c in held if c.spot == Cell(cell))] for cell in blank.board.cells]
    fewest = min(
        sum(clue is not None for clue in chosen)
        for chosen in product(*at)
        if len(set(range(len(loops))).intersection(*(held[c] for c in chosen if c))) == 1
    )
    assert made.puzzle.clues.count() == fewest


def solved(puzzle: Puzzle) -> Trace:
    """The only answer of a small puzzle."""
    (line,) = answers(puzzle.compile().problem)
    return line


def most_in_a_place(puzzle: Puzzle) -> int:
    """How many clues of kinds of one group are on one spot at the most."""
    group = {kind.key: kind.group for kind in puzzle.rule.kinds}
    places = Counter((group[c.kind], c.spot) for c in puzzle.clues.all() if group[c.kind])
    return max(places.values(), default=0)


def test_generous_puzzles_have_so_many_clues_more() -> None:
    for seed in range(3):
        lean = make(SLITHERLINK, Board.square(6, 6), seed=seed)
        rich = make(SLITHERLINK, Board.square(6, 6), seed=seed, aim="generous", extra=5)
        assert rich.puzzle.clues.count() == lean.puzzle.clues.count() + 5
        assert not rich.minimal
        assert set(lean.puzzle.clues.all()) < set(rich.puzzle.clues.all())
        assert solutions(rich.puzzle) == 1


@pytest.mark.parametrize("seed", range(3))
def test_fewest_is_at_most_minimal_and_proved(seed: int) -> None:
    for rule, board in ((SLITHERLINK, Board.square(5, 5)), (NUMBER_PATH, Board.hexagon(2))):
        lean = make(rule, board, seed=seed)
        least = make(rule, board, seed=seed, aim="fewest")
        assert least.fewest
        assert least.minimal
        assert least.line == lean.line
        assert least.puzzle.clues.count() <= lean.puzzle.clues.count()
        assert solutions(least.puzzle) == 1
        assert removable(least.puzzle) == []


# -- the way there ---------------------------------------------------------------------------------


def test_clues_fall_away_before_the_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.work.generate.PAUSE", 0.0)
    monkeypatch.setattr("studio.work.generate.SPACED", 0)
    options = GenerateOptions(seed=2, aim="fewest")
    *working, made = generate(SLITHERLINK, Board.square(5, 5), options, Token())
    assert isinstance(made, Generated)
    pictures = [event for event in working if isinstance(event, Working)]
    falling = [p.puzzle.clues.count() for p in pictures if p.best is None]
    assert falling == sorted(falling, reverse=True)
    assert falling[0] > falling[-1]
    assert all(solutions(picture.puzzle) == 1 for picture in pictures[::10] if picture.unique)
    bounds = [(p.least, p.best) for p in pictures if p.least is not None and p.best is not None]
    assert bounds[0][0] < bounds[-1][0]
    assert all(least <= best for least, best in bounds)
    assert bounds[-1][1] == made.puzzle.clues.count()


def test_pictures_that_take_long_come_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.work.generate.PAUSE", 0.0)
    monkeypatch.setattr("studio.work.generate.SPACED", 1_000_000_000)
    *working, made = generate(SLITHERLINK, Board.square(5, 5), GenerateOptions(seed=2), Token())
    assert isinstance(made, Generated)
    assert len(working) == 1


def test_what_is_stopped_half_way_still_has_one_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.work.generate.PAUSE", 0.0)
    monkeypatch.setattr("studio.work.generate.SPACED", 0)
    token = Token()
    events = generate(SLITHERLINK, Board.square(7, 7), GenerateOptions(seed=1), token)
    for _ in range(5):
        assert isinstance(next(events), Working)
    token.cancel()
    *_, made = events
    assert isinstance(made, Generated)
    assert not made.minimal
    assert made.reason
    assert solutions(made.puzzle) == 1
    assert removable(made.puzzle)


def test_stopped_before_anything_is_known() -> None:
    token = Token()
    token.cancel()
    *_, made = generate(NUMBER_PATH, Board.square(6, 6), GenerateOptions(), token)
    assert isinstance(made, GenerationFailed)
    assert said(made.reason).startswith("Stopped")


# -- refusals --------------------------------------------------------------------------------------


def test_hopeless_boards_are_refused_with_the_cells_at_fault() -> None:
    lonely = Board.square(3, 3, holes=[(0, 1), (1, 0), (1, 1)])
    failure = refuse(NUMBER_PATH, lonely)
    assert said(failure.reason) == "Row 1, column 1: no way leads from there to any other place."
    assert failure.spots == (Cell((0, 0)),)

    cross = Board.square(
        5, 5, holes=[(r, c) for r in range(5) for c in range(5) if 2 not in (r, c)]
    )
    failure = refuse(NUMBER_PATH, cross)
    assert "Only the two ends" in said(failure.reason)
    assert set(failure.spots) == {Cell((0, 2)), Cell((2, 0)), Cell((2, 4)), Cell((4, 2))}

    odd = Board.square(3, 3)
    closed = refuse(NUMBER_PATH, odd, settings={"closed": True})
    assert "cannot close" in said(closed.reason)
    assert set(closed.spots) == {Cell(at) for at in odd.cells if sum(at) % 2 == 0}

    parts = Board.square(3, 4, holes=[(0, 1), (1, 1), (2, 1)])
    failure = refuse(NUMBER_PATH, parts)
    assert "parts" in said(failure.reason)
    assert set(failure.spots) == {Cell((0, 0)), Cell((1, 0)), Cell((2, 0))}
    assert said(refuse(NUMBER_PATH, Board.square(1, 1, holes=[(0, 0)])).reason) == (
        "The board has no cells."
    )


def test_a_cell_that_cuts_the_board_is_named() -> None:
    # Three triangles that share one hexagon.
    board = Board.of(
        HexLattice(),
        FreeFrame(),
        [(0, 0), (1, 0), (2, 0), (1, 1), (-1, 1), (-2, 2), (-2, 1), (0, -1), (0, -2), (1, -2)],
    )
    failure = refuse(NUMBER_PATH, board)
    assert "falls into more than two pieces" in said(failure.reason)
    assert failure.spots == (Cell((0, 0)),)


def test_all_families_are_generated() -> None:
    assert {rule.key for rule in rules()} == {rule.key for rule in RULES}


# -- riXkudo ---------------------------------------------------------------------------------------


def rixkudo() -> Board:
    """The board of the course sheet."""
    text = (Path(__file__).parent.parent / "data" / "rixkudo.json").read_text()
    cells = [(q, r) for q, r in json.loads(text)["cells"]]
    return Board.of(HexLattice("flat"), FreeFrame(), cells)


def test_rixkudo_with_labels_or_with_diamonds_only() -> None:
    labels = make(NUMBER_PATH, rixkudo(), seed=1)
    assert solutions(labels.puzzle) == 1
    diamonds = make(NUMBER_PATH, rixkudo(), seed=1, weights={"diamonds": 1.0})
    assert diamonds.minimal
    assert len(diamonds.puzzle.clues.of("labels")) == 2


# -- a number of clues -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "board", "clues"),
    [
        (SLITHERLINK, Board.square(4, 4), 7),
        (SLITHERLINK, Board.square(4, 4), 14),
        (NUMBER_PATH, Board.hexagon(2), 6),
        (NUMBER_PATH, Board.hexagon(2), 12),
    ],
)
def test_puzzles_of_so_many_clues(rule: Rule, board: Board, clues: int) -> None:
    for seed in range(3):
        made = make(rule, board, seed=seed, clues=clues)
        assert made.puzzle.clues.count() == clues
        assert solutions(made.puzzle) == 1
        assert made.minimal is (removable(made.puzzle) == [])


def test_fewer_clues_than_are_needed_are_refused_with_a_number() -> None:
    failure = refuse(SLITHERLINK, Board.square(5, 5), clues=3, seed=1)
    found = re.fullmatch(
        r"Each of 6 lines needs more; one needs (\d+) clues, not 3: ask for (\d+) or more.",
        said(failure.reason),
    )
    assert found is not None
    least = int(found[1])
    assert least == int(found[2]) > 3
    assert make(SLITHERLINK, Board.square(5, 5), seed=1, clues=least).puzzle.clues.count() == least
    line = tuple((r, c if r % 2 == 0 else 2 - c) for r in range(3) for c in range(3))
    alone = refuse(NUMBER_PATH, Board.square(3, 3), clues=1, line=line)
    assert said(alone.reason).startswith("This line needs")


def test_under_a_symmetry_numbers_must_come_out_even() -> None:
    made = make(SLITHERLINK, Board.square(4, 4), seed=2, clues=12, symmetry="half-turn")
    assert made.puzzle.clues.count() == 12
    odd = refuse(SLITHERLINK, Board.square(4, 4), seed=2, clues=11, symmetry="half-turn")
    assert said(odd.reason) == (
        "Of 6 lines one came to 10 clues, none to 11: ask for 10, or try without the symmetry."
    )


@pytest.mark.parametrize("symmetry", ["none", "half-turn"])
def test_more_clues_than_there_are_places_are_refused_with_a_number(symmetry: str) -> None:
    board = Board.square(4, 4)
    failure = refuse(SLITHERLINK, board, seed=2, clues=17, symmetry=symmetry)
    assert said(failure.reason) == (
        "Of 6 lines one came to 16 clues of these kinds in these places, none to 17: "
        "ask for 16 or fewer."
    )
    assert make(SLITHERLINK, board, seed=2, clues=16, symmetry=symmetry).puzzle.clues.count() == 16
    line = tuple((r, c if r % 2 == 0 else 2 - c) for r in range(3) for c in range(3))
    alone = refuse(NUMBER_PATH, Board.square(3, 3), clues=10, line=line)
    assert said(alone.reason) == (
        "This line came to 9 clues of these kinds in these places, not to 10: ask for 9 or fewer."
    )


def test_masks_that_forbid_one_solution_are_named() -> None:
    never = frozenset(Cell(at) for at in Board.square(3, 3).cells if at != (1, 1))
    failure = refuse(SLITHERLINK, Board.square(3, 3), never=never)
    assert "Allow more places." in said(failure.reason)
    assert set(failure.spots) == never


def test_florets_have_no_mirror() -> None:
    for key in ("left-right", "top-bottom"):
        refused = symmetries(Board.patch(FLORET, 3, 3), key)
        assert isinstance(refused, Reason)
        assert said(refused) == (
            f"The board does not have this symmetry: {SYMMETRIES[key].lower()}."
        )


def test_kept_clues_stand_in_their_order() -> None:
    """In that of a set, which is another one in each process, a seed made other puzzles."""
    board = Board.square(5, 5)
    *_, begun = generate(SLITHERLINK, board, GenerateOptions(seed=9), Token())
    keep = begun.puzzle.clues
    compiled = begun.puzzle.compile()
    trace = Trace(tuple(map(compiled.nodes.index, begun.line)), closed=True)
    blank = Puzzle(SLITHERLINK, board)
    nowhere = frozenset[Spot]()
    pattern = pattern_of(
        blank, trace, {"numbers": 1.0}, "none", nowhere, nowhere, random.Random(1), keep
    )
    assert isinstance(pattern, Pattern)
    assert pattern.fixed == tuple(keep.all()) and len(pattern.fixed) > 6
    asked = [c for c in pattern.problem.constraints if isinstance(c, EdgesUsed)]
    assert asked == [c for c in compiled.problem.constraints if isinstance(c, EdgesUsed)]
