"""Messages become texts: here alone, in the language that is spoken.

English is what templates are written in. Another language is an object that finds its own text for
a template; see :class:`Language`. Nothing looks into a text that comes from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol

from studio.puzzle.message import Filling, Message


class Language(Protocol):
    """How templates and numbers are written in a language."""

    code: str
    """Its name for machines (ISO 639)."""
    printed: bool
    """Does the typeface that comes with the program, which paper is set in, have its letters?"""
    stop: str
    """What ends a sentence."""
    gap: str
    """What stands between two sentences."""
    comma: str
    """What stands between the parts of a list."""
    quotes: tuple[str, str]
    """What stands before and behind a name that is quoted."""

    def text(self, template: str, context: str = "") -> str:
        """The template in this language; the English one where it is not translated.

        ``context`` says which is meant of several meanings that it has in English: "verb".
        """

    def counted(self, one: str, many: str, count: int) -> str:
        """The template for so many, of those that English has for one and for many."""

    def number(self, value: int) -> str:
        """A number with its digits in groups, and a proper minus sign if it is negative."""

    def decimal(self, digits: str) -> str:
        """A number, or a share in per cent, that English writes like this: "0.25", "40%"."""


class English:
    """The language of the templates."""

    code = "en"
    printed = True
    stop = "."
    gap = " "
    comma = ", "
    quotes = ("“", "”")

    def text(self, template: str, context: str = "") -> str:
        """The template itself."""
        return template

    def counted(self, one: str, many: str, count: int) -> str:
        """The one for a single thing, or the one for none and several."""
        return one if count == 1 else many

    def number(self, value: int) -> str:
        """A number, with commas."""
        return f"{value:,}".replace("-", "\N{MINUS SIGN}")

    def decimal(self, digits: str) -> str:
        """As it is."""
        return digits


class _Voice:
    """What everybody speaks."""

    language: Language = English()


_SET: ContextVar[Language | None] = ContextVar("set", default=None)
"""What is spoken on paper while a thread sets some."""


def _spoken() -> Language:
    return _SET.get() or _Voice.language


def code() -> str:
    """Which language is spoken."""
    return _spoken().code


@contextmanager
def on_paper() -> Iterator[None]:
    """While this lasts a thread speaks only what the program's own typeface can print.

    That is English in place of a language whose letters it does not have: they would be blank.
    """
    before = _SET.set(_spoken() if _spoken().printed else English())
    try:
        yield
    finally:
        _SET.reset(before)


def speak(language: Language) -> None:
    """From now on messages are said in this language."""
    _Voice.language = language


def text(template: str, context: str = "") -> str:
    """A template in whatever is spoken; itself where it is not translated.

    ``context`` tells it from the same English words with another meaning; see :class:`Language`.
    """
    return _spoken().text(template, context)


def number(value: int) -> str:
    """A number in whatever is spoken: "1,024"."""
    return _spoken().number(value)


def decimal(value: float, places: int = 0) -> str:
    """A number with so many places behind its point, in whatever is spoken: "1,024.50"."""
    return _spoken().decimal(f"{value:,.{places}f}")


def quoted(name: str) -> str:
    """A name, or what somebody wrote, in quotes."""
    before, behind = _spoken().quotes
    return f"{before}{name}{behind}"


def form(one: str, many: str, count: int) -> str:
    """The template for so many, of those for one and for many."""
    return _spoken().counted(one, many, count)


def said(message: Message | None) -> str:
    """A message as a text; "" for none."""
    if message is None:
        return ""
    values = dict(message.values)
    count = values.get(message.counts)
    if isinstance(count, int):
        template = form(message.template, message.many, count)
    else:
        template = _spoken().text(message.template)
    return template.format(**{name: _shown(value) for name, value in message.values})


def listed(words: Iterable[str]) -> str:
    """Parts of a list, one after the other."""
    return _spoken().comma.join(words)


def paragraph(sentences: Iterable[Message | str]) -> str:
    """Sentences one after the other, as the language puts them; those without words left out."""
    texts = (said(each) if isinstance(each, Message) else each for each in sentences)
    return _spoken().gap.join(filter(None, texts))


def sentence(words: str) -> str:
    """Words that stand elsewhere without a full stop, such as a headline, as a sentence."""
    return words and words + _spoken().stop


class _Number(int):
    """A number in a text. ``signed`` writes a proper minus sign, "," a hyphen as files do."""

    def __format__(self, spec: str) -> str:
        if spec == "signed":
            return _spoken().number(self)
        if spec == ",":
            return _spoken().number(abs(self)) if self >= 0 else f"-{_spoken().number(abs(self))}"
        return super().__format__(spec)


class _Decimal(float):
    """A number in a text that is not whole."""

    def __format__(self, spec: str) -> str:
        return _spoken().decimal(super().__format__(spec))


class _Words(str):
    """Words in a text: a "capital" or "small" first letter, or a "clause" without its full stop.

    A "name" has a small first letter where it has no other capitals, as Castle Wall has. What
    stands in place of a number, as N does, is written as it is where that would be in groups (",").
    As the "object" of a sentence words have another form in some languages, as a noun with its
    article has in German.
    """

    __slots__ = ("template",)
    template: str
    """What the words were made of; "" where they are nobody's template."""

    def __format__(self, spec: str) -> str:
        match spec:
            case "capital":
                return capital(self)
            case "small":
                return self[:1].lower() + self[1:]
            case "name":
                return format(self, "small") if self[1:] == self[1:].lower() else str(self)
            case "clause":
                return self.removesuffix(".")
            case "object":
                told = _spoken().text(self.template, spec)
                return str(self) if told == self.template else told
            case ",":
                return str(self)
        return super().__format__(spec)


def _shown(value: Filling) -> float | str:
    if isinstance(value, int):
        return _Number(value)
    if isinstance(value, float):
        return _Decimal(value)
    words = _Words(said(value) if isinstance(value, Message) else value)
    words.template = value.template if isinstance(value, Message) and not value.values else ""
    return words


def capital(words: str) -> str:
    """Words that begin a line: with a capital letter."""
    return words[:1].upper() + words[1:]
