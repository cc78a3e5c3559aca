"""Problems: which lines have the shape asked for."""

from __future__ import annotations

import pytest

from studio.board import Graph
from studio.puzzle import EdgeUsed, Problem, Shape, StepAt, Trace

# Two triangles that share node 2: a bow tie.
TIE = Graph.undirected(5, [(0, 1), (1, 2), (0, 2), (2, 3), (3, 4), (2, 4)])
WHOLE = (2, 0, 1, 2, 3, 4, 2)


@pytest.mark.parametrize(
    ("shape", "nodes", "closed", "fits"),
    [
        (Shape.HAMILTONIAN_PATH, (0, 1, 2, 3, 4), False, True),
        (Shape.HAMILTONIAN_PATH, (0, 1, 2, 3), False, False),
        (Shape.HAMILTONIAN_PATH, (0, 1, 2, 3, 4), True, False),
        (Shape.HAMILTONIAN_PATH, (1, 0, 3, 2, 4), False, False),
        (Shape.HAMILTONIAN_CYCLE, (0, 1, 2), True, False),
        (Shape.CYCLE, (0, 1, 2), True, True),
        (Shape.CYCLE, (0, 1), True, False),
        (Shape.CYCLE, (0, 1, 2), False, False),
        (Shape.CYCLE, (0, 1, 2, 3, 4, 2), True, False),
        (Shape.PATH, (0, 1, 2, 3), False, True),
        (Shape.PATH, (0,), False, True),
        (Shape.PATH, (0, 1, 2, 0), False, False),
        (Shape.EULERIAN_TRAIL, (0, 1, 2, 0), False, False),
        (Shape.EULERIAN_TRAIL, WHOLE, False, True),
    ],
)
def test_a_line_fits_its_shape(
    shape: Shape, nodes: tuple[int, ...], closed: bool, fits: bool
) -> None:
    assert Problem(TIE, shape).fits(Trace(nodes, closed)) is fits


def test_an_answer_obeys_every_constraint_too() -> None:
    line = Trace((0, 1, 2, 3, 4))
    problem = Problem(TIE, Shape.HAMILTONIAN_PATH, (StepAt(0, 1), EdgeUsed(2, 3)), rooted=True)
    assert problem.answered_by(line)
    assert not problem.answered_by(Trace((0, 1, 2, 4, 3)))
    assert not problem.answered_by(Trace(line.nodes[::-1]))


def test_direction_counts_where_the_problem_is_rooted() -> None:
    back = Trace((4, 3, 2, 1, 0))
    assert Problem(TIE, Shape.HAMILTONIAN_PATH).canonical(back) == Trace((0, 1, 2, 3, 4))
    assert Problem(TIE, Shape.HAMILTONIAN_PATH, rooted=True).canonical(back) == back
