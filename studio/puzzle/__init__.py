"""Puzzles: the document (board, clues, rule) and the problem that engines see."""

from studio.puzzle.clues import Clue, ClueKind, Clues, Option
from studio.puzzle.constraints import (
    Constraint,
    EndsAt,
    Follows,
    LinksUsed,
    LinkUnused,
    LinkUsed,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    ValuesSum,
)
from studio.puzzle.encoder import Encoder
from studio.puzzle.fault import Fault, PuzzleError
from studio.puzzle.problem import Problem, Shape
from studio.puzzle.puzzle import Puzzle
from studio.puzzle.rule import Compiled, Rule, Variant
from studio.puzzle.trace import Trace

__all__ = [
    "Clue",
    "ClueKind",
    "Clues",
    "Compiled",
    "Constraint",
    "Encoder",
    "EndsAt",
    "Fault",
    "Follows",
    "LinkUnused",
    "LinkUsed",
    "LinksUsed",
    "Option",
    "Problem",
    "Puzzle",
    "PuzzleError",
    "Rule",
    "Shape",
    "StartsAt",
    "StepAmong",
    "StepAt",
    "StepParity",
    "Trace",
    "ValuesSum",
    "Variant",
]
