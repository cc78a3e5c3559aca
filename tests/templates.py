"""Every template of a message, as the sources show it: for tests, and for who translates.

A template is written down where it is said: as a text, a choice of texts, a constant of a module in
capitals, or a name that the same function gave a text before.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import TypeGuard

SAYERS: Mapping[str, tuple[int, ...]] = {
    "Message.of": (0,),
    "Message.counted": (1, 2),
    "sentences": (),
    "enumerated": (0,),
    "FormatError": (0,),
    "LimitError": (0,),
    "SaveError": (0,),
    "for_many": (0, 1),
}
"""Which arguments of a call are templates; () for all."""

Scope = Mapping[str, list[ast.expr]]
"""What names stand for, as far as they were given a text."""


def templates_of(node: ast.AST) -> list[ast.expr]:
    """The arguments of a call that are templates; none of what says nothing."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            pass
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=attribute)):
            name = f"{owner}.{attribute}"
        case _:
            return []
    assert isinstance(node, ast.Call)
    places = SAYERS.get(name)
    if places is None:
        return []
    return [node.args[i] for i in places] if places else node.args


def given(tree: ast.AST) -> dict[str, list[ast.expr]]:
    """All that names are given within a module or function."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        pairs: list[tuple[ast.expr, ast.expr]] = []
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                pairs = list(zip(names, values, strict=True))
            case ast.Assign(targets=[name], value=value):
                pairs = [(name, value)]
            case ast.AnnAssign(target=name, value=ast.expr() as value):
                pairs = [(name, value)]
        for name, value in pairs:
            if isinstance(name, ast.Name):
                found.setdefault(name.id, []).append(value)
    return found


def texts_of(node: ast.expr, scope: Scope) -> list[str] | None:
    """The templates that an expression may stand for; None where the source does not show them.

    Constants in capitals of other modules stand for themselves: "{LINE}".
    """
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=first, orelse=second):
            both = [texts_of(part, scope) for part in (first, second)]
            return None if None in both else [text for found in both for text in found or ()]
        case ast.JoinedStr(values=parts):
            whole = [texts_of(part, scope) for part in parts]
            shown = all(found is not None and len(found) == 1 for found in whole)
            return ["".join(found[0] for found in whole if found)] if shown else None
        case ast.FormattedValue(value=ast.Name() as name, format_spec=None):
            return texts_of(name, scope)
        case ast.Subscript(value=ast.Name() as name):
            return texts_of(name, scope)
        case ast.Tuple(elts=parts):
            every = [texts_of(part, scope) for part in parts]
            return None if None in every else [text for found in every for text in found or ()]
        case ast.Dict(values=parts):
            return texts_of(ast.Tuple(parts), scope)
        case ast.Name(id=name) if name in scope:
            return texts_of(ast.Tuple(scope[name]), {**scope, name: []})
        case ast.Name(id=name) if name.isupper():
            return [f"{{{name}}}"]
    return None


def hidden(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls in a module that say something which is not written down."""
    outside = ast.Module([node for node in ast.iter_child_nodes(tree) if _is_plain(node)], [])
    for call, owners in _calls(tree, (outside,)):
        scope = {name: told for owner in owners for name, told in given(owner).items()}
        if any(
            texts_of(template, scope) is None and not _is_message(template)
            for template in templates_of(call)
        ):
            yield call


def _calls(
    tree: ast.AST, owners: tuple[ast.AST, ...]
) -> Iterator[tuple[ast.Call, tuple[ast.AST, ...]]]:
    """The calls that say something, each with the functions that it stands in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and templates_of(node):
            yield node, owners
        yield from _calls(node, (*owners, node) if isinstance(node, ast.FunctionDef) else owners)


def _is_plain(node: ast.AST) -> TypeGuard[ast.stmt]:
    return isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef | ast.ClassDef)


def _is_message(node: ast.expr) -> bool:
    """Is it a message that is made on the spot, or that of a fault or an error?"""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="Message"))):
            return True
        case ast.Attribute(attr="message" | "whole") | ast.Name(id="message"):
            return True
        case ast.Call(func=ast.Name(id="message_of")):
            return True
    return False
