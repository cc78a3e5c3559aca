"""Texts for people, ready to be translated."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from studio import language

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


def for_many(one: str, many: str, count: int) -> str:
    """The text for so many, in the user's language. Fill in with ``.format`` afterwards."""
    return language.form(one, many, count)


class Translated(language.English):
    """The language of the translations that Qt has loaded; English where a text has none."""

    def text(self, template: str) -> str:
        """The translation of a template."""
        return tr(template)

    def counted(self, one: str, many: str, count: int) -> str:
        """The translation for so many: translations are kept under the template for many."""
        found = QCoreApplication.translate(CONTEXT, many, None, count)
        return found if found != many else tr(super().counted(one, many, count))
