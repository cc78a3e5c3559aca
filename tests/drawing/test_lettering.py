"""Letters as outlines: centred by ink and cap height."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from typing import Any

import pytest

from studio.drawing import lettering
from studio.drawing.lettering import CAP_HEIGHT, face, font_file, ink, outline, run, with_letter
from studio.drawing.shapes import Text


def box(text: Text) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the points of an outline."""
    values = [v for _, values in outline(text).commands for v in values]
    return min(values[::2]), min(values[1::2]), max(values[::2]), max(values[1::2])


@pytest.mark.parametrize("text", ["1", "7", "44", "100", "−3", "A"])
@pytest.mark.parametrize(("weight", "italic"), [(400, False), (600, False), (500, True)])
def test_texts_are_centred_by_their_ink(text: str, weight: int, italic: bool) -> None:
    left, _, right, _ = box(Text(3.0, 5.0, text, 2.0, "number", weight, italic))
    assert (left + right) / 2 == pytest.approx(3.0, abs=0.01)


@pytest.mark.parametrize("text", ["1", "4", "H"])
def test_flat_letters_stand_in_the_middle_of_their_height(text: str) -> None:
    _, top, _, bottom = box(Text(0.0, 0.0, text, 1.0, "number"))
    assert top == pytest.approx(-CAP_HEIGHT / 2, abs=0.01)
    assert bottom == pytest.approx(CAP_HEIGHT / 2, abs=0.01)


def test_the_size_scales_the_outline() -> None:
    small, large = box(Text(0, 0, "8", 1.0, "number")), box(Text(0, 0, "8", 3.0, "number"))
    assert large == pytest.approx([3 * value for value in small])


def test_the_outline_has_the_role_of_the_text() -> None:
    assert outline(Text(0, 0, "8", 1.0, "accent")).fill == "accent"


def test_weights_are_told_apart() -> None:
    widths = [ink("1", weight)[1] - ink("1", weight)[0] for weight in (400, 500, 600, 700)]
    assert widths == sorted(set(widths))


def test_the_nearest_file_is_taken() -> None:
    assert font_file(620) == font_file(600) == "Inter-SemiBold.ttf"
    assert font_file(300) == "Inter-Regular.ttf"
    assert font_file(700, italic=True) == "Inter-MediumItalic.ttf"


def test_running_text_adds_up() -> None:
    _, width = run("Time", "Inter-Regular.ttf")
    letters = face("Inter-Regular.ttf")
    assert width == pytest.approx(sum(map(letters.advance, "Time")))


def test_japanese_letters_come_from_the_typeface_that_has_them() -> None:
    """Pictures had a sign for a letter that is lacking in their place."""
    assert with_letter("Inter-Medium.ttf", "A") == "Inter-Medium.ttf"
    for name, found in (("Inter-Medium.ttf", "Regular"), ("Inter-Bold.ttf", "SemiBold")):
        assert with_letter(name, "線") == f"OnelineSansJP-{found}.ttf"
    assert with_letter("Inter-Medium.ttf", "\N{DRAGON}") is None
    lacking = run("\N{DRAGON}", "Inter-Medium.ttf")
    assert run("線", "Inter-Medium.ttf") != lacking
    assert run("線", "Inter-Medium.ttf") == run("線", "OnelineSansJP-Regular.ttf")


def test_unknown_letters_and_spaces_do_no_harm() -> None:
    assert outline(Text(0, 0, "\U0001f9e9", 1.0, "number")).commands
    assert ink(" ") == (0.0, 0.0)
    assert outline(Text(0, 0, "", 1.0, "number")).commands == ()


def test_threads_that_ask_for_one_face_at_once_open_its_file_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second one was dropped with its file open."""
    both = threading.Event()
    opened: list[str] = []

    class Slow:
        def __init__(self, name: str) -> None:
            opened.append(name)
            both.wait(0.05 if len(opened) == 1 else 0)
            both.set()

    monkeypatch.setattr(lettering, "Face", Slow)
    threads = [threading.Thread(target=face, args=("Inter-Slow.ttf",)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert opened == ["Inter-Slow.ttf"]


def test_threads_may_ask_for_one_glyph_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads fonts leaves a glyph half read for a moment, and breaks where another one asks."""
    found, within, most = face(font_file(600)), [0], [0]
    glyphs = found._glyphs

    class Slow:
        def __init__(self, name: str) -> None:
            self.width, self.name = 0.0, name

        def draw(self, pen: Any) -> None:
            within[0] += 1
            most[0] = max(most[0], within[0])
            time.sleep(0.02)
            within[0] -= 1
            glyphs[self.name].draw(pen)

    monkeypatch.setattr(found, "_glyphs", defaultdict(lambda: Slow("one")))
    threads = [threading.Thread(target=found.outline, args=("1",)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1]
