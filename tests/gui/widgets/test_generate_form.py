"""What the form of the dialog "Generate" hands on, beside what is chosen in it."""

from __future__ import annotations

import pytest

from studio.board import Board
from studio.engines.engine import Token
from studio.gui.dialogs.generate import form_facts
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.generate_form import GenerateForm
from studio.puzzle import Puzzle, Rule
from studio.puzzle.reason import Reason
from studio.work.codes import Ungenerated
from studio.work.generate import generate
from studio.work.generation import GenerateOptions, GenerationFailed, lattices_of, rules


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
    assert rule.generator is not None
    assert bool(form.symmetries) == ("symmetry" not in rule.generator.idle)
    assert ("generous" in form.aims) == ("extra" not in rule.generator.idle)


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.key)
def test_so_many_clues_are_not_offered_where_they_would_be_refused(
    appearance: Appearance, rule: Rule
) -> None:
    """Four families let them be chosen, and refused them then."""
    aims = form_of(appearance, rule).aims
    if "count" not in aims:
        return
    board = Board.square(3, 3) if "square" in lattices_of(rule) else Board.hexagon(1)
    first = next(iter(generate(rule, board, GenerateOptions(clues=2), Token())))
    refused = isinstance(first, GenerationFailed) and first.reason == Reason(
        Ungenerated.REGIONS_ANEW
    )
    assert aims["count"].isEnabled() is not refused
    assert bool(aims["count"].toolTip()) is refused
