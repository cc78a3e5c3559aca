"""Explanations on their way to the window, and what they tell the designer."""

from __future__ import annotations

import pytest

from studio import assets, formats
from studio.board import Cell
from studio.engines.events import Verdict
from studio.puzzle import Clue, Puzzle
from studio.work.clue_use import clue_use
from studio.work.explaining import Explain, messages, question
from studio.work.findings import Graded
from studio.work.steps import Ending, Mark, Step
from tests.work.wired import news, refuses


def garden() -> Puzzle:
    return formats.read(str(assets.path("examples", "slitherlink", "garden.puzzle"))).puzzle


def told(puzzle: Puzzle, marks: tuple[Mark, ...] = (), against: Mark | None = None) -> list[object]:
    return news(question(puzzle, marks, against), messages)


def test_steps_ending_and_grade_come_in_this_order() -> None:
    *steps, ending, graded = told(garden())
    assert all(isinstance(step, Step) for step in steps)
    assert ending == Ending(Verdict.UNIQUE, True)
    assert isinstance(graded, Graded)


def test_a_nested_look_ends_with_the_contradiction() -> None:
    first = next(step for step in told(garden()) if isinstance(step, Step))
    *steps, ending = told(garden(), (), first.then[0])
    assert isinstance(steps[-1], Step) and steps[-1].rule == "contradiction"
    assert isinstance(ending, Ending) and ending.solved


def test_what_is_no_news_is_refused() -> None:
    for message in (
        "{}",
        '{"is": "Step"}',
        '{"is": "Ending", "verdict": "unique", "solved": 1, "reason": null}',
        '{"is": "Ending", "verdict": "perhaps", "solved": true, "reason": null}',
        '{"is": "Graded", "number": "a", "word": 1, "open": 2}',
    ):
        refuses(Explain, message)


def test_the_designer_is_told_which_clues_the_steps_use() -> None:
    puzzle = garden()
    steps = [step for step in told(puzzle) if isinstance(step, Step)]
    use = clue_use(puzzle, steps)
    assert use.carrying is not None
    clue, many = use.carrying
    assert sum(clue in step.because for step in steps) == many > 0
    named = {part for step in steps for part in step.because if isinstance(part, Clue)}
    assert set(use.unneeded) == set(puzzle.clues.all()) - named
    assert use.hardest is not None
    assert steps[use.hardest].level == max(step.level for step in steps)
    assert all(steps[place].rule in ("near", "proof") for place in use.stuck)


def test_borders_of_regions_are_never_called_unneeded() -> None:
    """No step can name them, though they make the regions that all steps are about."""
    puzzle = formats.read(assets.path("examples", "country-road", "lanes.puzzle")).puzzle
    use = clue_use(puzzle, [step for step in told(puzzle) if isinstance(step, Step)])
    assert puzzle.clues.of("borders")
    assert all(clue.kind != "borders" for clue in use.unneeded)


def test_demands_of_the_rule_are_told_by_their_number_where_no_clue_has_a_part() -> None:
    """Suns and moons of a region are clues of the rule: "The rule and the rule" was said."""
    puzzle = formats.read(assets.path("examples", "moon-or-sun", "day-and-night.puzzle")).puzzle
    night = puzzle.placed(Clue("marks", Cell((2, 1)), 1))
    assert isinstance(night, Puzzle)
    spoken = [step.sentence for step in told(night) if isinstance(step, Step)]
    assert "Two demands of the rule together settle this." in spoken
    assert not any("The rule and the rule" in words for words in spoken)


@pytest.mark.parametrize("name", ["honey-maze", "only-one-way"])
def test_a_start_that_steps_know_as_a_fact_is_needed(name: str) -> None:
    """They name it as the first number of the walk."""
    puzzle = formats.read(assets.path("examples", "jump-maze", f"{name}.puzzle")).puzzle
    use = clue_use(puzzle, [step for step in told(puzzle) if isinstance(step, Step)])
    assert all(clue.kind != "start" for clue in use.unneeded)
