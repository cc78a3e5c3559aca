"""The manual: its pages hold together, say what the program says, and what they show is true."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio import assets, cli
from studio.families import RULES
from studio.formats import SaveError
from studio.gui.shell.actions import ACTIONS
from studio.manual import book, pictures, tables, techniques, tutorials
from studio.manual.book import Book
from studio.manual.pages import ManualError, page, plain

SOURCES = assets.root() / "manual"
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def with_examples() -> list[Path]:
    """The pages that show commands."""
    return [path for path in sorted(SOURCES.rglob("*.md")) if CONSOLE.search(path.read_text())]


def commands(text: str) -> Iterator[tuple[list[str], str]]:
    """The commands of a page, each with what it is said to print."""
    for block in CONSOLE.findall(text):
        for part in block.split("$ studio ")[1:]:
            command, _, said = part.partition("\n")
            yield shlex.split(command), said


# -- pages -------------------------------------------------------------------------------------


def test_links_and_pictures_lead_from_the_page_that_has_them() -> None:
    text = "# A\n\n[b](../c/b.md#d) ![e](/pictures/e.svg) [far](https://example.org)\n\n## D d\n"
    made = page("x/a.md", text)
    assert made.path == "x/a.html" and made.title == "A"
    assert made.links == (("c/b.html", "d"),) and made.pictures == ("pictures/e.svg",)
    assert 'href="../c/b.html#d"' in made.html and 'src="../pictures/e.svg"' in made.html
    assert '<h2 id="d-d">' in made.html


@pytest.mark.parametrize("text", ["", "words", "## second", "# one\n\n# two"])
def test_a_page_has_one_title(text: str) -> None:
    with pytest.raises(ManualError, match="title"):
        page("a.md", text)


def test_what_leads_nowhere_is_named() -> None:
    one = page("a.md", "# A\n\n[b](b.md) [c](#c) ![d](d.svg)")
    found = list(book.problems([one], {"e.svg": ""}))
    assert found == [
        "a.html: there is no page b.html.",
        "a.html: a.html has no heading c.",
        "a.html: there is no picture d.svg.",
        "No page shows e.svg.",
    ]


def test_words_of_the_program_mean_nothing_to_markdown() -> None:
    assert (
        "<p>a*b*_c_ [d] &lt;e&gt; |</p>"
        in page("a.md", "# A\n\n" + plain("a*b*_c_ [d] <e> |")).html
    )


# -- what stands in it -------------------------------------------------------------------------


def test_every_source_is_a_page_and_every_command_it_names_is_there() -> None:
    listed = {name for _, names in book.CHAPTERS for name in names}
    there = {path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.md")}
    assert there <= listed
    for name in there:
        book.with_keys(name, (SOURCES / name).read_text(encoding="utf-8"))
    with pytest.raises(ManualError, match="no command nothing"):
        book.with_keys("a.md", "{{nothing}}")


def test_every_family_has_words_of_its_own() -> None:
    there = {path.stem for path in (SOURCES / "families").glob("*.md")}
    assert there == {rule.key for rule in RULES}


def test_a_familys_page_has_its_rule_its_tools_and_steps() -> None:
    rule = next(rule for rule in RULES if rule.key == "yajilin")
    text, drawings = tutorials.tutorial(rule)
    assert "Shaded cells do not touch by a side." in text and "### Step " in text
    assert drawings[0].name == "yajilin-stepping-stones"
    assert drawings[-1].name.endswith("-solution") and len(drawings) == 2 + tutorials.STEPS
    assert all(drawing.markdown in text for drawing in drawings)


def test_the_reference_lists_every_key_and_command() -> None:
    keys, told = tables.keys(), tables.commands()
    assert all(plain(spec.text.rstrip(".")) in keys for spec in ACTIONS)
    assert all(f"## {name}" in told and f"usage: studio {name}" in told for name in cli.COMMANDS)


def test_every_technique_is_used_on_its_board() -> None:
    boards = techniques.boards()
    assert {one.key for one in techniques.all_techniques()} == set(boards)
    for technique, name in boards.items():
        assert pictures.steps_to(name, technique)[-1].rule == technique
    with pytest.raises(ManualError, match="nothing of the technique naked"):
        pictures.steps_to("slitherlink/four-points", "naked")


@pytest.mark.long
def test_the_whole_manual_is_built(tmp_path: Path) -> None:
    made = book.build()
    first = made.write(tmp_path)
    assert first.read_text(encoding="utf-8").count("<h1") == 1
    assert "families/masyu.html" in made.files and made.size < 3_000_000
    for name, data in made.files.items():
        assert b"http://" not in data.replace(b"http://www.w3.org/2000/svg", b""), name
        assert b"{{" not in data, name


# -- examples ----------------------------------------------------------------------------------


def test_the_examples_in_python_are_true() -> None:
    text = (SOURCES / "python.md").read_text(encoding="utf-8").replace("```", "")
    found = doctest.DocTestParser().get_doctest(text, {}, "python.md", None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    runner.run(found)
    assert runner.tries > 15 and not runner.failures


@pytest.mark.long
@pytest.mark.parametrize("path", with_examples(), ids=lambda path: path.stem)
def test_the_commands_that_pages_show_print_what_they_say(
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = list(commands(path.read_text(encoding="utf-8")))
    for command, said in shown:
        cli.main(command)
        printed = capsys.readouterr().out
        same = doctest.OutputChecker().check_output(said, printed, doctest.ELLIPSIS)
        assert same, f"{shlex.join(command)}\n{printed}"
    assert shown


def test_a_folder_that_cannot_be_made_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(SaveError, match="cannot be made: "):
        Book({"index.html": b""}).write(file / "manual")
