"""The live check: rounds, pausing, and that nothing of an older board ever shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.engines.events import Verdict
from studio.families import NUMBER_PATH
from studio.formats import native
from studio.gui.document.document import Document
from studio.gui.panel.live_check import MORE, LiveCheck
from studio.gui.panel.presenter import Presenter
from studio.puzzle import Clue, Puzzle
from studio.work.depth import Depth
from studio.work.findings import (
    Conflict,
    Counted,
    Doubtful,
    Finding,
    Finished,
    Judged,
    Spread,
    Surveyed,
)
from studio.work.solving import Text
from tests.gui.turns import turns


class FakeSolving:
    """Takes questions and lets the test answer them."""

    def __init__(self, tell: Callable[[int, Finding], None]) -> None:
        self.tell = tell
        self.asked: list[tuple[int, Depth | None]] = []
        self.texts: list[Text] = []
        self.closed = False

    def analyse(self, revision: int, puzzle: Text, depth: Depth) -> None:
        self.asked.append((revision, depth))
        self.texts.append(puzzle)

    def stop(self, revision: int) -> None:
        self.asked.append((revision, None))

    def close(self) -> None:
        self.closed = True


class Editing:
    """What is judged of a document: the puzzle as it is."""

    def __init__(self, document: Document) -> None:
        self.document = document

    @property
    def judged(self) -> Puzzle:
        return self.document.puzzle


def placed(value: int) -> Puzzle:
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3)).placed(Clue("labels", Cell((0, 0)), value))
    assert isinstance(puzzle, Puzzle)
    return puzzle


@pytest.fixture
def check(qapp: QApplication) -> tuple[LiveCheck, FakeSolving, Document]:
    document = Document(placed(1))
    live = LiveCheck(Editing(document))
    live.start(FakeSolving)  # type: ignore[arg-type]
    turns()
    solving = live.solving
    assert isinstance(solving, FakeSolving)
    document.changed.connect(live.check)
    return live, solving, document


def test_an_edit_asks_at_once_and_forgets(
    check: tuple[LiveCheck, FakeSolving, Document], qtbot: QtBot
) -> None:
    live, solving, document = check
    first = solving.asked[-1][0]
    with qtbot.waitSignal(live.updated):
        solving.tell(first, Judged(Verdict.SEVERAL))
    assert live.knowledge.judged == Judged(Verdict.SEVERAL)
    document.apply(placed(3))
    turns()
    assert solving.asked[-1][0] > first
    assert live.knowledge.judged is None


def test_the_solving_side_writes_what_it_is_asked(
    check: tuple[LiveCheck, FakeSolving, Document], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing a large board takes longer than a frame: the window's thread does not do it."""
    _, solving, document = check
    with monkeypatch.context() as patch:
        patch.setattr("studio.formats.native.write", None)
        document.apply(placed(2))
        turns()
    document.apply(placed(3))
    turns()
    _, second, third = [native.read(text()).puzzle for text in solving.texts if callable(text)]
    # Each as it was when it was asked about.
    assert (second, third) == (placed(2), placed(3))


def test_a_result_of_an_older_board_never_shows(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, document = check
    old = solving.asked[-1][0]
    document.apply(placed(3))
    turns()
    document.undo_stack.undo()
    turns()
    solving.tell(old, Judged(Verdict.UNIQUE))
    assert live.knowledge.judged is None
    solving.tell(solving.asked[-1][0], Judged(Verdict.NONE))
    assert live.knowledge.judged == Judged(Verdict.NONE)


def test_another_document_begins_a_round_of_its_own(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, _ = check
    old = solving.asked[-1][0]
    live.set_document(Editing(Document(placed(5))))
    solving.tell(old, Judged(Verdict.UNIQUE))
    assert live.knowledge.judged is None


def test_pausing_stops_and_shows_nothing_more(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, document = check
    live.set_live(False)
    stopped, depth = solving.asked[-1]
    assert depth is None
    document.apply(placed(3))
    turns()
    assert solving.asked[-1] == (stopped, None)
    solving.tell(stopped, Judged(Verdict.UNIQUE))
    assert live.knowledge.judged is None
    live.set_live(True)
    turns()
    assert solving.asked[-1][1] is not None


def test_keep_counting_goes_further_until_the_next_edit(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, document = check
    before = solving.asked[-1][1]
    assert before is not None
    live.keep_counting()
    turns()
    after = solving.asked[-1][1]
    assert after is not None
    assert after.answers == before.answers * MORE
    document.apply(placed(3))
    turns()
    assert solving.asked[-1][1] == before


def test_a_puzzle_without_clues_is_not_checked(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    _, solving, document = check
    document.apply(Puzzle(NUMBER_PATH, Board.square(3, 3)))
    assert solving.asked[-1][1] is None


def test_knowledge_runs_until_it_is_finished(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, _ = check
    now = solving.asked[-1][0]
    solving.tell(now, Counted(3, False))
    assert live.knowledge.running
    solving.tell(now, Finished(0.1))
    assert not live.knowledge.running
    live.close()
    assert solving.closed


def test_stopping_keeps_what_was_found_and_counting_goes_on(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, document = check
    live.stop()
    assert live.knowledge.judged is not None and not live.knowledge.running
    assert live.knowledge.judged.verdict is Verdict.UNKNOWN
    assert solving.asked[-1][1] is None
    document.apply(placed(3))
    turns()
    solving.tell(solving.asked[-1][0], Judged(Verdict.SEVERAL, ((), ())))
    assert live.knowledge.running
    late = solving.asked[-1][0]
    live.stop()
    assert live.knowledge.counted == Counted(2, exact=False) and not live.knowledge.running
    solving.tell(late, Counted(9, exact=True))
    assert live.knowledge.counted == Counted(2, exact=False)
    shown = Presenter(document.puzzle, live.knowledge, frozenset()).state()
    assert shown.verdict.can_continue and shown.since is None
    asked = len(solving.asked)
    live.stop()
    assert len(solving.asked) == asked
    live.keep_counting()
    turns()
    assert live.knowledge.running and solving.asked[-1][1] is not None


def test_what_had_a_solution_is_known_after_another_edit(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    """So that undo is offered as a way out only where it is one."""
    live, _, document = check
    for value, verdict in ((3, Verdict.NONE), (4, Verdict.UNKNOWN), (5, Verdict.SEVERAL)):
        document.apply(placed(value))
        live._hear(live._round, Judged(verdict))
    assert [live.solvable(placed(value)) for value in (3, 4, 5, 6)] == [False, False, True, False]
    assert live.solvable(Puzzle(NUMBER_PATH, Board.square(3, 3)))


def test_no_clue_helps_where_the_board_alone_has_no_line(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    """ "Undo" was offered as a way out of a tour that no board of that size has."""
    live, _, document = check
    bare = Puzzle(NUMBER_PATH, document.puzzle.board)
    document.apply(placed(3))
    live._hear(live._round, Judged(Verdict.NONE))
    live._hear(live._round, Conflict(tuple(placed(3).clues.all()), final=True))
    assert live.solvable(bare)
    live._hear(live._round, Conflict((), final=True))
    assert not live.solvable(bare) and live.solvable(Puzzle(NUMBER_PATH, Board.square(4, 4)))


def test_what_was_proved_of_the_number_of_solutions_stays_proved(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    live, solving, document = check
    (now, _), *_ = solving.asked
    solving.tell(now, Counted(754, exact=False))
    document.apply(placed(2), "Change 1 to 2")
    turns()
    other, _ = solving.asked[-1]
    solving.tell(other, Counted(9, exact=False))
    assert live.knowledge.counted == Counted(9, exact=False)
    document.undo_stack.undo()
    turns()
    again, _ = solving.asked[-1]
    for found, shown in ((514, 754), (800, 800)):
        solving.tell(again, Counted(found, exact=False))
        assert live.knowledge.counted == Counted(shown, exact=False)
    # Also where it is stopped before anything was counted, and in another window.
    live.check()
    turns()
    once_more, _ = solving.asked[-1]
    solving.tell(once_more, Judged(Verdict.SEVERAL))
    live.stop()
    assert live.knowledge.counted == Counted(800, exact=False)
    other = LiveCheck(Editing(document))
    other.start(FakeSolving)  # type: ignore[arg-type]
    other.take_up(live)
    other.keep_counting()
    turns()
    asked = other.solving
    assert isinstance(asked, FakeSolving)
    asked.tell(asked.asked[-1][0], Counted(514, exact=False))
    assert other.knowledge.counted == Counted(800, exact=False)


def sampled(solving: FakeSolving, at: tuple[int, int], n: int, *, exact: bool = False) -> None:
    """Answer the question that was asked last with so many solutions, which differ in a cell."""
    asked, _ = solving.asked[-1]
    for finding in (
        Judged(Verdict.SEVERAL),
        Counted(n, exact, final=True),
        Doubtful(((at, 1.0),)),
        Spread(((at, (("13", n - 1), ("14", 1))),), n, every=exact),
        Finished(0.1),
    ):
        solving.tell(asked, finding)


def test_panel_and_status_line_tell_of_the_same_solutions(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    """After "Keep counting", undo and redo the panel spoke of thousands, the status line of 263."""
    live, solving, document = check

    def told(at: tuple[int, int]) -> tuple[str, str]:
        shown = Presenter(document.puzzle, live.knowledge, frozenset())
        return shown.short_count(shown.state().verdict), shown.cell_words(at)

    sampled(solving, (1, 1), 5_260)
    document.apply(placed(2), "Change 1 to 2")
    turns()
    sampled(solving, (2, 2), 8)
    assert told((2, 2)) == ("> 7", "13 in 7 of 8 looked at, 14 in 1 of 8 looked at")
    document.undo_stack.undo()
    turns()
    sampled(solving, (2, 2), 263)
    count, words = told((1, 1))
    assert count == "> 5,259" and words.startswith("13 in 5,259 of 5,260 looked at")
    # The marks on the board are of the solutions that are told of.
    assert live.knowledge.doubtful == Doubtful((((1, 1), 1.0),)) and told((2, 2))[1] == ""
    # Of an exact count all is told anew.
    live.keep_counting()
    turns()
    sampled(solving, (2, 2), 300, exact=True)
    assert told((2, 2)) == ("300", "13 in 299 of 300, 14 in 1 of 300")


def test_what_was_proved_of_walks_stays_proved(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    """The number of walks fell from 45,149,975 to 52 while the verdict above had 69,945,865."""
    live, solving, _ = check
    (now, _), *_ = solving.asked
    short, long = ((0, 0), (0, 1)), ((0, 0), (1, 1), (2, 2), (0, 1))
    first = Surveyed(((1, 7), (2, 80)), (), short, long[1:], False, least=True)
    solving.tell(now, Counted(87, exact=False))
    solving.tell(now, first)
    live.keep_counting()
    turns()
    again, _ = solving.asked[-1]
    fewer = Surveyed(((3, 2),), (), long, long, False)
    solving.tell(again, fewer)
    assert live.knowledge.surveyed == replace(first, longest=long)
    # Both say the same number, whichever comes first.
    solving.tell(again, Counted(2, exact=False))
    assert live.knowledge.counted == Counted(87, exact=False)
    solving.tell(again, Surveyed(((3, 99),), (), long, long, False))
    known = live.knowledge.surveyed
    assert known == Surveyed(((3, 99),), (), short, long, False, least=True)
    every = Surveyed(((3, 99),), (), long, long, True)
    solving.tell(again, every)
    assert live.knowledge.surveyed == every


def test_one_check_leaves_the_pause_as_it_is(
    check: tuple[LiveCheck, FakeSolving, Document],
) -> None:
    """F5 ended the pause without a word."""
    live, solving, document = check
    live.set_live(False)
    document.apply(placed(3))
    turns()
    live.check_once()
    turns()
    asked, depth = solving.asked[-1]
    assert depth is not None and live.once and not live.live
    solving.tell(asked, Judged(Verdict.UNIQUE))
    assert live.knowledge.judged == Judged(Verdict.UNIQUE)
    document.apply(placed(4))
    turns()
    assert solving.asked[-1][1] is None and not live.once and live.knowledge.judged is None
    solving.tell(asked, Judged(Verdict.NONE))
    assert live.knowledge.judged is None
    live.keep_counting()
    turns()
    assert solving.asked[-1][1] is not None and live.once
    live.set_live(True)
    assert not live.once
