"""What every format promises, held by one suite."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import formats
from studio.board import Board, Cell, Corner, Edge, FreeFrame, HexLattice
from studio.families import RULES
from studio.families.regions import BORDER, regions_of
from studio.formats import FORMATS, Format, FormatError, Output
from studio.formats.format import MAX_BYTES
from studio.puzzle import Clues, Puzzle, Rule
from tests.boards import WHOLE, boards_for, puzzles, whole_boards
from tests.budget import EACH, tries
from tests.contract.fuzz import reader

each_format = pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.key)
READERS = [form for form in FORMATS if form.read is not None]
each_reader = pytest.mark.parametrize("form", READERS, ids=lambda form: form.key)
WRITERS = [form for form in FORMATS if form.write is not None]
each_writer = pytest.mark.parametrize("form", WRITERS, ids=lambda form: form.key)
BOTH = [form for form in READERS if form.write is not None]
SMALL = Output(pixels=100)
PICTURES = {"svg": b"<svg ", "png": b"\x89PNG\r\n\x1a\n", "pdf": b"%PDF-1."}


def examples() -> Iterator[Puzzle]:
    """Puzzles on boards of every kind."""
    boards = (
        Board.square(3, 4),
        Board.square(3, 4, king=True, holes=[(1, 1)]),
        Board.square(1, 1),
        Board.hexagon(1),
        Board.hexagon(2, flat=True, holes=[(0, 0)]),
        Board.of(
            HexLattice("flat"), FreeFrame(), [(c, r - c // 2) for c in (0, 1, 2) for r in (0, 1, 2)]
        ),
    )
    for rule in RULES:
        for board in boards:
            if board.lattice.key in rule.lattices:
                yield Puzzle(rule, board, title="A <title> & “more”", author="Ä. B.")


def by_turns() -> Iterator[Puzzle]:
    """An example of each rule and of each board: pictures take long, and know of lines only."""
    every = list(examples())
    boards_of = {rule.key: [p for p in every if p.rule is rule] for rule in RULES}
    yield from boards_of.pop(RULES[0].key)
    for turn, found in enumerate(boards_of.values()):
        yield from found[turn % max(1, len(found)) :][:1]


def test_keys_and_endings_are_told_apart() -> None:
    keys = [form.key for form in FORMATS]
    endings = [ending for form in FORMATS for ending in form.endings]
    assert len(set(keys)) == len(keys)
    assert len(set(endings)) == len(endings)
    assert all(ending.startswith(".") and ending == ending.lower() for ending in endings)


@each_format
def test_it_is_found_by_key_and_by_ending(form: Format) -> None:
    assert formats.format_of(form.key) is form
    for ending in form.endings:
        assert formats.format_of(f"a.b{ending.upper()}") is form
        assert formats.format_of(Path("folder") / f"p{ending}") is form


@each_format
def test_it_reads_or_writes(form: Format) -> None:
    assert form.read or form.write
    assert form.name and form.endings


@each_writer
def test_writing_is_repeatable_or_a_sentence(form: Format) -> None:
    written = 0
    for puzzle in by_turns() if form.picture else examples():
        try:
            data = formats.encode(puzzle, form.key, SMALL)
        except FormatError as told:
            assert str(told).endswith(".")
            continue
        written += 1
        assert data == formats.encode(puzzle, form.key, SMALL), "the same puzzle, other bytes"
    assert written > 0


def _is_source(form: Format, rule: Rule) -> bool:
    """Does the rule say under what name such puzzles go there?"""
    source = rule.source(form.key)
    return source is not None and source.names != ()


SOURCES = {form.key for form in BOTH for rule in RULES if _is_source(form, rule)}
"""The formats that know some rules by name; others write what they can."""


@pytest.mark.parametrize(
    ("form", "rule"),
    [
        pytest.param(form, rule, id=f"{form.key}-{rule.key}")
        for form in BOTH
        for rule in RULES
        if form.key not in SOURCES or _is_source(form, rule)
    ],
)
def test_what_is_written_reads_back(form: Format, rule: Rule) -> None:
    # Most formats know no holes and no ragged rims, and refuse most boards drawn at random.
    whole = [make for make in WHOLE if _writes(form, rule, make(2, 2))]
    assert whole or form.key not in SOURCES, "a source that writes nothing"
    ragged = boards_for(rule)

    @settings(max_examples=EACH)
    @given(st.data())
    def reads_back(data: st.DataObject) -> None:
        board = data.draw(st.one_of(*(whole_boards(make) for make in whole), ragged))
        puzzle = data.draw(puzzles(rule, board))
        try:
            first = formats.encode(puzzle, form.key)
        except FormatError:
            return
        again = formats.read(first)
        assert again.read_only is None
        assert _clues(_as_kept(again.puzzle, form)) == _clues(_as_kept(puzzle, form))
        assert formats.encode(again.puzzle, form.key) == first

    reads_back()


def _writes(form: Format, rule: Rule, board: Board) -> bool:
    """Does the format write puzzles of the rule on such a board?"""
    try:
        puzzle = Puzzle(rule, board)
        played = board.lattice.key in rule.lattices and not puzzle.faults()
        return played and bool(formats.encode(puzzle, form.key))
    except FormatError:
        return False


@pytest.mark.parametrize("form", BOTH, ids=lambda form: form.key)
def test_what_no_source_knows_is_refused(form: Format) -> None:
    for puzzle in examples():
        if form.key in SOURCES and not _is_source(form, puzzle.rule):
            with pytest.raises(FormatError, match=r"[.]$"):
                formats.encode(puzzle, form.key)


def _as_kept(puzzle: Puzzle, form: Format) -> Puzzle:
    """What a format keeps of a puzzle: of regions that are written as areas no border within one;
    where it knows numbers of whole regions only, each where the region's number stands; where a
    number makes a wall, no wall that says nothing more."""
    source = puzzle.rule.source(form.key)
    if source is None:
        return puzzle
    clues = dict(puzzle.clues)
    for kind in puzzle.rule.kinds:
        if kind.within:
            below, above = puzzle.clues.of(kind.within), puzzle.clues.of(kind.key)
            clues[kind.within] = {at: below[at] for at in below if below[at] or at not in above}
    if source.borders == "areas":
        clues[BORDER.key] = regions_of(puzzle).borders
    if source.values == "regions":
        regions, kind = regions_of(puzzle), puzzle.rule.kinds[0].key
        clues[kind] = {
            Cell(regions.head(regions.region(spot.at))): value
            for spot, value in puzzle.clues.of(kind).items()
            if isinstance(spot, Cell)
        }
    return replace(puzzle, clues=Clues(clues))


def _clues(puzzle: Puzzle) -> set[tuple[str, tuple[tuple[float, float], ...], int | None]]:
    """The clues by where they lie: a format may shift addresses, but never a clue."""
    middles = [puzzle.board.centre(at) for at in puzzle.board.cells]
    left, top = min(x for x, _ in middles), min(y for _, y in middles)
    found = set()
    for clue in puzzle.clues.all():
        match clue.spot:
            case Cell(at) | Corner(at):
                ends = [at]
            case Edge(a, b):
                ends = [a, b]
        points = [puzzle.board.centre(at) for at in ends]
        found.add(
            (
                clue.kind,
                tuple((round(x - left, 6), round(y - top, 6)) for x, y in points),
                clue.value,
            )
        )
    return found


@each_reader
def test_it_recognises_only_its_own(form: Format) -> None:
    assert form.read is not None
    for other in BOTH:
        for puzzle in examples():
            try:
                text = formats.encode(puzzle, other.key).decode().strip()
            except FormatError:
                continue
            assert form.sniff(text) is (form is other)


@each_reader
def test_its_limit_is_declared_and_holds(form: Format) -> None:
    assert 0 < form.max_bytes <= MAX_BYTES
    data = reader(form.key, Path()).goods[0]
    assert formats.read(data)
    size = form.max_bytes + 1
    with pytest.raises(FormatError, match="larger than"):
        formats.read(data + data[-1:] * (size - len(data)))


@each_reader
@settings(max_examples=tries(60, 500))
@given(st.text(max_size=60))
def test_its_reader_raises_nothing_else(form: Format, text: str) -> None:
    assert form.read is not None
    try:
        form.read(text)
    except FormatError as told:
        assert told.sentence


@pytest.mark.parametrize("key", PICTURES)
def test_pictures_show_any_puzzle_and_answer(key: str) -> None:
    for puzzle in by_turns():
        plain = formats.render(puzzle, key, pixels=100)
        assert plain.startswith(PICTURES[key])
        nodes = puzzle.board.cells if puzzle.rule.line_on == "cells" else puzzle.board.corners
        solved = formats.render(puzzle, key, nodes, pixels=100)
        assert solved.startswith(PICTURES[key])
        assert solved != plain or len(nodes) == 1


@pytest.mark.parametrize("key", [form.key for form in FORMATS if not form.picture])
def test_what_is_no_picture_is_not_rendered(key: str) -> None:
    with pytest.raises(FormatError, match="no picture"):
        formats.render(next(examples()), key)


@each_writer
def test_a_file_is_written_by_its_ending(form: Format, tmp_path: Path) -> None:
    for puzzle in examples():
        try:
            data = formats.encode(puzzle, form.key, Output())
        except FormatError:
            continue
        path = tmp_path / f"p{form.endings[0]}"
        formats.write(puzzle, path)
        assert path.read_bytes() == data
        other = tmp_path / "p.dat"
        formats.write(puzzle, other, form.key)
        assert other.read_bytes() == data
        return
    pytest.fail("no example can be written")


def test_an_unknown_ending_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"endings are \.puzzle"):
        formats.write(next(examples()), tmp_path / "p.docx")
    assert list(tmp_path.iterdir()) == []


def test_clues_equal_by_content_are_no_accident() -> None:
    board = Board.square(2, 2)
    one = Puzzle(RULES[0], board, Clues({"labels": {Cell((0, 1)): 2}}))
    two = Puzzle(RULES[0], board, Clues({"labels": {Cell((1, 0)): 2}}))
    assert _clues(one) != _clues(two)
