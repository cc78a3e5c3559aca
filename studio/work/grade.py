"""Grade: how hard a puzzle is for a person, as a number and a word.

The ladder climbs in rounds: all that the cheapest technique finds is taken at once, then it begins
anew. So the rounds do not depend on the order in which anybody looks, and a puzzle has the same
grade as its mirror images. A round costs by the level of its technique; what no technique finds
costs by the share of the board that is still open. The number is the binary logarithm of all cost.

The words are calibrated by kind. Slitherlinks: Loopy's easy and normal are easy here, its tricky
medium, its hard ones hard and beyond (``tests/bench/results/grades.md``); puzzles with as few clues
as can be are very hard and extreme. Loops through cells, which are published without levels: the
bounds part 137 boards of twelve genres, as Nikoli and others made them, into fifths. For lines
through all cells, of which there are no published levels at hand, the bounds part generated puzzles
from generous to minimal. Walks go by their wrong turns.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from studio.engines.deduction import Deduction, Ladder, LoopLadder, PathLadder
from studio.engines.deduction.ladders import NoLadder, ladder_for
from studio.engines.deduction.loop_nearby import LoopNearby
from studio.engines.deduction.proofs import NEAR, PROOF
from studio.engines.events import Verdict
from studio.puzzle import Constraint
from studio.puzzle.trace import Trace
from studio.records import dataclass
from studio.work.explain import Explainer
from studio.work.reasons import step
from studio.work.steps import Step

Word: TypeAlias = Literal["easy", "medium", "hard", "very hard", "extreme"]
WORDS: tuple[Word, ...] = ("easy", "medium", "hard", "very hard", "extreme")

Bounds: TypeAlias = tuple[float, float, float, float]

LOOPS: Bounds = (2.2, 3.8, 5.5, 6.5)
CELL_LOOPS: Bounds = (4.3, 5.2, 6.0, 6.7)
PATHS: Bounds = (2.0, 3.5, 5.0, 5.6)
SIMPLE_PATHS: Bounds = (3.2, 4.25, 5.25, 6.25)
"""A number below the first is easy, below the second medium, and so on."""

LOOP_COST = {1: 0.001, 3: 0.5, 4: 0.5, 5: 8.0, 6: 8.0, 7: 8.0, NEAR.level: 8.0}
CELL_COST = LOOP_COST | {1: 0.01, 2: 0.05}
PATH_COST = {1: 0.05, 2: 0.5, 3: 1.0, 4: 2.0, 5: 3.0, 6: 4.0, 7: 5.0}
"""What a round costs by its level; those of other levels are free. Fitted to Loopy's levels."""

STUCK, OPEN = 4.0, 60.0
"""What it costs that the ladder ends, and the whole board if it is open then."""


@dataclass(frozen=True, slots=True)
class Grade:
    """How hard a puzzle is; ``hardest`` is its hardest step, None where it has none by name.

    ``rounds`` are (level, how many rounds of it); ``open`` is the share of the board that no named
    technique or proof close by settles.
    """

    number: float
    word: Word
    hardest: Step | None
    rounds: tuple[tuple[int, int], ...] = ()
    open: float = 0.0


def word_of(number: float, bounds: Bounds) -> Word:
    """The word for a number, by the bounds of its kind of puzzle."""
    return WORDS[sum(number >= bound for bound in bounds)]


def grade(explainer: Explainer, *, hardest_too: bool = True) -> Grade | None:
    """The grade of a puzzle with one solution; None for others, and where the token stops it.

    Without ``hardest_too`` the hardest step is left out where it takes time to find.
    """
    if explainer.verdict is not Verdict.UNIQUE:
        return None
    problem, candidate_clues = explainer.problem, explainer.candidate_clues
    ladder = ladder_for(problem, staged=True)
    if isinstance(ladder, NoLadder):
        return _by_ways(explainer.answers[0], explainer)
    near = LoopNearby(problem) if isinstance(ladder, LoopLadder) else None
    rounds: Counter[int] = Counter()
    hardest: Deduction | None = None
    missing: Sequence[Constraint] = candidate_clues
    while missing := _missing(ladder, missing):
        if explainer.token.stopped:
            return None
        found = ladder.conclusions() if isinstance(ladder, PathLadder) else ladder.next()
        if not found and near is not None and isinstance(ladder, LoopLadder):
            known = [*ladder.known(), *ladder.pair_facts()]
            found = near.find(known, missing, explainer.token)
        if not found:
            break
        level = max(deduction.technique.level for deduction in found)
        rounds[level] += 1
        told = hardest_too or not isinstance(ladder, PathLadder)
        if told and (hardest is None or level > hardest.technique.level):
            # Only now is it asked why.
            why = ladder.next() if isinstance(ladder, PathLadder) else found
            hardest = max(why, key=lambda d: (d.technique.level, d.size, repr(d.then)))
        for deduction in found:
            ladder.learn(deduction.then)
    if explainer.token.stopped:
        return None
    left = len(missing) / max(1, len(candidate_clues))
    costs, bounds = _scale(ladder)
    effort = sum(costs.get(level, 0.0) * count for level, count in rounds.items())
    if left:
        effort += STUCK + OPEN * left
        rounds[PROOF.level] += 1
    return _grade(effort, explainer, hardest, rounds, left, bounds)


def _scale(ladder: Ladder) -> tuple[Mapping[int, float], Bounds]:
    """What rounds cost by their levels, and the bounds of the words."""
    if not isinstance(ladder, LoopLadder):
        return PATH_COST, PATHS
    return (CELL_COST, CELL_LOOPS) if ladder.of_cells else (LOOP_COST, LOOPS)


def _missing(ladder: Ladder, facts: Sequence[Constraint]) -> list[Constraint]:
    """Those of some facts that are not known yet."""
    known = ladder.known()
    return [fact for fact in facts if fact not in known]


def _grade(
    effort: float,
    explainer: Explainer,
    hardest: Deduction | None,
    rounds: Counter[int],
    left: float,
    bounds: Bounds,
) -> Grade:
    number = round(math.log2(1 + effort), 1)
    told = None
    if hardest is not None and not left:
        told = step(hardest, explainer.translation)
    return Grade(
        number, word_of(number, bounds), told, tuple(sorted(rounds.items())), round(left, 3)
    )


def _by_ways(trace: Trace, explainer: Explainer) -> Grade:
    """For shapes without techniques: how many wrong turns there are along the line."""
    graph = explainer.problem.graph
    turns = sum(max(0, len(set(graph.neighbours[node])) - 1) for node in trace.nodes[:-1])
    return _grade(float(turns), explainer, None, Counter(), 0.0, SIMPLE_PATHS)


def hardest_step(explainer: Explainer, graded: Grade) -> Step | None:
    """The hardest step of a puzzle; where no technique finds it the longest of the small proofs."""
    if graded.hardest is not None:
        return graded.hardest
    steps = [event for event in explainer.run() if isinstance(event, Step)]
    return max(steps, key=lambda step: (step.level, step.size), default=None)
