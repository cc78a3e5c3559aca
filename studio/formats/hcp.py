"""TSPLIB files of Hamiltonian cycle problems (``.hcp``) and of tours, as problems.

``KEY : value`` lines, then ``EDGE_DATA_SECTION`` with pairs of nodes from 1, ended by -1, and maybe
``FIXED_EDGES_SECTION`` with pairs that the cycle must use (our diamonds) and
``DISPLAY_DATA_SECTION`` with a place for each node; EOF ends it. G. Reinelt, "TSPLIB 95".

The format speaks of cycles only: a path is written with one more node, joined to its two ends, or,
where they are free, to all nodes. It knows no graphs whose edges lead one way: for these the type
is DHCP, which other programs refuse rather than misread, and edges lead from the first node to the
second.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from studio.board import Graph, Point
from studio.formats.format import FormatError, LimitError, number, shown
from studio.formats.format import line as at_line
from studio.puzzle import Constraint, EdgeUnused, EdgeUsed, Problem, Shape, StepAt
from studio.puzzle.message import Message
from studio.records import dataclass

MOST_NODES = 100_000
MOST_EDGES = 1_000_000
MOST_FIGURES = 10**9 - 1
MOST_FAR = 1e6
"""How far from the origin a node may be drawn."""
_SECTIONS = ("EDGE_DATA_SECTION", "FIXED_EDGES_SECTION", "DISPLAY_DATA_SECTION")
_TYPES = ("HCP", "DHCP")
_FORMATS = ("EDGE_LIST", "ADJ_LIST")


@dataclass(frozen=True)
class HcpFile:
    """A cycle problem: its graph, edges that must be used, and the words of the header.

    ``places`` are where to draw the nodes, empty where that is not said.
    """

    graph: Graph
    fixed: tuple[tuple[int, int], ...] = ()
    name: str = ""
    comment: str = ""
    places: tuple[Point, ...] = ()

    @property
    def problem(self) -> Problem:
        """A cycle through all nodes; without start and direction where edges lead both ways."""
        fixed: tuple[Constraint, ...] = tuple(EdgeUsed(u, v) for u, v in self.fixed)
        directed = self.graph.directed
        return Problem(self.graph, Shape.HAMILTONIAN_CYCLE, fixed, rooted=directed)


# -- reading ---------------------------------------------------------------------------------------


def read_hcp(text: str, most_nodes: int = MOST_NODES, most_edges: int = MOST_EDGES) -> HcpFile:
    """The problem of a file; FormatError says the line and what is wrong there.

    LimitError where there are more nodes, or different edges, than given.
    """
    header, sections = _split(text, _SECTIONS)
    where, kind = header.get("TYPE", ("", "HCP"))
    if kind.split()[:1] not in [[known] for known in _TYPES]:
        raise FormatError("The type should be HCP, or DHCP, not {kind}.", where, kind=shown(kind))
    directed = kind.split()[0] == "DHCP"
    size = _dimension(header, most_nodes)
    way = header.get("EDGE_DATA_FORMAT", ("", "EDGE_LIST"))
    if way[1] not in _FORMATS:
        raise FormatError(
            "Edges are read as EDGE_LIST or ADJ_LIST, not {way}.", way[0], way=shown(way[1])
        )
    if "EDGE_DATA_SECTION" not in sections:
        raise FormatError("The EDGE_DATA_SECTION is missing.")
    words = sections["EDGE_DATA_SECTION"]
    listed = _pairs(words, size) if way[1] == "EDGE_LIST" else _adjacency(words, size)
    edges: set[tuple[int, int]] = set()
    for where, edge in listed:
        edges.add(edge if directed else (min(edge), max(edge)))
        if len(edges) > most_edges:
            raise LimitError(
                "More than {most_edges:,} edges are too many.", where, most_edges=most_edges
            )
    fixed = [
        (min(edge), max(edge)) for _, edge in _pairs(sections.get("FIXED_EDGES_SECTION", []), size)
    ]
    for u, v in fixed:
        if (u, v) not in edges and (v, u) not in edges:
            raise FormatError(
                "The fixed edge {u} {v} is not an edge.", "FIXED_EDGES_SECTION", u=u + 1, v=v + 1
            )
    words_of = {key: header.get(key, ("", ""))[1] for key in ("NAME", "COMMENT")}
    graph = Graph(size, tuple(sorted(edges)), directed)
    places = _places(sections.get("DISPLAY_DATA_SECTION", []), size)
    called = words_of["NAME"], words_of["COMMENT"]
    return HcpFile(graph, tuple(dict.fromkeys(fixed)), *called, places)


def _places(words: Words, size: int) -> tuple[Point, ...]:
    """A place for each node, as far as they are said."""
    if not words:
        return ()
    if len(words) % 3:
        raise FormatError("A place should be: node, x, y.", words[-1][0])
    found: dict[int, Point] = {}
    for (where, node), (_, x), (_, y) in zip(words[::3], words[1::3], words[2::3], strict=True):
        found[_node(node, size, where)] = (_coordinate(x, where), _coordinate(y, where))
    if len(found) < size:
        raise FormatError(
            "Only {found:,} of {size:,} nodes have a place.",
            words[-1][0],
            found=len(found),
            size=size,
        )
    return tuple(found[node] for node in range(size))


def _coordinate(word: str, where: str | Message) -> float:
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not abs(value) <= MOST_FAR:
        raise FormatError("A coordinate should be a number, not {word}.", where, word=shown(word))
    return value


Words = list[tuple[str | Message, str]]
"""Words of a section, each with its line."""


def _split(
    text: str, names: Sequence[str]
) -> tuple[dict[str, tuple[str | Message, str]], dict[str, Words]]:
    """Header values, each with its line, and the words of each section up to its -1."""
    header: dict[str, tuple[str | Message, str]] = {}
    sections: dict[str, Words] = {}
    current: str | None = None
    ended = False
    for line_number, line in enumerate(text.splitlines(), start=1):
        where = at_line(line_number)
        words = line.split()
        if not words:
            continue
        if words[0] == "EOF":
            ended = True
            break
        if words[0].rstrip(":") in names:
            current = words[0].rstrip(":")
            sections[current] = []
            words = words[1:]
        elif words[0][0].isalpha():
            key, colon, value = line.partition(":")
            if not colon:
                raise FormatError("{text} is not understood.", where, text=shown(line.strip()))
            current = None
            header[key.strip()] = (where, value.strip())
            continue
        if current is None:
            if words and words != ["-1"]:
                raise FormatError("{text} is not understood.", where, text=shown(line.strip()))
            continue
        sections[current] += [(where, word) for word in words]
    if not ended:
        # TSPLIB lets it be left out, but then nobody could tell a file that was cut off.
        last = len(text.splitlines())
        raise FormatError("EOF is missing at the end: the file may be cut off.", at_line(last))
    return header, {
        # Lists of edges end with -1, places could.
        name: words if name == "DISPLAY_DATA_SECTION" else _ended(words)
        for name, words in sections.items()
    }


def _ended(words: Words) -> Words:
    """Without the last -1; ADJ_LIST has one after each node as well."""
    while words and words[-1][1] == "-1":
        words = words[:-1]
    return words


def _dimension(header: dict[str, tuple[str | Message, str]], most: int = MOST_NODES) -> int:
    if "DIMENSION" not in header:
        raise FormatError("The DIMENSION is missing.")
    where, value = header["DIMENSION"]
    size = number(value, "DIMENSION", 1, MOST_FIGURES, where)
    if size > most:
        raise LimitError(
            "{size:,} nodes are too many; {most:,} are possible.", where, size=size, most=most
        )
    return size


def _node(word: str, size: int, where: str | Message) -> int:
    return number(word, "node", 1, size, where) - 1


Edges = Iterator[tuple[str | Message, tuple[int, int]]]
"""Edges, each with its line."""


def _pairs(words: Words, size: int) -> Edges:
    if len(words) % 2:
        raise FormatError("An edge has only one node.", words[-1][0])
    for (where, a), (_, b) in zip(words[::2], words[1::2], strict=True):
        yield where, _edge(_node(a, size, where), _node(b, size, where), where)


def _adjacency(words: Words, size: int) -> Edges:
    """A node and those it is joined with, ended by -1, node after node."""
    node: int | None = None
    for where, word in words:
        if word == "-1":
            node = None
        elif node is None:
            node = _node(word, size, where)
        else:
            yield where, _edge(node, _node(word, size, where), where)


def _edge(u: int, v: int, where: str | Message) -> tuple[int, int]:
    if u == v:
        raise FormatError("An edge leads from node {u} to itself.", where, u=u + 1)
    return (u, v)


# -- writing ---------------------------------------------------------------------------------------


def hcp_of(problem: Problem, name: str = "") -> HcpFile:
    """The cycle problem that says a problem, as far as the format can.

    A path gets one more node, and edges that may not be used are left out. Steps other than the
    ends, arrows, odd and even steps cannot be said; the comment tells how many.
    FormatError for shapes and graphs that the format does not know.
    """
    graph = problem.graph
    if not problem.spanning:
        raise FormatError("Only lines through all nodes can be written.")
    steps = {c.step: c.node for c in problem.constraints if isinstance(c, StepAt)}
    fixed = tuple((c.u, c.v) for c in problem.constraints if isinstance(c, EdgeUsed))
    said = len(fixed)
    walls = {(c.u, c.v) for c in problem.constraints if isinstance(c, EdgeUnused)}
    said += sum(isinstance(c, EdgeUnused) for c in problem.constraints)
    edges = [(u, v) for u, v in graph.edges if (min(u, v), max(u, v)) not in walls]
    size = graph.size
    if not problem.closed:
        first, last = steps.get(1), steps.get(size)
        said += (first is not None) + (last is not None)
        ends = [node for node in (first, last) if node is not None]
        # A free end may be any node, so the other then needs its edge to be fixed.
        both = len(ends) == 2
        if graph.directed:
            edges += [(node, size) for node in (range(size) if last is None else [last])]
            edges += [(size, node) for node in (range(size) if first is None else [first])]
        else:
            edges += [(node, size) for node in (sorted(set(ends)) if both else range(size))]
        if len(ends) == 1 and not graph.directed:
            fixed = (*fixed, (ends[0], size))
        size += 1
    left = len(problem.constraints) - said
    comment = f"{left} of the clues cannot be said here" if left else ""
    return HcpFile(Graph(size, tuple(sorted(edges)), graph.directed), fixed, name, comment)


def write_hcp(file: HcpFile) -> str:
    """The text of a file."""
    return "\n".join(_lines(file)) + "\n"


def _lines(file: HcpFile) -> Iterator[str]:
    yield f"NAME : {' '.join(file.name.split()) or 'unnamed'}"
    if file.comment:
        yield f"COMMENT : {' '.join(file.comment.split())}"
    yield "TYPE : DHCP" if file.graph.directed else "TYPE : HCP"
    yield f"DIMENSION : {file.graph.size}"
    yield "EDGE_DATA_FORMAT : EDGE_LIST"
    if file.places:
        yield "DISPLAY_DATA_TYPE : TWOD_DISPLAY"
    yield "EDGE_DATA_SECTION"
    yield from (f"{u + 1} {v + 1}" for u, v in file.graph.edges)
    yield "-1"
    if file.fixed:
        yield "FIXED_EDGES_SECTION"
        yield from (f"{u + 1} {v + 1}" for u, v in file.fixed)
        yield "-1"
    if file.places:
        yield "DISPLAY_DATA_SECTION"
        yield from (f"{node} {x:.9g} {y:.9g}" for node, (x, y) in enumerate(file.places, start=1))
    yield "EOF"
