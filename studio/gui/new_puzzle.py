"""The dialog "New puzzle", filled with the families' variants and their lattices' outlines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from studio.board import Board, Lattice
from studio.board.figures import FIGURES, Figure
from studio.board.free import GraphBoard
from studio.board.outlines import OUTLINES, Outline
from studio.families import RULES
from studio.gui.document import Document
from studio.gui.filling import Filling
from studio.gui.making_words import made_words
from studio.gui.sentences import size_words
from studio.gui.thumbnails import thumbnail
from studio.gui.widgets.new_puzzle import (
    KindChoice,
    NewPuzzleChoice,
    NewPuzzleDialog,
    OutlineChoice,
    Preview,
)
from studio.gui.words import tr
from studio.puzzle import Puzzle, Rule, Variant
from studio.work.made import Made, Working
from studio.work.made import rules as generated

if TYPE_CHECKING:
    from studio.gui.window import Window

START_CELLS = 60
"""The size that the dialog begins with, as near as the outline comes to it."""

START_CORNERS = 7
"""The same for drawings."""

DRAW = "draw"


class NewPuzzle(QObject):
    """One showing of the dialog, which it lives and dies with."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._title = ""
        self._variants = {
            variant.key: (rule, variant) for rule in RULES for variant in rule.variants
        }
        kinds = [self._kind(rule, variant) for rule, variant in self._variants.values()]
        self._dialog = NewPuzzleDialog(window.look, window, kinds)
        self.setParent(self._dialog)
        self.filling = Filling(self)
        """The puzzle in the making, where the board is to be filled."""
        self.filling.changed.connect(self._show_filling)
        self._dialog.choice_changed.connect(self._preview)
        self._dialog.another_requested.connect(self._preview)
        self._dialog.created.connect(self._create)
        self._dialog.finished.connect(self.filling.stop)

    def open(self) -> None:
        """Show it."""
        self._dialog.open()

    def choose(self, variant: str, outline: str, cells: int) -> None:
        """Choose as the mouse would: kind, outline, and the size nearest to ``cells``."""
        self._dialog.choose_kind(variant)
        self._dialog.choose_outline(outline)
        counts = begun_with(self._variants[variant][1], outline).counts
        sizes = [abs(count - cells) for count in counts]
        self._dialog.stepper.set_index(sizes.index(min(sizes)))

    def choose_draw(self, variant: str) -> None:
        """Choose a kind and an empty canvas."""
        self._dialog.choose_kind(variant)
        self._dialog.choose_outline(DRAW)

    def fill(self) -> None:
        """Have the board filled, as by a click on the box."""
        self._dialog.fill.setChecked(True)

    def accept(self) -> None:
        """Create what is chosen."""
        self._dialog.accept()

    def _kind(self, rule: Rule, variant: Variant) -> KindChoice:
        outlines = [
            OutlineChoice(
                start.key,
                start.name,
                thumbnail(Puzzle(rule, start.board(start.first)), air=0.12),
                sizes=tuple(f"{count:,}" for count in start.counts if len(start.counts) > 1),
                start=start.first,
                unit=tr("corners") if is_drawn(variant) else tr("cells"),
            )
            for start in starts_of(variant)
        ]
        return KindChoice(
            variant.key,
            variant.name,
            variant.line,
            (*outlines, OutlineChoice(DRAW, tr("Draw it"), icon="plus")),
            tr("Fill it for me: a puzzle with one solution")
            if rule in generated() and not is_drawn(variant)
            else "",
        )

    def _puzzle(self, choice: NewPuzzleChoice) -> Puzzle:
        rule, variant = self._variants[choice.kind]
        if choice.outline == DRAW:
            return Puzzle(rule, empty_board(variant))
        start = begun_with(variant, choice.outline)
        return Puzzle(rule, start.board(max(0, choice.size)))

    def _preview(self, choice: NewPuzzleChoice) -> None:
        self.filling.stop()
        self._dialog.create_button.setEnabled(True)
        puzzle = self._puzzle(choice)
        if choice.outline == DRAW:
            drawn = is_drawn(self._variants[choice.kind][1])
            facts = tr("Paint the outline with the mouse.")
            if drawn:
                facts = tr("Click for corners, and drag lines between them.")
            title = tr("An empty canvas")
            self._dialog.show_preview(Preview(title, facts))
            return
        start = begun_with(self._variants[choice.kind][1], choice.outline)
        self._title = f"{start.name}, {size_words(puzzle.board)}"
        if choice.fill:
            self.filling.begin(puzzle)
            self._show_filling()
            return
        self._dialog.show_preview(
            Preview(self._title, puzzle.rule.how_to(puzzle), painting=thumbnail(puzzle))
        )

    def _show_filling(self) -> None:
        """The puzzle in the making: its clues fall away before the eyes."""
        filling = self.filling
        shown = filling.filled or self._puzzle(self._dialog.choice())
        if isinstance(filling.latest, Working):
            shown = filling.latest.puzzle
        facts = made_words(filling) if filling.latest is not None else ""
        made = isinstance(filling.latest, Made)
        self._dialog.show_preview(
            Preview(self._title, facts, thumbnail(shown), busy=filling.busy, can_repeat=made)
        )
        self._dialog.create_button.setEnabled(filling.filled is not None)

    def _create(self, choice: NewPuzzleChoice) -> None:
        puzzle = self._puzzle(choice)
        filled = self.filling.filled if choice.fill and choice.outline != DRAW else None

        def show() -> None:
            document = Document(puzzle)
            self._window.open_document(document)
            if filled is not None:
                # A change of the blank board: it can be undone, and counts as unsaved work.
                document.apply(filled, tr("Fill the board"))
            if choice.outline == DRAW:
                drawn = is_drawn(self._variants[choice.kind][1])
                self._window.editor.set_tool("draw" if drawn else "cells")

        if self._window.files.may_leave(show):
            show()


@dataclass(frozen=True)
class Start:
    """What a new puzzle of a variant can begin with: an outline or a figure, in some sizes."""

    key: str
    name: str
    counts: tuple[int, ...]
    board: Callable[[int], Board]
    usual: int = START_CELLS

    @property
    def first(self) -> int:
        """Which of the sizes comes nearest to the usual one."""
        return min(range(len(self.counts)), key=lambda i: abs(self.counts[i] - self.usual))


def is_drawn(variant: Variant) -> bool:
    """Are the boards of a variant free graphs?"""
    return variant.lattice.key == "graph"


def starts_of(variant: Variant) -> tuple[Start, ...]:
    """The figures of drawings, and the outlines that can be cut from any other lattice."""
    if is_drawn(variant):
        return tuple(_figure(figure) for figure in FIGURES)
    lattice = variant.lattice
    return tuple(_outline(o, lattice) for o in OUTLINES if o.lattice == lattice.key)


def begun_with(variant: Variant, key: str) -> Start:
    """The start of a variant with a key; KeyError if there is none."""
    for start in starts_of(variant):
        if start.key == key:
            return start
    raise KeyError(key)


def _figure(figure: Figure) -> Start:
    boards = figure.boards()
    counts = tuple(map(len, boards))
    return Start(figure.key, figure.name, counts, boards.__getitem__, START_CORNERS)


def _outline(outline: Outline, lattice: Lattice) -> Start:
    return Start(
        outline.key,
        outline.name,
        outline.counts(lattice),
        lambda size: outline.make(outline.sizes[size], lattice),
    )


def empty_board(variant: Variant) -> Board:
    """A board without cells, to be painted, or a drawing without corners."""
    if is_drawn(variant):
        return GraphBoard.drawn(())
    return starts_of(variant)[0].board(0).with_cells(())


def first_puzzle() -> Puzzle:
    """What the working page holds before anything was opened: a small empty hexagon."""
    rule, variant = RULES[0], RULES[0].variants[0]
    start = starts_of(variant)[0]
    return Puzzle(rule, start.board(start.first))
