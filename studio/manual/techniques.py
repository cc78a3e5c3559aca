"""The reference of techniques: each with a board on which it is used, and its proof as a picture.

``resources/manual/techniques.toml`` names the board of each. That the technique is used there is
seen anew whenever the manual is built.
"""

from __future__ import annotations

import pkgutil
import tomllib
from importlib import import_module

from studio import assets
from studio.engines import deduction
from studio.engines.deduction import Technique
from studio.manual import pictures
from studio.manual.pages import ManualError, plain
from studio.manual.pictures import Drawing


def all_techniques() -> list[Technique]:
    """Every technique that the engines have, one a key, from easy to hard."""
    found: dict[str, Technique] = {}
    for module in pkgutil.iter_modules(deduction.__path__, f"{deduction.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Technique):
                found.setdefault(value.key, value)
    return sorted(found.values(), key=lambda technique: (technique.level, technique.name))


def boards() -> dict[str, str]:
    """The example for each technique, by its key."""
    text = assets.path("manual", "techniques.toml").read_text(encoding="utf-8")
    return dict(tomllib.loads(text)["boards"])


def reference() -> tuple[str, list[Drawing]]:
    """The page of techniques, with its pictures; ManualError where one is on no board."""
    lines = [
        "# Techniques",
        "What Explain and hints call by name, from easy to hard to see. Each picture is a step of "
        "a real explanation: marked is what the step looks at, which proves it, and what follows "
        "from it. What no technique sees is told by a proof from a few clues.",
    ]
    drawings = []
    named = boards()
    for technique in all_techniques():
        if technique.key not in named:
            raise ManualError(f"techniques.toml: no board for {technique.key}.")
        name = named[technique.key]
        steps = pictures.steps_to(name, technique.key)
        here = steps[-1]
        drawings.append(pictures.step(name, steps, len(steps) - 1))
        puzzle = pictures.example(name)
        title = puzzle.title or puzzle.kind_name
        lines += [
            f"## {plain(technique.name)}",
            plain(here.sentence),
            drawings[-1].markdown,
            f"Level {technique.level}. Step {len(steps)} of “{plain(title)}” "
            f"([{plain(puzzle.rule.name)}](/families/{puzzle.rule.key}.md)).",
        ]
    return "\n\n".join(lines) + "\n", drawings
