"""Unsaved work that windows left behind when they were killed: reading their journals.

What is read may be torn or nonsense: lines that say nothing are skipped, puzzles come through
the reader of all files, and every size is bounded.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Iterator
from dataclasses import field, replace
from pathlib import Path
from typing import Any

from studio.formats import FormatError, Reading, native, read
from studio.formats.format import MAX_BYTES
from studio.formats.json_text import parse
from studio.gui.document.instances import folders, lives, path_of, read_lock
from studio.gui.document.journal import BATCH, EDITS, MOST_BYTES, SNAPSHOT, Origin, remove
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass

MOST_LINE_BYTES = 16 * 1024 * 1024
MOST_READ_BYTES = 2 * MOST_BYTES
MOST_HISTORY_BYTES = 1024 * 1024
"""So much of the history is brought back, as text: more would keep the window waiting."""
MOST_STEPS = 10**9
LONGEST_STEP_NAME = 200
MOST_OFFERED = 12
YOUNG_S = 60.0
"""A folder younger than this may belong to a window that is just starting."""


@dataclass(frozen=True)
class Unsaved:
    """A document that was not saved: its puzzles from the first to the last step, and their names.

    The history stands at ``history[at]``; the name of a step stands with the puzzle after it.
    ``clean_at`` is the place of what was saved or opened, -1 where that is not among them.
    """

    folder: Path
    origin: Origin
    history: tuple[tuple[str, Puzzle], ...]
    at: int
    time: float
    clean_at: int = -1
    read_only: Message | None = None
    """Why it may not be saved over its file, as a sentence; None if it may."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle as it was last."""
        return self.history[self.at][1]


def left_behind(folder: Path) -> list[Unsaved]:
    """The unsaved documents of windows that are gone, the last edited first.

    The folders of windows that left nothing are removed.
    """
    found: list[Unsaved] = []
    for one in left_folders(folder):
        if not _holds_work(one):
            if read_lock(one) is not None or _age(one) > YOUNG_S:
                remove(one)
        elif len(found) < MOST_OFFERED and (unsaved := read_unsaved(one)) is not None:
            found.append(unsaved)
    return sorted(found, key=lambda unsaved: unsaved.time, reverse=True)


def is_waiting(folder: Path) -> bool:
    """Did windows that are gone leave work behind? Looks for files and reads none of them."""
    return any(map(_holds_work, left_folders(folder)))


def left_folders(folder: Path) -> Iterator[Path]:
    """The folders of windows that run no more."""
    for one in folders(folder):
        lock = read_lock(one)
        if lock is None or not lives(one, lock):
            yield one


def _holds_work(folder: Path) -> bool:
    # A folder that may not be looked into, such as one of another user, is nobody's work here.
    return any(os.path.exists(folder / name) for name in (EDITS, SNAPSHOT, BATCH))


def _age(folder: Path) -> float:
    try:
        return time.time() - folder.stat().st_mtime
    except OSError:
        return 0.0


def read_unsaved(folder: Path) -> Unsaved | None:
    """What the journal in a folder holds, else its snapshot; None if nothing can be read."""
    lines = _Lines()
    for line in read_lines(folder / EDITS):
        lines.take(line)
    edited = lines.time or written(folder / EDITS) or written(folder / SNAPSHOT)
    while lines.at >= 0:
        found, at = _history(lines)
        if found:
            clean = at + lines.origin.clean - lines.at if lines.origin.clean >= 0 else -1
            clean = clean if clean in range(len(found)) else -1
            history = tuple((name, reading.puzzle) for name, reading in found)
            read_only = found[at][1].read_only
            return Unsaved(folder, lines.origin, history, at, edited, clean, read_only)
        lines.step_back()
    try:
        whole = read(folder / SNAPSHOT)
    except FormatError:
        return None
    history = (("", whole.puzzle),)
    return Unsaved(folder, lines.origin, history, 0, edited, read_only=whole.read_only)


def written(path: Path) -> float:
    """When a file was written last, in seconds since 1970; 0.0 if nobody knows."""
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of the lines, one after the other, those that are none left out."""
    rest = MOST_READ_BYTES
    try:
        with path.open("rb") as file:
            while rest > 0 and (data := file.readline(MOST_LINE_BYTES)):
                rest -= len(data)
                try:
                    found = parse(data.decode())
                except (ValueError, FormatError):
                    continue
                if isinstance(found, dict):
                    yield found
    except OSError:
        return


@dataclass
class _Lines:
    """What the lines so far say: the text of the puzzle after each step, and where we stand."""

    origin: Origin = field(default_factory=Origin)
    texts: dict[int, tuple[str, str]] = field(default_factory=dict)
    older: dict[int, tuple[str, str]] = field(default_factory=dict)
    """The texts from before a line that was lost: they may be of another history."""
    at: int = -1
    line: int = 0
    time: float = 0.0

    def take(self, item: dict[str, Any]) -> None:
        if "journal" in item:
            digest, clean = item.get("digest"), _whole(item.get("clean"))
            made = item.get("made")
            self.origin = Origin(
                path_of(item.get("path")),
                digest if isinstance(digest, str) else "",
                -1 if clean is None else clean,
                made if isinstance(made, str) else "",
            )
            return
        line, at, count = (_whole(item.get(key)) for key in ("line", "at", "count"))
        when, text, puzzle = (item.get(key) for key in ("time", "text", "puzzle"))
        if line is None or at is None or count is None or at > count:
            return
        lost = line != self.line + 1
        known = self.texts.get(at)
        other = isinstance(puzzle, str) and known is not None and known[1] != puzzle
        if (lost and self.line) or count < self.origin.clean or (other and at <= self.origin.clean):
            # Another step was made, or may have been, in the place of what was saved.
            self.origin = replace(self.origin, clean=-1)
        if lost:
            self.older = {**self.older, **self.texts}
            self.texts = {}
        self.line, self.at = line, at
        self.texts = {step: told for step, told in self.texts.items() if step <= count}
        if isinstance(puzzle, str):
            name = text[:LONGEST_STEP_NAME] if isinstance(text, str) else ""
            self.texts[at] = (name, puzzle)
        if isinstance(when, float | int) and math.isfinite(when) and abs(when) < 2**40:
            self.time = float(when)

    def step_back(self) -> None:
        """The puzzle at hand cannot be read: go to the one before, with nothing after it."""
        for texts in (self.texts, self.older):
            for step in [step for step in texts if step >= self.at]:
                del texts[step]
        self.at = max((*self.texts, *self.older), default=-1)


def _whole(value: object) -> int | None:
    return value if type(value) is int and 0 <= value <= MOST_STEPS else None


def _history(lines: _Lines) -> tuple[tuple[tuple[str, Reading], ...], int]:
    """The puzzles next to each other around the present one, and the place of that."""
    texts, at = lines.texts, lines.at
    if at not in texts:
        texts = {at: lines.older[at]} if at in lines.older else {}
    room = MOST_HISTORY_BYTES
    before: list[tuple[str, Reading]] = []
    after: list[tuple[str, Reading]] = []
    for found, way, start in ((before, -1, at), (after, 1, at + 1)):
        step = start
        while step in texts and (room > 0 or step == at):
            name, text = texts[step]
            room -= len(text)
            reading = _reading(text)
            if reading is None:
                break
            found.append((name, reading))
            step += way
        if not before:
            return (), 0
    return (*reversed(before), *after), len(before) - 1


def _reading(text: str) -> Reading | None:
    try:
        return native.read(text) if len(text) <= MAX_BYTES else None
    except FormatError:
        return None
