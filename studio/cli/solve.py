"""The command ``solve``: solutions, from whichever engine is best or from one that is named."""

from __future__ import annotations

import argparse
import json
from typing import Any

from studio import language
from studio.cli.arguments import add_input, add_limits, positive, read
from studio.cli.codes import EXIT
from studio.cli.engines import add_engine, engine_for
from studio.cli.progress import elapsed
from studio.cli.words import HEADLINES, cells_json, node_json, node_words, note, told
from studio.engines.engine import Engine, Task, Token
from studio.engines.events import Verdict
from studio.puzzle import Compiled, Puzzle, Trace, shaded_of
from studio.work.counting import count_of
from studio.work.listing import answers

LISTED = 100
"""To know whether there are more solutions than this they are counted, not found one by one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio solve``."""
    add_input(parser)
    add_limits(parser)
    parser.add_argument("--limit", type=positive, default=1, help="how many to find (1)")
    parser.add_argument(
        "--at-least",
        type=positive,
        metavar="K",
        help="one, if there are so many, and else none: then the exit code is 1",
    )
    add_engine(parser)


def run(options: argparse.Namespace) -> int:
    """Solve; the exit code is the verdict, with ``--at-least`` 1 where there are fewer."""
    puzzle = read(options.input).puzzle
    compiled = puzzle.compile()
    token = Token(options.seconds)
    engine = engine_for(options, compiled.problem, Task.SOLVE)
    if options.at_least is not None:
        return _at_least(puzzle, compiled, options, engine, token)
    # One more than asked for is looked for only to give the right exit code.
    with elapsed(told("Solving")):
        found, complete = answers(compiled, max(2, options.limit), token, engine)
    _tell(puzzle, compiled, found[: options.limit], options.json)
    if not found and not options.json:
        print(language.said(HEADLINES[Verdict.NONE if complete else Verdict.UNKNOWN]))
    if len(found) >= 2:
        return EXIT[Verdict.SEVERAL]
    if not complete:
        return EXIT[Verdict.UNKNOWN]
    return EXIT[Verdict.UNIQUE if found else Verdict.NONE]


def _at_least(
    puzzle: Puzzle,
    compiled: Compiled,
    options: argparse.Namespace,
    engine: Engine | None,
    token: Token,
) -> int:
    """One solution where there are at least so many, as the second remark of the sheet asks."""
    number = options.at_least
    known, wanted = 0, number
    if engine is None and number > LISTED:
        counted = count_of(compiled.problem, token)
        known, wanted = counted.count, 1
        if counted.exact and known < number:
            wanted = 0
        elif known < number:
            wanted = number
    # Of a single one it is still to be known whether it is the only one.
    most = max(wanted, 2) if number == 1 else wanted
    found, complete = answers(compiled, most, token, engine) if wanted else ([], True)
    enough = bool(found) and max(known, len(found)) >= number
    _tell(puzzle, compiled, found[:1] if enough else [], options.json)
    if enough:
        several = number > 1 or len(found) > 1
        return EXIT[Verdict.SEVERAL if several else Verdict.UNIQUE if complete else Verdict.UNKNOWN]
    if not complete:
        note("Stopped before it was known.")
        return EXIT[Verdict.UNKNOWN]
    note(
        "There are fewer than {wanted:,} solutions: {n:,}.",
        wanted=number,
        n=max(known, len(found)),
    )
    return EXIT[Verdict.NONE]


def _tell(puzzle: Puzzle, compiled: Compiled, traces: list[Trace], as_json: bool) -> None:
    """Print solutions, with what they say of a formula where the board is made of one."""
    lines = [compiled.addresses(trace) for trace in traces]
    meant = [puzzle.rule.assignment(puzzle, line) for line in lines]
    shaded = [shaded_of(puzzle, line) for line in lines]
    if as_json:
        report: dict[str, Any] = {
            "solutions": [[node_json(at) for at in line] for line in lines],
            "closed": compiled.problem.closed,
        }
        if puzzle.rule.shades:
            report["shaded"] = list(map(cells_json, shaded))
        print(json.dumps(report | ({"assignments": meant} if any(meant) else {})))
        return
    for line, values, cells in zip(lines, meant, shaded, strict=True):
        print(" ".join(node_words(at) for at in line))
        if cells:
            print(told("shaded:"), " ".join(node_words(at) for at in sorted(cells)))
        if values:
            print(", ".join(f"{name} = {str(true).lower()}" for name, true in values.items()))
