"""Minimal clue sets counted: in a diagram, against one by one by Murakami and Uno's method.

``python -m tests.bench.bench_clue_sets``. Both count the minimal transversals of the same lists of
sets that counterexamples break, by turns in one run.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from unittest.mock import patch

from studio.board import Board
from studio.engines.clue_sets.minimal_sets import SetsCounted, count_sets
from studio.engines.clue_sets.transversals import count_transversals, transversals
from studio.engines.engine import Token, outcome
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.puzzle import Constraint, EdgeUsed, Problem, Puzzle, StepAt, Trace
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.bench.report import keep, milliseconds, table
from tests.engines.clue_sets.test_clue_sets import rixkudo

MOST = 200_000
"""Transversals after which counting one by one is given up."""

ROUNDS = 3


def labels(problem: Problem, trace: Trace, *, diamonds: bool = False) -> list[Constraint]:
    """The numbers between the ends, and the diamonds where they are wanted."""
    found: list[Constraint] = [StepAt(v, s) for s, v in enumerate(trace.nodes, start=1)][1:-1]
    return found + [EdgeUsed(u, v) for u, v in trace.pairs] if diamonds else found


def made_on(board: Board, seed: int) -> tuple[Problem, Trace, list[Constraint]]:
    """A generated number path or Slitherlink with all the clues there are."""
    rule = SLITHERLINK if seed < 0 else NUMBER_PATH
    *_, made = generate(rule, board, GenerateOptions(seed=abs(seed)), Token())
    assert isinstance(made, Generated)
    compiled = made.puzzle.compile()
    place = {at: node for node, at in enumerate(compiled.nodes)}
    trace = Trace(tuple(place[at] for at in made.line), compiled.problem.closed)
    empty = Problem(compiled.problem.graph, compiled.problem.shape, (), compiled.problem.rooted)
    if seed >= 0:
        ends = StepAt(trace.nodes[0], 1), StepAt(trace.nodes[-1], len(trace.nodes))
        return Problem(empty.graph, empty.shape, ends, True), trace, labels(empty, trace)
    candidate_clues = made.puzzle.rule.candidate_clues(made.puzzle, compiled, trace)
    whole = made.puzzle.placed(*candidate_clues)
    assert isinstance(whole, Puzzle)
    return empty, trace, list(whole.compile().problem.constraints)


def broken_sets(problem: Problem, trace: Trace, choices: Sequence[Constraint]) -> list[int]:
    """The minimal sets that counterexamples break, as the count finds them."""
    kept: list[int] = []

    def listen(masks: Sequence[int], token: Token) -> dict[int, int]:
        kept.extend(masks)
        return {0: 0}

    with (
        patch("studio.engines.clue_sets.minimal_sets.count_transversals", listen),
        patch("studio.engines.clue_sets.minimal_sets.SINGLY", 1),
    ):
        outcome(count_sets(problem, trace, choices, Token()))
    return kept


def main() -> None:
    """Measure, print and keep the table."""
    problem, trace = rixkudo()
    cases = [("riXkudo, numbers", problem, trace, labels(problem, trace))]
    for name, board, seed in (
        ("hexagon of radius 3, numbers", Board.hexagon(3), 1),
        ("7x7, numbers", Board.square(7, 7), 2),
        ("Slitherlink 5x5", Board.square(5, 5), -3),
    ):
        cases.append((name, *made_on(board, seed)))
    rows = []
    for name, problem, trace, choices in cases:
        started = time.process_time()
        counted: SetsCounted = outcome(count_sets(problem, trace, choices, Token(120.0)))
        whole = time.process_time() - started
        if not counted.exact:
            rows.append([name, "not finished in 120 s", f"≥ {counted.count:,}", "", "", ""])
            continue
        masks = broken_sets(problem, trace, choices)
        times: dict[str, list[float]] = {"diagram": [], "one by one": []}
        seen = 0
        for _ in range(ROUNDS):
            started = time.process_time()
            sizes = count_transversals(masks, Token())
            times["diagram"].append(time.process_time() - started)
            assert sizes is not None
            assert sum(sizes.values()) == counted.count
            started = time.process_time()
            seen = 0
            for _chosen in transversals(masks):
                seen += 1
                if seen >= MOST:
                    break
            times["one by one"].append(time.process_time() - started)
        diagram, single = (min(taken) for taken in times.values())
        # What was left out would have cost as much each.
        ratio = single / diagram * max(1.0, counted.count / max(1, seen))
        rows.append(
            [
                name,
                milliseconds(whole),
                f"{counted.count:,}",
                f"{len(masks):,}",
                milliseconds(diagram),
                f"{ratio:,.1f} x" + ("" if seen == counted.count else " (by its first 200,000)"),
            ]
        )
        print(*rows[-1], sep=" | ", flush=True)
    says = (
        "How many minimal sets of clues have exactly one given solution. Whole: from the solution "
        "to the count, most of it the search for what counterexamples break. The last two columns "
        "count "
        "the same list: in a zero-suppressed diagram, and one by one (K. Murakami, T. Uno, 2014, "
        "in the same language), by turns in one run. The first 20,000 sets are counted singly, "
        "the rest at once. Processor time on a busy machine."
    )
    head = [
        "solution",
        "whole",
        "minimal sets",
        "sets that counterexamples break",
        "diagram",
        "one by one",
    ]
    keep("clue_sets", "Minimal clue sets", [says, table(head, rows)], ("python-sat",))


if __name__ == "__main__":
    main()
