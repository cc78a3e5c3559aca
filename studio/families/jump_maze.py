"""Jump maze: a value says how far to jump; from the start to the target, no cell twice.

After the maze of numbers in the garden of Schonbrunn: from a cell with the value v one jumps
exactly abs(v) cells along a row or a column (along one of the three axes on hexagons), over holes
too. The hard version wants the values visited to add up to a given sum, with their signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from studio.board import At, Cell, Graph, HexLattice, Spot, SpotKind, SquareLattice
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
    Leads,
    Option,
    PlayStyle,
    Problem,
    Puzzle,
    Rule,
    Shape,
    StartsAt,
    Trace,
    ValuesSum,
    Variant,
)
from studio.puzzle.checks import address, clue_faults, once
from studio.puzzle.message import Message, sentences
from studio.records import dataclass

JUMP = ClueKind(
    "jumps",
    "jump",
    "jumps",
    SpotKind.CELL,
    "signed",
    tool="Jump",
    icon="number",
    shortcut="N",
)
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
TARGET = ClueKind(
    "target",
    "target",
    "targets",
    SpotKind.CELL,
    "mark",
    distinct=True,
    tool="Target",
    icon="target",
    shortcut="T",
)

LENGTH = GeneratorOption(
    "length",
    "Jumps",
    "jumps of a maze's walk",
    least=1,
    steps=((None, "any"), *((n, f"{n:,}") for n in range(4, 61))),
)
DECOYS = GeneratorOption(
    "decoys",
    "Other cells with numbers",
    "of mazes: the part of cells with a number",
    "float",
    default=1.0,
    least=0,
    most=1,
    steps=((0.0, "none"), (0.3, "few"), (0.6, "half"), (1.0, "all")),
)
SUM = GeneratorOption(
    "sum",
    "Only one walk adds up to zero",
    "of mazes: what the numbers visited add up to",
    tick=0,
    setting=True,
)
MAZES = Generator(
    "maze",
    (
        Beginning("new", "A new walk", "A walk at random, and numbers that lead astray."),
        Beginning("line", "My walk", "Numbers for your walk, and others that lead astray."),
    ),
    "Walk",
    (LENGTH, DECOYS, SUM),
    makes="values",
    harder_by="length",
    idle=("minimal", "fewest", "symmetry", "extra", "clues", "weights"),
)


@dataclass(frozen=True)
class JumpMaze(Rule):
    """The rule of jump mazes."""

    key: str = "jump-maze"
    name: str = "Jump maze"
    lattices: frozenset[str] = frozenset({"square", "hex"})
    variants: tuple[Variant, ...] = (
        Variant("jump-maze", "Jump maze", "Jumps on squares", SquareLattice()),
        Variant("hex-jump-maze", "Hex jump maze", "Jumps on hexagons", HexLattice()),
    )
    kinds: tuple[ClueKind, ...] = (JUMP, START, TARGET)
    options: tuple[Option, ...] = (
        Option(
            "sum", "Sum of the values", None, "int", tip="Empty: any walk to the target will do."
        ),
        Option(
            "count_start", "Count the start's value", True, tip="Else only cells jumped to count."
        ),
    )
    play: PlayStyle = "walk"
    layers: tuple[Layer, ...] = (
        Layer("common", "In every walk", "arc-strong"),
        Layer("conflict"),
        Layer("line", "A walk", steps=True),
        Layer("unused"),
        Layer("leads"),
    )
    to_begin: str = "Mark a start and a target to begin."
    leaps: bool = True
    board_of_clues: bool = True
    generator: Generator | None = MAZES

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it."""
        jump = (
            "Jump from the start to the target. The number of a cell, without its sign, says how "
            "many cells the next jump goes along its row or column. Never land on a cell twice."
            if puzzle.board.has_rows
            else "Jump from the start to the target. The number of a cell, without its sign, says "
            "how many cells the next jump goes along a straight row. Never land on a cell twice."
        )
        total = puzzle.option("sum")
        if total is None:
            return sentences(jump)
        added = (
            "The numbers visited, with the start's, must add up to {total:,}."
            if puzzle.option("count_start")
            else "The numbers visited, without the start's, must add up to {total:,}."
        )
        return (*sentences(jump), Message.of(added, total=total))

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """Jumps of any length that fits on the board, either sign; 0 on the target only."""
        if kind is not JUMP:
            return ()
        longest = _extent(puzzle)
        if spot in puzzle.clues.of(TARGET.key):
            return range(-longest, longest + 1)
        return (*range(-longest, 0), *range(1, longest + 1))

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """0 elsewhere than on the target, start and target in one; then what all families have.

        A maze without a start or a target is unfinished, not wrong.
        """
        return (*_own_faults(puzzle), *clue_faults(puzzle))

    def compile(self, puzzle: Puzzle) -> Compiled:
        """A path along the jumps: a directed graph that the values dictate."""
        board = puzzle.board
        jumps = puzzle.clues.of(JUMP.key)
        edges = [
            (board.index(at), board.index(other))
            for at in board.cells
            for other in landings(puzzle, at)
        ]
        graph = Graph(len(board), tuple(sorted(edges)), directed=True)
        constraints: list[Constraint] = []
        clues: list[Clue | None] = []
        for kind, constraint in ((START, StartsAt), (TARGET, EndsAt)):
            for spot in puzzle.clues.of(kind.key):
                assert isinstance(spot, Cell)
                constraints.append(constraint(board.index(spot.at)))
                clues.append(Clue(kind.key, spot))
        given = frozenset(constraints)
        total = puzzle.option("sum")
        values = tuple(jumps.get(Cell(at)) or 0 for at in board.cells)
        tally = ValuesSum(values, total or 0, puzzle.option("count_start"))
        if total is not None:
            constraints.append(tally)
            clues.append(None)
        problem = Problem(graph, Shape.PATH, tuple(constraints), rooted=True)
        return Compiled(problem, tuple(clues), given, board.cells, tally)

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Where it starts and ends; the values are no question, they are the board."""
        yield Clue(START.key, Cell(compiled.nodes[trace.nodes[0]]))
        yield Clue(TARGET.key, Cell(compiled.nodes[trace.nodes[-1]]))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Message | None:
        """The target that no jumps lead to."""
        if {clue.kind for clue in conflict} == {START.key, TARGET.key} and len(conflict) == 2:
            target = next(clue.spot for clue in conflict if clue.kind == TARGET.key)
            if isinstance(target, Cell) and target.at not in reached(puzzle):
                return Message.of("No jumps lead from the start to the target.")
        return None

    def asks(self, puzzle: Puzzle) -> bool:
        """A maze asks for a way from its start to its target."""
        return bool(puzzle.clues.of(START.key) and puzzle.clues.of(TARGET.key))

    def remarks(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """Jumps that lead off the board in every direction."""
        targets = puzzle.clues.of(TARGET.key)
        return tuple(
            Message.of(
                "The jump {value} at {where} leads nowhere.", value=value, where=address(spot)
            )
            for spot, value in puzzle.clues.of(JUMP.key).items()
            if isinstance(spot, Cell)
            and value is not None
            and spot not in targets
            and not landings(puzzle, spot.at)
        )

    def leads(self, puzzle: Puzzle) -> Leads:
        """Where each cell leads, and the cells of no use, which there are once there is a way to
        look for."""
        ahead = {at: landings(puzzle, at) for at in puzzle.board.cells}
        if not self.asks(puzzle):
            return Leads(ahead)
        every = frozenset(puzzle.board.cells)
        return Leads(ahead, every - reached(puzzle), every - leading(puzzle))

    def cell_words(self, puzzle: Puzzle, at: At, leads: Leads) -> tuple[Message, ...]:
        """Where a cell leads, in words: "leads to 2 cells"; () where it holds no value."""
        value = puzzle.clues.of(JUMP.key).get(Cell(at))
        here = list(sentences("nothing leads here" if at in leads.unreached else ""))
        ahead = len(leads.ahead.get(at, ()))
        if value and not ahead:
            off = "a jump of {jump} leads off the board on every side"
            here.append(Message.of(off, jump=abs(value)))
        elif value:
            one, many = "leads to 1 cell", "leads to {cells:,} cells"
            here.append(Message.counted("cells", one, many, cells=ahead))
        if value and ahead and at in leads.dead:
            here += sentences("never to the target")
        return tuple(here)

    def generated(self, puzzle: Puzzle, line: Sequence[At]) -> Message:
        """How long the walk is, and what it adds up to."""
        jumps, total = len(line) - 1, puzzle.option("sum")
        if total is None:
            one, many = "One walk, of 1 jump.", "One walk, of {jumps:,} jumps."
            return Message.counted("jumps", one, many, jumps=jumps)
        one = "One walk adds up to {total:,}, of 1 jump."
        many = "One walk adds up to {total:,}, of {jumps:,} jumps."
        return Message.counted("jumps", one, many, jumps=jumps, total=total)


JUMP_MAZE = JumpMaze()


# -- where jumps lead ------------------------------------------------------------------------------


def landings(puzzle: Puzzle, at: At) -> tuple[At, ...]:
    """The cells that one jump from a cell leads to; none from an empty cell or a 0."""
    far = abs(puzzle.clues.of(JUMP.key).get(Cell(at)) or 0)
    if far == 0:
        return ()
    return puzzle.board.jumps(at, far)


def reached(puzzle: Puzzle) -> frozenset[At]:
    """The cells that jumps from the start lead to, the start included; none without a start."""
    ahead = {at: landings(puzzle, at) for at in puzzle.board.cells}
    return _spread(puzzle, START, ahead)


def leading(puzzle: Puzzle) -> frozenset[At]:
    """The cells from which jumps can lead to the target, the target included."""
    behind: dict[At, list[At]] = {at: [] for at in puzzle.board.cells}
    for at in puzzle.board.cells:
        for other in landings(puzzle, at):
            behind[other].append(at)
    return _spread(puzzle, TARGET, behind)


def _spread(puzzle: Puzzle, kind: ClueKind, near: Mapping[At, Sequence[At]]) -> frozenset[At]:
    marks = puzzle.clues.of(kind.key)
    found = [spot.at for spot in marks if isinstance(spot, Cell) and spot.at in puzzle.board]
    seen = set(found)
    for at in found:
        for other in near[at]:
            if other not in seen:
                seen.add(other)
                found.append(other)
    return frozenset(seen)


# -- faults ----------------------------------------------------------------------------------------


def _extent(puzzle: Puzzle) -> int:
    """The longest jump that can lead from a cell of the board to another."""
    # A straight jump changes at least one of the coordinates by its length. Hexagons have three,
    # which sum to 0: without the third the extent would not be the same after a turn.
    cells = puzzle.board.cells
    lines = [[at[0] for at in cells], [at[1] for at in cells]]
    if not puzzle.board.has_rows:
        lines.append([at[0] + at[1] for at in cells])
    return max(max(line, default=0) - min(line, default=0) for line in lines)


def _own_faults(puzzle: Puzzle) -> Iterator[Fault]:
    targets = puzzle.clues.of(TARGET.key)
    for spot, value in puzzle.clues.of(JUMP.key).items():
        if value == 0 and spot not in targets:
            zero = "The jump 0 at {where} leads nowhere; only the target may hold 0."
            yield Fault("zero", Message.of(zero, where=address(spot)), (spot,), kind=JUMP.key)
    yield from once(puzzle, START)
    yield from once(puzzle, TARGET)
    total = puzzle.option("sum")
    if total is not None and (isinstance(total, bool) or not isinstance(total, int)):
        told = Message.of("The sum of the values should be a whole number.")
        yield Fault("bad-sum", told, option="sum")
