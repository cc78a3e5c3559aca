"""Clause learning on the board and in words: what is shown is what is held."""

from __future__ import annotations

from studio import assets, formats
from studio.board import Edge, SpotKind
from studio.engines.engine import Token
from studio.engines.events import BackJump, Clash, Implication, Learnt
from studio.puzzle import Puzzle
from studio.work.frame_pictures import FramePictures
from studio.work.recording import Recording
from studio.work.watching import engines_for, recording_of


def filmed(name: str, engine: str = "cdcl") -> tuple[Puzzle, Recording, FramePictures]:
    puzzle = formats.read(assets.root() / "examples" / name).puzzle
    compiled = puzzle.compile()
    show = next(show for show in engines_for(compiled.problem) if show.key == engine)
    recording = recording_of(puzzle, compiled, show, Token(60.0))
    return puzzle, recording, FramePictures(puzzle, compiled, recording)


def test_the_first_conclusions_of_a_loop_are_those_of_its_clues() -> None:
    _, recording, frame_pictures = filmed("slitherlink/no-way.puzzle")
    words = [frame_pictures.words(recording.at(step)) for step in range(1, len(recording) + 1)]
    assert words[0].headline == "It follows"
    assert words[0].sentence.endswith("is not drawn, since the clue 0 says so.")
    assert words[-2].headline == "A conflict"
    assert "the clue 3 says so. Nothing was assumed: there is no solution." in words[-2].sentence
    assert words[-1].headline == "No solution"


def test_the_board_shows_what_is_held_at_any_step_in_any_order() -> None:
    puzzle, recording, frame_pictures = filmed("slitherlink/four-points.puzzle")
    forth = [frame_pictures.picture(recording.at(step)) for step in range(len(recording) + 1)]
    assert forth[::-1] == [
        frame_pictures.picture(recording.at(step)) for step in range(len(recording), -1, -1)
    ]
    for step in range(1, len(recording)):
        note, picture = recording.note_of(step), forth[step]
        drawn = {
            Edge.of(a, b, SpotKind.SIDE)
            for piece in picture.trial.pieces
            for a, b in zip(piece.nodes, piece.nodes[1:], strict=False)
        }
        assert not drawn & picture.crossed
        if isinstance(note, Implication) and note.literal.word == "link":
            nodes = puzzle.compile().nodes
            spot = Edge.of(*(nodes[node] for node in note.literal.about), SpotKind.SIDE)
            assert spot in picture.trial.concluded
            assert (spot in drawn) is note.literal.positive or spot not in picture.crossed


def test_conflicts_are_told_with_what_is_learnt_and_the_way_back() -> None:
    _, recording, frame_pictures = filmed("slitherlink/garden.puzzle")
    notes = [recording.note_of(step) for step in range(1, len(recording) + 1)]
    clashes = [k for k, note in enumerate(notes, start=1) if isinstance(note, Clash)]
    assert clashes and recording.next_dead_end(0) == clashes[0]
    for step in clashes:
        if isinstance(recording.note_of(step + 1), Learnt):
            assert isinstance(recording.note_of(step + 2), BackJump)
            assert frame_pictures.words(recording.at(step + 1)).headline.startswith("Learnt")
            assert frame_pictures.words(recording.at(step + 2)).sentence.startswith("Back to")
    listed = frame_pictures.lines(1, len(recording))
    assert [line.step for line in listed if line.text == "A conflict"] == clashes
    assert dict(frame_pictures.words(recording.at(clashes[0])).facts).keys() == {
        "On the trail",
        "Decisions",
        "Clauses learnt",
    }


def test_numbers_that_are_settled_are_written() -> None:
    puzzle, recording, frame_pictures = filmed("number-path/first-steps.puzzle")
    last = next(step for step in range(len(recording), 0, -1) if recording.move(step)[0] == 3)
    written = frame_pictures.picture(recording.at(last - 1)).written
    given = len(puzzle.clues.of("labels"))
    assert len(written) + given == len(puzzle.board)
    assert set(written.values()) <= set(range(1, len(puzzle.board) + 1))


def test_a_tour_by_jumps_shows_its_order() -> None:
    _, recording, frame_pictures = filmed("jump-tour/pen-and-paper.puzzle", "backtrack")
    frame = recording.at(30)
    picture = frame_pictures.picture(frame)
    assert picture.line is not None
    order = {at: k for k, at in enumerate(picture.line[:-1], start=1)}
    assert picture.written.items() <= order.items()
    assert len(picture.written) == len(order) - 1, "all but the start, which is a clue"
