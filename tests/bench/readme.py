"""The table "How fast" of README.md, made from the recorded results.

Run ``python -m tests.bench.readme`` after a benchmark; a test holds that README has what it makes.
Ratios are rounded down: what is claimed was reached.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.report import RESULTS, table

README = Path(__file__).parents[2] / "README.md"
BEGIN, END = "<!-- made by tests/bench/readme.py -->", "<!-- end of what is made -->"

RATIO = re.compile(r"([\d.,]+) ?x")

Row = dict[str, str]
"""A line of a table, by its column heads."""


def tables(name: str) -> list[list[Row]]:
    """The tables of ``results/<name>.md`` in their order."""
    found: list[list[Row]] = []
    head: list[str] | None = None
    for line in (RESULTS / f"{name}.md").read_text().splitlines():
        if not line.startswith("|"):
            head = None
            continue
        cells = [cell.strip().strip("*") for cell in line.strip().strip("|").split("|")]
        if head is None:
            head = cells
            found.append([])
        elif set(cells[0]) != {"-"}:
            found[-1].append(dict(zip(head, cells, strict=True)))
    return found


def ratio(cell: str) -> float:
    """The first "12.3x" of a cell; ValueError if there is none."""
    found = RATIO.search(cell)
    if found is None:
        raise ValueError(f"There is no ratio in “{cell}”.")
    return float(found[1].replace(",", ""))


def times(value: float) -> str:
    """A ratio, rounded down: "1.8x", "16x", "3,712x", "about 90,000x"."""
    if value < 3:
        return f"{int(10 * value) / 10:.1f}x"
    if value < 10_000:
        return f"{int(value):,}x"
    unit: int = 10 ** (len(str(int(value))) - 1)
    return f"about {int(value / unit) * unit:,}x"


def longer(cell: str) -> str:
    """A ratio in which we are the slower ones, rounded up."""
    return f"{math.ceil(10 * float(cell)) / 10:.1f}"


def each(values: Sequence[float], joint: str = ", ") -> str:
    """Several ratios one after the other."""
    return joint.join(map(times, values))


def span(values: Sequence[float]) -> str:
    """From the least to the largest ratio."""
    return f"{times(min(values))} to {times(max(values))}"


def _rows() -> Iterator[tuple[str, str, str]]:
    """What was measured, the peer, and how many times as fast ours is."""
    slitherlinks, tail = tables("slitherlink")
    yield (
        "Slitherlink 10x10, 20x20, 30x30: solve and prove unique",
        "clingo",
        each([ratio(row["clingo"]) for row in slitherlinks]) + " faster",
    )
    many = sum(int(row["puzzles"].replace(",", "")) for row in tail)
    yield (
        f"{many:,} Slitherlinks, 10x10 to 30x45: solve and prove unique, the slowest of a size",
        "the median of its size",
        f"at most {math.ceil(max(ratio(row['to the median']) for row in tail))} times as long",
    )
    easy, hard = (
        next(row for row in tables("loopy")[0] if row["boards"].startswith(f"30x45, {level}"))
        for level in ("easy", "hard")
    )
    yield (
        "Slitherlinks of 30x45 that deduction alone solves, easy and hard ones",
        "Loopy, in C",
        " and ".join(longer(row["ours by Loopy's"]) for row in (easy, hard)) + " times as long",
    )
    loops = [ratio(row["to the better"]) for row in tables("loops")[0]]
    yield (
        f"loops of {len(loops)} genres, {12 * len(loops)} published boards: solve and prove unique",
        "the better of clingo and OR-tools",
        f"{span(loops)} faster at the median of each genre",
    )
    beside = {row["boards"]: row["ratio"] for row in tables("cspuz")[0] if "x" in row["ratio"]}

    def of_cspuz(start: str) -> list[float]:
        return [ratio(cell) for boards, cell in beside.items() if start in boards]

    yield (
        "Slitherlink 10x10, 20x20, 30x30, from the link to the proof",
        "cspuz_core",
        each(of_cspuz("Slitherlink ")) + " faster",
    )
    yield (
        "Masyu 10x10, 20x30, 30x40 with the fewest clues, from the link to the proof",
        "cspuz_core",
        each(of_cspuz("Masyu ")) + " faster",
    )
    published = of_cspuz("published")
    yield (
        f"loops of {len(published)} genres, {12 * len(published)} published boards, from the link "
        "to the proof",
        "cspuz_core",
        f"{span(published)} faster at the median of each genre",
    )
    paths, hidatos = tables("number_path")
    yield (
        "number paths, hexagons and squares of 61 to 400 cells, a label every 5 or 8 steps: solve "
        "and prove unique",
        "clingo",
        span([ratio(row["clingo"]) for row in paths]) + " faster",
    )
    yield (
        f"{sum(int(row['puzzles']) for row in hidatos)} published Hidatos, 6x6 to 10x10: solve and "
        f"prove unique (10x10: {hidatos[-1]['path-sat']})",
        "clingo",
        span([ratio(row["clingo"]) for row in hidatos]) + " faster",
    )
    yield from _counts()
    closed = {row["closed 17x17"]: row["times ours"] for row in tables("tours")[2]}
    yield (
        "closed pen-and-paper tour of 17x17",
        "LKH; SAT over edges",
        each([ratio(closed["LKH (elkai)"]), ratio(closed["SAT (link-sat)"])], "; ") + " faster",
    )
    (walks,) = tables("walks")
    yield (
        "all walks of 7x7 jump mazes, by length and by sum",
        "plain recursive Python",
        span([ratio(row["ratio"]) for row in walks if "7x7" in row["maze"]]) + " faster",
    )


def _counts() -> Iterator[tuple[str, str, str]]:
    counts, _, census, _ = tables("counting")

    def of(count: str, *peers: str) -> list[Row]:
        return [row for row in counts if row["count"].startswith(count) and row["peer"] in peers]

    def ratios(rows: Sequence[Row]) -> list[float]:
        return [ratio(row["ratio"]) for row in rows]

    larger = of("loops, 12x12", "graphillion") + of("loops, 13x13", "graphillion")
    yield (
        "loops of the 12x12 and 13x13 points: exact count",
        "Graphillion, one thread",
        f"{each(ratios(larger), ' and ')} faster, {larger[1]['memory']} against "
        f"{larger[1]['its memory']}",
    )
    clues = ratios(of("Slitherlink", "graphillion, clues only"))
    degrees = ratios(of("Slitherlink", "graphillion"))
    yield (
        "Slitherlink 10x10: exact count at 30, 45, 60 % of clues",
        "Graphillion with the clues; with the degrees of loops too",
        f"{each(clues)}; {span(degrees)} faster",
    )
    small = of("loops, 5x5", "networkx", "clingo", "CP-SAT")
    yield (
        "all loops of the 5x5 points",
        "networkx; clingo; OR-tools CP-SAT",
        each(ratios(small), "; ") + " faster",
    )
    yield (
        "Hamiltonian paths, hexagon of radius 5: exact count",
        "Graphillion, one thread",
        each(ratios(of("first to last, hexagon of radius 5", "graphillion"))) + " faster",
    )
    yield (
        "all Slitherlinks of the 4x4 points: 41,433",
        "the published way in Python",
        times(ratio(census[0]["ratio"])) + " faster",
    )


def made() -> str:
    """The table."""
    return table(("what", "peer", "ratio"), _rows())


def with_table(text: str) -> str:
    """README with the table of now; ValueError where its place is not marked."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError("README does not say where the table stands.")
    return f"{before}{begin}\n\n{made()}\n\n{end}{after}"


if __name__ == "__main__":
    README.write_text(with_table(README.read_text()))
