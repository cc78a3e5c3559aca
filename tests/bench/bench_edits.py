"""From an edit to its verdict: random single-number edits, and numbers placed on a blank board.

``python -m tests.bench.bench_edits [--tilings]``: on squares and on a board of about 400 cells of
every tiling, or on these alone. The verdict is up to two answers from a live oracle that has
seen all edits before. Processor time, with and without the compiling of the puzzle to a problem.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import time
from collections.abc import Sequence

from studio.board import Cell
from studio.board.outlines import OUTLINES, PLACED, Outline
from studio.engines.clue_sets.memory import RememberingOracle
from studio.engines.engine import Model, Oracle, Token
from studio.engines.events import Verdict
from studio.engines.sampling.loop import random_loop
from studio.engines.sat.loop_sat import LoopOracle
from studio.families import SLITHERLINK
from studio.puzzle import Clue, Puzzle
from tests.bench.puzzles import SHARE, full_clues, puzzles, region
from tests.bench.report import keep, milliseconds, table

EDITS = 400
RUNS = ((30, 4), (50, 2))
"""Rows, and how many of the kept puzzles of that size are edited."""

TILED = 400
"""Cells of the boards of other tilings, about."""

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
                value = rng.randrange(puzzle.board.sides(spot.at))
                edited = puzzle.placed(Clue("numbers", spot, value))
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


def on_tiling(outline: Outline) -> Puzzle:
    """A puzzle of a random loop on a tiling; numbers are dropped while it stays unique."""
    rng = random.Random(outline.lattice)
    board = outline.measured(outline.measures_near(TILED))
    blank = Puzzle(SLITHERLINK, board)
    loop = random_loop(board.loop_graph, rng.randrange(1 << 30))
    assert loop is not None
    clues = list(SLITHERLINK.candidate_clues(blank, blank.compile(), loop))
    puzzle = blank.placed(*clues)
    assert isinstance(puzzle, Puzzle)
    oracle = RememberingOracle(LoopOracle(board.loop_graph))
    for clue in rng.sample(clues, len(clues)):
        if len(puzzle.clues) <= SHARE * len(board):
            break
        fewer = puzzle.erased(clue)
        if verdict(oracle, fewer)[0] is Verdict.UNIQUE:
            puzzle = fewer
    return puzzle


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
    """Measure, print and keep the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tilings", action="store_true", help="of squares nothing")
    tilings_alone = parser.parse_args().tilings
    rows = []
    for size, many in () if tilings_alone else RUNS:
        starts = puzzles(size)[:many]
        ways = [edits(puzzle, random.Random(i)) for i, puzzle in enumerate(starts)]
        rows.append(measured(f"{size}x{size}, edit and undo", ways, starts))
        ways = [wander(puzzle, random.Random(i)) for i, puzzle in enumerate(starts)]
        rows.append(measured(f"{size}x{size}, erase and put back", ways, starts))
    for size, many in () if tilings_alone else BLANK:
        ways = [filling(size, random.Random(i)) for i in range(many)]
        rows.append(measured(f"{size}x{size}, blank", ways, [way[0] for way in ways]))
    tiled = []
    for outline in {one.lattice: one for one in (*OUTLINES, *PLACED)}.values():
        start = on_tiling(outline)
        way = edits(start, random.Random(0))
        name = f"{outline.lattice}, {len(start.board)} cells"
        tiled.append(measured(name, [way], [start]))
    head = ["board", "edits", "median", "p99", "max", "compile", "memory alone", "none/one/several"]
    says = (
        "From an edit to its verdict (up to two answers), processor time of the oracle; compiling "
        "the puzzle to a problem apart. Memory alone: edits that needed no call of the solver."
    )
    also = "The same on boards of all tilings, edit and undo, one puzzle each."
    keep(
        "edits",
        "Edits",
        [says, table(head, rows), also, table(head, tiled)],
        ("python-sat", "numba"),
    )


if __name__ == "__main__":
    main()
