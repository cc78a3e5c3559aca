"""The main window: one document, its editor, the live check, and everything wired together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QDialog, QMainWindow, QMenuBar

from studio import language
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.generate import Making
from studio.gui.dialogs.make_booklet import Booklets
from studio.gui.dialogs.new_puzzle import first_puzzle
from studio.gui.dialogs.share_page import Pages as WebPages
from studio.gui.dialogs.teaching_page import Lessons
from studio.gui.document.background_io import Filing
from studio.gui.document.current import CurrentDocument
from studio.gui.document.document import Document
from studio.gui.document.documents import Documents
from studio.gui.document.games import Games
from studio.gui.document.journal import Journal
from studio.gui.document.whole_board import WholeBoard
from studio.gui.editor.context_menu import ContextMenu
from studio.gui.editor.editor import Editor
from studio.gui.editor.tools import Selection
from studio.gui.modes import MODES
from studio.gui.modes.mode import Context
from studio.gui.modes.switch import EDIT, Modes
from studio.gui.panel.live_check import LiveCheck
from studio.gui.panel.path_browser import Lines, WalkBrowser
from studio.gui.panel.presenter import Presenter
from studio.gui.panel.state import State
from studio.gui.panel.stroke_lists import Replaying
from studio.gui.panel.view import presenter_of, view_of
from studio.gui.services.crash import CrashHook
from studio.gui.services.jobs import Jobs
from studio.gui.services.leaving import GivenUp, may_leave
from studio.gui.services.notices import Notices
from studio.gui.services.refresh import Refresh
from studio.gui.services.settings import Settings
from studio.gui.shell import wiring
from studio.gui.shell.actions import OF_MODES, ON_EVERY_PAGE, fill_menus, make_actions
from studio.gui.shell.dialog_openers import Dialogs, Shell
from studio.gui.shell.display import Display
from studio.gui.shell.editor_page import EditorPage
from studio.gui.shell.files import Files
from studio.gui.shell.findable import name_also, name_layers, said_off, tell_needs
from studio.gui.shell.first_place import least_size, place_window
from studio.gui.shell.guided_tour import GuidedTour
from studio.gui.shell.menu_letters import MenuLetters
from studio.gui.shell.own_keys import OwnKeys
from studio.gui.shell.pages import Pages
from studio.gui.shell.proposals import Proposals
from studio.gui.shell.recents import Recents
from studio.gui.shell.recovery import Recovery
from studio.gui.shell.remembered import RememberedSwitches
from studio.gui.shell.told_keys import ToldKeys
from studio.gui.shell.way_back import off_by_key, take_spare_key
from studio.gui.shell.whole_state import WholeState
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.card_dialog import in_front, open_cards
from studio.gui.widgets.drop_frame import DropFrame
from studio.gui.widgets.welcome import WelcomePage
from studio.puzzle import Puzzle

PORTABLE = QKeySequence.SequenceFormat.PortableText


class Window(QMainWindow):
    """One window with one document."""

    new_window_requested = Signal()
    quit_requested = Signal()
    reopen_requested = Signal()
    language_chosen = Signal()

    def __init__(self, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.appearance, self.settings = appearance, settings
        self._may_go = False
        self.is_last: Callable[[], bool] = lambda: True
        """Does the program end with this window?"""
        self._question: QDialog | None = None
        self._journal: Journal | None = None
        """The one that a window before handed over, until it is gone on with."""
        self.setWindowTitle("Oneline Studio")
        self._make_editor()
        self._make_cards()
        self._make_board_parts()
        self._make_modes()
        self._make_pages()
        self._whole = WholeState(
            self.current,
            self.editor,
            self.live,
            self.switches,
            self.proposals,
            self.walks,
            self.replaying,
            self.modes,
            self.pages,
            self.notices,
            self._key_of,
        )
        self.setCentralWidget(self.pages)
        self.setMinimumSize(least_size(self.screen().availableGeometry()))
        self.setAcceptDrops(True)
        self.drop_frame = DropFrame(self.appearance, self)
        self.crash = CrashHook(self.files.rescue, self)
        self.crash.crashed.connect(self.files.tell_of_crash)
        self._connect()
        self.set_document(self.document)
        self.switches.begin(self.actions_by_key)
        self.editor_page.begin_panel(settings.panel, settings.drawer)
        place_window(self, settings.geometry)
        self.pages.show_welcome()

    # -- the parts, each of what is there before it --------------------------------------------

    def _make_editor(self) -> None:
        """The document with its editor, and what works in the background for both."""
        self.current = CurrentDocument(Document.new(first_puzzle()), self)
        self.refresh = Refresh(self)
        self.editor = Editor(self.appearance, self.document, self.refresh)
        self.editor.right_edits = lambda: self.settings.right_edits
        self.context_menu = ContextMenu(self.editor, self.action)
        self.live = LiveCheck(self.editor, self)
        self.notices = Notices(self.refresh.ask, self)
        self.proposals = Proposals(
            self.editor, self.live, self.notices, self.refresh, self.presenter
        )
        self.switches = RememberedSwitches(
            self.settings, self.appearance, self.live, self.refresh, self
        )
        self.jobs = Jobs(self)
        self.closing = self.jobs.closing
        self.filing = Filing(self)
        self.games = Games()

    def _make_cards(self) -> None:
        """What opens cards and dialogs."""
        self.services = self._card_services()
        self.files = Files(self.services)
        self.making = Making(self.services)
        self.lessons = Lessons(self.services)
        self.web_pages = WebPages(self.services)
        self.booklets = Booklets(self.services)
        self.board = WholeBoard(
            lambda: self.document,
            self.editor.fit,
            self.notices,
            lambda: self.editor.selection.cells,
            lambda: self.editor.select(Selection()),
        )
        self.menus = QMenuBar()
        self.dialogs = Dialogs(self.services, self._shell())
        self.files.folder_opened.connect(self.dialogs.collection)
        self.files.booklet_opened.connect(self.booklets.show)

    def _make_board_parts(self) -> None:
        """The page with the board, and what chooses the marks and lines on it."""
        self.editor_page = EditorPage(self.appearance, self.menus, self.editor)
        panel = self.editor_page.panel
        show_line = partial(self.switches.show_for_now, "line")
        lines = Lines(self.state, show_line, self.notices, self.refresh)
        self.walks = WalkBrowser(lines, panel.walks)
        self.replaying = Replaying(lines, self.walks, panel, self.dialogs.drawings)
        self.guide = GuidedTour(
            self.appearance,
            self.editor_page,
            self.refresh,
            self.state,
            self.services.documents,
            self._key_in_words,
        )

    def _make_modes(self) -> None:
        """The modes, and the actions, which go through the mode that is on."""
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
            self.settings,
            working=lambda: self.pages.working,
            editing=lambda: self.modes.editing,
            digest_of=lambda path: self.files.prints.get(path, ""),
        )

    def _make_pages(self) -> None:
        """Both pages, and the actions in their menus: all that they name is there by now."""
        welcome = WelcomePage(self.appearance, self.tr("Puzzle files, links, text"))
        self.recents = Recents(welcome, self.settings, self.current, self.files.open_path, self)
        self.pages = Pages(welcome, self.editor_page, self.recents, self.modes, self.refresh)
        self.actions_by_key.update(make_actions(self, self._do))
        name_also(self.actions_by_key)
        self.own_keys = OwnKeys(self.actions_by_key, self.settings, self.editor, self._show_keys)
        self.settings.changed.connect(self._take_up_setting)
        self.told_keys = ToldKeys(self.editor_page, welcome, self._key_of)
        self.editor.keyboard.alone = False
        self.menu_by_name = fill_menus(self.menus, self.actions_by_key)
        self.menu_letters = MenuLetters(self.menus, self.menu_by_name)
        self.menu_letters.give(self.actions_by_key.values())
        file_menu = self.menu_by_name["File"]
        file_menu.insertMenu(self.actions_by_key["link"], self.recents.menu)
        file_menu.aboutToShow.connect(self.recents.fill_menu)

    def _mode_context(self) -> Context:
        """What modes get of the window."""
        place = self.editor_page
        return Context(
            self.appearance,
            self.editor,
            self.refresh,
            self.notices,
            self.jobs,
            self.games,
            enable=lambda key, on: self.actions_by_key[key].setEnabled(on),
            key_of=self._key_of,
            name=lambda clue: self.presenter().name(clue),
            export=self.dialogs.film,
            tool_bar=place.tool_bar,
            strip=place.strip,
            panel=place.panel,
            moves=lambda: self.modes.do("moves", self.dialogs.moves),
            go_to=self.dialogs.go_to,
            covered=lambda: in_front(self) is not None,
        )

    def _card_services(self) -> CardServices:
        """What cards get of the window."""
        documents = Documents(
            lambda: self.document,
            self.open_document,
            self._may_leave,
        )
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
            graded=lambda: self.live.knowledge.graded,
            redundant=lambda: self.live.knowledge.redundant,
            learnt=self.live.updated,
        )

    def _may_leave(self, then: Callable[[], object]) -> bool:
        return self.files.may_leave(then)

    def _choose_mode(self, key: str) -> None:
        self.modes.choose(key)

    def _mode_has(self, key: str) -> bool:
        return self.modes.has(key)

    def _shell(self) -> Shell:
        """What the openers of cards get beside that."""
        return Shell(
            self.menus,
            self.board,
            self.action,
            working=lambda: self.pages.working,
            editing=lambda: self.modes.editing,
            mode_has=self._mode_has,
            choose_mode=self._choose_mode,
            speak=self.language_chosen.emit,
            own_keys=lambda: self.own_keys,
            open_path=self.files.open_path,
        )

    def keep_journal(self, folder: Path) -> Recovery:
        """Keep what is edited and played from now on in the user's state folder.

        OSError if there is no place.
        """
        recovery = Recovery(
            self.services, self.files.prints, folder, self.dialogs.restore_batch, self._journal
        )
        self._journal = None
        self.current.replaced.connect(recovery.follow)
        self.dialogs.recovery = recovery
        self.games.keep_in(folder)
        return recovery

    # -- wiring --------------------------------------------------------------------------------

    def _connect(self) -> None:
        """The document is heard, the parts of the page do what is pressed."""
        page, actions, dialogs = self.editor_page, self.actions_by_key, self.dialogs
        current, editor, modes = self.current, self.editor, self.modes
        current.replaced.connect(self._take_up)
        current.changed.connect(self._follow_document)
        current.undo_possible.connect(self.display.allow_undo)
        current.redo_possible.connect(self.display.allow_redo)
        editor.entryChanged.connect(lambda: self.display.allow_undo(bool(editor.undo_text)))
        page.panel_chosen.connect(self.switches.keep_panel)
        wiring.connect_editor(editor, page, self.live, self.notices)
        wiring.connect_page(
            page, actions, modes, dialogs, self.live, self.making, self.proposals, self._do
        )
        self.pages.currentChanged.connect(self.notices.go_on)
        wiring.connect_welcome(self.pages, self.files, dialogs, self.guide, self.notices)
        wiring.ask_on_change(self.refresh, current, editor, self.live, modes)
        self.refresh.due.connect(self.show_now)
        self.refresh.rest_due.connect(self.display.show_rest)

    def _do(self, key: str, in_edit: Callable[[], object]) -> None:
        """What an action does in the mode that is on."""
        self.notices.go_on()
        self.modes.do(key, in_edit)

    def action(self, key: str) -> QAction:
        """The action with a key of ``actions.ACTIONS``."""
        return self.actions_by_key[key]

    def _key_of(self, key: str) -> str:
        """The keys of an action, such as "Ctrl+J"; "" where it has none."""
        return self.actions_by_key[key].shortcut().toString(PORTABLE)

    def _key_in_words(self, key: str) -> str:
        """The keys of an action or a tool in a sentence; its name where it has none."""
        return self.own_keys.words(key)

    # -- the document --------------------------------------------------------------------------

    @property
    def document(self) -> Document:
        """The document that is open."""
        return self.current.document

    def set_document(self, document: Document) -> None:
        """Show another document; the one before is forgotten."""
        self.modes.choose(EDIT)
        self.current.replace(document)

    def _take_up(self, document: Document) -> None:
        self.say("")
        self.editor.set_document(document)
        self.switches.begin_anew()
        self._begin_anew()
        self.live.set_document(self.editor)
        if document.read_only:
            self.say(language.said(document.read_only))

    def open_document(self, document: Document) -> None:
        """Show a document on the working page."""
        self.set_document(document)
        self.current.begun = True
        self.pages.show_board()
        self.editor.fit()

    def take_up(self, other: Window) -> None:
        """Go on with what another window has, which is about to close: its document and whatever
        is known of it, chosen and under way there."""
        recovery = other.dialogs.recovery
        if recovery is not None:
            other.current.replaced.disconnect(recovery.follow)
            self._journal = recovery.hand_over()
        self.dialogs.take_up(other.dialogs)
        other.editor.writing.finish()
        other.document.say_again()
        if not other.current.begun:
            return
        self.files.prints.update(other.files.prints)
        self.open_document(other.document)
        self.live.take_up(other.live)
        self.editor.take_up(other.editor)
        self.modes.take_up(other.modes)
        if not other.pages.working:
            self.pages.show_welcome()

    def _follow_document(self, _: Puzzle) -> None:
        # What is played, watched or explained is the puzzle before.
        self.modes.choose(EDIT)
        self.say("")
        focused = focus_within(self)
        if focused is not None and self.editor_page.panel.isAncestorOf(focused):
            # What was done there is done: its button may be gone the next moment.
            self.editor.setFocus()
        self._begin_anew()
        self.live.follow()

    def _begin_anew(self) -> None:
        """What was picked, pointed at or leafed to belongs to the puzzle before; so do the commands
        that were offered, if that was of another kind."""
        self.modes.allow_kind()
        rule = self.document.puzzle.rule
        name_layers(self.actions_by_key, rule)
        tell_needs(self.actions_by_key, rule)
        self.proposals.pointed = ""
        self.walks.forget()
        self.refresh.ask()

    # -- what is shown -------------------------------------------------------------------------

    def state(self) -> State:
        """Everything that decides what is shown now."""
        return self._whole.now()

    def presenter(self) -> Presenter:
        """The words and marks for what is known now."""
        return presenter_of(self.state())

    def show_now(self) -> None:
        """Take up all that changed, once, and show it where the hand is."""
        view = view_of(self.state())
        line, closed = view.line
        self.replaying.replay.follow(line, closed=closed)
        self.display.show(view, self.document)
        self.pages.welcome.show_notice(self.notices.sentence)

    def check_now(self) -> None:
        """Check again, even while checking is paused; it stays so for what comes."""
        self.live.check_once()

    def say(self, sentence: str) -> None:
        """A sentence in the status line, for a while or until the next edit; "" takes it back."""
        self.notices.say(sentence)

    # -- slots of the actions ------------------------------------------------------------------

    def open_menus(self) -> None:
        """Open the first menu, for hands that stay on the keys."""
        self.menus.setActiveAction(self.menus.actions()[0])

    @Slot(str)
    def _take_up_setting(self, name: str) -> None:
        """A setting was changed, in this window or another one."""
        if name == "keys":
            self.own_keys.take_up()
        elif name == "right_edits":
            # The status line says what the right button does.
            self.refresh.ask()
        elif name in ("memory_mb", "seconds"):
            self.live.renew()

    def _show_keys(self) -> None:
        """The user changed keys."""
        self.modes.mode.show_keys()
        self.told_keys.tell()
        self.menu_letters.give(self.actions_by_key.values())
        self.refresh.ask()

    # -- keys that nobody else has a use for ---------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        parts = (self.editor, self.editor_page, self.modes, self.actions_by_key)
        if self.pages.working and take_spare_key(event, *parts, self.guide.leave):
            return
        off = off_by_key(event, self.actions_by_key.values())
        if off is None:
            super().keyPressEvent(event)
        else:
            self.notices.refuse(said_off(off, self.dialogs.why_off(off)))

    # -- the frame -----------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        # A card keeps input away from the page behind it, and so what would open there.
        if (data.hasUrls() or data.hasText() or data.hasImage()) and in_front(self) is None:
            _take_copy(event)
            self.drop_frame.show_over(self.editor.view if self.pages.working else self.pages)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.drop_frame.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self.drop_frame.hide()
        # A key may have opened a card while something was held over the window.
        if in_front(self) is None:
            _take_copy(event)
            self.files.open_dropped(event.mimeData())
        else:
            event.ignore()

    # -- leaving -------------------------------------------------------------------------------

    def ask_to_leave(self, given_up: GivenUp, then: Callable[[], object]) -> QDialog | None:
        """The next question before the window may go, open; None if nothing would be lost.

        It takes the place of one that was asked before and not answered.
        """
        if self._question is not None:
            self._question.reject()
        cards = (card.ask_to_leave for card in reversed(open_cards(self)))
        files, batch = self.files, self.dialogs.ask_to_leave
        for ask in (*cards, files.ask_to_leave, batch, files.ask_to_wait):
            question = ask(given_up, then)
            if question is not None:
                self._question = question
                question.finished.connect(self._settle)
                return question
        return None

    def _settle(self) -> None:
        self._question = None

    def come_forward(self) -> None:
        """Show the window above all others: something is asked there."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def leave(self) -> None:
        """Close the window; all that would be lost with it is answered for."""
        self._may_go = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        last = self.is_last()
        if not self._may_go and not may_leave(self.ask_to_leave, self.leave, ends=last):
            event.ignore()
            return
        self.filing.give_up()
        self.current.close()
        self.closing.emit()
        self.games.close()
        self.settings.geometry = self.saveGeometry()
        self.live.close()
        event.accept()


def _take_copy(event: QDropEvent) -> None:
    """Accept what is dropped, to be opened: it stays where it is. Who hears of a move, which a
    source may propose, may delete it there."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
