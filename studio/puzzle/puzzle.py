"""The document: an immutable puzzle. Editing makes a new one; undo and files hold them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any

from studio.board import At, Board, Cell, Corner, Edge, RectangleFrame, Spot, SpotKind, shifted
from studio.board.free import lines_of, redrawn, without_node
from studio.puzzle.clues import Clue, ClueKind, Clues, spans
from studio.puzzle.drawn import Line, lines_left
from studio.puzzle.fault import Fault
from studio.puzzle.message import Message
from studio.puzzle.rule import Compiled, Rule
from studio.records import dataclass


@dataclass(frozen=True)
class Puzzle:
    """A rule, a board, clues, and what people write on the sheet.

    ``solution`` is an answer kept in the file, as node addresses, or None. ``drawn`` are stretches
    drawn by hand, the one that is being drawn last: what somebody tries, which no engine looks at.
    ``extra`` holds, by section of the file ("" for the top level), the keys that this version does
    not know.
    """

    rule: Rule
    board: Board
    clues: Clues = field(default_factory=Clues)
    options: Mapping[str, Any] = field(default_factory=dict)
    solution: tuple[At, ...] | None = None
    title: str = ""
    author: str = ""
    notes: str = ""
    extra: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    drawn: tuple[Line, ...] = ()

    def option(self, key: str) -> Any:
        """What the puzzle says for an option of its rule, or the default."""
        default = next(option.default for option in self.rule.options if option.key == key)
        return self.options.get(key, default)

    def kind(self, key: str) -> ClueKind:
        """A clue kind of the rule by its key; KeyError if it has none such."""
        for kind in self.rule.kinds:
            if kind.key == key:
                return kind
        raise KeyError(key)

    @property
    def clue_count(self) -> int:
        """How many clues there are, without those that are part of the board, as borders are."""
        return sum(len(v) for key, v in self.clues.items() if not self.kind(key).fixed)

    @property
    def free_clues(self) -> Iterator[Clue]:
        """Those clues themselves."""
        return (clue for clue in self.clues.all() if not self.kind(clue.kind).fixed)

    # -- new values ------------------------------------------------------------------------------

    def placed(self, *clues: Clue) -> Puzzle | Fault:
        """The puzzle with these clues, or why they cannot be placed.

        A value that stands elsewhere and may stand only once moves here, and what may not share the
        spot goes; so does what may not stand where something went, as a 0 without its target.
        """
        after = self.clues
        left: list[Spot] = []
        for clue in clues:
            fault = self._off_board(clue)
            if fault:
                return fault
            kind = self.kind(clue.kind)
            if kind.distinct:
                doubles = [
                    Clue(clue.kind, spot, value)
                    for spot, value in after.of(clue.kind).items()
                    if value == clue.value and spot != clue.spot
                ]
                after = after.without(*doubles)
                left += (double.spot for double in doubles)
            if kind.group:
                rivals = (k for k in self.rule.kinds if k.group == kind.group and k != kind)
                after = after.without(*(Clue(rival.key, clue.spot) for rival in rivals))
            after = after.having(clue)
        found = replace(self, clues=after)
        for clue in clues:
            # One may allow the other.
            fault = found._out_of_range(clue)
            if fault:
                return fault
        return found._allowed(left)

    def _off_board(self, clue: Clue) -> Fault | None:
        kind = self.kind(clue.kind)
        if self.board.has(clue.spot) and sits_on(clue.spot) is kind.on:
            return None
        told = Message.of("There is no place for {clue} there.", clue=kind.one)
        return Fault("off-board", told, (clue.spot,))

    def _out_of_range(self, clue: Clue) -> Fault | None:
        kind = self.kind(clue.kind)
        if kind.entry == "mark":
            return None
        values = self.rule.values(self, kind, clue.spot)
        if clue.value not in values:
            told = Message.of(
                "{clue:capital} here can be {values}, not {wanted}.",
                clue=kind.one,
                values=spans(values, kind),
                wanted=Message.of("nothing") if clue.value is None else kind.told(clue.value),
            )
            return Fault("out-of-range", told, (clue.spot,))
        return None

    def erased(self, *clues: Clue) -> Puzzle:
        """The puzzle without these clues, and without what may not stand alone where they stood."""
        after = replace(self, clues=self.clues.without(*clues))
        return after._allowed(clue.spot for clue in clues)

    def _allowed(self, spots: Iterable[Spot]) -> Puzzle:
        """Without the clues on some spots whose values may not stand there."""
        lost = [clue for spot in spots for clue in self.clues_on(spot) if self._out_of_range(clue)]
        return self.erased(*lost) if lost else self

    def clues_on(self, spot: Spot) -> tuple[Clue, ...]:
        """The clues that sit on a spot."""
        return tuple(
            Clue(kind, spot, values[spot]) for kind, values in self.clues.items() if spot in values
        )

    def reshaped(self, cells: Iterable[At]) -> Puzzle:
        """The puzzle on other cells; clues without a place go, and so does a kept solution.

        Square cells above or left of (0, 0) move the whole puzzle down or right. Corners of a
        drawing can only be left out; ValueError for one that it has not.
        """
        chosen = set(cells)
        if not self.board.has_faces:
            return self._with_corners(self.board, chosen)
        down, right = 0, 0
        if self.board.has_rows and chosen:
            down = max(0, -min(at[0] for at in chosen))
            right = max(0, -min(at[1] for at in chosen))
        moved = self.shifted(down, right) if down or right else self
        if moved is not self:
            chosen = {shifted(at, down, right) for at in chosen}
        board = moved.board.with_cells(chosen)
        kept = {
            kind: {spot: value for spot, value in values.items() if board.has(spot)}
            for kind, values in moved.clues.items()
        }
        clues = Clues(kept)
        if self.rule.kinds:
            clues = _in_range(replace(moved, board=board, clues=clues))
        after = replace(moved, board=board, clues=clues, solution=None)
        return after.keeping(moved.drawn)

    def _with_corners(self, board: Board, chosen: set[At]) -> Puzzle:
        if not chosen <= set(board.cells):
            raise ValueError("corners of a drawing are added one by one")
        left = self
        for node in reversed(range(len(board))):
            if (node,) not in chosen:
                board = without_node(board, node)
                left = left.redrawn(board, gone=node)
        return left

    def asks_same(self, other: Puzzle) -> bool:
        """Is what is asked of a solver the very same in both? Title and notes say nothing to one,
        nor does a line drawn by hand."""
        return (
            self.rule == other.rule
            and self.board == other.board
            and self.clues == other.clues
            and self.options == other.options
        )

    def redrawn(self, board: Board, gone: int | None = None) -> Puzzle:
        """The puzzle on another drawing; after the corner that is ``gone`` all count one less.

        A kept solution goes, unless corners were but moved.
        """
        same = gone is None and board.cell_graph == self.board.cell_graph
        if same:
            return replace(self, board=board)
        kept: dict[str, dict[Spot, int | None]] = {}
        for kind, values in self.clues.items():
            moved = ((_renumbered(spot, gone), value) for spot, value in values.items())
            kept[kind] = {s: value for s, value in moved if s is not None and board.has(s)}
        after = replace(self, board=board, clues=Clues(kept), solution=None)
        after = after.keeping(_renumbered_line(line, gone) for line in self.drawn)
        return replace(after, clues=_in_range(after)) if len(board) < len(self.board) else after

    def shifted(self, down: int, right: int) -> Puzzle:
        """The puzzle with every address moved by (down, right), or every corner of a drawing."""
        board = self.board
        if not board.has_faces:
            places = ((x + right, y + down) for x, y in lines_of(board).nodes)
            return self.redrawn(redrawn(board, places))
        frame = board.frame
        if board.rectangle is not None:
            frame = RectangleFrame(board.rectangle.rows + down, board.rectangle.columns + right)
        moved = Board.of(board.lattice, frame, (shifted(at, down, right) for at in board.cells))
        clues = Clues(
            {
                kind: {_moved_spot(spot, down, right): value for spot, value in values.items()}
                for kind, values in self.clues.items()
            }
        )
        drawn = tuple(tuple(shifted(at, down, right) for at in line) for line in self.drawn)
        return replace(self, board=moved, clues=clues, solution=None, drawn=drawn)

    def keeping(self, lines: Iterable[Line]) -> Puzzle:
        """The puzzle with what its board has of these lines drawn by hand."""
        drawn = lines_left(lines, self.board, self.rule.line_on, each_once=self.rule.revisits)
        return replace(self, drawn=drawn)

    # -- asking ----------------------------------------------------------------------------------

    @property
    def kind_name(self) -> str:
        """What people call such a puzzle: the name of the variant, else of the rule."""
        for variant in self.rule.variants:
            if variant.lattice.kind == self.board.lattice.kind:
                return variant.name
        return self.rule.name

    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with the clues by themselves; see :meth:`Rule.faults`."""
        return self._faults

    @cached_property
    def _faults(self) -> tuple[Fault, ...]:
        return self.rule.faults(self)

    def compile(self) -> Compiled:
        """The problem that the puzzle poses; it must be free of faults."""
        return self.rule.compile(self)


def shaded_of(puzzle: Puzzle, line: Sequence[At]) -> frozenset[At]:
    """The cells that are shaded in the answer with this line, given in its order; none without a
    line, or where nothing is shaded."""
    if not line or not puzzle.rule.shades:
        return frozenset()
    compiled = puzzle.compile()
    if any(at not in compiled.index for at in line):
        return frozenset()
    return puzzle.rule.shaded(puzzle, compiled, compiled.trace(line))


def sits_on(spot: Spot) -> SpotKind:
    """What kind of spot this is."""
    match spot:
        case Cell():
            return SpotKind.CELL
        case Corner():
            return SpotKind.CORNER
        case Edge(on=on):
            return SpotKind(on)


def _moved_spot(spot: Spot, down: int, right: int) -> Spot:
    match spot:
        case Cell(at):
            return Cell(shifted(at, down, right))
        case Corner(at):
            return Corner(shifted(at, down, right))
        case Edge(a, b, on):
            return Edge(shifted(a, down, right), shifted(b, down, right), on)


def _renumbered(spot: Spot, gone: int | None) -> Spot | None:
    """A spot of a drawing after the corner that is ``gone``; None if it went along."""
    ends = [spot.at] if isinstance(spot, Cell | Corner) else [spot.a, spot.b]
    if gone is None:
        return spot
    if (gone,) in ends:
        return None
    first, *rest = [(at[0] - (at[0] > gone),) for at in ends]
    return Edge.of(first, rest[0]) if rest else Cell(first)


GONE: At = (-1,)
"""A corner that no drawing has."""


def _renumbered_line(line: Line, gone: int | None) -> Line:
    """A line of a drawing after the corner that is ``gone``, for which :data:`GONE` stands."""
    if gone is None:
        return line
    return tuple(GONE if at == (gone,) else (at[0] - (at[0] > gone),) for at in line)


def _in_range(puzzle: Puzzle) -> Clues:
    """The clues whose values the reshaped board still allows (a path of 30 cells has no 36)."""
    kept: dict[str, dict[Spot, int | None]] = {}
    for kind in puzzle.rule.kinds:
        values = puzzle.clues.of(kind.key)
        kept[kind.key] = {
            spot: value
            for spot, value in values.items()
            if kind.entry == "mark" or value in puzzle.rule.values(puzzle, kind, spot)
        }
    return Clues(kept)
