"""Grades: do published levels get rising grades, and how much does the ladder solve alone?

``python -m tests.bench.bench_grades``. The levels are those of Loopy (``tests/data``): what its own
solver needs. Ours is another ladder, so that it separates what it separates, and no more.
"""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from studio import formats
from studio.board import Board
from studio.engines.deduction import LoopLadder
from studio.engines.engine import Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Problem, Rule
from studio.work.easing import generate_wanted
from studio.work.explain import Explainer
from studio.work.generation import Generated, GenerateOptions
from studio.work.grade import WORDS, Grade, grade
from tests.bench.report import keep, table

DATA = Path(__file__).parent.parent / "data" / "loopy_levels.txt"
LEVELS = {"e": "easy", "n": "normal", "t": "tricky", "h": "hard"}
BOARDS = (
    (SLITHERLINK, Board.square(7, 7), "Slitherlink 7x7"),
    (SLITHERLINK, Board.square(10, 10), "Slitherlink 10x10"),
    (NUMBER_PATH, Board.hexagon(3), "Number path, hexagon of radius 3"),
    (NUMBER_PATH, Board.square(6, 6), "Number path 6x6"),
)
RUNS = 12


def puzzles() -> dict[str, list[tuple[str, str]]]:
    """For each size the level and game ID of all puzzles."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in DATA.read_text().splitlines():
        if not line.startswith("#"):
            level, game = line.split()
            size, _, rest = game.partition("t")
            name = f"{size}, hexagons" if rest[0] == "2" else size
            found.setdefault(name, []).append((level, game))
    return found


def climbed(problem: Problem) -> tuple[bool, float]:
    """Does the ladder solve it alone, and in how many seconds of the processor?"""
    started = time.process_time()
    ladder = LoopLadder(problem)
    while deductions := ladder.next():
        for deduction in deductions:
            ladder.learn(deduction.then)
    return ladder.open == 0, time.process_time() - started


def ladder_rows() -> Iterator[list[str]]:
    """A size and level a row: what the ladder solves alone, and in which time."""
    for name, games in puzzles().items():
        for key, word in LEVELS.items():
            some = [formats.read(game).puzzle for level, game in games if level == key]
            if some:
                runs = [climbed(puzzle.compile().problem) for puzzle in some]
                share = sum(solved for solved, _ in runs) / len(runs)
                seconds = statistics.median(seconds for _, seconds in runs)
                yield [name, word, str(len(some)), f"{share:.0%}", f"{seconds * 1000:.0f} ms"]


def graded(game: str) -> Grade:
    """The grade of a game ID."""
    found = grade(Explainer(formats.read(game).puzzle, Token()))
    assert found is not None
    return found


def grade_rows() -> Iterator[list[str]]:
    """A size a row: the median grade of each level, the words, and the rank correlation."""
    for name, games in puzzles().items():
        if name == "30x40":
            continue
        grades = [(level, graded(game)) for level, game in games]
        numbers = [found.number for _, found in grades]
        ranks = ["enth".index(level) for level, _ in grades]
        row = [name]
        for key in LEVELS:
            some = [found for level, found in grades if level == key]
            words = Counter(found.word for found in some)
            share = " ".join(f"{words[word]}" for word in WORDS)
            row.append(f"{statistics.median(found.number for found in some):.1f} ({share})")
        yield [*row, f"{spearman(numbers, ranks):.2f}"]


def spearman(first: Sequence[float], second: Sequence[float]) -> float:
    """The correlation of ranks; equal values share theirs."""
    return statistics.correlation(_ranks(first), _ranks(second))


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]


def made(rule: Rule, board: Board, wanted: str, seed: int) -> float | None:
    """The grade of a generated puzzle; None where none came out so."""
    options = GenerateOptions(seed=seed, difficulty=wanted)  # type: ignore[arg-type]
    *_, event = generate_wanted(rule, board, options, Token())
    if not isinstance(event, Generated):
        return None
    found = grade(Explainer(event.puzzle, Token()))
    assert found is not None and found.word == wanted
    return found.number


def made_rows() -> Iterator[list[str]]:
    """A board a row: the median grade of generated puzzles of each difficulty."""
    for rule, board, name in BOARDS:
        row = [name]
        for word in WORDS:
            numbers = [made(rule, board, word, seed) for seed in range(RUNS)]
            there = [number for number in numbers if number is not None]
            row.append(f"{statistics.median(there):.1f} ({len(there)} of {RUNS})")
        yield row


def main() -> None:
    """Measure and keep the tables."""
    ladder = table(
        ["size", "Loopy's level", "puzzles", "solved by the ladder alone", "median time"],
        ladder_rows(),
    )
    levels = table(["size", *LEVELS.values(), "rank correlation"], grade_rows())
    generated = table(["generated", *WORDS], made_rows())
    parts = [
        "Times are of the processor, on a machine shared with other work.",
        ladder,
        f"Median grade of each level, and how many of its puzzles are called {', '.join(WORDS)}. "
        "Loopy's easy and normal come out nearly alike. Larger boards get higher grades.",
        levels,
        "Median grade of generated puzzles, and how many of the runs gave one.",
        generated,
    ]
    keep("grades", "Grades", parts, ())


if __name__ == "__main__":
    main()
