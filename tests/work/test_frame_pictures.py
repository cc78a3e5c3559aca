"""What frames show is what the search knows, and what they say is true."""

from __future__ import annotations

from itertools import pairwise

import pytest

from studio.board import Board, Cell, Edge, SpotKind
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.engines.events import Candidate, Why
from studio.families import NUMBER_PATH, ORDERED_PATH
from studio.puzzle import Clues, Puzzle
from studio.work.frame_pictures import FramePictures
from studio.work.places import cell_name, node_name
from studio.work.recording import END, FAILS, FOUND, NOTE, Recording
from studio.work.steps import NUMBER, Step
from studio.work.watching import engines_for, recording_of
from tests.work.test_recording import EACH, puzzle_of, recording


def frame_pictures(name: str, engine: str) -> FramePictures:
    puzzle = puzzle_of(name)
    _, shown = recording(name, engine)
    return FramePictures(puzzle, puzzle.compile(), shown)


def watched(puzzle: Puzzle, engine: str) -> FramePictures:
    """What an engine does with a puzzle, to its end."""
    compiled = puzzle.compile()
    show = next(show for show in engines_for(compiled.problem) if show.key == engine)
    return FramePictures(puzzle, compiled, recording_of(puzzle, compiled, show, Token()))


def steps(shown: Recording) -> list[int]:
    return [*range(min(len(shown), 250)), len(shown) - 1, len(shown)]


@pytest.mark.parametrize(("name", "engine"), EACH)
def test_every_frame_says_and_shows_something(name: str, engine: str) -> None:
    picture = frame_pictures(name, engine)
    for step in steps(picture.recording):
        frame = picture.recording.at(step)
        words = picture.words(frame)
        assert words.headline and words.sentence.endswith("."), words
        assert 2 <= len(words.facts) <= 3
        shown = picture.picture(frame)
        if frame.move in (FOUND, NOTE, FAILS) and engine != "deduction":
            assert shown.line or shown.trial.pieces or shown.doubt or shown.trial.frontier
    listed = picture.lines(1, len(picture.recording))
    assert [line.step for line in listed] == list(range(1, len(picture.recording) + 1))
    assert all(line.sign in (">", "x", "*", "=") and line.text for line in listed)


def test_a_single_state_is_spoken_of_as_one() -> None:
    picture = frame_pictures("slitherlink/garden", "frontier-loops")
    assert [line.text for line in picture.lines(10, 11)] == [
        "Point 10: 2 states",
        "Point 11: 1 state",
    ]
    assert picture.words(picture.recording.at(11)).sentence.startswith("1 state is alive; ")


def test_the_end_claims_no_more_than_is_proved() -> None:
    picture = frame_pictures("number-path/star", "backtrack")
    assert picture.words(picture.recording.at(len(picture.recording))).headline == "One solution"
    picture = frame_pictures("jump-tour/pen-and-paper", "tours")
    assert picture.words(picture.recording.at(len(picture.recording))).headline == "One found"
    picture = frame_pictures("slitherlink/no-way", "loop-sat")
    words = picture.words(picture.recording.at(len(picture.recording)))
    assert (words.headline, words.sentence) == ("No solution", "Every way was tried.")
    _, short = recording("number-path/contradiction", "backtrack", most=500)
    puzzle = puzzle_of("number-path/contradiction")
    words = FramePictures(puzzle, puzzle.compile(), short).words(short.at(500))
    assert words.headline == "Not known" and "500 steps" in words.sentence


def test_a_recording_that_ends_with_a_drawing_does_not_say_that_one_was_asked_for() -> None:
    picture = frame_pictures("one-stroke/house", "trails")
    words = picture.words(picture.recording.at(len(picture.recording)))
    assert words.headline == "One found" and "may be others" in words.sentence


def test_the_end_of_a_sweep_says_how_many_solutions_it_counted() -> None:
    picture = frame_pictures("slitherlink/garden", "frontier-loops")
    facts = picture.words(picture.recording.at(len(picture.recording))).facts
    assert ("Solutions so far", "1") in [(str(name), str(value)) for name, value in facts]


def test_after_the_answer_the_board_shows_where_the_search_is() -> None:
    """Back at its beginning there is no line; at the end the answer stands, of which no part is
    said to be drawn."""
    picture = frame_pictures("number-path/star", "backtrack")
    recording = picture.recording
    last = len(recording)
    there = recording.next_solution(1, forward=True)
    assert there is not None and there < last
    for step in range(max(there, last - 200), last):
        frame = recording.at(step)
        if frame.back:
            assert len(picture.picture(frame).line or ()) == len(frame.line)
    assert not recording.at(last - 1).line
    end = recording.at(last)
    assert len(picture.picture(end).line or ()) == picture.compiled.problem.graph.size
    names = [name for name, _ in picture.words(end).facts]
    assert names == ["Step", "Steps back so far", "Solutions so far"]


def test_dead_ends_are_proved_by_the_cells_that_are_marked() -> None:
    picture = frame_pictures("number-path/star", "backtrack")
    near = picture.compiled.problem.graph.neighbours
    index = {at: node for node, at in enumerate(picture.compiled.nodes)}
    seen = set()
    for step in range(1, min(len(picture.recording), 1500)):
        frame = picture.recording.at(step)
        if not frame.back:
            continue
        culprits = {index[at] for at in picture.picture(frame).trial.culprits}
        taken = {*frame.line, frame.value}
        if frame.why is Why.DEAD_END:
            assert culprits
            for node in culprits:
                ways = [v for v in near[node] if v not in taken or v == frame.value]
                assert node not in taken and len(ways) < 2
        elif frame.why is Why.CUT_OFF:
            around = {v for node in culprits for v in near[node]} - culprits
            assert culprits and around <= taken
        elif frame.why is Why.TOO_FAR:
            assert len(culprits) == 1
        seen.add(frame.why)
    assert len(seen) >= 3


def test_walls_are_no_ways_on() -> None:
    """Where walls help to cut cells off, these are marked, too."""
    walls = {Edge.of((row, 1), (row, 2)): None for row in (1, 2)}
    numbers = {Cell((1, 1)): 1, Cell((0, 3)): 2}
    puzzle = Puzzle(ORDERED_PATH, Board.square(4, 5), Clues({"numbers": numbers, "walls": walls}))
    picture = watched(puzzle, "backtrack")
    frames = map(picture.recording.at, range(1, len(picture.recording)))
    backs = [f for f in frames if f.back and f.why in (Why.DEAD_END, Why.CUT_OFF)]
    assert {frame.why for frame in backs} == {Why.DEAD_END, Why.CUT_OFF}
    assert all(picture.picture(frame).trial.culprits for frame in backs)


def test_without_numbers_no_number_has_the_wrong_colour() -> None:
    """From the second cell of nine on there are too many of the other colour."""
    board = Board.square(3, 3)
    picture = watched(Puzzle(NUMBER_PATH, board, options={"ends_given": False}), "backtrack")
    frames = map(picture.recording.at, range(1, len(picture.recording)))
    begun = [f for f in frames if f.back and not f.line and f.why is not Why.TRIED]
    assert {board.cells[frame.value] for frame in begun} == set(board.cells[1::2])
    uneven = "Coloured like a chessboard, the places of both colours cannot take turns from here."
    assert {picture.words(frame).sentence for frame in begun} == {uneven}


def test_warnsdorff_shows_the_degrees_that_it_compares() -> None:
    picture = frame_pictures("jump-tour/pen-and-paper", "tours")
    compared = 0
    for step in range(2, 20):
        frame = picture.recording.at(step)
        options = picture.picture(frame).trial.options
        if not options:
            continue
        compared += 1
        (chosen,) = [option for option in options if option.chosen]
        assert int(chosen.figure) == min(int(option.figure) for option in options)
        assert chosen.at == picture.compiled.nodes[frame.line[-1]]
    assert compared > 5


def test_a_candidate_shows_the_loops_that_fail_and_the_cells_of_the_cut() -> None:
    picture = frame_pictures("slitherlink/long-way", "loop-sat")
    failing = [s for s in range(1, len(picture.recording)) if picture.recording.move(s)[0] == FAILS]
    assert failing
    for step in failing:
        frame = picture.recording.at(step)
        trial = picture.picture(frame).trial
        assert sum(not piece.fails for piece in trial.pieces) == 1
        assert isinstance(frame.note, Candidate)
        assert len(trial.pieces) == len(frame.note.pieces) > 1
        assert trial.apart and not trial.apart & trial.between


def test_a_deduction_leads_from_its_reasons_to_the_solution() -> None:
    picture = frame_pictures("slitherlink/garden", "deduction")
    last = picture.recording.at(len(picture.recording))
    assert picture.words(last).headline == "Solved"
    loop = oracle_for(picture.compiled.problem).ask(
        picture.compiled.problem.constraints, (), Token()
    )
    assert isinstance(loop, Model)
    nodes = picture.compiled.nodes
    pairs = {Edge.of(nodes[u], nodes[v], SpotKind.SIDE) for u, v in loop.trace.pairs}
    assert picture.picture(last).drawn == pairs
    for step in range(1, len(picture.recording)):
        shown = picture.picture(picture.recording.at(step))
        assert shown.trial.concluded and not shown.trial.concluded & shown.trial.because
        assert shown.drawn <= pairs and not shown.crossed & pairs


@pytest.mark.parametrize(
    "name", ["jump-maze/only-one-way", "number-path/odd-and-even", "ordered-path/zipper"]
)
def test_numbers_found_are_written_where_clues_say_something_else(name: str) -> None:
    picture = frame_pictures(name, "deduction")
    shown = picture.recording
    found = {
        mark.spots[0].at: mark.value
        for _, note in shown.notes(len(shown))
        if isinstance(note, Step)
        for mark in note.then
        if mark.kind == NUMBER and isinstance(mark.spots[0], Cell)
    }
    assert found and picture.picture(shown.at(len(shown) - 1)).written == found


def test_a_label_is_not_written_again() -> None:
    """The board alone fixes both ends here, which are told by labels, too."""
    picture = frame_pictures("graph-path/formula", "deduction")
    shown = picture.recording
    written = picture.picture(shown.at(len(shown) - 1)).written
    assert written and not {1, 31} & set(written.values())


def test_a_drawing_is_whole_once_all_lines_are_drawn() -> None:
    picture = frame_pictures("one-stroke/double-triangle", "trails")
    lines = len(picture.compiled.problem.graph.edges)
    for step in range(1, len(picture.recording)):
        frame = picture.recording.at(step)
        if frame.move in (FOUND, END):
            continue
        shown = picture.picture(frame)
        drawn = len(shown.line or ()) - 1 + max(0, len(shown.trial.tail) - 1)
        assert drawn == len(frame.line) - 1 + len(frame.settled) <= lines
        edges = picture.compiled.problem.graph.edge_index
        for part in (shown.line or (), shown.trial.tail):
            for (u,), (v,) in pairwise(part):
                assert (u, v) in edges


def test_places_are_named_as_people_count() -> None:
    assert cell_name(Board.square(3, 3), (2, 0)) == "row 3, column 1"
    assert cell_name(Board.hexagon(1), (0, 0)) == "row 2, cell 2"
    assert node_name(Board.square(1, 1), Board.square(1, 1).corners[3], "corners") == "point 4"
