"""Japanese on paper: its own typeface beside ours, and lines that break as Japanese does."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from studio import assets, catalogue, formats
from studio.formats import pdf, printing
from studio.formats.pdf import BODY, NOT_FIRST, NOT_LAST, STRONG, TITLE, runs, text_width, wrapped

WORDS = (
    "数字を1から19まで、1マスに1つずつ、次の数字が隣り合うように書きます。"
    "「奇数」のOneline Studioには丸。"
)


@pytest.fixture
def japanese() -> Iterator[None]:
    catalogue.speak("ja")
    yield
    catalogue.speak("en")


def test_each_letter_is_set_in_a_typeface_that_has_it() -> None:
    assert runs("1マス", BODY) == ((BODY, "1"), ("OnelineSansJP-Regular", "マス"))
    assert runs("答え", TITLE) == (("OnelineSansJP-SemiBold", "答え"),)
    assert runs("Größe", STRONG) == ((STRONG, "Größe"),)
    assert text_width("1マス", BODY, 10) == pytest.approx(
        text_width("1", BODY, 10) + text_width("マス", BODY, 10)
    )


@pytest.mark.parametrize("width", [60, 75, 90, 120, 200])
def test_lines_break_between_letters_but_not_before_a_full_stop(width: float) -> None:
    lines = wrapped(WORDS, BODY, 9.5, width)
    assert len(lines) > 1
    assert "".join(lines).replace(" ", "") == WORDS.replace(" ", "")
    assert all(text_width(line, BODY, 9.5) <= width for line in lines)
    assert not any(line[0] in NOT_FIRST or line[-1] in NOT_LAST for line in lines)
    assert any("Oneline" in line for line in lines) and any("Studio" in line for line in lines)


def test_pages_are_in_japanese_and_embed_its_letters(japanese: None) -> None:
    puzzle = formats.read(assets.path("examples", "masyu", "beehive-pearls.puzzle")).puzzle
    for data in (
        printing.pdf([printing.Printed(puzzle, None)], printing.PrintOptions()),
        pdf.write(puzzle, formats.Output(None)),
    ):
        fonts = set(re.findall(rb"/FontName /[A-Z]+\+([\w-]+)", data))
        assert b"OnelineSansJP-Regular" in fonts
        assert data.count(b"/FontFile2") == len(fonts)
