"""Clues that come one by one until a line is the only answer.

Where a clue changes what the rule asks for, as one that takes its cell from the shading, what is
proved under the rule with all of them is not true with a few. So puzzles are compiled anew with
each clue that is tried.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from operator import itemgetter

from studio.board import At, Spot
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Answer, Model, Refuted, Token
from studio.puzzle import Clue, Clues, Compiled, Puzzle, Trace
from studio.work.answers import Answers
from studio.work.clues_elsewhere import clues_elsewhere
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, weights_of

LINES = 24
"""Answers of an unfinished puzzle that are begun with."""

TURNS = 8
"""Where no clue tells another answer from the line, the clues are gone on with for that one, so
often."""


def completed_one_by_one(
    begun: Puzzle, blank: Puzzle, options: GenerateOptions, token: Token
) -> Generated | None:
    """A puzzle that was begun, with more clues until it has one solution; None where no clues are
    met that do, for so many of its answers.

    Those added that are not needed go again, and nothing is claimed of how few there are.
    """
    rng = random.Random(options.seed)
    compiled, best = blank.compile(), None
    for trace in islice(Answers(blank, options, rng, token).all(), LINES):
        if isinstance(trace, GenerationFailed) or token.stopped:
            break
        line = compiled.addresses(trace)
        fixed = _fixed(begun, line, options, rng, token)
        if fixed is None:
            continue
        puzzle, line = fixed
        puzzle = _thinned(puzzle, begun, line, options, rng, token)
        added = puzzle.clue_count - begun.clue_count
        made = Generated(puzzle, line, minimal=False, added=added).lacking(options.must)
        if best is None or len(made.unmet) < len(best.unmet):
            best = made
        if not best.unmet:
            break
    return best


def _fixed(
    begun: Puzzle,
    line: tuple[At, ...],
    options: GenerateOptions,
    rng: random.Random,
    token: Token,
) -> tuple[Puzzle, tuple[At, ...]] | None:
    """The puzzle with clues that leave one answer, and one in each place that must have one if it
    can, and that answer: the line, or one that no clue tells from it; None if some are missing."""
    puzzle = begun
    if not _answered(puzzle.compile(), line):
        return None
    for spot in sorted(options.must, key=repr):
        puzzle = next(_further(puzzle, begun, line, options, rng, spot), puzzle)
    turns, others = 0 if options.line or options.stretches else TURNS, list[Trace]()
    while not isinstance(other := _other(puzzle, line, token), Refuted):
        if not isinstance(other, Model) or token.stopped:
            return None
        others.append(other.trace)
        further = [
            (sum(map(each.compile().problem.answered_by, others)), each)
            for each in _further(puzzle, begun, line, options, rng)
        ]
        left, one_more = min(further, key=itemgetter(0), default=(len(others), puzzle))
        if left < len(others):
            puzzle = one_more
        elif turns:
            turns -= 1
            line, others = puzzle.compile().addresses(other.trace), []
        elif options.line or options.stretches:
            return None
        else:
            return _fixed_elsewhere(puzzle, options, token)
    return puzzle, line


def _fixed_elsewhere(
    puzzle: Puzzle, options: GenerateOptions, token: Token
) -> tuple[Puzzle, tuple[At, ...]] | None:
    """The puzzle with one more clue that makes a line the only answer, where it is none now."""
    weights = weights_of(puzzle.rule, options)
    for found in clues_elsewhere(puzzle, token, options.never, options.seed):
        if found.left == 1 and weights.get(found.clue.kind, 0) > 0:
            placed = replace(puzzle, clues=puzzle.clues.having(found.clue))
            compiled = placed.compile()
            answer = oracle_for(compiled.problem).ask(compiled.problem.constraints, [], token)
            return (placed, compiled.addresses(answer.trace)) if isinstance(answer, Model) else None
    return None


def _thinned(
    puzzle: Puzzle,
    begun: Puzzle,
    line: tuple[At, ...],
    options: GenerateOptions,
    rng: random.Random,
    token: Token,
) -> Puzzle:
    """The puzzle without what was added and is not needed, nor in a place that must have a clue."""
    added = [
        clue
        for clue in puzzle.clues.all()
        if not begun.clues.has(clue) and clue.spot not in options.must
    ]
    rng.shuffle(added)
    for clue in added:
        fewer = _retold(puzzle.erased(clue), begun, line)
        if _answered(fewer.compile(), line) and isinstance(_other(fewer, line, token), Refuted):
            puzzle = fewer
    return puzzle


def _further(
    puzzle: Puzzle,
    begun: Puzzle,
    line: tuple[At, ...],
    options: GenerateOptions,
    rng: random.Random,
    spot: Spot | None = None,
) -> Iterator[Puzzle]:
    """The puzzle with one more clue that is true for the line, likelier the weightier; with
    ``spot`` there.

    A cell can get a clue that another one counts, if that was not there from the beginning.
    """
    weights = weights_of(puzzle.rule, options)
    there = {clue.spot for clue in puzzle.clues.all()} | options.never
    told = {(c.kind, c.spot): c for each in (begun, puzzle) for c in _true_of(line, each)}
    clues = [
        clue
        for clue in told.values()
        if clue.spot not in there and weights.get(clue.kind, 0) > 0 and spot in (None, clue.spot)
    ]
    ranks: dict[Clue, float] = {c: rng.random() ** (1 / weights[c.kind]) for c in clues}
    for clue in sorted(clues, key=ranks.__getitem__, reverse=True):
        placed = puzzle.placed(clue)
        if isinstance(placed, Puzzle) and not placed.faults():
            placed = _retold(placed, begun, line)
            if _answered(placed.compile(), line):
                yield placed


def _true_of(line: tuple[At, ...], puzzle: Puzzle) -> Iterator[Clue]:
    """The clues that the puzzle could have, too, if it has this answer."""
    compiled = puzzle.compile()
    return puzzle.rule.further_clues(puzzle, compiled, compiled.trace(line))


def _retold(puzzle: Puzzle, begun: Puzzle, line: tuple[At, ...]) -> Puzzle:
    """What was added to the puzzle says what is true of the line, also where a clue that came or
    went has changed it."""
    compiled = puzzle.compile()
    if _answered(compiled, line):
        return puzzle
    told = puzzle.rule.candidate_clues(puzzle, compiled, compiled.trace(line))
    at = {(clue.kind, clue.spot): clue for clue in told}
    clues = [
        clue if begun.clues.has(clue) else at.get((clue.kind, clue.spot), clue)
        for clue in puzzle.clues.all()
    ]
    return replace(puzzle, clues=Clues().having(*clues))


def _answered(compiled: Compiled, line: tuple[At, ...]) -> bool:
    return compiled.problem.answered_by(compiled.trace(line))


def _other(puzzle: Puzzle, line: tuple[At, ...], token: Token) -> Answer:
    """Another answer than the line."""
    compiled = puzzle.compile()
    oracle = oracle_for(compiled.problem)
    facts = oracle.facts(compiled.trace(line))
    return oracle.ask(compiled.problem.constraints, [facts], token)
