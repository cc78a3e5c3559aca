"""A language that nobody speaks: every text is longer, accented, and in brackets.

What is shown outside of such brackets was not translated.
"""

from __future__ import annotations

import math
import re

from studio import language

OPEN, SHUT = (
    "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}",
    ("\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"),
)
ACCENTED = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
PLACE = re.compile(r"(\{[^}]*\}|<[^>]*>|&[a-z]+;|%(?:\(\w+\))?[a-z])")
"""What a translator leaves as it is."""

LONGER = 0.4
"""How much longer a text is than in English."""

WORD = re.compile(r"[^\W\d_]{2,}")


def pseudo(text: str) -> str:
    """A text in the language: two fifths longer, brackets and all, as short German ones are."""
    parts = PLACE.split(text)
    said = "".join(part if PLACE.fullmatch(part) else part.translate(ACCENTED) for part in parts)
    if not WORD.search(text):
        return text
    longer = math.ceil(len(PLACE.sub("", text)) * LONGER) - 2
    return f"{OPEN}{said}{tail(longer)}{SHUT}"


def tail(length: int) -> str:
    """So many letters more, in words that lines can be broken between."""
    return (" " + "~~~~~ " * length)[: max(0, length)].rstrip()


class Pseudo(language.English):
    """Every text, also of the window: what Qt asks for is looked up here too.

    Its sentences follow each other with a gap of its own: a blank is put there by somebody else.
    ``mark`` stands before each: that of a script from right to left makes it a text of that script.
    """

    gap = "\N{EN SPACE}"

    def __init__(self, mark: str = "") -> None:
        self._mark = mark

    def text(self, template: str, context: str = "") -> str:
        said = pseudo(template)
        return said if said == template else f"{self._mark}{said}"

    def counted(self, one: str, many: str, count: int) -> str:
        return self.text(super().counted(one, many, count))


SIDE_BY_SIDE = re.compile(rf"(?<!\.)[.?!][ ~]*{SHUT} +{OPEN}")


def side_by_side(text: str) -> bool:
    """Does a text stand behind a sentence as it does in English, whatever is spoken?"""
    return SIDE_BY_SIDE.search(text) is not None


def hard_wired(text: str) -> str:
    """What of a text stands outside of the brackets, if there are words in it; else ""."""
    depth, outside = 0, ""
    for letter in text:
        depth += (letter == OPEN) - (letter == SHUT)
        if depth == 0 and letter != SHUT:
            outside += letter
    return outside.strip() if WORD.search(outside) else ""
