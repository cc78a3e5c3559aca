"""Cases: what a few ways of a clue share, on a board of three by three cells."""

from __future__ import annotations

import random
from functools import reduce
from itertools import product
from operator import and_

from studio import formats
from studio.board import Board
from studio.engines.deduction.loop_cases import EDGE, NODE, Atom, Cases, Window, single, together
from studio.engines.deduction.loop_cells import CellTechniques
from studio.engines.deduction.loop_clues import chains
from studio.engines.deduction.loop_units import UNUSED, USED
from studio.engines.deduction.loops import LoopLadder

GRAPH = Board.square(3, 3).cell_graph
CORNER, MIDDLE = 0, 4
PASSED, MISSED = (NODE, CORNER, USED), (NODE, CORNER, UNUSED)


def edge(u: int, v: int, status: int = USED) -> Atom:
    return EDGE, GRAPH.edge_index[u, v], status


def told(cases: Cases) -> set[Atom] | None:
    shared = cases.shared()
    return None if shared is None else set(cases.window.atoms(shared))


def known(window: Window, *atoms: Atom) -> tuple[int, int]:
    bits = window.bits(atoms)
    assert bits is not None
    return bits


def test_a_case_is_drawn_as_far_as_its_nodes_force_it() -> None:
    cases = single(GRAPH, [CORNER], [(PASSED,)])
    assert told(cases) == {PASSED, edge(0, 1), edge(0, 3)}
    assert told(single(GRAPH, [CORNER], [(edge(0, 1), edge(0, 3, UNUSED))])) is None
    assert told(single(GRAPH, [CORNER], [(PASSED, MISSED)])) is None


def test_what_all_cases_share_grows_with_what_is_known() -> None:
    through = (edge(1, 4), edge(4, 7)), (edge(3, 4), edge(4, 5))
    cases = single(GRAPH, [MIDDLE], through)
    assert told(cases) == {(NODE, MIDDLE, USED)}
    assert cases.learn(known(cases.window, edge(3, 4, UNUSED)))
    assert told(cases) == {(NODE, MIDDLE, USED), *through[0], edge(4, 5, UNUSED)}
    assert not cases.learn(known(cases.window, edge(3, 4, UNUSED)))
    assert cases.learn(known(cases.window, edge(3, 4, UNUSED), edge(1, 4, UNUSED)))
    assert told(cases) is None


def test_a_reason_names_nothing_that_could_be_left_out() -> None:
    through = (edge(1, 4), edge(4, 7)), (edge(3, 4), edge(4, 5))
    cases = single(GRAPH, [MIDDLE], through)
    cases.learn(known(cases.window, edge(3, 4, UNUSED), edge(4, 5, UNUSED)))
    assert len(cases.needed([edge(1, 4)])) == 1
    assert cases.needed([(NODE, MIDDLE, USED)]) == []


def test_cases_of_several_clues_fit_each_other() -> None:
    straight = (edge(0, 1), edge(1, 2)), (edge(0, 1), edge(1, 4))
    both = together(GRAPH, [0, 1, 2], [straight, [(edge(1, 2),), (MISSED,)]], most=4)
    assert both is not None
    assert {edge(0, 1), edge(1, 2), PASSED} <= (told(both) or set())
    assert together(GRAPH, [0, 1, 2], [straight, straight], most=3) is None


def test_what_is_shared_is_what_all_cases_leave_however_few_are_drawn() -> None:
    """Cases drawn one by one, without an early end, and what is new of them."""
    rng = random.Random(5)
    graph = Board.square(4, 4).cell_graph
    edges = range(len(graph.edges))
    told = 0
    for _ in range(300):
        scope = rng.sample(range(graph.size), 6)
        inside = [k for k in edges if set(graph.edges[k]) & set(scope)]
        clues = [
            [
                [(EDGE, k, rng.choice((USED, UNUSED))) for k in rng.sample(inside, 3)]
                for _ in range(rng.randint(2, 5))
            ]
            for _ in range(rng.randint(1, 3))
        ]
        cases = together(graph, scope, clues, most=400)
        assert cases is not None
        window = cases.window
        held: tuple[int, int] = (0, 0)
        for _ in range(3):
            k = rng.choice(inside)
            bit = window.bits([(EDGE, k, USED)])
            assert bit is not None
            if not (held[0] | held[1]) & bit[0]:
                held = (
                    (held[0] | bit[0], held[1])
                    if rng.random() < 0.3
                    else (held[0], held[1] | bit[0])
                )
            cases.learn(held)
            every = [
                drawn
                for choice in product(*clues)
                if (supposed := window.bits([atom for case in choice for atom in case])) is not None
                and (drawn := window.begin((supposed[0] | held[0], supposed[1] | held[1])))
                is not None
            ]
            shared = cases.shared()
            assert (shared is None) is (not every)
            if shared is None:
                break
            shown = window.shown(held)
            both = [reduce(and_, (case[side] for case in every)) & ~shown[side] for side in (0, 1)]
            assert list(shared) == both
            told += any(both)
    assert told > 20


def test_clues_of_many_clauses_are_not_looked_at_beside_others() -> None:
    """A circle of Balance Loop without a number is dozens of clauses, which made 63,173 groups."""
    puzzle = formats.read(
        "https://puzz.link/p?balance/10/10/j10k791h000qb91j000jdpdj000j17bq000h177k01j"
    ).puzzle
    problem = puzzle.compile().problem
    cells = CellTechniques(LoopLadder(problem).state, problem.constraints)
    assert len(list(chains(problem.graph, cells.whole))) < 1000
