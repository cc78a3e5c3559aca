"""Walks of jump mazes: all of them counted with their sums, beside a plain recursive search.

``python -m tests.bench.bench_walks``. Both start from the problem and sort the walks by length and
by sum. The random mazes are the first with 20,000 to 270,000 walks from a fixed seed.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator

from studio.board import At, Board, Cell
from studio.engines.engine import Limit, Token
from studio.engines.search.simple_paths import Survey, surveys
from studio.families.jump_maze import JUMP_MAZE
from studio.puzzle import Clue, Clues, EndsAt, Problem, Puzzle, StartsAt, ValuesSum
from tests.bench.report import keep, milliseconds, table

SCHONBRUNN = (
    (2, -2, 4, -1, 3),
    (-3, 3, 1, 3, -2),
    (1, -2, 0, -2, -3),
    (-3, 2, -3, 2, -4),
    (4, -2, 1, -3, 2),
)
RICH = range(20_000, 270_001)
MAZES = 10
TURNS = 5


def maze(values: tuple[tuple[int, ...], ...], start: At, target: At) -> Problem:
    """The problem of a table of values, with a sum asked for so that sums are kept."""
    jumps = {Cell((r, c)): v for r, row in enumerate(values) for c, v in enumerate(row)}
    board = Board.square(len(values), len(values[0]))
    clues = Clues({"jumps": jumps}).having(Clue("start", Cell(start)), Clue("target", Cell(target)))
    return Puzzle(JUMP_MAZE, board, clues, {"sum": 0}).compile().problem


def random_problem(rng: random.Random, size: int) -> Problem:
    """A board full of jumps, from the middle of the last row to the centre."""
    reach = size // 2 + 1
    values = [
        [rng.choice((-1, 1)) * rng.randint(1, reach) for _ in range(size)] for _ in range(size)
    ]
    values[size // 2][size // 2] = 0
    return maze(tuple(map(tuple, values)), (size - 1, size // 2), (size // 2, size // 2))


def rich_problems() -> Iterator[Problem]:
    """Random 7x7 mazes with as many walks as asked for."""
    rng = random.Random(1)
    while True:
        problem = random_problem(rng, 7)
        survey = survey_of(problem, Limit(nodes=8_000_000))
        if survey.exact and sum(survey.by_length.values()) in RICH:
            yield problem


def survey_of(problem: Problem, limit: Limit, token: Token | None = None) -> Survey:
    """Our count."""
    *_, survey = surveys(problem, limit, token or Token())
    return survey


def plain(problem: Problem) -> tuple[dict[int, int], dict[int, int]]:
    """The same by recursion, without any pruning."""
    start = next(c.node for c in problem.constraints if isinstance(c, StartsAt))
    target = next(c.node for c in problem.constraints if isinstance(c, EndsAt))
    values = next(c.values for c in problem.constraints if isinstance(c, ValuesSum))
    near = problem.graph.neighbours
    visited = [False] * problem.graph.size
    lengths: dict[int, int] = {}
    sums: dict[int, int] = {}

    def go(node: int, length: int, total: int) -> None:
        total += values[node]
        if node == target:
            lengths[length] = lengths.get(length, 0) + 1
            sums[total] = sums.get(total, 0) + 1
            return
        visited[node] = True
        for other in near[node]:
            if not visited[other]:
                go(other, length + 1, total)
        visited[node] = False

    go(start, 0, 0)
    return lengths, sums


def compare(name: str, problem: Problem) -> list[str]:
    """A row of the table; both must agree."""
    times: list[tuple[float, float]] = []
    for _ in range(TURNS):
        started = time.process_time()
        survey = survey_of(problem, Limit())
        between = time.process_time()
        lengths, sums = plain(problem)
        times.append((between - started, time.process_time() - between))
        assert survey.exact and (survey.by_length, survey.by_sum) == (lengths, sums)
    walks = sum(lengths.values())
    ours, other = (min(column) for column in zip(*times, strict=True))
    return [name, f"{walks:,}", milliseconds(ours), milliseconds(other), f"{other / ours:.0f}x"]


def stopping() -> str:
    """How long a count that is cancelled goes on, and how far it came."""
    rng = random.Random(9)
    while survey_of(problem := random_problem(rng, 9), Limit(nodes=200_000_000)).exact:
        pass
    late = []
    for _ in range(5):
        token = Token()
        told: list[float] = []

        def cancel(token: Token = token, told: list[float] = told) -> None:
            told.append(time.perf_counter())
            token.cancel()

        timer = threading.Timer(0.4, cancel)
        timer.start()
        survey = survey_of(problem, Limit(), token)
        late.append(time.perf_counter() - told[0])
        assert not survey.exact
    walks = sum(survey.by_length.values())
    return (
        f"A random 9x9 maze, cancelled after 0.4 s: at least {walks:,} walks by then; "
        f"the count ends {milliseconds(max(late))} after the call at the latest of five."
    )


def main() -> None:
    """Measure, print and keep the table."""
    mazes = rich_problems()
    rows = [compare("Schonbrunn", maze(SCHONBRUNN, (4, 2), (2, 2)))]
    rows += [compare(f"random 7x7, {i}", next(mazes)) for i in range(1, MAZES + 1)]
    head = ["maze", "number of walks", "studio", "plain recursion", "ratio"]
    says = (
        f"Every walk counted, by length and by sum; by turns, the best of {TURNS} for both, in "
        "time of the processor, since other work went on beside it."
    )
    keep("walks", "Walks of jump mazes", [says, table(head, rows), stopping()], ("numba",))


if __name__ == "__main__":
    main()
