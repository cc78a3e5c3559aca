"""What widgets are given to say went through the catalogues: the sources show it.

The pseudo-language (:mod:`tests.gui.test_pseudo_language`) sees what is on show; this sees all that
is written down, also what is said only once in a while.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from tests.test_architecture import sources

WORDS = re.compile(r"[^\W\d_]{2,}")

SAYING: Mapping[str, tuple[int, ...]] = {
    **dict.fromkeys(("setText", "setToolTip", "setStatusTip", "setWindowTitle", "setTitle"), (0,)),
    **dict.fromkeys(("setAccessibleName", "setAccessibleDescription"), (0,)),
    **dict.fromkeys(("setPlaceholderText", "addAction", "addMenu", "QAction"), (0,)),
    **dict.fromkeys(("QLabel", "QPushButton", "QLineEdit"), (0,)),
    **dict.fromkeys(("Label", "ElidedLabel", "Button", "WrappedLink", "Pill", "CheckBox"), (1,)),
    **dict.fromkeys(("Stepper", "NumberField", "Bar", "Choices", "ContactSheet"), (1,)),
    "IconButton": (2,),
    "set_steps": (0,),
    **dict.fromkeys(("add_button", "set_name", "say", "announce"), (0,)),
    **dict.fromkeys(("_box", "_stepper"), (0, 1)),
    **dict.fromkeys(("_row", "_note", "_heading", "_button"), (0,)),
}
"""Which arguments of a call are shown or read out."""

NAMES = ("Oneline Studio",)
"""What is called the same in every language."""


def plain(node: ast.AST) -> Iterator[str]:
    """Words and grouped numbers that an expression shows as they are written down."""
    match node:
        case ast.Constant(value=str(text)):
            if WORDS.search(text) and text not in NAMES:
                yield text
        case ast.JoinedStr(values=parts) | ast.BoolOp(values=parts) | ast.List(elts=parts):
            for part in parts:
                yield from plain(part)
        case ast.FormattedValue(value=value, format_spec=spec):
            if spec is not None and "," in ast.unparse(spec):
                yield ast.unparse(value)
            yield from plain(value)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from plain(one)
            yield from plain(other)
        case ast.ListComp(elt=part) | ast.GeneratorExp(elt=part):
            yield from plain(part)
        case ast.Call(func=ast.Attribute(value=text, attr="format" | "join" | "strip")):
            yield from plain(text)


def hard_wired(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """What a module hands to widgets past the catalogues, each with its line.

    A text may have got a name in the same function before.
    """
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        given: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    given.setdefault(name, []).append(value)
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                for place in SAYING.get(called, ()):
                    for shown in node.args[place : place + 1]:
                        for text in _of(shown, given):
                            yield node.lineno, text


def _of(shown: ast.expr, given: Mapping[str, list[ast.expr]]) -> Iterator[str]:
    """The plain texts of an argument, or of what its name stands for."""
    match shown:
        case ast.Name(id=name):
            for value in given.get(name, ()):
                yield from plain(value)
        case _:
            yield from plain(shown)


def test_no_widget_is_given_words_past_the_catalogues() -> None:
    found = {
        f"{path}:{line} {text}"
        for path, tree in sources("gui")
        for line, text in hard_wired(tree)
        if path != "gui/demo.py"  # speaks on standard output, in English
    }
    assert not found


def put_past_the_language(tree: ast.AST) -> Iterator[int]:
    """The lines where decimals are written as in English, or texts asked for under another name.

    ``language.decimal`` and ``tr`` are there for both: catalogues look for ``tr``.
    """
    for node in ast.walk(tree):
        match node:
            case ast.FormattedValue(format_spec=ast.JoinedStr([ast.Constant(str(spec))])):
                if re.fullmatch(r".*[.,].*f", spec):
                    yield node.lineno
            case ast.Call(func=ast.Attribute(ast.Name("QCoreApplication"), "translate")):
                yield node.lineno


def test_decimals_and_texts_take_the_way_of_all() -> None:
    found = [
        f"{path}:{line}"
        for path, tree in sources("gui")
        for line in put_past_the_language(tree)
        if path != "gui/demo.py"
    ]
    assert not found
    bad = "f'{n:,.2f} ms', f'{n:.0f}', QCoreApplication.translate('A', 'b'), f'{n:02}', tr('b')"
    assert len(list(put_past_the_language(ast.parse(bad)))) == 3


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("def f(w): w.setText('Too many')", 1),
        ("def f(w, n): w.setToolTip(f'{n} min')", 1),
        ("def f(w, n): w.set_steps([f'{k:,}' for k in n], 0)", 1),
        ("def f(a, n): return Label(a, 'One' if n else tr('Two'))", 1),
        ("def f(w, n):\n words = 'of ' + str(n)\n w.setAccessibleName(words)", 1),
        ("def f(a): return Button(a, tr('Close'))", 0),
        ("def f(w, n): w.setText(tr('{} of them').format(grouped(n)))", 0),
        ("def f(w, n): w.setText(f'{n} · {n}')", 0),
    ],
)
def test_what_is_hard_wired_is_seen(text: str, ways: int) -> None:
    assert len(list(hard_wired(ast.parse(text)))) == ways
