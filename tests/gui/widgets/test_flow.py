"""Rows of items like words of a text: their height is measured once, until something changes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.gui.widgets.flow import Flow


def item(parent: QWidget | None = None) -> QWidget:
    made = QWidget(parent)
    made.setFixedSize(40, 20)
    return made


@pytest.fixture
def holder(qtbot: QtBot) -> QWidget:
    """A widget with five items, of which two stand in a row of 100 pixels."""
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = Flow(10, holder)
    for _ in range(5):
        flow.addWidget(item())
    return holder


def flow_of(holder: QWidget) -> Flow:
    flow = holder.layout()
    assert isinstance(flow, Flow)
    return flow


def test_height_is_measured_once_for_each_width(
    holder: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow, measured = flow_of(holder), []
    arrange = Flow._arrange

    def counted(self: Flow, box: QRect, place: bool) -> int:
        measured.append(box.width())
        return arrange(self, box, place)

    monkeypatch.setattr(Flow, "_arrange", counted)
    assert [flow.heightForWidth(width) for width in (100, 100, 300, 100)] == [80, 80, 20, 80]
    assert measured == [100, 300]


def test_what_comes_goes_or_grows_is_measured_anew(holder: QWidget, qtbot: QtBot) -> None:
    flow = flow_of(holder)
    assert flow.heightForWidth(100) == 80
    last = flow.itemAt(4).widget()
    last.hide()
    assert flow.heightForWidth(100) == 50
    last.show()
    assert flow.heightForWidth(100) == 80
    flow.addWidget(item())
    flow.addWidget(item())
    assert flow.heightForWidth(100) == 110
    last.setFixedSize(40, 60)
    assert flow.heightForWidth(100) == 150
    flow.setContentsMargins(0, 0, 0, 7)
    assert flow.heightForWidth(100) == 157


def test_what_keeps_its_place_while_hidden_begins_no_row(holder: QWidget, qtbot: QtBot) -> None:
    flow = flow_of(holder)
    last = flow.itemAt(4).widget()
    policy = last.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    last.setSizePolicy(policy)
    last.hide()
    assert flow.heightForWidth(100) == 50
    last.show()
    assert flow.heightForWidth(100) == 80


def test_one_within_another_layout_is_measured_anew_each_time(qtbot: QtBot) -> None:
    """Qt tells the layout of the widget alone what changed within it."""
    holder = QWidget()
    qtbot.addWidget(holder)
    outer, flow = QVBoxLayout(holder), Flow(10)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addLayout(flow)
    items = [item() for _ in range(5)]
    for each in items:
        flow.addWidget(each)
    assert outer.totalHeightForWidth(100) == 80
    items[0].hide()
    assert outer.totalHeightForWidth(100) == 50
