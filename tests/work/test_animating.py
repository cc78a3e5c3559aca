"""Which steps an animation shows, and the work over the wire."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from studio import cli
from studio.engines.engine import Token
from studio.formats import FormatError
from studio.work.animating import LAST_MS, drawn_line, make, messages, scenes, shown_time, steps_of
from studio.work.frame_pictures import FramePictures
from studio.work.sentences import ended_words
from studio.work.storyboards import SOLUTION, Animate, File, Rendered, Storyboard, question
from tests.work.test_recording import EXAMPLES, puzzle_of, recording
from tests.work.wired import news, refuses, told


def test_all_steps_are_shown_where_they_are_few_and_some_evenly_where_not() -> None:
    _, shown = recording("number-path/first-steps", "backtrack")
    last = len(shown)
    assert steps_of(shown, Storyboard("backtrack", most=10_000)) == list(range(last + 1))
    assert steps_of(shown, Storyboard("backtrack", first=5, last=9)) == [5, 6, 7, 8, 9]
    some = steps_of(shown, Storyboard("backtrack", most=50))
    assert len(some) == 50 and some[0] == 0 and some[-1] == last
    gaps = {b - a for a, b in pairwise(some)}
    assert max(gaps) - min(gaps) <= 1


def test_times_add_up_and_the_last_picture_stays() -> None:
    puzzle = puzzle_of("number-path/first-steps")
    _, shown = recording("number-path/first-steps", "backtrack")
    board = Storyboard("backtrack", milliseconds=50, most=100)
    found = scenes(FramePictures(puzzle, puzzle.compile(), shown), board)
    assert found[-1].milliseconds == LAST_MS
    assert sum(scene.milliseconds for scene in found) == shown_time(
        shown, steps_of(shown, board), board
    )
    assert all(scene.caption for scene in found)


def test_an_animation_comes_over_the_wire() -> None:
    puzzle = puzzle_of("slitherlink/garden")
    asked = question(puzzle, Storyboard("loop-sat", "gif", pixels=100))
    *drawn, file = news(asked, messages)
    assert isinstance(file, File) and file.data[:6] in (b"GIF87a", b"GIF89a")
    assert drawn == [Rendered(n, len(drawn)) for n in range(1, len(drawn) + 1)]
    refuses(Animate, '{"is": "Rendered", "done": "all", "total": 3}')


def test_an_engine_that_does_not_fit_is_refused() -> None:
    puzzle = puzzle_of("slitherlink/garden")
    (end,) = told(question(puzzle, Storyboard("trails")), messages)
    assert "cannot be watched" in ended_words(end) and "loop-sat" in ended_words(end)
    with pytest.raises(FormatError):
        list(make(puzzle, Storyboard("trails"), Token()))


def test_the_last_step_of_a_part_is_the_engine_s_own() -> None:
    puzzle = puzzle_of("number-path/first-steps")
    *_, last = make(puzzle, Storyboard("backtrack", "html", last=20), Token())
    assert isinstance(last, bytes) and b"recording ends" not in last


def test_an_answer_draws_itself_node_by_node_and_closes_last() -> None:
    line = ((0, 0), (0, 1), (1, 1), (1, 0))
    shown = [scene.still for scene in drawn_line(line, True, Storyboard(SOLUTION))]
    assert [len(still.line or ()) for still in shown] == [0, 1, 2, 3, 4, 4]
    assert [still.closed for still in shown] == [False] * 5 + [True]
    few = drawn_line(line, False, Storyboard(SOLUTION, most=2))
    assert [len(scene.still.line or ()) for scene in few] == [0, 4]
    assert few[-1].milliseconds == LAST_MS


def test_the_command_line_draws_the_answer_bit_by_bit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a.gif"
    puzzle = str(EXAMPLES / "slitherlink" / "garden.puzzle")
    small = ["--frames", "4", "--size", "64x80"]
    assert cli.main(["render", puzzle, str(out), "--solution", *small]) == 0
    with Image.open(out) as film:
        assert (film.size, film.n_frames) == ((64, 80), 4)  # type: ignore[attr-defined]
    none = str(EXAMPLES / "slitherlink" / "no-way.puzzle")
    assert cli.main(["render", none, str(out), "--solution"]) == 1
    assert "it has none" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "begin"), [("a.gif", b"GIF8"), ("a.png", b"\x89PNG"), ("a.html", b"<!DOC")]
)
def test_the_command_line_writes_animations(tmp_path: Path, name: str, begin: bytes) -> None:
    puzzle = str(EXAMPLES / "one-stroke" / "house.puzzle")
    out = tmp_path / name
    assert cli.main(["render", puzzle, str(out), "--animate", "--width", "120"]) == 0
    assert out.read_bytes().startswith(begin)


def test_the_command_line_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = str(EXAMPLES / "one-stroke" / "house.puzzle")
    out = str(tmp_path / "a.gif")
    assert cli.main(["render", puzzle, str(tmp_path / "a.mp4"), "--animate"]) == 65
    assert cli.main(["render", puzzle, out, "--animate", "loop-sat"]) == 65
    assert "cannot be watched" in capsys.readouterr().err
    with pytest.raises(SystemExit) as left:
        cli.main(["render", puzzle, out, "--animate", "--steps", "9-2"])
    assert left.value.code == 64
