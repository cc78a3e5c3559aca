"""The mark tools: click a border to set a diamond, or drag across borders to set many.

An arrow points across its border the way the pointer goes; a mark of odd or even changes with each
click.
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from studio.board import At, Link, Spot, SpotKind
from studio.gui.canvas.hit import cell_at, spot_at
from studio.gui.tools.tool import NOTHING, Decision, Desk, Pointer, Selection, Tool, decided
from studio.gui.words import tr
from studio.puzzle import Clue, ClueKind, Puzzle, Rule

_WHERE = {
    SpotKind.CELL: "cell",
    SpotKind.CORNER: "corner",
    SpotKind.LINK: "border",
    SpotKind.EDGE: "side",
}


def make(rule: Rule) -> tuple[Tool, ...]:
    """One tool for each kind of mark."""
    kinds = {"mark": MarkTool, "arrow": ArrowTool, "choice": ChoiceTool}
    return tuple(kinds[kind.entry](kind) for kind in rule.kinds if kind.entry in kinds)


class MarkTool(Tool):
    """Sets and erases marks of one kind. The first spot of a stroke says which of the two."""

    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, kind: ClueKind) -> None:
        self._mark = kind
        self.key = kind.key
        self.text = kind.tool or kind.noun.capitalize()
        self.icon = kind.icon or "diamond"
        self.shortcut = kind.shortcut
        self.tooltip = tr("Set {} on {}s").format(kind.plural, _WHERE[kind.on])
        self._keep: Spot | None = None
        self._cell: At | None = None
        self._erasing: bool | None = None
        across = (("Drag", "across borders"),) if kind.on is SpotKind.LINK else ()
        self.hints = (
            ("", tr("Click a {} to set {}.").format(_WHERE[kind.on], kind.one)),
            *across,
            (tr("Right click"), tr("remove")),
        )
        if kind.on is SpotKind.LINK and kind.shortcut:
            arrows = "\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}\N{UPWARDS ARROW}\N{DOWNWARDS ARROW}"
            self.hints += ((f"{kind.shortcut} {arrows}", "from the cursor"),)

    @property
    def by_arrow(self) -> bool:
        """Can an arrow key set the mark between two cells?"""
        return self._mark.on is SpotKind.LINK

    def hover(self, desk: Desk, pointer: Pointer) -> tuple[Spot | None, str]:
        self._keep = spot_at(desk.puzzle.board, pointer.point, self._mark.on, self._keep)
        return self._keep, ""

    def press(self, desk: Desk, pointer: Pointer) -> Decision:
        board = desk.puzzle.board
        self._cell = cell_at(board, pointer.point)
        spot = spot_at(board, pointer.point, self._mark.on, self._keep)
        selection = Selection(cursor=self._cell)
        self._erasing = True if pointer.right else None
        if spot is None:
            return Decision(selection=selection)
        value = None
        if not pointer.right:
            self._erasing, value = self._next(desk.puzzle, spot)
        return self._set(desk.puzzle, spot, value, selection)

    def drag(self, desk: Desk, pointer: Pointer) -> Decision:
        board = desk.puzzle.board
        if self._mark.on is not SpotKind.LINK:
            spot = spot_at(board, pointer.point, self._mark.on, self._keep)
            if spot is None:
                return NOTHING
            return self._set(desk.puzzle, spot, self._brought(), desk.selection)
        at, before = cell_at(board, pointer.point), self._cell
        self._cell = at
        if at is None or before is None or not board.touching(before, at):
            return NOTHING
        selection = Selection(cursor=at)
        return self._set(desk.puzzle, Link.of(before, at), self._across(before, at), selection)

    def release(self, desk: Desk, pointer: Pointer) -> Decision:
        self._cell, self._erasing = None, None
        return NOTHING

    def toggled(self, puzzle: Puzzle, spot: Spot) -> Decision:
        """The mark set on a spot, changed, or erased where it is set."""
        self._cell = None
        self._erasing, value = self._next(puzzle, spot)
        return self._set(puzzle, spot, value, None)

    def crossed(self, puzzle: Puzzle, before: At, at: At) -> Decision:
        """The mark set between two cells, on the way from one to the other, or erased there."""
        spot, value = Link.of(before, at), self._across(before, at)
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


class ArrowTool(MarkTool):
    """Sets arrows: away from where the pointer comes from. Another click turns one, a third erases
    it."""

    def __init__(self, kind: ClueKind) -> None:
        super().__init__(kind)
        first, *others = self.hints
        self.hints = (first, (tr("Click again"), tr("turn, then remove")), *others)

    def _next(self, puzzle: Puzzle, spot: Spot) -> tuple[bool, int | None]:
        assert isinstance(spot, Link)
        onward = -1 if self._cell == spot.b else 1
        standing = puzzle.clues.of(self._mark.key).get(spot)
        if standing is None:
            return False, onward
        return standing != onward, -onward

    def _across(self, before: At, at: At) -> int | None:
        return 1 if before <= at else -1


class ChoiceTool(MarkTool):
    """Sets marks of few values: each click on a cell brings the next one, the last click none."""

    def __init__(self, kind: ClueKind) -> None:
        super().__init__(kind)
        self._value: int | None = None
        first, *others = self.hints
        words = ", ".join(word for _, word in reversed(kind.words))
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
