"""Reasons are codes, and sentences are made of them in one place."""

import ast
from itertools import chain
from pathlib import Path
from string import Formatter

import pytest

import studio.engines
import studio.families
import studio.puzzle.impossible
import studio.puzzle.strokes
import studio.work
from studio.engines.reasons import Declined, Unfinished
from studio.puzzle.reason import Code, Reason
from studio.work.codes import Ungenerated
from studio.work.sentences import REASONS, WHYS, Plural, Why, said

ENGINES = Path(studio.engines.__file__).parent
SOURCES = sorted(ENGINES.rglob("*.py"))
GIVERS = [
    *SOURCES,
    *sorted(Path(studio.families.__file__).parent.glob("*.py")),
    *sorted(Path(studio.work.__file__).parent.glob("*.py")),
    *(Path(module.__file__ or "") for module in (studio.puzzle.impossible, studio.puzzle.strokes)),
]
"""The modules that give reasons."""


def _codes() -> set[Code]:
    return set(chain.from_iterable(Code.__subclasses__()))


def _templates(words: str | Plural) -> tuple[str, ...]:
    return (words.one, words.many) if isinstance(words, Plural) else (words,)


def _text(node: ast.AST) -> str:
    """A string constant, or one with values in it, as text."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "0" for part in node.values)
    return ""


def _sentences(tree: ast.AST) -> list[str]:
    """What is no docstring and no error, and looks like a sentence."""
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            passed.update(map(id, ast.walk(node)))
        elif isinstance(node, ast.JoinedStr):
            passed.update(map(id, node.values))
    texts = (_text(node) for node in ast.walk(tree) if id(node) not in passed)
    return [text for text in texts if " " in text and text.rstrip().endswith(".")]


EXCUSED = {"cannot all be true", "corners of an n × n grid", "On an n\u00a0×\u00a0n grid"}
"""What is no reason: the text of an error, and the published proof that a test reads."""


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ENGINES)))
def test_engines_give_codes_and_no_sentences(source: Path) -> None:
    """No string with a space and a full stop stands in an engine but in errors and docstrings."""
    found = _sentences(ast.parse(source.read_text(encoding="utf-8")))
    assert [text for text in found if not any(words in text for words in EXCUSED)] == []


def test_the_test_above_sees_sentences() -> None:
    source = 'def declines():\n    "What it says."\n    return f"It is {1} wide."\n'
    assert _sentences(ast.parse(source)) == ["It is 0 wide."]
    assert _sentences(ast.parse('raise ValueError("It is wide.")')) == []


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert set(REASONS) == _codes()
    assert set(WHYS) == set(Why)
    for words in chain.from_iterable(map(_templates, REASONS.values())):
        assert words[0].isupper() or words[0] in "{0"
        assert words.endswith((".", "{text}"))


def _given() -> dict[str, set[frozenset[str]]]:
    """With which values codes are given, by their names, as the sources show it."""
    given: dict[str, set[frozenset[str]]] = {}
    for source in GIVERS:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                names = frozenset(str(word.arg) for word in node.keywords)
                code = node.args[0]
                if isinstance(code, ast.Attribute) and isinstance(code.value, ast.Name):
                    given.setdefault(f"{code.value.id}.{code.attr}", set()).add(names)
    return given


def test_sentences_have_places_for_the_values_given_and_no_others() -> None:
    given = _given()
    checked = 0
    for code, words in REASONS.items():
        for names in given.get(f"{type(code).__name__}.{code.name}", ()):
            checked += 1
            asked = {
                name
                for template in _templates(words)
                for _, name, _, _ in Formatter().parse(template)
                if name is not None
            }
            assert asked == names, code
    assert checked > 80


def test_a_sentence_is_filled_in_as_people_write_numbers() -> None:
    assert said(None) == ""
    assert said(Reason.of(Unfinished.STATES, states=1234567)).startswith("There are more than 1,23")
    one = Reason.of(Ungenerated.UNFIXED_PLACES, tried=1)
    assert said(one).startswith("This line is") and "{" not in said(one)
    assert "1,000 lines" in said(Reason.of(Ungenerated.UNFIXED_PLACES, tried=1000))
    assert [said(Reason.of(Ungenerated.NO_WALK, jumps=n)).split(" was")[0] for n in (1, 2)] == [
        "No walk of one jump",
        "No walk of 2 jumps",
    ]
    assert Reason.of(Declined.TOO_WIDE, wide=3, most=2) == Reason.of(
        Declined.TOO_WIDE, most=2, wide=3
    )
