"""DIMACS formulas as puzzles: the classical reduction from SAT to Hamiltonian paths, as a lesson.

A line through all corners of the board says an assignment that makes the formula true (see
:mod:`studio.engines.sat.reduction`). Read only: from a board the formula cannot be told.
"""

from __future__ import annotations

import re
from dataclasses import replace

from studio.engines.sat.reduction import MOST_NODES, reduce, sizes
from studio.families import from_source
from studio.formats.dimacs import Formula, read_formula
from studio.formats.format import Format, LimitError, Reading, line
from studio.formats.native_board import MAX_EDGES
from studio.puzzle import Problem, Shape, StepAt
from studio.puzzle.message import Message

_BEGINS = re.compile(r"(?:c[^\n]*\n\s*)*p\s+cnf\b")
SHOWN = 6
"""Clauses, and literals in one, up to which the title writes the formula out."""


def read(text: str) -> Reading:
    """The puzzle of a formula; FormatError says the line and what is wrong there."""
    formula = _formula(text)
    made = reduce(formula.variables, formula.clauses)
    ends = dict.fromkeys(((made.hubs[0], 1), (made.hubs[-1], made.graph.size)))
    steps = tuple(StepAt(node, step) for node, step in ends)
    problem = Problem(made.graph, Shape.HAMILTONIAN_PATH, steps, rooted=True)
    posed = from_source("cnf").posed(made.board(), problem)
    assert posed is not None
    puzzle = replace(posed, title=words(formula))
    left = len(formula.clauses) - len(made.formula)
    notices = formula.notices
    if left:
        one = "{left:,} of the clauses is true in any case and left out."
        many = "{left:,} of the clauses are true in any case and left out."
        notices += (Message.counted("left", one, many, left=left),)
    return Reading(puzzle, notices=notices)


def _formula(text: str) -> Formula:
    """The formula of a file, or of its beginning; LimitError at the clause that is too much."""
    formula = read_formula(text)
    for at, (nodes, edges) in zip(
        formula.lines, sizes(formula.variables, formula.clauses), strict=True
    ):
        if nodes > MOST_NODES or edges > MAX_EDGES:
            raise LimitError(
                "With this the board would have {nodes:,} corners and {edges:,} lines; "
                "{most_nodes:,} and {max_edges:,} are possible.",
                line(at),
                nodes=nodes,
                edges=edges,
                most_nodes=MOST_NODES,
                max_edges=MAX_EDGES,
            )
    return formula


def words(formula: Formula) -> str:
    """A formula as it is written: "(x1 ∨ ¬x2) ∧ (x2 ∨ x3)"; of a long one how much there is."""
    if not 0 < len(formula.clauses) <= SHOWN or any(len(c) > SHOWN for c in formula.clauses):
        return f"A formula of {formula.variables:,} variables, {len(formula.clauses):,} clauses"
    said = (
        "(" + " ∨ ".join(f"{'¬' * (v < 0)}x{abs(v)}" for v in clause) + ")"
        for clause in formula.clauses
    )
    return " ∧ ".join(said)


CNF = Format(
    "cnf",
    "DIMACS formula",
    (".cnf",),
    read=read,
    sniff=lambda text: _BEGINS.match(text) is not None,
    by_lines=True,
    limits=_formula,
)
