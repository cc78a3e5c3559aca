"""What the form of the dialog "Generate" hands on, beside what is chosen in it."""

from __future__ import annotations

import pytest

from studio.board import Board
from studio.gui.dialogs.generate import form_facts
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.generate_form import GenerateForm
from studio.puzzle import Puzzle, Rule
from studio.work.generation import GenerateOptions, idle, lattices_of, rules


def form_of(appearance: Appearance, rule: Rule) -> GenerateForm:
    board = Board.square(4, 4) if "square" in lattices_of(rule) else Board.hexagon(2)
    return GenerateForm(appearance, form_facts(Puzzle(rule, board), tr, drawn=False), "new")


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.key)
def test_choices_as_they_come_are_those_of_the_command_line(
    appearance: Appearance, rule: Rule
) -> None:
    """Weights that a rule has of its own are none of the steps: other puzzles came of a seed."""
    form = form_of(appearance, rule)
    assert form.wanted() == GenerateOptions()
    chosen = {key for key, box in form.kinds.items() if box.isChecked()}
    for key in chosen:
        form.weights[key].set_index(0 if form.weights[key].index else 1)
        assert form.wanted().weights.keys() == chosen


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.key)
def test_what_changes_nothing_is_not_offered(appearance: Appearance, rule: Rule) -> None:
    form = form_of(appearance, rule)
    assert bool(form.symmetries) == ("symmetry" not in idle(rule))
    assert ("generous" in form.aims) == ("extra" not in idle(rule))
