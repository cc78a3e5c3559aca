"""The minimality report of a puzzle with one solution: which clues could go, and how many minimal
sets of clues have exactly this solution.

As messages, from the solver process to the window: the clues that could go, then what is known of
the sets.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, TypeAlias, get_args

from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.engines.engine import Model, Refuted, Token
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Compiled, Puzzle
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Uncounted
from studio.work.depth import Depth
from studio.work.findings import Redundant
from studio.work.protocol import Ended

News: TypeAlias = Redundant | SetsCounted

PAUSE_SETS = 50
"""Sets that counterexamples break between two messages."""


def kinds_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The kinds of clues that sets are made of: those the puzzle has beside what is given.

    The rule's first kind where it has none.
    """
    compiled = puzzle.compile()
    used = {
        clue.kind
        for clue, constraint in zip(compiled.clues, compiled.problem.constraints, strict=True)
        if clue is not None and constraint not in compiled.given
    }
    kinds = tuple(kind.key for kind in puzzle.rule.kinds if kind.key in used)
    return kinds or tuple(kind.key for kind in puzzle.rule.kinds[:1])


def clue_sets(
    puzzle: Puzzle, kinds: Sequence[str], token: Token
) -> Generator[SetsCounted, None, SetsCounted | Reason]:
    """Count the minimal sets of clues of these kinds whose only solution is the puzzle's.

    What the rule calls given stands in each of them and is not counted. A reason where the puzzle
    has not exactly one solution, or no such sets are counted.
    """
    from studio.engines.catalogue import oracle_for
    from studio.engines.clue_sets.minimal_sets import count_sets, declines

    compiled = puzzle.compile()
    problem = compiled.problem
    refused = declines(problem) or _uncounted(puzzle, compiled, kinds)
    if refused is not None:
        return refused
    oracle = oracle_for(problem)
    answer = oracle.ask(problem.constraints, (), token)
    if isinstance(answer, Refuted):
        return Reason(Uncounted.NO_SOLUTION)
    if not isinstance(answer, Model):
        return Reason(Uncounted.STOPPED)
    trace = answer.trace
    other = oracle.ask(problem.constraints, [oracle.facts(trace)], token)
    if isinstance(other, Model):
        return Reason(Uncounted.SEVERAL)
    if not isinstance(other, Refuted):
        return Reason(Uncounted.STOPPED)
    # The rule's own demands, and what is given, stand in every set.
    standing = tuple(
        constraint
        for clue, constraint in zip(compiled.clues, problem.constraints, strict=True)
        if clue is None or constraint in compiled.given
    )
    candidate_clues = [
        clue
        for clue in puzzle.rule.candidate_clues(puzzle, compiled, trace)
        if clue.kind in set(kinds)
    ]
    # Borders of regions are the board that numbers speak of.
    board = puzzle.erased(*puzzle.free_clues)
    given = replace(board, clues=board.clues.having(*candidate_clues)).compile()
    choices = [c for c in given.problem.constraints if c not in standing]
    base = type(problem)(problem.graph, problem.shape, standing, problem.rooted)
    # A minimal set is among the clues at hand, where these are among the choices.
    fixing = set(problem.constraints) <= {*standing, *choices}
    return (yield from count_sets(base, trace, choices, token, fixing=fixing))


def _uncounted(puzzle: Puzzle, compiled: Compiled, kinds: Sequence[str]) -> Reason | None:
    """Why sets of clues of these kinds are not puzzles of their own; None if they are.

    Nothing is told by what a set says where the rule itself asks for something else when its clues
    are gone, as where the loop leaves cells with clues out.
    """
    if any(kind.within for kind in puzzle.rule.kinds if kind.key in kinds):
        return Reason(Uncounted.WITHIN)
    bare = puzzle.erased(*(clue for clue in puzzle.clues.all() if clue.kind in kinds))
    if not compiled.asks_as(bare.compile()):
        return Reason(Uncounted.LIFTING)
    return None


# -- as messages -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CountClueSets:
    """The question for the report of a puzzle (native text)."""

    NEWS: ClassVar[tuple[type, ...]] = get_args(News)

    puzzle: str


def question(puzzle: Puzzle) -> CountClueSets:
    """The question for a report."""
    return CountClueSets(native.write(puzzle, PLAIN).decode())


def messages(question: CountClueSets, token: Token) -> Iterator[News | Ended]:
    """Make the report of a puzzle and tell all of it; the end is a sentence if there is none."""
    from studio.engines.catalogue import oracle_for
    from studio.work.analyse import Analysis

    puzzle = native.read(question.puzzle).puzzle
    compiled = puzzle.compile()
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), token)
    for finding in analysis.run(Depth(count=False, overlap=False)):
        if isinstance(finding, Redundant):
            yield finding
    counting = clue_sets(puzzle, kinds_of(puzzle), token)
    told = -1
    while True:
        try:
            news = next(counting)
        except StopIteration as ended:
            result = ended.value
            break
        if news.whole or news.counterexamples // PAUSE_SETS != told:
            told = news.counterexamples // PAUSE_SETS
            yield news
    if isinstance(result, Reason):
        yield Ended(result)
        return
    yield result
    yield Ended()
