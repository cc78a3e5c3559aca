"""What a screen reader could not name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLineEdit, QWidget


def nameless(within: QWidget) -> list[str]:
    """Buttons in sight, and whatever else Tab reaches, that have neither name nor text."""
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in within.findChildren(QWidget)
        if _in_sight(widget).isVisibleTo(within)
        and (widget.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(widget, QAbstractButton))
        and not isinstance(widget.parentWidget(), QAbstractScrollArea)
        and not (widget.accessibleName() or getattr(widget, "text", str)())
    ]


def _in_sight(widget: QWidget) -> QWidget:
    """What is in sight whenever the widget may be: its button comes with what is typed in a
    field."""
    parent = widget.parentWidget()
    return parent if isinstance(parent, QLineEdit) else widget
