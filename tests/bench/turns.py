"""Benches of this commit and of another one by turns: did anything that was fast become slow?

``python -m tests.bench.turns COMMIT [--rounds 2] [--folder FOLDER] BENCH...``. A bench is the name
of a module without ``bench_``, in quotes with its options. Both commits are cloned (into FOLDER, if
it is told, where a second run finds them), so that what the benches keep goes into no table of this
checkout. Each bench runs in one and the other, in another order each round; of every time and every
size in its tables the least of all rounds counts, which what else the machine does lengthens least.
Prints what is kept in ``results/turns.md``.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.bench.report import RESULTS, keep, table

ROOT = Path(__file__).resolve().parents[2]
UNITS = {"ms": 1e-3, "s": 1.0, "min": 60.0, "MB": 1.0}
FIGURE = re.compile(r"(\d[\d.,]*(?:e\+?\d+)?) (ms|s|min|MB)\b")
PLAIN = re.compile(r"\d+\.\d{2,3}")
"""Seconds and megabytes whose unit stands in the head of the table."""
MUCH = 1.25
"""What takes so many times as long is named."""
WORST = 4


class Place(NamedTuple):
    """Where a figure stands, and which of those in a cell it is."""

    file: str
    table: int
    row: str
    column: int
    number: int


def figures(file: Path) -> Iterator[tuple[Place, float]]:
    """All times and sizes in the tables of a report, and where they stand."""
    head: list[str] = []
    seen: dict[str, int] = {}
    tables = 0
    for line in file.read_text().splitlines():
        if not line.startswith("|"):
            head, seen = [], {}
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not head:
            head, tables = cells, tables + 1
            continue
        # Rows may have the same first cell: these are told apart by their order.
        seen[cells[0]] = seen.get(cells[0], 0) + 1
        for column, cell in enumerate(cells):
            if head[column] == "wanted":
                continue
            row = f"{cells[0]} {seen[cells[0]]}"
            for number, value in enumerate(_values(cell)):
                yield Place(file.stem, tables, row, column, number), value


def _values(cell: str) -> list[float]:
    if PLAIN.fullmatch(cell):
        return [float(cell)]
    found = FIGURE.findall(cell)
    return [float(value.replace(",", "")) * UNITS[unit] for value, unit in found]


def checkout(folder: Path, name: str, commit: str) -> Path:
    """A clone of this repository at a commit."""
    path = folder / name
    if not path.exists():
        subprocess.run(["git", "clone", "-q", "-s", ROOT, path], check=True)
    subprocess.run(["git", "-C", path, "checkout", "-qf", "--detach", commit], check=True)
    return path


def run(bench: str, path: Path) -> dict[Place, float]:
    """What the tables of a bench say that runs in a checkout."""
    name, *options = shlex.split(bench)
    results = path / "tests" / "bench" / "results"
    stamps = {file: file.stat().st_mtime_ns for file in results.glob("*.md")}
    command = [sys.executable, "-m", f"tests.bench.bench_{name}", *options]
    environment = {**os.environ, "PYTHONPATH": str(path), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, check=True, cwd=path, env=environment, stdout=subprocess.DEVNULL)
    found: dict[Place, float] = {}
    for file in results.glob("*.md"):
        if stamps.get(file) != file.stat().st_mtime_ns:
            found.update(figures(file))
    return found


def least(rounds: Sequence[Mapping[Place, float]]) -> dict[Place, float]:
    """The least of each figure that every round has."""
    common = set(rounds[0]).intersection(*rounds[1:])
    return {place: min(found[place] for found in rounds) for place in rounds[0] if place in common}


def compared(before: Mapping[Place, float], now: Mapping[Place, float]) -> list[str]:
    """The rest of a row of the table."""
    ratios = {
        place: now[place] / value
        for place, value in before.items()
        if place in now and value > 0 and now[place] > 0
    }
    if not ratios:
        return ["0", "", "", "", ""]
    mean = math.exp(sum(map(math.log, ratios.values())) / len(ratios))
    slow = sorted((p for p in ratios if ratios[p] > MUCH), key=lambda p: -ratios[p])
    quick = sum(ratio < 1 / MUCH for ratio in ratios.values())
    named = "; ".join(
        f"{place.row}, column {place.column + 1}: {before[place]:.3g} to {now[place]:.3g}"
        for place in slow[:WORST]
    )
    return [str(len(ratios)), f"{mean:.3f}", str(len(slow)), str(quick), named]


def main() -> None:
    """Run the benches by turns, and keep what came out."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.bench.turns")
    parser.add_argument("commit")
    parser.add_argument("benches", nargs="+")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--folder", type=Path)
    args = parser.parse_args()
    commits = {"before": _name(args.commit), "now": _name("HEAD")}
    rows = known_rows()
    with tempfile.TemporaryDirectory() as temporary:
        folder = args.folder or Path(temporary)
        paths = {which: checkout(folder, which, commit) for which, commit in commits.items()}
        for bench in args.benches:
            found: dict[str, list[dict[Place, float]]] = {"before": [], "now": []}
            for turn in range(args.rounds):
                for which in sorted(paths, reverse=turn % 2 == 1):
                    found[which].append(run(bench, paths[which]))
            words = compared(least(found["before"]), least(found["now"]))
            rows[bench] = [bench, *commits.values(), str(args.rounds), *words]
            print(table(HEAD, [rows[bench]]), flush=True)
    keep("turns", "Before and now by turns", (ABOUT, table(HEAD, rows.values())), PACKAGES)


HEAD = (
    "bench", "commit before", "now", "rounds", "figures", "now by before", "slower", "faster",
    "slowest",
)  # fmt: skip
ABOUT = (
    "Of each time and size in the tables of a bench the least of its rounds counts. Now by before: "
    f"the geometric mean of their ratios; slower: how many take more than {MUCH} times as long or "
    f"much, faster: less than {1 / MUCH:g}; and the worst of the slower ones, in seconds or MB. "
    "Benches that did not run this time stand as they were."
)
PACKAGES = ("PySide6-Essentials", "python-sat", "numba")


def known_rows() -> dict[str, list[str]]:
    """The rows that are kept, by their benches."""
    file = RESULTS / "turns.md"
    lines = file.read_text().splitlines() if file.exists() else []
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rows = (row for row in cells if len(row) == len(HEAD))
    return {row[0]: row for row in rows if row[0] not in (HEAD[0], "---")}


def _name(commit: str) -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", "--short=8", commit]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
