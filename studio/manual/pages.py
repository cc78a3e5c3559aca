"""A page: Markdown becomes HTML, and what it links to and shows is gathered to be checked."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from studio.records import dataclass

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")

_BRACKETS = re.compile(r"([\\\[\]<>|*_`])")


class ManualError(Exception):
    """The manual cannot be built as it stands; ``str()`` says which page and why."""


@dataclass(frozen=True)
class Heading:
    """A heading: its ``level`` from 1 on, the ``anchor`` to link to, and its words."""

    level: int
    anchor: str
    words: str


@dataclass(frozen=True)
class Section:
    """A heading by its ``anchor`` and words, and the ``text`` below it up to the next, in plain."""

    anchor: str
    heading: str
    text: str


@dataclass(frozen=True)
class Page:
    """A page as HTML without its frame.

    ``path`` is its place in the manual, such as "families/masyu.html". ``links`` are the pages that
    it leads to, as (path, anchor or ""), ``pictures`` the paths of those that it shows.
    """

    path: str
    html: str
    headings: tuple[Heading, ...]
    sections: tuple[Section, ...]
    links: tuple[tuple[str, str], ...]
    pictures: tuple[str, ...]

    @property
    def title(self) -> str:
        """The words of its first heading."""
        return self.headings[0].words


def page(source: str, markdown: str) -> Page:
    """The page of a source such as "families/masyu.md"; ManualError where it has no one title.

    Links to other sources become links to their pages; one that begins with "/" is meant from the
    manual's first folder on. What leads out of the manual is left as it is.
    """
    path = source.removesuffix(".md") + ".html"
    tokens = MARKDOWN.parse(markdown)
    headings = tuple(_headings(tokens))
    if [heading.level for heading in headings].count(1) != 1 or headings[0].level != 1:
        raise ManualError(f"{source}: a page begins with its only title.")
    sections = tuple(_sections(tokens, headings))
    links: list[tuple[str, str]] = []
    pictures: list[str] = []
    for token in _inside(tokens):
        if token.type == "link_open":
            target = str(token.attrs["href"])
            if "://" not in target:
                name, _, anchor = target.partition("#")
                place = _place(source, name).removesuffix(".md") + ".html" if name else path
                links.append((place, anchor))
                where = relative(path, place) if name else ""
                token.attrs["href"] = f"{where}#{anchor}" if anchor else where
        elif token.type == "image":
            place = _place(source, str(token.attrs["src"]))
            pictures.append(place)
            token.attrs["src"] = relative(path, place)
            token.attrs["loading"] = "lazy"
    html = str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))
    return Page(path, html, headings, sections, tuple(links), tuple(pictures))


def _headings(tokens: Sequence[Token]) -> Iterator[Heading]:
    """The headings, each of which gets its anchor."""
    taken: set[str] = set()
    for here, following in pairwise(tokens):
        if here.type == "heading_open":
            words = "".join(t.content for t in following.children or () if t.content)
            name = slug(words)
            while name in taken:
                name += "-more"
            taken.add(name)
            here.attrs["id"] = name
            yield Heading(int(here.tag[1:]), name, words)


def _sections(tokens: Sequence[Token], headings: Sequence[Heading]) -> Iterator[Section]:
    """What stands below each heading, without the words of pictures."""
    places = [k for k, token in enumerate(tokens) if token.type == "heading_open"]
    for heading, start, end in zip(headings, places, [*places[1:], len(tokens)], strict=True):
        # After the heading's beginning, words and end.
        said = " ".join(map(_said, tokens[start + 3 : end]))
        yield Section(heading.anchor, heading.words, " ".join(said.split()))


def _said(token: Token) -> str:
    """What a reader sees of a line or block."""
    if token.children is None:
        return token.content
    broken = ("softbreak", "hardbreak", "image")
    return "".join(" " if t.type in broken else t.content for t in token.children)


def _inside(tokens: Sequence[Token]) -> Iterator[Token]:
    """All tokens with those in their lines."""
    for token in tokens:
        yield token
        yield from _inside(token.children or ())


def _place(source: str, name: str) -> str:
    """The path, from the manual's first folder on, of what a source names."""
    if name.startswith("/"):
        return name[1:]
    return posixpath.normpath(posixpath.join(posixpath.dirname(source), name))


def relative(path: str, target: str) -> str:
    """How a page links to another one, so that the folder may lie anywhere."""
    return posixpath.relpath(target, posixpath.dirname(path) or ".")


def slug(words: str) -> str:
    """Words as an anchor: "Only one cell left" is "only-one-cell-left"."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def plain(words: str) -> str:
    """Words that mean nothing to Markdown."""
    return _BRACKETS.sub(r"\\\1", words)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown; its cells are Markdown themselves."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
