"""The program's own file, ``.puzzle``: JSON in a canonical layout.

Top level, board, clues and options keep the keys they do not know, and the order in which a file
had its keys, so that saving what was loaded gives the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from studio.board import At, Board, Cell, Corner, Edge, Spot, SpotKind
from studio.families import RULES, rule
from studio.formats.format import Format, FormatError, LimitError, Output, Reading, shown
from studio.formats.json_text import check_kept, check_text, parse
from studio.formats.native_board import (
    address,
    board_items,
    check_amounts,
    list_of,
    read_board,
    written,
)
from studio.puzzle import ClueKind, Clues, Fault, Option, Puzzle, Rule
from studio.puzzle.clues import OPEN, RAYS, ray, ray_parts
from studio.puzzle.message import Message, enumerated, named, word

MARK = "oneline-puzzle"
VERSION = 1
_TOP = ("format", "version", "family", "board", "clues", "options", "solution")
_TEXTS = ("title", "author", "notes")
_DRAWN = "drawn_lines"
"""Stretches drawn by hand. Programs that do not know the key keep it, as they do any other."""
_OWN_LINE = frozenset({"board", "clues"})
_ORDER = "order"
"""The section of ``Puzzle.extra`` with the order of keys, where a file had another than ours."""
MOST_VISITS = 8
"""A kept line may come by each node this often where edges are few: jumps need none."""

Items = dict[str, Any]
Places = dict[tuple[str, Spot], str]
"""The field of each clue, by its kind and spot."""


# -- reading -------------------------------------------------------------------------------------


def sniff(text: str) -> bool:
    """Is it an object that could be ours? Only parsing tells."""
    return text.lstrip()[:1] == "{"


def read(text: str) -> Reading:
    """The puzzle of a file's text."""
    try:
        return _reading(text)
    except LimitError:
        check_amounts(text)
        raise


def _reading(text: str) -> Reading:
    found = parse(text)
    if not isinstance(found, dict) or found.get("format") != MARK:
        raise FormatError('This is no puzzle file: it lacks "format": "{mark}".', mark=MARK)
    version = found.get("version")
    if type(version) is not int or version < 1:
        raise FormatError(
            "The version should be a whole number from 1, not {version}.", version=shown(version)
        )
    read_only = None
    if version > VERSION:
        read_only = Message.of(
            "This file was written by a newer version of Oneline Studio (format {version}, "
            "this one knows {known}). It is open for reading only, so that nothing is lost.",
            version=version,
            known=VERSION,
        )
    try:
        puzzle, notices = _puzzle(found)
    except FormatError as error:
        if read_only:
            raise FormatError(
                "The file is of format {version}, newer than this program, which cannot show it: "
                "{error}",
                version=version,
                error=error.whole,
            ) from None
        raise
    return Reading(puzzle, read_only, notices)


def _puzzle(found: Items) -> tuple[Puzzle, tuple[Message, ...]]:
    family = _rule(found.get("family"))
    section = _object(found, "board", required=True)
    board, board_extra = read_board(section)
    if board.lattice.key not in family.lattices:
        kinds = enumerated("{some} or {last}", map(named, sorted(family.lattices)))
        raise FormatError(
            "{name} is played on {kinds} boards.",
            "board.lattice",
            name=word(family.name),
            kinds=kinds,
        )
    given = _object(found, "clues")
    options = _object(found, "options")
    known_options = {option.key: option for option in family.options}
    clues, places = _clues(family, board, given)
    texts = {key: _text(found, key) for key in _TEXTS}
    extra = {
        "": {k: v for k, v in found.items() if k not in (*_TOP, *_TEXTS, _DRAWN)},
        "board": board_extra,
        "clues": {k: v for k, v in given.items() if k not in {kind.key for kind in family.kinds}},
        "options": {k: v for k, v in options.items() if k not in known_options},
    }
    for name, unknown in extra.items():
        check_kept(unknown, name or Message("the file"))
    if found.get("version") != VERSION:
        extra[""] = {"version": found["version"], **extra[""]}
    puzzle = Puzzle(
        rule=family,
        board=board,
        clues=clues,
        options={
            key: _option(known_options[key], value)
            for key, value in options.items()
            if key in known_options
        },
        solution=_solution(family, board, found.get("solution")),
        drawn=_drawn(family, board, found.get(_DRAWN, [])),
        extra={name: unknown for name, unknown in extra.items() if unknown},
        **texts,
    )
    for fault in puzzle.faults()[:1]:
        raise FormatError(fault.message, _place(fault, places))
    notices = tuple(
        Message.of(
            "{key} among the clues is not known to this version; it is kept, but not looked at.",
            key=shown(key),
        )
        for key in extra["clues"]
    )
    return _with_order(puzzle, found), notices


def _rule(key: object) -> Rule:
    if not isinstance(key, str):
        raise FormatError("The family is missing.", "family")
    try:
        return rule(key)
    except KeyError:
        # Loaded with the first name that nobody knows.
        from difflib import get_close_matches

        near = get_close_matches(key[:40], [rule.key for rule in RULES], n=1)
        if not near:
            raise FormatError("The family {key} is not known.", "family", key=shown(key)) from None
        raise FormatError(
            "The family {key} is not known; {near} is.",
            "family",
            key=shown(key),
            near=shown(near[0]),
        ) from None


def _object(found: Items, key: str, *, required: bool = False) -> Items:
    value = found.get(key, None if required else {})
    if not isinstance(value, dict):
        raise FormatError(
            "The {key} should be an object in braces, not {value}.",
            key,
            key=key,
            value=shown(value),
        )
    return value


def _text(found: Items, key: str) -> str:
    value = found.get(key, "")
    if not isinstance(value, str):
        raise FormatError(
            "The {key} should be a text, not {value}.", key, key=key, value=shown(value)
        )
    check_text(value, key)
    return value


def _option(option: Option, value: Any) -> Any:
    where = f"options.{option.key}"
    if option.kind == "bool" and not isinstance(value, bool):
        raise FormatError("This should be true or false, not {value}.", where, value=shown(value))
    if option.kind == "int" and value is not None and type(value) is not int:
        raise FormatError(
            "This should be null or a whole number, not {value}.", where, value=shown(value)
        )
    if option.kind == "moves":
        moves = list_of(value, where)
        return tuple(_step(move, f"{where}[{i}]") for i, move in enumerate(moves))
    return value


def _step(value: Any, where: str) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value):
        return (value[0], value[1])
    raise FormatError("A move should be [rows, columns], not {value}.", where, value=shown(value))


def _clues(family: Rule, board: Board, given: Items) -> tuple[Clues, Places]:
    """The clues, and the field that named each."""
    kinds: dict[str, dict[Spot, int | None]] = {}
    places: Places = {}
    of_cells, of_corners = board.lattice.widths
    # The file's own order of kinds is kept.
    order = {kind.key: kind for kind in family.kinds}
    for key in given:
        if key not in order:
            continue
        kind, values = order[key], given[key]
        on_cells = kind.on in (SpotKind.CELL, SpotKind.EDGE)
        width = of_cells if on_cells else of_corners
        found: dict[Spot, int | None] = {}
        for i, entry in enumerate(_entries(kind, values, width)):
            where = f"clues.{key}[{i}]"
            spot, value = _entry(kind, entry, width, where)
            if spot in found:
                raise FormatError("This place has a {noun} already.", where, noun=word(kind.noun))
            found[spot] = value
            places[key, spot] = where
        kinds[key] = found
    return Clues(kinds), places


def _entries(kind: ClueKind, values: Any, width: int) -> list[Any]:
    """The entries of a kind; a mark that stands once may be written without a list."""
    single = kind.entry == "mark" and kind.on is not SpotKind.EDGE
    if single and values is None:
        return []
    alone = type(values) is int or (
        isinstance(values, list) and len(values) == width and type(values[0]) is int
    )
    if single and alone:
        return [values]
    return list_of(values, f"clues.{kind.key}")


def _entry(kind: ClueKind, entry: Any, width: int, where: str) -> tuple[Spot, int | None]:
    """Spot and value of [cell, value], [cell, cell], [cell, cell, value], or of a cell alone."""
    two = kind.on in (SpotKind.EDGE, SpotKind.SIDE)
    valued = kind.entry != "mark"
    parts = entry
    if not two and not valued:
        parts = [entry]
    size = 1 + two + valued + (kind.entry == "ray")
    if not isinstance(parts, list) or len(parts) != size:
        end = ', number, "up"]' if kind.entry == "ray" else ", number]" if valued else "]"
        form = ("[cell, cell" if two else "[cell") + end
        raise FormatError(
            "{one:capital} should be {form}, not {entry}.",
            where,
            one=kind.one,
            form=form,
            entry=shown(entry),
        )
    value = parts[1 + two] if valued else None
    if kind.open and value == "?":
        value = OPEN
    if valued and type(value) is not int:
        raise FormatError(
            "The value should be a whole number, not {value}.", where, value=shown(value)
        )
    if kind.entry == "ray":
        value = _ray(kind, value, parts[-1], where)
    ends = [address(part, width, where) for part in parts[: 1 + two]]
    if two:
        if ends[0] == ends[1]:
            raise FormatError("{one:capital} joins two different cells.", where, one=kind.one)
        return Edge.of(ends[0], ends[1], kind.on), kind.turned(value, ends[0] > ends[1])
    return (Cell(ends[0]) if kind.on is SpotKind.CELL else Corner(ends[0])), value


def _ray(kind: ClueKind, number: Any, way: object, where: str) -> int:
    """The value of a number with an arrow."""
    if way not in RAYS:
        ways = ", ".join(f'"{name}"' for name in RAYS[1:])
        raise FormatError("An arrow is one of {ways}, not {way}.", where, ways=ways, way=shown(way))
    if number < 0 and number != OPEN:
        raise FormatError(
            "The number of {one} should not be {number}.", where, one=kind.one, number=number
        )
    return ray(number, RAYS.index(str(way)))


def _solution(family: Rule, board: Board, value: Any) -> tuple[At, ...] | None:
    return None if value is None else _line(family, board, value, "solution")


def _drawn(family: Rule, board: Board, value: Any) -> tuple[tuple[At, ...], ...]:
    lines = list_of(value, _DRAWN)
    if _too_many(len(lines), family, board):
        raise FormatError("These are more lines than any board of this size has.", _DRAWN)
    return tuple(_line(family, board, line, f"{_DRAWN}[{i}]") for i, line in enumerate(lines))


def _too_many(steps: int, family: Rule, board: Board) -> bool:
    """More than any line takes? It may use each edge, and come by each node a few times."""
    if steps <= MOST_VISITS * len(board):
        return False  # and most files are read without the graph
    graph = board.loop_graph if family.line_on == "corners" else board.cell_graph
    return steps > max(len(graph.edges), MOST_VISITS * graph.size)


def _line(family: Rule, board: Board, value: Any, where: str) -> tuple[At, ...]:
    """The nodes of a line, each of which is on the board."""
    width = board.lattice.widths[family.line_on == "corners"]
    places: Board | Mapping[At, int] = board
    if family.line_on == "corners":
        places = board.corner_index
    nodes = list_of(value, where)
    if _too_many(len(nodes) - 1, family, board):
        raise FormatError("The line is longer than any on this board.", where)
    found = []
    for i, node in enumerate(nodes):
        at = address(node, width, f"{where}[{i}]")
        if at not in places:
            raise FormatError("{at} is off the board.", f"{where}[{i}]", at=written(at))
        found.append(at)
    return tuple(found)


def _place(fault: Fault, places: Places) -> str:
    """The field of the clue, of the setting or of the board that a fault speaks of."""
    if fault.board:
        return f"board.{fault.board}"
    if fault.option:
        return f"options.{fault.option}"
    if not fault.spots:
        return "clues"
    # A fault that names no kind speaks of the clue that came last.
    named = [where for (_, spot), where in places.items() if spot == fault.spots[-1]]
    return places.get((fault.kind, fault.spots[-1]), named[-1] if named else "clues")


def _with_order(puzzle: Puzzle, found: Items) -> Puzzle:
    """The puzzle, which remembers the order of the file's keys where it is not the usual one."""
    usual = _sections(puzzle)
    order = {}
    for name, items in usual.items():
        value = found if name == "" else found.get(name, {})
        if list(value) != list(items):
            order[name] = tuple(value)
    if not order:
        return puzzle
    return replace(puzzle, extra={**puzzle.extra, _ORDER: order})


# -- writing -------------------------------------------------------------------------------------


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The bytes of the canonical file; an answer given along is kept in it."""
    if output.solution is not None:
        puzzle = replace(puzzle, solution=output.solution)
    sections = _sections(puzzle)
    for name in ("board", "clues", "options"):
        if name in sections[""]:
            sections[""][name] = _arranged(puzzle, name, sections[name])
    top = _arranged(puzzle, "", sections[""])
    parts: list[str] = []
    previous = ""
    for key, value in top.items():
        begins = key in _OWN_LINE or previous in _OWN_LINE
        before = "" if not parts else ",\n " if begins else ", "
        parts.append(f"{before}{_dump(key)}: {_dump(value)}")
        previous = key
    return ("{" + "".join(parts) + "}\n").encode("utf-8")


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _sections(puzzle: Puzzle) -> dict[str, Items]:
    """The known and unknown items of each section, in the canonical order."""
    extra = puzzle.extra
    clues = {
        kind.key: _clue_entries(kind, puzzle.clues.of(kind.key))
        for kind in puzzle.rule.kinds
        if puzzle.clues.of(kind.key)
        or (not kind.rare and (kind.entry != "mark" or kind.on is SpotKind.EDGE))
    }
    options = dict(puzzle.options)
    solution = None if puzzle.solution is None else [written(at) for at in puzzle.solution]
    drawn = [[written(at) for at in line] for line in puzzle.drawn]
    top: Items = {
        "format": MARK,
        "version": VERSION,
        "family": puzzle.rule.key,
        "board": {},
        "clues": {},
        "options": {},
        "solution": solution,
        **({_DRAWN: drawn} if drawn else {}),
        **{key: getattr(puzzle, key) for key in _TEXTS},
        **extra.get("", {}),
    }
    return {
        "": top,
        "board": {**board_items(puzzle.board), **extra.get("board", {})},
        "clues": {**clues, **extra.get("clues", {})},
        "options": {**options, **extra.get("options", {})},
    }


def _clue_entries(kind: ClueKind, values: Mapping[Spot, int | None]) -> Any:
    found = []
    for spot, value in values.items():
        ends = [spot.a, spot.b] if isinstance(spot, Edge) else [spot.at]
        parts: list[Any] = [written(at) for at in ends]
        if kind.entry == "ray" and value is not None:
            number, way = ray_parts(value)
            parts += ["?" if number == OPEN else number, RAYS[way]]
        elif kind.entry != "mark":
            parts.append("?" if kind.open and value == OPEN else value)
        found.append(parts if len(parts) > 1 else parts[0])
    single = kind.entry == "mark" and kind.on is not SpotKind.EDGE
    return found[0] if single and len(found) == 1 else found


_EMPTY: tuple[Any, ...] = (None, "", [], {})
"""What a key that the file did not have may be left out for."""


def _arranged(puzzle: Puzzle, name: str, items: Items) -> Items:
    """The items in the order of the loaded file; those it lacked only where they say something."""
    order = puzzle.extra.get(_ORDER, {}).get(name)
    if order is None:
        return items
    spelled: Items = {"neighbours": "sides", "top": "pointy", "holes": []}
    if name != "board":
        spelled = {_DRAWN: []} if name == "" else {}
    known = {**spelled, **items}
    first = {key: known[key] for key in order if key in known}
    silent = (*_EMPTY, *spelled.values())
    rest = {k: v for k, v in items.items() if k not in first and v not in silent}
    return {**first, **rest}


NATIVE = Format(
    key="puzzle",
    name="Oneline Studio puzzle",
    endings=(".puzzle",),
    read=read,
    write=write,
    sniff=sniff,
    by_lines=True,
    limits=check_amounts,
)
