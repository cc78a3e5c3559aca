"""The command ``demo``, for its help: it drives the window, so ``__main__`` starts it itself."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio demo``."""
    parser.add_argument("folder", metavar="DIR", nargs="?", default="demo", help="where to (demo)")


def run(options: argparse.Namespace) -> int:
    """Never called."""
    raise AssertionError("__main__ starts this command itself")
