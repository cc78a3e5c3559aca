"""Two engines on each of many puzzles: do they ever differ?

    python -m tests.bench.bench_two_engines [COUNT] [--loops]

COUNT puzzles (10,000 unless told) of the first families, of many sizes and lattices, or, with
``--loops``, of all genres of loops on small boards. They are made at random: with one solution,
with a clue taken away, or with a clue changed, so that all three verdicts occur. Each is judged by
the engine that serves the window and by one that shares no encoding with it, and every proof of the
second is checked step by step; loops also by what infers before it searches. Ends with an error if
two ever differ.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable

from studio.board import Board, Cell
from studio.board.free import graph_board
from studio.engines import kernels
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.families import JUMP_MAZE, JUMP_TOUR, NUMBER_PATH, ONE_STROKE, RULES, SLITHERLINK
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, Puzzle, Rule, Shape
from studio.work.codes import Unverified
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from studio.work.verified import Verified
from studio.work.verify import verify
from tests.bench.report import keep, table

COUNT = 10_000

SECONDS = 30.0
"""After so long a puzzle counts as not confirmed."""


def made(rule: Rule, board: Board, rng: random.Random, weights: dict[str, float]) -> Puzzle | None:
    """A puzzle with one solution; now and then with a clue less, or with another clue."""
    options = GenerateOptions(seed=rng.randrange(10**6), weights=weights)
    *_, found = generate(rule, board, options, Token(SECONDS))
    if not isinstance(found, Generated):
        return None
    puzzle = found.puzzle
    clues = list(puzzle.clues.all())
    chance = rng.random()
    if not clues or chance < 0.4:
        return puzzle
    clue = rng.choice(clues)
    if chance < 0.7:
        return puzzle.erased(clue)
    values = list(puzzle.rule.values(puzzle, puzzle.kind(clue.kind), clue.spot))
    if not values:
        return puzzle.erased(clue)
    changed = puzzle.erased(clue).placed(Clue(clue.kind, clue.spot, rng.choice(values)))
    return changed if isinstance(changed, Puzzle) and not changed.faults() else puzzle


def number_path(rng: random.Random) -> Puzzle | None:
    """Squares with or without diagonals, and hexagons; numbers, diamonds or both."""
    sizes = rng.randint(3, 7), rng.randint(3, 7)
    board = rng.choice(
        (
            Board.square(*sizes),
            Board.square(min(sizes), 5, king=True),
            Board.hexagon(rng.randint(1, 3), flat=rng.random() < 0.5),
            Board.hexagon(2, holes=[(0, 0)]),
        )
    )
    weights = rng.choice(({}, {"diamonds": 1.0}, {"labels": 1.0, "diamonds": 2.0}))
    return made(NUMBER_PATH, board, rng, weights)


def slitherlink(rng: random.Random) -> Puzzle | None:
    """Squares and hexagons, some with a hole."""
    rows, columns = rng.randint(3, 10), rng.randint(3, 10)
    holes = [(rows // 2, columns // 2)] if rng.random() < 0.2 else []
    board = rng.choice((Board.square(rows, columns, holes=holes), Board.hexagon(rng.randint(2, 4))))
    return made(SLITHERLINK, board, rng, {})


def jump_tour(rng: random.Random) -> Puzzle | None:
    """Pen and paper on small boards."""
    return made(JUMP_TOUR, Board.square(5, rng.randint(5, 6)), rng, {})


def jump_maze(rng: random.Random) -> Puzzle | None:
    """Random jumps on squares and hexagons, with and without a sum."""
    board = Board.square(rng.randint(2, 5), rng.randint(2, 5))
    if rng.random() < 0.3:
        board = Board.hexagon(rng.randint(1, 2))
    cells = list(board.cells)
    start, target = rng.sample(cells, 2)
    values = [v for v in range(-3, 4) if v]
    clues = [Clue("jumps", Cell(at), 0 if at == target else rng.choice(values)) for at in cells]
    marks = [Clue("start", Cell(start)), Clue("target", Cell(target))]
    options = {"sum": rng.randint(-3, 6)} if rng.random() < 0.6 else {}
    if options and rng.random() < 0.5:
        options["count_start"] = False
    puzzle = Puzzle(JUMP_MAZE, board, options=options).placed(*marks)
    assert isinstance(puzzle, Puzzle)
    puzzle = puzzle.placed(*clues)
    return puzzle if isinstance(puzzle, Puzzle) and not puzzle.faults() else None


def one_stroke(rng: random.Random) -> Puzzle | None:
    """Random drawings, some with lines side by side, some with given ends."""
    nodes = rng.randint(3, 6)
    places = rng.sample([(x, y) for x in range(4) for y in range(4)], nodes)
    pairs = [tuple(sorted(rng.sample(range(nodes), 2))) for _ in range(rng.randint(2, 9))]
    pairs = [pair for pair in pairs if pairs.count(pair) <= 2]
    puzzle = Puzzle(ONE_STROKE, graph_board(places, pairs))
    kinds = rng.choice(((), ("start",), ("start", "end")))
    marks = [Clue(kind, Cell(rng.choice(puzzle.board.cells))) for kind in kinds]
    placed = puzzle.placed(*marks)
    return placed if isinstance(placed, Puzzle) and pairs else None


def loop(rng: random.Random) -> Puzzle | None:
    """A loop of any genre on a small board of squares, now and then of hexagons."""
    rule = rng.choice(LOOPS)
    board = Board.square(rng.randint(3, 5), rng.randint(3, 6))
    if "hex" in rule.lattices and rng.random() < 0.3:
        board = Board.hexagon(2)
    return made(rule, board, rng, {})


LOOPS = tuple(
    rule
    for rule in RULES
    if rule.generator is not None
    and "square" in rule.lattices
    and Puzzle(rule, Board.square(3, 3)).compile().problem.shape is Shape.CYCLE
)

MAKERS: tuple[Callable[[random.Random], Puzzle | None], ...] = (
    number_path,
    slitherlink,
    jump_maze,
    one_stroke,
    jump_tour,
)
WEIGHTS = (4, 4, 4, 4, 1)


def main() -> int:
    """Judge so many puzzles twice; 1 if two engines ever differ."""
    parser = argparse.ArgumentParser()
    parser.add_argument("count", nargs="?", type=int, default=COUNT)
    parser.add_argument("--loops", action="store_true", help="loops of all genres")
    chosen = parser.parse_args()
    count = chosen.count
    for _ in kernels.load("cuts", "inference", "loop_search"):
        pass  # so that loops are inferred before they are searched for
    makers, weights = ((loop,), (1,)) if chosen.loops else (MAKERS, WEIGHTS)
    rng = random.Random(20)
    verdicts: dict[str, Counter[str]] = defaultdict(Counter)
    wrong: list[str] = []
    begun = time.monotonic()
    judged = 0
    while judged < count:
        puzzle = rng.choices(makers, weights)[0](rng)
        if puzzle is None:
            continue
        judged += 1
        *_, verified = verify(puzzle, Token(SECONDS))
        assert isinstance(verified, Verified)
        tally = verdicts[puzzle.rule.name]
        tally[verified.verdict.value] += 1
        tally["certified"] += verified.facts is not None
        spoilt = verified.reason is not None and verified.reason.code is Unverified.WRONG_PROOF
        if chosen.loops:
            problem = puzzle.compile().problem
            *_, done = LOOP_SAT.run(problem, Task.COUNT, Limit(solutions=2), Token(SECONDS))
            assert isinstance(done, Done)
            spoilt |= done.verdict is not verified.first.verdict
        if verified.disagree or spoilt:
            wrong.append(native.write(puzzle, PLAIN).decode())
            sys.stderr.write(f"{verified.first} {verified.second} {verified.reason}\n{wrong[-1]}\n")
    words = [verdict.value for verdict in Verdict]
    rows = [
        [name, *(tally[word] for word in words), tally["certified"]]
        for name, tally in verdicts.items()
    ]
    rows.append(["all", *(sum(t[w] for t in verdicts.values()) for w in (*words, "certified"))])
    text = table(["family", *words, "with a checked certificate"], rows)
    said = (
        f"{judged:,} puzzles, each judged by two engines that share no encoding: "
        f"{len(wrong)} differences. {time.monotonic() - begun:,.0f} s."
    )

    name = "two-engines-loops" if chosen.loops else "two-engines"
    keep(name, "Two engines on each puzzle", [text, said], ["python-sat"])
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
