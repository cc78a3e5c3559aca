"""Exact counts in an analysis: agreement with enumeration, samples, and what to add next."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.engines import kernels
from studio.engines.catalogue import oracle_for
from studio.engines.counting import loops as frontier_loops
from studio.engines.engine import Limit, Model, Task, Token
from studio.engines.events import Found, Verdict
from studio.engines.reasons import Unfinished
from studio.engines.sampling.path import random_path
from studio.engines.search.backtrack import BACKTRACK
from studio.engines.search.brute import BRUTE
from studio.families import (
    CASTLE_WALL,
    KOBURIN,
    NUMBER_PATH,
    SHEEP_WOLF_SLITHERLINK,
    SLITHERLINK,
    YAJILIN,
)
from studio.families.cell_clues import BLACK
from studio.puzzle import Clue, Clues, Constraint, Problem, Puzzle, Rule, Shape, Trace
from studio.puzzle.reason import Reason
from studio.work import counting
from studio.work.analyse import Analysis, Depth
from studio.work.counting import Counting, Sample, count_of, shares_of
from studio.work.findings import (
    Counted,
    Doubtful,
    Drawn,
    EdgeFrequencies,
    Failed,
    Finding,
    Finished,
    Judged,
    Spread,
    Suggested,
)
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from studio.work.sentences import failed_words, said

PRINTED = assets.root() / "examples" / "number-path" / "rixkudo-printed.puzzle"


@pytest.fixture(scope="module", autouse=True)
def compiled_kernels() -> None:
    """Counting waits until the kernels are compiled; here it may not."""
    kernels.load_all()


@cache
def answers(problem: Problem) -> list[Trace]:
    """All answers, by an engine that shares nothing with those that count."""
    engine = BRUTE if problem.shape is Shape.CYCLE else BACKTRACK
    events = engine.run(problem, Task.SOLVE, Limit(), Token())
    return [event.trace for event in events if isinstance(event, Found)]


def analysed(puzzle: Puzzle, depth: Depth | None = None) -> list[Finding]:
    compiled = puzzle.compile()
    oracle = oracle_for(compiled.problem)
    return list(Analysis(puzzle, compiled, oracle, Token()).run(depth))


def the(found: list[Finding], kind: type) -> Finding:
    return [finding for finding in found if isinstance(finding, kind)][-1]


def slitherlink(rows: int, columns: int, seed: int) -> Puzzle:
    """A few true numbers of a random loop, so that there are several answers."""
    board = Board.square(rows, columns)
    rng = random.Random(seed)
    blank = Puzzle(SLITHERLINK, board)
    loop = rng.choice(answers(blank.compile().problem))
    compiled = blank.compile()
    candidate_clues = list(SLITHERLINK.candidate_clues(blank, compiled, loop))
    placed = blank.placed(*rng.sample(candidate_clues, 3))
    assert isinstance(placed, Puzzle)
    return placed


def number_path(board: Board, seed: int, every: int) -> Puzzle:
    path = random_path(board.cell_graph, seed)
    assert path is not None
    labels = {Cell(board.cells[n]): s for s, n in enumerate(path.nodes, 1) if s % every == 1}
    return Puzzle(NUMBER_PATH, board, Clues({"labels": labels}))


PUZZLES: list[Callable[[], Puzzle]] = [
    *(partial(slitherlink, 3, 4, seed) for seed in range(4)),
    *(partial(number_path, Board.square(4, 5), seed, 6) for seed in range(3)),
    *(partial(number_path, Board.hexagon(2), seed, 7) for seed in range(3)),
]


@pytest.mark.parametrize("make", PUZZLES, ids=range(len(PUZZLES)))
def test_counts_shares_and_spread_are_those_of_all_answers(make: Callable[[], Puzzle]) -> None:
    puzzle = make()
    compiled = puzzle.compile()
    right = answers(compiled.problem)
    found = analysed(puzzle)
    counted = the(found, Counted)
    assert isinstance(counted, Counted)
    assert (counted.count, counted.exact, counted.final) == (len(right), True, True)
    if len(right) < 2:
        return
    shares = the(found, EdgeFrequencies)
    assert isinstance(shares, EdgeFrequencies)
    used = Counter(pair for line in right for pair in line.used)
    edge = Counting(puzzle, compiled, Token()).edge
    assert dict(shares.edges) == {edge(u, v): n for (u, v), n in used.items()}
    spread = the(found, Spread)
    assert isinstance(spread, Spread)
    assert (spread.looked_at, spread.every) == (len(right), True)
    suggested = the(found, Suggested)
    assert isinstance(suggested, Suggested)
    for suggestion in suggested.suggestions:
        more = puzzle.placed(suggestion.clue)
        assert isinstance(more, Puzzle)
        assert len(answers(more.compile().problem)) == suggestion.left
        assert 0 < (suggestion.left or 0) < len(right)


def test_the_printed_figure_is_led_from_six_answers_to_one() -> None:
    puzzle = formats.read(Path(PRINTED)).puzzle
    left = []
    while True:
        found = analysed(puzzle)
        counted = the(found, Counted)
        assert isinstance(counted, Counted)
        left.append(counted.count)
        if counted.count == 1:
            break
        if len(left) == 1:
            doubtful = the(found, Doubtful)
            assert isinstance(doubtful, Doubtful)
            assert len(doubtful.cells) == 10
        suggested = the(found, Suggested)
        assert isinstance(suggested, Suggested)
        after = puzzle.placed(suggested.suggestions[0].clue)
        assert isinstance(after, Puzzle)
        puzzle = after
    assert left == [6, 2, 1]


def test_of_many_answers_a_sample_is_drawn_and_the_numbers_left_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(counting, "LISTED", 10)
    puzzle = number_path(Board.hexagon(2), 1, 12)
    right = answers(puzzle.compile().problem)
    assert len(right) > 10
    found = analysed(puzzle, Depth(suggest_seconds=600.0))
    spread, suggested, drawn = the(found, Spread), the(found, Suggested), the(found, Drawn)
    assert isinstance(spread, Spread)
    assert isinstance(suggested, Suggested)
    assert isinstance(drawn, Drawn)
    assert (spread.every, drawn.evenly) == (False, True)
    compiled = puzzle.compile()
    lines = {compiled.addresses(line) for line in right}
    assert set(drawn.lines) <= lines
    assert suggested.suggestions
    for suggestion in suggested.suggestions:
        more = puzzle.placed(suggestion.clue)
        assert isinstance(more, Puzzle)
        assert len(answers(more.compile().problem)) == suggestion.left


def test_where_no_engine_counts_answers_are_enumerated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "counter_for", lambda problem: None)
    puzzle = slitherlink(3, 4, 1)
    right = answers(puzzle.compile().problem)
    found = analysed(puzzle, Depth(answer_seconds=600.0))
    counted = the(found, Counted)
    assert isinstance(counted, Counted)
    assert (counted.count, counted.exact) == (len(right), True)
    assert not [finding for finding in found if isinstance(finding, EdgeFrequencies)]


def test_without_compiled_kernels_nothing_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "warm", lambda *names: False)
    puzzle = slitherlink(3, 4, 2)
    found = analysed(puzzle, Depth(answer_seconds=600.0))
    counted = the(found, Counted)
    assert isinstance(counted, Counted)
    assert (counted.count, counted.exact) == (len(answers(puzzle.compile().problem)), True)
    assert isinstance(found[-1], Finished)


def test_until_kernels_are_compiled_a_count_that_stays_open_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernels, "warm", lambda *names: False)
    board = Board.square(4, 4)
    counted = the(analysed(Puzzle(SLITHERLINK, board), Depth(answers=5)), Counted)
    assert isinstance(counted, Counted)
    assert not counted.exact
    assert counted.reason == Reason(Unfinished.COMPILING)


def test_two_engines_that_disagree_are_told_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(self: Counting, *arguments: object) -> Iterator[Finding]:
        yield Counted(1, exact=True)
        return Sample((), True, 1, 1)

    monkeypatch.setattr(Counting, "_table", wrong)
    found = analysed(slitherlink(3, 4, 1))
    assert isinstance(found[-1], Failed)
    assert "disagree" in failed_words(found[-1])
    assert isinstance(the(found, Judged), Judged)


@pytest.mark.parametrize(
    ("board", "shape", "rooted", "count"),
    [
        (Board.square(3, 3), Shape.CYCLE, False, 213),
        (Board.hexagon(1), Shape.CYCLE, False, None),
        (Board.square(4, 4), Shape.HAMILTONIAN_CYCLE, False, 6),
        (Board.square(1, 2), Shape.HAMILTONIAN_PATH, True, 2),
    ],
)
def test_counts_of_blank_boards(
    board: Board, shape: Shape, rooted: bool, count: int | None
) -> None:
    graph = board.loop_graph if shape is Shape.CYCLE else board.cell_graph
    problem = Problem(graph, shape, (), rooted)
    done = count_of(problem, Token())
    expected = len(answers(problem)) if count is None else count
    assert (done.count, done.exact) == (expected, True)


def test_a_board_too_wide_is_declined_with_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "MOST_ADDED_UP", 3)
    problem = Problem(Board.square(30, 30).loop_graph, Shape.CYCLE)
    told = shares_of(problem, Token())
    assert isinstance(told, Reason)
    assert "32 nodes wide" in said(told) and said(told).endswith(".")
    token = Token()
    token.cancel()
    done = count_of(problem, token)
    assert not done.exact
    assert "32 nodes wide" in done.words and "Stopped" in done.words


def test_enumeration_of_a_board_too_wide_tells_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frontier_loops, "MOST_WIDE", 3)
    puzzle = slitherlink(3, 3, 1)
    found = analysed(puzzle, Depth(answers=2))
    counted = the(found, Counted)
    assert isinstance(counted, Counted)
    assert (counted.exact, counted.final) == (False, True)
    assert all(each.reason for each in found if isinstance(each, Counted))
    words = said(counted.reason)
    assert "5 nodes wide" in words
    assert "Without clues up to 3 can be counted, with many clues more." in words
    patient = Depth(answers=10_000, answer_seconds=600.0, suggest_seconds=0.0)
    every = the(analysed(puzzle, patient), Counted)
    assert isinstance(every, Counted)
    assert (every.exact, every.reason) == (True, None)


def test_a_stopped_count_says_what_is_proved() -> None:
    token = Token()
    token.cancel()
    done = count_of(Problem(Board.square(9, 9).loop_graph, Shape.CYCLE), token)
    assert not done.exact
    assert done.count >= 0


def test_truths_are_exactly_the_clues_that_an_answer_obeys() -> None:
    for make in PUZZLES:
        puzzle = make()
        compiled = puzzle.compile()
        line: Trace = answers(compiled.problem)[0]
        for clue in puzzle.rule.candidate_clues(puzzle, compiled, line):
            alone = Puzzle(puzzle.rule, puzzle.board).placed(Clue(clue.kind, clue.spot, clue.value))
            assert isinstance(alone, Puzzle)
            assert alone.compile().problem.answered_by(line)


def test_values_of_a_cell_are_told_once_each_and_not_where_they_are_the_same() -> None:
    """A clue says how many sides of its cell are drawn, whichever they are."""
    numbers = {Cell((0, 0)): 3, Cell((1, 2)): 0}
    puzzle = Puzzle(SLITHERLINK, Board.square(3, 3), Clues({"numbers": numbers}))
    (spread,) = (finding for finding in analysed(puzzle) if isinstance(finding, Spread))
    cells = dict(spread.cells)
    assert (0, 0) not in cells and cells
    for values in cells.values():
        words = [value for value, _ in values]
        assert len(set(words)) == len(words) > 1
        assert all(0 < n < 4 for _, n in values)
    assert spread.looked_at == 4 and dict(cells[0, 1]) == {"1": 3, "3": 1}


TOLD = (
    "castle-wall/ramparts",
    "geradeweg/straight-talk",
    "grand-tour/round-trip",
    "jump-tour/knights-round",
    "linesweeper/sweep",
    "masyu/beehive-pearls",
    "mid-loop/halfway-house",
    "number-path/between-walls",
    "ordered-path/heart-of-hats",
    "ordered-path/zipper",
    "sheep-wolf-slitherlink/night-watch",
    "shingoki/signals",
    "slitherlink/basket",
    "touch-slitherlink/hello-again",
    "vertex-slitherlink/four-corners",
)


def every_answer(problem: Problem) -> Iterator[Trace]:
    """All answers one by one, by SAT: as few counters do it."""
    oracle, known = oracle_for(problem), list[frozenset[Constraint]]()
    while isinstance(answer := oracle.ask(problem.constraints, known, Token()), Model):
        known.append(oracle.facts(answer.trace))
        yield answer.trace


def loosened(name: str) -> Puzzle:
    """An example with fewer clues, taken away in random order until there are several answers."""
    puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
    clues = list(puzzle.clues.all())
    random.Random(2).shuffle(clues)
    for clue in clues:
        puzzle = puzzle.erased(clue)
        (judged,) = (f for f in analysed(puzzle, Depth(count=False)) if isinstance(f, Judged))
        if judged.verdict is Verdict.SEVERAL:
            break
    return puzzle


def check_suggestions(asked: Puzzle) -> None:
    """Each leaves as many answers as is said, and one at least."""
    suggested = the(analysed(asked), Suggested)
    assert isinstance(suggested, Suggested) and suggested.suggestions
    for suggestion in suggested.suggestions:
        placed = asked.placed(suggestion.clue)
        assert isinstance(placed, Puzzle)
        assert suggestion.left == sum(1 for _ in every_answer(placed.compile().problem)) > 0


@pytest.mark.parametrize(
    "puzzle",
    [
        *(partial(loosened, name) for name in TOLD),
        partial(Puzzle, YAJILIN, Board.square(4, 4)),
        partial(Puzzle, CASTLE_WALL, Board.square(4, 4), Clues({"walls": {Cell((0, 0)): BLACK}})),
    ],
    ids=[*TOLD, "yajilin", "castle-wall"],
)
def test_a_suggested_clue_leaves_as_many_answers_as_is_said(puzzle: Callable[[], Puzzle]) -> None:
    """Also one that takes its cell from the line, which lets in answers that were none before."""
    asked = puzzle()
    check_suggestions(asked)


@pytest.mark.usefixtures("kernels_held")
def test_a_count_that_is_not_wanted_any_more_does_not_wait_for_kernels() -> None:
    """Else its process would be taken for one that hangs, and the next would load them again."""
    puzzle, token = Puzzle(SLITHERLINK, Board.square(2, 3)), Token()
    token.cancel()
    found = list(Counting(puzzle, puzzle.compile(), token).run((), Depth().room))
    assert found == [] and kernels.loading()


@pytest.mark.parametrize("rule", [YAJILIN, KOBURIN], ids=lambda rule: rule.key)
def test_cells_beside_clues_that_the_line_misses_are_suggested(rule: Rule) -> None:
    """A clue turns a shaded cell into one of its own; what is left is counted anew."""
    puzzle = Puzzle(rule, Board.square(4, 5))
    for _ in range(2):
        found = analysed(puzzle)
        suggested, counted = the(found, Suggested), the(found, Counted)
        assert isinstance(suggested, Suggested) and isinstance(counted, Counted)
        assert suggested.suggestions
        first = suggested.suggestions[0]
        assert puzzle.clues_on(first.clue.spot) == ()
        placed = puzzle.placed(first.clue)
        assert isinstance(placed, Puzzle)
        assert first.left == sum(1 for _ in every_answer(placed.compile().problem))
        if first.left == 1:
            break
        puzzle = placed


def test_a_clue_with_which_another_line_is_the_only_one_is_suggested() -> None:
    """Both answers pass every cell but those beside the clue; no clue that they allow is left."""
    clues = Clues({"numbers": {Cell((2, 0)): 14}})
    puzzle = Puzzle(YAJILIN, Board.square(3, 4), clues)
    suggested = the(analysed(puzzle), Suggested)
    assert isinstance(suggested, Suggested) and suggested.suggestions
    for each in suggested.suggestions:
        placed = puzzle.placed(each.clue)
        assert isinstance(placed, Puzzle) and each.left == 1
        assert len(list(every_answer(placed.compile().problem))) == 1


@pytest.mark.parametrize("name", ["dotchi-loop/bends", "moon-or-sun/day-and-night"])
def test_marks_of_regions_are_suggested(name: str) -> None:
    puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
    marks = [clue for clue in puzzle.clues.all() if clue.kind != "borders"]
    asked = puzzle.erased(*random.Random(3).sample(marks, len(marks) // 2))
    check_suggestions(asked)


def test_where_there_are_borders_alone_none_are_suggested() -> None:
    """Rather than none of many."""
    name = "entry-exit/revolving-doors"
    puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
    borders = list(puzzle.clues.all())
    found = analysed(puzzle.erased(*random.Random(1).sample(borders, len(borders) // 2)))
    judged = the(found, Judged)
    assert isinstance(judged, Judged) and judged.verdict is Verdict.SEVERAL
    assert not any(isinstance(each, Suggested) for each in found)


def test_a_suggestion_takes_no_place_of_a_clue_of_another_kind() -> None:
    """Number and animal share a cell: one that is placed would take the other away."""
    looked = 0
    for seed in range(6):
        *_, made = generate(
            SHEEP_WOLF_SLITHERLINK,
            Board.square(4, 4),
            GenerateOptions(seed=seed, weights={"numbers": 1.0, "animals": 1.0}),
            Token(),
        )
        assert isinstance(made, Generated)
        numbers = [clue for clue in made.puzzle.clues.all() if clue.kind == "numbers"]
        puzzle = made.puzzle.erased(*numbers[:2])
        for finding in analysed(puzzle):
            for suggestion in finding.suggestions if isinstance(finding, Suggested) else ():
                placed = puzzle.placed(suggestion.clue)
                assert isinstance(placed, Puzzle)
                assert set(placed.clues.all()) == {*puzzle.clues.all(), suggestion.clue}
                looked += 1
    assert looked > 5
