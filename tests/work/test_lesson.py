"""The teaching sheet: one page, steps that show something new, and refusals as sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from studio import assets, formats
from studio.drawing.shapes import Picture, Text
from studio.engines.engine import Token
from studio.formats import lesson, native
from studio.formats.format import PLAIN
from studio.puzzle import Puzzle
from studio.work.explain import Explainer
from studio.work.explaining import TeachingSheet
from studio.work.lesson import NoLesson, messages, sheet, telling
from studio.work.protocol import Ended
from studio.work.sentences import ended_words, said
from studio.work.steps import Step
from tests.work.wired import told

EXAMPLES = assets.root() / "examples"


def puzzle_of(name: str) -> Puzzle:
    return formats.read(EXAMPLES / f"{name}.puzzle").puzzle


@pytest.mark.parametrize(
    "name",
    ["slitherlink/garden", "number-path/small-square", "jump-maze/schonbrunn-zero"],
)
def test_a_sheet_is_one_page_and_always_the_same(name: str) -> None:
    page = sheet(puzzle_of(name), Token())
    assert page.startswith(b"%PDF-") and page.count(b"/Type /Page\n") == 1
    assert sheet(puzzle_of(name), Token()) == page


def test_all_pictures_have_the_letters_of_corners(monkeypatch: pytest.MonkeyPatch) -> None:
    """The puzzle and its solution had none, so that nobody could follow what the steps name."""
    seen: list[Picture] = []
    monkeypatch.setattr(lesson, "_placed", lambda _page, picture, *_: seen.append(picture))
    sheet(puzzle_of("graph-path/icosian-game"), Token())
    shapes = [[shape for _, layer in one.layers for shape in layer] for one in seen]
    written = [{shape.text for shape in each if isinstance(shape, Text)} for each in shapes]
    assert len(seen) > 2 and all({"a", "b", "t"} <= texts for texts in written)


def test_a_puzzle_without_solution_has_no_sheet() -> None:
    with pytest.raises(NoLesson) as refused:
        sheet(puzzle_of("slitherlink/no-way"), Token())
    assert "no solution" in said(refused.value.reason)


def test_the_steps_chosen_show_each_technique_once_before_any_twice() -> None:
    explainer = Explainer(puzzle_of("slitherlink/garden"), Token())
    steps = [event for event in explainer.run() if isinstance(event, Step)]
    chosen = telling(steps, 5)
    assert chosen == sorted(chosen) and len(set(chosen)) == 5
    rules = [steps[place].rule for place in chosen]
    assert len(set(rules)) == min(5, len({step.rule for step in steps}))
    hardest = max(steps, key=lambda step: step.level)
    assert hardest.rule in rules


def test_few_steps_are_all_shown() -> None:
    explainer = Explainer(puzzle_of("slitherlink/garden"), Token())
    steps = [event for event in explainer.run() if isinstance(event, Step)][:3]
    assert telling(steps, 5) == [0, 1, 2]
    assert telling([], 5) == []


def test_the_process_writes_the_page_or_says_why_not(tmp_path: Path) -> None:
    def ended(name: str, path: Path) -> str:
        text = native.write(puzzle_of(name), PLAIN).decode()
        (ended,) = told(TeachingSheet(text, path), messages)
        assert isinstance(ended, Ended)
        return ended_words(ended)

    path = tmp_path / "page.pdf"
    assert ended("number-path/small-square", path) == ""
    assert path.read_bytes().startswith(b"%PDF-")
    assert "no solution" in ended("slitherlink/no-way", path)
    assert "not saved" in ended("number-path/small-square", tmp_path / "nowhere" / "page.pdf")


def test_the_place_of_a_sheet_is_tried_before_its_puzzle_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (ended,) = messages(TeachingSheet("{}", tmp_path / "file" / "sheet.pdf"), Token())
    assert ended_words(ended).startswith("sheet.pdf was not saved: not a directory.")
