"""The sheet "Export animation" in the whole window, with a real solver process."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from studio import assets
from studio.gui.dialogs.export_animation import AnimationDialog
from studio.gui.modes.watch import WatchMode
from studio.gui.services import file_dialogs
from studio.gui.widgets.welcome_parts import Pill
from studio.gui.window import Window
from tests.gui.names import nameless

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

EXAMPLE = assets.root() / "examples" / "one-stroke" / "house.puzzle"


@pytest.fixture
def window(whole_window: Window) -> Window:
    return whole_window


def sheet(qtbot: QtBot, window: Window, step: int = 0) -> AnimationDialog:
    window.files.open_example(EXAMPLE)
    window.action("watch_mode").trigger()
    mode = window.modes.mode
    assert isinstance(mode, WatchMode)
    qtbot.waitUntil(lambda: mode.player.whole)
    mode.player.go(step)
    window.action("watch_export").trigger()
    return window.findChildren(AnimationDialog)[-1]


def test_the_sheet_says_how_much_there_will_be_and_leaving_it_ends_the_work(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    card = sheet(qtbot, window, step=10)
    assert nameless(window) == []
    whole = card.storyboard()
    assert (whole.first, whole.last, whole.form) == (0, 19, "gif")
    assert card._facts.text().startswith("20 pictures")
    card.from_here.setChecked(True)
    assert card._facts.text().startswith("10 pictures")
    card.pills["html"].click()
    assert card.storyboard().form == "html" and "lectures" in card._about.text()

    card.write(tmp_path / "film.gif")
    qtbot.waitUntil(lambda: card._job_runner.job is not None)
    job = card._job_runner.job
    assert job is not None
    card.reject()
    assert job.pid is None and not (tmp_path / "film.gif").exists()


def test_while_a_film_is_made_no_other_button_has_the_focus(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    card = sheet(qtbot, window)
    card.export_button.setFocus()
    card.write(tmp_path / "film.gif")
    assert card.focusWidget() is card
    card.stop()
    assert card.focusWidget() is card.export_button
    # A focus that was put elsewhere meanwhile stays there.
    card.write(tmp_path / "film.gif")
    card.cancel.setFocus()
    chosen = card.focusWidget()
    card.stop()
    assert card.focusWidget() is chosen
    card.reject()


def test_the_file_is_made_and_the_sheet_closes(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    card = sheet(qtbot, window)
    path = tmp_path / "film.gif"
    with qtbot.waitSignal(card.finished):
        card.write(path)
        assert not card.export_button.isEnabled()
    qtbot.waitUntil(path.exists)
    assert path.read_bytes().startswith(b"GIF8")


def test_the_form_is_the_one_that_the_name_or_the_filter_says(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = sheet(qtbot, window)
    made: list[tuple[str, str, str]] = []
    chosen = iter((("a.png", "GIF (*.gif)"), ("b", "HTML (*.html)"), ("c.svg", "HTML (*.html)")))

    def ask(*asked: object) -> tuple[Path, str]:
        name, kind = next(chosen)
        ending = "" if "." in name else ".html"
        return tmp_path / f"{name}{ending}", kind

    monkeypatch.setattr(file_dialogs, "ask_where_to_save", ask)
    monkeypatch.setattr(
        card, "write", lambda path: made.append((card.form(), card.storyboard().form, path.name))
    )
    for _ in range(3):
        card.export_button.click()
    assert made == [
        ("apng", "apng", "a.png"),
        ("html", "html", "b.html"),
        ("html", "html", "c.svg.html"),
    ]


def test_a_place_that_cannot_be_written_is_told_before_the_film_is_drawn(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    """It was told after all pictures were drawn."""
    card = sheet(qtbot, window)
    (tmp_path / "file").write_text("")
    card.write(tmp_path / "file" / "film.gif")
    qtbot.waitUntil(card.choices.isEnabled)
    assert card._job_runner.job is None and card.isVisible() and not card.bar.isVisible()
    assert card._facts.text().startswith("film.gif was not saved: not a directory.")
    # A card that is left meanwhile draws nothing.
    card.write(tmp_path / "film.gif")
    card._background.tell()
    card.reject()
    assert card._job_runner.job is None


def test_the_form_that_is_chosen_is_seen_while_the_film_is_made(
    qtbot: QtBot, window: Window
) -> None:
    card = sheet(qtbot, window)
    card.choices.setEnabled(False)
    chosen, other = card.pills["gif"], card.pills["html"]

    def ground(pill: Pill) -> QColor:
        return pill.grab().toImage().pixelColor(pill.width() // 2, 2)

    assert ground(chosen) != ground(other)
