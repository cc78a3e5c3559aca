"""Files that commands write: their names are judged before the work, and told after it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Collection, Iterable
from contextlib import suppress
from pathlib import Path

from studio.cli.codes import UsageError
from studio.cli.words import told
from studio.formats import FormatError, SaveError
from studio.formats.format import shown


def add_output(parser: argparse.ArgumentParser, words: str) -> None:
    """The file to write, as a second argument or after ``-o`` as in every other command."""
    parser.add_argument("output", metavar="OUTPUT", nargs="?", help=words)
    parser.add_argument("-o", dest="file", metavar="PATH", help="the same as OUTPUT")


def output_of(options: argparse.Namespace) -> str:
    """The file to write; UsageError where none is named, or two."""
    if (options.output is None) == (options.file is None):
        raise UsageError(told("one OUTPUT is needed, as an argument or after -o"))
    name: str = options.output if options.file is None else options.file
    return name


def check_output(
    path: str | Path, inputs: Iterable[str | Path], endings: Collection[str] = ()
) -> None:
    """Refuse a file name that could not be written to, before any work is done for it.

    FormatError where ``endings`` are given and the name has none of them; SaveError where there is
    no such folder, nothing may be written there, or the file is one of the ``inputs``, which are
    only read.
    """
    path = Path(path)
    if endings and path.suffix.lower() not in endings:
        known = ", ".join(endings)
        raise FormatError(
            "This is written as {known}, not as {name}.", known=known, name=shown(path.name)
        )
    if path.is_dir():
        raise SaveError("{path} is a folder; name a file in it.", path=shown(str(path)))
    check_folder(path.parent)
    for source in inputs:
        # Most are no files: boards, addresses, standard input.
        with suppress(OSError, ValueError):
            if path.samefile(source):
                raise SaveError("{path} is what is read; name another file.", path=shown(str(path)))


def check_folder(folder: str | Path) -> None:
    """Refuse a folder in which nothing can be written; SaveError says why."""
    folder = Path(folder)
    if folder.is_file():
        raise SaveError("{folder} is a file, not a folder.", folder=shown(str(folder)))
    if not folder.is_dir():
        raise SaveError("There is no folder {folder}.", folder=shown(str(folder)))
    if not os.access(folder, os.W_OK):
        raise SaveError("Nothing may be written in the folder {folder}.", folder=shown(str(folder)))


def wrote(path: str | Path) -> str:
    """What was written, in a sentence."""
    return told("Wrote {path}, {size:,} bytes.", path=str(path), size=Path(path).stat().st_size)
