"""The dialog "Folder", with real solver processes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from studio import assets, formats
from studio.board import Board
from studio.board.symmetry import symmetries_of_lattice
from studio.families import SLITHERLINK
from studio.formats import FormatError
from studio.gui.dialogs.collection import CollectionDialog, CollectionPictures
from studio.gui.dialogs.collection_run import Collection, Entry, Wanted, verdict_of
from studio.gui.services import file_dialogs
from studio.gui.services.job_runner import JobRunner
from studio.gui.style import texts
from studio.gui.style.appearance import Appearance
from studio.gui.window import Window
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.puzzle.transform import transformed
from studio.work.folders import Checked, Exported, LookAt, Looked, Member
from studio.work.job import Ended
from tests.gui.names import nameless

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

UNIQUE = formats.read("https://puzz.link/p?slither/4/4/dgdh2c7b").puzzle
CONTRADICTION = formats.read("https://puzz.link/p?slither/2/2/3333").puzzle
HOUSE = formats.read(assets.root() / "examples" / "one-stroke" / "house.puzzle").puzzle


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "mine"
    folder.mkdir()
    turn = symmetries_of_lattice(UNIQUE.board.lattice)[1]
    formats.write(UNIQUE, folder / "a.puzzle")
    formats.write(transformed(UNIQUE, turn), folder / "b.puzzle")
    formats.write(HOUSE, folder / "c.puzzle")
    return folder


def test_a_folder_is_seen_checked_filtered_exported_and_opened(
    whole_window: Window, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = whole_window
    monkeypatch.setattr(file_dialogs, "ask_for_folder", lambda *_: folder)
    window.action("collection").trigger()
    (dialog,) = window.findChildren(CollectionDialog)
    assert nameless(window) == [] and not dialog.check_button.isEnabled()
    dialog.folder_button.click()
    collection = dialog.collection
    collection.workers = 1  # others take seconds to begin
    qtbot.waitUntil(lambda: not collection.doing and len(collection.entries) == 3)
    assert dialog.sheet.number() == 0 and "a.puzzle" in dialog.chosen.text()

    dialog.check_button.click()
    assert dialog.check_button.text() == "Stop"
    qtbot.waitUntil(lambda: not collection.doing, timeout=60_000)
    assert [entry.checked and entry.checked.verdict for entry in collection.entries] == [
        "unique",
        "unique",
        "several",
    ]
    assert "1 puzzle is there twice." in dialog.facts.text()
    dialog.which.pills["twice"].click()
    assert collection.shown(dialog.wanted()) == [0, 1]
    dialog.forms.pills["svg"].click()
    out = folder.parent / "out"
    out.mkdir()
    asked: list[Path] = []
    monkeypatch.setattr(
        file_dialogs, "ask_for_folder_to_write", lambda _, __, start: asked.append(start) or out
    )
    dialog.export_button.click()
    assert asked == [folder]
    qtbot.waitUntil(lambda: not collection.doing, timeout=60_000)
    assert sorted(path.name for path in out.iterdir()) == ["a.svg", "b.svg"]
    assert dialog.facts.text().endswith(f"2 files were written in {out}.")
    # Twice into the same folder: what is there stays, and it is said how the others are called.
    dialog.export_button.click()
    qtbot.waitUntil(lambda: not collection.doing, timeout=60_000)
    assert len(list(out.iterdir())) == 4
    assert dialog.facts.text().endswith(
        f"2 files were written in {out}. "
        "2 of them have numbers behind their names, which other files had."
    )

    dialog.which.pills["bad"].click()
    assert dialog.sheet.number() is None and dialog.chosen.text() == ""
    assert not dialog.open_button.isEnabled() and not dialog.export_button.isEnabled()
    dialog.which.pills["several"].click()
    assert "c.puzzle" in dialog.chosen.text() and dialog.export_button.isEnabled()
    dialog.open_button.click()
    qtbot.waitUntil(lambda: window.document.path == folder / "c.puzzle")


def test_a_dropped_folder_is_shown(whole_window: Window, qtbot: QtBot, folder: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    whole_window.files.open_dropped(data)
    qtbot.waitUntil(lambda: bool(whole_window.findChildren(CollectionDialog)))
    (dialog,) = whole_window.findChildren(CollectionDialog)
    qtbot.waitUntil(lambda: not dialog.collection.doing)
    assert dialog.collection.folder == folder and len(dialog.collection.entries) == 3


def test_what_was_saved_since_is_seen_when_the_card_is_opened_again(
    whole_window: Window, qtbot: QtBot, folder: Path
) -> None:
    """Verdict, picture and list were those of the first look for the rest of the session."""
    window = whole_window
    window.dialogs.collection(folder)
    (first,) = window.findChildren(CollectionDialog)
    collection = first.collection
    collection.workers = 1
    qtbot.waitUntil(lambda: not collection.doing)
    first.check_button.click()
    qtbot.waitUntil(lambda: not collection.doing, timeout=60_000)
    assert verdicts(collection) == {
        "a.puzzle": "unique",
        "b.puzzle": "unique",
        "c.puzzle": "several",
    }
    first.sheet.choose_place(1)
    first.reject()

    formats.write(HOUSE, folder / "a.puzzle")
    (folder / "c.puzzle").unlink()
    (folder / "b.puzzle").rename(folder / "z.puzzle")
    formats.write(UNIQUE, folder / "b2.puzzle")
    window.action("collection").trigger()
    (card,) = (each for each in window.findChildren(CollectionDialog) if each.isVisible())
    # Until the files are read it is that of before, puzzles and verdicts; other work may begin.
    assert collection.entries[0].puzzle == UNIQUE and card.check_button.text() == "Check all"
    qtbot.waitUntil(lambda: not collection.doing)
    # Of what was known before nothing is lost, whatever the files are called now.
    assert verdicts(collection) == {
        "a.puzzle": "several",
        "b2.puzzle": "unique",
        "z.puzzle": "unique",
    }
    assert collection.entries[0].puzzle == HOUSE
    assert card.facts.text() == "3 of 3 shown. 1 puzzle is there twice."


def test_what_was_shown_and_chosen_is_so_again(
    whole_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever mended one puzzle after the other began with all of the folder each time."""
    window = whole_window
    asked_only(monkeypatch)

    def opened() -> CollectionDialog:
        window.action("collection").trigger()
        (card,) = (each for each in window.findChildren(CollectionDialog) if each.isVisible())
        return card

    card = opened()
    card.collection.look(Path("folder"))
    members = [Member(name, UNIQUE, digest=name) for name in "abc"]
    tell(card.collection, Looked((*members, Member("d", HOUSE, digest="d")), 4))
    tell(card.collection, *(Checked(n, n, verdict="none" if n > "a" else "") for n in "abcd"))
    tell(card.collection, Ended())
    card.which.pills["none"].click()
    card.orders.pills["verdict"].click()
    card.genre.set_index(card._genres.index("slitherlink"))
    card.sheet.choose_place(1)
    assert card.facts.text() == "2 of 4 shown." and card.chosen.text().startswith("c,")
    card.reject()
    card = opened()
    assert card.wanted() == Wanted("none", "slitherlink", "verdict")
    assert "2 of 4 shown." in card.facts.text() and card.chosen.text().startswith("c,")
    assert card.sheet.place == 1
    card.genre.set_index(0)
    card.which.pills["all"].click()
    card.reject()
    card = opened()
    assert card.wanted() == Wanted(order="verdict") and card.chosen.text().startswith("c,")
    # Of another folder all is shown.
    card.reject()
    window.dialogs.collection(Path("other"))
    (card,) = (each for each in window.findChildren(CollectionDialog) if each.isVisible())
    assert card.wanted() == Wanted() and card.chosen.text() == ""


def test_a_folder_that_changes_while_it_is_checked_is_read_again(
    whole_window: Window, qtbot: QtBot, folder: Path
) -> None:
    """The badge was mended, beside the picture of before."""
    window = whole_window
    window.dialogs.collection(folder)
    (card,) = window.findChildren(CollectionDialog)
    collection = card.collection
    collection.workers = 1
    qtbot.waitUntil(lambda: not collection.doing)
    card.sheet.choose_place(1)
    tile = card.sheet.tile(0)
    before = card.sheet.viewport().grab(tile).toImage()
    assert before == card.sheet.viewport().grab(tile).toImage()
    formats.write(CONTRADICTION, folder / "a.puzzle")
    formats.write(UNIQUE, folder / "a2.puzzle")
    card.check_button.click()
    qtbot.waitUntil(lambda: not collection.doing, timeout=60_000)
    assert verdicts(collection)["a.puzzle"] == "none" and len(collection.entries) == 4
    assert collection.entries[0].puzzle == CONTRADICTION
    # The file that was chosen still is, though it has another place.
    assert card.sheet.place == 2 and "b.puzzle" in card.chosen.text()
    collection.entries[0] = Entry("a.puzzle", CONTRADICTION, digest=collection.entries[0].digest)
    assert before != card.sheet.viewport().grab(tile).toImage()


def test_a_folder_that_is_gone_is_said_to_be_so(
    whole_window: Window, qtbot: QtBot, folder: Path
) -> None:
    whole_window.dialogs.collection(folder)
    (card,) = whole_window.findChildren(CollectionDialog)
    collection = card.collection
    qtbot.waitUntil(lambda: not collection.doing)
    folder.rename(folder.with_name("elsewhere"))
    collection.look_again()
    qtbot.waitUntil(lambda: not collection.doing)
    assert card.facts.text().startswith("3 of 3 shown. The folder cannot be read: ")
    folder.with_name("elsewhere").rename(folder)
    collection.look_again()
    qtbot.waitUntil(lambda: not collection.doing)
    assert card.facts.text() == "3 of 3 shown."


def verdicts(collection: Collection) -> dict[str, str]:
    return {entry.file: verdict_of(entry) for entry in collection.entries}


def asked_only(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The questions to solver processes, which none answers."""
    questions: list[object] = []
    monkeypatch.setattr(JobRunner, "ask", lambda _, question: questions.append(question))
    return questions


def test_no_verdict_stands_beside_what_it_was_not_found_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    questions, folder = asked_only(monkeypatch), Path("folder")
    collection = Collection()
    collection.look(folder)
    tell(collection, Looked((Member("a", UNIQUE, digest="1"),), 1), Ended())
    collection.check()
    tell(collection, Checked("a", "2", verdict="none"))
    assert verdict_of(collection.entries[0]) == "" and collection.done == 1
    tell(collection, Ended())
    assert collection.doing == "look" and questions[-1] == LookAt(folder, ("1",))
    found = Checked("a", "2", verdict="none")
    tell(collection, Looked((Member("a", HOUSE, digest="2"),), 1), found)
    assert collection.entries == [Entry("a", UNIQUE, digest="1")]
    tell(collection, Ended())
    assert collection.entries == [Entry("a", HOUSE, checked=found, digest="2")]
    # A file that was renamed keeps what is known of it.
    collection.look_again()
    tell(collection, Looked((Member("b", None, digest="2"),), 1), Ended())
    assert collection.entries == [Entry("b", HOUSE, checked=replace(found, file="b"), digest="2")]


def test_a_look_that_comes_to_no_end_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = asked_only(monkeypatch)
    collection = Collection()
    collection.look(Path("folder"))
    tell(collection, Looked((Member("a", UNIQUE, digest="1"),), 1), Ended())
    kept = list(collection.entries)
    collection.look_again()
    tell(collection, Looked((Member("b", HOUSE, digest="2"),), 1))
    collection.stop()
    assert collection.entries == kept
    collection.look_again()
    refused = Message("The folder cannot be read: no.")
    tell(collection, Looked((Member("b", HOUSE, digest="2"),), 1), Ended(refused))
    assert collection.entries == kept and collection.problem == "The folder cannot be read: no."
    # Other work goes before it; then the folder is looked at.
    collection.look_again()
    assert collection.problem == "" and collection.looking_again
    collection.check()
    tell(collection, Checked("a", "1", verdict="unique"))
    assert verdict_of(collection.entries[0]) == "unique"
    collection.look_again()
    assert collection.doing == "check"
    tell(collection, Ended())
    assert collection.doing == "look" and isinstance(questions[-1], LookAt)


def test_what_an_export_wrote_is_said_when_the_card_is_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked_only(monkeypatch)
    collection = Collection()
    collection.look(Path("folder"))
    tell(collection, Looked((Member("a", UNIQUE, digest="1"),), 1), Ended())
    collection.export(("a",), Path("out"), "svg", solved=False)
    tell(collection, Exported(1), Ended())
    collection.look_again()
    tell(collection, Looked((Member("a", None, digest="1"),), 1), Ended())
    assert collection.problem == "1 file was written in out."
    collection.look(Path("other"))
    assert collection.problem == "" and collection.entries == []


def test_news_that_come_fast_are_shown_together(
    whole_window: Window, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All was sorted anew for each file: thousands held the window up for seconds."""
    whole_window.dialogs.collection(folder)
    (dialog,) = whole_window.findChildren(CollectionDialog)
    collection = dialog.collection
    qtbot.waitUntil(lambda: not collection.doing and not dialog._lull.isActive())
    shown: list[int] = []
    monkeypatch.setattr(dialog, "_show_order", lambda order: shown.append(len(order)))
    collection.doing = "check"
    collection.changed.emit()
    assert len(shown) == 1, "work that begins is shown at once"
    for _ in range(200):
        collection.changed.emit()
    assert len(shown) == 1
    qtbot.waitUntil(lambda: len(shown) == 2)
    collection.changed.emit()
    collection.doing = ""
    collection.changed.emit()
    assert len(shown) == 3, "so is its end"


def tell(collection: Collection, *news: Looked | Checked | Exported | Ended) -> None:
    for each in news:
        collection._hear(each)


def test_entries_are_filtered_and_sorted() -> None:
    collection = Collection()
    members = [
        Member("a", UNIQUE, digest="1"),
        Member("b", HOUSE, digest="2"),
        Member("c", None, Message("No.")),
        Member("d", HOUSE, digest="3"),
    ]
    collection._hear(Looked(tuple(members), 4))
    for told in (
        Checked("a", "1", verdict="unique", grade=5.0, word="hard", redundant=2),
        Checked("b", "2", verdict="several", same="x"),
        Checked("d", "3", verdict="unique", grade=0.0, word="easy", same="x"),
    ):
        collection._hear(told)

    def names(wanted: Wanted) -> str:
        entries: list[Entry] = collection.entries
        return "".join(entries[place].file for place in collection.shown(wanted))

    assert names(Wanted()) == "abcd"
    assert names(Wanted(order="grade")) == "dabc"
    assert names(Wanted(order="verdict")) == "adbc"
    assert names(Wanted("unique")) == "ad" and names(Wanted("several")) == "b"
    assert names(Wanted("spare")) == "a" and names(Wanted("bad")) == "c"
    assert names(Wanted("twice")) == "bd"
    assert names(Wanted(genre="one-stroke", order="grade")) == "db"
    # The words of each genre have bounds of its own.
    collection._hear(Checked("b", "2", verdict="unique", grade=4.0, word="extreme"))
    assert names(Wanted(order="grade")) == "dabc"


@pytest.mark.parametrize("verdict", ["unique", "several", "none", "unknown"])
def test_the_glyph_of_a_verdict_keeps_off_the_frame(appearance: Appearance, verdict: str) -> None:
    """It lay on the frame of the chosen picture."""
    collection = Collection()
    pictures = CollectionPictures(appearance, collection)
    box, image = QRectF(20, 20, 100, 100), QImage(140, 140, QImage.Format.Format_RGB32)

    def painted(entry: Entry) -> QImage:
        collection.entries = [entry]
        image.fill(Qt.GlobalColor.magenta)
        with QPainter(image) as painter:
            pictures.paint(painter, box, appearance.theme, 0)
        return image.copy()

    without = painted(Entry("a", UNIQUE))
    glyph = painted(Entry("a", UNIQUE, checked=Checked("a", "", verdict=verdict)))
    places = [QPoint(x, y) for x in range(140) for y in range(140)]
    changed = [at for at in places if glyph.pixel(at) != without.pixel(at)]
    assert changed and all(box.toRect().contains(at) for at in changed)


def test_a_puzzle_has_the_same_name_as_in_the_window(appearance: Appearance) -> None:
    """A Hex Slitherlink was called Slitherlink here."""
    puzzle = Puzzle(SLITHERLINK, Board.hexagon(2))
    collection = Collection()
    collection._hear(Looked((Member("heart.puzzle", puzzle),), 1))
    assert CollectionPictures(appearance, collection).words(0) == "heart.puzzle, Hex Slitherlink"
    assert puzzle.kind_name == "Hex Slitherlink"


def test_what_is_said_of_files_is_said_in_the_language_spoken_then(
    appearance: Appearance, tmp_path: Path
) -> None:
    """It stayed in the language that it was found out in."""
    spoilt = tmp_path / "a.puzzle"
    spoilt.write_text("{}")
    with pytest.raises(FormatError) as refused:
        formats.read(spoilt)
    collection = Collection()
    collection._hear(Looked((Member("a.puzzle", None, refused.value.whole),), 1))
    pictures = CollectionPictures(appearance, collection)
    texts.speak("de")
    try:
        told = 'Das ist keine Rätseldatei: Es fehlt "format": "oneline-puzzle".'
        assert pictures.words(0).endswith(told)
        collection._to = tmp_path
        collection._hear(Exported(3, (("a.puzzle", refused.value.whole),)))
        collection._hear(Ended())
        assert collection.problem.endswith(f" a.puzzle: {told}")
    finally:
        texts.speak("en")


def test_nothing_is_said_to_be_missing_while_a_folder_is_read(
    whole_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(JobRunner, "ask", lambda *_: None)
    whole_window.action("collection").trigger()
    (dialog,) = whole_window.findChildren(CollectionDialog)
    dialog.collection.look(tmp_path)
    assert dialog.empty.text() == ""
    assert "read" in dialog.facts.text()


def test_what_nobody_looked_at_is_not_said_to_be_missing(
    whole_window: Window, folder: Path
) -> None:
    collection, spoilt = Collection(whole_window), Message("Spoilt.")
    collection.folder = folder
    collection.entries = [Entry("a", UNIQUE), Entry("b", HOUSE), Entry("c", None, spoilt)]
    window = whole_window
    dialog = CollectionDialog(window.services, collection, lambda _: None)
    dialog.open()
    dialog.which.pills["none"].click()
    assert dialog.empty.text().startswith("2 puzzles are not checked yet")
    one = Checked("a", "", verdict="unique")
    collection.entries = [Entry("a", UNIQUE, checked=one), Entry("c", None, spoilt)]
    collection.changed.emit()
    assert dialog.empty.text() == "There is no such puzzle."
    dialog.reject()


def test_a_file_that_is_no_puzzle_says_so_in_its_tile(appearance: Appearance) -> None:
    """The tile was empty."""
    collection = Collection()
    collection.entries = [Entry("bad.puzzle", None, Message("No."))]
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        pictures = CollectionPictures(appearance, collection)
        pictures.paint(painter, QRectF(0, 0, 100, 100), appearance.theme, 0)
    assert any(image.pixel(x, y) for x in range(100) for y in range(100))
