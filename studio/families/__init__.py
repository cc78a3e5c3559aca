"""The families. A new one is a module and an entry here."""

from studio.families.graph_path import GRAPH_PATH
from studio.families.jump_maze import JUMP_MAZE
from studio.families.jump_tour import JUMP_TOUR
from studio.families.number_path import NUMBER_PATH
from studio.families.one_stroke import ONE_STROKE
from studio.families.slitherlink import SLITHERLINK
from studio.puzzle import Rule

RULES: tuple[Rule, ...] = (NUMBER_PATH, SLITHERLINK, JUMP_MAZE, JUMP_TOUR, ONE_STROKE, GRAPH_PATH)


def rule(key: str) -> Rule:
    """The rule with a key; KeyError if there is none."""
    for candidate in RULES:
        if candidate.key == key:
            return candidate
    raise KeyError(key)


__all__ = [
    "GRAPH_PATH",
    "JUMP_MAZE",
    "JUMP_TOUR",
    "NUMBER_PATH",
    "ONE_STROKE",
    "RULES",
    "SLITHERLINK",
    "rule",
]
