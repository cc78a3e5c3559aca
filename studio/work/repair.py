"""Repair: a puzzle whose clues contradict each other has a solution again without a few of them."""

from __future__ import annotations

from collections.abc import Iterator

from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.minimal_correction_set import repairs
from studio.engines.engine import Token
from studio.puzzle import Puzzle
from studio.puzzle.reason import Reason
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
    problem = compiled.problem
    pairs = list(zip(compiled.clues, problem.constraints, strict=True))
    clue_of = {constraint: clue for clue, constraint in pairs if clue is not None}
    fixed = [constraint for clue, constraint in pairs if clue is None]
    # Of clues that say the same either all go or none.
    saying = {c: (clue, *compiled.repeated.get(c, ())) for c, clue in clue_of.items()}
    costs = {constraint: len(clues) for constraint, clues in saying.items()}
    found = None
    for found in repairs(oracle_for(problem), fixed, costs, token):
        gone = tuple(clue for c in saying if c in found.gone for clue in saying[c])
        left = puzzle.erased(*gone)
        yield Working(left, False, found.least, len(gone), len(gone), found.least)
    if found is None:
        code = Halted.REPAIR if token.stopped else Ungenerated.NO_LINE_AT_ALL
        yield GenerationFailed(Reason(code))
        return
    gone = tuple(clue for c in saying if c in found.gone for clue in saying[c])
    reason = None if found.smallest else Reason(Halted.FEWER)
    line = compiled.addresses(found.trace)
    yield Repaired(puzzle.erased(*gone), gone, line, found.smallest, reason)
