"""TSPLIB files of Hamiltonian cycle problems as puzzles: lines through all corners of a graph.

Edges that must be used become diamonds. A line that is open is written with one more node that
joins its ends, and a comment says so, which the reader heeds. What the format cannot say, such as
numbers inside the line, is refused rather than lost.
"""

from __future__ import annotations

import re
from dataclasses import replace

from studio.board import Graph
from studio.board.board import MAX_CELLS
from studio.board.free import graph_board
from studio.board.layout import layout
from studio.families import from_source
from studio.formats.format import Format, FormatError, Output, Reading
from studio.formats.hcp import HcpFile, hcp_of, read_hcp, write_hcp
from studio.formats.native_board import MAX_EDGES
from studio.puzzle import Constraint, EdgeUsed, Problem, Puzzle, Shape, StepAt
from studio.puzzle.message import Message, word

NO_NAME = "unnamed"
_BEGINS = re.compile(r"(NAME|COMMENT|TYPE|DIMENSION)\s*:")
_OPEN = re.compile(r"open line( from node (\d+))?( to node (\d+))?, node (\d+) joins its ends")


def read(text: str) -> Reading:
    """The puzzle of a file; FormatError says the line and what is wrong there."""
    file = _file(text)
    opened = _opened(file)
    graph, ends = opened if opened is not None else (file.graph, ())
    places = file.places[: graph.size] or layout(graph)
    board = graph_board(places, graph.edges, directed=graph.directed)
    used = [EdgeUsed(u, v) for u, v in file.fixed if v < graph.size]
    shape = Shape.HAMILTONIAN_CYCLE if opened is None else Shape.HAMILTONIAN_PATH
    puzzle = from_source("hcp").posed(board, Problem(graph, shape, (*ends, *used), rooted=True))
    assert puzzle is not None
    title = "" if file.name == NO_NAME else file.name
    return Reading(replace(puzzle, title=title), notices=_lonely(graph))


def _file(text: str) -> HcpFile:
    return read_hcp(text, MAX_CELLS, MAX_EDGES)


def _beginning(text: str) -> None:
    """LimitError where the beginning of a file has too much already."""
    _file(f"{text}\n-1\nEOF")


def _lonely(graph: Graph) -> tuple[Message, ...]:
    """What is odd where the DIMENSION says more nodes than the edges join."""
    alone = [node for node, edges in enumerate(graph.incident) if not edges]
    if not alone or graph.size == 1:
        return ()
    if len(alone) == 1:
        one = "Node {node:,} has no edge, so no line visits all nodes."
        return (Message.of(one, node=alone[0] + 1),)
    many = "{nodes:,} nodes have no edge, so no line visits all nodes."
    return (Message.of(many, nodes=len(alone)),)


def _opened(file: HcpFile) -> tuple[Graph, tuple[Constraint, ...]] | None:
    """The graph without the node that joins the ends, and the ends; None for closed lines."""
    said = _OPEN.fullmatch(file.comment)
    extra = file.graph.size - 1
    if said is None or said[5] != str(file.graph.size) or not extra:
        return None
    ends = [(int(node) - 1, step) for node, step in ((said[2], 1), (said[4], extra)) if node]
    if not all(0 <= node < extra for node, _ in ends):
        return None
    edges = tuple(edge for edge in file.graph.edges if extra not in edge)
    graph = Graph(extra, edges, file.graph.directed)
    steps = tuple(StepAt(node, step) for node, step in ends)
    # The comment counts only where the edges say the same.
    same = hcp_of(Problem(graph, Shape.HAMILTONIAN_PATH, steps, rooted=True))
    if same.graph != file.graph or not set(same.fixed) <= set(file.fixed):
        return None
    return graph, steps


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as a file; FormatError where it says more than the format can."""
    for fault in puzzle.faults():
        raise FormatError(fault.message)
    compiled = puzzle.compile()
    problem = compiled.problem
    file = hcp_of(problem, " ".join(puzzle.title.split()) or NO_NAME)
    size = problem.graph.size
    if not size:
        raise FormatError("A board without cells is no graph.")
    ends = {c.step: c.node for c in problem.constraints if isinstance(c, StepAt)}
    opened = not problem.closed
    kept = sum(isinstance(c, EdgeUsed) for c in problem.constraints)
    kept += sum(step in (1, size) for step in ends) if opened else 0
    if kept < len(problem.constraints):
        raise FormatError(
            "An HCP file says ends and edges that must be used, and no more: "
            "{lost:,} of the clues would be lost.",
            lost=len(problem.constraints) - kept,
        )
    kinds = {kind.key for kind in from_source("hcp").kinds}
    if any(clue is not None and clue.kind not in kinds for clue in compiled.clues):
        raise FormatError(
            "The numbers would come back as those of steps: {genre:name}.",
            genre=word(puzzle.rule.name),
        )
    places = [puzzle.board.centre(at) for at in compiled.nodes]
    comment = ""
    if opened:
        start = f" from node {ends[1] + 1}" if 1 in ends else ""
        stop = f" to node {ends[size] + 1}" if size in ends else ""
        comment = f"open line{start}{stop}, node {size + 1} joins its ends"
        places.append((max(x for x, _ in places) + 2.0, min(y for _, y in places)))
    return write_hcp(replace(file, comment=comment, places=tuple(places))).encode("utf-8")


HCP = Format(
    "hcp",
    "TSPLIB graph",
    (".hcp",),
    read=read,
    write=write,
    sniff=lambda text: _BEGINS.match(text) is not None,
    by_lines=True,
    limits=_beginning,
)
