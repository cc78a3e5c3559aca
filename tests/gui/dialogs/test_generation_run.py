"""The box "Fill it for me" of the dialog "New puzzle", with a real solver process."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Refuted, Token
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.dialogs import generation_run as module
from studio.gui.dialogs.generation_run import Filling
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.document.document import Document
from studio.gui.services import job_runner
from studio.gui.widgets.new_puzzle import NewPuzzleDialog
from studio.gui.window import Window
from studio.puzzle import Clue, Puzzle
from studio.puzzle.reason import Reason
from studio.work.codes import Told, Ungenerated, as_told
from studio.work.generation import Generated, GenerateOptions, GenerationFailed, Working
from studio.work.job import Ended
from tests.gui.silent import Silent

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def dialog_of(window: Window) -> NewPuzzleDialog:
    (dialog,) = window.findChildren(NewPuzzleDialog)
    return dialog


def unique(puzzle: Puzzle) -> bool:
    problem = puzzle.compile().problem
    oracle = oracle_for(problem)
    first = oracle.ask(problem.constraints, (), Token())
    assert isinstance(first, Model)
    facts = oracle.facts(first.trace)
    return isinstance(oracle.ask(problem.constraints, [facts], Token()), Refuted)


@pytest.mark.parametrize(("variant", "outline"), [("slitherlink", "square"), ("rikudo", "hexagon")])
def test_a_filled_board_becomes_a_puzzle_with_one_solution(
    window: Window, qtbot: QtBot, variant: str, outline: str
) -> None:
    new = NewPuzzle(window.services)
    new.open()
    dialog = dialog_of(window)
    new.choose(variant, outline, 36)
    new.fill()
    assert not dialog.create_button.isEnabled()
    qtbot.waitUntil(dialog.another.isVisible)
    assert dialog.create_button.isEnabled()
    assert "every one is needed" in dialog.preview.accessibleName()
    new.accept()
    puzzle = window.document.puzzle
    assert unique(puzzle)
    assert not window.document.is_clean
    window.document.undo_stack.undo()
    assert not window.document.puzzle.clues
    assert len(window.document.puzzle.board) == len(puzzle.board)


def test_what_is_told_of_a_puzzle_is_on_the_board_at_hand(qtbot: QtBot) -> None:
    """Each message makes its board anew; drawing one needs all its corners and sides."""
    filling = Filling()
    board = Board.square(5, 5)
    filling.begin(Puzzle(SLITHERLINK, board))
    clue = Clue("numbers", Cell((0, 0)), 2)
    told = Puzzle(SLITHERLINK, Board.square(5, 5)).placed(clue)
    assert isinstance(told, Puzzle) and told.board is not board
    filling._hear(Working(told, True, 1, 2))
    assert isinstance(filling.latest, Working)
    assert filling.latest.puzzle == told and filling.latest.puzzle.board is board
    assert filling.filled is not None and filling.filled.board is board
    other = Puzzle(SLITHERLINK, Board.square(4, 4))
    for _ in range(2):
        filling._hear(Working(other, False))
        assert filling.latest.puzzle.board is other.board
    filling.stop()


def test_another_one_is_another_one(window: Window, qtbot: QtBot) -> None:
    new = NewPuzzle(window.services)
    new.open()
    new.choose("slitherlink", "square", 25)
    new.fill()
    dialog = dialog_of(window)
    qtbot.waitUntil(dialog.another.isVisible)
    first = new.filling.filled
    dialog.another.click()
    assert not dialog.another.isVisible()
    qtbot.waitUntil(dialog.another.isVisible)
    assert new.filling.filled not in (None, first)
    dialog.reject()


def test_generate_on_the_welcome_page_is_a_new_puzzle_filled(window: Window) -> None:
    window.pages.show_welcome()
    window.pages.welcome.generate.click()
    dialog = dialog_of(window)
    assert dialog.isVisible()
    assert dialog.fill.isChecked()
    dialog.reject()


def test_its_key_does_the_same_and_makes_no_clues_while_one_plays(window: Window) -> None:
    generate = window.action("generate")
    window.open_document(Document(Puzzle(SLITHERLINK, Board.square(3, 3))))
    assert generate.isEnabled()
    window.modes.choose("play")
    assert not generate.isEnabled()
    window.pages.show_welcome()
    assert generate.isEnabled()
    generate.trigger()
    dialog = dialog_of(window)
    assert dialog.isVisible() and dialog.fill.isChecked()
    dialog.reject()


def test_what_is_said_while_a_board_is_filled_fits_the_card(window: Window, silent: None) -> None:
    """There is no seed to choose, and the rules stay on show."""
    new = NewPuzzle(window.services)
    new.open()
    dialog = dialog_of(window)
    dialog.choose_kind("double-back")
    rules = dialog._facts.text()
    assert rules.startswith("Draw one closed line")
    new.fill()
    blank = new._puzzle(dialog.choice())
    new.filling._settle.stop()
    new.filling._send()
    new.filling._hear(Working(blank, 0, 0))
    assert dialog._news.text() == "Trying..." and dialog._facts.text() == rules
    new.filling._hear(GenerationFailed(Reason.of(Ungenerated.NO_REGIONS, tried=40)))
    new.filling._hear(Ended())
    assert dialog._news.text() == (
        "For 40 loops no regions or marks were met that fix them. “Another one” tries again."
    )
    assert dialog._facts.text() == rules and dialog.another.isVisible()
    new.filling._hear(GenerationFailed(Reason.of(Ungenerated.NO_LINE)))
    assert dialog._news.text() == "This board has no such line." and not dialog.another.isVisible()
    dialog.search.setText("zzqq")
    new.filling._hear(Generated(blank, (), minimal=True))
    assert not dialog.create_button.isEnabled()
    dialog.reject()


def test_drawings_are_not_filled(window: Window) -> None:
    new = NewPuzzle(window.services)
    new.open()
    dialog = dialog_of(window)
    dialog.choose_kind("one-stroke")
    assert not dialog.fill.isVisible()
    dialog.choose_kind("slitherlink")
    assert dialog.fill.isVisible()
    dialog.reject()


# -- without a solver process ----------------------------------------------------------------------

BLANK = Puzzle(SLITHERLINK, Board.square(4, 4))


def with_clues(number: int) -> Puzzle:
    after = BLANK.placed(*(Clue("numbers", Cell(at), 0) for at in BLANK.board.cells[:number]))
    assert isinstance(after, Puzzle)
    return after


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[Silent]:
    made: list[Silent] = []

    def make(*args: Any) -> Silent:
        made.append(Silent(*args))
        return made[-1]

    monkeypatch.setattr(job_runner, "Job", make)
    monkeypatch.setattr(module, "SETTLE_MS", 0)
    return made


def test_the_best_so_far_is_kept(qtbot: QtBot, jobs: list[Silent]) -> None:
    filling = Filling()
    filling.begin(BLANK)
    assert filling.busy
    qtbot.waitUntil(lambda: bool(jobs))
    (job,) = jobs
    job.tell(Working(with_clues(9), unique=False))
    assert filling.filled is None
    job.tell(Working(with_clues(5), unique=True))
    assert filling.filled == with_clues(5)
    filling.stop()
    assert job.stopped
    assert not filling.busy
    job.tell(Generated(with_clues(3), (), minimal=True))
    assert filling.filled == with_clues(5)


def test_a_new_choice_ends_the_work_on_the_old_one(qtbot: QtBot, jobs: list[Silent]) -> None:
    filling = Filling()
    filling.begin(BLANK)
    qtbot.waitUntil(lambda: len(jobs) == 1)
    filling.begin(Puzzle(NUMBER_PATH, Board.square(2, 2)))
    assert jobs[0].stopped
    qtbot.waitUntil(lambda: len(jobs) == 2)
    assert "number-path" in jobs[1].question.puzzle
    jobs[0].tell(Generated(with_clues(3), (), minimal=True))
    assert filling.filled is None


def test_no_puzzle_is_left_of_a_try_that_failed(qtbot: QtBot, jobs: list[Silent]) -> None:
    """It would have more clues than asked for, or be easier."""
    filling = Filling()
    filling.begin(BLANK, GenerateOptions(clues=3))
    qtbot.waitUntil(lambda: bool(jobs))
    jobs[0].tell(Working(with_clues(5), unique=True))
    assert filling.filled == with_clues(5)
    jobs[0].tell(GenerationFailed(Reason.of(Ungenerated.TOO_FEW, tried=6, least=5, clues=3)))
    assert filling.filled is None


def test_failures_are_sentences(qtbot: QtBot, jobs: list[Silent]) -> None:
    filling = Filling()
    filling.begin(BLANK)
    qtbot.waitUntil(lambda: bool(jobs))
    jobs[0].tell(Ended(as_told("The solver was ended by signal 9.")))
    assert filling.latest == GenerationFailed(
        Reason.of(Told.TEXT, text="The solver was ended by signal 9.")
    )
    assert not filling.busy
