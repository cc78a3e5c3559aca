"""The document of a window: heard while it is open, left for another one."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document.current import CurrentDocument
from studio.gui.document.document import Document
from studio.puzzle import Clue, Puzzle


def fresh() -> Document:
    return Document(Puzzle(NUMBER_PATH, Board.square(2, 2)))


def number(document: Document, value: int) -> None:
    after = document.puzzle.placed(Clue("labels", Cell((0, 0)), value))
    assert isinstance(after, Puzzle)
    assert document.apply(after) is None


def test_only_the_open_document_is_heard(qtbot: QtBot) -> None:
    parent = QObject()
    current = CurrentDocument(fresh(), parent)
    first, second = current.document, fresh()
    heard: list[object] = []
    current.changed.connect(heard.append)
    current.undo_possible.connect(heard.append)
    current.touched.connect(lambda: heard.append("touched"))
    number(first, 1)
    assert first.puzzle in heard and True in heard and "touched" in heard
    current.replace(second)
    heard.clear()
    number(first, 2)
    assert heard == [] and current.document is second
    number(second, 3)
    assert second.puzzle in heard


def test_what_a_window_begins_with_is_replaced_but_not_left(qtbot: QtBot) -> None:
    parent = QObject()
    current = CurrentDocument(fresh(), parent)
    left: list[object] = []
    replaced: list[object] = []
    current.left.connect(left.append)
    current.replaced.connect(replaced.append)
    assert current.opened is None
    opened = fresh()
    current.replace(opened)
    current.begun = True
    assert left == [] and replaced == [opened] and current.opened is opened
    current.replace(opened)
    assert left == []
    current.replace(fresh())
    assert left == [opened]
    current.close()
    assert len(left) == 2
