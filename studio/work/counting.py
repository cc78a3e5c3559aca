"""How many answers there are, how they spread over the board, and which clue would help most.

Where the board is narrow enough, a table of all answers gives the exact number, each edge's share
and answers drawn evenly at random. Elsewhere the answers found so far have to do, and it is said.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from studio import language
from studio.board import At, Cell, Edge, SpotKind
from studio.engines import kernels
from studio.engines.catalogue import ENGINES, counter_for, sweeper_for
from studio.engines.engine import Engine, Limit, Task, Token, outcome
from studio.engines.events import Done, Found, Tally
from studio.engines.reasons import Declined, Unfinished
from studio.engines.search.eulerian_trails import EULERIAN_TRAILS
from studio.engines.search.simple_paths import SIMPLE_PATHS
from studio.puzzle import Clue, Compiled, Problem, Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.depth import Room
from studio.work.findings import (
    Counted,
    Doubtful,
    Drawn,
    EdgeFrequencies,
    Finding,
    Spread,
    Starts,
    Suggested,
    Suggestion,
)
from studio.work.sample import DisagreementError, Sample
from studio.work.sentences import said

if TYPE_CHECKING:
    from studio.engines.counting.edge_frequencies import EdgeFrequencies as EdgeShares

DOUBT_POWER = 2.2
"""Few strong cells instead of a board that is orange all over."""

LISTED = 2000
"""So many answers are looked at one by one; of more, a sample."""

DRAWN = 400
"""The size of a random sample."""

LIKELIEST = 3
"""Values told for each doubtful cell."""

SHOWN = 12
"""Answers sent along to be looked at."""

MOST_SUGGESTED = 3

ALL = Limit()

MOST_ADDED_UP = 5_000
"""So many answers are added up one by one where there is no table of them."""

TRIED = 6
"""Clues of a sample whose number of answers left is counted to find the best three."""


class Counting:
    """Counts the answers of one puzzle; findings as they come, with the time since ``started``."""

    def __init__(
        self, puzzle: Puzzle, compiled: Compiled, token: Token, started: float | None = None
    ) -> None:
        self._puzzle = puzzle
        self._compiled = compiled
        self._token = token
        self._started = time.monotonic() if started is None else started

    @cached_property
    def declined(self) -> Reason | None:
        """Why no engine counts the answers exactly, such as the width of the board; None if one can
        try."""
        problem = self._compiled.problem
        return None if counter_for(problem) else _no_table(problem)

    def run(self, known: Sequence[Trace], room: Room) -> Generator[Finding, None, Sample]:
        """Count exactly, if that can be done; else the sample is empty and tells why.

        ``known`` are answers found before; DisagreementError where they contradict the count.
        """
        problem = self._compiled.problem
        engine = counter_for(problem)
        # Compiling takes seconds; until it is done elsewhere, answers are enumerated instead.
        if engine is None:
            return Sample((), False, None, reason=self.declined)
        kernels.wait(lambda: self._token.stopped)
        if kernels.loading() or not (kernels.warm() or engine is EULERIAN_TRAILS):
            reason = None if kernels.off() else Reason(Unfinished.COMPILING)
            return Sample((), False, None, reason=reason)
        inner = self._token.within(room.seconds)
        try:
            sample = None
            if engine is sweeper_for(problem):
                sample = yield from self._table(problem, Limit(nodes=room.kept), inner)
            if sample is not None:
                _agree(len(known), sample.total or 0)
                return sample
            for event in engine.run(problem, Task.COUNT, Limit(nodes=room.states), inner):
                if isinstance(event, Tally) and event.by == "start":
                    nodes = self._compiled.nodes
                    yield Starts(tuple((nodes[node], n) for node, n in event.counts))
                if isinstance(event, Done):
                    least = max(event.count, len(known))
                    if event.exact:
                        _agree(len(known), event.count)
                    yield self._counted(least, exact=event.exact)
                    total = event.count if event.exact else None
                    return Sample(tuple(known), False, total, least, reason=event.reason)
        finally:
            inner.release()
        return Sample((), False, None)

    def _table(
        self, problem: Problem, limit: Limit, token: Token
    ) -> Generator[Finding, None, Sample | None]:
        from studio.engines.counting.edge_frequencies import tabulate

        table = outcome(tabulate(problem, limit, token))
        if isinstance(table, Reason):
            return None
        total = table.total
        yield self._counted(total, exact=True)
        used: Counter[Edge] = Counter()
        for (u, v), n in zip(problem.graph.edges, table.shares.edges, strict=True):
            used[self.edge(u, v)] += n  # one line of the board may lead both ways
        yield EdgeFrequencies(tuple((edge, n) for edge, n in used.items() if n), total)
        if total <= LISTED:
            return Sample(tuple(table.solutions()), True, total, total)
        rng = random.Random(0)
        drawn = tuple(table.draw(rng) for _ in range(DRAWN))
        return Sample(drawn, False, total, total, drawn=True)

    def _counted(self, count: int, *, exact: bool) -> Counted:
        return Counted(count, exact, time.monotonic() - self._started, final=True)

    # -- where answers differ ----------------------------------------------------------------------

    def edge(self, u: int, v: int) -> Edge:
        """The edge of two nodes as a spot of the board."""
        cells = self._puzzle.rule.line_on == "cells"
        nodes = self._compiled.nodes
        return Edge.of(nodes[u], nodes[v], SpotKind.EDGE if cells else SpotKind.SIDE)

    def doubtful(self, traces: Iterable[Trace], final: bool) -> Doubtful:
        """The cells in which these answers differ, with their amounts of doubt."""
        entropies = {at: _entropy(tally.values()) for at, tally in self._tallies(traces).items()}
        largest = max(entropies.values(), default=0.0)
        cells = (
            (at, (entropy / largest) ** DOUBT_POWER)
            for at, entropy in entropies.items()
            if entropy > 0
        )
        return Doubtful(tuple(cells), final)

    def spread(self, sample: Sample) -> Spread:
        """The likeliest values of each cell that has not the same one in all answers; none where
        no clue says the step at which the line comes to a cell."""
        if self._compiled.problem.rooted and not self._puzzle.rule.numbered:
            return Spread((), len(sample.traces), sample.every)
        said: dict[At, Counter[str]] = {}
        for at, tally in self._tallies(sample.traces).items():
            for value, n in tally.items():
                # The same number of sides may be drawn in several ways.
                said.setdefault(at, Counter())[_value_words(value)] += n
        cells = tuple(
            (at, tuple(counts.most_common(LIKELIEST)))
            for at, counts in said.items()
            if len(counts) > 1
        )
        return Spread(cells, len(sample.traces), sample.every)

    def drawn(self, sample: Sample) -> Drawn:
        """A few answers of the sample, in random order."""
        rng = random.Random(1)
        chosen = rng.sample(sample.traces, min(SHOWN, len(sample.traces)))
        lines = tuple(self._compiled.addresses(trace) for trace in chosen)
        return Drawn(lines, sample.evenly)

    def _tallies(self, traces: Iterable[Trace]) -> dict[At, Counter[object]]:
        tallies: dict[At, Counter[object]] = {}
        for trace in traces:
            for at, value in self.cell_values(trace):
                tallies.setdefault(at, Counter())[value] += 1
        return tallies

    def cell_values(self, trace: Trace) -> Iterable[tuple[At, object]]:
        """For each cell what it holds in an answer: its number, its lines, or the sides drawn."""
        board = self._puzzle.board
        if self._puzzle.rule.line_on == "cells":
            nodes = self._compiled.nodes
            if self._compiled.problem.rooted:
                return ((nodes[node], step) for node, step in trace.steps.items())
            # Without numbers the steps tell nothing: the same loop may be walked from elsewhere.
            drawn: dict[int, set[int]] = {node: set() for node in range(len(nodes))}
            for u, v in trace.used:
                drawn[u].add(v)
                drawn[v].add(u)
            return ((nodes[node], frozenset(others)) for node, others in drawn.items())
        edges = board.loop_graph.edges
        return (
            (at, tuple(edges[k] in trace.used for k in board.cell_sides[i]))
            for i, at in enumerate(board.cells)
        )

    # -- what to add next --------------------------------------------------------------------------

    def suggested(self, sample: Sample, seconds: float) -> Iterator[Suggested]:
        """The clues that would leave the fewest answers, at most one on a cell.

        From all answers the numbers left are read off them, unless a clue lets in answers that were
        none before, as one that takes its cell from the line. Such clues, and of a sample the most
        telling ones, are counted one by one, for so many seconds. Where none of what the answers
        allow leaves one, clues with which others are the answers are looked for, too.
        """
        free = self._tally(sample)
        inner = self._token.within(seconds)
        try:
            if sample.every:
                told = self._read_off(free, sample.traces, inner)
                if all(each.left != 1 for each in told):
                    told = self._with_elsewhere(told, len(sample.traces), inner)
                yield Suggested(told)
                return
            candidates = [s.clue for s in _apart([Suggestion(c, n) for c, n in free], TRIED)]
            counted = [Suggestion(clue, self._left(clue, inner)) for clue in candidates]
        finally:
            inner.release()
        known = sorted((s for s in counted if s.left), key=lambda s: s.left or 0)
        unknown = (Suggestion(clue, None) for clue in candidates)
        yield Suggested(_apart(known or unknown))

    def _read_off(
        self, free: list[tuple[Clue, int]], traces: Sequence[Trace], token: Token
    ) -> tuple[Suggestion, ...]:
        """The first few clues, which lie apart, with the answers that they truly leave."""
        told: list[Suggestion] = []
        for clue, _ in free:
            if len(_apart([*told, Suggestion(clue, None)])) == len(told):
                continue
            left = self._left_of(traces, clue)
            left = self._left(clue, token) if left is None else left
            if left is None or 0 < left < len(traces):
                told.append(Suggestion(clue, left))
            if len(told) == MOST_SUGGESTED:
                break
        return tuple(sorted(told, key=lambda s: math.inf if s.left is None else s.left))

    def _with_elsewhere(
        self, told: tuple[Suggestion, ...], now: int, token: Token
    ) -> tuple[Suggestion, ...]:
        """The first few of these and of clues that leave fewer answers than now, not those of now;
        some that leave one will do."""
        from studio.work.clues_elsewhere import clues_elsewhere

        found = [each for each in told if each.left is not None]
        for each in clues_elsewhere(self._puzzle, token):
            if each.left is not None and 0 < each.left < now:
                found.append(each)
            if len(_apart([one for one in found if one.left == 1])) == MOST_SUGGESTED:
                break
        found.sort(key=lambda each: each.left or 0)
        return _apart((*found, *(each for each in told if each.left is None)))

    def _tally(self, sample: Sample) -> list[tuple[Clue, int]]:
        """Clues that some but not all answers of the sample allow, most telling first.

        Rare kinds only where the puzzle has some: a rule of its own for one clue is a poor idea.
        """
        rule, clues = self._puzzle.rule, self._puzzle.clues
        kinds = [kind for kind in rule.kinds if not kind.rare or clues.of(kind.key)]
        order = {kind.key: i for i, kind in enumerate(kinds)}
        tally: Counter[Clue] = Counter()
        for trace in sample.traces:
            further = rule.further_clues(self._puzzle, self._compiled, trace)
            tally.update(clue for clue in further if clue.kind in order)
        groups = {kind.key: kind.group or kind.key for kind in rule.kinds}
        # One that shares the place of another would take it away.
        taken = {(groups[clue.kind], clue.spot) for clue in clues.all()}
        free = [
            (clue, n)
            for clue, n in tally.items()
            if n < len(sample.traces) and (groups[clue.kind], clue.spot) not in taken
        ]
        free.sort(key=lambda item: (item[1], order[item[0].kind]))
        return free

    def _left_of(self, traces: Sequence[Trace], clue: Clue) -> int | None:
        """How many of all answers obey one clue more; None if others would become answers too."""
        placed = self._puzzle.placed(clue)
        if not isinstance(placed, Puzzle):
            return 0
        now, then = self._compiled.problem, placed.compile().problem
        if replace(then, constraints=()) != replace(now, constraints=()):
            return None
        more = frozenset(then.constraints).difference(now.constraints)
        if len(more) + len(now.constraints) != len(then.constraints):
            return None
        return sum(all(constraint.holds(trace) for constraint in more) for trace in traces)

    def _left(self, clue: Clue, token: Token) -> int | None:
        """How many answers there are with one clue more; None if that takes too long."""
        placed = self._puzzle.placed(clue)
        if token.stopped or not isinstance(placed, Puzzle):
            return None
        problem = placed.compile().problem
        engine = counter_for(problem)
        if engine is None or not kernels.warm():
            return None
        for event in engine.run(problem, Task.COUNT, Limit(nodes=Room.states), token):
            if isinstance(event, Done) and event.exact:
                return event.count
        return None


@dataclass(frozen=True, slots=True)
class Total(Done):
    """What was counted; ``no_table`` says why no table over the frontier did it at once."""

    no_table: Reason | None = None

    @property
    def words(self) -> str:
        """Why there may be more, in sentences."""
        return language.paragraph((said(self.no_table), said(self.reason)))


def count_of(problem: Problem, token: Token) -> Total:
    """The number of answers, or how many are proved when the token stops the work.

    By a table over the board's frontier where the board is narrow enough, else one by one.
    """
    counter = counter_for(problem)
    if counter is not None:
        return counted_by(counter, problem, token, Limit(nodes=Room.states * 4))
    if SIMPLE_PATHS.declines(problem, Task.SOLVE) is None:
        # Without a start or a target walks are counted as they come.
        for event in SIMPLE_PATHS.run(problem, Task.SOLVE, Limit(nodes=Room.states * 4), token):
            if isinstance(event, Done):
                return Total(event.count, event.exact, event.reason)
    for engine in ENGINES:
        if engine.declines(problem, Task.COUNT) is None:
            done = counted_by(engine, problem, token, Limit(nodes=Room.states * 4))
            return done if done.exact else replace(done, no_table=_no_table(problem))
    return Total(0, exact=False, reason=Reason(Unfinished.NO_COUNTER))


def counted_by(engine: Engine, problem: Problem, token: Token, limit: Limit = ALL) -> Total:
    """What one engine counts."""
    *_, done = engine.run(problem, Task.COUNT, limit, token)
    assert isinstance(done, Done)
    return Total(done.count, done.exact, done.reason)


def _no_table(problem: Problem) -> Reason | None:
    """Why no table over the frontier counts the answers, with the width of the board; None if
    the problem is none that such a table could be asked for."""
    engine = sweeper_for(problem)
    return None if engine is None else engine.declines(problem, Task.COUNT)


def shares_of(problem: Problem, token: Token) -> EdgeShares | Reason:
    """How many answers use each edge, or why that is not known.

    From a table over the frontier where there is one, else from all answers where they are few.
    """
    from studio.engines.counting.edge_frequencies import EdgeFrequencies, shared

    told: EdgeShares | Reason | None = _no_table(problem)
    sweeper = sweeper_for(problem)
    if sweeper is not None and counter_for(problem) is sweeper:
        told = outcome(shared(problem, Limit(nodes=Room.states), token))
    if isinstance(told, EdgeFrequencies):
        return told
    added = _added_up(problem, token)
    if added is not None:
        return EdgeFrequencies(*added)
    return told or Reason(Declined.SHARES_TABLE)


def _added_up(problem: Problem, token: Token) -> tuple[int, tuple[int, ...]] | None:
    """The number of answers and how many use each edge, one by one; None if they are too many."""
    index = problem.graph.edge_index
    counts = [0] * len(problem.graph.edges)
    engine = next((e for e in ENGINES if e.declines(problem, Task.SOLVE) is None), None)
    if engine is None:
        return None
    limit = Limit(solutions=MOST_ADDED_UP, nodes=Room.states)
    for event in engine.run(problem, Task.SOLVE, limit, token):
        if isinstance(event, Found):
            nodes = event.trace.nodes
            for step in zip(nodes, nodes[1:] + nodes[: event.trace.closed], strict=False):
                counts[index[step]] += 1
        if isinstance(event, Done):
            if not event.exact:
                return None
            if problem.covering:
                # Lines side by side have one index, and every answer draws all lines.
                counts = [event.count] * len(counts)
            return event.count, tuple(counts)
    return None


def _agree(found: int, total: int) -> None:
    if found > total:
        raise DisagreementError(found, total)


def _apart(suggestions: Iterable[Suggestion], most: int = MOST_SUGGESTED) -> tuple[Suggestion, ...]:
    """The first few that lie on different cells: three numbers for one cell would be one idea."""
    kept: list[Suggestion] = []
    taken: set[At] = set()
    for suggestion in suggestions:
        spot = suggestion.clue.spot
        cells = (
            {spot.at}
            if isinstance(spot, Cell)
            else {spot.a, spot.b}
            if isinstance(spot, Edge)
            else set()
        )
        if taken.isdisjoint(cells):
            taken |= cells
            kept.append(suggestion)
        if len(kept) == most:
            break
    return tuple(kept)


def _entropy(counts: Iterable[int]) -> float:
    values = list(counts)
    total = sum(values)
    return -sum(k / total * math.log(k / total) for k in values) if len(values) > 1 else 0.0


def _value_words(value: object) -> str:
    """A cell's value for people: its number, or how many sides are drawn."""
    match value:
        case int():
            return f"{value:,}"
        case tuple():
            return str(sum(value))
        case _:
            return ""
