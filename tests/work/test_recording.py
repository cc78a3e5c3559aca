"""Any step of a recording is what all moves up to it lead to, and costs a segment at the most."""

from __future__ import annotations

import random
from array import array
from dataclasses import replace

import pytest

from studio import assets, formats
from studio.engines.engine import Token
from studio.engines.events import Done, Found
from studio.puzzle import Problem, Puzzle
from studio.work import watching
from studio.work.recording import (
    BACK,
    END,
    FOUND,
    LEAST_CHAPTER,
    ONWARD,
    TURN,
    Recording,
    Segment,
    Stage,
)
from studio.work.sentences import ended_words, said
from studio.work.watching import (
    Piece,
    Watch,
    checker,
    engines_for,
    messages,
    new_recording,
    question,
    record,
    recording_of,
)
from tests.work.wired import news, refuses, told

EXAMPLES = assets.root() / "examples"
EACH = (
    ("number-path/star", "backtrack"),
    ("jump-tour/pen-and-paper", "tours"),
    ("jump-maze/schonbrunn-zero", "walks"),
    ("one-stroke/double-triangle", "trails"),
    ("slitherlink/long-way", "loop-sat"),
    ("number-path/star", "path-sat"),
    ("jump-tour/pen-and-paper", "link-sat"),
    ("slitherlink/garden", "frontier-loops"),
    ("slitherlink/garden", "deduction"),
    ("number-path/first-steps", "deduction"),
)


def puzzle_of(name: str) -> Puzzle:
    return formats.read(EXAMPLES / f"{name}.puzzle").puzzle


def recording(name: str, engine: str, most: int = 100_000) -> tuple[Problem, Recording]:
    puzzle = puzzle_of(name)
    compiled = puzzle.compile()
    chosen = next(show for show in engines_for(compiled.problem) if show.key == engine)
    return compiled.problem, recording_of(puzzle, compiled, chosen, Token(), most)


@pytest.mark.parametrize(("name", "engine"), EACH)
def test_any_step_is_what_all_moves_up_to_it_lead_to(name: str, engine: str) -> None:
    problem, shown = recording(name, engine)
    stage, states = Stage(shown.settles), []
    for step in range(len(shown) + 1):
        if step:
            move, value = shown.move(step)
            assert move is not None
            stage.apply(move, value)
        states.append((tuple(stage.line), tuple(stage.tried[-1]), stage.backs, stage.found))
    some = random.Random(7)
    steps = [*range(min(400, len(shown))), *(some.randrange(len(shown) + 1) for _ in range(400))]
    for step in (*steps, len(shown), *range(len(shown), max(0, len(shown) - 300), -1)):
        frame = shown.at(step)
        assert (frame.line, frame.tried, frame.backs, frame.found) == states[step]
        assert shown.replayed <= max(LEAST_CHAPTER, problem.graph.size)


def test_the_forks_of_a_step_are_the_levels_above_it_and_what_failed_there() -> None:
    _, shown = recording("number-path/first-steps", "backtrack")
    assert shown.branches and not recording("number-path/first-steps", "path-sat")[1].branches
    rng = random.Random(3)
    for step in [rng.randrange(len(shown)) for _ in range(60)]:
        frame = shown.at(step)
        forks = shown.forks(step, 5)
        assert [fork.depth for fork in forks] == list(range(len(frame.line) + 1))[-5:]
        assert forks[-1].failed == frame.tried
        for fork in forks[:-1]:
            # A branch that failed is not the one the line took.
            assert frame.line[fork.depth] not in fork.failed
        assert shown.steps_back(step) is frame.back


def test_the_line_of_a_found_step_is_an_answer() -> None:
    problem, shown = recording("number-path/star", "backtrack")
    here = shown.next_solution(0)
    assert here is not None
    frame = shown.at(here)
    assert problem.closed is False
    assert len(frame.line) == problem.graph.size and isinstance(frame.note, Found)
    assert frame.note.trace.nodes == frame.line


def test_before_the_first_step_there_is_no_place_to_go_to() -> None:
    empty = Recording("backtrack", settles=lambda _: None)
    assert empty.next_solution(0) is None and empty.next_solution(0, forward=False) is None
    assert empty.next_dead_end(0) is None


def test_stepping_back_from_far_out_replays_one_chapter() -> None:
    problem, shown = recording("number-path/contradiction", "backtrack", most=150_000)
    assert len(shown) == 150_000
    most = max(LEAST_CHAPTER, problem.graph.size)
    for step in range(len(shown), len(shown) - 3 * most, -1):
        shown.at(step)
        assert shown.replayed <= most
    shown.at(70_000)
    shown.at(70_001)
    assert shown.replayed <= 1


def test_dead_ends_and_solutions_are_found_both_ways() -> None:
    _, shown = recording("number-path/first-steps", "backtrack")
    moves = [shown.move(step)[0] or 0 for step in range(1, len(shown) + 1)]
    found = [i for i, move in enumerate(moves, start=1) if move == FOUND]
    assert len(found) == 9
    back = [BACK <= move < ONWARD for move in moves]
    dead = [i + 1 for i in range(1, len(moves)) if back[i] and not back[i - 1]]
    for wanted, seek in ((found, shown.next_solution), (dead, shown.next_dead_end)):
        forward, here = [], seek(0)
        while here is not None:
            forward.append(here)
            here = seek(here)
        backward, here = [], seek(len(shown), False)
        while here is not None:
            backward.append(here)
            here = seek(here, False)
        assert forward == wanted == backward[::-1]


def test_a_rotation_is_a_move_of_its_own() -> None:
    _, shown = recording("jump-tour/pen-and-paper", "tours")
    step = next(i for i in range(1, len(shown)) if shown.move(i)[0] == TURN)
    before, after = shown.at(step - 1), shown.at(step)
    place = after.value
    assert after.line[: place + 1] == before.line[: place + 1]
    assert after.line[place + 1 :] == before.line[place + 1 :][::-1]


@pytest.mark.parametrize(("name", "engine"), EACH)
def test_a_film_comes_whole_over_the_wire(name: str, engine: str) -> None:
    puzzle = puzzle_of(name)
    problem, direct = recording(name, engine)
    sent = Recording(engine, direct.settles)
    for piece in map(checker(problem), news(question(puzzle, engine), messages)):
        sent.append(piece.segment, piece.whys)
    assert len(sent) == len(direct) and sent.move(len(sent))[0] == END
    for step in range(0, len(sent) + 1, max(1, len(sent) // 50)):
        assert sent.at(step) == direct.at(step)


def test_an_engine_that_cannot_be_watched_is_refused_with_a_sentence() -> None:
    (ended,) = told(question(puzzle_of("number-path/star"), "trails"), messages)
    assert "cannot be watched" in ended_words(ended)


def test_nonsense_over_the_wire_is_refused() -> None:
    problem = puzzle_of("slitherlink/garden").compile().problem
    for message in ("{}", '{"is": "Piece", "segment": 3}', '{"is": "Piece", "moves": "AA=="}'):
        refuses(Watch, message)
    segment = Segment(Stage().save(), bytes([0]), array("i", [0]), {}, (), 0)
    good = Piece(segment, ())
    assert checker(problem)(good) == good
    for values in ([], [-1], [problem.graph.size], [0, 0]):
        spoilt = Piece(replace(segment, values=array("i", values)), ())
        with pytest.raises(ValueError, match="not there"):
            checker(problem)(spoilt)


def test_a_film_that_is_too_long_says_so() -> None:
    _, shown = recording("number-path/contradiction", "backtrack", most=1_000)
    frame = shown.at(len(shown))
    assert len(shown) == 1_000 and frame.move == END
    assert isinstance(frame.note, Done)
    assert frame.note.exact is False and "1,000 steps" in said(frame.note.reason)


def test_what_is_told_in_whole_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_NOTED", 100)
    _, shown = recording("slitherlink/long-way", "loop-sat")
    frame = shown.at(len(shown))
    assert len(shown) < 27 and frame.move == END
    assert isinstance(frame.note, Done)
    assert frame.note.exact is False and "the search goes on" in said(frame.note.reason)


def test_the_profile_shows_every_step_of_a_short_film_and_chapters_of_a_long_one() -> None:
    _, shown = recording("one-stroke/double-triangle", "trails")
    heights, backs = shown.profile(len(shown))
    assert not shown.sampled
    depth = [len(f.line) + len(f.settled) for f in map(shown.at, range(1, len(shown) - 1))]
    assert heights[: len(depth)] == depth
    assert any(backs) and not all(backs)
    _, long = recording("number-path/contradiction", "backtrack", most=30_000)
    heights, backs = long.profile(500)
    assert long.sampled and min(heights) > 0 and any(backs)


@pytest.mark.parametrize("exact", [True, False])
def test_a_column_of_the_profile_shows_what_is_in_it(
    exact: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not exact:
        monkeypatch.setattr("studio.work.recording.EXACT_STEPS", 0)
    chance = random.Random(5)
    for _ in range(30):
        shown = Recording("backtrack")
        spans = []
        for _ in range(chance.randrange(1, 40)):
            moves = bytes(chance.choices((ONWARD, BACK), (9, 1), k=chance.randrange(1, 9)))
            heights = tuple(chance.randrange(9) for _ in moves)
            mean = max(heights)
            values = array("i", [0] * len(moves))
            start = len(shown)
            shown.append(Segment(Stage().save(), moves, values, {}, heights, mean), ())
            if exact:
                each = enumerate(zip(heights, moves, strict=True), start)
                spans += [(step, step + 1, high, move == BACK) for step, (high, move) in each]
            else:
                spans.append((start, len(shown), mean, BACK in moves))
        for columns in (1, 7, 100, 500):
            found = list(zip(*shown.profile(columns), strict=True))
            for column, seen in enumerate(found):
                # What begins in the column, or else what goes on throughout.
                low, high = column * len(shown), (column + 1) * len(shown)
                inside = [s for s in spans if low <= s[0] * columns < high]
                inside = inside or [s for s in spans if s[0] * columns < low < s[1] * columns]
                assert seen == (max(s[2] for s in inside), any(s[3] for s in inside))


def test_chapters_come_early_from_a_slow_engine() -> None:
    puzzle = puzzle_of("number-path/star")
    compiled = puzzle.compile()
    chosen = engines_for(compiled.problem)[0]
    pieces = list(record(puzzle, compiled, chosen, Token(), patience=0.0))
    growing = new_recording(chosen)
    for piece in pieces:
        growing.append(piece.segment, piece.whys)
        assert growing.at(len(growing)).step == len(growing)
    assert len(pieces) > 5
