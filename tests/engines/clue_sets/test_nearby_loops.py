"""Loops near a loop: what is found is one, and where all of the board is near none is missed."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import formats
from studio.board import Board
from studio.engines.clue_sets import nearby_loops as module
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.clue_sets.nearby_loops import NearbyLoops, Reach, nearby_loops
from studio.engines.engine import Model, Refuted, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.engines.sat.path_sat import PathOracle
from studio.puzzle import (
    AllOf,
    Constraint,
    EdgesUsed,
    EdgeUsed,
    NodeVisited,
    Problem,
    Shape,
    Trace,
)
from studio.puzzle.encoder import Encoder
from studio.puzzle.visits import VisitedOrOutside
from studio.records import dataclass

EXAMPLES = Path(__file__).parents[3] / "resources" / "examples"
LOOPS = (
    "slitherlink/garden",
    "slitherlink/honey-loop",
    "vertex-slitherlink",
    "touch-slitherlink",
    "sheep-wolf-slitherlink",
    "masyu",
    "yajilin",
    "castle-wall",
    "balance-loop",
    "geradeweg",
    "moon-or-sun",
    "linesweeper",
    "grand-tour",
)
WHOLE = Reach(0, 100)


def example(name: str) -> Problem:
    path = EXAMPLES / name
    file = path.with_suffix(".puzzle")
    found = file if file.exists() else min(path.glob("*.puzzle"))
    return formats.read(found).puzzle.compile().problem


@pytest.mark.parametrize("name", LOOPS)
def test_what_is_found_near_is_there_and_nothing_is_missed_on_the_whole_board(name: str) -> None:
    problem, token = example(name), Token()
    oracle = LoopOracle(problem.graph)
    everything = frozenset(problem.constraints)
    first = oracle.ask(everything, [], token)
    assert isinstance(first, Model)
    line = first.trace
    loops = NearbyLoops(problem.graph, problem.constraints, line)
    asked: set[Constraint] = set()
    for reach in (Reach(1, 1), Reach(2, 3), WHOLE):
        for patch in loops.patches(problem.constraints, reach):
            for constraint in patch.constraints:
                among = everything
                if len(asked) % 3 == 2:  # sometimes others are gone, too
                    among = frozenset(sorted(everything, key=repr)[len(asked) % 5 :: 2])
                asked.add(constraint)
                found = patch.breaks(constraint, token, among)
                answer = oracle.ask(among - {constraint}, [oracle.facts(line)], token)
                assert not found or isinstance(answer, Model)
                assert found or reach is not WHOLE or isinstance(answer, Refuted)
            patch.close()
    assert asked


@dataclass(frozen=True)
class Anywhere:
    """What a constraint says, where nobody knows of which nodes it speaks."""

    said: Constraint

    def holds(self, trace: Trace) -> bool:
        return self.said.holds(trace)

    def encode(self, encoder: Encoder) -> None:
        self.said.encode(encoder)

    def denied(self, encoder: Encoder) -> int | None:
        return None


def test_what_is_not_known_to_lie_anywhere_holds_everywhere() -> None:
    """One part of a constraint that may be broken far away, as none of its nodes tells."""
    board = Board.square(4, 4)
    graph, planar = board.loop_graph, board.loop_graph.planar
    assert planar is not None
    oracle, token = LoopOracle(graph), Token()
    first = oracle.ask([EdgeUsed(0, 1), EdgeUsed(23, 24)], [], token)
    assert isinstance(first, Model)
    line = first.trace
    across = tuple(graph.edges[k] for k in planar.borders[0])
    far = Anywhere(VisitedOrOutside(24, across[:1]))
    told = AllOf((NodeVisited(0), far))
    clue = EdgesUsed(across, sum(pair in line.used for pair in across))
    assert told.holds(line)
    loops = NearbyLoops(graph, [clue, told], line)
    asked = [c for patch in loops.patches([clue, told], WHOLE) for c in patch.constraints]
    assert asked == [clue]
    for reach in (Reach(0, 0), WHOLE):
        (patch,) = loops.patches([clue], reach)
        if patch.breaks(clue, token, {clue, told}):
            answer = oracle.ask([told], [oracle.facts(line)], token)
            assert isinstance(answer, Model)
    patch.close()


def test_a_look_that_is_stopped_finds_nothing() -> None:
    problem, token = example("slitherlink/garden"), Token()
    first = LoopOracle(problem.graph).ask(problem.constraints, [], token)
    assert isinstance(first, Model)
    loops = NearbyLoops(problem.graph, problem.constraints, first.trace)
    patch = next(loops.patches(problem.constraints, WHOLE))
    needed = [c for c in patch.constraints if patch.breaks(c, token, problem.constraints)]
    assert needed
    token.cancel()
    assert not patch.breaks(needed[0], token, problem.constraints)


def test_who_looks_nearby(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = example("slitherlink/garden")
    oracle = RememberingOracle(LoopOracle(problem.graph))
    first = oracle.ask(problem.constraints, [], Token())
    assert isinstance(first, Model)
    assert nearby_loops(oracle, problem, first.trace) is None
    monkeypatch.setattr(module, "MANY", 1)
    assert nearby_loops(oracle, problem, first.trace) is not None
    path = PathOracle(Board.square(3, 3).cell_graph, Shape.HAMILTONIAN_PATH)
    assert nearby_loops(path, problem, first.trace) is None
