"""A language that nobody speaks: every text is longer, accented, and in brackets.

What is shown outside of such brackets was not translated.
"""

from __future__ import annotations

import re

from studio import language

OPEN, SHUT = (
    "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}",
    ("\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"),
)
ACCENTED = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
PLACE = re.compile(r"(\{[^}]*\}|<[^>]*>|&[a-z]+;|%(?:\(\w+\))?[a-z])")
"""What a translator leaves as it is."""

WORD = re.compile(r"[^\W\d_]{2,}")


def pseudo(text: str) -> str:
    """A text in the language: a third longer, as German is."""
    parts = PLACE.split(text)
    said = "".join(part if PLACE.fullmatch(part) else part.translate(ACCENTED) for part in parts)
    return f"{OPEN}{said}{'~' * (len(text) // 3)}{SHUT}" if WORD.search(text) else text


class Pseudo(language.English):
    """Every text, also of the window: what Qt asks for is looked up here too."""

    def text(self, template: str) -> str:
        return pseudo(template)

    def counted(self, one: str, many: str, count: int) -> str:
        return pseudo(super().counted(one, many, count))


def hard_wired(text: str) -> str:
    """What of a text stands outside of the brackets, if there are words in it; else ""."""
    depth, outside = 0, ""
    for letter in text:
        depth += (letter == OPEN) - (letter == SHUT)
        if depth == 0 and letter != SHUT:
            outside += letter
    return outside.strip() if WORD.search(outside) else ""
