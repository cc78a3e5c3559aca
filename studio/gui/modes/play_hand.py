"""What pointer and keys of a player share: tool, cursor, the number written last."""

from __future__ import annotations

from typing import Protocol

from studio import language
from studio.board import At, Edge
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.play import Sheet, Table

GIVEN = Message("This part of the line is given.")

SOLVE, PENCIL, COLOUR = "solve", "pencil", "colour"


class Player(Protocol):
    """Who plays: keeps the marks and shows them."""

    @property
    def table(self) -> Table:
        """The puzzle as it is played, with what it allows."""
        ...

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        ...

    @property
    def before(self) -> Sheet:
        """What was marked before the last mark."""
        ...

    def play(self, sheet: Sheet, *, amend: bool = False, stroke: int = 0) -> None:
        """Put down another sheet as one step of the history, or (``amend``) as the last one.

        Sheets of the same ``stroke`` are one step; 0: this one is a step of its own.
        """
        ...

    def show(self) -> None:
        """Draw the board again: cursor, hover or typed digits changed, no mark did."""
        ...

    def say(self, sentence: str) -> None:
        """A sentence in the status line; "" takes the last one back."""
        ...

    def reveal(self, at: At) -> None:
        """Pan a cell into sight."""
        ...

    def forget(self) -> None:
        """Take back what was told of the marks, such as a hint, and end a replay of them."""
        ...

    @property
    def told(self) -> bool:
        """Is something told of the marks, such as a hint, or the play shown again?"""
        ...


class PlayHand:
    """What is in the player's hand, and the marks that pointer and keys make alike."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.tool = SOLVE
        self.cursor: At | None = None
        self.typed = ""
        self.typing: Sheet | None = None
        """What the digit that was typed last marked; None if it marked nothing."""
        self.under: Edge | None = None
        """The edge that a click would mark."""
        self.aim: Edge | None = None
        """The edge that Enter would draw."""
        self.last = 0
        """The number that was written last, or taken up."""
        self.stroke = 0
        """The number of the pointer's stroke that is under way; 0: none is."""

    def begin(self) -> None:
        """Another game: forget what the last one left."""
        self.cursor, self.typed, self.under, self.aim, self.last = None, "", None, None, 0

    def take_over(self, other: PlayHand) -> None:
        """Hold what a hand in another window held over the same game."""
        self.tool, self.cursor, self.typed = other.tool, other.cursor, other.typed
        self.aim, self.last = other.aim, other.last

    def take(self, tool: str) -> None:
        """Take another tool in hand."""
        self.tool, self.typed, self.aim = tool, "", None

    def go_on_from(self, number: int) -> None:
        """The sheet is another one, where this number was written last; 0: none was."""
        self.last, self.typed = number, ""

    @property
    def table(self) -> Table:
        """The puzzle on the table."""
        return self.player.table

    @property
    def sheet(self) -> Sheet:
        """What is marked now."""
        return self.player.sheet

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        return self.table.puzzle

    @property
    def over_cells(self) -> bool:
        """Does the line run from cell to cell?"""
        return self.puzzle.rule.line_on == "cells"

    def go_to(self, at: At) -> None:
        """Put the cursor on a cell, which comes into sight and is told to screen readers."""
        self.cursor, self.typed, self.aim = at, "", None
        self.player.reveal(at)
        self.player.show()

    def mark(self, sheet: Sheet) -> None:
        """Put down another sheet: a part of the stroke under way, else a step of its own."""
        self.player.play(sheet, stroke=self.stroke)

    def toggle(self, edge: Edge, *, cross: bool) -> bool:
        """Draw an edge, or cross it out, or take that back; is it on now?"""
        sheet = self.sheet
        if edge in self.table.laid:
            self.player.say(language.said(GIVEN))
            return False
        on = edge not in (sheet.crossed if cross else sheet.drawn)
        if not cross:
            return self.draw(edge, on) and on
        self.mark(sheet.with_edge(edge, "crossed", on))
        return on

    def draw(self, edge: Edge, on: bool) -> bool:
        """Draw an edge, or take it away; or say why it is not drawn, and return False. What is
        given is drawn already, and a stroke goes on over it."""
        if edge in self.table.laid:
            return True
        refusal = self.table.refusal(edge) if on else None
        self.player.say("" if refusal is None else language.said(refusal))
        if refusal is None:
            self.mark(self.sheet.with_edge(edge, "drawn", on))
        return refusal is None

    def walk_to(self, at: At) -> None:
        """Lead the walk to a cell, or say why it cannot go there."""
        walked = self.table.walked(self.sheet, at)
        if isinstance(walked, Message):
            self.player.say(language.said(walked))
        else:
            self.player.say("")
            self.mark(walked)

    def shadeable(self, at: At) -> bool:
        """Have answers shaded cells, of which this may be one?"""
        return self.puzzle.rule.shades and at not in self.table.left_out

    def left_out(self, at: At) -> bool:
        """Have answers shaded cells, of which this is none, nor is it on the line?"""
        return self.puzzle.rule.shades and at in self.table.left_out

    def pencilled(self, at: At, *, right: bool) -> Sheet:
        """The sheet with the next note at a cell; with the right button the one before, or none."""
        sheet, style = self.sheet, self.table.style
        if style == "walk":
            return sheet.with_note(at, 1)
        if self.left_out(at):
            return sheet
        if style == "links":
            now = min(sheet.noted.get(at, frozenset({0})))
            side = (now + (2 if right else 1)) % 3
            return sheet.with_notes(at, frozenset({side} if side else ()))
        if right:
            return sheet.with_notes(at, frozenset())
        number = None if at in self.table.given else self.table.next_number(sheet, self.last)
        return sheet if number is None else sheet.with_note(at, number)
