"""The nested look: a true mark denied ends in contradictions, and nothing else is refuted."""

from __future__ import annotations

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines.deduction import PathLadder
from studio.engines.deduction.path_view import instead_of
from studio.engines.engine import Token
from studio.families import NUMBER_PATH
from studio.puzzle import Puzzle, StepAt
from studio.work.explain import Explainer
from studio.work.lookahead import SUPPOSE, mark_to_doubt
from studio.work.sentences import said
from studio.work.steps import NUMBER, Ending, Mark, Step


def explainer(name: str) -> Explainer:
    path = assets.path("examples", *f"{name}.puzzle".split("/"))
    return Explainer(formats.read(str(path)).puzzle, Token())


def look(one: Explainer, known: list[Mark], against: Mark) -> tuple[list[Step], Ending]:
    *steps, ending = one.what_if(known, against)
    assert isinstance(ending, Ending)
    return [step for step in steps if isinstance(step, Step)], ending


@pytest.mark.parametrize("name", ["number-path/honeycomb", "slitherlink/garden"])
def test_each_case_begins_with_what_it_supposes_and_contradicts_itself(name: str) -> None:
    one = explainer(name)
    steps = [step for step in one.run() if isinstance(step, Step)]
    refuted = 0
    for place, step in enumerate(steps[:7]):
        known = [mark for earlier in steps[:place] for mark in earlier.then]
        doubted = mark_to_doubt(step)
        assert doubted is not None
        nested, ending = look(one, known, doubted)
        assert not nested or nested[0].rule == SUPPOSE
        if ending.solved:
            supposed = [at for at, told in enumerate(nested) if told.rule == SUPPOSE]
            ends = [at for at, told in enumerate(nested) if told.rule == "contradiction"]
            assert ends == [
                *(at - 1 for at in supposed[1:]),
                *([len(nested) - 1] if nested else []),
            ]
            refuted += bool(nested)
    assert refuted > 2


def test_what_another_solution_has_is_not_refuted() -> None:
    one = explainer("number-path/first-steps")
    first, second = (trace.nodes for trace in one.answers[:2])
    differing = [step for step, (a, b) in enumerate(zip(first, second, strict=True), 1) if a != b]
    for step in differing:
        mark = one.translation.mark(StepAt(first[step - 1], step))
        assert mark is not None and mark.kind == NUMBER
        _, ending = look(one, [], mark)
        assert not ending.solved


def test_what_else_can_be_includes_every_other_solution() -> None:
    one = explainer("number-path/first-steps")
    state = PathLadder(one.problem).state
    first, *others = one.answers
    for step, node in enumerate(first.nodes, 1):
        cases = instead_of(state, StepAt(node, step))
        for other in others:
            if other.nodes[step - 1] != node:
                assert any(case.holds(other) for case in cases)


def test_a_number_with_many_other_places_is_refused_with_a_sentence() -> None:
    one = Explainer(Puzzle(NUMBER_PATH, Board.square(4, 5)), Token())
    nested, ending = look(one, [], Mark(NUMBER, (Cell((1, 1)),), 10))
    assert nested == [] and not ending.solved and "19 other places" in said(ending.reason)
