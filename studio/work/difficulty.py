"""Puzzles of a wanted difficulty: made as hard as their line allows, then eased by more clues."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from studio.board import Board
from studio.engines.engine import Token
from studio.puzzle import Clue, Puzzle, Rule, Shape, Trace
from studio.work.explain import Explainer
from studio.work.generate import generate
from studio.work.grade import WORDS, Word, grade
from studio.work.made import GenerateOptions, Made, Unmade, Working, shape_of

TRIES = 40
"""Puzzles that are made until one has the difficulty."""


def generate_wanted(
    rule: Rule, board: Board, options: GenerateOptions, token: Token
) -> Iterator[Working | Made | Unmade]:
    """Like :func:`studio.work.generate.generate`, of the difficulty that the options want."""
    if not options.difficulty:
        yield from generate(rule, board, options, token)
    elif shape_of(rule) is Shape.COVERING_TRAIL:
        yield Unmade(f"{rule.name}: such puzzles have more than one solution, and no difficulty.")
    else:
        yield from _graded(rule, board, options, options.difficulty, token)


def _graded(
    rule: Rule, board: Board, options: GenerateOptions, wanted: Word, token: Token
) -> Iterator[Working | Made | Unmade]:
    """Puzzles until the grade of one has the word ``wanted``.

    A puzzle with as few clues as can be is mostly the hardest for its line. Clues are added in a
    random order, and the fewest of them are kept that make it easy enough. Under a symmetry no
    clues are added; then puzzles are made until one fits. The walks of mazes become shorter or
    longer from one to the next.
    """
    rng = random.Random(options.seed)
    length, tries = options.length, 0
    while tries < TRIES and not token.stopped:
        tries += 1
        seed = options.seed if tries == 1 else rng.randrange(1 << 30)
        last: Made | Unmade | None = None
        for event in generate(rule, board, replace(options, seed=seed, length=length), token):
            if isinstance(event, Working):
                yield event
            else:
                last = event
        if not isinstance(last, Made):
            if length != options.length and not token.stopped:
                # The length was ours: there may be no such walk here.
                length = options.length
                continue
            if last is not None:
                yield last
            return
        fitted = _fitted(last, options, wanted, random.Random(seed), token)
        if fitted is not None:
            yield fitted
            return
        if shape_of(rule) is Shape.PATH and options.length is None and not options.line:
            length = _other_length(last, wanted, token)
    words = "Stopped before" if token.stopped else f"Of {tries:,} puzzles"
    rest = "a puzzle was found." if token.stopped else f"none came out {wanted}."
    yield Unmade(f"{words} {rest}")


def _other_length(made: Made, wanted: Word, token: Token) -> int:
    """How long the next walk is to be, where this one was too easy or too hard."""
    jumps, hardness = len(made.line) - 1, _hardness(made.puzzle, token)
    step = 1 + jumps // 4
    easier = hardness is None or hardness > WORDS.index(wanted)
    return max(2, jumps - step) if easier else jumps + step


def _fitted(
    made: Made, options: GenerateOptions, wanted: Word, rng: random.Random, token: Token
) -> Made | None:
    """The puzzle, with as many more clues as bring it to the difficulty; None if none do."""
    aim = WORDS.index(wanted)
    hardness = _hardness(made.puzzle, token)
    if hardness == aim:
        return made
    if hardness is None or hardness < aim or options.symmetry != "none":
        return None
    if shape_of(made.puzzle.rule) is Shape.PATH:
        # More numbers lead astray more.
        return None
    more = _more(made, options, rng)
    low, high = 0, len(more)
    # The grade falls, nearly always, as clues come; the search keeps what it has seen to fit.
    best: Puzzle | None = None
    while high - low > 1:
        middle = (low + high) // 2
        puzzle = _with(made.puzzle, more[:middle])
        hardness = None if puzzle is None else _hardness(puzzle, token)
        if hardness is None:
            return None
        if hardness == aim:
            best = puzzle
        if hardness > aim:
            low = middle
        else:
            high = middle
    return None if best is None else replace(made, puzzle=best, minimal=False, fewest=False)


def _hardness(puzzle: Puzzle, token: Token) -> int | None:
    graded = grade(Explainer(puzzle, token))
    return None if graded is None else WORDS.index(graded.word)


def _more(made: Made, options: GenerateOptions, rng: random.Random) -> list[Clue]:
    """The clues that could be added, of the kinds that are wanted, in a random order."""
    puzzle = made.puzzle
    compiled = puzzle.compile()
    index = {at: node for node, at in enumerate(compiled.nodes)}
    trace = Trace(tuple(index[at] for at in made.line), compiled.problem.closed)
    wanted = options.weights or {puzzle.rule.kinds[0].key: 1.0}
    there = {(clue.kind, clue.spot) for clue in puzzle.clues.all()}
    clues = [
        clue
        for clue in puzzle.rule.truths(puzzle, compiled, trace)
        if wanted.get(clue.kind, 0.0) > 0
        and (clue.kind, clue.spot) not in there
        and clue.spot not in options.never
    ]
    rng.shuffle(clues)
    return clues


def _with(puzzle: Puzzle, clues: list[Clue]) -> Puzzle | None:
    placed = puzzle.placed(*clues)
    return placed if isinstance(placed, Puzzle) else None
