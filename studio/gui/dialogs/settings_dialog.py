"""The card "Settings": look, checking, what solvers may use, and where unsaved work is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio.catalogue import LANGUAGES, SYSTEM
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services.crash import state_folder
from studio.gui.services.settings import TEXT_PERCENT
from studio.gui.style.appearance import desktop_is_dark
from studio.gui.style.texts import later, tr
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.parts import ElidedLabel, Label, hairline
from studio.gui.widgets.sheet import Sheet
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.welcome_parts import Pill
from studio.language import number as grouped
from studio.records import dataclass
from studio.work.limits import MEMORY_MB, PROCESSES, SECONDS, set_limits

WIDTH = 584
AS_DESKTOP = later("Like the desktop")
THEMES = {"system": AS_DESKTOP, "light": later("Light"), "dark": later("Dark")}
TIMES = (
    later("1 minute"),
    later("5 minutes"),
    later("15 minutes"),
    later("1 hour"),
    later("6 hours"),
    later("1 day"),
)
"""The words of :data:`SECONDS`."""

ABOUT_LIMITS = later(
    "A solver that needs more is stopped and replaced; the puzzle is unharmed. "
    "Solvers always give way to the window."
)


def memory_words(megabytes: int) -> str:
    """ "512 MB", "2 GB"."""
    if megabytes < 1024:
        return tr("{} MB").format(grouped(megabytes))
    return tr("{} GB").format(grouped(megabytes // 1024))


@dataclass(frozen=True)
class Switches:
    """What settings share with the rest of the window: the actions that turn the live check and the
    dark theme on and off, and what gives the windows their new language.
    """

    live: QAction
    theme: QAction
    speak: Callable[[], object]


STEPS: Mapping[str, Sequence[int]] = {
    "text_percent": TEXT_PERCENT,
    "memory_mb": MEMORY_MB,
    "seconds": SECONDS,
    "processes": PROCESSES,
}
"""What can be chosen step by step, by the names of the settings."""


class SettingsDialog(Sheet):
    """Every choice is in force at once, in all windows, and remembered. What is chosen in another
    window is shown here, too. ``language``: the focus begins there.
    """

    def __init__(
        self, services: CardServices, switches: Switches, *, language: bool = False
    ) -> None:
        super().__init__(services.appearance, services.parent, tr("Settings"), width=WIDTH)
        self._settings = services.settings
        self._switches = switches
        self.body_layout.setSpacing(self.appearance.px(6))
        self._look_part()
        self.body_layout.addSpacing(self.appearance.px(10))
        self.body_layout.addWidget(hairline())
        self._solver_part()
        self.body_layout.addSpacing(self.appearance.px(10))
        self.body_layout.addWidget(hairline())
        self._recovery_part()
        self.add_button(tr("Done"), self.reject, primary=True)
        chosen = self.languages[self._settings.language] if language else None
        self.begin_in(chosen or self.themes[self._settings.theme])
        self._settings.changed.connect(self._show_setting)

    # -- parts ---------------------------------------------------------------------------------

    def _look_part(self) -> None:
        self._heading(tr("Look"))
        self.themes = self._pills(tr("Theme"), THEMES, self._settings.theme)
        for key, pill in self.themes.items():
            pill.clicked.connect(lambda _=False, key=key: self.choose_theme(key))
        names = {code: habits.name for code, habits in LANGUAGES.items()}
        self.languages = self._pills(
            tr("Language"), {SYSTEM: AS_DESKTOP, **names}, self._settings.language
        )
        for code, pill in self.languages.items():
            pill.clicked.connect(lambda _=False, code=code: self.choose_language(code))
        self.text_size = self._stepper(
            tr("Text size"),
            [f"{percent} %" for percent in TEXT_PERCENT],
            "text_percent",
            beside=tr("Text size, from the next start on"),
        )
        self.text_size.changed.connect(self.choose_text_size)
        self.contrast = self._box(
            tr("High contrast"),
            tr("Darker or lighter colours for texts and marks, in both themes"),
            self.appearance.theme.high_contrast,
        )
        self.contrast.toggled.connect(self.heighten_contrast)
        self.motion = self._box(
            tr("Less motion"),
            tr("Changes show at once, without moving"),
            self.appearance.reduced_motion,
        )
        self.motion.toggled.connect(self.reduce_motion)
        self.right = self._box(
            tr("Right click counts down and removes"),
            tr("As each tool has it; otherwise the right button shows what can be done there"),
            self._settings.right_edits,
        )
        self.right.toggled.connect(self.let_right_edit)

    def _solver_part(self) -> None:
        self._heading(tr("Solvers"))
        self.live = self._box(
            tr("Check as you draw"),
            tr("Check after every change, or pause that"),
            self._switches.live.isChecked(),
        )
        self.live.toggled.connect(self._switches.live.setChecked)
        self._switches.live.toggled.connect(self.live.setChecked)
        self.memory = self._stepper(
            tr("Memory of each solver"),
            [memory_words(each) for each in MEMORY_MB],
            "memory_mb",
        )
        self.time = self._stepper(
            tr("Processor time for a question"),
            [tr(words) for words in TIMES],
            "seconds",
        )
        self._note(tr(ABOUT_LIMITS))
        self.processes = self._stepper(
            tr("Processes for batches and folders"),
            [str(each) if each else tr("Automatic") for each in PROCESSES],
            "processes",
        )
        for name, stepper in self._limits.items():
            stepper.changed.connect(partial(self.limit, name))
        self.processes.setToolTip(
            tr("How many puzzles are made or checked at once; automatic goes by the processor")
        )

    def _recovery_part(self) -> None:
        self._heading(tr("Recovery"))
        self._note(tr("Every edit is kept within a second, and offered after a crash. It is in:"))
        folder = str(state_folder())
        where = ElidedLabel(self.appearance, folder, "small", 400, "text2")
        where.setToolTip(folder)
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body_layout.addWidget(where)

    def _heading(self, text: str) -> None:
        self.body_layout.addSpacing(self.appearance.px(8))
        self.body_layout.addWidget(Label(self.appearance, text, "lead", 600))

    def _note(self, text: str) -> None:
        self.body_layout.addWidget(Label(self.appearance, text, "small", 400, "text2", wrap=True))

    def _row(self, name: str, *controls: QWidget) -> None:
        holder = QWidget()
        line = Flow(self.appearance.px(4), holder)
        line.addWidget(Label(self.appearance, name))
        line.push()
        for control in controls:
            line.addWidget(control)
        self.body_layout.addWidget(holder)

    def _pills(self, name: str, texts: Mapping[str, str], chosen: str) -> dict[str, Pill]:
        """One of these can be chosen."""
        group = QButtonGroup(self)
        rove(group)
        pills = {}
        for key, text in texts.items():
            pills[key] = Pill(self.appearance, tr(text))
            pills[key].setAccessibleName(f"{name}: {tr(text)}")
            group.addButton(pills[key])
            pills[key].setChecked(key == chosen)
        self._row(name, *pills.values())
        return pills

    def _box(self, text: str, tip: str, on: bool) -> CheckBox:
        box = CheckBox(self.appearance, text)
        box.setAccessibleName(text)
        box.setToolTip(tip)
        box.setChecked(on)
        self.body_layout.addWidget(box)
        return box

    def _stepper(
        self, name: str, words: Sequence[str], setting: str, *, beside: str = ""
    ) -> Stepper:
        stepper = Stepper(self.appearance, name)
        stepper.set_steps(words, self._step(setting))
        self._row(beside or name, stepper)
        return stepper

    @property
    def _limits(self) -> dict[str, Stepper]:
        """What chooses the limits of solvers, by the names of the settings."""
        return {"memory_mb": self.memory, "seconds": self.time, "processes": self.processes}

    def _step(self, setting: str) -> int:
        """The place of what a setting is now among what can be chosen."""
        settings = self._settings
        now = {"text_percent": settings.text_percent, **asdict(settings.limits)}
        return STEPS[setting].index(now[setting])

    @Slot(str)
    def _show_setting(self, name: str) -> None:
        """A setting was changed, here or in another window."""
        settings = self._settings
        match name:
            case "theme":
                self.themes[settings.theme].setChecked(True)
            case "language":
                self.languages[settings.language].setChecked(True)
            case "high_contrast":
                self.contrast.setChecked(settings.high_contrast(desktop=False))
            case "reduced_motion":
                self.motion.setChecked(settings.reduced_motion)
            case "right_edits":
                self.right.setChecked(settings.right_edits)
            case "text_percent":
                self.text_size.show_index(self._step(name))
            case _ if name in self._limits:
                self._limits[name].show_index(self._step(name))

    # -- what is chosen ------------------------------------------------------------------------

    def choose_theme(self, key: str) -> None:
        """Show a theme, or that of the desktop."""
        self._switches.theme.setChecked(key == "dark" or (key == "system" and desktop_is_dark()))
        self._settings.theme = key

    def choose_language(self, code: str) -> None:
        """Speak a language, or that of the desktop, at once: the windows are made anew."""
        if code != self._settings.language:
            self._settings.language = code
            self._switches.speak()

    def choose_text_size(self, place: int) -> None:
        """Larger or smaller texts; the measures of a window are fixed while it lives."""
        self._settings.text_percent = TEXT_PERCENT[place]

    def heighten_contrast(self, on: bool) -> None:
        """High contrast, or as usual."""
        self._settings.choose_contrast(on)
        dark = self.appearance.theme.dark
        self.appearance.set_theme(self.appearance.tokens.theme(dark=dark, high_contrast=on))

    def reduce_motion(self, on: bool) -> None:
        """Move less, or as usual."""
        self._settings.reduced_motion = on
        self.appearance.set_reduced_motion(on)

    def let_right_edit(self, on: bool) -> None:
        """Let the right button change values, or open a menu."""
        self._settings.right_edits = on

    def limit(self, setting: str, place: int) -> None:
        """Give solvers as much of one thing as is chosen, and of all others what they have.

        Those that run are replaced by their windows where that is something else for them.
        """
        chosen = {setting: STEPS[setting][place]}
        limits = replace(self._settings.limits, **chosen)
        set_limits(limits)
        self._settings.limits = limits
