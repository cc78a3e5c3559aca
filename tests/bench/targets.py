"""The table ``results/targets.md``: what is wanted of the program's speed and memory, and what the
records say of it.

Run ``python -m tests.bench.targets`` after a benchmark; a test holds that the table is what this
makes. It has no numbers of its own but the wanted ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.bench.readme import Row, each, ratio, tables, times
from tests.bench.report import RESULTS, table

TIME = re.compile(r"([\d.e+]+) (ms|s)\b")
FRAME = 16.0
"""Milliseconds."""

GAPS = (
    ("Slitherlink 30x30", "p99", 8.0),
    ("Slitherlink 30x30", "longest", FRAME),
    ("hexagon of radius 6", "p99", 8.0),
    ("hexagon of radius 6", "longest", FRAME),
    ("Slitherlink 100x100", "longest", 33.0),
)
"""Of which board which gap is to be below how many milliseconds."""


@dataclass(frozen=True)
class Target:
    """What is wanted, what was measured, and beside what: ``record`` names the table."""

    record: str
    what: str
    wanted: str
    measured: str
    met: bool
    peer: str = ""
    beside: str = ""

    def row(self) -> list[str]:
        """Its line in the table."""
        met = "yes" if self.met else "**no**"
        return [
            self.what,
            self.wanted,
            self.measured,
            met,
            self.peer,
            self.beside,
            f"`{self.record}.md`",
        ]


def milliseconds(cell: str) -> float:
    """The first time of a cell; ValueError if there is none."""
    found = TIME.search(cell.replace(",", ""))
    if found is None:
        raise ValueError(f"There is no time in “{cell}”.")
    return float(found[1]) * (1 if found[2] == "ms" else 1000)


def said(value: float) -> str:
    """Milliseconds as people say them."""
    return f"{value:.3g} ms" if value < 1000 else f"{value / 1000:.3g} s"


def within(record: str, what: str, wanted: float, values: Sequence[float], **more: str) -> Target:
    """All times, in milliseconds, are to be below the wanted one."""
    measured = said(max(values))
    return Target(record, what, f"under {said(wanted)}", measured, max(values) < wanted, **more)


def at_least(record: str, what: str, wanted: float, cells: Sequence[str], peer: str) -> Target:
    """All ratios are to be the wanted one or more."""
    ratios = [ratio(cell) for cell in cells]
    measured = f"{times(min(ratios))} to {times(max(ratios))}" if len(ratios) > 3 else each(ratios)
    return Target(record, what, f"{wanted:g}x", measured, min(ratios) >= wanted, peer)


def of(rows: Sequence[Row], column: str, start: str) -> list[Row]:
    """The rows whose cell in a column begins so; ValueError if there is none."""
    found = [row for row in rows if row[column].startswith(start)]
    if not found:
        raise ValueError(f"No {column} begins with “{start}”.")
    return found


def _window() -> Iterator[Target]:
    boards, _, openings = tables("gaps")
    rows = {row["board"]: row for row in boards}
    for name, column, wanted in GAPS:
        yield within(
            "gaps",
            f"gaps of the event loop, {name}: {column.replace('p99', '99 in 100')}",
            wanted,
            [milliseconds(rows[name][column])],
            peer="what the window's thread worked in it",
            beside=rows[name][f"own {column}"],
        )
    for column, wanted in (("first", 50.0), ("later", FRAME)):
        values = [
            float(found) for row in openings for found in re.findall(r"([\d.]+) ms", row[column])
        ]
        yield within(
            "gaps", f"a card or mode opens, {column}: the window's own work", wanted, values or [0]
        )
    films = tables("watching")[1]
    yield within(
        "watching",
        "films at full speed, the window's own work between two ticks, 99 in 100",
        8.0,
        [milliseconds(row["own, 99 in 100"]) for row in films],
    )
    _, paints, *_ = tables("start")
    empty, ours = (
        {row["platform"]: float(row["elapsed"]) for row in of(paints, "window", name)}
        for name in ("an empty window", "Oneline Studio")
    )
    for platform, seconds in ours.items():
        yield within(
            "start",
            f"from the start of the process to the first paint, {platform}",
            350.0,
            [1000 * seconds],
            peer="an empty window of Qt from Python",
            beside=f"{seconds / empty[platform]:.1f} times as long",
        )


def _commands() -> Iterator[Target]:
    commands, *_ = tables("start")
    checks = [float(row["processor"]) for row in of(commands, "command", "`studio check`")]
    quick = sum(seconds <= 0.15 for seconds in checks)
    bare = float(of(commands, "command", "`python -c pass`")[0]["processor"])
    yield Target(
        "start",
        f"`studio check` of an example of each of {len(checks)} genres, processor time",
        "0.15 s each",
        f"{quick} of {len(checks)}, slowest {max(checks):.2f} s",
        quick == len(checks),
        "`python -c pass`",
        f"{max(checks) / bare:.0f} times as long at most",
    )


def _paths() -> Iterator[Target]:
    paths, hidatos = tables("number_path")
    yield at_least(
        "number_path", "number paths from scratch", 5, [r["clingo"] for r in paths], "clingo"
    )
    yield within(
        "number_path",
        "published Hidatos of 10x10 from scratch, slowest",
        3.0,
        [milliseconds(of(hidatos, "cells", "100")[0]["path-sat, slowest"])],
        peer="clingo",
        beside=times(ratio(of(hidatos, "cells", "100")[0]["clingo"])),
    )
    hints = tables("hints")[0]
    yield within(
        "hints",
        "hints of number paths up to 127 cells, asked afresh, slowest",
        300.0,
        [milliseconds(row["asked afresh, longest"]) for row in hints],
    )
    shares = [float(row["reasons of at most 10"].rstrip("%")) for row in hints]
    yield Target(
        "hints",
        "reasons of ten parts at most",
        "95 in 100",
        f"{min(shares):.0f} in 100",
        min(shares) >= 95,
    )


def _slitherlinks() -> Iterator[Target]:
    beside = tables("cspuz")[0]
    (small,) = of(beside, "boards", "Slitherlink 10x10")
    yield at_least("cspuz", "Slitherlink 10x10", 3, [small["ratio"]], "cspuz_core")
    (blank,) = of(tables("edits")[0], "board", "50x50, blank")
    yield within(
        "edits",
        "Slitherlink 50x50 from blank, clue by clue, 99 in 100",
        50.0,
        [milliseconds(blank["p99"])],
    )
    for row in of(tables("loopy")[0], "boards", "30x45"):
        worst = float(row["at worst"])
        yield Target(
            "loopy",
            f"Slitherlinks that deduction alone solves, {row['boards']}, worst",
            "3 times Loopy's",
            f"{worst:g} times",
            worst <= 3,
            "Loopy, in C",
            f"{worst:g} times as long",
        )
    large = tables("explain_published")[0]
    (wide,) = of(large, "size", "20x36")
    yield within(
        "explain_published",
        f"explanations of {wide['puzzles']} published Slitherlinks of 20x36, longest",
        10_000.0,
        [1000 * float(wide["longest s"])],
    )
    reached, asked = (
        sum(int(row[column]) for row in large) for column in ("explained to the end", "puzzles")
    )
    yield Target(
        "explain_published",
        "published Slitherlinks of 400 cells or more explained to the end",
        "all",
        f"{reached} of {asked}",
        reached == asked,
    )
    (largest,) = of(large, "size", "60x60")
    yield within(
        "explain_published",
        "full check of a published Slitherlink of 60x60",
        20_000.0,
        [1000 * float(largest["full check, longest s"])],
    )


def _tours() -> Iterator[Target]:
    tours = tables("cycles")[1]
    by_edges = max(milliseconds(row["as graphs by link-sat, slowest"]) for row in tours)
    yield within(
        "cycles",
        f"{sum(int(row['puzzles']) for row in tours)} published Grand Tours as graphs, slowest",
        2000.0,
        [milliseconds(row["as graphs, slowest"]) for row in tours],
        peer="SAT over edges with cuts",
        beside=f"{said(by_edges)} at worst",
    )


def _counts() -> Iterator[Target]:
    counts = [row for row in tables("counting")[0] if row["peer"] == "graphillion"]
    yield at_least(
        "counting",
        "Slitherlink 10x10 with clues in 30, 45, 60 %: exact count",
        100,
        [row["ratio"] for row in of(counts, "count", "Slitherlink")],
        "Graphillion told the degrees",
    )
    wide = of(tables("external")[0], "points", "20x20")[0]
    yield Target(
        "external",
        "loops of the 20x20 points, states in files",
        "recorded",
        f"{wide['processor']} of a processor, {wide['memory']}, files {wide['files']}",
        True,
    )


def _made() -> Iterator[Target]:
    for row in tables("generate")[0]:
        if not row["wanted"]:
            continue
        wanted, slowest = milliseconds(row["wanted"]), milliseconds(row["slowest"])
        fewest = "fewest" in row["puzzle"]
        proved, of_all = row["proved"].split(" of ")
        value = slowest if fewest else milliseconds(row["median"])
        yield Target(
            "generate",
            f"{row['puzzle']}{', proved' if fewest else ', every clue needed'}: "
            f"{'slowest' if fewest else 'median'}",
            f"under {said(wanted)}",
            said(value) + ("" if proved == of_all else f", {proved} of {of_all} proved"),
            value < wanted and proved == of_all,
        )
    squares = tables("pictures")[1]
    for name in ("cat", "letter R", "letter S"):
        (row,) = of(squares, "picture", name)
        proved = row["fewest"]
        yield Target(
            "pictures",
            f"picture to 400 squares: {name}",
            "under 500 ms, proved",
            f"{said(milliseconds(row['time']))}, {proved}",
            milliseconds(row["time"]) < 500 and proved == "proved",
        )
    (row,) = of(squares, "picture", "spiral")
    yield Target(
        "pictures",
        "picture to 400 squares: spiral",
        "a board",
        f"a board that differs by {row['part']}" if row["part"] else row["fewest"],
        bool(row["part"]),
    )


def _memory() -> Iterator[Target]:
    *_, windows, solvers = tables("start")
    for row in windows:
        if row["window"] == "Oneline Studio" and row["when"] == "at rest":
            (empty,) = (
                other
                for other in windows
                if other["window"] != row["window"]
                and (other["platform"], other["when"]) == (row["platform"], row["when"])
            )
            yield Target(
                "start",
                f"memory of the window at rest, {row['platform']}",
                "110 MB",
                f"{row['RSS']} MB",
                int(row["RSS"]) <= 110,
                "an empty window of Qt from Python",
                f"{empty['RSS']} MB",
            )
    used = [int(row["RSS"]) for row in solvers if re.match("after|then", row["process"])]
    yield Target(
        "start",
        "memory of a used solver process at rest",
        "150 MB",
        f"{min(used)} to {max(used)} MB",
        max(used) <= 150,
        "Python with numba",
        f"{of(solvers, 'process', '`import numba`')[0]['RSS']} MB",
    )


def made() -> str:
    """The whole file."""
    parts = (_window, _commands, _paths, _slitherlinks, _tours, _counts, _made, _memory)
    targets = [target for part in parts for target in part()]
    head = ["what", "wanted", "measured", "met", "beside", "its value, or ours by its", "record"]
    says = (
        "Made by `python -m tests.bench.targets` from the records named in the last column, which "
        "say when, on which machine and how each was measured; machines differ, see the line in "
        f"each record that says how fast it was. {sum(target.met for target in targets)} of "
        f"{len(targets)} are met."
    )
    return f"# Targets\n\n{says}\n\n{table(head, [target.row() for target in targets])}\n"


TABLE = RESULTS / "targets.md"

if __name__ == "__main__":
    TABLE.write_text(made())
