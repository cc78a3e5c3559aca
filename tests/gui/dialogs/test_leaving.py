"""Cards that are closed, or deleted with their window, while something works for them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.families import JUMP_TOUR, SLITHERLINK
from studio.formats.booklet import Layout
from studio.gui.dialogs import picture_run as picture_making
from studio.gui.dialogs.arrange_booklet import ArrangeDialog
from studio.gui.dialogs.batch_run import Batch
from studio.gui.dialogs.census import CensusDialog
from studio.gui.dialogs.collection import CollectionDialog
from studio.gui.dialogs.collection_run import Collection
from studio.gui.dialogs.compare_engines import CompareDialog
from studio.gui.dialogs.export_animation import AnimationDialog
from studio.gui.dialogs.from_picture import PictureDialog
from studio.gui.dialogs.generate import GenerateDialog
from studio.gui.dialogs.generate_many import BatchDialog
from studio.gui.dialogs.how_to_play import HowToPlay
from studio.gui.dialogs.minimality_report import ClueSetsDialog
from studio.gui.dialogs.new_puzzle import NewPuzzle
from studio.gui.dialogs.print_dialog import PrintDialog
from studio.gui.dialogs.tour import TourDialog
from studio.gui.dialogs.tour_comparison import ComparisonDialog
from studio.gui.dialogs.verify import VerifyDialog
from studio.gui.document.document import Document
from studio.gui.services import job_runner
from studio.gui.services.background import Background, Delivery, InTurn
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.work.census import Census
from studio.work.codes import as_told
from studio.work.job import Ended
from studio.work.recording import Recording
from studio.work.tours import Wanted
from tests.gui.turns import turns
from tests.pictures import PICTURES

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

GARDEN = assets.path("examples", "slitherlink", "garden.puzzle")


class Persistent:
    """A job that tells more after it was stopped, as a thread may that was about to."""

    made: ClassVar[list[Persistent]] = []

    def __init__(self, question: Any, tell: Any, check: object = None) -> None:
        self.tell = tell
        self.stopped = False
        Persistent.made.append(self)

    def stop(self) -> None:
        self.stopped = True


@pytest.fixture(autouse=True)
def persistent(monkeypatch: pytest.MonkeyPatch) -> None:
    Persistent.made = []
    monkeypatch.setattr(job_runner, "Job", Persistent)


def in_thread(run: Callable[[], object]) -> None:
    """Run something in another thread; what it raises is raised here."""
    raised: list[BaseException] = []

    def call() -> None:
        try:
            run()
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=call)
    thread.start()
    while thread.is_alive():
        turns()
    if raised:
        raise raised[0]


def delete_now() -> None:
    """Delete what is to be deleted later."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def census(window: Window) -> CardDialog:
    dialog = CensusDialog(window.services, SLITHERLINK, formats.read_board("square:3x3"))
    dialog.open()
    dialog.begin()
    return dialog


def clue_sets(window: Window) -> CardDialog:
    dialog = ClueSetsDialog(window.services, window.document.puzzle)
    dialog.open()
    dialog.begin()
    return dialog


def compare(window: Window) -> CardDialog:
    dialog = CompareDialog(window.services, window.document.puzzle)
    dialog.open()
    dialog.begin()
    return dialog


def generate(window: Window) -> CardDialog:
    dialog = GenerateDialog(window.services)
    dialog.open()
    dialog.begin()
    return dialog


def verify(window: Window) -> CardDialog:
    dialog = VerifyDialog(window.services, window.document.puzzle)
    dialog.open()
    return dialog


def batches(window: Window) -> CardDialog:
    batch = Batch(window)
    window.closing.connect(batch.stop)
    dialog = BatchDialog(window.services, batch)
    dialog.open()
    dialog.make.click()
    return dialog


def new_puzzle(window: Window) -> CardDialog:
    new = NewPuzzle(window.services)
    new.open()
    new.fill()
    (dialog,) = (d for d in window.findChildren(CardDialog) if d.isVisible())
    return dialog


def tours(window: Window) -> CardDialog:
    window.open_document(Document(Puzzle(JUMP_TOUR, formats.read_board("square:5x5"))))
    dialog = TourDialog(window.services)
    dialog.open()
    dialog.begin()
    return dialog


def writing(window: Window) -> CardDialog:
    """The card of tours while it writes a picture."""
    dialog = TourDialog(window.services)
    dialog._writer.ask(Census(""))
    return dialog


def comparison(window: Window) -> CardDialog:
    dialog = ComparisonDialog(window.services, Wanted(5, 5))
    dialog.open()
    return dialog


def animation(window: Window) -> CardDialog:
    sheet = AnimationDialog(
        window.services, window.document.puzzle, Recording("backtrack"), 0, 100.0
    )
    sheet.open()
    sheet._job_runner.ask(Census(""))
    return sheet


def printing(window: Window) -> CardDialog:
    dialog = PrintDialog(window.services)
    dialog.open()
    dialog.add(GARDEN.parent)
    return dialog


def how_to_play(window: Window) -> CardDialog:
    dialog = HowToPlay(window.services, SLITHERLINK.key, window.files.open_path)
    dialog.open()
    return dialog


def arranging(window: Window) -> CardDialog:
    dialog = ArrangeDialog(window.services, GARDEN.parent, Layout(), window.booklets)
    dialog.open()
    return dialog


def collection(window: Window) -> CardDialog:
    folder = Collection(window)
    window.closing.connect(folder.stop)
    dialog = CollectionDialog(window.services, folder, window.files.open_path)
    dialog.open()
    folder.look(GARDEN.parent)
    return dialog


CARDS = (
    *(census, clue_sets, compare, generate, verify, new_puzzle, tours, writing),
    *(comparison, animation, printing, how_to_play, arranging),
)


class Working(NamedTuple):
    """A card, and the jobs that are under way for it."""

    dialog: CardDialog
    jobs: list[Persistent]


def at_work(qtbot: QtBot, dialog: CardDialog) -> Working:
    """A card once it has begun to work."""
    qtbot.waitUntil(lambda: any(not job.stopped for job in Persistent.made))
    return Working(dialog, [job for job in Persistent.made if not job.stopped])


def left(window: Window, dialog: CardDialog) -> None:
    dialog.reject()
    delete_now()


def deleted(window: Window, dialog: CardDialog) -> None:
    dialog.discard()
    delete_now()


@pytest.mark.parametrize("leave", [left, deleted])
def test_cards_that_go_end_their_work_and_hear_no_more_of_it(
    whole_window: Window, qtbot: QtBot, leave: Any
) -> None:
    window = whole_window
    for show in CARDS:
        window.files.open_example(GARDEN)
        working = at_work(qtbot, show(window))
        leave(window, working.dialog)
        assert all(job.stopped for job in working.jobs), show.__name__
        for job in working.jobs:
            in_thread(partial(job.tell, Ended(as_told("Too late."))))


@pytest.mark.parametrize("show", [batches, collection])
@pytest.mark.parametrize("leave", [left, deleted])
def test_batches_and_folders_go_on_without_their_card_and_end_with_the_window(
    whole_window: Window, qtbot: QtBot, leave: Any, show: Callable[[Window], CardDialog]
) -> None:
    whole_window.files.open_example(GARDEN)
    working = at_work(qtbot, show(whole_window))
    leave(whole_window, working.dialog)
    assert not any(job.stopped for job in working.jobs)
    whole_window.close()
    assert all(job.stopped for job in working.jobs)
    for job in working.jobs:
        in_thread(partial(job.tell, Ended(as_told("Too late."))))


@pytest.mark.parametrize("leave", [left, deleted])
def test_a_picture_that_is_still_being_cut_is_left(
    whole_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leave: Any
) -> None:
    begun, let = threading.Event(), threading.Event()

    def slow(source: object) -> object:
        begun.set()
        assert let.wait(60)
        return None

    monkeypatch.setattr(picture_making, "_read", slow)
    threads: list[threading.Thread] = []
    make = threading.Thread

    def thread(*args: Any, **options: Any) -> threading.Thread:
        threads.append(make(*args, **options))
        return threads[-1]

    monkeypatch.setattr(picture_making.threading, "Thread", thread)
    path = tmp_path / "heart.png"
    PICTURES["heart"]().save(path)
    dialog = PictureDialog(whole_window.services, path, "heart")
    dialog.open()
    assert begun.wait(60)
    leave(whole_window, dialog)
    raised: list[object] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    let.set()
    for one in threads:
        one.join(60)
        assert not one.is_alive()
    assert raised == []


# -- the way back from other threads ---------------------------------------------------------------


def test_what_arrives_is_heard_in_the_window_until_the_receiver_goes(qtbot: QtBot) -> None:
    owner = QObject()
    heard: list[tuple[int, threading.Thread]] = []
    delivery: Delivery[int] = Delivery(
        owner, lambda number: heard.append((number, threading.current_thread()))
    )
    in_thread(lambda: delivery.send(1))
    qtbot.waitUntil(lambda: heard == [(1, threading.main_thread())])
    owner.deleteLater()
    delete_now()
    in_thread(lambda: delivery.send(2))
    turns()
    assert len(heard) == 1


def test_work_that_hangs_keeps_nobody_waiting(qtbot: QtBot) -> None:
    owner = QObject()
    background = Background(owner)
    let = threading.Event()
    heard: list[str] = []
    hanging = background.run(lambda: let.wait(60) and "late", lambda word: heard.append(str(word)))
    background.run(lambda: "at once", heard.append)
    qtbot.waitUntil(lambda: heard == ["at once"])
    assert hanging.is_alive() and hanging.daemon
    let.set()
    qtbot.waitUntil(lambda: heard == ["at once", "late"])


def test_work_in_turn_is_done_one_at_a_time_and_the_last_wanted_next(qtbot: QtBot) -> None:
    owner = QObject()
    in_turn = InTurn(owner)
    under_way, most, heard = [0], [0], list[str]()

    def work(name: str) -> str:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        time.sleep(0.02)
        under_way[0] -= 1
        return name

    def told(name: str) -> None:
        heard.append(name)
        if name == "first":
            for name in ("passed over, too", "after the first"):
                in_turn.run(partial(work, name), heard.append)

    in_turn.run(lambda: work("first"), told)
    in_turn.run(lambda: work("passed over"), heard.append)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == ["first", "after the first"]
    with qtbot.captureExceptions() as raised:
        in_turn.run(lambda: 1 // 0, heard.append)
        qtbot.waitUntil(lambda: bool(raised))
        in_turn.run(lambda: work("after an error"), heard.append)
        qtbot.waitUntil(lambda: heard[-1] == "after an error")
    in_turn.run(lambda: work("let go"), heard.append)
    in_turn.run(lambda: work("dropped"), heard.append)
    in_turn.drop()
    qtbot.waitUntil(lambda: heard[-1] == "let go")
    qtbot.wait(50)
    assert heard[-1] == "let go" and most == [1]


def test_what_goes_wrong_in_the_background_is_raised_in_the_window(qtbot: QtBot) -> None:
    owner = QObject()
    with qtbot.captureExceptions() as raised:
        Background(owner).run(lambda: 1 // 0, print).join(60)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
