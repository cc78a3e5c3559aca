"""The board in the program's own file: squares, hexagons, free graphs, and their addresses."""

from __future__ import annotations

import math
import re
from typing import Any

from studio.board import (
    At,
    Board,
    FreeFrame,
    HexagonFrame,
    HexLattice,
    PatchFrame,
    RectangleFrame,
    SquareLattice,
)
from studio.board.board import MAX_CELLS
from studio.board.free import graph_board, lines_of
from studio.board.lattice import Patched
from studio.board.tilings import APERIODIC, PATCHED, patched
from studio.formats.format import FormatError, LimitError, shown
from studio.formats.format import at as place_at
from studio.puzzle.message import word

_NUMBERS = {2: "two", 3: "three", 4: "four"}
MAX_SPREAD = 4 * MAX_CELLS
"""The largest box around listed cells, counted in cells."""
MAX_EDGES = 20_000
"""Lines of the largest drawing."""
MAX_NAME = 40
"""Letters of a corner's name."""
MAX_PLACE = 1e6
"""How far from the origin a corner of a drawing may lie."""
_KEYS = {
    "square": ("lattice", "rows", "columns", "neighbours", "holes"),
    "hex": ("lattice", "top", "radius", "holes", "cells"),
    "graph": ("lattice", "nodes", "links", "directed", "names"),
}


_PATCHED_KEYS = ("lattice", "rows", "columns", "address", "holes", "cells")

_AMOUNTS = (
    ("nodes", MAX_CELLS, "corners"),
    ("links", MAX_EDGES, "lines"),
    ("cells", MAX_CELLS, "cells"),
    ("holes", MAX_CELLS, "cells"),
)
_ITEM = re.compile(r"\s*,?\s*(\[)[^\[\]]*\]")


def check_amounts(text: str) -> None:
    """LimitError, with line and column, at the first corner, line or cell of a text too many.

    The text is that of a file or its beginning. Only told where lists are written as we write them.
    """
    for key, most, noun in _AMOUNTS:
        begins = re.search(rf'"{key}"\s*:\s*\[', text)
        if begins is None:
            continue
        place, many = begins.end(), 0
        while many <= most and (item := _ITEM.match(text, place)):
            first, place, many = item.start(1), item.end(), many + 1
        if many > most:
            line = text.count("\n", 0, first) + 1
            column = first - text.rfind("\n", 0, first)
            raise LimitError(
                "More than {most:,} {noun} are too many.",
                place_at(line, column),
                most=most,
                noun=word(noun),
            )


def read_board(section: dict[str, Any]) -> tuple[Board, dict[str, Any]]:
    """The board that a section says, and the keys of it that are not known."""
    lattice = section.get("lattice")
    if lattice == "square":
        board = _square(section)
    elif lattice == "hex":
        board = _hex(section)
    elif lattice == "graph":
        board = _graph(section)
    elif isinstance(lattice, str) and (tiling := patched(lattice)) is not None:
        board = _patched(section, tiling)
    else:
        names = ", ".join(
            shown(key)
            for key in ("square", "hex", *(t.key for t in (*PATCHED, *APERIODIC)), "graph")
        )
        raise FormatError(
            "The lattice should be one of {names}, not {lattice}.",
            "board.lattice",
            names=names,
            lattice=shown(lattice),
        )
    if not board.cells:
        raise FormatError("The board has no cells.", "board")
    return board, {k: v for k, v in section.items() if k not in _KEYS.get(lattice, _PATCHED_KEYS)}


def _square(section: dict[str, Any]) -> Board:
    rows = _size(section, "rows", 1, MAX_CELLS)
    columns = _size(section, "columns", 1, MAX_CELLS)
    if rows * columns > MAX_CELLS:
        raise FormatError(
            "{rows:,} rows of {columns:,} cells are too many; {max_cells:,} cells are possible.",
            "board",
            rows=rows,
            columns=columns,
            max_cells=MAX_CELLS,
        )
    neighbours = section.get("neighbours", "sides")
    if neighbours not in ("sides", "king"):
        raise FormatError(
            "The neighbours should be “sides” or “king”, not {neighbours}.",
            "board.neighbours",
            neighbours=shown(neighbours),
        )
    frame = RectangleFrame(rows, columns)
    cells = frame.cells() - _holes(section, frame.cells())
    return Board.of(SquareLattice(neighbours), frame, cells)


def _hex(section: dict[str, Any]) -> Board:
    top = section.get("top", "pointy")
    if top not in ("pointy", "flat"):
        raise FormatError(
            "The top should be “pointy” or “flat”, not {top}.", "board.top", top=shown(top)
        )
    if "radius" in section and "cells" in section:
        raise FormatError("A board has a radius or a list of cells, not both.", "board")
    if "radius" in section:
        radius = _size(section, "radius", 0, MAX_CELLS)
        if 3 * radius * (radius + 1) + 1 > MAX_CELLS:
            raise FormatError(
                "{radius:,} rings are too many; {max_cells:,} cells are possible.",
                "board.radius",
                radius=radius,
                max_cells=MAX_CELLS,
            )
        frame = HexagonFrame(radius)
        return Board.of(HexLattice(top), frame, frame.cells() - _holes(section, frame.cells()))
    if "cells" not in section:
        raise FormatError("The board needs a radius or a list of cells.", "board")
    cells = _addresses(section["cells"], "board.cells")
    holes = _addresses(section.get("holes", []), "board.holes")
    if holes:
        raise FormatError("A list of cells has no holes: leave them out of it.", "board.holes")
    _check_spread(cells)
    return Board.of(HexLattice(top), FreeFrame(), cells)


def _patched(section: dict[str, Any], tiling: Patched) -> Board:
    """Rows and columns of a tiling with holes, or a list of its cells."""
    if tiling in APERIODIC:
        return _placed(section, tiling)
    width = tiling.widths[0]
    sized = "rows" in section or "columns" in section
    if sized and "cells" in section:
        raise FormatError("A board has rows and columns or a list of cells, not both.", "board")
    if not sized and "cells" not in section:
        raise FormatError("The board needs rows and columns or a list of cells.", "board")
    if sized:
        rows = _size(section, "rows", 1, MAX_CELLS)
        columns = _size(section, "columns", 1, MAX_CELLS)
        if rows * columns > MAX_CELLS or len(tiling.patch(rows, columns)) > MAX_CELLS:
            raise FormatError(
                "{rows:,} rows of {columns:,} cells are too many; "
                "{max_cells:,} cells are possible.",
                "board",
                rows=rows,
                columns=columns,
                max_cells=MAX_CELLS,
            )
        frame = PatchFrame(tiling, rows, columns)
        return Board.of(tiling, frame, frame.cells() - _holes(section, frame.cells(), width))
    cells = _addresses(section["cells"], "board.cells", width)
    if _addresses(section.get("holes", []), "board.holes", width):
        raise FormatError("A list of cells has no holes: leave them out of it.", "board.holes")
    for at, i in cells.items():
        if not tiling.has(at):
            raise FormatError("There is no cell {at}.", f"board.cells[{i}]", at=written(at))
    _check_spread(cells)
    return Board.of(tiling, FreeFrame(), cells)


def _placed(section: dict[str, Any], tiling: Patched) -> Board:
    """A patch of a tiling that never repeats, at an address, with holes."""
    rows = _size(section, "rows", 1, MAX_CELLS)
    columns = _size(section, "columns", 1, MAX_CELLS)
    address = section.get("address", "")
    if not isinstance(address, str):
        raise FormatError(
            "The address should be text, not {address}.", "board.address", address=shown(address)
        )
    try:
        board = Board.patch(tiling, rows, columns, address)
    except ValueError as error:
        raise FormatError("There is no such patch.", "board.address") from error
    holes = _holes(section, board.frame.cells(), tiling.widths[0])
    return board.with_cells(set(board.cells) - holes)


def _graph(section: dict[str, Any]) -> Board:
    nodes = list_of(section.get("nodes", []), "board.nodes")
    edges = list_of(section.get("links", []), "board.links")
    if len(nodes) > MAX_CELLS:
        raise LimitError(
            "{nodes:,} corners are too many; {max_cells:,} are possible.",
            "board",
            nodes=len(nodes),
            max_cells=MAX_CELLS,
        )
    if len(edges) > MAX_EDGES:
        raise LimitError(
            "{edges:,} lines are too many; {max_edges:,} are possible.",
            "board",
            edges=len(edges),
            max_edges=MAX_EDGES,
        )
    places = [_place(node, f"board.nodes[{i}]") for i, node in enumerate(nodes)]
    pairs = []
    for i, edge in enumerate(edges):
        where = f"board.links[{i}]"
        if not (isinstance(edge, list) and len(edge) == 2 and all(type(v) is int for v in edge)):
            raise FormatError(
                "A line should be [corner, corner], not {edge}.", where, edge=shown(edge)
            )
        for node in edge:
            if not 0 <= node < len(places):
                raise FormatError(
                    "There is no corner {node} for a line to lead to.", where, node=node
                )
        if edge[0] == edge[1]:
            raise FormatError("A line leads from corner {edge} to itself.", where, edge=edge[0])
        pairs.append((edge[0], edge[1]))
    directed = section.get("directed", False)
    if not isinstance(directed, bool):
        raise FormatError(
            "This should be true or false, not {value}.",
            "board.directed",
            value=shown(directed),
        )
    names = _names(section, len(places))
    return graph_board(places, pairs, directed=directed, names=names)


def _names(section: dict[str, Any], corners: int) -> list[str]:
    """What the corners are called, if that is said."""
    names = list_of(section.get("names", []), "board.names")
    if names and len(names) != corners:
        raise FormatError(
            "There are {names:,} names for {corners:,} corners.",
            "board.names",
            names=len(names),
            corners=corners,
        )
    for i, name in enumerate(names):
        if not isinstance(name, str) or len(name) > MAX_NAME or not (name.isprintable()):
            where = f"board.names[{i}]"
            raise FormatError(
                "A name should be a text of at most {most} letters, not {name}.",
                where,
                most=MAX_NAME,
                name=shown(name),
            )
    return names


def _place(value: Any, where: str) -> tuple[float, float]:
    if isinstance(value, list) and len(value) == 2 and all(type(v) in (int, float) for v in value):
        x, y = value
        if math.isfinite(x) and math.isfinite(y) and max(abs(x), abs(y)) <= MAX_PLACE:
            return (x, y)
    raise FormatError("A corner should be [x, y], not {value}.", where, value=shown(value))


def _check_spread(cells: dict[At, int]) -> None:
    """Cells must lie near each other: geometry works in the box around them."""
    if not cells:
        return
    firsts, seconds, *others = zip(*cells, strict=True)
    wide, high = max(firsts) - min(firsts) + 3, max(seconds) - min(seconds) + 3
    farthest = max(abs(part) for axis in (firsts, seconds, *others) for part in axis)
    if wide * high > MAX_SPREAD or farthest > MAX_SPREAD:
        raise FormatError("The cells lie too far from each other.", "board.cells")


def _holes(section: dict[str, Any], frame: frozenset[At], width: int = 2) -> frozenset[At]:
    holes = _addresses(section.get("holes", []), "board.holes", width)
    for at, i in holes.items():
        if at not in frame:
            raise FormatError(
                "The hole {at} is off the board.", f"board.holes[{i}]", at=written(at)
            )
    return frozenset(holes)


def _addresses(value: Any, where: str, width: int = 2) -> dict[At, int]:
    """The addresses of a list, each with its place in it; each may stand once."""
    items = list_of(value, where)
    if len(items) > MAX_CELLS:
        raise LimitError(
            "More than {most:,} {noun} are too many.", where, most=MAX_CELLS, noun=word("cells")
        )
    found: dict[At, int] = {}
    for i, item in enumerate(items):
        at = address(item, width, f"{where}[{i}]")
        if at in found:
            raise FormatError("{at} stands twice.", f"{where}[{i}]", at=written(at))
        found[at] = i
    return found


def _size(section: dict[str, Any], key: str, low: int, high: int) -> int:
    value = section.get(key)
    if type(value) is not int:
        raise FormatError(
            "The {key} should be a whole number, not {value}.",
            f"board.{key}",
            key=key,
            value=shown(value),
        )
    if not low <= value <= high:
        raise FormatError("{value:,} {key} are not possible.", f"board.{key}", value=value, key=key)
    return value


def list_of(value: Any, where: str) -> list[Any]:
    """A JSON list; FormatError if it is something else."""
    if not isinstance(value, list):
        raise FormatError("This should be a list, not {value}.", where, value=shown(value))
    return value


def address(value: Any, width: int, where: str) -> At:
    """The address of a cell or corner: whole numbers, as many as the lattice has in an address.

    [row, column], [q, r], or a mere index on a free graph.
    """
    if width == 1 and type(value) is int:
        return (value,)
    good = isinstance(value, list) and len(value) == width
    if good and all(type(part) is int for part in value):
        return tuple(value)
    form = "an index" if width == 1 else f"{_NUMBERS[width]} whole numbers in brackets"
    raise FormatError("A cell should be {form}, not {value}.", where, form=form, value=shown(value))


def written(at: At) -> Any:
    """An address as the file has it."""
    return at[0] if len(at) == 1 else list(at)


def board_items(board: Board) -> dict[str, Any]:
    """The section that says a board."""
    lattice = board.lattice
    if not board.has_faces:
        nodes, edges = map(list, lines_of(board).nodes), map(list, lines_of(board).edges)
        section: dict[str, Any] = {"lattice": "graph", "nodes": list(nodes), "links": list(edges)}
        if lines_of(board).directed:
            section["directed"] = True
        if lines_of(board).names:
            section["names"] = list(lines_of(board).names)
        return section
    holes = [written(at) for at in board.holes]
    sizes = board.frame.sizes
    there = {"holes": holes} if sizes else {"cells": [written(at) for at in board.cells]}
    said = {"lattice": lattice.key, **sizes, **lattice.details, **there}
    return {key: said[key] for key in _KEYS.get(lattice.key, _PATCHED_KEYS) if key in said}
