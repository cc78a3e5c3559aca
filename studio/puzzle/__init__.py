"""Puzzles: the document (board, clues, rule) and the problem that engines see."""

from studio.puzzle.clues import Clue, ClueKind, Clues, Option, Sign
from studio.puzzle.constraints import (
    Constraint,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    EndsAt,
    Follows,
    MetInOrder,
    StartsAt,
    StepAmong,
    StepAt,
    StepParity,
    ValuesSum,
)
from studio.puzzle.encoder import Encoder
from studio.puzzle.fault import Fault
from studio.puzzle.generator import (
    BEGINNINGS,
    LOOPS,
    MARKED_REGIONS,
    REGIONS,
    SHADED_LOOPS,
    SPARSE_LOOPS,
    Beginning,
    Generator,
    GeneratorOption,
)
from studio.puzzle.hooks import LAYERS, Layer, Leads, PlayStyle, Source, Tour
from studio.puzzle.problem import Problem, Shape
from studio.puzzle.puzzle import Puzzle, shaded_of
from studio.puzzle.rule import Compiled, Rule, Variant
from studio.puzzle.trace import Trace
from studio.puzzle.visits import (
    AllOf,
    AnyWay,
    EdgesCounted,
    EdgesParity,
    NodesVisited,
    NodeVisited,
    OddsCounted,
)

__all__ = [
    "BEGINNINGS",
    "LAYERS",
    "LOOPS",
    "MARKED_REGIONS",
    "REGIONS",
    "SHADED_LOOPS",
    "SPARSE_LOOPS",
    "AllOf",
    "AnyWay",
    "Beginning",
    "Clue",
    "ClueKind",
    "Clues",
    "Compiled",
    "Constraint",
    "EdgeUnused",
    "EdgeUsed",
    "EdgesCounted",
    "EdgesParity",
    "EdgesUsed",
    "Encoder",
    "EndsAt",
    "Fault",
    "Follows",
    "Generator",
    "GeneratorOption",
    "Layer",
    "Leads",
    "MetInOrder",
    "NodeVisited",
    "NodesVisited",
    "OddsCounted",
    "Option",
    "PlayStyle",
    "Problem",
    "Puzzle",
    "Rule",
    "Shape",
    "Sign",
    "Source",
    "StartsAt",
    "StepAmong",
    "StepAt",
    "StepParity",
    "Tour",
    "Trace",
    "ValuesSum",
    "Variant",
    "shaded_of",
]
