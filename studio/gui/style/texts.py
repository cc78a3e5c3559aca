"""Texts for people, ready to be translated."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from studio import catalogue, language
from studio.drawing import memory


def tr(text: str, context: str = "") -> str:
    """A text in the user's language. Fill in with ``.format`` afterwards, never before.

    ``context`` is for translators where English has one word for two things: "Open" is a "verb" on
    a button, and an adjective for a number that is not known. Widgets' own ``tr`` takes it, too.
    """
    return language.text(text, context)


def later(text: str) -> str:
    """Marks a text that is written down before the translations are there; ``tr`` shows it."""
    return text


def with_key(words: str, key: str) -> str:
    """A tip with the key that does the same behind it, where there is one: "Hint (H)"."""
    return f"{words} ({key})" if key else words


def without_dots(words: str) -> str:
    """The words of what opens a card without the dots behind them, before which some languages
    have a blank."""
    return words.rstrip(".").rstrip()


CAPS: tuple[str, ...] = (
    later("Ctrl"),
    later("Shift"),
    later("Alt"),
    later("Space"),
    later("Home"),
    later("Del"),
    later("Enter"),
    later("Return"),
    later("PgUp"),
    later("PgDown"),
)
"""The keys that have another name in some languages; Qt says these in menus of its own accord."""


def cap(key: str) -> str:
    """The name of a key in the user's language: "Strg"."""
    if key == "End":
        # The end of a line has the same word in English.
        return tr("End", "key")
    return tr(key) if key in CAPS else key


def caps(keys: str) -> str:
    """Several keys as they stand on key caps: "Shift \u2192, Ctrl \u2192"."""
    return re.sub("[A-Za-z]{2,}", lambda found: cap(found[0]), keys)


HELD = ("Ctrl", "Shift", "Alt", "Meta")
"""The keys that are held while another one is pressed."""


def key_words(keys: str) -> list[str]:
    """The keys of a combination that a person writes, small: "Strg G" or "ctrl+g"; those that are
    held by their English names."""
    held = {cap(key).lower(): key.lower() for key in HELD}
    words = re.sub(r"(?<=\S)\+(?=\S)", " ", keys.lower()).split()
    return [held.get(word, word) for word in words]


def spaced(keys: str) -> str:
    """Keys as they stand on a key cap: "Ctrl Shift Z", "Ctrl +"."""
    *held, key = keys[:-1].split("+")
    return " ".join(map(cap, [*held, key + keys[-1:]]))


def for_many(one: str, many: str, count: int) -> str:
    """The text for so many, in the user's language. Fill in with ``.format`` afterwards."""
    return language.form(one, many, count)


class Translator(QTranslator):
    """Says what Qt asks for, its own texts and those of widgets, in the language that is spoken.

    Installed once: what is spoken may change at any time (:func:`speak`).
    """

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context.startswith("Q"):
            # Of Qt itself, which brings translations of its own.
            return None
        said = language.text(text, disambiguation or "")
        return said if said != text else None

    def isEmpty(self) -> bool:
        return False


class _Spoken:
    """What Qt itself speaks: the translator of this program, and that of Qt's own texts."""

    ours: Translator | None = None
    of_qt: QTranslator | None = None


def system_language() -> str:
    """The language of the desktop, as far as there is a catalogue of it."""
    return catalogue.known(QLocale.system().uiLanguages())


def speak(chosen: str) -> None:
    """Speak a language from now on, or that of the desktop: what is made from now on says so."""
    code = system_language() if chosen == catalogue.SYSTEM else chosen
    catalogue.speak(code)
    memory.forget()
    system = QLocale.system()
    # A shell without a language writes dates as nobody does.
    follows = chosen == catalogue.SYSTEM and system.language() != QLocale.Language.C
    QLocale.setDefault(system if follows else QLocale(code))
    if _Spoken.ours is None:
        _Spoken.ours = Translator()
        QCoreApplication.installTranslator(_Spoken.ours)
    if _Spoken.of_qt is not None:
        QCoreApplication.removeTranslator(_Spoken.of_qt)
        _Spoken.of_qt = None
    translations = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    of_qt = QTranslator()
    if code != "en" and of_qt.load(f"qtbase_{code}", translations):
        QCoreApplication.installTranslator(of_qt)
        _Spoken.of_qt = of_qt
