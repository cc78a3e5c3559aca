"""A sweep whose states lie in files: the disk bounds it, not memory, and several processes or
machines that see the files take part.

Layers are taken some at a time, in *stages*. In a stage some nodes of the frontier stay *still*:
none of their edges is decided. Joining pieces elsewhere may change where the other end of an open
end is, but not what kind of state such a node is in: untouched, full, or an open end. So states
that differ in that never become one during the stage, and those that agree can be followed in
memory, apart from all others. Between two stages the states are sorted into *classes* by the kinds
of the nodes that will be still.

Classes matter for time and memory only. A state that two files have is made one when they are read,
and where that would take too much memory, it is followed twice and its counts are added up later.

Method: detection of duplicates in parts by a hash (M. Kitsuregawa and others 1983, Grace hash join;
R. Korf 2004 for search), with a hash that a stage does not change.
"""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from studio.engines.counting import sweep
from studio.engines.counting.layout import Ints, Words
from studio.engines.counting.plan import Plan
from studio.engines.counting.repeat import Index
from studio.engines.counting.sweep import Interrupted, OutOfRoom, Sweep
from studio.engines.engine import Token
from studio.engines.events import Progress
from studio.engines.kernels import fields, table
from studio.records import dataclass

CLASSES = 1 << 10

SHARE = 6
"""A part of the memory is for the states that a stage begins with: it may make more of them."""

BLOCK = 1 << 16
"""Rows that are read or written at a time."""

FEWEST = 25_000
"""States that are worth a task of their own: so many that a fast cache still holds most."""

TASKS = 512
"""As many tasks in a stage are enough: each reads a bit of what all tasks before it wrote."""

GOING = "going"
"""A file that is there for as long as the count is wanted, which every process can see."""


class NoDisk(Exception):  # noqa: N818 - a refusal, not an error
    """More would have to be written than may be."""


@dataclass(frozen=True)
class Stage:
    """Layers from ``start`` to before ``stop``, what they are followed with, and into how many
    bytes of memory they must fit. The states are sorted by the slots ``still`` afterwards."""

    plan: Plan
    start: int
    stop: int
    still: tuple[int, ...]
    memory: int


@dataclass(frozen=True)
class Piece:
    """So many rows of a file from a byte on; the sum of their counts fits so many bits."""

    path: str
    byte: int
    rows: int
    width: int
    bits: int

    @property
    def nbytes(self) -> int:
        """Bytes of the file."""
        return 8 * self.rows * self.width

    def part(self, first: int, last: int) -> Piece:
        """Rows from the first to before the last."""
        return Piece(
            self.path, self.byte + 8 * first * self.width, last - first, self.width, self.bits
        )

    def read(self, first: int, last: int) -> Words:
        """Rows from the first to before the last, as an array of their own."""
        wanted = self.part(first, last)
        count = wanted.rows * self.width
        return np.fromfile(self.path, np.uint64, count, offset=wanted.byte).reshape(-1, self.width)


@dataclass(frozen=True)
class Sorted:
    """A piece of sorted rows: those of class ``c`` are from ``first[c]`` to before
    ``first[c + 1]``."""

    piece: Piece
    first: Ints


@dataclass(frozen=True)
class Advanced:
    """What came of a part of a stage: lines that were complete, and the states that are left."""

    total: int
    found: tuple[Sorted, ...]


Tasks: TypeAlias = Iterable[tuple[int, tuple[Any, ...]]]
Spread: TypeAlias = Callable[[Callable[..., Advanced], Tasks], Iterator[tuple[int, Advanced]]]
"""Who does tasks, each with a number and its arguments: what comes of them, in any order. Ends
early where the work was stopped."""


@dataclass
class ExternalSweep:
    """A count over a plan with files in a folder.

    ``memory``: bytes of memory for each task. ``disk``: bytes that the files may take; NoDisk is
    raised where they do not do. Read ``total`` at any time: lines that are certain; ``states``,
    those before the next layer, some of them twice; and ``nbytes``, what the files take.
    """

    plan: Plan
    folder: Path
    memory: int = sweep.MEMORY
    disk: int | None = None
    total: int = 0
    states: int = 1
    nbytes: int = 0
    _files: int = 0

    def run(self, spread: Spread, token: Token, parts: int = 1) -> Iterator[Progress]:
        """Count; yields after each task the layers that are done.

        A stage is made at least so many ``parts``, where it is worth it. Raises Interrupted where
        the work was stopped.
        """
        going = self.folder / GOING
        going.touch()

        def stop() -> None:
            going.unlink(missing_ok=True)

        token.on_cancel(stop)
        try:
            yield from self._stages(spread, parts)
        finally:
            token.forget(stop)
            stop()

    def _stages(self, spread: Spread, parts: int) -> Iterator[Progress]:
        start = np.append(self.plan.start, np.uint64(1)).reshape(1, -1)
        found = [write(self._path(), self.plan, start, 1, ())]
        layer = 0
        while layer < self.plan.layers and found:
            until, _ = stage_from(self.plan, layer)
            stage = Stage(self.plan, layer, until, stage_from(self.plan, until)[1], self.memory)
            tasks = _Tasks(stage, self._dealt(found, parts), self._path)
            after: list[Sorted] = []
            for _, advanced in spread(advance, tasks):
                tasks.open -= 1
                self.total += advanced.total
                after.extend(advanced.found)
                self.nbytes += sum(each.piece.nbytes for each in advanced.found)
                if self.disk is not None and self.nbytes > self.disk:
                    raise NoDisk
                yield Progress(layer, self.plan.layers)
            if tasks.open:
                raise Interrupted
            for path in {each.piece.path for each in found}:
                os.unlink(path)
            self.nbytes -= sum(each.piece.nbytes for each in found)
            found, layer = after, until
            self.states = sum(each.piece.rows for each in found)
            yield Progress(layer, self.plan.layers)

    def _path(self) -> str:
        self._files += 1
        return str(self.folder / f"states-{self._files}")

    def _dealt(self, found: Sequence[Sorted], parts: int) -> Iterator[tuple[Piece, ...]]:
        """The pieces of each task: neighbouring classes, as many as memory has room for."""
        sizes = np.sum([np.diff(each.first) for each in found], axis=0)
        width = max(each.piece.width for each in found)
        most = max(int(sizes.sum()) // max(parts, TASKS) + 1, FEWEST)
        most = min(most, room(self.memory, width))
        begun, size = 0, 0
        for number in range(CLASSES + 1):
            if number < CLASSES and (size == 0 or size + sizes[number] <= most):
                size += int(sizes[number])
                continue
            pieces = (
                each.piece.part(int(each.first[begun]), int(each.first[number])) for each in found
            )
            if size:
                yield tuple(piece for piece in pieces if piece.rows)
            if number < CLASSES:
                begun, size = number, int(sizes[number])


class _Tasks:
    """The tasks of a stage, made when somebody asks for them: each names pieces of many files.

    ``open``: how many are not done yet, as far as they are known, and one more while there may be
    others; whoever gets a result takes one off.
    """

    def __init__(
        self, stage: Stage, parts: Iterator[tuple[Piece, ...]], path: Callable[[], str]
    ) -> None:
        self._stage, self._parts, self._path = stage, parts, path
        self.open = 1

    def __iter__(self) -> Iterator[tuple[int, tuple[Any, ...]]]:
        for number, pieces in enumerate(self._parts):
            self.open += 1
            yield number, (self._stage, pieces, self._path())
        self.open -= 1


def stage_from(plan: Plan, start: int) -> tuple[int, tuple[int, ...]]:
    """Where a stage ends that begins with a layer, and the slots of the nodes that are still in it:
    half of the frontier, or nearly."""
    if start >= plan.layers:
        return start, ()
    still = set(np.flatnonzero(plan.held[start - 1]).tolist()) if start else set()
    fewest = max(1, len(still) // 2)
    stop = start
    while stop < plan.layers:
        node = plan.meta[stop]
        edge = int(node[fields.FIRST_EDGE])
        targets = plan.targets[edge : edge + int(node[fields.EDGES])].tolist()
        left = still.difference([int(node[fields.SLOT]), *targets])
        if stop > start and len(left) < fewest:
            break
        still = left
        stop += 1
    return stop, tuple(sorted(still))


def advance(
    stage: Stage, pieces: Sequence[Piece], path: str, token: Token | None = None
) -> Advanced:
    """A part of a stage: follow the states of some pieces and write what comes of them to a file
    whose name begins with ``path``.

    Raises Interrupted where the token stops it, or where nobody wants the count any more, OSError
    where the files cannot be read or written, as on a machine that does not see their folder.
    """
    folder = Path(path).parent
    if not folder.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
    wanted = _Wanted(folder / GOING, token)
    # A cluster may begin a task again whose first worker is only slow.
    own = f"{path}-{secrets.token_hex(4)}"
    total = 0
    found: list[Sorted] = []
    for rows, bits in merged(pieces, stage.plan.words, stage.memory):
        for lines, after, bits_after in _followed(stage, rows, bits, wanted):
            total += lines
            if len(after) and stage.stop < stage.plan.layers:
                found.append(write(own, stage.plan, after, bits_after, stage.still))
    return Advanced(total, tuple(found))


class _Wanted(Token):
    """Stops with another token, and when a file is gone."""

    def __init__(self, going: Path, token: Token | None) -> None:
        super().__init__()
        self._going, self._token = going, token

    @property
    def stopped(self) -> bool:
        """Looked up each time."""
        if self._token is not None and self._token.stopped:
            return True
        return not self._going.exists()

    def on_cancel(self, wake: Callable[[], None]) -> None:
        """Of the other token."""
        if self._token is not None:
            self._token.on_cancel(wake)

    def forget(self, wake: Callable[[], None]) -> None:
        """Of the other token."""
        if self._token is not None:
            self._token.forget(wake)


def _followed(
    stage: Stage, rows: Words, bits: int, token: Token
) -> Iterator[tuple[int, Words, int]]:
    """(complete lines, rows at the end, bits of the sum of their counts); in halves, where memory
    does not do for all rows at once."""
    run = Sweep(stage.plan, stepwise=True, memory=stage.memory - stage.memory // SHARE)
    run.resume(stage.start, rows, bits)
    try:
        for _ in run.run(token, until=stage.stop):
            pass
    except OutOfRoom:
        half = len(rows) // 2
        if half == 0:
            raise
        yield from _followed(stage, rows[:half], bits, token)
        yield from _followed(stage, rows[half:], bits, token)
        return
    after = run.rows
    yield run.total, after, table.bits_of_sum(after, len(after), stage.plan.words)


def room(memory: int, width: int) -> int:
    """With how many rows of so many words a task may begin."""
    # Two tables while one grows, and for each row up to six places of the index.
    return max(sweep.FEWEST_ROWS, memory // SHARE // (2 * 8 * width + 24))


def merged(pieces: Sequence[Piece], words: int, memory: int) -> Iterator[tuple[Words, int]]:
    """The rows of all pieces, equal states made one, and the bits of the sum of their counts; in
    several tables where they are too many for one."""
    bits = max(piece.bits for piece in pieces) + (len(pieces) - 1).bit_length()
    limbs = -(-bits // 64)
    width = words + limbs
    most = room(memory, width)
    block = min(BLOCK, most)
    rows, used, index = _empty(min(2 * block, most), width)
    nothing, origins = np.zeros(block, np.int64), np.arange(block)
    goals = np.empty(block, np.int64)
    for piece in pieces:
        for first in range(0, piece.rows, block):
            fresh = _widened(piece.read(first, min(first + block, piece.rows)), width)
            if used + len(fresh) > len(rows) and len(rows) < most:
                rows, index = _grown(rows, used, min(2 * len(rows), most), words)
            if used + len(fresh) > len(rows):
                yield rows[:used], bits
                rows, used, index = _empty(most, width)
            keys = np.ascontiguousarray(fresh[:, :words])
            used = table.collect_any(
                keys, nothing, origins, len(fresh), words, fresh, rows, used, index, goals
            )
    if used:
        yield rows[:used], bits


def _empty(rows: int, width: int) -> tuple[Words, int, Index]:
    """A table without states, none of its rows in use, and its index."""
    blank = np.empty((rows, width), np.uint64)
    return blank, 0, np.full(1 << (3 * rows - 1).bit_length(), -1, np.int32)


def _grown(old: Words, used: int, size: int, words: int) -> tuple[Words, Index]:
    rows, _, index = _empty(size, old.shape[1])
    rows[:used] = old[:used]
    table.enter_all(rows, used, words, index)
    return rows, index


def _widened(rows: Words, width: int) -> Words:
    more = width - rows.shape[1]
    return np.pad(rows, ((0, 0), (0, more))) if more > 0 else rows


def write(path: str, plan: Plan, rows: Words, bits: int, still: Sequence[int]) -> Sorted:
    """Append rows to a file, sorted into classes by the kinds of the nodes in these slots."""
    number = classes(plan, rows, still)
    order = np.argsort(number, kind="stable")
    first = np.zeros(CLASSES + 1, np.int64)
    np.cumsum(np.bincount(number, minlength=CLASSES), out=first[1:])
    with open(path, "ab") as file:
        byte = file.tell()
        for at in range(0, len(rows), BLOCK):
            rows[order[at : at + BLOCK]].tofile(file)
    return Sorted(Piece(path, byte, len(rows), rows.shape[1], bits), first)


def classes(plan: Plan, rows: Words, still: Sequence[int]) -> Ints:
    """The class of each row: a hash of the kinds of the nodes in these slots."""
    bits, per = int(plan.config[fields.SLOT_BITS]), int(plan.config[fields.SLOTS_A_WORD])
    # There an untouched node is told by its own number, and a full one by the largest.
    own = plan.mode in (fields.NARROW, fields.BROAD)
    mask = np.uint64((1 << bits) - 1)
    kinds = np.zeros(len(rows), np.uint64)
    for slot in still:
        word, place = divmod(slot, per)
        value = (rows[:, word] >> np.uint64(bits * place)) & mask
        # An open end, but where it is untouched or full.
        kind = np.full(len(rows), 2, np.uint64)
        kind[value == (slot if own else 0)] = 0
        kind[value == (mask if own else 1)] = 1
        kinds = kinds * np.uint64(3) + kind
    upper = np.uint64(65 - CLASSES.bit_length())
    return ((kinds * table.GOLDEN) >> upper).astype(np.int64)
