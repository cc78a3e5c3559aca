"""The document of the window: the present puzzle, its history, and where it is kept."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from studio.gui.document.pose import Pose
from studio.gui.style.sentences import edit_words
from studio.gui.style.texts import tr
from studio.puzzle import Fault, Puzzle
from studio.puzzle.message import Message

UNDO_LIMIT = 1_000
"""Steps kept: each holds two puzzles, and a full board of 100 x 100 weighs some hundred kB."""

STROKE_COMMAND = 1
NEW = "new "


class SetPuzzle(QUndoCommand):
    """The only command: replace one puzzle by another. Steps of one stroke become one step.

    ``name`` is an English text, which is looked up for whoever reads it; without it the step
    describes itself. ``poses`` are how the board lies before and after it.
    """

    def __init__(
        self,
        show: Callable[[Puzzle, Pose], None],
        before: Puzzle,
        after: Puzzle,
        poses: tuple[Pose, Pose],
        name: str = "",
        stroke: int | None = None,
    ) -> None:
        super().__init__()
        self._show = show
        self.name = name
        self.before, self.after, self.stroke = before, after, stroke
        self.poses = poses
        self.say_again()

    def undo(self) -> None:
        self._show(self.before, self.poses[0])

    def redo(self) -> None:
        self._show(self.after, self.poses[1])

    def say_again(self) -> None:
        """Say what it is in the language that is spoken now."""
        if self.name:
            self.setText(tr(self.name))
            return
        words, place = edit_words(self.before, self.after)
        # Qt takes the first line for lists of steps, where many are alike, the last for menus.
        self.setText(f"{words} · {place}\n{words}" if place else words)

    def id(self) -> int:
        return -1 if self.stroke is None else STROKE_COMMAND

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, SetPuzzle) or other.stroke != self.stroke:
            return False
        self.after = other.after
        if self.after == self.before:
            self.setObsolete(True)
        self.say_again()
        return True


def is_new(home: str) -> bool:
    """Is it the home of a document that was made and never saved?"""
    return home.startswith(NEW)


class Document(QObject):
    """An immutable puzzle that :meth:`apply` replaces, with undo, a name and a clean state.

    ``revision`` grows with every change, undo and redo included: results of background work carry
    it and are dropped when it has moved on. ``read_only`` says why the document cannot be edited,
    or is None. Nothing here touches files; ``path`` only remembers one.
    """

    changed = Signal(object)
    """The new :class:`Puzzle`."""
    cleanChanged = Signal(bool)
    titleChanged = Signal()
    playedChanged = Signal()

    def __init__(
        self,
        puzzle: Puzzle,
        path: Path | None = None,
        *,
        read_only: Message | None = None,
        clean: bool = True,
        made: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.made = made
        """What sets it apart from others with the same puzzle, where it was made and not opened."""
        self._puzzle = puzzle
        self._pose = Pose.fresh()
        self._path = path
        self._read_only = read_only
        self._revision = 0
        self._edited = time.time()
        self._strokes = 0
        self._saves = self._saved = 0
        self._looking_back = self._played = False
        self._stack = QUndoStack(self)
        self._stack.setUndoLimit(UNDO_LIMIT)
        if not clean:
            self._stack.resetClean()
        self._stack.cleanChanged.connect(self.cleanChanged)

    def __del__(self) -> None:
        # Steps and document hold each other. Where Python drops the steps first, the stack deletes
        # them a second time when it goes; finalizers run before anything is dropped.
        if isValid(self._stack):
            self._stack.blockSignals(True)
            self._stack.clear()

    @classmethod
    def new(cls, puzzle: Puzzle, *, clean: bool = True) -> Document:
        """One that was made just now, so that no game that was played before can be one on it."""
        return cls(puzzle, clean=clean, made=os.urandom(8).hex())

    @classmethod
    def restored(
        cls,
        history: Sequence[tuple[str, Puzzle]],
        at: int,
        path: Path | None = None,
        *,
        clean_at: int = -1,
        edited: float | None = None,
        read_only: Message | None = None,
        made: str = "",
    ) -> Document:
        """A document with a history: names of steps, "" for those that have none, with the puzzles
        after them.

        It stands at ``history[at]``, and what is in its file is ``history[clean_at]``, if that is
        known. ``edited`` is the time of its last change, if that was not now, ``made`` what sets it
        apart, if it was made and not opened.
        """
        # The stack would drop what is more from the front, and places would be those of others.
        first = max(0, min(at, len(history) - 1 - UNDO_LIMIT))
        history, at = history[first : first + 1 + UNDO_LIMIT], at - first
        clean_at = clean_at - first if clean_at - first in range(len(history)) else -1
        document = cls(history[0][1], path, clean=False, read_only=read_only, made=made)
        stack = document._stack
        for (_, before), (name, after) in pairwise(history):
            # What a step with a name did to the board nobody knows any more.
            poses = (document._pose, Pose.fresh() if name else document._pose)
            stack.push(SetPuzzle(document._show, before, after, poses, name))
        if clean_at >= 0:
            stack.setIndex(clean_at)
            stack.setClean()
        stack.setIndex(at)
        if edited is not None:
            document._edited = edited
        return document

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle as it is now, after the last edit, undo or redo."""
        return self._puzzle

    @property
    def pose(self) -> Pose:
        """How its board lies now."""
        return self._pose

    @property
    def revision(self) -> int:
        """Counts the changes since it was opened; findings carry it, so that old ones are known."""
        return self._revision

    @property
    def edited(self) -> float:
        """When it was changed last, undo and redo included, or opened, in seconds since 1970."""
        return self._edited

    @property
    def undo_stack(self) -> QUndoStack:
        """The history, for Undo and Redo actions and their texts; nobody else pushes to it."""
        return self._stack

    @property
    def read_only(self) -> Message | None:
        """Why nothing may be saved under this document's name, as a sentence; None if it may."""
        return self._read_only

    @property
    def path(self) -> Path | None:
        """The file it was read from or saved to last; None as long as it has none."""
        return self._path

    @property
    def title(self) -> str:
        """The name for the window: the puzzle's own, else the file's."""
        if self._puzzle.title:
            return self._puzzle.title
        return self._path.stem if self._path else tr("Untitled")

    @property
    def is_clean(self) -> bool:
        """Is the puzzle as it was saved or opened?"""
        return self._stack.isClean()

    @property
    def home(self) -> str:
        """Where games on it are kept, apart from those on others with the same puzzle: at its file,
        or at itself where it was made and never saved; "" for what was opened from elsewhere."""
        if self._path is not None:
            return str(self._path)
        return NEW + self.made if self.made else ""

    @property
    def is_safe(self) -> bool:
        """Can it go, and nothing be lost? Marks on what was made and never saved belong to it."""
        return self.is_clean and not (self._played and is_new(self.home))

    @property
    def played(self) -> bool:
        """Are there marks of a game on it?"""
        return self._played

    def tell_played(self, played: bool) -> None:
        """Remember whether there are marks of a game on it."""
        if played != self._played:
            self._played = played
            self.playedChanged.emit()

    def history(self) -> tuple[tuple[str, Puzzle], ...]:
        """The puzzle before all steps, and that after each of them with the name of the step, as
        :meth:`restored` takes them; one after the other, also those that were undone."""
        return tuple((name, puzzle) for name, puzzle, _ in self._moments())

    def _moments(self) -> list[tuple[str, Puzzle, Pose]]:
        """The same, with how the board lies then."""
        commands = (self._stack.command(place) for place in range(self._stack.count()))
        steps = [command for command in commands if isinstance(command, SetPuzzle)]
        first = (steps[0].before, steps[0].poses[0]) if steps else (self._puzzle, self._pose)
        return [("", *first), *((step.name, step.after, step.poses[1]) for step in steps)]

    @property
    def earlier(self) -> tuple[Puzzle, ...]:
        """What was saved last and what the history began with, where these are other puzzles, of
        which the present one was made."""
        moments = self._moments()
        found = (moments[place] for place in {max(self._stack.cleanIndex(), 0): None, 0: None})
        return tuple(
            puzzle
            for _, puzzle, pose in found
            if puzzle is not self._puzzle and pose.leads_to(self._pose)
        )

    def outdate(self) -> None:
        """The file does not hold what was saved or opened any more: no step leads back to it."""
        self._stack.resetClean()
        # The stack is silent where the puzzle had changed before.
        self.cleanChanged.emit(False)

    def apply(
        self,
        after: Puzzle,
        name: str = "",
        stroke: int | None = None,
        pose: Pose | None = None,
    ) -> Fault | None:
        """Make ``after`` the puzzle, as one undo step or as a part of ``stroke``.

        ``name`` is the English name of the step (``texts.later``); without it the step describes
        itself. ``pose`` is how the board lies then, where it lies otherwise. The fault says why the
        document cannot be edited.
        """
        if self._read_only is not None:
            return Fault("read-only", self._read_only)
        if after != self._puzzle:
            poses = (self._pose, pose or self._pose)
            self._stack.push(SetPuzzle(self._show, self._puzzle, after, poses, name, stroke))
        return None

    def new_stroke(self) -> int:
        """A number for the changes of one stroke, which undo as one."""
        self._strokes += 1
        return self._strokes

    def say_again(self) -> None:
        """Name the steps in the language that is spoken now."""
        for place in range(self._stack.count()):
            command = self._stack.command(place)
            if isinstance(command, SetPuzzle):
                command.say_again()

    def new_save(self) -> int:
        """A number for a save that begins."""
        self._saves += 1
        return self._saves

    def saved(
        self, path: Path | None = None, puzzle: Puzzle | None = None, save: int | None = None
    ) -> None:
        """Remember that the present puzzle is on disk, perhaps under a new name.

        Where it is another ``puzzle``, since the history moved on while it was written, the step
        that led to that one is the clean one, if it is still there. Of a ``save`` that was begun
        before another which is on disk already nothing is remembered.
        """
        if save is not None:
            if save < self._saved:
                return
            self._saved = save
        moved = path is not None and path != self._path
        if moved:
            self._path = path
        if puzzle is None or puzzle == self._puzzle:
            self._stack.setClean()
        else:
            self._set_clean_at(self._place_of(puzzle))
        if moved:
            self.titleChanged.emit()
        # Also where it was clean before: what is in the file may be written otherwise now.
        self._stack.cleanChanged.emit(self.is_clean)

    def _place_of(self, puzzle: Puzzle) -> int:
        """After how many steps of the history this very puzzle was on show; -1 if after none."""
        shown = enumerate(self.history())
        return next((place for place, (_, one) in shown if one is puzzle), -1)

    def _set_clean_at(self, place: int) -> None:
        """Make a place of the history the clean one, without a look at it; -1: none is."""
        stack = self._stack
        if place < 0:
            stack.resetClean()
            return
        index = stack.index()
        # A stack can mark only where it stands.
        self._looking_back = True
        blocked = stack.blockSignals(True)
        try:
            stack.setIndex(place)
            stack.setClean()
            stack.setIndex(index)
        finally:
            stack.blockSignals(blocked)
            self._looking_back = False

    def _show(self, puzzle: Puzzle, pose: Pose) -> None:
        if self._looking_back:
            return
        renamed = puzzle.title != self._puzzle.title
        self._puzzle, self._pose = puzzle, pose
        self._revision += 1
        self._edited = time.time()
        self.changed.emit(puzzle)
        if renamed:
            self.titleChanged.emit()
