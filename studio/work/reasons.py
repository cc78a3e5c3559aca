"""The sentence of a step: for every technique what it says, filled in with the places at hand."""

from __future__ import annotations

from collections.abc import Callable

from studio import language
from studio.board import Cell, Corner, Edge, Spot, SpotKind
from studio.engines.deduction import Deduction
from studio.puzzle import Clue, EdgeUsed, StepAt
from studio.work.places import cell_name, corner_words
from studio.work.steps import MISSED, NUMBER, PASSED, UNUSED, USED, Mark, Translation

SENTENCES: dict[str, str] = {
    "zero": "The 0 {clue} has no line around it.",
    "clue-done": "The {n} {clue} already has all its lines, so the rest of its sides stay empty.",
    "clue-rest": "The {n} {clue} needs a line on every side that is still open.",
    "corner-full": "Two lines already meet at {node}, so nothing else does.",
    "dead-end": "At {node} a line would have nowhere to go on, so there is none.",
    "goes-on": "The line at {node} must go on, and there is only one way.",
    "closing": "A line here would close the loop too early.",
    "rim": "The {n} {clue} lies at a {point} of the board, where its two outer sides belong "
    "together.",
    "side-by-side": "The {n} {clue} and the {m} {other} share a side; together they settle this.",
    "diagonal": "The {n} {clue} and the {m} {other} touch at a {point}; together they settle this.",
    "pair": "Of the two lines that meet here, at {meet}, {pair}.",
    "colour": "Following the known sides from {place} to {place} shows that the two {place}s here "
    "lie on {sides}.",
    "parity": "A walk round through these {place}s crosses the loop an even number of times, so "
    "the two {place}s here lie on {sides}.",
    "clue-colour": "Which {place}s lie inside and which outside leaves only one way to draw here.",
    "missed": "The line does not pass {node}, so nothing is drawn there.",
    "passed": "The line passes {node}, and only two ways are left there.",
    "beside": "Of two {point}s that touch the line must pass one, and it misses {node}.",
    "cells-done": "The line passes as many of the {point}s that {called} counts as it may: it "
    "misses the others.",
    "cells-rest": "The line must pass every {point} that is left to {called}.",
    "pieces-done": "What {called} counts is all there, so no more of it is drawn.",
    "pieces-rest": "{called} needs all that is left of the lines it counts.",
    "alone": "The line passes only one of the {point}s that {called} counts, so it does not go on "
    "to another.",
    "doors-done": "The line crosses the border of this region as often as it may.",
    "doors-rest": "The line must cross the border of this region wherever it still can.",
    "one-way": "Whatever stands around it, {called} settles this.",
    "ways": "All that {called} still allows has this in common.",
    "link": "These two regions are joined already: joined once more they would close the loop.",
    "together": "{called} and {called_too} together settle this.",
    "either": "Whether the line passes {node} or not, this follows.",
    "capacity": "Cells left out do not touch, and so many of them find room only like this.",
    "bottleneck": "Only two ways are left between {node} and {far}, and the line passes both.",
    "highlander": "Otherwise the line could run the other way round the empty {point} {place}, and "
    "there would be two solutions.",
    "along": "The line from {n} leads on to {m}, {place} by {place}.",
    "neighbour": "{m} follows beside {n}, and only one {place} there is free.",
    "gap-of-two": "Only one free {place} touches both {n} and {o}: it holds {m}.",
    "two-ways": "{node} has no more ways than the line needs, so it uses them.",
    "closure": "An edge here would close the line to a ring before it has passed every {place}.",
    "order": "An edge here would lead from the number in {node} to that in {far}, past another one "
    "between them.",
    "straight": "From {m} to {o} there is no step to spare, so {n} can only be here.",
    "distance": "Of the {place}s that {n} can reach in time{between} only this one is free.",
    "hidden": "On the ways that are still open{between} only this {place} is left for {n}.",
    "steps": "Counting the steps{between} leaves only this {place} for {n}: the others come at the "
    "wrong time.",
    "bridge": "Only this edge joins two parts of the board, so the line uses it.",
    "cut": "The line passes all {place}s on one side of this {place} before it, so it holds {n}.",
    "naked": "Only {n} is left for this {place}: no other number comes here in time.",
    "near": "With {size} close by, every other way soon comes to nothing.",
    "proof": "{size} together leave nothing else.",
}
"""By the keys of the techniques; ``{place}`` is what a line passes or surrounds, see
:meth:`Translation.nouns`."""

PAIRS = {
    "not both": "at most one is drawn",
    "one of": "at least one is drawn",
    "alike": "both are drawn or neither",
}


def sentence(deduction: Deduction, translation: Translation) -> str:
    """What a step says, as one sentence."""
    marks = [translation.mark(fact) for fact in deduction.then]
    because = [translation.part(constraint) for constraint in deduction.because]
    named = [part for part in because if isinstance(part, Clue)]
    clue = named[0] if named else None
    values = [f"{value:,}" for value in deduction.values] + ["?"] * 3
    place: Callable[[Spot], str] = lambda spot: place_of(translation, spot)  # noqa: E731
    fields = {
        "n": values[0],
        "m": values[1],
        "o": values[2],
        "clue": "" if clue is None else f"in {place(clue.spot)}",
        "other": f"in {place(named[1].spot)}" if len(named) > 1 else "",
        "called": called(translation, clue),
        "called_too": called(translation, named[1] if len(named) > 1 else None),
        "far": place(translation.node(deduction.nodes[1])) if len(deduction.nodes) > 1 else "",
        "meet": next((_meet(translation, mark) for mark in marks if mark is not None), ""),
        "node": "this corner",
        "size": "one clue or fact"
        if deduction.size == 1
        else f"{deduction.size:,} clues and facts",
        "pair": next((PAIRS[m.kind] for m in marks if m is not None and m.kind in PAIRS), ""),
        "sides": "",
        "between": "",
    }
    if deduction.nodes:
        fields["node"] = place(translation.node(deduction.nodes[0]))
    if deduction.then and isinstance(deduction.then[0], EdgeUsed):
        fields["sides"] = "different sides of the loop"
    else:
        fields["sides"] = "the same side of the loop"
    labels = sorted(fact.step for fact in deduction.because[:2] if isinstance(fact, StepAt))
    if deduction.technique.key in ("distance", "hidden", "steps") and len(deduction.values) == 3:
        fields["between"] = f" between {labels[0]:,} and {labels[-1]:,}"
    key = deduction.technique.key
    if key == "pair" and not fields["pair"]:
        return f"What is known of lines that meet at corners settles {place(_spot(marks))}."
    if not deduction.because:
        return "The board alone leaves nothing else."
    words = SENTENCES[key].format(**fields, **translation.nouns)
    return words[:1].upper() + words[1:]


def called(translation: Translation, clue: Clue | None) -> str:
    """A clue in words with its place; what the rule itself demands where it is no clue."""
    if clue is None:
        return "the rule"
    kind = translation.puzzle.kind(clue.kind)
    where = place_of(translation, clue.spot)
    told = language.said(kind.told(clue.value))
    # A mark is told by its noun alone: "the diamond", but "the white pearl".
    noun = "" if kind.typed or told == kind.noun else f" {kind.noun}"
    return f"the {told}{noun} in {where}"


def _meet(translation: Translation, mark: Mark) -> str:
    """The corner or cell at which the two edges of a mark meet; "" for other marks."""
    edges = [spot for spot in mark.spots if isinstance(spot, Edge)]
    if len(edges) != 2:
        return ""
    shared = {edges[0].a, edges[0].b} & {edges[1].a, edges[1].b}
    node = Corner if edges[0].on == SpotKind.SIDE.value else Cell
    return place_of(translation, node(min(shared))) if shared else ""


def _spot(marks: list[Mark | None]) -> Spot:
    return next(mark.spots[0] for mark in marks if mark is not None)


def place_of(translation: Translation, spot: Spot) -> str:
    """A spot as :func:`cell_name` calls it; a corner of cells by a cell that it belongs to."""
    board = translation.puzzle.board
    match spot:
        case Cell(at):
            return cell_name(board, at)
        case Corner(at):
            return corner_words(board, at)
        case Edge(a, b, "link"):
            return f"{place_of(translation, Cell(a))} and {place_of(translation, Cell(b))}"
        case Edge(a, b):
            cells = [cell for cell in board.cells if {a, b} <= set(board.lattice.corners(cell))]
            cx, cy = board.centre(cells[0])
            (ax, ay), (bx, by) = (board.lattice.corner_point(corner) for corner in (a, b))
            mx, my = (ax + bx) / 2 - cx, (ay + by) / 2 - cy
            up = "upper" if my < -0.1 else "lower" if my > 0.1 else ""
            side = "left" if mx < -0.1 else "right" if mx > 0.1 else ""
            words = " ".join(part for part in (up, side) if part)
            return f"the {words} side of {cell_name(board, cells[0])}"
    raise AssertionError("a spot is one of three")


def said(translation: Translation, part: Clue | Mark) -> str:
    """A clue or a mark in a few words."""
    if isinstance(part, Clue):
        kind = translation.puzzle.kind(part.kind)
        return f"{language.said(kind.told(part.value))} in {place_of(translation, part.spot)}"
    where = " and ".join(place_of(translation, spot) for spot in part.spots)
    if part.kind == NUMBER:
        return f"{where} holds {part.value:,}" if part.value is not None else f"ends at {where}"
    if part.kind in (PASSED, MISSED):
        return f"the line {'passes' if part.kind == PASSED else 'misses'} {where}"
    if part.kind in (USED, UNUSED):
        on_cells = translation.puzzle.rule.line_on == "cells"
        drawn = "joined" if on_cells else "drawn"
        verb = "are" if on_cells else "is"
        return f"{where} {verb} {'' if part.kind == USED else 'not '}{drawn}"
    return f"{where}: {PAIRS[part.kind]}"
