"""The guided tour as data: eight steps, each done when the state of the window says so."""

from __future__ import annotations

from collections.abc import Callable

from studio.gui.panel.state import State
from studio.gui.style.texts import later
from studio.records import dataclass


@dataclass(frozen=True)
class FirstStep:
    """One step: what to do, where to look, and whether it is done.

    ``words`` name the key of a command or tool where ``key`` says which.
    ``done`` compares the state now with that at the beginning of the step. ``in_panel``: it speaks
    of the panel, which has to be in sight.
    """

    title: str
    words: str
    key: str
    done: Callable[[State, State], bool]
    in_panel: bool = False


def _clues(state: State) -> int:
    return state.puzzle.clues.count()


def _kinds(state: State) -> int:
    return len({clue.kind for clue in state.puzzle.clues.all()})


FIRST_STEPS: tuple[FirstStep, ...] = (
    FirstStep(
        later("Choose a cell"),
        later("Click any cell of the board. Arrow keys lead on from there."),
        "",
        lambda now, before: now.selection.cursor is not None,
    ),
    FirstStep(
        later("Place a number"),
        later("Type 1 and press Enter. The line will begin in this cell."),
        "",
        lambda now, before: _clues(now) > 0,
    ),
    FirstStep(
        later("Take a number in hand"),
        later("Click a number in the strip below the board, then a cell. Esc puts it down."),
        "",
        lambda now, before: _clues(now) > _clues(before),
    ),
    FirstStep(
        later("Read the verdict, take advice"),
        later(
            "The panel says how many solutions there are and which clues would help. Click Place A "
            "there, or place one more number."
        ),
        "",
        lambda now, before: _clues(now) > _clues(before),
        in_panel=True,
    ),
    FirstStep(
        later("Join two cells"),
        later("Press {} and click the border between two cells: their numbers follow each other."),
        "tool:diamonds",
        lambda now, before: _kinds(now) > 1,
    ),
    FirstStep(
        later("Take it back"),
        later("Press {}. Everything can be undone, step by step."),
        "undo",
        lambda now, before: _clues(now) < _clues(before),
    ),
    FirstStep(
        later("See a solution"),
        later("Press {}. The panel has the same switch, under On the board."),
        "layer_line",
        lambda now, before: "line" in now.layers,
        in_panel=True,
    ),
    FirstStep(
        later("Play it"),
        later("Choose Play at the top: solve the puzzle as its reader will. The puzzle stays."),
        "",
        lambda now, before: now.mode == "play",
    ),
)
"""In the order of the tour."""


@dataclass(frozen=True)
class TourState:
    """Where somebody is on the tour: the number of the step, and the state it began with."""

    step: int
    began: State

    @property
    def over(self) -> bool:
        """Are all steps done?"""
        return self.step >= len(FIRST_STEPS)

    def followed(self, now: State) -> TourState:
        """One step further if the step is done, else the same."""
        if self.over or not FIRST_STEPS[self.step].done(now, self.began):
            return self
        return self.skipped(now)

    def skipped(self, now: State) -> TourState:
        """One step further."""
        return TourState(self.step + 1, now)
