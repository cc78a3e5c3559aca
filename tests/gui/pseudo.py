"""A language that nobody speaks: every text is longer, accented, and in brackets.

What is on the screen outside of such brackets was not translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from studio import catalogue, language
from studio.gui.style import texts

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


class Pseudo(language.English):
    """Every text, also of the window: what Qt asks for is looked up here too."""

    def text(self, template: str) -> str:
        return pseudo(template)

    def counted(self, one: str, many: str, count: int) -> str:
        return pseudo(super().counted(one, many, count))


@contextmanager
def spoken() -> Iterator[None]:
    """While this lasts the window and the core speak it."""
    with patch.object(catalogue, "speak", lambda code: language.speak(Pseudo())):
        texts.speak("en")
        yield
    texts.speak("en")


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
