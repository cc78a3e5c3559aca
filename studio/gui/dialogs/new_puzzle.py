"""The dialog "New puzzle", filled with the families' variants and their lattices' outlines."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPixmap

from studio import language
from studio.board import Board, Lattice
from studio.board.board import MAX_CELLS
from studio.board.figures import FIGURES, Figure
from studio.board.free import graph_board
from studio.board.outlines import Outline, outlines_of
from studio.board.tilings import APERIODIC, NAMES
from studio.families import RULES
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.generation_run import Filling
from studio.gui.dialogs.generation_words import made_words, may_be_repeated
from studio.gui.document.document import Document
from studio.gui.services.background import InTurn
from studio.gui.style.sentences import FILL_BOARD, amount_words, size_words
from studio.gui.style.texts import tr
from studio.gui.widgets.cards import Thumbnail, imaged
from studio.gui.widgets.new_puzzle import NewPuzzleDialog
from studio.gui.widgets.new_puzzle_choices import (
    KindChoice,
    NewPuzzleChoice,
    OutlineChoice,
    Preview,
)
from studio.gui.widgets.thumbnails import kept, later, thumbnail
from studio.language import number as grouped
from studio.puzzle import Puzzle, Rule, Variant
from studio.puzzle.impossible import why_no_line
from studio.records import dataclass
from studio.work.coverable import Span, coverable, spanned
from studio.work.generation import Working
from studio.work.generation import rules as generated
from studio.work.sentences import said

START_CELLS = 60
"""The size that the dialog begins with, as near as the outline comes to it."""

MOST_ROWS = 2_000
"""So long may one side be typed; the number of cells has its own limit."""

MOST_RINGS = 300
"""So large a radius, or size of another outline, may be typed."""

AT_ONCE = 1_000
"""Boards of more cells are made and drawn in another thread, and whether a line can be on them, and
on those next to them, is not looked at before: either takes longer than a frame."""

START_CORNERS = 7
"""The same for drawings."""

DRAW = "draw"


class NewPuzzle(QObject):
    """One showing of the dialog, which it lives and dies with."""

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.parent)
        self._services = services
        self._title = ""
        self._in_turn = InTurn(self)
        """Makes and paints large boards."""
        self._wanted: NewPuzzleChoice | None = None
        """The choice of a large board that is to be shown."""
        self._made: _Made | None = None
        """The one made last."""
        self._picture: QPixmap | None = None
        """What it looks like, or looked like a moment ago while it is filled."""
        self._variants = {
            variant.key: (rule, variant) for rule in RULES for variant in rule.variants
        }
        fillable = {rule.key for rule in generated()}
        kinds = [
            self._kind(rule, variant, rule.key in fillable and not is_drawn(variant))
            for rule, variant in self._variants.values()
        ]
        self._dialog = NewPuzzleDialog(services.appearance, services.parent, kinds)
        self.setParent(self._dialog)
        self.filling = Filling(self)
        """The puzzle in the making, where the board is to be filled."""
        self.filling.changed.connect(self._show_filling)
        self._dialog.choice_changed.connect(self._preview)
        self._dialog.another_requested.connect(self._preview)
        self._dialog.created.connect(self._create)
        self._dialog.finished.connect(self.filling.stop)
        self._dialog.preview.measures_changed.connect(self._measure_again)

    def open(self) -> None:
        """Show it, with what was chosen the last time."""
        self._choose_again()
        self._dialog.open()

    def _choose_again(self) -> None:
        variant, outline, numbers = self._services.settings.new_puzzle
        if variant not in self._variants:
            return
        self._dialog.choose_kind(variant)
        if outline not in self._dialog.tiles:
            return
        self._dialog.choose_outline(outline)
        if numbers and len(numbers) == len(self._dialog.fields):
            self._dialog.set_numbers(numbers)

    def choose(self, variant: str, outline: str, cells: int) -> None:
        """Choose as the mouse would: kind, outline, and the size nearest to ``cells``."""
        self._dialog.choose_kind(variant)
        self._dialog.choose_outline(outline)
        start = begun_with(self._variants[variant][1], outline)
        if start.measures:
            self._dialog.set_numbers(start.near(cells))
        else:
            self._dialog.stepper.set_index(start.near(cells)[0])

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

    def _kind(self, rule: Rule, variant: Variant, fillable: bool) -> KindChoice:
        fill = tr("Fill it for me: a puzzle with one solution") if fillable else ""
        outlines = partial(_outlines, rule, variant)
        names = NAMES.get(variant.lattice.key, "")
        return KindChoice(variant.key, tr(variant.name), tr(variant.line), outlines, fill, names)

    def _puzzle(self, choice: NewPuzzleChoice) -> Puzzle:
        made = self._made
        if made is not None and made.choice == choice:
            return made.puzzle
        rule, variant = self._variants[choice.kind]
        if choice.outline == DRAW:
            return Puzzle(rule, empty_board(variant))
        start = begun_with(variant, choice.outline)
        return Puzzle(rule, start.board(choice.numbers or (max(0, choice.size),)))

    def _too_large(self, choice: NewPuzzleChoice) -> str:
        """Why the board would be larger than any may be; empty if it would not."""
        if not choice.numbers or choice.outline == DRAW:
            return ""
        start = begun_with(self._variants[choice.kind][1], choice.outline)
        if start.count(choice.numbers) <= MAX_CELLS:
            return ""
        if start.product < MAX_CELLS:
            return tr("Rows times columns are at most {} here.").format(grouped(start.product))
        return tr("A board has at most {} cells.").format(grouped(MAX_CELLS))

    def _preview(self, choice: NewPuzzleChoice) -> None:
        self.filling.stop()
        self._wanted = self._picture = None
        self._in_turn.drop()
        too_large = self._too_large(choice)
        self._dialog.allow(not too_large)
        if too_large:
            self._dialog.show_preview(Preview(tr("Too large"), warning=too_large))
            return
        if choice.outline == DRAW:
            drawn = is_drawn(self._variants[choice.kind][1])
            facts = tr("Paint the outline with the mouse.")
            if drawn:
                facts = tr("Click for corners, and drag lines between them.")
            title = tr("An empty canvas")
            self._dialog.show_preview(Preview(title, facts))
            return
        start = begun_with(self._variants[choice.kind][1], choice.outline)
        cells = start.count(choice.numbers or (max(0, choice.size),))
        if cells <= AT_ONCE:
            puzzle = self._puzzle(choice)
            self._title = f"{start.name}, {size_words(puzzle.board)}"
            self._show(choice, puzzle, thumbnail(puzzle), self._why_no_line(choice, puzzle))
            return
        self._title = f"{start.name}, {amount_words(cells)}"
        self._wanted = choice
        self._dialog.allow(not choice.fill)
        self._dialog.show_preview(Preview(self._title))
        self._make_large(choice)

    def _why_no_line(self, choice: NewPuzzleChoice, puzzle: Puzzle) -> str:
        return why_no_line_on(puzzle, self._variants[choice.kind][1])

    def _show(
        self, choice: NewPuzzleChoice, puzzle: Puzzle, painting: Thumbnail, warning: str
    ) -> None:
        if choice.fill:
            self.filling.begin(puzzle)
            self._show_filling()
            return
        words = language.paragraph(puzzle.rule.how_to(puzzle))
        self._dialog.show_preview(Preview(self._title, words, painting=painting, warning=warning))

    def _make_large(self, wanted: NewPuzzleChoice) -> None:
        """Make the large board that is wanted."""
        measures = self._dialog.preview.measures

        def make() -> _Made:
            puzzle = self._puzzle(wanted)
            image = imaged(thumbnail(puzzle), *measures)
            return _Made(wanted, puzzle, image, self._why_no_line(wanted, puzzle))

        self._in_turn.run(make, self._take_large)

    def _take_large(self, made: _Made) -> None:
        if made.choice is not self._wanted:
            return
        first = self._picture is None
        self._made, self._picture = made, QPixmap.fromImage(made.image)
        if first:
            self._show(made.choice, made.puzzle, self._picture, made.warning)
        else:
            self._dialog.preview.show_picture(self._picture)

    def _measure_again(self) -> None:
        """Paint a large board as it is seen now."""
        if self._wanted is None:
            return
        if self._wanted.fill and self._picture is not None:
            self._show_filling()
        else:
            self._make_large(self._wanted)

    def _painting(self, puzzle: Puzzle) -> Thumbnail | None:
        """What a board looks like that is being filled: a large one as it was before, for now."""
        wanted, measures = self._wanted, self._dialog.preview.measures
        if wanted is None:
            return thumbnail(puzzle)

        def take(image: QImage) -> None:
            if wanted is self._wanted:  # not an equal one, for which another is made
                self._picture = QPixmap.fromImage(image)
                self._dialog.preview.show_picture(self._picture)

        self._in_turn.run(lambda: imaged(thumbnail(puzzle), *measures), take)
        return self._picture

    def _show_filling(self) -> None:
        """The puzzle in the making: its clues fall away before the eyes."""
        if self._wanted is not None and self._picture is None:
            return  # it is that of a board before: this one is not there yet
        filling = self.filling
        shown = filling.filled or self._puzzle(self._dialog.choice())
        if isinstance(filling.latest, Working):
            shown = filling.latest.puzzle
        news = "" if filling.latest is None else made_words(filling, self._dialog.another.text())
        facts = language.paragraph(shown.rule.how_to(shown))
        self._dialog.show_preview(
            Preview(
                self._title,
                facts,
                self._painting(shown),
                busy=filling.busy,
                can_repeat=may_be_repeated(filling.latest),
                news=news,
            )
        )
        self._dialog.allow(filling.filled is not None)

    def _create(self, choice: NewPuzzleChoice) -> None:
        puzzle = self._puzzle(choice)
        self._services.settings.new_puzzle = (choice.kind, choice.outline, choice.numbers)
        filled = self.filling.filled if choice.fill and choice.outline != DRAW else None

        def show() -> None:
            document = Document.new(puzzle)
            self._dialog.leave()
            self._services.documents.show(document)
            if filled is not None:
                # A change of the blank board: it can be undone, and counts as unsaved work.
                document.apply(filled, FILL_BOARD)
            if choice.outline == DRAW:
                drawn = is_drawn(self._variants[choice.kind][1])
                self._services.editor.set_tool("draw" if drawn else "cells")

        self._services.documents.once_left(show)


@dataclass(frozen=True)
class _Made:
    """The board of a choice, what it looks like, and why no line can be on it."""

    choice: NewPuzzleChoice
    puzzle: Puzzle
    image: QImage
    warning: str


@dataclass(frozen=True)
class Start:
    """What a new puzzle of a variant can begin with: a figure in some sizes, which ``counts`` says,
    or an outline of any ``measures``, from 1 to ``most``.

    ``board`` makes it and ``count`` counts its cells, for the place of the size or for measures.
    ``near`` gives those that come nearest to a number of cells.
    """

    key: str
    name: str
    board: Callable[[tuple[int, ...]], Board]
    count: Callable[[tuple[int, ...]], int]
    near: Callable[[int], tuple[int, ...]]
    counts: tuple[int, ...] = ()
    measures: tuple[str, ...] = ()
    most: int = 1
    product: int = MAX_CELLS
    """What two measures, multiplied, may be at most."""
    usual: int = START_CELLS

    @property
    def first(self) -> tuple[int, ...]:
        """The size that comes nearest to the usual one."""
        return self.near(self.usual)


def _begun(rule: Rule, start: Start, size: tuple[int, ...]) -> Puzzle:
    """An empty puzzle of this size."""
    return Puzzle(rule, start.board(size))


@lru_cache(maxsize=1024)
def _coverable(variant: Variant, key: str, numbers: tuple[int, ...], closed: bool) -> bool:
    board = begun_with(variant, key).board(numbers)
    return coverable(board.cell_graph, closed=closed)


def fitting(
    rule: Rule, variant: Variant, start: Start, numbers: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The measures next to some on whose board the rule's line is not out of the question.

    Those with the number of cells that is nearest. Where none are, the same if clues can take cells
    away from the line, else None.
    """
    # Where tiles that never repeat meet in threes or fives there are no two colours, and it takes
    # long to lay them.
    if not start.measures or variant.lattice in APERIODIC or start.count(numbers) > AT_ONCE:
        return numbers
    span = _span(rule, variant)
    if span is None:
        return numbers
    steps = (-1, 1) if len(numbers) > 1 else (-2, -1, 1, 2)
    near = [
        (*numbers[:place], number + step, *numbers[place + 1 :])
        for place, number in enumerate(numbers)
        for step in steps
        if 0 < number + step <= start.most
    ]
    wanted = start.count(numbers)
    near.sort(key=lambda each: abs(start.count(each) - wanted))
    found = (each for each in (numbers, *near) if _coverable(variant, start.key, each, span.closed))
    return next(found, None if span.always else numbers)


def why_no_line_on(blank: Puzzle, variant: Variant) -> str:
    """Why an empty board can have no line of its rule, whatever clues come to it, in a sentence;
    "" where no reason is seen."""
    span = None if variant.lattice in APERIODIC else _span(blank.rule, variant)
    if span is None or not span.always:
        return ""
    return said(why_no_line(blank.board.cell_graph.both_ways, closed=span.closed))


@lru_cache(maxsize=256)
def _span(rule: Rule, variant: Variant) -> Span | None:
    """See :func:`studio.work.coverable.spanned`."""
    start = starts_of(variant)[0]
    return spanned(_begun(rule, start, start.first))


def _outlines(rule: Rule, variant: Variant) -> tuple[OutlineChoice, ...]:
    """What a kind can begin with; its pictures, which are always the same, are drawn once.

    Outlines on which its line cannot be, whatever their size, are left out.
    """
    fitted = ((start, fitting(rule, variant, start, start.first)) for start in starts_of(variant))

    def fit(start: Start, size: tuple[int, ...]) -> tuple[int, ...]:
        return fitting(rule, variant, start, size) or size

    def near(start: Start, cells: int) -> tuple[int, ...]:
        return fit(start, start.near(cells))

    outlines = [
        OutlineChoice(
            start.key,
            start.name,
            kept(
                later(partial(_begun, rule, start, first), air=0.12), f"{variant.key}:{start.key}"
            ),
            sizes=tuple(grouped(count) for count in start.counts if len(start.counts) > 1),
            start=first[0],
            unit=tr("corners"),
            measures=tuple(map(tr, start.measures)),
            begins_with=first if start.measures else (),
            most=start.most,
            count=start.count,
            near=partial(near, start),
            fitting=partial(fit, start),
        )
        for start, first in fitted
        if first is not None
    ]
    return (*outlines, OutlineChoice(DRAW, tr("Draw it"), icon="plus"))


def is_drawn(variant: Variant) -> bool:
    """Are the boards of a variant free graphs?"""
    return not variant.lattice.has_faces


def starts_of(variant: Variant) -> tuple[Start, ...]:
    """The figures of drawings, and the outlines that can be cut from any other lattice."""
    if is_drawn(variant):
        return tuple(_figure(figure) for figure in FIGURES)
    lattice = variant.lattice
    return tuple(_outline(each, lattice) for each in outlines_of(lattice))


def begun_with(variant: Variant, key: str) -> Start:
    """The start of a variant with a key; KeyError if there is none."""
    for start in starts_of(variant):
        if start.key == key:
            return start
    raise KeyError(key)


def _figure(figure: Figure) -> Start:
    boards = figure.boards()
    counts = tuple(map(len, boards))

    def near(corners: int) -> tuple[int, ...]:
        return (min(range(len(counts)), key=lambda i: abs(counts[i] - corners)),)

    return Start(
        figure.key,
        tr(figure.name),
        board=lambda numbers: boards[numbers[0]],
        count=lambda numbers: counts[numbers[0]],
        near=near,
        counts=counts,
        usual=START_CORNERS,
    )


def _outline(outline: Outline, lattice: Lattice) -> Start:
    return Start(
        outline.key,
        tr(outline.name),
        board=lambda numbers: outline.measured(numbers, lattice),
        count=lambda numbers: outline.count(numbers, lattice),
        near=lambda cells: outline.measures_near(cells, lattice),
        measures=outline.measures,
        most=MOST_ROWS if outline.block is not None else MOST_RINGS,
        product=outline.most,
    )


def empty_board(variant: Variant) -> Board:
    """A board without cells, to be painted, or a drawing without corners."""
    if is_drawn(variant):
        return graph_board(())
    start = starts_of(variant)[0]
    return start.board(start.first).with_cells(())


def first_puzzle(radius: int = 0) -> Puzzle:
    """What the working page holds before anything was opened: a small empty hexagon."""
    rule, variant = RULES[0], RULES[0].variants[0]
    start = starts_of(variant)[0]
    return Puzzle(rule, start.board((radius,) if radius else start.first))
