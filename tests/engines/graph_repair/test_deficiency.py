"""What zones demand, against all paths of a small board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from studio.board import Board
from studio.engines.graph_repair.deficiency import Zone, fewest_changes, zones
from studio.puzzle.impossible import colouring
from tests.engines.graph_repair.test_path_repair import CHOICES, GRAPH, ends, fewest, wanted

COLOURS = colouring(GRAPH) or ()
LARGER = Board.square(4, 4).cell_graph


def test_no_fewer_changes_do_than_the_zones_demand() -> None:
    passable = [choice for choice in CHOICES if ends(choice) and choice.bit_count() > 1]
    exact = by_halves = 0
    for choice in CHOICES:
        found = zones(GRAPH, wanted(choice), COLOURS)
        bound, least = fewest_changes(found), fewest(choice, passable)
        assert 0 <= bound <= least, choice
        exact += bound == least
        by_halves += bound > max(0, sum(zone.deficiency for zone in found) // 2 - 1)
    # All there is of most, and more than a sum over the whole shape shows of some.
    assert exact > 0.9 * len(CHOICES)
    assert by_halves > 10


def test_each_node_is_in_one_zone() -> None:
    for choice in CHOICES[::11]:
        found = zones(GRAPH, wanted(choice), COLOURS)
        nodes = [node for zone in found for node in (*zone.short, *zone.beside)]
        assert sorted(nodes) == list(range(GRAPH.size))


def test_every_path_keeps_the_equation_of_every_zone() -> None:
    colours = colouring(LARGER) or ()
    rng = random.Random(5)
    odd = 0
    for _ in range(150):
        there = [rng.random() < 0.7 for _ in range(LARGER.size)]
        found = zones(LARGER, there, colours)
        odd += any(zone.deficiency % 2 for zone in found)
        for path in paths(rng, 20):
            for zone in found:
                assert balanced(zone, there, path)
    assert odd > 50


def paths(rng: random.Random, number: int) -> Iterator[list[int]]:
    """Random walks over the larger board that pass no node twice, of two nodes or more."""
    for _ in range(number):
        path = [rng.randrange(LARGER.size)]
        while onward := [node for node in LARGER.neighbours[path[-1]] if node not in path]:
            path.append(rng.choice(onward))
        yield path[: rng.randrange(2, len(path) + 1)]


def balanced(zone: Zone, there: list[bool], path: list[int]) -> bool:
    """Does a path keep the equation of a zone?"""
    used = {LARGER.edge_index[min(u, v), max(u, v)] for u, v in pairwise(path)}
    at_ends = {path[0], path[-1]}
    go = sum(node not in path for node in zone.short)
    come = sum(node in path and not there[node] for node in zone.beside)
    gone = sum(node not in path and there[node] for node in zone.beside)
    leaks = len(used.intersection(zone.barred)) + len(set(zone.full) - used)
    lent = len(at_ends.intersection(zone.short)) - len(at_ends.intersection(zone.beside))
    return 2 * (go + come) == zone.deficiency - lent + leaks + 2 * gone
