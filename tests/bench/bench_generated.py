"""Two thousand generated puzzles over all families, grids and options, each judged independently.

``python -m tests.bench.bench_generated``. No judge had a part in making the puzzles: Slitherlinks
are made by SAT and counted by tables of partial loops, lines through all cells are made by SAT and
searched by backtracking, mazes are judged by a plain depth-first search, figures by Euler's count
of odd corners and the stroke itself.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from studio.board import Board, Cell
from studio.board.free import lines_of
from studio.engines.engine import Token
from studio.families import JUMP_MAZE, JUMP_TOUR, NUMBER_PATH, ONE_STROKE, SLITHERLINK
from studio.puzzle import Rule
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.bench.report import keep, table
from tests.work.test_generate import BOTH, EVERY, HOLED, removable, solutions
from tests.work.test_maze import all_walks, total

SEEDS = 80


@dataclass(frozen=True)
class Judged:
    """One puzzle as judged: has it one solution, and are its clues minimal (None: no question)?"""

    unique: bool
    minimal: bool | None


@dataclass(frozen=True)
class Case:
    """What is made, how it is judged, and how often."""

    name: str
    rule: Rule
    board: Board
    judge: Callable[[Generated], Judged]
    options: Mapping[str, Any] = field(default_factory=dict)
    seeds: int = SEEDS


def single(made: Generated) -> Judged:
    """Every clue alone."""
    return Judged(solutions(made.puzzle) == 1, made.minimal and not removable(made.puzzle))


def several(made: Generated) -> Judged:
    """A puzzle with more clues than are needed, or whose clues go in groups."""
    return Judged(solutions(made.puzzle) == 1, None)


def walk(made: Generated) -> Judged:
    """All walks of the sum asked for, by a search that prunes nothing."""
    wanted = made.puzzle.option("sum")
    walks = all_walks(made.puzzle)
    found = [w for w in walks if wanted is None or total(made.puzzle, w) == wanted]
    return Judged(found == [made.line], None)


def stroke(made: Generated) -> Judged:
    """Is every line drawn once, and are there two odd corners or none?"""
    board = made.puzzle.board
    assert not board.has_faces
    edges = Counter(lines_of(board).edges)
    steps = Counter((min(a, b)[0], max(a, b)[0]) for a, b in pairwise(made.line))
    degrees = Counter(node for edge in lines_of(board).edges for node in edge)
    return Judged(steps == edges and sum(d % 2 for d in degrees.values()) in (0, 2), None)


SQUARE, HEX = Board.square(5, 6), Board.hexagon(2)
FEW = {"aim": "fewest"}
TURN = {"symmetry": "half-turn"}
RIM = frozenset(Cell(at) for at in SQUARE.cells if 0 in at)
CASES = (
    Case("Slitherlink 5x6", SLITHERLINK, SQUARE, single, seeds=200),
    Case("Slitherlink, hole", SLITHERLINK, HOLED, single),
    Case("Slitherlink, fewest", SLITHERLINK, Board.square(4, 4), single, FEW),
    Case("Slitherlink, half a turn", SLITHERLINK, SQUARE, several, TURN),
    Case("Slitherlink, 4 more", SLITHERLINK, SQUARE, several, {"aim": "generous", "extra": 4}),
    Case("Slitherlink, none on the rim", SLITHERLINK, SQUARE, single, {"never": RIM}),
    Case("Slitherlink, loose and winding", SLITHERLINK, SQUARE, single,
         {"chosen": {"density": 0.0, "straight": -0.6}}),
    Case("hex Slitherlink", SLITHERLINK, HEX, single),
    Case("numbers 5x6", NUMBER_PATH, SQUARE, single, seeds=160),
    Case("numbers, hole", NUMBER_PATH, HOLED, single),
    Case("numbers, closed", NUMBER_PATH, Board.square(4, 6), single,
         {"settings": {"closed": True}}),
    Case("numbers, fewest", NUMBER_PATH, Board.square(4, 5), single, FEW),
    Case("numbers, a stretch drawn", NUMBER_PATH, SQUARE, single,
         {"line": ((1, 1), (1, 2), (2, 2), (2, 3))}),
    Case("King's path", NUMBER_PATH, Board.square(4, 4, king=True), single),
    Case("Rikudo", NUMBER_PATH, HEX, single, seeds=160),
    Case("Rikudo, diamonds", NUMBER_PATH, HEX, single, {"weights": {"diamonds": 1.0}}),
    Case("Rikudo, both", NUMBER_PATH, HEX, single, {"weights": BOTH}),
    Case("Rikudo, all five kinds", NUMBER_PATH, HEX, single, {"weights": EVERY}),
    Case("Rikudo, fewest of both", NUMBER_PATH, HEX, single, {"weights": BOTH, **FEW}),
    Case("jump tour 5x5", JUMP_TOUR, Board.square(5, 5), single),
    Case("jump maze 5x5", JUMP_MAZE, Board.square(5, 5), walk, {"length": 7}, 120),
    Case("jump maze 4x5, sum 0", JUMP_MAZE, Board.square(4, 5), walk,
         {"length": 6, "settings": {"sum": 0}}),
    Case("hex jump maze", JUMP_MAZE, HEX, walk, {"length": 6}),
    Case("one stroke, squares", ONE_STROKE, Board.square(4, 4), stroke, seeds=120),
    Case("one stroke, hexagons", ONE_STROKE, HEX, stroke),
)  # fmt: skip


def main() -> None:
    """Make, judge, print and keep the table."""
    rows = []
    sums: Counter[str] = Counter()
    for case in CASES:
        tally: Counter[str] = Counter()
        making = 0.0
        for seed in range(1, case.seeds + 1):
            started = time.process_time()
            options = GenerateOptions(seed=seed, **case.options)
            *_, made = generate(case.rule, case.board, options, Token())
            making += time.process_time() - started
            if not isinstance(made, Generated):
                tally["none"] += 1
                continue
            judged = case.judge(made)
            tally["made"] += 1
            tally["unique"] += judged.unique
            tally["asked"] += judged.minimal is not None
            tally["minimal"] += bool(judged.minimal)
        sums.update(tally)
        minimal = f"{tally['minimal']} of {tally['asked']}" if tally["asked"] else ""
        rows.append(
            [
                case.name,
                str(tally["made"]),
                str(tally["unique"]),
                minimal,
                f"{1000 * making / case.seeds:.1f} ms",
            ]
        )
        print(*rows[-1], f"{tally['none']} not made", sep=" | ", flush=True)
    rows.append(
        ["all", str(sums["made"]), str(sums["unique"]), f"{sums['minimal']} of {sums['asked']}", ""]
    )
    print(*rows[-1], sep=" | ")
    says = (
        "Every puzzle is judged by an engine that had no part in making it: has it exactly one "
        "solution (a figure: does its stroke draw every line once), and is each of its clues "
        "needed, where that was promised. Where clues go in symmetric groups, or more were asked "
        "for than are needed, the second question is not asked. Time: of the processor, for "
        "making one, on boards small enough for the judges."
    )
    head = ["puzzles", "made", "one solution", "minimal", "time each"]
    keep("generated", "Generated puzzles, judged", [says, table(head, rows)], ("python-sat",))
    assert sums["unique"] == sums["made"] >= 2000
    assert sums["minimal"] == sums["asked"]


if __name__ == "__main__":
    main()
