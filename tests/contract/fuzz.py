"""Feeds a reader spoilt files, one after the other, in a process of its own.

``python -m tests.contract.fuzz CASES SEED READER...`` first cuts up to twenty good files at every
byte, for no more than half of the cases, then spoils files in ways that know their structure: bits
flipped, pieces cut out, doubled and spliced in from other files, numbers and words replaced by
those that programs stumble over, and in JSON whole values replaced by made ones. Each file ends in
a reading or in the one error that readers raise, within ``BYTES`` of memory more than there was
before. Prints a JSON line for each reader: how many files were cut, how many could be read, the
processor time of the slowest, which should stay below ``SECONDS``, and the most memory that the
process had so far.
"""

from __future__ import annotations

import io
import json
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat
from pathlib import Path
from typing import Any

from PIL import Image

from studio import assets, formats, language
from studio.board import Board
from studio.engines.engine import Token
from studio.formats import FORMATS, FormatError
from studio.formats.raster import KINDS, read_raster
from studio.gui.document.journal import EDITS, SNAPSHOT
from studio.gui.document.unsaved import read_unsaved
from studio.gui.editor.tools.clip import clip_text, cut_out, read_clip
from studio.puzzle import Fault, Puzzle
from studio.work import certificate
from studio.work.verify import Verified, verify
from tests.formats.test_dimacs import SAMPLES
from tests.formats.test_hcp import ADJACENCY, ENVELOPE

SECONDS = 1.0
HANGS_S = 30.0
"""After so much processor time a reader is taken to hang."""
BYTES = 200 * 2**20
CUT = 20
"""Of each reader so many good files are cut at every byte."""
CHECKED = 25
"""One in so many puzzles that were read goes through its own file, too."""
LONGEST = 30_000
"""Bytes of a good file; that size alone does no harm is a test of its own."""

NUMBERS = b"0 -0 1 -1 2 3 9 10 36 99 100 255 256 1000 40001 99999 65536 2147483647 2147483648 1.5"
NUMBERS += b" -2147483649 9223372036854775808 1e9 1e999 0x10 007 NaN Infinity " + b"9" * 60
WORDS = b'null true false [] {} "" [0,0] [[0,0]] [[[0,0],1]] "\\ud800" "\\u0000" \xff \0 \r \xc3'
WORDS += b" \xef\xbb\xbf \xe2\x80\xae \xd9\xa3 : , / _ . - + % p c cnf EOF TYPE hex square king d v"
TOKENS = re.compile(rb"-?\d+|[A-Za-z_]+|\s+|.", re.DOTALL)


@dataclass(frozen=True)
class Reader:
    """Good files, and what reads them; it may raise FormatError and nothing else."""

    goods: Sequence[bytes]
    read: Callable[[bytes], object]


# -- the readers -----------------------------------------------------------------------------------


def puzzle(data: bytes) -> Puzzle:
    """A puzzle as the window opens it."""
    found = formats.read(data).puzzle
    assert not found.faults()
    return found


def clip(data: bytes) -> None:
    """Clues from the clipboard; all but those are a fault."""
    found = read_clip(data.decode("utf-8", "replace"))
    if isinstance(found, Fault):
        raise FormatError(language.said(found.message))


def board(data: bytes) -> Board:
    """A board in a few letters."""
    return formats.read_board(data.decode("utf-8", "replace"))


FILES = (
    certificate.PUZZLE,
    certificate.VERDICT,
    certificate.FORMULA,
    certificate.REASONS,
    certificate.STEPS,
)
MARK = b"\n=== "


def certified(folder: Path) -> Callable[[bytes], object]:
    """A certificate: all its files in one, each behind a line with its name."""

    def read(data: bytes) -> None:
        for name in FILES:
            (folder / name).unlink(missing_ok=True)
        for part in data.split(MARK)[1:]:
            name, _, content = part.partition(b"\n")
            if name.decode("latin-1") in FILES:
                (folder / name.decode("latin-1")).write_bytes(content)
        try:
            certificate.checked(certificate.read(folder), Token(SECONDS / 2))
        except certificate.Refused as refused:
            raise FormatError(str(refused)) from None

    return read


def proofs(folder: Path) -> list[bytes]:
    """Two small certificates: a proof and two answers."""
    found = []
    for name in ("one-stroke/bridges", "jump-maze/schonbrunn"):
        path = assets.path("examples", *f"{name}.puzzle".split("/"))
        *_, verified = verify(formats.read(path).puzzle, Token())
        assert isinstance(verified, Verified) and verified.certificate is not None
        certificate.write(verified.certificate, folder)
        parts = [(file, folder / file) for file in FILES]
        there = ((file, path.read_bytes()) for file, path in parts if path.exists())
        found.append(b"".join(MARK + file.encode() + b"\n" + data for file, data in there))
    return found


def journal(folder: Path) -> Callable[[bytes], object]:
    """The journal of a window that was killed; what tells nothing brings nothing back."""

    def read(data: bytes) -> None:
        (folder / EDITS).write_bytes(data)
        (folder / SNAPSHOT).unlink(missing_ok=True)
        if read_unsaved(folder) is None:
            raise FormatError("Nothing comes back.")

    return read


def journals() -> list[bytes]:
    """Journals of a few steps, as the window writes them."""
    found = []
    for data in examples()[:6]:
        lines: list[dict[str, Any]] = [{"journal": 1, "path": "/a/b.puzzle", "digest": "0" * 64}]
        states = [(0, 0), (1, 1), (2, 2), (1, 2), (2, 2)]
        for number, (at, count) in enumerate(states, start=1):
            line = {"line": number, "at": at, "count": count, "time": 1.7e9, "text": "Step"}
            lines.append({**line, "puzzle": data.decode()} if number < 4 else line)
        found.append("".join(json.dumps(line) + "\n" for line in lines).encode())
    return found


def pictures() -> list[bytes]:
    """A few colours in a small picture of each kind."""
    found = []
    for mode in ("RGB", "L", "P"):
        picture = Image.linear_gradient("L").resize((24, 16)).convert(mode)
        for kind in KINDS:
            buffer = io.BytesIO()
            # JPEG and WebP have no palettes.
            fitting = picture if kind in ("PNG", "BMP") else picture.convert("RGB")
            fitting.save(buffer, kind)
            found.append(buffer.getvalue())
    return found


def examples() -> list[bytes]:
    """The puzzles that ship, the shortest first."""
    paths = assets.path("examples").rglob("*.puzzle")
    return sorted((path.read_bytes() for path in paths), key=lambda data: (len(data), data))


def written(key: str) -> list[bytes]:
    """The examples in another format, where that holds them."""
    found = []
    for data in examples():
        try:
            found.append(formats.encode(formats.read(data).puzzle, key))
        except FormatError:
            continue
    return [data for data in found if len(data) <= LONGEST]


TEXTS = {
    "hcp": [ENVELOPE, ADJACENCY],
    "cnf": [text for text, _ in SAMPLES],
    "loopy": ["7x7t0de:02g222b3b2e2a2b322b2a2a3a2a1d1b", "4x3t2:6a5b1c1c1"],
    "puzzlink": ["https://puzz.link/p?slither/5/5/cbcbcddad"],
    "pzprv3": ["pzprv3/slither/2/2/3 . /. . /1 1 0 /0 0 0 /1 0 /1 0 /0 0 /"],
}
"""Good files beside those that are written here."""


def reader(name: str, folder: Path) -> Reader:
    """The reader of a name: a format that is read, or something else that strangers may write."""
    match name:
        case "clip":
            cells = [formats.read(data).puzzle for data in examples()]
            boards = [one for one in cells if one.board.lattice.key in ("hex", "square")][:20]
            texts = [clip_text(cut_out(one, frozenset(one.board.cells))) for one in boards]
            return Reader([text.encode() for text in texts], clip)
        case "board":
            return Reader([b"square:5x7", b"square:5x7:king", b"hex:3:ring", b"hex:3:flat"], board)
        case "picture":
            return Reader(pictures(), read_raster)
        case "certificate":
            return Reader(proofs(folder), certified(folder))
        case "journal":
            return Reader(journals(), journal(folder))
    form = next(form for form in FORMATS if form.key == name)
    goods = written(name) if form.write is not None else []
    return Reader([*goods, *(text.encode() for text in TEXTS.get(name, ()))], puzzle)


READERS = (
    *(form.key for form in FORMATS if form.read is not None),
    "clip",
    "board",
    "picture",
    "certificate",
    "journal",
)


# -- spoiling --------------------------------------------------------------------------------------


def cut(goods: Sequence[bytes]) -> Iterator[bytes]:
    """Good files, cut at every byte."""
    for data in goods[:CUT]:
        for end in range(len(data)):
            yield data[:end]


def spoilt(goods: Sequence[bytes], dice: random.Random) -> bytes:
    """A good file with one to four things wrong."""
    data = dice.choice(goods)
    for _ in range(dice.randint(1, 4)):
        data = dice.choice(WAYS)(data, goods, dice)
    return data[: 2 * LONGEST]


def _flip(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    spoilt = bytearray(data or b"x")
    spoilt[dice.randrange(len(spoilt))] ^= 1 << dice.randrange(8)
    return bytes(spoilt)


def _remove(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    start = dice.randrange(len(data) + 1)
    return data[:start] + data[start + dice.choice((1, 2, 5, 20, 200)) :]


def _double(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    start = dice.randrange(len(data) + 1)
    end = start + dice.choice((1, 3, 10, 60))
    return data[:end] + data[start:end] * dice.choice((1, 1, 2, 50)) + data[end:]


def _splice(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    other = dice.choice(goods)
    return data[: dice.randrange(len(data) + 1)] + other[dice.randrange(len(other) + 1) :]


def _token(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    """Another number, word or sign in the place of one, or two of them swapped."""
    tokens = TOKENS.findall(data)
    if not tokens:
        return data
    i, j = dice.randrange(len(tokens)), dice.randrange(len(tokens))
    if dice.random() < 0.3:
        tokens[i], tokens[j] = tokens[j], tokens[i]
    elif tokens[i].lstrip(b"-").isdigit() and dice.random() < 0.8:
        tokens[i] = dice.choice(NUMBERS.split())
    else:
        tokens[i] = dice.choice((dice.choice(WORDS.split(b" ")), dice.choice(tokens)))
    return b"".join(tokens)


def _line(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    """A line dropped, doubled, moved, or taken from elsewhere."""
    lines = data.split(b"\n")
    i = dice.randrange(len(lines))
    taken = lines.pop(i) if dice.random() < 0.6 else dice.choice(dice.choice(goods).split(b"\n"))
    if dice.random() < 0.6:
        lines.insert(dice.randrange(len(lines) + 1), taken)
    return b"\n".join(lines)


def _value(data: bytes, goods: Sequence[bytes], dice: random.Random) -> bytes:
    """In JSON another value somewhere, of any shape; other files as they are."""
    try:
        tree = json.loads(data)
    except (ValueError, RecursionError):
        return _token(data, goods, dice)
    places: list[tuple[Any, Any]] = []
    todo = [tree] if isinstance(tree, dict | list) else []
    while todo and len(places) < 4000:
        part = todo.pop()
        for key in list(part if isinstance(part, dict) else range(len(part))):
            places.append((part, key))
            if isinstance(part[key], dict | list):
                todo.append(part[key])
    if not places:
        return data
    part, key = dice.choice(places)
    if dice.random() < 0.2:
        del part[key]
    elif dice.random() < 0.3:
        part[key] = dice.choice(places)[0]
    else:
        part[key] = made(dice)
    try:
        return json.dumps(tree).encode("utf-8", "surrogatepass")
    except ValueError:
        # A value that was put into itself.
        return data


def made(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON value, with the words and numbers of puzzle files."""
    keys = ("lattice", "rows", "columns", "radius", "cells", "labels", "numbers", "nodes", "links")
    match dice.randrange(9 if depth < 3 else 6):
        case 0:
            return dice.choice((None, True, False))
        case 1 | 2:
            return dice.choice((-1, 0, 1, 2, 7, 36, 201, 40_001, 10**9, 10**17, -(2**40)))
        case 3:
            return dice.choice((0.5, -0.0, 1e300, float("nan"), float("inf"), 1e-320))
        case 4:
            return dice.choice(("", "hex", "square", "graph", "king", "\ud800", "\0", "x" * 300))
        case 5:
            return [dice.randint(-3, 9) for _ in range(dice.randrange(4))]
        case 6 | 7:
            return [made(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(keys): made(dice, depth + 1) for _ in range(dice.randrange(4))}


WAYS = (_flip, _remove, _double, _splice, _token, _token, _line, _value, _value)


# -- the process -----------------------------------------------------------------------------------


class Slow(BaseException):
    """A file took too long: no reader catches this."""


def _late(*_: object) -> None:
    raise Slow


def data_bytes() -> int:
    """The data of this process, as RLIMIT_DATA counts it."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmData:"):
            return int(line.split()[1]) * 1024
    raise OSError("the system does not tell")


def run(name: str, cases: int, seed: int, folder: Path) -> dict[str, object]:
    """Feed the reader; raises at the first file that it does not bear, and prints that file."""
    found = reader(name, folder)
    dice = random.Random(f"{name} {seed}")
    most = data_bytes() + BYTES
    resource.setrlimit(resource.RLIMIT_DATA, (most, resource.RLIM_INFINITY))
    signal.signal(signal.SIGVTALRM, _late)
    cuts = min(cases // 2, sum(map(len, found.goods[:CUT])))
    # One after the other: all at once they would take more memory than any reader.
    files = chain(islice(cut(found.goods), cuts), (spoilt(found.goods, dice) for _ in repeat(None)))
    read = number = 0
    slowest = 0.0
    for number, data in enumerate(islice(files, cases), start=1):
        signal.setitimer(signal.ITIMER_VIRTUAL, HANGS_S)
        begun = time.process_time()
        try:
            result = found.read(data)
            read += 1
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            slowest = max(slowest, time.process_time() - begun)
            if isinstance(result, Puzzle) and read % CHECKED == 0:
                again = formats.encode(result, "puzzle")
                assert formats.encode(formats.read(again).puzzle, "puzzle") == again
        except FormatError as error:
            slowest = max(slowest, time.process_time() - begun)
            assert str(error)
        except BaseException:
            print(f"case {number} of {name}: {data[:3000]!r}", file=sys.stderr)
            raise
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    told = {"reader": name, "cases": number, "cut": cuts, "read": read}
    return {**told, "slowest_s": round(slowest, 3), "peak_rss_mb": peak}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        for wanted in sys.argv[3:]:
            folder = Path(place, wanted)
            folder.mkdir()
            told = run(wanted, int(sys.argv[1]), int(sys.argv[2]), folder)
            print(json.dumps(told), flush=True)
