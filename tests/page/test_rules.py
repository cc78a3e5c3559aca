"""The page judges as the solvers do: every genre, right lines, wrong ones and half ones."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio import assets, catalogue, formats
from studio.board import Board, Cell
from studio.engines.engine import Token
from studio.engines.sampling.line import random_line
from studio.engines.sampling.loop import LoopStyle
from studio.families import (
    BALANCE_LOOP,
    MID_LOOP,
    NUMBER_PATH,
    ORDERED_PATH,
    TOUCH_SLITHERLINK,
)
from studio.families.arm_circles import NUMBER
from studio.families.cell_clues import CIRCLE, WHITE
from studio.families.slitherlink import SLITHERLINK
from studio.formats.page_data import Playable, page_data
from studio.formats.webpage import webpage
from studio.puzzle import AnyWay, Clue, Clues, Problem, Puzzle, Rule, StartsAt, Trace
from studio.work.explain import Explainer

NODE = shutil.which("node")
HERE = Path(__file__).parent
needs_node = pytest.mark.skipif(NODE is None, reason="needs node, not installed here")
TOO_LARGE = 40
"""Cells; larger examples say nothing new."""
LINES = 3


def examples() -> Iterator[Puzzle]:
    """Examples of all genres that have an answer."""
    for file in sorted((assets.root() / "examples").glob("*/*.puzzle")):
        puzzle = formats.read(file).puzzle
        if len(puzzle.board) <= TOO_LARGE:
            yield puzzle


def some_lines(problem: Problem) -> Iterator[Trace]:
    """Lines of the shape, whatever the clues say; walks from anywhere that end anywhere."""
    bare = replace(problem, constraints=())
    for seed in range(LINES):
        if problem.closed or problem.spanning:
            line = random_line(bare, seed, LoopStyle(), Token(5.0))
            if isinstance(line, Trace):
                yield line
        else:
            rng = random.Random(seed)
            start = next((c.node for c in problem.constraints if isinstance(c, StartsAt)), 0)
            nodes = [start]
            while ways := [n for n in problem.graph.neighbours[nodes[-1]] if n not in nodes]:
                nodes.append(rng.choice(ways))
                yield Trace(tuple(nodes))


def sheet_of(data: dict[str, Any], trace: Trace) -> dict[str, Any]:
    """The marks with which a player draws a line."""
    if data["play"] == "walk":
        return {"walk": list(trace.nodes)}
    if data["play"] == "numbers":
        return {"numbers": {str(node): step for node, step in trace.steps.items()}}
    number = {tuple(pair): edge for edge, pair in enumerate(data["edges"])}
    return {"edges": {str(number[pair]): 1 for pair in trace.pairs}}


def judged(cases: list[dict[str, Any]]) -> list[list[tuple[bool, list[str]]]]:
    """What the page says of each sheet of each case."""
    assert NODE is not None
    told = subprocess.run(
        [NODE, str(HERE / "judge.mjs")],
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[list[tuple[bool, list[str]]]] = json.loads(told.stdout)
    return found


@needs_node
def test_random_lines_are_judged_as_by_the_problem() -> None:
    cases, wanted = [], []
    for puzzle in examples():
        compiled = puzzle.compile()
        data = page_data(Playable(puzzle), {})
        traces = list(some_lines(compiled.problem))
        cases.append({"data": data, "sheets": [sheet_of(data, trace) for trace in traces]})
        # Numbers that contradict the given ones cannot be written on the page.
        wanted.append([compiled.problem.answered_by(trace) for trace in traces])
    found = [[solved for solved, _ in sheets] for sheets in judged(cases)]
    assert found == wanted
    assert sum(map(len, wanted)) > 100


@needs_node
def test_the_answer_is_accepted_and_a_half_one_breaks_nothing() -> None:
    cases = []
    for puzzle in examples():
        explainer = Explainer(puzzle, Token(5.0))
        _ = explainer.verdict
        if not explainer.answers:
            continue
        compiled = puzzle.compile()
        for trace in explainer.answers[:1]:
            whole = page_data(Playable(puzzle, compiled.addresses(trace)), {})
            marks = sheet_of(whole, trace)
            (kind, all_marks), *_ = marks.items()
            half = (
                {kind: all_marks[: len(all_marks) // 2]}
                if isinstance(all_marks, list)
                else {kind: dict(list(all_marks.items())[::2])}
            )
            cases.append({"data": whole, "sheets": [marks, half]})
    for case, ((solved, _), (done, broken)) in zip(cases, judged(cases), strict=True):
        assert solved, case["data"]["title"]
        assert not broken, (case["data"]["title"], broken)
        assert not done
    assert len(cases) > 20


@needs_node
def test_stretches_that_are_given_need_not_be_drawn() -> None:
    puzzle = formats.read(assets.root() / "examples/grand-tour/round-trip.puzzle").puzzle
    trace = Explainer(puzzle, Token(5.0)).answers[0]
    data = page_data(Playable(puzzle, puzzle.compile().addresses(trace)), {})
    edges = sheet_of(data, trace)["edges"]
    laid = set(map(str, data["laid"]))
    assert laid and laid < edges.keys()
    missing = {edge: 1 for edge in edges if edge not in laid}
    begun = dict(list(missing.items())[1:])
    ((solved, _), (traced, _), (half, broken)) = judged(
        [{"data": data, "sheets": [{"edges": missing}, {"edges": edges}, {"edges": begun}]}]
    )[0]
    assert solved and traced and not half and not broken


@needs_node
def test_a_closed_number_path_may_be_drawn_alone_wherever_it_begins() -> None:
    puzzle = formats.read(assets.root() / "examples/number-path/round-trip.puzzle").puzzle
    trace = Explainer(puzzle, Token(5.0)).answers[0]
    data = page_data(Playable(puzzle, puzzle.compile().addresses(trace)), {})
    edges = sheet_of({**data, "play": "links"}, trace)["edges"]
    clues = [rule["say"] for rule in data["rules"]]
    node = next(n for n in trace.nodes if ["at", n, trace.steps[n]] not in clues)
    wrong = {"edges": edges, "numbers": {str(node): trace.steps[node] + 1}}
    ((solved, _), (refused, _)) = judged([{"data": data, "sheets": [{"edges": edges}, wrong]}])[0]
    assert solved and not refused


@needs_node
def test_another_answer_than_the_authors_is_refused() -> None:
    """Where the page holds a digest, it is that of one answer."""
    puzzle = formats.read(assets.root() / "examples/slitherlink/courtyard.puzzle").puzzle
    compiled = puzzle.compile()
    trace = Explainer(puzzle, Token(5.0)).answers[0]
    right = page_data(Playable(puzzle, compiled.addresses(trace)), {})
    wrong = page_data(Playable(puzzle, compiled.addresses(trace)[1:]), {})
    marks = sheet_of(right, trace)
    (((solved, _),), ((refused, _),)) = judged(
        [{"data": right, "sheets": [marks]}, {"data": wrong, "sheets": [marks]}]
    )
    assert solved
    assert not refused


@needs_node
def test_each_number_that_a_whole_loop_breaks_is_told() -> None:
    """Clues of many ways, of which dozens share a form."""
    bare = Puzzle(TOUCH_SLITHERLINK, Board.square(12, 12))
    line, *others = some_lines(bare.compile().problem)
    puzzle = bare.placed(*TOUCH_SLITHERLINK.candidate_clues(bare, bare.compile(), line))
    assert isinstance(puzzle, Puzzle)
    data, compiled = page_data(Playable(puzzle), {}), puzzle.compile()
    ((solved, none), *wrong) = judged(
        [{"data": data, "sheets": [sheet_of(data, trace) for trace in (line, *others)]}]
    )[0]
    assert solved and not none
    for (done, broken), trace in zip(wrong, others, strict=True):
        holds = [constraint.holds(trace) for constraint in compiled.problem.constraints]
        wanted = [
            rule["words"] for rule, held in zip(data["rules"], holds, strict=True) if not held
        ]
        assert not done
        assert broken == wanted and len(wanted) > 10


def test_clues_that_say_the_same_of_other_places_share_a_form() -> None:
    clues = [Clue("numbers", Cell((row, column)), 2) for row in range(3) for column in range(3)]
    puzzle = Puzzle(TOUCH_SLITHERLINK, Board.square(3, 3), Clues().having(*clues))
    first, *_ = puzzle.compile().problem.constraints
    assert isinstance(first, AnyWay)
    data = page_data(Playable(puzzle), {})
    assert [len(form) for form in data["forms"]] == [len(first.ways)]
    assert len(data["terms"]) == len(first.ways)
    for rule, cell in zip(data["rules"], data["cells"], strict=True):
        kind, form, edges, nodes = rule["say"]
        corners = {node for side in cell["sides"] for node in data["edges"][side]}
        assert (kind, form, sorted(edges)) == ("any", 0, sorted(cell["sides"]))
        assert sorted(nodes) == sorted(corners)


@needs_node
def test_the_modules_pass_their_own_tests() -> None:
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", *map(str, sorted(HERE.glob("*.test.mjs")))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("de", ("Neu beginnen; Rückgängig holt alles zurück", "Die Linie läuft")),
        ("fr", ("Recommencer\u202f; Annuler ramène tout", "La ligne passe")),
        ("ja", ("最初から。元に戻すで復元できます", "線が黒マスを")),
    ],
)
def test_a_page_is_in_the_language_it_was_written_in(code: str, told: tuple[str, str]) -> None:
    catalogue.speak(code)
    try:
        page = webpage([Playable(Puzzle(SLITHERLINK, Board.square(2, 2)))]).decode()
    finally:
        catalogue.speak("en")
    assert f'<html lang="{code}">' in page and all(words in page for words in told)
    assert "{{" not in page.partition("<script>")[0]


def test_what_a_page_says_of_a_broken_clue_is_in_its_language() -> None:
    clue = Clue("numbers", Cell((0, 1)), 2)
    puzzle = Puzzle(SLITHERLINK, Board.square(2, 2), Clues().having(clue))
    catalogue.speak("de")
    try:
        page = webpage([Playable(puzzle)]).decode()
    finally:
        catalogue.speak("en")
    assert "Hinweis 2 in Zeile 1, Spalte 2 stimmt nicht." in page
    assert "does not hold" not in page


def test_the_page_of_a_large_board_stays_light() -> None:
    """Under 300 KB for 20x20: circles with arms of equal lengths are the heaviest clues."""
    circles = {(x, y): WHITE + (x + y) % 2 for x in range(20) for y in range(20) if (x + 2 * y) % 5}
    clues = [Clue(CIRCLE.key, Cell(at), colour) for at, colour in circles.items()]
    clues += [Clue(NUMBER.key, Cell(at), 6) for at in circles if at[0] % 5 == 0 == at[1] % 2]
    puzzle = Puzzle(BALANCE_LOOP, Board.square(20, 20), Clues().having(*clues))
    page = webpage([Playable(puzzle)])
    assert len(page) < 300_000, f"{len(page):,} bytes"


@pytest.mark.parametrize("rule", [NUMBER_PATH, ORDERED_PATH], ids=lambda rule: rule.key)
def test_a_page_with_a_number_in_each_cell_stays_light(rule: Rule) -> None:
    """Four hundred numbers are made of ten digits, and keep one order."""
    snake = [(row, at if row % 2 else 19 - at) for row in range(20) for at in range(20)]
    kind = rule.kinds[0].key
    clues = [Clue(kind, Cell(at), step) for step, at in enumerate(snake, start=1)]
    page = webpage([Playable(Puzzle(rule, Board.square(20, 20), Clues().having(*clues)))])
    assert len(page) < 300_000, f"{len(page):,} bytes"


@pytest.mark.parametrize(
    ("rule", "value"),
    [
        pytest.param(TOUCH_SLITHERLINK, 2, id="touch-slitherlink"),
        pytest.param(MID_LOOP, WHITE, id="mid-loop"),
    ],
)
def test_a_page_with_clues_of_many_ways_stays_light(rule: Rule, value: int) -> None:
    """Under 300 KB for 20x20 with one in each cell. Two is the number that is met in most ways."""
    cells = [Cell((row, column)) for row in range(20) for column in range(20)]
    clues = [Clue(rule.kinds[0].key, cell, value) for cell in cells]
    page = webpage([Playable(Puzzle(rule, Board.square(20, 20), Clues().having(*clues)))])
    assert len(page) < 300_000, f"{len(page):,} bytes"
