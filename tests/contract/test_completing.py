"""Any clues that are true together can be completed, also those that nobody would be given: grey
circles, "?", numbers of an ordered path that are no steps, a shorter ray."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from studio.engines.engine import Token
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, rules
from tests.contract.test_all_needed import board_for, solutions

MOST = 6
"""Other clues that are tried for each rule."""


def otherwise(puzzle: Puzzle) -> Iterator[Puzzle]:
    """The puzzle with another value for a clue, where that leaves a solution."""
    for clue in puzzle.clues.all():
        kind = puzzle.kind(clue.kind)
        if kind.fixed:
            continue
        values = [v for v in puzzle.rule.values(puzzle, kind, clue.spot) if v != clue.value]
        # The largest are rays the other way round, the lowest "?".
        for value in {*values[:2], *values[-1:]}:
            other = Clue(clue.kind, clue.spot, value)
            changed = replace(puzzle, clues=puzzle.clues.without(clue).having(other))
            if not changed.faults() and solutions(changed):
                yield changed


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.key)
def test_clues_that_nobody_would_be_given_are_completed(rule: Rule) -> None:
    assert rule.generator is not None
    if rule.generator.makes:
        pytest.skip("made as a whole")
    options = GenerateOptions(seed=1)
    *_, made = generate(rule, board_for(rule), options, Token(30))
    assert isinstance(made, Generated)
    completed, tried = 0, 0
    for begun in islice(otherwise(made.puzzle), MOST):
        tried += 1
        wanted = replace(options, keep=begun.clues, settings=begun.options)
        *_, done = generate(rule, begun.board, wanted, Token(30))
        if isinstance(done, GenerationFailed):
            continue
        assert isinstance(done, Generated)
        completed += 1
        assert solutions(done.puzzle) == 1
        there = {(clue.kind, clue.spot) for clue in done.puzzle.clues.all()}
        assert there >= {(clue.kind, clue.spot) for clue in begun.clues.all()}
        if type(rule).tidied is Rule.tidied:
            assert set(done.puzzle.clues.all()) >= set(begun.clues.all())
        there = {(clue.kind, clue.spot) for clue in begun.clues.all()}
        new = [c for c in done.puzzle.clues.all() if (c.kind, c.spot) not in there]
        assert done.added == len(new)
    # Regions and their marks are drawn with the line, and never completed.
    if rule.generator.option("region") is None and tried:
        assert completed
