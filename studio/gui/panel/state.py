"""The state of the window: one immutable value from which everything that is shown follows."""

from __future__ import annotations

from dataclasses import field

from studio.board import At, Edge
from studio.gui.editor.tools.tool import Selection
from studio.gui.editor.tools.typing import Entry, with_entry
from studio.gui.panel.live_check import Knowledge
from studio.gui.widgets.panel_state import Hint
from studio.puzzle import ClueKind, Puzzle
from studio.records import dataclass
from studio.work.findings import Line


@dataclass(frozen=True)
class Replayed:
    """How much of a ``line`` is drawn again: ``step`` None is all of it, at rest.

    Another line on the board than this one is at rest.
    """

    line: Line = ()
    step: int | None = None
    playing: bool = False


@dataclass(frozen=True)
class Hand:
    """What the tool in hand and the pointer say of themselves.

    ``offer`` is the value that the next click places, ``kind`` the clue kind of the tool. ``at``
    and ``near`` are the cell and the edge under pointer or cursor; ``pointed`` names the clue that
    was asked for instead.
    """

    tool: str = ""
    kind: ClueKind | None = None
    offer: int | None = None
    at: At | None = None
    near: Edge | None = None
    pointed: str = ""


@dataclass(frozen=True)
class State:
    """Everything that decides what the window shows.

    ``puzzle`` is the document's; ``entry`` a number being typed, which is judged as if it stood
    there. ``knowledge`` is what the check found so far; while it is young ``before`` holds what was
    known before the last edit, and its marks stay, paler. ``layers`` are the marks switched on.
    ``undo`` and ``redo`` name the next steps, "" for none, and ``undo_key`` is what undoes;
    ``undo_helps``: is it known that what it leads to can be solved, so that it is a way out?
    ``drawn`` picks one of the answers drawn at random (0: the first answer), ``walk`` one that was
    chosen from the list. ``hints`` are what mouse and keys do in this ``mode``; ``notice`` is a
    sentence for a while.
    """

    puzzle: Puzzle
    knowledge: Knowledge = field(default_factory=Knowledge)
    before: Knowledge | None = None
    layers: frozenset[str] = frozenset()
    live: bool = True
    once: bool = False
    selection: Selection = field(default_factory=Selection)
    entry: Entry | None = None
    hand: Hand = field(default_factory=Hand)
    mode: str = "edit"
    title: str = ""
    clean: bool = True
    working: bool = True
    undo: str = ""
    redo: str = ""
    undo_key: str = ""
    undo_helps: bool = True
    drawn: int = 0
    walk: Line | None = None
    replay: Replayed = field(default_factory=Replayed)
    hints: tuple[Hint, ...] = ()
    notice: str = ""

    @property
    def judged(self) -> Puzzle:
        """The puzzle that is judged: with the number that is being typed."""
        return with_entry(self.puzzle, self.entry)

    @property
    def unsaved(self) -> bool:
        """Was anything done that is in no file, if only a number typed that is not placed yet?"""
        return not self.clean or self.judged != self.puzzle
