"""The dialog for pictures: preview on the left, format, size and contents on the right.

An answer that is drawn bit by bit is made in a solver process, everything else in the background.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from studio import formats, language
from studio.board import At
from studio.drawing.draw import captions, draw
from studio.drawing.overlay import Overlay
from studio.drawing.themes import colour
from studio.engines.events import Verdict
from studio.formats.animation import WIDEST, form_of
from studio.formats.format import Output
from studio.formats.picture_size import DPI, MOST_DPI, SIZES
from studio.formats.png import NARROWEST
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.film_dialog import FilmDialog
from studio.gui.style.painter import Colour, paint_picture
from studio.gui.style.sentences import no_line
from studio.gui.style.texts import tr
from studio.gui.widgets.choices import Choices
from studio.gui.widgets.inputs import CheckBox, NumberField
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.scrolling import scroll_within
from studio.puzzle import Puzzle
from studio.work.storyboards import SOLUTION, Storyboard

SIZE = QSize(900, 600)
SIDE = 380
PIXELS = 2400
"""Width of an exported PNG unless another is asked for: 20 cm at 300 dots an inch."""
WIDEST_FIELD = 16_384
FILM_PIXELS = 640
FILM_MS = 150
"""How long each step of an answer is shown."""

FORMS = {
    "pdf": ("PDF", "A page to print, with title and instructions around what is shown here"),
    "svg": ("SVG", "A drawing for other programs"),
    "png": ("PNG", "A picture of pixels"),
    "gif": ("GIF", "The solution draws itself; plays everywhere"),
    "apng": ("APNG", "The solution draws itself, with all colours"),
    "html": ("HTML", "The solution draws itself, on a page with a player"),
}
"""The name of each form and a line about it."""

FILMS = ("gif", "apng", "html")
SIZED = ("png", "svg", "gif", "apng")

SIZE_NAMES = {
    "": "Own width",
    "square": "Square",
    "portrait": "Portrait",
    "story": "Story",
    "wide": "16:9",
    "card": "Link card",
}
"""What sizes for social media are called."""


class Sheet(QWidget):
    """The puzzle as it is printed: black on white, whatever the theme."""

    def __init__(self, puzzle: Puzzle, paper: Colour) -> None:
        super().__init__()
        self._puzzle, self._paper = puzzle, paper
        self.line: tuple[At, ...] | None = None
        self.closed = False
        self.setAccessibleName(self.tr("Preview"))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor("white"))
            words = captions(self._puzzle, self.line) if self.line else ()
            overlay = Overlay(line=self.line, line_closed=self.closed, captions=words)
            picture = draw(self._puzzle, overlay, paper=True)
            left, top, right, bottom = picture.bounds
            box = QRectF(self.rect()).adjusted(24, 24, -24, -24)
            scale = min(box.width() / (right - left), box.height() / (bottom - top), 40.0)
            painter.translate(box.center())
            painter.scale(scale, scale)
            painter.translate(-(left + right) / 2, -(top + bottom) / 2)
            paint_picture(painter, picture, self._paper)


class ExportDialog(FilmDialog):
    """Chooses a format and a size, then asks for a name and writes in the background."""

    def __init__(self, services: CardServices) -> None:
        super().__init__(services, tr("Export picture"), SIZE)
        self._puzzle = services.document.puzzle
        self._judged = services.judged()
        self._film = False
        self._other_width = FILM_PIXELS
        """That of films while a picture is chosen, and the other way round."""
        px = self.appearance.px
        layout = row(self)
        self.sheet = Sheet(self._puzzle, paper_colours())
        holder = QWidget()
        frame = column(holder, (px(24), px(24), px(24), px(24)))
        frame.addWidget(self.sheet)
        layout.addWidget(holder, 1)
        layout.addWidget(self._options())
        services.learnt.connect(self._learn)

    def _options(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(8), px(28), px(24), px(24)), px(10))
        outer.addWidget(Label(self.appearance, tr("Export picture"), "title", 600, display=True))
        body = self.choices = QWidget()
        layout = column(body, gap=px(10))
        scroll_within(outer, body)
        self.forms = Choices(self.appearance, "", {key: name for key, (name, _) in FORMS.items()})
        self.forms.setAccessibleName(tr("Format"))
        self.pills = self.forms.pills
        if self._services.settings.picture_form in self.pills:
            self.forms.choose(self._services.settings.picture_form)
            if self.forms.chosen in FILMS and self._answer is None:
                self.forms.choose("pdf")
        self.forms.changed.connect(self._say_form)
        layout.addWidget(self.forms)
        self._facts = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        layout.addWidget(self._facts)
        names = {key: tr(name) for key, name in SIZE_NAMES.items()}
        self.sizes = Choices(self.appearance, tr("Size"), names)
        for key, (wide, high) in SIZES.items():
            self.sizes.pills[key].setToolTip(tr("{} × {} pixels").format(wide, high))
        self.sizes.changed.connect(self._say_form)
        layout.addWidget(self.sizes)
        self.pixels = NumberField(
            self.appearance, tr("Pixels across"), PIXELS, NARROWEST, WIDEST_FIELD
        )
        self.dpi = NumberField(self.appearance, tr("Dots an inch"), DPI, 1, MOST_DPI)
        for field in (self.pixels, self.dpi):
            holder = QWidget()
            line = row(holder, gap=px(8))
            line.addWidget(Label(self.appearance, field.name), 1)
            line.addWidget(field)
            layout.addWidget(holder)
        self.transparent = self._box(tr("Transparent ground"))
        self.editable = self._box(tr("Text that can be edited"))
        self.editable.setToolTip(tr("Looks right where the typeface Inter is installed"))
        self.solution = self._box(tr("With the solution"))
        self.solution.toggled.connect(self._show_solution)
        for box in (self.transparent, self.editable, self.solution):
            layout.addWidget(box)
        self._known = Label(self.appearance, "", "small", 400, "text2", wrap=True)
        layout.addWidget(self._known)
        layout.addStretch(1)
        outer.addWidget(self.bar)
        self.export_button.clicked.connect(self._export)
        self.export_button.setDefault(True)
        outer.addWidget(self._foot())
        self._say_form()
        self._say_known()
        return side

    def _box(self, words: str) -> CheckBox:
        box = CheckBox(self.appearance, words)
        box.setAccessibleName(words)
        return box

    def form(self) -> str:
        """The key of the chosen format."""
        return self.forms.chosen

    @property
    def _answer(self) -> tuple[At, ...] | None:
        """The solution that is drawn, if one is known."""
        return self._judged.lines[0] if self._judged and self._judged.lines else None

    @property
    def _several(self) -> bool:
        """Is it one of several?"""
        return self._judged is not None and self._judged.verdict is Verdict.SEVERAL

    @Slot()
    def _learn(self) -> None:
        """Take up what has become known of the puzzle; what was known stays."""
        judged = self._services.judged_since(self._judged)
        if judged != self._judged and self._services.document.puzzle is self._puzzle:
            self._judged = judged
            self._say_known()

    def _say_known(self) -> None:
        """What can be drawn of the solution, as far as it is known."""
        for key in FILMS:
            self.pills[key].setEnabled(self._answer is not None)
        self.solution.setEnabled(self._answer is not None and self.form() not in FILMS)
        words = no_line(self._judged) if self._answer is None else ""
        self._known.setText(tr("One of several solutions") if self._several else words)
        self._known.setVisible(bool(self._known.text()))
        self._show_solution(self.solution.isChecked())

    @Slot()
    def _say_form(self) -> None:
        form = self.form()
        film = form in FILMS
        if film is not self._film:
            # Each has its own width: films as wide as pictures need more memory than there is.
            self._film = film
            width, self._other_width = self._other_width, self.pixels.value
            self.pixels.most = WIDEST if film else WIDEST_FIELD
            self.pixels.set_value(width)
        self._facts.setText(language.sentence(self.tr(FORMS[form][1])))
        self.sizes.setEnabled(form in SIZED)
        self.pixels.setEnabled(form in SIZED and not self.sizes.chosen)
        self.dpi.setEnabled(form == "png")
        self.transparent.setEnabled(form in ("svg", "png"))
        self.editable.setEnabled(form == "svg")
        self.solution.setEnabled(self._answer is not None and form not in FILMS)

    def _show_solution(self, on: bool) -> None:
        self.sheet.line = self._answer if on else None
        self.sheet.closed = bool(self._judged and self._judged.closed)
        self.sheet.update()

    def _export(self) -> None:
        able = (key for key in FORMS if self.pills[key].isEnabled())
        keys = dict.fromkeys((self.form(), *able))
        forms = {key: (FORMS[key][0], "png" if key == "apng" else key) for key in keys}
        found = self._ask_for_path(forms)
        if found is not None:
            form, path = found
            self.pills[form].click()
            self.write(path)

    def output(self) -> Output:
        """What is asked for of a picture."""
        form = self.form()
        size = SIZES.get(self.sizes.chosen) if form in SIZED else None
        return Output(
            self._answer if self.solution.isChecked() else None,
            pixels=self.pixels.value if form in SIZED and size is None else None,
            size=size,
            dpi=self.dpi.value if form == "png" else None,
            transparent=form in ("svg", "png") and self.transparent.isChecked(),
            editable=form == "svg" and self.editable.isChecked(),
            several=self._several,
        )

    def storyboard(self) -> Storyboard:
        """What is asked for of an answer that draws itself."""
        output = self.output()
        pixels = min(output.pixels or FILM_PIXELS, WIDEST)
        film = form_of(self.form())
        return Storyboard(
            SOLUTION, film, milliseconds=FILM_MS, theme="print", pixels=pixels, size=output.size
        )

    def write(self, path: Path) -> None:
        """Write the picture under a name; the dialog stays open until it is on the disk."""
        puzzle, form, output = self._puzzle, self.form(), self.output()
        self._services.settings.picture_form = form
        if form in FILMS:
            self._make_film(puzzle, self.storyboard(), path)
        else:
            self._write(lambda: formats.drawn(puzzle, form, output), path)


def paper_colours() -> Colour:
    """The colours of the printed page by their roles."""
    return lambda role: QColor(colour(role, "print"))
