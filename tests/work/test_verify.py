"""A verdict proved twice: the examples of all families, and what is said where it fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import formats
from studio.board import Board
from studio.board.free import graph_board
from studio.engines.engine import Engine, Token
from studio.engines.events import Done, Verdict
from studio.engines.sampling.path import random_path
from studio.engines.sat.edge_sat import EDGE_SAT
from studio.families import GRAPH_PATH, KOBURIN, ONE_STROKE, REGIONAL_YAJILIN, RULES, YAJILIN
from studio.puzzle import EdgeUsed, Problem, Puzzle, Rule, Shape
from studio.work import verify as module
from studio.work.sentences import said
from studio.work.verified import Opinion, Stage, Verified
from studio.work.verify import Certified, verify
from tests.budget import EXAMPLES, examples


def verified(path: Path, token: Token | None = None) -> Verified:
    """What comes out for a file."""
    *stages, last = verify(formats.read(path).puzzle, token or Token())
    assert stages and all(isinstance(stage, Stage) and stage.message for stage in stages)
    assert isinstance(last, Verified)
    return last


def test_there_are_examples_of_all_families() -> None:
    assert {path.parent.name for path in EXAMPLES} >= {rule.key for rule in RULES}


@pytest.mark.parametrize("path", examples())
def test_two_engines_agree_on_every_example(path: Path) -> None:
    found = verified(path)
    assert found.agree and not found.disagree, found
    assert found.first.engine != found.second.engine
    assert found.certificate is not None or found.reason


def test_a_closed_line_of_256_nodes_is_judged_by_its_edges() -> None:
    """Steps as variables take minutes here, and the second engine is never asked."""
    edges = Board.square(16, 16).cell_graph.edges
    board = graph_board([(float(k % 16), float(k // 16)) for k in range(256)], edges)
    line = random_path(board.cell_graph, 3, closed=True, labels={})
    assert line is not None
    given = tuple(EdgeUsed(*pair) for pair in line.pairs[::2])
    puzzle = GRAPH_PATH.posed(board, Problem(board.cell_graph, Shape.HAMILTONIAN_CYCLE, given))
    assert puzzle is not None
    *_, last = verify(puzzle, Token(60.0))
    assert isinstance(last, Verified) and last.agree
    assert last.first.engine == EDGE_SAT.name


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("rule", [YAJILIN, KOBURIN, REGIONAL_YAJILIN], ids=lambda rule: rule.key)
def test_what_lies_outside_of_the_line_is_proved(rule: Rule, size: int) -> None:
    puzzle = Puzzle(rule, Board.square(size, size), options={"shaded_outside": True})
    *_, last = verify(puzzle, Token())
    assert isinstance(last, Certified) and last.agree
    assert last.certificate is not None and not last.reason


@pytest.mark.parametrize("pairs", [[(0, 1)] * 8, [(0, 1)] * 5 + [(1, 2)] * 5])
def test_a_drawing_that_no_other_engine_can_judge_says_why(pairs: list[tuple[int, int]]) -> None:
    board = graph_board([(0.0, 0.0), (5.0, 3.0), (9.0, 0.0)][: 1 + max(v for _, v in pairs)], pairs)
    *_, last = verify(Puzzle(ONE_STROKE, board), Token())
    assert isinstance(last, Verified) and not last.agree
    assert said(last.reason, last.why) == (
        "No other engine can judge this puzzle: too many lines run side by side."
    )


def test_a_contradiction_is_told_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Liar:
        """Says that there is one answer, whatever is asked."""

        name = "Liar"

        def declines(self, problem: object, task: object) -> None:
            return None

        def run(self, *question: object) -> list[Done]:
            return [Done(1, exact=True)]

    def lying(problem: object) -> Engine:
        return Liar()  # type: ignore[return-value]

    monkeypatch.setattr(module, "_first", lying)
    found = verified(next(path for path in EXAMPLES if path.stem == "no-way"))
    assert found.first == Opinion("Liar", Verdict.UNIQUE)
    assert found.disagree and not found.agree and found.verdict is Verdict.UNKNOWN


def test_stopped_is_not_a_verdict() -> None:
    token = Token()
    token.cancel()
    found = verified(next(path for path in EXAMPLES if path.stem == "star"), token)
    assert found.verdict is Verdict.UNKNOWN and not found.disagree
    assert "Stopped" in said(found.reason)
