"""Loops from scratch beside cspuz_core, the fastest solver in Rust that reads puzz.link.

``python -m tests.bench.bench_cspuz LIBRARY [BOARDS.json]``. LIBRARY is what ``cargo build --release
-p cspuz_solver_backend`` makes of github.com/semiexp/cspuz_core. It is asked, in this process, for
what all loops of a board have in common, which shows whether there is one loop only. BOARDS.json
has published boards as for ``bench_loops``; the Masyus (``masyus.txt``, made by this program) and
Slitherlinks (``slitherlinks.txt``) of several sizes are our own.

cspuz_core starts from the link, so we do: reading and compiling included. A column shows our engine
alone, from the compiled problem.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from studio import formats
from studio.engines import kernels
from tests.bench.bench_loops import LOOPS, studio, tail
from tests.bench.puzzles import puzzles
from tests.bench.report import keep, table

TURNS = 3
"""For each board; the fastest counts."""

MASYUS = Path(__file__).parent / "masyus.txt"
"""Links without the address of a site, a board in each line."""

SLITHERLINKS = ((10, 20), (20, 12), (30, 5))
"""Rows, and how many of the kept puzzles of that size."""


class Peer:
    """The library of cspuz_core."""

    def __init__(self, library: Path) -> None:
        self._solve = ctypes.CDLL(str(library.resolve())).solve_problem
        self._solve.restype = ctypes.POINTER(ctypes.c_ubyte)
        self._solve.argtypes = [ctypes.c_char_p, ctypes.c_size_t]

    def unique(self, link: str) -> bool | None:
        """Has the board one loop only? None where the library does not know the genre."""
        sent = link.encode()
        answer = self._solve(sent, len(sent))
        length = int.from_bytes(bytes(answer[:4]), "little")
        told = json.loads(bytes(answer[4 : 4 + length]))
        return told["description"]["isUnique"] if told["status"] == "ok" else None


def boards(published: Path | None) -> Iterator[tuple[str, str]]:
    """Names of rows, and a link for each board."""
    for line in MASYUS.read_text(encoding="utf-8").split():
        _, columns, rows, _ = line.split("/")
        yield f"Masyu {rows}x{columns}", f"https://puzz.link/p?{line}"
    for size, many in SLITHERLINKS:
        for puzzle in puzzles(size)[:many]:
            yield f"Slitherlink {size}x{size}", formats.encode(puzzle, "puzzlink").decode().strip()
    if published is not None:
        for board in json.loads(published.read_text(encoding="utf-8"))["boards"]:
            yield f"{board['genre']}, published", board["url"]


def seconds(work: Callable[[], object]) -> float:
    """Processor time of some work, in seconds."""
    started = time.process_time()
    work()
    return time.process_time() - started


def row(name: str, links: Sequence[str], peer: Peer) -> list[str]:
    """The times of some boards, the programs by turns on each, and the ratios."""
    times: dict[str, list[float]] = defaultdict(list)
    for link in links:
        problem = formats.read(link).puzzle.compile().problem
        if peer.unique(link) is None:
            continue
        ways: dict[str, Callable[[], object]] = {
            "whole": lambda link=link: studio(formats.read(link).puzzle.compile().problem),
            "engine": lambda problem=problem: studio(problem),
            "peer": lambda link=link: peer.unique(link),
        }
        turns = [{way: seconds(work) for way, work in ways.items()} for _ in range(TURNS)]
        for way in ways:
            times[way].append(min(turn[way] for turn in turns))
    if not times:
        return [f"{name} ({len(links)})", "-", "-", "not known", "-", "-"]
    ratios = (
        statistics.median(map(float.__truediv__, times["peer"], times[way]))
        for way in ("whole", "engine")
    )
    told = (tail(times[way]) for way in ("whole", "engine", "peer"))
    return [f"{name} ({len(links)})", *told, *(f"{ratio:.1f}x" for ratio in ratios)]


def main() -> None:
    """Measure, print and keep the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("library", type=Path)
    parser.add_argument("file", nargs="?", type=Path, default=LOOPS if LOOPS.exists() else None)
    chosen = parser.parse_args()
    for _ in kernels.load("cuts", "inference", "loop_search"):
        pass  # as solver processes do before they are asked
    peer = Peer(chosen.library)
    groups: dict[str, list[str]] = defaultdict(list)
    for name, link in boards(chosen.file):
        groups[name].append(link)
    head = (
        "boards",
        "from the link: median, slowest",
        "loop-sat alone",
        "cspuz_core",
        "ratio",
        "of loop-sat alone",
    )
    says = (
        "Find the loop and prove it is the only one. Processor time, the fastest of three turns on "
        "each board; the ratios are cspuz_core's time by ours, at the median board."
    )
    rows = [row(name, links, peer) for name, links in groups.items()]
    keep("cspuz", "Loops beside cspuz_core", [says, table(head, rows)], ("python-sat", "numba"))


if __name__ == "__main__":
    main()
