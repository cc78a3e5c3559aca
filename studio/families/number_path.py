"""Number path: number all cells 1, 2, 3 ... so that each number touches the next.

Rikudo on hexagons; Numbrix on squares that touch by sides, Hidato where diagonals count too. Rules
after V. Pilaud's project sheet "Hamiltonian paths and Rikudo solver" (INF421): labels fix a cell's
number, a diamond on a border says that its two cells follow each other. Remark 3 of the sheet asks
for more rules; ours are walls, arrows, marks of odd and even numbers, and open numbers: a number
on a border stands in one of the two cells beside it. (All numbers stand somewhere, so that a given
number without any hint at its cell would say nothing.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from studio.board import At, Cell, Edge, HexLattice, Spot, SpotKind, SquareLattice
from studio.board.tilings import APERIODIC, KEYS, PATCHED
from studio.families.between import no_room_between
from studio.puzzle import (
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EdgeUnused,
    EdgeUsed,
    Fault,
    Follows,
    Option,
    PlayStyle,
    Problem,
    Puzzle,
    Rule,
    Shape,
    Sign,
    Source,
    StepAmong,
    StepAt,
    StepParity,
    Trace,
    Variant,
)
from studio.puzzle.checks import address, clue_faults
from studio.puzzle.message import Message, sentences
from studio.puzzle.places import place_of_cell
from studio.records import dataclass

LABEL = ClueKind(
    "labels",
    "number",
    "numbers",
    SpotKind.CELL,
    "number",
    distinct=True,
    tool="Number",
    icon="number",
    shortcut="N",
)
DIAMOND = ClueKind(
    "diamonds",
    "diamond",
    "diamonds",
    SpotKind.EDGE,
    "mark",
    tool="Diamond",
    icon="diamond",
    shortcut="D",
    group="border",
)
WALL = ClueKind(
    "walls",
    "wall",
    "walls",
    SpotKind.EDGE,
    "mark",
    tool="Wall",
    icon="wall",
    shortcut="W",
    sign="wall",
    group="border",
    rare=True,
)
ARROW = ClueKind(
    "arrows",
    "arrow",
    "arrows",
    SpotKind.EDGE,
    "arrow",
    tool="Arrow",
    icon="onward",
    shortcut="A",
    sign="arrow",
    group="border",
    rare=True,
    words=((1, "arrow"), (-1, "arrow")),
)
OPEN = ClueKind(
    "open",
    "open number",
    "open numbers",
    SpotKind.EDGE,
    "number",
    tool="Open",
    icon="either",
    shortcut="B",
    sign="figure",
    group="border",
    rare=True,
)
PARITY = ClueKind(
    "parity",
    "odd or even mark",
    "odd or even marks",
    SpotKind.CELL,
    "choice",
    tool="Odd/even",
    icon="parity",
    shortcut="O",
    rare=True,
    words=((0, "even"), (1, "odd")),
    phrases=((0, "even mark"), (1, "odd mark")),
    signs=((0, Sign("square", place="foot")), (1, Sign("circle", place="foot"))),
)


@dataclass(frozen=True)
class NumberPath(Rule):
    """The rule of number paths."""

    key: str = "number-path"
    name: str = "Number path"
    lattices: frozenset[str] = KEYS
    variants: tuple[Variant, ...] = (
        Variant("rikudo", "Rikudo", "Numbers on hexagons", HexLattice()),
        Variant("numbers", "Number path", "Numbers on squares", SquareLattice()),
        Variant("king", "King's path", "Numbers, also diagonally", SquareLattice("king")),
        *(
            Variant(f"{t.key}-numbers", f"Number path on {t.noun}", f"Numbers on {t.noun}", t)
            for t in (*PATCHED, *APERIODIC)
            if t.paths
        ),
    )
    kinds: tuple[ClueKind, ...] = (LABEL, DIAMOND, WALL, ARROW, PARITY, OPEN)
    options: tuple[Option, ...] = (
        Option("closed", "Closed line", False, tip="The last number touches the first."),
        Option(
            "ends_given",
            "First and last are given",
            True,
            tip="The first and last number, where they stand, are never called redundant.",
        ),
    )
    play: PlayStyle = "numbers"
    pictures: tuple[Literal["cells", "loop"], ...] = ("cells",)
    sources: tuple[Source, ...] = (
        Source("penpa", ("noconflict",)),
        Source("kudamono", ("hidoku",)),
    )

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        n, clues = len(puzzle.board), puzzle.clues
        marks = clues.of(PARITY.key).values()
        told = Message.of(
            "Write the numbers 1 to {n:,}, one in each cell, so that each number touches the next.",
            n=n,
        )
        corners = puzzle.board.touches_at_corners
        ring = [Message.of("The last number, {n:,}, touches 1 again.", n=n)]
        return (
            told,
            *sentences("Cells touch by sides and by corners." if corners else ""),
            *(ring if puzzle.option("closed") else ()),
            *sentences(
                "Where a diamond joins two cells, their numbers follow each other."
                if clues.of(DIAMOND.key)
                else "",
                "Where a wall parts two cells, their numbers do not follow each other."
                if clues.of(WALL.key)
                else "",
                "An arrow leads from a cell to the cell with the next number."
                if clues.of(ARROW.key)
                else "",
                "A cell with a small circle holds an odd number." if 1 in marks else "",
                "A cell with a small square holds an even number." if 0 in marks else "",
                "A number on a border stands in one of the two cells beside it."
                if clues.of(OPEN.key)
                else "",
            ),
        )

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Labels and open numbers are 1 to n; an arrow has two directions, a mark two meanings."""
        if kind.key in (LABEL.key, OPEN.key):
            return range(1, len(puzzle.board) + 1)
        return tuple(value for value, _ in kind.words)

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """Labels off the board, doubled or out of range; borders without cells, or of two kinds."""
        return (*clue_faults(puzzle), *_crowded(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A Hamiltonian path over the cells; rooted, since its numbers tell start and direction."""
        board = puzzle.board
        n = len(board)
        constraints: list[Constraint] = []
        clues: list[Clue | None] = []
        given: set[Constraint] = set()
        for spot, value in puzzle.clues.of(LABEL.key).items():
            assert isinstance(spot, Cell) and value is not None
            constraint = StepAt(board.index(spot.at), value)
            constraints.append(constraint)
            clues.append(Clue(LABEL.key, spot, value))
            if puzzle.option("ends_given") and value in (1, n):
                given.add(constraint)
        for kind in (DIAMOND, WALL, ARROW, PARITY, OPEN):
            for spot, value in puzzle.clues.of(kind.key).items():
                clue = Clue(kind.key, spot, value)
                constraints.append(_constraint(puzzle, clue))
                clues.append(clue)
        shape = Shape.HAMILTONIAN_CYCLE if puzzle.option("closed") else Shape.HAMILTONIAN_PATH
        problem = Problem(board.cell_graph, shape, tuple(constraints), rooted=True)
        return Compiled(problem, tuple(clues), frozenset(given), board.cells)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """The number of every cell, and a diamond for every two cells that follow each other; then
        an arrow for these, odd or even for each cell, a wall for every other border, and on each
        border one of the numbers beside it."""
        nodes = compiled.nodes
        for step, node in enumerate(trace.nodes, start=1):
            yield Clue(LABEL.key, Cell(nodes[node]), step)
        for u, v in trace.pairs:
            yield Clue(DIAMOND.key, Edge.of(nodes[u], nodes[v]))
        for u, v in zip(trace.nodes, trace.nodes[1:] + trace.nodes[: trace.closed], strict=False):
            a, b = nodes[u], nodes[v]
            yield Clue(ARROW.key, Edge.of(a, b), ARROW.turned(1, swapped=a > b))
        for step, node in enumerate(trace.nodes, start=1):
            yield Clue(PARITY.key, Cell(nodes[node]), step % 2)
        edges = compiled.problem.graph.both_ways.edges
        for u, v in edges:
            if (u, v) not in trace.used:
                yield Clue(WALL.key, Edge.of(nodes[u], nodes[v]))
        for u, v in edges:
            # One of the two numbers, now this, now that.
            step = trace.steps[u if (u + v) % 2 else v]
            yield Clue(OPEN.key, Edge.of(nodes[u], nodes[v]), step)

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """Two labels too far apart for their numbers; a third one in the way; two diamonds too
        many at a cell; what walls, arrows and marks plainly forbid."""
        labels = sorted(
            (clue.value, clue.spot.at)
            for clue in conflict
            if clue.kind == LABEL.key and isinstance(clue.spot, Cell) and clue.value is not None
        )
        diamonds = [
            clue.spot
            for clue in conflict
            if clue.kind == DIAMOND.key and isinstance(clue.spot, Edge)
        ]
        if len(conflict) == 2 and len(labels) == 2:
            (low, a), (high, b) = labels
            steps = _distance(puzzle, a, b)
            gap = high - low
            if steps is None:
                return Message.of(PARTS, low=low, high=high)
            if steps > gap:
                return Message.counted(
                    "gap", BESIDE_TOO_FAR, TOO_FAR, low=low, high=high, gap=gap, steps=steps
                )
            if puzzle.board.is_chessboard and (steps - gap) % 2:
                return Message.of(COLOUR, low=low, high=high, gap=gap)
        if len(conflict) == 3 and len(diamonds) == 3:
            shared = set.intersection(*({edge.a, edge.b} for edge in diamonds))
            if shared:
                return Message.of(DIAMONDS, place=place_of_cell(puzzle.board, shared.pop()))
        if len(labels) == len(conflict) == 3:
            return no_room_between(puzzle, labels)
        return _why_marks(puzzle, labels, conflict)


PARTS = "{low:,} and {high:,} lie in parts of the board that do not touch."
BESIDE_TOO_FAR = (
    "{low:,} and {high:,} are one step apart, but the shortest way between them takes {steps:,}."
)
TOO_FAR = (
    "{low:,} and {high:,} are {gap:,} steps apart, "
    "but the shortest way between them takes {steps:,}."
)
COLOUR = (
    "{low:,} and {high:,} cannot both be right: on a chessboard each step changes "
    "colour, so the cell of {high:,} has the wrong colour for {gap:,} steps."
)
DIAMONDS = "Three diamonds meet at {place}, but the line passes a cell only once."
MARKED_ODD = "{label:,} stands in a cell that is marked odd."
MARKED_EVEN = "{label:,} stands in a cell that is marked even."
PARTED = "{low:,} and {high:,} follow each other, but a wall parts them."
ARROWS_FROM = "Two arrows lead from {place}, but the line passes a cell only once."
ARROWS_TO = "Two arrows lead to {place}, but the line passes a cell only once."


def _constraint(puzzle: Puzzle, clue: Clue) -> Constraint:
    """What a clue other than a label says of the line."""
    index = puzzle.board.index
    if isinstance(clue.spot, Cell):
        return StepParity(index(clue.spot.at), clue.value == 1)
    assert isinstance(clue.spot, Edge)
    a, b = index(clue.spot.a), index(clue.spot.b)
    if clue.kind == OPEN.key:
        assert clue.value is not None
        return StepAmong((min(a, b), max(a, b)), clue.value)
    if clue.kind == ARROW.key:
        return Follows(a, b) if clue.value == 1 else Follows(b, a)
    ends = min(a, b), max(a, b)
    return EdgeUsed(*ends) if clue.kind == DIAMOND.key else EdgeUnused(*ends)


def _crowded(puzzle: Puzzle) -> Iterator[Fault]:
    """Borders with two clues that may not share them."""
    first: dict[Spot, ClueKind] = {}
    for kind in (DIAMOND, WALL, ARROW, OPEN):
        for spot in puzzle.clues.of(kind.key):
            other = first.setdefault(spot, kind)
            if other is not kind:
                told = Message.of(
                    "The border at {where} has {first} and {second}: one will do.",
                    where=address(spot),
                    first=other.one,
                    second=kind.one,
                )
                yield Fault("crowded", told, (spot,))


def _why_marks(
    puzzle: Puzzle, labels: Sequence[tuple[int, At]], conflict: Sequence[Clue]
) -> Message | None:
    """Why a few clues with walls, arrows or marks among them cannot all be true, if it is plain."""
    kinds = sorted(clue.kind for clue in conflict)
    if kinds == [LABEL.key, PARITY.key]:
        mark = next(clue for clue in conflict if clue.kind == PARITY.key)
        if mark.spot == Cell(labels[0][1]):
            return Message.of(MARKED_ODD if mark.value == 1 else MARKED_EVEN, label=labels[0][0])
    if kinds == [LABEL.key, LABEL.key, WALL.key] and labels[1][0] - labels[0][0] == 1:
        return Message.of(PARTED, low=labels[0][0], high=labels[1][0])
    if kinds == [ARROW.key, ARROW.key]:
        (a, b), (c, d) = (_ends(clue) for clue in conflict)
        if a == c or b == d:
            place = place_of_cell(puzzle.board, a if a == c else b)
            return Message.of(ARROWS_FROM if a == c else ARROWS_TO, place=place)
    return None


def _ends(arrow: Clue) -> tuple[At, At]:
    """The cell that an arrow leads from, and the cell it leads to."""
    assert isinstance(arrow.spot, Edge)
    a, b = arrow.spot.a, arrow.spot.b
    return (a, b) if arrow.value == 1 else (b, a)


def _distance(puzzle: Puzzle, a: tuple[int, ...], b: tuple[int, ...]) -> int | None:
    """Steps of the shortest way between two cells; None if there is no way."""
    seen = {a}
    ring = [a]
    steps = 0
    while ring:
        if b in seen:
            return steps
        ring = [
            other
            for other in {n for at in ring for n in puzzle.board.neighbours(at)}
            if other not in seen
        ]
        seen.update(ring)
        steps += 1
    return None


NUMBER_PATH = NumberPath()
