"""Generate: puzzles with exactly one solution, from a board.

A random answer comes first, then the clues that fix it. All of it works on constraints; which clues
there are to choose from the rule tells (:meth:`studio.puzzle.Rule.candidate_clues`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Collection, Generator, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from operator import itemgetter
from typing import TypeVar

from studio.board import Board, Cell, Graph, Spot
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.clue_sets import ClueSet, Kept, minimal_set
from studio.engines.clue_sets.counterexamples import Alone, Counterexample, counterexamples_for
from studio.engines.clue_sets.minimum_hitting_set import Bounds, fewest_set
from studio.engines.engine import Refuted, Token
from studio.engines.sampling.line import declines
from studio.engines.sat.path_conflicts import pieces_without
from studio.puzzle import Clue, Puzzle, Rule, Trace
from studio.puzzle.impossible import colouring, why_no_line
from studio.puzzle.places import place_of_cell
from studio.puzzle.puzzle import sits_on
from studio.puzzle.reason import Reason
from studio.puzzle.strokes import drawn_parts
from studio.work.answers import Answers
from studio.work.climb import climbed
from studio.work.codes import Halted, Ungenerated
from studio.work.figure import make_figure
from studio.work.generation import (
    Generated,
    GenerateOptions,
    GenerationFailed,
    Working,
    weights_of,
)
from studio.work.maze import make_maze
from studio.work.one_by_one import completed_one_by_one
from studio.work.pattern import Pattern, clash, pattern_of
from studio.work.region_making import make_regions

ANSWERS = 24
"""Solutions of an unfinished puzzle that are looked at for the one with the fewest clues to add."""

MOST_COUNTED = 6
"""Lines that are tried for a number of clues: for each the fewest are looked for."""

LOOKED = 50
"""Lines that are looked at for one with a clue at each place that must have one."""

NEAREST = 6
"""So many of those that lack some are kept, for want of a better one."""

PAUSE = 0.04
"""Seconds between two pictures of work under way."""

SPACED = 30
"""The next picture comes no sooner than after so many times as long as the last one took, which on
large boards is as long as a few questions to the solver."""

News = TypeVar("News")
Found = TypeVar("Found")


def generate(
    rule: Rule, board: Board, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """Make one puzzle; the last event is a Generated or a GenerationFailed.

    When the token stops the work the best puzzle so far comes out, if there is one.
    """
    blank = Puzzle(rule, board, options=options.settings)
    if rule.generator is None:
        yield GenerationFailed(Reason.of(Ungenerated.NOT_GENERATED, rule=rule.name))
        return
    faults = blank.faults()
    if faults:
        yield GenerationFailed.of(faults[0])
        return
    if rule.generator.makes and options.keep:
        yield GenerationFailed(Reason(Ungenerated.MADE_ANEW))
        return
    clashing = clash(blank, options)
    if clashing is not None:
        yield clashing
        return
    for event in MAKERS[rule.generator.maker](blank, options, token):
        yield event.lacking(options.must) if isinstance(event, Generated) else event


def make_clues(
    blank: Puzzle, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """A line at random, and clues that fix it."""
    made = hopeless(blank) or (yield from _Making(blank, options, token).run())
    if isinstance(made, Generated) and not _fixed(made, blank, token):
        made = GenerationFailed(Reason(Ungenerated.NO_SETS))
    if isinstance(made, Generated) and _shaped(made.puzzle, blank):
        # It is proved of what the clues say alone, not of puzzles without one of them.
        made = replace(made, minimal=False, fewest=False, least=None, grouped=False)
    loose = options.clues is None and options.symmetry == "none"
    if isinstance(made, GenerationFailed) and options.keep and loose and not token.stopped:
        begun = replace(blank, clues=options.keep)
        if not begun.faults() and _shaped(begun, blank):
            made = completed_one_by_one(begun, blank, options, token) or made
    yield made


def _shaped(puzzle: Puzzle, blank: Puzzle) -> bool:
    """Does the rule ask for something else where one of the clues is gone?"""
    compiled = puzzle.compile()
    return not compiled.asks_as(blank.compile()) and not all(
        compiled.asks_as(puzzle.erased(clue).compile()) for clue in puzzle.clues.all()
    )


def make_with_regions(
    blank: Puzzle, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """Regions or marks drawn with the loop; clues that are kept or counted are looked for alone."""
    assert blank.rule.generator is not None
    if not options.keep and options.clues is None:
        yield from make_regions(blank, options, token)
    elif blank.rule.generator.keeps:
        yield from make_clues(blank, options, token)
    else:
        yield GenerationFailed(Reason(Ungenerated.REGIONS_ANEW))


def _fixed(made: Generated, blank: Puzzle, token: Token) -> bool:
    """Is the line the only answer, also where clues change what the rule itself asks for?

    Clues are chosen under the rule of the puzzle with all of them. Where it asks the same without
    any, the proof stands; where a clue lifts a part of it, as a blocked cell does, one asks anew.
    """
    compiled = made.puzzle.compile()
    problem, trace = compiled.problem, compiled.trace(made.line)
    if not problem.answered_by(trace):
        return False
    if compiled.asks_as(blank.compile()):
        return True
    oracle = oracle_for(problem)
    answer = oracle.ask(problem.constraints, [oracle.facts(trace)], token)
    return isinstance(answer, Refuted)


MAKERS: Mapping[
    str,
    Callable[[Puzzle, GenerateOptions, Token], Iterator[Working | Generated | GenerationFailed]],
] = {
    "clues": make_clues,
    "regions": make_with_regions,
    "maze": make_maze,
    "figure": make_figure,
}
"""What makes puzzles, by the key that a family's generator names."""


def hopeless(blank: Puzzle) -> GenerationFailed | None:
    """Why a puzzle without clues can never get a solution, where that is seen without a search."""
    for fault in blank.faults():
        return GenerationFailed.of(fault)
    if not len(blank.board):
        return GenerationFailed(Reason(Ungenerated.NO_CELLS))
    problem = blank.compile().problem
    if declines(problem):
        return GenerationFailed(Reason.of(Ungenerated.NOT_GENERATED, rule=blank.rule.name))
    if not problem.spanning:
        return None
    graph, cells = problem.graph.both_ways, blank.board.cells
    lonely = [v for v in range(graph.size) if not graph.neighbours[v] and graph.size > 1]
    if lonely:
        place = place_of_cell(blank.board, cells[lonely[0]])
        lone = Reason.of(Ungenerated.LONELY, place=place)
        return GenerationFailed(lone, tuple(Cell(cells[v]) for v in lonely))
    reason = why_no_line(graph, closed=problem.closed)
    if reason is not None:
        return GenerationFailed(
            reason, tuple(Cell(cells[v]) for v in _at_fault(graph, problem.closed))
        )
    most = 1 if problem.closed else 2
    for node in range(graph.size):
        if pieces_without(graph, node) > most:
            place = place_of_cell(blank.board, cells[node])
            code = Ungenerated.CUT_CLOSED if problem.closed else Ungenerated.CUT_OPEN
            return GenerationFailed(Reason.of(code, place=place), (Cell(cells[node]),))
    return None


def _at_fault(graph: Graph, closed: bool) -> Sequence[int]:
    """The cells that a reason speaks of (:func:`why_no_line`), in the order in which it looks.

    Those with a single way; those outside the largest part; those of the colour of which there are
    more, where a line could not pass as many.
    """
    narrow = [v for v in range(graph.size) if len(graph.neighbours[v]) == 1]
    if len(narrow) > (0 if closed else 2):
        return narrow
    parts = drawn_parts(graph)
    if len(parts) > 1:
        largest = max(parts, key=len)
        return [v for part in parts if part is not largest for v in part]
    colours = colouring(graph)
    if colours is None:
        return ()
    more = int(colours.count(1) > colours.count(0))
    return [v for v, colour in enumerate(colours) if colour == more]


class _Making:
    """One run of :func:`generate`."""

    def __init__(self, blank: Puzzle, options: GenerateOptions, token: Token) -> None:
        self._blank = blank
        self._compiled = blank.compile()
        self._options = options
        self._token = token
        self._rng = random.Random(options.seed)
        self._weights = weights_of(blank.rule, options)
        on = {kind.on for kind in blank.rule.kinds if self._weights.get(kind.key, 0) > 0}
        self._wanted = frozenset(spot for spot in options.must if sits_on(spot) in on)
        self._answers = Answers(blank, options, self._rng, token)
        self._next_picture = 0.0
        self._least: int | None = None
        self._nearest: int | None = None
        self._furthest = 0
        self._candidates = 0
        # A count of clues is searched for, so not many lines can be tried.
        self._most = MOST_COUNTED if options.clues is not None else 0

    def run(self) -> Generator[Working, None, Generated | GenerationFailed]:
        """Try answers until clues fix one."""
        if self._options.keep and self._options.aim == "fewest":
            return (yield from self._completed())
        tried = 0
        for first in self._patterns():
            if isinstance(first, GenerationFailed):
                return first
            if tried and tried == self._most:
                break
            tried += 1
            pattern, found = yield from self._fixing(first)
            if found is not None and self._options.clues is not None:
                counted = yield from self._so_many(pattern, found, self._options.clues)
                if counted is not None:
                    return counted
            elif found is not None:
                return (yield from self._finished(pattern, found))
            if self._token.stopped:
                return GenerationFailed(Reason(Halted.PUZZLE))
        if self._furthest:
            return self._too_many(tried)
        return self._too_few(tried) if self._nearest else self._unfixed(tried)

    def _fixing(self, pattern: Pattern) -> Generator[Working, None, tuple[Pattern, ClueSet | None]]:
        """A minimal set of clues: of the pattern or, where a line may be any, of a better one."""
        pattern, found = yield from self._met(pattern)
        if found is None and not (self._options.line or self._options.keep):
            better = climbed(pattern, self._pattern, self._token)
            if better is not None and self._unmet(better) <= self._unmet(pattern):
                return better, (yield from self._minimal(better))
        return pattern, found

    def _met(self, pattern: Pattern) -> Generator[Working, None, tuple[Pattern, ClueSet | None]]:
        """A minimal set of clues: of the pattern or, where what was drawn for the places that must
        have a clue leaves none, of one in which other clues stand there."""
        found = yield from self._minimal(pattern)
        if found is None and pattern.drawn and not self._token.stopped:
            # Those that fix the line first, whatever stands where a clue must be; these next.
            loose = self._pattern(pattern.trace, must=frozenset())
            assert isinstance(loose, Pattern)
            fixing = yield from self._minimal(loose)
            if fixing is not None:
                groups = frozenset(frozenset(loose.groups[place]) for place in fixing.choices)
                drawn = self._pattern(pattern.trace, preferred=groups)
                assert isinstance(drawn, Pattern)
                pattern, found = drawn, (yield from self._minimal(drawn))
        return pattern, found

    def _so_many(
        self, pattern: Pattern, found: ClueSet, wanted: int
    ) -> Generator[Working, None, Generated | None]:
        """A puzzle of exactly so many clues; None where this line needs more or has no room."""
        enough = wanted - len(pattern.fixed)
        if pattern.count(found.choices) > enough:
            found = yield from self._fewest(pattern, found, enough=enough)
        size = pattern.count(found.choices)
        if size > enough:
            if found.minimal:
                nearest = size + len(pattern.fixed)
                self._nearest = min(nearest, self._nearest or nearest)
            return None
        more = self._more(pattern, set(found.choices), enough - size)
        # Groups of a symmetry may be too large to come out even.
        reached = pattern.count({*found.choices, *more})
        if reached < enough:
            came = len(pattern.fixed) + reached
            self._furthest = max(came, self._furthest)
            self._candidates = max(pattern.candidates, self._candidates)
            return None
        puzzle = pattern.puzzle({*found.choices, *more})
        line = self._compiled.addresses(pattern.trace)
        whole = not more and all(len(pattern.groups[i]) == 1 for i in found.choices)
        minimal = whole and not self._options.keep and self._all_needed(pattern, found)
        return Generated(puzzle, line, minimal=minimal, demanded=pattern.demanded)

    def _all_needed(self, pattern: Pattern, found: ClueSet) -> bool:
        """Can none of the choices go? A search that ended at enough of them has not looked."""
        if found.minimal:
            return True
        counterexamples = counterexamples_for(pattern.problem, pattern.trace, pattern.choices)
        without = (found.choices - {place} for place in found.choices)
        return all(
            isinstance(counterexamples.ask(rest, self._token), Counterexample) for rest in without
        )

    def _too_few(self, tried: int) -> GenerationFailed:
        """Fewer clues are wanted than are proved to be needed."""
        clues, least = self._options.clues, self._nearest
        assert clues is not None and least is not None
        return GenerationFailed(
            Reason.of(Ungenerated.TOO_FEW, tried=tried, least=least, clues=clues)
        )

    def _too_many(self, tried: int) -> GenerationFailed:
        """More clues are wanted than came together."""
        wanted, code = self._options, Ungenerated.TOO_MANY
        assert wanted.clues is not None
        if wanted.symmetry != "none" and wanted.clues <= self._candidates:
            code = Ungenerated.TOO_MANY_SYMMETRY
        return GenerationFailed(
            Reason.of(code, tried=tried, most=self._furthest, clues=wanted.clues)
        )

    def _unfixed(self, tried: int) -> GenerationFailed:
        options = self._options
        code = Ungenerated.UNFIXED_PLACES if options.never else Ungenerated.UNFIXED_KINDS
        if options.symmetry != "none":
            code = Ungenerated.UNFIXED_SYMMETRY
        elif not options.never and len(self._weights) == len(self._blank.rule.kinds):
            code = Ungenerated.UNFIXED_LINE
        return GenerationFailed(Reason.of(code, tried=max(tried, 1)), tuple(options.never))

    def _patterns(self) -> Iterator[Pattern | GenerationFailed]:
        """The patterns of one answer after the other; a failure is the end.

        Where places must have a clue those come first that have one at each of them, if any are met
        among so many: of most lines nothing is true there that a clue could say.
        """
        lacking: list[tuple[int, Pattern]] = []
        for passed, trace in enumerate(self._answers.all()):
            pattern = trace if isinstance(trace, GenerationFailed) else self._pattern(trace)
            if isinstance(pattern, Reason):
                pattern = GenerationFailed(pattern)
            if isinstance(pattern, GenerationFailed):
                if not lacking:
                    yield pattern
                break
            unmet = self._unmet(pattern)
            if not unmet:
                yield pattern
            else:
                lacking = sorted([*lacking, (unmet, pattern)], key=itemgetter(0))[:NEAREST]
            if unmet and (passed + 1 >= LOOKED or self._token.stopped):
                break
        yield from (pattern for _, pattern in lacking)

    def _unmet(self, pattern: Pattern) -> int:
        """How many places lack a clue that must have one, and could have one of these kinds."""
        return len(self._wanted - {clue.spot for clue in pattern.fixed}) if self._wanted else 0

    def _pattern(
        self,
        trace: Trace,
        must: frozenset[Spot] | None = None,
        preferred: Collection[frozenset[Clue]] = (),
    ) -> Pattern | Reason:
        wanted = self._options
        return pattern_of(
            self._blank,
            trace,
            self._weights,
            wanted.symmetry,
            wanted.must if must is None else must,
            wanted.never,
            self._rng,
            wanted.keep,
            preferred,
        )

    def _completed(self) -> Generator[Working, None, Generated | GenerationFailed]:
        """The clues kept, with as few more as will do: of several answers the cheapest."""
        best: tuple[int, Pattern, ClueSet] | None = None
        tried, settled = 0, True
        for given in islice(self._patterns(), ANSWERS):
            if isinstance(given, GenerationFailed):
                if best is None:
                    return given
                break
            tried += 1
            pattern, found = yield from self._met(given)
            if found is None:
                settled = settled and not self._token.stopped
                continue
            below = None if best is None else best[0]
            least = yield from self._fewest(pattern, found, below)
            size = pattern.count(least.choices)
            settled = settled and not self._token.stopped
            if best is None or size < best[0]:
                best = (size, pattern, least)
            if best[0] <= 1 or self._token.stopped:
                break
        if best is None:
            return GenerationFailed(self._unfixed(tried).reason)
        size, pattern, least = best
        every = settled and (self._answers.every or size <= 1)
        # The proof is about groups of clues; a single one of them may well be redundant.
        alone = all(len(pattern.groups[place]) == 1 for place in least.choices)
        alone = alone and not pattern.unasked
        reason = Reason(Halted.PROOF) if self._token.stopped else None
        line = self._compiled.addresses(pattern.trace)
        return Generated(
            pattern.puzzle(least.choices),
            line,
            minimal=settled and alone,
            fewest=settled and alone and least.minimal and not pattern.drawn and pattern.single,
            reason=reason,
            demanded=pattern.demanded,
            added=size + pattern.brought,
            tried=tried,
            every=every,
        )

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
            if now >= self._next_picture:
                told = picture(news)
                self._next_picture = now + max(PAUSE, SPACED * (time.monotonic() - now))
                yield told

    def _minimal(self, pattern: Pattern) -> Generator[Working, None, ClueSet | None]:
        def picture(kept: Kept) -> Working:
            puzzle = pattern.puzzle(kept.choices)
            return Working(puzzle, kept.fixes, kept.needed, len(kept.choices))

        counterexamples = counterexamples_for(pattern.problem, pattern.trace, pattern.choices)
        return (
            yield from self._pictures(minimal_set(counterexamples, self._rng, self._token), picture)
        )

    def _fewest(
        self,
        pattern: Pattern,
        found: ClueSet,
        below: int | None = None,
        enough: int = 0,
    ) -> Generator[Working, None, ClueSet]:
        """A smallest set for the pattern's answer, or the best known in time."""

        def picture(bounds: Bounds) -> Working:
            self._least = bounds.least
            best = pattern.count(bounds.best)
            puzzle = pattern.puzzle(bounds.best)
            return Working(puzzle, True, bounds.least, best, best, bounds.least)

        counterexamples = counterexamples_for(pattern.problem, pattern.trace, pattern.choices)
        searching = fewest_set(counterexamples, found, self._rng, self._token, below, enough)
        return (yield from self._pictures(searching, picture))

    def _finished(self, pattern: Pattern, found: ClueSet) -> Generator[Working, None, Generated]:
        """From a minimal set to what is wanted."""
        found = self._bared(pattern, found)
        minimal, proved, least = found.minimal, False, None
        if self._options.aim == "fewest" and minimal:
            smallest = yield from self._fewest(pattern, found)
            # Where a clue must be and others could stand there, fewer might do beside those.
            proved = smallest.minimal and not pattern.drawn and pattern.single
            # What the search was stopped at may be smaller without being minimal.
            minimal = smallest.minimal or smallest == found
            found = smallest
            least = pattern.count(found.choices) if proved else self._least
        chosen = set(found.choices)
        if self._options.aim == "generous":
            more = self._more(pattern, chosen, self._options.extra)
            chosen.update(more)
            minimal = minimal and not more
        reason = Reason(Halted.PROOF) if self._token.stopped else None
        line = self._compiled.addresses(pattern.trace)
        puzzle = pattern.puzzle(chosen)
        added = pattern.count(chosen) + pattern.brought if self._options.keep else None
        made = Generated(puzzle, line, False, reason=reason, demanded=pattern.demanded, added=added)
        if self._options.keep and pattern.unasked:
            return made
        if any(len(pattern.groups[place]) > 1 for place in found.choices):
            # The proof is about groups of clues; a single one of them may well be redundant.
            return replace(made, grouped=minimal)
        return replace(made, minimal=minimal, fewest=proved, least=least)

    def _bared(self, pattern: Pattern, found: ClueSet) -> ClueSet:
        """A minimal set with barer choices wherever these say enough: a circle without its number.

        Each was needed beside more than is left now, so that it still is.
        """
        places = [place for place in sorted(found.choices) if place in pattern.barer]
        if not found.minimal or not places:
            return found
        counterexamples = counterexamples_for(pattern.problem, pattern.trace, pattern.choices)
        chosen = found.choices
        for place in places:
            barer = chosen - {place} | {pattern.barer[place]}
            match counterexamples.ask(barer, self._token):
                case Alone():
                    chosen = barer
                case Counterexample():
                    pass
                case _:
                    return ClueSet(chosen, minimal=False)
        return ClueSet(chosen, minimal=True)

    def _more(self, pattern: Pattern, chosen: set[int], wanted: int) -> list[int]:
        """So many clues beyond those chosen; of kinds that share a place only one a place."""
        choices = pattern.choices
        taken = set[Hashable]().union(*(choices[choice].takes for choice in chosen))
        there = {clue for place in chosen for clue in pattern.groups[place]}.union(pattern.fixed)
        others = [i for i in range(len(pattern.choices)) if i not in chosen]
        more: list[int] = []
        for choice in self._rng.sample(others, len(others)):
            new = set(pattern.groups[choice]) - there
            if 0 < len(new) <= wanted and not choices[choice].takes & taken:
                more.append(choice)
                taken |= choices[choice].takes
                there |= new
                wanted -= len(new)
        return more
