"""Clues that make other lines the answers than those of now.

A clue that takes its cell from the line allows lines that were none before. What it could say is
told by the answers of the puzzle with a "?" in its place alone, so that is asked cell by cell.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import replace

from studio.board import Spot
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Token
from studio.puzzle import Compiled, Constraint, Puzzle, Trace
from studio.work.findings import Suggestion

LOOKED_AT = 60
"""So many answers with a "?" are looked at; a place that leaves more is passed over."""


def clues_elsewhere(
    puzzle: Puzzle, token: Token, never: Collection[Spot] = (), seed: int = 0
) -> Iterator[Suggestion]:
    """Clues on cells without one, in random order, each with the number of answers that it leaves.

    None on the spots of ``never``, and none of a rule whose clues leave the line where it is.
    """
    places = [clue for clue in puzzle.rule.open_clues(puzzle) if clue.spot not in never]
    random.Random(seed).shuffle(places)
    for place in places:
        placed = puzzle.placed(place)
        if token.stopped:
            return
        if not isinstance(placed, Puzzle) or placed.faults():
            continue
        compiled = placed.compile()
        found = _answers(compiled, token)
        if found is None:
            continue
        told = dict.fromkeys(
            clue
            for trace in found
            for clue in puzzle.rule.candidate_clues(placed, compiled, trace)
            if clue.spot == place.spot
        )
        for clue in told:
            problem = replace(placed, clues=placed.clues.having(clue)).compile().problem
            yield Suggestion(clue, sum(map(problem.answered_by, found)))


def _answers(compiled: Compiled, token: Token) -> list[Trace] | None:
    """All answers; None where they are too many, or it takes too long."""
    problem = compiled.problem
    oracle, found = oracle_for(problem), list[Trace]()
    denials: list[Collection[Constraint]] = []
    while isinstance(answer := oracle.ask(problem.constraints, denials, token), Model):
        found.append(answer.trace)
        denials.append(oracle.facts(answer.trace))
        if len(found) > LOOKED_AT:
            return None
    return found if isinstance(answer, Refuted) else None
