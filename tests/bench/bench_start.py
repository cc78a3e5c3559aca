"""The start: processor time of commands, the first paint of the window, the memory of processes.

``python -m tests.bench.bench_start [--runs 7] [--only commands|window|solvers] [--fast]``. Every
figure is of a process of its own, with all modules compiled and settings of its own. Beside ours
stand floors: what bare Python, bare numba, bare python-sat and an empty window of Qt take on the
same machine in the same run; no program that uses them can do with less. Memory is that of
``/proc/PID/smaps_rollup``: RSS all that is resident, PSS with shared pages divided among those who
share them, USS what would be free if the process ended. With ``--fast`` one run of each is made and
nothing is recorded.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from studio import formats
from studio.engines import kernels
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work import examples
from studio.work.findings import Failed, Finding, Finished
from studio.work.solving import IDLE, LOOK_S, Solving
from studio.work.worker import IDLE_S
from tests.bench.puzzles import puzzles
from tests.bench.report import keep, table

ROOT = Path(__file__).parents[2]
PACKAGES = ("PySide6-Essentials", "python-sat", "numba", "numpy")
RUNS = 7
REST_S = 1.0
"""A process that worked less than a fiftieth of this time in it is at rest."""
SETTLED_S = 30.0
"""After so long it is looked at even if it is not at rest."""

CHECK_S, PAINT_S, WINDOW_MB, SOLVER_MB = 0.15, 0.35, 110, 150
"""What is wanted."""

BARE = {
    "`python -c pass`": "pass",
    "`import pysat.solvers`": "import pysat.solvers",
    "`import numpy`": "import numpy",
    "`import numba`": "import numba",
    "`import PySide6.QtWidgets`": "import PySide6.QtWidgets",
}

TOLD = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer

class Probe(QObject):
    seen = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.seen:
            self.seen = True
            QTimer.singleShot(0, lambda: print(time.monotonic(), time.process_time(), flush=True))
        return False

probe = Probe()
"""
"""What says a word when the first paint event has been handled."""

EMPTY = f"""
{TOLD}
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
app.installEventFilter(probe)
window = QMainWindow()
window.resize(1200, 800)
window.show()
sys.exit(app.exec())
"""
"""The least that a window of Qt from Python takes."""

OURS = f"""
import studio.__main__ as start
from studio.loading import uncollected
with uncollected():
    import studio.gui.app as app
{TOLD}
make = app.make_application
def probed():
    application = make()
    application.installEventFilter(probe)
    return application
app.make_application = probed
sys.exit(start.main(sys.argv[1:]))
"""
"""The program as it starts."""


@dataclass(frozen=True)
class Memory:
    """Megabytes of a process."""

    rss: float
    pss: float
    uss: float

    def cells(self) -> list[str]:
        """Three columns of a table."""
        return [f"{self.rss:.0f}", f"{self.pss:.0f}", f"{self.uss:.0f}"]


def memory(pid: int) -> Memory:
    """What a process holds now."""
    found: dict[str, int] = {}
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]:
        name, _, rest = line.partition(":")
        found[name] = int(rest.split()[0])
    own = found["Private_Clean"] + found["Private_Dirty"]
    return Memory(found["Rss"] / 1024, found["Pss"] / 1024, own / 1024)


def worked(pid: int) -> float:
    """Seconds of a processor that a living process has taken."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def settle(pid: int) -> None:
    """Wait until a process is at rest."""
    until = time.monotonic() + SETTLED_S
    before = -1.0
    while time.monotonic() < until and (now := worked(pid)) - before > REST_S / 50:
        before = now
        time.sleep(REST_S)


def installed(folder: str) -> dict[str, str]:
    """The environment of an installed program: modules compiled, settings of its own."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    own = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "PYTHONPYCACHEPREFIX")
    return {**kept, **{name: str(Path(folder) / name.lower()) for name in own}}


def times(command: Sequence[str], env: Mapping[str, str]) -> tuple[float, float]:
    """Seconds of a processor, and seconds, of a command from its start to its end."""
    started = time.monotonic()
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    return used.ru_utime + used.ru_stime, time.monotonic() - started


def shown(values: Sequence[float]) -> list[str]:
    """Median and worst, as two columns of a table."""
    return [f"{statistics.median(values):.3f}", f"{max(values):.3f}"]


def smallest(key: str) -> tuple[Path, Puzzle]:
    """The smallest example of a family."""
    found = [
        (path, puzzle)
        for path in examples.files()
        if path.parent.name == key
        for puzzle in [formats.read(path).puzzle]
    ]
    return min(found, key=lambda item: (len(item[1].board.cells), len(item[1].clues)))


def families() -> list[str]:
    """The keys of all that have examples, in the order of the folders."""
    return list(dict.fromkeys(path.parent.name for path in examples.files()))


def commands(runs: int, env: Mapping[str, str]) -> list[str]:
    """Tables of the command line."""
    python = [sys.executable]
    asked: dict[str, list[str]] = {name: [*python, "-c", program] for name, program in BARE.items()}
    asked["`studio --version`"] = [*python, "-m", "studio", "--version"]
    sizes = dict.fromkeys(asked, "")
    for key in families():
        path, puzzle = smallest(key)
        name = f"`studio check`, {puzzle.rule.name}"
        asked[name] = [*python, "-m", "studio", "check", str(path)]
        sizes[name] = f"{len(puzzle.board.cells) or len(puzzle.board.corners)}"
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in asked}
    # By turns, so that what else runs falls on all alike; the first round compiles the modules.
    for turn in range(runs + 1):
        for name, command in asked.items():
            found = times(command, env)
            if turn:
                taken[name].append(found)
    rows = [
        [name, sizes[name], *shown([cpu for cpu, _ in found]), *shown([wall for _, wall in found])]
        for name, found in taken.items()
    ]
    ours = [[cpu for cpu, _ in found] for name, found in taken.items() if "check" in name]
    medians = [statistics.median(found) for found in ours]
    kept = sum(median < CHECK_S for median in medians)
    return [
        f"Commands, each {runs} times by turns, in seconds. Wanted: {CHECK_S} s of a processor for "
        f"`studio check`; {kept} of {len(medians)} families keep to it at the median, whose own "
        f"median is {statistics.median(medians):.3f} s.",
        table(["command", "cells", "processor", "worst", "elapsed", "worst"], rows),
    ]


@contextmanager
def displays() -> Iterator[dict[str, dict[str, str]]]:
    """The platforms of Qt that a window can be opened on here, each with its environment."""
    found = {"offscreen": {"QT_QPA_PLATFORM": "offscreen"}}
    server = None
    if shutil.which("Xvfb"):
        read, write = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1000x24"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        if number:
            found["xcb"] = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"}
    try:
        yield found
    finally:
        if server is not None:
            server.kill()
            server.wait()


def painted(program: str, env: Mapping[str, str], rest: bool) -> tuple[float, float, list[Memory]]:
    """Seconds to the first paint and of a processor until then; memory then, and at rest."""
    started = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    with process.stdout:
        at, processor = map(float, process.stdout.readline().split())
        found = [memory(process.pid)]
        if rest:
            time.sleep(2 * REST_S)
            found.append(memory(process.pid))
            settle(process.pid)
            found.append(memory(process.pid))
        process.kill()
        process.wait()
    return at - started, processor, found


def window(runs: int, env: Mapping[str, str]) -> list[str]:
    """Tables of the window."""
    programs = {"an empty window of Qt from Python": EMPTY, "Oneline Studio": OURS}
    paints: list[list[str]] = []
    sizes: list[list[str]] = []
    with displays() as platforms:
        taken: dict[tuple[str, str], list[tuple[float, float, list[Memory]]]] = {}
        for turn in range(runs + 1):
            for platform, more in platforms.items():
                for name, program in programs.items():
                    # Memory hardly differs from run to run, and waiting for rest takes long. The
                    # round before compiles what is loaded after the first paint, too.
                    found = painted(program, {**env, **more}, rest=turn < 2)
                    if turn:
                        taken.setdefault((platform, name), []).append(found)
    for (platform, name), runs_of in taken.items():
        paints.append(
            [
                name,
                platform,
                *shown([cpu for _, cpu, _ in runs_of]),
                *shown([wall for wall, _, _ in runs_of]),
            ]
        )
        moments = ("first paint", "two seconds later", "at rest")
        for moment, size in zip(moments, runs_of[0][2], strict=True):
            sizes.append([name, platform, moment, *size.cells()])
    return [
        f"From the start of the process to the first paint, {runs} times by turns, in seconds. "
        f"Wanted: {PAINT_S} s.",
        table(["window", "platform", "processor", "worst", "elapsed", "worst"], paints),
        "Its memory in MB. At rest: once what cards and modes need is loaded, on the welcome page. "
        f"Wanted: {WINDOW_MB} MB.",
        table(["window", "platform", "when", "RSS", "PSS", "USS"], sizes),
    ]


def bare_memory(program: str, env: Mapping[str, str]) -> Memory:
    """The memory of Python once it has done something."""
    process = subprocess.Popen(
        [sys.executable, "-c", f"{program}\nprint(flush=True)\ninput()"],
        cwd=ROOT,
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    with process.stdout:
        process.stdout.readline()
        found = memory(process.pid)
        process.kill()
        process.communicate()
    return found


def answered(solving: Solving, ended: threading.Event, revision: int, puzzle: Puzzle) -> int:
    """Let a puzzle be analysed, wait until the solver process is at rest; its number."""
    ended.clear()
    solving.analyse(revision, native.write(puzzle, PLAIN).decode())
    ended.wait(2 * SETTLED_S)
    pid = solving.pids[0]
    settle(pid)
    # Then it gives memory back.
    time.sleep(IDLE_S + REST_S)
    return pid


def solvers(env: Mapping[str, str], idle: bool) -> list[str]:
    """The table of solver processes; ``idle``: also of one that nobody asked for a minute."""
    for _ in kernels.load():  # so that they are compiled
        pass
    rows = [[name, *bare_memory(program, env).cells()] for name, program in BARE.items()]
    ended = threading.Event()

    def tell(revision: int, finding: Finding) -> None:
        if isinstance(finding, Finished | Failed):
            ended.set()

    solving = Solving(tell)
    try:
        small = answered(solving, ended, 1, puzzles(10)[0])
        asked = memory(small)
        spare = solving.pids[1]
        settle(spare)
        rows.append(["solver process that was never asked", *memory(spare).cells()])
        rows.append(["after the analysis of a 10x10 Slitherlink", *asked.cells()])
        if idle:
            time.sleep(IDLE + LOOK_S)
            rows.append(["what stands in for it a minute later", *memory(solving.pids[0]).cells()])
        large = answered(solving, ended, 2, puzzles(50)[0])
        rows.append(["then of one of 50x50", *memory(large).cells()])
    finally:
        solving.close()
    return [
        f"Memory of solver processes at rest, in MB. Wanted: {SOLVER_MB} MB.",
        table(["process", "RSS", "PSS", "USS"], rows),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and write the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--only", choices=("commands", "window", "solvers"))
    parser.add_argument("--fast", action="store_true")
    options = parser.parse_args(arguments)
    runs = 1 if options.fast else options.runs
    parts: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        env = installed(folder)
        if options.only in (None, "commands"):
            parts += commands(runs, env)
        if options.only in (None, "window"):
            parts += window(runs, env)
        if options.only in (None, "solvers"):
            parts += solvers(env, idle=not options.fast)
    load = f"Load of the machine at the end: {os.getloadavg()[0]:.1f} for its processors."
    if options.fast or options.only:
        print("\n\n".join([*parts, load]))
        return
    keep("start", "The start", [load, *parts], PACKAGES)


if __name__ == "__main__":
    main()
