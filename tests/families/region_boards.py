"""What tests of families with regions share: boards and loops by letters, and published boards."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from studio import formats
from studio.board import At, Board, Cell, Edge
from studio.engines.catalogue import ENGINES, oracle_for
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.formats import puzzlink
from studio.puzzle import Clue, Problem, Puzzle, Rule, Shape, Trace
from studio.work.analyse import Analysis
from studio.work.findings import Conflict, Counted, Judged, Redundant
from tests.oracles import answers

LOOPS = Path(__file__).parents[3] / "shared" / "data" / "loops.json"
SIDES = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}

Judge = Callable[[list[set[At]], list[At], Collection[Clue]], bool]
"""Does a loop, cell by cell, obey the rule for these regions and clues? Written from its words."""


def divided(rule: Rule, rows: str, *clues: Clue, **options: bool) -> Puzzle:
    """A puzzle whose regions are given by letters, "#" for a blocked cell."""
    lines = rows.split(" / ")
    area = {(r, c): letter for r, line in enumerate(lines) for c, letter in enumerate(line)}
    borders = [
        Clue("borders", Edge.of(a, b))
        for a in area
        for b in ((a[0], a[1] + 1), (a[0] + 1, a[1]))
        if b in area and area[a] != area[b]
    ]
    blocked = [Clue("blocked", Cell(at)) for at, letter in area.items() if letter == "#"]
    board = Board.square(len(lines), len(lines[0]))
    puzzle = Puzzle(rule, board, options=options).placed(*borders, *blocked, *clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def areas(rows: str) -> list[set[At]]:
    """The regions that letters give."""
    found: dict[str, set[At]] = {}
    for r, line in enumerate(rows.split(" / ")):
        for c, letter in enumerate(line):
            found.setdefault(letter, set()).add((r, c))
    found.pop("#", None)
    return list(found.values())


def lettered(rows: str) -> list[At]:
    """A loop cell by cell; letters a, b, ... then A, B, ... say the order."""
    lines = rows.split(" / ")
    cells = {letter: (r, c) for r, line in enumerate(lines) for c, letter in enumerate(line)}
    order = sorted((k for k in cells if k != "."), key=lambda k: (k.isupper(), k))
    return [cells[k] for k in order]


def obeyed(puzzle: Puzzle, loop: list[At]) -> bool:
    """Is a loop an answer of a puzzle?"""
    nodes = tuple(puzzle.board.index(at) for at in loop)
    return puzzle.compile().problem.answered_by(Trace(nodes, closed=True))


def loops_of(board: Board) -> list[list[At]]:
    """Every loop of a board, whatever the rule."""
    traces = answers(Problem(board.cell_graph, Shape.CYCLE))
    return [[board.cells[node] for node in trace.nodes] for trace in traces]


def compare_engines(puzzle: Puzzle, expected: int) -> None:
    """All engines that take the puzzle find as many answers, and count them exactly."""
    problem = puzzle.compile().problem
    for engine in ENGINES:
        if engine.declines(problem, Task.SOLVE) is None:
            events = list(engine.run(problem, Task.SOLVE, Limit(), Token()))
            found = [event.trace for event in events if isinstance(event, Found)]
            assert len(found) == len(set(found)) == expected, engine.key
        if engine.declines(problem, Task.COUNT) is None:
            *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
            assert isinstance(done, Done)
            assert (done.count, done.exact) == (expected, True), engine.key


def compare_analysis(puzzle: Puzzle, count: Callable[[Collection[Clue]], int]) -> Verdict:
    """What an analysis says of a puzzle, beside how many answers there are with some clues."""
    compiled = puzzle.compile()
    clues = [clue for clue in puzzle.clues.all() if not puzzle.kind(clue.kind).fixed]
    found = list(Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run())
    whole = count(clues)
    (judgement,) = (finding for finding in found if isinstance(finding, Judged))
    assert judgement.verdict is [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL][min(whole, 2)]
    for finding in found:
        match finding:
            case Redundant(single, final=True):
                assert set(single) == {
                    clue for clue in clues if count([c for c in clues if c != clue]) == 1
                }
            case Conflict(blamed, smallest=True):
                assert count(blamed) == 0
                assert all(count([c for c in blamed if c != clue]) for clue in blamed)
            case Counted(told, exact=True):
                assert told == whole
    return judgement.verdict


def check_published(genre: str) -> None:
    """Every published board of a genre has the published loop alone, and its address comes back."""
    if not LOOPS.exists():
        pytest.skip("no published loops beside the repository")
    boards = json.loads(LOOPS.read_text(encoding="utf-8"))["boards"]
    tried = [board for board in boards if board["genre"] == genre]
    assert tried
    for board in tried:
        puzzle = formats.read(board["url"]).puzzle
        assert puzzlink.address(puzzle) == board["url"]
        again = formats.read(formats.encode(puzzle, "pzprv3").decode()).puzzle
        assert again.clues == puzzle.clues
        if len(puzzle.board) > 400:
            continue
        compiled = puzzle.compile()
        *found, done = LOOP_SAT.run(compiled.problem, Task.SOLVE, Limit(solutions=2), Token())
        assert isinstance(done, Done)
        assert (done.count, done.exact) == (1, True)
        expected = {
            frozenset({(r, c), (r + SIDES[side][0], c + SIDES[side][1])})
            for r, row in enumerate(board["solution"])
            for c, sides in enumerate(row.split())
            for side in sides
            if side in SIDES
        }
        (trace,) = (event.trace for event in found if isinstance(event, Found))
        drawn = {frozenset({compiled.nodes[u], compiled.nodes[v]}) for u, v in trace.pairs}
        assert drawn == expected
