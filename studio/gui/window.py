"""The main window: one document, its editor, the live check, and everything wired together."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QStackedWidget, QWidget

from studio.gui import gallery
from studio.gui.actions import fill_menus, make_actions
from studio.gui.crash import CrashHook
from studio.gui.dialogs import Dialogs
from studio.gui.document import Document
from studio.gui.drawings import Replaying
from studio.gui.editor import Editor
from studio.gui.files import Files
from studio.gui.generate import Making, show_generate
from studio.gui.lessons import Lessons
from studio.gui.live import LiveCheck
from studio.gui.look import Look
from studio.gui.modes import MODES
from studio.gui.modes.switch import EDIT, Modes
from studio.gui.new_puzzle import NewPuzzle, first_puzzle
from studio.gui.presenter import LAYERS, SHOWN_AT_FIRST, Presenter
from studio.gui.settings import Settings
from studio.gui.walks import WalkBrowser
from studio.gui.whole_board import WholeBoard
from studio.gui.widgets.header import Title
from studio.gui.widgets.statusbar import Hint
from studio.gui.widgets.welcome import WelcomePage
from studio.gui.workplace import Workplace
from studio.puzzle import Clue, Puzzle

if TYPE_CHECKING:
    from studio.gui.recovery import Recovery

LEAST_WIDTH, LEAST_HEIGHT = 1024, 680
HINT_MS = 6000
"""How long a word about what was refused or lost stays in the status line."""


class Window(QMainWindow):
    """One window with one document."""

    closing = Signal()
    """The window closes for good: work in the background ends."""
    document_shown = Signal(object)
    """Another :class:`Document` is open."""

    def __init__(self, look: Look, settings: Settings) -> None:
        super().__init__()
        self.look, self.settings = look, settings
        self.shown = SHOWN_AT_FIRST if settings.layers is None else settings.layers
        self.document = Document(first_puzzle())
        self.editor = Editor(look, self.document)
        self.live = LiveCheck(self.document, self)
        self.recovery: Recovery | None = None
        self.files = Files(self)
        self.making = Making(self)
        self.menus = QMenuBar()
        self.workplace = Workplace(look, self.menus, self.editor)
        self.walks = WalkBrowser(self)
        self.lessons = Lessons(self)
        self.dialogs = Dialogs(self)
        self.board = WholeBoard(self)
        self.replaying = Replaying(self)
        self.modes = Modes(self, MODES)
        self.actions_by_key = make_actions(self, self.modes.do)
        self.actions_by_key["recovered"].setVisible(False)
        self.menu_by_name = fill_menus(self.menus, self.actions_by_key)
        self.recent_menu = QMenu(self.tr("Open recent"), self)
        self.recent_menu.setToolTipsVisible(True)
        file_menu = self.menu_by_name["File"]
        file_menu.insertMenu(self.actions_by_key["link"], self.recent_menu)
        file_menu.aboutToShow.connect(self._fill_recent)
        self.welcome = WelcomePage(look, self.tr("Puzzle files, links, text"))
        self.pages = QStackedWidget()
        self.pages.addWidget(self.welcome)
        self.pages.addWidget(self.workplace)
        self.setCentralWidget(self.pages)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setAcceptDrops(True)
        self._passing = QTimer(self)
        self._passing.setSingleShot(True)
        self._passing.setInterval(HINT_MS)
        self._passing.timeout.connect(self.show_hints)
        self._marked = 0
        self._drawn = 0
        self._begun = False
        self.crash = CrashHook(self.files.rescue, self)
        self.crash.crashed.connect(self.files.tell_of_crash)
        self._connect()
        self._follow(self.document, on=True)
        self.set_document(self.document)
        self._start_look()
        self.show_welcome()

    # -- wiring --------------------------------------------------------------------------------

    def _connect(self) -> None:
        place, editor = self.workplace, self.editor
        place.header.mode_chosen.connect(self.modes.choose)
        place.header.commands_requested.connect(self.dialogs.palette)
        place.header.panel_requested.connect(lambda: self._set_on("panel", True))
        place.drawer_changed.connect(lambda on: self._set_on("panel", on))
        panel = place.panel
        panel.layer_toggled.connect(lambda key, on: self._set_on(f"layer_{key}", on))
        panel.live_toggled.connect(lambda on: self._set_on("live", on))
        panel.continue_requested.connect(self.live.keep_counting)
        panel.remove_redundant_requested.connect(self.remove_redundant)
        panel.conflict_clue_chosen.connect(self._show_conflict_clue)
        panel.way_out_chosen.connect(self._take_way_out)
        panel.suggestion_placed.connect(self.place_suggestion)
        panel.make_unique_requested.connect(self.making.complete)
        panel.repair_requested.connect(self.making.repair)
        panel.suggestion_focused.connect(self._show_suggestion)
        editor.set_walker(self._walk, lambda: False)
        editor.hovered.connect(self._show_place)
        editor.zoomed.connect(place.status.show_zoom)
        editor.refused.connect(self.say)
        editor.hint.connect(self.say)
        editor.offerChanged.connect(lambda _: self.show_strip())
        self.live.updated.connect(self.show_knowledge)
        for signal, run in (
            (self.welcome.new_requested, self.new_puzzle),
            (self.welcome.generate_requested, self.generate),
            (self.welcome.open_requested, self.files.ask_and_open),
            (self.welcome.all_files_requested, self.files.ask_and_open),
            (self.welcome.rules_requested, self.dialogs.rules),
            (self.welcome.tour_requested, self.files.open_tour),
        ):
            signal.connect(run)
        self.welcome.recent_opened.connect(self._continue)
        self.welcome.example_opened.connect(lambda name: self.files.open_example(Path(name)))

    def _start_look(self) -> None:
        chosen = self.settings.theme
        self.actions_by_key["theme"].setChecked(self.look.theme.name == "dark")
        # The switch says what is seen; what was chosen may be to do as the desktop does.
        self.settings.theme = chosen
        self._set_on("live", self.settings.live)
        for layer in LAYERS:
            self.actions_by_key[f"layer_{layer}"].setChecked(layer in self.shown)
        if not self.restoreGeometry(self.settings.geometry):
            self.resize(1440, 900)

    def action(self, key: str) -> QAction:
        """The action with a key of ``actions.ACTIONS``."""
        return self.actions_by_key[key]

    def _set_on(self, key: str, on: bool) -> None:
        self.actions_by_key[key].setChecked(on)

    # -- the document --------------------------------------------------------------------------

    def set_document(self, document: Document) -> None:
        """Show another document; the one before is forgotten."""
        self.modes.choose(EDIT)
        before, self.document = self.document, document
        self._follow(before, on=False)
        self._follow(document, on=True)
        self.editor.set_document(document)
        self.walks.forget()
        self.live.set_document(document)
        self.show_title()
        self.show_history()
        self.show_hints()
        if document.read_only:
            self.say(document.read_only)
        self.document_shown.emit(document)

    def _follow(self, document: Document, *, on: bool) -> None:
        """Listen to a document, or to it no more."""
        for signal, slot in (
            (document.changed, self._follow_document),
            (document.cleanChanged, self.show_title),
            (document.titleChanged, self.show_title),
            (document.undo_stack.indexChanged, self.show_history),
        ):
            if on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    def open_document(self, document: Document) -> None:
        """Show a document on the working page."""
        self.set_document(document)
        self._begun = True
        self._turn_to(self.workplace)
        self.editor.setFocus()
        self.editor.view.fit()

    def _follow_document(self, puzzle: Puzzle) -> None:
        self._drawn = 0
        self.walks.forget()
        self.live.check()
        self.show_title()

    def show_title(self, *_: object) -> None:
        """Name, unsaved dot and facts, in the header and in the frame of the window."""
        document = self.document
        presenter = self.presenter()
        self.workplace.header.show_title(
            Title(document.title, presenter.facts(), not document.is_clean)
        )
        self.setWindowModified(not document.is_clean)
        self.setWindowTitle(
            f"{document.title}[*] - Oneline Studio" if self.working else "Oneline Studio[*]"
        )

    @property
    def working(self) -> bool:
        """Is the page with the board on show?"""
        return self.pages.currentWidget() is self.workplace

    def show_history(self, *_: object) -> None:
        """What undo and redo would do, in the rail and in the menu."""
        # Follows the stack, not the document: while a step is being pushed it cannot be undone.
        if not self.modes.editing:
            return
        stack = self.document.undo_stack
        self.workplace.rail.show_history(stack.undoText(), stack.redoText())
        for key, can, text in (
            ("undo", stack.canUndo(), stack.undoText()),
            ("redo", stack.canRedo(), stack.redoText()),
        ):
            action = self.actions_by_key[key]
            action.setEnabled(can)
            verb = self.tr("Undo") if key == "undo" else self.tr("Redo")
            action.setText(f"{verb} {text}".strip())

    # -- what is known -------------------------------------------------------------------------

    def presenter(self) -> Presenter:
        """The words and marks for what is known now."""
        undo = self.document.undo_stack.undoText()
        known, drawn = self.live.knowledge, self._drawn
        walk, place = self.walks.line, self.walks.place
        replay = self.replaying.replay
        return Presenter(
            self.document.puzzle, known, self.shown, self.live.live, undo, drawn, walk, place,
            replay.step, replay.playing,
        )  # fmt: skip

    def show_knowledge(self) -> None:
        """Bring panel, header, board and strip up to date."""
        self.replaying.follow()
        presenter = self.presenter()
        state = presenter.state()
        self.workplace.panel.show_state(state)
        self.workplace.header.show_verdict(
            state.verdict.kind,
            presenter.short_count(state.verdict),
            self.workplace.panel.verdict.headline(state.verdict.kind),
        )
        self.editor.set_overlay(presenter.overlay())
        removable = self.working and self.modes.editing and bool(presenter.removable())
        self.actions_by_key["remove_redundant"].setEnabled(removable)
        self.show_strip()

    def show_strip(self) -> None:
        """Bring the strip under the board up to date."""
        self.workplace.strip.show_for(self.editor, self.live.knowledge, self.shown)

    def show_layer(self, layer: str, on: bool) -> None:
        """Switch one kind of mark on the board on or off."""
        self.shown = self.shown | {layer} if on else self.shown - {layer}
        self.settings.layers = self.shown
        self.show_knowledge()

    def set_live(self, live: bool) -> None:
        """Check as she draws, or pause that."""
        self.settings.live = live
        self.live.set_live(live)

    def check_now(self) -> None:
        """Check again, even while checking is paused."""
        self._set_on("live", True)
        self.live.check()

    def remove_redundant(self) -> None:
        """Remove as many redundant clues as can go together; one undo step."""
        clues = self.presenter().removable()
        if clues:
            self.document.apply(self.document.puzzle.erased(*clues))

    def next_marked(self) -> None:
        """Pan to the next clue that is marked as conflicting or redundant, and blink it."""
        clues = self.presenter().marked()
        if not clues:
            self.say(self.tr("No clue is marked."))
            return
        self._marked = (self._marked + 1) % len(clues)
        self._point_at(clues[self._marked])

    def _show_conflict_clue(self, index: int) -> None:
        conflict = self.live.knowledge.conflict
        if conflict is not None and index < len(conflict.clues):
            self._point_at(conflict.clues[index])

    def _point_at(self, clue: Clue) -> None:
        self.editor.reveal(clue.spot)
        self.editor.blink(clue.spot)
        self.workplace.status.show_position(self.presenter().name(clue))

    def place_suggestion(self, index: int) -> None:
        """Place the suggested clue A (0), B (1) or C (2)."""
        suggestions = self.presenter().suggestions()
        if index < len(suggestions):
            after = self.document.puzzle.placed(suggestions[index].clue)
            if isinstance(after, Puzzle):
                self.document.apply(after)

    def _show_suggestion(self, index: int) -> None:
        suggestions = self.presenter().suggestions()
        if index < len(suggestions):
            self._point_at(suggestions[index].clue)

    def _walk(self, forward: bool) -> bool:
        """Tab on the board: to what the panel proposes, if it proposes anything."""
        panel = self.workplace.panel
        if not forward or not panel.isVisible() or not panel.advice_count():
            return False
        panel.focus_advice(0)
        return True

    def show_another(self) -> None:
        """Show one of the solutions drawn at random, another one each time."""
        if self.live.knowledge.walked is not None:
            self.replaying.leaf(1)
            return
        if self.live.knowledge.drawn is None:
            self.say(self.tr("No further solution is known yet."))
            return
        self._drawn += 1
        self._set_on("layer_line", True)
        self.show_knowledge()

    def _show_place(self, words: str) -> None:
        """Where the pointer is, and how the solutions share the link or the cell there."""
        presenter, cell, link = self.presenter(), self.editor.hand.place, self.editor.hand.near
        more = presenter.link_words(link) if link is not None else ""
        if not more and cell is not None:
            more = presenter.cell_words(cell)
        self.workplace.status.show_position(": ".join(part for part in (words, more) if part))

    def _take_way_out(self, index: int) -> None:
        clue = self.presenter().way_out(index)
        if clue is None:
            self.editor.undo()
        else:
            self.document.apply(self.document.puzzle.erased(clue))

    def show_hints(self) -> None:
        """What mouse and keys do in this mode."""
        self.workplace.status.show_hints(self.modes.mode.hints)

    def say(self, sentence: str) -> None:
        """A sentence in the status line, for a while; "" takes it back."""
        if not sentence:
            self._passing.stop()
            self.show_hints()
            return
        self.workplace.status.show_hints([Hint(sentence)])
        self._passing.start()

    # -- slots of the actions ------------------------------------------------------------------

    def new_puzzle(self) -> None:
        """The dialog "New puzzle"."""
        NewPuzzle(self).open()

    def generate(self) -> None:
        """Clues for the board on the canvas; from the welcome page a new puzzle."""
        if self.working:
            show_generate(self)
            return
        new = NewPuzzle(self)
        new.open()
        new.fill()

    def show_welcome(self) -> None:
        """The page with recent puzzles and examples, and the way back to the open puzzle."""
        self.modes.choose(EDIT)
        document = self.document if self._begun else None
        recent = [path for path in self.settings.recent if not document or path != document.path]
        self.welcome.show_state(gallery.state(recent, document))
        self._turn_to(self.welcome)
        self.welcome.new.setFocus()

    def _continue(self, name: str) -> None:
        if name == gallery.OPEN_NOW:
            self._turn_to(self.workplace)
            self.editor.setFocus()
        else:
            self.files.open_path(Path(name))

    def _turn_to(self, page: QWidget) -> None:
        """Show a page; what needs a puzzle can only be done on the working page."""
        self.pages.setCurrentWidget(page)
        self.modes.allow(working=self.working)
        if self.working:
            self.show_history()
            self.show_knowledge()
        self.show_title()

    def _fill_recent(self) -> None:
        """The files used last, by their names, with the whole path as a tip."""
        menu = self.recent_menu
        menu.clear()
        for path in self.settings.recent:
            action = menu.addAction(path.name)
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, file=path: self.files.open_path(file))
        menu.setEnabled(not menu.isEmpty())

    def set_dark(self, dark: bool) -> None:
        """Switch the theme while everything stays as it is."""
        self.settings.theme = "dark" if dark else "light"
        self.look.set_theme(self.look.tokens.dark if dark else self.look.tokens.light)

    def next_region(self) -> None:
        self.workplace.focus_region(1)

    def previous_region(self) -> None:
        self.workplace.focus_region(-1)

    # -- the frame -----------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if data.hasUrls() or data.hasText() or data.hasImage():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.files.open_dropped(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        if not (self.files.may_leave(self.close) and self.dialogs.may_leave(self.close)):
            event.ignore()
            return
        self.closing.emit()
        self.settings.geometry = self.saveGeometry()
        self.files.close()
        self.live.close()
        self._follow(self.document, on=False)
        event.accept()
