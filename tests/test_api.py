"""``import studio``: what the documentation shows is what happens, and refusals are sentences."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import studio
from studio import api, assets

UNIQUE = "https://puzz.link/p?slither/5/5/cbcbcddad"


def test_the_examples_of_the_documentation_are_true() -> None:
    done = doctest.testmod(api)
    assert done.attempted > 20 and not done.failed


def test_importing_it_loads_nothing_of_the_engines() -> None:
    code = "import sys, studio; print([n for n in sys.modules if n.startswith('studio.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_all_that_is_offered_is_there() -> None:
    assert studio.__all__ == api.__all__
    assert all(getattr(studio, name) is getattr(api, name) for name in studio.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = studio.nothing


def test_a_puzzle_and_its_solution_show_themselves() -> None:
    puzzle = studio.read(UNIQUE)
    (solution,) = puzzle.solve(limit=2)
    blank, solved = puzzle._repr_svg_(), solution._repr_svg_()
    assert blank.startswith("<svg") and solved.startswith("<svg")
    assert len(solved) > len(blank)


def test_clues_come_and_go() -> None:
    empty = studio.blank("number-path", "square:3x3")
    one = empty.place("labels", (0, 0), value=1)
    two = one.place("diamonds", (0, 0), (0, 1))
    assert len(two.clues) == 2 and two.erase(*two.clues) == empty
    assert one.check().verdict == "several"
    assert int(one.count()) == len(one.solve(limit=100)) > 1
    wrong = studio.blank("number-path", "square:1x3").place("labels", (0, 1), value=1)
    check = wrong.check()
    assert (check.verdict, check.solutions, len(check.conflict)) == ("none", (), 1)
    assert wrong.grade() is None


def test_an_explanation_may_end_after_a_few_steps() -> None:
    way = studio.read(UNIQUE).explain(steps=2)
    assert len(way) == len(list(way)) == 2 and not way.solved


def test_shaded_cells_are_part_of_a_solution() -> None:
    made = studio.generate("yajilin", "square:5x5", seed=3)
    (solution,) = made.solve(limit=2)
    assert solution.shaded and solution.shaded.isdisjoint(solution.nodes)


def test_it_is_kept_and_read_again(tmp_path: Path) -> None:
    puzzle = studio.read(assets.root() / "examples" / "number-path" / "honeycomb.puzzle")
    puzzle.save(tmp_path / "a.puzzle")
    assert studio.read(tmp_path / "a.puzzle") == puzzle
    assert studio.read(puzzle.text()) == puzzle


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: studio.read("nonsense"), "neither a file nor a puzzle"),
        (lambda: studio.blank("sudoku", "square:9x9"), "There is no family sudoku"),
        (lambda: studio.blank("masyu", "square:3x3").place("stars", (0, 0)), "no clues called"),
        (
            lambda: studio.blank("number-path", "square:3x3").place("diamonds", (0, 0)),
            "two addresses are needed",
        ),
        (
            lambda: studio.blank("number-path", "square:3x3").place("labels", (0, 0), (0, 1)),
            "stand at one address",
        ),
        (lambda: studio.blank("masyu", "square:3x3").set(colour=1), "There is no option colour"),
        (lambda: studio.blank("masyu", "square:3x3").place("pearls", (7, 7), value=1), "no place"),
        (
            lambda: studio.generate("slitherlink", "square:1x1", seed=1, difficulty="extreme"),
            "none came",
        ),
    ],
)
def test_refusals_are_sentences(call: object, sentence: str) -> None:
    assert callable(call)
    with pytest.raises(studio.PuzzleError, match=sentence):
        call()
