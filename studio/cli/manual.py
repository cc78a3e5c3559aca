"""The command ``manual``, for its help: it lists keys of the window, so ``__main__`` does it."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio manual``."""
    parser.add_argument(
        "folder", metavar="DIR", nargs="?", help="build it here; else where it is kept is said"
    )
    parser.add_argument("--open", action="store_true", help="show it in the browser")


def run(options: argparse.Namespace) -> int:
    """Never called."""
    raise AssertionError("__main__ gives what does this command")
