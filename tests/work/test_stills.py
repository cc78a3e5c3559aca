"""What frames show is what the search knows, and what they say is true."""

from __future__ import annotations

from itertools import pairwise

import pytest

from studio.board import Board, Link, SpotKind
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.work.film import END, FAILS, FOUND, NOTE, Film
from studio.work.places import cell_name, node_name
from studio.work.stills import Stills
from tests.work.test_film import EACH, film, puzzle_of


def stills(name: str, engine: str) -> Stills:
    puzzle = puzzle_of(name)
    _, shown = film(name, engine)
    return Stills(puzzle, puzzle.compile(), shown)


def steps(shown: Film) -> list[int]:
    return [*range(min(len(shown), 250)), len(shown) - 1, len(shown)]


@pytest.mark.parametrize(("name", "engine"), EACH)
def test_every_frame_says_and_shows_something(name: str, engine: str) -> None:
    still = stills(name, engine)
    for step in steps(still.film):
        frame = still.film.at(step)
        words = still.words(frame)
        assert words.headline and words.sentence.endswith("."), words
        assert 2 <= len(words.facts) <= 3
        shown = still.still(frame)
        if frame.move in (FOUND, NOTE, FAILS) and engine != "deduction":
            assert shown.line or shown.trial.pieces or shown.doubt or shown.trial.frontier
    listed = still.lines(1, len(still.film))
    assert [line.step for line in listed] == list(range(1, len(still.film) + 1))
    assert all(line.sign in (">", "x", "*", "=") and line.text for line in listed)


def test_the_end_claims_no_more_than_is_proved() -> None:
    still = stills("number-path/star", "backtrack")
    assert still.words(still.film.at(len(still.film))).headline == "One solution"
    still = stills("jump-tour/pen-and-paper", "tours")
    assert still.words(still.film.at(len(still.film))).headline == "One found"
    still = stills("slitherlink/no-way", "loop-sat")
    assert still.words(still.film.at(len(still.film))).headline == "No solution"
    _, short = film("number-path/contradiction", "backtrack", most=500)
    puzzle = puzzle_of("number-path/contradiction")
    words = Stills(puzzle, puzzle.compile(), short).words(short.at(500))
    assert words.headline == "Not known" and "500 steps" in words.sentence


def test_dead_ends_are_proved_by_the_cells_that_are_marked() -> None:
    still = stills("number-path/star", "backtrack")
    near = still.compiled.problem.graph.neighbours
    index = {at: node for node, at in enumerate(still.compiled.nodes)}
    seen = set()
    for step in range(1, min(len(still.film), 1500)):
        frame = still.film.at(step)
        if not frame.back:
            continue
        culprits = {index[at] for at in still.still(frame).trial.culprits}
        taken = {*frame.line, frame.value}
        if "reached and left" in frame.why:
            assert culprits
            for node in culprits:
                ways = [v for v in near[node] if v not in taken or v == frame.value]
                assert node not in taken and len(ways) < 2
        elif "falls apart" in frame.why:
            around = {v for node in culprits for v in near[node]} - culprits
            assert culprits and around <= taken
        elif "too far" in frame.why:
            assert len(culprits) == 1
        seen.add(frame.why)
    assert len(seen) >= 3


def test_warnsdorff_shows_the_degrees_that_it_compares() -> None:
    still = stills("jump-tour/pen-and-paper", "tours")
    compared = 0
    for step in range(2, 20):
        frame = still.film.at(step)
        options = still.still(frame).trial.options
        if not options:
            continue
        compared += 1
        (chosen,) = [option for option in options if option.chosen]
        assert int(chosen.figure) == min(int(option.figure) for option in options)
        assert chosen.at == still.compiled.nodes[frame.line[-1]]
    assert compared > 5


def test_a_candidate_shows_the_loops_that_fail_and_the_cells_of_the_cut() -> None:
    still = stills("slitherlink/long-way", "loop-sat")
    failing = [s for s in range(1, len(still.film)) if still.film.move(s)[0] == FAILS]
    assert failing
    for step in failing:
        frame = still.film.at(step)
        trial = still.still(frame).trial
        assert sum(not piece.fails for piece in trial.pieces) == 1
        assert len(trial.pieces) == len(frame.note["pieces"]) > 1
        assert trial.apart and not trial.apart & trial.between


def test_a_deduction_leads_from_its_reasons_to_the_solution() -> None:
    still = stills("slitherlink/garden", "deduction")
    last = still.film.at(len(still.film))
    assert still.words(last).headline == "Solved"
    loop = oracle_for(still.compiled.problem).ask(still.compiled.problem.constraints, (), Token())
    assert isinstance(loop, Model)
    nodes = still.compiled.nodes
    pairs = {Link.of(nodes[u], nodes[v], SpotKind.EDGE) for u, v in loop.trace.pairs}
    assert still.still(last).drawn == pairs
    for step in range(1, len(still.film)):
        shown = still.still(still.film.at(step))
        assert shown.trial.concluded and not shown.trial.concluded & shown.trial.because
        assert shown.drawn <= pairs and not shown.crossed & pairs


def test_a_drawing_is_whole_once_all_lines_are_drawn() -> None:
    still = stills("one-stroke/double-triangle", "trails")
    lines = len(still.compiled.problem.graph.links)
    for step in range(1, len(still.film)):
        frame = still.film.at(step)
        if frame.move in (FOUND, END):
            continue
        shown = still.still(frame)
        drawn = len(shown.line or ()) - 1 + max(0, len(shown.trial.tail) - 1)
        assert drawn == len(frame.line) - 1 + len(frame.settled) <= lines
        links = still.compiled.problem.graph.link_index
        for part in (shown.line or (), shown.trial.tail):
            for (u,), (v,) in pairwise(part):
                assert (u, v) in links


def test_places_are_named_as_people_count() -> None:
    assert cell_name(Board.square(3, 3), (2, 0)) == "row 3, column 1"
    assert cell_name(Board.hexagon(1), (0, 0)) == "row 2, cell 2"
    assert node_name(Board.square(1, 1), Board.square(1, 1).corners[3], "corners") == "point 4"
