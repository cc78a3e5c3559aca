"""Watching: single steps from step 1,000,000 back, and the event loop while recordings play.

``python -m tests.bench.bench_watching``. The window is off-screen and real, the engine's process
too. Times are processor times of the window's own thread, which other programs do not lengthen;
beside them stands how long a step may take. A timer of 5 ms notes gaps of the event loop. Garbage
is collected as in the program.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest

from studio.board import Board, Cell
from studio.engines.sampling.path import random_path
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.app import make_window
from studio.gui.document.document import Document
from studio.gui.modes.player import SPEEDS, STEP_MS, Player
from studio.gui.modes.watch import WatchMode, speed_words
from studio.gui.services.garbage import Garbage
from studio.gui.services.settings import Settings
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from tests.bench.report import keep, milliseconds, table

FAR = 1_000_000
BACKS = 200
TICK_MS = 5
LONG_S = 0.016
PLAYED_S = 6.0
PATIENCE_S = 120.0
SEED = 5


def sparse_path(board: Board, every: int) -> Puzzle:
    """A number path with so few numbers that its search does not end."""
    line = random_path(board.cell_graph, SEED)
    assert line is not None
    clues = [
        Clue("labels", Cell(board.cells[node]), step)
        for step, node in enumerate(line.nodes, start=1)
        if step % every == 1
    ]
    puzzle = Puzzle(NUMBER_PATH, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def watched(window: Window, puzzle: Puzzle, engine: str, steps: int) -> WatchMode:
    """Watch an engine until there are so many steps, or all."""
    window.open_document(Document(puzzle))
    window.modes.choose("watch")
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    mode.panel.pill(engine).click()
    end = time.monotonic() + PATIENCE_S
    while mode.player.length < steps and not mode.player.whole and time.monotonic() < end:
        QTest.qWait(20)
    return mode


def quantile(values: Sequence[float], part: float) -> float:
    """A quantile."""
    return sorted(values)[min(int(part * len(values)), len(values) - 1)]


def timed(run: Callable[[], object], times: int) -> list[float]:
    """Processor seconds of this thread, for each run."""
    found = []
    for _ in range(times):
        begun = time.thread_time()
        run()
        found.append(time.thread_time() - begun)
    return found


def step_back(window: Window, name: str, puzzle: Puzzle) -> list[object]:
    """Steps back from a million, drawn and painted each."""
    mode = watched(window, puzzle, "backtrack", FAR)
    player, view = mode.player, window.editor.view
    player.go(min(FAR, player.length))
    begun, recording = player.step, player.screenings[0].recording
    replayed = []

    def back() -> None:
        QTest.keyClick(view, Qt.Key.Key_Left)
        replayed.append(recording.replayed)
        view.viewport().repaint()

    found = timed(back, BACKS)
    assert player.step == begun - BACKS
    return [
        name,
        f"{begun:,}",
        f"{max(replayed):,}",
        milliseconds(quantile(found, 0.5)),
        milliseconds(max(found)),
    ]


def full_speed(player: Player) -> int:
    """The highest speed at which a recording is no shorter than a second; "at once" is none."""
    gears = range(len(SPEEDS) - 2, 0, -1)
    lasts = (gear for gear in gears if player.length * STEP_MS >= SPEEDS[gear] * 1000)
    return next(lasts, 0)


def play(window: Window, name: str, puzzle: Puzzle, engine: str, steps: int) -> list[object]:
    """The event loop while a recording plays at full speed."""
    mode = watched(window, puzzle, engine, steps)
    player = mode.player
    wall: list[float] = []
    own: list[float] = []
    last = [time.perf_counter(), time.thread_time()]

    def tick() -> None:
        now = [time.perf_counter(), time.thread_time()]
        wall.append(now[0] - last[0])
        own.append(now[1] - last[1])
        last[:] = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    gear = full_speed(player)
    player.set_gear(gear)
    player.go(0)
    player.set_playing(True)
    timer.start(TICK_MS)
    tick()
    wall.clear()
    own.clear()
    end = time.monotonic() + PLAYED_S
    while time.monotonic() < end:
        if not player.playing:
            player.set_playing(True)
        QTest.qWait(10)
    timer.stop()
    player.set_playing(False)
    long = sum(gap > LONG_S for gap in wall)
    return [
        name,
        engine,
        f"{player.length:,}",
        milliseconds(quantile(own, 0.5)),
        milliseconds(quantile(own, 0.99)),
        milliseconds(max(own)),
        f"{long} of {len(wall):,}",
        milliseconds(max(wall)),
        speed_words(SPEEDS[gear]),
    ]


def main() -> None:
    """Measure and keep the tables."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        store = QSettings(f"{scratch}/settings.ini", QSettings.Format.IniFormat)
        window = make_window(Settings(store))
        window.resize(1440, 900)
        window.show()
        Garbage(window)
        hexagon = sparse_path(Board.hexagon(6), 40)
        squares = sparse_path(Board.square(30, 40), 100)
        loop = Puzzle(SLITHERLINK, Board.square(30, 40))
        backs = [
            step_back(window, "hexagon of radius 6", hexagon),
            step_back(window, "30 x 40 squares", squares),
        ]
        plays = [
            play(window, "hexagon of radius 6", hexagon, "backtrack", 200_000),
            play(window, "30 x 40 squares", squares, "backtrack", 200_000),
            play(window, "30 x 40 Slitherlink", loop, "loop-sat", 50),
        ]
        window.close()
    keep(
        "watching",
        "Watching solvers",
        [
            "Steps back from far out, each drawn and painted: processor time of the window's "
            "thread.",
            table(["board", "from step", "moves replayed at the most", "median", "worst"], backs),
            "The event loop while a recording plays at full speed (8,192 times; a short one at the "
            "highest speed at which it lasts a second) and still grows, seen by a timer of 5 ms on "
            "a machine that others keep busy too. Own: processor time of the window's thread "
            "between two ticks.",
            table(
                [
                    "board",
                    "engine",
                    "steps",
                    "own, median",
                    "own, 99 in 100",
                    "own, worst",
                    "gaps over 16 ms",
                    "longest gap",
                    "speed",
                ],
                plays,
            ),
        ],
        ["PySide6-Essentials", "python-sat"],
    )


if __name__ == "__main__":
    main()
