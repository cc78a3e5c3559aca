"""The order of numbers as a technique, against every line of small boards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from studio.board import Board
from studio.engines.deduction import Deduction, PathLadder
from studio.engines.engine import Token
from studio.families import ORDERED_PATH
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, MetInOrder, StepAt
from studio.work.explain import Explainer
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from studio.work.steps import Ending
from tests.engines.deduction.soundness import Prover, Start, spanning
from tests.oracles import answers


class Listening(Prover):
    """A prover that counts which techniques it proved."""

    used: Counter[str]

    def prove(self, deduction: Deduction, start: Start, obeying: int | None) -> None:
        self.used[deduction.technique.key] += 1
        super().prove(deduction, start, obeying)


@pytest.mark.parametrize(
    "board",
    [Board.square(3, 3), Board.square(2, 4), Board.hexagon(1)],
    ids=lambda board: f"{len(board)}",
)
def test_no_edge_past_a_number_that_the_line_could_use(board: Board) -> None:
    """Orders along lines, with ends and some edges known, and proved by all lines."""
    made = spanning(board.cell_graph, closed=False)
    lines = sorted(answers(made.problem), key=repr)
    prover = Listening(made.problem, lines)
    prover.used = Counter()
    rng = random.Random(len(board))
    for line in rng.sample(lines, min(len(lines), 40)):
        size = len(line.nodes)
        inner = sorted(rng.sample(range(1, size - 1), rng.randint(1, 3)))
        met = tuple(line.nodes[i] for i in inner)
        clues: list[Constraint] = [MetInOrder(met, place) for place in range(len(met))]
        clues += rng.sample([StepAt(line.nodes[0], 1), StepAt(line.nodes[-1], size)], 2)[
            : rng.randint(1, 2)
        ]
        known: list[Constraint] = [EdgeUsed(*pair) for pair in sorted(line.used)]
        known += [EdgeUnused(*pair) for pair in board.cell_graph.edges if pair not in line.used]
        for many in (0, 2, 4):
            prover.climb((*clues, *rng.sample(known, many)), PathLadder)
    assert prover.used["order"] > 5


def test_ordered_paths_are_explained_with_it() -> None:
    *_, made = generate(ORDERED_PATH, Board.square(5, 5), GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated)
    *steps, ending = Explainer(made.puzzle, Token()).run()
    assert isinstance(ending, Ending) and ending.solved
    told = [step for step in steps if not isinstance(step, Ending) and step.rule == "order"]
    assert told and all("past another one" in step.sentence for step in told)
