"""The print dialog: the sheet as it will come out, and what is wanted on it.

The preview paints the layout that printer and PDF get, too (:mod:`studio.formats.printing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from studio import language
from studio.board import At
from studio.drawing.themes import colour
from studio.engines.events import Verdict
from studio.formats import FormatError
from studio.formats.booklet import GRIDS
from studio.formats.links import link_of
from studio.formats.pdf import BODY, LABEL, STRONG, TITLE, runs, text_width
from studio.formats.printing import (
    SAVED,
    Drawing,
    Printed,
    PrintOptions,
    Sheet,
    Words,
    lacking,
    pdf,
    sheets,
    shown,
)
from studio.gui.dialogs.card_file import write_and_leave
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services import file_dialogs
from studio.gui.services.background import InTurn
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.figures import JAPANESE, LATIN
from studio.gui.style.painter import Colour, paint_picture
from studio.gui.style.sentences import first_of, no_line, no_line_of_open
from studio.gui.style.texts import for_many
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.choices import Choices
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.welcome_parts import Pill
from studio.language import number as grouped
from studio.work.folders import Looked
from studio.work.job import Ended
from studio.work.sentences import ended_words
from studio.work.sharing import LeftOut, ReadForPrint, Solved, Unsolved

SIZE = QSize(880, 730)
SIDE = 380
NAMED = 3
"""So many files and puzzles without an answer are named."""
PAPER_NAMES = {"a4": "A4", "a5": "A5", "letter": "Letter"}
MARGINS, USUAL_MARGIN = (6, 12, 18, 25), 18
"""Millimetres that can be chosen, and which are at first."""
ANSWER_NAMES = {
    "off": "None",
    "beside": "Beside",
    "end": "At the end",
    "upside-down": "Upside down",
}
WEIGHTS = {
    TITLE: QFont.Weight.DemiBold,
    BODY: QFont.Weight.Normal,
    LABEL: QFont.Weight.Medium,
    STRONG: QFont.Weight.DemiBold,
}
FAMILIES = {TITLE: "Inter Display", **dict.fromkeys((BODY, LABEL, STRONG), LATIN)}
"""The family of each font of ours; those beside them are Japanese."""
OUTLINED = 100
"""Pixels of a font whose outlines are scaled: sizes on paper are no whole pixels."""


def laid_out(puzzles: Sequence[Printed], options: PrintOptions) -> list[Sheet] | FormatError:
    """The sheets, or why there are none."""
    try:
        return sheets(puzzles, options)
    except FormatError as refused:
        return refused


def paint_sheet(painter: QPainter, sheet: Sheet, *, save_ink: bool) -> None:
    """A sheet in points, from where the painter is."""
    ink = QColor(SAVED if save_ink else "black")
    colours: Colour = lambda role: ink if role == "ink" else QColor(colour(role, "print"))  # noqa: E731
    for item in sheet.items:
        painter.save()
        if isinstance(item, Words):
            _paint_words(painter, item, ink)
        else:
            _paint_drawing(painter, item, colours)
        painter.restore()


def _paint_words(painter: QPainter, words: Words, ink: QColor) -> None:
    path, x = QPainterPath(), 0.0
    for own, piece in runs(words.text, words.font):
        # What stays blank in the file is blank here: nothing is borrowed from the system.
        font = QFont(FAMILIES.get(own, JAPANESE))
        font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
        font.setWeight(WEIGHTS[words.font])
        font.setPixelSize(OUTLINED)
        path.addText(x, 0, font, piece)
        x += text_width(piece, own, OUTLINED)
    wide = text_width(words.text, words.font, words.size) if words.right else 0.0
    painter.translate(words.x - wide, words.y)
    painter.scale(words.size / OUTLINED, words.size / OUTLINED)
    painter.fillPath(path, ink)


def _paint_drawing(painter: QPainter, drawing: Drawing, colours: Colour) -> None:
    left, top, right, bottom = drawing.picture.bounds
    across, down = (right - left) * drawing.scale, (bottom - top) * drawing.scale
    if drawing.turned:
        painter.translate(2 * drawing.x + across, 2 * drawing.y + down)
        painter.rotate(180)
    painter.translate(drawing.x, drawing.y)
    painter.scale(drawing.scale, drawing.scale)
    painter.translate(-left, -top)
    paint_picture(painter, drawing.picture, colours)


def print_sheets(printer: QPrinter, sheets: Sequence[Sheet], *, save_ink: bool) -> bool:
    """All sheets on a printer, as they are seen; did it take them?"""
    printer.setFullPage(True)
    printer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(printer) as painter:
        if not painter.isActive():
            return False
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, sheet in enumerate(sheets):
            if number and not printer.newPage():
                return False
            painter.save()
            painter.scale(printer.resolution() / 72, printer.resolution() / 72)
            paint_sheet(painter, sheet, save_ink=save_ink)
            painter.restore()
    failed = (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted)
    return printer.printerState() not in failed


class Preview(QWidget):
    """One of the sheets, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.sheets: Sequence[Sheet] = ()
        self.shown = 0
        self.save_ink = False
        self.setAccessibleName(self.tr("Preview"))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.sheets:
            return  # what is wanted has no room
        sheet = self.sheets[min(self.shown, len(self.sheets) - 1)]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = min(self.width() / sheet.width, self.height() / sheet.height)
            painter.translate(
                (self.width() - sheet.width * scale) / 2, (self.height() - sheet.height * scale) / 2
            )
            painter.scale(scale, scale)
            paper = QRectF(0, 0, sheet.width, sheet.height)
            painter.fillRect(paper, QColor("white"))
            painter.setPen(QPen(QColor(colour("cell_border", "light")), 0))
            painter.drawRect(paper.adjusted(0, 0, -1 / scale, -1 / scale))
            paint_sheet(painter, sheet, save_ink=self.save_ink)


class PrintDialog(CardDialog):
    """Paper, what stands on it, and where it goes."""

    def __init__(self, services: CardServices) -> None:
        super().__init__(services.appearance, services.parent, services.parent.tr("Print"), SIZE)
        self._services = services
        self._puzzle = services.document.puzzle
        self._judged, self._graded = services.judged(), services.graded()
        self._link = link_of(self._puzzle)
        self.others: list[Printed] = []
        """Puzzles of a folder that are printed, too."""
        self._without: list[str] = []
        """Why some of them have no answer, and some files no puzzle."""
        self._left_out = False
        """Is the open puzzle in that folder, too?"""
        self._layouts = InTurn(self)
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self.finished.connect(self._job_runner.stop)
        self.finished.connect(self._layouts.drop)
        services.jobs.closing.connect(self._job_runner.stop)
        px = self.appearance.px
        layout = row(self)
        self.preview = Preview()
        holder = QWidget()
        frame = column(holder, (px(24), px(24), px(12), px(24)), px(10))
        frame.addWidget(self.preview, 1)
        self.sheet = Stepper(self.appearance, self.tr("Sheet"))
        self.sheet.changed.connect(self._turn)
        frame.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(holder, 1)
        layout.addWidget(self._options())
        self._say_known()
        self._seen = self._to_be_seen()
        """What the sheets show, or will once they are laid out."""
        self._show_sheets(laid_out(*self._seen))
        services.learnt.connect(self._learn)

    def _options(self) -> QWidget:
        tr, px = self.tr, self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(8), px(28), px(24), px(24)), px(8))
        outer.addWidget(Label(self.appearance, tr("Print"), "title", 600, display=True))
        body = self.choices = QWidget()
        layout = column(body, gap=px(8))
        scroll_within(outer, body)
        self.papers = self._pills(layout, tr("Paper"), PAPER_NAMES)
        self.ways = self._pills(
            layout, tr("Orientation"), {"": tr("Upright"), "wide": tr("Landscape")}
        )
        self.margins = self._pills(
            layout, tr("Margins"), {str(n): tr("{} mm").format(n) for n in MARGINS}
        )
        self.margins[str(USUAL_MARGIN)].setChecked(True)
        self.counts = self._pills(
            layout,
            tr("Copies a page, or puzzles where there are several"),
            {str(n): str(n) for n in GRIDS},
        )
        self.answers = self._pills(layout, tr("Solution"), ANSWER_NAMES)
        self.boxes: dict[str, CheckBox] = {}
        for key, words, on in (
            ("title", tr("Title"), True),
            ("author", tr("Author"), True),
            ("rules", tr("Rules"), True),
            ("dots", tr("Difficulty"), False),
            ("code", tr("QR code of its link"), False),
            ("save_ink", tr("Save ink: grey for black"), False),
        ):
            box = self.boxes[key] = CheckBox(self.appearance, words)
            box.setAccessibleName(words)
            box.setChecked(on)
            box.toggled.connect(self._changed)
            layout.addWidget(box)
        self.more_button = Button(self.appearance, tr("Add a folder..."))
        self.more_button.setToolTip(tr("Print all puzzles of a folder after this one"))
        self.more_button.clicked.connect(self._ask_more)
        layout.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._known = Label(self.appearance, "", "small", 400, "text2", wrap=True)
        layout.addWidget(self._known)
        self._note = Label(self.appearance, "", "small", 500, "none_text", wrap=True)
        layout.addWidget(self._note)
        layout.addStretch(1)
        foot = QWidget()
        buttons = Flow(px(8), foot)
        buttons.push()
        cancel = Button(self.appearance, tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.save_button = Button(self.appearance, tr("Save as PDF..."))
        self.save_button.clicked.connect(self._save)
        self.print_button = Button(self.appearance, tr("Print..."), Kind.PRIMARY)
        self.print_button.clicked.connect(self._print)
        self.print_button.setDefault(True)
        self.default_button = self.print_button
        for button in (cancel, self.save_button, self.print_button):
            buttons.addWidget(button)
        outer.addWidget(foot)
        return side

    def _pills(self, layout: QVBoxLayout, name: str, words: dict[str, str]) -> dict[str, Pill]:
        """A row of choices of which one is taken, the first at the start."""
        named = {key: self.tr(word) for key, word in words.items()}
        choices = Choices(self.appearance, name, named)
        choices.changed.connect(self._changed)
        layout.addWidget(choices)
        return choices.pills

    def first_focus(self) -> QWidget:
        return self.print_button

    @property
    def _answer(self) -> tuple[At, ...] | None:
        """A solution of the open puzzle, if one is known."""
        return self._judged.lines[0] if self._judged and self._judged.lines else None

    @property
    def _level(self) -> str:
        """Its difficulty in a word; "" where nobody knows."""
        return self._graded.word if self._graded else ""

    @Slot()
    def _learn(self) -> None:
        """Take up what has become known of the puzzle; what was known stays."""
        if self._services.document.puzzle is not self._puzzle:
            return
        judged = self._services.judged_since(self._judged)
        graded = self._services.graded() or self._graded
        if (judged, graded) != (self._judged, self._graded):
            self._judged, self._graded = judged, graded
            self._changed()

    def options(self) -> PrintOptions:
        """What is chosen."""

        def chosen(pills: dict[str, Pill]) -> str:
            return next(key for key, pill in pills.items() if pill.isChecked())

        answers = chosen(self.answers)
        return PrintOptions(
            paper=chosen(self.papers),
            landscape=bool(chosen(self.ways)),
            margin=float(chosen(self.margins)),
            per_page=int(chosen(self.counts)),
            answers=answers,  # type: ignore[arg-type]
            **{key: box.isChecked() for key, box in self.boxes.items()},
        )

    def printed(self) -> list[Printed]:
        """The puzzle and the others; alone as often as it stands on a page."""
        several = self._judged is not None and self._judged.verdict is Verdict.SEVERAL
        first = Printed(self._puzzle, self._answer, self._level, self._link, several)
        return [first, *self.others] if self.others else [first] * self.options().per_page

    def _ask_more(self) -> None:
        services = self._services
        words = self.tr("Folder of puzzles")
        folder = file_dialogs.ask_for_folder(services.parent, words, services.settings.folder)
        if folder is not None:
            self.add(folder)

    def add(self, folder: Path) -> None:
        """Print the puzzles of a folder, too, and look for their solutions meanwhile."""
        self.others, self._without, self._left_out = [], [], False
        self._job_runner.ask(ReadForPrint(folder, self._services.document.path))
        self._changed()

    @Slot(object)
    def _hear(self, news: Looked | LeftOut | Solved | Unsolved | Ended) -> None:
        match news:
            case Looked(members):
                puzzles = [member.puzzle for member in members if member.puzzle is not None]
                self.others += [Printed(puzzle, link=link_of(puzzle)) for puzzle in puzzles]
                self._without += [
                    f"{member.file}: {language.said(member.sentence)}"
                    for member in members
                    if member.puzzle is None
                ]
            case LeftOut():
                self._left_out = True
            case Solved(place, answer, level, several):
                before = self.others[place]
                found = replace(before, answer=answer, level=level, several=several)
                self.others[place] = found
            case Unsolved():
                self._without.append(news.sentence)
            case Ended() if news.reason is not None:
                self._without.append(ended_words(news))
        self._changed()

    @Slot(int)
    def _turn(self, number: int) -> None:
        self.preview.shown = number
        self.preview.update()

    def _say_known(self) -> None:
        """Whether solutions can be printed, and what is not known yet."""
        tr, count = self.tr, len(self.others)
        solved = sum(printed.answer is not None for printed in self.others)
        some_known = self._answer is not None or solved > 0
        for key, pill in self.answers.items():
            pill.setEnabled(key == "off" or some_known)
            if key == "off" and not some_known:
                pill.setChecked(True)
        every = [Printed(self._puzzle, level=self._level, link=self._link), *self.others]
        for key, known, without in (
            ("dots", any(one.level for one in every), tr("No difficulty is known yet")),
            ("code", any(one.link for one in every), tr("It has no link of puzz.link or Penpa+")),
        ):
            self.boxes[key].setEnabled(known)
            self.boxes[key].setToolTip("" if known else without)
        say_why = no_line_of_open if count else no_line
        words = [] if self._answer else [say_why(self._judged)]
        if count:
            more = for_many(
                "{} more puzzle, {} of them solved.", "{} more puzzles, {} of them solved.", count
            )
            words = [more.format(grouped(count), grouped(solved)), *words]
        if self._left_out:
            words.append(tr("The open puzzle is in the folder, too; it is printed once."))
        if self._without:
            words.append(first_of(self._without, NAMED))
        self._known.setText(language.paragraph(words))

    @Slot()
    def _changed(self) -> None:
        """Show what is wanted now. Where that changes the sheets they are laid out in another
        thread: of a folder that takes seconds, and answers come in by the dozen."""
        self._say_known()
        seen = self._to_be_seen()
        if seen != self._seen:
            self._seen = seen
            self._note.setText("")
            self._layouts.run(partial(laid_out, *seen), self._show_sheets)

    def _to_be_seen(self) -> tuple[list[Printed], PrintOptions]:
        """What the sheets are to show."""
        options = self.options()
        return [shown(each, options) for each in self.printed()], options

    def _show_sheets(self, laid: Sequence[Sheet] | FormatError) -> None:
        if isinstance(laid, FormatError):
            self.preview.sheets = ()
            self._note.setText(str(laid))
        else:
            self.preview.sheets = laid
            blank = lacking(*self._seen)
            self._note.setText("" if blank is None else language.said(blank))
        self._say_ready()
        self.preview.save_ink = self.options().save_ink
        count = len(self.preview.sheets)
        names = [self.tr("{} of {}").format(grouped(n + 1), grouped(count)) for n in range(count)]
        self.sheet.set_steps(names, min(self.preview.shown, max(0, count - 1)))
        self.sheet.setVisible(count > 1)
        self.preview.shown = self.sheet.index
        self.preview.update()

    def _say_ready(self) -> None:
        """Whether there is something to print, and no file is made of it already."""
        for button in (self.save_button, self.print_button):
            button.setEnabled(bool(self.preview.sheets) and self.choices.isEnabled())

    def _keep_off(self, writing: bool) -> None:
        """Have the choices off while they would change nothing."""
        self.choices.setEnabled(not writing)
        self._say_ready()

    def _save(self) -> None:
        services = self._services
        start = Proposal(services.settings.folder, services.document.title, ".pdf")
        found = file_dialogs.ask_where_to_save(
            services.parent, self.tr("Print"), start, self.tr("Printed page (*.pdf)")
        )
        if found is not None:
            path = file_dialogs.with_ending(found[0], ".pdf")
            puzzles, options = self.printed(), self.options()
            write_and_leave(
                self,
                services,
                lambda: pdf(puzzles, options),
                path,
                writing=self._keep_off,
                tell=self._note.setText,
            )

    def _print(self) -> None:
        laid = self._laid_out()
        if not laid:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        sheet = laid[0]
        wide, high = sorted((sheet.width, sheet.height))
        printer.setPageSize(QPageSize(QSizeF(wide, high), QPageSize.Unit.Point))
        if self.options().landscape:
            printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._print_and_leave(printer)
        dialog.deleteLater()

    def _print_and_leave(self, printer: QPrinter) -> None:
        """Print what is seen and leave the card; it stays and says so where that failed."""
        file = printer.outputFileName()
        if file and printer.outputFormat() is QPrinter.OutputFormat.PdfFormat:
            data = self._printed_bytes(printer)
            if data:
                write_and_leave(
                    self,
                    self._services,
                    lambda: data,
                    Path(file),
                    writing=self._keep_off,
                    tell=self._note.setText,
                )
                return
        elif self.print_on(printer):
            self.accept()
            return
        self._note.setText(self.tr("Nothing was printed: the printer refused it."))

    def _printed_bytes(self, printer: QPrinter) -> bytes:
        """The file that a printer makes; nothing where it is not whole.

        Qt empties a file before it writes, and says nothing of a full disk. So it writes elsewhere,
        and the file takes its name like all others (:mod:`studio.formats.save`).
        """
        try:
            with TemporaryDirectory() as folder:
                file = Path(folder) / "printed.pdf"
                printer.setOutputFileName(str(file))
                data = file.read_bytes() if self.print_on(printer) and file.exists() else b""
        except OSError:
            return b""
        return data if data.rstrip().endswith(b"%%EOF") else b""

    def print_on(self, printer: QPrinter) -> bool:
        """All sheets, as they are wanted now; did the printer take them?"""
        laid = self._laid_out()
        return bool(laid) and print_sheets(printer, laid, save_ink=self.options().save_ink)

    def _laid_out(self) -> Sequence[Sheet]:
        """The sheets as they are wanted now, also where older ones are still seen; none where they
        are refused, which is told."""
        if self._layouts.busy:
            self._show_sheets(laid_out(*self._to_be_seen()))
        return self.preview.sheets
