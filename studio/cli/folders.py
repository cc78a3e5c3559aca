"""The command ``check`` of a folder: all its puzzles on all cores, or on a Dask cluster."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from studio import language
from studio.cli.arguments import positive
from studio.cli.codes import BAD_INPUT, EXIT
from studio.cli.keys import stopped_by_keys
from studio.cli.progress import progress
from studio.cli.words import HEADLINES, counted, note, told
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError
from studio.formats.format import shown
from studio.language import number
from studio.puzzle.message import Message
from studio.work.folders import SECONDS, Checked, duplicates

if TYPE_CHECKING:
    from studio.work.collection import Record

WORST = (Verdict.NONE, Verdict.SEVERAL, Verdict.UNKNOWN)
"""The verdict of a folder is the first of these that a puzzle in it has."""

NOT_READ = Message("Not read")
HEADINGS = {**{verdict.value: words for verdict, words in HEADLINES.items()}, "": NOT_READ}
"""What is said above the files of each verdict; "" is that of files that are not read."""

MOST_NAMED = 20
"""Files of a kind that are named in words; JSON names all."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``check`` takes more for folders."""
    group = parser.add_argument_group("folders", "where INPUT is a folder")
    cores = os.cpu_count() or 1
    group.add_argument(
        "--workers", type=positive, default=cores, metavar="N", help="processes (%(default)s)"
    )
    group.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster that checks them"
    )
    group.add_argument(
        "--record", metavar="FILE", help="where results are kept, to go on from (the cache)"
    )
    group.add_argument("--again", action="store_true", help="check also what is known already")


def run(options: argparse.Namespace) -> int:
    """Judge all puzzles of a folder; the exit code is the worst verdict."""
    # What makes and compares many puzzles, which a check of one does not need.
    from studio.work.collection import check_all, files_of
    from studio.work.executors import workers_for

    folder = Path(options.input)
    files = files_of(folder)
    if not files:
        raise FormatError("There is no puzzle in the folder {input}.", input=shown(options.input))
    seconds = SECONDS if options.seconds is None else options.seconds
    record = _record(options, folder)
    token = Token()
    found: list[Checked] = []
    with (
        stopped_by_keys(token),
        workers_for(min(options.workers, len(files)), options.scheduler) as workers,
        progress() as show,
    ):
        for checked in check_all(files, folder, record, seconds, token, workers):
            found.append(checked)
            show(
                told(
                    "{found:,} of {files:,} checked: {file}",
                    found=len(found),
                    files=len(files),
                    file=checked.file,
                )
            )
    found.sort(key=lambda checked: checked.file)
    if options.json:
        twice = [list(group) for group in duplicates(found)]
        report = {"files": [_report(each) for each in found], "of": len(files), "duplicates": twice}
        print(json.dumps(report))
    else:
        print("\n".join(_words(found)))
    if len(found) < len(files):
        left = len(files) - len(found)
        note("Stopped with {left:,} left; the same command goes on.", left=left)
        return EXIT[Verdict.UNKNOWN]
    return _exit(found)


def _report(checked: Checked) -> dict[str, Any]:
    """What is known of a file, for machines."""
    return {**asdict(checked), "sentence": language.said(checked.sentence)}


def _record(options: argparse.Namespace, folder: Path) -> Record:
    from studio.work.collection import Record, record_of

    record = Record(Path(options.record), named=True) if options.record else record_of(folder)
    return record.afresh() if options.again else record


def _exit(found: Sequence[Checked]) -> int:
    verdicts = {checked.verdict for checked in found}
    if "" in verdicts:
        return BAD_INPUT
    return next((EXIT[worst] for worst in WORST if worst.value in verdicts), EXIT[Verdict.UNIQUE])


def _words(found: Sequence[Checked]) -> Iterator[str]:
    """For people: how many of each, and which need to be looked at."""
    yield counted("n", "{n:,} puzzle", "{n:,} puzzles", n=len(found))
    for verdict, words in HEADINGS.items():
        some = [checked for checked in found if checked.verdict == verdict]
        if some:
            names = "" if verdict == Verdict.UNIQUE.value else _names([one.file for one in some])
            yield f"{language.said(words)}: {number(len(some))}{names}"
    redundant = [checked.file for checked in found if checked.redundant]
    if redundant:
        yield told(
            "With clues that could go: {n:,}{names}",
            n=len(redundant),
            names=_names(redundant),
        )
    for group in duplicates(found)[:MOST_NAMED]:
        yield told("The same up to turns and mirrors: {group}", group=", ".join(group))


def _names(files: Sequence[str]) -> str:
    more = (
        " " + told("and {n:,} more", n=len(files) - MOST_NAMED) if len(files) > MOST_NAMED else ""
    )
    return f" ({', '.join(files[:MOST_NAMED])}{more})"
