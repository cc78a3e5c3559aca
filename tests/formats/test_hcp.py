"""TSPLIB files: published samples, there and back, paths as cycles, and what cannot be read."""

from __future__ import annotations

import pytest

from studio.board import Board, Cell, Graph
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found
from studio.engines.search.brute import BRUTE
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.formats.format import FormatError
from studio.formats.hcp import HcpFile, hcp_of, read_hcp, write_hcp
from studio.puzzle import Clue, Problem, Puzzle, Trace

ENVELOPE = """NAME : Envelope graph
TYPE : HCP
DIMENSION : 6
EDGE_DATA_FORMAT : EDGE_LIST
EDGE_DATA_SECTION
1 2
1 4
1 5
2 3
2 6
3 4
3 6
4 5
5 6
-1
EOF
"""
TEST = """NAME : test
COMMENT : Test
TYPE : HCP
DIMENSION : 3
EDGE_DATA_FORMAT : EDGE_LIST
EDGE_DATA_SECTION
 3    1
 2    1
-1
EOF
"""
ADJACENCY = """TYPE: HCP
DIMENSION: 4
EDGE_DATA_FORMAT: ADJ_LIST
EDGE_DATA_SECTION
1 2 3 -1
2 4 -1
3 4 -1
-1
EOF
"""


def answers(problem: Problem) -> set[Trace]:
    *found, done = BRUTE.run(problem, Task.SOLVE, Limit(), Token())
    assert isinstance(done, Done) and done.exact
    return {event.trace for event in found if isinstance(event, Found)}


def test_the_envelope_graph_has_three_cycles() -> None:
    file = read_hcp(ENVELOPE)
    cycles = {(1, 2, 3, 6, 5, 4), (1, 2, 6, 3, 4, 5), (1, 4, 3, 2, 6, 5)}
    traces = {Trace(tuple(n - 1 for n in cycle), closed=True).canonical() for cycle in cycles}
    assert answers(file.problem) == traces and len(traces) == 3
    assert file.name == "Envelope graph" and write_hcp(file) == ENVELOPE


def test_other_samples() -> None:
    file = read_hcp(TEST)
    assert file.graph == Graph(3, ((0, 1), (0, 2))) and file.comment == "Test"
    assert answers(file.problem) == set()
    assert read_hcp(ADJACENCY).graph == Graph(4, ((0, 1), (0, 2), (1, 3), (2, 3)))


def test_fixed_edges_must_be_used() -> None:
    fixed = ENVELOPE.replace("EOF\n", "FIXED_EDGES_SECTION\n6 3\n1 2\n-1\nEOF\n")
    file = read_hcp(fixed)
    assert file.fixed == ((2, 5), (0, 1))
    assert len(answers(file.problem)) == 2
    assert read_hcp(write_hcp(file)) == file


def puzzle(*clues: Clue, closed: bool = False) -> Puzzle:
    placed = Puzzle(NUMBER_PATH, Board.square(3, 3), options={"closed": closed}).placed(*clues)
    assert isinstance(placed, Puzzle)
    return placed


@pytest.mark.parametrize(
    "clues",
    [
        (),
        (Clue("labels", Cell((0, 0)), 1),),
        (Clue("labels", Cell((0, 0)), 9),),
        (Clue("labels", Cell((0, 0)), 1), Clue("labels", Cell((2, 2)), 9)),
    ],
)
def test_a_path_is_a_cycle_through_one_more_node(clues: tuple[Clue, ...]) -> None:
    problem = puzzle(*clues).compile().problem
    file = hcp_of(problem, "path")
    assert file.graph.size == 10 and file.comment == ""
    paths = {trace.canonical() for trace in answers(problem)}
    cycles = answers(file.problem)
    opened = set()
    for cycle in cycles:
        at = cycle.nodes.index(9)
        opened.add(Trace(cycle.nodes[at + 1 :] + cycle.nodes[:at]).canonical())
    assert opened == paths and len(cycles) == len(paths) > 0


def test_what_cannot_be_said_is_told() -> None:
    file = hcp_of(puzzle(Clue("labels", Cell((1, 1)), 5)).compile().problem)
    assert file.comment == "1 of the clues cannot be said here"
    assert "COMMENT : 1 of the clues" in write_hcp(file)
    loop = Puzzle(SLITHERLINK, Board.square(2, 2)).compile().problem
    with pytest.raises(FormatError, match="Only lines through all nodes"):
        hcp_of(loop)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("DIMENSION : 6\n", "", "DIMENSION is missing"),
        ("DIMENSION : 6", "DIMENSION : 5", "line 10: The node is 6; 1 to 5 is possible"),
        ("DIMENSION : 6", "DIMENSION : six", "line 3: The DIMENSION should be a number"),
        ("DIMENSION : 6", "DIMENSION : 999999999", "are possible"),
        ("TYPE : HCP", "TYPE : TSP", "type should be HCP, or DHCP"),
        ("EDGE_LIST", "FULL_MATRIX", "EDGE_LIST or ADJ_LIST"),
        ("EDGE_DATA_SECTION\n", "", "not understood"),
        ("1 2\n", "1 1\n", "line 6: An edge leads from node 1 to itself"),
        ("1 2\n", "1\n", "only one node"),
        ("1 2\n", "1 x\n", "line 6"),
        ("EOF", "FIXED_EDGES_SECTION\n1 6\n-1\nEOF", "fixed edge 1 6 is not an edge"),
        ("NAME : Envelope graph", "Hello", "not understood"),
        ("EOF\n", "", "line 15: EOF is missing at the end"),
        ("EOF", "DISPLAY_DATA_SECTION\n1 0 0\nEOF", "Only 1 of 6 nodes have a place"),
        ("EOF", "DISPLAY_DATA_SECTION\n1 0 far\nEOF", "line 17: A coordinate should be a number"),
        ("EOF", "DISPLAY_DATA_SECTION\n1 0\nEOF", "A place should be: node, x, y"),
    ],
)
def test_what_cannot_be_read(old: str, new: str, words: str) -> None:
    assert old in ENVELOPE
    with pytest.raises(FormatError, match=words):
        read_hcp(ENVELOPE.replace(old, new, 1))


def test_names_cannot_break_the_file() -> None:
    file = HcpFile(Graph(3, ((0, 1), (0, 2), (1, 2))), name="a\nEOF\nb")
    assert read_hcp(write_hcp(file)).graph == file.graph
