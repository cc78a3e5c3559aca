"""Arms: how far a line goes straight on from a cell, said of every cell that a clue stands on.

An arm of a cell is the straight run of used edges that leaves it in one direction. A cell that the
line visits has two arms; where these lie opposite each other the line goes straight through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from studio.board import At
from studio.families.straight import Direction, Runs, unused, used
from studio.puzzle import AnyWay, Constraint, EqualArms, NodeVisited, Trace
from studio.puzzle.visits import Fact, Way


def turned(runs: Runs, at: At) -> Iterator[tuple[Direction, Direction, bool]]:
    """All pairs of directions by which a line may pass a cell, and whether it turns so."""
    for one, other in combinations(runs.ways, 2):
        if runs.ahead(at, one, 1) and runs.ahead(at, other, 1):
            yield one, other, not runs.opposite(one, other)


def passing(
    runs: Runs, at: At, suits: Callable[[int, int, bool], bool], longest: int | None = None
) -> AnyWay:
    """The line passes the cell by two arms whose lengths ``suits`` (length, length, turns)."""
    ways: list[Way] = []
    for one, other, turns in turned(runs, at):
        first, second = runs.ahead(at, one), runs.ahead(at, other)
        aside = [
            edge for way in runs.ways if way not in (one, other) for edge in runs.ahead(at, way, 1)
        ]
        for i in range(1, len(first) + 1):
            for k in range(1, len(second) + 1):
                if (longest is None or i + k <= longest) and suits(i, k, turns):
                    arms = [*first[:i], *second[:k]]
                    ends = [*first[i : i + 1], *second[k : k + 1]]
                    ways.append((*used(arms), *unused([*ends, *aside])))
    return AnyWay(tuple(ways) or (never(runs, at),))


def shaped(runs: Runs, at: At, *, turning: bool) -> AnyWay:
    """The line passes the cell and turns there, or goes straight."""
    ways: list[Way] = []
    for one, other, turns in turned(runs, at):
        if turns is turning:
            aside = [runs.ahead(at, way, 1) for way in runs.ways if way not in (one, other)]
            own = [*runs.ahead(at, one, 1), *runs.ahead(at, other, 1)]
            ways.append((*used(own), *unused([edge for edges in aside for edge in edges])))
    return AnyWay(tuple(ways) or (never(runs, at),))


def never(runs: Runs, at: At) -> Way:
    """What no line does, told from the same of other cells."""
    node = runs.board.index(at)
    return (NodeVisited(node), NodeVisited(node, visited=False))


def equal(runs: Runs, at: At, *, equal: bool) -> EqualArms:
    """Both arms of a cell are equally long, or not."""
    found = (tuple(runs.ahead(at, way)) for way in runs.ways)
    return EqualArms(runs.board.index(at), tuple(arm for arm in found if arm), equal)


def alike_where_turning(runs: Runs, at: At) -> Iterator[Constraint]:
    """Where the line turns at a cell, both its arms are equally long."""
    for one, other, turns in turned(runs, at):
        if not turns:
            continue
        for far, near in ((one, other), (other, one)):
            longer, shorter = runs.ahead(at, far), runs.ahead(at, near)
            for size in range(2, len(longer) + 1):
                # An arm of this size here, none of it there, though one that long but for an edge.
                there = shorter[: size - 1]
                if len(there) < size - 1:
                    break
                facts: list[Fact] = [*unused(longer[:size]), *unused(there)]
                facts += used(shorter[size - 1 : size])
                yield either(facts)


def either(facts: list[Fact]) -> AnyWay:
    """At least one of the facts is true."""
    return AnyWay(tuple((fact,) for fact in facts))


def arms(runs: Runs, trace: Trace, node: int) -> tuple[int, int] | None:
    """How long the two arms of a cell are in a loop, in the order of directions; None where it is
    not visited."""
    at = runs.board.cells[node]
    lengths = []
    for way in runs.taken(trace, node):
        run = runs.ahead(at, way)
        lengths.append(next((i for i, pair in enumerate(run) if pair not in trace.used), len(run)))
    return (lengths[0], lengths[1]) if len(lengths) == 2 else None
