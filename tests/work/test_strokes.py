"""What an analysis tells of drawings in one stroke."""

from __future__ import annotations

from studio.board import Board, Cell
from studio.board.figures import house
from studio.board.free import graph_board
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.families.one_stroke import ONE_STROKE
from studio.puzzle import Clue, Clues, Puzzle
from studio.puzzle.reason import Reason
from studio.work.analyse import Analysis
from studio.work.counting import count_of, shares_of
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Finding,
    Judged,
    Mended,
    Starts,
)
from studio.work.sentences import said

SQUARE = graph_board(
    [(0, 0), (1, 0), (1, 1), (0, 1)], [(0, 1), (1, 2), (2, 3), (0, 3), (0, 2), (1, 3)]
)


def told(board: Board, *clues: Clue) -> dict[type, Finding]:
    """The last finding of each kind."""
    puzzle = Puzzle(ONE_STROKE, board, Clues().having(*clues))
    compiled = puzzle.compile()
    run = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run()
    return {type(finding): finding for finding in run}


def test_the_house_is_drawn_from_its_two_lower_corners() -> None:
    found = told(house())
    assert found[Starts] == Starts((((0,), 44), ((1,), 44), ((2,), 0), ((3,), 0), ((4,), 0)))
    counted, judged = found[Counted], found[Judged]
    assert isinstance(counted, Counted) and isinstance(judged, Judged)
    assert (counted.count, counted.exact) == (88, True)
    assert judged.verdict is Verdict.SEVERAL
    # All drawings use all lines, so nothing is said of what they share.
    assert Common not in found and Doubtful not in found


def test_a_start_halves_the_number() -> None:
    found = told(house(), Clue("start", Cell((1,))))
    counted = found[Counted]
    assert isinstance(counted, Counted) and (counted.count, counted.exact) == (44, True)


def test_a_square_with_its_diagonals_takes_two_strokes_or_a_line() -> None:
    found = told(SQUARE)
    mended, conflict = found[Mended], found[Conflict]
    assert isinstance(mended, Mended) and isinstance(conflict, Conflict)
    assert mended.strokes == 2
    assert len(mended.added) == 1 and mended.twice is not None and len(mended.twice) == 1
    assert "4 corners" in said(conflict.reason) and conflict.clues == ()


def test_wrong_ends_are_no_reason_to_mend_the_drawing() -> None:
    found = told(house(), Clue("start", Cell((4,))))
    conflict = found[Conflict]
    assert Mended not in found
    assert isinstance(conflict, Conflict) and conflict.clues == (Clue("start", Cell((4,))),)


def test_counts_of_the_command_line_are_of_strokes() -> None:
    problem = Puzzle(ONE_STROKE, house()).compile().problem
    done = count_of(problem, Token())
    assert (done.count, done.exact) == (88, True)
    shares = shares_of(problem, Token())
    assert not isinstance(shares, Reason)
    assert (shares.total, shares.edges) == (88, (88,) * 8)
