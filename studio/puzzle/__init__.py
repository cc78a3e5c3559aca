"""Puzzles: the document (board, clues, rule) and the problem that engines see."""

from studio.puzzle.clues import Clue, ClueKind, Clues, Option
from studio.puzzle.constraints import (
    Constraint,
    EndsAt,
    LinksUsed,
    LinkUnused,
    LinkUsed,
    StartsAt,
    StepAt,
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
    "StepAt",
    "Trace",
    "ValuesSum",
    "Variant",
]
