"""Files of strangers: refused with a sentence that says what and where, and soon."""

from __future__ import annotations

import json
import random
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import formats
from studio.board import Board, Cell
from studio.families import SLITHERLINK
from studio.formats import FORMATS, FormatError
from studio.formats.format import MAX_BYTES
from studio.puzzle import Clues, Puzzle
from tests.budget import tries
from tests.formats.test_native import EXAMPLE, changed


def board(**keys: Any) -> str:
    """The example on another board and without clues."""
    return changed(board={"lattice": "square", **keys}, clues={})


def clues(**kinds: Any) -> str:
    return changed(clues=kinds)


HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "nothing in it"),
    "white space": (b" \n ", "nothing in it"),
    "not json": (b"hello", "begins with"),
    "not text": (b'{"title": "\xff"}', "byte 12: This is no text in UTF-8"),
    "utf-16": (EXAMPLE.encode("utf-16"), "no text in UTF-8"),
    "an image": (b"\x89PNG\r\n\x1a\n" + bytes(100), "no text in UTF-8"),
    "truncated": (EXAMPLE[:100], "line 2, column"),
    "a comma too many": (EXAMPLE.replace("36]]", "36]],,"), "line 3, column 52"),
    "more after it": (EXAMPLE + "{}", "line 5, column 1"),
    "a list": (b"[1, 2]", "begins with"),
    "another object": (b'{"type": "FeatureCollection"}', "no puzzle file"),
    "nested deep": ("{" + '"a":{' * 100_000, "nested too deeply"),
    "lists nested deep": ('{"a":' + "[" * 100_000, "nested too deeply"),
    "unknown data nested deep": (changed(x=json.loads("[" * 70 + "]" * 70)), "nested too deeply"),
    "too large": (b"{" + b" " * MAX_BYTES, "larger than 2 MB"),
    "nan": (EXAMPLE.replace("36", "NaN"), "NaN is no number"),
    "infinity": (EXAMPLE.replace("36", "-Infinity"), "-Infinity is no number"),
    "1e999": (EXAMPLE.replace("36", "1e999"), "“1e999” is more than"),
    "5000 digits": (EXAMPLE.replace("36", "9" * 5000), "5,000 digits"),
    "key twice": (EXAMPLE.replace('"author"', '"title"'), "“title” stands twice"),
    "cell key twice": (EXAMPLE.replace('"radius"', '"lattice"'), "“lattice” stands twice"),
    "half a character": (changed(title="\ud800"), "title: The text holds half a character"),
    "half a character kept": (changed(x=["\udfff"]), "half a character"),
    "no version": (EXAMPLE.replace('"version": 1', '"v": 1'), "version should be"),
    "version 0": (changed(version=0), "version should be"),
    "version 1.0": (changed(version=1.0), "version should be"),
    "version true": (changed(version=True), "version should be"),
    "no family": (EXAMPLE.replace('"family"', '"f"'), "family: The family is missing"),
    "unknown family": (
        changed(family="sudoku"),
        "family: The family “sudoku” is not known.",
    ),
    "misspelt family": (
        changed(family="slitherling"),
        "family: The family “slitherling” is not known; “slitherlink” is.",
    ),
    "family no text": (changed(family=["slitherlink"]), "family: The family is missing"),
    "no board": (EXAMPLE.replace('"board"', '"b"'), "board: The board should be an object"),
    "board a list": (changed(board=[]), "board: The board should be an object"),
    "graph": (changed(board={"lattice": "graph", "nodes": [], "links": []}), "no cells"),
    "lattice": (changed(board={"lattice": "tri"}), "board.lattice: The lattice should be"),
    "10^9 rows": (board(rows=10**9, columns=2), "board.rows: 1,000,000,000 rows"),
    "too many cells": (board(rows=30000, columns=30000), "30,000 rows of 30,000 cells"),
    "rows true": (board(rows=True, columns=3), "board.rows: The rows should be a whole number"),
    "rows 2.5": (board(rows=2.5, columns=3), "board.rows"),
    "rows -1": (board(rows=-1, columns=3), "board.rows: -1 rows are not possible"),
    "no columns": (board(rows=3), "board.columns"),
    "neighbours": (board(rows=3, columns=3, neighbours="all"), "board.neighbours"),
    "all holes": (board(rows=1, columns=1, holes=[[0, 0]]), "board: The board has no cells"),
    "hole off": (board(rows=2, columns=2, holes=[[2, 0]]), "board.holes[0]: The hole [2, 0]"),
    "hole twice": (board(rows=2, columns=2, holes=[[1, 0], [1, 0]]), "board.holes[1]: [1, 0]"),
    "holes no list": (board(rows=2, columns=2, holes={}), "board.holes: This should be a list"),
    "hole of three": (board(rows=2, columns=2, holes=[[1, 0, 0]]), "board.holes[0]: A cell"),
    "radius 10^9": (changed(board={"lattice": "hex", "radius": 10**9}), "board.radius"),
    "radius -1": (changed(board={"lattice": "hex", "radius": -1}), "board.radius"),
    "radius 115": (changed(board={"lattice": "hex", "radius": 115}), "115 rings are too many"),
    "no radius": (changed(board={"lattice": "hex"}), "needs a radius or a list"),
    "two sizes": (changed(board={"lattice": "hex", "radius": 1, "cells": []}), "not both"),
    "no cells": (changed(board={"lattice": "hex", "cells": []}), "no cells"),
    "top": (changed(board={"lattice": "hex", "top": "round", "radius": 1}), "board.top"),
    "far cells": (
        changed(board={"lattice": "hex", "cells": [[0, 0], [10**9, 10**9]]}),
        "too far from each other",
    ),
    "far away": (changed(board={"lattice": "hex", "cells": [[10**17, 10**17]]}), "too far"),
    "cell twice": (changed(board={"lattice": "hex", "cells": [[0, 0], [0, 0]]}), "stands twice"),
    "holes of a list": (
        changed(board={"lattice": "hex", "cells": [[0, 0]], "holes": [[0, 0]]}),
        "no holes",
    ),
    "clues a list": (changed(clues=[]), "clues: The clues should be an object"),
    "labels an object": (clues(labels={}), "clues.labels: This should be a list"),
    "label alone": (clues(labels=[[0, -3]]), "clues.labels[0]: A cell should be"),
    "label of three": (clues(labels=[[[0, -3], 1, 2]]), "clues.labels[0]: A number should be"),
    "label no number": (clues(labels=[[[0, -3], "1"]]), "clues.labels[0]: The value"),
    "label true": (clues(labels=[[[0, -3], True]]), "clues.labels[0]: The value"),
    "label null": (clues(labels=[[[0, -3], None]]), "clues.labels[0]: The value"),
    "cell of texts": (clues(labels=[[["0", "1"], 1]]), "clues.labels[0]: A cell"),
    "label off the board": (
        clues(labels=[[[1, -3], 2], [[9, 9], 1]]),
        "clues.labels[1]: The number at [9, 9] is off the board",
    ),
    "label in the hole": (clues(labels=[[[0, 0], 1]]), "clues.labels[0]"),
    "two equal labels": (
        clues(labels=[[[0, -3], 7], [[1, -3], 3], [[2, -3], 7]]),
        "clues.labels[2]: The number 7 stands twice",
    ),
    "two labels in a cell": (clues(labels=[[[0, -3], 7], [[0, -3], 8]]), "clues.labels[1]: This"),
    "label 0": (clues(labels=[[[0, -3], 0]]), "clues.labels[0]: The number 0"),
    "label 37": (clues(labels=[[[0, -3], 37]]), "out of range: 1 to 36"),
    "diamond apart": (
        clues(diamonds=[[[2, -3], [3, -3]], [[0, -3], [2, -3]]]),
        "clues.diamonds[1]: The diamond at [0, -3]-[2, -3] joins cells that do not touch",
    ),
    "diamond on itself": (clues(diamonds=[[[0, -3], [0, -3]]]), "clues.diamonds[0]: A diamond"),
    "diamond of one": (clues(diamonds=[[[0, -3]]]), "clues.diamonds[0]: A diamond should be"),
    "diamond twice": (
        clues(diamonds=[[[2, -3], [3, -3]], [[3, -3], [2, -3]]]),
        "clues.diamonds[1]: This place has a diamond already",
    ),
    "options a list": (changed(options=[]), "options: The options should be an object"),
    "closed 1": (changed(options={"closed": 1}), "options.closed: This should be true or false"),
    "solution a text": (changed(solution="1 2 3"), "solution: This should be a list"),
    "solution off": (changed(solution=[[0, -3], [8, 8]]), "solution[1]: [8, 8] is off the board"),
    "title a number": (changed(title=3), "title: The title should be a text"),
    "number 7": (
        changed(
            family="slitherlink",
            board={"lattice": "square", "rows": 2, "columns": 2},
            clues={"numbers": [[[0, 0], 5]]},
        ),
        "clues.numbers[0]: The clue 5 at [0, 0] is out of range: 0 to 4",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused(name: str) -> None:
    source, told = HOSTILE[name]
    data = source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")
    with pytest.raises(FormatError) as caught:
        formats.read(data)
    sentence = str(caught.value)
    assert told in sentence
    assert len(sentence) < 400 and "\n" not in sentence


@pytest.mark.parametrize("end", range(0, len(EXAMPLE) - 2, 7))
def test_a_file_cut_anywhere_is_refused(end: int) -> None:
    with pytest.raises(FormatError):
        formats.read(EXAMPLE[:end].encode())


# -- time and memory -----------------------------------------------------------------------------


def full(rows: int, columns: int) -> bytes:
    """A file of the largest board, every cell with a clue."""
    whole = Board.square(rows, columns)
    numbers = Clues({"numbers": {Cell(at): 2 for at in whole.cells}})
    return formats.encode(Puzzle(SLITHERLINK, whole, numbers), "puzzle")


HOLES = [[i % 200, i // 200] for i in range(40_000)]
LARGE = {
    "empty lists": b'{"x": [' + b"[]," * 690_000 + b"[]]}",
    "numbers": b'{"x": [' + b"1," * 1_000_000 + b"1]}",
    "keys": b"{" + b",".join(b'"%x":1' % i for i in range(180_000)) + b"}",
    "one text": b'{"x": "' + b"\\u00e9" * 340_000 + b'"}',
    "brackets": b'{"x": ' + b"[" * (MAX_BYTES - 10),
    "clues": changed(clues={"labels": [[[0, -3], 1]] * 120_000}).encode(),
    "cells": changed(board={"lattice": "hex", "cells": [[i, 0] for i in range(140_000)]}).encode(),
    "holes": board(rows=200, columns=200, holes=HOLES).encode(),
    "solution": changed(solution=[[0, -3]] * 200_000).encode(),
    "address": b"slither/200/200/" + b"z" * 2_000_000,
    "address of one run": b"slither/" + b"9" * 2_000_000,
    "loopy": b"200x200t0:" + b"z" * 2_000_000,
    "pzpr": b"pzprv3/slither/200/200/" + b". " * 1_000_000,
    "pzpr lines": b"pzprv3\nslither\n200\n200\n" + b"\n" * 2_000_000,
    "saved loopy": b"SAVEFILE:41:" + b":\n" * 1_000_000,
    "white space": b" " * MAX_BYTES,
}


@pytest.mark.parametrize("name", LARGE)
def test_large_nonsense_is_refused_within_bounds(name: str) -> None:
    data = LARGE[name]
    assert len(data) <= MAX_BYTES, "it should be refused for what it says, not for its size"
    tracemalloc.start()
    try:
        with pytest.raises(FormatError):
            formats.read(data)
        assert tracemalloc.get_traced_memory()[1] < 200 * 2**20
    finally:
        tracemalloc.stop()


def test_the_largest_board_reads() -> None:
    data = full(200, 200)
    assert len(data) < MAX_BYTES / 2
    assert formats.encode(formats.read(data).puzzle, "puzzle") == data


# -- whatever comes ------------------------------------------------------------------------------

SEEDS = [
    EXAMPLE.encode(),
    full(4, 5),
    b"https://puzz.link/p?slither/5/5/cbcbcddad",
    b"pzprv3/slither/2/2/3 . /. . /1 1 0 /0 0 0 /1 0 /1 0 /0 0 /",
    b"7x7t0de:02g222b3b2e2a2b322b2a2a3a2a1d1b",
    b"4x3t2:6a5b1c1c1",
]


def mangled(chance: random.Random) -> bytes:
    """A good file with flipped bits, pieces moved, cut or doubled."""
    data = bytearray(chance.choice(SEEDS))
    for _ in range(chance.randrange(1, 5)):
        if not data:
            break
        i, j = sorted((chance.randrange(len(data)), chance.randrange(len(data))))
        match chance.randrange(5):
            case 0:
                data[i] ^= 1 << chance.randrange(8)
            case 1:
                del data[i : i + chance.randrange(1, 9)]
            case 2:
                data[i:i] = data[j : j + chance.randrange(1, 30)]
            case 3:
                other = chance.choice(SEEDS)
                data[i:i] = other[: chance.randrange(len(other))]
            case _:
                data[i : i + 1] = chance.choice([b"9", b"-", b"[", b'"', b"{", b"e", b"/", b"\0"])
    return bytes(data)


def try_mangled(turns: int) -> int:
    """Read mangled files; says how many could be read. Anything but FormatError fails."""
    chance = random.Random(7)
    read = 0
    for _ in range(turns):
        data = mangled(chance)
        try:
            puzzle = formats.read(data).puzzle
        except FormatError:
            continue
        read += 1
        assert not puzzle.faults()
    return read


def test_mangled_files_give_puzzles_or_sentences() -> None:
    assert 50 < try_mangled(4000) < 3900


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_great_many_mangled_files() -> None:
    try_mangled(400_000)


values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 50) | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["lattice", "rows", "labels", "closed"]), inner, max_size=3
        )
    ),
    max_leaves=8,
)
KEYS = list(json.loads(EXAMPLE))


@settings(max_examples=tries(150, 1000))
@given(st.dictionaries(st.sampled_from(KEYS[2:]), values, min_size=1, max_size=3))
def test_any_value_anywhere(parts: dict[str, Any]) -> None:
    try:
        formats.read(changed(**parts).encode("utf-8", "surrogatepass"))
    except FormatError as told:
        assert told.sentence


@given(st.binary(max_size=200) | st.text(max_size=100))
def test_any_bytes_and_any_text(source: bytes | str) -> None:
    with pytest.raises(FormatError):
        formats.read(source)


# -- files ---------------------------------------------------------------------------------------


def test_files_are_read_by_path(tmp_path: Path) -> None:
    path = tmp_path / "p.puzzle"
    path.write_text(EXAMPLE, encoding="utf-8")
    assert formats.read(path) == formats.read(str(path)) == formats.read(EXAMPLE)


@pytest.mark.parametrize(
    ("name", "told"),
    [("missing.puzzle", "neither a file"), (".", "is a folder"), ("a\0b", "neither a file")],
)
def test_what_is_no_file_is_said(tmp_path: Path, name: str, told: str) -> None:
    with pytest.raises(FormatError, match=told):
        formats.read(f"{tmp_path}/{name}")


@pytest.mark.parametrize("name", ["missing.puzzle", "missing/p.puzzle", "a\0b", "x" * 300])
def test_a_path_that_cannot_be_opened_is_said(tmp_path: Path, name: str) -> None:
    with pytest.raises(FormatError):
        formats.read(tmp_path / name)


def test_a_file_goes_before_a_text_that_looks_like_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("slither").mkdir()
    Path("slither/5").write_text(EXAMPLE, encoding="utf-8")
    assert formats.read("slither/5") == formats.read(EXAMPLE)


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.puzzle"
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(FormatError, match="larger than 2 MB"):
        formats.read(path)


def test_each_format_is_recognised_alone() -> None:
    for data in SEEDS:
        text = data.decode()
        assert sum(form.sniff(text) for form in FORMATS) == 1, text[:20]
