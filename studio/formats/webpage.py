"""Playable pages: one HTML file with one puzzle or several, that needs nothing from elsewhere.

The program of the page is in ``resources/page``, as modules with tests of their own; a page holds
all of them in one script, since browsers load no modules from files.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Sequence

from studio import assets, language
from studio.drawing.style import Style
from studio.drawing.themes import colours
from studio.formats.format import Format, FormatError, Output
from studio.formats.page_data import Playable, page_data
from studio.formats.svg import Stamp, definitions
from studio.puzzle import Puzzle

MODULES = ("words", "sha256", "sheet", "rules", "hand", "hints", "view", "main")
"""In an order in which each needs only those before it."""

_IMPORT = re.compile(r"^import .*?;\n", re.M | re.S)
_EXPORT = re.compile(r"^export ", re.M)


_TEXT = re.compile(r"\{\{(.+?)\}\}")
"""A text of the page, as it stands in its frame."""
_SAID = re.compile(r'\btr\("([^"]+)"')
"""A text that a module says."""


def webpage(playables: Sequence[Playable], title: str = "") -> bytes:
    """The page of some puzzles, of which there has to be at least one.

    FormatError, with the first fault, where a puzzle is not free of faults.
    """
    if not playables:
        raise FormatError("There is no puzzle for the page.")
    for playable in playables:
        for fault in playable.puzzle.faults():
            raise FormatError(fault.message)
    letters: dict[Stamp, str] = {}
    data = [page_data(playable, letters) for playable in playables]
    parts = {
        "title": html.escape(title or data[0]["title"]),
        "colours": _colours(),
        "style": _part("page.css"),
        "letters": "".join(definitions(letters)),
        "script": "\n".join(map(_script, MODULES)),
        "lang": language.code(),
        "words": _json({text: language.text(text) for text in texts()}),
        "data": _json(data),
    }
    page = _TEXT.sub(lambda found: html.escape(language.text(found[1])), _part("page.html"))
    return re.sub("@([a-z]+)@", lambda found: parts[found[1]], page).encode("utf-8", "replace")


def texts() -> list[str]:
    """All that the page itself says, in English: its buttons, and what its modules say."""
    found = _TEXT.findall(_part("page.html"))
    for module in MODULES:
        found += _SAID.findall(_part(f"{module}.mjs"))
    return list(dict.fromkeys(found))


def _json(value: object) -> str:
    """Data within the page. No "<" may stand there: it could end the element that holds it."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return text.replace("<", "\\u003c")


def _part(name: str) -> str:
    return assets.path("page", name).read_text(encoding="utf-8")


def _script(module: str) -> str:
    """A module as a part of one script: what it imports stands before it there."""
    return _EXPORT.sub("", _IMPORT.sub("", _part(f"{module}.mjs")))


def _colours() -> str:
    """The roles as variables: light, dark where it is wanted, ink on white in print."""
    light, dark, inks = _variables(colours("light")), _variables(colours("dark")), colours("print")
    paper = Style(over_cells=True, radius=1.0, paper=True)
    printed = _variables({role: inks[paper.role(role)] for role in colours("light")})
    return "\n".join(
        [
            f":root{{color-scheme:light;{light}}}",
            "@media (prefers-color-scheme:dark){"
            f":root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}",
            f":root[data-theme=dark]{{color-scheme:dark;{dark}}}",
            f"@media print{{:root:root:root{{color-scheme:light;{printed}}}}}",
        ]
    )


def _variables(palette: dict[str, str]) -> str:
    return "".join(f"--{role}:{value};" for role, value in palette.items())


def write(puzzle: Puzzle, output: Output) -> bytes:
    """A puzzle as a page; it is checked by its rules alone."""
    return webpage([Playable(puzzle)])


HTML = Format("html", "Playable web page", (".html",), write=write)
