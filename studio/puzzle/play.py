"""Playing a puzzle: what the player has marked, and the history of it. The puzzle is never touched.

What is marked depends on what the line is. Where it closes round corners, links are drawn and
crossed out. Where it passes all cells, numbers are written, or links drawn. Where it jumps or is
drawn without lifting the pen, it is a walk that grows at its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, TypeAlias

from studio.board import At, Link, Spot, SpotKind
from studio.board.free import GraphBoard
from studio.puzzle.constraints import StartsAt, StepAt
from studio.puzzle.problem import SPANNING, Shape
from studio.puzzle.puzzle import Puzzle
from studio.puzzle.trace import Trace, line_of

Style: TypeAlias = Literal["links", "numbers", "walk"]

NO_NUMBERS: Mapping[At, int] = {}
NO_NOTES: Mapping[At, frozenset[int]] = {}


@dataclass(frozen=True)
class Sheet:
    """All that the player has marked at one moment.

    ``drawn`` and ``crossed`` are links; ``written`` numbers of cells; ``walk`` the nodes of a walk.
    ``noted`` are pencil marks: numbers that a cell may have; where links are drawn 1 for inside and
    2 for outside; on walks 1 for a cell to keep away from.
    """

    drawn: frozenset[Spot] = frozenset()
    crossed: frozenset[Spot] = frozenset()
    written: Mapping[At, int] = field(default_factory=lambda: NO_NUMBERS)
    noted: Mapping[At, frozenset[int]] = field(default_factory=lambda: NO_NOTES)
    walk: tuple[At, ...] = ()

    @property
    def count(self) -> int:
        """How many marks these are, pencil marks aside."""
        return len(self.drawn) + len(self.crossed) + len(self.written) + len(self.walk)

    # -- other sheets ----------------------------------------------------------------------------

    def with_link(self, link: Spot, kind: Literal["drawn", "crossed"], on: bool) -> Sheet:
        """The link drawn or crossed out, or (``on`` false) left open."""
        drawn, crossed = self.drawn - {link}, self.crossed - {link}
        if on and kind == "drawn":
            drawn |= {link}
        elif on:
            crossed |= {link}
        return replace(self, drawn=drawn, crossed=crossed)

    def with_number(self, at: At, number: int | None) -> Sheet:
        """A number in a cell, in place of what stood there and of the same number elsewhere."""
        written = {a: n for a, n in self.written.items() if a != at and n != number}
        if number is not None:
            written[at] = number
        noted = {a: notes for a, notes in self.noted.items() if a != at or number is None}
        return replace(self, written=written, noted=noted)

    def with_note(self, at: At, note: int) -> Sheet:
        """A pencil mark put in or taken out."""
        notes = self.noted.get(at, frozenset()) ^ {note}
        noted = {a: kept for a, kept in self.noted.items() if a != at}
        if notes:
            noted[at] = notes
        return replace(self, noted=noted)

    def with_notes(self, at: At, notes: frozenset[int]) -> Sheet:
        """All pencil marks of a cell."""
        noted = {a: kept for a, kept in self.noted.items() if a != at}
        return replace(self, noted={**noted, at: notes} if notes else noted)

    def with_walk(self, walk: tuple[At, ...]) -> Sheet:
        """Another walk."""
        return replace(self, walk=walk)


BLANK = Sheet()


class Table:
    """One puzzle on the player's table: what may be marked on it, and when it is solved."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._compiled = puzzle.compile()
        self._problem = self._compiled.problem
        self._index = {at: node for node, at in enumerate(self._compiled.nodes)}

    @property
    def style(self) -> Style:
        """How the player marks this puzzle."""
        if self._problem.shape is Shape.CYCLE:
            return "links"
        return "numbers" if self._problem.shape in SPANNING else "walk"

    @property
    def length(self) -> int:
        """The number of cells, which is the last number of a line through all of them."""
        return self._problem.graph.size

    @cached_property
    def given(self) -> Mapping[At, int]:
        """The numbers that the puzzle gives."""
        found = (c for c in self._problem.constraints if isinstance(c, StepAt))
        return {self._compiled.nodes[c.node]: c.step for c in found}

    @cached_property
    def start(self) -> At | None:
        """Where a walk must begin, if that is given."""
        starts = (c for c in self._problem.constraints if isinstance(c, StartsAt))
        return next((self._compiled.nodes[c.node] for c in starts), None)

    def joined(self, a: At, b: At) -> bool:
        """May the line go from one node straight on to another?"""
        if a not in self._index or b not in self._index:
            return False
        return (self._index[a], self._index[b]) in self._problem.graph.link_index

    def link(self, a: At, b: At) -> Link:
        """The spot of the link between two nodes."""
        on = SpotKind.EDGE if self.puzzle.rule.line_on == "corners" else SpotKind.LINK
        return Link.of(a, b, on)

    def has_link(self, spot: Spot | None) -> bool:
        """Is the spot a link that the line could use?"""
        return isinstance(spot, Link) and self.joined(spot.a, spot.b)

    # -- numbers -----------------------------------------------------------------------------------

    def numbers(self, sheet: Sheet) -> dict[At, int]:
        """Given and written numbers."""
        return {**sheet.written, **self.given}

    def next_number(self, sheet: Sheet, after: int) -> int | None:
        """The first number behind ``after`` that stands nowhere yet, else the first of all."""
        there = set(self.numbers(sheet).values())
        missing = [n for n in range(1, self.length + 1) if n not in there]
        return next((n for n in missing if n > after), missing[0] if missing else None)

    # -- walks -------------------------------------------------------------------------------------

    def walked(self, sheet: Sheet, at: At) -> Sheet | str:
        """The sheet with the walk at another node: further, or back to where it was. A sentence
        where it cannot go there."""
        walk = sheet.walk
        if at not in self._index:
            return "The line does not come here."
        drawing = isinstance(self.puzzle.board, GraphBoard)
        if not walk:
            if self.start is not None and at != self.start:
                return "The line begins at the start."
            return sheet.with_walk((at,))
        if at == walk[-1]:
            return sheet.with_walk(walk[:-1])
        if not self.joined(walk[-1], at):
            if at in walk and not drawing:
                return sheet.with_walk(walk[: walk.index(at) + 1])
            return "There is no way straight on to there."
        if drawing:
            pair = tuple(sorted((self._index[walk[-1]], self._index[at])))
            lines = self._problem.graph.links.count((pair[0], pair[1]))
            if self._steps(walk).count((pair[0], pair[1])) >= lines:
                return "This line is drawn already."
            return sheet.with_walk((*walk, at))
        if at in walk:
            return sheet.with_walk(walk[: walk.index(at) + 1])
        return sheet.with_walk((*walk, at))

    def _steps(self, walk: tuple[At, ...]) -> tuple[tuple[int, int], ...]:
        return Trace(tuple(self._index[at] for at in walk)).pairs

    # -- the answer --------------------------------------------------------------------------------

    def line(self, sheet: Sheet) -> Trace | None:
        """The line that the marks draw, where they draw a whole one."""
        if self.style == "walk":
            return Trace(tuple(self._index[at] for at in sheet.walk)) if sheet.walk else None
        if self.style == "numbers":
            nodes = {number: at for at, number in self.numbers(sheet).items()}
            if len(nodes) == self.length == max(nodes, default=0):
                order = (self._index[nodes[step]] for step in range(1, self.length + 1))
                return Trace(tuple(order), self._problem.closed)
        return self._drawn(sheet)

    def _drawn(self, sheet: Sheet) -> Trace | None:
        """The line of the drawn links, if they are one line of the right length."""
        pairs = [
            (self._index[link.a], self._index[link.b])
            for link in sheet.drawn
            if isinstance(link, Link) and link.a in self._index and link.b in self._index
        ]
        degrees: dict[int, int] = {}
        for pair in pairs:
            for node in pair:
                degrees[node] = degrees.get(node, 0) + 1
        ends = sum(degree == 1 for degree in degrees.values())
        closed = self._problem.closed
        if not pairs or max(degrees.values()) > 2 or ends != (0 if closed else 2):
            return None
        line = line_of(pairs, closed)
        return line if len(line.nodes) == len(degrees) else None

    def solved(self, sheet: Sheet) -> bool:
        """Do the marks draw an answer? Numbers that contradict the drawn line do not."""
        line = self.line(sheet)
        if line is None:
            return False
        readings = [line]
        if self.style == "numbers" and self._problem.rooted:
            readings.append(Trace(line.nodes[::-1], line.closed))
        return any(self._obeys(reading, sheet) for reading in readings)

    def _obeys(self, line: Trace, sheet: Sheet) -> bool:
        steps = line.steps
        return all(
            steps.get(self._index[at]) == number for at, number in sheet.written.items()
        ) and self._problem.answered_by(line)


class Game:
    """The history of one play: sheets one after the other, undo and redo, and assumptions.

    An assumption is a place in the history: what is marked after it stands or falls with it.
    """

    def __init__(self, sheet: Sheet = BLANK) -> None:
        self._sheets = [sheet]
        self._at = 0
        self._assumed: list[int] = []

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        return self._sheets[self._at]

    @property
    def film(self) -> tuple[Sheet, ...]:
        """All sheets up to now, to look at the play again."""
        return tuple(self._sheets[: self._at + 1])

    @property
    def assumptions(self) -> int:
        """How many assumptions are open."""
        return len(self._assumed)

    @property
    def firm(self) -> Sheet | None:
        """What was marked before the last open assumption; None where none is open."""
        return self._sheets[self._assumed[-1]] if self._assumed else None

    def play(self, sheet: Sheet) -> None:
        """Another sheet; what was undone is forgotten. Nothing happens if it is the same."""
        if sheet != self.sheet:
            del self._sheets[self._at + 1 :]
            self._sheets.append(sheet)
            self._at += 1

    def amend(self, sheet: Sheet) -> None:
        """Another sheet in place of the last one, such as 12 where 1 was typed."""
        if self._at > 0 and self._at not in self._assumed:
            self._at -= 1
        self.play(sheet)

    @property
    def before(self) -> Sheet:
        """The sheet before the last one."""
        return self._sheets[max(0, self._at - 1)]

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at < len(self._sheets) - 1

    def undo(self) -> None:
        """One sheet back; an assumption that was made after it is no longer open."""
        if self.can_undo:
            self._at -= 1
            while self._assumed and self._assumed[-1] > self._at:
                self._assumed.pop()

    def redo(self) -> None:
        """One sheet on."""
        if self.can_redo:
            self._at += 1

    def assume(self) -> None:
        """From here on everything is an assumption."""
        self._assumed.append(self._at)

    def abandon(self) -> None:
        """All marks since the last assumption go at once; one step that can be undone."""
        if self._assumed:
            self.play(self._sheets[self._assumed.pop()])

    def keep(self) -> None:
        """The last assumption is right: what was marked since is no longer doubted."""
        if self._assumed:
            self._assumed.pop()

    def in_order(self) -> Iterator[tuple[str, Spot | At, int]]:
        """The marks of now in the order in which they were put down: (kind, place, value).

        The kinds are "used", "unused" and "number"; of a walk every node is a number.
        """
        since: dict[tuple[str, Spot | At, int], int] = {}
        for number, sheet in enumerate(self.film):
            marks = dict.fromkeys(_marks(sheet))
            since = {mark: since.get(mark, number) for mark in marks}
        # Sorting keeps the order of marks that were put down together.
        yield from sorted(since, key=lambda mark: since[mark])


def _marks(sheet: Sheet) -> Iterator[tuple[str, Spot | At, int]]:
    for step, at in enumerate(sheet.walk, start=1):
        yield "number", at, step
    for at, number in sorted(sheet.written.items(), key=lambda item: item[1]):
        yield "number", at, number
    for link in sorted(sheet.drawn, key=repr):
        yield "used", link, 0
    for link in sorted(sheet.crossed, key=repr):
        yield "unused", link, 0
