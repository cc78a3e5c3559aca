"""From findings to panel and overlay: words, counts, and what never may be said."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from studio import assets, formats
from studio.board import Board, Cell, Edge, SpotKind
from studio.engines.events import Verdict
from studio.engines.reasons import Unfinished
from studio.families import (
    JUMP_MAZE,
    JUMP_TOUR,
    MASYU,
    MOON_OR_SUN,
    NUMBER_PATH,
    REGIONAL_YAJILIN,
    SIMPLE_LOOP,
    SLITHERLINK,
)
from studio.gui.panel.layer_rows import LAYERS, SHOWN_AT_FIRST
from studio.gui.panel.live_check import Knowledge
from studio.gui.panel.presenter import MOST_CHIPS, Presenter
from studio.gui.widgets.panel_state import (
    Bound,
    Conflict,
    NextClue,
    RedundantClues,
    VerdictKind,
    share_text,
)
from studio.puzzle import Clue, Puzzle, Rule
from studio.puzzle.reason import Reason
from studio.work.codes import Contradicted, Told, as_told
from studio.work.findings import (
    Common,
    Counted,
    Doubtful,
    Drawn,
    EdgeFrequencies,
    Failed,
    Finished,
    Graded,
    Judged,
    Redundant,
    Spread,
    Suggested,
    Suggestion,
    WayOut,
)
from studio.work.findings import (
    Conflict as Contradiction,
)
from studio.work.sentences import UNHARMED, failed_words

BOARD = Board.hexagon(2)
ONE = Clue("labels", Cell((0, -2)), 1)
NINE = Clue("labels", Cell((0, 0)), 9)
DIAMOND = Clue("diamonds", Edge.of((0, 0), (1, 0)))
LINE = tuple(BOARD.cells)


def presenter(*findings: object, **changes: object) -> Presenter:
    puzzle = Puzzle(NUMBER_PATH, BOARD).placed(ONE, NINE, DIAMOND)
    assert isinstance(puzzle, Puzzle)
    knowledge = Knowledge()
    for finding in findings:
        knowledge = knowledge.knowing(finding)  # type: ignore[arg-type]
    shown = Presenter(puzzle, knowledge, SHOWN_AT_FIRST)
    return replace(shown, **changes)  # type: ignore[arg-type]


SEVERAL = Judged(Verdict.SEVERAL, (LINE, LINE[::-1]))
UNIQUE = Judged(Verdict.UNIQUE, (LINE,), seconds=0.2)


def test_without_clues_there_is_nothing_to_check() -> None:
    empty = presenter(puzzle=Puzzle(NUMBER_PATH, BOARD))
    assert empty.state().verdict.kind is VerdictKind.EMPTY


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (NUMBER_PATH, "Place a number to begin."),
        (MASYU, "Place a pearl to begin."),
        (JUMP_MAZE, "Mark a start and a target to begin."),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_what_one_begins_with_is_what_the_family_has(rule: Rule, words: str) -> None:
    empty = presenter(puzzle=Puzzle(rule, Board.square(4, 4)))
    assert empty.state().verdict.line == words


def test_until_it_is_proved_nothing_is_said_to_be_unique() -> None:
    assert presenter().state().verdict.kind is VerdictKind.WORKING
    assert presenter(Judged(Verdict.UNKNOWN)).state().verdict.kind is VerdictKind.UNKNOWN
    assert presenter(UNIQUE).state().verdict.kind is VerdictKind.UNIQUE


@pytest.mark.parametrize(
    ("findings", "bound", "count", "more"),
    [
        ((SEVERAL, Counted(7, False)), Bound.AT_LEAST, 7, False),
        ((SEVERAL, Counted(7, True), Finished(1.0)), Bound.EXACT, 7, False),
        ((SEVERAL, Counted(1000, False), Finished(1.0)), Bound.OVER, 999, True),
        ((SEVERAL, Counted(10**40, True), Finished(1.0)), Bound.EXACT, 10**40, False),
    ],
)
def test_a_count_is_never_shown_as_more_than_is_proved(
    findings: tuple[object, ...], bound: Bound, count: int, more: bool
) -> None:
    verdict = presenter(*findings).state().verdict
    assert (verdict.kind, verdict.bound, verdict.count) == (VerdictKind.SEVERAL, bound, count)
    assert verdict.can_continue is more


def test_a_count_that_stays_open_says_why() -> None:
    wide = "The board is 32 nodes wide where it is counted across."
    open_count = Counted(1000, False, final=True, reason=Reason.of(Told.TEXT, text=wide))
    running = presenter(SEVERAL, open_count).state().verdict
    assert (running.bound, running.line) == (Bound.AT_LEAST, wide)
    stopped = presenter(SEVERAL, open_count, Finished(1.0)).state().verdict
    assert (stopped.bound, stopped.line, stopped.can_continue) == (Bound.OVER, wide, True)


def test_the_difficulty_stands_beside_the_proof() -> None:
    verdict = presenter(UNIQUE, Graded(3.9, "medium")).state().verdict
    assert (verdict.kind, verdict.grade) == (VerdictKind.UNIQUE, "medium (3.9)")
    assert presenter(UNIQUE).state().verdict.grade == ""


@pytest.mark.parametrize("findings", [(), (Judged(Verdict.UNKNOWN),)], ids=["asked", "stopped"])
def test_what_a_pause_left_open_is_not_known(findings: tuple[object, ...]) -> None:
    paused = presenter(*findings, live=False).state()
    assert (paused.verdict.kind, paused.live) == (VerdictKind.UNKNOWN, False)
    assert paused.verdict.line == "Checking is paused."


@pytest.mark.parametrize(
    "findings",
    [(UNIQUE, Graded(3.9, "medium")), (Judged(Verdict.NONE),), (SEVERAL, Counted(7, True))],
    ids=["one", "none", "counted"],
)
def test_a_pause_leaves_what_was_proved(findings: tuple[object, ...]) -> None:
    paused, live = presenter(*findings, live=False).state(), presenter(*findings).state()
    assert paused.verdict == live.verdict and not paused.live


@pytest.mark.parametrize("findings", [(), (Counted(7, False),), (Counted(7, False), Finished(1.0))])
def test_a_count_that_a_pause_broke_off_is_a_bound(findings: tuple[object, ...]) -> None:
    verdict = presenter(SEVERAL, *findings, live=False).state().verdict
    assert (verdict.kind, verdict.bound) == (VerdictKind.SEVERAL, Bound.AT_LEAST)
    assert (verdict.count, verdict.line) == (7 if findings else 2, "Checking is paused.")
    assert not verdict.can_continue


def test_a_lost_solver_is_not_known() -> None:
    lost = presenter(Failed(as_told("The solver was ended."))).state().verdict
    assert (lost.kind, lost.line) == (VerdictKind.UNKNOWN, "The solver was ended.")


@pytest.mark.parametrize("findings", [(), (SEVERAL, Counted(3, False))], ids=["all", "a count"])
def test_a_lost_solver_promises_nothing_while_checking_is_paused(
    findings: tuple[object, ...],
) -> None:
    """The button to go on only took the reason away, and no change checks again."""
    lost = Failed(as_told("The solver was ended."), again=True)
    verdict = presenter(*findings, lost, live=False).state().verdict
    assert verdict.line == "The solver was ended. Checking is paused."
    assert not verdict.can_continue
    live = presenter(*findings, lost).state().verdict
    assert live.line == f"The solver was ended. {UNHARMED}"
    assert live.can_continue is (not findings)


def test_what_was_proved_stands_when_the_solver_is_lost_but_not_when_engines_disagree() -> None:
    lost = Failed(as_told("This check needs more than 1,024 MB of memory."))
    verdict = presenter(SEVERAL, Counted(3, False), lost).state().verdict
    assert (verdict.kind, verdict.bound) == (VerdictKind.SEVERAL, Bound.AT_LEAST)
    assert verdict.line == failed_words(lost)
    assert presenter(UNIQUE, lost).state().verdict.kind is VerdictKind.UNIQUE
    for found in (SEVERAL, UNIQUE):
        verdict = (
            presenter(found, Failed(as_told("Two engines disagree."), stands=False)).state().verdict
        )
        assert (verdict.kind, verdict.line) == (VerdictKind.UNKNOWN, "Two engines disagree.")


def test_of_a_conflict_of_very_many_clues_the_first_ones_are_told() -> None:
    clues = tuple(Clue("labels", Cell((n, 0)), n) for n in range(MOST_CHIPS + 5))
    state = presenter(Judged(Verdict.NONE), Contradiction(clues, None, True)).state()
    assert isinstance(state.advice, Conflict)
    assert state.advice.clues == tuple(str(n) for n in range(MOST_CHIPS))
    assert len(state.advice.names) == MOST_CHIPS and state.advice.more == 5
    assert state.verdict.line == f"{len(clues)} clues cannot all be true."


def test_a_conflict_is_told_with_its_reason_and_ways_out() -> None:
    found = Contradiction(
        (ONE, NINE),
        Reason.of(Told.TEXT, text="Too far."),
        True,
        True,
        # What leaves one solution comes first.
        (WayOut(ONE, Verdict.SEVERAL), WayOut(NINE, Verdict.UNIQUE)),
        final=True,
    )
    shown = presenter(Judged(Verdict.NONE), found, undo="Place 9")
    state = shown.state()
    assert state.verdict.line == "Two clues cannot both be true."
    assert isinstance(state.advice, Conflict)
    assert state.advice.clues == state.advice.names == ("1", "9")
    assert state.advice.reason == "Too far."
    assert [way.text for way in state.advice.ways_out] == [
        "Remove 9",
        "Remove 1",
        "Undo “Place 9”",
    ]
    assert (shown.way_out(0), shown.way_out(1)) == (NINE, ONE)
    assert shown.way_out(2) is None
    assert shown.marked() == (ONE, NINE)


@pytest.mark.parametrize(
    ("clues", "signs", "reason", "line"),
    [
        (
            (ONE,),
            ("1",),
            "This clue cannot be true on this board, whatever the others say.",
            "One clue cannot be true on this board.",
        ),
        (
            (ONE, NINE),
            ("1", "9"),
            "These two clues cannot both be true. No short reason was found.",
            "Two clues cannot both be true.",
        ),
        (
            (ONE, NINE, DIAMOND),
            ("1", "9", "◆"),
            "These 3 clues cannot all be true. No shorter explanation was found.",
            "Three clues cannot all be true.",
        ),
    ],
    ids=["one", "two", "three"],
)
def test_a_conflict_without_a_short_reason_says_so(
    clues: tuple[Clue, ...], signs: tuple[str, ...], reason: str, line: str
) -> None:
    state = presenter(Judged(Verdict.NONE), Contradiction(clues, None, True)).state()
    assert isinstance(state.advice, Conflict)
    assert (state.advice.clues, state.advice.reason) == (signs, reason)
    assert state.verdict.line == line


@pytest.mark.parametrize(
    ("clues", "words"),
    [
        ((ONE,), "No other clue is involved: changing this one is enough."),
        ((ONE, NINE), "No other clue is involved: changing any one of these is enough."),
    ],
    ids=["one", "two"],
)
def test_what_is_enough_is_told_of_one_clue_and_of_several(
    clues: tuple[Clue, ...], words: str
) -> None:
    conflict = Contradiction(clues, None, True, enough=True)
    state = presenter(Judged(Verdict.NONE), conflict).state()
    assert isinstance(state.advice, Conflict) and state.advice.enough == words


def test_a_mark_in_a_conflict_looks_as_on_the_board_and_is_named() -> None:
    blocked = Clue("blocked", Cell((1, 1)))
    puzzle = Puzzle(SIMPLE_LOOP, Board.square(3, 3)).placed(blocked)
    assert isinstance(puzzle, Puzzle)
    shown = presenter(Judged(Verdict.NONE), Contradiction((blocked,), None, True), puzzle=puzzle)
    advice = shown.state().advice
    assert isinstance(advice, Conflict)
    assert advice.clues == ("■",)
    assert advice.names == ("blocked cell, row 2, column 2",)


def test_a_board_without_any_line_blames_no_clue() -> None:
    state = presenter(Judged(Verdict.NONE), Contradiction((), None, True)).state()
    assert state.advice is None
    assert state.verdict.line == "This board has no such line, whatever the clues."


def test_a_board_without_any_line_offers_what_led_to_it_back() -> None:
    shown = presenter(Judged(Verdict.NONE), Contradiction((), None, True), undo="Block cell")
    advice = shown.state().advice
    assert isinstance(advice, Conflict) and not advice.repairable
    assert (advice.clues, advice.reason) == ((), "")
    assert [way.text for way in advice.ways_out] == ["Undo “Block cell”"]
    assert shown.way_out(0) is None


def test_boards_of_clues_have_their_ways_out_below_the_reason_in_the_verdict() -> None:
    """The marks of Moon or Sun are the board: none is blamed, but without one there is a line."""
    mark = Clue("marks", Cell((1, 1)), 1)
    puzzle = Puzzle(MOON_OR_SUN, Board.square(3, 3)).placed(mark)
    assert isinstance(puzzle, Puzzle)
    reason = Reason(Contradicted.BY_ONE)
    found = Contradiction((mark,), reason, ways=(WayOut(mark, Verdict.UNIQUE),), whole=True)
    shown = presenter(Judged(Verdict.NONE), found, puzzle=puzzle, undo="Place mark")
    state = shown.state()
    assert isinstance(state.advice, Conflict) and not state.advice.repairable
    assert not state.advice.reason and state.verdict.line.endswith("it has.")
    first, last = state.advice.ways_out
    assert first.text.startswith("Remove ") and first.effect == "one solution"
    assert last.text == "Undo “Place mark”"
    assert shown.way_out(0) == mark and shown.way_out(1) is None


def test_a_board_without_clues_blames_the_board_as_it_is() -> None:
    bare = presenter(Judged(Verdict.NONE), Contradiction(()), puzzle=Puzzle(SIMPLE_LOOP, BOARD))
    assert bare.state().verdict.line == "This board has no such line."


def test_clues_that_shape_the_board_are_told_together() -> None:
    reason = Reason(Contradicted.BY_ONE)
    ways = (WayOut(ONE, Verdict.UNIQUE),)
    state = presenter(
        Judged(Verdict.NONE), Contradiction((ONE,), reason, ways=ways, final=True, whole=True)
    ).state()
    assert state.verdict.line == "All clues together leave no line."
    assert isinstance(state.advice, Conflict) and state.advice.reason.endswith("it has.")


def test_where_no_single_clue_is_enough_all_can_be_repaired() -> None:
    nothing = Contradiction((), Reason(Contradicted.BY_SEVERAL), final=True, whole=True)
    advice = presenter(Judged(Verdict.NONE), nothing).state().advice
    assert isinstance(advice, Conflict) and advice.repairable
    assert not (advice.clues or advice.ways_out)


@pytest.mark.parametrize(
    ("reason", "clues", "told"),
    [
        (Contradicted.BY_SEVERAL, (), "none alone"),
        (Contradicted.BY_SOME, (), "–"),
        (Contradicted.BY_ONE, (ONE,), "1"),
    ],
)
def test_clues_that_contradict_each_other_together_are_not_counted_as_none(
    reason: Contradicted, clues: tuple[Clue, ...], told: str
) -> None:
    found = Contradiction(clues, Reason(reason), final=True, whole=True)
    rows = presenter(Judged(Verdict.NONE), found).state().layers
    (row,) = (row for row in rows if row.key == "conflict")
    assert share_text(row, "all", "{0} of {1}") == told
    assert ("not enough" in row.legend) is (reason is Contradicted.BY_SEVERAL)


def test_what_is_made_anew_is_not_offered_to_be_made_unique() -> None:
    """The button led to a sentence: regions are made with their numbers."""
    number = Clue("numbers", Cell((0, 0)), 1)
    for rule, offered in ((REGIONAL_YAJILIN, False), (SLITHERLINK, True)):
        puzzle = Puzzle(rule, Board.square(3, 3)).placed(number)
        assert isinstance(puzzle, Puzzle)
        found = Suggested((Suggestion(replace(number, spot=Cell((1, 1))), 1),))
        advice = presenter(SEVERAL, found, puzzle=puzzle).state().advice
        assert isinstance(advice, NextClue) and advice.can_make_unique is offered


def test_redundant_clues_can_go_only_once_all_are_checked() -> None:
    early = presenter(UNIQUE, Redundant((NINE,), (NINE,), 1, 3))
    assert early.state().advice == RedundantClues(1, None, "9")
    assert early.removable() == ()
    late = presenter(UNIQUE, Redundant((NINE, DIAMOND), (NINE,), 3, 3, final=True))
    assert late.state().advice == RedundantClues(2, 1, "2 clues")
    assert late.removable() == (NINE,)


def test_rows_stay_in_their_order_whatever_is_known() -> None:
    for findings in ((), (UNIQUE,), (SEVERAL, Common((), 18, True)), (Judged(Verdict.NONE),)):
        rows = presenter(*findings).state().layers
        # The last two are for mazes.
        assert tuple(row.key for row in rows) == LAYERS[:-2]
        assert [row.digit for row in rows] == ["1", "2", "3", "4", "5", "6", "9"]


def test_layers_switch_what_lies_over_the_board() -> None:
    edge = Edge.of(LINE[0], LINE[1])
    findings = (SEVERAL, Common((edge,), 18, True), Doubtful((((0, 0), 1.0),), True))
    over = presenter(*findings).overlay()
    assert (over.common, over.doubt, over.line) == (frozenset({edge}), {(0, 0): 1.0}, None)
    bare = presenter(*findings, shown=frozenset()).overlay()
    assert (bare.common, bare.doubt, bare.line) == (frozenset(), {}, None)
    lines = presenter(*findings, shown=frozenset({"line"})).overlay()
    assert (lines.line, lines.other) == (LINE, LINE[::-1])


def test_where_one_solution_is_all_that_is_common_the_row_says_why_nothing_is_drawn() -> None:
    edges = tuple(Edge.of(a, b) for a, b in pairwise(LINE))
    for verdict, said in ((UNIQUE, True), (SEVERAL, False)):
        shown = presenter(verdict, Common(edges, len(edges), True), shown=frozenset({"common"}))
        (row,) = (row for row in shown.state().layers if row.key == "common")
        assert bool(shown.overlay().common) is not said
        assert ("whole solution" in row.legend) is said
        assert row.drawn is not said


def test_the_heat_of_edges_is_of_those_that_only_some_solutions_use() -> None:
    some, all_, huge = (Edge.of(LINE[k], LINE[k + 1]) for k in range(3))
    total = 10**400
    findings = (
        SEVERAL,
        EdgeFrequencies(((some, total // 4), (all_, total), (huge, total - 1)), total),
    )
    assert "shares" not in SHOWN_AT_FIRST
    shown = presenter(*findings, shown=frozenset({"shares"}))
    assert shown.overlay().shares == {some: 0.25, huge: 1.0}
    assert presenter(*findings, shown=frozenset()).overlay().shares == {}
    row = shown.state().layers[-1]
    assert (row.key, row.count, row.shown) == ("shares", 2, True)
    assert "quarter" in row.legend
    unknown, unique = presenter(SEVERAL), presenter(UNIQUE)
    assert [each.state().layers[-1].count for each in (unknown, unique)] == [None, 0]


@pytest.mark.parametrize("lattice", ["square", "hex"])
def test_sides_of_a_cell_are_told_clockwise(lattice: str) -> None:
    board = Board.square(2, 2) if lattice == "square" else Board.hexagon(1)
    (x, y), at = board.centre(board.cells[0]), board.cells[0]
    graph = board.loop_graph
    edges = []
    for k in board.cell_sides[0]:
        a, b = (board.corners[node] for node in graph.edges[k])
        middle = [
            (s + t) / 2 for s, t in zip(*map(board.lattice.corner_point, (a, b)), strict=True)
        ]
        # The number of the side is its direction in degrees, from the top to the right.
        angle = round(math.degrees(math.atan2(middle[0] - x, y - middle[1]))) % 360
        edges.append((Edge.of(a, b, SpotKind.SIDE), angle))
    puzzle = Puzzle(SLITHERLINK, board)
    shown = presenter(SEVERAL, EdgeFrequencies(tuple(edges), 360), puzzle=puzzle)
    told = "0, 90, 180, 270" if lattice == "square" else "30, 90, 150, 210, 270, 330"
    words = f"sides from the top clockwise in {told} of 360 solutions"
    assert shown.cell_words(at) == words
    assert presenter(SEVERAL, puzzle=puzzle).cell_words(at) == ""


def test_hovering_tells_how_solutions_share_cells_and_edges() -> None:
    edge = Edge.of(LINE[0], LINE[1])
    other = Edge.of(LINE[1], LINE[2])
    shown = presenter(
        SEVERAL,
        EdgeFrequencies(((edge, 10**20),), 3 * 10**20),
        Spread((((0, 0), (("71", 3), ("70", 2))),), 6, every=True),
    )
    assert shown.edge_words(edge) == "line in 33 % of all solutions"
    assert shown.edge_words(other) == "line in 0 % of all solutions"
    assert shown.cell_words((0, 0)) == "71 in 3 of 6, 70 in 2 of 6"
    assert shown.cell_words((1, 0)) == ""
    assert presenter(SEVERAL).edge_words(edge) == ""
    drawn = presenter(SEVERAL, Spread((((0, 0), (("71", 3),)),), 400, every=False))
    assert drawn.cell_words((0, 0)) == "71 in 3 of 400 looked at"


def test_suggestions_are_told_with_what_they_leave() -> None:
    suggested = Suggested((Suggestion(NINE, 2), Suggestion(DIAMOND, None)))
    state = presenter(SEVERAL, suggested).state()
    assert isinstance(state.advice, NextClue)
    assert [(s.text.split(",")[0], s.left) for s in state.advice.suggestions] == [
        ("9 in row 3", 2),
        ("diamond between row 3", None),
    ]
    over = presenter(SEVERAL, suggested).overlay()
    assert [(s.clue, s.letter) for s in over.suggestions] == [(NINE, "A"), (DIAMOND, "B")]


def test_it_is_said_that_no_clue_helps() -> None:
    advice = presenter(SEVERAL, Suggested(())).state().advice
    assert isinstance(advice, NextClue) and not advice.suggestions
    assert presenter(SEVERAL).state().advice is None


def test_another_solution_is_one_of_those_drawn() -> None:
    shown = presenter(SEVERAL, Drawn((LINE[::-1],), True), shown=frozenset({"line"}), drawn=1)
    assert (shown.overlay().line, shown.overlay().other) == (LINE[::-1], None)


def test_the_facts_count_what_is_there() -> None:
    assert presenter().facts() == "Rikudo · 19 cells · 2 numbers · 1 diamond"
    for name, facts in (
        ("mid-loop/halfway-house", "Mid-loop · 64 cells · 8 circles · 7 circles on borders"),
        ("detour/roundabout", "Detour · 64 cells · 8 numbers"),
    ):
        puzzle = formats.read(assets.root() / "examples" / f"{name}.puzzle").puzzle
        assert presenter(puzzle=puzzle).facts() == facts
    assert presenter().name(NINE) == "9"
    assert presenter().name(DIAMOND).startswith("diamond, between row 3")


def test_while_a_count_goes_on_nothing_says_that_it_stopped() -> None:
    """One way to count had ended, and the panel said so above its foot, which counted on."""
    stopped = Reason(Unfinished.NODES_LEFT)
    still = Counted(879, False, reason=stopped)
    assert not presenter(SEVERAL, still).state().verdict.line
    line = "The count was stopped before its end."
    assert presenter(SEVERAL, still, Finished(60.0)).state().verdict.line == line
    # Why none will be exact is known from the beginning.
    wide = Counted(879, False, reason=as_told("The board is too wide."))
    assert presenter(SEVERAL, wide).state().verdict.line == "The board is too wide."


def test_of_cells_that_no_jump_joins_nothing_is_told() -> None:
    """ "line in 0 of 552 solutions" was said between neighbours that a jump tour never joins."""
    used, beside = Edge.of((0, 0), (0, 3)), Edge.of((0, 0), (0, 1))
    shares = EdgeFrequencies(((used, 12),), 552)
    puzzle = Puzzle(JUMP_TOUR, Board.square(4, 4))
    shown = Presenter(puzzle, Knowledge(shares=shares), SHOWN_AT_FIRST)
    assert shown.edge_words(used) == "line in 12 of 552 solutions" and not shown.edge_words(beside)
