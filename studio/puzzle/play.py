"""Playing a puzzle: what the player has marked, and the history of it. The puzzle is never touched.

What is marked depends on what the line is. Where it closes round corners, edges are drawn and
crossed out. Where it passes all cells, numbers are written, or edges drawn. Where it jumps or is
drawn without lifting the pen, it is a walk that grows at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property
from itertools import pairwise
from typing import Literal

from studio.board import At, Cell, Edge, Spot, SpotKind
from studio.board.motion import Move
from studio.puzzle.constraints import StartsAt, StepAt
from studio.puzzle.hooks import PlayStyle
from studio.puzzle.message import Message
from studio.puzzle.puzzle import Puzzle
from studio.puzzle.trace import Trace, line_of
from studio.puzzle.visits import NodeVisited, simple
from studio.records import dataclass

LAID = "stretch"
"""The sign of a clue that is a part of the line."""

NO_NUMBERS: Mapping[At, int] = {}
NO_NOTES: Mapping[At, frozenset[int]] = {}
COLOURS = 4
"""Cells may be given one of so many colours, which mean what the player wants."""


@dataclass(frozen=True)
class Sheet:
    """All that the player has marked at one moment.

    ``drawn`` and ``crossed`` are edges; ``written`` numbers of cells; ``walk`` the nodes of a walk.
    ``noted`` are pencil marks: numbers that a cell may have; where edges are drawn 1 for inside and
    2 for outside, and where answers have shaded cells 1 for a shaded one and 2 for one on the line;
    on walks 1 for a cell to keep away from. ``coloured`` gives cells a colour from 1 to
    :data:`COLOURS`.
    """

    drawn: frozenset[Spot] = frozenset()
    crossed: frozenset[Spot] = frozenset()
    written: Mapping[At, int] = field(default_factory=lambda: NO_NUMBERS)
    noted: Mapping[At, frozenset[int]] = field(default_factory=lambda: NO_NOTES)
    walk: tuple[At, ...] = ()
    coloured: Mapping[At, int] = field(default_factory=lambda: NO_NUMBERS)

    def since(self, before: Sheet) -> int:
        """How many marks these are, notes and colours too, that an earlier sheet has not."""
        pairs = (
            (self.written, before.written),
            (self.coloured, before.coloured),
            (dict(enumerate(self.walk)), dict(enumerate(before.walk))),
        )
        edges = len(self.drawn - before.drawn) + len(self.crossed - before.crossed)
        notes = (ns - before.noted.get(at, frozenset()) for at, ns in self.noted.items())
        return edges + sum(len(a.items() - b.items()) for a, b in pairs) + sum(map(len, notes))

    # -- other sheets ----------------------------------------------------------------------------

    def with_edge(self, edge: Spot, kind: Literal["drawn", "crossed"], on: bool) -> Sheet:
        """The edge drawn or crossed out, or (``on`` false) left open."""
        drawn, crossed = self.drawn - {edge}, self.crossed - {edge}
        if on and kind == "drawn":
            drawn |= {edge}
        elif on:
            crossed |= {edge}
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

    def with_colour(self, at: At, colour: int | None) -> Sheet:
        """A cell in a colour, or in none."""
        coloured = {a: kept for a, kept in self.coloured.items() if a != at}
        return replace(self, coloured=coloured if colour is None else {**coloured, at: colour})

    def next_colour(self, at: At) -> int | None:
        """The colour after that of a cell: each in turn, then none."""
        colour = self.coloured.get(at, 0) + 1
        return None if colour > COLOURS else colour

    def carried(self, move: Move, *, over_cells: bool) -> Sheet:
        """The marks on a board that was turned or mirrored; ``over_cells``: where the line runs."""
        node = move.cell if over_cells else move.corner
        return Sheet(
            frozenset(map(move.spot, self.drawn)),
            frozenset(map(move.spot, self.crossed)),
            {node(at): number for at, number in self.written.items()},
            {move.cell(at): notes for at, notes in self.noted.items()},
            tuple(map(node, self.walk)),
            {move.cell(at): colour for at, colour in self.coloured.items()},
        )

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
        self._index = self._compiled.index

    @property
    def style(self) -> PlayStyle:
        """How the player marks this puzzle."""
        return self.puzzle.rule.play

    @property
    def length(self) -> int:
        """The number of cells, which is the last number of a line through all of them."""
        return self._problem.graph.size

    @property
    def spanning(self) -> bool:
        """Does the line visit every node?"""
        return self._problem.spanning

    @cached_property
    def given(self) -> Mapping[At, int]:
        """The numbers that the puzzle gives."""
        found = (c for c in self._problem.constraints if isinstance(c, StepAt))
        return {self._compiled.nodes[c.node]: c.step for c in found}

    @cached_property
    def start(self) -> At | None:
        """Where a walk must begin, if that is given."""
        for constraint in self._problem.constraints:
            match constraint:
                case StartsAt(node) | StepAt(node, 1):
                    return self._compiled.nodes[node]
        return None

    def joined(self, a: At, b: At) -> bool:
        """May the line go from one node straight on to another?"""
        if a not in self._index or b not in self._index:
            return False
        return (self._index[a], self._index[b]) in self._problem.graph.edge_index

    def has_node(self, at: At) -> bool:
        """May the line come there?"""
        return at in self._index

    def edge(self, a: At, b: At) -> Edge:
        """The spot of the edge between two nodes."""
        on = SpotKind.SIDE if self.puzzle.rule.line_on == "corners" else SpotKind.EDGE
        return Edge.of(a, b, on)

    def has_edge(self, spot: Spot | None) -> bool:
        """Is the spot an edge that the line could use?"""
        return isinstance(spot, Edge) and self.joined(spot.a, spot.b)

    @cached_property
    def left_out(self) -> frozenset[At]:
        """Cells with clues that the line never passes, as arrows of a Yajilin or walls."""
        if self.puzzle.rule.line_on != "cells":
            return frozenset()
        said = zip(self._problem.constraints, self._compiled.clues, strict=True)
        own = (
            (self._compiled.nodes[part.node], clue.spot)
            for constraint, clue in said
            if clue is not None
            for part in simple((constraint,))
            if isinstance(part, NodeVisited) and not part.visited
        )
        return frozenset(at for at, spot in own if spot == Cell(at))

    def refusal(self, edge: Edge) -> Message | None:
        """Why an edge that is there is not drawn, if so."""
        if self.left_out.isdisjoint((edge.a, edge.b)):
            return None
        return Message.of("The line does not come here.")

    @cached_property
    def laid(self) -> frozenset[Spot]:
        """Edges that the board shows as parts of the line: nobody needs to draw them again."""
        clues = self.puzzle.clues
        kinds = (kind for kind in self.puzzle.rule.kinds if kind.sign == LAID)
        return frozenset(spot for kind in kinds for spot in clues.of(kind.key))

    def fitting(self, sheet: Sheet) -> Sheet:
        """What was marked on the same board with other clues, as far as it may be marked now."""
        given = self.given
        taken = set(given.values())
        there = {edge for edge in sheet.drawn | sheet.crossed if self.has_edge(edge)} - self.laid
        written = {
            at: number
            for at, number in sheet.written.items()
            if at in self._index and at not in given and number not in taken
        }
        shut = given.keys() | (self.left_out if self.puzzle.rule.shades else frozenset())
        noted = {at: notes for at, notes in sheet.noted.items() if at not in shut}
        walk = sheet.walk if self.start is None or sheet.walk[:1] == (self.start,) else ()
        far = next((n for n, pair in enumerate(pairwise(walk), 1) if not self.joined(*pair)), None)
        return replace(
            sheet,
            drawn=frozenset(filter(self._drawable, sheet.drawn & there)),
            crossed=sheet.crossed & there,
            written=written,
            noted=noted,
            walk=walk[:far],
        )

    def _drawable(self, edge: Spot) -> bool:
        return not isinstance(edge, Edge) or self.refusal(edge) is None

    # -- numbers -----------------------------------------------------------------------------------

    def numbers(self, sheet: Sheet) -> dict[At, int]:
        """Given and written numbers."""
        return {**sheet.written, **self.given}

    def next_number(self, sheet: Sheet, after: int) -> int | None:
        """The first number behind ``after`` that stands nowhere yet, else the first of all."""
        there = set(self.numbers(sheet).values())
        missing = [n for n in range(1, self.length + 1) if n not in there]
        return next((n for n in missing if n > after), missing[0] if missing else None)

    def reached_by(self, sheet: Sheet, number: int) -> frozenset[At]:
        """The empty cells that a missing number can reach: from the nearest numbers below and above
        that stand somewhere, in as many steps as there are between them, over empty cells.

        None that an answer needs is left out; some of them may be shut out by other clues.
        """
        numbers = self.numbers(sheet)
        if number in numbers.values():
            return frozenset()
        found = frozenset(at for at in self._index if at not in numbers)
        below = max((n for n in numbers.values() if n < number), default=None)
        above = min((n for n in numbers.values() if n > number), default=None)
        for other in (below, above):
            if other is not None:
                start = next(at for at, n in numbers.items() if n == other)
                found &= self._within(start, abs(number - other), numbers)
        return found

    def _within(self, start: At, steps: int, taken: Mapping[At, int]) -> frozenset[At]:
        """The empty cells that lie so many steps from a cell, or fewer, over empty cells."""
        graph = self._problem.graph
        front, seen = {self._index[start]}, {self._index[start]}
        for _ in range(steps):
            beside = {to for node in front for to in graph.neighbours[node]}
            front = {to for to in beside - seen if self._compiled.nodes[to] not in taken}
            seen |= front
        return frozenset(self._compiled.nodes[node] for node in seen) - frozenset(taken)

    # -- shaded cells ------------------------------------------------------------------------------

    def shaded_by_hand(self, sheet: Sheet) -> frozenset[At]:
        """The cells that the player has shaded."""
        if not self.puzzle.rule.shades:
            return frozenset()
        return frozenset(at for at, notes in sheet.noted.items() if 1 in notes)

    def shaded(self, sheet: Sheet) -> frozenset[At]:
        """The cells that are shaded: by the player and, once the line is whole, by the line."""
        line = self.line(sheet) if self.puzzle.rule.shades and self.solved(sheet) else None
        if line is None:
            return self.shaded_by_hand(sheet)
        return self.puzzle.rule.shaded(self.puzzle, self._compiled, line)

    def shaded_by_crosses(self, crossed: Collection[Spot]) -> frozenset[At]:
        """The cells that are shaded because all edges of the line there are crossed out."""
        board, out = self.puzzle.board, self.left_out
        if not self.puzzle.rule.shades:
            return frozenset()
        return frozenset(
            at
            for at in board.cells
            if at not in out
            and all(
                other in out or self.edge(at, other) in crossed for other in board.neighbours(at)
            )
        )

    # -- walks -------------------------------------------------------------------------------------

    def walked(self, sheet: Sheet, at: At) -> Sheet | Message:
        """The sheet with the walk at another node: further, or back to where it was. A message
        where it cannot go there."""
        walk = sheet.walk
        if at not in self._index:
            return Message.of("The line does not come here.")
        drawing = self.puzzle.rule.revisits
        if not walk:
            if self.start is None or at == self.start:
                return sheet.with_walk((at,))
            if not self.joined(self.start, at):
                return Message.of("The line begins at the start.")
            walk = (self.start,)
        if at == walk[-1]:
            return sheet.with_walk(walk[:-1])
        if not self.joined(walk[-1], at):
            if at in walk and not drawing:
                return sheet.with_walk(walk[: walk.index(at) + 1])
            return Message.of("There is no way straight on to there.")
        if drawing:
            pair = tuple(sorted((self._index[walk[-1]], self._index[at])))
            lines = self._problem.graph.edges.count((pair[0], pair[1]))
            if self._steps(walk).count((pair[0], pair[1])) >= lines:
                return Message.of("This line is drawn already.")
            return sheet.with_walk((*walk, at))
        if at in walk:
            return sheet.with_walk(walk[: walk.index(at) + 1])
        # What a hint drew ahead is a part of the walk now.
        ahead = sheet.with_edge(self.edge(walk[-1], at), "drawn", False)
        return ahead.with_walk((*walk, at))

    def joined_to_walk(self, sheet: Sheet, edge: Edge) -> Sheet:
        """The sheet with an edge that the walk uses: further along it where that has come there,
        and along all that was drawn ahead before, else drawn for itself."""
        return self._led_on(sheet.with_edge(edge, "drawn", True))

    def numbered_on_walk(self, sheet: Sheet, at: At, step: int) -> Sheet:
        """The sheet with the node that a walk comes to at a step, if that is its next one, and
        along all that was drawn ahead before."""
        walk = sheet.walk or (() if self.start is None else (self.start,))
        if step != len(walk) + 1:
            return sheet
        if walk:
            sheet = sheet.with_edge(self.edge(walk[-1], at), "drawn", False)
        return self._led_on(sheet.with_walk((*walk, at)))

    def _led_on(self, sheet: Sheet) -> Sheet:
        """The sheet with the walk along what is drawn from its end on, which is part of it then."""
        walk = sheet.walk or (() if self.start is None else (self.start,))
        while (ahead := _leading_on(walk, sheet.drawn)) is not None:
            edge, at = ahead
            walk = (*walk, at)
            sheet = sheet.with_edge(edge, "drawn", False).with_walk(walk)
        return sheet

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
        """The line of the drawn edges, if they are one line of the right length."""
        pairs = [
            (self._index[edge.a], self._index[edge.b])
            for edge in sheet.drawn | (self.laid - sheet.crossed)
            if isinstance(edge, Edge) and edge.a in self._index and edge.b in self._index
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
        if line is None or self.puzzle.rule.unready(self.puzzle):
            return False
        return any(self._obeys(reading, sheet) for reading in self._readings(line, sheet))

    def _readings(self, line: Trace, sheet: Sheet) -> Iterator[Trace]:
        """The lines that one drawing may be. Where steps have numbers it may lead either way, and a
        closed one begin anywhere, unless a number is known."""
        yield line
        if self.style != "numbers" or not self._problem.rooted:
            return
        known = next(((self._index[at], n) for at, n in self.numbers(sheet).items()), None)
        for nodes in (line.nodes, line.nodes[::-1]):
            if not self._problem.fits(Trace(nodes, line.closed)):
                continue
            starts: Iterable[int] = range(len(nodes)) if line.closed else (0,)
            if line.closed and known is not None:
                starts = ((nodes.index(known[0]) - known[1] + 1) % len(nodes),)
            for start in starts:
                yield Trace(nodes[start:] + nodes[:start], line.closed)

    def _obeys(self, line: Trace, sheet: Sheet) -> bool:
        steps = line.steps
        shaded = self.puzzle.rule.shaded(self.puzzle, self._compiled, line)
        if not self.shaded_by_hand(sheet) <= shaded:
            return False
        # Where numbers draw the line edges may be marked, too.
        nodes = self._compiled.nodes
        used = {self.edge(nodes[a], nodes[b]) for a, b in line.pairs}
        if not (sheet.drawn <= used and sheet.crossed.isdisjoint(used)):
            return False
        return all(
            steps.get(self._index[at]) == number for at, number in sheet.written.items()
        ) and self._problem.answered_by(line)


@dataclass(frozen=True)
class Moment:
    """One sheet of a game, the places in the history where the open assumptions were made, and the
    stroke that it belongs to; 0 where it was made alone. ``hinted``: a hint marked it."""

    sheet: Sheet
    assumed: tuple[int, ...] = ()
    stroke: int = 0
    hinted: bool = False


class Game:
    """The history of one play: sheets one after the other, undo and redo, and assumptions.

    An assumption is a place in the history: what is marked after it stands or falls with it. Undo
    and redo bring back which assumptions were open. What one stroke of the pointer marked is one
    step for them; to look at again and to check it is still mark by mark.
    """

    def __init__(self, sheet: Sheet = BLANK) -> None:
        self._moments = [Moment(sheet)]
        self._at = 0

    @staticmethod
    def of(moments: Iterable[Moment], at: int) -> Game:
        """The game with these moments, which stands at one of them."""
        game = Game()
        game._moments, game._at = list(moments), at
        return game

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All moments, also those that were undone and may come again."""
        return tuple(self._moments)

    @property
    def at(self) -> int:
        """The place of the moment of now."""
        return self._at

    @property
    def begun(self) -> bool:
        """Is anything marked, or may any mark come again?"""
        return len(self._moments) > 1 or self.sheet != BLANK

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        return self._moments[self._at].sheet

    @property
    def recording(self) -> tuple[Sheet, ...]:
        """All sheets up to now, to look at the play again."""
        return tuple(moment.sheet for moment in self._moments[: self._at + 1])

    @property
    def _assumed(self) -> tuple[int, ...]:
        return self._moments[self._at].assumed

    @property
    def assumptions(self) -> int:
        """How many assumptions are open."""
        return len(self._assumed)

    @property
    def firm(self) -> Sheet | None:
        """What was marked before the last open assumption; None where none is open."""
        return self._moments[self._assumed[-1]].sheet if self._assumed else None

    @property
    def last_number(self) -> int:
        """The number that the player put down last of those that stand; 0 where none does."""
        now, told = self.sheet.written, set[tuple[At, int]]()
        for place in range(self._at, -1, -1):
            if len(told) == len(now):
                break
            moment = self._moments[place]
            before = self._moments[place - 1].sheet.written if place else NO_NUMBERS
            # Most moments are of one mark, so that the first ones tell.
            put = moment.sheet.written.items() - before.items() - told
            standing = [number for at, number in put if now.get(at) == number]
            if standing and not moment.hinted:
                return max(standing)
            told.update(pair for pair in put if now.get(pair[0]) == pair[1])
        return len(self.sheet.walk)

    def play(self, sheet: Sheet, stroke: int = 0, *, hinted: bool = False) -> None:
        """Another sheet; what was undone is forgotten. Nothing happens if it is the same.

        Sheets of one ``stroke`` are one step; 0: this one is a step of its own. A stroke that leads
        back to where it began leaves nothing to undo.
        """
        begin = self._begin_of(self._at)
        if stroke and self._moments[self._at].stroke == stroke:
            first = self._moments[begin]
            if first.sheet == sheet and first.assumed == self._assumed:
                del self._moments[begin + 1 :]
                self._at = begin
                return
        self._play(sheet, self._assumed, stroke, hinted=hinted)

    def _play(
        self, sheet: Sheet, assumed: tuple[int, ...], stroke: int = 0, *, hinted: bool = False
    ) -> None:
        if sheet == self.sheet:
            self._moments[self._at] = replace(self._moments[self._at], assumed=assumed)
            return
        del self._moments[self._at + 1 :]
        self._moments.append(Moment(sheet, assumed, stroke, hinted))
        self._at += 1

    def _begin_of(self, at: int) -> int:
        """The place before the step that led to this one."""
        stroke = self._moments[at].stroke
        while at > 0:
            at -= 1
            if not stroke or self._moments[at].stroke != stroke:
                break
        return at

    def amend(self, sheet: Sheet) -> None:
        """Another sheet in place of the last one, such as 12 where 1 was typed."""
        assumed = self._assumed
        if self._at > 0 and self._at not in assumed:
            self._at -= 1
        self._play(sheet, assumed)

    @property
    def before(self) -> Sheet:
        """The sheet before the last one."""
        return self._moments[max(0, self._at - 1)].sheet

    @property
    def can_undo(self) -> bool:
        """Is there a sheet before this one?"""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Was a sheet taken back that may come again?"""
        return self._at < len(self._moments) - 1

    def undo(self) -> None:
        """One step back, with the assumptions that were open there."""
        self._at = self._begin_of(self._at)

    def redo(self) -> None:
        """One step on."""
        before, last = self._at, len(self._moments) - 1
        while self._at < last and self._begin_of(self._at + 1) == before:
            self._at += 1

    def assume(self) -> None:
        """From here on everything is an assumption."""
        assumed = (*self._assumed, self._at)
        self._moments[self._at] = replace(self._moments[self._at], assumed=assumed)

    def abandon(self) -> None:
        """All marks since the last assumption go at once; one step that can be undone."""
        if self._assumed:
            *assumed, place = self._assumed
            self._play(self._moments[place].sheet, tuple(assumed))

    def restart(self) -> None:
        """A blank sheet with no assumptions; one step that can be undone."""
        self._play(BLANK, ())

    def keep(self) -> None:
        """The last assumption is right: what was marked since is no longer doubted, also where
        undo leads back to it."""
        kept = self._assumed
        if not kept:
            return
        last = len(kept) - 1
        for place, moment in enumerate(self._moments):
            if moment.assumed[: last + 1] == kept:
                assumed = (*moment.assumed[:last], *moment.assumed[last + 1 :])
                self._moments[place] = replace(moment, assumed=assumed)

    def fitted(self, fitting: Callable[[Sheet], Sheet]) -> Game:
        """The same game with what ``fitting`` leaves of each sheet."""
        fitted = (replace(each, sheet=fitting(each.sheet)) for each in self._moments)
        return Game.of(fitted, self._at)

    def in_order(self) -> Iterator[tuple[str, Spot | At, int]]:
        """The marks of now in the order in which they were put down: (kind, place, value).

        The kinds are "used", "unused" and "number"; of a walk every node is a number.
        """
        since: dict[tuple[str, Spot | At, int], int] = {}
        for number, sheet in enumerate(self.recording):
            marks = dict.fromkeys(_marks(sheet))
            since = {mark: since.get(mark, number) for mark in marks}
        # Sorting keeps the order of marks that were put down together.
        yield from sorted(since, key=lambda mark: since[mark])


def _marks(sheet: Sheet) -> Iterator[tuple[str, Spot | At, int]]:
    for step, at in enumerate(sheet.walk, start=1):
        yield "number", at, step
    for at, number in sorted(sheet.written.items(), key=lambda item: item[1]):
        yield "number", at, number
    for edge in sorted(sheet.drawn, key=repr):
        yield "used", edge, 0
    for edge in sorted(sheet.crossed, key=repr):
        yield "unused", edge, 0


def _leading_on(walk: tuple[At, ...], drawn: frozenset[Spot]) -> tuple[Edge, At] | None:
    """A drawn edge from the end of a walk to a node where it has not been, and that node."""
    for edge in drawn:
        if isinstance(edge, Edge):
            for end, at in ((edge.a, edge.b), (edge.b, edge.a)):
                if walk[-1:] == (end,) and at not in walk:
                    return edge, at
    return None
