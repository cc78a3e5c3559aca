"""The start of the window: application, look, first paint, and only then the solvers."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from studio import __version__, assets
from studio.catalogue import SYSTEM
from studio.formats.refusal import reason
from studio.gui.qt_plugins import find_plugins
from studio.gui.services import file_dialogs
from studio.gui.services.crash import state_folder
from studio.gui.services.first_paint import FirstPaint
from studio.gui.services.garbage import Garbage
from studio.gui.services.settings import Settings
from studio.gui.shell.board_facts import BoardFacts
from studio.gui.shell.preload import Preload
from studio.gui.shell.recovery import Recovery
from studio.gui.style import texts
from studio.gui.style.appearance import (
    Appearance,
    desktop_is_dark,
    desktop_wants_contrast,
    load_fonts,
    system_font_scale,
)
from studio.gui.style.file_dialog import dress
from studio.gui.style.focus import FocusRings
from studio.gui.style.menu_signs import MenuSigns
from studio.gui.window import Window
from studio.gui.windows import Windows
from studio.language import said
from studio.work.limits import set_limits

DESKTOP_FILE = "oneline-studio"
"""The name of the menu entry, without its suffix."""

SWITCH_SECONDS = 0.001
"""How long a background thread may hold the interpreter while the window waits for it."""


def make_application() -> QApplication:
    """The application object with its name, icon and fonts."""
    find_plugins()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("oneline-studio")
    app.setOrganizationName("Oneline Studio")
    app.setApplicationDisplayName("Oneline Studio")
    app.setApplicationVersion(__version__)
    # By this name Wayland finds the icon and the menu entry.
    QGuiApplication.setDesktopFileName(DESKTOP_FILE)
    app.setStyle(MenuSigns())
    app.setWindowIcon(QIcon(str(assets.path("icons", "oneline-studio.svg"))))
    load_fonts()
    texts.speak(SYSTEM)
    return app


def make_appearance(settings: Settings) -> Appearance:
    """The look that the settings and the desktop ask for."""
    appearance = Appearance(
        scale=system_font_scale() * settings.text_percent / 100,
        reduced_motion=settings.reduced_motion,
    )
    dark = settings.theme == "dark" or (settings.theme == "system" and desktop_is_dark())
    high = settings.high_contrast(desktop_wants_contrast())
    appearance.set_theme(appearance.tokens.theme(dark=dark, high_contrast=high))
    appearance.apply()
    file_dialogs.dress_with(partial(dress, appearance))
    return appearance


def make_window(settings: Settings | None = None, language: str = "") -> Window:
    """A window, ready to be shown; solvers start with :func:`start_solvers`. It speaks the
    ``language`` with that code, or that of the settings."""
    app = make_application()
    settings = settings or Settings()
    texts.speak(language or settings.language)
    appearance = make_appearance(settings)
    set_limits(settings.limits)
    FocusRings(appearance, app)
    return Window(appearance, settings)


def start_solvers(window: Window) -> None:
    """Start live checking once the window is up, and settle the collector."""
    window.live.start()
    Preload(window, lambda: window.current.begun)
    facts = BoardFacts(lambda: window.document.puzzle if window.current.begun else None, window)
    window.current.replaced.connect(facts.look_soon)
    facts.look_soon()
    # What exists now lives as long as the window; scanning it again and again would cost frames.
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH_SECONDS)


def start_recovery(window: Window) -> Recovery | None:
    """Keep a journal of what is edited from now on; None where there is no place for it."""
    try:
        recovery = window.keep_journal(state_folder())
    except OSError as error:
        words = window.tr("Unsaved work cannot be kept for recovery: {}")
        window.say(words.format(said(reason(error))))
        return None
    saving = window.settings.saving
    recent = [path.parent for path in window.settings.recent]
    recovery.clean([*recent, saving] if saving else recent)
    return recovery


def start_another(window: Window) -> None:
    """Set a further window going, with a journal and solvers of its own."""
    start_recovery(window)
    FirstPaint(window, partial(start_solvers, window))


def main(arguments: Sequence[str] = (), language: str = "") -> int:
    """Open the window, with a file if one is named, in a language if one is asked for; returns when
    it is closed."""
    if not display_is_there():
        sys.stderr.write("There is no display to open a window on; `studio demo` works without.\n")
        return 69
    window = make_window(language=language)
    app = QApplication.instance()
    assert app is not None
    windows = Windows(lambda: Window(window.appearance, window.settings), start_another, app)
    windows.add(window)
    window.crash.install()
    Garbage(app)
    recovery = start_recovery(window)
    if arguments:
        window.files.open_path(Path(arguments[0]))
    else:
        # The board lies behind the welcome page.
        window.refresh.hold()
    FirstPaint(window, partial(go_on, window, recovery))
    window.show()
    # Python sees Ctrl+C only when it runs: an idle loop must wake up for it now and then.
    signal.signal(signal.SIGINT, lambda *_: windows.quit())
    waking = QTimer(app)
    waking.start(200)
    waking.timeout.connect(lambda: None)
    return int(app.exec())


def go_on(window: Window, recovery: Recovery | None) -> None:
    """What follows once the window is seen."""
    window.refresh.go_on()
    start_solvers(window)
    if recovery is not None:
        recovery.offer()


def display_is_there() -> bool:
    """Can a window open here? Off-screen drawing, asked for by name, counts."""
    if sys.platform in ("win32", "darwin"):
        return True
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    return bool(asked or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
