"""The actions of explaining: turning it on, and going through the steps."""

from __future__ import annotations

from studio.gui.shell.action_spec import ActionSpec

A = ActionSpec

_STEPS = (
    ("onward", "Next reason", "Right", "Show the next step and why it follows"),
    ("back", "Reason before", "Left", "Show the step before"),
    ("first", "First reason", "Home", "Show the first step"),
    ("last", "Last reason", "End", "Show the last step"),
    ("what_if", "What if not?", "W", "See where it leads if it were otherwise"),
    ("hardest", "Hardest step", "H", "Show the hardest step of the puzzle"),
    (
        "highlander",
        "Use that there is only one solution",
        "U",
        "Allow steps of Slitherlinks that use that there is only one solution, or leave them out",
    ),
    ("fold", "Fold the reason", "F", "Show or hide on the board the reason of a long step"),
)
"""What the mode does under the key ``explain_`` and the first; its keys are heard by its parts."""

EXPLAIN_ACTIONS: tuple[ActionSpec, ...] = (
    A(
        "explain_mode",
        "Explain",
        "Explain the puzzle",
        "Ctrl+4",
        "Go through the solution step by step, each with its reason",
        "modes.choose:explain",
    ),
    *(
        A(f"explain_{key}", "Explain", text, keys, tip, "", local=True)
        for key, text, keys, tip in _STEPS
    ),
)
