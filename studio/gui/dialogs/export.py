"""The dialog for pictures: preview on the left, format and contents on the right."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio import formats
from studio.board import At
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.drawing.themes import colour
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services import file_dialogs
from studio.gui.style.painter import Colour, paint_picture
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.welcome_parts import Pill
from studio.puzzle import Puzzle

SIZE = QSize(816, 560)
PIXELS = 2400
"""Width of an exported PNG: 20 cm at 300 dots an inch."""

FORMS = (
    ("pdf", "PDF", "A page to print, with title and instructions"),
    ("svg", "SVG", "A drawing for other programs"),
    ("png", "PNG", "A picture of 2,400 pixels"),
)


class Sheet(QWidget):
    """The puzzle as it is printed: black on white, whatever the theme."""

    def __init__(self, puzzle: Puzzle, paper: Colour) -> None:
        super().__init__()
        self._puzzle, self._paper = puzzle, paper
        self.line: tuple[At, ...] | None = None
        self.closed = False
        self.setAccessibleName(self.tr("Preview"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor("white"))
        overlay = Overlay(line=self.line, line_closed=self.closed)
        picture = draw(self._puzzle, overlay, paper=True)
        left, top, right, bottom = picture.bounds
        box = QRectF(self.rect()).adjusted(24, 24, -24, -24)
        scale = min(box.width() / (right - left), box.height() / (bottom - top), 40.0)
        painter.translate(box.center())
        painter.scale(scale, scale)
        painter.translate(-(left + right) / 2, -(top + bottom) / 2)
        paint_picture(painter, picture, self._paper)


class ExportDialog(CardDialog):
    """Chooses a format, then asks for a name and writes in the background."""

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.appearance, services.parent, tr("Export picture"), SIZE)
        self._services = services
        self._puzzle = services.document.puzzle
        judged = services.judged()
        self._answer = judged.lines[0] if judged and judged.lines else None
        self._closed = bool(judged and judged.closed)
        px = self.appearance.px
        layout = row(self)
        self.sheet = Sheet(self._puzzle, paper_colours())
        holder = QWidget()
        frame = column(holder, (px(24), px(24), px(24), px(24)))
        frame.addWidget(self.sheet)
        layout.addWidget(holder, 1)
        layout.addWidget(self._options())

    def _options(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        side = QWidget()
        side.setFixedWidth(px(300))
        layout = column(side, (px(8), px(28), px(24), px(24)), px(12))
        layout.addWidget(Label(self.appearance, tr("Export picture"), "title", 600, display=True))
        pills = QWidget()
        pills_row = row(pills, gap=px(4))
        self._group = QButtonGroup(self)
        self.pills: dict[str, Pill] = {}
        for key, name, _ in FORMS:
            pill = Pill(self.appearance, name)
            pill.clicked.connect(self._say_form)
            self._group.addButton(pill)
            self.pills[key] = pill
            pills_row.addWidget(pill)
        pills_row.addStretch(1)
        layout.addWidget(pills)
        self._line = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        layout.addWidget(self._line)
        self.solution = CheckBox(self.appearance, tr("With the solution"))
        self.solution.setEnabled(self._answer is not None)
        self.solution.setAccessibleName(tr("With the solution"))
        self.solution.toggled.connect(self._show_solution)
        layout.addWidget(self.solution)
        if self._answer is None:
            note = tr("No solution is known yet.")
            layout.addWidget(Label(self.appearance, note, "small", 400, "text2", wrap=True))
        layout.addStretch(1)
        self.export_button = Button(self.appearance, tr("Export..."), Kind.PRIMARY)
        self.export_button.clicked.connect(self._export)
        self.export_button.setDefault(True)
        self.default_button = self.export_button
        cancel = Button(self.appearance, tr("Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QWidget()
        buttons = row(foot, gap=px(8))
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self.export_button)
        layout.addWidget(foot, 0, Qt.AlignmentFlag.AlignBottom)
        self.pills[FORMS[0][0]].setChecked(True)
        self._say_form()
        return side

    def first_focus(self) -> QWidget:
        return self.export_button

    def form(self) -> str:
        """The key of the chosen format."""
        return next(key for key, pill in self.pills.items() if pill.isChecked())

    def _say_form(self) -> None:
        words = {key: line for key, _, line in FORMS}
        self._line.setText(self.tr(words[self.form()]))

    def _show_solution(self, on: bool) -> None:
        self.sheet.line = self._answer if on else None
        self.sheet.closed = self._closed
        self.sheet.update()

    def _export(self) -> None:
        form = self.form()
        services = self._services
        start = services.settings.folder / f"{services.document.title}.{form}"
        found = file_dialogs.ask_where_to_save(
            services.parent, self.tr("Export picture"), start, f"{form.upper()} (*.{form})"
        )
        if found is not None:
            path, _ = found
            self.write(path if path.suffix else Path(f"{path}.{form}"))

    def write(self, path: Path) -> None:
        """Write the picture under a name, in the format of its ending."""
        line = self._answer if self.solution.isChecked() else None
        puzzle = self._puzzle
        form = self.form()
        pixels = PIXELS if form == "png" else None
        self._services.filing.make(lambda: formats.render(puzzle, form, line, pixels=pixels), path)
        self.accept()


def paper_colours() -> Colour:
    """The colours of the printed page by their roles."""
    return lambda role: QColor(colour(role, "print"))
