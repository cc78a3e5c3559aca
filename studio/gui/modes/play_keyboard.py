"""The player's keys: what they mark on the board in play."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from studio.board import Edge, SpotKind
from studio.gui.editor.canvas.steps import PLANE, Way, beside, step
from studio.gui.editor.keyboard import PAGES, WAYS
from studio.gui.modes.play_hand import COLOUR, PENCIL, SOLVE, PlayHand
from studio.gui.modes.play_words import aimed, edges_at
from studio.gui.style.texts import tr
from studio.language import number as grouped
from studio.puzzle.play import COLOURS

AHEAD = 0.2
"""A side counts as lying ahead of an arrow from so far on, in sides of a square."""

Letters = Callable[[], Mapping[str, Callable[[], object]]]

_KEYS = frozenset(
    {
        *PAGES,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Escape,
    }
)


class PlayKeyboard:
    """Moves a player's hand by keys; ``letters`` gives what plain letters do now."""

    def __init__(self, hand: PlayHand, letters: Letters) -> None:
        self._hand = hand
        self._letters = letters

    def wants(self, key: int, text: str) -> bool:
        """Is a key for the board though the window has a shortcut for it?"""
        plain = text.isascii() and (text.isdigit() or text.upper() in self._letters())
        return key in WAYS or key in _KEYS or bool(text and plain)

    def key(self, key: int, text: str, *, shift: bool, ctrl: bool, alt: bool) -> bool:
        """A key of Qt went down, with the text it would type; False where it means nothing."""
        if key in WAYS:
            self._arrow(WAYS[key], shift, ctrl, alt)
            return True
        if ctrl or alt:
            return False
        if key in PAGES:
            self._page(back=key == Qt.Key.Key_PageUp, shift=shift)
            return True
        letters = self._letters()
        if text.upper() in letters:
            letters[text.upper()]()
        elif (
            text.isdigit()
            and text.isascii()
            and (self._hand.table.style == "numbers" or self._hand.tool == COLOUR)
        ):
            self._digit(text)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(shift=shift)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._erase()
        elif key == Qt.Key.Key_Escape:
            return self._give_up()
        else:
            return False
        return True

    def _give_up(self) -> bool:
        """One step back: what is being typed, and what was told; else the cursor is put away. False
        if there is none of these."""
        hand = self._hand
        used = bool(hand.typed) or hand.player.told
        if not used and hand.cursor is not None:
            used, hand.cursor, hand.aim = True, None, None
        hand.typed = ""
        hand.player.forget()
        hand.player.show()
        return used

    def _arrow(self, way: Way, shift: bool, ctrl: bool, alt: bool) -> None:
        hand, board = self._hand, self._hand.puzzle.board
        if hand.cursor is None:
            hand.go_to(board.cells[len(board) // 2])
        elif hand.table.style != "walk" and (shift or ctrl):
            edge = side_ahead(hand, way, other=alt)
            if edge is not None:
                hand.toggle(edge, cross=ctrl)
            return
        else:
            there = step(board, hand.cursor, way, other=alt)
            if there is not None:
                hand.go_to(there)

    def _page(self, *, back: bool, shift: bool) -> None:
        """The next or the last cell in reading order; with Shift the next edge of the cell, which
        Enter draws. So no cell and no edge is out of reach of keys, whatever its shape."""
        hand, board = self._hand, self._hand.puzzle.board
        if hand.cursor is None:
            hand.go_to(board.cells[0])
            return
        if not shift:
            hand.go_to(beside(board, hand.cursor, back=back))
            return
        found = [pair for pair in edges_at(hand.table, hand.cursor) if hand.table.has_edge(pair[0])]
        if hand.table.style == "walk" or hand.tool != SOLVE or not found:
            return
        edges = [edge for edge, _ in found]
        ahead = -1 if back else 1
        if hand.aim in edges:
            chosen = (edges.index(hand.aim) + ahead) % len(edges)
        else:
            chosen = len(edges) - 1 if back else 0
        hand.aim, where = found[chosen]
        hand.player.say(aimed(where))
        hand.player.show()

    def _digit(self, digit: str) -> None:
        hand, at = self._hand, self._hand.cursor
        if hand.tool == COLOUR:
            if at is not None and 1 <= int(digit) <= COLOURS:
                hand.player.play(hand.sheet.with_colour(at, int(digit)))
            return
        if at is None or at in hand.table.given:
            return
        if not hand.typed:
            hand.typing = None
        # Marked otherwise meanwhile, as by a hint: a digit begins another number then.
        typed = digit if hand.typing not in (None, hand.sheet) else hand.typed + digit
        if not 1 <= int(typed) <= hand.table.length:
            typed = digit
        if not 1 <= int(typed) <= hand.table.length:
            return
        hand.typed = typed
        if hand.tool == PENCIL:
            hand.player.show()
            return
        number = int(typed)
        if number in hand.table.given.values():
            hand.player.say(tr("The number {} is given elsewhere.").format(grouped(number)))
            return
        # 12 takes the place of the 1 that was typed first, also of what that had put away.
        now = hand.sheet
        going_on = len(typed) > 1 and hand.typing is not None
        sheet = hand.player.before if going_on else now
        hand.last = number
        hand.player.play(sheet.with_number(at, number), amend=going_on)
        hand.typing = None if hand.sheet == now else hand.sheet

    def _enter(self, *, shift: bool) -> None:
        hand, at = self._hand, self._hand.cursor
        if at is None:
            return
        if hand.aim is not None:
            hand.toggle(hand.aim, cross=shift)
        elif hand.tool == COLOUR:
            hand.player.play(hand.sheet.with_colour(at, hand.sheet.next_colour(at)))
        elif hand.tool == PENCIL:
            if hand.typed:
                note, hand.typed = int(hand.typed), ""
                hand.player.play(hand.sheet.with_note(at, note))
            elif hand.table.style != "numbers":
                hand.player.play(hand.pencilled(at, right=False))
        elif hand.shadeable(at):
            hand.player.play(hand.pencilled(at, right=shift))
        elif hand.table.style == "walk":
            hand.walk_to(at)
        elif hand.table.style == "numbers":
            number = hand.table.next_number(hand.sheet, hand.last)
            if at not in hand.table.numbers(hand.sheet) and number is not None:
                hand.last = number
                hand.player.play(hand.sheet.with_number(at, number))

    def _erase(self) -> None:
        hand = self._hand
        hand.typed = ""
        sheet, at = hand.sheet, hand.cursor
        if hand.tool == COLOUR:
            if at is not None:
                hand.player.play(sheet.with_colour(at, None))
        elif hand.table.style == "walk" and hand.tool == SOLVE:
            hand.player.play(sheet.with_walk(sheet.walk[:-1]))
        elif at is not None:
            hand.player.play(
                sheet.with_number(at, None)
                if hand.tool == SOLVE and not hand.shadeable(at)
                else sheet.with_notes(at, frozenset())
            )


def side_ahead(hand: PlayHand, way: Way, *, other: bool) -> Edge | None:
    """The side of the cursor's cell that an arrow points at, or the edge to the cell there.

    ``other``: of two sides that an arrow points at, the one clockwise of it. None where the arrow
    points at nothing that can be drawn.
    """
    board, at = hand.puzzle.board, hand.cursor
    assert at is not None
    if hand.over_cells:
        there = step(board, at, way, other=other)
        edge = None if there is None else hand.table.edge(at, there)
        return edge if hand.table.has_edge(edge) else None
    x, y = board.centre(at)
    corners = board.lattice.corners(at)
    right, down = PLANE[way]
    turn = 0.3 if other else -0.01
    best: Edge | None = None
    most = AHEAD
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        (ax, ay), (bx, by) = board.lattice.corner_point(a), board.lattice.corner_point(b)
        ahead = ((ax + bx) / 2 - x) * (right - turn * down) + ((ay + by) / 2 - y) * (
            down + turn * right
        )
        edge = Edge.of(a, b, SpotKind.SIDE)
        if ahead > most and hand.table.has_edge(edge):
            best, most = edge, ahead
    return best
