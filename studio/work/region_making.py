"""Puzzles with regions from nothing: a loop, regions that suit it, and the clues that fix it.

Where another loop obeys regions and clues as well, a cell beside it changes its region (or a mark
comes or goes), so that neither this one nor those met before obey any longer, until there is none.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from studio.board import At, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.clue_sets import minimal_set
from studio.engines.clue_sets.counterexamples import counterexamples_for
from studio.engines.clue_sets.minimum_hitting_set import fewest_set
from studio.engines.engine import Model, Refuted, Token, outcome
from studio.families.region_drawing import merged, moved
from studio.families.regions import regions_of, with_regions
from studio.puzzle import Compiled, Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.work.answers import Answers
from studio.work.codes import Halted, Ungenerated
from studio.work.generation import (
    Generated,
    GenerateOptions,
    GenerationFailed,
    Working,
    chosen,
    weights_of,
)
from studio.work.pattern import pattern_of

LINES = 40
"""Loops that are tried before a board is given up."""

MISSED = 12
"""Puzzles that are made until one has a clue at each place that must have one."""

DIVISIONS = 3
"""Divisions into regions that are tried for a loop."""

CHANGES = 120
"""Other loops that regions are changed for, before another loop is drawn."""

TRIED = 60
"""Changes that are tried against a loop."""

REMEMBERED = 80
"""Other loops that no change may allow again, the latest."""

SLIPS = 40
"""Changes that may bring back loops met before."""

RENEWED = 40
"""Questions after which a solver that has seen many regions is begun anew."""


def make_regions(
    blank: Puzzle, options: GenerateOptions, token: Token
) -> Iterator[Working | Generated | GenerationFailed]:
    """A puzzle whose regions are drawn with its loop."""
    if not len(blank.board):
        yield GenerationFailed(Reason(Ungenerated.NO_CELLS))
        return
    rng = random.Random(options.seed)
    answers = Answers(blank, options, rng, token)
    tried, lacking = 0, list[Generated]()
    for trace in answers.all():
        if isinstance(trace, GenerationFailed) and not lacking:
            yield trace
            return
        if token.stopped or tried == LINES or isinstance(trace, GenerationFailed):
            break
        tried += 1
        made = yield from _made(blank, trace, options, rng, token)
        if isinstance(made, Generated) and made.unmet:
            lacking.append(made)
            if len(lacking) == MISSED:
                break
        elif made is not None:
            yield made
            return
    if lacking:
        yield min(lacking, key=lambda made: len(made.unmet))
        return
    if token.stopped:
        yield GenerationFailed(Reason(Halted.PUZZLE))
        return
    yield GenerationFailed(Reason.of(Ungenerated.NO_REGIONS, tried=tried))


def _made(
    blank: Puzzle, trace: Trace, options: GenerateOptions, rng: random.Random, token: Token
) -> Generator[Working, None, Generated | GenerationFailed | None]:
    """A puzzle whose regions fix a loop; None where none were met."""
    for _ in range(DIVISIONS):
        sheet = _Sheet(blank, trace, options, rng)
        fixed = yield from _fixed(sheet, token)
        if fixed:
            thin = options.aim != "generous" and sheet.thin(token, borders=options.aim == "fewest")
            made = _finished(sheet, options, rng, token, thin=thin)
            if made is not None:
                return made.lacking(options.must) if isinstance(made, Generated) else made
    return None


def _fixed(sheet: _Sheet, token: Token) -> Generator[Working, None, bool]:
    """Change regions and marks until no other loop obeys; False where that did not succeed."""
    if not sheet.begun:
        return False
    yield Working(sheet.puzzle, False, 0, 0)
    for _ in range(CHANGES):
        other = sheet.other(token)
        if not isinstance(other, Trace) or not sheet.changed(other):
            return isinstance(other, Refuted)
        yield Working(sheet.puzzle, False, 0, 0)
    return False


def _finished(
    sheet: _Sheet, options: GenerateOptions, rng: random.Random, token: Token, *, thin: bool
) -> Generated | GenerationFailed | None:
    """The puzzle with its numbers: as few as do, the fewest, or some more; None where those that
    may stand do not do. ``thin``: no mark can go."""
    rule, trace, divided = sheet.puzzle.rule, sheet.trace, sheet.puzzle
    line = divided.compile().addresses(trace)
    weights = weights_of(rule, options)
    if not any(True for _ in rule.candidate_clues(divided, divided.compile(), trace)):
        demanded = sum(clue.spot in options.must for clue in divided.clues.all())
        return Generated(divided, line, minimal=thin, demanded=demanded)
    pattern = pattern_of(
        divided, trace, weights, options.symmetry, options.must, options.never, rng, options.keep
    )
    if isinstance(pattern, Reason):
        return GenerationFailed(pattern)
    asked = counterexamples_for(pattern.problem, trace, pattern.choices)
    found = outcome(minimal_set(asked, rng, token))
    if found is None:
        return GenerationFailed(Reason(Halted.PUZZLE)) if token.stopped else None
    fewest = options.aim == "fewest" and found.minimal
    if fewest:
        again = counterexamples_for(pattern.problem, trace, pattern.choices)
        found = outcome(fewest_set(again, found, rng, token))
    places = set(found.choices)
    if options.aim == "generous":
        others = sorted(set(range(len(pattern.choices))) - places)
        places.update(rng.sample(others, min(len(others), options.extra)))
    minimal = found.minimal and len(places) == len(found.choices)
    reason = Reason(Halted.PROOF) if token.stopped else None
    proved = fewest and found.minimal and not pattern.drawn
    puzzle = pattern.puzzle(places)
    if puzzle.compile().standing:
        # It is proved of the numbers, not of the cells that they take from the line.
        minimal = proved = False
    return Generated(puzzle, line, minimal, proved, reason=reason, demanded=pattern.demanded)


class _Sheet:
    """Regions and marks for one loop, on their way to where they fix it."""

    def __init__(
        self, blank: Puzzle, trace: Trace, options: GenerateOptions, rng: random.Random
    ) -> None:
        self.trace = trace
        self._rng = rng
        self._undivided = blank.compile()
        self._settled: dict[Trace, frozenset[int]] = {}
        self._others: list[Trace] = []
        self._asked = 0
        self._slips = SLIPS
        assert blank.rule.generator is not None
        self.begun = False
        marking, dividing = map(blank.rule.generator.option, ("marks", "region"))
        share = chosen(blank.rule, options, "marks") if marking else 0.0
        size = chosen(blank.rule, options, "region") if dividing else 1.0
        cells = [at for at in blank.board.cells if Cell(at) not in options.never]
        must = {at for at in cells if marking and Cell(at) in options.must}
        self._never, self._free = options.never, frozenset(cells) - must
        self._marks = frozenset(at for at in cells if rng.random() < share or at in must)
        self._marking, self._dividing = marking is not None, dividing is not None
        divided = blank.rule.divided(blank, trace, rng, size)
        self.puzzle = blank
        if divided is not None:
            self._bare = divided
            sheet = self._filled(divided, self._marks)
            self.begun = sheet is not None
            if sheet is not None:
                self.puzzle, self._compiled = sheet
                self._oracle = oracle_for(self._compiled.problem)

    def _filled(self, divided: Puzzle, marks: frozenset[At]) -> tuple[Puzzle, Compiled] | None:
        """Regions with marks on these cells, and all that there is to say compiled; None where the
        loop is no answer, or a mark had to stand on a cell that shall have none."""
        rule = divided.rule
        puzzle = rule.with_marks(divided, self.trace, sorted(marks))
        if self.begun and puzzle.clues == self.puzzle.clues:
            return None
        if self._never and any(clue.spot in self._never for clue in puzzle.clues.all()):
            return None
        # What clues could be given is told of the cells: these are the same in all divisions.
        clues = rule.candidate_clues(puzzle, self._undivided, self.trace)
        compiled = replace(puzzle, clues=puzzle.clues.having(*clues)).compile()
        return (puzzle, compiled) if self._obeyed(self.trace, compiled) else None

    def _obeyed(self, trace: Trace, compiled: Compiled) -> bool:
        """Is a loop an answer? What is said of regions and marks stands last, and breaks first.

        What the rule says whatever the regions are is the same object each time: it is asked once
        for each loop.
        """
        if trace not in self._settled:
            always = self._undivided.problem.constraints
            self._settled[trace] = frozenset(id(each) for each in always if each.holds(trace))
        settled = self._settled[trace]
        constraints = reversed(compiled.problem.constraints)
        return all(id(each) in settled or each.holds(trace) for each in constraints)

    def other(self, token: Token) -> Trace | Refuted | None:
        """Another loop that regions and clues allow; Refuted if there is none, None if stopped."""
        self._asked += 1
        problem = self._compiled.problem
        if self._asked % RENEWED == 0:
            self._oracle = oracle_for(problem)
        facts = [self._oracle.facts(self.trace)]
        match self._oracle.ask(problem.constraints, facts, token):
            case Model(trace):
                self._others.append(trace)
                del self._others[:-REMEMBERED]
                return trace
            case Refuted() as refuted:
                return refuted
        return None

    def changed(self, other: Trace) -> bool:
        """Change regions or marks so that none of the loops met obeys, or at least not the last
        one, which is done a few times only; False where no change does."""
        second: tuple[Puzzle, frozenset[At], tuple[Puzzle, Compiled]] | None = None
        places = self._apart(other)
        for _ in range(TRIED):
            divided, marks = self._change(self._rng.choice(places))
            sheet = None if divided is None else self._filled(divided, marks)
            if divided is None or sheet is None or self._obeyed(other, sheet[1]):
                continue
            if not any(self._obeyed(one, sheet[1]) for one in reversed(self._others)):
                self._bare, self._marks, (self.puzzle, self._compiled) = divided, marks, sheet
                return True
            second = (divided, marks, sheet)
        if second is None or not self._slips:
            return False
        self._slips -= 1
        self._bare, self._marks, (self.puzzle, self._compiled) = second
        return True

    def thin(self, token: Token, *, borders: bool) -> bool:
        """Take away, one after the other, marks without which the loop is still the only one; with
        ``borders`` also those between two regions, where there are no numbers for these. True where
        none can go any more.

        Without a mark the others of its region may ask for more, so one that had to stay may go
        later: it ends with a round in which each was tried.
        """
        told = self.puzzle.rule.candidate_clues(self.puzzle, self._compiled, self.trace)
        borders = borders and self._dividing and not any(True for _ in told)
        if not (self._marking or borders):
            return False
        gone = True
        while gone and not token.stopped:
            gone = False
            marks = sorted(self._marks & self._free) if self._marking else []
            for at in self._rng.sample(marks, len(marks)):
                gone |= self._thinner(self._bare, self._marks - {at}, token)
            pairs = regions_of(self._bare).crossing if borders else ()
            for u, v in self._rng.sample(pairs, len(pairs)):
                one = merged(regions_of(self._bare), u, v)
                if one is not None:
                    gone |= self._thinner(with_regions(self._bare, one), self._marks, token)
        return not token.stopped

    def _thinner(self, bare: Puzzle, marks: frozenset[At], token: Token) -> bool:
        """Take other regions or marks if the loop is the only answer with them."""
        fewer = self._filled(bare, marks)
        if fewer is None:
            return False
        before = (self._bare, self._marks, self.puzzle, self._compiled)
        self._bare, self._marks, (self.puzzle, self._compiled) = bare, marks, fewer
        if isinstance(self.other(token), Refuted):
            return True
        self._bare, self._marks, self.puzzle, self._compiled = before
        return False

    def _apart(self, other: Trace) -> Sequence[int]:
        """The cells where another loop runs otherwise, and those beside them."""
        apart = {node for pair in self.trace.used ^ other.used for node in pair}
        near = self._compiled.problem.graph.neighbours
        return sorted(apart.union(*(near[node] for node in apart)))

    def _change(self, node: int) -> tuple[Puzzle | None, frozenset[At]]:
        """The regions with a cell in another one, or its mark on or off; None where neither may
        be."""
        if not self._dividing or (self._marking and self._rng.random() < 0.5):
            at = self._bare.board.cells[node]
            return self._bare if at in self._free else None, self._marks ^ {at}
        after = moved(regions_of(self._bare), node, self._rng)
        return (None if after is None else with_regions(self._bare, after)), self._marks
