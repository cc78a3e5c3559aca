"""Repair: a puzzle whose clues contradict each other has a solution again without a few of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from studio.board import At
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.minimal_correction_set import repairs
from studio.engines.engine import Model, Refuted, Token
from studio.puzzle import Clue, Compiled, Puzzle
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Halted, Ungenerated
from studio.work.generation import GenerationFailed, Repaired, Working


def repair(puzzle: Puzzle, token: Token) -> Iterator[Working | Repaired | GenerationFailed]:
    """Remove as few clues as possible; the last event is a Repaired or an Unmade.

    When the token stops the work the best known comes out. Clues that are given may go too.
    """
    for fault in puzzle.faults():
        yield GenerationFailed.of(fault)
        return
    compiled = puzzle.compile()
    loose = [
        clue
        for clue in puzzle.clues.all()
        if clue in compiled.stated or not puzzle.kind(clue.kind).fixed
    ]
    search = _without_constraints if _independent(puzzle, compiled, loose) else _without_clues
    found = None
    for found in search(puzzle, loose, token):
        cost = len(found.gone)
        yield Working(found.left, False, found.least, cost, cost, found.least)
    if found is None:
        code = Halted.REPAIR if token.stopped else Ungenerated.NO_LINE_AT_ALL
        yield GenerationFailed(Reason(code))
        return
    left = found.left.compile()
    assert left.problem.answered_by(left.trace(found.line))
    smallest = len(found.gone) <= found.least
    reason = None if smallest else Reason(Halted.FEWER)
    yield Repaired(found.left, found.gone, found.line, smallest, reason)


@dataclass(frozen=True, slots=True)
class _Found:
    """What is left without the clues ``gone`` has an answer; fewer than ``least`` do not do."""

    left: Puzzle
    gone: tuple[Clue, ...]
    line: tuple[At, ...]
    least: int


def _independent(puzzle: Puzzle, compiled: Compiled, loose: Sequence[Clue]) -> bool:
    """Does each clue say the same without the others, and the rule itself without any?"""
    blank = puzzle.erased(*loose)
    return (
        compiled.stated.issuperset(loose)
        and compiled.asks_as(blank.compile())
        and all(
            replace(blank, clues=blank.clues.having(clue)).compile().order.keys()
            <= compiled.order.keys()
            for clue in loose
        )
    )


def _without_constraints(puzzle: Puzzle, loose: Sequence[Clue], token: Token) -> Iterator[_Found]:
    """Better and better repairs, where a clue that goes takes nothing along but what it says."""
    compiled = puzzle.compile()
    problem = compiled.problem
    pairs = list(zip(compiled.clues, problem.constraints, strict=True))
    clue_of = {constraint: clue for clue, constraint in pairs if clue is not None}
    fixed = [constraint for clue, constraint in pairs if clue is None]
    # Of clues that say the same either all go or none.
    saying = {c: (clue, *compiled.repeated.get(c, ())) for c, clue in clue_of.items()}
    costs = {constraint: len(clues) for constraint, clues in saying.items()}
    for found in repairs(oracle_for(problem), fixed, costs, token):
        gone = tuple(clue for c in saying if c in found.gone for clue in saying[c])
        yield _Found(puzzle.erased(*gone), gone, compiled.addresses(found.trace), found.least)


def _without_clues(puzzle: Puzzle, loose: Sequence[Clue], token: Token) -> Iterator[_Found]:
    """Better and better repairs, where clues shape what the rule or other clues ask for.

    What is left may have no answer where more or less of it has one. So puzzles are compiled anew:
    a first repair takes the clues whose constraints contradict each other, or all clues, and gives
    back one after the other; then all sets of fewer clues are tried, small ones first.
    """
    blank = puzzle.erased(*loose).compile().problem
    if blank.graph == puzzle.compile().problem.graph and isinstance(
        oracle_for(blank).ask((), (), token), Refuted
    ):
        return
    contradicting = next((each.gone for each in _without_constraints(puzzle, loose, token)), ())
    best = _found(puzzle, contradicting, token) or _found(puzzle, loose, token)
    for clue in best.gone if best else ():
        assert best is not None
        best = _found(puzzle, [c for c in best.gone if c != clue], token) or best
    if best is not None:
        yield best
    for size in range(len(loose) + 1):
        if best is not None:
            best = replace(best, least=size)
            yield best
            if len(best.gone) <= size:
                return
        for gone in combinations(loose, size):
            better = _found(puzzle, gone, token)
            if better is not None and len(better.gone) == size:
                yield replace(better, least=size)
                return
            if token.stopped:
                return


def _found(puzzle: Puzzle, gone: Sequence[Clue], token: Token) -> _Found | None:
    """What is left without some clues, and those that they take along; None if nothing is known to
    answer it."""
    left = puzzle.erased(*gone)
    if token.stopped or left.faults():
        return None
    compiled = left.compile()
    answer = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), token)
    if not isinstance(answer, Model):
        return None
    kept = set(left.clues.all())
    lost = tuple(clue for clue in puzzle.clues.all() if clue not in kept)
    return _Found(left, lost, compiled.addresses(answer.trace), 0)
