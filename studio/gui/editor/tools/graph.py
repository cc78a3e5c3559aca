"""The drawing tool: corners and lines of a free graph."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import Qt

from studio.board import At, Board, Cell, Edge, Point, Spot
from studio.board.board import MAX_CELLS
from studio.board.free import (
    NODE_RADIUS,
    lines_of,
    moved,
    with_edge,
    with_node,
    without_edge,
)
from studio.drawing.hit import cell_at, edge_at, lines_through
from studio.drawing.overlay import Sketch
from studio.gui.editor.tools.tool import (
    NOTHING,
    RIGHT,
    Decision,
    Pointer,
    Selection,
    Tool,
    ToolContext,
)
from studio.gui.style.texts import later, tr
from studio.puzzle import Fault, Puzzle, Rule
from studio.puzzle.drawn import Line
from studio.puzzle.message import Message
from studio.puzzle.places import corner_name
from studio.records import dataclass

MOST_LINES = 20_000
"""Files hold no more."""

_ROW = math.sqrt(3) / 2
REACH = 2
"""So many places of the grid on each side of the hand are shown."""


class Grid(Enum):
    """Where new corners snap to."""

    SQUARES = later("Corners snap to squares.")
    TRIANGLES = later("Corners snap to hexagons.")


def snapped(point: Point, grid: Grid) -> Point:
    """The nearest place of a grid with a distance of 1."""
    x, y = point
    if grid is Grid.SQUARES:
        return (float(round(x)), float(round(y)))
    rows = (math.floor(y / _ROW), math.floor(y / _ROW) + 1)
    near = []
    for row in rows:
        aside = row % 2 / 2
        near.append((round(x - aside) + aside, round(row * _ROW, 6)))
    return min(near, key=lambda place: math.dist(place, point))


def around(place: Point, grid: Grid) -> tuple[Point, ...]:
    """The places of a grid near one of them."""
    steps = range(-REACH, REACH + 1)
    if grid is Grid.SQUARES:
        return tuple((place[0] + right, place[1] + down) for down in steps for right in steps)
    found = []
    middle = round(place[1] / _ROW)
    for row in range(middle - REACH, middle + REACH + 1):
        aside = row % 2 / 2
        first = math.ceil(place[0] - aside - REACH)
        last = math.floor(place[0] - aside + REACH)
        found += [(k + aside, round(row * _ROW, 6)) for k in range(first, last + 1)]
    return tuple(found)


def make(rule: Rule) -> tuple[Tool, ...]:
    """The tool of rules whose boards are free graphs."""
    return (GraphTool(),) if rule.draws_board else ()


@dataclass
class _Stroke:
    """The line being drawn: the corners it came through, with the puzzle as it was at each."""

    way: list[tuple[int, Puzzle]]
    left: bool = False
    """Has the pointer been off the corner since it came there?"""


class GraphTool(Tool):
    """Sets corners, joins them with lines, moves and removes them; one stroke is one step."""

    key = "draw"
    text = later("Draw")
    icon = "graph"
    shortcut = "D"
    tooltip = later("Draw corners and lines")
    cursor = Qt.CursorShape.CrossCursor
    shows_ghosts = True
    hints = (
        ("", later("Click for a corner, drag from corner to corner.")),
        ("Alt", later("move a corner")),
        (RIGHT, later("remove")),
        ("Shift", later("anywhere")),
        ("D", later("squares or hexagons")),
        ("Enter", later("line from the cursor")),
    )

    def __init__(self) -> None:
        self.grid = Grid.SQUARES
        self._stroke: _Stroke | None = None
        self._moving: int | None = None
        self._begun: tuple[At, Board] | None = None
        """The corner that a line begins at by the keyboard, on the board as it was then."""

    def begin(self) -> None:
        self._stroke, self._moving, self._begun, self.sketch = None, None, None, None

    def again(self) -> str:
        self.grid = Grid.TRIANGLES if self.grid is Grid.SQUARES else Grid.SQUARES
        return tr(self.grid.value)

    # -- pointer -------------------------------------------------------------------------------

    def hover(self, context: ToolContext, pointer: Pointer) -> tuple[Spot | None, str]:
        board = context.puzzle.board
        at = cell_at(board, pointer.point)
        spot = edge_at(board, pointer.point) if at is None else Cell(at)
        free = spot is None and cell_at(board, self._place(pointer)) is None
        self.sketch = self._sketched(pointer, None) if free else None
        return spot, ""

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        self._stroke, self._moving, self._begun, self.sketch = None, None, None, None
        board = drawing_of(context.puzzle)
        if pointer.right:
            return self._remove(context.puzzle, pointer.point)
        at = cell_at(board, pointer.point)
        if pointer.alt:
            self._moving = None if at is None else at[0]
            return NOTHING if at is None else Decision(selection=Selection.of(at))
        place = self._place(pointer)
        if at is None:
            at = cell_at(board, place)
        if at is not None:
            self._stroke = _Stroke([(at[0], context.puzzle)])
            return Decision(selection=Selection.of(at))
        after = with_corner(context.puzzle, place)
        if isinstance(after, Fault):
            return Decision(fault=after)
        node = len(board)
        self._stroke = _Stroke([(node, after)])
        return Decision(after=after, selection=Selection.of((node,)))

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        if pointer.right:
            return self._remove(context.puzzle, pointer.point)
        if self._moving is not None:
            return carried(context.puzzle, (self._moving,), self._moving, self._place(pointer))
        stroke = self._stroke
        if stroke is None:
            return NOTHING
        at = cell_at(context.puzzle.board, pointer.point)
        self.sketch = None
        if at is None:
            start = context.puzzle.board.centre((stroke.way[-1][0],))
            self.sketch = self._sketched(pointer, start)
        if at is None or at[0] == stroke.way[-1][0]:
            stroke.left = stroke.left or at is None
            return NOTHING
        node = at[0]
        stroke.left = False
        if len(stroke.way) > 1 and stroke.way[-2][0] == node:
            # Straight back: the line is taken back.
            stroke.way.pop()
            return Decision(after=stroke.way[-1][1], selection=Selection.of(at))
        after = with_line(context.puzzle, stroke.way[-1][0], node)
        if isinstance(after, Fault):
            return Decision(fault=after)
        stroke.way.append((node, after))
        return Decision(after=after, selection=Selection.of(at))

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        stroke, moving = self._stroke, self._moving
        self._stroke, self._moving, self.sketch = None, None, None
        if stroke is None or moving is not None or not stroke.left:
            return NOTHING
        last = stroke.way[-1][0]
        at = cell_at(context.puzzle.board, pointer.point) or cell_at(
            context.puzzle.board, self._place(pointer)
        )
        if at is not None and at[0] == last and len(stroke.way) > 1:
            return NOTHING  # it came there, and went on a little
        if at is not None:
            return _led(with_line(context.puzzle, last, at[0]), at)
        # The line leads to where there is no corner yet.
        board = drawing_of(context.puzzle)
        after = with_corner(context.puzzle, self._place(pointer))
        if isinstance(after, Puzzle):
            after = with_line(after, last, len(board))
        return _led(after, (len(board),))

    def _place(self, pointer: Pointer) -> Point:
        """Where a corner comes that is set here: on the grid, unless Shift is held."""
        if pointer.shift:
            return (round(pointer.point[0], 3), round(pointer.point[1], 3))
        return snapped(pointer.point, self.grid)

    def _sketched(self, pointer: Pointer, start: Point | None) -> Sketch:
        """The corner or the line that would come of letting go here."""
        place = self._place(pointer)
        return Sketch(place, start, () if pointer.shift else around(place, self.grid))

    def _remove(self, puzzle: Puzzle, point: Point) -> Decision:
        at = cell_at(puzzle.board, point)
        if at is not None:
            return Decision(after=without_corners(puzzle, [at]), selection=Selection())
        edge = edge_at(puzzle.board, point)
        return NOTHING if edge is None else Decision(after=without_line(puzzle, edge))

    # -- keys ----------------------------------------------------------------------------------

    def enter(self, context: ToolContext) -> Decision | None:
        """Enter begins a line at the cursor, and ends it at another corner."""
        cursor = context.selection.cursor
        if cursor is None:
            return None
        board, begun = context.puzzle.board, self._start(context.puzzle.board)
        self._begun = cursor, board
        if begun is None:
            words = tr("A line begins at corner {}. Go to another one and press Enter.")
            return Decision(hint=words.format(corner_name(board, cursor)))
        self._begun = None
        return _led(with_line(context.puzzle, begun[0], cursor[0]), cursor)

    def _start(self, board: Board) -> At | None:
        """The corner that a line was begun at with Enter, if it is still there."""
        if self._begun is None:
            return None
        at, before = self._begun
        return at if board.lies_alike(at, before) else None

    def grow(self, context: ToolContext, step: Point) -> Decision | None:
        """Alt and an arrow set a corner one step away from the cursor."""
        board, cursor = drawing_of(context.puzzle), context.selection.cursor
        x, y = (0.0, 0.0) if cursor is None else board.centre(cursor)
        place = (x + step[0], y + step[1])
        at = cell_at(board, place)
        if at is not None:
            return Decision(selection=Selection.of(at))
        return _led(with_corner(context.puzzle, place), (len(board),))

    def delete(self, context: ToolContext) -> Decision | None:
        """Del removes the selected corners; between the ends of a line begun with Enter, a line."""
        cursor, begun = context.selection.cursor, self._start(context.puzzle.board)
        self._begun = None
        if cursor is not None and begun is not None and begun != cursor:
            if context.puzzle.board.touching(begun, cursor):
                return Decision(after=without_line(context.puzzle, Edge.of(begun, cursor)))
            return Decision(
                fault=Fault("no-line", Message.of("There is no line between these corners."))
            )
        return removed(context)

    def escape(self) -> Decision | None:
        if self._begun is None:
            return None
        self._begun = None
        return Decision(hint=tr("No line is begun."))


# -- edits of a drawing ----------------------------------------------------------------------------


def drawing_of(puzzle: Puzzle) -> Board:
    """The board of a puzzle that is played on a drawing."""
    assert not puzzle.board.has_faces
    return puzzle.board


def with_corner(puzzle: Puzzle, place: Point) -> Puzzle | Fault:
    """One corner more, or why not. On lines it is one of theirs: each leads there from both ends,
    as it looks."""
    board = drawing_of(puzzle)
    if len(board) >= MAX_CELLS:
        return Fault(
            "too-large", Message.of("A drawing has at most {most:,} corners.", most=MAX_CELLS)
        )
    if any(math.dist(place, node) < 2 * NODE_RADIUS for node in lines_of(board).nodes):
        return Fault("too-near", Message.of("A corner there would touch another one."))
    on, node = lines_through(board, place), (len(board),)
    after = puzzle.redrawn(with_node(board, place, on))
    split = Counter((min(edge), max(edge)) for edge in on)
    through = [_through(line, split, node) for line in puzzle.drawn]
    if not puzzle.rule.revisits and sum(line.count(node) for line in through) > 1:
        return after  # where two cross in it neither leads on
    return after.keeping(through)


def _through(line: Line, split: Counter[tuple[int, int]], node: At) -> Line:
    """A stretch led through a corner along the lines that it splits, each of which is used up."""
    led = list(line[:1])
    for a, b in pairwise(line):
        edge = (min(a, b)[0], max(a, b)[0])
        if split[edge]:
            split[edge] -= 1
            led.append(node)
        led.append(b)
    return tuple(led)


def with_line(puzzle: Puzzle, u: int, v: int) -> Puzzle | Fault:
    """One line more, parallel to others if there are some, or why not."""
    board = drawing_of(puzzle)
    if u == v:
        told = Message.of("A line cannot lead from a corner to itself.")
        return Fault("loop", told, (Cell((u,)),))
    if len(lines_of(board).lines) >= MOST_LINES:
        return Fault(
            "too-large", Message.of("A drawing has at most {most:,} lines.", most=MOST_LINES)
        )
    return puzzle.redrawn(with_edge(board, u, v))


def without_corners(puzzle: Puzzle, corners: Collection[At]) -> Puzzle:
    """Less some corners and their lines."""
    return puzzle.reshaped(set(puzzle.board.cells) - set(corners))


def without_line(puzzle: Puzzle, edge: Edge) -> Puzzle:
    """Less one of the lines between two corners."""
    return puzzle.redrawn(without_edge(drawing_of(puzzle), edge.a[0], edge.b[0]))


def carried(puzzle: Puzzle, corners: Collection[int], held: int, place: Point) -> Decision:
    """Corners moved together, so that the one that is held comes to a place.

    Over another corner they stay where they are: two in one place could not be told apart.
    """
    board = drawing_of(puzzle)
    x, y = lines_of(board).nodes[held]
    right, down = place[0] - x, place[1] - y
    after = board
    for node in corners:
        nx, ny = lines_of(board).nodes[node]
        after = moved(after, node, (nx + right, ny + down))
    resting = [p for i, p in enumerate(lines_of(after).nodes) if i not in corners]
    places = [lines_of(after).nodes[node] for node in corners]
    if any(math.dist(a, b) < 2 * NODE_RADIUS for a in places for b in resting):
        return NOTHING
    return NOTHING if after == board else Decision(after=puzzle.redrawn(after))


def removed(context: ToolContext) -> Decision | None:
    """The selected corners, or the cursor's, taken off the drawing; None where there are none."""
    cursor = context.selection.cursor
    corners = context.selection.cells or frozenset(() if cursor is None else (cursor,))
    if not corners:
        return None
    return Decision(after=without_corners(context.puzzle, corners), selection=Selection())


def _led(result: Puzzle | Fault, at: At) -> Decision:
    if isinstance(result, Fault):
        return Decision(fault=result)
    return Decision(after=result, selection=Selection.of(at))
