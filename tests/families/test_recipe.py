"""The recipe "Add a family of puzzles": one module, one entry, and everything knows the family."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from studio import families
from studio.board import Board
from studio.drawing import draw
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Limit, Task, Token
from studio.engines.events import Done, Verdict
from studio.engines.search.brute import BRUTE
from studio.formats import native
from studio.formats.format import PLAIN
from studio.loading import Registry
from studio.puzzle import Clues, Puzzle, Rule
from studio.puzzle.play import BLANK, Table
from studio.work.analyse import Analysis
from studio.work.explain import Explainer
from studio.work.findings import Judged, Redundant
from studio.work.generate import generate
from studio.work.generation import Generated, GenerateOptions
from tests.families import odd_sides
from tests.families.odd_sides import ODD_SIDES

ROOT = Path(__file__).parents[2]
FULL = Board.square(3, 4)
HOLED = FULL.with_cells(set(FULL.cells) - {(1, 1)})


@pytest.fixture(autouse=True)
def entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The module among the families and its entry, which is all that there is beside it."""
    monkeypatch.setitem(sys.modules, f"{families.__name__}.odd_sides", odd_sides)
    rules: Registry[Rule] = Registry(
        families.__name__, *families.RULES.entries, "odd_sides.ODD_SIDES"
    )
    monkeypatch.setattr(families, "RULES", rules)


@pytest.fixture(params=[FULL, HOLED], ids=("full", "holed"))
def made(request: pytest.FixtureRequest) -> Generated:
    *_, last = generate(ODD_SIDES, request.param, GenerateOptions(seed=3), Token())
    assert isinstance(last, Generated) and last.minimal
    return last


def test_what_is_generated_has_one_solution_and_no_spare_clue(made: Generated) -> None:
    *_, done = BRUTE.run(made.puzzle.compile().problem, Task.COUNT, Limit(), Token())
    assert isinstance(done, Done)
    assert (done.count, done.exact) == (1, True)
    compiled = made.puzzle.compile()
    oracle = oracle_for(compiled.problem)
    found = list(Analysis(made.puzzle, compiled, oracle, Token()).run())
    assert [f.verdict for f in found if isinstance(f, Judged)] == [Verdict.UNIQUE]
    assert [f.single for f in found if isinstance(f, Redundant)][-1] == ()


def test_it_is_explained_saved_drawn_and_played(made: Generated) -> None:
    puzzle = made.puzzle
    explainer = Explainer(puzzle, Token())
    assert list(explainer.run())
    assert explainer.verdict is Verdict.UNIQUE
    assert native.read(native.write(puzzle, PLAIN).decode()).puzzle == puzzle
    bare = Puzzle(ODD_SIDES, puzzle.board, Clues())
    assert draw(puzzle) != draw(bare)
    table, sheet = Table(puzzle), BLANK
    assert not table.solved(sheet)
    for a, b in zip(made.line, (*made.line[1:], made.line[0]), strict=True):
        sheet = sheet.with_edge(table.edge(a, b), "drawn", True)
    assert table.solved(sheet)


def test_what_the_recipe_names_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    recipe = text.split("## Add a family of puzzles")[1].split("\n## ")[0]
    named = re.findall(r"`((?:studio|tests|resources)/[\w/.]+)`", recipe)
    assert len(named) > 8
    missing = [path for path in named if not (ROOT / path).exists() and "KEY" not in path]
    assert not missing
    table = recipe.split("| to say | take |")[1]
    hooks = re.findall(r"`(\w+)`", table)
    unknown = {hook for hook in hooks if not hasattr(ODD_SIDES, hook)} - {"LOOPS"}
    assert not unknown
