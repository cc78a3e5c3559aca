"""Loops of all genres from scratch beside OR-tools and clingo, and how long an edit waits.

``python -m tests.bench.bench_loops [--boards N] [--genre KEY] [BOARDS.json]``. BOARDS.json has
published boards (``boards``: each with ``genre``, ``url``, ``rows``, ``columns``); without it those
beside the repository are taken. For each board our engine and the peers that are there (extra
``bench``) take turns: find the loop and prove that there is no other, from the compiled problem.

The second table is the time from an edit to its verdict, compiling included: clues of the board
nearest to 20x20 of each genre are erased, put back and changed, one after the other, with a live
oracle.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from studio import formats
from studio.engines import kernels
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.puzzle import Clue, Problem, Puzzle
from tests.bench.bench_edits import verdict
from tests.bench.loop_peers import MOST_SECONDS, circuit, clingo
from tests.bench.report import keep, milliseconds, table

LOOPS = Path(__file__).parents[3] / "shared" / "data" / "loops.json"
EDITS = 300
WANTED = 400
"""Cells of the board on which edits are measured: 20x20."""

PEERS: tuple[tuple[str, str, Callable[[Problem], int]], ...] = (
    ("clingo", "clingo", clingo),
    ("CP-SAT circuit", "ortools.sat.python.cp_model", circuit),
)


def studio(problem: Problem) -> int:
    """Our engine, asked for two answers; says how many there are."""
    *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(solutions=2), Token())
    assert isinstance(done, Done) and done.verdict is not Verdict.UNKNOWN
    return done.count


def seconds(solve: Callable[[Problem], int], problem: Problem) -> float | None:
    """Processor time for the verdict; None where a peer gave up or cannot be told the rule."""
    started = time.process_time()
    try:
        count = solve(problem)
    except (TimeoutError, TypeError):
        return None
    assert count == 1, f"{solve.__name__} finds {count} loops"
    return time.process_time() - started


def tail(times: Sequence[float]) -> str:
    """The median and the slowest of some times."""
    return f"{milliseconds(statistics.median(times))}, {milliseconds(max(times))}"


def genre_row(name: str, puzzles: Sequence[Puzzle], peers: Sequence[str]) -> list[str]:
    """The times of one genre, the programs by turns on each board; a ratio to the better peer."""
    taken: dict[str, list[float | None]] = defaultdict(list)
    for puzzle in puzzles:
        problem = puzzle.compile().problem
        for program, _, solve in (("studio", "", studio), *PEERS):
            if program == "studio" or program in peers:
                taken[program].append(seconds(solve, problem))
    ours = [t for t in taken["studio"] if t is not None]
    row = [f"{name} ({len(puzzles)})", tail(ours)]
    best: list[float] = []
    for program, _, _ in PEERS:
        times = taken.get(program, [])
        told = [MOST_SECONDS if t is None else t for t in times]
        given_up = sum(t is None for t in times)
        row.append("-" if not told else tail(told) + (f", gave up {given_up}" if given_up else ""))
        if told:
            best.append(statistics.median(told))
    row.append(f"{min(best) / statistics.median(ours):.1f}x" if best else "-")
    return row


def edits(puzzle: Puzzle, rng: random.Random) -> Iterator[Puzzle]:
    """Clues erased, put back and given other values, one at a time; few are away at any moment."""
    here = puzzle
    missing: list[Clue] = []
    given = [clue for clue in puzzle.clues.all() if not puzzle.kind(clue.kind).fixed]
    for _ in range(EDITS if given else 0):
        if missing and rng.random() < 0.5:
            after = here.placed(missing.pop(rng.randrange(len(missing))))
        else:
            clue = rng.choice(given)
            missing.append(clue)
            values = puzzle.rule.values(puzzle, puzzle.kind(clue.kind), clue.spot)
            if values and rng.random() < 0.3:
                after = here.placed(Clue(clue.kind, clue.spot, rng.choice(values)))
            else:
                after = here.erased(clue)
        if isinstance(after, Puzzle) and not after.faults():
            here = after
            yield here


def edit_row(name: str, puzzle: Puzzle) -> list[str]:
    """How long edits of a board wait for their verdict: compiling and asking."""
    compiled = puzzle.compile()
    oracle = oracle_for(compiled.problem)  # it remembers
    verdict(oracle, puzzle)
    way = list(edits(puzzle, random.Random(name)))
    gc.collect()
    gc.freeze()
    times = []
    for edited in way:
        _, compiling, asking = verdict(oracle, edited)
        times.append(compiling + asking)
    gc.unfreeze()
    size = f"{name} ({len(puzzle.board)} cells)"
    if len(times) < 2:
        return [size, "0", "-", "-", "-"]
    last = statistics.quantiles(times, n=100)[98]
    told = (statistics.median(times), last, max(times))
    return [size, f"{len(times):,}", *map(milliseconds, told)]


def main() -> None:
    """Measure, print and keep the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", nargs="?", type=Path, default=LOOPS)
    parser.add_argument("--boards", type=int, default=1_000, help="of each genre at most")
    parser.add_argument("--genre", help="of this one alone")
    chosen = parser.parse_args()
    for _ in kernels.load("cuts", "inference", "loop_search"):
        pass  # as solver processes do before they are asked
    peers = [name for name, package, _ in PEERS if find_spec(package.partition(".")[0])]
    for _, package, _ in PEERS:
        if find_spec(package.partition(".")[0]):
            import_module(package)  # a peer's time begins with the problem
    by_genre: dict[str, list[Puzzle]] = defaultdict(list)
    for board in json.loads(chosen.file.read_text(encoding="utf-8"))["boards"]:
        if chosen.genre in (None, board["genre"]):
            by_genre[board["genre"]].append(formats.read(board["url"]).puzzle)
    head = ("genre", "loop-sat: median, slowest", *(name for name, _, _ in PEERS), "to the better")
    rows, waits = [], []
    for name, puzzles in by_genre.items():
        rows.append(genre_row(name, puzzles[: chosen.boards], peers))
        near = min(puzzles, key=lambda puzzle: abs(len(puzzle.board) - WANTED))
        waits.append(edit_row(name, near))
    says = (
        "Find the loop and prove it is the only one, from scratch; median and slowest processor "
        "time of a board, the programs by turns on each. The last column is the better peer's "
        f"median by ours. A peer gives up after {MOST_SECONDS:.0f} s a call, which then count."
    )
    edited = ("genre", "edits", "median", "99 in 100", "slowest")
    about = "From an edit to its verdict, compiling included, on the board nearest to 20x20."
    parts = [says, table(head, rows), about, table(edited, waits)]
    keep("loops", "Loops of all genres", parts, ("python-sat", "numba", "clingo", "ortools"))


if __name__ == "__main__":
    main()
