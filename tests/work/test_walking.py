"""Walks of jump mazes as the window hears of them, against going through all lines by hand."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from studio.board import At, Board, Cell, Edge
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families.jump_maze import landings
from studio.puzzle import Clue, Puzzle
from studio.work.analyse import Analysis
from studio.work.depth import Depth, Room
from studio.work.explain import Explainer
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Finding,
    Finished,
    Graded,
    Judged,
    Redundant,
    Surveyed,
    Walked,
)
from studio.work.grade import grade
from studio.work.sentences import said
from studio.work.walking import LISTED, has_walks
from tests.families.test_jump_maze import maze, schonbrunn


def findings(
    puzzle: Puzzle, depth: Depth | None = None, token: Token | None = None
) -> list[Finding]:
    compiled = puzzle.compile()
    return list(
        Analysis(puzzle, compiled, oracle_for(compiled.problem), token or Token()).run(depth)
    )


def last(found: list[Finding], kind: type[Finding]) -> Finding | None:
    return next((f for f in reversed(found) if isinstance(f, kind)), None)


def walks_by_hand(puzzle: Puzzle, start: At, target: At) -> list[tuple[At, ...]]:
    found = []
    begun = [(start,)]
    while begun:
        walk = begun.pop()
        if walk[-1] == target:
            found.append(walk)
            continue
        begun += [(*walk, at) for at in landings(puzzle, walk[-1]) if at not in walk]
    return found


def test_the_schonbrunn_board_with_all_its_walks() -> None:
    found = findings(schonbrunn())
    judged = last(found, Judged)
    assert isinstance(judged, Judged) and judged.verdict is Verdict.SEVERAL
    survey = last(found, Surveyed)
    assert isinstance(survey, Surveyed) and survey.exact
    lengths = {11: 1, 12: 1, 13: 3, 14: 2, 16: 9, 17: 4, 18: 4, 19: 4}
    assert dict(survey.by_length) == lengths
    sums = dict(survey.by_sum)
    assert sum(sums.values()) == 28 and sums[0] == 4
    assert survey.shortest and len(survey.shortest) == 12
    assert survey.longest and len(survey.longest) == 20
    walked = last(found, Walked)
    assert isinstance(walked, Walked) and walked.every
    assert Counter(len(line) - 1 for line in walked.lines) == lengths
    assert [len(line) for line in walked.lines] == sorted(len(line) for line in walked.lines)
    counted = last(found, Counted)
    assert counted == Counted(28, True, counted.seconds, final=True)  # type: ignore[union-attr]
    assert isinstance(found[-1], Finished)


@pytest.mark.parametrize("count_start", [True, False])
def test_a_sum_that_is_asked_for(count_start: bool) -> None:
    found = findings(schonbrunn(sum=0, count_start=count_start))
    survey, judged = last(found, Surveyed), last(found, Judged)
    assert isinstance(survey, Surveyed) and isinstance(judged, Judged)
    assert sum(n for _, n in survey.by_sum) == 28
    if count_start:
        assert (judged.verdict, dict(survey.by_length)) == (Verdict.SEVERAL, {17: 2, 19: 2})
        return
    assert (judged.verdict, survey.by_length) == (Verdict.NONE, ())
    conflict = last(found, Conflict)
    assert isinstance(conflict, Conflict)
    assert said(conflict.reason) == (
        "28 walks lead to the target, but none adds up to 0; the nearest sums are −1 and 1."
    )


def test_a_target_that_nothing_leads_to() -> None:
    puzzle = maze(Board.square(1, 4), {(0, 0): 1, (0, 1): 1}, (0, 0), (0, 3))
    found = findings(puzzle)
    conflict = last(found, Conflict)
    assert isinstance(conflict, Conflict)
    assert said(conflict.reason) == "No jumps lead from the start to the target."
    assert {clue.kind for clue in conflict.clues} == {"start", "target"}


def test_one_walk() -> None:
    puzzle = maze(Board.square(1, 4), {(0, 0): 1, (0, 1): 2}, (0, 0), (0, 3))
    found = findings(puzzle)
    judged, common = last(found, Judged), last(found, Common)
    assert isinstance(judged, Judged) and judged.verdict is Verdict.UNIQUE
    assert judged.lines == (((0, 0), (0, 1), (0, 3)),)
    assert common == Common((Edge((0, 0), (0, 1)), Edge((0, 1), (0, 3))), 2, final=True)
    # Values are the board: nobody tries without.
    assert last(found, Redundant) == Redundant((), (), 0, 0, final=True, every=False)
    # From the first cell there is one way, from the second there are two.
    graded = grade(Explainer(puzzle, Token()))
    assert graded is not None
    assert last(found, Graded) == Graded(graded.number, graded.word, graded.open)
    other = {(0, 0): 1, (0, 1): 2, (1, 0): 1, (1, 1): 2, (1, 3): 1}
    several = findings(maze(Board.square(2, 4), other, (0, 0), (0, 3)))
    assert last(several, Judged) != judged and last(several, Graded) is None


@pytest.mark.parametrize("seed", range(12))
def test_random_mazes_agree_with_going_through_them(seed: int) -> None:
    rng = random.Random(seed)
    board = rng.choice([Board.square(4, 3), Board.square(3, 5), Board.hexagon(2, holes=[(0, 0)])])
    start, target = rng.sample(board.cells, 2)
    jumps = {at: rng.choice((-1, 1)) * rng.randint(1, 2) for at in board.cells}
    puzzle = maze(board, jumps, start, target)
    walks = walks_by_hand(puzzle, start, target)
    totals = Counter(sum(jumps[at] for at in walk) for walk in walks)
    found = findings(puzzle)
    survey, walked = last(found, Surveyed), last(found, Walked)
    assert isinstance(survey, Surveyed)
    assert dict(survey.by_sum) == totals
    assert dict(survey.by_length) == Counter(len(walk) - 1 for walk in walks)
    if len(walks) > LISTED:
        assert isinstance(walked, Walked) and not walked.every
        assert set(walked.lines) < set(walks) and last(found, Common) is None
    elif walks:
        assert isinstance(walked, Walked)
        assert set(walked.lines) == set(walks) and walked.every
        common = last(found, Common)
        shared = set.intersection(*({Edge.of(a, b) for a, b in pairwise(walk)} for walk in walks))
        assert isinstance(common, Common) and set(common.edges) == shared
    else:
        assert walked is None and isinstance(last(found, Conflict), Conflict)


def rich() -> Puzzle:
    """All jumps of one cell on a board of 7 x 7: 575,780,564 walks from corner to corner."""
    board = Board.square(7, 7)
    return maze(board, dict.fromkeys(board.cells, 1), (0, 0), (6, 6))


def test_a_board_too_rich_says_at_least() -> None:
    found = findings(rich(), Depth(room=Room(seconds=1.5)))
    counts = [f for f in found if isinstance(f, Counted)]
    assert len(counts) >= 2 and not any(f.exact for f in counts)
    assert [f.count for f in counts] == sorted(f.count for f in counts)
    assert counts[-1].final and counts[-1].count > 2
    # The shortest is proved at once, and the first of those to look at; the longest never is.
    for surveyed in (f for f in found if isinstance(f, Surveyed)):
        assert surveyed.least and surveyed.shortest and len(surveyed.shortest) == 13
        assert not surveyed.exact
    judged = last(found, Judged)
    assert isinstance(judged, Judged) and len(judged.lines[0]) == 13
    assert last(found, Common) is None
    walked = last(found, Walked)
    assert isinstance(walked, Walked) and not walked.every and len(walked.lines[0]) == 13
    assert isinstance(found[-1], Finished) and found[-1].reason


def test_a_verdict_alone_needs_no_count() -> None:
    found = findings(rich(), Depth(count=False, overlap=False))
    assert [type(f) for f in found if not isinstance(f, Counted | Surveyed)] == [Judged, Finished]


def test_a_stopped_run_claims_nothing() -> None:
    token = Token()
    token.cancel()
    found = findings(rich(), token=token)
    counted, survey = last(found, Counted), last(found, Surveyed)
    assert isinstance(counted, Counted) and isinstance(survey, Surveyed)
    assert not counted.exact and not survey.exact
    assert last(found, Walked) is None and last(found, Common) is None


def test_a_maze_without_a_target_has_no_walks_to_count() -> None:
    begun = Puzzle(schonbrunn().rule, Board.square(2, 2)).placed(Clue("start", Cell((0, 0))))
    assert isinstance(begun, Puzzle)
    assert not has_walks(begun.compile())


def test_more_time_is_given_where_more_is_asked_for() -> None:
    assert Depth().walk_seconds == Depth().room.seconds
    assert Depth(answer_seconds=30.0).walk_seconds == 400.0
