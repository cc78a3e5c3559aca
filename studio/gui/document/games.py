"""Games outlive the program: each is a file of its own, named after the puzzle that is played and
the home of its document.

Documents with the same puzzle in other files have games of their own; one whose file was moved goes
on with what was marked last in any file. The folder lies beside the journals of unsaved work, and
windows share it: of two that play the same document, what is marked last stays. Only a thread of
this module writes. A file that is spoilt, or of another version, counts as none. A disk that
refuses is not told of: the journal tells that already.
"""

from __future__ import annotations

import contextlib
import os
import queue
import re
import threading
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from studio.formats import FormatError, SaveError, clean_leftovers, save
from studio.gui.document.background_io import digest_of
from studio.gui.document.document import is_new
from studio.puzzle import Puzzle
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.puzzle.play import Game, Moment, Table

FOLDER = "games"
ANYWHERE = "any file"
"""The home of the game that was marked last in a file, wherever that was."""
MOST = 400
MOST_BYTES = 32 * 1024 * 1024
"""The games that were played last are kept: so many, in so many bytes."""
GATHER_S = 0.3
"""Marks that follow each other this quickly go to the disk together."""
_FILE = re.compile(r"[0-9a-f]{64}\.json")


@dataclass(frozen=True)
class _Order:
    """A game to be written, or, without moments, to be forgotten; ``marked`` since it was read or
    written last."""

    puzzle: Puzzle
    home: str
    moments: tuple[Moment, ...]
    at: int
    seconds: float
    marked: bool


class Games:
    """Keeps the games of one window, once it has a folder. All methods but :meth:`close` and
    :meth:`find` return at once."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._named: tuple[Puzzle, str, tuple[str, ...]] | None = None
        self._seen: dict[str, str] = {}
        """The fingerprints of the files that were read or written here, as they were then."""

    def keep_in(self, folder: Path) -> None:
        """Keep games in the user's state folder from now on."""
        self._folder = folder / FOLDER

    def keep(
        self, puzzle: Puzzle, game: Game, seconds: float, home: str = "", *, marked: bool = True
    ) -> None:
        """Keep a game on a document that is at ``home`` there, as it stands. One that was not
        ``marked`` since it was read or kept, so that only its time went on, is not written over
        what another window wrote meanwhile."""
        if self._folder is None:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="games", daemon=True)
            self._thread.start()
        moments = game.moments if game.begun else ()
        self._orders.put(_Order(puzzle, home, moments, game.at, seconds, marked))

    def find(
        self, table: Table, home: str = "", *, from_elsewhere: bool = False
    ) -> tuple[Game, float] | None:
        """The game that was kept of a document, and how long it was played in seconds, if any; one
        ``from_elsewhere`` was written by another window after it was read or written here."""
        if self._folder is None:
            return None
        homes = (home,) if from_elsewhere else _homes(home)
        found = (self._read(table, each, from_elsewhere=from_elsewhere) for each in homes)
        return next((game for game in found if game is not None), None)

    def _read(self, table: Table, home: str, *, from_elsewhere: bool) -> tuple[Game, float] | None:
        # A window that only edits needs none of it.
        from studio.gui.document import game_file

        try:
            name = game_file.name_of(table.puzzle, home)
            with self._path(name).open("rb") as file:
                data = file.read(game_file.MOST_BYTES + 1)
            digest = digest_of(data)
            if from_elsewhere and self._seen.get(name) in (None, digest):
                return None
            found = game_file.read(data, table)
        except (OSError, ValueError, FormatError):
            return None
        self._seen[name] = digest
        return found

    def close(self) -> None:
        """Write what is left, and end."""
        if self._thread is not None:
            self._orders.put(None)
            self._thread.join()
            self._thread = None

    def _path(self, name: str) -> Path:
        assert self._folder is not None
        return self._folder / f"{name}.json"

    # -- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        ended = False
        while not ended:
            orders = self._gather()
            ended = orders[-1] is None
            for order in _last_of_each(order for order in orders if order is not None):
                with contextlib.suppress(OSError, SaveError, FormatError):
                    self._follow(order)

    def _gather(self) -> list[_Order | None]:
        """Wait for an order and for those that follow it soon."""
        orders = [self._orders.get()]
        end = time.monotonic() + GATHER_S
        while orders[-1] is not None:
            try:
                orders.append(self._orders.get(timeout=max(end - time.monotonic(), 0)))
            except queue.Empty:
                break
        return orders

    def _follow(self, order: _Order) -> None:
        from studio.gui.document import game_file

        if self._named is None or self._named[:2] != (order.puzzle, order.home):
            homes = _homes(order.home)[: 2 if _is_file(order.home) else 1]
            names = tuple(game_file.name_of(order.puzzle, home) for home in homes)
            self._named = order.puzzle, order.home, names
        for name in self._named[2]:
            self._write(order, name)

    def _write(self, order: _Order, name: str) -> None:
        from studio.gui.document import game_file

        path = self._path(name)
        if not (order.marked or self._is_own(name, path)):
            return
        if order.moments:
            new = not path.exists()
            path.parent.mkdir(parents=True, exist_ok=True)
            data = game_file.written(order.moments, order.at, order.seconds)
            save(path, data)
            self._seen[name] = digest_of(data)
            if new:
                clean_leftovers(path.parent)
                _bound(path.parent)
        elif order.marked and name in self._seen:
            path.unlink(missing_ok=True)

    def _is_own(self, name: str, path: Path) -> bool:
        """Is in a file what was read or written here last?"""
        return name in self._seen and digest_of(path.read_bytes()) == self._seen[name]


def _last_of_each(orders: Iterable[_Order]) -> Iterable[_Order]:
    """The last game of each puzzle, in the order in which these were told: of puzzles that have one
    file the last one is written last. It was marked if any of them was."""
    last: dict[tuple[int, str], _Order] = {}
    for order in orders:
        which = id(order.puzzle), order.home
        before = last.pop(which, order)
        last[which] = replace(order, marked=order.marked or before.marked)
    return last.values()


def _is_file(home: str) -> bool:
    return bool(home) and not is_new(home)


def _homes(home: str) -> tuple[str, ...]:
    """Where a game on a document is looked for: at home, else where the same puzzle was played."""
    if is_new(home):
        return (home,)
    return tuple(dict.fromkeys((home, ANYWHERE, "")))


def _bound(folder: Path) -> None:
    """Remove the games that were played longest ago where there are too many."""
    with os.scandir(folder) as entries:
        games = [(e.stat(), e.path) for e in entries if _FILE.fullmatch(e.name)]
    games.sort(key=lambda game: game[0].st_mtime_ns, reverse=True)
    room = MOST_BYTES
    for place, (stat, path) in enumerate(games):
        room -= stat.st_size
        if place >= MOST or room < 0:
            os.unlink(path)
