"""The command ``count``: how many solutions there are, exactly, and what they have in common."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from studio.cli import walks
from studio.cli.arguments import add_input, add_limits, positive, read
from studio.cli.codes import EXIT, UsageError
from studio.cli.engines import add_engine, engine_for
from studio.cli.keys import stopped_by_keys
from studio.cli.progress import compiled as compiled_loops
from studio.cli.progress import elapsed, progress
from studio.cli.words import node_json, note, told
from studio.engines.engine import Task, Token
from studio.engines.events import Verdict
from studio.engines.reasons import Unfinished
from studio.language import number
from studio.puzzle import Compiled, Puzzle
from studio.puzzle.reason import Reason
from studio.work.counting import Total, count_of, counted_by, shares_of
from studio.work.places import node_name
from studio.work.sentences import said

GIGABYTE = 10**9


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
    group = parser.add_argument_group("wide boards", "for which memory does not do")
    group.add_argument(
        "--on-disk",
        metavar="FOLDER",
        help="keep the states in files there, and remove them",
    )
    group.add_argument(
        "--gigabytes",
        type=positive,
        metavar="N",
        help="of files at most (nine tenths of the free ones)",
    )
    group.add_argument("--workers", type=positive, default=1, metavar="N", help="processes (1)")
    group.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="of a Dask cluster whose machines all see FOLDER",
    )


def run(options: argparse.Namespace) -> int:
    """Count; the exit code is the verdict that the count gives."""
    puzzle = read(options.input).puzzle
    compiled = puzzle.compile()
    _refuse(options)
    compiled_loops()
    if options.on_disk is not None:
        done = _on_disk(compiled, options)
        report = _report(done, {})
    else:
        with elapsed(told("Counting")):
            done, report = _counted(compiled, options)
        if _wants_disk(compiled, done, options):
            note("--on-disk FOLDER counts it exactly if the disk has room.")
    if options.json:
        print(json.dumps(report))
    else:
        _print_count(done)
        if "shares" in report:
            _print_shares(puzzle, compiled, [int(n) for _, _, n in report["shares"]])
        for line in walks.words(report.get("tally", {}), exact=done.exact):
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
    return done, _report(done, report)


def _report(done: Total, more: dict[str, Any]) -> dict[str, Any]:
    """The JSON object of the contract."""
    if done.exact:
        return {"count": str(done.count), "exact": True, **more}
    return {"at_least": str(done.count), "exact": False, "reason": done.words, **more}


def _wants_disk(compiled: Compiled, done: Total, options: argparse.Namespace) -> bool:
    """Was memory, or the width that it allows, all that was in the way of an exact count?"""
    if done.exact or options.engine or options.without is not None:
        return False
    from studio.work.counting_on_disk import declines

    short = done.reason is not None and done.reason.code is Unfinished.STATES
    return (short or done.no_table is not None) and declines(compiled.problem) is None


def _refuse(options: argparse.Namespace) -> None:
    """UsageError where options do not go together."""
    if options.on_disk is None:
        if options.workers > 1 or options.scheduler or options.gigabytes:
            raise UsageError(told("--workers, --scheduler and --gigabytes go with --on-disk."))
    elif options.shares or options.tally or options.engine or options.without is not None:
        raise UsageError(told("--on-disk counts, and nothing else."))


def _on_disk(compiled: Compiled, options: argparse.Namespace) -> Total:
    """The count with states in files; Ctrl+C stops it, and says what is proved."""
    # What deals work out to others, which other counts do without.
    from studio.work.counting_on_disk import Filed, count_on_disk
    from studio.work.executors import workers_for

    token = Token(options.seconds)
    most = None if options.gigabytes is None else GIGABYTE * options.gigabytes
    done = None
    with (
        stopped_by_keys(token),
        workers_for(options.workers, options.scheduler) as workers,
        progress() as show,
    ):
        folder = Path(options.on_disk)
        for event in count_on_disk(compiled.problem, folder, token, workers, most):
            if not isinstance(event, Filed):
                done = event
                continue
            show(
                told(
                    "Layer {layers} of {of}: {states:,} states, {gigabytes:.1f} GB. "
                    "Ctrl+C stops it.",
                    layers=event.layers,
                    of=event.of,
                    states=event.states,
                    gigabytes=event.nbytes / GIGABYTE,
                )
            )
    assert done is not None
    return done


def _print_shares(puzzle: Puzzle, compiled: Compiled, shares: Sequence[int]) -> None:
    """How many solutions use each edge, whose ends are named as everywhere."""
    for edge, n in zip(compiled.problem.graph.edges, shares, strict=True):
        a, b = (node_name(puzzle.board, compiled.nodes[v], puzzle.rule.line_on) for v in edge)
        print(f"{a} - {b}: {number(n)}")


def _print_count(done: Total) -> None:
    if done.exact:
        print(number(done.count))
    else:
        print(told("At least {count:,}. {words}", count=done.count, words=done.words))
