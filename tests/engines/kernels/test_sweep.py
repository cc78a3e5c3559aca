"""The counting kernels with the compiler switched off, their plain twin, and their tables."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from studio.engines.kernels import (
    broad,
    few,
    fields,
    joins,
    narrow,
    patterns,
    shares,
    sources,
    table,
)
from studio.engines.kernels.census import count_fixing
from studio.engines.kernels.table import add, bits_of_sum, enter_all
from tests.engines.frontier import points
from tests.engines.sweep_plain import count_lines

SMALL_CASES = """
import random
from studio.board import Board
from studio.engines.counting import plan as frontier_plan
from studio.engines.counting import rounds as frontier_rounds
from studio.engines.search.brute import BRUTE
from studio.engines.counting.census import census
from studio.engines.engine import Task, Token
from studio.engines.counting.loops import FRONTIER_LOOPS
from studio.engines.counting.paths import FRONTIER_PATHS
from studio.engines.kernels import sweep
from studio.puzzle import Problem, Shape, StepAt
from tests.engines.frontier import any_heading, any_problem, count, one_way, points, table

assert not hasattr(sweep.forward, "signatures"), "the compiler is at work"
for narrow, broad in ((14, 24), (-1, 24), (-1, -1)):
    frontier_plan.NARROW_SLOTS, frontier_plan.BROAD_SLOTS = narrow, broad
    assert count(FRONTIER_LOOPS, Problem(points(5, 5), Shape.CYCLE)) == 9349
    graph = Board.hexagon(1).cell_graph
    assert count(FRONTIER_PATHS, Problem(graph, Shape.HAMILTONIAN_PATH)) == 60
strip = Problem(points(7, 3), Shape.CYCLE)
one_by_one = table(strip).shares
frontier_rounds.FEWEST_SLOTS = 1
assert table(strip).shares == one_by_one
rng = random.Random(1)
for board in (Board.square(3, 3), Board.hexagon(1), Board.square(2, 4, king=True)):
    for _ in range(12):
        problem = any_problem(board, rng)
        engine = FRONTIER_LOOPS if problem.shape is Shape.CYCLE else FRONTIER_PATHS
        found = table(problem)
        assert count(engine, problem) == count(BRUTE, problem) == found.total
        assert len(list(found.solutions())) == found.total
for _ in range(12):
    problem = any_heading(rng, one_way(4, 0.7, rng))
    if FRONTIER_PATHS.declines(problem, Task.COUNT) is None:
        assert count(FRONTIER_PATHS, problem) == count(BRUTE, problem)
run = census(Board.square(2, 3), Token())
while True:
    try:
        next(run)
    except StopIteration as end:
        assert (end.value.loops, end.value.puzzles) == (40, 1161)
        break
print("passed")
"""


def test_small_cases_without_the_compiler() -> None:
    """Also the overflow of the hashes must be quiet there: warnings are errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", SMALL_CASES],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.stdout.strip() == "passed", done.stderr


@pytest.mark.parametrize(("rows", "columns", "loops"), [(2, 2, 1), (3, 3, 13), (4, 4, 213)])
def test_the_plain_twin_counts_loops(rows: int, columns: int, loops: int) -> None:
    graph = points(rows, columns)
    assert count_lines(graph.size, graph.edges, spanning=False, closed=True) == loops


def test_limbs_carry() -> None:
    rng = random.Random(4)
    edge = (0, 1, 2**64 - 1, 2**63)
    for _ in range(200):
        a, b = (rng.choice((*edge, rng.randrange(2**64))) for _ in range(2))
        carry = rng.randrange(2)
        low, high = add(np.uint64(a), np.uint64(b), np.uint64(carry))
        assert int(low) + (int(high) << 64) == a + b + carry


def test_the_upper_limb_of_a_product() -> None:
    rng = random.Random(5)
    edge = (0, 1, 2**32 - 1, 2**32, 2**63, 2**64 - 1)
    for _ in range(200):
        a, b = (rng.choice((*edge, rng.randrange(2**64))) for _ in range(2))
        assert int(shares.upper(np.uint64(a), np.uint64(b))) == a * b >> 64


@pytest.mark.parametrize("words", [1, 3])
def test_the_index_holds_every_row(words: int) -> None:
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 2**64, (40, words + 1), dtype=np.uint64)
    index = np.full(128, -1, np.int32)
    enter_all(rows, 40, words, index)
    assert sorted(index[index >= 0]) == list(range(40))


@pytest.mark.parametrize("size", [1, 31, 63, 64, 65, 127, 190])
def test_a_sum_of_counts_fits_the_bits_that_are_told(size: int) -> None:
    rng = random.Random(size)
    for used in (1, 2, 40):
        numbers = [2**size - 1, *(rng.randrange(2**size) for _ in range(used - 1))]
        limbs = [[7, *(n >> 64 * j & 2**64 - 1 for j in range(3))] for n in numbers]
        bits = bits_of_sum(np.array(limbs, np.uint64), used, 1)
        assert sum(numbers).bit_length() <= bits <= max(34, sum(numbers).bit_length() + 33)


def test_sets_that_fix_a_row_of_numbers() -> None:
    # Three loops' numbers on seven cells, so that sets take more than one word.
    numbers = np.array([[1, 2, 0, 3, 2, 1, 0], [1, 2, 0, 3, 2, 1, 1], [0, 2, 4, 3, 1, 1, 1]])
    weights = 1 << np.arange(7)
    planes = np.array([((numbers >> p) & 1) @ weights for p in range(3)]).astype(np.uint64)
    fixing = np.zeros(3, np.int64)
    count_fixing(planes, 0, 3, 7, np.zeros(2, np.uint64), fixing, np.zeros(1, np.uint8))
    for k in range(3):
        alone = 0
        for cells in range(1, 128):
            chosen = [c for c in range(7) if cells >> c & 1]
            same = [all(row[c] == numbers[k][c] for c in chosen) for row in numbers]
            alone += sum(same) == 1
        assert fixing[k] == alone


def test_a_kernel_knows_the_sources_it_was_built_from(tmp_path: Path) -> None:
    a, b = tmp_path / "a.py", tmp_path / "b.py"
    a.write_text("one")
    b.write_text("two")
    before = sources(str(a), str(b))
    assert before == sources(str(a), str(b)) >= 0
    b.write_text("six")
    assert sources(str(a), str(b)) != before


@pytest.mark.parametrize(
    "kernel",
    [narrow, few, broad, joins, patterns, shares, table],
    ids=lambda kernel: kernel.__name__,
)
def test_fields_written_out_are_those_of_the_plan(kernel: ModuleType) -> None:
    names = [name for name in vars(kernel) if name.isupper() and hasattr(fields, name)]
    assert names
    for name in names:
        assert getattr(kernel, name) == getattr(fields, name), name
