"""From a puzzle to a picture: the one drawing that screen, SVG, PNG and PDF all show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from studio.board import At, Board, Cell, Edge, Point, Spot, SpotKind
from studio.board.free import NODE_RADIUS, lines_of
from studio.drawing.badges import badge_points
from studio.drawing.clues import Setting, answer_figures, cells_with_figures, clues, inks_of
from studio.drawing.free import ODD_RADIUS, discs, letters, odd_corners, stroke
from studio.drawing.ground import grid, ground, shade, tints
from studio.drawing.jumps import Jump, arcs, beside_figures, jumps_of, orders, unused, unused_signs
from studio.drawing.lines import MOST_ARCS, crosses, edge_heat, edges, leaps, line
from studio.drawing.marks import cursor, entry, marks, rims, spot_point
from studio.drawing.memory import remembered
from studio.drawing.mending import mending, plates, strokes_apart
from studio.drawing.overlay import Overlay, Suggestion
from studio.drawing.pencil import pencil_ground, pencil_lines, pencil_marks, pencil_rims
from studio.drawing.reasons import (
    pair_marks,
    reason_edges,
    reason_ground,
    reason_marks,
    reason_rims,
)
from studio.drawing.shapes import Picture, Role, Shape, Text
from studio.drawing.signs import DOT_HALF, OPEN_RADIUS, divisions
from studio.drawing.sketch import sketched
from studio.drawing.style import Style, style_of
from studio.drawing.trial import trial_ground, trial_lines, trial_marks
from studio.puzzle import ClueKind, Puzzle, shaded_of
from studio.puzzle.trial import NOTHING_TRIED

LAYERS = (
    "ground", "tints", "grid", "line", "links", "rims", "selection", "clues", "marks", "cursor",
)  # fmt: skip
"""From the bottom up. Hatching and heat lie under the borders, ribbons under the figures, rings of
conflict and borders of selected cells under diamonds; badges, suggestions, the entry over all."""

EMPTY = Overlay()
ROUND: Mapping[str, float] = {"dot": DOT_HALF, "figure": OPEN_RADIUS}
"""Signs on borders that are discs, with their radii in those of cells."""
NUMBERED = 60
"""Longer drawings have no numbers on their lines."""


def draw(
    puzzle: Puzzle, overlay: Overlay = EMPTY, *, paper: bool = False, lettered: bool = False
) -> Picture:
    """The picture of a puzzle with what lies over it.

    Pure; a layer whose inputs are those of a recent call is the same object again. On ``paper`` it
    is black on white: no guides, and over a line of counted cells all their numbers. Where
    sentences name places it is ``lettered``: corners of drawings have their letters beside them.
    """
    board, rule, given = puzzle.board, puzzle.rule, puzzle.clues
    style = style_of(rule.line_on, board.lattice, paper)
    selected, chosen = overlay.selected, _cells(overlay.selected)
    conflict = frozenset(clue.spot for clue in overlay.conflict)
    troubled = _cells(conflict) & frozenset(board.cells) if conflict else frozenset()
    # Where two marks apply: conflict > selected > suggested > redundant > doubtful.
    proposed = frozenset(s.clue.spot for s in overlay.suggestions)
    strong = conflict | selected | proposed
    redundant = frozenset(clue for clue in overlay.redundant if clue.spot not in strong)
    figures = cells_with_figures(rule.kinds, given)
    # What is chosen may be what is suggested; a number that is being typed takes its place.
    busy = conflict if overlay.typed is None else conflict | selected
    covered = chosen if overlay.typed is not None else _cells(proposed - conflict)
    bare = figures | chosen | overlay.written.keys()
    doubt = {at: amount for at, amount in overlay.doubt.items() if Cell(at) not in proposed}
    answer = overlay.line if paper and style.over_cells and puzzle.rule.numbered else None
    under_rings = bool(overlay.line or overlay.drawn or overlay.common or overlay.shares)
    shaded = shaded_of(puzzle, overlay.line or ()) | overlay.shaded
    # Figures of regions may stand in shaded cells, which have the colour of figures.
    inks = {**inks_of(rule.kinds, given), **dict.fromkeys(shaded, style.role("cell"))}
    crossed = _line_cells(puzzle, style, overlay) - troubled
    setting = Setting(_ends(puzzle), covered, under_rings, troubled, crossed, inks)
    written = {at: number for at, number in overlay.written.items() if at not in figures}
    shown: tuple[Shape, ...] = (
        clues(board, style, rule.kinds, given, redundant, setting, written)
        if answer is None
        else (
            *clues(board, style, _signs(rule.kinds), given, redundant, setting, written),
            *answer_figures(board, style, answer, figures),
        )
    )
    # What a layer does not need is not told it, so that it stays the same object.
    beside = figures if overlay.common or overlay.shares else frozenset()
    tried, jumps = overlay.trial != NOTHING_TRIED, _jumps(puzzle, style, overlay)
    said = frozenset(_marked_edges(puzzle) if overlay.common else ())
    anew = _said_anew(puzzle, overlay.written)
    twice = not figures.isdisjoint(anew)
    because, then, crossed_out = overlay.because, overlay.then, overlay.crossed
    # Signs on borders lie on the edges of a reason, parts of the line that are given below them.
    given_parts = frozenset(_stretches(puzzle) if because or then else ())
    stated = figures | overlay.written.keys() if because or then else frozenset()
    layers = (
        ground(board, style),
        _over(
            unused(board, style, overlay.unreached, overlay.dead),
            trial_ground(board, style, overlay.trial),
            reason_ground(board, style, overlay.because),
            shade(board, style, shaded),
            pencil_ground(board, style, overlay.pencil),
            tints(board, style, doubt, troubled, chosen, overlay.ghosts),
        ),
        _over(grid(board, style), divisions(board, style, rule.kinds, given)),
        _over(
            trial_lines(board, style, overlay.trial, puzzle.rule.leaps),
            _line(puzzle, style, overlay),
            pencil_lines(board, style, overlay.pencil),
        ),
        _over(
            edge_heat(board, style, overlay.shares, beside),
            edges(board, style, overlay.common, said, beside),
            crosses(board, style, crossed_out),
            arcs(board, style, overlay.leads, False),
            arcs(board, style, overlay.jumps, True),
            arcs(board, style, overlay.onward, True, False, "dot"),
            reason_edges(
                board, style, because - given_parts, then - given_parts, crossed_out, stated
            ),
            reason_rims(board, style, because, then) if board.has_faces else (),
        ),
        _over(
            # Over the line, which leads from middle to middle.
            _corners(puzzle, style, figures | overlay.written.keys() | {*(answer or ())}),
            rims(board, style, doubt, troubled, bare & doubt.keys()),
            # The corners of a drawing are discs, which would hide them.
            () if board.has_faces else reason_rims(board, style, because, then),
            _odd(board, style, overlay),
            _letters(puzzle, style, _cells(proposed)) if lettered else (),
        ),
        _over(
            pencil_rims(board, style, overlay.pencil),
            _cursor(puzzle, style, overlay, troubled, cells=True),
        ),
        shown,
        _over(
            marks(
                board,
                style,
                rule.kinds,
                conflict,
                overlay.suggestions,
                busy,
                _round(puzzle, style, conflict),
                _badges(board, style, conflict, shown),
                _signs_beside(puzzle, overlay.suggestions),
            ),
            unused_signs(board, style, overlay.unreached, overlay.dead),
            _orders(puzzle, style, overlay, jumps),
            beside_figures(
                board,
                style,
                anew,
                figures,
                jumps,
                overlay.common | overlay.drawn | because | then if twice else frozenset(),
                crossed_out if twice else frozenset(),
            ),
            trial_marks(board, style, figures if tried else frozenset(), overlay.trial),
        ),
        _over(
            sketched(style, overlay.sketch),
            reason_edges(
                board, style, because & given_parts, then & given_parts, crossed_out, stated
            ),
            reason_marks(board, style, because, then, crossed_out),
            pair_marks(board, style, overlay.pairs),
            pencil_marks(board, style, overlay.pencil),
            _cursor(puzzle, style, overlay, frozenset(), cells=False),
            _entry(puzzle, style, overlay, inks),
        ),
    )
    room = _letter_room(puzzle) if lettered else None
    box = bounds(board, style, overlay.ghosts, room)
    return Picture(tuple(zip(LAYERS, layers, strict=True)), box)


def captions(puzzle: Puzzle, line: tuple[At, ...]) -> tuple[str, ...]:
    """What is written beside the lines of a drawing: syllables for eight, else their numbers."""
    if not puzzle.rule.revisits:
        return ()
    lines, said = len(line) - 1, puzzle.rule.captions(puzzle)
    if len(said) == lines:
        return said
    return tuple(str(i) for i in range(1, lines + 1)) if lines <= NUMBERED else ()


def _line(puzzle: Puzzle, style: Style, overlay: Overlay) -> tuple[Shape, ...]:
    """The answers. On a drawing all use the same lines, so that a second one has nothing to add."""
    board, nodes, others = puzzle.board, overlay.line, overlay.other
    if board.has_faces:
        closed, drawn = overlay.line_closed, overlay.drawn
        leaping = puzzle.rule.leaps
        fresh, pale, rough = overlay.fresh, overlay.line_pale, overlay.line_rough
        return line(board, style, nodes, closed, others, drawn, fresh, leaping, pale, rough)
    if nodes and len(nodes) > 1:
        closed = overlay.line_closed
        return stroke(board, style, nodes, overlay.captions, closed, puzzle.rule.numbered)
    if strokes := _strokes(overlay):
        return strokes_apart(board, style, strokes)
    return line(board, style, None, False, None, overlay.drawn)


def _strokes(overlay: Overlay) -> tuple[tuple[At, ...], ...]:
    """The strokes that are drawn: none beside a line, which draws all by itself."""
    return () if overlay.line and len(overlay.line) > 1 else overlay.strokes


def _line_cells(puzzle: Puzzle, style: Style, overlay: Overlay) -> frozenset[At]:
    """The cells through whose middle the player's line, which is as strong as figures, leads."""
    if not style.over_cells or not puzzle.board.has_faces or puzzle.rule.leaps:
        return frozenset()
    ends = (at for edge in overlay.drawn if isinstance(edge, Edge) for at in (edge.a, edge.b))
    return frozenset(ends)


def _corners(puzzle: Puzzle, style: Style, figures: frozenset[At]) -> tuple[Shape, ...]:
    """The corners of a graph whose steps are numbered: discs with room for a number or a name."""
    board = puzzle.board
    if board.has_faces or not puzzle.rule.numbered:
        return ()
    return discs(board, style, figures if lines_of(board).names else frozenset())


def _letters(puzzle: Puzzle, style: Style, tagged: frozenset[At]) -> tuple[Shape, ...]:
    """The letters of corners; on other boards rows and cells are counted."""
    room = _letter_room(puzzle)
    return () if room is None else letters(puzzle.board, style, room, tagged)


def _letter_room(puzzle: Puzzle) -> float | None:
    """The radius around a corner that its letter keeps clear of; None where none has one."""
    if puzzle.board.has_faces:
        return None
    return NODE_RADIUS if puzzle.rule.numbered else ODD_RADIUS


def _orders(
    puzzle: Puzzle, style: Style, overlay: Overlay, jumps: tuple[Jump, ...]
) -> tuple[Shape, ...]:
    """The order of landings, where no clue numbers them."""
    nodes, counted = overlay.line, puzzle.rule.numbered
    if not nodes or counted or not _leaping(puzzle, style, nodes):
        return ()
    return orders(puzzle.board, style, nodes, jumps)


def _jumps(puzzle: Puzzle, style: Style, overlay: Overlay) -> tuple[Jump, ...]:
    """The jumps of the line that are drawn as arcs."""
    nodes = overlay.line or ()
    arced = len(nodes) <= MOST_ARCS and _leaping(puzzle, style, nodes)
    return jumps_of(nodes, overlay.line_closed) if arced else ()


def _leaping(puzzle: Puzzle, style: Style, nodes: tuple[At, ...]) -> bool:
    """Has a line jumps?"""
    over_cells = style.over_cells and puzzle.board.has_faces
    return over_cells and (puzzle.rule.leaps or leaps(puzzle.board, nodes))


def _said_anew(puzzle: Puzzle, written: Mapping[At, int]) -> Mapping[At, int]:
    """Numbers that are written, but for those that are given there as the same step of the line."""
    if not written:
        return written
    kinds = [k.key for k in puzzle.rule.kinds if k.distinct and k.entry == "number"]
    given = {spot: step for kind in kinds for spot, step in puzzle.clues.of(kind).items()}
    return {at: step for at, step in written.items() if given.get(Cell(at)) != step}


def _odd(board: Board, style: Style, overlay: Overlay) -> tuple[Shape, ...]:
    if board.has_faces:
        return ()
    helping = mending(board, style, overlay.added, overlay.twice)
    labels = plates(board, style, _strokes(overlay), overlay.added, overlay.twice)
    return _over(helping, labels, odd_corners(board, style, overlay.odd))


def _over(*layers: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """All of them from the bottom up; the same object again where only one has any shapes."""
    filled = [layer for layer in layers if layer]
    return filled[0] if len(filled) == 1 else tuple(shape for layer in filled for shape in layer)


def _signs_beside(puzzle: Puzzle, suggestions: tuple[Suggestion, ...]) -> frozenset[Edge]:
    """The borders of suggested cells that clues stand on."""
    cells = {s.clue.spot.at for s in suggestions if isinstance(s.clue.spot, Cell)}
    borders = (Edge.of(at, other) for at in cells for other in puzzle.board.neighbours(at))
    return frozenset(filter(puzzle.clues.taken, borders))


@remembered()
def bounds(
    board: Board, style: Style, ghosts: frozenset[At], letter_room: float | None = None
) -> tuple[float, float, float, float]:
    """The rectangle that holds a board with its outline and badges, and the letters of its corners
    where there are some, also where they stand beyond suggestions."""
    left, top, right, bottom = board.bounds
    points = [point for at in ghosts for point in board.polygon(at)]
    if points:
        left, right = min(left, *(x for x, _ in points)), max(right, *(x for x, _ in points))
        top, bottom = min(top, *(y for _, y in points)), max(bottom, *(y for _, y in points))
    air = 0.14 if style.over_cells or style.paper else 0.5
    box = (left - air, top - air, right + air, bottom + air)
    if letter_room is None:
        return box
    boxes = [box]
    for letter in letters(board, style, letter_room, frozenset(board.cells)):
        # A font's letters are at most as wide as high, and some reach below their line.
        wide, high = letter.size * len(letter.text) / 2, letter.size * 0.6
        boxes.append((letter.x - wide, letter.y - high, letter.x + wide, letter.y + high))
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def _ends(puzzle: Puzzle) -> dict[str, tuple[int, int]]:
    """For the kinds whose values count the steps of a line its first and last number."""
    found = {}
    for kind in puzzle.rule.kinds:
        if kind.distinct and kind.entry == "number":
            for spot in puzzle.clues.of(kind.key):
                ends = puzzle.rule.ends(puzzle, kind, spot)
                if ends is not None:
                    found[kind.key] = ends
                break
    return found


def _marked_edges(puzzle: Puzzle) -> Iterable[Spot]:
    """The edges of which a clue already says that the line passes, as a diamond does.

    Borders of regions are there whether it passes or not, and numbers say what lies on both sides.
    """
    for kind in puzzle.rule.kinds:
        if kind.on is SpotKind.EDGE and not kind.fixed and kind.entry != "number":
            yield from puzzle.clues.of(kind.key)


def _round(puzzle: Puzzle, style: Style, spots: frozenset[Spot]) -> dict[Spot, float]:
    """The radii of the discs that stand on some of these spots."""
    return {
        spot: ROUND[kind.sign] * style.radius
        for kind in puzzle.rule.kinds
        if kind.sign in ROUND
        for spot in spots
        if spot in puzzle.clues.of(kind.key)
    }


def _stretches(puzzle: Puzzle) -> Iterable[Spot]:
    """The edges that are given, drawn as a part of the line."""
    for kind in puzzle.rule.kinds:
        if kind.sign == "stretch":
            yield from puzzle.clues.of(kind.key)


def _badges(
    board: Board, style: Style, conflict: frozenset[Spot], shown: Iterable[Shape]
) -> dict[Spot, Point]:
    """Where the badges of a conflict stand."""
    if not conflict:
        return {}
    figures = (shape for shape in shown if isinstance(shape, Text))
    middles = ((spot, spot_point(board, spot)) for spot in sorted(conflict, key=repr))
    return badge_points(board, style, middles, figures)


def _cursor(
    puzzle: Puzzle, style: Style, overlay: Overlay, troubled: frozenset[At], *, cells: bool
) -> tuple[Shape, ...]:
    """The borders of what is chosen, of ``cells`` or of all other spots."""

    def of(spot: Spot | None) -> Spot | None:
        return spot if isinstance(spot, Cell) is cells else None

    selected = frozenset(spot for spot in overlay.selected if isinstance(spot, Cell) is cells)
    at, hover, blink = of(overlay.cursor), of(overlay.hover), of(overlay.blink)
    spots = selected | {spot for spot in (at, hover, blink) if spot is not None}
    rings = _round(puzzle, style, frozenset() if cells else spots)
    chosen = troubled & _cells(spots)
    return cursor(puzzle.board, style, selected, at, hover, blink, rings, chosen)


def _entry(
    puzzle: Puzzle, style: Style, overlay: Overlay, inks: Mapping[At, Role]
) -> tuple[Shape, ...]:
    """What is being typed, where one spot is selected, in the ink of the figure it will be."""
    if overlay.typed is None or len(overlay.selected) != 1:
        return ()
    (spot,) = overlay.selected
    ink = inks.get(spot.at) if isinstance(spot, Cell) else None
    return entry(puzzle.board, style, spot, overlay.typed, ink)


def _signs(kinds: tuple[ClueKind, ...]) -> tuple[ClueKind, ...]:
    """The kinds that are no figures in cells: a printed solution keeps their clues."""
    return tuple(kind for kind in kinds if not (kind.typed and kind.on is SpotKind.CELL))


def _cells(spots: Iterable[Spot]) -> frozenset[At]:
    return frozenset(spot.at for spot in spots if isinstance(spot, Cell))
