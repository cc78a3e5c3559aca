"""The main window: one document, its editor, the live check, and everything wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenuBar, QStackedWidget, QWidget

from studio.gui.dialogs import gallery
from studio.gui.dialogs.all_drawings import DrawingsDialog
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.generate import Making, show_generate
from studio.gui.dialogs.make_booklet import Booklets
from studio.gui.dialogs.new_puzzle import NewPuzzle, first_puzzle
from studio.gui.dialogs.share_page import Pages
from studio.gui.dialogs.teaching_page import Lessons
from studio.gui.document.background_io import Filing
from studio.gui.document.document import Document
from studio.gui.document.documents import Documents
from studio.gui.document.whole_board import WholeBoard
from studio.gui.editor.context_menu import ContextMenu
from studio.gui.editor.editor import Editor
from studio.gui.modes import MODES
from studio.gui.modes.mode import Context
from studio.gui.modes.switch import EDIT, Modes
from studio.gui.panel.layer_rows import LAYERS, SHOWN_AT_FIRST
from studio.gui.panel.live_check import LiveCheck
from studio.gui.panel.path_browser import Lines, WalkBrowser
from studio.gui.panel.presenter import Presenter
from studio.gui.panel.state import Hand, Replayed, State
from studio.gui.panel.stroke_lists import Replaying
from studio.gui.panel.view import presenter_of, view_of
from studio.gui.services.crash import CrashHook
from studio.gui.services.jobs import Jobs
from studio.gui.services.notices import Notices
from studio.gui.services.refresh import Refresh
from studio.gui.services.settings import Settings
from studio.gui.shell.actions import OF_MODES, ON_EVERY_PAGE, fill_menus, make_actions
from studio.gui.shell.dialog_openers import Dialogs, Shell
from studio.gui.shell.display import Display
from studio.gui.shell.editor_page import EditorPage
from studio.gui.shell.files import Files
from studio.gui.shell.findable import name_also
from studio.gui.shell.first_place import first_place, kept_inside, least_size
from studio.gui.shell.guided_tour import GuidedTour
from studio.gui.shell.own_keys import OwnKeys
from studio.gui.shell.proposals import Proposals
from studio.gui.shell.recents import Recents
from studio.gui.shell.recovery import Recovery
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.welcome import WelcomePage
from studio.puzzle import Puzzle
from studio.work.findings import Walked

if TYPE_CHECKING:
    from studio.work.recording import Recording

PORTABLE = QKeySequence.SequenceFormat.PortableText

TOUR_RADIUS = 3
"""The board of the guided tour: 37 hexagons."""


class Window(QMainWindow):
    """One window with one document."""

    new_window_requested = Signal()
    reopen_requested = Signal()
    document_left = Signal(object)
    """A :class:`Document` goes, for another one or with the window."""
    document_shown = Signal(object)
    """Another :class:`Document` is open."""

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.appearance, self.settings = appearance, settings
        self.setWindowTitle("Oneline Studio[*]")
        self.shown = SHOWN_AT_FIRST if settings.layers is None else settings.layers
        self.document = Document(first_puzzle())
        self.refresh = Refresh(self)
        self.editor = Editor(appearance, self.document, self.refresh)
        self.editor.right_edits = settings.right_edits
        self.context_menu = ContextMenu(self.editor, self.action)
        self.live = LiveCheck(self.editor, self)
        self.notices = Notices(self.refresh.ask, self)
        self.proposals = Proposals(
            self.editor, self.live, self.notices, self.refresh, self.presenter
        )
        self.jobs = Jobs(self)
        self.closing = self.jobs.closing
        self.recovery: Recovery | None = None
        self.filing = Filing(self)
        self.services = self._card_services()
        self.files = Files(self.services)
        self.making = Making(self.services)
        self.menus = QMenuBar()
        self.editor_page = EditorPage(appearance, self.menus, self.editor)
        show_line = partial(self._set_on, "layer_line", True)
        lines = Lines(self.state, show_line, self.notices, self.refresh)
        self.walks = WalkBrowser(lines, self.editor_page.panel.walks)
        self.lessons = Lessons(self.services)
        self.web_pages = Pages(self.services)
        self.booklets = Booklets(self.services)
        self.board = WholeBoard(
            lambda: self.document,
            self.editor.fit,
            self.notices,
            lambda: self.editor.selection.cells,
        )
        self.dialogs = Dialogs(self.services, self._shell())
        panel = self.editor_page.panel
        self.replaying = Replaying(lines, self.walks, panel, self._list_drawings)
        self.guide = GuidedTour(
            appearance, self.editor, self.refresh, self.state, self._open_for_tour
        )
        self.actions_by_key: dict[str, QAction] = {}
        self.modes = Modes(
            self._mode_context(),
            self.editor_page,
            self.actions_by_key,
            MODES,
            everywhere=ON_EVERY_PAGE,
            of_modes=OF_MODES,
        )
        self.display = Display(
            self,
            self.editor_page,
            self.editor,
            self.actions_by_key,
            settings,
            working=lambda: self.working,
            editing=lambda: self.modes.editing,
        )
        self.actions_by_key.update(make_actions(self, self.modes.do))
        name_also(self.actions_by_key)
        self.own_keys = OwnKeys(self.actions_by_key, settings, self.editor, self._show_keys)
        self.editor.keyboard.alone = False
        self.actions_by_key["recovered"].setVisible(False)
        self.menu_by_name = fill_menus(self.menus, self.actions_by_key)
        self.welcome = WelcomePage(appearance, self.tr("Puzzle files, links, text"))
        self.recents = Recents(
            self.welcome, settings, self._begun_document, self.files.open_path, self
        )
        file_menu = self.menu_by_name["File"]
        file_menu.insertMenu(self.actions_by_key["link"], self.recents.menu)
        file_menu.aboutToShow.connect(self.recents.fill_menu)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.welcome)
        self.pages.addWidget(self.editor_page)
        self.setCentralWidget(self.pages)
        self.setMinimumSize(least_size(self.screen().availableGeometry()))
        self.setAcceptDrops(True)
        self._drawn = 0
        self._begun = False
        self.crash = CrashHook(self.files.rescue, self)
        self.crash.crashed.connect(self.files.tell_of_crash)
        self._connect()
        self._follow(self.document, on=True)
        self.set_document(self.document)
        self._start_look()
        self.show_welcome()

    def _mode_context(self) -> Context:
        """What modes get of the window."""
        place = self.editor_page
        return Context(
            self.appearance,
            self.editor,
            self.refresh,
            self.notices,
            self.jobs,
            enable=lambda key, on: self.actions_by_key[key].setEnabled(on),
            key_of=lambda key: self.actions_by_key[key].shortcut().toString(PORTABLE),
            name=lambda clue: self.presenter().name(clue),
            export=self._export_film,
            tool_bar=place.tool_bar,
            strip=place.strip,
            panel=place.panel,
            moves=self.dialogs.moves,
        )

    def _card_services(self) -> CardServices:
        """What cards get of the window."""
        documents = Documents(lambda: self.document, self.open_document, self._may_leave)
        return CardServices(
            self.appearance,
            self,
            self.settings,
            self.notices,
            self.jobs,
            self.filing,
            documents,
            self.editor,
            name=lambda clue: self.presenter().name(clue),
            judged=lambda: self.live.knowledge.judged,
        )

    def _may_leave(self, then: Callable[[], object]) -> bool:
        return self.files.may_leave(then)

    def _choose_mode(self, key: str) -> None:
        self.modes.choose(key)

    def _shell(self) -> Shell:
        """What the openers of cards get beside that."""
        return Shell(
            self.menus,
            self.board,
            self.action,
            working=lambda: self.working,
            editing=lambda: self.modes.editing,
            choose_mode=self._choose_mode,
            renew=self.live.renew,
            own_keys=lambda: self.own_keys,
            open_path=self.files.open_path,
        )

    def keep_journal(self, folder: Path) -> Recovery:
        """Keep what is edited from now on in the user's state folder; OSError if there is no place.

        What other windows left behind is in the menu, as long as there is some.
        """
        restore = self.dialogs.restore_batch
        recovery = Recovery(self.services, self.files.prints, folder, restore)
        entry = self.action("recovered")

        def show_waiting() -> None:
            entry.setVisible(recovery.waiting)

        self.document_shown.connect(recovery.follow)
        self.menu_by_name["File"].aboutToShow.connect(show_waiting)
        recovery.offered.connect(show_waiting)
        show_waiting()
        self.recovery = self.dialogs.recovery = recovery
        return recovery

    def _export_film(
        self, puzzle: Puzzle, recording: Recording, step: int, milliseconds: float
    ) -> None:
        """The dialog that saves a recording; what it needs is loaded with it."""
        from studio.gui.dialogs.export_animation import AnimationDialog

        AnimationDialog(self.services, puzzle, recording, step, milliseconds).open()

    # -- wiring --------------------------------------------------------------------------------

    def _connect(self) -> None:
        place, editor = self.editor_page, self.editor
        place.header.mode_chosen.connect(self.modes.choose)
        place.header.commands_requested.connect(self.dialogs.palette)
        place.header.panel_requested.connect(lambda: self._set_on("panel", True))
        place.drawer_changed.connect(lambda on: self._set_on("panel", on))
        panel = place.panel
        panel.layer_toggled.connect(lambda key, on: self._set_on(f"layer_{key}", on))
        panel.live_toggled.connect(lambda on: self._set_on("live", on))
        panel.continue_requested.connect(self.live.keep_counting)
        panel.stop_requested.connect(self.live.stop)
        panel.make_unique_requested.connect(self.making.complete)
        panel.line_clues_requested.connect(self.making.line)
        panel.repair_requested.connect(self.making.repair)
        editor.set_walker(self._walk, lambda: False)
        self.proposals.connect(panel)
        editor.entryChanged.connect(self.live.follow)
        editor.zoomed.connect(lambda _: place.status.show_zoom(editor.view.magnification))
        zooms = ("fit", "fit_width", "natural_size", "zoom_in", "zoom_out")
        place.status.set_zooms([self.actions_by_key[key] for key in zooms])
        editor.refused.connect(self.say)
        editor.hint.connect(self.notices.hint)
        for change in (
            editor.selectionChanged,
            editor.toolChanged,
            editor.toolsChanged,
            editor.offerChanged,
            editor.entryChanged,
            self.live.updated,
            self.modes.changed,
        ):
            change.connect(self.refresh.ask)
        self.refresh.due.connect(self.show_now)
        for signal, run in (
            (self.welcome.new_requested, self.new_puzzle),
            (self.welcome.generate_requested, self.generate),
            (self.welcome.open_requested, self.files.ask_and_open),
            (self.welcome.all_files_requested, self.files.ask_and_open),
            (self.welcome.rules_requested, self.dialogs.how_to_play),
            (self.welcome.tour_requested, self.guide.begin),
        ):
            signal.connect(run)
        self.welcome.recent_opened.connect(self._continue)
        self.welcome.example_opened.connect(lambda name: self.files.open_example(Path(name)))

    def _start_look(self) -> None:
        chosen = self.settings.theme
        self.actions_by_key["theme"].setChecked(self.appearance.theme.name == "dark")
        # The switch says what is seen; what was chosen may be to do as the desktop does.
        self.settings.theme = chosen
        self._set_on("live", self.settings.live)
        for layer in LAYERS:
            self.actions_by_key[f"layer_{layer}"].setChecked(layer in self.shown)
        available = self.screen().availableGeometry()
        if self.restoreGeometry(self.settings.geometry):
            self.setGeometry(kept_inside(self.geometry(), self.screen().availableGeometry()))
        else:
            self.setGeometry(first_place(available))

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
        if self.begun and before is not document:
            self.document_left.emit(before)
        self._follow(before, on=False)
        self._follow(document, on=True)
        self.say("")
        self.editor.set_document(document)
        self._begin_anew()
        self.live.set_document(self.editor)
        if document.read_only:
            self.say(document.read_only)
        self.document_shown.emit(document)

    def _follow(self, document: Document, *, on: bool) -> None:
        """Listen to a document, or to it no more."""
        for signal, slot in (
            (document.changed, self._follow_document),
            (document.cleanChanged, self.refresh.ask),
            (document.titleChanged, self.refresh.ask),
            (document.undo_stack.indexChanged, self.refresh.ask),
            (document.undo_stack.canUndoChanged, self._allow_undo),
            (document.undo_stack.canRedoChanged, self._allow_redo),
        ):
            if on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    @property
    def begun(self) -> bool:
        """Was a document opened here, if only an empty one?"""
        return self._begun

    def _begun_document(self) -> Document | None:
        """The document, once one was opened here."""
        return self.document if self._begun else None

    def open_document(self, document: Document) -> None:
        """Show a document on the working page."""
        self.set_document(document)
        self._begun = True
        self._turn_to(self.editor_page)
        self.editor.setFocus()
        self.editor.fit()

    def _follow_document(self, _: Puzzle) -> None:
        self.say("")
        focused = focus_within(self)
        if focused is not None and self.editor_page.panel.isAncestorOf(focused):
            # What was done there is done: its button may be gone the next moment.
            self.editor.setFocus()
        self._begin_anew()
        self.live.follow()

    def _begin_anew(self) -> None:
        """What was picked, pointed at or leafed to belongs to the puzzle before."""
        self._drawn, self.proposals.pointed = 0, ""
        self.walks.forget()
        self.refresh.ask()

    @property
    def working(self) -> bool:
        """Is the page with the board on show?"""
        return self.pages.currentWidget() is self.editor_page

    # -- what is shown -------------------------------------------------------------------------

    def state(self) -> State:
        """Everything that decides what is shown now."""
        document, editor = self.document, self.editor
        stack, hand, replay = document.undo_stack, editor.hand, self.replaying.replay
        return State(
            puzzle=document.puzzle,
            knowledge=self.live.knowledge,
            before=self.live.before,
            layers=self.shown,
            live=self.live.live,
            selection=editor.selection,
            entry=editor.writing.entry,
            hand=Hand(
                editor.tool.key,
                editor.tool.kind,
                editor.writing.offer,
                hand.place,
                hand.near,
                self.proposals.pointed,
            ),
            mode=self.modes.key,
            title=document.title,
            clean=document.is_clean,
            working=self.working,
            undo=stack.undoText(),
            redo=stack.redoText(),
            drawn=self._drawn,
            walk=self.walks.line,
            replay=Replayed(replay.line, replay.step, replay.playing),
            hints=self.modes.mode.hints,
            notice=self.notices.sentence,
        )

    def presenter(self) -> Presenter:
        """The words and marks for what is known now."""
        return presenter_of(self.state())

    def show_now(self) -> None:
        """Bring everything that shows up to date, once for all that changed."""
        view = view_of(self.state())
        line, closed = view.line
        self.replaying.replay.follow(line, closed=closed)
        self.display.show(view, self.document)

    def _allow_undo(self, possible: bool) -> None:
        # A slot of the window, so that a document that outlives it finds nobody.
        self.display.allow_undo(possible)

    def _allow_redo(self, possible: bool) -> None:
        self.display.allow_redo(possible)

    def show_layer(self, layer: str, on: bool) -> None:
        """Switch one kind of mark on the board on or off."""
        self.shown = self.shown | {layer} if on else self.shown - {layer}
        self.settings.layers = self.shown
        self.refresh.ask()

    def set_live(self, live: bool) -> None:
        """Check as she draws, or pause that."""
        self.settings.live = live
        self.live.set_live(live)

    def check_now(self) -> None:
        """Check again, even while checking is paused."""
        self._set_on("live", True)
        self.live.check()

    def _walk(self, forward: bool) -> bool:
        """Tab on the board: to what the panel proposes, if it proposes anything."""
        panel = self.editor_page.panel
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
        self.refresh.ask()

    def say(self, sentence: str) -> None:
        """A sentence in the status line, for a while or until the next edit; "" takes it back."""
        self.notices.say(sentence)

    def _list_drawings(self, puzzle: Puzzle, walked: Walked, picked: Callable[[int], None]) -> None:
        """All drawings side by side."""
        dialog = DrawingsDialog(self.services, puzzle, walked)
        dialog.picked.connect(picked)
        dialog.open()

    # -- slots of the actions ------------------------------------------------------------------

    def new_puzzle(self) -> None:
        """The dialog "New puzzle"."""
        NewPuzzle(self.services).open()

    def _open_for_tour(self, then: Callable[[], object]) -> None:
        """The empty board of the guided tour, once the document may be left."""

        def show() -> None:
            self.open_document(Document(first_puzzle(TOUR_RADIUS)))
            then()

        if self.files.may_leave(show):
            show()

    def generate(self) -> None:
        """Clues for the board on the canvas; from the welcome page a new puzzle."""
        if self.working:
            show_generate(self.services)
            return
        new = NewPuzzle(self.services)
        new.open()
        new.fill()

    def show_welcome(self) -> None:
        """The page with recent puzzles and examples, and the way back to the open puzzle."""
        self.modes.choose(EDIT)
        self._turn_to(self.welcome)
        self.recents.show()
        self.welcome.new.setFocus()

    def _continue(self, name: str) -> None:
        if name == gallery.OPEN_NOW:
            self._turn_to(self.editor_page)
            self.editor.setFocus()
        else:
            self.files.open_path(Path(name))

    def _turn_to(self, page: QWidget) -> None:
        """Show a page; what needs a puzzle can only be done on the working page."""
        self.pages.setCurrentWidget(page)
        self.modes.allow(working=self.working)
        self.refresh.ask()

    def _show_keys(self) -> None:
        """The user changed keys."""
        self.modes.mode.show_keys()
        self.refresh.ask()

    def set_dark(self, dark: bool) -> None:
        """Switch the theme while everything stays as it is."""
        self.settings.theme = "dark" if dark else "light"
        self.appearance.set_theme(
            self.appearance.tokens.dark if dark else self.appearance.tokens.light
        )

    def next_region(self) -> None:
        """Give the keyboard to the next part of the page: board, panel, header, rail."""
        self.editor_page.focus_region(1)

    def previous_region(self) -> None:
        """Give the keyboard to the part of the page before."""
        self.editor_page.focus_region(-1)

    # -- keys that nobody else has a use for ---------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        view, text = self.editor.view, event.text()
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not self.working or plain != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._step_back()
        elif not view.hasFocus() and text.isalnum() and view.listener.wants_key(event.key(), text):
            # Where there is no field to type into, digits and letters are meant for the board.
            view.setFocus()
            view.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Esc where it gave up nothing on the board: one step back, wherever the focus is."""
        view, place = self.editor.view, self.editor_page
        away = not view.hasFocus()
        view.setFocus()
        if place.panel_open:
            self._set_on("panel", False)
        elif (
            self.guide.leave()
            or (away and self.modes.editing)
            or (
                away
                and view.listener.key(Qt.Key.Key_Escape, "", shift=False, ctrl=False, alt=False)
            )
        ):
            return
        elif self.action("board_only").isChecked():
            self._set_on("board_only", False)
        else:
            self.modes.choose(EDIT)

    # -- the frame -----------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if data.hasUrls() or data.hasText() or data.hasImage():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.files.open_dropped(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        leaves = self.files.may_leave(self.close) and self.dialogs.may_leave(self.close)
        if not (leaves and self.files.may_close(self.close)):
            event.ignore()
            return
        if self.begun:
            self.document_left.emit(self.document)
        self.closing.emit()
        self.settings.geometry = self.saveGeometry()
        self.live.close()
        self._follow(self.document, on=False)
        event.accept()
