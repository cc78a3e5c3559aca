"""Collections as messages, from a solver process that has workers of its own to the window.

:class:`Looked` brings the puzzles of a folder, some at a time, :class:`Checked` what is known of
each or is found out; :class:`Exported` how far an export is.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterator
from itertools import chain, count
from pathlib import Path

from studio import formats
from studio.engines.engine import Token
from studio.formats import FormatError, SaveError
from studio.formats.format import Output
from studio.formats.refusal import reason
from studio.formats.save import cut_name, make_folder
from studio.puzzle.message import Message
from studio.work.collection import check_all, digest_of, files_of, record_of
from studio.work.executors import workers_for
from studio.work.folders import (
    SECONDS,
    Checked,
    CheckFolder,
    Exported,
    ExportFiles,
    LookAt,
    Looked,
    Member,
)
from studio.work.listing import answer
from studio.work.protocol import Ended
from studio.work.spread import each_of

LONGEST_NAME = 255
"""Bytes of a name that disks take."""

TOGETHER = 40
"""Puzzles that are told at once."""


def look(question: LookAt, token: Token) -> Iterator[Looked | Checked | Ended]:
    """Tell what is in a folder."""
    try:
        # Those in it that cannot be read are passed over; this one is all there is.
        os.scandir(question.folder).close()
        paths = files_of(question.folder)
    except OSError as error:
        refused = Message.of("The folder cannot be read: {reason}.", reason=reason(error))
        yield Ended(refused)
        return
    record, told = record_of(question.folder), frozenset(question.known)
    some: list[Member] = []
    known: list[Checked] = []
    for path in paths:
        if token.stopped:
            break
        name = path.relative_to(question.folder).as_posix()
        digest = ""
        try:
            data = formats.load(path)
            digest = digest_of(data)
            puzzle = None if digest in told else formats.read(data).puzzle
            some.append(Member(name, puzzle, digest=digest))
            found = record.known(name, digest, None)
            if found is not None:
                known.append(found)
        except FormatError as error:
            some.append(Member(name, None, error.whole, digest))
        if len(some) == TOGETHER:
            yield Looked(tuple(some), len(paths))
            yield from known
            some, known = [], []
    yield Looked(tuple(some), len(paths))
    yield from known
    yield Ended()


def check(question: CheckFolder, token: Token) -> Iterator[Checked | Ended]:
    """Find out what can be found out of a folder, by several processes."""
    folder, record = question.folder, record_of(question.folder)
    paths = files_of(folder)
    with workers_for(min(_workers(question.workers), len(paths))) as workers:
        yield from check_all(paths, folder, record, question.seconds, token, workers)
    yield Ended()


def _workers(wanted: int) -> int:
    return wanted or os.cpu_count() or 1


def export(question: ExportFiles, token: Token) -> Iterator[Exported | Ended]:
    """Write files in another format, by several processes; what is there already stays."""
    refused: list[tuple[str, Message]] = []
    ending = formats.format_of(question.form).endings[0]
    tasks: list[tuple[str, tuple[Path, Path, str, bool]]] = []
    taken: set[Path] = set()
    numbered: set[str] = set()
    written = 0
    try:
        make_folder(question.to)
    except SaveError as error:
        yield Ended(error.whole)
        return
    for name in question.files:
        target, free = _free(question.to / name.replace("/", "-"), ending, taken)
        taken.add(target)
        if not free:
            numbered.add(name)
        tasks.append((name, (question.folder / name, target, question.form, question.solved)))
    with workers_for(min(_workers(question.workers), len(tasks))) as workers:
        for done, (name, reason) in enumerate(each_of(export_one, tasks, workers, token), start=1):
            refused += [] if reason is None else [(name, reason)]
            written += reason is None and name in numbered
            yield Exported(done - len(refused), tuple(refused), written)
    yield Ended()


def _free(path: Path, ending: str, taken: Container[Path]) -> tuple[Path, bool]:
    """A name that nothing has: this one, or with the least number behind it, from 2; shorter where
    disks take none so long. Is it this one?"""
    ends = chain((ending,), (f" ({number}){ending}" for number in count(2)))
    named = (path.with_name(cut_name(path.stem, LONGEST_NAME - len(end)) + end) for end in ends)
    tried = ((each, number == 0) for number, each in enumerate(named))
    # What cannot be looked at is refused where it is written.
    return next(
        (each, first) for each, first in tried if each not in taken and not os.path.exists(each)
    )


def export_one(source: Path, target: Path, form: str, solved: bool) -> Message | None:
    """Write a puzzle in a format; a sentence why that was not possible, or None."""
    try:
        puzzle = formats.read(source).puzzle
        output = Output()
        if solved:
            compiled = puzzle.compile()
            worded = formats.format_of(form).worded
            found, _, several = answer(compiled, Token(SECONDS), others=worded)
            if found is None:
                return Message("No solution was found.")
            output = Output(compiled.addresses(found), several=several)
        formats.write(puzzle, target, form, output)
    except (FormatError, SaveError) as error:
        return error.whole
    return None
