"""Which clues can be taken away each alone: not a circle from under its number, as long as every
number has one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from studio.puzzle import AllOf, Clue, Compiled, Constraint, Problem, Puzzle
from studio.records import dataclass


@dataclass(frozen=True, slots=True)
class Units:
    """The clues of a puzzle as one takes them away.

    ``problem`` states as one constraint what comes and goes together; ``parts`` has what each of
    these states, that of the clue within last. ``carried``: what is stated within each clue that
    stays as long as any of it does.
    """

    problem: Problem
    parts: Mapping[Constraint, tuple[Constraint, ...]]
    carried: Mapping[Constraint, Collection[Constraint]]

    def core(self, core: Collection[Constraint]) -> frozenset[Constraint]:
        """What a proof by the clues needs of these."""
        held = (whole for whole, parts in self.parts.items() if not set(parts).isdisjoint(core))
        return frozenset(core).intersection(self.problem.constraints).union(held)

    def named(self, found: Collection[Constraint]) -> set[Constraint]:
        """For each of some the constraint of the clue that stands for it."""
        return {self.parts.get(each, (each,))[-1] for each in found}

    def whole(self, found: Collection[Constraint]) -> set[Constraint]:
        """All constraints that some state."""
        return {part for each in found for part in self.parts.get(each, (each,))}


def units_of(puzzle: Puzzle, compiled: Compiled) -> Units:
    """The clues of a puzzle as one takes them away."""
    problem = compiled.problem
    inner = [kind for kind in puzzle.rule.kinds if kind.within]
    if not inner:
        return Units(problem, {}, {})
    said = dict(zip(compiled.clues, problem.constraints, strict=True))
    at = {(clue.kind, clue.spot): part for clue, part in said.items() if clue is not None}
    parts: dict[Constraint, tuple[Constraint, ...]] = {}
    carried: dict[Constraint, list[Constraint]] = {}
    for kind in inner:
        values = puzzle.clues.of(kind.key)
        # Who leaves one of them bare may leave any of them bare.
        bare = not values.keys() <= puzzle.clues.of(kind.within).keys()
        for spot, value in values.items():
            around, own = at.get((kind.within, spot)), said[Clue(kind.key, spot, value)]
            if around is None or bare:
                continue
            if kind.joined:
                parts[AllOf((around, own))] = (around, own)
            else:
                carried.setdefault(around, []).append(own)
    apart = {part for pair in parts.values() for part in pair}
    constraints = (*(c for c in problem.constraints if c not in apart), *parts)
    return Units(replace(problem, constraints=constraints), parts, carried)
