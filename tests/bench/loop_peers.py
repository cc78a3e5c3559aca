"""Peers for loops of any genre: the vocabulary of constraints as OR-tools and clingo say it.

Each takes a problem and finds up to two loops, in the encoding that suits it: CP-SAT has AddCircuit
and sums, clingo choices, counts and reachability in the manner of noqx.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from studio.puzzle import (
    AnyWay,
    EdgesCounted,
    EdgesParity,
    EdgesUsed,
    EdgeUnused,
    EdgeUsed,
    NodesVisited,
    NodeVisited,
    OddsCounted,
    Problem,
)
from studio.puzzle.visits import Fact, simple

MOST_SECONDS = 10.0
"""A peer gives up a call that takes longer, and is not asked about larger boards."""

Atom = tuple[str, int]
"""("e", number of an edge) or ("v", node)."""


@dataclass(frozen=True)
class Sum:
    """How many of some atoms are true is one of a few numbers."""

    atoms: tuple[Atom, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Ways:
    """In one of a few ways all atoms are as they are said to be."""

    ways: tuple[tuple[tuple[Atom, bool], ...], ...]


@dataclass(frozen=True)
class Odds:
    """In how many of some groups an odd number of atoms is true is one of a few numbers."""

    groups: tuple[tuple[Atom, ...], ...]
    counts: tuple[int, ...]


Said = Sum | Ways | Odds


def said(problem: Problem) -> Iterator[Said]:
    """The constraints of a problem in these three words; TypeError where they do not do."""
    edge = {pair: ("e", k) for k, pair in enumerate(problem.graph.edges)}

    def atom(fact: Fact) -> tuple[Atom, bool]:
        match fact:
            case NodeVisited(node, visited):
                return ("v", node), visited
            case EdgeUsed(u, v):
                return edge[u, v], True
            case EdgeUnused(u, v):
                return edge[u, v], False

    for constraint in simple(problem.constraints):
        match constraint:
            case NodeVisited() | EdgeUsed() | EdgeUnused():
                one, value = atom(constraint)
                yield Sum((one,), (int(value),))
            case NodesVisited(nodes, counts):
                yield Sum(tuple(("v", node) for node in nodes), counts)
            case EdgesCounted(edges, counts):
                yield Sum(tuple(edge[pair] for pair in edges), counts)
            case EdgesUsed(edges, count):
                yield Sum(tuple(edge[pair] for pair in edges), (count,))
            case AnyWay(ways):
                yield Ways(tuple(tuple(map(atom, way)) for way in ways))
            case EdgesParity(edges, odd):
                yield Odds((tuple(edge[pair] for pair in edges),), (int(odd),))
            case OddsCounted(groups, counts):
                yield Odds(tuple(tuple(edge[p] for p in group) for group in groups), counts)
            case _:
                raise TypeError(f"{type(constraint).__name__} is not known to the peers")


# -- OR-tools CP-SAT -------------------------------------------------------------------------------


def circuit_model(problem: Problem) -> tuple[Any, dict[tuple[int, int], Any]]:
    """AddCircuit over both directions of each edge, and sums; a loop answers it twice."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    ways: dict[tuple[int, int], Any] = {}
    arcs = []
    truth: dict[Atom, Any] = {}
    for k, (u, v) in enumerate(problem.graph.edges):
        for a, b in ((u, v), (v, u)):
            ways[a, b] = model.new_bool_var("")
            arcs.append((a, b, ways[a, b]))
        truth["e", k] = model.new_bool_var("")
        model.add(ways[u, v] + ways[v, u] == truth["e", k])
    for node in range(problem.graph.size):
        missed = model.new_bool_var("")
        arcs.append((node, node, missed))
        truth["v", node] = missed.negated()
    model.add_circuit(arcs)
    model.add_bool_or(ways.values())

    def total(values: Sequence[Any], counts: Sequence[int]) -> None:
        if len(counts) == 1:
            model.add(sum(values) == counts[0])
        else:
            domain = cp_model.Domain.from_values(counts)
            model.add_linear_expression_in_domain(sum(values), domain)

    for one in said(problem):
        match one:
            case Sum(atoms, counts):
                total([truth[atom] for atom in atoms], counts)
            case Ways(choices):
                chosen = []
                for way in choices:
                    chosen.append(model.new_bool_var(""))
                    for atom, value in way:
                        literal = truth[atom] if value else truth[atom].negated()
                        model.add_implication(chosen[-1], literal)
                model.add_bool_or(chosen)
            case Odds(groups, counts):
                odd = []
                for group in groups:
                    odd.append(model.new_bool_var(""))
                    half = model.new_int_var(0, len(group) // 2, "")
                    model.add(sum(truth[atom] for atom in group) == 2 * half + odd[-1])
                total(odd, counts)
    return model, ways


def two_of(model: Any, ways: dict[tuple[int, int], Any]) -> int:
    """How many loops CP-SAT finds of two in a model of ways along arcs; TimeoutError."""
    from ortools.sat.python import cp_model

    found = 0
    while found < 2:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.linearization_level = 0  # more than ten times quicker without
        solver.parameters.max_time_in_seconds = MOST_SECONDS
        status = solver.solve(model)
        if status == cp_model.UNKNOWN:
            raise TimeoutError
        if status == cp_model.INFEASIBLE:
            break
        found += 1
        drawn = [pair for pair in ways if solver.value(ways[pair])]
        # The same loop the other way around is excluded as well.
        model.add_bool_or(ways[u, v].negated() for u, v in drawn)
        model.add_bool_or(ways[v, u].negated() for u, v in drawn)
    return found


def circuit(problem: Problem) -> int:
    """How many loops OR-tools CP-SAT finds of two; TimeoutError."""
    return two_of(*circuit_model(problem))


# -- clingo ----------------------------------------------------------------------------------------


def program(problem: Problem) -> Iterator[str]:
    """Choices of lines, counts, and that all visited nodes are reached from the first."""
    for k, (u, v) in enumerate(problem.graph.edges):
        yield f"link({k},{u},{v})."
    for i, one in enumerate(said(problem)):
        match one:
            case Sum(atoms, counts):
                yield from (f"counted({i},{kind},{n})." for kind, n in atoms)
                yield from (f"allowed({i},{count})." for count in counts)
            case Ways(choices):
                for w, way in enumerate(choices):
                    yield f"way({i},{w})."
                    yield from (f"says({i},{w},{k},{n},{int(on)})." for (k, n), on in way)
            case Odds(groups, counts):
                yield f"turns({i})."
                for g, group in enumerate(groups):
                    yield f"group({i},{g})."
                    yield f"odd({i},{g},0,0)."
                    for place, (kind, n) in enumerate(group):
                        yield f"member({i},{g},{place},{kind},{n})."
                    yield f"last({i},{g},{len(group)})."
                yield from (f"allowed({i},{count})." for count in counts)
    yield """
    node(V) :- link(_,V,_).  node(V) :- link(_,_,V).
    ends(K,V) :- link(K,V,_).  ends(K,V) :- link(K,_,V).
    { visited(V) } :- node(V).
    { line(K) } :- link(K,_,_).
    true(e,K) :- line(K).  true(v,V) :- visited(V).
    :- visited(V), #count { K : line(K), ends(K,V) } != 2.
    :- line(K), ends(K,V), not visited(V).
    counts(I) :- counted(I,_,_).
    :- counts(I), N = #count { T,X : counted(I,T,X), true(T,X) }, not allowed(I,N).
    chosen(I) :- way(I,_).
    broken(I,W) :- says(I,W,T,X,1), not true(T,X).
    broken(I,W) :- says(I,W,T,X,0), true(T,X).
    :- chosen(I), broken(I,W) : way(I,W).
    odd(I,G,P+1,1-O) :- odd(I,G,P,O), member(I,G,P,T,X), true(T,X).
    odd(I,G,P+1,O) :- odd(I,G,P,O), member(I,G,P,T,X), not true(T,X).
    isodd(I,G) :- last(I,G,P), odd(I,G,P,1).
    :- turns(I), N = #count { G : isodd(I,G) }, not allowed(I,N).
    reached(V) :- V = #min { W : visited(W) }, node(V).
    reached(V) :- reached(U), line(K), link(K,U,V).
    reached(V) :- reached(U), line(K), link(K,V,U).
    :- visited(V), not reached(V).
    :- not visited(V) : node(V).
    #show line/1.
    """


def clingo(problem: Problem) -> int:
    """How many loops clingo finds of two; TimeoutError."""
    from clingo import Control

    control = Control(["2", "--warn=none"])
    control.add("base", [], "\n".join(program(problem)))
    control.ground([("base", [])])
    found = 0
    with control.solve(yield_=True, async_=True) as models:
        while True:
            models.resume()
            if not models.wait(MOST_SECONDS):
                models.cancel()
                raise TimeoutError
            if models.model() is None:
                return found
            found += 1
