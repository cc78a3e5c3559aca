"""Puzzles in Penpa+ links: what each kind of clue looks like there, and the check of the answer.

Which families are known, and by which tag, they say themselves (``sources``); the rest follows from
their kinds of clues: figures are numbers, circles symbols, borders and walls lines between corners.
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from studio import language
from studio.board import At, Cell, Edge, HexLattice, Spot, SpotKind
from studio.families import from_source
from studio.formats.format import LISTED, Format, FormatError, Output, Reading, shown
from studio.formats.penpa_text import (
    LONGEST_LINK,
    MISFIT,
    PIXELS,
    SITE,
    Points,
    coded,
    json_of,
    layer_of,
    lines_of,
    others_of,
    packed,
    pair,
    points_for,
    points_of,
    shortened,
    sniff,
)
from studio.puzzle import Clue, ClueKind, Clues, Puzzle, Rule, Sign, shaded_of
from studio.puzzle.clues import OPEN, ray, ray_parts
from studio.puzzle.message import Message, enumerated, named, word

KEY = "penpa"
NAME = "A Penpa+ link"
UNSAID = "The link does not say which puzzle it is. In Penpa+ it can be given a genre tag."
UNKNOWN = "Puzzles of this kind are not known here: {tags}."
ANYTHING = "noconflict"
KNOWN = frozenset(
    (
        *("masyu", "slitherlink", "yajilin", "castlewall", "balanceloop", "country road"),
        *("regional yajilin", "moon or sun", "detour", "double back", "midloop", "geradeweg"),
        *("simple loop", "dotchi-loop", ANYTHING),
    )
)
"""Tags of genres that the site knows. It drops others without a word, and guesses where none is
left, so that the last of these stands beside our own."""
BLACK, WHITE, ON_BLACK = 1, 4, 7
"""Styles of figures: black, white, white on a black disc."""
GREY, DARK, WALL = 3, 4, 8
"""Surfaces; the last is grey that is a wall also where the other grey is none."""
WAYS = ("", "0", "3", "1", "2")
"""Arrows of figures, in the order of :data:`studio.puzzle.clues.RAYS`."""
BOLD = (2, 21)
"""Lines that are borders."""
CIRCLES = ("circle_L", "circle_M", "circle_S")
SUNS = "sun_moon"
SKY = Sign("sun"), Sign("moon", solid=True)
DOT = "circle_SS"
ARROW = "arrow_S"
PARITY = {"square": "square_LL", "circle": "circle_L"}
"""Grey squares under even numbers, grey circles under odd ones, as is usual there."""
SHADOW = 3
"""The code of both: grey without a rim."""
LONGEST_RULES = 10_000

_EMPTY = {
    **{key: {"__a": []} for key in ("command_redo", "command_undo", "command_replay")},
    **{key: {} for key in ("surface", "number", "numberS", "symbol")},
    **{key: [] for key in ("thermo", "arrows", "direction", "squareframe", "polygon")},
    **{key: {} for key in ("line", "lineE", "wall", "cage", "deletelineE")},
    **{key: [] for key in ("killercages", "nobulbthermo")},
}
_CHECKS = (
    *("surface_exact", "surface", "number", "loopline_exact", "loopline", "ignoreloopline"),
    *("loopedge_exact", "loopedge", "ignoreborder", "wall", "square", "circle", "tri", "arrow"),
    *("math", "battleship", "tent", "star", "akari", "mine"),
)
_MODE = {
    "surface": ["", 1],
    "multicolor": ["", 1],
    "line": ["1", 2],
    "lineE": ["1", 2],
    "wall": ["", 2],
    "cage": ["1", 10],
    "number": ["1", 1],
    "symbol": ["circle_L", 1],
    "special": ["thermo", ""],
    "board": ["", ""],
    "move": ["1", ""],
    "combi": ["linex", ""],
    "sudoku": ["1", 1],
}


# -- writing --------------------------------------------------------------------------------------


def link(puzzle: Puzzle, answer: tuple[At, ...] | None = None) -> str:
    """The link that opens a puzzle, with an ``answer`` one that checks what is drawn.

    FormatError where Penpa+ has no such board, clue or rule.
    """
    source = puzzle.rule.source(KEY)
    if source is None:
        raise FormatError(
            "{name:capital} cannot hold such a puzzle: {genre:name}.",
            name=word(NAME),
            genre=word(puzzle.rule.name),
        )
    how_to = language.paragraph(puzzle.rule.how_to(puzzle))
    if _options_said(puzzle, how_to) is None:
        raise FormatError(
            "{name:capital} cannot say that the rules are other ones than usual.", name=word(NAME)
        )
    if puzzle.board.touches_at_corners and not puzzle.rule.numbered:
        raise FormatError(
            "{name:capital} cannot say that cells touch at their corners.", name=word(NAME)
        )
    points = points_for(puzzle.board)
    layer: dict[str, Any] = json.loads(json.dumps(_EMPTY))
    for kind in puzzle.rule.kinds:
        for spot, value in puzzle.clues.of(kind.key).items():
            _paint(layer, points, source.code, Clue(kind.key, spot, value), kind)
    if _choice(puzzle.rule.kinds, Sign("block")) is not None:
        # Where cells have walls, a figure without one stands on grey.
        walled = {
            at
            for kind in puzzle.rule.kinds
            if kind.entry == "choice"
            for at in _cells(puzzle, points, kind)
        }
        for at in layer["number"].keys() - walled:
            layer["surface"][at] = GREY
    # In one order, whatever the order of the clues.
    layer = {key: dict(sorted(v.items())) if isinstance(v, dict) else v for key, v in layer.items()}
    solving = answer is not None
    lines = _frame(puzzle, points, source.names[0], how_to, layer, solving)
    text = f"{SITE}#m={'solve' if solving else 'edit'}&p={packed(shortened(lines))}"
    if answer is None:
        return text
    return f"{text}&a={packed(json.dumps(_answer(puzzle, points, answer), separators=(',', ':')))}"


def _paint(layer: dict[str, Any], points: Points, code: str, clue: Clue, kind: ClueKind) -> None:
    """A clue as what stands for it."""
    spot, value = clue.spot, clue.value
    if isinstance(spot, Cell):
        number = points.cell(spot.at)
        at = str(number)
        if kind.entry in ("number", "ray") and value is not None:
            figure, way = ray_parts(value) if kind.entry == "ray" else (value, 0)
            words = "?" if figure == OPEN else str(figure)
            style = _ink(layer, at)
            if kind.aside and code == "corner":
                layer["numberS"][str(4 * (points.count + number))] = [words, BLACK]
            else:
                shown = [f"{words}_{WAYS[way]}", style, "2"] if way else [words, style, "1"]
                layer["number"][at] = shown
            return
        sign = kind.looks(value)
        if kind.entry == "choice" and sign.place == "middle":
            if sign.shape == "circle" or sign in SKY:
                name, over = (SUNS, 1) if code == "suns" else (CIRCLES[0], 1)
                if code == "dots":
                    name, over = DOT, 2
                layer["symbol"][at] = [1 + sign.solid, name, over]
                return
            if sign.shape == "block":
                if sign.solid or sign.grey:
                    layer["surface"][at] = WALL if sign.grey else DARK
                else:
                    layer["lineE"] |= dict.fromkeys(_box(points, spot.at), BOLD[0])
                return
        if kind.entry == "choice" and sign.place == "foot" and sign.shape in PARITY:
            layer["symbol"][at] = [SHADOW, PARITY[sign.shape], 1]
            return
        if kind.entry == "mark" and kind.sign == "block":
            layer["surface"][at] = DARK
            return
    if isinstance(spot, Edge) and kind.entry == "mark" and spot in points.sides:
        side, middle = points.sides[spot]
        if kind.sign in ("border", "wall"):
            layer["lineE"][side] = BOLD[0]
            return
        layer["symbol"][str(middle)] = [2, DOT, 2]
        return
    if isinstance(spot, Edge) and kind.entry == "arrow" and spot in points.sides:
        _, middle = points.sides[spot]
        pointing = _way(points, *((spot.a, spot.b) if value == 1 else (spot.b, spot.a)))
        if pointing is not None:
            layer["symbol"][str(middle)] = [pointing, ARROW, 2]
            return
    raise FormatError("{name:capital} cannot hold {one}.", name=word(NAME), one=kind.one)


def _way(points: Points, start: At, end: At) -> int | None:
    """The code of an arrow: 1 to the left, and clockwise by eighths; of hexagons none is known."""
    if points.hexagons:
        return None
    step = (end[0] - start[0], end[1] - start[1])
    return {(0, -1): 1, (-1, 0): 3, (0, 1): 5, (1, 0): 7}.get(step)


def _ink(layer: Mapping[str, Any], at: str) -> int:
    """The style in which a figure can be read on what lies under it."""
    if layer["surface"].get(at) == DARK:
        return ON_BLACK
    return WHITE if layer["symbol"].get(at, [0])[0] == 2 else BLACK


def _frame(
    puzzle: Puzzle, points: Points, tag: str, how_to: str, layer: dict[str, Any], solving: bool
) -> list[str]:
    """All lines of a link."""
    corners = puzzle.rule.line_on == "corners"
    rooms = any(kind.sign == "border" for kind in puzzle.rule.kinds)
    numbers = puzzle.rule.play == "numbers"
    grid = ["3", "1", "2"] if corners else ["1" if rooms or numbers else "2", "2", "1"]
    if points.hexagons:
        wide = high = 2 * points.columns * PIXELS
    else:
        wide, high = (points.columns + 1) * PIXELS, (points.rows + 1) * PIXELS
    theta = 30 if puzzle.board.lattice == HexLattice("flat") else 0
    head = [
        "hex" if points.hexagons else "square",
        *map(str, (points.columns, points.rows, PIXELS, theta, 1, 1, wide, high)),
        *(str(points.middle), str(points.middle), "0", "0", "0", "0"),
        f"Title: {_plain(puzzle.title)}",
        f"Author: {_plain(puzzle.author)}",
        "",
        _escaped(how_to),
        "OFF",
        "false",
        "",
    ]
    tool = ("number", ["1", 2]) if numbers else ("combi", ["edgex" if corners else "linex", ""])
    given = {**_MODE, "edit_mode": "surface"}
    drawn = {**_MODE, "edit_mode": tool[0], "line": ["1", 3], "lineE": ["1", 3], "wall": ["", 3]}
    drawn |= {"number": ["1", 2], "sudoku": ["1", 9], tool[0]: tool[1]}
    modes = {"qa": "pu_q", "grid": grid, "pu_q": given, "pu_a": drawn}
    checks = {f"sol_{key}": False for key in _CHECKS}
    wanted = "number" if numbers else "loopedge" if corners else "loopline"
    checks[f"sol_{wanted}"] = True
    checks["sol_surface"] = puzzle.rule.shades
    either = {f"sol_or_{key}": False for key in _CHECKS if not key.startswith("ignore")}
    empty = _json(_EMPTY)
    view = "~".join((_json(grid), _json(tool[0]), _json(tool[1])))
    tags = [tag] if tag in KNOWN else [tag, ANYTHING]
    return [
        ",".join(head),
        "[0]" if points.hexagons else "[0,0,0,0]",
        view if solving else _json(modes),
        _json(layer),
        "" if solving else empty,
        _json(coded(points.cells)),
        *("[]", _json(checks), '"x"', '"x"', "[3,2,3]", _json(modes), '"x"', "0"),
        *(empty, "x" if solving else empty, _json(either), _json(tags), "false"),
    ]


def _answer(puzzle: Puzzle, points: Points, line: tuple[At, ...]) -> list[list[str]]:
    """What has to be drawn: shading, line, line along sides, walls, numbers, symbols."""
    found: list[list[str]] = [[], [], [], [], [], []]
    closed = puzzle.compile().problem.closed
    if puzzle.rule.play == "numbers":
        kinds = [k for k in puzzle.rule.kinds if k.on is SpotKind.CELL and k.entry == "number"]
        given = {int(at) for kind in kinds for at in _cells(puzzle, points, kind)}
        for step, at in enumerate(line, start=1):
            if points.cell(at) not in given:
                found[4].append(f"{points.cell(at)},{step}")
    else:
        corners = puzzle.rule.line_on == "corners"
        numbers = [points.corner[at] if corners else points.cell(at) for at in line]
        ends = zip(numbers, [*numbers[1:], *(numbers[:1] if closed else [])], strict=False)
        found[2 if corners else 1] = [f"{pair(a, b)},1" for a, b in ends]
    found[0] = [str(points.cell(at)) for at in shaded_of(puzzle, line)]
    return [sorted(part) for part in found]


def _cells(puzzle: Puzzle, points: Points, kind: ClueKind) -> Iterator[str]:
    """The points of the cells with clues of a kind."""
    for spot in puzzle.clues.of(kind.key):
        if isinstance(spot, Cell):
            yield str(points.cell(spot.at))


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _plain(text: str) -> str:
    return " ".join(text.split()).replace(",", "%2C")


def _escaped(text: str) -> str:
    pairs = ((",", "%2C"), ("\n", "%2D"), ("&", "%2E"), ("=", "%2F"))
    for sign, code in pairs:
        text = text.replace(sign, code)
    return text


def _unescaped(text: str) -> str:
    pairs = (("%2C", ","), ("%2D", "\n"), ("%2E", "&"), ("%2F", "="), ("<br>", "\n"))
    for code, sign in pairs:
        text = text.replace(code, sign)
    return html.unescape(text)


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The link as a file of one line."""
    return f"{link(puzzle, output.solution)}\n".encode()


# -- reading --------------------------------------------------------------------------------------


def read(text: str) -> Reading:
    """The puzzle of a link; what is drawn of its answer is not read."""
    lines = lines_of(text.strip())
    layer = layer_of(lines, 3)
    head = (lines[0] + "," * 20).split(",")
    title = _unescaped(head[15].removeprefix("Title:")).strip()[:200]
    author = _unescaped(head[16].removeprefix("Author:")).strip()[:200]
    words = f"{title} {_unescaped(head[18])[:LONGEST_RULES]}".lower()
    rule, code = _rule(lines, layer)
    notices = []
    king = False
    if rule.numbered and head[0] != "hex":
        king = any(word in words for word in ("corner", "diagonal", "hidato", "hidoku"))
        diagonal = "The link does not say how cells touch: here they touch also diagonally."
        sides = "The link does not say how cells touch: here they touch by sides alone."
        notices.append(Message(diagonal if king else sides))
    points = points_of(lines, king=king)
    if points.board.lattice.key not in rule.lattices:
        raise FormatError(
            "Such puzzles are not played on such a board: {genre:name}.", genre=word(rule.name)
        )
    clues, left = _clues(rule, code, points, layer)
    if left:
        notices.append(Message.of("Not taken over: {what}.", what=enumerated(LISTED, left)))
    if head[5:7] != ["1", "1"] or head[4] not in ("0", "30"):
        turned = "The link shows the board turned or mirrored; here it is as it was drawn."
        notices.append(Message(turned))
    puzzle = Puzzle(rule, points.board, clues, title=title, author=author)
    options = _options_said(puzzle, _unescaped(head[18])[:LONGEST_RULES])
    puzzle = replace(puzzle, options=options or {})
    for fault in puzzle.faults():
        raise FormatError(fault.message)
    return Reading(puzzle, notices=tuple(notices))


def _rule(lines: list[str], layer: Mapping[str, Mapping[str, Any]]) -> tuple[Rule, str]:
    """The family of a link and the way that it draws its clues: by its tag, or by its clues."""
    tags = json_of(lines, 17) if len(lines) > 17 else []
    kinds = [str(tag) for tag in tags if tag] if isinstance(tags, list) else []
    for tag in kinds:
        try:
            rule = from_source(KEY, tag)
        except KeyError:
            continue
        source = rule.source(KEY)
        assert source is not None
        return rule, source.code
    names = {str(symbol[1]) for symbol in layer["symbol"].values() if _listed(symbol, 2)}
    if names <= {DOT} and layer["number"]:
        return from_source(KEY, "noconflict"), ""
    if names & set(CIRCLES) and not layer["number"]:
        return from_source(KEY, "masyu"), ""
    if kinds:
        raise FormatError(UNKNOWN, tags=shown(language.listed(kinds)))
    raise FormatError(UNSAID)


def _listed(value: object, length: int) -> bool:
    return isinstance(value, list) and len(value) >= length


def _clues(
    rule: Rule, code: str, points: Points, layer: Mapping[str, Mapping[str, Any]]
) -> tuple[Clues, list[Message]]:
    """The clues of a layer, and what of it is nothing to the family, in words."""
    found: dict[str, dict[Spot, int | None]] = {}
    left: list[Message] = list(map(word, others_of(layer)))
    kinds = rule.kinds
    sides = {name: edge for edge, (name, _) in points.sides.items()}
    middles = {number: edge for edge, (_, number) in points.sides.items()}

    def put(kind: ClueKind, spot: Spot, value: int | None) -> None:
        found.setdefault(kind.key, {})[spot] = value

    def pointed(text: str) -> int:
        digits = text.rstrip("E")
        if not digits.isdigit() or not points.is_point(int(digits[:9])):
            raise FormatError(MISFIT)
        return int(digits)

    for text, said in layer["number"].items():
        at = points.cells.get(pointed(text))
        figure = str(said[0]).strip() if _listed(said, 1) else ""
        if at is not None and figure:
            clue = _figure(kinds, figure)
            if clue is None:
                left.append(named(shown(figure[:20])))
            else:
                put(clue[0], Cell(at), clue[1])
    for text, said in layer["numberS"].items():
        at = points.cells.get(pointed(text) // (6 if points.hexagons else 4) - points.count)
        clue = _figure(kinds, str(said[0]).strip()) if _listed(said, 1) else None
        if at is not None and clue is not None:
            put(clue[0], Cell(at), clue[1])
        else:
            left.append(Message("small numbers"))
    for text, said in layer["symbol"].items():
        number = pointed(text)
        name = str(said[1]) if _listed(said, 2) else ""
        if number in middles and name == DOT:
            kind = _kind(kinds, "mark", "dot", "diamond")
            if kind is not None:
                put(kind, middles[number], None)
                continue
        arrow = _arrow(kinds, points, middles.get(number), said[0]) if name == ARROW else None
        if arrow is not None:
            put(arrow[0], middles[number], arrow[1])
            continue
        mark = _parity(kinds, name) if number in points.cells and name else None
        if mark is not None and said[0] == SHADOW:
            put(mark[0], Cell(points.cells[number]), mark[1])
            continue
        circle = name == {"suns": SUNS, "dots": DOT}.get(code, name)
        looks = SKY[said[0] == 2] if code == "suns" else Sign("circle", said[0] == 2)
        value = _choice(kinds, looks) if circle and name else None
        if number in points.cells and value is not None and said[0] in (1, 2):
            put(value[0], Cell(points.cells[number]), value[1])
        else:
            left.append(Message("symbols"))
    _surfaces(rule, points, layer, put)
    for text, style in layer["lineE"].items():
        kind = _kind(kinds, "mark", "border", "wall")
        if text in sides and style in BOLD and kind is not None:
            put(kind, sides[text], None)
    return Clues(found), list(dict.fromkeys(left))


def _surfaces(rule: Rule, points: Points, layer: Mapping[str, Mapping[str, Any]], put: Any) -> None:
    """Filled cells: blocked ones, and walls of several colours with the hollow ones beside."""
    plain = _kind(rule.kinds, "mark", "block")
    hollow = _choice(rule.kinds, Sign("block"))
    dark, grey = (
        _choice(rule.kinds, Sign("block", solid=True)),
        _choice(rule.kinds, Sign("block", grey=True)),
    )
    filled = {
        points.cells.get(int(at)): code for at, code in layer["surface"].items() if at.isdigit()
    }
    for at, code in filled.items():
        value = dark if code in (DARK, 1) else grey
        if code == GREY and hollow is not None and at is not None:
            # Grey says nothing that a figure without walls does not.
            value = None if str(points.cell(at)) in layer["number"] else grey
        if at is not None and plain is not None:
            put(plain, Cell(at), None)
        elif at is not None and value is not None:
            put(value[0], Cell(at), value[1])
    if hollow is not None:
        for number, at in points.cells.items():
            boxed = layer["lineE"].keys() >= set(_box(points, at))
            if at not in filled and (boxed or str(number) in layer["number"]):
                put(hollow[0], Cell(at), hollow[1])


def _box(points: Points, at: At) -> Iterator[str]:
    """The sides of a cell."""
    corners = points.corners(at)
    return (pair(a, b) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True))


def _figure(kinds: tuple[ClueKind, ...], figure: str) -> tuple[ClueKind, int] | None:
    """The clue that a figure, maybe with an arrow, stands for; None where there is none."""
    words, _, way = figure.partition("_")
    if words != "?" and not (words.isascii() and words.isdigit() and len(words) < 7):
        return None
    number = OPEN if words == "?" else int(words)
    for kind in kinds:
        if kind.on is SpotKind.CELL and kind.entry == "ray" and way in WAYS:
            return kind, ray(number, WAYS.index(way))
        if kind.on is SpotKind.CELL and kind.entry == "number" and not way:
            if number == OPEN and not kind.open:
                return None
            return kind, number
    return None


def _arrow(
    kinds: tuple[ClueKind, ...], points: Points, edge: Edge | None, code: object
) -> tuple[ClueKind, int] | None:
    """The clue that an arrow over the side of two cells stands for; None where there is none."""
    kind = _kind(kinds, "arrow", "arrow")
    if kind is None or edge is None or not isinstance(code, int):
        return None
    value = {_way(points, edge.a, edge.b): 1, _way(points, edge.b, edge.a): -1}.get(code)
    return None if value is None else (kind, value)


def _parity(kinds: tuple[ClueKind, ...], name: str) -> tuple[ClueKind, int] | None:
    """The mark of a number, odd or even, that a symbol stands for; None where it is none."""
    shape = next((shape for shape, drawn in PARITY.items() if drawn == name), None)
    for kind in kinds if shape else ():
        for value, sign in kind.signs if kind.entry == "choice" else ():
            if (sign.shape, sign.place) == (shape, "foot"):
                return kind, value
    return None


def _options_said(puzzle: Puzzle, words: str) -> dict[str, Any] | None:
    """The options that are yes or no with which the rules of a puzzle are said in these words.

    None where there are none: then the words are somebody else's, or say more than that.
    """
    flags = [option for option in puzzle.rule.options if option.kind == "bool"]
    wanted = words.split()
    for turned in product((False, True), repeat=len(flags)):
        options = {o.key: not o.default for o, other in zip(flags, turned, strict=True) if other}
        said = puzzle.rule.how_to(replace(puzzle, options=options))
        if language.paragraph(said).split() == wanted:
            return options
    return None


def _kind(kinds: tuple[ClueKind, ...], entry: str, *signs: str) -> ClueKind | None:
    return next((kind for kind in kinds if kind.entry == entry and kind.sign in signs), None)


def _choice(kinds: tuple[ClueKind, ...], sign: Sign) -> tuple[ClueKind, int] | None:
    """The kind and value that look like a sign; None where none does."""
    for kind in kinds:
        if kind.entry == "choice":
            for value, own in kind.signs:
                if own == sign:
                    return kind, value
    return None


PENPA = Format(
    KEY,
    "Penpa+ link",
    (".penpa",),
    read,
    write,
    sniff=sniff,
    typed=True,
    max_bytes=LONGEST_LINK,
    checks=True,
)
