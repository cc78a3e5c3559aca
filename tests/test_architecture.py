"""The rules of the house in words, each held by a test that reads the sources.

What packages may import is import-linter's (``pyproject.toml``); here stands what it cannot say.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest
from PySide6 import QtCore, QtGui, QtWidgets

from studio import board
from studio.families import RULES
from studio.puzzle import Shape
from tests import templates

STUDIO = Path(__file__).parents[1] / "studio"

ABOVE = ("formats", "work", "cli", "gui")
"""The packages above the families; drawing stands beside them."""

OLD_QUESTIONS = frozenset({"is_maze", "is_drawing", "is_loop", "numbers_steps", "shape_of"})
"""Names of questions that stood for a family once."""

FAMILIES = frozenset(entry.rpartition(".")[2] for entry in RULES.entries)
FAMILY_MODULES = frozenset(type(rule).__module__ for rule in RULES)
"""The names of the objects of single families."""

TILING_MODULES = [
    f"studio.board.{name}" for name in ("free", "tilings.periodic", "tilings.aperiodic")
]
BOARDS = frozenset(
    name
    for module in (board, *map(import_module, TILING_MODULES))
    for name, kind in vars(module).items()
    if isinstance(kind, type) and (hasattr(kind, "has_faces") or hasattr(kind, "fitting"))
) - {"Board", "Lattice"}
"""The classes of tilings, drawings and frames."""

KEYS = frozenset(rule.key for rule in RULES)
NAMES = frozenset(rule.name for rule in RULES)
CLUES = frozenset(kind.key for rule in RULES for kind in rule.kinds)
OPTIONS = frozenset(option.key for rule in RULES for option in rule.options)


@cache
def parsed(package: str) -> tuple[tuple[str, ast.Module], ...]:
    """The modules of a package of the program, each with its path below ``studio``."""
    return tuple(
        (path.relative_to(STUDIO).as_posix(), ast.parse(path.read_text("utf-8")))
        for path in sorted((STUDIO / package).rglob("*.py"))
    )


def sources(*packages: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of some packages."""
    return chain.from_iterable(map(parsed, packages))


@cache
def walked(package: str) -> tuple[tuple[str, tuple[ast.AST, ...]], ...]:
    """The modules of a package, each with all its nodes: every rule of the house looks at them."""
    return tuple((path, tuple(ast.walk(tree))) for path, tree in parsed(package))


def found(breaks: Callable[[ast.AST], bool], *packages: str) -> list[str]:
    """Where the sources do what a rule forbids, as "work/made.py:12"."""
    return [
        f"{path}:{getattr(node, 'lineno', 0)}"
        for path, nodes in chain.from_iterable(map(walked, packages))
        for node in nodes
        if breaks(node)
    ]


def texts(node: ast.AST) -> Iterator[str]:
    """The texts written out in an expression."""
    return (
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    )


def last_name(node: ast.AST) -> str:
    """The name of an expression such as ``rule`` in ``puzzle.rule``; "" where it has none."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


TOLD_ROOMS = ("board", "puzzle", "engines", "families", "drawing", "formats", "work", "cli", "gui")
"""The packages in which every public function says what it gives."""


# -- what is forbidden -------------------------------------------------------------------------


def imports_a_family(node: ast.AST) -> bool:
    """An import of one family or of its module, other than through the registry."""
    match node:
        case ast.ImportFrom(module=str(module), names=names):
            if module in FAMILY_MODULES:
                return True
            return module == "studio.families" and any(name.name in FAMILIES for name in names)
        case ast.Import(names=names):
            return any(name.name in FAMILY_MODULES for name in names)
    return False


def lets_a_solver_take_keys(node: ast.AST) -> bool:
    """A call of a SAT solver that does not leave Ctrl+C to Python."""
    match node:
        case ast.Call(func=ast.Attribute(attr="solve_limited"), keywords=words):
            return not any(word.arg == "expect_interrupt" for word in words)
    return False


def asks_for_a_family(node: ast.AST) -> bool:
    """A comparison of a rule, or of a rule's key or name, with one that is written down."""
    if not isinstance(node, ast.Compare):
        return False
    sides = [node.left, *node.comparators]
    if any(last_name(side) in FAMILIES for side in sides):
        return True
    # To look a key up among others is no question for one of them.
    equals = any(isinstance(op, ast.Eq | ast.NotEq | ast.Is | ast.IsNot) for op in node.ops)
    asks = equals and any(
        isinstance(side, ast.Attribute)
        and side.attr in ("key", "name")
        and "rule" in last_name(side.value)
        for side in sides
    )
    known = KEYS | NAMES
    return asks or any(text in known for side in sides for text in texts(side))


def asks_for_the_class_of_a_rule(node: ast.AST) -> bool:
    """``isinstance`` of a rule."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance"), args=[asked, *_]):
            return last_name(asked) == "rule"
    return False


def asks_for_the_class_of_a_board(node: ast.AST) -> bool:
    """``isinstance`` of a tiling or frame, a comparison with its class, or a pattern of it."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance"), args=[_, asked]):
            return any(last_name(part) in BOARDS for part in ast.walk(asked))
        case ast.Compare(comparators=others):
            return any(last_name(part) in BOARDS for part in others)
        case ast.MatchClass(cls=kind):
            return last_name(kind) in BOARDS
    return False


def asks_in_an_old_way(node: ast.AST) -> bool:
    """A name that stood for a family once."""
    match node:
        case ast.FunctionDef(name=name):
            return name in OLD_QUESTIONS
    return last_name(node) in OLD_QUESTIONS


def asks_for_a_shape(node: ast.AST) -> bool:
    """A comparison with a shape, or a choice by shapes."""

    def is_shape(part: ast.AST) -> bool:
        match part:
            case ast.Attribute(value=ast.Name(id="Shape"), attr=name):
                return name in Shape.__members__
        return False

    match node:
        case ast.Compare(left=left, comparators=others):
            return any(is_shape(part) for side in (left, *others) for part in ast.walk(side))
        case ast.match_case(pattern=pattern):
            return any(is_shape(part) for part in ast.walk(pattern))
        case ast.Dict(keys=keys):
            return any(is_shape(key) for key in keys if key is not None)
    return False


def takes_the_window(node: ast.AST) -> bool:
    """A constructor, or the fields of a dataclass, with the whole window."""

    def is_window(annotation: ast.AST | None) -> bool:
        match annotation:
            case ast.Constant(value=str(text)):
                return is_window(ast.parse(text, mode="eval").body)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return is_window(left) or is_window(right)
        return annotation is not None and last_name(annotation) == "Window"

    match node:
        case ast.FunctionDef(name="__init__", args=taken):
            every = (*taken.posonlyargs, *taken.args, *taken.kwonlyargs)
            return any(is_window(each.annotation) for each in every)
        case ast.ClassDef(body=body):
            return any(isinstance(f, ast.AnnAssign) and is_window(f.annotation) for f in body)
    return False


def leaves_a_painter_open(node: ast.AST) -> bool:
    """A painter that no ``with`` ends."""
    match node:
        case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.Expr(value=value):
            pass
        case ast.Return(value=value):
            pass
        case _:
            return False
    calls = (part for part in ast.walk(value or node) if isinstance(part, ast.Call))
    return any(last_name(call.func) == "QPainter" for call in calls)


def names_a_clue_or_option(node: ast.AST) -> bool:
    """``Clue("labels", ...)``, ``clues.of("labels")`` or ``puzzle.option("sum")``."""
    match node:
        case ast.Call(func=called, args=[ast.Constant(value=str(text)), *_]):
            if last_name(called) in ("Clue", "of", "kind"):
                return text in CLUES
            owner = called.value if isinstance(called, ast.Attribute) else called
            options = last_name(called) == "option" or last_name(owner) == "options"
            return options and text in OPTIONS and last_name(owner) != "parser"
        case ast.Subscript(value=owner, slice=ast.Constant(value=str(text))):
            return last_name(owner) == "options" and text in OPTIONS
    return False


def sets_sentences_side_by_side(node: ast.AST) -> bool:
    """A blank between a whole sentence and another one: a language has its own way to do that."""

    def is_sentence(part: ast.AST) -> bool:
        match part:
            case ast.Call(func=ast.Attribute(value=inner, attr="format")):
                return is_sentence(inner)
            case ast.Call(func=called, args=args):
                texts = [each.value for each in args if isinstance(each, ast.Constant)]
                whole = re.compile(r".*[^.]\.")  # "New..." is a name
                ends = [text for text in texts if isinstance(text, str) and whole.fullmatch(text)]
                return bool(ends) and last_name(called) in ("tr", "told", "text", "counted")
        return False

    def is_blank(part: ast.AST) -> bool:
        return isinstance(part, ast.Constant) and part.value == " "

    def added(part: ast.AST) -> list[ast.AST]:
        match part:
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return [*added(left), *added(right)]
        return [part]

    match node:
        case ast.BinOp(op=ast.Add()):
            parts = added(node)
        case ast.JoinedStr(values=values):
            parts = [v.value if isinstance(v, ast.FormattedValue) else v for v in values]
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=" "), attr="join"), args=[joined]
        ):
            return any(map(is_sentence, ast.walk(joined)))
        case _:
            return False
    return any(map(is_blank, parts)) and any(map(is_sentence, parts))


RULES_OF_THE_HOUSE: dict[str, tuple[Callable[[ast.AST], bool], tuple[str, ...]]] = {
    "Nobody above the families imports a single one: the registry says which one is meant": (
        imports_a_family,
        ABOVE,
    ),
    "Nobody above the families asks which one a rule is": (asks_for_a_family, (*ABOVE, "drawing")),
    "Nobody asks of which class a rule is": (asks_for_the_class_of_a_rule, (*ABOVE, "drawing")),
    "Boards answer questions; nobody outside asks of which class a tiling or frame is": (
        asks_for_the_class_of_a_board,
        (*ABOVE, "drawing", "puzzle", "engines", "families"),
    ),
    "Questions are put to the rule in words of the line, not of a family": (
        asks_in_an_old_way,
        (*ABOVE, "drawing", "puzzle"),
    ),
    "Shapes are compared by engines and by the problem itself; others ask the problem": (
        asks_for_a_shape,
        (*ABOVE, "drawing"),
    ),
    "SAT solvers leave Ctrl+C to Python": (lets_a_solver_take_keys, ("engines", "work")),
    "No constructor takes the window: parts of it get narrow services": (
        takes_the_window,
        ("gui",),
    ),
    "An error keeps what it happened in: a painter ends with its block all the same": (
        leaves_a_painter_open,
        ("gui",),
    ),
    "Languages have their own way to put sentences side by side (language.paragraph)": (
        sets_sentences_side_by_side,
        ABOVE,
    ),
    "Clue kinds and options of one family are named by that family alone": (
        names_a_clue_or_option,
        (*ABOVE, "drawing"),
    ),
}


@pytest.mark.parametrize("rule", RULES_OF_THE_HOUSE)
def test_rule_of_the_house(rule: str) -> None:
    breaks, packages = RULES_OF_THE_HOUSE[rule]
    assert not found(breaks, *packages), rule


BROKEN = {
    lets_a_solver_take_keys: ("solver.solve_limited([1])",),
    imports_a_family: (
        "from studio.families import SLITHERLINK",
        "from studio.families.jump_maze import JUMP",
        "import studio.families.jump_maze",
    ),
    asks_for_a_family: (
        "puzzle.rule is SLITHERLINK",
        'self._puzzle.rule.key == "slitherlink"',
        "rule.key == SLITHERLINK.key",
        'key in ("jump-maze", "jump-tour")',
    ),
    asks_for_the_class_of_a_rule: ("isinstance(puzzle.rule, NumberPath)",),
    asks_for_the_class_of_a_board: (
        "isinstance(board.lattice, SquareLattice)",
        "isinstance(lattice, HexLattice | Periodic)",
        "isinstance(board.frame, (RectangleFrame, PatchFrame))",
        "type(board.frame) is FreeFrame",
        "match frame:\n case HexagonFrame(radius): pass",
    ),
    asks_in_an_old_way: ("mazes.is_maze(puzzle)", "puzzle.is_drawing", "def is_maze(p): ..."),
    asks_for_a_shape: (
        "problem.shape is Shape.PATH",
        "problem.shape in (Shape.PATH, Shape.CYCLE)",
        "{Shape.PATH: make_maze}",
        "match shape:\n case Shape.PATH: pass",
    ),
    takes_the_window: (
        "class Card:\n def __init__(self, window: Window): pass",
        "class Card:\n def __init__(self, *, window: 'window.Window | None' = None): pass",
        "class Card:\n window: Window",
    ),
    leaves_a_painter_open: (
        "painter = QPainter(self)",
        "QPainter(self).fillRect(box, colour)",
        "return QtGui.QPainter(picture)",
    ),
    sets_sentences_side_by_side: (
        'kept += " " + tr("A copy was written to {}.").format(copy)',
        'text + " " + self.tr("All {0} can go at once.").format(clues)',
        """f"{words} {self.tr('Confirmed.')}" """,
        '" ".join([*words, told("{n} of {m} read.", n=1, m=2)])',
    ),
    names_a_clue_or_option: (
        'Clue("labels", spot, 1)',
        'puzzle.clues.of("jumps")',
        'puzzle.options.get("sum")',
        'puzzle.option("sum")',
        'options["closed"]',
    ),
}


@pytest.mark.parametrize("breaks", BROKEN, ids=lambda breaks: breaks.__name__)
def test_what_breaks_a_rule_is_seen(breaks: Callable[[ast.AST], bool]) -> None:
    assert {breaks for breaks, _ in RULES_OF_THE_HOUSE.values()} == BROKEN.keys()
    for text in BROKEN[breaks]:
        assert any(map(breaks, ast.walk(ast.parse(text)))), text


def test_the_rules_read_the_whole_program() -> None:
    rooms = {room for _, packages in RULES_OF_THE_HOUSE.values() for room in packages}
    read = {path.split("/")[0] for path, _ in sources(*rooms)}
    assert read == {*ABOVE, "drawing", "puzzle", "engines", "families"}
    assert {"SquareLattice", "HexLattice", "FreeLattice", "Periodic"} <= BOARDS
    assert len(FAMILIES) == len(RULES)


def classes(*packages: str) -> Iterator[ast.ClassDef]:
    """The classes of some packages."""
    for _, tree in sources(*packages):
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def told_by(kind: ast.ClassDef) -> set[str]:
    """The methods of a class that say what they give."""
    defined = (node for node in kind.body if isinstance(node, ast.FunctionDef))
    return {node.name for node in defined if ast.get_docstring(node) is not None}


def of_qt(name: str) -> frozenset[str]:
    """What a class of Qt has, which Qt's own pages describe; nothing where it is none of Qt's."""
    kind = (
        getattr(QtWidgets, name, None) or getattr(QtGui, name, None) or getattr(QtCore, name, None)
    )
    return frozenset(dir(kind)) if name.startswith("Q") else frozenset()


def told_classes(kinds: Iterable[ast.ClassDef]) -> dict[str, frozenset[str]]:
    """By the name of a class, the methods that say what they give, there or in one of its bases.

    Under "Protocol" stand those of all protocols, which classes follow without naming them.
    """
    bases = {kind.name: [last_name(getattr(b, "value", b)) for b in kind.bases] for kind in kinds}
    own = {kind.name: told_by(kind) for kind in kinds}

    def told(name: str) -> frozenset[str]:
        parents = chain.from_iterable(told(base) for base in bases.get(name, ()) if base != name)
        return of_qt(name).union(own.get(name, ()), parents)

    found = {name: told(name) for name in {*bases, *chain.from_iterable(bases.values())}}
    protocols = (own[name] for name in bases if "Protocol" in bases[name])
    return {**found, "Protocol": frozenset().union(*protocols)}


def untold(tree: ast.Module, told: dict[str, frozenset[str]]) -> Iterator[str]:
    """The public functions and methods of a module that do not say what they give.

    A method may leave that to a protocol, to a class that its own is made from, or to Qt; what
    sets a property leaves it to the property.
    """
    for kind in (tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))):
        if isinstance(kind, ast.ClassDef) and kind.name.startswith("_"):
            continue
        bases = map(last_name, kind.bases) if isinstance(kind, ast.ClassDef) else ()
        elsewhere = told["Protocol"].union(*(told.get(base, ()) for base in bases))
        for node in kind.body:
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
                continue
            if any(last_name(mark) == "setter" for mark in node.decorator_list):
                continue
            inherited = isinstance(kind, ast.ClassDef) and node.name in elsewhere
            if ast.get_docstring(node) is None and not inherited:
                yield node.name


def test_public_functions_say_what_they_give() -> None:
    told = told_classes(list(classes(*TOLD_ROOMS)))
    silent = [
        f"{path}: {name}" for path, tree in sources(*TOLD_ROOMS) for name in untold(tree, told)
    ]
    assert not silent


def test_a_function_that_says_nothing_is_seen() -> None:
    text = "def f(): ...\nclass A(B):\n def g(self): ...\n def h(self): ...\n def _i(self): ..."
    told = {"Protocol": frozenset[str](), "B": frozenset({"h"})}
    assert list(untold(ast.parse(text), told)) == ["f", "g"]


def test_what_qt_describes_needs_no_words() -> None:
    text = "class A(QLabel): ...\nclass B(A):\n def sizeHint(self): ...\n def own(self): ..."
    tree = ast.parse(text)
    told = told_classes([node for node in tree.body if isinstance(node, ast.ClassDef)])
    assert list(untold(tree, told)) == ["own"]


# -- what is said ------------------------------------------------------------------------------

CORE = ("board", "puzzle", "engines", "families")
"""The packages that put nothing into words."""

WORDS = re.compile(r"[A-Za-z]{2,} | [A-Za-z]{2,}")

NAMED_THERE = {
    "engines/search/backtrack.py": "the name of an engine says what it leaves out",
    "engines/tours/quality.py": "symmetries by their names",
    "engines/proofs/line_arguments.py": "arguments by their names",
}
"""Where functions write words down that are names, and looked up as such."""


def written(node: ast.AST) -> str:
    """A text, or one that is put together, with "0" for each of its parts."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(written(part) or "0" for part in parts)
    return ""


def composed(function: ast.FunctionDef) -> Iterator[str]:
    """What a function puts into words itself: texts that are no templates, errors or docstrings."""
    passed: set[int] = set()
    for node in ast.walk(function):
        match node:
            case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
                passed.update(map(id, ast.walk(node)))
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")))):
                passed.update(map(id, ast.walk(node)))
            case ast.FunctionDef(decorator_list=signatures):
                passed.update(id(part) for made in signatures for part in ast.walk(made))
            case ast.Assign(value=value):
                # Templates have names, too; what is put together has none.
                passed.update(
                    id(part) for part in ast.walk(value) if isinstance(part, ast.Constant)
                )
            case ast.JoinedStr(values=parts):
                passed.update(map(id, parts))
        for template in templates.templates_of(node):
            passed.update(map(id, ast.walk(template)))
    for node in ast.walk(function):
        if id(node) not in passed and WORDS.search(written(node)):
            yield written(node)


def test_the_core_puts_nothing_into_words() -> None:
    """It gives messages and codes with values; studio.language makes texts of them."""
    found = [
        f"{path}: {text}"
        for path, tree in sources(*CORE)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and path not in NAMED_THERE
        for text in composed(node)
    ]
    assert not found


def test_every_template_is_written_down_where_it_is_said() -> None:
    """So that a translator finds them all in the sources; see tests/templates.py."""
    found = [
        f"{path}:{call.lineno}"
        for path, tree in sources(*CORE, "drawing", *ABOVE)
        for call in templates.hidden(tree)
        if path not in ("puzzle/message.py", "formats/refusal.py", "cli/words.py")
    ]
    assert not found


@pytest.mark.parametrize(
    "text",
    [
        "def f(n):\n return f'{n} cells'",
        "def f(n):\n told = f'The {n} is off.'\n return told",
        "def f(n):\n if n: return 'There is no cell.'",
    ],
)
def test_a_function_that_puts_something_into_words_is_seen(text: str) -> None:
    (function,) = ast.parse(text).body
    assert isinstance(function, ast.FunctionDef)
    assert list(composed(function))


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("Message.of('A cell.')", 0),
        ("ONE = 'A cell.'\ndef f(): return Message.counted('n', ONE, '{n} cells.', n=2)", 0),
        ("def f(a):\n t = 'A.' if a else 'B.'\n return Message.of(t)", 0),
        ("def f(n): return Message.of(f'{n} cells.')", 1),
        ("def f(t): return Message.of(t)", 1),
        ("def f(t): return sentences('A.', g(t))", 1),
    ],
)
def test_a_template_that_is_not_written_down_is_seen(text: str, ways: int) -> None:
    assert len(list(templates.hidden(ast.parse(text)))) == ways


def test_the_map_names_only_what_is_there() -> None:
    root = STUDIO.parent
    named = re.findall(r"`([\w*./-]+)`", (root / "ARCHITECTURE.md").read_text("utf-8"))
    paths = [name for name in named if "/" in name]
    gone = [path for path in paths if not any(any(base.glob(path)) for base in (STUDIO, root))]
    assert len(paths) > 60 and gone == []


def test_the_map_names_every_room() -> None:
    words = (STUDIO.parent / "ARCHITECTURE.md").read_text("utf-8")
    rooms = {path.parent.name for path in STUDIO.rglob("__init__.py")} - {"studio"}
    assert [room for room in sorted(rooms) if room not in words] == []
