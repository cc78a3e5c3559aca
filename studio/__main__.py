"""Where every start begins: the window, a solver process, or the command line.

Each branch imports what it needs itself, so that the command line and the solver processes never
load Qt, and the window never loads the compiler.
"""

import argparse
import atexit
import os
import sys
import threading
from collections.abc import Sequence
from typing import NoReturn

from studio.loading import collect_seldom, uncollected


def main(arguments: Sequence[str] | None = None) -> int:
    """Start what the arguments ask for and return the exit code.

    Without arguments the window opens, with one puzzle file the window opens that, as desktops
    expect, and so with one booklet or folder, unless that has the name of a command; in the
    language that is asked for beside that, else in that of the settings. `worker` is not for
    people: the window starts itself so to get a solver process, in a frozen build too, where there
    is no Python to call.
    """
    # Arrays are small: on a busy machine threads of linear algebra wait seconds for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    language, others = _spoken(arguments)
    if not others or (len(others) == 1 and _is_for_window(others[0])):
        with uncollected():
            from studio.gui import app

        return app.main(others, language)
    if arguments[0] == "worker":
        with uncollected():
            from studio.work import worker

        return worker.main(arguments[1:])
    if arguments[0] == "demo" and not {"-h", "--help"}.intersection(arguments):
        # The demo drives the window, which the command line must not know.
        with uncollected():
            from studio.gui import demo

        return demo.main(arguments[1:])
    with uncollected():
        from studio import cli

    collect_seldom()
    return cli.main(arguments, {"manual": _manual})


def _spoken(arguments: list[str]) -> tuple[str, list[str]]:
    """The language that is asked for, and the other arguments; "" and all of them where it is none
    that there is, or none is asked for."""
    for at, argument in enumerate(arguments):
        name, within, code = argument.partition("=")
        if name == "--language":
            from studio.catalogue import LANGUAGES

            end = at + 1 if within else at + 2
            code = code or "".join(arguments[at + 1 : end])
            return (
                (code, arguments[:at] + arguments[end:]) if code in LANGUAGES else ("", arguments)
            )
    return "", arguments


def _is_for_window(argument: str) -> bool:
    """Is it something that the window opens? A folder named like a command is written as a path."""
    if argument.lower().endswith((".puzzle", ".booklet")):
        return True
    if not os.path.isdir(argument):
        return False
    with uncollected():
        from studio.cli import COMMANDS

    return argument not in {*COMMANDS, "worker"}


def _manual(options: argparse.Namespace) -> int:
    """Write the manual, which lists keys of the window: the command line must not know them."""
    with uncollected():
        from studio.manual import command

    return command.run(options)


def start() -> NoReturn:
    """What the command `studio` does: :func:`main`, and then leave.

    Python would take every module apart first, a part in thirty of what `studio check` takes. The
    window, and whatever still has threads, ends as programs usually do.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # It was closed by whoever started this: nothing is read, and what is told is lost, but
            # for the exit code.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - never closed
    code = main()
    if "PySide6" in sys.modules or threading.active_count() > 1:
        sys.exit(code)
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        sys.exit(code)
    os._exit(code)


if __name__ == "__main__":
    start()
