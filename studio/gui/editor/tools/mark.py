"""The mark tools: click a border to set a diamond, or drag across borders, or along them, to set
many.

An arrow points across its border the way the pointer goes; a mark of odd or even changes with each
click.
"""

from __future__ import annotations

import math

from PySide6.QtCore import Qt

from studio import language
from studio.board import At, Cell, Edge, Point, Spot, SpotKind
from studio.drawing.geometry import towards
from studio.drawing.hit import BAND, cell_at, spot_at
from studio.gui.editor.tools.tool import (
    NOTHING,
    RIGHT,
    Decision,
    Pointer,
    Selection,
    Tool,
    ToolContext,
    decided,
)
from studio.gui.style.texts import later, tr
from studio.puzzle import Clue, ClueKind, Puzzle, Rule
from studio.puzzle.clues import OPEN, STEPS, ray, ray_parts

_WHERE = {
    SpotKind.CELL: (later("cell"), later("cells"), later("Click a cell to set {}.")),
    SpotKind.CORNER: (later("corner"), later("corners"), later("Click a corner to set {}.")),
    SpotKind.EDGE: (later("border"), later("borders"), later("Click a border to set {}.")),
    SpotKind.SIDE: (later("side"), later("sides"), later("Click a side to set {}.")),
}

_DRAWN = {
    SpotKind.CELL: _WHERE[SpotKind.CORNER],
    SpotKind.EDGE: (later("line"), later("lines"), later("Click a line to set {}.")),
}
"""What cells and borders are called where the board is drawn."""


def make(rule: Rule) -> tuple[Tool, ...]:
    """One tool for each kind of mark."""
    kinds = {"mark": MarkTool, "arrow": ArrowTool, "choice": ChoiceTool, "ray": RayTool}
    drawn = rule.draws_board
    return tuple(kinds[kind.entry](kind, drawn) for kind in rule.kinds if kind.entry in kinds)


SET_OFF = 0.15
"""So far, in board units, a hand goes before it is seen whether it follows the border pressed."""

LOOK_AHEAD = 0.4
"""So far ahead of where the hand was pressed, in board units, a border in its way is looked for."""

STRIDE = 0.1
"""A hand along borders is followed in steps of at most so many board units."""

ENDS = 0.25
"""At the ends of a border, so much of it, others are as near."""


class MarkTool(Tool):
    """Sets and erases marks of one kind. The first spot of a stroke says which of the two.

    A stroke that begins on a border and goes along it sets those that it goes along, any other one
    those that it crosses.
    """

    cursor = Qt.CursorShape.PointingHandCursor
    along_borders = True
    """May strokes go along borders?"""

    def __init__(self, kind: ClueKind, drawn: bool = False) -> None:
        """On a ``drawn`` board cells are corners, and borders lines."""
        self._mark = kind
        self.key = kind.key
        self.text = kind.tool or kind.noun.capitalize()
        self.icon = kind.icon or "diamond"
        self.shortcut = kind.shortcut
        where, places, click = (_WHERE | _DRAWN if drawn else _WHERE)[kind.on]
        # A border is not set on a border, but where two cells meet.
        itself = kind.noun == where
        self.tooltip = (
            tr("Set {} between cells").format(tr(kind.plural))
            if itself
            else tr("Set {} on {}").format(tr(kind.plural), tr(places))
        )
        self._keep: Spot | None = None
        self._cell: At | None = None
        self._erasing: bool | None = None
        self._right = False
        self._pressed: Edge | None = None
        self._along: bool | None = None
        """Does the hand go along the border that was pressed? None before that is seen."""
        self._point: Point = (0.0, 0.0)
        """Where the hand was pressed, and then where it was last."""
        self._open: Spot | None = None
        """What a click sets that was pressed where borders meet, until the hand shows its way."""
        places = tr("across borders or along them") if self.along_borders else tr("across borders")
        # On a drawing nothing lies between two lines, so that a drag sets no more than a click.
        across = ((tr("Drag"), places),) if kind.on is SpotKind.EDGE and not drawn else ()
        clicked = tr("Click between two cells to set {}.") if itself else tr(click)
        self.hints = (
            ("", clicked.format(language.said(kind.one))),
            *across,
            (RIGHT, tr("remove")),
        )
        if kind.on is SpotKind.EDGE and kind.shortcut:
            arrows = "\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}\N{UPWARDS ARROW}\N{DOWNWARDS ARROW}"
            self.hints += ((f"{kind.shortcut} {arrows}", tr("from the cursor")),)

    @property
    def by_arrow(self) -> bool:
        """Can an arrow key set the mark between two cells?"""
        return self._mark.on is SpotKind.EDGE

    def hover(self, context: ToolContext, pointer: Pointer) -> tuple[Spot | None, str]:
        self._keep = spot_at(context.puzzle.board, pointer.point, self._mark.on, self._keep)
        return self._keep, ""

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        board = context.puzzle.board
        self._cell = cell_at(board, pointer.point)
        spot = spot_at(board, pointer.point, self._mark.on, self._keep)
        selection = Selection(cursor=self._cell)
        along = self.along_borders and board.has_faces
        self._pressed = spot if isinstance(spot, Edge) and along else None
        self._along, self._point, self._open = None, pointer.point, None
        self._erasing = True if pointer.right else None
        self._right = pointer.right
        if self._pressed is not None and not _is_middle(
            board.border(self._pressed.a, self._pressed.b), pointer.point
        ):
            self._open = self._pressed
            return Decision(selection=selection)
        return self._started(context.puzzle, spot, selection)

    def _started(self, puzzle: Puzzle, spot: Spot | None, selection: Selection | None) -> Decision:
        """The first spot of a stroke, which says whether it erases."""
        if spot is None:
            return Decision(selection=selection)
        value = None
        if not self._right:
            self._erasing, value = self._next(puzzle, spot)
        return self._set(puzzle, spot, value, selection)

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        board = context.puzzle.board
        if self._mark.on is not SpotKind.EDGE:
            spot = spot_at(board, pointer.point, self._mark.on, self._keep)
            if spot is None:
                return NOTHING
            return self._set(context.puzzle, spot, self._brought(), context.selection)
        if self._along is None and self.along_borders and board.has_faces:
            if math.dist(self._point, pointer.point) < SET_OFF:
                return NOTHING
            self._along, started = self._set_off(context, pointer)
            if self._along or started.fault is not None:
                return started
        elif self._along:
            return self._follow(context, pointer)
        else:
            started = NOTHING
        at, before = cell_at(board, pointer.point), self._cell
        self._cell = at
        if at is None or before is None or not board.touching(before, at):
            return started
        puzzle = context.puzzle if started.after is None else started.after
        spot, selection = Edge.of(before, at), Selection(cursor=at)
        return self._set(puzzle, spot, self._across(before, at), selection)

    def _set_off(self, context: ToolContext, pointer: Pointer) -> tuple[bool, Decision]:
        """Does the hand go along the border pressed; from the rim, or from where borders meet,
        along one that begins there in its way? And what is set by it."""
        board, begun = context.puzzle.board, self._open
        if self._pressed is not None and begun is None:
            border = board.border(self._pressed.a, self._pressed.b)
            along = _goes_along(border, self._point, pointer.point)
            return along, self._follow(context, pointer) if along else NOTHING
        self._open = None
        ahead = towards(self._point, pointer.point, LOOK_AHEAD)
        spot = spot_at(board, ahead, self._mark.on)
        if isinstance(spot, Edge):
            border = board.border(spot.a, spot.b)
            begins = min(math.dist(self._point, end) for end in border) < BAND
            if begins and _goes_along(border, self._point, ahead):
                if self._erasing is None:
                    self._erasing, _ = self._next(context.puzzle, spot)
                return True, self._follow(context, pointer)
        return False, self._started(context.puzzle, begun, None)

    def _follow(self, context: ToolContext, pointer: Pointer) -> Decision:
        """Set those that the hand went along since it was here last."""
        puzzle, board = context.puzzle, context.puzzle.board
        (x, y), (right, down) = self._point, pointer.point
        self._point = pointer.point
        steps = max(1, math.ceil(math.dist((x, y), (right, down)) / STRIDE))
        for step in range(1, steps + 1):
            part = step / steps
            point = (x + part * (right - x), y + part * (down - y))
            spot = spot_at(board, point, self._mark.on)
            if not isinstance(spot, Edge) or not _is_middle(board.border(spot.a, spot.b), point):
                continue
            after = self._set(puzzle, spot, None, None)
            if after.fault is not None:
                return after
            puzzle = after.after or puzzle
        if puzzle is context.puzzle:
            return NOTHING
        return decided(puzzle, Selection(cursor=cell_at(board, pointer.point)))

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        begun, self._open = self._open, None
        clicked = NOTHING if begun is None else self._started(context.puzzle, begun, None)
        self._cell, self._erasing = None, None
        self._pressed, self._along = None, None
        return clicked

    def toggled(self, puzzle: Puzzle, spot: Spot) -> Decision:
        """The mark set on a spot, changed, or erased where it is set."""
        self._cell = None
        self._erasing, value = self._next(puzzle, spot)
        return self._set(puzzle, spot, value, None)

    def crossed(self, puzzle: Puzzle, before: At, at: At) -> Decision:
        """The mark set between two cells, on the way from one to the other, or erased there."""
        spot, value = Edge.of(before, at), self._across(before, at)
        standing = puzzle.clues.of(self._mark.key)
        self._erasing = spot in standing and standing[spot] == value
        return self._set(puzzle, spot, value, None)

    def _next(self, puzzle: Puzzle, spot: Spot) -> tuple[bool, int | None]:
        """What a click makes of a spot: is its mark erased, and else which value does it get?"""
        return spot in puzzle.clues.of(self._mark.key), None

    def _across(self, before: At, at: At) -> int | None:
        """The value of a mark that is set on the way from a cell to the next."""
        return None

    def _brought(self) -> int | None:
        """The value that a stroke over cells brings along."""
        return None

    def _set(
        self, puzzle: Puzzle, spot: Spot, value: int | None, selection: Selection | None
    ) -> Decision:
        clue = Clue(self._mark.key, spot, value)
        if self._erasing:
            return decided(puzzle.erased(clue), selection)
        return decided(puzzle.placed(clue), selection)


def _share(border: tuple[Point, Point], point: Point) -> float:
    """How far along a border a point lies: 0 at its beginning, 1 at its end."""
    (x, y), (right, down) = border
    dx, dy = right - x, down - y
    return ((point[0] - x) * dx + (point[1] - y) * dy) / (dx * dx + dy * dy)


def _is_middle(border: tuple[Point, Point], point: Point) -> bool:
    """Is a point beside the middle part of a border?"""
    return border[0] != border[1] and ENDS <= _share(border, point) <= 1 - ENDS


def _goes_along(border: tuple[Point, Point], start: Point, point: Point) -> bool:
    """Does a way lead rather along a border than away from it?"""
    if border[0] == border[1]:
        return False
    along = abs(_share(border, point) - _share(border, start)) * math.dist(*border)
    return along > math.dist(start, point) * math.sqrt(0.5)


class ArrowTool(MarkTool):
    """Sets arrows: away from where the pointer comes from. Another click turns one, a third erases
    it."""

    along_borders = False

    def __init__(self, kind: ClueKind, drawn: bool = False) -> None:
        super().__init__(kind, drawn)
        first, *others = self.hints
        self.hints = (first, (tr("Click again"), tr("turn, then remove")), *others)

    def _next(self, puzzle: Puzzle, spot: Spot) -> tuple[bool, int | None]:
        assert isinstance(spot, Edge)
        onward = -1 if self._cell == spot.b else 1
        standing = puzzle.clues.of(self._mark.key).get(spot)
        if standing is None:
            return False, onward
        return standing != onward, -onward

    def _across(self, before: At, at: At) -> int | None:
        return 1 if before <= at else -1


class ChoiceTool(MarkTool):
    """Sets marks of few values: each click on a cell brings the next one, the last click none."""

    def __init__(self, kind: ClueKind, drawn: bool = False) -> None:
        super().__init__(kind, drawn)
        self._value: int | None = None
        first, *others = self.hints
        words = language.listed(tr(word) for _, word in reversed(kind.words))
        self.hints = (first, (tr("Click again"), tr("{}, none").format(words)), *others)
        if kind.shortcut:
            self.hints += ((f"{kind.shortcut} {kind.shortcut}", tr("at the cursor")),)

    def _next(self, puzzle: Puzzle, spot: Spot) -> tuple[bool, int | None]:
        cycle = [None, *(value for value, _ in reversed(self._mark.words)), None]
        standing = puzzle.clues.of(self._mark.key).get(spot)
        self._value = cycle[cycle.index(standing) + 1]
        return self._value is None, self._value

    def _brought(self) -> int | None:
        return self._value


class RayTool(MarkTool):
    """Sets numbers with arrows: a click counts up and at last removes, a drag turns the arrow."""

    def __init__(self, kind: ClueKind, drawn: bool = False) -> None:
        super().__init__(kind, drawn)
        self._from: At | None = None
        self._before: int | None = None
        """What stood there before the click that the drag began with."""
        first, *others = self.hints
        again = (tr("Click again"), tr("the next number, at last none"))
        self.hints = (first, again, (tr("Drag"), tr("the way of the arrow")), *others)

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        at = self._from = cell_at(context.puzzle.board, pointer.point)
        standing = context.puzzle.clues.of(self._mark.key)
        self._before = None if at is None else standing.get(Cell(at))
        return super().press(context, pointer)

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        puzzle, start = context.puzzle, self._from
        at = cell_at(puzzle.board, pointer.point)
        if at is None or start is None or pointer.right:
            return NOTHING
        step = (at[0] - start[0], at[1] - start[1])
        if step not in STEPS[1:]:
            return NOTHING
        self._erasing = False
        standing = puzzle.clues.of(self._mark.key).get(Cell(start), self._before)
        # A drag turns what was there: the click that it begins with counts nothing up.
        turned = standing if self._before is None else self._before
        number = OPEN if turned is None else ray_parts(turned)[0]
        value = ray(number, STEPS.index(step))
        if value not in puzzle.rule.values(puzzle, self._mark, Cell(start)):
            value = ray(OPEN, STEPS.index(step))
        return self._set(puzzle, Cell(start), value, context.selection)

    def _next(self, puzzle: Puzzle, spot: Spot) -> tuple[bool, int | None]:
        values = puzzle.rule.values(puzzle, self._mark, spot)
        standing = puzzle.clues.of(self._mark.key).get(spot)
        if standing is None:
            return False, ray(OPEN, 0)
        number, way = ray_parts(standing)
        value = ray(0 if number == OPEN else number + 1, way)
        return value not in values, value
