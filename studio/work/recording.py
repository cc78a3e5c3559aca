"""A recording: the steps of a search, kept so that any of them can be shown at once.

Pictures are not stored, and the engine is not run again: what is kept is the search's moves, five
bytes each, and now and then the whole state. A segment is a state and the moves after it, no more
than there are nodes (or 256): so states take no more room than moves do, and any step is shown
by playing one segment at the most, backwards too, wherever in the recording it is. What a solver
tells in whole (a candidate, a layer) is a *note*: those are few, and kept as they are.
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import TypeAlias

from studio.engines.events import Candidate, Clausal, Done, Found, Layer, Narrowed, Restart, Why
from studio.records import dataclass
from studio.work.steps import Ending
from studio.work.steps import Step as Explained

GROW, TURN, RESTART, FOUND, NOTE, FAILS, END = range(7)
"""Moves: on to a node, a rotation, a new beginning, an answer, a note, a note of a failure, the
end."""
BACK = 16
"""Moves from here on are steps back, each for one of the reasons."""
ONWARD = 128
"""Moves from here on are steps on, each for one of the reasons."""

LEAST_CHAPTER = 256

EXACT_STEPS = 20_000
"""The profile shows every step up to so many; beyond that, the mean height of each segment."""

Note: TypeAlias = (
    Restart | Found | Candidate | Narrowed | Layer | Clausal | Explained | Ending | Done
)
"""What is told in whole."""


@dataclass
class Stage:
    """The state of a search: the line, and at each of its nodes what was tried in vain.

    ``settled`` are the nodes left for good, where a step back settles them (Hierholzer), and
    ``joint`` is the place in the line that they hang on.
    """

    settles: bool = False
    line: list[int] = field(default_factory=list)
    tried: list[list[int]] = field(default_factory=lambda: [[]])
    settled: list[int] = field(default_factory=list)
    joint: int = 0
    backs: int = 0
    found: int = 0

    def apply(self, move: int, value: int) -> None:
        """Make a move."""
        if move >= ONWARD or move == GROW:
            self.line.append(value)
            self.tried.append([])
        elif move >= BACK:
            node = self.line.pop()
            self.tried.pop()
            self.tried[-1].append(node)
            self.backs += 1
            if self.settles:
                self.settled.append(node)
                self.joint = max(0, len(self.line) - 1)
        elif move == TURN:
            self.line[value + 1 :] = reversed(self.line[value + 1 :])
            self.backs += 1
        elif move == RESTART:
            self.line.clear()
            self.tried = [[]]
        elif move == FOUND:
            self.found += 1

    def save(self) -> str:
        """The state as JSON."""
        tried = [[depth, nodes] for depth, nodes in enumerate(self.tried) if nodes]
        counts = [self.joint, self.backs, self.found]
        state = [self.line, tried, self.settled, counts]
        return json.dumps(state, separators=(",", ":"))

    @staticmethod
    def load(saved: str, settles: bool) -> Stage:
        """The inverse of :meth:`save`."""
        line, some, settled, counts = json.loads(saved)
        tried: list[list[int]] = [[] for _ in range(len(line) + 1)]
        for depth, nodes in some:
            tried[depth] = nodes
        return Stage(settles, line, tried, settled, *counts)


@dataclass(frozen=True)
class Segment:
    """A state and the moves after it; ``notes`` by the place of their move.

    The state is JSON, as :meth:`Stage.save` gives it: thousands of segments of lists would keep the
    collector of unused memory busy.

    ``heights`` has the height of the profile after each move where the recording is short, else
    nothing; ``mean`` is what they are on the average.
    """

    state: str
    moves: bytes
    values: array[int]
    notes: Mapping[int, Note]
    heights: tuple[int, ...]
    mean: int


@dataclass(frozen=True)
class Frame:
    """What there is to see at a step; step 0 is before the first move.

    ``value`` is the node or place of the move, ``why`` its reason. ``tried`` are the nodes that
    failed from the line's head. ``note`` is what was last told in whole.
    """

    step: int
    move: int | None
    value: int
    why: Why
    line: tuple[int, ...]
    tried: tuple[int, ...]
    settled: tuple[int, ...]
    joint: int
    backs: int
    found: int
    note: Note | None

    @property
    def back(self) -> bool:
        """Is this a step back?"""
        return self.move is not None and BACK <= self.move < ONWARD


@dataclass(frozen=True, slots=True)
class Fork:
    """A level of the search tree on the way to a step: the branches from it that failed."""

    depth: int
    failed: tuple[int, ...]


class Recording:
    """Grows by segments while the engine works; any step of what is there can be asked for."""

    def __init__(self, engine: str, settles: bool = False) -> None:
        self.engine = engine
        self.settles = settles
        self.whys: list[Why] = []
        self.ended = ""
        """Why the recording stops before the engine was through, as a sentence."""
        self.whole = False
        """Will there be no further segments?"""
        self.replayed = 0
        """Moves played for the last frame."""
        self._segments: list[Segment] = []
        self._starts: list[int] = []
        self._length = 0
        self._noted: list[int] = []
        self._stepped: list[bool] = []
        self._means: list[int] = []
        self._stage, self._at, self._loaded = Stage(settles), 0, -1

    def __len__(self) -> int:
        """How many steps there are so far."""
        return self._length

    def append(self, segment: Segment, whys: Sequence[Why] = ()) -> None:
        """The next segment, and the reasons that it is the first to name."""
        self._noted += [self._length + place + 1 for place in sorted(segment.notes)]
        self._segments.append(segment)
        # Between two failures a search only grows or only steps back; a look at the beginning will
        # do to tell whether there are steps back.
        self._stepped.append(any(_backs(move) for move in segment.moves[:32]))
        self._means.append(segment.mean)
        self._starts.append(self._length)
        self._length += len(segment.moves)
        self.whys += whys

    # -- frames ------------------------------------------------------------------------------------

    def at(self, step: int) -> Frame:
        """The frame after so many steps; IndexError where the recording is not so long."""
        if not 0 <= step <= self._length:
            raise IndexError(step)
        self._wind(step)
        stage = self._stage
        move, value = self.move(step)
        return Frame(
            step,
            move,
            value,
            self._why(move),
            tuple(stage.line),
            tuple(stage.tried[-1]),
            tuple(stage.settled),
            stage.joint,
            stage.backs,
            stage.found,
            self._note(step),
        )

    @property
    def branches(self) -> bool:
        """Is the search a tree, with branches that fail?"""
        return not self.settles and self.engine != "tours" and any(self._stepped)

    def forks(self, step: int, most: int) -> tuple[Fork, ...]:
        """The last levels of the search tree at a step, from the root's side."""
        self._wind(step)
        tried = self._stage.tried
        first = max(0, len(tried) - most)
        return tuple(Fork(depth, tuple(tried[depth])) for depth in range(first, len(tried)))

    def steps_back(self, step: int) -> bool:
        """Does the move to a step take something back?"""
        move, _ = self.move(step)
        return move is not None and BACK <= move < ONWARD

    def move(self, step: int) -> tuple[int | None, int]:
        """The move that leads to a step, and its value; None for step 0."""
        if step == 0:
            return None, 0
        segment, place = self._place(step)
        return segment.moves[place], segment.values[place]

    def moves(self, first: int, last: int) -> Iterator[tuple[int, int, int, Why]]:
        """(step, move, value, why) of some steps, as far as there are some."""
        for step in range(max(first, 1), min(last, self._length) + 1):
            move, value = self.move(step)
            assert move is not None
            yield step, move, value, self._why(move)

    def note_of(self, step: int) -> Note | None:
        """What was told in whole at this very step."""
        segment, place = self._place(step)
        return segment.notes.get(place)

    def notes(self, step: int) -> Iterator[tuple[int, Note]]:
        """All that was told in whole up to a step, with the steps at which it was."""
        for noted in self._noted[: bisect_right(self._noted, step)]:
            segment, place = self._place(noted)
            yield noted, segment.notes[place]

    def _place(self, step: int) -> tuple[Segment, int]:
        number = bisect_right(self._starts, step - 1) - 1
        return self._segments[number], step - 1 - self._starts[number]

    def _wind(self, step: int) -> None:
        """Bring the stage to a step, from where it stands or from the segment's beginning."""
        self.replayed = 0
        if not self._segments:
            return
        number = bisect_right(self._starts, max(step - 1, 0)) - 1
        if number != self._loaded or step < self._at:
            self._stage = Stage.load(self._segments[number].state, self.settles)
            self._loaded, self._at = number, self._starts[number]
        segment, start = self._segments[number], self._starts[number]
        apply = self._stage.apply
        for place in range(self._at - start, step - start):
            apply(segment.moves[place], segment.values[place])
        self.replayed = step - self._at
        self._at = step

    def _note(self, step: int) -> Note | None:
        known = bisect_right(self._noted, step)
        return self.note_of(self._noted[known - 1]) if known else None

    def _why(self, move: int | None) -> Why:
        if move is None or move < BACK:
            return Why.NOTHING
        return self.whys[move - (ONWARD if move >= ONWARD else BACK)]

    # -- places to go to ---------------------------------------------------------------------------

    def next_dead_end(self, step: int, forward: bool = True) -> int | None:
        """The nearest step after (or before) this one at which the search fails."""
        # Between two failures a search can only grow, or only step back: neither takes long.
        steps = range(step + 1, self._length + 1) if forward else range(step - 1, 0, -1)
        for here in steps:
            if _fails(self.move(here)[0], self.move(here - 1)[0]):
                return here
        return None

    def next_solution(self, step: int, forward: bool = True) -> int | None:
        """The nearest step after (or before) this one that completes an answer."""
        if not self._segments:
            return None
        moves = bytes([FOUND])
        number = bisect_right(self._starts, max(step - 1, 0)) - 1
        numbers = range(number, len(self._segments)) if forward else range(number, -1, -1)
        for here in numbers:
            segment, start = self._segments[here], self._starts[here]
            if forward:
                place = segment.moves.find(moves, max(step - start, 0))
            else:
                place = segment.moves.rfind(moves, 0, max(step - start - 1, 0))
            if place >= 0:
                return start + place + 1
        return None

    # -- the profile -------------------------------------------------------------------------------

    @property
    def sampled(self) -> bool:
        """Has the profile one height a segment, rather than one a step?"""
        return self._length > EXACT_STEPS

    def profile(self, columns: int) -> tuple[list[int], list[bool]]:
        """Heights in so many columns over all steps, and where the search steps back.

        A column in which nothing begins shows what goes on there.
        """
        heights, backs = [0] * columns, [False] * columns
        if not self._length:
            return heights, backs
        starts, high, stepped = self._spans()
        begin = 0
        for column in range(columns):
            # In whole numbers: steps from column * length / columns on belong to a column.
            end = bisect_left(starts, -(-(column + 1) * self._length // columns), begin)
            here = slice(begin, end) if begin < end else slice(begin - 1, begin)
            heights[column], backs[column] = max(high[here], default=0), True in stepped[here]
            begin = end
        return heights, backs

    def _spans(self) -> tuple[Sequence[int], Sequence[int], Sequence[bool]]:
        """Where the steps begin that the profile shows as one, their height, and whether they go
        back."""
        if self.sampled:
            return self._starts, self._means, self._stepped
        heights = [height for segment in self._segments for height in segment.heights]
        stepped = [_backs(move) for segment in self._segments for move in segment.moves]
        return range(self._length), heights, stepped


def _backs(move: int) -> bool:
    """Does a move take something back?"""
    return BACK <= move < ONWARD or move in (TURN, FAILS)


def _fails(move: int | None, before: int | None) -> bool:
    """Does a search fail at a move? Of several steps back the first does."""
    if move is None or move in (RESTART, FAILS):
        return move is not None
    if move == TURN:
        return before != TURN
    back = BACK <= move < ONWARD
    return back and not (before is not None and BACK <= before < ONWARD)
