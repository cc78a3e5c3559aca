"""One stroke: draw all lines without lifting the pen, none of them twice.

Like the house of Nikolaus, for which children speak a syllable with each of its eight lines. The
corners are cells of a free graph; a start and an end may be given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from studio.board import At, Cell, SpotKind
from studio.board.free import FreeLattice, lines_of
from studio.puzzle import (
    Beginning,
    Clue,
    ClueKind,
    Compiled,
    Constraint,
    EndsAt,
    Fault,
    Generator,
    GeneratorOption,
    Layer,
    PlayStyle,
    Problem,
    Puzzle,
    Rule,
    Shape,
    StartsAt,
    Trace,
    Variant,
)
from studio.puzzle.checks import clue_faults, once
from studio.puzzle.message import Message, sentences
from studio.puzzle.reason import Reason
from studio.puzzle.strokes import Strokes, fewest_strokes, odd_nodes, why_no_stroke
from studio.records import dataclass

START = ClueKind(
    "start",
    "start",
    "starts",
    SpotKind.CELL,
    "mark",
    distinct=True,
    tool="Start",
    icon="start",
    shortcut="S",
)
END = ClueKind(
    "end",
    "end",
    "ends",
    SpotKind.CELL,
    "mark",
    distinct=True,
    tool="End",
    icon="target",
    shortcut="T",
)

LENGTH = GeneratorOption(
    "length",
    "Lines, about",
    "lines of a figure",
    least=1,
    steps=((None, "any"), *((n, f"{n:,}") for n in range(4, 61))),
)
FIGURES = Generator(
    "figure",
    (Beginning("new", "A new figure", "It takes the place of the drawing."),),
    "Figure",
    (LENGTH,),
    makes="board",
    graded=False,
    lattices=frozenset({"square", "hex"}),
    idle=("minimal", "fewest", "extra", "clues", "weights", "line", "must", "never"),
)

SYLLABLES = ("das", "klei", "ne", "Haus", "des", "Ni", "ko", "laus")
JOINED = frozenset({"klei", "Ni", "ko"})
"""The syllables that do not end a word."""


@dataclass(frozen=True)
class OneStroke(Rule):
    """The rule of drawings in one stroke."""

    key: str = "one-stroke"
    name: str = "One stroke"
    lattices: frozenset[str] = frozenset({"graph"})
    variants: tuple[Variant, ...] = (
        Variant("one-stroke", "One stroke", "All lines, none of them twice", FreeLattice()),
    )
    kinds: tuple[ClueKind, ...] = (START, END)
    play: PlayStyle = "walk"
    layers: tuple[Layer, ...] = (
        # All drawings use all lines, so that nothing is common to some; and only ends can be given.
        Layer("suggestions", "Lines that would help", needs="mended"),
        Layer("redundant"),
        Layer("conflict"),
        Layer("line", "One drawing", steps=True),
    )
    to_begin: str = "Draw lines between corners to begin."
    revisits: bool = True
    generator: Generator | None = FIGURES

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        return sentences(
            "Draw all lines without lifting the pen, and none of them twice.",
            "Begin at the corner with one ring." if puzzle.clues.of(START.key) else "",
            "End at the corner with two rings." if puzzle.clues.of(END.key) else "",
        )

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """Ends off the board or given twice, lines that lead one way. No fault: no drawing."""
        wrong = []
        if not puzzle.board.has_faces and lines_of(puzzle.board).directed:
            told = Message.of("Lines that lead one way only are not drawn in one stroke here.")
            wrong.append(Fault("one-way", told))
        return (*wrong, *once(puzzle, START), *once(puzzle, END), *clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A trail that covers all lines; rooted, since its order and direction make it another."""
        board = puzzle.board
        constraints: list[Constraint] = []
        clues: list[Clue | None] = []
        for kind, constraint in ((START, StartsAt), (END, EndsAt)):
            for spot in puzzle.clues.of(kind.key):
                assert isinstance(spot, Cell)
                constraints.append(constraint(board.index(spot.at)))
                clues.append(Clue(kind.key, spot))
        problem = Problem(board.cell_graph, Shape.EULERIAN_TRAIL, tuple(constraints), rooted=True)
        return Compiled(problem, tuple(clues), frozenset(), board.cells)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Where it starts and ends."""
        yield Clue(START.key, Cell(compiled.nodes[trace.nodes[0]]))
        yield Clue(END.key, Cell(compiled.nodes[trace.nodes[-1]]))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Reason | None:
        """Why there is no drawing between these ends."""
        nodes = {
            clue.kind: puzzle.board.index(clue.spot.at)
            for clue in conflict
            if isinstance(clue.spot, Cell)
        }
        graph = puzzle.board.cell_graph
        return why_no_stroke(graph, nodes.get(START.key), nodes.get(END.key))

    def asks(self, puzzle: Puzzle) -> bool:
        """A drawing asks by its lines."""
        return bool(puzzle.board.cell_graph.edges)

    def marked(self, puzzle: Puzzle) -> frozenset[At]:
        """The corners where an odd number of lines meet."""
        return frozenset(puzzle.board.cells[node] for node in odd_nodes(puzzle.board.cell_graph))

    def outlook(self, puzzle: Puzzle) -> tuple[Reason, ...]:
        """Can it be drawn in one stroke, from where, or why not and in how many."""
        graph = puzzle.board.cell_graph
        constraints = puzzle.compile().problem.constraints
        ends = {type(c): c.node for c in constraints if isinstance(c, StartsAt | EndsAt)}
        reason = why_no_stroke(graph, ends.get(StartsAt), ends.get(EndsAt))
        if reason is None:
            whence = Strokes.FROM_ODD_CORNER if odd_nodes(graph) else Strokes.FROM_EVERY_CORNER
            alike = len(set(graph.edges)) < len(graph.edges)
            return (Reason(whence), *((Reason(Strokes.ALIKE),) if alike else ()))
        strokes = fewest_strokes(graph)
        return (reason, Reason.of(Strokes.FEWEST, strokes=strokes)) if strokes > 1 else (reason,)

    def captions(self, puzzle: Puzzle) -> tuple[str, ...]:
        """A syllable for each line of a drawing with eight lines; none for any other."""
        return SYLLABLES if len(puzzle.board.cell_graph.edges) == len(SYLLABLES) else ()

    def spoken(self, puzzle: Puzzle, drawn: int) -> str:
        """What is said of eight lines: "das klei-ne"."""
        said = self.captions(puzzle)[:drawn]
        return "".join(f"{word}-" if word in JOINED else f"{word} " for word in said).strip()

    def generated(self, puzzle: Puzzle, line: Sequence[At]) -> Message:
        """How many lines there are, and where to begin."""
        lines = len(line) - 1
        if line[0] == line[-1]:
            one = "1 line to draw in one stroke, from any corner."
            many = "{lines:,} lines to draw in one stroke, from any corner."
        else:
            one = "1 line to draw in one stroke, from one odd corner to the other."
            many = "{lines:,} lines to draw in one stroke, from one odd corner to the other."
        return Message.counted("lines", one, many, lines=lines)


ONE_STROKE = OneStroke()
