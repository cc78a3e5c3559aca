"""What rules give as reasons of contradictions; ``studio.work.sentences`` says each in words."""

from __future__ import annotations

from studio.puzzle.reason import Code


class Clashing(Code):
    """Why clues cannot all be true."""

    NO_ROOM_TO_TURN = "no room to turn"
    NO_ROOM_AHEAD = "no room ahead"
    NO_WAY_TO_TARGET = "no way to the target"
    TWO_LOOPS = "two loops"
    """Two cells with all of their ``sides``, as many each, or ``first`` and ``second``."""
    TWO_LOOPS_APART = "two loops of different sizes"
    SHARED_SIDE = "shared side"
    """0 and ``full`` share it."""
    CORNER = "corner"
    """However the sides of these cells are drawn, a corner is wrong."""
    CORNER_OF_ONE = "corner of one cell"
    PARTS = "parts"
    """``low`` and ``high`` lie in different ones."""
    TOO_FAR = "too far"
    """``low`` and ``high`` are ``gap`` apart, and the shortest way is ``steps`` long."""
    COLOUR = "colour"
    DIAMONDS = "diamonds"
    """Three meet at a ``row`` and ``cell``."""
    MARKED_ODD = "marked odd"
    MARKED_EVEN = "marked even"
    WALL = "wall"
    ARROWS_FROM = "arrows from"
    """Two at a ``row`` and ``cell``."""
    ARROWS_TO = "arrows to"
