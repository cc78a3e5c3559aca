"""From an edit to its verdict: random single-number edits, and numbers placed on a blank board.

``python -m tests.bench.bench_edits``. The verdict is up to two answers from a live oracle that has
seen all edits before. Processor time, with and without the compiling of the puzzle to a problem.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Sequence

from studio.board import Cell
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Model, Oracle, Token
from studio.engines.events import Verdict
from studio.engines.sat.loop_sat import LoopOracle
from studio.puzzle import Clue, Puzzle
from tests.bench.puzzles import full_clues, puzzles, region
from tests.bench.report import keep, milliseconds, table

EDITS = 400
RUNS = ((30, 4), (50, 2))
"""Rows, and how many of the kept puzzles of that size are edited."""

BLANK = ((30, 4), (50, 1))
"""Rows of blank boards, and how many are filled, number by number."""


def verdict(oracle: Oracle, puzzle: Puzzle) -> tuple[Verdict, float, float]:
    """How many answers, and the seconds of compiling and of asking."""
    started = time.process_time()
    hold = frozenset(puzzle.compile().problem.constraints)
    compiled = time.process_time()
    first = oracle.ask(hold, [], Token())
    result = Verdict.NONE
    if isinstance(first, Model):
        second = oracle.ask(hold, [oracle.facts(first.trace)], Token())
        result = Verdict.SEVERAL if isinstance(second, Model) else Verdict.UNIQUE
    return result, compiled - started, time.process_time() - compiled


def edits(puzzle: Puzzle, rng: random.Random) -> list[Puzzle]:
    """A designer's way around a unique puzzle: erase, place and change one number at a time.

    Half of the edits undo the one before, since that is what she does when she dislikes it.
    """
    cells = puzzle.board.cells
    here, way = puzzle, []
    for step in range(EDITS):
        if step % 2:
            here = puzzle
        else:
            spot = Cell(rng.choice(cells))
            standing = puzzle.clues_on(spot)
            if standing and rng.random() < 0.5:
                here = puzzle.erased(*standing)
            else:
                edited = puzzle.placed(Clue("numbers", spot, rng.randrange(4)))
                assert isinstance(edited, Puzzle)
                here = edited
        way.append(here)
    return way


def wander(puzzle: Puzzle, rng: random.Random) -> list[Puzzle]:
    """Numbers erased and put back one at a time, about ten of them missing at any moment."""
    here, way = puzzle, []
    missing: list[Clue] = []
    for _ in range(EDITS):
        if rng.random() < len(missing) / 20:
            edited = here.placed(missing.pop(rng.randrange(len(missing))))
            assert isinstance(edited, Puzzle)
            here = edited
        else:
            clue = rng.choice(list(here.clues.all()))
            missing.append(clue)
            here = here.erased(clue)
        way.append(here)
    return way


def filling(rows: int, rng: random.Random) -> list[Puzzle]:
    """A blank board filled with the numbers of one loop, in random order, up to two fifths."""
    board = puzzles(rows)[0].board
    clues = rng.sample(full_clues(board, region(board, rng)), len(board) * 2 // 5)
    way = [puzzles(rows)[0].erased(*puzzles(rows)[0].clues.all())]
    for clue in clues:
        edited = way[-1].placed(clue)
        assert isinstance(edited, Puzzle)
        way.append(edited)
    return way


def measured(name: str, ways: Sequence[Sequence[Puzzle]], first: Sequence[Puzzle]) -> list[object]:
    """One row of the table: each way with an oracle of its own, warmed by one puzzle."""
    times, compiling = [], []
    asked = passed_on = edited = alone = 0
    verdicts = dict.fromkeys(Verdict, 0)
    for way, start in zip(ways, first, strict=True):
        oracle = RememberingOracle(LoopOracle(start.board.loop_graph))
        verdict(oracle, start)
        # The edits to come are no part of what a solver process would hold.
        gc.collect()
        gc.freeze()
        for puzzle in way:
            before = oracle.passed_on
            result, compile_time, ask_time = verdict(oracle, puzzle)
            verdicts[result] += 1
            times.append(ask_time)
            compiling.append(compile_time)
            edited += 1
            alone += oracle.passed_on == before
        asked += oracle.asked
        passed_on += oracle.passed_on
    cuts = statistics.quantiles(times, n=100)
    return [
        name,
        edited,
        *(milliseconds(t) for t in (statistics.median(times), cuts[98], max(times))),
        milliseconds(statistics.median(compiling)),
        f"{alone / edited:.0%}",
        " / ".join(str(verdicts[v]) for v in (Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL)),
    ]


def main() -> None:
    """Measure, print and keep the table."""
    rows = []
    for size, many in RUNS:
        starts = puzzles(size)[:many]
        ways = [edits(puzzle, random.Random(i)) for i, puzzle in enumerate(starts)]
        rows.append(measured(f"{size}x{size}, edit and undo", ways, starts))
        ways = [wander(puzzle, random.Random(i)) for i, puzzle in enumerate(starts)]
        rows.append(measured(f"{size}x{size}, erase and put back", ways, starts))
    for size, many in BLANK:
        ways = [filling(size, random.Random(i)) for i in range(many)]
        rows.append(measured(f"{size}x{size}, blank", ways, [way[0] for way in ways]))
    head = ["board", "edits", "median", "p99", "max", "compile", "memory alone", "none/one/several"]
    says = (
        "From an edit to its verdict (up to two answers), processor time of the oracle; compiling "
        "the puzzle to a problem apart. Memory alone: edits that needed no call of the solver."
    )
    keep("edits", "Edits", [says, table(head, rows)], ("python-sat", "numba"))


if __name__ == "__main__":
    main()
