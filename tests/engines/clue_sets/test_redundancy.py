"""Which constraints could go: the same with and without a look nearby, and true by brute asking."""

from __future__ import annotations

import pytest

from studio.engines.clue_sets import nearby_loops as nearby
from studio.engines.clue_sets import redundancy
from studio.engines.clue_sets.redundancy import Spare, SpareSearch
from studio.engines.engine import Model, Refuted, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import Problem
from tests.engines.clue_sets.test_nearby_loops import example

LOOPS = ("slitherlink/garden", "slitherlink/honey-loop", "masyu", "geradeweg", "castle-wall")


def last_word(problem: Problem, token: Token) -> Spare | None:
    oracle = LoopOracle(problem.graph)
    first = oracle.ask(problem.constraints, [], Token())
    assert isinstance(first, Model)
    only = [oracle.facts(first.trace)]
    proof = oracle.ask(problem.constraints, only, Token())
    assert isinstance(proof, Refuted)
    words = list(SpareSearch(oracle, problem, (), first.trace, proof.core, token).run())
    return words[-1] if words else None


@pytest.mark.parametrize("name", LOOPS)
def test_all_that_could_go_is_found_and_nothing_else(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = example(name)
    oracle, everything = LoopOracle(problem.graph), frozenset(problem.constraints)
    first = oracle.ask(everything, [], Token())
    assert isinstance(first, Model)
    only = [oracle.facts(first.trace)]
    alone = {
        constraint
        for constraint in everything
        if isinstance(oracle.ask(everything - {constraint}, only, Token()), Refuted)
    }
    for many in (1, len(everything) + 1):
        monkeypatch.setattr(nearby, "MANY", many)
        monkeypatch.setattr(redundancy, "infer", lambda problem: None)
        told = last_word(problem, Token())
        assert told is not None and told.final and told.checked == len(everything)
        assert set(told.alone) == alone and set(told.together) <= alone
        kept = everything - set(told.together)
        assert isinstance(oracle.ask(kept, only, Token()), Refuted)
        for constraint in kept & alone:
            assert isinstance(oracle.ask(kept - {constraint}, only, Token()), Model)


def test_a_board_that_is_not_looked_at_nearby_is_not_inferred(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def inferred(problem: Problem) -> None:
        raise AssertionError("nobody asked for it")

    monkeypatch.setattr(nearby, "MANY", 10**6)
    monkeypatch.setattr(redundancy, "infer", inferred)
    told = last_word(example("slitherlink/garden"), Token())
    assert told is not None and told.final


def test_what_is_stopped_has_no_last_word() -> None:
    token = Token()
    token.cancel()
    told = last_word(example("slitherlink/garden"), token)
    assert told is None or not told.final
