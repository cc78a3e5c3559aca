"""Room for words: the same as Qt says, measured once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from studio.gui.style.appearance import Appearance
from studio.gui.widgets.inputs import Numbers, Stepper
from studio.gui.widgets.measures import Measures
from studio.language import number as grouped

TEXTS = ("", "One", "As few as can be", "Donaudampfschiff and more")


@pytest.mark.parametrize("text", TEXTS)
def test_words_are_as_wide_and_high_as_qt_says(appearance: Appearance, text: str) -> None:
    font = appearance.font("body", 600)
    measures, metrics = Measures(font), QFontMetricsF(font)
    for _ in range(2):
        assert measures.wide(text) == metrics.horizontalAdvance(text)
        longest = max(map(metrics.horizontalAdvance, text.split()), default=0.0)
        assert measures.longest(text) == longest
        for width in (30, 200):
            room = QRectF(0, 0, width, 10_000)
            words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            assert measures.high(text, width) == words.height()


@pytest.mark.parametrize(
    "text", ["それぞれ戻る動きも加える", "閉じた巡回: 最後", "Vor-, Haupt- und Nachteile"]
)
def test_lines_as_narrow_as_the_longest_piece_hold_the_text(
    appearance: Appearance, text: str
) -> None:
    font = appearance.font("body")
    measures, metrics = Measures(font), QFontMetricsF(font)
    longest = measures.longest(text)
    assert longest < measures.wide(text) / 2
    room = QRectF(0, 0, longest + 1, 10_000)
    assert metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).width() <= longest + 1


def test_numbers_are_written_when_they_are_asked_for() -> None:
    numbers = Numbers(12_345)
    assert len(numbers) == 12_345
    assert (numbers[0], numbers[-1], numbers[998:1000]) == ("1", "12,345", ["999", "1,000"])
    assert [*Numbers(0)] == []


@pytest.mark.parametrize("last", [0, 1, 9, 10, 460, 1_000, 12_345])
def test_a_stepper_has_room_for_each_of_its_numbers(appearance: Appearance, last: int) -> None:
    counted, listed = (Stepper(appearance, "Clues") for _ in range(2))
    counted.set_steps(Numbers(last), 4)
    listed.set_steps([grouped(n) for n in range(1, last + 1)], 4)
    assert counted.sizeHint() == listed.sizeHint()
    assert counted.index == listed.index
