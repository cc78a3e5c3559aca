"""The order in which Tab walks controls that are made and replaced while the window is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget


def focusable(widget: QWidget) -> list[QWidget]:
    """What Tab reaches inside a widget, in the order of its children."""
    tab = Qt.FocusPolicy.TabFocus
    return [child for child in widget.findChildren(QWidget) if child.focusPolicy() & tab]


def tab_through(widgets: Sequence[QWidget]) -> None:
    """Let Tab walk these widgets in this order, after the first one's place in the window.

    Qt leaves two widgets alone that already follow each other in the circle of the window, even
    if the circle's end lies between them; going backwards from the last avoids that.
    """
    for widget in reversed(widgets[1:]):
        QWidget.setTabOrder(widgets[0], widget)


def focus_chain(start: QWidget, *, forward: bool = True) -> Iterator[QWidget]:
    """The widgets that follow one in the circle of its window, whether Tab stops there or not."""
    told: set[QWidget] = set()
    widget: QWidget | None = start
    while widget is not None:
        widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
        if widget is not None:
            _tell_parent(widget, told)
        if widget is None or widget is start:
            return
        yield widget


def _tell_parent(widget: QWidget, told: set[QWidget]) -> None:
    """PySide takes what Qt says to follow a widget for its child, and what is below that for gone
    once it is: the menus of a window were, after a card. Telling it changes nothing in Qt.

    Whatever is above, but what was ``told`` of, is told of first: what PySide knows of no parent it
    lets go at once.
    """
    parent = widget.parentWidget()
    if parent is None:
        widget.setParent(None)
        return
    above = [parent]
    while (higher := above[-1].parentWidget()) is not None and higher not in told:
        above.append(higher)
    for each in reversed(above):
        each.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    told.update(above)


def rove(group: QButtonGroup) -> None:
    """Make an exclusive group one stop for Tab, at its chosen button; arrow keys do the rest.

    Where one of its buttons has the focus it goes along, also when the pointer chooses.
    """

    def follow(chosen: QAbstractButton, on: bool) -> None:
        if on:
            if any(button.hasFocus() for button in group.buttons() if button is not chosen):
                chosen.setFocus()
            for button in group.buttons():
                stop = button is chosen
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus if stop else Qt.FocusPolicy.NoFocus)

    group.buttonToggled.connect(follow)
