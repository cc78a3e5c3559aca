"""Values of an analysis as the JSON that the command line prints, in the form of its contract."""

from __future__ import annotations

from typing import Any

from studio.board import Cell, Corner, Edge, Spot, SpotKind
from studio.puzzle import Clue
from studio.work.steps import Part, Step


def clue_json(clue: Clue) -> dict[str, Any]:
    """A clue as ``{"kind", "at", "value"}``; ``at`` is a cell, or two cells for an edge.

    Corners and sides of cells, whose addresses look the same, say so under ``"on"``.
    """
    match clue.spot:
        case Cell(at):
            where: dict[str, Any] = {"at": list(at)}
        case Corner(at):
            where = {"at": list(at), "on": SpotKind.CORNER.value}
        case Edge(a, b, on):
            where = {"at": [list(a), list(b)]}
            if on != SpotKind.EDGE.value:
                where["on"] = on
    return {"kind": clue.kind, **where, "value": clue.value}


def step_json(step: Step) -> dict[str, Any]:
    """A step of an explanation."""
    return {
        "rule": step.rule,
        "name": step.name,
        "level": step.level,
        "because": [_part_json(part) for part in step.because],
        "then": [_part_json(mark) for mark in step.then],
        "sentence": step.sentence,
        "size": step.size,
        "long": step.long,
        "places": [_spot_json(spot) for spot in step.places],
    }


def _part_json(part: Part) -> dict[str, Any]:
    """A clue as above; a mark as ``{"mark", "spots", "value"}``."""
    if isinstance(part, Clue):
        return clue_json(part)
    spots = [_spot_json(spot) for spot in part.spots]
    return {"mark": part.kind, "spots": spots, "value": part.value}


def _spot_json(spot: Spot) -> dict[str, Any]:
    match spot:
        case Cell(at):
            return {"at": list(at), "on": SpotKind.CELL.value}
        case Corner(at):
            return {"at": list(at), "on": SpotKind.CORNER.value}
        case Edge(a, b, on):
            return {"at": [list(a), list(b)], "on": on}
