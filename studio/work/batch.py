"""Batches: a folder of puzzles, made one after the other, that can be stopped and gone on with.

Puzzle ``i`` depends on the seed, on ``i``, and on the puzzles before it (which it must not repeat),
so a folder comes out the same however often the work was interrupted. The puzzles themselves are
the record of what is done; the index only describes them.
"""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor, Future
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

from studio import formats
from studio.board import Board
from studio.board.free import lines_of
from studio.board.symmetry import Motion, symmetries_of_board
from studio.engines.engine import Token
from studio.families import rule as rule_of
from studio.puzzle import Puzzle, Rule
from studio.puzzle.reason import Reason
from studio.work.codes import Halted, Ungenerated
from studio.work.difficulty import generate_wanted
from studio.work.folder import claim, describe, entry_of, head_of, name_of
from studio.work.generation import Generated, GenerateOptions, GenerationFailed

AHEAD = 16
"""Puzzles that workers are given at a time."""

LOOK = 0.2
"""Seconds between two looks at the clock while a worker is waited for."""

REPEATS = 200
"""Puzzles that come up a second time before a batch is given up."""

Key: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """Puzzle ``number`` of the batch is in ``file``; ``made`` now, not found there."""

    number: int
    file: Path
    made: bool


def batch(
    rule: Rule,
    board: Board,
    options: GenerateOptions,
    count: int,
    folder: Path,
    token: Token,
    executor: Executor | None = None,
) -> Iterator[Stored | GenerationFailed]:
    """Fill a folder with ``count`` puzzles, no two of them the same up to symmetry.

    With an ``executor`` its workers make the puzzles, some ahead of the one that is waited for;
    the folder comes out the same. What is there already stays. The last event is an Unmade where
    the batch could not be finished. Raises FormatError where the folder holds
    another batch, SaveError where the disk refuses.
    """
    head = head_of(rule, board, options)
    claim(folder, head)
    files: list[dict[str, Any]] = []
    there = {k for k in range(1, count + 1) if (folder / name_of(k)).exists()}

    def known(number: int) -> Puzzle | None:
        return formats.read(folder / name_of(number)).puzzle if number in there else None

    missing = [k for k in range(1, count + 1) if k not in there]
    try:
        making = puzzles(rule, board, options, count, token, executor, missing, known)
        for number, puzzle in enumerate(making, start=1):
            if isinstance(puzzle, GenerationFailed):
                yield puzzle
                return
            file = folder / name_of(number)
            if number not in there:
                formats.write(puzzle, file)
            files.append(entry_of(number, puzzle))
            yield Stored(number, file, made=number not in there)
    finally:
        describe(folder, head, files)


def puzzles(
    rule: Rule,
    board: Board,
    options: GenerateOptions,
    count: int,
    token: Token,
    executor: Executor | None = None,
    missing: Sequence[int] | None = None,
    known: Callable[[int], Puzzle | None] = lambda number: None,
) -> Iterator[Puzzle | GenerationFailed]:
    """The first ``count`` puzzles of a batch, no two of them the same up to symmetry.

    ``known`` gives those that are there already, all but those of the numbers ``missing``. The last
    event is an Unmade where the batch could not be finished.
    """
    maps = symmetries_of_board(board)
    seen: set[Key] = set()
    waiting = range(1, count + 1) if missing is None else missing
    ahead = _Ahead(rule, board, options, waiting, token, executor)
    try:
        for number in range(1, count + 1):
            found = known(number) or _next(ahead, number, seen, maps)
            if isinstance(found, Puzzle):
                seen.add(key_of(found, maps))
            yield found
            if isinstance(found, GenerationFailed):
                return
    finally:
        ahead.close()


def key_of(puzzle: Puzzle, maps: Sequence[Motion]) -> Key:
    """The same for puzzles that one of the maps of their board turns into each other."""
    if not puzzle.board.has_faces and not puzzle.clues:
        return figure_key(puzzle.board)
    clues = list(puzzle.clues.all())
    return min(
        tuple(sorted((f"{c.kind} {c.value}", repr(each.spot(c.spot))) for c in clues))
        for each in maps
    )


def figure_key(board: Board) -> Key:
    """The same for drawings that turns by a twelfth and mirrors make of each other."""
    nodes, edges = lines_of(board).nodes, lines_of(board).edges
    found: list[Key] = []
    for turn in range(12):
        across, down = math.cos(math.tau * turn / 12), math.sin(math.tau * turn / 12)
        for side in (1, -1):
            places = [(side * (x * across - y * down), x * down + y * across) for x, y in nodes]
            left, top = min(x for x, _ in places), min(y for _, y in places)
            names = [f"{x - left + 0.001:.1f} {y - top + 0.001:.1f}" for x, y in places]
            lines = ((names[a], names[b]) for a, b in edges)
            found.append(tuple(sorted((min(pair), max(pair)) for pair in lines)))
    return min(found)


def _next(
    ahead: _Ahead, number: int, seen: set[Key], maps: Sequence[Motion]
) -> Puzzle | GenerationFailed:
    """Puzzle ``number``; one that was there before is made again from another seed."""
    for attempt in range(REPEATS):
        made = ahead.get(number, attempt)
        if isinstance(made, GenerationFailed) or key_of(made, maps) not in seen:
            return made
    return GenerationFailed(Reason.of(Ungenerated.REPETITIONS, number=number - 1))


def make_one(
    key: str, board: Board, options: GenerateOptions, seconds: float | None
) -> str | GenerationFailed:
    """The native text of a puzzle of a family, or why there is none.

    What workers do, so all that goes in and out can be sent from one machine to another.
    """
    made = _made(rule_of(key), board, options, Token(seconds))
    return made if isinstance(made, GenerationFailed) else formats.encode(made, "puzzle").decode()


def _made(
    rule: Rule, board: Board, options: GenerateOptions, token: Token
) -> Puzzle | GenerationFailed:
    *_, made = generate_wanted(rule, board, options, token)
    if isinstance(made, GenerationFailed):
        return made
    assert isinstance(made, Generated)
    # Stopped half-way it would be another puzzle than the one of this seed.
    return GenerationFailed(made.reason) if made.reason else made.puzzle


class _Ahead:
    """The puzzles of a batch by number and attempt; workers begin those that come next."""

    def __init__(
        self,
        rule: Rule,
        board: Board,
        options: GenerateOptions,
        missing: Sequence[int],
        token: Token,
        executor: Executor | None,
    ) -> None:
        self._rule, self._board, self._options = rule, board, options
        self._waiting = deque(missing)
        self._token, self._executor = token, executor
        self._begun: dict[tuple[int, int], Future[str | GenerationFailed]] = {}

    def get(self, number: int, attempt: int) -> Puzzle | GenerationFailed:
        """A puzzle, or why there is none."""
        if self._executor is None:
            wanted = self._wanted(number, attempt)
            return _made(self._rule, self._board, wanted, self._token)
        while self._waiting and len(self._begun) < AHEAD:
            self._begin(self._waiting.popleft(), 0)
        if (number, attempt) not in self._begun:
            self._begin(number, attempt)
        future = self._begun.pop((number, attempt))
        while not self._token.stopped:
            try:
                made = future.result(timeout=LOOK)
            except TimeoutError:
                continue
            except CancelledError:
                break
            return (
                made if isinstance(made, GenerationFailed) else formats.read(made.encode()).puzzle
            )
        return GenerationFailed(Reason(Halted.PUZZLE))

    def close(self) -> None:
        """Nothing more is waited for."""
        for future in self._begun.values():
            future.cancel()

    def _begin(self, number: int, attempt: int) -> None:
        assert self._executor is not None
        wanted = self._wanted(number, attempt)
        self._begun[number, attempt] = self._executor.submit(
            make_one, self._rule.key, self._board, wanted, self._token.left
        )

    def _wanted(self, number: int, attempt: int) -> GenerateOptions:
        seed = random.Random(f"{self._options.seed}/{number}/{attempt}").randrange(1 << 62)
        return replace(self._options, seed=seed)
