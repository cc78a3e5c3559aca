"""The options that choose an engine, of the commands that have them."""

from __future__ import annotations

import argparse

from studio.cli.codes import UsageError
from studio.cli.words import told
from studio.engines.engine import Engine, Task
from studio.engines.search.backtrack import PRUNINGS, without
from studio.formats import FormatError
from studio.language import text as tr
from studio.puzzle import Problem
from studio.work.compare import engines_of
from studio.work.sentences import message_of

BACKTRACKING = "backtrack"
"""The engine whose prunings can be left out."""


def add_engine(parser: argparse.ArgumentParser) -> None:
    """The options that choose an engine."""
    parser.add_argument("--engine", metavar="NAME", help="by this engine alone")
    parser.add_argument(
        "--without",
        metavar="A,B,...",
        help=tr("by backtracking without these prunings; of {names}").format(
            names=", ".join(PRUNINGS)
        ),
    )


def engine_for(options: argparse.Namespace, problem: Problem, task: Task) -> Engine | None:
    """The engine that is asked for by name, if one is.

    UsageError where there is none of that name, FormatError where it cannot do the task.
    """
    try:
        if options.without is not None:
            if options.engine not in (None, BACKTRACKING):
                raise UsageError(
                    told(
                        "--without leaves out prunings of {backtracking}; {engine} has none.",
                        backtracking=BACKTRACKING,
                        engine=options.engine,
                    )
                )
            engine: Engine = without(options.without.split(","))
        elif options.engine is not None:
            engine = engines_of([options.engine])[0]
        else:
            return None
    except LookupError as error:
        raise UsageError(str(error.args[0])) from None
    reason = engine.declines(problem, task)
    if reason is not None:
        raise FormatError(message_of(reason))
    return engine
