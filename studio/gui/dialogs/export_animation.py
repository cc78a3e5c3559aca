"""The sheet "Export animation": what is watched, as a file for pages and lectures."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.film_dialog import FilmDialog
from studio.gui.style.sentences import counted
from studio.gui.style.texts import tr
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.scrolling import Scroller
from studio.gui.widgets.welcome_parts import Pill
from studio.language import decimal
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.work.animating import shown_time, steps_of
from studio.work.recording import Recording
from studio.work.storyboards import Storyboard

SIZE = QSize(460, 410)

FORMS = (
    ("gif", "GIF", "gif", "Plays everywhere"),
    ("apng", "APNG", "png", "Sharper and with all colours; browsers play it"),
    ("html", "HTML", "html", "A page with a player of its own, for lectures"),
)
"""Key, name, ending, and a line about each."""

MOST = (30, 60, 120, 240, 480, 960)
USUAL_MOST = 3
WIDTHS = (320, 480, 640, 960, 1280)
USUAL_WIDTH = 2
SLOWEST_MS, QUICKEST_MS = 1600, 20


class AnimationDialog(FilmDialog):
    """Chooses form, steps and size, asks for a name, and has a solver process make the file.

    ``step`` is the one that is shown now, each is shown for so many ``milliseconds``.
    """

    def __init__(
        self,
        services: CardServices,
        puzzle: Puzzle,
        recording: Recording,
        step: int,
        milliseconds: float,
    ) -> None:
        super().__init__(services, tr("Export animation"), SIZE)
        self._puzzle, self._recording = puzzle, recording
        self._here = min(step, len(recording))
        self._ms = round(min(max(milliseconds, QUICKEST_MS), SLOWEST_MS))
        self._lay_out()
        self._say()

    def _lay_out(self) -> None:
        tr, px = self.tr, self.appearance.px
        layout = column(self, (px(24), px(24), px(24), px(20)), px(10))
        layout.addWidget(Label(self.appearance, tr("Export animation"), "title", 600, display=True))
        self.choices = QWidget()
        chosen = column(self.choices, gap=px(10))
        layout.addWidget(Scroller(self.choices))
        pills = QWidget()
        line = row(pills, gap=px(4))
        self._group = QButtonGroup(self)
        self.pills: dict[str, Pill] = {}
        for key, name, _, _ in FORMS:
            pill = Pill(self.appearance, name)
            pill.clicked.connect(self._say)
            self._group.addButton(pill)
            self.pills[key] = pill
            line.addWidget(pill)
        line.addStretch(1)
        self.pills["gif"].setChecked(True)
        chosen.addWidget(pills)
        self._about = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        chosen.addWidget(self._about)
        self.from_here = CheckBox(self.appearance, tr("From this step on"))
        self.from_here.setEnabled(0 < self._here < len(self._recording))
        self.from_here.toggled.connect(self._say)
        chosen.addWidget(self.from_here)
        self.most = self._stepper(
            tr("Pictures at the most"), [grouped(n) for n in MOST], USUAL_MOST
        )
        self.width_ = self._stepper(
            tr("Width"), [tr("{} px").format(grouped(n)) for n in WIDTHS], USUAL_WIDTH
        )
        for name, stepper in ((tr("Pictures at the most"), self.most), (tr("Width"), self.width_)):
            holder = QWidget()
            inner = row(holder)
            inner.addWidget(Label(self.appearance, name), 1)
            inner.addWidget(stepper)
            chosen.addWidget(holder)
        self._facts = Label(self.appearance, "", "body", 600, wrap=True)
        layout.addWidget(self._facts)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        layout.addWidget(self.bar)
        layout.addStretch(1)
        self.export_button.clicked.connect(self._ask)
        layout.addWidget(self._foot(), 0, Qt.AlignmentFlag.AlignBottom)

    def _stepper(self, name: str, steps: list[str], start: int) -> Stepper:
        stepper = Stepper(self.appearance, name)
        stepper.set_steps(steps, start)
        stepper.changed.connect(self._say)
        return stepper

    # -- what is made --------------------------------------------------------------------------

    def form(self) -> str:
        """The key of the form that is chosen."""
        return next(key for key, pill in self.pills.items() if pill.isChecked())

    def storyboard(self) -> Storyboard:
        """What is asked for."""
        form = self.form()
        return Storyboard(
            self._recording.engine,
            "html" if form == "html" else "apng" if form == "apng" else "gif",
            self._here if self.from_here.isChecked() else 0,
            len(self._recording),
            MOST[self.most.index],
            self._ms,
            "dark" if self.appearance.theme.dark else "light",
            WIDTHS[self.width_.index],
        )

    def _say(self) -> None:
        board = self.storyboard()
        lines = {key: line for key, _, _, line in FORMS}
        self._about.setText(self.tr(lines[self.form()]))
        # A page is as wide as whoever opens it likes.
        self.width_.setEnabled(board.form != "html")
        steps = steps_of(self._recording, board)
        pictures = counted(len(steps), "picture", "pictures")
        seconds = shown_time(self._recording, steps, board) / 1000
        self._facts.setText(self.tr("{}, {} s").format(pictures, decimal(seconds)))

    def _ask(self) -> None:
        known = {key: (name, ending) for key, name, ending, _ in FORMS}
        found = self._ask_for_path({self.form(): known[self.form()]} | known)
        if found is not None:
            form, path = found
            self.pills[form].click()
            self.write(path)

    def write(self, path: Path) -> None:
        """Make the file and save it under this name; the sheet closes when it is made."""
        self._make_film(self._puzzle, self.storyboard(), path)
