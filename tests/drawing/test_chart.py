"""Charts: a marker where each point belongs, and nothing outside the picture."""

from __future__ import annotations

import pytest

from studio.drawing.chart import HEIGHT, WIDTH, Curve, bars, chart
from studio.drawing.shapes import Circle, Path, Text
from studio.formats.svg import svg

TWO = (
    Curve("first", ((2, 1e-5), (3, 1e-3), (4, 0.1))),
    Curve("second", ((2, 1e-4), (4, 1e-2))),
)


def texts(*curves: Curve) -> list[str]:
    (layer,) = chart("Times", curves).layers
    return [shape.text for shape in layer[1] if isinstance(shape, Text)]


def test_points_lie_on_a_logarithmic_scale() -> None:
    (layer,) = chart("Times", TWO).layers
    circles = [shape for shape in layer[1] if isinstance(shape, Circle)]
    assert [c.x for c in circles[:3]] == pytest.approx([0.0, WIDTH / 2, WIDTH])
    assert [c.y for c in circles[:3]] == pytest.approx([HEIGHT, HEIGHT / 2, 0.0])


def test_scales_and_names_are_written() -> None:
    told = texts(*TWO)
    assert {"Times", "first", "second", "2", "3", "4"} <= set(told)
    assert [word for word in told if word.endswith("s") and word[0] == "1"] == [
        "100 ms", "10 ms", "1 ms", "100 µs", "10 µs",
    ][::-1]  # fmt: skip


def test_curves_differ_without_colour() -> None:
    (layer,) = chart("Times", [Curve(str(k), ((1, 0.1), (2, 1.0))) for k in range(6)]).layers
    lines = [s for s in layer[1] if isinstance(s, Path) and s.width == 0.05][::2]
    markers = [k % 3 for k in range(6)]
    assert len({(line.dash, marker) for line, marker in zip(lines, markers, strict=True)}) == 6


def test_a_missing_size_breaks_the_line() -> None:
    gap = Curve("gap", ((2, 1e-5), (4, 0.1)))
    (layer,) = chart("Times", [TWO[0], gap]).layers
    lines = [s for s in layer[1] if isinstance(s, Path) and s.width == 0.05]
    assert [len(line.commands) for line in lines] == [3, 2, 1, 1, 2]  # the legend's have two


def test_bars_are_as_long_as_their_logarithm() -> None:
    (layer,) = bars("One", [("slow", 1.0, "1 s"), ("fast", 0.01, "10 ms")]).layers
    drawn = [s for s in layer[1] if isinstance(s, Path) and s.fill]
    wide = [_right_end(bar) for bar in drawn]
    assert wide == pytest.approx([WIDTH, WIDTH / 3])
    told = [s.text for s in layer[1] if isinstance(s, Text)]
    assert told == ["One", "1 ms", "10 ms", "100 ms", "1 s", "slow", "1 s", "fast", "10 ms"]
    # The mark of ten milliseconds stands where the bar of so long ends.
    marks = {s.text: s.x for s in layer[1] if isinstance(s, Text) and s.role == "text2"}
    assert marks["10 ms"] == pytest.approx(wide[1]) and marks["1 s"] == WIDTH


def _right_end(bar: Path) -> float:
    return max(values[0] for _, values in bar.commands if values)


@pytest.mark.parametrize(
    "curves", [(), (Curve("none", ()),), (Curve("one", ((5, 2.0),)),)], ids=["no", "empty", "one"]
)
def test_little_to_show_is_a_picture_too(curves: tuple[Curve, ...]) -> None:
    text = svg(chart("Times", curves), "light")
    assert text.startswith("<svg ") and "nan" not in text
