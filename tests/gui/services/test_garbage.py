"""Garbage is collected in the window's thread, never in one that writes a file."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from studio.gui.services import garbage
from studio.gui.services.garbage import OVERDUE, RESTS, Garbage, Rest, collect_due


class Told:
    """Hangs in a circle, and tells which thread destroys it."""

    def __init__(self, ends: list[int]) -> None:
        self.me, self.ends = self, ends

    def __del__(self) -> None:
        self.ends.append(threading.get_ident())


@pytest.fixture
def collecting() -> Iterator[None]:
    """The collector as Python begins with it, and as it was before."""
    enabled, thresholds = gc.isenabled(), gc.get_threshold()
    gc.enable()
    gc.set_threshold(100, 5, 5)
    yield
    gc.set_threshold(*thresholds)
    (gc.enable if enabled else gc.disable)()


def test_a_thread_that_makes_much_collects_nothing(
    collecting: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "LOOK_MS", 1)
    collector = Garbage()
    ends: list[int] = []
    Told(ends)
    made: list[list[int]] = []
    thread = threading.Thread(target=lambda: made.extend([] for _ in range(5000)))
    thread.start()
    thread.join()
    assert not ends
    qtbot.waitUntil(lambda: bool(ends))
    assert ends == [threading.get_ident()]
    collector.deleteLater()


def test_only_what_is_due_is_collected(collecting: None) -> None:
    gc.disable()
    gc.collect()
    assert collect_due() is None
    kept = [[] for _ in range(200)]  # type: ignore[var-annotated]
    assert collect_due() == 0
    assert len(kept) == 200


def test_old_garbage_waits_for_rest_unless_it_is_overdue(
    collecting: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    due = (0, 0, 6)
    monkeypatch.setattr(gc, "get_count", lambda: due)
    monkeypatch.setattr(gc, "collect", lambda age: 0)
    assert collect_due(rest=0) is None
    assert collect_due(rest=RESTS[2] - 1) is None
    assert collect_due(rest=RESTS[2]) == 2
    due = (0, 0, 5 * OVERDUE + 1)
    assert collect_due(rest=0) == 2


def test_what_another_thread_makes_in_a_rush_is_collected_in_many_turns(
    collecting: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = [(100 * OVERDUE + 1, 0, 0)]
    looks: list[int] = []
    collected: list[int] = []
    monkeypatch.setattr(garbage, "LOOK_MS", 20)
    monkeypatch.setattr(garbage, "RUSH_MS", 1)
    monkeypatch.setattr(Rest, "look", lambda _: looks.append(1) or 0)
    monkeypatch.setattr(gc, "get_count", lambda: counts[0])
    monkeypatch.setattr(gc, "collect", lambda age: collected.append(age) or 0)
    collector = Garbage()
    qtbot.waitUntil(lambda: len(collected) > len(looks) + 5)
    assert set(collected) == {0}
    counts[0] = (1, 0, 0)
    before = len(looks)
    qtbot.waitUntil(lambda: len(looks) > before + 1)
    after = len(collected)
    qtbot.waitUntil(lambda: len(looks) > before + 2)
    assert len(collected) == after
    collector.deleteLater()
