"""The languages of the program, each a catalogue of texts in Qt Linguist's format.

A catalogue is ``resources/languages/CODE.ts``. Window and command line read the same file by the
English text alone, without a step that compiles it; contexts only group texts for translators.
What a catalogue does not have is said in English. How numbers are written stands here, so that the
command line needs no Qt for it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from studio import assets
from studio.language import English, Language

SYSTEM = "system"
"""The language of the desktop, in settings."""

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language, most decisive first; gettext's order."""


@dataclass(frozen=True)
class Spoken:
    """A language: its code (ISO 639-1), its name in itself, and how numbers are written in it.

    ``gap`` stands between sentences, ``group`` between three digits, ``point`` before decimals,
    ``percent`` before a per cent sign. ``form`` is the place of the form for a number among
    ``forms`` of them (Unicode's CLDR has the rules).
    """

    code: str
    name: str
    gap: str = " "
    group: str = ","
    point: str = "."
    percent: str = ""
    forms: int = 2
    form: Callable[[int], int] = field(default=lambda count: int(count != 1), compare=False)


NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

ENGLISH = Spoken("en", "English")
TRANSLATED: tuple[Spoken, ...] = (
    Spoken("de", "Deutsch", group=".", point=",", percent=WIDE),
    Spoken(
        "fr",
        "Français",
        group=NARROW,
        point=",",
        percent=NARROW,
        form=lambda count: int(abs(count) > 1),
    ),
    Spoken("ja", "日本語", gap="", forms=1, form=lambda _: 0),
)
"""The languages with a catalogue."""

LANGUAGES: tuple[Spoken, ...] = (ENGLISH, *TRANSLATED)


def spoken(code: str) -> Spoken:
    """The language of a code, or of a locale such as "de_AT.UTF-8"; English if there is none."""
    short = code.replace("-", "_").split("_")[0].split(".")[0].lower()
    return next((each for each in LANGUAGES if each.code == short), ENGLISH)


def of_environment(variables: Mapping[str, str] = os.environ) -> str:
    """The code of the language that the environment asks for, the first of a list of several."""
    asked = next((variables[name] for name in VARIABLES if variables.get(name)), "")
    return spoken(asked.split(":")[0]).code


@dataclass(frozen=True)
class Catalogue:
    """The texts of a language: ``texts`` by the English one, ``plurals`` by that for many."""

    texts: Mapping[str, str]
    plurals: Mapping[str, tuple[str, ...]]


def catalogue_path(code: str) -> Path:
    """The file of a language's texts. Raises FileNotFoundError with a sentence."""
    return assets.path("languages", f"{code}.ts")


def read(path: Path) -> Catalogue:
    """A catalogue in Linguist's format; what nobody translated yet, or is out of use, is left out.

    Raises ElementTree.ParseError where the file is no XML.
    """
    texts: dict[str, str] = {}
    plurals: dict[str, tuple[str, ...]] = {}
    for message in ElementTree.parse(path).iter("message"):
        source, told = message.findtext("source", ""), message.find("translation")
        if told is None or told.get("type") in ("vanished", "obsolete"):
            continue
        if message.get("numerus") == "yes":
            forms = tuple(each.text or "" for each in told.iter("numerusform"))
            if all(forms):
                plurals[source] = forms
        elif told.text:
            texts[source] = told.text
    return Catalogue(texts, plurals)


@cache
def catalogue(code: str) -> Catalogue:
    """The texts of a language with a catalogue, read once."""
    return read(catalogue_path(code))


@dataclass(frozen=True)
class Translated(English):
    """A language with its catalogue; English where that has nothing."""

    spoken: Spoken
    texts: Catalogue

    @property
    def gap(self) -> str:  # type: ignore[override]
        """What stands between two sentences."""
        return self.spoken.gap

    def text(self, template: str) -> str:
        """The template in this language."""
        return self.texts.texts.get(template, template)

    def counted(self, one: str, many: str, count: int) -> str:
        """The template for so many: catalogues keep the forms under that for many."""
        forms = self.texts.plurals.get(many)
        if forms is None:
            return self.text(super().counted(one, many, count))
        return forms[min(self.spoken.form(count), len(forms) - 1)]

    def number(self, value: int) -> str:
        """A number with its digits in groups as the language has them."""
        return super().number(value).replace(",", self.spoken.group)

    def decimal(self, digits: str) -> str:
        """A number that is not whole, or a share in per cent."""
        return digits.replace(".", self.spoken.point).replace("%", f"{self.spoken.percent}%")


def language(code: str) -> Language:
    """The language of a code, ready to be spoken; the environment's for "system"."""
    found = spoken(of_environment() if code == SYSTEM else code)
    return English() if found is ENGLISH else Translated(found, catalogue(found.code))
