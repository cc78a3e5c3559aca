"""The actions that only some kinds of puzzles have a use for, and what their rules have to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from studio.gui.style.texts import later, tr
from studio.puzzle import Rule
from studio.records import dataclass


@dataclass(frozen=True)
class Need:
    """What an action needs of a rule. ``told`` says in a few words which kinds of puzzles have it,
    to someone who has another one open."""

    met: Callable[[Rule], bool]
    told: str


IN_MAZES = Need(lambda rule: rule.leaps, later("only for mazes"))


def _has_layer(key: str) -> Need:
    return Need(
        lambda rule: any(layer.key == key for layer in rule.layers),
        later("not for this kind of puzzle"),
    )


NEEDS: Mapping[str, Need] = {
    "moves": Need(lambda rule: rule.has_moves, later("only for jump tours")),
    "one_way": Need(lambda rule: rule.one_way, later("only for lines through a graph")),
    "previous_walk": Need(
        lambda rule: rule.leaps or rule.revisits,
        later("only for mazes and drawings in one stroke"),
    ),
    "shortest_walk": IN_MAZES,
    "longest_walk": IN_MAZES,
    "all_drawings": Need(lambda rule: rule.revisits, later("only for drawings in one stroke")),
    "census": Need(
        lambda rule: rule.line_on == "corners", later("only for loops along the sides of cells")
    ),
    **{
        f"layer_{key}": _has_layer(key)
        for key in ("common", "doubt", "suggestions", "redundant", "shares")
    },
    "layer_unused": IN_MAZES,
    "layer_leads": IN_MAZES,
}
"""By the keys of the actions."""


def suits(key: str, rule: Rule) -> bool:
    """Have puzzles of this rule a use for an action?"""
    return key not in NEEDS or NEEDS[key].met(rule)


def unmet(key: str, rule: Rule) -> str:
    """Why puzzles of this rule have no use for an action, in a few words; "" where they have."""
    return "" if suits(key, rule) else tr(NEEDS[key].told)
