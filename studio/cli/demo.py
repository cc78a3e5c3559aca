"""The command ``demo``, for its help: it drives the window, so ``__main__`` starts it itself."""

from __future__ import annotations

import argparse

from studio.cli.codes import UsageError
from studio.cli.words import told


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio demo``."""
    parser.add_argument("folder", metavar="DIR", nargs="?", default="demo", help="where to (demo)")


def run(options: argparse.Namespace) -> int:
    """Refuse: what came before the command's name kept ``__main__`` from starting it."""
    raise UsageError(told("`demo` has to come first: studio demo {folder}", folder=options.folder))
