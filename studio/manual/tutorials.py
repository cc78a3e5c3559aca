"""A tutorial for each family: its rule, its tools, steps of a solution; all from the family."""

from __future__ import annotations

from collections.abc import Iterator

from studio import assets, language
from studio.families import RULES
from studio.gui.editor.tools import tools_for
from studio.manual import pictures
from studio.manual.pages import ManualError, plain, table
from studio.manual.pictures import Drawing
from studio.puzzle import Rule

STEPS = 3
"""Steps of a solution on a page."""


def source(rule: Rule) -> str:
    """The page of a family."""
    return f"families/{rule.key}.md"


def examples(rule: Rule) -> list[str]:
    """The names of a family's examples, small ones first; ManualError if there are none."""
    found = sorted(assets.path("examples", rule.key).glob("*.puzzle"))
    if not found:
        raise ManualError(f"The family {rule.key} has no example.")
    names = [f"{rule.key}/{path.stem}" for path in found]
    return sorted(names, key=lambda name: (len(pictures.example(name).board), name))


def taught(rule: Rule) -> str:
    """The example that a family's page is about: the smallest one that can be explained, or else
    the smallest that has a solution."""
    names = examples(rule)
    for name in names:
        if pictures.telling(pictures.steps_of(name), STEPS):
            return name
    return next((name for name in names if pictures.answer(name)), names[0])


def tutorial(rule: Rule) -> tuple[str, list[Drawing]]:
    """The page of a family in Markdown, with its pictures."""
    name = taught(rule)
    puzzle = pictures.example(name)
    drawings = [pictures.board(name)]
    lines = [
        f"# {plain(rule.name)}",
        "## The rule",
        plain(language.paragraph(rule.how_to(puzzle))),
        drawings[0].markdown,
        *_thinking(rule),
    ]
    steps = pictures.steps_of(name)
    places = pictures.telling(steps, STEPS)
    if places:
        lines += [
            "## Steps of a solution",
            "{{explain_mode}} goes through the whole of it like this. Marked is what a step looks "
            "at, and what follows from it.",
        ]
    for place in places:
        drawing = pictures.step(name, steps, place)
        drawings.append(drawing)
        here = steps[place]
        lines += [
            f"### Step {place + 1}: {plain(here.name)}",
            plain(here.sentence),
            drawing.markdown,
        ]
    if pictures.answer(name):
        drawings.append(pictures.solution(name))
        lines += ["## The solution", drawings[-1].markdown]
    return "\n\n".join([*lines, *_making(rule)]) + "\n", drawings


def _thinking(rule: Rule) -> Iterator[str]:
    """What a person wrote on how such puzzles are thought about."""
    path = assets.root() / "manual" / source(rule)
    if not path.is_file():
        raise ManualError(f"{source(rule)}: nobody has written how such puzzles are solved.")
    yield "## How to think"
    yield path.read_text(encoding="utf-8").strip()


def _making(rule: Rule) -> Iterator[str]:
    """How one is made with the mouse: its entry in the dialog, the tools, the settings."""
    yield "## Make your own"
    names = [f"**{plain(variant.name)}**" for variant in rule.variants]
    kinds = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
    what = "draw lines between corners" if rule.draws_board else "choose an outline and a size"
    yield (
        f"1. {{{{new}}}}: choose {kinds}, {what}, and press **Create**.\n"
        "2. Take a tool from the rail at the left, or by its letter, and click on the board. "
        "A click on what stands there already changes or removes it; {{undo}} takes all back.\n"
        "3. Read the panel at the right: no solution, one, or several, and which clues help."
    )
    rows = [
        (f"`{tool.letter}`", plain(tool.text), plain(tool.tooltip or tool.text) + ".")
        for tool in tools_for(rule)
        if tool.letter
    ]
    yield table(("letter", "tool", "what it does"), rows)
    if rule.generator is not None:
        yield (
            "Or let the program make one: {{generate}} finds clues for the board, and "
            f"`studio generate {rule.key} BOARD -o FILE.puzzle` does the same "
            "([commands](/reference/commands.md#generate))."
        )
    if rule.options:
        yield "### Settings of the rule"
        yield "In {{properties}}:"
        yield table(
            ("setting", "what it means"),
            [(plain(option.label), plain(option.tip)) for option in rule.options],
        )


def index() -> str:
    """The page that leads to all families."""
    rows = [
        (f"[{plain(rule.name)}](/{source(rule)})", plain(rule.variants[0].line)) for rule in RULES
    ]
    listed = table(("puzzle", "what it is"), rows)
    return (
        "# The puzzles\n\nEach is one line on a graph. Every page has the rule, how to think, "
        f"steps of a solution, and how to make your own.\n\n{listed}\n"
    )
