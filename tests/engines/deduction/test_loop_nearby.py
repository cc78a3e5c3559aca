"""What is proved close by: in patches as on the whole board; again only where something changed."""

from __future__ import annotations

import pytest

from studio import formats
from studio.engines.deduction import LoopLadder, loop_nearby
from studio.engines.deduction.loop_edges import LoopEdges
from studio.engines.deduction.loop_nearby import LoopNearby, Patch, forced
from studio.engines.deduction.proofs import FormulaProver
from studio.engines.engine import Token
from studio.puzzle import Constraint, Problem
from studio.work.explain import Explainer

KOBURIN = "https://puzz.link/p?koburin/10/10/jatahaiaq5chbt5bbgbqbj"
"""Published; its ladder ends before it is solved."""


def stuck() -> tuple[Problem, list[Constraint], list[Constraint]]:
    """A problem, what its ladder knows where it ends, and the marks that are missing then."""
    puzzle = formats.read(KOBURIN).puzzle
    explainer = Explainer(puzzle, Token())
    ladder = LoopLadder(explainer.problem, staged=True)
    while found := ladder.next():
        for deduction in found:
            ladder.learn(deduction.then)
    known = ladder.known()
    missing = [fact for fact in explainer.candidate_clues if fact not in known]
    return explainer.problem, [*known, *ladder.pair_facts()], missing


def test_patches_prove_what_the_whole_board_proves(monkeypatch: pytest.MonkeyPatch) -> None:
    problem, known, missing = stuck()
    whole = LoopNearby(problem).find(known, missing, Token())
    monkeypatch.setattr(loop_nearby, "SMALL", 0)
    monkeypatch.setattr(loop_nearby, "PATCH", 6)
    patched = LoopNearby(problem).find(known, missing, Token())
    assert {each.then for each in patched} == {each.then for each in whole}
    assert whole


def test_few_lines_tell_what_may_be_proved() -> None:
    """The facts that are forced, as each of them asked by itself."""
    problem, known, missing = stuck()
    for given in ((*problem.constraints, *known), known[::2], ()):
        prover = FormulaProver(LoopEdges(problem))
        alone = [fact for fact in missing if prover.why(fact, given, Token()) is not None]
        assert forced(LoopEdges(problem), missing, given, Token()) == alone
        assert len(alone) < len(missing)
    assert forced(LoopEdges(problem), missing, (*problem.constraints, *known), Token())


def test_most_is_denied_by_a_line_like_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    problem, known, missing = stuck()
    monkeypatch.setattr(loop_nearby, "SMALL", 0)
    answers = []
    denied = Patch.denied
    monkeypatch.setattr(Patch, "denied", lambda *each: answers.append(denied(*each)) or answers[-1])
    near = LoopNearby(problem)
    near.find(known, missing, Token())
    assert sum(answers) > len(answers) / 2
    asked = len(answers)
    near.find(known, missing, Token())
    assert len(answers) == asked


def test_nothing_is_told_where_it_was_stopped() -> None:
    problem, known, missing = stuck()
    token = Token()
    token.cancel()
    assert LoopNearby(problem).find(known, missing, token) == []
