"""No answer where clues shape what the rule asks for: which clue would have to go.

A clue of Yajilin takes its cell from the line and from the shading. To leave out what it says is
not to leave it out: its cell has to be free again. And what is left on its own may have no answer
where all together had one, so that no part of the clues is to blame by itself. So puzzles are
compiled anew, each without one clue.
"""

from __future__ import annotations

from collections.abc import Iterator

from studio.board import Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Answer, Model, Refuted, Token
from studio.engines.events import Verdict
from studio.puzzle import Clue, Compiled, Puzzle
from studio.work.findings import WayOut


def removable(puzzle: Puzzle) -> tuple[Clue, ...]:
    """The clues on cells. Borders of regions and the like are the board that these stand on."""
    return tuple(clue for clue in puzzle.clues.all() if isinstance(clue.spot, Cell))


def shaped(puzzle: Puzzle, compiled: Compiled) -> bool:
    """Would the rule ask for something else on this board if no clue stood on a cell?"""
    if not compiled.stated.issuperset(removable(puzzle)):
        return True
    return not compiled.asks_as(without_clues(puzzle).compile())


def without_clues(puzzle: Puzzle) -> Puzzle:
    """The board with no clue on a cell."""
    return puzzle.erased(*removable(puzzle))


def ways_out(puzzle: Puzzle, token: Token) -> Iterator[WayOut]:
    """The clues without which a puzzle has an answer, and whether it is the only one."""
    for clue in removable(puzzle):
        if token.stopped:
            return
        without = puzzle.erased(clue)
        answer = _answer(without, token)
        if isinstance(answer, Model):
            problem = without.compile().problem
            oracle = oracle_for(problem)
            other = oracle.ask(problem.constraints, [oracle.facts(answer.trace)], token)
            if isinstance(other, Model | Refuted):
                unique = isinstance(other, Refuted)
                yield WayOut(clue, Verdict.UNIQUE if unique else Verdict.SEVERAL)


def _answer(puzzle: Puzzle, token: Token) -> Answer:
    problem = puzzle.compile().problem
    return oracle_for(problem).ask(problem.constraints, [], token)
