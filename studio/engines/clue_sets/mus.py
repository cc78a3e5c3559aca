"""Small contradictions: minimal and smallest sets of constraints that no line obeys together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from studio.engines.engine import Answer, Model, Refuted, Token
from studio.puzzle import Constraint

Core: TypeAlias = frozenset[Constraint]
Ask: TypeAlias = Callable[[Core], Answer]
"""Is there a line that obeys these constraints? Never answers Stopped: it raises instead."""


def shrink(ask: Ask, core: Core) -> Core:
    """A minimal part of a contradiction: without any one of its constraints there is a line.

    Deletion with core refinement (J. Marques-Silva, "Minimal unsatisfiability: models, algorithms
    and applications", ISMVL 2010); at most one question for each constraint.
    """
    for constraint in sorted(core, key=repr):
        if constraint not in core:
            continue
        answer = ask(core - {constraint})
        if isinstance(answer, Refuted):
            core = answer.core
    return core


def smallest(ask: Ask, everything: Core, known: Core, token: Token) -> tuple[Core, bool]:
    """A contradiction with as few constraints as any, and whether that is proved.

    ``known`` is a minimal contradiction to begin with. Every line breaks at least one constraint of
    every contradiction, so each line found gives a set that contradictions must hit; a smallest
    hitting set that itself contradicts is a smallest contradiction (A. Ignatiev et al., "Smallest
    MUS extraction with minimal hitting set dualization", CP 2015). Stops with what it has,
    unproved, when the token does.
    """
    if not known:
        return known, True
    # Loaded for contradictions of clues: most puzzles have none.
    from studio.engines.clue_sets.hitting_sets import HittingSets

    order = sorted(everything, key=repr)
    place = {constraint: i for i, constraint in enumerate(order)}
    hitting = HittingSets([1] * len(order))
    while (hit := hitting.smallest(len(known), token)) is not None:
        chosen = frozenset(order[i] for i in hit)
        answer = ask(chosen)
        if isinstance(answer, Refuted):
            return answer.core, True
        assert isinstance(answer, Model)
        hitting.hit([place[c] for c in _broken(ask, everything, chosen, answer, token)])
    return known, hitting.least >= len(known)


def _broken(ask: Ask, everything: Core, held: Core, answer: Model, token: Token) -> Core:
    """A small set of constraints that some line breaks while it obeys all the others.

    Starts from the line found and tries to win back one broken constraint after the other: the
    smaller the set, the fewer hitting sets are tried in vain.
    """
    broken = frozenset(c for c in everything - held if not c.holds(answer.trace))
    for constraint in sorted(broken, key=repr):
        if token.stopped:
            break
        if constraint not in broken:
            continue
        better = ask((everything - broken) | {constraint})
        if isinstance(better, Model):
            broken = frozenset(c for c in broken if c != constraint and not c.holds(better.trace))
    return broken
