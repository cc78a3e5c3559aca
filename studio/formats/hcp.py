"""TSPLIB files of Hamiltonian cycle problems (``.hcp``) and of tours.

``KEY : value`` lines, then ``EDGE_DATA_SECTION`` with pairs of nodes from 1, ended by -1, and maybe
``FIXED_EDGES_SECTION`` with pairs that the cycle must use (our diamonds). G. Reinelt, "TSPLIB 95".
The format speaks of cycles only: a path is written with one more node, joined to its two ends, or,
where they are free, to all nodes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from studio.board import Graph
from studio.formats.format import FormatError, number, shown
from studio.puzzle import Constraint, LinkUnused, LinkUsed, Problem, Shape, StepAt, Trace
from studio.puzzle.problem import SPANNING

MOST_NODES = 100_000
MOST_EDGES = 1_000_000
_SECTIONS = ("EDGE_DATA_SECTION", "FIXED_EDGES_SECTION")
_FORMATS = ("EDGE_LIST", "ADJ_LIST")


@dataclass(frozen=True)
class HcpFile:
    """A cycle problem: its graph, edges that must be used, and the words of the header."""

    graph: Graph
    fixed: tuple[tuple[int, int], ...] = ()
    name: str = ""
    comment: str = ""

    @property
    def problem(self) -> Problem:
        """A cycle through all nodes, without start and direction."""
        fixed: tuple[Constraint, ...] = tuple(LinkUsed(u, v) for u, v in self.fixed)
        return Problem(self.graph, Shape.HAMILTONIAN_CYCLE, fixed)


# -- reading ---------------------------------------------------------------------------------------


def read_hcp(text: str) -> HcpFile:
    """The problem of a file; FormatError says the line and what is wrong there."""
    header, sections = _split(text, _SECTIONS)
    kind = header.get("TYPE", ("", "HCP"))[1].split()
    if kind[:1] != ["HCP"]:
        raise FormatError(f"The type should be HCP, not {shown(' '.join(kind))}.", "TYPE")
    size = _dimension(header)
    way = header.get("EDGE_DATA_FORMAT", ("", "EDGE_LIST"))
    if way[1] not in _FORMATS:
        raise FormatError(f"Edges are read as EDGE_LIST or ADJ_LIST, not {shown(way[1])}.", way[0])
    if "EDGE_DATA_SECTION" not in sections:
        raise FormatError("The EDGE_DATA_SECTION is missing.")
    words = sections["EDGE_DATA_SECTION"]
    edges = _pairs(words, size) if way[1] == "EDGE_LIST" else _adjacency(words, size)
    links = {(min(u, v), max(u, v)) for u, v in edges}
    fixed = _pairs(sections.get("FIXED_EDGES_SECTION", []), size)
    for u, v in fixed:
        if (u, v) not in links:
            raise FormatError(
                f"The fixed edge {u + 1} {v + 1} is not an edge.", "FIXED_EDGES_SECTION"
            )
    words_of = {key: header.get(key, ("", ""))[1] for key in ("NAME", "COMMENT")}
    graph = Graph(size, tuple(sorted(links)))
    return HcpFile(graph, tuple(dict.fromkeys(fixed)), words_of["NAME"], words_of["COMMENT"])


def read_tour(text: str, size: int) -> Trace:
    """The tour of a file for a graph of so many nodes."""
    header, sections = _split(text, ("TOUR_SECTION",))
    if "DIMENSION" in header and _dimension(header) != size:
        raise FormatError(f"The tour is not of {size:,} nodes.", header["DIMENSION"][0])
    nodes = [_node(word, size, where) for where, word in sections.get("TOUR_SECTION", [])]
    if sorted(nodes) != list(range(size)):
        raise FormatError(f"The tour should visit each of the {size:,} nodes once.")
    return Trace(tuple(nodes), closed=True)


Words = list[tuple[str, str]]
"""Words of a section, each with its line."""


def _split(text: str, names: Sequence[str]) -> tuple[dict[str, tuple[str, str]], dict[str, Words]]:
    """Header values, each with its line, and the words of each section up to its -1."""
    header: dict[str, tuple[str, str]] = {}
    sections: dict[str, Words] = {}
    current: str | None = None
    for line_number, line in enumerate(text.splitlines(), start=1):
        where = f"line {line_number}"
        words = line.split()
        if not words:
            continue
        if words[0] == "EOF":
            break
        if words[0].rstrip(":") in names:
            current = words[0].rstrip(":")
            sections[current] = []
            words = words[1:]
        elif words[0][0].isalpha():
            key, colon, value = line.partition(":")
            if not colon:
                raise FormatError(f"{shown(line.strip())} is not understood.", where)
            current = None
            header[key.strip()] = (where, value.strip())
            continue
        if current is None:
            if words and words != ["-1"]:
                raise FormatError(f"{shown(line.strip())} is not understood.", where)
            continue
        sections[current] += [(where, word) for word in words]
    return header, {name: _ended(name, words) for name, words in sections.items()}


def _ended(name: str, words: Words) -> Words:
    """Without the last -1; ADJ_LIST has one after each node as well."""
    while words and words[-1][1] == "-1":
        words = words[:-1]
    if len(words) > 2 * MOST_EDGES:
        raise FormatError(f"More than {MOST_EDGES:,} edges are too many.", name)
    return words


def _dimension(header: dict[str, tuple[str, str]]) -> int:
    if "DIMENSION" not in header:
        raise FormatError("The DIMENSION is missing.")
    where, value = header["DIMENSION"]
    return number(value, "DIMENSION", 1, MOST_NODES, where)


def _node(word: str, size: int, where: str) -> int:
    return number(word, "node", 1, size, where) - 1


def _pairs(words: Words, size: int) -> list[tuple[int, int]]:
    if len(words) % 2:
        raise FormatError("An edge has only one node.", words[-1][0])
    found = []
    for (where, a), (_, b) in zip(words[::2], words[1::2], strict=True):
        found.append(_edge(_node(a, size, where), _node(b, size, where), where))
    return found


def _adjacency(words: Words, size: int) -> list[tuple[int, int]]:
    """A node and those it is joined with, ended by -1, node after node."""
    found = []
    node: int | None = None
    for where, word in words:
        if word == "-1":
            node = None
        elif node is None:
            node = _node(word, size, where)
        else:
            found.append(_edge(node, _node(word, size, where), where))
    return found


def _edge(u: int, v: int, where: str) -> tuple[int, int]:
    if u == v:
        raise FormatError(f"An edge leads from node {u + 1} to itself.", where)
    return (min(u, v), max(u, v))


# -- writing ---------------------------------------------------------------------------------------


def hcp_of(problem: Problem, name: str = "") -> HcpFile:
    """The cycle problem that says a problem, as far as the format can.

    A path gets one more node, and links that may not be used are left out. Steps other than the
    ends, arrows, odd and even steps cannot be said; the comment tells how many.
    FormatError for shapes and graphs that the format does not know.
    """
    graph = problem.graph
    if problem.shape not in SPANNING or graph.directed:
        raise FormatError("Only lines through all nodes, along links both ways, can be written.")
    steps = {c.step: c.node for c in problem.constraints if isinstance(c, StepAt)}
    fixed = tuple((c.u, c.v) for c in problem.constraints if isinstance(c, LinkUsed))
    said = len(fixed)
    walls = {(c.u, c.v) for c in problem.constraints if isinstance(c, LinkUnused)}
    said += sum(isinstance(c, LinkUnused) for c in problem.constraints)
    links = [link for link in graph.links if link not in walls]
    size = graph.size
    if problem.shape is Shape.HAMILTONIAN_PATH:
        first, last = steps.get(1), steps.get(size)
        said += (first is not None) + (last is not None)
        ends = [node for node in (first, last) if node is not None]
        # A free end may be any node, so the other then needs its link to be fixed.
        near = ends if len(ends) == 2 else range(size)
        links += [(node, size) for node in near]
        if len(ends) == 1:
            fixed = (*fixed, (ends[0], size))
        size += 1
    left = len(problem.constraints) - said
    comment = f"{left} of the clues cannot be said here" if left else ""
    return HcpFile(Graph(size, tuple(sorted(links))), fixed, name, comment)


def write_hcp(file: HcpFile) -> str:
    """The text of a file."""
    return "\n".join(_lines(file)) + "\n"


def _lines(file: HcpFile) -> Iterator[str]:
    yield f"NAME : {' '.join(file.name.split()) or 'unnamed'}"
    if file.comment:
        yield f"COMMENT : {' '.join(file.comment.split())}"
    yield "TYPE : HCP"
    yield f"DIMENSION : {file.graph.size}"
    yield "EDGE_DATA_FORMAT : EDGE_LIST"
    yield "EDGE_DATA_SECTION"
    yield from (f"{u + 1} {v + 1}" for u, v in file.graph.links)
    yield "-1"
    if file.fixed:
        yield "FIXED_EDGES_SECTION"
        yield from (f"{u + 1} {v + 1}" for u, v in file.fixed)
        yield "-1"
    yield "EOF"


def write_tour(trace: Trace, name: str = "") -> str:
    """The text of a tour file."""
    lines = [f"NAME : {' '.join(name.split()) or 'unnamed'}", "TYPE : TOUR"]
    lines += [f"DIMENSION : {len(trace.nodes)}", "TOUR_SECTION"]
    lines += [str(node + 1) for node in trace.nodes]
    return "\n".join([*lines, "-1", "EOF"]) + "\n"
