"""The dialog "Generate": clues for the board on the canvas, with one solution.

It begins with a new line, with the line that was drawn by hand, or with the clues that stand, which
it completes or repairs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QWidget

from studio.board import At, Board, Cell, Edge, Spot, SpotKind
from studio.board.free import with_node
from studio.drawing.overlay import Overlay
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.generation_run import Filling
from studio.gui.dialogs.generation_words import made_words
from studio.gui.dialogs.minimality_report import show_clue_sets
from studio.gui.document.pose import Pose
from studio.gui.style.texts import later, tr
from studio.gui.widgets.bar import Bar
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.generate_form import FormFacts, GenerateForm
from studio.gui.widgets.parts import Label, column, hairline, row
from studio.gui.widgets.puzzle_preview import PuzzlePreview
from studio.gui.widgets.scrolling import scroll_within
from studio.puzzle import Clue, Puzzle
from studio.puzzle.reason import Reason
from studio.work.codes import Ungenerated
from studio.work.generation import Generated, GenerationFailed, Repaired, Working
from studio.work.sentences import said
from studio.work.symmetry import SYMMETRIES, symmetries

SIZE = QSize(1080, 740)
SIDE = 372


def form_facts(puzzle: Puzzle, tr: Callable[[str], str], *, drawn: bool) -> FormFacts:
    """What the form offers for the board of a puzzle, on which a line may be ``drawn``."""
    generator = puzzle.rule.generator
    assert generator is not None
    refused = {}
    if not drawn:
        refused["line"] = tr("Draw the solution, or a stretch of it, with the tool Line first.")
    uncounted = "" if generator.keeps else said(Reason(Ungenerated.REGIONS_ANEW))
    if not puzzle.clues:
        refused["clues"] = refused["repair"] = tr("There are no clues yet.")
    # Boards that are made anew may become as symmetric as squares are.
    fresh = generator.makes == "board"
    board = Board.square(4, 4) if fresh else puzzle.board
    fitting = {
        key: tr(name)
        for key, name in SYMMETRIES.items()
        if not isinstance(symmetries(board, key), Reason)
    }
    if fresh:
        fitting["none"] = tr("As it comes")
    starts = {start.key: start for start in generator.beginnings}
    changeless = generator.idle
    return FormFacts(
        {key: tr(start.name) for key, start in starts.items()},
        {key: tr(start.about) for key, start in starts.items()},
        {key: reason for key, reason in refused.items() if key in starts},
        () if "weights" in changeless else puzzle.rule.kinds,
        {} if "symmetry" in changeless else fitting,
        generator,
        frozenset(o.key for o in generator.options if puzzle.options.get(o.key) is not None),
        places=0 if generator.makes else _places(puzzle),
        more="extra" not in changeless,
        uncounted=uncounted,
    )


def _places(puzzle: Puzzle) -> int:
    """The most clues that its board has places for; of the kinds of a group a place holds one."""
    board, places = puzzle.board, 0
    groups = {(kind.on, kind.group or kind.key) for kind in puzzle.rule.kinds if not kind.fixed}
    for on, _ in groups:
        match on:
            case SpotKind.CELL:
                places += len(board)
            case SpotKind.CORNER:
                places += len(board.corners)
            case SpotKind.EDGE:
                places += len(board.cell_graph.edges)
            case SpotKind.SIDE:
                places += len(board.loop_graph.edges)
    return places


def _called(made: Puzzle, opened: Puzzle) -> Puzzle:
    """A puzzle in place of the one that was opened, without name and notes that came with that."""
    if not opened.rule.asks(opened):
        return made
    title = "" if made.title == opened.title else made.title
    notes = "" if made.notes == opened.notes else made.notes
    return replace(made, title=title, notes=notes)


def blank_of(puzzle: Puzzle, form: GenerateForm) -> Puzzle:
    """The board without clues, with the options of the rule that a form says."""
    board = puzzle.board
    if not board.has_faces and not len(board):
        # Files hold no drawing without a corner, so it gets one.
        board = with_node(board, (0.0, 0.0))
    return Puzzle(puzzle.rule, board, options=form.settings(puzzle.options))


class GenerateDialog(CardDialog):
    """Makes a puzzle in the background; each change of a choice begins another one."""

    def __init__(self, services: CardServices, start: str = "new") -> None:
        super().__init__(services.appearance, services.parent, tr("Generate"), SIZE)
        self._services = services
        self._puzzle = services.document.puzzle
        self._line, self._stretches = services.editor.line, services.editor.stretches
        self.filling = Filling(self)
        self.filling.changed.connect(self._show)
        self.finished.connect(self.filling.stop)
        facts = form_facts(self._puzzle, self.tr, drawn=bool(self._line))
        self.form = GenerateForm(self.appearance, facts, start)
        self.form.changed.connect(self.begin)
        self.form.marks_changed.connect(self._show_marks)
        layout = row(self)
        layout.addWidget(self._make_left(), 1)
        layout.addWidget(hairline(vertical=True))
        layout.addWidget(self._make_side())

    # -- parts ---------------------------------------------------------------------------------

    def _make_left(self) -> QWidget:
        px = self.appearance.px
        left = QWidget()
        layout = column(left, (px(24), px(24), px(24), px(20)), px(10))
        self.preview = PuzzlePreview(self.appearance, self.tr("The puzzle"))
        self.preview.toggled.connect(self.form.toggle)
        layout.addWidget(self.preview, 1)
        self.bar = Bar(self.appearance, self.tr("Clues settled"), width=0)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        layout.addWidget(self.bar)
        self.facts = Label(self.appearance, "", "body", 500, "text", wrap=True)
        self.facts.setMinimumHeight(px(44))
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.facts)
        return left

    def _make_side(self) -> QWidget:
        px = self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE, 0.6)
        layout = column(side, (px(24), px(24), px(4), px(20)), px(8))
        title = Label(self.appearance, self.tr("Generate"), "title", 600, display=True)
        title.setContentsMargins(px(4), 0, 0, 0)
        layout.addWidget(title)
        scroll_within(layout, self.form)
        layout.addWidget(self._make_foot(), 0, Qt.AlignmentFlag.AlignBottom)
        return side

    def _make_foot(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        self.again = Button(self.appearance, tr("Stop"))
        self.again.hold_room(tr("Again"), tr("Another one"))
        self.again.clicked.connect(self._stop_or_begin)
        cancel = Button(self.appearance, tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.use = Button(self.appearance, tr("Use it"), Kind.PRIMARY)
        self.use.clicked.connect(self.accept)
        self.default_button = self.use
        foot = QWidget()
        buttons = Flow(px(8), foot, (0, px(8), px(20), 0))
        buttons.addWidget(self.again)
        buttons.push()
        buttons.addWidget(cancel)
        buttons.addWidget(self.use)
        return foot

    def first_focus(self) -> QWidget:
        # Enter there uses the puzzle; on the button it would stop the work.
        return self.preview

    # -- the work ------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the card and begin."""
        super().open()
        self.begin()

    @Slot()
    def begin(self) -> None:
        """Make another puzzle."""
        puzzle, form, start = self._puzzle, self.form, self.form.start()
        if start == "repair":
            self.filling.repair(puzzle)
        elif form.no_kind():
            self.filling.stop()
            self.filling.filled = None
            self.filling.latest = GenerationFailed(Reason(Ungenerated.NO_KINDS))
        else:
            keep = start == "clues"
            if not keep:
                puzzle = blank_of(puzzle, form)
            wanted = form.wanted()
            if start == "line":
                wanted = replace(wanted, line=self._line, stretches=self._stretches)
            self.filling.begin(puzzle, wanted, keep=keep, seed=form.seed_wanted())
        self._show()

    def _stop_or_begin(self) -> None:
        if self.filling.busy:
            self.filling.stop()
            self._show()
        else:
            self.begin()

    def accept(self) -> None:
        """Put the clues on the board; one undo step."""
        after = self._filled()
        names = {"clues": later("Complete the clues"), "repair": later("Repair the clues")}
        name = names.get(self.form.start(), later("Generate clues"))
        self.filling.stop()
        super().accept()
        if after is None:
            return
        after, document = replace(after, solution=None), self._services.document
        after = after.keeping(after.drawn)
        if self._goes_on:
            document.apply(after, name)
        else:
            _, opened = document.history()[0]
            # Marks on the puzzle before make no sense on another one.
            document.apply(_called(after, opened), name, pose=Pose.fresh())

    def _filled(self) -> Puzzle | None:
        """The puzzle at hand with what was made; None while that is nothing new."""
        filled, before = self.filling.filled, self._puzzle
        if filled is None:
            return None
        after = replace(before, board=filled.board, clues=filled.clues, options=filled.options)
        return None if after == before else after

    @property
    def _goes_on(self) -> bool:
        """Is it the puzzle at hand, with its clues, that is made whole or right?"""
        return self.form.start() in ("clues", "repair")

    # -- what is known -------------------------------------------------------------------------

    def _show_marks(self) -> None:
        self.preview.show_marks(self.form.must, self.form.never)

    @Slot()
    def _show(self) -> None:
        filling, news = self.filling, self.filling.latest
        bare = self._puzzle if self._goes_on else Puzzle(self._puzzle.rule, self._puzzle.board)
        shown = filling.filled or bare
        if filling.busy and isinstance(news, Working):
            shown = news.puzzle
        note = ""
        if isinstance(news, Generated) and self.form.start() != "repair":
            note = self.tr("Seed {}").format(filling.seed)
        self.preview.show_puzzle(shown, self._overlay(shown), note)
        words = made_words(filling)
        self.facts.setText(words)
        self.preview.setAccessibleName(words or self.tr("The puzzle"))
        self._show_progress(news)
        repairs = self.form.start() == "repair"
        again = self.tr("Again") if repairs else self.tr("Another one")
        self.again.setText(self.tr("Stop") if filling.busy else again)
        self.use.setEnabled(self._filled() is not None)

    def _show_progress(self, news: object) -> None:
        """The bar: clues settled, or how near the proof has come to the best known."""
        busy = self.filling.busy
        self.bar.setVisible(busy)
        match news:
            case Working(done=done, total=total):
                self.bar.show_part(done, total)
            case _:
                self.bar.show_part(0, 0)

    def _overlay(self, shown: Puzzle) -> Overlay:
        """The line drawn by hand, clues that came or must go, and cells at fault."""
        start, news = self.form.start(), self.filling.latest
        over = Overlay()
        if start == "line":
            on = SpotKind.EDGE if shown.rule.line_on == "cells" else SpotKind.SIDE
            drawn = (self._line, *self._stretches)
            edges = frozenset(_edge(a, b, on) for line in drawn for a, b in pairwise(line))
            over = replace(over, drawn=edges)
        if start == "clues":
            before = set(self._puzzle.clues.all())
            come = frozenset(c.spot for c in shown.clues.all() if c not in before)
            over = replace(over, selected=come)
        match news:
            case GenerationFailed(spots=spots) | Generated(unmet=spots):
                marked = frozenset(Clue("", s) for s in spots if isinstance(s, Cell | Edge))
                over = replace(over, conflict=marked)
            case Repaired(gone=gone):
                over = replace(over, conflict=frozenset(gone))
        return over


def _edge(a: At, b: At, on: SpotKind) -> Spot:
    return Edge.of(a, b, on)


def why_not(puzzle: Puzzle, tr: Callable[[str], str]) -> str:
    """Why nothing is generated for the board of a puzzle; "" if something is."""
    generator = puzzle.rule.generator
    if generator is None:
        return tr("Such puzzles are not generated.")
    if not len(puzzle.board) and generator.makes != "board":
        return tr("This board has no cells yet.")
    return ""


def _beginnings(puzzle: Puzzle) -> frozenset[str]:
    """The keys of what generating can begin with."""
    generator = puzzle.rule.generator
    return frozenset() if generator is None else frozenset(b.key for b in generator.beginnings)


def show_generate(services: CardServices, start: str = "new") -> None:
    """The dialog for the board on the canvas, or a sentence why there is none."""
    puzzle = services.document.puzzle
    refused = why_not(puzzle, tr)
    if refused:
        services.refuse(refused)
    elif start == "line" and not services.editor.line:
        services.refuse(tr("Draw the solution, or a stretch of it, with the tool Line first."))
    elif start not in _beginnings(puzzle):
        services.refuse(
            tr("Here the clues are the board itself: they are made anew, not completed.")
        )
    elif start in ("clues", "repair") and not puzzle.clues:
        services.refuse(tr("There are no clues yet."))
    else:
        GenerateDialog(services, start).open()


class Making:
    """What the menus offer for the clues of the puzzle in a window."""

    def __init__(self, services: CardServices) -> None:
        self._services = services

    def line(self) -> None:
        """Clues for the line that was drawn by hand."""
        show_generate(self._services, "line")

    def complete(self) -> None:
        """As few more clues as make the solution the only one."""
        show_generate(self._services, "clues")

    def repair(self) -> None:
        """As few clues fewer as leave a solution."""
        show_generate(self._services, "repair")

    def report(self) -> None:
        """Which clues could go, and how many minimal sets of clues there are."""
        show_clue_sets(self._services)
