"""Masyu: pearls on squares and hexagons, judged by the words of the rule."""

from __future__ import annotations

import json
import random
from collections.abc import Collection
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from studio import formats, language
from studio.board import At, Board, Cell
from studio.engines.catalogue import ENGINES, oracle_for
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Found, Verdict
from studio.engines.sat.loop_sat import LOOP_SAT
from studio.families import MASYU
from studio.families.masyu import BLACK, WHITE
from studio.formats import FormatError, Output, puzzlink
from studio.puzzle import Clue, Problem, Puzzle, Shape, Trace
from studio.work.analyse import Analysis
from studio.work.explain import Explainer
from studio.work.findings import Conflict, Counted, Judged, Redundant
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from studio.work.sentences import said
from studio.work.steps import Ending, Step
from tests.oracles import answers

LOOPS = Path(__file__).parents[3] / "shared" / "data" / "loops.json"


def pearl(at: At, value: int) -> Clue:
    return Clue("pearls", Cell(at), value)


def puzzle_of(board: Board, *clues: Clue, **options: bool) -> Puzzle:
    puzzle = Puzzle(MASYU, board, options=options).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return puzzle


def drawn(rows: str) -> tuple[Board, list[At]]:
    """A board and the cells of a loop on it in their order; letters a, b, ... then A, B, ... say
    the order."""
    lines = rows.split(" / ")
    board = Board.square(len(lines), len(lines[0]))
    cells = {letter: (r, c) for r, line in enumerate(lines) for c, letter in enumerate(line)}
    order = sorted((k for k in cells if k != "."), key=lambda k: (k.isupper(), k))
    return board, [cells[k] for k in order]


def judged(loop: list[At], at: At, value: int) -> bool:
    """What the rule says of one pearl, written from its words and nothing else."""
    if at not in loop:
        return False
    i = loop.index(at)
    five = [loop[(i + k) % len(loop)] for k in range(-2, 3)]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(five)]
    turns = [first != second for first, second in pairwise(steps)]
    before, here, after = turns
    if value == BLACK:
        return here and not before and not after
    return not here and (before or after)


# For each way to break the rule a loop that breaks just that, with the pearl that it breaks.
WRONG = {
    "a white pearl at a turn": ("abc / h.d / gfe", (0, 0), WHITE),
    "no turn beside a white pearl": ("abcde / l...f / kjihg", (0, 2), WHITE),
    "no turn on a black pearl": ("abcde / l...f / kjihg", (0, 2), BLACK),
    "a turn beside a black pearl": ("abc / fed / ...", (0, 0), BLACK),
    "a white pearl that the line misses": ("ab. / dc. / ...", (2, 1), WHITE),
    "a black pearl that the line misses": ("ab. / dc. / ...", (2, 2), BLACK),
}


@pytest.mark.parametrize("name", WRONG)
def test_each_way_to_break_the_rule(name: str) -> None:
    rows, at, value = WRONG[name]
    board, loop = drawn(rows)
    nodes = Trace(tuple(board.index(cell) for cell in loop), closed=True)
    assert puzzle_of(board).compile().problem.answered_by(nodes)
    assert not puzzle_of(board, pearl(at, value)).compile().problem.answered_by(nodes)


def test_pearls_that_hold() -> None:
    board, loop = drawn("abcd / j..e / ihgf")
    nodes = Trace(tuple(board.index(cell) for cell in loop), closed=True)
    problem = puzzle_of(board, pearl((0, 1), WHITE), pearl((1, 3), WHITE)).compile().problem
    assert problem.answered_by(nodes)
    board, loop = drawn("abcde / l...f / kjihg")
    black = puzzle_of(Board.square(5, 5), pearl((0, 0), BLACK)).compile().problem
    ring = [(0, c) for c in range(5)] + [(r, 4) for r in range(1, 5)]
    ring += [(4, c) for c in (3, 2, 1, 0)] + [(r, 0) for r in (3, 2, 1)]
    assert black.answered_by(Trace(tuple(5 * r + c for r, c in ring), closed=True))


BOARDS = [
    Board.square(3, 4),
    Board.square(4, 4, holes=[(1, 1)]),
    Board.square(3, 5, holes=[(1, 2), (0, 4)]),
    Board.hexagon(1),
    Board.hexagon(2).with_cells(
        [(q, r) for q in range(-1, 2) for r in range(-2, 2) if abs(q + r) < 3]
    ),
]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.lattice.key}{len(board)}")
def test_all_engines_find_the_loops_that_the_rule_allows(board: Board) -> None:
    """Every loop of the board against random pearls, judged by :func:`judged`."""
    rng = random.Random(repr(board.cells))
    loops = answers(Problem(board.cell_graph, Shape.CYCLE))
    for k in range(12):
        spots = rng.sample(board.cells, 1 + k % 3)
        values = [rng.choice((WHITE, BLACK)) for _ in spots]
        if k % 2 and loops:  # some that are true together
            puzzle = puzzle_of(board)
            candidate_clues = list(
                MASYU.candidate_clues(puzzle, puzzle.compile(), rng.choice(list(loops)))
            )
            clues = rng.sample(candidate_clues, min(len(candidate_clues), 2))
        else:
            clues = [pearl(at, value) for at, value in zip(spots, values, strict=True)]
        problem = puzzle_of(board, *clues).compile().problem
        expected = set(kept(board, loops, clues))
        for engine in ENGINES:
            if engine.declines(problem, Task.SOLVE) is None:
                events = list(engine.run(problem, Task.SOLVE, Limit(), Token()))
                assert {e.trace for e in events if isinstance(e, Found)} == expected, engine.key
            if engine.declines(problem, Task.COUNT) is None:
                *_, done = engine.run(problem, Task.COUNT, Limit(), Token())
                assert isinstance(done, Done)
                assert (done.count, done.exact) == (len(expected), True), engine.key


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.lattice.key}{len(board)}")
def test_truths_are_all_pearls_that_a_loop_allows(board: Board) -> None:
    puzzle = puzzle_of(board)
    compiled = puzzle.compile()
    for loop in sorted(answers(compiled.problem), key=lambda trace: trace.nodes)[:40]:
        cells = [board.cells[node] for node in loop.nodes]
        expected = {
            pearl(at, value)
            for at in board.cells
            for value in (WHITE, BLACK)
            if judged(cells, at, value)
        }
        assert set(MASYU.candidate_clues(puzzle, compiled, loop)) == expected


def test_through_every_cell() -> None:
    board = Board.square(4, 3)
    every = puzzle_of(board, every_cell=True).compile()
    loops = answers(every.problem)
    every_loop = answers(puzzle_of(board).compile().problem)
    assert set(loops) == {loop for loop in every_loop if len(loop.nodes) == len(board)} != set()
    assert every.given == frozenset(every.problem.constraints)
    assert "every cell" in language.paragraph(MASYU.how_to(puzzle_of(board, every_cell=True)))


def test_reasons_of_pearls_without_room() -> None:
    corner = puzzle_of(Board.square(4, 4), pearl((0, 0), WHITE))
    assert "go straight" in said(MASYU.because(corner, [pearl((0, 0), WHITE)]))
    small = puzzle_of(Board.square(2, 4), pearl((0, 0), BLACK))
    assert "turn" in said(MASYU.because(small, [pearl((0, 0), BLACK)]))
    assert said(MASYU.because(corner, [pearl((0, 1), WHITE)])) == ""


def test_reasons_of_two_pearls_that_bar_each_other() -> None:
    """Where one is given no loop obeys both; most pairs without a loop have one."""
    board = Board.square(4, 5)
    loops = answers(puzzle_of(board).compile().problem)
    obeyed = {
        clue: frozenset(i for i, loop in enumerate(loops) if _obeys(board, loop, clue))
        for clue in (pearl(at, value) for at in board.cells for value in (WHITE, BLACK))
    }
    apart, told, joined = 0, 0, 0
    for pair in combinations([clue for clue, those in obeyed.items() if those], 2):
        if pair[0].spot == pair[1].spot:
            continue
        words = said(MASYU.because(puzzle_of(board, *pair), pair))
        if obeyed[pair[0]] & obeyed[pair[1]]:
            assert words == ""
            continue
        apart, told = apart + 1, told + bool(words)
        joined += "side by side" in words
    assert told >= apart * 3 / 4 and joined


def test_two_black_pearls_side_by_side_have_a_reason() -> None:
    """Each turns, so the line does not join them; away from the other one has one cell alone."""
    pair = (pearl((4, 1), BLACK), pearl((4, 2), BLACK))
    assert "side by side" in said(MASYU.because(puzzle_of(Board.square(9, 9), *pair), pair))
    apart = (pearl((4, 2), BLACK), pearl((4, 3), BLACK))
    assert said(MASYU.because(puzzle_of(Board.square(9, 9), *apart), apart)) == ""


def _obeys(board: Board, loop: Trace, clue: Clue) -> bool:
    assert isinstance(clue.spot, Cell)
    return judged([board.cells[node] for node in loop.nodes], clue.spot.at, clue.value or 0)


def kept(board: Board, loops: list[Trace], clues: Collection[Clue]) -> list[Trace]:
    """The loops that obey all of some pearls."""
    asked = [(clue.spot.at, clue.value) for clue in clues if isinstance(clue.spot, Cell)]
    return [
        loop
        for loop in loops
        if all(judged([board.cells[node] for node in loop.nodes], at, v or 0) for at, v in asked)
    ]


def test_verdict_redundant_clues_and_smallest_conflicts() -> None:
    """All that an analysis says of random pearls, beside all loops of the board."""
    board = Board.square(4, 4)
    loops = answers(puzzle_of(board).compile().problem)
    rng = random.Random(7)
    seen = set()
    for _ in range(40):
        spots = rng.sample(board.cells, 3)
        clues = tuple(pearl(at, rng.choice((WHITE, BLACK))) for at in spots)
        puzzle = puzzle_of(board, *clues)
        compiled = puzzle.compile()
        found = list(Analysis(puzzle, compiled, oracle_for(compiled.problem), Token()).run())
        count = len(kept(board, loops, clues))
        (judgement,) = (finding for finding in found if isinstance(finding, Judged))
        verdict = [Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL][min(count, 2)]
        assert judgement.verdict is verdict
        seen.add(verdict)
        for finding in found:
            match finding:
                case Redundant(single, final=True):
                    expected = {
                        clue
                        for clue in clues
                        if len(kept(board, loops, [c for c in clues if c != clue])) == 1
                    }
                    assert set(single) == expected
                case Conflict(blamed, smallest=True):
                    assert not kept(board, loops, blamed)
                    for clue in blamed:
                        assert kept(board, loops, [c for c in blamed if c != clue])
                case Counted(told, exact=True):
                    assert told == count
    assert seen == {Verdict.NONE, Verdict.UNIQUE, Verdict.SEVERAL}


@pytest.mark.parametrize("board", [Board.square(8, 8), Board.hexagon(2)], ids=["square", "hex"])
def test_puzzles_are_made(board: Board) -> None:
    *_, made = generate(MASYU, board, GenerateOptions(seed=3), Token())
    assert isinstance(made, Generated)
    assert made.minimal
    compiled = made.puzzle.compile()
    *_, done = LOOP_SAT.run(compiled.problem, Task.SOLVE, Limit(solutions=2), Token())
    assert isinstance(done, Done)
    assert (done.count, done.exact) == (1, True)


def test_puzzles_through_every_cell_are_made() -> None:
    options = GenerateOptions(seed=3, settings={"every_cell": True})
    *_, made = generate(MASYU, Board.square(6, 6), options, Token())
    assert isinstance(made, Generated)
    assert len(made.line) == 36


def test_a_generated_puzzle_is_explained() -> None:
    *_, made = generate(MASYU, Board.square(6, 6), GenerateOptions(seed=1), Token())
    assert isinstance(made, Generated)
    *steps, ending = Explainer(made.puzzle, Token()).run()
    assert isinstance(ending, Ending)
    assert ending.solved
    spots = {spot for step in steps if isinstance(step, Step) for spot in step.places}
    assert all(made.puzzle.board.has(spot) for spot in spots)
    assert any(isinstance(spot, Cell) for spot in spots)


ADDRESSES = [
    "mashu/6/6/1063000i3000",  # GENRES of pzprjs
    "mashu/f/6/6/1063000i3000",
]


@pytest.mark.parametrize("text", ADDRESSES)
def test_addresses_come_back(text: str) -> None:
    puzzle = formats.read(text).puzzle
    assert puzzle.clues.of("pearls")[Cell((0, 2))] == WHITE
    assert puzzle.clues.of("pearls")[Cell((1, 1))] == BLACK
    assert len(puzzle.clues.of("pearls")) == 5
    assert puzzlink.address(puzzle) == f"https://puzz.link/p?{text}"
    assert formats.read(text.replace("mashu", "pearl")).puzzle == puzzle


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("mashu/6/6/1063", "4 letters stand for the cells where 12 should"),
        ("mashu/3/1/r", "“r” means no three cells"),
        ("mashu/q/3/1/0", "flag “q” changes the rules"),
        ("pzprv3/mashu/1/3/. - . /", "line 5: A clue “?” is not known"),
        ("pzprv3/mashu/1/3/. 3 . /", "line 5: The clue is 3; 1 to 2 is possible"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert told in str(caught.value)


def test_a_file_with_an_answer_comes_back() -> None:
    _, loop = drawn("abc / h.d / gfe")
    puzzle = puzzle_of(Board.square(3, 3), pearl((0, 1), WHITE), every_cell=False)
    text = formats.encode(puzzle, "pzprv3", Output(tuple(loop))).decode()
    assert text == (
        "pzprv3\nmashu\n3\n3\n. 1 . \n. . . \n. . . \n1 1 \n0 0 \n1 1 \n1 0 1 \n1 0 1 \n"
    )
    reading = formats.read(text)
    assert reading.puzzle.clues == puzzle.clues
    assert reading.puzzle.solution is not None
    assert set(reading.puzzle.solution) == set(loop)


SIDES = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}


@pytest.mark.skipif(not LOOPS.exists(), reason="no published loops beside the repository")
def test_published_boards_have_the_published_loop_alone() -> None:
    boards = json.loads(LOOPS.read_text(encoding="utf-8"))["boards"]
    tried = [board for board in boards if board["genre"].lower() == "masyu"]
    assert tried
    for board in tried:
        puzzle = formats.read(board["url"]).puzzle
        assert puzzlink.address(puzzle) == board["url"]
        if len(puzzle.board) > 600:
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
        assert {
            frozenset({compiled.nodes[u], compiled.nodes[v]}) for u, v in trace.pairs
        } == expected
