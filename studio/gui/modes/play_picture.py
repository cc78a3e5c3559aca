"""What lies over the puzzle in Play: marks, notes, assumptions, the cursor, what was told."""

from __future__ import annotations

from itertools import pairwise, starmap

from studio.board import Cell, Edge, Spot
from studio.drawing.overlay import Overlay, Pencil
from studio.gui.modes.play_hand import PENCIL, PlayHand
from studio.puzzle.play import Sheet, Table
from studio.puzzle.trial import NOTHING_TRIED, Trial


def overlay_of(
    table: Table,
    sheet: Sheet,
    firm: Sheet | None,
    hand: PlayHand,
    told: Pencil,
    reached: frozenset[Spot],
) -> Overlay:
    """The overlay for a sheet; what is not on the ``firm`` one is drawn as an assumption.

    ``told`` is what check and hint point at; ``reached`` are the cells for the next number.
    """
    assumed = sheet.drawn - firm.drawn if firm is not None else frozenset()
    numbers = {
        at: n for at, n in sheet.written.items() if firm is not None and firm.written.get(at) != n
    }
    puzzle, style = table.puzzle, table.style
    notes = sheet.noted if style == "numbers" else {}
    sides = {at: min(n) for at, n in sheet.noted.items()} if style == "links" else {}
    if puzzle.rule.shades:
        sides = {at: side for at, side in sides.items() if side != 1}
    shaded = table.shaded(sheet)
    pencil = Pencil(
        notes,
        sides,
        frozenset(sheet.noted) if style == "walk" else frozenset(),
        # A colour would hide the shade, and figures in the colour of the ground with it.
        {at: colour for at, colour in sheet.coloured.items() if at not in shaded},
        assumed,
        numbers,
        told.wrong,
        told.pointed,
    )
    captions = puzzle.rule.captions(puzzle)
    walked = frozenset(starmap(Edge.of, pairwise(sheet.walk)))
    cursor = None if hand.cursor is None else Cell(hand.cursor)
    noting = bool(hand.typed) and hand.tool == PENCIL
    return Overlay(
        line=sheet.walk or None,
        shaded=shaded,
        written={at: n for at, n in sheet.written.items() if at not in numbers},
        # What a hint drew before the walk came there is part of the walk now.
        drawn=sheet.drawn - assumed - walked,
        crossed=sheet.crossed,
        cursor=cursor,
        typed=hand.typed if noting else None,
        selected=frozenset({cursor}) if noting and cursor is not None else frozenset(),
        hover=hand.aim or hand.under,
        because=reached,
        captions=captions[: max(0, len(sheet.walk) - 1)],
        # Without a step there is nothing to see of a walk but where it begins.
        trial=Trial(sheet.walk[0]) if len(sheet.walk) == 1 else NOTHING_TRIED,
        pencil=pencil,
    )
