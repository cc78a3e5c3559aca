"""Does a clause hold for every answer? Asked of each on its own, from its reason and its names.

The other half of the trust in a certificate: nothing here is shared with the modules that write the
formulas, neighbours and distances are networkx's, and each kind of clause has a short argument.
A clause may say less than its argument shows (have more literals), never more.
"""

from __future__ import annotations

from collections.abc import Sequence

from studio.engines.proofs.formula import Clause, Name, Reason
from studio.engines.proofs.line_arguments import LineArguments
from studio.engines.proofs.loop_arguments import LoopArguments
from studio.engines.proofs.walk_arguments import WalkArguments
from studio.puzzle import Problem, Shape, Trace


class Judge:
    """Judges the clauses of one formula; ``answers`` are those that clauses may leave out.

    No clause holds where the names are not sound: where one stands twice or speaks of a node or
    state that there is not.
    """

    def __init__(self, problem: Problem, names: Sequence[Name], answers: Sequence[Trace]) -> None:
        self._problem = problem
        self._names = names
        self._answers = answers
        arguer: WalkArguments | LineArguments | LoopArguments
        if problem.shape in (Shape.PATH, Shape.EULERIAN_TRAIL):
            arguer = WalkArguments(problem, answers)
        elif problem.rooted or problem.shape is Shape.HAMILTONIAN_PATH:
            arguer = LineArguments(problem, answers)
        else:
            arguer = LoopArguments(problem, answers)
        self._arguments = arguer.arguments
        self._sound = len(set(names)) == len(names) and all(
            len(name.about) == len(ends)
            and all(0 <= number < end for number, end in zip(name.about, ends, strict=True))
            for name in names
            for ends in [arguer.words.get(name.word, (0,))]
        )

    def holds(self, clause: Clause, reason: Reason) -> bool:
        """Does the clause hold for every answer, by the argument that its reason names?"""
        argument = self._arguments.get(reason.kind)
        if argument is None or not self._sound or min(reason.about, default=0) < 0:
            return False
        if not all(0 < abs(lit) <= len(self._names) for lit in clause):
            return False
        said = frozenset((lit > 0, self._names[abs(lit) - 1]) for lit in clause)
        try:
            return any(said.issuperset(shown) for shown in argument(said, *reason.about))
        except (TypeError, IndexError, KeyError, ValueError):
            return False  # numbers that do not fit the kind
