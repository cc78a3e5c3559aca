"""What an action of the window is, as data."""

from __future__ import annotations

from studio.records import dataclass


@dataclass(frozen=True)
class ActionSpec:
    """One action. ``slot`` names the method that does it, from the window on: ``editor.undo``, or
    with an argument ``show_layer:doubt``; "" for what only a mode does that takes it over.

    Texts are marked for translation here and translated when the action is made. ``on`` is the
    state of a switch at the start, None for an action that is none. ``gap``: a separator before it.
    ``local``: the key is heard by the parts of a mode, so that it keeps its use elsewhere.
    ``second`` is a key that does the same, for hands that know it from elsewhere, until something
    else has it.
    """

    key: str
    menu: str
    text: str
    shortcut: str
    tip: str
    slot: str
    on: bool | None = None
    gap: bool = False
    local: bool = False
    second: str = ""
