"""How far a proof of the fewest clues of a Slitherlink is away: boards, relaxations, and peers.

``python -m tests.bench.bench_fewest``, with OR-tools installed. The proof is an implicit hitting
set: each other loop breaks some clues, one of which has to be there. What the sets that were met
demand at least, if a clue could be there in part (their linear relaxation), says how much of the
proof is left to search.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import ClassVar

from studio.board import Board
from studio.engines import kernels
from studio.engines.clue_sets import minimum_hitting_set
from studio.engines.clue_sets.hitting_sets import HittingSets
from studio.engines.engine import Token
from studio.families import SLITHERLINK
from studio.puzzle import Puzzle
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.bench.report import keep, milliseconds, table

MOST_SECONDS, PEER_SECONDS = 100.0, 60.0
"""For a board, and for each engine that is asked of its sets."""

BOARDS = {
    "squares, 7x7": Board.square(7, 7),
    "squares, 8x8": Board.square(8, 8),
    "squares, 9x9": Board.square(9, 9),
    "squares, 10x10": Board.square(10, 10),
    "hexagon of radius 3": Board.hexagon(3),
    "hexagon of radius 4": Board.hexagon(4),
    "hexagon of radius 5": Board.hexagon(5),
    "hexagon of radius 6": Board.hexagon(6),
}

Sets = list[frozenset[int]]


class Recorded(HittingSets):
    """Hitting sets whose sets to hit are kept."""

    met: ClassVar[Sets] = []

    def hit(self, members: Collection[int]) -> None:
        """Keep a set, then have it hit as ever."""
        self.met.append(frozenset(members))
        super().hit(members)


def proved(board: Board) -> tuple[float, Generated, Sets]:
    """Seconds of the processor for a puzzle with the fewest clues, it, and the sets met."""
    Recorded.met = []
    options = GenerateOptions(seed=1, aim="fewest")
    started = time.process_time()
    *_, made = generate(SLITHERLINK, board, options, Token(MOST_SECONDS))
    taken = time.process_time() - started
    assert isinstance(made, Generated), made
    return taken, made, smallest(Recorded.met)


def smallest(sets: Sets) -> Sets:
    """Those sets in which no other lies."""
    found: Sets = []
    for one in sorted(set(sets), key=len):
        if not any(other <= one for other in found):
            found.append(one)
    return found


def relaxed(sets: Sets) -> float:
    """The least that clues of all sets come to, each at least one, if a clue can be in part."""
    return modelled("GLOP", sets)[1]


def modelled(engine: str, sets: Sets) -> tuple[float, float]:
    """The best that a peer finds within the limit, and how little it proves not to do."""
    from ortools.linear_solver import pywraplp

    solver = pywraplp.Solver.CreateSolver(engine)
    clues = {
        clue: solver.NumVar(0, 1, "") if engine == "GLOP" else solver.BoolVar("")
        for clue in sorted(frozenset[int]().union(*sets))
    }
    for one in sets:
        solver.Add(sum(clues[clue] for clue in one) >= 1)
    solver.Minimize(sum(clues.values()))
    solver.SetTimeLimit(int(PEER_SECONDS * 1000))
    solver.Solve()
    found = solver.Objective().Value()
    return found, found if engine == "GLOP" else solver.Objective().BestBound()


def cp_sat(sets: Sets) -> tuple[float, float]:
    """The same of OR-tools' CP-SAT with one worker, told to look at the linear relaxation."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    clues = {clue: model.NewBoolVar("") for clue in sorted(frozenset[int]().union(*sets))}
    for one in sets:
        model.AddBoolOr([clues[clue] for clue in one])
    model.Minimize(sum(clues.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.linearization_level = 2
    solver.parameters.max_time_in_seconds = PEER_SECONDS
    solver.Solve(model)
    return solver.ObjectiveValue(), solver.BestObjectiveBound()


def ours(sets: Sets) -> tuple[float, float]:
    """The same of our own engine, as the proof asks it."""
    hitting = HittingSets([1] * (1 + max(map(max, sets))))
    for one in sets:
        hitting.hit(one)
    token = Token(PEER_SECONDS)
    found = hitting.smallest(1 + max(map(max, sets)), token)
    token.release()
    return (0 if found is None else len(found)), hitting.least


def rows(made: Sequence[tuple[str, Board]]) -> tuple[list[list[object]], Sets]:
    """A row for each board, and the sets of the last one."""
    found, sets = [], Sets()
    for name, board in made:
        Puzzle(SLITHERLINK, board).compile()
        taken, puzzle, sets = proved(board)
        clues = puzzle.puzzle.clues.count()
        least = clues if puzzle.fewest else puzzle.least
        found.append(
            [name, len(board), milliseconds(taken), clues, least, len(sets), f"{relaxed(sets):.1f}"]
        )
        print(*found[-1], sep=" | ", flush=True)
    return found, sets


def main() -> None:
    """Measure, print and keep the tables."""
    kernels.load_all()
    minimum_hitting_set.HittingSets = Recorded  # type: ignore[misc]
    found, sets = rows(list(BOARDS.items()))
    head = ["board", "cells", "time", "clues", "proved to be needed", "sets met", "relaxed"]
    peers = []
    for name, asked in (
        ("ours (core-guided, Glucose)", ours),
        ("OR-tools CP-SAT, one worker", cp_sat),
        ("SCIP", lambda sets: modelled("SCIP", sets)),
    ):
        best, least = asked(sets)
        peers.append([name, f"{best:.0f}" if best else "", f"{least:.1f}"])
        print(*peers[-1], sep=" | ", flush=True)
    says = (
        "One random loop each, and the fewest clues that fix it, given up after "
        f"{MOST_SECONDS:.0f} s. Processor time. Sets met: the clues that some other loop breaks, "
        "none in another; one of each has to be there. Relaxed: what these sets demand if a clue "
        "could be there in part."
    )
    last = (
        "The sets that were met on the last board, for each engine that finds a smallest set which "
        f"hits all of them, {PEER_SECONDS:.0f} s: what it finds, and what it proves to be needed. "
        "That no engine gets nearer to the clues which are needed shows where the time goes: the "
        "relaxation stays far below, and what is between has to be searched."
    )
    keep(
        "fewest",
        "Fewest clues of Slitherlinks",
        [says, table(head, found), last, table(["engine", "smallest", "proved"], peers)],
        ("python-sat", "ortools"),
    )


if __name__ == "__main__":
    main()
