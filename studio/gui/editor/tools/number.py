"""The number tool: click a cell and type, or let numbers follow each other under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from studio.board import At, Cell, Spot, SpotKind
from studio.drawing.hit import cell_at
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


def make(rule: Rule) -> tuple[Tool, ...]:
    """One tool for each kind of number on a cell."""
    return tuple(
        NumberTool(kind, rule.draws_board)
        for kind in rule.kinds
        if kind.on is SpotKind.CELL and kind.entry in ("number", "signed")
    )


class NumberTool(Tool):
    """Places numbers of one kind.

    ``offer`` is the next value, or None. It is placed by Enter where an arrow led; by clicks only
    while ``stamping``, that is after somebody chose it in the strip. Otherwise a click selects, and
    typing follows. Where numbers stand once, the offer moves on to the next free number.
    """

    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, kind: ClueKind, drawn: bool = False) -> None:
        """On a ``drawn`` board cells are corners."""
        self.kind: ClueKind = kind
        self.key = kind.key
        self.text = kind.tool or kind.noun.capitalize()
        self.icon = kind.icon or "number"
        self.shortcut = kind.shortcut
        place = tr("Place {} on corners") if drawn else tr("Place {} on cells")
        click = tr("Click a corner, type its {}.") if drawn else tr("Click a cell, type its {}.")
        self.tooltip = place.format(tr(kind.plural))
        self._held = (
            tr("{} in hand: click a corner to place it.")
            if drawn
            else tr("{} in hand: click a cell to place it.")
        )
        self.offer: int | None = None
        self.stamping = False
        self._given: list[int] = []
        """The values that were placed since one was chosen, for which the offer moved on."""
        self._last: At | None = None
        self._value: int | None = None
        self._counting = False
        self.hints = (
            ("", click.format(tr(kind.noun))),
            *(
                (("Enter", tr("next {}").format(tr(kind.noun))),)
                if kind.distinct
                else ((tr("Click again"), tr("count up")), (RIGHT, tr("count down")))
            ),
            ("Del", "remove"),
            (
                "\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}\N{UPWARDS ARROW}\N{DOWNWARDS ARROW}",
                tr("move"),
            ),
        )

    def hints_now(self) -> tuple[tuple[str, str], ...]:
        if not self.stamping or self.offer is None:
            return self.hints
        # Beside the cells nothing shows it.
        return (("", self._held.format(self.offer)), ("Esc", later("put it away")), *self.hints[1:])

    def begin(self) -> None:
        self.choose(None)
        self._last = None

    def press(self, context: ToolContext, pointer: Pointer) -> Decision:
        at = cell_at(context.puzzle.board, pointer.point)
        self._last, self._value, self._counting = at, None, False
        if at is None:
            return Decision(selection=Selection())
        here = Selection.of(at)
        standing = context.puzzle.clues.of(self.kind.key).get(Cell(at))
        if pointer.right:
            return self._counted(context.puzzle, at, 1 if pointer.shift else -1, here)
        if (
            self.stamping
            and self.offer is not None
            and (standing is None or not self.kind.distinct)
        ):
            if standing == self.offer:
                return decided(context.puzzle.erased(Clue(self.kind.key, Cell(at))), here)
            return self._placed(context.puzzle, at, self.offer, here)
        self._counting = not self.kind.distinct and context.selection == here
        self._value = standing
        return Decision(selection=here)

    def drag(self, context: ToolContext, pointer: Pointer) -> Decision:
        """Numbers count up along the cells that the pointer crosses; others are copied."""
        at = cell_at(context.puzzle.board, pointer.point)
        if at is None or at == self._last or self._last is None or pointer.right:
            return NOTHING
        if self._value is None:
            self._value = context.puzzle.clues.of(self.kind.key).get(Cell(self._last))
        self._last, self._counting = at, False
        if self._value is None:
            return NOTHING
        value = self._value + 1 if self.kind.distinct else self._value
        return self._placed(context.puzzle, at, value, Selection.of(at))

    def release(self, context: ToolContext, pointer: Pointer) -> Decision:
        at, self._last = self._last, None
        if at is None or not self._counting:
            return NOTHING
        # A second click on a cell, which became no drag.
        self._counting = False
        return self._counted(context.puzzle, at, 1, context.selection)

    def wheel(self, context: ToolContext, pointer: Pointer, steps: int) -> Decision | None:
        """Over the selected cell the wheel counts; elsewhere it moves the board."""
        at = cell_at(context.puzzle.board, pointer.point)
        if at is None or at != context.selection.cursor:
            return None
        return self._counted(context.puzzle, at, 1 if steps > 0 else -1, context.selection)

    def escape(self) -> Decision | None:
        if self.offer is None:
            return None
        self.choose(None)
        return NOTHING

    def choose(self, value: int | None) -> None:
        """Take a value in hand, which clicks place until it is given up; None gives it up."""
        self.offer, self.stamping = value, value is not None
        self._given.clear()

    def hover(self, context: ToolContext, pointer: Pointer) -> tuple[Spot | None, str]:
        """Where the value in hand would come to stand."""
        at = cell_at(context.puzzle.board, pointer.point) if self.stamping else None
        return (None if at is None else Cell(at)), ""

    def pending(self, puzzle: Puzzle, over: Spot | None) -> dict[At, int]:
        """The value in hand on the cell that it would be placed on."""
        if not self.stamping or self.offer is None or not isinstance(over, Cell):
            return {}
        standing = puzzle.clues.of(self.kind.key).get(over)
        return {over.at: self.offer} if standing is None else {}

    def committed(self, puzzle: Puzzle, value: int) -> None:
        """Enter has placed a value: offer the next one, where numbers stand once."""
        if self.kind.distinct:
            self.offer = next_free(puzzle, self.kind, value)
            if self._given[-1:] != [value]:
                self._given.append(value)

    def follow(self, before: Puzzle, after: Puzzle) -> None:
        """The puzzle is another one, as by undo: a number that was placed last and went from it
        waits again, and one that came waits no more."""
        if not self.kind.distinct:
            return
        had, has = numbers_of(before, self.kind), numbers_of(after, self.kind)
        while self._given and self._given[-1] in had - has:
            self.offer = self._given.pop()
        while self.offer is not None and self.offer in has - had:
            self.committed(after, self.offer)

    def _placed(self, puzzle: Puzzle, at: At, value: int, selection: Selection) -> Decision:
        result = puzzle.placed(Clue(self.kind.key, Cell(at), value))
        if isinstance(result, Puzzle):
            self._value = value
            if self.offer is not None:
                self.committed(result, value)
        return decided(result, selection)

    def _counted(self, puzzle: Puzzle, at: At, by: int, selection: Selection) -> Decision:
        """One up or down, through "no number" at both ends; numbers in use are passed over."""
        spot = Cell(at)
        clue = Clue(self.kind.key, spot)
        standing = puzzle.clues.of(self.kind.key).get(spot)
        free = free_values(puzzle, self.kind, spot)
        if by > 0:
            value = next((v for v in free if standing is None or v > standing), None)
        else:
            value = next((v for v in reversed(free) if standing is None or v < standing), None)
        if value is None:
            return decided(puzzle.erased(clue), selection)
        return decided(puzzle.placed(Clue(self.kind.key, spot, value)), selection)


def numbers_of(puzzle: Puzzle, kind: ClueKind) -> set[int]:
    """The numbers of a kind that stand somewhere."""
    return {value for value in puzzle.clues.of(kind.key).values() if value is not None}


def free_values(puzzle: Puzzle, kind: ClueKind, spot: Cell) -> Sequence[int]:
    """The values a cell may get without taking one from another cell."""
    values = puzzle.rule.values(puzzle, kind, spot)
    if not kind.distinct:
        return values
    taken = {value for at, value in puzzle.clues.of(kind.key).items() if at != spot}
    return [value for value in values if value not in taken]


def next_free(puzzle: Puzzle, kind: ClueKind, after: int) -> int | None:
    """The least free number above ``after``, else the least free one; None when all are placed."""
    taken = set(puzzle.clues.of(kind.key).values())
    cells = puzzle.board.cells
    if not cells:
        return None
    values = puzzle.rule.values(puzzle, kind, Cell(cells[0]))
    above = (value for value in values if value > after and value not in taken)
    return next(above, next((value for value in values if value not in taken), None))
