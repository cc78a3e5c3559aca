"""The command ``count``: how many solutions there are, exactly, and what they have in common."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Any

from studio.cli import walks
from studio.cli.arguments import add_input, add_limits, read
from studio.cli.codes import EXIT
from studio.cli.engines import add_engine, engine_for
from studio.cli.progress import compiled as compiled_loops
from studio.cli.progress import elapsed
from studio.cli.words import node_json, told
from studio.engines.engine import Task, Token
from studio.engines.events import Verdict
from studio.language import number
from studio.puzzle import Compiled
from studio.puzzle.reason import Reason
from studio.work.counting import Total, count_of, counted_by, shares_of
from studio.work.sentences import said


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio count``."""
    add_input(parser)
    add_limits(parser)
    add_engine(parser)
    parser.add_argument(
        "--shares", action="store_true", help="also how many solutions use each edge"
    )
    parser.add_argument(
        "--tally", action="store_true", help="of mazes also by number of jumps and by sum"
    )


def run(options: argparse.Namespace) -> int:
    """Count; the exit code is the verdict that the count gives."""
    puzzle = read(options.input).puzzle
    compiled = puzzle.compile()
    compiled_loops()
    with elapsed(told("Counting")):
        done, report = _counted(compiled, options)
    if options.json:
        print(json.dumps(report))
    else:
        _print_count(done, report.get("shares", ()))
        for line in walks.words(report.get("tally", {})):
            print(line)
    return EXIT[done.verdict] if done.exact else EXIT[Verdict.UNKNOWN]


def _counted(compiled: Compiled, options: argparse.Namespace) -> tuple[Total, dict[str, Any]]:
    """The count, and all that is asked for of it as the JSON object of the contract."""
    token = Token(options.seconds)
    report: dict[str, Any] = {}
    done = None
    if options.shares:
        table = shares_of(compiled.problem, token)
        if isinstance(table, Reason):
            sys.stderr.write(f"{said(table)}\n")
        else:
            done = Total(table.total, exact=True)
            report["shares"] = [
                [node_json(compiled.nodes[u]), node_json(compiled.nodes[v]), str(n)]
                for (u, v), n in zip(compiled.problem.graph.edges, table.edges, strict=True)
            ]
    engine = engine_for(options, compiled.problem, Task.COUNT)
    if engine is not None and done is None:
        done = counted_by(engine, compiled.problem, token)
    if options.tally:
        tallied = walks.tally(compiled, token)
        if isinstance(tallied, str):
            sys.stderr.write(f"{tallied}\n")
        else:
            done, report["tally"] = tallied
    done = done or count_of(compiled.problem, token)
    if done.exact:
        report = {"count": str(done.count), "exact": True, **report}
    else:
        report = {"at_least": str(done.count), "exact": False, "reason": done.words, **report}
    return done, report


def _print_count(done: Total, shares: Iterable[Any]) -> None:
    if done.exact:
        print(number(done.count))
    else:
        print(told("At least {count:,}. {words}", count=done.count, words=done.words))
    for a, b, n in shares:
        print(f"{a}-{b}: {number(int(n))}")
