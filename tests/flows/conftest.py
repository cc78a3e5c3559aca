"""A screen for all flows of a file, and on it the program with a twin to find places by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.flows.desk import Point, Studio, screen, until
from tests.flows.twin import Twin

Open = Callable[..., Studio]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Note the failure, so that the screen is kept as a picture before the program ends."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module")
def display(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with screen(tmp_path_factory.mktemp("screen")) as name:
        yield name


@pytest.fixture
def open_studio(
    display: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    start_program: Callable[..., Any],
) -> Iterator[Open]:
    """Starts the program with its own home in ``tmp_path``."""
    started: list[Studio] = []

    def open_one(*arguments: str) -> Studio:
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        started.append(Studio(display, home, *arguments, start=start_program))
        return started[-1]

    with ExitStack() as endings:
        # Whatever goes wrong here, every program is ended: one that is only forgotten is still
        # running when a later test's garbage is collected, and fails that one.
        yield lambda *arguments: endings.enter_context(_ended(open_one(*arguments)))
        if request.node.stash.get(FAILED, False):
            for studio in started:
                studio.picture(tmp_path / "screen.png")
    for studio in started:
        crashes = [log.read_text() for log in studio.home.rglob("crash.log")]
        assert not crashes, crashes[0]


@contextmanager
def _ended(studio: Studio) -> Iterator[Studio]:
    """The program, which is ended at the end."""
    try:
        yield studio
    finally:
        studio.kill()


@pytest.fixture
def studio(open_studio: Open) -> Studio:
    return open_studio()


@pytest.fixture
def twin(qapp: QApplication, tmp_path: Path) -> Iterator[Twin]:
    twin = Twin(tmp_path)
    yield twin
    twin.close()
    qapp.setStyleSheet("")


class Mouse:
    """Clicks in the window and in its twin alike."""

    def __init__(self, studio: Studio, twin: Twin) -> None:
        self._studio, self._twin = studio, twin

    def click(self, point: Point, button: int = 1) -> None:
        self._studio.click(point, button)
        self._twin.follow(point, button)

    def kind(self, key: str) -> None:
        """Choose a kind of puzzle in the dialog."""
        place, notches = self._twin.scroll_to_kind(key)
        self._studio.scroll_down(place, notches)
        self.click(self._twin.kind(key))

    def create(self) -> None:
        """Create the board that the dialog offers, and wait until it is where the twin has it."""
        self.click(self._twin.create())
        if len(self._twin.window.document.puzzle.board):
            until(lambda: self._twin.is_on(self._studio), "the new board where the twin has it")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag between two places of the board's plane."""
        self._studio.drag(self._twin.point(*start), self._twin.point(*end))
        self._twin.drag(start, end)

    def choose(self, menu: str, key: str) -> None:
        """Open a menu and click a line of it; the twin does not follow."""
        before = set(self._studio.windows())
        self._studio.click(self._twin.menu(menu))
        popup = self._studio.another(before)
        self._studio.click(self._twin.menu_line(menu, key), window=popup)

    def save_as(self) -> None:
        """Save under the name that the dialog offers."""
        self.choose("File", "save_as")
        dialog = self._studio.appears("Save the puzzle")
        self._studio.click(self._twin.save_button(self._studio.size(dialog)), window=dialog)


@pytest.fixture
def mouse(studio: Studio, twin: Twin) -> Mouse:
    return Mouse(studio, twin)
