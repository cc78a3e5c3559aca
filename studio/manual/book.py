"""The manual as a folder of HTML: all pages and pictures, checked before anything is written."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from studio import __version__, assets
from studio.drawing.themes import colours
from studio.families import RULES
from studio.formats import make_folder, save
from studio.gui.shell.actions import ACTIONS
from studio.manual import tables, techniques, tutorials
from studio.manual.pages import ManualError, Page, page, plain, relative
from studio.manual.pictures import Drawing
from studio.records import dataclass

HOW_TO = (
    "design",
    "reshape",
    "make",
    "picture",
    "explain",
    "watch",
    "play",
    "print",
    "booklet",
    "web-page",
    "links",
    "folder",
    "batch",
    "teaching-sheet",
)
"""The jobs, in the order in which the manual has them."""

CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Begin", ("index.md", "first-steps.md")),
    ("How to", tuple(f"how-to/{job}.md" for job in HOW_TO)),
    ("Puzzles", ("families/index.md", *map(tutorials.source, RULES))),
    (
        "Reference",
        tuple(
            f"reference/{name}.md"
            for name in ("keys", "commands", "formats", "puzzle-format", "techniques")
        ),
    ),
    ("Behind it", ("engines.md", "python.md")),
)
"""All sources, chapter by chapter, in the order of the contents."""

STYLE, SEARCH, INDEX = "style.css", "search.js", "index.js"
"""Files that all pages use: the look; the search; what this looks through."""

COMMAND = re.compile(r"\{\{(\w+)\}\}")
"""How sources name a command of the window, so that its key is never stale."""

ROLES = ("canvas", "chrome", "raised", "hair", "control", "text", "text2", "accent", "selected")
"""The colours of the window that pages use, too."""


@dataclass(frozen=True)
class Book:
    """All files of the manual, by their paths in its folder."""

    files: Mapping[str, bytes]

    @property
    def size(self) -> int:
        """In bytes."""
        return sum(map(len, self.files.values()))

    def write(self, folder: Path) -> Path:
        """Write it into a folder; its first page. SaveError where the disk refuses."""
        for path, data in self.files.items():
            target = folder / path
            make_folder(target.parent)
            save(target, data)
        return folder / "index.html"


def sources() -> tuple[dict[str, str], list[Drawing]]:
    """The Markdown of all pages by their sources, written by hand or made, and all pictures."""
    found: dict[str, str] = {
        "families/index.md": tutorials.index(),
        "reference/keys.md": tables.keys(),
        "reference/commands.md": tables.commands(),
        "reference/formats.md": tables.formats(),
        "reference/puzzle-format.md": tables.own_format(),
    }
    found["reference/techniques.md"], drawings = techniques.reference()
    for rule in RULES:
        name = tutorials.source(rule)
        text, more = tutorials.tutorial(rule)
        found[name] = with_keys(name, text)
        drawings += more
    for _, names in CHAPTERS:
        for name in names:
            if name not in found:
                text = assets.path("manual", *name.split("/")).read_text(encoding="utf-8")
                found[name] = with_keys(name, text)
    return found, drawings


def with_keys(name: str, text: str) -> str:
    """A source in which ``{{print}}`` became the command's place in the menus and its key."""

    def told(found: re.Match[str]) -> str:
        spec = next((spec for spec in ACTIONS if spec.key == found[1]), None)
        if spec is None:
            raise ManualError(f"{name}: the window has no command {found[1]}.")
        key = f" (`{spec.shortcut}`)" if spec.shortcut else ""
        return f"**{spec.menu} > {plain(spec.text.rstrip('.'))}**{key}"

    return COMMAND.sub(told, text)


def build() -> Book:
    """The whole manual; ManualError where a page has no title, or leads or shows nowhere."""
    texts, drawings = sources()
    pages = [page(name, texts[name]) for _, names in CHAPTERS for name in names]
    shown = {f"pictures/{drawing.name}.svg": drawing.svg for drawing in drawings}
    for problem in problems(pages, shown):
        raise ManualError(problem)
    files = {path: text.encode("utf-8") for path, text in shown.items()}
    titles = {one.path: one.title for one in pages}
    for one in pages:
        files[one.path] = _framed(one, titles).encode("utf-8")
    files[SEARCH] = assets.path("manual", SEARCH).read_bytes()
    files[INDEX] = index(pages).encode("utf-8")
    style = assets.path("manual", STYLE).read_text(encoding="utf-8")
    files[STYLE] = (_palette() + style).encode("utf-8")
    return Book(files)


def index(pages: list[Page]) -> str:
    """What the search looks through: pages, each with its headings and what stands below them.

    A script, for a page in a folder may read no other file.
    """
    told = [
        [one.path, one.title, [[part.anchor, part.heading, part.text] for part in one.sections]]
        for one in pages
    ]
    return f"var MANUAL = {json.dumps(told, ensure_ascii=False, separators=(',', ':'))};\n"


def problems(pages: list[Page], pictures: Mapping[str, str]) -> Iterator[str]:
    """What is wrong between pages: dead links, missing pictures, pictures that no page shows."""
    anchors = {one.path: {"", *(h.anchor for h in one.headings)} for one in pages}
    for one in pages:
        for path, anchor in one.links:
            if path not in anchors:
                yield f"{one.path}: there is no page {path}."
            elif anchor not in anchors[path]:
                yield f"{one.path}: {path} has no heading {anchor}."
        for picture in one.pictures:
            if picture not in pictures:
                yield f"{one.path}: there is no picture {picture}."
    shown = {picture for one in pages for picture in one.pictures}
    yield from (f"No page shows {picture}." for picture in pictures if picture not in shown)


def _framed(one: Page, titles: Mapping[str, str]) -> str:
    """A page with the contents beside it."""
    frame = assets.path("manual", "page.html").read_text(encoding="utf-8")
    root = relative(one.path, ".")
    parts: dict[str, Callable[[], str]] = {
        "title": lambda: html.escape(one.title),
        "root": lambda: root,
        "contents": lambda: "\n".join(_contents(one, titles)),
        "body": lambda: one.html,
        "version": lambda: html.escape(__version__),
    }
    for name, made in parts.items():
        frame = frame.replace(f"{{{{{name}}}}}", made())
    return frame


def _contents(here: Page, titles: Mapping[str, str]) -> Iterator[str]:
    """The list of all pages, chapter by chapter."""
    for chapter, names in CHAPTERS:
        paths = [name.removesuffix(".md") + ".html" for name in names]
        opened = " open" if here.path in paths or chapter == CHAPTERS[0][0] else ""
        yield f"<details{opened}><summary>{html.escape(chapter)}</summary><ul>"
        for path in paths:
            current = ' aria-current="page"' if path == here.path else ""
            words = html.escape(titles[path])
            yield f'<li><a href="{relative(here.path, path)}"{current}>{words}</a></li>'
        yield "</ul></details>"


def _palette() -> str:
    """The window's colours for light and dark screens, as CSS."""

    def said(theme: dict[str, str]) -> str:
        return " ".join(f"--{role}: {theme[role]};" for role in ROLES)

    light, dark = said(colours("light")), said(colours("dark"))
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"
