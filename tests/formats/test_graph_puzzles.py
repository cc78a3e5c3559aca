"""Graphs and formulas as puzzles: published samples, lines there and back, what is refused."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from studio import formats
from studio.board import Board, Cell, Edge
from studio.board.free import graph_board
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.sat.path_sat import PATH_SAT
from studio.families import GRAPH_PATH, NUMBER_PATH
from studio.formats import FormatError
from studio.formats.dimacs import read_formula
from studio.language import said
from studio.puzzle import Clue, Clues, Puzzle, Trace
from tests.formats.test_dimacs import SAMPLES
from tests.formats.test_hcp import ENVELOPE


def lines(puzzle: Puzzle) -> list[Trace]:
    *events, done = PATH_SAT.run(puzzle.compile().problem, Task.SOLVE, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return [event.trace for event in events if isinstance(event, Found)]


def test_the_envelope_graph_is_a_closed_line_on_a_drawing() -> None:
    puzzle = formats.read(ENVELOPE.encode()).puzzle
    assert puzzle.rule is GRAPH_PATH and puzzle.title == "Envelope graph"
    assert puzzle.option("closed") and len(puzzle.board) == 6
    assert len(lines(puzzle)) == 3


@pytest.mark.parametrize("directed", [False, True])
@pytest.mark.parametrize("ends", [(), (0,), (3,), (0, 3)])
def test_open_lines_come_back_open(directed: bool, ends: tuple[int, ...]) -> None:
    board = graph_board(
        [(0, 0), (2, 0), (2, 2.5), (0, 2)],
        [(0, 1), (1, 2), (3, 2), (0, 2), (3, 1)],
        directed=directed,
    )
    labels = [Clue("labels", Cell((node,)), 1 if node == 0 else 4) for node in ends]
    fixed = Clue("diamonds", Edge.of((1,), (2,)))
    puzzle = Puzzle(GRAPH_PATH, board, Clues().having(*labels, fixed), title="Four")
    data = formats.encode(puzzle, "hcp")
    assert (b"DHCP" in data) is directed and b"DIMENSION : 5" in data
    assert formats.read(data).puzzle == puzzle


def test_a_comment_that_the_edges_do_not_bear_out_is_only_a_comment() -> None:
    text = ENVELOPE.replace("TYPE", "COMMENT : open line, node 6 joins its ends\nTYPE")
    assert len(formats.read(text.encode()).puzzle.board) == 6


def test_numbers_inside_the_line_are_refused_not_lost() -> None:
    board = Board.square(2, 3)
    puzzle = Puzzle(NUMBER_PATH, board, Clues().having(Clue("labels", Cell((0, 1)), 3)))
    with pytest.raises(FormatError, match="1 of the clues would be lost"):
        formats.encode(puzzle, "hcp")
    plain = formats.read(formats.encode(Puzzle(NUMBER_PATH, board), "hcp")).puzzle
    assert not plain.board.has_faces
    assert [plain.board.centre(at) for at in plain.board.cells] == [
        board.centre(at) for at in board.cells
    ]


def test_a_graph_is_named_as_the_board_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "envelope.hcp"
    path.write_text(ENVELOPE)
    assert formats.read_board(f"graph:{path}") == formats.read_board(path)
    with pytest.raises(FormatError, match="neither a file"):
        formats.read(f"graph:{tmp_path / 'missing.hcp'}")


def test_nodes_without_edges_are_told() -> None:
    text = ENVELOPE.replace("DIMENSION : 6", "DIMENSION : 7")
    (notice,) = formats.read(text.encode()).notices
    assert said(notice) == "Node 7 has no edge, so no line visits all nodes."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            ENVELOPE.replace("DIMENSION : 6", "DIMENSION : 50000"),
            "line 3: 50,000 nodes are too",
        ),
        (ENVELOPE.replace("1 2\n", "1 1\n"), "line 6: An edge leads from node 1 to itself"),
        (ENVELOPE.replace("EOF\n", ""), "EOF is missing"),
        ("p cnf 2 1\n1 5 0\n", "line 2: 5 names none of the 2 variables"),
        ("c big\np cnf 4000 1\n1 0\n", "line 2: With this .* 12,001 corners and 24,000 lines"),
    ],
)
def test_what_is_refused(text: str, words: str) -> None:
    with pytest.raises(FormatError, match=words):
        formats.read(text.encode())


@pytest.mark.parametrize(("kind", "nodes"), [("HCP", 220), ("DHCP", 220), ("HCP", 1500)])
def test_too_many_edges_are_refused_at_the_first_of_them(kind: str, nodes: int) -> None:
    """Of 1,500 nodes they are a million, in a file that is too large to be read whole."""
    pairs = [(u, v) for u in range(1, nodes + 1) for v in range(1, u)]
    doubled = [(2, 1), *pairs]
    edges = "".join(f"{u} {v}\n" for u, v in doubled)
    text = f"\nTYPE : {kind}\nDIMENSION : {nodes}\nEDGE_DATA_SECTION\n{edges}-1\nEOF\n"
    with pytest.raises(FormatError) as refused:
        formats.read(text.encode())
    assert str(refused.value) == "line 20006: More than 20,000 edges are too many."


def test_adjacency_lists_of_too_many_edges() -> None:
    rows = "".join(f"{u} " + " ".join(map(str, range(1, u))) + " -1\n" for u in range(2, 2001))
    head = "TYPE : HCP\nDIMENSION : 2000\nEDGE_DATA_FORMAT : ADJ_LIST\nEDGE_DATA_SECTION\n"
    with pytest.raises(FormatError) as refused:
        formats.read(f"{head}{rows}-1\nEOF\n".encode())
    # The nodes 2 to 200 have 19,900 edges, node 201 the next 200; node 2 is on line 5.
    assert str(refused.value) == "line 204: More than 20,000 edges are too many."


@pytest.mark.parametrize("clauses", [3000, 250_000])
def test_formulas_of_too_many_clauses(clauses: int) -> None:
    text = f"p cnf 3 {clauses}\n" + "1 -2 3 0\n" * clauses
    with pytest.raises(FormatError) as refused:
        formats.read(text.encode())
    # 17 corners and 36 lines with the first clause, 10 and 24 more with each other.
    assert str(refused.value) == (
        "line 834: With this the board would have 8,337 corners and 20,004 lines; "
        "20,000 and 20,000 are possible."
    )


def test_a_text_that_is_too_long_without_too_much_in_it() -> None:
    text = "p cnf 1 1\n" + "c nothing\n" * 300_000 + "1 0\n"
    with pytest.raises(FormatError, match=r"^line 209716: This is larger than 2 MB"):
        formats.read(text.encode())


@pytest.mark.parametrize("text", [text for text, number in SAMPLES[:2]])
def test_lines_say_the_models_of_a_formula(text: str) -> None:
    formula = read_formula(text)
    puzzle = formats.read(text.encode()).puzzle
    found = lines(puzzle)
    said = {
        tuple(GRAPH_PATH.assignment(puzzle, [(node,) for node in trace.nodes]).values())
        for trace in found
    }
    expected = {
        values
        for values in product((False, True), repeat=formula.variables)
        if all(any(values[abs(v) - 1] is (v > 0) for v in c) for c in formula.clauses)
    }
    assert said == expected != set()


def test_a_formula_is_the_title_and_oddities_are_told() -> None:
    reading = formats.read(b"c hello\np cnf 2 2\n1 -2 0\n1 -1 0\n")
    assert reading.puzzle.title == "(x1 ∨ ¬x2) ∧ (x1 ∨ ¬x1)"
    assert [said(notice) for notice in reading.notices] == [
        "1 of the clauses is true in any case and left out."
    ]
    nothing = formats.read(b"p cnf 0 0\n")
    assert len(nothing.puzzle.board) == 1 and len(lines(nothing.puzzle)) == 1
    with pytest.raises(FormatError, match="read, but not written"):
        formats.encode(nothing.puzzle, "cnf")
