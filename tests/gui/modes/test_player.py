"""What time makes of recordings: steps, speeds, ends; and where keys and buttons lead."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QApplication

from studio import assets, formats
from studio.engines.engine import Token
from studio.gui.modes.player import END, SPEEDS, STEP_MS, Player
from studio.gui.modes.watch import speed_words
from studio.work.frame_pictures import FramePictures
from studio.work.recording import Recording
from studio.work.watching import engines_for, new_recording, record, recording_of

EXAMPLES = assets.root() / "examples"


@dataclass
class Shot:
    """A screening whose recording is there already."""

    recording: Recording
    frame_pictures: FramePictures
    name: str = "film"
    stopped: bool = False
    held: bool = False

    def take_in(self) -> bool:
        return False

    def hold(self) -> None:
        self.held = True

    def go_on(self) -> None:
        self.held = False

    def stop(self) -> None:
        self.stopped = True


def shot(name: str = "number-path/first-steps", engine: str = "backtrack") -> Shot:
    puzzle = formats.read(EXAMPLES / f"{name}.puzzle").puzzle
    compiled = puzzle.compile()
    chosen = next(w for w in engines_for(compiled.problem) if w.key == engine)
    recording = recording_of(puzzle, compiled, chosen, Token())
    return Shot(recording, FramePictures(puzzle, compiled, recording))


@pytest.fixture
def player(qapp: QApplication) -> Player:
    player = Player()
    player.show([shot()])  # type: ignore[list-item]
    player._timer.stop()  # The tests say how time goes by.
    return player


def test_playing_shows_as_many_steps_as_the_speed_says(player: Player) -> None:
    for gear, speed in enumerate(SPEEDS[:-1]):
        player.go(0)
        player.set_gear(gear)
        player.set_playing(True)
        for _ in range(10):
            player.tick(STEP_MS // 10)
        expected = min(int(speed), player.length)
        assert expected - 1 <= player.step <= expected


def test_at_once_is_over_in_a_moment(player: Player) -> None:
    player.set_gear(len(SPEEDS) - 1)
    player.set_playing(True)
    seen = []
    while player.playing:
        player.tick(30)
        seen.append(player.step)
    assert 40 <= len(seen) <= 60 and seen[-1] == player.length


def test_playing_stops_at_the_end_and_begins_again_from_the_start(player: Player) -> None:
    player.go(player.length - 1)
    player.set_gear(4)
    player.set_playing(True)
    player.tick(STEP_MS)
    assert player.step == player.length and not player.playing
    player.set_playing(True)
    assert player.playing and player.step == 0


def test_going_somewhere_pauses(player: Player) -> None:
    player.set_playing(True)
    player.go(5)
    assert not player.playing and player.step == 5
    player.go(-3)
    assert player.step == 0
    player.go(10**9)
    assert player.step == player.length


def test_dead_ends_and_solutions(player: Player) -> None:
    recording = player.screenings[0].recording
    assert player.go_to_dead_end() and recording.at(player.step).back
    assert player.go_to_solution() and recording.at(player.step).found == 1
    here = player.step
    assert player.go_to_solution() and player.go_to_solution(False) and player.step == here
    player.go(0)
    assert not player.go_to_solution(False) and player.step == 0


class Growing(Shot):
    """A screening of which steps arrive when a test wants."""

    def __init__(self, name: str = "number-path/first-steps") -> None:
        puzzle = formats.read(EXAMPLES / f"{name}.puzzle").puzzle
        compiled = puzzle.compile()
        chosen = next(w for w in engines_for(compiled.problem) if w.key == "backtrack")
        recording = new_recording(chosen)
        super().__init__(recording, FramePictures(puzzle, compiled, recording))
        self.pieces = list(record(puzzle, compiled, chosen, Token(), patience=-1.0))
        self.to_come = 0

    def take_in(self) -> bool:
        some, self.pieces = self.pieces[: self.to_come], self.pieces[self.to_come :]
        for piece in some:
            self.recording.append(piece.segment, piece.whys)
        self.recording.whole = not self.pieces
        self.to_come = 0
        return bool(some)


@pytest.fixture
def growing(player: Player) -> Growing:
    """A recording without steps, on show."""
    growing = Growing()
    player.show([growing])  # type: ignore[list-item]
    player._timer.stop()
    return growing


def arrive(player: Player, growing: Growing, steps: int) -> None:
    growing.to_come = steps
    player.tick(0)


def test_a_step_that_is_not_recorded_yet_is_shown_once_it_is(
    player: Player, growing: Growing
) -> None:
    for _ in range(3):
        player.go(player.wished + 1)
    assert player.step == 0 and player.wished == 3 and not player.moving
    arrive(player, growing, 2)
    assert player.step == 2
    arrive(player, growing, 5)
    assert player.step == 3
    arrive(player, growing, 5)
    assert player.step == player.wished == 3 and player.length == 12


@pytest.mark.parametrize("other", ["back", "play", "another recording", "aside"])
def test_a_wish_is_forgotten_when_something_else_is_wished(
    player: Player, growing: Growing, other: str
) -> None:
    player.go(2)
    if other == "back":
        player.go(0)
    elif other == "play":
        player.set_playing(True)
    elif other == "another recording":
        growing = Growing()
        player.show([growing])  # type: ignore[list-item]
    else:
        player.set_aside()
        player.show([growing])  # type: ignore[list-item]
    player._timer.stop()
    arrive(player, growing, 6)
    assert player.step == 0 and player.playing is (other == "play")


def test_the_end_is_followed_until_all_is_recorded(player: Player, growing: Growing) -> None:
    told: list[bool] = []
    player.changed.connect(lambda: told.append(player.following))
    player.go(END)
    assert player.following and player.moving and player.step == 0
    for _ in range(2):
        arrive(player, growing, 4)
        assert player.step == player.length
    arrive(player, growing, len(growing.pieces))
    assert player.whole and player.step == player.length and not player.moving
    assert told == [True, False]


def test_the_end_is_left_with_a_step_on_or_back(player: Player, growing: Growing) -> None:
    for by in (1, -1):
        player.go(END)
        arrive(player, growing, 4)
        at = player.step
        player.go(player.wished + by)
        assert not player.following
        arrive(player, growing, 4)
        assert player.step == at + by


def test_what_is_sought_before_there_is_a_step_is_shown_once_it_is_found(
    player: Player, growing: Growing
) -> None:
    missed: list[None] = []
    player.missed.connect(lambda: missed.append(None))
    assert not player.go_to_solution() and player.seeking
    arrive(player, growing, 1)
    assert player.seeking and player.step == 0
    arrive(player, growing, len(growing.pieces))
    assert growing.recording.at(player.step).found == 1 and not player.seeking and not missed
    player.show([nowhere := Growing()])  # type: ignore[list-item]
    player._timer.stop()
    assert not player.go_to_solution()
    nowhere.pieces = nowhere.pieces[:2]
    arrive(player, nowhere, 1)
    assert player.seeking and not missed
    arrive(player, nowhere, 1)
    assert len(missed) == 1 and not player.seeking and player.step == 0


def test_a_film_that_is_not_shown_any_more_ends(player: Player) -> None:
    (first,) = player.screenings
    other = shot("number-path/star", "path-sat")
    player.show([first, other])  # type: ignore[list-item]
    player._timer.stop()
    assert player.length == max(len(first.recording), len(other.recording)) and player.step == 0
    player.show([other])  # type: ignore[list-item]
    player._timer.stop()
    assert first.stopped and not other.stopped  # type: ignore[attr-defined]
    assert player.set_aside() == (other,) and other.held and player.length == 0
    assert not other.stopped
    player.show([other])
    assert not other.held
    player._timer.stop()
    player.stop()
    assert other.stopped and player.length == 0


def test_speeds_are_said_in_words() -> None:
    assert [speed_words(speed) for speed in (0.25, 0.5, 1, 64, 8192, float("inf"))] == [
        "0.25×",
        "0.5×",
        "1×",
        "64×",
        "8,192×",
        "At once",
    ]
