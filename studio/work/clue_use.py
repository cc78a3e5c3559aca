"""What a walk to the solution tells the designer: where it gets hard, and which clues it uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from studio.engines.deduction.proofs import NEAR
from studio.puzzle import Clue, Puzzle
from studio.records import dataclass
from studio.work.steps import Mark, Step


@dataclass(frozen=True, slots=True)
class ClueUse:
    """``stuck`` are the places of the steps that no technique with a name makes.

    ``hardest`` is the place of the hardest step. ``carrying`` is the clue that most steps name,
    with how many do; ``unneeded`` are clues that none names, nor a fact in the same place, which
    may be what the clue says: this walk does without them, though they may be necessary for the
    solution to be the only one. Clues that no step could name, as borders of regions, are not among
    them.
    """

    stuck: tuple[int, ...]
    hardest: int | None
    carrying: tuple[Clue, int] | None
    unneeded: tuple[Clue, ...]


def clue_use(puzzle: Puzzle, steps: Sequence[Step]) -> ClueUse:
    """What the steps of a whole walk say of the puzzle."""
    used = Counter(part for step in steps for part in step.because if isinstance(part, Clue))
    marks = (part for step in steps for part in step.because if isinstance(part, Mark))
    known = {spot for mark in marks for spot in mark.spots}
    places = range(len(steps))
    stated = puzzle.compile().stated
    best = max(used, key=lambda clue: (used[clue], repr(clue)), default=None)
    return ClueUse(
        tuple(place for place in places if steps[place].level >= NEAR.level),
        max(places, key=lambda place: (steps[place].level, steps[place].size), default=None),
        None if best is None else (best, used[best]),
        tuple(
            clue
            for clue in puzzle.clues.all()
            if clue in stated - used.keys() and clue.spot not in known
        ),
    )
