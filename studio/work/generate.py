"""Generate: puzzles with exactly one solution, from a board.

A random answer comes first, then the clues that fix it. All of it works on constraints; which clues
there are to choose from the rule tells (:meth:`studio.puzzle.Rule.truths`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Iterator
from typing import TypeVar

from studio.board import Board, Cell
from studio.engines.clue_sets import ClueSet, Kept, minimal_set
from studio.engines.engine import Token
from studio.engines.fewest import Bounds, fewest_set
from studio.engines.path_conflicts import pieces_without
from studio.engines.random_line import declines, random_line
from studio.engines.rivals import rivals_for
from studio.puzzle import Puzzle, Rule, Trace
from studio.puzzle.impossible import why_no_line
from studio.puzzle.problem import SPANNING
from studio.work.made import GenerateOptions, Made, Unmade, Working
from studio.work.pattern import Pattern, pattern_of

LINES = 50
"""Random answers that are tried before a board is given up: some no clue set fixes."""

PAUSE = 0.04
"""Seconds between two pictures of work under way."""

News = TypeVar("News")
Found = TypeVar("Found")


def generate(
    rule: Rule, board: Board, options: GenerateOptions, token: Token
) -> Iterator[Working | Made | Unmade]:
    """Make one puzzle; the last event is a Made or an Unmade.

    When the token stops the work the best puzzle so far comes out, if there is one.
    """
    blank = Puzzle(rule, board, options=options.settings)
    yield hopeless(blank) or (yield from _Making(blank, options, token).run())


def hopeless(blank: Puzzle) -> Unmade | None:
    """Why a puzzle without clues can never get a solution, where that is seen without a search."""
    for fault in blank.faults():
        return Unmade(fault.sentence, fault.spots)
    if not len(blank.board):
        return Unmade("The board has no cells.")
    problem = blank.compile().problem
    if declines(problem):
        return Unmade(f"{blank.rule.name}: such puzzles are not generated.")
    if problem.shape not in SPANNING:
        return None
    graph, cells = problem.graph, blank.board.cells
    lonely = [v for v in range(graph.size) if not graph.neighbours[v] and graph.size > 1]
    if lonely:
        row, place = blank.board.place(cells[lonely[0]])
        sentence = f"From the cell at row {row}, cell {place} there is no way to any other."
        return Unmade(sentence, tuple(Cell(cells[v]) for v in lonely))
    reason = why_no_line(graph, closed=problem.closed)
    if reason is not None:
        narrow = [v for v in range(graph.size) if len(graph.neighbours[v]) == 1]
        too_many = len(narrow) > (0 if problem.closed else 2)
        return Unmade(reason, tuple(Cell(cells[v]) for v in narrow) if too_many else ())
    most = 1 if problem.closed else 2
    for node in range(graph.size):
        if pieces_without(graph, node) > most:
            row, place = blank.board.place(cells[node])
            return Unmade(
                f"Without the cell at row {row}, cell {place} the board falls into more than "
                f"{'one piece' if most == 1 else 'two pieces'}, and the line passes it only once.",
                (Cell(cells[node]),),
            )
    return None


class _Making:
    """One run of :func:`generate`."""

    def __init__(self, blank: Puzzle, options: GenerateOptions, token: Token) -> None:
        self._blank = blank
        self._compiled = blank.compile()
        self._options = options
        self._token = token
        self._rng = random.Random(options.seed)
        self._weights = options.weights or {blank.rule.kinds[0].key: 1.0}
        self._told = 0.0

    def run(self) -> Generator[Working, None, Made | Unmade]:
        """Try answers until clues fix one."""
        for _ in range(LINES):
            trace = self._line()
            if isinstance(trace, Unmade):
                return trace
            options = self._options
            pattern = pattern_of(
                self._blank, trace, self._weights, options.symmetry, options.must, options.never
            )
            if isinstance(pattern, str):
                return Unmade(pattern)
            found = yield from self._minimal(pattern)
            if found is not None:
                return (yield from self._finished(pattern, found))
            if self._token.stopped:
                return Unmade("Stopped before a puzzle was found.")
        return Unmade(
            f"Of {LINES:,} random lines none is fixed by clues of these kinds in these places."
        )

    def _line(self) -> Trace | Unmade:
        """A random answer that obeys what the rule itself demands."""
        problem = self._compiled.problem
        for _ in range(LINES):
            seed = self._rng.randrange(1 << 30)
            trace = random_line(problem, seed, self._options.taste, self._token)
            if isinstance(trace, Trace):
                if all(constraint.holds(trace) for constraint in problem.constraints):
                    return trace
            elif trace is not None:
                return Unmade("This board has no such line.")
            if self._token.stopped:
                return Unmade("Stopped before a line was found.")
        return Unmade("No such line was met on this board.")

    def _pictures(
        self, work: Generator[News, None, Found], picture: Callable[[News], Working]
    ) -> Generator[Working, None, Found]:
        """Do the work; tell of it from time to time."""
        while True:
            try:
                news = next(work)
            except StopIteration as ended:
                found: Found = ended.value
                return found
            now = time.monotonic()
            if now - self._told >= PAUSE:
                self._told = now
                yield picture(news)

    def _minimal(self, pattern: Pattern) -> Generator[Working, None, ClueSet | None]:
        def picture(kept: Kept) -> Working:
            puzzle = pattern.puzzle(kept.choices)
            return Working(puzzle, kept.fixes, kept.needed, len(kept.choices))

        rivals = rivals_for(pattern.problem, pattern.trace, pattern.choices)
        return (yield from self._pictures(minimal_set(rivals, self._rng, self._token), picture))

    def _finished(self, pattern: Pattern, found: ClueSet) -> Generator[Working, None, Made]:
        """From a minimal set to what is wanted."""
        minimal, proved, least = found.minimal, False, None
        if self._options.aim == "fewest" and minimal:

            def picture(bounds: Bounds) -> Working:
                nonlocal least
                least = bounds.least
                best = pattern.count(bounds.best)
                puzzle = pattern.puzzle(bounds.best)
                return Working(puzzle, True, bounds.least, best, best, bounds.least)

            rivals = rivals_for(pattern.problem, pattern.trace, pattern.choices)
            searching = fewest_set(rivals, found, self._rng, self._token)
            smallest = yield from self._pictures(searching, picture)
            proved = smallest.minimal
            # What the search was stopped at may be smaller without being minimal.
            minimal = proved or smallest == found
            found = smallest
            least = pattern.count(found.choices) if proved else least
        chosen = set(found.choices)
        if self._options.aim == "generous":
            others = [i for i in range(len(pattern.choices)) if i not in chosen]
            more = self._rng.sample(others, min(self._options.extra, len(others)))
            chosen.update(more)
            minimal = minimal and not more
        reason = "Stopped before all was proved." if self._token.stopped else ""
        line = self._compiled.addresses(pattern.trace)
        puzzle = pattern.puzzle(chosen)
        if any(len(pattern.groups[place]) > 1 for place in found.choices):
            # The proof is about groups of clues; a single one of them may well be redundant.
            return Made(puzzle, line, False, False, None, reason, grouped=minimal)
        return Made(puzzle, line, minimal, proved, least, reason)
