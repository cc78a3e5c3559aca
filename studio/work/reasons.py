"""The sentence of a step: for every technique what it says, filled in with the places at hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter

from studio import language
from studio.board import At, Cell, Corner, Edge, Spot, SpotKind
from studio.engines.deduction import Deduction
from studio.puzzle import Clue, Demand, EdgeUsed, NodeVisited
from studio.puzzle.message import Filling, Message, enumerated
from studio.puzzle.places import place_of_cell
from studio.work.places import corner_message, figure
from studio.work.steps import MISSED, NUMBER, PASSED, UNUSED, USED, Mark, Step, Translation

SENTENCES: dict[str, str] = {
    "zero": "The 0 {clue} has no line around it.",
    "clue-done": "The {n} {clue} already has all its lines, so the rest of its sides stay empty.",
    "clue-rest": "The {n} {clue} needs a line on every side that is still open.",
    "corner-full": "Two lines already meet at {node}, so nothing else does.",
    "dead-end": "At {node} a line would have nowhere to go on, so there is none.",
    "goes-on": "The line at {node} must go on, and there is only one way.",
    "closed": "The loop is closed, and there is only one: nothing else is drawn.",
    "closing": "A line here would close the loop too early.",
    "rim": "The {n} {clue} lies at a {point} of the board, where its two outer sides belong "
    "together.",
    "side-by-side": "The {n} {clue} and the {m} {other} share a side; together they settle this.",
    "diagonal": "The {n} {clue} and the {m} {other} touch at a {point}; together they settle this.",
    "pair": "Of the two lines that meet here, at {meet}, {pair}.",
    "pair-by-clue": "{called:capital}: of the two lines that meet here, at {meet}, {pair}.",
    "colour": "Following the known sides from {place} to {place} shows that the two {places} here "
    "lie on {sides}.",
    "parity": "A walk round through these {places} crosses the loop an even number of times, so "
    "the two {places} here lie on {sides}.",
    "clue-colour": "Which {places} lie inside and which outside leaves only one way to draw here.",
    "missed": "The line does not pass {node}, so nothing is drawn there.",
    "passed": "The line passes {node}, and only two ways are left there.",
    "beside": "Of two {points} that touch the line must pass one, and it misses {node}.",
    "beside-by-demand": "{demand} It misses {node}.",
    "cells-done": "The line passes as many of the {points} that {called} counts as it may: it "
    "misses the others.",
    "cells-rest": "The line must pass every {point} that is left to {called}.",
    "pieces-done": "What {called} counts is all there, so no more of it is drawn.",
    "pieces-rest": "{called:capital} needs all that is left of the lines it counts.",
    "alone": "The line passes only one of the {points} that {called} counts, so it does not go on "
    "to another.",
    "doors-done": "The line crosses the border of this region as often as it may.",
    "doors-rest": "The line must cross the border of this region wherever it still can.",
    "one-way": "Whatever stands around it, {called} settles this.",
    "ways": "All that {called} still allows has this in common.",
    "region": "{demand} All that this still allows has this in common.",
    "link": "These two regions are joined already: joined once more they would close the loop.",
    "together": "{called:capital} and {called_too} together settle this.",
    "together-with-third": "{called:capital}, {called_too} and {third} together settle this.",
    "either": "Whether the line passes {node} or not, this follows.",
    "whichever": "Of {node} and {far} the line must pass one; whichever it is, this follows.",
    "capacity": "Cells left out do not touch, and so many of them find room only like this.",
    "bottleneck": "Only two ways are left between {node} and {far}, and the line passes both.",
    "highlander": "Otherwise the line could run the other way round the empty {point} {place}, and "
    "there would be two solutions.",
    "along": "The line from {n} leads on to {m}, {place} by {place}.",
    "neighbour": "{m} follows beside {n}, and only one {place} there is free.",
    "gap-of-two": "Only one free {place} touches both {n} and {o}: it holds {m}.",
    "two-ways": "{node:capital} has no more ways than the line needs, so it uses them.",
    "closure": "An edge here would close the line to a ring before it has passed every {place}.",
    "order": "An edge here would lead from the number in {node} to that in {far}, past another one "
    "between them.",
    "straight": "From {m} to {o} there is no step to spare, so {n} can only be here.",
    "distance": "Of the {places} that {n} can reach in time{between} only this one is free.",
    "hidden": "On the ways that are still open{between} only this {place} is left for {n}.",
    "steps": "Counting the steps{between} leaves only this {place} for {n}: the others come at the "
    "wrong time.",
    "bridge": "Only this edge joins two parts of the board, so the line uses it.",
    "cut": "The line passes all {places} on one side of this {place} before it, so it holds {n}.",
    "naked": "Only {n} is left for this {place}: no other number comes here in time.",
    "near": "With {size} close by, every other way soon comes to nothing.",
    "proof": "{size:capital} together leave nothing else.",
    "proof-of-one": "{size:capital} alone leaves nothing else.",
}
"""By the keys of the techniques; ``{place}`` is what a line passes or surrounds, see
:meth:`Translation.nouns`. ``{clue}`` stands behind a figure: "in row 2, column 3"."""

PAIRS = {
    "not both": "at most one is drawn",
    "one of": "at least one is drawn",
    "alike": "both are drawn or neither",
}

SIDES = {
    ("upper", "left"): "the upper left side of {cell}",
    ("upper", ""): "the upper side of {cell}",
    ("upper", "right"): "the upper right side of {cell}",
    ("", "left"): "the left side of {cell}",
    ("", "right"): "the right side of {cell}",
    ("lower", "left"): "the lower left side of {cell}",
    ("lower", ""): "the lower side of {cell}",
    ("lower", "right"): "the lower right side of {cell}",
}
"""A side by where it lies as seen from the middle of a cell."""

BOTH = "{some} and {last}"
"""Two or more in a row."""

SAID: dict[tuple[str, bool], str] = {
    (PASSED, True): "the line passes {place}",
    (MISSED, True): "the line misses {place}",
    (USED, True): "{place} are joined",
    (UNUSED, True): "{place} are not joined",
    (PASSED, False): "the line passes {place}",
    (MISSED, False): "the line misses {place}",
    (USED, False): "{place} is drawn",
    (UNUSED, False): "{place} is not drawn",
}
"""What a mark says, by its kind and by whether the line leads from cell to cell."""


HERE = {"order"}
"""Techniques whose sentences speak of what is concluded "here", and name other places beside."""


def step(deduction: Deduction, translation: Translation) -> Step:
    """A deduction as a step, with its sentence and the cells that say where it is."""
    told = message(deduction, translation)
    here = translation.technique(deduction).key in HERE
    named = () if here else cells_named(translation, told)
    return translation.step(deduction, language.said(told), named)


def cells_named(translation: Translation, told: Message) -> tuple[At, ...]:
    """The cells that a text names, in its order."""
    return tuple(dict.fromkeys(_named(translation.cells, told)))


def _named(cells: Mapping[Message, At], told: Message) -> Iterator[At]:
    if told in cells:
        yield cells[told]
        return
    values = dict(told.values)
    for _, name, _, _ in Formatter().parse(told.template):
        # Values that the template has no place for are not said.
        value = values.get(name or "")
        if isinstance(value, Message):
            yield from _named(cells, value)


def sentence(deduction: Deduction, translation: Translation) -> str:
    """What a step says, as one sentence."""
    return language.said(message(deduction, translation))


def message(deduction: Deduction, translation: Translation) -> Message:
    """What a step says."""
    marks = [translation.mark(fact) for fact in deduction.then]
    demand = translation.demand(deduction)
    key = _key(deduction, translation, demand)
    kinds = [mark.kind for mark in marks if mark is not None and mark.kind in PAIRS]
    if key == "pair" and not kinds:
        settled = "What is known of lines that meet at corners settles {place}."
        return Message.of(settled, place=place_words(translation, _spot(marks)))
    meeting = (_meet(translation, mark) for mark in marks if mark is not None)
    meet = next(filter(None, meeting), None)
    if not deduction.because:
        if kinds and meet is not None:
            # What follows from it would not be understood without it.
            return Message.of(SENTENCES["pair"], pair=Message(PAIRS[kinds[0]]), meet=meet)
        return Message("The board alone leaves nothing else.")
    if demand is not None and demand.settled and len(deduction.because) == 1:
        return demand.said
    named = (translation.part(constraint) for constraint in deduction.because)
    clues = sum(isinstance(part, Clue) for part in named)
    if key == "together" and not clues:
        return Message("Two demands of the rule together settle this.")
    if key == "together" and clues > 2:
        key = "together-with-third"
    values = {**translation.nouns, **_clues(deduction, translation), **_nodes(deduction)}
    if demand is not None:
        values["demand"] = demand.said
    values |= {name: figure(n) for name, n in zip("nmo", deduction.values, strict=False)}
    for name, at in zip(("node", "far"), deduction.nodes, strict=False):
        values[name] = place_words(translation, translation.node(at))
    if kinds:
        values["pair"] = Message(PAIRS[kinds[0]])
        values["meet"] = "" if meet is None else meet
        by_clue = any(isinstance(translation.part(fact), Clue) for fact in deduction.because)
        key = f"{key}-by-clue" if key == "pair" and by_clue else key
    return Message(SENTENCES[key], tuple(sorted(values.items())))


def _key(deduction: Deduction, translation: Translation, demand: Demand | None) -> str:
    """The sentence of a technique that fits."""
    key = translation.technique(deduction).key
    if key == "region" and demand is None:
        return "ways"
    if key == "beside" and demand is not None:
        return "beside-by-demand"
    if key == "either" and NodeVisited(deduction.nodes[0]) in deduction.then:
        return "whichever"
    if key == "proof" and deduction.size == 1:
        return "proof-of-one"
    return key


def _clues(deduction: Deduction, translation: Translation) -> dict[str, Filling]:
    """Values about the reason: its clues with their places, its size, numbers it lies between."""
    because = [translation.part(constraint) for constraint in deduction.because]
    clues = [part for part in because if isinstance(part, Clue)]
    first, second, third = (clues[k] if k < len(clues) else None for k in range(3))
    values: dict[str, Filling] = {
        "clue": _there(translation, first),
        "other": _there(translation, second),
        "called": called(translation, first),
        "called_too": called(translation, second),
        "third": called(translation, third),
        "size": Message.counted(
            "size", "one clue or fact", "{size:,} clues and facts", size=deduction.size
        ),
        "between": "",
    }
    around = deduction.values[1:]
    # Where a closed line has one number it leads from that round to the same.
    if deduction.technique.key in ("distance", "hidden", "steps") and len(set(around)) == 2:
        between = " between {low:,} and {high:,}"
        values["between"] = Message.of(between, low=around[0], high=around[1])
    return values


def _nodes(deduction: Deduction) -> dict[str, Filling]:
    """Values about the conclusion, as far as it has none of its own."""
    alike = bool(deduction.then) and isinstance(deduction.then[0], EdgeUsed)
    sides = "different sides of the loop" if alike else "the same side of the loop"
    return {
        "n": "?",
        "m": "?",
        "o": "?",
        "node": Message("this corner"),
        "far": "",
        "meet": "",
        "pair": "",
        "sides": Message.of(sides),
    }


def _there(translation: Translation, clue: Clue | None) -> Filling:
    """Where a clue stands, behind its figure: "in row 2, column 3"."""
    if clue is None:
        return ""
    return Message.of("in {place}", place=place_words(translation, clue.spot))


def called(translation: Translation, clue: Clue | None) -> Message:
    """A clue in words with its place; what the rule itself demands where it is no clue."""
    if clue is None:
        return Message("the rule")
    kind = translation.puzzle.kind(clue.kind)
    told, place = kind.phrase(clue.value), place_words(translation, clue.spot)
    return Message.of("the {told} in {place}", told=told, place=place)


def _meet(translation: Translation, mark: Mark) -> Message | None:
    """The corner or cell at which the two edges of a mark meet; None for other marks."""
    edges = [spot for spot in mark.spots if isinstance(spot, Edge)]
    if len(edges) != 2:
        return None
    shared = {edges[0].a, edges[0].b} & {edges[1].a, edges[1].b}
    node = Corner if edges[0].on == SpotKind.SIDE.value else Cell
    return place_words(translation, node(min(shared))) if shared else None


def _spot(marks: list[Mark | None]) -> Spot:
    return next(mark.spots[0] for mark in marks if mark is not None)


def place_of(translation: Translation, spot: Spot) -> str:
    """A spot in words, see :func:`place_words`."""
    return language.said(place_words(translation, spot))


def place_words(translation: Translation, spot: Spot) -> Message:
    """A spot as :func:`place_of_cell` calls it; a corner of cells by a cell that it belongs to."""
    board = translation.puzzle.board
    match spot:
        case Cell(at):
            return place_of_cell(board, at)
        case Corner(at):
            return corner_message(board, at)
        case Edge(a, b, "link"):
            return enumerated(BOTH, (place_words(translation, Cell(at)) for at in (a, b)))
        case Edge(a, b):
            cells = [cell for cell in board.cells if {a, b} <= set(board.lattice.corners(cell))]
            cx, cy = board.centre(cells[0])
            (ax, ay), (bx, by) = (board.lattice.corner_point(corner) for corner in (a, b))
            mx, my = (ax + bx) / 2 - cx, (ay + by) / 2 - cy
            up = "upper" if my < -0.1 else "lower" if my > 0.1 else ""
            side = "left" if mx < -0.1 else "right" if mx > 0.1 else ""
            return Message.of(SIDES[up, side], cell=place_of_cell(board, cells[0]))
    raise AssertionError("a spot is one of three")


def said(translation: Translation, part: Clue | Mark) -> str:
    """A clue or a mark in a few words."""
    return language.said(part_message(translation, part))


def part_message(translation: Translation, part: Clue | Mark) -> Message:
    """A clue or a mark in a few words."""
    if isinstance(part, Clue):
        told = translation.puzzle.kind(part.kind).told(part.value)
        return Message.of("{told} in {place}", told=told, place=place_words(translation, part.spot))
    place = enumerated(BOTH, (place_words(translation, spot) for spot in part.spots))
    if part.kind == NUMBER and part.value is not None:
        return Message.of("{place} holds {number:,}", place=place, number=part.value)
    if part.kind == NUMBER:
        return Message.of("ends at {place}", place=place)
    if part.kind in PAIRS:
        return Message.of("{place}: {pair}", place=place, pair=Message(PAIRS[part.kind]))
    over_cells = translation.puzzle.rule.line_on == "cells"
    return Message.of(SAID[part.kind, over_cells], place=place)
