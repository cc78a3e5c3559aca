"""Lines that what clues can tell would fix, made of lines of which it leaves another one possible.

Clues about shaded cells tell which cells a loop visits, and nothing of how. Most random loops have
a twin through the same cells, so that no clues at all would make a puzzle of them. Where the two
part, the loop is led another way, which misses one more cell there, until there is no twin.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import product

from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.puzzle import Constraint, Problem, Trace

Told = Callable[[Trace], Mapping[int, Constraint]]
"""By node, all that clues could tell of a line."""

NEAR = 2
"""Steps from where two lines part within which one of them may be led another way."""

ROUNDS = 200
"""Ways round that are tried before a line is given up."""


def determined(
    trace: Trace, told: Told, wanted: Problem, outline: Problem, token: Token
) -> Trace | None:
    """A line near this one that no other line shares all with that clues could tell.

    ``wanted`` is what lines should do, ``outline`` what they must: a line that cannot be led
    another way as wanted is led as it must. None if there is no such line near, or stopped.
    """
    asked, free = oracle_for(wanted), oracle_for(outline)
    ways = ((asked, wanted.constraints), (free, outline.constraints))
    neighbours = outline.graph.neighbours
    for _ in range(ROUNDS):
        facts = told(trace)
        hold = [*outline.constraints, *facts.values()]
        answer = free.ask(hold, [free.facts(trace)], token)
        if not isinstance(answer, Model):
            return None if token.stopped else trace
        apart = {node for pair in trace.used ^ answer.trace.used for node in pair}
        near = _within(apart, NEAR, neighbours)
        # Where what the line misses stays missed, each round misses more: it comes to an end.
        missed = [fact for node, fact in facts.items() if node not in trace.steps]
        far = [fact for node, fact in facts.items() if node not in near]
        changed = frozenset(facts[node] for node in apart)
        for kept, (oracle, constraints) in product(({*missed, *far}, far, missed), ways):
            answer = oracle.ask([*constraints, *kept], [changed], token)
            if isinstance(answer, Model):
                trace = answer.trace
                break
        else:
            return None
    return None


def _within(nodes: Collection[int], steps: int, neighbours: Sequence[Collection[int]]) -> set[int]:
    """The nodes at most so many steps from these."""
    near = set(nodes)
    for _ in range(steps):
        near.update(*(neighbours[node] for node in near))
    return near
