"""Catalogues of translations: what each text of the program is called in another language.

They are files of Qt Linguist (``resources/languages/*.ts``), read without Qt, so that the window,
the command line and what they write all say the same. A text is looked up by itself, as in gettext;
of texts that depend on a number the one for many is the key, and the forms follow the rule of the
language. What is not translated is said in English. Where English has one word for two things a
context tells them apart (``msgctxt`` of gettext, ``comment`` in Qt's files).
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import cache
from pathlib import Path

from studio import assets, language
from studio.records import dataclass

SYSTEM = "system"
"""Whatever the desktop or the shell speaks."""

NARROW_SPACE, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class Habits:
    """What is peculiar to a language beside its words.

    ``name`` is its own; ``group`` stands between three digits and the next, ``point`` before parts
    of one, ``percent`` behind shares, ``stop`` behind sentences, ``gap`` between them, ``comma``
    between parts of a list and ``quotes`` around names. ``printed``: the program's own typeface has
    its letters. A number below ``plural`` takes the first form of a text and any other the second;
    where it is 0 there is only one form.
    """

    name: str
    plural: int
    group: str = ","
    point: str = "."
    percent: str = "%"
    stop: str = "."
    gap: str = " "
    comma: str = ", "
    printed: bool = True
    quotes: tuple[str, str] = ("“", "”")

    @property
    def forms(self) -> int:
        """How many forms a text has that depends on a number."""
        return 2 if self.plural else 1

    def form(self, count: int) -> int:
        """Which form goes with a number."""
        if self.plural == 1:
            return 0 if count == 1 else 1
        return 0 if abs(count) < self.plural else self.forms - 1


LANGUAGES: Mapping[str, Habits] = {
    "en": Habits("English", 1),
    "de": Habits("Deutsch", 1, ".", ",", f"{NO_BREAK}%", quotes=("„", "“")),
    "fr": Habits(
        "Français",
        2,
        NARROW_SPACE,
        ",",
        f"{NARROW_SPACE}%",
        quotes=(f"«{NO_BREAK}", f"{NO_BREAK}»"),
    ),
    "ja": Habits("日本語", 0, stop="。", gap="", comma="、", quotes=("「", "」")),
}
"""The languages there are, by their codes (ISO 639)."""


@dataclass(frozen=True)
class Entry:
    """A text of the program, with its translation in each form; () where there is none.

    ``one`` is the English text for one thing, "" where it does not depend on a number; ``room``
    is the part of the program that says it first, ``context`` what is meant where that is not
    plain: "verb".
    """

    source: str
    one: str = ""
    room: str = ""
    forms: tuple[str, ...] = ()
    context: str = ""

    @property
    def key(self) -> tuple[str, str, bool]:
        """What tells it from all others: text, context, and whether it depends on a number."""
        return self.source, self.context, bool(self.one)


@dataclass(frozen=True)
class Catalogue:
    """All texts of the program in a language."""

    code: str
    entries: tuple[Entry, ...] = ()
    texts: dict[tuple[str, str], str] = field(init=False, compare=False, default_factory=dict)
    counted: dict[str, tuple[str, ...]] = field(init=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        for entry in self.entries:
            if entry.one and entry.forms:
                self.counted[entry.source] = entry.forms
            elif entry.forms:
                self.texts[entry.source, entry.context] = entry.forms[0]

    @property
    def habits(self) -> Habits:
        """What is peculiar to the language."""
        return LANGUAGES[self.code]

    def text(self, source: str, context: str = "") -> str | None:
        """A text in the language; None where it is not translated."""
        return self.texts.get((source, context))

    def form(self, many: str, count: int) -> str | None:
        """A text for so many; None where it is not translated."""
        forms = self.counted.get(many)
        return forms[self.habits.form(count)] if forms else None


def path_of(code: str) -> Path:
    """Where a catalogue is kept."""
    return assets.root() / "languages" / f"studio_{code}.ts"


@cache
def catalogue(code: str) -> Catalogue:
    """The catalogue of a language; an empty one for English, and where the file cannot be read."""
    try:
        return read(code, path_of(code).read_text(encoding="utf-8"))
    except (OSError, SyntaxError, UnicodeDecodeError):
        return Catalogue(code)


def read(code: str, text: str) -> Catalogue:
    """A catalogue from its file; a SyntaxError if that is none."""
    from xml.etree import ElementTree  # English needs none

    entries = []
    for context in ElementTree.fromstring(text).iter("context"):
        room = context.findtext("name", "")
        for message in context.iter("message"):
            told = message.find("translation")
            forms: tuple[str, ...] = ()
            if told is not None and told.get("type") != "unfinished":
                parts = told.findall("numerusform") or [told]
                forms = tuple(filter(None, (part.text for part in parts)))
            one = message.findtext("extracomment", "").removeprefix(ONE)
            meant = message.findtext("comment", "")
            entries.append(Entry(message.findtext("source", ""), one, room, forms, meant))
    return Catalogue(code, tuple(entries))


ARGUMENT = "language="
"""Before the code of a language among the arguments of a process."""

ONE = "For one: "
"""Before the English text for one thing, among the remarks for translators."""


def written(made: Catalogue) -> str:
    """A catalogue as its file, for Qt Linguist."""
    from xml.etree import ElementTree

    root = ElementTree.Element("TS", version="2.1", language=made.code, sourcelanguage="en")
    rooms: dict[str, ElementTree.Element] = {}
    for entry in made.entries:
        if entry.room not in rooms:
            rooms[entry.room] = ElementTree.SubElement(root, "context")
            ElementTree.SubElement(rooms[entry.room], "name").text = entry.room
        message = ElementTree.SubElement(rooms[entry.room], "message")
        ElementTree.SubElement(message, "source").text = entry.source
        if entry.context:
            ElementTree.SubElement(message, "comment").text = entry.context
        if entry.one:
            message.set("numerus", "yes")
            ElementTree.SubElement(message, "extracomment").text = f"{ONE}{entry.one}"
        told = ElementTree.SubElement(message, "translation")
        if not entry.forms:
            told.set("type", "unfinished")
        if entry.one:
            for form in entry.forms or ("",) * made.habits.forms:
                ElementTree.SubElement(told, "numerusform").text = form
        elif entry.forms:
            told.text = entry.forms[0]
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


class Translation(language.English):
    """A language with a catalogue; English where a text has no translation."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._catalogue = catalogue(code)
        self.habits = LANGUAGES[code]
        self.stop, self.gap = self.habits.stop, self.habits.gap
        self.printed = self.habits.printed
        self.comma = self.habits.comma
        self.quotes = self.habits.quotes

    def text(self, template: str, context: str = "") -> str:
        """A template in the language."""
        return self._catalogue.text(template, context) or template

    def counted(self, one: str, many: str, count: int) -> str:
        """The form for so many; translations are kept under the template for many."""
        return self._catalogue.form(many, count) or super().counted(one, many, count)

    def number(self, value: int) -> str:
        """A number, with its digits in groups as the language writes them."""
        return super().number(value).replace(",", self.habits.group)

    def decimal(self, digits: str) -> str:
        """A number that is not whole, or a share."""
        habits = self.habits
        signs = {",": habits.group, ".": habits.point, "%": habits.percent}
        return "".join(signs.get(sign, sign) for sign in digits)


def known(wanted: Iterable[str]) -> str:
    """The first of some locales ("de_AT.UTF-8", "pt-BR") that there is, else English."""
    for name in wanted:
        code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in LANGUAGES:
            return code
        if code in ("c", "posix"):
            return "en"
    return "en"


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the shell asks for, by the variables of POSIX and gettext."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            plain = environment[name].partition(".")[0] in ("C", "POSIX")
            several = [] if plain else environment.get("LANGUAGE", "").split(":")
            return known(filter(None, (*several, environment[name])))
    return "en"


def argument() -> str:
    """How another process of the program is told which language is spoken."""
    return f"{ARGUMENT}{language.code()}"


def told(arguments: Iterable[str]) -> str:
    """The language among the arguments of a process; English where there is none, or no such."""
    found = (each.removeprefix(ARGUMENT) for each in arguments if each.startswith(ARGUMENT))
    return next((code for code in found if code in LANGUAGES), "en")


def speak(code: str) -> None:
    """From now on messages are said in the language of this code."""
    language.speak(language.English() if code == "en" else Translation(code))
