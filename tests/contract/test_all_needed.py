"""What is made with "all needed" is what the analysis calls so: none of its clues can go, but for
the circles and walls that come with a number."""

from __future__ import annotations

import pytest

from studio.board import Board, HexLattice
from studio.board.figures import house
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Token
from studio.puzzle import Clue, Puzzle, Rule
from studio.work.analyse import Analysis
from studio.work.depth import Depth
from studio.work.findings import Redundant
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions, rules

SEEDS = 3


def board_for(rule: Rule) -> Board:
    """A board on which puzzles of the rule have some clues, on the lattice of its first variant."""
    lattice = rule.variants[0].lattice
    if lattice.key == "graph":
        return house()
    if isinstance(lattice, HexLattice):
        return Board.hexagon(2)
    return Board.square(6, 6, king=len(lattice.touching((0, 0))) == 8)


def redundant(puzzle: Puzzle) -> Redundant | None:
    """What the analysis says at last of clues that can go; None where it says nothing of them."""
    compiled = puzzle.compile()
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token(30))
    found = analysis.run(Depth(count=False, overlap=False))
    told = [finding for finding in found if isinstance(finding, Redundant)]
    return told[-1] if told else None


def solutions(puzzle: Puzzle) -> int:
    """0, 1 or 2 for more."""
    problem = puzzle.compile().problem
    oracle = oracle_for(problem)
    answer = oracle.ask(problem.constraints, (), Token(30))
    if not isinstance(answer, Model):
        assert isinstance(answer, Refuted)
        return 0
    other = oracle.ask(problem.constraints, [oracle.facts(answer.trace)], Token(30))
    assert isinstance(other, Model | Refuted)
    return 2 if isinstance(other, Model) else 1


def within(rule: Rule) -> bool:
    """Do clues of the rule stand within others?"""
    return any(kind.within for kind in rule.kinds)


def hosts(puzzle: Puzzle) -> set[Clue]:
    """The clues that others stand within: circles and walls under numbers."""
    found = set()
    for kind in puzzle.rule.kinds:
        around = puzzle.clues.of(kind.within) if kind.within else {}
        both = puzzle.clues.of(kind.key).keys() & around.keys()
        found.update(Clue(kind.within, spot, around[spot]) for spot in both)
    return found


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.key)
def test_no_clue_of_what_is_made_can_go(rule: Rule) -> None:
    """But for what stands under a number, of which the colour alone may say nothing new."""
    for seed in range(SEEDS):
        *_, made = generate(rule, board_for(rule), GenerateOptions(seed=seed), Token(30))
        assert isinstance(made, Generated), made
        if made.minimal:
            # Nobody's word is taken for it: each is taken away.
            compiled = made.puzzle.compile()
            stated = dict(zip(compiled.clues, compiled.problem.constraints, strict=True))
            for clue in made.puzzle.clues.all():
                if not made.puzzle.kind(clue.kind).fixed and stated.get(clue) not in compiled.given:
                    assert solutions(made.puzzle.erased(clue)) != 1
        told = redundant(made.puzzle)
        assert told is None or told.final
        joined = {kind.key for kind in rule.kinds if kind.joined}
        spare = set() if told is None else {c for c in told.single if c.kind not in joined}
        assert spare <= hosts(made.puzzle)
        assert made.grouped or not within(rule)


@pytest.mark.parametrize("rule", [*filter(within, rules())], ids=lambda rule: rule.key)
@pytest.mark.parametrize("aim", ["fewest", "generous"])
def test_clues_within_others_are_tried_whatever_is_wanted(rule: Rule, aim: str) -> None:
    options = GenerateOptions(seed=1, aim=aim, extra=3)  # type: ignore[arg-type]
    *_, made = generate(rule, Board.square(5, 5), options, Token(30))
    assert isinstance(made, Generated)
    told = redundant(made.puzzle)
    joined = {kind.key for kind in rule.kinds if kind.joined}
    assert told is not None
    spare = {clue for clue in told.single if clue.kind not in joined} - hosts(made.puzzle)
    if aim == "generous":
        assert told.single
    else:
        assert not spare
