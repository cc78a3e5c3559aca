"""Animations, read again by Pillow and as a page: every moment as it was drawn."""

from __future__ import annotations

import io
import json
import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from studio.board import Board
from studio.board.figures import house
from studio.drawing.draw import draw
from studio.drawing.overlay import looking_on
from studio.drawing.shapes import Picture, Text
from studio.families import NUMBER_PATH
from studio.families.one_stroke import ONE_STROKE
from studio.formats import FormatError
from studio.formats.animation import Form, Scene, animation, form_of
from studio.formats.png import png
from studio.formats.svg import svg
from studio.puzzle import Puzzle
from studio.puzzle.trial import FramePicture, Trial

PUZZLE = Puzzle(NUMBER_PATH, Board.square(3, 3), title="Less < than & more")
WAY = ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1))
SCENES = [
    Scene(
        FramePicture(WAY[:k] or None, trial=Trial(head=WAY[k - 1] if k else None)),
        100 + 10 * k,
        f"{k} cells",
    )
    for k in range(6)
]


def made(form: Form, scenes: list[Scene] = SCENES, pixels: int = 200) -> bytes:
    *drawn, last = animation(PUZZLE, scenes, form, "light", pixels)
    assert drawn == list(range(1, len(scenes) + 1))
    assert isinstance(last, bytes)
    return last


@pytest.mark.parametrize("form", ["gif", "apng"])
def test_every_scene_is_a_frame_with_its_time(form: Form) -> None:
    image = Image.open(io.BytesIO(made(form)))
    assert image.n_frames == len(SCENES)  # type: ignore[attr-defined]
    assert image.info.get("loop", 0) == 0
    times, colours = [], []
    for k in range(len(SCENES)):
        image.seek(k)
        times.append(round(image.info["duration"]))
        frame = image.convert("RGB")
        assert frame.width == 200
        colours.append(frame.tobytes())
    assert times == [scene.milliseconds for scene in SCENES]
    assert len(set(colours)) == len(SCENES)


def test_frames_look_like_the_pictures() -> None:
    image = Image.open(io.BytesIO(made("apng")))
    for k, scene in enumerate(SCENES):
        image.seek(k)
        shown = image.convert("RGB")
        direct = draw(PUZZLE, looking_on(scene.still))
        board = Image.open(io.BytesIO(png(svg(direct, "light", pixels=200), 200))).convert("RGB")
        # The caption stands below; the board above is the same to the pixel.
        cut = shown.crop((0, 0, board.width, board.height - 1))
        assert cut.tobytes() == board.crop((0, 0, board.width, board.height - 1)).tobytes()


def test_equal_frames_in_a_row_are_one_that_stays_longer() -> None:
    image = Image.open(io.BytesIO(made("gif", [SCENES[0], SCENES[0], SCENES[1]])))
    total = 0
    for k in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(k)
        total += image.info["duration"]
    assert total == 100 + 100 + 110


def test_a_page_holds_all_scenes_and_needs_nothing_else() -> None:
    page = made("html").decode()
    assert "http://" not in page.replace("http://www.w3.org", "") and "https://" not in page
    assert "<title>Less &lt; than &amp; more</title>" in page
    frames = json.loads(re.search(r"const frames = (.*);\n", page)[1])  # type: ignore[index]
    assert [(ms, words) for _, ms, words in frames] == [
        (scene.milliseconds, scene.caption) for scene in SCENES
    ]
    drawing = page[page.index("<svg") : page.index("</svg>") + 6]
    ids = {part.get("id") for part in ET.fromstring(drawing).iter()}
    for states, _, _ in frames:
        assert {f"l{number}s{state}" for number, state in enumerate(states)} <= ids
    # What does not change stands once: the cells are in no group that is switched.
    assert len(frames[0][0]) < len(draw(PUZZLE).layers)


def test_a_title_that_looks_like_a_part_of_the_page_stays_a_title() -> None:
    title = "@frames@ @drawing@ @box@ @text2@"
    *_, last = animation(replace(PUZZLE, title=title), SCENES, "html", "light")
    assert isinstance(last, bytes)
    page = last.decode()
    assert f"<title>{title}</title>" in page and f'aria-label="{title}"' in page
    assert page.replace(title, "") == made("html").decode().replace("Less &lt; than &amp; more", "")


@pytest.mark.parametrize("form", ["html", "gif"])
@pytest.mark.parametrize("words", ["On to corner b", ""])
def test_corners_have_letters_where_captions_name_them(
    form: Form, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The captions of a page stand below its picture, and named what had no letter there."""
    drawn: list[Picture] = []

    def spy(*given: Any, **how: Any) -> Picture:
        drawn.append(draw(*given, **how))
        return drawn[-1]

    monkeypatch.setattr("studio.formats.animation.draw", spy)
    scenes = [Scene(FramePicture(((0,), (1,))), 100, words)]
    list(animation(Puzzle(ONE_STROKE, house()), scenes, form, "light", 200))
    rims = [s.text for s in dict(drawn[0].layers)["rims"] if isinstance(s, Text)]
    assert rims == (list("abcde") if words else [])


def test_what_cannot_be_made_is_refused_with_a_sentence() -> None:
    with pytest.raises(FormatError, match="no step"):
        made("gif", [])
    with pytest.raises(FormatError, match="pixels wide"):
        made("gif", pixels=5)
    with pytest.raises(FormatError, match=r"\.gif"):
        form_of("film.mp4")
    assert [form_of(n) for n in ("a.gif", "b.png", "c.apng", "d.HTML")] == [
        "gif",
        "apng",
        "apng",
        "html",
    ]
