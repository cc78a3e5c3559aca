"""The proof checker: right proofs pass, wrong ones do not, and both its twins say the same."""

from __future__ import annotations

import random
from itertools import combinations, product

import numpy as np
import pytest
from pysat.solvers import Glucose4

from studio.engines.engine import Token
from studio.engines.kernels import rup, rup_plain
from studio.engines.proofs import drup
from studio.engines.proofs.formula import Clause
from studio.language import said

Steps = list[tuple[bool, Clause]]

SQUARE: list[Clause] = [(1, 2), (-1, 2), (1, -2), (-1, -2)]


def pigeons(holes: int) -> list[Clause]:
    """One more pigeon than holes, so that no way to put them satisfies all clauses."""
    there = {(p, h): p * holes + h + 1 for p, h in product(range(holes + 1), range(holes))}
    homes = [tuple(there[p, h] for h in range(holes)) for p in range(holes + 1)]
    alone = [
        (-there[p, h], -there[q, h])
        for h in range(holes)
        for p, q in combinations(range(holes + 1), 2)
    ]
    return [*homes, *alone]


def proof_of(clauses: list[Clause]) -> Steps:
    """What a solver writes down while it refutes them."""
    with Glucose4(bootstrap_with=clauses, with_proof=True) as solver:
        assert not solver.solve()
        words = [line.split() for line in solver.get_proof()]
    return [(w[0] != "d", tuple(int(x) for x in w if x not in ("d", "0"))) for w in words]


@pytest.fixture(params=["plain", "compiled"])
def checker(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each of the twins in turn."""
    chosen = (rup_plain.check, True) if request.param == "plain" else (rup.check, False)
    monkeypatch.setattr(drup, "_checker", lambda size: chosen)
    return str(request.param)


@pytest.mark.parametrize("holes", [1, 3, 5])
def test_a_solvers_proof_is_accepted(holes: int, checker: str) -> None:
    clauses = pigeons(holes)
    assert drup.refute(clauses, proof_of(clauses), Token())


def test_a_proof_by_hand(checker: str) -> None:
    assert drup.refute(SQUARE, [(True, (2,)), (True, ())], Token())
    assert drup.refute([(1,), (-1,)], [], Token())
    assert drup.refute([(1,), ()], [], Token())


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ([(True, (1,)), (False, (1, 2)), (True, (3,))], "Step 3"),
        ([(True, (3,))], "Step 1"),
        ([], "without a contradiction"),
        ([(False, clause) for clause in pigeons(3)], "without a contradiction"),
    ],
)
def test_what_does_not_follow_is_refused(steps: Steps, words: str, checker: str) -> None:
    clauses = pigeons(3) if "contradiction" in words else [(1, 2), (1, -2), (2, 3)]
    with pytest.raises(drup.Wrong) as wrong:
        drup.refute(clauses, steps, Token())
    assert words in said(wrong.value.message)


def test_what_was_deleted_no_longer_helps(checker: str) -> None:
    with pytest.raises(drup.Wrong) as wrong:
        drup.refute(SQUARE, [(False, (2, 1)), (True, (2,))], Token())
    assert "Step 2" in said(wrong.value.message)
    # Of two equal clauses one is left, and what is not there cannot be deleted.
    twice: list[Clause] = [*SQUARE, (2, 1)]
    assert drup.refute(twice, [(False, (1, 2)), (False, (5, 6)), (True, (2,)), (True, ())], Token())


def test_nothing_is_proved_of_clauses_that_can_be_true(checker: str) -> None:
    """Whatever the steps are: real ones of other clauses, shuffled ones, invented ones."""
    rng = random.Random(4)
    for _ in range(60):
        hidden = [rng.choice((-1, 1)) * v for v in range(1, 9)]
        clauses = []
        while len(clauses) < 30:
            clause = tuple(rng.choice((-1, 1)) * v for v in rng.sample(range(1, 9), 3))
            if any(hidden[abs(lit) - 1] == lit for lit in clause):
                clauses.append(clause)
        steps: Steps = [
            (rng.random() < 0.8, tuple(rng.choice((-1, 1)) * v for v in rng.sample(range(1, 9), k)))
            for k in (3, 2, 2, 1, 1, 0)
        ]
        with pytest.raises(drup.Wrong):
            drup.refute(clauses, steps, Token())


def test_the_twins_leave_the_same_behind() -> None:
    """Not only the verdict: trail and watches too, event by event."""
    clauses = pigeons(4)
    every, events = drup._numbered(clauses, proof_of(clauses))
    arrays = drup.arrays(every, events, len(clauses))
    lists = [part.tolist() if isinstance(part, np.ndarray) else part for part in arrays]
    for event in range(len(events)):
        ends = [
            check(event, event + 1, *given)
            for check, given in ((rup_plain.check, lists), (rup.check, arrays))
        ]
        assert ends[0] == ends[1]
        assert all(
            part.tolist() == other
            for part, other in zip(arrays, lists, strict=True)
            if isinstance(part, np.ndarray)
        )


def test_stopping() -> None:
    token = Token()
    token.cancel()
    assert drup.refute(SQUARE, [(True, (2,)), (True, ())], token) is None
