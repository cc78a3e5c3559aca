"""The card "Settings": look, checking, what solvers may use, and where unsaved work is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
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
from studio.work.limits import MEMORY_MB, PROCESSES, SECONDS, Limits, set_limits

WIDTH = 560
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
    dark theme on and off, and what gives the solvers their new limits and the
    windows their new language.
    """

    live: QAction
    theme: QAction
    renew: Callable[[], object]
    speak: Callable[[], object]


class SettingsDialog(Sheet):
    """Every choice is in force at once, and remembered. ``language``: the focus begins there."""

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
        self.text_size = Stepper(self.appearance, tr("Text size"))
        percents = [f"{percent} %" for percent in TEXT_PERCENT]
        self.text_size.set_steps(percents, TEXT_PERCENT.index(self._settings.text_percent))
        self.text_size.changed.connect(self.choose_text_size)
        self._row(tr("Text size, from the next start on"), self.text_size)
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
        limits = self._settings.limits
        self.memory = self._stepper(
            tr("Memory of each solver"),
            [memory_words(each) for each in MEMORY_MB],
            MEMORY_MB.index(limits.memory_mb),
        )
        self.time = self._stepper(
            tr("Processor time for a question"),
            [tr(words) for words in TIMES],
            SECONDS.index(limits.seconds),
        )
        self._note(tr(ABOUT_LIMITS))
        self.processes = self._stepper(
            tr("Processes for batches and folders"),
            [str(each) if each else tr("Automatic") for each in PROCESSES],
            PROCESSES.index(limits.processes),
        )
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

    def _stepper(self, name: str, words: Sequence[str], start: int) -> Stepper:
        stepper = Stepper(self.appearance, name)
        stepper.set_steps(words, start)
        stepper.changed.connect(lambda _: self.limit())
        self._row(name, stepper)
        return stepper

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

    def limit(self) -> None:
        """Give solvers as much as is chosen; those of the live check are replaced where that is
        something else for them."""
        memory, seconds = MEMORY_MB[self.memory.index], SECONDS[self.time.index]
        limits = Limits(memory, seconds, PROCESSES[self.processes.index])
        before = self._settings.limits
        self._settings.limits = limits
        set_limits(limits)
        if (limits.memory_mb, limits.seconds) != (before.memory_mb, before.seconds):
            self._switches.renew()
