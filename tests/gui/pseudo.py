"""A language that nobody speaks: every text is longer, accented, and in brackets.

What is on the screen outside of such brackets was not translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from studio import language
from studio.gui.style.texts import Translated

OPEN, SHUT = (
    "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}",
    ("\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"),
)
ACCENTED = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
PLACE = re.compile(r"(\{[^}]*\}|<[^>]*>|&[a-z]+;)")
"""What a translator leaves as it is."""

WORD = re.compile(r"[^\W\d_]{2,}")


def pseudo(text: str) -> str:
    """A text in the language: a third longer, as German is."""
    parts = PLACE.split(text)
    said = "".join(part if PLACE.fullmatch(part) else part.translate(ACCENTED) for part in parts)
    return f"{OPEN}{said}{'~' * (len(text) // 3)}{SHUT}" if WORD.search(text) else text


class Pseudo(QTranslator):
    """Every text of every part of the window."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return pseudo(text)

    def isEmpty(self) -> bool:
        return False


@contextmanager
def spoken() -> Iterator[None]:
    """While this lasts the window and the core speak it."""
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    language.speak(Translated())
    yield
    QCoreApplication.removeTranslator(translator)
    language.speak(language.English())


def hard_wired(text: str) -> str:
    """What of a text stands outside of the brackets, if there are words in it; else ""."""
    depth, outside = 0, ""
    for letter in text:
        depth += (letter == OPEN) - (letter == SHUT)
        if depth == 0 and letter != SHUT:
            outside += letter
    return outside.strip() if WORD.search(outside) else ""


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
