"""Verdicts by edges, arcs or states, with a proof: the engine that contradicts the others.

It shares no encoding with the engines that judge puzzles while they are edited (inside and outside,
positions, tables): see ``loops``, ``lines`` and ``walks``. Slower than they are; what it is for is
the proof. "None" and "no other" come as a list of clauses, each with its reason, and a DRUP proof
that they cannot all be true (Goldberg and Novikov 2003; Heule, Hunt and Wetzler 2013).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing

from pysat.solvers import Glucose4

from studio.engines.engine import Halt, Limit, Task, Token
from studio.engines.events import Done, Event, Found
from studio.engines.proofs import lines, loops, walks
from studio.engines.proofs.formula import BLOCK, Clause, Formula, Method
from studio.engines.reasons import Unfinished
from studio.engines.sat.solver import solve
from studio.puzzle import Problem, Trace
from studio.puzzle.reason import Reason
from studio.records import dataclass


@dataclass(frozen=True)
class Proof:
    """All answers there are, at most one of them, and why there are no others.

    ``steps`` are clauses that follow one from the other by unit propagation, (True, clause), and
    those no longer needed, (False, clause); the last one added is empty.
    """

    answers: tuple[Trace, ...]
    formula: Formula
    steps: tuple[tuple[bool, Clause], ...]


def why_not(problem: Problem) -> Reason | None:
    """Why no proof can be written for the problem; None if one can."""
    reasons = [module.declines(problem) for module in (loops, lines, walks)]
    return None if None in reasons else _own_reason(problem, reasons)


def _own_reason(problem: Problem, reasons: list[Reason | None]) -> Reason | None:
    """The reason of the way that the problem's shape is meant for."""
    loop, line, walk = reasons
    if "hamiltonian" in problem.shape.value:
        return line
    return loop if problem.closed else walk


def method_for(problem: Problem, token: Token | None = None) -> Method:
    """The formula of a problem that :func:`why_not` has nothing against.

    Halt where the token stops it while the formula grows, now or later.
    """
    if loops.declines(problem) is None:
        return loops.Loops(problem, token)
    if lines.declines(problem) is None:
        return lines.Lines(problem, token)
    return walks.SimplePaths(problem, token)


class Search:
    """Answers one by one, each excluded for the next; the formula grows on the way.

    Halt where the token stops it while the formula grows.
    """

    def __init__(self, problem: Problem, token: Token) -> None:
        self._problem = problem
        self._token = token
        self.method = method_for(problem, token)
        self._solver = Glucose4()
        self._given = 0

    def next(self) -> Trace | bool:
        """Another answer; False where there is no other, True where the token stopped it."""
        while True:
            self._give()
            satisfied = solve(self._solver, (), self._token)
            if not satisfied:
                return satisfied is None
            true = frozenset(lit for lit in self._solver.get_model() if lit > 0)
            trace = self.method.trace(true)
            if trace is not None:
                if not self._problem.answered_by(trace):
                    raise AssertionError("A formula let a line pass that is no answer.")
                self.method.exclude(trace)
                return trace

    def _give(self) -> None:
        """Tell the solver the clauses it does not know yet."""
        clauses = self.method.formula.clauses
        _tell(self._solver, clauses[self._given :], self._token)
        self._given = len(clauses)

    def close(self) -> None:
        """Give the solver's memory back."""
        self._solver.delete()


def prove(problem: Problem, token: Token) -> Proof | tuple[Trace, Trace] | None:
    """A proof that there is no answer, or no second one; two answers; None where it was stopped."""
    answers: list[Trace] = []
    try:
        with closing(Search(problem, token)) as search:
            while True:
                match search.next():
                    case True:
                        return None
                    case False:
                        break
                    case Trace() as trace:
                        answers.append(trace)
                        if len(answers) == 2:
                            return answers[0], answers[1]
        steps = _steps(search.method.formula, token)
    except Halt:
        return None
    return None if steps is None else Proof(tuple(answers), search.method.formula, steps)


def _tell(solver: Glucose4, clauses: Sequence[Clause], token: Token) -> None:
    """Give clauses to a solver; Halt where the token stops that."""
    for first in range(0, len(clauses), BLOCK):
        if token.stopped:
            raise Halt
        solver.append_formula(clauses[first : first + BLOCK])


def _steps(formula: Formula, token: Token) -> tuple[tuple[bool, Clause], ...] | None:
    """A refutation of the formula by a solver that writes down all it learns."""
    with Glucose4(with_proof=True) as solver:
        _tell(solver, formula.clauses, token)
        if solve(solver, (), token) is None:
            return None
        written = solver.get_proof()
    steps = []
    for line in written:
        words = line.split()
        added = words[0] != "d"
        steps.append((added, tuple(int(word) for word in words[not added : -1])))
    return tuple(steps)


class ByEdges:
    """The engine: answers one by one; see :class:`studio.engines.engine.Engine`."""

    key = "by-links"
    name = "Edges, arcs or states by SAT"

    def declines(self, problem: Problem, task: Task) -> Reason | None:
        """All shapes whose clues its three formulas know."""
        return why_not(problem)

    def run(self, problem: Problem, task: Task, limit: Limit, token: Token) -> Iterator[Event]:
        """Find lines until there are no more; a count shows none of them."""
        count = 0
        try:
            with closing(Search(problem, token)) as search:
                while limit.solutions is None or count < limit.solutions:
                    match search.next():
                        case True:
                            raise Halt
                        case False:
                            yield Done(count, exact=True)
                            return
                        case Trace() as trace:
                            count += 1
                            if task is Task.SOLVE:
                                yield Found(trace)
        except Halt:
            yield Done(count, exact=False, reason=Reason(Unfinished.LINES_UNFOUND))
            return
        yield Done(count, exact=False, reason=Reason(Unfinished.ENOUGH_LINES))


BY_EDGES = ByEdges()
