"""Every example of every family can be watched, and each of its frames can be drawn and said."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import formats
from studio.drawing.draw import draw
from studio.drawing.overlay import looking_on
from studio.engines.engine import Token
from studio.families import RULES
from studio.work.frame_pictures import FramePictures
from studio.work.watching import engines_for, recording_of
from tests.budget import EXAMPLES, examples

MOST = 120
SLOW = ("frontier", "deduction")
"""What takes long to begin: kernels may have to be compiled, proofs to be found."""


@pytest.mark.parametrize("path", examples())
def test_every_example_can_be_watched(path: Path) -> None:
    puzzle = formats.read(path).puzzle
    compiled = puzzle.compile()
    shows = engines_for(compiled.problem)
    if not puzzle.board.cells:
        return
    assert shows
    for show in shows:
        if show.key.startswith(SLOW) or (compiled.problem.graph.size > 150):
            continue
        recording = recording_of(puzzle, compiled, show, Token(60.0), MOST)
        frame_pictures = FramePictures(puzzle, compiled, recording)
        assert 0 < len(recording) <= MOST
        for step in {*range(0, len(recording), 17), len(recording)}:
            frame = recording.at(step)
            assert draw(puzzle, looking_on(frame_pictures.picture(frame))).layers
            words = frame_pictures.words(frame)
            assert words.headline and words.sentence


def test_every_family_has_examples_to_watch() -> None:
    assert {path.parent.name for path in EXAMPLES} >= {rule.key for rule in RULES}
