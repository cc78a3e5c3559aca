"""Loops of n x n points with their states in files: time, memory, disk.

``python -m tests.bench.bench_external [FOLDER [FIRST LAST]]`` counts those of 14 to 18 points, or
of the sizes given, with files in FOLDER (that of the system for what is temporary), and writes
``results/external.md``. Each size takes some 3.3 times as long as the one before: all up to 18
points some five minutes, 20 points half an hour.

Every count is a process of its own. Time is processor time of the whole process, memory the most
that it held, where the system does not count what it keeps of files.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from studio.engines import kernels
from studio.engines.engine import Token
from studio.work.counting import Total
from studio.work.counting_on_disk import count_on_disk
from tests.bench.bench_counting import cycles
from tests.bench.report import keep, table

FIRST, LAST = 14, 18


def measure(n: int, folder: str) -> None:
    """What a process of its own does: count, and print what it took as JSON."""
    kernels.load_all()
    states = disk = 0
    started, clock = time.process_time(), time.monotonic()
    for event in count_on_disk(cycles(n), Path(folder), Token()):
        if isinstance(event, Total):
            assert event.exact, event.words
            break
        states, disk = max(states, event.states), max(disk, event.nbytes)
    taken = time.process_time() - started, time.monotonic() - clock
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps([str(event.count), states, *taken, held, disk / 1e9]))


def main() -> None:
    """Measure, print and keep the table."""
    given = sys.argv[1:]
    folder = given[0] if given else tempfile.gettempdir()
    first, last = map(int, given[1:3]) if len(given) > 1 else (FIRST, LAST)
    rows = []
    for n in range(first, last + 1):
        command = [sys.executable, "-m", "tests.bench.bench_external", "--measure", str(n), folder]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        count, states, seconds, clock, held, disk = json.loads(done.stdout)
        cells = (f"{states:,}", f"{seconds:.1f} s", f"{clock:.0f} s", f"{held:.0f} MB")
        rows.append([f"{n}x{n}", *cells, f"{disk:.2f} GB", count])
        print(*rows[-1], sep=" | ", flush=True)
    head = ("points", "states at most", "processor", "clock", "memory", "files", "loops")
    says = (
        "Loops of n x n points by one process with its states in files (`studio count --on-disk`):"
        " the most states between two stages, processor time, time by the clock, the most memory of"
        " the process, the most that its files took, and the count."
    )
    keep("external", "Counts with states in files", [says, table(head, rows)], ("numba", "numpy"))


if __name__ == "__main__":
    if "--measure" in sys.argv:
        measure(int(sys.argv[-2]), sys.argv[-1])
    else:
        main()
