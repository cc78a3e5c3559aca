"""Whatever strangers write, readers read it or refuse it: soon, within bounds, with their error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.fuzz import BYTES, READERS, SECONDS

FEW = 300
MANY = 100_000
ROOT = Path(__file__).parents[2]


def fuzzed(cases: int, seed: int, *readers: str) -> list[dict[str, float]]:
    """What the readers did with so many files each."""
    command = [sys.executable, "-m", "tests.contract.fuzz", str(cases), str(seed), *readers]
    # As the program sets it: threads that wait for each other count as time of the reader.
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["reader"] for line in told] == list(readers)
    return told


def test_every_reader_bears_spoilt_files() -> None:
    told = fuzzed(FEW, 1, *READERS)
    assert all(line["cases"] == FEW for line in told)
    # Files that are all refused at their first byte would say little.
    assert sum(line["read"] > 0 for line in told) > len(READERS) / 2


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("reader", READERS)
def test_every_reader_bears_a_hundred_thousand(reader: str) -> None:
    (told,) = fuzzed(MANY, 1, reader)
    assert told["cases"] == MANY and told["read"] > 0
    assert told["slowest_s"] <= SECONDS
    # Of the whole process, with all that it imports; the limit on a single file is set in there.
    assert told["peak_rss_mb"] < BYTES / 2**20


def test_a_reader_that_fails_is_caught() -> None:
    command = [sys.executable, "-c", FAILING]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "case 1 of board" in done.stderr


FAILING = """
from pathlib import Path
from tests.contract import fuzz
fuzz.board = lambda data: 1 / 0
fuzz.run("board", 5, 1, Path("."))
"""
