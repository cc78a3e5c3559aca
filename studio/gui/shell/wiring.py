"""What is done on both pages, connected to what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction

from studio.gui.dialogs import gallery
from studio.gui.dialogs.generate import Making
from studio.gui.document.current import CurrentDocument
from studio.gui.editor.editor import Editor
from studio.gui.modes.switch import Modes
from studio.gui.panel.live_check import LiveCheck
from studio.gui.services.notices import Notices
from studio.gui.services.refresh import Refresh
from studio.gui.shell.dialog_openers import Dialogs
from studio.gui.shell.editor_page import EditorPage
from studio.gui.shell.files import Files
from studio.gui.shell.guided_tour import GuidedTour
from studio.gui.shell.pages import Pages
from studio.gui.shell.proposals import Proposals

ZOOMS = ("fit", "fit_width", "natural_size", "zoom_in", "zoom_out")
"""The actions of the menu of the zoom, in its order."""


def ask_on_change(
    refresh: Refresh, current: CurrentDocument, editor: Editor, live: LiveCheck, modes: Modes
) -> None:
    """Whatever changes of what is shown asks for one refresh."""
    for change in (
        current.touched,
        editor.selectionChanged,
        editor.toolChanged,
        editor.toolsChanged,
        editor.offerChanged,
        editor.entryChanged,
        live.updated,
        modes.changed,
    ):
        change.connect(refresh.ask)
    current.replaced.connect(refresh.ask_together)


def connect_editor(editor: Editor, page: EditorPage, live: LiveCheck, notices: Notices) -> None:
    """What the board says, and the way from it to the panel."""
    editor.set_walker(page.walk_into_panel, lambda: False)
    editor.entryChanged.connect(live.follow)
    editor.zoomed.connect(lambda _: page.status.show_zoom(editor.view.magnification))
    editor.refused.connect(notices.say)
    editor.hint.connect(notices.hint)


def connect_page(
    page: EditorPage,
    actions: Mapping[str, QAction],
    modes: Modes,
    dialogs: Dialogs,
    live: LiveCheck,
    making: Making,
    proposals: Proposals,
    do: Callable[[str, Callable[[], object]], object],
) -> None:
    """What is pressed round the board: in header, panel and status line. ``do`` does what
    an action with a key does in the mode that is on.

    Switches go through their actions, so that menus show the same.
    """
    panel = page.panel
    page.header.mode_chosen.connect(modes.choose)
    page.header.commands_requested.connect(partial(do, "palette", dialogs.palette))
    page.header.panel_requested.connect(partial(actions["panel"].setChecked, True))
    page.drawer_changed.connect(actions["panel"].setChecked)
    page.status.set_zooms([actions[key] for key in ZOOMS])
    panel.layer_toggled.connect(lambda layer, on: actions[f"layer_{layer}"].setChecked(on))
    panel.replay.hide_requested.connect(lambda: actions["layer_line"].setChecked(False))
    panel.live_toggled.connect(actions["live"].setChecked)
    panel.continue_requested.connect(live.keep_counting)
    panel.stop_requested.connect(live.stop)
    for signal, key, run in (
        (panel.make_unique_requested, "complete", making.complete),
        (panel.line_clues_requested, "generate_line", making.line),
        (panel.repair_requested, "repair", making.repair),
    ):
        signal.connect(partial(do, key, run))
    proposals.connect(panel)


def connect_welcome(
    pages: Pages, files: Files, dialogs: Dialogs, guide: GuidedTour, notices: Notices
) -> None:
    """What is pressed on the page that welcomes."""

    def go_on(name: str) -> None:
        if name == gallery.OPEN_NOW:
            pages.show_board()
        else:
            files.open_path(Path(name))

    welcome = pages.welcome
    for signal, run in (
        (welcome.new_requested, dialogs.new_puzzle),
        (welcome.generate_requested, dialogs.generate),
        (welcome.open_requested, files.ask_and_open),
        (welcome.all_files_requested, files.ask_and_open),
        (welcome.rules_requested, dialogs.how_to_play),
        (welcome.tour_requested, guide.begin),
        (welcome.recent_opened, go_on),
        (welcome.example_opened, lambda name: files.open_example(Path(name))),
    ):
        signal.connect(notices.go_on)
        signal.connect(run)
