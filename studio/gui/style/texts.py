"""Texts for people, ready to be translated."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "Studio"


def tr(text: str) -> str:
    """A text in the user's language. Fill in with ``.format`` afterwards, never before."""
    return QCoreApplication.translate(CONTEXT, text)


def later(text: str) -> str:
    """Marks a text that is written down before the translations are there; ``tr`` shows it."""
    return text


def with_key(words: str, key: str) -> str:
    """A tip with the key that does the same behind it, where there is one: "Hint (H)"."""
    return f"{words} ({key})" if key else words
