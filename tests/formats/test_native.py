"""The program's own file: canonical, and patient with keys that it does not know."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import assets, formats
from studio.board import Board, Cell, Edge
from studio.families import NUMBER_PATH, RULES, SLITHERLINK
from studio.formats import Output, native
from studio.language import said
from studio.puzzle import Clues, Follows, Puzzle
from tests.boards import boards_for, puzzles
from tests.budget import tries

EXAMPLE = """\
{"format": "oneline-puzzle", "version": 1, "family": "number-path",
 "board": {"lattice": "hex", "radius": 3, "holes": [[0, 0]]},
 "clues": {"labels": [[[0, -3], 1], [[1, -3], 36]], "diamonds": [[[2, -3], [3, -3]]]},
 "options": {}, "solution": null, "title": "", "author": "", "notes": ""}
"""


def saved(text: str) -> str:
    """What saving gives of a text that was loaded."""
    return formats.encode(formats.read(text).puzzle, "puzzle").decode()


def changed(text: str = EXAMPLE, **changes: Any) -> str:
    """The example with other values at the top level."""
    return json.dumps({**json.loads(text), **changes})


def test_the_example_of_the_contract() -> None:
    reading = formats.read(EXAMPLE)
    puzzle = reading.puzzle
    assert reading == formats.Reading(puzzle)
    assert puzzle == Puzzle(
        NUMBER_PATH,
        Board.hexagon(3, holes=[(0, 0)]),
        Clues(
            {
                "labels": {Cell((0, -3)): 1, Cell((1, -3)): 36},
                "diamonds": {Edge.of((2, -3), (3, -3)): None},
            }
        ),
    )
    assert formats.encode(puzzle, "puzzle").decode() == EXAMPLE


@pytest.mark.parametrize(
    "board",
    [
        '{"lattice": "square", "rows": 2, "columns": 3, "neighbours": "king", "holes": [[1, 2]]}',
        '{"lattice": "square", "rows": 2, "columns": 3, "neighbours": "sides", "holes": []}',
        '{"lattice": "square", "rows": 2, "columns": 3}',
        '{"columns": 3, "rows": 2, "lattice": "square", "holes": []}',
        '{"lattice": "hex", "top": "pointy", "radius": 2, "holes": []}',
        '{"lattice": "hex", "top": "flat", "radius": 2}',
        '{"lattice": "hex", "cells": [[0, 0], [1, 0]]}',
        '{"lattice": "hex", "top": "flat", "cells": [[0, 0], [0, 1]]}',
    ],
)
def test_every_way_to_say_a_board_stays(board: str) -> None:
    text = EXAMPLE.replace('{"lattice": "hex", "radius": 3, "holes": [[0, 0]]}', board)
    text = text.replace('"labels": [[[0, -3], 1], [[1, -3], 36]]', '"labels": []')
    text = text.replace('"diamonds": [[[2, -3], [3, -3]]]', '"diamonds": []')
    assert saved(text) == text


def test_an_arrow_leads_from_its_first_cell_to_its_second_however_they_are_written() -> None:
    arrows = [[[1, 0], [0, 0], 1], [[0, 1], [0, 2], -1]]
    text = changed(board={"lattice": "square", "rows": 2, "columns": 3}, clues={"arrows": arrows})
    read = formats.read(text).puzzle
    (up, left) = read.compile().problem.constraints
    assert (up, left) == (Follows(3, 0), Follows(2, 1))
    written = json.loads(formats.encode(read, "puzzle"))["clues"]
    assert written == {"arrows": [[[0, 0], [1, 0], -1], [[0, 1], [0, 2], -1]]}


def test_kinds_that_most_puzzles_lack_are_not_written() -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.square(2, 2))
    assert list(json.loads(formats.encode(puzzle, "puzzle"))["clues"]) == ["labels", "diamonds"]


def test_unknown_keys_stay_where_they_are() -> None:
    text = """\
{"made": {"by": ["hand", 1.5, null, true]}, "format": "oneline-puzzle", "version": 1, \
"family": "number-path",
 "board": {"paper": "é🙂", "lattice": "hex", "radius": 3, "holes": [[0, 0]]},
 "clues": {"clocks": [[[0, 1], "up"]], "labels": [[[0, -3], 1]], "diamonds": []},
 "options": {"colour": 3, "closed": false}, "title": "", "zoom": 2}
"""
    reading = formats.read(text)
    assert saved(text) == text
    assert reading.puzzle.option("closed") is False
    assert "“clocks”" in said(reading.notices[0])


def test_unknown_keys_stay_when_the_puzzle_changes() -> None:
    text = EXAMPLE.replace('"notes": ""', '"notes": "", "zoom": [1]').replace('"author": "", ', "")
    puzzle = replace(formats.read(text).puzzle, author="Ada", title="Hexagons")
    after = json.loads(formats.encode(puzzle, "puzzle"))
    assert after["zoom"] == [1]
    assert (after["author"], after["title"]) == ("Ada", "Hexagons")


def test_a_loaded_default_may_change_sides() -> None:
    text = changed(board={"lattice": "square", "rows": 2, "columns": 3}, clues={})
    puzzle = replace(formats.read(text).puzzle, board=Board.square(2, 3, king=True, holes=[(0, 0)]))
    again = formats.read(formats.encode(puzzle, "puzzle"))
    assert again.puzzle.board == puzzle.board


def test_a_newer_file_opens_for_reading_only() -> None:
    reading = formats.read(changed(version=2, hyper=True))
    assert "newer version" in (told := said(reading.read_only)) and "reading only" in told
    assert len(reading.puzzle.board) == 36
    assert json.loads(formats.encode(reading.puzzle, "puzzle"))["version"] == 2


def test_a_newer_file_that_cannot_be_shown_says_so() -> None:
    with pytest.raises(formats.FormatError, match="newer than this program"):
        formats.read(changed(version=3, board={"lattice": "hexahexa"}))


def test_an_answer_is_kept_with_the_puzzle() -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.square(1, 3))
    answer = ((0, 0), (0, 1), (0, 2))
    text = formats.encode(puzzle, "puzzle", Output(solution=answer)).decode()
    assert '"solution": [[0, 0], [0, 1], [0, 2]]' in text
    assert formats.read(text).puzzle.solution == answer


def test_an_answer_of_a_slitherlink_runs_over_corners() -> None:
    puzzle = Puzzle(SLITHERLINK, Board.square(1, 1))
    answer = ((0, 0), (0, 1), (1, 1), (1, 0))
    text = formats.encode(puzzle, "puzzle", Output(solution=answer))
    assert formats.read(text).puzzle.solution == answer


texts = st.text(st.characters(exclude_categories=["Cs"]))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
@settings(max_examples=tries(15, 50))
@given(st.data())
def test_what_is_saved_loads_and_saves_alike(rule: Any, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(rule))
    texts = data.draw(
        st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=3, max_size=3)
    )
    puzzle = replace(puzzle, title=texts[0], author=texts[1], notes=texts[2])
    first = formats.encode(puzzle, "puzzle")
    reading = formats.read(first)
    assert reading.puzzle == puzzle
    assert formats.encode(reading.puzzle, "puzzle") == first


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("lattice", ["square", "hex"])
@settings(max_examples=2000)
@given(st.data())
def test_two_thousand_puzzles_of_each_grid_stay_as_they_are(
    lattice: str, data: st.DataObject
) -> None:
    rule = data.draw(st.sampled_from([rule for rule in RULES if lattice in rule.lattices]))
    board = data.draw(boards_for(rule, 5, frozenset({lattice})))
    puzzle = data.draw(puzzles(rule, board))
    first = formats.encode(puzzle, "puzzle")
    reading = formats.read(first)
    assert reading.puzzle == puzzle
    assert formats.encode(reading.puzzle, "puzzle") == first


VERSIONS = Path(__file__).parents[1] / "data" / "versions"


def test_every_version_has_golden_files() -> None:
    kept = {folder.name for folder in VERSIONS.iterdir()}
    assert kept == {str(version) for version in range(1, native.VERSION + 1)}
    families = {formats.read(path).puzzle.rule for path in (VERSIONS / "1").glob("*.puzzle")}
    assert families == set(RULES)


@pytest.mark.parametrize("path", sorted(VERSIONS.rglob("*.puzzle")), ids=lambda path: path.stem)
def test_files_of_older_versions_read_as_ever(path: Path) -> None:
    reading = formats.read(path)
    assert not reading.read_only and not reading.notices
    data = path.read_bytes()
    assert formats.encode(reading.puzzle, "puzzle") == data
    told = json.loads(data)
    # A kind of which there is only one has its cell there, all others a list of entries.
    lists = {key: entries for key, entries in told["clues"].items() if entries}
    counts = {key: len(entries) for key, entries in lists.items() if type(entries[0]) is list}
    assert {k: len(reading.puzzle.clues.of(k)) for k in counts} == counts
    assert reading.puzzle.rule.key == told["family"] and reading.puzzle.title == told["title"]
    assert path.parent.name == str(told["version"])


def test_every_example_that_ships_is_canonical() -> None:
    found = sorted(assets.path("examples").rglob("*.puzzle"))
    assert found
    for path in found:
        reading = formats.read(path)
        assert not reading.read_only and not reading.notices, path.name
        assert formats.encode(reading.puzzle, "puzzle") == path.read_bytes(), path.name


def test_windows_lines_and_a_byte_order_mark_are_read() -> None:
    data = b"\xef\xbb\xbf" + EXAMPLE.replace("\n", "\r\n").encode()
    assert formats.read(data) == formats.read(EXAMPLE)


def test_the_sections_that_may_be_left_out() -> None:
    small = '{"format": "oneline-puzzle", "version": 1, "family": "slitherlink",\n'
    small += ' "board": {"lattice": "square", "rows": 2, "columns": 2}}\n'
    assert formats.read(small).puzzle == Puzzle(
        SLITHERLINK, Board.square(2, 2), extra=formats.read(small).puzzle.extra
    )
    assert saved(small) == small
    assert native.sniff("  {")
