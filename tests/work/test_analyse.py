"""Analyses of small puzzles of every family, each claim held to the list of all lines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio import assets, formats
from studio.board import At, Board, Cell, Edge, SpotKind
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Answer, Oracle, Token
from studio.engines.events import Verdict
from studio.engines.reasons import Unfinished
from studio.engines.sat import path_formula
from studio.families import ENTRY_EXIT, NUMBER_PATH, SLITHERLINK
from studio.families.regions import BORDER
from studio.families.template import TEMPLATE
from studio.puzzle import Clue, Compiled, Constraint, Problem, Puzzle, Rule, Trace
from studio.puzzle.reason import Reason
from studio.records import dataclass
from studio.work import counting
from studio.work.analyse import Analysis, Depth
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Doubtful,
    Finding,
    Finished,
    Judged,
    Redundant,
)
from tests.boards import boards, spots
from tests.budget import tries
from tests.oracles import ListOracle, shapes

RULES = (NUMBER_PATH, SLITHERLINK, TEMPLATE)
OPTIONS = {NUMBER_PATH.key: ({}, {"ends_given": False}, {"closed": True})}
ALL = Depth(answers=10_000, answer_seconds=600.0, proof_seconds=600.0)
ORACLES: dict[str, Callable[[Problem], Oracle]] = {"listed": ListOracle, "live": oracle_for}


@dataclass(frozen=True)
class Known:
    """A puzzle with the list of all lines of its shape."""

    puzzle: Puzzle
    compiled: Compiled
    lines: Sequence[Trace]

    def answers(self, constraints: Iterable[Constraint]) -> list[Trace]:
        held = list(constraints)
        return [line for line in self.lines if all(c.holds(line) for c in held)]

    @property
    def everything(self) -> frozenset[Constraint]:
        return frozenset(self.compiled.problem.constraints)

    def said(self, clues: Iterable[Clue]) -> frozenset[Constraint]:
        """The constraints of clues."""
        of = dict(zip(self.compiled.clues, self.compiled.problem.constraints, strict=True))
        return frozenset(of[clue] for clue in clues)

    def minimal_conflict(self, core: Collection[Constraint]) -> bool:
        return not self.answers(core) and all(
            self.answers(set(core) - {constraint}) for constraint in core
        )


def known(puzzle: Puzzle) -> Known:
    compiled = puzzle.compile()
    return Known(puzzle, compiled, shapes(compiled.problem))


@st.composite
def posed(draw: st.DrawFn) -> Known:
    """A puzzle whose clues mostly tell one of the lines, so that every verdict comes up."""
    rule: Rule = draw(st.sampled_from(RULES))
    board = draw(boards(most=3, smallest=draw(st.sampled_from([1, 4, 4]))))
    empty = Puzzle(rule, board, options=draw(st.sampled_from(OPTIONS.get(rule.key, ({},)))))
    lines = shapes(empty.compile().problem)
    line = draw(st.sampled_from(lines)) if lines else None
    wrong = draw(st.sampled_from([0, 1, 2, 4]))
    puzzle = empty
    for kind in rule.kinds:
        places = spots(board, kind.on)
        if not places:
            continue
        for spot in draw(st.lists(st.sampled_from(places), unique=True, max_size=8)):
            values = [None] if kind.entry == "mark" else rule.values(empty, kind, spot)
            right = [v for v in values if line and _true(empty, Clue(kind.key, spot, v), line)]
            if right or wrong:
                wrong -= not right
                value = draw(st.sampled_from(right or values))
                after = puzzle.placed(Clue(kind.key, spot, value))
                assert isinstance(after, Puzzle)
                puzzle = after
    compiled = puzzle.compile()
    return Known(puzzle, compiled, lines)


def _true(empty: Puzzle, clue: Clue, line: Trace) -> bool:
    after = empty.placed(clue)
    assert isinstance(after, Puzzle)
    return all(c.holds(line) for c in after.compile().problem.constraints)


def findings(case: Known, oracle: Oracle, depth: Depth = ALL) -> list[Finding]:
    return list(Analysis(case.puzzle, case.compiled, oracle, Token()).run(depth))


def last(found: list[Finding], kind: type) -> Finding:
    return [finding for finding in found if isinstance(finding, kind)][-1]


def final(found: list[Finding], kind: type) -> Finding:
    """The last finding of a kind, which has to be final."""
    finding = last(found, kind)
    assert finding.final
    return finding


# -- every claim against the list ------------------------------------------------------------------


@pytest.mark.parametrize("make", ORACLES.values(), ids=ORACLES.keys())
@settings(max_examples=tries(60, 160))
@given(case=posed())
def test_all_that_is_said_is_so(make: Callable[[Problem], Oracle], case: Known) -> None:
    found = findings(case, make(case.compiled.problem))
    judged = found[0]
    assert isinstance(judged, Judged)
    assert isinstance(found[-1], Finished)
    assert [type(finding) for finding in found].count(Judged) == 1
    right = case.answers(case.everything)
    assert judged.verdict is (
        Verdict.NONE if not right else Verdict.UNIQUE if len(right) == 1 else Verdict.SEVERAL
    )
    drawn = {case.compiled.addresses(line) for line in right}
    assert len(set(judged.lines)) == len(judged.lines) == min(len(right), 2)
    assert set(judged.lines) <= drawn
    if not right:
        check_conflict(case, found)
        return
    counted = final(found, Counted)
    assert (counted.count, counted.exact) == (len(right), True)
    check_overlap(case, found, right)
    if len(right) == 1:
        check_redundant(case, found)


def check_overlap(case: Known, found: list[Finding], right: list[Trace]) -> None:
    nodes = case.compiled.nodes
    on = SpotKind.EDGE if case.puzzle.rule.line_on == "cells" else SpotKind.SIDE
    shared = frozenset.intersection(*(line.used for line in right))
    common = final(found, Common)
    assert set(common.edges) == {Edge.of(nodes[u], nodes[v], on) for u, v in shared}
    alike = len(right) == 1 or case.compiled.problem.spanning
    assert common.total == (len(right[0].used) if alike else None)
    differing = {
        at for at in case.puzzle.board.cells if len({look(case, line, at) for line in right}) > 1
    }
    for finding in found:
        if isinstance(finding, Doubtful):
            assert {at for at, _ in finding.cells} == differing
            assert all(0 < amount <= 1 for _, amount in finding.cells)
    assert final(found, Doubtful)


def look(case: Known, line: Trace, at: At) -> object:
    """What people see in a cell of an answer: its number, or the line in or around it."""
    board = case.puzzle.board
    if case.puzzle.rule.line_on == "corners":
        around = {board.corner_index[corner] for corner in board.lattice.corners(at)}
        return frozenset(pair for pair in line.used if around.issuperset(pair))
    node = board.index(at)
    if case.compiled.problem.rooted:
        return line.nodes.index(node)
    return frozenset(pair for pair in line.used if node in pair)


def check_redundant(case: Known, found: list[Finding]) -> None:
    redundant = final(found, Redundant)
    free = case.everything - case.compiled.given
    single = {c for c in free if len(case.answers(case.everything - {c})) == 1}
    assert case.said(redundant.single) == single
    assert redundant.minimal is (not single)
    assert (redundant.checked, redundant.total) == (len(free), len(free))
    left = case.everything - case.said(redundant.together)
    assert len(case.answers(left)) == 1
    for constraint in left - case.compiled.given:
        assert len(case.answers(left - {constraint})) > 1
    for finding in found:
        if isinstance(finding, Redundant):
            assert case.said(finding.single) <= single
            assert len(case.answers(case.everything - case.said(finding.together))) == 1


def check_conflict(case: Known, found: list[Finding]) -> None:
    for finding in found:
        if isinstance(finding, Conflict):
            assert case.minimal_conflict(case.said(finding.clues))
    conflict = final(found, Conflict)
    assert conflict.smallest
    core = case.said(conflict.clues)
    smaller = combinations(sorted(case.everything, key=repr), max(0, len(core) - 1))
    assert not core or all(case.answers(some) for some in smaller)
    out = {}
    for constraint in core - case.compiled.given:
        rest = len(case.answers(case.everything - {constraint}))
        if rest:
            clue = case.compiled.clues[case.compiled.order[constraint]]
            out[clue] = Verdict.UNIQUE if rest == 1 else Verdict.SEVERAL
    assert {way.clue: way.verdict for way in conflict.ways} == out
    assert conflict.enough is (bool(out) and len(out) == len(conflict.clues))


def test_every_verdict_comes_up() -> None:
    """The examples above are worth something only if none of the cases is rare."""
    seen: list[str] = []

    @settings(max_examples=160)
    @given(case=posed())
    def collect(case: Known) -> None:
        right = len(case.answers(case.everything))
        seen.append("none" if not right else "unique" if right == 1 else "several")
        if right == 1 and len(case.everything - case.compiled.given) > 2:
            seen.append("with clues to remove")
        if not right and len(case.everything) > 2 and case.lines:
            seen.append("with clues at fault")

    collect()
    assert all(seen.count(kind) >= 5 for kind in set(seen)), seen
    assert len(set(seen)) == 5


# -- limits ----------------------------------------------------------------------------------------


def label(at: At, value: int) -> Clue:
    return Clue("labels", Cell(at), value)


def path(board: Board, *clues: Clue) -> Known:
    puzzle = Puzzle(NUMBER_PATH, board).placed(*clues)
    assert isinstance(puzzle, Puzzle)
    return known(puzzle)


SEVERAL = path(Board.square(3, 3), label((0, 0), 1))
UNIQUE = path(Board.square(2, 3), label((0, 0), 1), label((0, 1), 2), label((1, 2), 4))
NONE = path(Board.square(2, 3), label((0, 0), 1), label((1, 2), 2), label((1, 1), 5))


def test_a_clue_at_the_end_of_a_line_that_is_in_conflict_may_not_be_all_that_is_wrong() -> None:
    """Ends are never taken away on trial: that changing them helps is not known."""
    case = path(Board.square(1, 4), label((0, 0), 1), label((0, 3), 4), label((0, 1), 3))
    conflict = last(findings(case, oracle_for(case.compiled.problem)), Conflict)
    assert isinstance(conflict, Conflict) and conflict.final
    assert len(conflict.clues) > len(conflict.ways) and not conflict.enough


def test_enumeration_stops_at_the_number_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "counter_for", lambda problem: None)
    found = findings(
        SEVERAL, oracle_for(SEVERAL.compiled.problem), Depth(answers=5, answer_seconds=600.0)
    )
    counted = final(found, Counted)
    assert not counted.exact
    assert 5 <= counted.count <= len(SEVERAL.answers(SEVERAL.everything))


def test_counts_never_go_back() -> None:
    found = findings(SEVERAL, oracle_for(SEVERAL.compiled.problem))
    counts = [finding.count for finding in found if isinstance(finding, Counted)]
    assert counts == sorted(counts)


@pytest.mark.parametrize("case", [SEVERAL, UNIQUE, NONE], ids=["several", "unique", "none"])
def test_a_shallow_analysis_only_judges_and_counts(case: Known) -> None:
    depth = Depth(reasons=False, overlap=False, count=False)
    found = findings(case, oracle_for(case.compiled.problem), depth)
    assert {type(finding) for finding in found} <= {Judged, Counted, Finished}


class Stopping:
    """An oracle that stops the work after some questions."""

    def __init__(self, oracle: Oracle, token: Token, questions: int) -> None:
        self._oracle, self._token, self._left = oracle, token, questions
        self.graph, self.shape, self.facts = oracle.graph, oracle.shape, oracle.facts

    def ask(
        self,
        hold: Collection[Constraint],
        deny: Sequence[Collection[Constraint]],
        token: Token,
    ) -> Answer:
        if not self._left:
            self._token.cancel()
        self._left -= 1
        return self._oracle.ask(hold, deny, token)


@pytest.mark.parametrize(
    ("case", "verdict", "needs"),
    [
        (SEVERAL, Verdict.SEVERAL, 2),
        (UNIQUE, Verdict.UNIQUE, 2),
        (NONE, Verdict.NONE, 1),
    ],
    ids=["several", "unique", "none"],
)
@pytest.mark.parametrize("questions", range(7))
def test_a_stopped_analysis_keeps_what_it_proved_and_claims_no_more(
    case: Known, verdict: Verdict, needs: int, questions: int
) -> None:
    token = Token()
    oracle = Stopping(ListOracle(case.compiled.problem), token, questions)
    found = list(Analysis(case.puzzle, case.compiled, oracle, token).run())
    judged = [finding for finding in found if isinstance(finding, Judged)]
    assert [finding.verdict for finding in judged] == [
        verdict if questions >= needs else Verdict.UNKNOWN
    ]
    assert bool(judged[0].reason) is (questions < needs)
    assert isinstance(found[-1], Finished)
    whole = len(findings(case, ListOracle(case.compiled.problem)))
    if found[-1].reason:
        assert not any(isinstance(f, Conflict | Redundant) and f.final for f in found)
    else:
        assert len(found) == whole


def test_what_the_solver_is_too_small_for_ends_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Lines at hand give the verdict; what all lines share is left open, and why is said."""
    monkeypatch.setattr(path_formula, "MOST_PLACES", 50)
    case = path(Board.square(4, 4), label((0, 1), 4))
    found = findings(case, oracle_for(case.compiled.problem))
    judged, counted = (last(found, kind) for kind in (Judged, Counted))
    assert isinstance(judged, Judged) and judged.verdict is Verdict.SEVERAL
    assert not any(isinstance(finding, Common) for finding in found)
    assert not any(isinstance(finding, Doubtful) and finding.final for finding in found)
    assert isinstance(counted, Counted) and counted.count == len(case.answers(case.everything))
    ended = last(found, Finished)
    assert isinstance(ended, Finished) and ended.reason == Reason(Unfinished.LINES_FORMULA)


@pytest.mark.parametrize("borders", [False, True])
def test_no_line_at_all_is_put_down_to_the_board_only_without_borders(borders: bool) -> None:
    """Borders are clues, and others might leave a line."""
    # No loop passes all of nine cells. In sixteen, what lies round a corner would be seen twice.
    board = Board.square(4, 4) if borders else Board.square(3, 3)
    around = {(0, 0): ((0, 1), (1, 0)), (0, 2): ((0, 1),), (2, 0): ((1, 0),)}
    around |= {(1, 1): ((1, 2), (2, 1))}
    cut = [Edge.of(at, to) for at, others in around.items() for to in others] if borders else []
    puzzle = Puzzle(ENTRY_EXIT, board)
    placed = puzzle.placed(*(Clue(BORDER.key, edge) for edge in cut))
    assert isinstance(placed, Puzzle)
    compiled = placed.compile()
    run = Analysis(placed, compiled, oracle_for(compiled.problem), Token()).run(ALL)
    conflict = final(list(run), Conflict)
    assert isinstance(conflict, Conflict) and not conflict.clues
    assert (conflict.reason is not None) is borders


def test_where_some_clues_cannot_be_tried_alone_none_is_called_needed() -> None:
    """Marks of a region of Moon or Sun say together what the rule demands."""
    for name, minimal in (("moon-or-sun/day-and-night", None), ("masyu/tide", True)):
        puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
        compiled = puzzle.compile()
        analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token(30))
        *_, told = [f for f in analysis.run(Depth(count=False)) if isinstance(f, Redundant)]
        assert told.final and told.minimal is minimal
