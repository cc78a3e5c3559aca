"""The search of the manual: what it looks through, what it finds, and that keys lead there."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from studio.manual import book
from studio.manual.pages import Section, page
from tests.page.chromium import Chromium

NODE = shutil.which("node")
PATIENCE_S = 20.0

TEXTS = {
    "index.md": "# Oneline Studio\n\nWhere all begins.\n",
    "how-to/print.md": "# Print\n\nPaper and *margins*.\n\n## A code beside it\n\n"
    "A [link](/index.md) as `QR code`.\n\n```console\n$ studio render\n```\n",
}


def test_the_index_has_what_stands_below_each_heading() -> None:
    made = page("how-to/print.md", TEXTS["how-to/print.md"])
    assert made.sections == (
        Section("print", "Print", "Paper and margins."),
        Section("a-code-beside-it", "A code beside it", "A link as QR code. $ studio render"),
    )
    said = book.index([made]).removeprefix("var MANUAL = ").removesuffix(";\n")
    ((path, title, sections),) = json.loads(said)
    assert (path, title) == ("how-to/print.html", "Print")
    assert sections[0] == ["print", "Print", "Paper and margins."]


def test_pictures_are_not_read_but_tables_are() -> None:
    made = page(
        "a.md", "# A\n\n![unseen](b.svg)\n\n| key | does |\n| --- | --- |\n| `F5` | checks |\n"
    )
    assert made.sections == (Section("a", "A", "key does F5 checks"),)


@pytest.mark.skipif(NODE is None, reason="needs node, not installed here")
def test_what_is_found_and_how_it_is_shown() -> None:
    assert NODE is not None
    tests = Path(__file__).with_name("search.test.mjs")
    done = subprocess.run([NODE, "--test", str(tests)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a manual of two pages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(book, "CHAPTERS", (("Begin", tuple(TEXTS)),))
        patch.setattr(book, "sources", lambda: (TEXTS, []))
        folder = tmp_path_factory.mktemp("manual")
        book.build().write(folder)
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as chromium:
        yield chromium
        assert not chromium.errors


def until(browser: Chromium, expression: str, wanted: object = True) -> None:
    """Wait until something holds in the page."""
    deadline = time.monotonic() + PATIENCE_S
    while (now := browser.value(expression)) != wanted:
        assert time.monotonic() < deadline, (expression, now)
        time.sleep(0.02)


@pytest.mark.browser
def test_keys_lead_to_what_is_found_without_a_network(manual: Path, browser: Chromium) -> None:
    browser.ask("Page.navigate", url=(manual / "index.html").as_uri())
    until(browser, "document.readyState === 'complete' && !document.forms[0].hidden")
    browser.key("/", text="/")
    until(browser, "document.activeElement.id", "search")
    assert browser.value("document.activeElement.value") == ""
    for letter in "cod":
        browser.key(letter, text=letter)
    until(browser, "document.getElementById('found').children.length", 1)
    assert browser.value("document.getElementById('many').textContent") == "1 place"
    found = browser.value("document.getElementById('found').textContent")
    assert found.startswith("Print › A code beside it") and "QR code" in found
    browser.key("ArrowDown", 40)
    field = "document.getElementById('search')"
    assert browser.value(f"{field}.getAttribute('aria-activedescendant')") == "found-0"
    assert browser.value(f"{field}.getAttribute('aria-expanded')") == "true"
    browser.key("Enter", 13)
    until(browser, "document.title", "Print - Oneline Studio")
    here = urlsplit(browser.value("location.href"))
    assert Path(unquote(here.path)) == manual / "how-to/print.html"
    assert here.fragment == "a-code-beside-it"
    # From a page in a folder, and nothing found.
    until(browser, "document.readyState === 'complete' && !document.forms[0].hidden")
    browser.key("/", text="/")
    for letter in "begins":
        browser.key(letter, text=letter)
    until(browser, "document.querySelector('#found a')?.getAttribute('href')", "../index.html")
    browser.key("x", text="x")
    until(browser, "document.getElementById('many').textContent", "Not in the manual.")
    browser.key("Escape", 27)
    assert browser.value(f"{field}.value") == "" and not browser.value("found.children.length")
