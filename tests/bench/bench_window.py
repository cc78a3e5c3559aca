"""The window while solvers run flat out: gaps of its event loop.

``python -m tests.bench.bench_window [--seconds 60] [--trace] [--priority -10]``.
A hand edits a 30x30 Slitherlink and a hexagon of radius 6, about five things a second, off-screen,
while every edit starts the solvers anew; then again with everything on show, and with one card or
mode after the other; then a Slitherlink of 100x100. Garbage is collected as in the program. A timer
of 5 ms notes when it comes. A gap is the whole time between two of its ticks; beside it stands what
the window's own thread worked in it, which other programs cannot lengthen. With ``--trace`` a
thread looks where the window is in long gaps (and lengthens them a little). With ``--priority``
below 0 the window's thread goes before others.
"""

from __future__ import annotations

import argparse
import collections
import os
import random
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer

from studio.board import Board, Cell
from studio.engines.sampling.path import random_path
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.app import make_window, start_solvers
from studio.gui.document.document import Document
from studio.gui.services.garbage import Garbage
from studio.gui.services.settings import Settings
from studio.puzzle import Clue, Puzzle
from tests.bench.hands import Hand, Visitor
from tests.bench.puzzles import SHARE, full_clues, puzzles, region
from tests.bench.report import keep, milliseconds, table

TICK_MS = 5
SETTLE_S = 1.0
"""So long after its start the hand begins, while the window still loads what cards need."""
EVENT_MS = 40
LONG_S = 0.016
SEED = 7
RADIUS = 6
LARGEST = 100
"""Rows and columns of the largest board."""
PACKAGES = ("PySide6-Essentials", "python-sat", "numba")
MOST = 6
"""Kinds of the longest gaps that are told."""
EVERY = 5
"""Of the labels of a number path, each such one is on the board."""


@dataclass
class Gaps:
    """What the timer noted."""

    wall: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    places: collections.Counter[str] = field(default_factory=collections.Counter)
    after: dict[str, float] = field(default_factory=dict)
    """The most that the window's thread worked in one gap, by what the hand had done last."""
    visits: dict[str, list[float]] = field(default_factory=dict)
    """The same while a card or mode opened and was looked at, each time, by its key."""
    _visited: str = ""

    def note(self, last: str, own: float) -> None:
        """Note what the window's thread worked in a gap after something was done."""
        self.after[last] = max(self.after.get(last, 0.0), own)
        did, _, what = last.rpartition(" ")
        if did not in ("open", "look at"):
            self._visited = ""
            return
        times = self.visits.setdefault(what, [])
        # On a busy machine the opening and the first look may share a gap.
        if what != self._visited:
            times.append(0.0)
        times[-1] = max(times[-1], own)
        self._visited = what

    def row(self, name: str) -> list[object]:
        """A row of the table."""
        wall, own = sorted(self.wall), sorted(self.own)
        long = sum(gap > LONG_S for gap in wall)
        return [
            name,
            f"{len(wall):,}",
            milliseconds(share(wall, 0.5)),
            milliseconds(share(wall, 0.99)),
            milliseconds(wall[-1]),
            f"{long} ({long / len(wall):.2%})",
            milliseconds(share(own, 0.99)),
            milliseconds(own[-1]),
            milliseconds(max(self.others)),
        ]


def share(values: Sequence[float], part: float) -> float:
    """A quantile of sorted values."""
    return values[min(int(part * len(values)), len(values) - 1)]


def times() -> tuple[float, float, float]:
    """Seconds: elapsed, worked by this thread, worked by all threads of the process."""
    return time.perf_counter(), time.thread_time(), time.process_time()


class Watch:
    """The timer; with ``trace`` also the thread that looks where a long gap is spent."""

    def __init__(self, gaps: Gaps, hand: Hand, trace: bool) -> None:
        self._gaps, self._hand = gaps, hand
        self._main = threading.get_ident()
        self._ended = threading.Event()
        self._wall, self._own, self._all = times()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)
        if trace:
            threading.Thread(target=self._look, daemon=True).start()

    def _tick(self) -> None:
        wall, own, every = times()
        self._gaps.wall.append(wall - self._wall)
        self._gaps.own.append(own - self._own)
        self._gaps.others.append((every - self._all) - (own - self._own))
        self._gaps.note(self._hand.last, own - self._own)
        self._wall, self._own, self._all = wall, own, every

    def _look(self) -> None:
        while not self._ended.wait(0.003):
            if time.perf_counter() - self._wall > LONG_S * 0.7:
                stack = traceback.extract_stack(sys._current_frames()[self._main])
                ours = [
                    f"{frame.name}:{frame.lineno}"
                    for frame in stack
                    if "/studio/" in frame.filename
                ]
                self._gaps.places[" > ".join(ours[-5:]) or "outside"] += 1

    def end(self) -> None:
        """Stop noting."""
        self._timer.stop()
        self._ended.set()


@dataclass(frozen=True)
class Script:
    """How a session goes: for how long, looked at by a thread or not, and how much the window's
    thread goes before other programs (below 0; for machines with other work)."""

    seconds: float
    trace: bool = False
    priority: int = 0


def session(puzzle: Puzzle, kind: str, script: Script, sort: type[Hand] = Hand) -> Gaps:
    """The gaps of a scripted time of work by a hand of a sort."""
    gaps = Gaps()
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        window = make_window(Settings(store))
        window.open_document(Document(puzzle))
        window.show()
        start_solvers(window)
        Garbage(window)
        wait(SETTLE_S)
        hand = sort(window, kind, random.Random(SEED))
        stepping = QTimer()
        stepping.timeout.connect(hand.step)
        stepping.start(EVENT_MS)
        prefer(script.priority)
        watch = Watch(gaps, hand, script.trace)
        wait(script.seconds)
        watch.end()
        prefer(0)
        stepping.stop()
        window.editor.writing.finish()
        window.document.undo_stack.setClean()
        window.close()
        window.deleteLater()
    return gaps


def wait(seconds: float) -> None:
    """Let the window live."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def number_path() -> Puzzle:
    """A hexagon with every fifth label of a random line."""
    board = Board.hexagon(RADIUS)
    line = random_path(board.cell_graph, SEED)
    assert line is not None
    clues = [
        Clue("labels", Cell(board.cells[node]), step)
        for step, node in enumerate(line.nodes, start=1)
        if step % EVERY == 1
    ]
    puzzle = Puzzle(NUMBER_PATH, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def largest() -> Puzzle:
    """A Slitherlink of 100x100 with numbers of one loop, which may have others."""
    board, rng = Board.square(LARGEST, LARGEST), random.Random(SEED)
    clues = full_clues(board, region(board, rng))
    puzzle = Puzzle(SLITHERLINK, board).placed(*rng.sample(clues, round(SHARE * len(clues))))
    assert isinstance(puzzle, Puzzle)
    return puzzle


def prefer(priority: int) -> None:
    """The priority of this thread alone; OSError where a user may not ask for it."""
    if os.getpriority(os.PRIO_PROCESS, 0) != priority:
        os.setpriority(os.PRIO_PROCESS, 0, priority)


def runs() -> dict[str, Callable[[Script], Gaps]]:
    """The sessions by their names."""
    boards = {
        "Slitherlink 30x30": (puzzles(30)[0], "numbers"),
        f"hexagon of radius {RADIUS}": (number_path(), "labels"),
    }
    sorts = {"": Hand, ", everything": Visitor}
    found = {
        f"{name}{more}": partial(session, puzzle, kind, sort=sort)
        for name, (puzzle, kind) in boards.items()
        for more, sort in sorts.items()
    }
    return {**found, f"Slitherlink {LARGEST}x{LARGEST}": partial(session, largest(), "numbers")}


def openings(name: str, gaps: Gaps) -> list[str]:
    """A row of the slowest openings of cards and modes: the first time, and the worst later."""
    firsts = {what: times[0] for what, times in gaps.visits.items()}
    laters = {what: max(times[1:]) for what, times in gaps.visits.items() if times[1:]}
    told = [name]
    for found in (firsts, laters):
        slowest = sorted(found.items(), key=lambda item: -item[1])[:MOST]
        told.append(", ".join(f"{what} {milliseconds(own)}" for what, own in slowest))
    return told


def worst(name: str, gaps: Gaps) -> list[str]:
    """A row of what came before the longest gaps."""
    longest = sorted(gaps.after.items(), key=lambda item: -item[1])[:MOST]
    return [name, *(f"{what or 'the start'}: {milliseconds(own)}" for what, own in longest)]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and write the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--priority", type=int, default=0)
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    keep_gaps(Script(options.seconds, options.trace, options.priority))


def keep_gaps(script: Script) -> None:
    """The gaps of all sessions."""
    found = {name: run(script) for name, run in runs().items()}
    for gaps in found.values():
        for place, often in gaps.places.most_common(25):
            print(f"{often:5} {place}")
    head = [
        "board",
        "ticks",
        "median",
        "p99",
        "longest",
        "over 16 ms",
        "own p99",
        "own longest",
        "others longest",
    ]
    about = (
        f"{script.seconds:.0f} s of editing a board, about five steps a second, solvers flat out. "
        "Everything: with all layers, panel and steps on show, and one card or mode after the "
        "other. A gap is the time between two ticks of a timer of 5 ms; own: what the window's "
        "thread itself worked in it; others: its other threads."
    )
    if script.priority:
        about += f" The window's thread ran at priority {script.priority}."
    load = f"Load of the machine at the end: {os.getloadavg()[0]:.1f} for its processors."
    keep(
        "gaps",
        "Gaps of the window's event loop",
        [
            f"{about} {load}",
            table(head, [gaps.row(name) for name, gaps in found.items()]),
            "The longest gaps, as what the window's thread worked, after what the hand did last:",
            table(["session", *["after"] * MOST], [worst(*item) for item in found.items()]),
            "The slowest cards and modes, as what the window's thread worked in the longest gap "
            "while each opened and was looked at, the first time and later:",
            table(
                ["session", "first", "later"],
                [openings(*item) for item in found.items() if item[1].visits],
            ),
        ],
        PACKAGES,
    )


if __name__ == "__main__":
    main()
