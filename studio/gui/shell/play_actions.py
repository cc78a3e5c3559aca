"""The actions of play: turning it on, and what the player may do beside marking."""

from __future__ import annotations

from studio.gui.shell.action_spec import ActionSpec

A = ActionSpec

_PLAYER = (
    ("solve", "Solve", "S", "Mark what you are sure of"),
    ("pencil", "Pencil", "P", "Note what may be"),
    ("colour", "Colour", "L", "Colour cells, to tell them apart"),
    ("check", "Check so far", "C", "Is all right so far? Else the first mistake is ringed"),
    ("hint", "Hint", "H", "What follows next: where, then why, then the mark"),
    ("assume", "Assume", "A", "Mark what follows as an assumption"),
    ("keep", "Keep the assumption", "K", "What was marked since is no longer doubted"),
    ("abandon", "Abandon the assumption", "B", "Take all marks since it back"),
    ("reach", "Next places", "W", "Show where the next number can go"),
    ("replay", "Replay", "R", "Show the play again, mark by mark"),
)
"""What the mode does under the key ``play_`` and the first; their keys are heard by the board."""

_BEGIN_A_GROUP = frozenset({"check", "assume", "replay"})

PLAY_ACTIONS: tuple[ActionSpec, ...] = (
    A(
        "play_mode",
        "Play",
        "Play the puzzle",
        "Ctrl+2",
        "Solve the puzzle on the board; the puzzle itself stays as it is",
        "modes.choose:play",
    ),
    *(
        A(f"play_{key}", "Play", text, keys, tip, "", gap=key in _BEGIN_A_GROUP, local=True)
        for key, text, keys, tip in _PLAYER
    ),
    A("play_restart", "Play", "Start over", "N", "Take all marks away", "", local=True),
)
