#!/usr/bin/env python3
"""Bring the catalogues of translations up to date with what the program says.

    python3 packaging/catalogues.py           write new texts into resources/languages/*.ts
    python3 packaging/catalogues.py --check   name what is new, and change nothing

Texts are found in the sources: what ``tr`` and ``later`` get, templates of messages, and words that
stand in data, such as the nouns of clues. What nothing says any more is dropped.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from studio import catalogue  # noqa: E402
from studio.board.outlines import OUTLINES  # noqa: E402
from studio.catalogue import Catalogue, Entry  # noqa: E402
from studio.families import RULES  # noqa: E402
from studio.formats import webpage  # noqa: E402
from tests.templates import Scope, given, texts_of  # noqa: E402

SAYERS: Mapping[str, tuple[int, ...]] = {
    "tr": (0,),
    "later": (0,),
    "word": (0,),
    "Message": (0,),
    "Message.of": (0,),
    "sentences": (),
    "enumerated": (0,),
    "FormatError": (0,),
    "LimitError": (0,),
    "SaveError": (0,),
    "NoAnswerError": (0,),
    "NoStepsError": (0,),
    "number": (1,),
    "character": (1,),
    "told": (0,),
    "note": (0,),
}
"""Which arguments of a call are texts; () for all."""

COUNTERS: Mapping[str, tuple[int, int]] = {
    "Message.counted": (1, 2),
    "for_many": (0, 1),
    "form": (0, 1),
    "counted": (1, 2),
    "Plural": (1, 2),
}
"""Which arguments are the texts for one and for many."""

DATA: Mapping[str, tuple[str, ...]] = {
    "A": ("2", "4"),
    "Aperiodic": ("1", "noun"),
    "Beginning": ("1", "2", "name", "about"),
    "ClueKind": ("1", "2", "noun", "plural", "tool", "words", "phrases"),
    "Generator": ("2", "heading"),
    "GeneratorOption": ("1", "2", "label", "tip", "steps"),
    "Figure": ("1", "name"),
    "Layer": ("1", "name"),
    "Method": ("1", "name"),
    "ModeSpec": ("1", "text"),
    "Option": ("1", "4", "label", "tip"),
    "Outline": ("1", "name"),
    "Periodic": ("1", "noun"),
    "Cut": ("1", "name"),
    "Show": ("1", "name"),
    "Series": ("1", "6", "7", "name", "axis", "why"),
    "Technique": ("1", "name"),
    "Variant": ("1", "2", "name", "line"),
    "Format": ("1", "name"),
    "add_argument": ("help",),
    "add_argument_group": ("0", "1"),
    "add_output": ("1",),
    "staggered": ("1",),
    "_Parser": ("description",),
}
"""Which places and fields of data are texts, or pairs of a value and its word."""

FIELDS = ("name", "noun", "to_begin", "text", "tooltip", "hints")
"""What classes say of themselves: engines, families and tools."""

TABLES: Mapping[str, tuple[str, ...]] = {
    "studio.cli": ("COMMANDS", "OF_ARGPARSE"),
    "studio.cli.codes": ("TOLD",),
    "studio.cli.walks": ("NAMES", "NAMES_SO_FAR"),
    "studio.formats.cell_codes": ("CELLS",),
    "studio.formats.json_text": ("SYNTAX",),
    "studio.formats.kudamono": ("NAME",),
    "studio.formats.loopy": ("NAME", "FACES"),
    "studio.formats.penpa": ("NAME",),
    "studio.formats.penpa_text": ("OTHERS",),
    "studio.formats.puzzlink": ("NAME",),
    "studio.formats.pzprv3": ("NAME",),
    "studio.formats.refusal": ("SYSTEM",),
    "studio.gui.dialogs.collection": ("WHICH", "ORDERS"),
    "studio.gui.dialogs.export": ("SIZE_NAMES",),
    "studio.gui.dialogs.print_dialog": ("ANSWER_NAMES",),
    "studio.gui.shell.actions": ("MENUS",),
    "studio.gui.shell.findable": ("ALSO_CALLED",),
    "studio.work.grade": ("WORDS",),
    "studio.work.places": ("CORNERS",),
    "studio.work.clausal": ("REASONS", "LITERALS", "AUXILIARY"),
    "studio.work.frame_pictures": ("JOINED",),
    "studio.work.reasons": ("SENTENCES", "PAIRS", "SIDES", "SAID"),
    "studio.work.sentences": ("WHYS", "COMPARED", "NAMES", "REASONS", "UNSEEDED"),
    "studio.work.symmetry": ("SYMMETRIES",),
}
"""Constants whose texts are said."""

ROWS: Mapping[str, tuple[str, tuple[int, ...]]] = {
    "studio.formats.native_board": ("_AMOUNTS", (2,)),
    "studio.gui.dialogs.export": ("FORMS", (1,)),
    "studio.gui.dialogs.export_animation": ("FORMS", (3,)),
    "studio.gui.shell.explain_actions": ("_STEPS", (1, 3)),
    "studio.gui.shell.play_actions": ("_PLAYER", (1, 3)),
    "studio.gui.shell.watch_actions": ("_PLAYER", (1, 3)),
}
"""Constants with rows of which some columns are said."""

CONSTANT = re.compile(r"\{([A-Z][A-Z_]+)\}")
WORD = re.compile(r"[^\W\d_]{2}|(?<= )s\b")
"""What a text has that is translated: a word, or the unit of a time."""


def texts() -> dict[tuple[str, str, bool], Entry]:
    """All that the program says, by what tells one text from another."""
    found: dict[tuple[str, str, bool], Entry] = {}
    for path in sorted((ROOT / "studio").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        source = path.read_text(encoding="utf-8")
        for entry in _of_module(name, ast.parse(source)):
            if entry.source[:1] != "@" and WORD.search(re.sub(r"\{[^}]*\}", "", entry.source)):
                found.setdefault(entry.key, entry)
    pages = (Entry(text, "", "page") for text in webpage.texts())
    for entry in (*pages, *_of_families()):
        found.setdefault(entry.key, entry)
    return found


def _of_families() -> Iterator[Entry]:
    """What the objects of families say that are made by others: of all tilings, of kin."""
    for rule in RULES:
        for kind in rule.kinds:
            words = (text for _, text in (*kind.words, *kind.phrases))
            for text in (kind.one.template, kind.noun, kind.plural, kind.tool, *words):
                if text:
                    yield Entry(text, "", "families")
            yield Entry(kind.one.template, "", "families", context="object")
            yield Entry(kind.plural, kind.noun, "families")
        for variant in rule.variants:
            yield Entry(variant.name, "", "families")
            yield Entry(variant.line, "", "families")
    for outline in OUTLINES:
        for text in (outline.name, *outline.measures):
            yield Entry(text, "", "board")


def _of_module(name: str, tree: ast.Module) -> Iterator[Entry]:
    """What a module says."""
    room = ".".join(name.split(".")[1:3]) or "studio"
    outside = given(
        ast.Module([n for n in tree.body if isinstance(n, ast.Assign | ast.AnnAssign)], [])
    )
    tables = TABLES.get(name, ())
    for node, scope in _with_scopes(tree, outside):
        match node:
            case ast.Call():
                yield from _of_call(name, room, node, scope)
            case ast.ClassDef():
                for each in node.body:
                    match each:
                        case (
                            ast.Assign(targets=[ast.Name(id=field)], value=value)
                            | ast.AnnAssign(target=ast.Name(id=field), value=ast.expr() as value)
                        ) if field in FIELDS:
                            yield from _plain(name, room, value, scope)
            case (
                ast.Assign(targets=[ast.Name(id=constant)], value=value)
                | ast.AnnAssign(target=ast.Name(id=constant), value=ast.expr() as value)
            ) if constant == ROWS.get(name, ("", ()))[0]:
                rows = value.values if isinstance(value, ast.Dict) else value.elts
                for row in rows:
                    for column in ROWS[name][1]:
                        yield from _plain(name, room, row.elts[column], scope)
            case (
                ast.Assign(targets=[ast.Name(id=constant)], value=value)
                | ast.AnnAssign(target=ast.Name(id=constant), value=ast.expr() as value)
            ) if constant in tables:
                values = value.values if isinstance(value, ast.Dict) else [value]
                for each in values:
                    yield from _plain(name, room, each, scope)


def _with_scopes(tree: ast.AST, scope: Scope) -> Iterator[tuple[ast.AST, Scope]]:
    for node in ast.iter_child_nodes(tree):
        yield node, scope
        own = {**scope, **given(node)} if isinstance(node, ast.FunctionDef) else scope
        yield from _with_scopes(node, own)


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id="Message"), attr=attribute):
            return f"Message.{attribute}"
        case ast.Attribute(attr=attribute):
            return attribute
    return ""


def _of_call(name: str, room: str, node: ast.Call, scope: Scope) -> Iterator[Entry]:
    called = _called(node)
    if called in COUNTERS and len(node.args) > max(COUNTERS[called]):
        one, many = (_texts(name, node.args[i], scope) for i in COUNTERS[called])
        for first, other in zip(one, many, strict=False):
            yield Entry(other, first, room)
    elif called in SAYERS:
        places = SAYERS[called]
        context = _context(node) if called == "tr" else ""
        for argument in (
            [node.args[i] for i in places if i < len(node.args)] if places else node.args
        ):
            for entry in _plain(name, room, argument, scope):
                yield replace(entry, context=context)
    elif called in DATA:
        wanted = DATA[called]
        told = [argument for i, argument in enumerate(node.args) if str(i) in wanted]
        told += [each.value for each in node.keywords if each.arg in wanted]
        for argument in told:
            yield from _plain(name, room, argument, scope)
        if called == "ClueKind":
            yield from _nouns(name, room, node, scope)


def _context(node: ast.Call) -> str:
    """What ``tr`` is told of which meaning is meant; it is written down in the call."""
    match node.args:
        case [_, ast.Constant(value=str(context))]:
            return context
    return ""


def _nouns(name: str, room: str, node: ast.Call, scope: Scope) -> Iterator[Entry]:
    """The noun of a clue for one and for many."""
    by_name = {each.arg: each.value for each in node.keywords}
    noun = by_name.get("noun") or node.args[1]
    plural = by_name.get("plural") or node.args[2]
    for one, many in zip(_texts(name, noun, scope), _texts(name, plural, scope), strict=True):
        yield Entry(many, one, room)


def _plain(name: str, room: str, node: ast.expr, scope: Scope) -> Iterator[Entry]:
    for text in _texts(name, node, scope):
        if text:
            yield Entry(text, "", room)


def _texts(name: str, node: ast.expr, scope: Scope) -> list[str]:
    """The texts that an expression may be; none where it is made elsewhere."""
    if isinstance(node, ast.Call):
        return _texts(name, node.args[0], scope) if _called(node) in ("later", "tr") else []
    if isinstance(node, ast.Tuple | ast.List):
        return [text for part in node.elts for text in _texts(name, part, scope)]
    found = texts_of(node, scope) or []
    return [CONSTANT.sub(lambda m: _constant(import_module(name), m[1]), text) for text in found]


def _constant(module: ModuleType, name: str) -> str:
    told = getattr(module, name, f"{{{name}}}")
    return told if isinstance(told, str) else f"{{{name}}}"


def refreshed(old: Catalogue, said: Iterable[Entry]) -> Catalogue:
    """The catalogue with all that is said, and nothing else; translations are kept."""
    kept = {entry.key: entry.forms for entry in old.entries}
    entries = sorted(
        (replace(entry, forms=kept.get(entry.key, ())) for entry in said),
        key=lambda entry: entry.room,
    )
    return Catalogue(old.code, tuple(entries))


def _kept(code: str) -> Catalogue:
    """The catalogue as it is; an error where its file is broken, so that nothing gets lost."""
    path = catalogue.path_of(code)
    if not path.exists():
        return Catalogue(code)
    return catalogue.read(code, path.read_text(encoding="utf-8"))


def main() -> int:
    """Refresh the catalogues, or say what is missing; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args()
    said = texts().values()
    lacking = 0
    for code in catalogue.LANGUAGES:
        if code == "en":
            continue
        made = refreshed(_kept(code), said)
        open_ = [entry for entry in made.entries if not entry.forms]
        lacking += len(open_)
        sys.stdout.write(f"{code}: {len(made.entries)} texts, {len(open_)} not translated\n")
        if options.check:
            sys.stdout.writelines(f"  {each.source!r} {each.context}\n" for each in open_)
        else:
            catalogue.path_of(code).write_text(catalogue.written(made), encoding="utf-8")
    return 1 if options.check and lacking else 0


if __name__ == "__main__":
    sys.exit(main())
