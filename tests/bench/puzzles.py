"""Slitherlinks to measure with: made once from a fixed seed, kept as text, read by every bench.

``python -m tests.bench.puzzles`` makes them anew. A random loop is the border of a simply connected
region grown cell by cell; all its numbers are dropped in random order while the puzzle stays
unique, until the share that published puzzles have is left. So, like those, few are minimal.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

from studio.board import At, Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Refuted, Token
from studio.engines.sat.loop_sat import LoopOracle
from studio.families import SLITHERLINK
from studio.puzzle import Clue, Constraint, Puzzle, Trace
from studio.work.analyse import Analysis

KEPT = Path(__file__).parent / "slitherlinks.txt"
SHARE = 0.45
"""Of all cells, how many have a number."""

SETS = ((10, 20), (20, 12), (30, 8), (50, 3))
"""Rows (and columns), and how many puzzles of that size."""

RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def full_check(puzzle: Puzzle) -> float:
    """Processor time of all that the panel says of a puzzle, by a solver that knows nothing yet."""
    started = time.process_time()
    compiled = puzzle.compile()
    for _ in Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run():
        pass
    return time.process_time() - started


def puzzles(rows: int) -> list[Puzzle]:
    """The kept puzzles with that many rows."""
    found = []
    for line in KEPT.read_text().splitlines():
        cells = [row.strip() for row in line.split("/")]
        if len(cells) == rows:
            found.append(puzzle_of(cells))
    return found


def puzzle_of(rows: list[str]) -> Puzzle:
    """The puzzle of some rows of digits and points."""
    puzzle = Puzzle(SLITHERLINK, Board.square(len(rows), len(rows[0])))
    numbers = {
        Cell((r, c)): int(mark)
        for r, row in enumerate(rows)
        for c, mark in enumerate(row)
        if mark != "."
    }
    placed = puzzle.placed(*(Clue("numbers", spot, value) for spot, value in numbers.items()))
    assert isinstance(placed, Puzzle)
    return placed


def text_of(puzzle: Puzzle, rows: int, columns: int) -> str:
    """The puzzle as rows of digits and points, with "/" between them."""
    numbers = puzzle.clues.of("numbers")
    cells = ((Cell((r, c)) for c in range(columns)) for r in range(rows))
    return "/".join(
        "".join("." if cell not in numbers else str(numbers[cell]) for cell in row) for row in cells
    )


def region(board: Board, rng: random.Random) -> set[At]:
    """A random region of squares with one loop as its border."""
    start = rng.choice(board.cells)
    inside = {start}
    border = list(board.neighbours(start))
    while border:
        at = border.pop(rng.randrange(len(border)))
        around = [(at[0] + dr, at[1] + dc) in inside for dr, dc in RING]
        changes = sum(a != b for a, b in zip(around, around[1:] + around[:1], strict=True))
        # Thin arms make a better loop than lumps; lumps are let pass now and then.
        lump = sum(around[1::2]) > 1
        if at in inside or changes != 2 or not any(around[1::2]) or (lump and rng.random() < 0.9):
            continue
        inside.add(at)
        border += [other for other in board.neighbours(at) if other not in inside]
    return inside


def full_clues(board: Board, inside: set[At]) -> list[Clue]:
    """The numbers of all cells for the loop around a region."""
    steps = board.lattice.straight
    return [
        Clue(
            "numbers",
            Cell(at),
            sum((at in inside) != ((at[0] + dr, at[1] + dc) in inside) for dr, dc in steps),
        )
        for at in board.cells
    ]


def make(rows: int, rng: random.Random) -> Puzzle:
    """A unique puzzle on a square board."""
    board = Board.square(rows, rows)
    while True:
        clues = full_clues(board, region(board, rng))
        whole = Puzzle(SLITHERLINK, board).placed(*clues)
        assert isinstance(whole, Puzzle)
        clue_of = dict(zip(whole.compile().problem.constraints, clues, strict=True))
        kept = _thinned(board, list(clue_of), rng)
        if kept is not None:
            erased = [clue for constraint, clue in clue_of.items() if constraint not in kept]
            return whole.erased(*erased)


def _thinned(
    board: Board, constraints: list[Constraint], rng: random.Random
) -> set[Constraint] | None:
    """Enough of the constraints for one loop only; None where not even all of them are."""
    oracle = LoopOracle(board.loop_graph)
    loop = oracle.ask(constraints, [], Token()).trace  # type: ignore[union-attr]
    if not _only(oracle, set(constraints), loop):
        return None
    kept = set(constraints)
    order = rng.sample(constraints, len(constraints))
    batch = max(1, len(order) // 8)
    while order and len(kept) > SHARE * len(constraints):
        fewer = kept.difference(order[:batch])
        if _only(oracle, fewer, loop):
            kept = fewer
            del order[:batch]
        elif batch == 1:
            del order[0]
            batch = 8
        else:
            batch //= 2
    return kept


def _only(oracle: LoopOracle, hold: set[Constraint], loop: Trace) -> bool:
    return isinstance(oracle.ask(hold, [oracle.facts(loop)], Token()), Refuted)


def _lines() -> Iterator[str]:
    for rows, many in SETS:
        rng = random.Random(rows)
        for _ in range(many):
            yield text_of(make(rows, rng), rows, rows)


if __name__ == "__main__":
    KEPT.write_text("\n".join(_lines()) + "\n")
