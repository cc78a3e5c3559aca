"""Answers that puzzles are made for: random ones, or such as somebody has drawn or hinted at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, pairwise

from studio.board import Cell, Corner, Spot
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.mus import shrink
from studio.engines.engine import Answer, Model, Patience, Refuted, Stopped, Token
from studio.engines.sampling.line import random_line
from studio.engines.sampling.loop import LoopStyle
from studio.engines.sampling.through import answers, held_by, line_through
from studio.puzzle import Constraint, Puzzle, Trace
from studio.puzzle.reason import Reason
from studio.work.codes import Halted, Ungenerated
from studio.work.determining import determined
from studio.work.generation import GenerateOptions, GenerationFailed

LINES = 50
"""Random answers that are tried before a board is given up: some no clue set fixes."""

SKETCHES = 8
"""Sketches of an answer that are tried before any answer will do."""

WISHED = 4
"""Looks at the clock, a thousand conflicts of the solver apart, after which a wish is given up:
that the colours of a chessboard do not come out even takes it for ever to prove."""

REFUSED = 2
"""So many wishes given up are enough: those that follow would be hard, too."""

CONFLICT_SECONDS = 2.0
"""How long to look for the few clues that contradict each other."""


class Answers:
    """Answers to a puzzle without clues, one after the other; the options say which."""

    def __init__(
        self, blank: Puzzle, options: GenerateOptions, rng: random.Random, token: Token
    ) -> None:
        self._blank = blank
        self._options = options
        self._rng = rng
        self._token = token
        self._compiled = blank.compile()
        generator, chosen = blank.rule.generator, options.chosen
        plain = LoopStyle()
        known = generator is not None and generator.option("density") is not None
        density = generator.chosen(chosen, "density") if generator and known else plain.edges
        self._loop_style = LoopStyle(density, chosen.get("straight", plain.straight))
        self.every = False
        """There are no others than those told."""

    def all(self) -> Iterator[Trace | GenerationFailed]:
        """Different answers where something was drawn or is kept; an Unmade is the end."""
        options = self._options
        if options.keep:
            yield from self._kept()
        elif options.line:
            yield from self._through()
        else:
            for _ in range(LINES):
                yield self._random()

    def _random(self) -> Trace | GenerationFailed:
        """A random answer that obeys what the rule itself demands."""
        for _ in range(SKETCHES):
            sketch = self._blank.rule.sketch(self._blank, self._rng)
            sketched = None if sketch is None else self._sketched(*sketch)
            if sketched is not None:
                return sketched
            if self._token.stopped:
                return GenerationFailed(Reason(Halted.LINE))
        problem = self._blank.rule.outline(self._blank, self._compiled)
        for _ in range(LINES):
            seed = self._rng.randrange(1 << 30)
            trace = random_line(problem, seed, self._loop_style, self._token)
            if isinstance(trace, Trace):
                if all(constraint.holds(trace) for constraint in problem.constraints):
                    return trace
            elif trace is not None:
                return GenerationFailed(Reason(Ungenerated.NO_LINE))
            if self._token.stopped:
                return GenerationFailed(Reason(Halted.LINE))
        # Few lines do what the rule demands: a solver finds one.
        match next(answers(problem, (), self._rng.randrange(1 << 30), self._token), None):
            case Trace() as trace:
                return trace
            case Refuted():
                return GenerationFailed(Reason(Ungenerated.NO_LINE))
        return GenerationFailed(Reason(Ungenerated.NO_LINE_MET))

    def _sketched(self, puzzle: Puzzle, wishes: Sequence[Constraint]) -> Trace | None:
        """A line of a puzzle that does as much of what is wished as it can, and that clues can fix;
        None if none was met."""
        problem = puzzle.compile().problem
        oracle, hold = oracle_for(problem), list(problem.constraints)
        trace: Trace | None = None
        refused = 0
        for wish in (None, *wishes):
            more = hold if wish is None else [*hold, wish]
            if wish is None or trace is None or not wish.holds(trace):
                patience = Patience(self._token, WISHED)
                answer = oracle.ask(more, (), self._token if wish is None else patience)
                patience.release()
                refused += isinstance(answer, Stopped)
                if refused == REFUSED:
                    break
                if not isinstance(answer, Model):
                    if wish is None:
                        return None
                    continue
                trace = answer.trace
            hold = more
        rule = self._blank.rule
        if trace is None or not rule.knowable(puzzle, trace):
            return trace
        outline = rule.outline(self._blank, self._compiled)
        wanted = replace(problem, constraints=tuple(hold))
        return determined(trace, partial(rule.knowable, puzzle), wanted, outline, self._token)

    def _through(self) -> Iterator[Trace | GenerationFailed]:
        """Answers that go on from what is drawn."""
        problem = self._compiled.problem
        drawn = self._drawn()
        if isinstance(drawn, GenerationFailed):
            yield drawn
            return
        seen: set[Trace] = set()
        for _ in range(LINES):
            seed = self._rng.randrange(1 << 30)
            first, *others = drawn
            trace = line_through(problem, first, seed, self._loop_style, self._token, others)
            if isinstance(trace, Refuted):
                yield GenerationFailed(Reason(Ungenerated.DRAWN_ENDS), self._spots())
                return
            if trace is None:
                yield GenerationFailed(Reason(Halted.LINE))
                return
            # What is drawn whole is the only answer there is.
            if trace not in seen:
                seen.add(trace)
                yield trace

    def _kept(self) -> Iterator[Trace | GenerationFailed]:
        """Answers that the clues to be kept allow, and that go on from what is drawn."""
        drawn = self._drawn()
        if isinstance(drawn, GenerationFailed):
            yield drawn
            return
        puzzle = replace(self._blank, clues=self._options.keep)
        for fault in puzzle.faults():
            yield GenerationFailed.of(fault)
            return
        problem = puzzle.compile().problem
        hold = held_by(problem, drawn[0], drawn[1:])
        seed = self._rng.randrange(1 << 30)
        found = False
        for answer in answers(problem, hold, seed, self._token):
            match answer:
                case Trace():
                    found = True
                    yield answer
                case Refuted() if found:
                    self.every = True
                case Refuted():
                    yield self._contradiction(puzzle, any(drawn))
                case _ if not found:
                    yield GenerationFailed(Reason(Halted.SOLUTION))

    def _contradiction(self, puzzle: Puzzle, drawn: bool) -> GenerationFailed:
        """Which of the clues that were to be kept contradict each other."""
        compiled = puzzle.compile()
        oracle = oracle_for(compiled.problem)
        token = self._token.within(CONFLICT_SECONDS)

        def ask(hold: frozenset[Constraint]) -> Answer:
            # What is not known in time counts as needed for the contradiction.
            return oracle.ask(hold, (), token)

        answer = ask(frozenset(compiled.problem.constraints))
        if isinstance(answer, Refuted):
            core = shrink(ask, answer.core)
            token.release()
            clues = [compiled.clues[compiled.order[c]] for c in core]
            spots = tuple(clue.spot for clue in clues if clue is not None)
            if not spots:
                return GenerationFailed(Reason(Ungenerated.NO_LINE_AT_ALL))
            return GenerationFailed(Reason(Ungenerated.CONTRADICT), spots)
        token.release()
        if drawn and not isinstance(answer, Stopped):
            return GenerationFailed(Reason(Ungenerated.CONTRADICT_DRAWN), self._spots())
        return GenerationFailed(Reason(Halted.SOLUTION))

    def _drawn(self) -> list[list[int]] | GenerationFailed:
        """The stretches drawn, as nodes; there is one at least, maybe of nothing."""
        places, index = self._compiled.index, self._compiled.problem.graph.edge_index
        stretches = (self._options.line, *self._options.stretches)
        if any(at not in places for line in stretches for at in line):
            return GenerationFailed(Reason(Ungenerated.DRAWN_OFF))
        drawn = [[places[at] for at in line] for line in stretches]
        for u, v in chain.from_iterable(map(pairwise, drawn)):
            if (u, v) not in index:
                return GenerationFailed(Reason(Ungenerated.DRAWN_JUMPS))
        return drawn

    def _spots(self) -> tuple[Spot, ...]:
        on_cells = self._blank.rule.line_on == "cells"
        drawn = chain(self._options.line, *self._options.stretches)
        return tuple(Cell(at) if on_cells else Corner(at) for at in drawn)
