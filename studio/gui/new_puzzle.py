"""The dialog "New puzzle", filled with the families' variants and their lattices' outlines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from studio.board import Board
from studio.board.outlines import OUTLINES, Outline
from studio.families import RULES
from studio.gui.document import Document
from studio.gui.sentences import counted
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

if TYPE_CHECKING:
    from studio.gui.window import Window

START_CELLS = 60
"""The size that the dialog begins with, as near as the outline comes to it."""

DRAW = "draw"


class NewPuzzle(QObject):
    """One showing of the dialog, which it lives and dies with."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._variants = {
            variant.key: (rule, variant) for rule in RULES for variant in rule.variants
        }
        kinds = [self._kind(rule, variant) for rule, variant in self._variants.values()]
        self._dialog = NewPuzzleDialog(window.look, window, kinds)
        self.setParent(self._dialog)
        self._dialog.choice_changed.connect(self._preview)
        self._dialog.created.connect(self._create)

    def open(self) -> None:
        """Show it."""
        self._dialog.open()

    def choose(self, variant: str, outline: str, cells: int) -> None:
        """Choose as the mouse would: kind, outline, and the size nearest to ``cells``."""
        self._dialog.choose_kind(variant)
        self._dialog.choose_outline(outline)
        lattice = self._variants[variant][1].lattice
        counts = next(o for o in OUTLINES if o.key == outline).counts(lattice)
        sizes = [abs(count - cells) for count in counts]
        self._dialog.stepper.set_index(sizes.index(min(sizes)))

    def choose_draw(self, variant: str) -> None:
        """Choose a kind and an empty canvas."""
        self._dialog.choose_kind(variant)
        self._dialog.choose_outline(DRAW)

    def accept(self) -> None:
        """Create what is chosen."""
        self._dialog.accept()

    def _kind(self, rule: Rule, variant: Variant) -> KindChoice:
        outlines = [
            OutlineChoice(
                outline.key,
                outline.name,
                thumbnail(Puzzle(rule, outline.near(START_CELLS, variant.lattice)), air=0.12),
                sizes=tuple(f"{count:,}" for count in outline.counts(variant.lattice)),
                start=start_index(outline, variant),
                unit="cells",
            )
            for outline in outlines_of(variant)
        ]
        return KindChoice(
            variant.key,
            variant.name,
            variant.line,
            (*outlines, OutlineChoice(DRAW, tr("Draw it"), icon="plus")),
        )

    def _puzzle(self, choice: NewPuzzleChoice) -> Puzzle:
        rule, variant = self._variants[choice.kind]
        if choice.outline == DRAW:
            return Puzzle(rule, empty_board(variant))
        outline = next(o for o in outlines_of(variant) if o.key == choice.outline)
        return Puzzle(rule, outline.make(outline.sizes[choice.size], variant.lattice))

    def _preview(self, choice: NewPuzzleChoice) -> None:
        puzzle = self._puzzle(choice)
        if choice.outline == DRAW:
            title, facts = tr("An empty canvas"), tr("Paint the outline with the mouse.")
            self._dialog.show_preview(Preview(title, facts))
            return
        outline = next(o for o in OUTLINES if o.key == choice.outline)
        title = f"{outline.name}, {counted(len(puzzle.board), 'cell', 'cells')}"
        self._dialog.show_preview(
            Preview(title, puzzle.rule.how_to(puzzle), painting=thumbnail(puzzle))
        )

    def _create(self, choice: NewPuzzleChoice) -> None:
        puzzle = self._puzzle(choice)

        def show() -> None:
            self._window.open_document(Document(puzzle))
            if choice.outline == DRAW:
                self._window.editor.set_tool("cells")

        if self._window.files.may_leave(show):
            show()


def outlines_of(variant: Variant) -> list[Outline]:
    """The outlines that can be cut from the variant's lattice."""
    return [outline for outline in OUTLINES if outline.lattice == variant.lattice.key]


def start_index(outline: Outline, variant: Variant) -> int:
    """Which of the outline's sizes comes nearest to the size the dialog begins with."""
    sizes = outline.counts(variant.lattice)
    return min(range(len(sizes)), key=lambda i: abs(sizes[i] - START_CELLS))


def empty_board(variant: Variant) -> Board:
    """A board without cells, to be painted."""
    return outlines_of(variant)[0].make(1, variant.lattice).with_cells(())


def first_puzzle() -> Puzzle:
    """What the working page holds before anything was opened: a small empty hexagon."""
    rule, variant = RULES[0], RULES[0].variants[0]
    return Puzzle(rule, outlines_of(variant)[0].near(START_CELLS, variant.lattice))
