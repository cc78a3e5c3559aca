"""Messages become texts in one place, in whatever language is spoken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from studio import catalogue, language
from studio.families import JUMP_MAZE
from studio.language import said
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, enumerated, named, sentences, word
from tests.families.test_jump_maze import schonbrunn

WORDS = {
    "{clue:capital} here can be {values}, not {text}.": "{clue:capital}: {values} statt {text}.",
    "a number": "eine Zahl",
}


class German(language.English):
    """A language with other words, other numbers and three forms of number."""

    def text(self, template: str, context: str = "") -> str:
        return WORDS.get(template, template)

    def counted(self, one: str, many: str, count: int) -> str:
        return {0: "kein Feld", 1: "ein Feld"}.get(count, "{cells:,} Felder")

    def number(self, value: int) -> str:
        return f"{value:,}".replace(",", ".")

    def decimal(self, digits: str) -> str:
        return digits.replace(".", ",")


@pytest.fixture
def german() -> Iterator[None]:
    language.speak(German())
    yield
    language.speak(language.English())


def test_a_message_is_filled_in_when_it_is_said() -> None:
    assert said(None) == ""
    assert said(Message.of("{n:,} of {n}, {x:.0%}", n=1234, x=0.5)) == "1,234 of 1234, 50%"
    assert said(Message.of("{clue:capital} is here.", clue=word("a wall"))) == "A wall is here."
    assert said(Message.of("{why:clause}: {then:small}", why="No.", then="Ever.")) == "No: ever."
    assert said(Message.of("at {n:,}, {n:signed}", n=-5)) == "at -5, \N{MINUS SIGN}5"
    three = enumerated("{some} or {last}", map(named, ("1", "{2}", "3")))
    assert said(three) == "1 or {2} or 3"


def test_a_message_depends_on_how_many_there_are() -> None:
    told = [Message.counted("n", "One cell.", "{n:,} cells.", n=n) for n in (0, 1, 2000)]
    assert [said(each) for each in told] == ["0 cells.", "One cell.", "2,000 cells."]


def test_another_language_is_spoken_late(german: None) -> None:
    template = "{clue:capital} here can be {values}, not {text}."
    told = Message.of(template, clue=word("a number"), values="1", text="2")
    assert said(told) == "Eine Zahl: 1 statt 2."
    cells = [Message.counted("cells", "one", "many", cells=n) for n in (0, 1, 2000)]
    assert [said(each) for each in cells] == ["kein Feld", "ein Feld", "2.000 Felder"]
    assert said(Message.of("{x:.2f}", x=1.5)) == "1,50"


def test_a_message_is_no_text_by_mistake() -> None:
    told = Message.of("{n:,} jumps", n=3)
    with pytest.raises(TypeError, match="not in words"):
        f"{told}"
    with pytest.raises(TypeError, match="not in words"):
        "{}".format(told)  # noqa: UP032 - the other way to write it


def test_the_instructions_are_said_one_after_the_other() -> None:
    puzzle: Puzzle = schonbrunn(sum=0)
    told = JUMP_MAZE.how_to(puzzle)
    assert language.paragraph(told) == " ".join(map(said, told))
    assert language.paragraph(("One.", "", Message("Two."))) == "One. Two."
    assert (language.sentence("One"), language.sentence("")) == ("One.", "")
    catalogue.speak("ja")
    try:
        assert language.paragraph(("一つ。", "", "二つ。")) == "一つ。二つ。"
        assert language.sentence("一つ") == "一つ。"
    finally:
        catalogue.speak("en")
    assert sentences("One.", "", "Two.") == (Message("One."), Message("Two."))


def test_names_keep_their_capitals_within_a_text() -> None:
    for name, told in (
        ("Number path", "Such: number path."),
        ("Castle Wall", "Such: Castle Wall."),
        ("Masyu", "Such: masyu."),
        ("Moon or Sun", "Such: Moon or Sun."),
    ):
        assert said(Message.of("Such: {name:name}.", name=word(name))) == told
