"""The actions of watching: turning it on and off, and what the player does."""

from __future__ import annotations

from studio.gui.shell.action_spec import ActionSpec

A = ActionSpec

_PLAYER = (
    ("play", "Play or pause", "Space", "Let the steps run, or stop them"),
    ("onward", "One step on", "Right", "Show the next step"),
    ("back", "One step back", "Left", "Show the step before"),
    ("first", "First step", "Home", "Show the board before the first step"),
    ("last", "Last step", "End", "Show how it ends"),
    ("dead_on", "Next dead end", "Shift+Right", "Show where the search fails next"),
    ("dead_back", "Dead end before", "Shift+Left", "Show where the search failed before"),
    ("found_on", "Next solution", "Ctrl+Right", "Show the next solution that is found"),
    ("found_back", "Solution before", "Ctrl+Left", "Show the solution found before"),
    ("faster", "Faster", "+", "Show more steps in a second"),
    ("slower", "Slower", "-", "Show fewer steps in a second"),
)
"""What the mode does under the key ``watch_`` and the first; their keys are heard by its parts."""

_BEGIN_A_GROUP = frozenset({"play", "dead_on", "faster"})

WATCH_ACTIONS: tuple[ActionSpec, ...] = (
    A(
        "watch_mode",
        "Watch",
        "Watch a solver",
        "Ctrl+3",
        "See a solver work on the board, step by step",
        "modes.choose:watch",
    ),
    *(
        A(f"watch_{key}", "Watch", text, keys, tip, "", gap=key in _BEGIN_A_GROUP, local=True)
        for key, text, keys, tip in _PLAYER
    ),
    A(
        "watch_compare",
        "Watch",
        "Two solvers side by side",
        "Ctrl+Alt+2",
        "Show another solver at the same puzzle beside the first",
        "",
        gap=True,
    ),
    A(
        "watch_export",
        "Watch",
        "Export animation...",
        "Ctrl+Shift+P",
        "Save what is watched as GIF, APNG or HTML",
        "",
    ),
)
