"""The rule of a family: what its clues mean, as a problem."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from studio.board import At, Board, Lattice, Spot
from studio.puzzle.checks import clue_faults
from studio.puzzle.clues import NO_CLUES, Clue, ClueKind, Clues, Option
from studio.puzzle.constraints import Constraint, ValuesSum
from studio.puzzle.fault import Fault
from studio.puzzle.generator import Generator
from studio.puzzle.hooks import LAYERS, NO_LEADS, Demand, Layer, Leads, PlayStyle, Source, Tour
from studio.puzzle.message import Message
from studio.puzzle.problem import Problem
from studio.puzzle.reason import Reason
from studio.puzzle.trace import Trace
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.puzzle.puzzle import Puzzle

DRAWN = "graph"
"""The key of the lattice of drawn graphs."""

PLACES = "n"
"""What a message of :meth:`Rule.how_to` calls the number of places of the board: the only number
that follows from the board's size, for which a booklet with boards of several sizes writes N."""

FROM_CLUES = Generator()
"""A line at random, and clues that fix it."""


@dataclass(frozen=True)
class Compiled:
    """A puzzle made into a problem, with the way back.

    ``clues[i]`` is the clue that ``problem.constraints[i]`` says, or None for a part of the rule.
    ``given`` holds the constraints that are never called redundant, though they may be part of a
    conflict; those of clues that are part of the board, which nobody tries without, are
    ``standing`` among them. ``nodes[k]`` is the address of node ``k`` of the graph. ``tally`` says
    what a line adds up, where the rule adds something up, whether a sum is asked for or not.
    ``again`` has the clues that say what another one says already, each with the constraint.
    """

    problem: Problem
    clues: tuple[Clue | None, ...]
    given: frozenset[Constraint]
    nodes: tuple[At, ...]
    tally: ValuesSum | None = None
    again: Mapping[Clue, Constraint] = field(default_factory=dict)
    standing: frozenset[Constraint] = frozenset()

    @cached_property
    def stated(self) -> frozenset[Clue]:
        """The clues that constraints state. Any other, as the border of a region or a jump, shapes
        the graph or the rule's own constraints: nobody can tell of it alone what it does."""
        return frozenset(clue for clue in self.clues if clue is not None).union(self.again)

    @cached_property
    def rule_itself(self) -> frozenset[Constraint]:
        """What the rule asks for beside the clues."""
        pairs = zip(self.problem.constraints, self.clues, strict=True)
        return frozenset(constraint for constraint, clue in pairs if clue is None)

    def asks_as(self, other: Compiled) -> bool:
        """Does the rule ask for the same on the same graph, whatever the clues say?"""
        return self.problem.graph == other.problem.graph and self.rule_itself == other.rule_itself

    @cached_property
    def repeated(self) -> Mapping[Constraint, Sequence[Clue]]:
        """The clues that say a constraint again, where there are any."""
        found: dict[Constraint, list[Clue]] = {}
        for clue, constraint in self.again.items():
            found.setdefault(constraint, []).append(clue)
        return found

    @cached_property
    def order(self) -> dict[Constraint, int]:
        """The place of each constraint in ``problem.constraints`` and of its clue in ``clues``."""
        return {constraint: i for i, constraint in enumerate(self.problem.constraints)}

    @cached_property
    def index(self) -> Mapping[At, int]:
        """The node of each address."""
        return {at: node for node, at in enumerate(self.nodes)}

    def addresses(self, trace: Trace) -> tuple[At, ...]:
        """The addresses that a line visits."""
        return tuple(self.nodes[node] for node in trace.nodes)

    def trace(self, line: Sequence[At]) -> Trace:
        """The line that visits these addresses; KeyError for one that no node has."""
        return Trace(tuple(self.index[at] for at in line), self.problem.closed)


@dataclass(frozen=True)
class Variant:
    """A way to begin a puzzle of a family: what the dialog "New puzzle" lists.

    ``line`` says in a few words what it is; ``lattice`` is the one its boards are cut from.
    """

    key: str
    name: str
    line: str
    lattice: Lattice


@dataclass(frozen=True)
class Rule:
    """A family. One object, declared once, listed in ``studio.families.RULES``.

    A family says what it is in the fields without a default and in :meth:`how_to`, :meth:`compile`
    and :meth:`candidate_clues`; everything else has a default that suits a line which no one needs
    to know
    more about. Nobody outside of it asks which family it is: whoever shows, plays, generates or
    explains its puzzles asks one of these questions.

    ``key`` is its name in files and on the command line, ``name`` the one people read;
    ``lattices`` are the keys of the lattices it is played on, ``variants`` the ways to begin, of
    which the first of a lattice names its puzzles. From ``kinds``, the clue kinds, palette,
    keyboard entry, files and drawing are made; ``options`` are its settings. ``line_on`` says where
    its line runs: over "cells" or over "corners".

    ``play`` is how one plays it, ``layers`` the rows of its panel, ``to_begin`` what one has to do
    before there is a question, "" for the usual words. ``revisits``: its line may come to a node
    again, by another edge, so that its order is what there is to see. ``leaps``: its line jumps
    straight ahead over cells, as far as clues say, so that a line drawn by hand may jump any way
    and is clicked, not dragged. ``board_of_clues``: its clues are its board: no advice is given on
    single ones, and conflicts are told by their reason. ``one_way``: edges of a drawn board may
    lead one way.

    ``generator`` is how its puzzles are made, None if they are not. ``pictures``: what a picture
    becomes: its dark "cells" the board, or a "loop" round them the answer. ``uniqueness``: are
    there techniques that use that there is only one solution? ``renumbers``: its numbers say their
    order alone, and are written anew in it when some come or go (:meth:`tidied`). ``shades``: its
    answers have shaded cells beside the line (:meth:`shaded`). ``sources`` are formats of other
    programs, and other parts of this one, that such puzzles come from.
    """

    key: str
    name: str
    lattices: frozenset[str]
    variants: tuple[Variant, ...]
    kinds: tuple[ClueKind, ...]
    options: tuple[Option, ...] = ()
    line_on: Literal["cells", "corners"] = "cells"
    play: PlayStyle = "links"
    layers: tuple[Layer, ...] = LAYERS
    to_begin: str = ""
    revisits: bool = False
    leaps: bool = False
    board_of_clues: bool = False
    one_way: bool = False
    generator: Generator | None = FROM_CLUES
    pictures: tuple[Literal["cells", "loop"], ...] = ()
    uniqueness: bool = False
    renumbers: bool = False
    shades: bool = False
    sources: tuple[Source, ...] = ()

    # -- what it is ------------------------------------------------------------------------------

    @property
    def has_moves(self) -> bool:
        """Is one of its settings the moves that its line makes?"""
        return any(option.kind == "moves" for option in self.options)

    def how_to(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """The instructions of the puzzle, as printed above it: the main sentence first.

        Each of the others is understood after that one alone, and a number that the board's size
        gives is called :data:`PLACES` and no sentence is counted by it: booklets say once what many
        puzzles have in common.
        """
        raise NotImplementedError

    def compile(self, puzzle: Puzzle) -> Compiled:
        """The problem that the puzzle poses. The puzzle must be free of faults."""
        raise NotImplementedError

    def candidate_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Every clue that could be given for this answer: one a spot and kind, where it has one."""
        raise NotImplementedError

    def suggests(self) -> bool:
        """Are there clues that can be suggested one by one?"""
        return True

    def further_clues(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> Iterator[Clue]:
        """Every clue that could be added to those there are, so that this stays an answer."""
        yield from self.candidate_clues(puzzle, compiled, trace)

    def open_clues(self, puzzle: Puzzle) -> Iterator[Clue]:
        """A "?" on each cell without a clue, where that alone makes other lines the answers; none
        where clues leave the line where it is."""
        return iter(())

    def sketch(
        self, puzzle: Puzzle, rng: random.Random
    ) -> tuple[Puzzle, Sequence[Constraint]] | None:
        """A puzzle with some of the lines that puzzles are made of, and what one of them may do
        besides, as far as it can: so they look as people like them. None where any line will do."""
        return None

    def divided(
        self, puzzle: Puzzle, trace: Trace, rng: random.Random, size: float
    ) -> Puzzle | None:
        """The puzzle with regions of about so many cells, drawn at random, in which the line does
        what the rule asks of it; None where none were met."""
        return None

    def with_marks(self, puzzle: Puzzle, trace: Trace, cells: Collection[At]) -> Puzzle:
        """The puzzle, which has regions, with what a line allows on these cells of what says
        something together only, such as all circles of a region."""
        return puzzle

    def knowable(self, puzzle: Puzzle, trace: Trace) -> Mapping[int, Constraint]:
        """By node, all that clues could ever tell of a line; empty where they can fix any line."""
        return {}

    def tidied(self, puzzle: Puzzle, keep: Clues = NO_CLUES) -> Puzzle:
        """A puzzle whose clues were chosen among :meth:`candidate_clues`, as it is given out; those
        to ``keep`` as they are if that can be."""
        return puzzle

    def values(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> Sequence[int]:
        """The values that a clue of the kind may have there; empty for a mark."""
        return tuple(value for value, _ in kind.words)

    def ends(self, puzzle: Puzzle, kind: ClueKind, spot: Spot) -> tuple[int, int] | None:
        """The numbers of the kind that stand at both ends of the line; None where there are none.
        They are ringed."""
        values = self.values(puzzle, kind, spot)
        return (values[0], values[-1]) if values else None

    def outline(self, puzzle: Puzzle, compiled: Compiled) -> Problem:
        """The problem of whose lines puzzles are made: the puzzle's without clues. A rule asks for
        less here if clues lift a part of it."""
        return compiled.problem

    def faults(self, puzzle: Puzzle) -> tuple[Fault, ...]:
        """What is wrong with the clues by themselves (off the board, doubled, out of range)."""
        return tuple(clue_faults(puzzle))

    def because(self, puzzle: Puzzle, conflict: Sequence[Clue]) -> Reason | Message | None:
        """Why these clues cannot all be true; None if the rule knows no short reason."""
        return None

    def demand(self, puzzle: Puzzle, constraint: Constraint) -> Demand | None:
        """What is said of a part of the rule that no clue states, where a step follows from it;
        None where nothing more is to be said than that it is the rule."""
        return None

    # -- what is said of a puzzle ----------------------------------------------------------------

    @property
    def numbered(self) -> bool:
        """Do clues number the steps of its line?"""
        return any(kind.distinct and kind.entry == "number" for kind in self.kinds)

    @property
    def draws_board(self) -> bool:
        """Is its board a graph that is drawn corner by corner?"""
        return DRAWN in self.lattices

    def asks(self, puzzle: Puzzle) -> bool:
        """Is there a question yet, so that a check is worth its while?"""
        return len(puzzle.board) > 0 and bool(puzzle.clues)

    def unready(self, puzzle: Puzzle) -> str:
        """What has to be done before a line could answer the puzzle, where no clue is one thing and
        no question another; "" where a line can be drawn already."""
        return "" if self.asks(puzzle) else self.to_begin

    def remarks(self, puzzle: Puzzle) -> tuple[Message, ...]:
        """Sentences on what is legal but perhaps not meant."""
        return ()

    def outlook(self, puzzle: Puzzle) -> tuple[Reason, ...]:
        """Whether there is an answer, where that is seen without a search; or nothing."""
        return ()

    def marked(self, puzzle: Puzzle) -> frozenset[At]:
        """The nodes that are marked while one draws the board."""
        return frozenset()

    def leads(self, puzzle: Puzzle) -> Leads:
        """Where the clues lead from each cell."""
        return NO_LEADS

    def cell_words(self, puzzle: Puzzle, at: At, leads: Leads) -> tuple[Message, ...]:
        """What is to be said of a cell that is pointed at, given :meth:`leads`: words that are
        listed with commas."""
        return ()

    def shaded(self, puzzle: Puzzle, compiled: Compiled, trace: Trace) -> frozenset[At]:
        """The cells that are shaded in an answer: what of it its line leaves out. They follow from
        the line, so that answers differ where their lines do."""
        return frozenset()

    # -- what is said of a line ------------------------------------------------------------------

    def captions(self, puzzle: Puzzle) -> tuple[str, ...]:
        """What is written beside the steps of a whole line; () for nothing."""
        return ()

    def spoken(self, puzzle: Puzzle, drawn: int) -> str:
        """What is said when so many steps of a line are drawn; or ""."""
        return ""

    def assignment(self, puzzle: Puzzle, line: Sequence[At]) -> Mapping[str, bool]:
        """The truth values that a line stands for, where the board is made of a formula."""
        return {}

    def generated(self, puzzle: Puzzle, line: Sequence[At]) -> Message | None:
        """A sentence on a puzzle made with its line; None for one on the number of its clues."""
        return None

    # -- where puzzles come from -----------------------------------------------------------------

    def source(self, key: str) -> Source | None:
        """The source of a key; None where such puzzles do not come from there."""
        return next((source for source in self.sources if source.key == key), None)

    def posed(self, board: Board, problem: Problem) -> Puzzle | None:
        """The puzzle on a board that poses a problem, the inverse of :meth:`compile`; None where
        the rule cannot say it."""
        return None

    def tour(self, puzzle: Puzzle) -> Tour | None:
        """The tour that the puzzle asks for; None where it asks for none."""
        return None

    def toured(self, board: Board, tour: Tour) -> Puzzle | None:
        """The puzzle without clues that asks for a tour; None if the family knows no tours."""
        return None
