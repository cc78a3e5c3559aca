"""What is said to people, not yet in anybody's words: a template, and what is filled in.

The template is an English text, as in gettext: whoever translates looks it up, so that each is
written down where the rule is that says it, and a family stays one module. Only
:mod:`studio.language` makes a text of a message, at the very end, in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TypeAlias, Union

from studio.records import dataclass

Filling: TypeAlias = Union[int, float, str, "Message"]
"""A number, which is written as the reader's country does; a name that is not translated, such as
an address in a file or a title; or words that are translated for themselves."""


@dataclass(frozen=True, slots=True)
class Message:
    """A text that is not yet in anybody's language.

    ``template`` is English, with places for ``values`` by their names: ``{name}``, for a number
    with its digits in groups ``{name:,}``, and ``{name:capital}`` where words begin the sentence;
    see :mod:`studio.language` for what else may stand after the colon.
    Where the value called ``counts`` is not one, ``many`` is the template.
    """

    template: str
    values: tuple[tuple[str, Filling], ...] = ()
    counts: str = ""
    many: str = ""

    def __format__(self, spec: str) -> str:
        """No part of a text: whoever writes one asks :mod:`studio.language` for the words."""
        raise TypeError(f"{self.template!r} is not in words yet")

    @staticmethod
    def of(template: str, /, **values: Filling) -> Message:
        """A message with these values."""
        return Message(template, tuple(sorted(values.items())))

    @staticmethod
    def counted(counts: str, one: str, many: str, /, **values: Filling) -> Message:
        """A message that depends on whether the value called ``counts`` is one."""
        return Message(one, tuple(sorted(values.items())), counts, many)


def sentences(*templates: str) -> tuple[Message, ...]:
    """Messages without values; a template that is "" is left out."""
    return tuple(map(Message, filter(None, templates)))


def word(text: str) -> Message:
    """A text that stands in data, such as the noun of a kind of clue."""
    return Message(text)


def enumerated(pair: str, parts: Iterable[Message]) -> Message:
    """Some words in a row: ``pair`` is the template of what comes before ``{last}`` and that.

    ``parts`` are one or more.
    """
    return reduce(lambda some, last: Message.of(pair, some=some, last=last), parts)


def named(text: str) -> Message:
    """A name that is not translated, such as an address in a file, among others that are."""
    return Message.of("{name}", name=text)
