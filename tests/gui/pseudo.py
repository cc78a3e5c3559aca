"""The language that nobody speaks, in a window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from studio import catalogue, language
from studio.gui.style import texts
from tests.pseudo import Pseudo


@contextmanager
def spoken(mark: str = "") -> Iterator[None]:
    """While this lasts the window and the core speak it; ``mark`` stands before each text."""
    with patch.object(catalogue, "speak", lambda code: language.speak(Pseudo(mark))):
        texts.speak("en")
        yield
    texts.speak("en")


def texts_of(root: QWidget) -> Iterator[tuple[str, str]]:
    """What is said in a window, and by what: labels, buttons, tips, names for screen readers."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisibleTo(root):
            continue
        name = type(widget).__name__
        if isinstance(widget, QLabel | QAbstractButton):
            yield name, widget.text()
        if isinstance(widget, QLineEdit):
            yield name, widget.placeholderText()
        yield f"{name}, tip", widget.toolTip()
        yield f"{name}, read", widget.accessibleName()
        yield f"{name}, read", widget.accessibleDescription()
    for action in root.findChildren(QAction):
        yield "menu", action.text()
