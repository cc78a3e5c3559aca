"""Where the clues of a puzzle to be made may stand: kinds, masks and symmetry."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace

from studio.board import Spot
from studio.engines.clue_sets.counterexamples import Choice, fitting
from studio.puzzle import AllOf, Clue, Clues, Constraint, Problem, Puzzle, Trace
from studio.puzzle.clues import NO_CLUES
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work.codes import Ungenerated
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.symmetry import SYMMETRIES, symmetries


@dataclass(frozen=True)
class Pattern:
    """The clues that a puzzle with a given answer may have.

    ``problem`` holds what stands in any case; ``groups[i]`` are the clues of ``choices[i]``, which
    are given together or not at all. So many of the fixed clues are ``brought``, as they are none
    of those to ``keep``, and so many of them ``demanded`` by places that must have one. ``drawn``:
    where a clue must be, others or fewer could stand than those that do. ``barer``: by the place of
    a choice that of the one without what may be taken out of its clues, as circles without their
    numbers.
    """

    blank: Puzzle
    trace: Trace
    problem: Problem
    fixed: tuple[Clue, ...]
    choices: tuple[Choice, ...]
    groups: tuple[tuple[Clue, ...], ...]
    keep: Clues
    brought: int
    demanded: int
    drawn: bool
    barer: Mapping[int, int]

    def puzzle(self, places: Collection[int]) -> Puzzle:
        """The puzzle with the clues of these choices."""
        clues = [*self.fixed, *(clue for place in places for clue in self.groups[place])]
        puzzle = replace(self.blank, clues=self.blank.clues.having(*clues))
        return self.blank.rule.tidied(puzzle, self.keep)

    @property
    def unasked(self) -> int:
        """How many clues came to those that are kept, though no place must have them: the ends of
        what is numbered anew, without which there may be one solution, too."""
        return self.brought - self.demanded

    @property
    def single(self) -> bool:
        """Is each choice one clue? Else no fewest choices say how few clues do: some might stand
        alone that come with others here."""
        return all(len(group) == 1 for group in self.groups)

    @property
    def candidates(self) -> int:
        """How many clues there are to choose from, with those that stand in any case."""
        return len(self.fixed) + sum(map(len, self.groups))

    def count(self, places: Collection[int]) -> int:
        """How many clues these choices are, beside the fixed; a circle that comes with its number
        is one, too, where it is a choice of its own."""
        clues = {clue for place in places for clue in self.groups[place]}
        return len(clues.difference(self.fixed))


def clash(blank: Puzzle, options: GenerateOptions) -> GenerationFailed | None:
    """Why places that must have a clue cannot have one: others that belong to them must have none.

    None where none clash, or where the board does not have the symmetry.
    """
    maps = symmetries(blank.board, options.symmetry)
    if isinstance(maps, Reason):
        return None
    images = {(spot, each.spot(spot)) for spot in options.must for each in maps}
    spots = {spot for pair in images if pair[1] in options.never for spot in pair}
    if not spots:
        return None
    if both := options.must & options.never:
        return GenerationFailed(Reason(Ungenerated.MUST_AND_NEVER), tuple(both))
    name = SYMMETRIES[options.symmetry]
    return GenerationFailed(
        Reason.of(Ungenerated.MUST_AND_NEVER_UNDER, symmetry=name), tuple(spots)
    )


def pattern_of(
    blank: Puzzle,
    trace: Trace,
    weights: Mapping[str, float],
    symmetry: str,
    must: frozenset[Spot],
    never: frozenset[Spot],
    rng: random.Random,
    keep: Clues = NO_CLUES,
    preferred: Collection[frozenset[Clue]] = (),
) -> Pattern | Reason:
    """The pattern for an answer to a puzzle without clues; the reason where there can be none.

    Clues of kinds that are part of the board it may have.
    Clues that the rule calls given (the ends of a number path) always stand, where ``never`` does
    not forbid it. Where there are clues to ``keep``, true for the answer, these stand and no others
    do. Of kinds that share a place where a clue ``must`` be one is drawn, after the groups that are
    ``preferred``.
    """
    maps = symmetries(blank.board, symmetry)
    if isinstance(maps, Reason):
        return maps
    candidate_clues = tuple(blank.rule.candidate_clues(blank, blank.compile(), trace))
    at = {(clue.kind, clue.spot): clue for clue in candidate_clues}
    renumbers = blank.rule.renumbers
    # In an order that is the same in every process, as the order of solvers' clauses follows it.
    kept = dict.fromkeys(
        at.get((clue.kind, clue.spot), clue) if renumbers else clue for clue in keep.all()
    )
    # Other true clues may be kept than the rule would choose: they stand in the place of these.
    at |= {(clue.kind, clue.spot): clue for clue in kept}
    candidate_clues = tuple(at.values())
    whole = replace(blank, clues=blank.clues.having(*candidate_clues)).compile()
    said = dict(zip(whole.clues, whole.problem.constraints, strict=True))
    rule_itself = tuple(
        c for c, clue in zip(whole.problem.constraints, whole.clues, strict=True) if clue is None
    )
    groups: dict[frozenset[Clue], bool] = {frozenset({clue}): True for clue in kept}
    asked: set[frozenset[Clue]] = set()
    taken = _places(blank, kept)
    for clue in candidate_clues:
        orbit = {at.get((clue.kind, each.spot(clue.spot))) for each in maps}
        spots = {each.spot(clue.spot) for each in maps}
        # A group that lacks a clue somewhere cannot be given; nor one with a forbidden place.
        if None in orbit or spots & never:
            continue
        group = frozenset(c for c in orbit if c is not None)
        around = blank.kind(clue.kind).within
        hosts = (at.get((around, c.spot)) for c in group if around)
        group = group.union(host for host in hosts if host is not None).difference(kept)
        if not group or _places(blank, group) & taken:
            continue
        # What is written anew in its order begins with the first and ends with the last.
        given = (renumbers or not kept) and any(said[c] in whole.given for c in group)
        wanted = weights.get(clue.kind, 0) > 0
        if given or wanted:
            groups[group] = given or groups.get(group, False)
        if wanted and spots & must:
            asked.add(group)
        if given:
            taken |= _places(blank, group)
    ordered = [_ordered(group, candidate_clues) for group in groups]
    choices = [
        Choice(
            _said(blank, group, said),
            max(weights.get(c.kind, 0) for c in group),
            _places(blank, group),
            len(group),
        )
        for group in ordered
    ]
    standing = {i for i, fixed in enumerate(groups.values()) if fixed}
    first = {i for i, group in enumerate(groups) if group in preferred} | standing
    places = [i for i, group in enumerate(groups) if group in asked]
    demanded = fitting(choices, rng, places, first).intersection(places)
    before = {clue for i in standing for clue in ordered[i]}
    standing |= demanded
    fixed = tuple(dict.fromkeys(clue for i in sorted(standing) for clue in ordered[i]))
    full = frozenset[Hashable]().union(*(choices[i].takes for i in standing))
    free = [i for i in range(len(choices)) if i not in standing and not choices[i].takes & full]
    left = set(range(len(choices))) - standing - set(free)
    # What is kept may say nothing, as "?" does.
    constraints: tuple[Constraint, ...] = (*rule_itself, *(said[c] for c in fixed if c in said))
    problem = replace(whole.problem, constraints=constraints)
    loose = [ordered[i] for i in free]
    return Pattern(
        blank,
        trace,
        problem,
        fixed,
        choices=tuple(choices[i] for i in free),
        groups=tuple(loose),
        keep=keep,
        brought=len(set(fixed).difference(kept)),
        demanded=len(set(fixed) - before),
        drawn=any(choices[i].takes & choices[j].takes for i in left for j in demanded)
        or _crowded([ordered[i] for i in standing], must),
        barer=_barer(blank, loose),
    )


def _crowded(groups: Sequence[tuple[Clue, ...]], must: frozenset[Spot]) -> bool:
    """Are there several clues, each by itself, in one of the places that must have one?"""
    there = Counter(spot for group in groups for spot in must & {clue.spot for clue in group})
    return max(there.values(), default=0) > 1


def _barer(blank: Puzzle, groups: Sequence[tuple[Clue, ...]]) -> Mapping[int, int]:
    """See :class:`Pattern`."""
    known = {group: place for place, group in enumerate(groups)}
    found = {}
    for place, group in enumerate(groups):
        bare = tuple(c for c in group if not (kind := blank.kind(c.kind)).within or kind.joined)
        if bare != group and bare in known:
            found[place] = known[bare]
    return found


def _places(blank: Puzzle, clues: Collection[Clue]) -> frozenset[tuple[str, Spot]]:
    """The places that clues take of which each has room for one clue."""
    kinds = ((blank.kind(clue.kind).group, clue.spot) for clue in clues)
    return frozenset((group, spot) for group, spot in kinds if group)


def _said(
    blank: Puzzle, group: Sequence[Clue], said: Mapping[Clue | None, Constraint]
) -> frozenset[Constraint]:
    """What a group says; as one constraint where clues come with others that may come alone."""
    parts = tuple(said[clue] for clue in group if clue in said)
    bound = any(blank.kind(clue.kind).within for clue in group)
    return frozenset({AllOf(parts)} if bound else parts)


def _ordered(group: frozenset[Clue], candidate_clues: Sequence[Clue]) -> tuple[Clue, ...]:
    """A group in the order of the truths."""
    if len(group) == 1:
        return tuple(group)
    return tuple(clue for clue in candidate_clues if clue in group)
