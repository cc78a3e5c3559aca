"""Random interleavings of edits, stops and waits: nothing of an older board is ever told."""

from __future__ import annotations

import os
import queue
import random

from studio.board import Board, Cell
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.sampling.path import random_path
from studio.engines.search.backtrack import BACKTRACK
from studio.families import NUMBER_PATH
from studio.formats import native
from studio.formats.format import PLAIN
from studio.puzzle import Clues, Puzzle
from studio.work.findings import Failed, Finding, Finished, Judged
from studio.work.solving import Solving
from tests.budget import tries

ROUNDS = tries(500, 2_000)
PATIENCE = 60.0


def posed(seed: int) -> tuple[str, Verdict]:
    """A small random puzzle as text, and its verdict by an engine of another kind."""
    rng = random.Random(seed)
    board = Board.square(3, rng.choice([3, 4]))
    path = random_path(board.cell_graph, seed)
    assert path is not None
    some = rng.sample(list(enumerate(path.nodes, start=1)), rng.randint(1, 4))
    labels = {Cell(board.cells[node]): step for step, node in some}
    if rng.random() < 0.3:
        labels = dict(zip(labels, reversed(labels.values()), strict=True))
    puzzle = Puzzle(NUMBER_PATH, board, Clues({"labels": labels}))
    problem = puzzle.compile().problem
    (done,) = (
        event
        for event in BACKTRACK.run(problem, Task.SOLVE, Limit(solutions=2), Token())
        if isinstance(event, Done)
    )
    return native.write(puzzle, PLAIN).decode(), done.verdict


def test_no_finding_of_an_older_board_is_ever_told(forked: None) -> None:
    pool = [posed(seed) for seed in range(60)]
    assert {verdict for _, verdict in pool} >= {Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL}
    heard: queue.Queue[tuple[int, Finding]] = queue.Queue()
    solving = Solving(lambda revision, finding: heard.put((revision, finding)))
    rng = random.Random(11)
    asked: dict[int, Verdict | None] = {}
    latest = judged = 0

    def take(revision: int, finding: Finding) -> None:
        nonlocal latest, judged
        assert revision >= latest, "findings go back to an older board"
        latest = revision
        assert not isinstance(finding, Failed), finding
        assert asked[revision] is not None, "a stopped board is told of"
        if isinstance(finding, Judged):
            judged += 1
            assert finding.verdict is asked[revision]

    try:
        for revision in range(1, ROUNDS + 1):
            if rng.random() < 0.1:
                asked[revision] = None
                solving.stop(revision)
                continue
            text, verdict = rng.choice(pool)
            asked[revision] = verdict
            solving.analyse(revision, text)
            # Sometimes the next edit comes at once, sometimes in the middle, sometimes at the end.
            patience = rng.choice(["none", "some", "all"])
            while patience != "none":
                told, finding = heard.get(timeout=PATIENCE)
                take(told, finding)
                ended = told == revision and isinstance(finding, Finished)
                if ended or (patience == "some" and told == revision and rng.random() < 0.5):
                    break
        pids = solving.pids
        assert pids
    finally:
        solving.close()
    while not heard.empty():
        take(*heard.get())
    assert judged > ROUNDS / 4
    assert not any(os.path.exists(f"/proc/{pid}") for pid in pids)
