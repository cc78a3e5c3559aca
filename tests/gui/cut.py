"""What is cut or overlaps in a window, found by the geometry of what is in sight."""

from __future__ import annotations

from itertools import combinations, permutations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QScrollArea,
    QScrollBar,
    QWidget,
)

from studio.gui.widgets.advice import AdviceRow
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.cards import PuzzleCard
from studio.gui.widgets.parts import ElidedLabel

SLACK = 1
"""Widths are rounded."""

AIR = 12
"""Pixels between a text and the edge of its card."""


def faults(root: QWidget) -> list[str]:
    """Sentences on labels and buttons whose text is cut, or that lie over each other."""
    texts = [
        widget
        for kind in (QLabel, QAbstractButton)
        for widget in root.findChildren(kind)
        if widget.isVisible() and widget.text()
    ]
    found = [fault for widget in texts if (fault := _cut(widget, root))]
    found += [
        f"what scrolls in {type(area.parentWidget()).__name__} is too wide for it"
        for area in root.findChildren(QScrollArea)
        if area.isVisible() and _hides_width(area)
    ]
    found += [
        f"{type(row).__name__} {row.accessibleName()!r} needs more lines than it has"
        for row in root.findChildren(AdviceRow)
        if row.isVisible() and row.sizeHint().height() > row.height() + SLACK
    ]
    seen = [(widget, _seen(widget, root)) for widget in texts]
    for (one, place), (other, beside) in combinations(seen, 2):
        shared = place.intersected(beside)
        if shared.width() <= 2 or shared.height() <= 2:
            continue
        if not (one.isAncestorOf(other) or other.isAncestorOf(one)):
            found.append(f"{_name(one)} lies over {_name(other)}")
    return found


def card_faults(card: CardDialog) -> list[str]:
    """Sentences on how a card scrolls that should not, and on texts at its very edge."""
    scrim = card.parentWidget()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = {bar.orientation(): bar.maximum() for bar in scrim.findChildren(QScrollBar, "", direct)}
    areas = [area for area in card.findChildren(QAbstractScrollArea) if area.isVisible()]
    found = []
    if bars.get(Qt.Orientation.Horizontal):
        found.append(f"the card scrolls sideways, being {card.width()} wide")
    found += [
        f"{type(area).__name__} scrolls sideways"
        for area in areas
        if area.horizontalScrollBar().maximum()
    ]
    downwards = [area for area in areas if area.verticalScrollBar().maximum()]
    if bars.get(Qt.Orientation.Vertical):
        found += [f"{type(area).__name__} scrolls within a card that does" for area in downwards]
    found += [
        f"{type(inner).__name__} scrolls within {type(outer).__name__}"
        for outer, inner in permutations(downwards, 2)
        if outer.isAncestorOf(inner)
    ]
    found += [
        f"{_name(label)} touches the edge of the card"
        for label in card.findChildren(QLabel)
        if label.isVisible() and label.text() and label.wordWrap() and not _has_air(label, card)
    ]
    return found


def _has_air(label: QLabel, card: CardDialog) -> bool:
    box = label.contentsRect()
    left = label.mapTo(card, box.topLeft()).x()
    return left >= AIR and left + box.width() <= card.width() - AIR


def _cut(widget: QWidget, root: QWidget) -> str:
    """How a text is cut, by its own rectangle or by what it lies in."""
    wanted = _height(widget)
    if wanted > widget.height() + SLACK:
        return f"{_name(widget)} is {widget.height()} high and needs {wanted}"
    if not isinstance(widget, ElidedLabel | PuzzleCard):  # these say that they go on
        if widget.hasHeightForWidth():
            if widget.heightForWidth(widget.width()) > widget.height() + SLACK:
                return f"{_name(widget)} needs more lines than it has"
        elif widget.sizeHint().width() > widget.width() + SLACK:
            wanted = widget.sizeHint().width()
            return f"{_name(widget)} is {widget.width()} wide and needs {wanted}"
    whole = _place(widget, root)
    if not _in_scroll_area(widget, root) and not root.rect().contains(whole):
        return f"{_name(widget)} reaches out of the window"
    parent = widget.parentWidget()
    while parent is not None and parent is not root and not _scrolls(parent):
        if not _place(parent, root).adjusted(-1, -1, 1, 1).contains(whole):
            return f"{_name(widget)} is cut by {type(parent).__name__}"
        parent = parent.parentWidget()
    return ""


def _height(widget: QWidget) -> int:
    """What a widget needs where its text does not wrap; a label may be without its margins."""
    if widget.hasHeightForWidth():
        return 0
    if isinstance(widget, QLabel):
        lines = 1 + (0 if widget.wordWrap() else widget.text().count("\n"))
        return lines * widget.fontMetrics().height()
    # Where the least is less the control knows how to be seen there, as an icon without its word.
    least = widget.minimumSizeHint()
    return (least if least.isValid() else widget.sizeHint()).height()


def _hides_width(area: QScrollArea) -> bool:
    """Is its body wider than what is seen of it, with no bar to bring the rest into sight?"""
    never = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return never and area.widget().minimumSizeHint().width() > area.viewport().width()


def _scrolls(widget: QWidget) -> bool:
    return isinstance(widget.parentWidget(), QAbstractScrollArea)


def _in_scroll_area(widget: QWidget, root: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _place(widget: QWidget, root: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def _seen(widget: QWidget, root: QWidget) -> QRect:
    """The part that is in sight; what another widget covers counts as in sight."""
    place = _place(widget, root)
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        place = place.intersected(_place(parent, root))
        parent = parent.parentWidget()
    return place


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {text[:40]!r}"
