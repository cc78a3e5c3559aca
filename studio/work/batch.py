"""Batches: a folder of puzzles that are made by many workers, stopped, and gone on with.

Puzzle ``i`` depends on the seed, on ``i``, and on the puzzles before it (which it must not repeat).
Workers make them in any order, and each is stored as it comes. Where one that comes later has a
smaller number and is the same puzzle, the other one is made again: what a smaller number has is
never given up to a larger one, so in the end the folder is the one that a single process makes,
however often the work was interrupted. The puzzles themselves are the record of what is done; the
index only describes them.
"""

from __future__ import annotations

import math
import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
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
from studio.records import dataclass
from studio.work.codes import Halted, Ungenerated
from studio.work.easing import generate_wanted
from studio.work.executors import Workers
from studio.work.explain import Explainer
from studio.work.folder import claim, describe, entry_of, head_of, name_of
from studio.work.generation import Generated, GenerateOptions, GenerationFailed
from studio.work.grade import grade
from studio.work.spread import Spread

WRITERS = 16
"""Files that are written at a time."""

REPEATS = 200
"""Puzzles that come up a second time before a batch is given up."""

Key: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """Puzzle ``number`` of the batch is in ``file``; ``made`` now, not found there."""

    number: int
    file: Path
    made: bool


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle as native text; ``key`` is the same for those that are the same up to symmetry."""

    text: bytes
    key: bytes
    clues: int
    word: str = ""
    grade: float = 0.0
    """How hard it is, where that was asked for and is known soon."""


def batch(
    rule: Rule,
    board: Board,
    options: GenerateOptions,
    count: int,
    folder: Path,
    token: Token,
    workers: Workers | None = None,
) -> Iterator[Stored | GenerationFailed]:
    """Fill a folder with ``count`` puzzles, no two of them the same up to symmetry.

    With ``workers`` these make the puzzles, in any order; the folder comes out the same. What is
    there already stays. The last event is a GenerationFailed where the batch could not be finished:
    then none of that number or a larger one is left of those made now. Raises FormatError where the
    folder holds another batch, SaveError where the disk refuses.
    """
    head = head_of(rule, board, options)
    claim(folder, head)
    files: dict[int, dict[str, Any]] = {}
    known = {}
    for number in range(1, count + 1):
        if (folder / name_of(number)).exists():
            known[number] = made_of(formats.read(folder / name_of(number)).puzzle)
    fresh: set[int] = set()
    makers = _Makers(rule, board, options, token, workers)
    writing = _Writing()
    try:
        for event in settled(makers, count, known):
            if isinstance(event, GenerationFailed):
                yield from writing.rest()
                yield event
                return
            number, made = event
            if isinstance(made, GenerationFailed):
                yield from writing.rest()
                for other in {n for n in fresh if n >= number}:
                    (folder / name_of(other)).unlink(missing_ok=True)
                    del files[other]
                yield made
                return
            told = number in files
            file = folder / name_of(number)
            files[number] = entry_of(number, made.clues)
            if known.get(number) is made:
                yield Stored(number, file, made=False)
                continue
            if told:
                # The file is there or on its way: it is replaced after that.
                yield from writing.rest()
            fresh.add(number)
            writing.begin(file, made.text, None if told else Stored(number, file, made=True))
            yield from writing.done() if workers else writing.rest()
        yield from writing.rest()
    finally:
        makers.close()
        writing.close()
        describe(folder, head, [files[number] for number in sorted(files)])


class _Writing:
    """Files on their way to the disk, several at a time: most of a save is waiting for it."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(WRITERS)
        self._begun: deque[tuple[Future[None], Stored | None]] = deque()

    def begin(self, file: Path, data: bytes, then: Stored | None) -> None:
        """Write a file; ``then`` is told when it is there."""
        self._begun.append((self._pool.submit(formats.save, file, data), then))

    def done(self) -> Iterator[Stored]:
        """What has been written; waits where too much is on its way. SaveError if one was not."""
        while self._begun and (self._begun[0][0].done() or len(self._begun) > 2 * WRITERS):
            future, then = self._begun.popleft()
            future.result()
            if then is not None:
                yield then

    def rest(self) -> Iterator[Stored]:
        """All that is on its way."""
        wait([future for future, _ in self._begun])
        yield from self.done()

    def close(self) -> None:
        """Wait for what is on its way."""
        self._pool.shutdown()


def puzzles(
    rule: Rule,
    board: Board,
    options: GenerateOptions,
    count: int,
    token: Token,
    known: Sequence[Puzzle] = (),
    workers: Workers | None = None,
    grading: float | None = None,
) -> Iterator[tuple[Puzzle, Made] | GenerationFailed]:
    """The first ``count`` puzzles of a batch, no two of them the same up to symmetry, in order.

    The first of them may be ``known`` already. With ``workers`` these make the puzzles: each is
    told once all before it are, for until then one of those may turn out to be the same. With
    ``grading`` each is graded by who makes it, within so many seconds. The last event is a
    GenerationFailed where the batch could not be finished.
    """
    there = {number: made_of(puzzle) for number, puzzle in enumerate(known, start=1)}
    makers = _Makers(rule, board, options, token, workers, grading)
    waiting: dict[int, Made] = {}
    due = 1
    try:
        for event in settled(makers, count, there):
            if isinstance(event, GenerationFailed):
                yield event
                return
            number, made = event
            if isinstance(made, GenerationFailed):
                yield made
                return
            for other in [n for n in waiting if waiting[n].key == made.key]:
                del waiting[other]
            waiting[number] = made
            while due in waiting:
                told = waiting.pop(due)
                yield known[due - 1] if due in there else formats.read(told.text).puzzle, told
                due += 1
    finally:
        makers.close()


Settled: TypeAlias = tuple[int, Made | GenerationFailed]


def settled(
    makers: _Makers, count: int, known: Mapping[int, Made]
) -> Iterator[Settled | GenerationFailed]:
    """The puzzles with their numbers as they come; one that comes again replaces the one before.

    A number with the reason why there is no such puzzle is the last; a reason alone says that the
    work was stopped.
    """
    owner: dict[bytes, int] = {}
    attempts: dict[int, int] = {}
    again: deque[int] = deque()
    for number in sorted(known):
        if known[number].key in owner:
            again.append(number)
        else:
            owner[known[number].key] = number
            yield number, known[number]
    waiting = iter([number for number in range(1, count + 1) if number not in known])
    failures: dict[int, GenerationFailed] = {}
    end = count + 1
    while True:
        while makers.room:
            number = again.popleft() if again else next(waiting, end)
            if number < end:
                makers.begin(number, attempts.setdefault(number, 0))
            elif not again:
                break
        if not makers.busy:
            break
        came = makers.next()
        if came is None:
            yield GenerationFailed(Reason(Halted.PUZZLE))
            return
        number, made = came
        if isinstance(made, GenerationFailed):
            failures[number], end = made, min(end, number)
            continue
        before = owner.get(made.key)
        loser = number
        if before is None or before > number:
            owner[made.key] = number
            yield number, made
            loser = before or 0
        if loser:
            attempts[loser] = attempts.get(loser, -1) + 1
            if attempts[loser] >= REPEATS:
                reason = Reason.of(Ungenerated.REPETITIONS, number=loser - 1)
                failures[loser], end = GenerationFailed(reason), min(end, loser)
            else:
                again.append(loser)
    if failures:
        yield end, failures[end]


def made_of(puzzle: Puzzle) -> Made:
    """A puzzle as workers send it."""
    import hashlib  # with OpenSSL, which the window itself does without

    key = repr(key_of(puzzle, symmetries_of_board(puzzle.board))).encode()
    digest = hashlib.blake2b(key, digest_size=16).digest()
    return Made(formats.encode(puzzle, "puzzle"), digest, puzzle.clues.count())


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


def make_one(
    key: str,
    board: Board,
    options: GenerateOptions,
    seconds: float | None,
    grading: float | None = None,
) -> Made | GenerationFailed:
    """A puzzle of a family, or why there is none.

    What workers do, so all that goes in and out can be sent from one machine to another.
    """
    return _made(rule_of(key), board, options, Token(seconds), grading)


def _made(
    rule: Rule, board: Board, options: GenerateOptions, token: Token, grading: float | None
) -> Made | GenerationFailed:
    *_, made = generate_wanted(rule, board, options, token)
    if isinstance(made, GenerationFailed):
        return made
    assert isinstance(made, Generated)
    if made.reason:
        # Stopped half-way it would be another puzzle than the one of this seed.
        return GenerationFailed(made.reason)
    found = made_of(made.puzzle)
    return found if grading is None else _graded(found, made.puzzle, token, grading)


def _graded(made: Made, puzzle: Puzzle, token: Token, seconds: float) -> Made:
    soon = token.within(seconds)
    try:
        graded = grade(Explainer(puzzle, soon))
    finally:
        soon.release()
    return made if graded is None else replace(made, word=graded.word, grade=graded.number)


class _Makers:
    """Who makes puzzles by number and attempt: workers, or this process, one at a time."""

    def __init__(
        self,
        rule: Rule,
        board: Board,
        options: GenerateOptions,
        token: Token,
        workers: Workers | None,
        grading: float | None = None,
    ) -> None:
        self._grading = grading
        self._rule, self._board, self._options, self._token = rule, board, options, token
        self._spread: Spread[int, Made | GenerationFailed] | None = (
            None if workers is None else Spread(workers, token)
        )
        self._here: tuple[int, GenerateOptions] | None = None

    @property
    def room(self) -> bool:
        """Would another number keep a worker busy?"""
        return self._here is None if self._spread is None else self._spread.room

    @property
    def busy(self) -> bool:
        """Is a puzzle being made?"""
        return self._here is not None if self._spread is None else self._spread.busy

    def begin(self, number: int, attempt: int) -> None:
        """Have a puzzle made."""
        seed = random.Random(f"{self._options.seed}/{number}/{attempt}").randrange(1 << 62)
        wanted = replace(self._options, seed=seed)
        if self._spread is None:
            self._here = number, wanted
        else:
            left = self._token.left
            task = (self._rule.key, self._board, wanted, left, self._grading)
            self._spread.begin(number, make_one, *task)

    def next(self) -> Settled | None:
        """The next puzzle that comes with its number; None where the work was stopped."""
        if self._spread is not None:
            return self._spread.next()
        assert self._here is not None
        (number, wanted), self._here = self._here, None
        return number, _made(self._rule, self._board, wanted, self._token, self._grading)

    def close(self) -> None:
        """Nothing more is waited for."""
        if self._spread is not None:
            self._spread.close()
