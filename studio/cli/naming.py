"""Clues as sentences of the command line name them, by the same places as explanations."""

from __future__ import annotations

from studio.cli.words import told
from studio.puzzle import Clue
from studio.work.reasons import place_of
from studio.work.steps import Translation


def clue_name(translation: Translation, clue: Clue) -> str:
    """A clue and where it is: "number 3 in row 1, column 2"."""
    kind = translation.puzzle.kind(clue.kind)
    return told(
        "{clue} in {place}",
        clue=kind.called(clue.value),
        place=place_of(translation, clue.spot),
    )
