"""Translations: each language says all that the program says, with the same values in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

from studio import assets, catalogue, language
from studio.catalogue import Catalogue, Entry
from studio.puzzle.message import Message

TOOL = Path(__file__).parents[1] / "packaging" / "catalogues.py"
CODES = [code for code in catalogue.LANGUAGES if code != "en"]
FINISHED = ["de", "fr", "ja"]
"""The languages that are complete."""

MOST_LACKING = 0.05
PLACE = re.compile(r"\{(\w*)")


def places(text: str) -> set[str]:
    """The names of what is filled in; "{}" are numbered, as other languages have another order."""
    number = count()
    return {name or str(next(number)) for name in PLACE.findall(text)}


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The command that refreshes the catalogues."""
    spec = spec_from_file_location("catalogues", TOOL)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def german() -> Iterator[None]:
    catalogue.speak("de")
    yield
    catalogue.speak("en")


@pytest.fixture(scope="module")
def said(tool: ModuleType) -> set[tuple[str, str, bool]]:
    """All texts of the program."""
    return set(tool.texts())


@pytest.mark.parametrize("code", CODES)
def test_every_text_is_in_the_catalogue(said: set[tuple[str, str, bool]], code: str) -> None:
    there = {entry.key for entry in catalogue.catalogue(code).entries}
    assert said - there == set(), "`python3 packaging/catalogues.py` writes these down"


@pytest.mark.parametrize("code", FINISHED)
def test_texts_are_translated(code: str) -> None:
    """What nobody has translated yet is said in English; it has to stay little."""
    entries = catalogue.catalogue(code).entries
    lacking = [entry.source for entry in entries if not entry.forms]
    assert len(lacking) <= len(entries) * MOST_LACKING, lacking


@pytest.mark.parametrize("code", CODES)
def test_translations_have_the_places_and_forms_of_their_texts(code: str) -> None:
    made = catalogue.catalogue(code)
    odd = []
    for entry in made.entries:
        wanted = places(entry.source)
        odd += [form for form in entry.forms if not places(form) <= wanted]
        odd += [form for form in entry.forms[-1:] if places(form) != wanted]
        # By a number or in their order, but not both in one text.
        odd += [form for form in entry.forms if "{}" in form and "{0" in form]
        if entry.forms and len(entry.forms) != (made.habits.forms if entry.one else 1):
            odd.append(entry.source)
    assert not odd


@pytest.mark.parametrize("code", CODES)
def test_a_catalogue_is_kept_as_the_command_writes_it(code: str) -> None:
    kept = catalogue.path_of(code).read_text(encoding="utf-8")
    assert catalogue.written(catalogue.read(code, kept)) == kept


def test_messages_are_said_in_the_language(german: None) -> None:
    assert language.said(Message.of("A walk")) == "Ein Weg"
    one, two = "1 region.", "{n:,} regions."
    told = [language.said(Message.counted("n", one, two, n=n)) for n in (1, 2000)]
    assert told == ["1 Gebiet.", "2.000 Gebiete."]
    assert (
        language.said(Message.of("{n:.1f}, {m:.0%}", n=1.5, m=0.5)) == "1,5, 50\N{NO-BREAK SPACE}%"
    )
    assert language.said(Message.of("Nobody says this.")) == "Nobody says this."


def test_a_context_tells_two_meanings_of_a_word_apart(tool: ModuleType, german: None) -> None:
    """The button that opens a puzzle was called like the tool for numbers that are not known."""
    assert [language.text("Open"), language.text("Open", "verb")] == ["Frei", "Öffnen"]
    assert [language.text("Start"), language.text("Start", "verb")] == ["Start", "Starten"]
    assert language.text("Open", "noun") == "Open"
    source = 'self.tr("Open", "verb"), tr("Open"), tr("Open {}", "verb").format(tr(name, kind))'
    entries = list(tool._of_module("studio.gui.new", ast.parse(source)))
    assert [(entry.source, entry.context) for entry in entries] == [
        ("Open", "verb"),
        ("Open", ""),
        ("Open {}", "verb"),
    ]
    made = tool.refreshed(Catalogue("de", (Entry("Open", forms=("Frei",)),)), entries)
    assert [entry.forms for entry in made.entries] == [(), ("Frei",), ()]
    assert catalogue.read("de", catalogue.written(made)) == made


@pytest.mark.parametrize("code", CODES)
def test_paper_speaks_what_its_typeface_can_print(code: str) -> None:
    """If not, `packaging/japanese_font.py` takes more letters into that of Japanese."""
    names = ("Inter-Regular.ttf", "OnelineSansJP-Regular.ttf")
    letters = {each for name in names for each in TTFont(assets.path("fonts", name)).getBestCmap()}
    texts = (form for entry in catalogue.catalogue(code).entries for form in entry.forms)
    blank = {letter for text in texts for letter in text if ord(letter) not in letters} - {"\n"}
    assert (blank == set()) == catalogue.LANGUAGES[code].printed, blank
    catalogue.speak(code)
    with language.on_paper():
        assert language.code() == ("en" if blank else code)
    assert language.code() == code
    catalogue.speak("en")


def test_other_processes_are_told_the_language(german: None) -> None:
    assert catalogue.told(["memory=512", catalogue.argument()]) == "de"
    assert catalogue.told(["language=xx"]) == catalogue.told([]) == "en"


def test_each_language_counts_in_its_own_way() -> None:
    forms = {
        code: [habits.form(n) for n in (0, 1, 2)] for code, habits in catalogue.LANGUAGES.items()
    }
    assert forms == {"en": [1, 0, 1], "de": [1, 0, 1], "fr": [0, 0, 1], "ja": [0, 0, 0]}


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "sv:fr:de"}, "fr"),
        ({"LC_MESSAGES": "ja_JP", "LANG": "de_DE"}, "ja"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({}, "en"),
    ],
)
def test_the_shell_says_which_language(environment: dict[str, str], code: str) -> None:
    assert catalogue.of_environment(environment) == code


def test_a_broken_catalogue_is_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "path_of", lambda code: tmp_path / code)
    (tmp_path / "de").write_text("<TS><con")
    assert catalogue.catalogue.__wrapped__("de") == Catalogue("de")
    assert catalogue.catalogue.__wrapped__("fr") == Catalogue("fr")
    with pytest.raises(ElementTree.ParseError):
        catalogue.read("de", "")


def test_refreshing_keeps_what_is_translated_and_drops_what_is_not_said(tool: ModuleType) -> None:
    old = Catalogue("de", (Entry("A cell", forms=("Ein Feld",)), Entry("Gone", forms=("Weg",))))
    said = [Entry("A cell", room="gui"), Entry("cells", "cell", "cli")]
    made = tool.refreshed(old, said)
    assert made.entries == (said[1], Entry("A cell", room="gui", forms=("Ein Feld",)))
    assert catalogue.read("de", catalogue.written(made)) == made


@pytest.mark.parametrize("code", CODES)
def test_formulas_stay_in_one_line(code: str) -> None:
    """A sum broke at the end of a line: “n² /− 1”."""
    formula = re.compile(r"\bn²? [×−+]|[×−+] n\b")
    entries = catalogue.catalogue(code).entries
    assert [
        text for entry in entries for text in (entry.source, *entry.forms) if formula.search(text)
    ] == []


def test_french_signs_stay_with_the_word_before_them() -> None:
    """Where the space may break, a line can begin with a lone colon."""
    tree = ElementTree.parse(assets.path("languages", "studio_fr.ts"))
    texts = ["".join(found.itertext()) for found in tree.iter("translation")]
    assert len(texts) > 1000
    assert [text for text in texts if re.search(r" [:;!?»]|« ", text)] == []


@pytest.mark.parametrize(
    "source",
    [
        "With {size} close by, every other way soon comes to nothing.",
        "Of the {places} that {n} can reach in time{between} only this one is free.",
        "The line passes only one of the {points} that {called} counts, "
        "so it does not go on to another.",
        "of a board with {}",
        "A loop on a board of {}",
        "One solution with {} more",
        "the only solution of {}",
        "{} with {}",
    ],
)
def test_what_is_counted_stands_in_no_dative_in_german(source: str) -> None:
    """It is filled in as it is: "Mit 10 Hinweise" was said, and "Von den Felder"."""
    told = catalogue.catalogue("de").text(source)
    assert told is not None
    assert re.search(r"\b(mit|von|aus|bei|auf)( den)? \{", told, re.IGNORECASE) is None


def test_lists_have_the_comma_of_the_language() -> None:
    assert language.listed(["a", "b"]) == "a, b"
    catalogue.speak("ja")
    try:
        assert language.listed(["線", "頂点"]) == "線、頂点"
    finally:
        catalogue.speak("en")
