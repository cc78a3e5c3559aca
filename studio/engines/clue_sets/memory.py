"""An oracle that remembers: lines found and contradictions proved answer most questions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from studio.board import Graph
from studio.engines.engine import Answer, Model, Oracle, Refuted, Token
from studio.puzzle import Constraint, Shape, Trace
from studio.puzzle.constraints import beside_each_other
from studio.puzzle.problem import SPANNING
from studio.records import dataclass

LINES_KEPT = 256
NODES_KEPT = 150_000
"""All lines together have at most so many nodes: those of large boards weigh much."""
PROOFS_KEPT = 128
SLACK = 512
"""Constraints beyond twice those held now that lines stay judged by."""


@dataclass(slots=True)
class _Line:
    """A line found, with the constraints it breaks of all that were ever held (or lately).

    ``facts`` are those that somebody asked for, and may therefore deny.
    """

    trace: Trace
    broken: set[Constraint]
    facts: frozenset[Constraint] | None = None


@dataclass(frozen=True, slots=True)
class _Proof:
    """No line obeys ``core`` and breaks one of each group of ``denials``."""

    core: frozenset[Constraint]
    denials: frozenset[frozenset[Constraint]]


class RememberingOracle:
    """Wraps an oracle of any shape; asks it only what its memory does not answer.

    A remembered line answers whenever it obeys what is held and breaks what is denied; a remembered
    contradiction whenever all of it is held, and denied, again. Both are what the oracle itself
    would have to accept, so nothing is lost but the choice among several right lines.
    """

    def __init__(self, oracle: Oracle) -> None:
        self._oracle = oracle
        self._lines: list[_Line] = []
        self._proofs: list[_Proof] = []
        self._judged: set[Constraint] = set()
        self._by_trace: dict[Trace, _Line] = {}
        self.asked = 0
        """How many questions there were."""
        self.passed_on = 0
        """How many of them memory could not answer."""

    @property
    def behind(self) -> Oracle:
        """The oracle that is asked what memory does not answer."""
        return self._oracle

    @property
    def graph(self) -> Graph:
        """The graph of the oracle behind."""
        return self._oracle.graph

    @property
    def shape(self) -> Shape:
        """The shape of the oracle behind."""
        return self._oracle.shape

    def facts(self, trace: Trace) -> frozenset[Constraint]:
        """What the oracle behind says; the same object for every line that is remembered."""
        line = self._by_trace.get(trace)
        if line is None:
            return self._oracle.facts(trace)
        if line.facts is None:
            line.facts = self._oracle.facts(trace)
        return line.facts

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """See :meth:`studio.engines.engine.Oracle.ask`."""
        self.asked += 1
        if self.shape in SPANNING:
            said = beside_each_other(hold)
            answer = self._answer(frozenset(said), deny, token)
            if isinstance(answer, Refuted):
                return Refuted(frozenset(said[constraint] for constraint in answer.core))
            return answer
        return self._answer(frozenset(hold), deny, token)

    def _answer(
        self,
        held: frozenset[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        """The answer, remembered or from the oracle behind."""
        denials = frozenset(map(frozenset, deny))
        # A line that obeys a constraint does not break it.
        contradicted = next((group for group in denials if group <= held), None)
        if contradicted is not None:
            return Refuted(contradicted)
        self._judge(held)
        remembered = self._line(held, denials) or self._proof(held, denials)
        if remembered is not None:
            return remembered
        self.passed_on += 1
        answer = self._oracle.ask(held, tuple(denials), token)
        match answer:
            case Model(trace):
                self._learn_line(trace, held)
            case Refuted(core):
                self._proofs.insert(0, _Proof(core, denials))
                del self._proofs[PROOFS_KEPT:]
        return answer

    # -- remembering -------------------------------------------------------------------------------

    def _line(
        self, held: frozenset[Constraint], denials: frozenset[frozenset[Constraint]]
    ) -> Model | None:
        for place, line in enumerate(self._lines):
            if held.isdisjoint(line.broken) and _escapes(line, denials):
                # To the front: what answered last will mostly answer next.
                self._lines.insert(0, self._lines.pop(place))
                return Model(line.trace)
        return None

    def _proof(
        self, held: frozenset[Constraint], denials: frozenset[frozenset[Constraint]]
    ) -> Refuted | None:
        for place, proof in enumerate(self._proofs):
            if proof.denials <= denials and proof.core <= held:
                self._proofs.insert(0, self._proofs.pop(place))
                return Refuted(proof.core)
        return None

    # -- learning ----------------------------------------------------------------------------------

    def _judge(self, held: frozenset[Constraint]) -> None:
        """See to it that every line is judged by every constraint held."""
        new = held - self._judged
        if not new:
            return
        if len(self._judged) > 2 * len(held) + SLACK:
            self._judged &= held
            for line in self._lines:
                line.broken &= held
        self._judged |= new
        for line in self._lines:
            line.broken.update(c for c in new if not c.holds(line.trace))

    def _learn_line(self, trace: Trace, held: frozenset[Constraint]) -> None:
        # What it was found for it obeys.
        broken = {c for c in self._judged - held if not c.holds(trace)}
        line = _Line(trace, broken)
        self._lines.insert(0, line)
        self._by_trace[trace] = line
        most = max(1, min(LINES_KEPT, NODES_KEPT // max(1, len(trace.nodes))))
        for old in self._lines[most:]:
            del self._by_trace[old.trace]
        del self._lines[most:]


def _escapes(line: _Line, denials: frozenset[frozenset[Constraint]]) -> bool:
    """Does the line break one of each denied group?"""
    if line.facts in denials:
        return False
    return all(any(not c.holds(line.trace) for c in group) for group in denials)
