"""Puzzles of a wanted difficulty: made as hard as their line allows, then eased by more clues."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from studio.board import Board
from studio.engines.engine import Token
from studio.puzzle import Clue, Generator, Puzzle, Rule
from studio.puzzle.reason import Reason
from studio.work.codes import Halted, Ungenerated
from studio.work.explain import Explainer
from studio.work.generate import generate
from studio.work.generation import (
    Generated,
    GenerateOptions,
    GenerationFailed,
    Working,
    weights_of,
)
from studio.work.grade import WORDS, Word, grade

LENGTH = "length"
"""The option that says how long a line is to be."""

TRIES = 40
"""Puzzles that are made until one has the difficulty."""


def generate_wanted(
    rule: Rule, board: Board, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """Like :func:`studio.work.generate.generate`, of the difficulty that the options want."""
    if not options.difficulty:
        yield from generate(rule, board, options, token)
    elif not _generator(rule).graded:
        yield GenerationFailed(Reason.of(Ungenerated.NO_DIFFICULTY, rule=rule.name))
    else:
        yield from _graded(rule, board, options, options.difficulty, token)


def _graded(
    rule: Rule, board: Board, options: GenerateOptions, wanted: Word, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """Puzzles until the grade of one has the word ``wanted``.

    A puzzle with as few clues as can be is mostly the hardest for its line. Clues are added in a
    random order, and the fewest of them are kept that make it easy enough. Under a symmetry, and
    where so many clues are wanted or so many more than are needed, none are added; then puzzles are
    made until one fits. Lines whose length makes them hard become shorter or longer from one to the
    next.
    """
    rng = random.Random(options.seed)
    longer = _generator(rule).harder_by == "length"
    free = longer and LENGTH not in options.chosen and not options.line
    length: int | None = None
    tries = 0
    while tries < TRIES and not token.stopped:
        tries += 1
        seed = options.seed if tries == 1 else rng.randrange(1 << 30)
        last: Generated | GenerationFailed | None = None
        chosen = options.chosen if length is None else {**options.chosen, LENGTH: length}
        for event in generate(rule, board, replace(options, seed=seed, chosen=chosen), token):
            if isinstance(event, Working):
                yield event
            else:
                last = event
        if not isinstance(last, Generated):
            if length is not None and not token.stopped:
                # The length was ours: there may be no such line here.
                length = None
                continue
            if last is not None:
                yield last
            return
        fitted = _fitted(last, options, wanted, random.Random(seed), token)
        if fitted is not None:
            yield fitted
            return
        if free:
            length = _other_length(last, wanted, token)
    none = Reason.of(Ungenerated.NONE_SO_HARD, tries=tries, wanted=wanted)
    yield GenerationFailed(Reason(Halted.PUZZLE) if token.stopped else none)


def _generator(rule: Rule) -> Generator:
    assert rule.generator is not None, "such puzzles are not generated"
    return rule.generator


def _other_length(made: Generated, wanted: Word, token: Token) -> int:
    """How long the next walk is to be, where this one was too easy or too hard."""
    jumps, hardness = len(made.line) - 1, _hardness(made.puzzle, token)
    step = 1 + jumps // 4
    easier = hardness is None or hardness > WORDS.index(wanted)
    return max(2, jumps - step) if easier else jumps + step


def _fitted(
    made: Generated, options: GenerateOptions, wanted: Word, rng: random.Random, token: Token
) -> Generated | None:
    """The puzzle, with as many more clues as bring it to the difficulty; None if none do."""
    aim = WORDS.index(wanted)
    hardness = _hardness(made.puzzle, token)
    if hardness == aim:
        return made
    if hardness is None or hardness < aim or options.symmetry != "none":
        return None
    if options.clues is not None or options.aim == "generous":
        # There are as many as are wanted, or as many more than are needed.
        return None
    if _generator(made.puzzle.rule).harder_by == "length":
        # More clues lead astray more.
        return None
    told, more = _more(made, options, rng)
    low, high = 0, len(more)
    # The grade falls, nearly always, as clues come; the search keeps what it has seen to fit.
    best: Puzzle | None = None
    while high - low > 1:
        middle = (low + high) // 2
        puzzle = _with(told, [clue for group in more[:middle] for clue in group])
        hardness = None if puzzle is None else _hardness(puzzle, token)
        if hardness is None:
            return None
        if hardness == aim:
            best = puzzle
        if hardness > aim:
            low = middle
        else:
            high = middle
    return None if best is None else _eased(made, best).lacking(options.must)


def _eased(made: Generated, puzzle: Puzzle) -> Generated:
    """What is still true of a puzzle to which clues were added."""
    more = puzzle.clue_count - made.puzzle.clue_count
    return Generated(
        puzzle,
        made.line,
        minimal=False,
        reason=made.reason,
        demanded=made.demanded,
        added=None if made.added is None else made.added + more,
    )


def _hardness(puzzle: Puzzle, token: Token) -> int | None:
    graded = grade(Explainer(puzzle, token))
    return None if graded is None else WORDS.index(graded.word)


def _more(
    made: Generated, options: GenerateOptions, rng: random.Random
) -> tuple[Puzzle, list[tuple[Clue, ...]]]:
    """The puzzle with its clues as candidates, and those that could be added to it, of the kinds
    that are wanted, in a random order, each with the one that it comes within."""
    puzzle = made.puzzle
    compiled = puzzle.compile()
    trace = compiled.trace(made.line)
    wanted = weights_of(puzzle.rule, options)
    there = {(clue.kind, clue.spot) for clue in puzzle.clues.all()}
    candidates = list(puzzle.rule.candidate_clues(puzzle, compiled, trace))
    own = (clue for clue in candidates if (clue.kind, clue.spot) in there)
    clues = [
        clue
        for clue in candidates
        if wanted.get(clue.kind, 0.0) > 0
        and (clue.kind, clue.spot) not in there
        and clue.spot not in options.never
    ]
    rng.shuffle(clues)
    at = {(clue.kind, clue.spot): clue for clue in candidates}
    groups: list[tuple[Clue, ...]] = []
    for clue in clues:
        around = at.get((puzzle.kind(clue.kind).within, clue.spot))
        groups.append((clue,) if around is None else (around, clue))
    return replace(puzzle, clues=puzzle.clues.having(*own)), groups


def _with(puzzle: Puzzle, clues: list[Clue]) -> Puzzle | None:
    placed = puzzle.placed(*clues)
    return placed.rule.tidied(placed) if isinstance(placed, Puzzle) else None
