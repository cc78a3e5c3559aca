"""Collections: what is known of each puzzle of a folder, found out by many workers.

What was found out is kept in the user's cache by what is in a file, so that a check of thousands
that was interrupted goes on where it was, and a file that was moved or renamed is not judged again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from studio import __version__, formats
from studio.board import Board, Cell, Corner, Edge, Point, Spot, SpotKind
from studio.board.symmetry import symmetries_of_lattice
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FORMATS, FormatError, SaveError, refusal
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.transform import transformed
from studio.work.analyse import Analysis
from studio.work.batch import figure_key
from studio.work.depth import Depth
from studio.work.executors import Workers
from studio.work.findings import Finished, Graded, Judged, Redundant
from studio.work.folders import Checked
from studio.work.sentences import message_of
from studio.work.spread import each_of
from studio.work.unexpected import told
from studio.work.wire import Codec

DEPTH = Depth(count=False, overlap=False, proof_seconds=0.5)
NEAR = 0.01
"""Places nearer than this are the same, in sides of a square."""
ASIDE = 0.137
"""In parts of that, by which places are moved before they are rounded."""

LINES: Codec[Checked] = Codec(Checked)
LONGEST_LINE = 1 << 20
"""Bytes of the first line of a file that are looked at to know whether it is a record."""

PROGRAM = "oneline-studio"

ENDINGS = tuple(end for form in FORMATS if form.read is not None for end in form.endings)
"""Of the files that may be puzzles."""


def files_of(folder: Path) -> list[Path]:
    """The files of a folder and the folders in it that may be puzzles, by name.

    Folders that cannot be read, or go away meanwhile, are passed over.
    """
    return sorted(
        path
        for within, _, names in os.walk(folder)
        for path in (Path(within, name) for name in names)
        if path.suffix.lower() in ENDINGS and path.is_file()
    )


def digest_of(data: bytes) -> str:
    """What tells the bytes of files apart."""
    return hashlib.sha256(data).hexdigest()[:32]


def check_bytes(file: str, data: bytes, seconds: float | None) -> Checked:
    """All that is found out of a file in so many seconds.

    What workers do, so all that goes in and out can be sent from one machine to another. It raises
    nothing: what goes wrong with one of thousands is told, and the others go on.
    """
    began = time.monotonic()
    found = Checked(file, digest_of(data), limit=seconds or 0.0)
    token = Token(seconds)
    try:
        puzzle = formats.read(data).puzzle
        found = replace(
            found,
            family=puzzle.rule.key,
            title=puzzle.title,
            cells=len(puzzle.board),
            clues=puzzle.clues.count(),
            same=same_key(puzzle),
        )
        fault = next(iter(puzzle.faults()), None)
        if fault is not None:
            found = replace(found, verdict=Verdict.NONE.value, sentence=fault.message)
        else:
            found = _judged(puzzle, found, token)
    except FormatError as error:
        return replace(found, sentence=error.whole)
    except Exception as error:
        found = replace(found, verdict="unknown", sentence=told(Message("The check"), error))
    finally:
        token.release()
    return replace(found, seconds=round(time.monotonic() - began, 3))


def _judged(puzzle: Puzzle, found: Checked, token: Token) -> Checked:
    compiled = puzzle.compile()
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), token)
    for finding in analysis.run(DEPTH):
        match finding:
            case Judged(verdict=verdict):
                found = replace(found, verdict=verdict.value)
            case Redundant(minimal=minimal, single=single):
                found = replace(found, minimal=minimal, redundant=len(single))
            case Graded(number=number, word=word):
                found = replace(found, grade=number, word=word)
            case Finished(reason=reason) if reason is not None:
                found = replace(found, sentence=message_of(reason))
            case _:
                pass
    return found


def same_key(puzzle: Puzzle) -> str:
    """The same for puzzles that turns, mirrors and shifts make of each other."""
    if not puzzle.board.has_faces:
        parts: object = (figure_key(puzzle.board), puzzle.clues)
    else:
        turns = symmetries_of_lattice(puzzle.board.lattice)
        parts = min(_laid_out(transformed(puzzle, each)) for each in turns)
    key = repr((puzzle.rule.key, puzzle.board.lattice.key, parts)).encode()
    return hashlib.blake2b(key, digest_size=12).hexdigest()


def _laid_out(puzzle: Puzzle) -> str:
    """Cells, clues and options in words, by where they are from the upper left end on."""
    board = puzzle.board
    left, top, _, _ = board.bounds

    def named(point: Point) -> tuple[int, int]:
        # A little aside, so that no place of a tiling falls between two numbers.
        return round((point[0] - left) / NEAR + ASIDE), round((point[1] - top) / NEAR + ASIDE)

    cells = sorted(named(board.centre(at)) for at in board.cells)
    clues = sorted(
        (kind, named(_point(board, spot)), repr(value))
        for kind, values in puzzle.clues.items()
        for spot, value in values.items()
    )
    options = sorted((key, repr(puzzle.option(key))) for key in puzzle.options)
    return repr((cells, clues, options))


def _point(board: Board, spot: Spot) -> Point:
    """The middle of a spot."""
    match spot:
        case Cell(at):
            return board.centre(at)
        case Corner(at):
            return board.lattice.corner_point(at)
        case Edge(a, b, on):
            place = board.centre if on == SpotKind.EDGE.value else board.lattice.corner_point
            (x, y), (p, q) = place(a), place(b)
            return (x + p) / 2, (y + q) / 2


class Record:
    """What is known of the contents of files, in a file of lines to which each check adds one.

    A line that is cut off, as by a kill, or that another version wrote, is passed over. Of a file
    that was ``named`` by somebody, SaveError says that it is none of ours or cannot be written.
    """

    def __init__(self, path: Path, *, named: bool = False) -> None:
        self._path = path
        self._named = named
        self._known: dict[str, Checked] = {}
        if named:
            self._claim()
        with contextlib.suppress(OSError, UnicodeDecodeError):
            for line in path.read_text(encoding="utf-8").splitlines():
                with contextlib.suppress(ValueError, TypeError, KeyError, AttributeError):
                    found = json.loads(line)
                    if found.pop("version") == __version__:
                        kept = json.dumps({"job": 0, "message": found}).encode()
                        checked = LINES.decode(kept).message
                        self._known[checked.digest] = checked

    def known(self, file: str, digest: str, seconds: float | None) -> Checked | None:
        """What is known of a file; None where more time could bring more."""
        found = self._known.get(digest)
        if found is None or (found.verdict == Verdict.UNKNOWN.value and _shorter(found, seconds)):
            return None
        return replace(found, file=file)

    def afresh(self) -> Record:
        """The same record, with nothing known."""
        self._known = {}
        return self

    def add(self, checked: Checked) -> None:
        """Keep what was found out. A cache that cannot be written is none."""
        self._known[checked.digest] = checked
        kept = json.loads(LINES.encode(0, checked))["message"]
        self._append(json.dumps({"version": __version__, **kept}) + "\n")

    def _claim(self) -> None:
        """Refuse a file of others, or one that cannot be written, before there is work to lose."""
        self._append("")
        try:
            with self._path.open("rb") as file:
                ours = _is_kept(file.readline(LONGEST_LINE))
        except OSError as error:
            raise self._refused(error) from None
        if not ours:
            raise SaveError(
                "{file} holds something else; results need a file of their own.",
                file=str(self._path),
            )

    def _append(self, text: str) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            if self._named:
                raise self._refused(error) from None

    def _refused(self, error: OSError) -> SaveError:
        return SaveError(
            "Results cannot be kept in {file}: {reason}.",
            file=str(self._path),
            reason=refusal.reason(error),
        )


def _is_kept(line: bytes) -> bool:
    """Is it a line of a record, of whatever version, or the end of an empty file?"""
    try:
        found = json.loads(line or b"{}")
    except (ValueError, RecursionError):
        return False
    return not line or (isinstance(found, dict) and {"version", "digest"} <= found.keys())


def _shorter(found: Checked, seconds: float | None) -> bool:
    """Had it less time than there is now?"""
    return found.limit != 0 and (seconds is None or seconds > found.limit)


def record_of(folder: Path) -> Record:
    """What is known of the files of a folder, in the user's cache."""
    # Loaded when a folder is looked at: no start waits for it.
    import platformdirs

    name = hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    return Record(platformdirs.user_cache_path(PROGRAM) / "collections" / f"{name}.jsonl")


def check_all(
    files: Sequence[Path],
    folder: Path,
    record: Record,
    seconds: float | None,
    token: Token,
    workers: Workers | None = None,
) -> Iterator[Checked]:
    """What is found out of each file, as it comes; first what the record knows already.

    Ends early where the work is stopped; another call then goes on.
    """
    fresh: list[tuple[str, Path]] = []
    for path in files:
        name = path.relative_to(folder).as_posix()
        try:
            digest = digest_of(formats.load(path))
        except FormatError as error:
            yield Checked(name, "", sentence=error.whole)
            continue
        known = record.known(name, digest, seconds)
        if known is None:
            fresh.append((name, path))
        else:
            yield known
    tasks = ((name, (name, _bytes_of(path), seconds)) for name, path in fresh)
    for _, checked in each_of(check_bytes, tasks, workers, token):
        # What was broken off by hand is not known; that of time limits is.
        if not (token.stopped and checked.verdict == Verdict.UNKNOWN.value):
            record.add(checked)
        yield checked


def _bytes_of(path: Path) -> bytes:
    """The bytes of a file; none where it has gone meanwhile."""
    try:
        return formats.load(path)
    except FormatError:
        return b""
