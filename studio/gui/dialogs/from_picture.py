"""The dialog "From a picture": a part of it, its dark cells, and the puzzle that comes of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QImage, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio import language
from studio.board import At, Board
from studio.board.rooms import room
from studio.board.tilings import nouns
from studio.drawing.draw import draw
from studio.drawing.overlay import Overlay
from studio.families import rule as rule_of
from studio.gui.dialogs.card_services import CardServices
from studio.gui.dialogs.picture_run import PictureMaking
from studio.gui.document.document import Document
from studio.gui.services import file_dialogs
from studio.gui.style.painter import colours, paint_picture
from studio.gui.style.sentences import FILL_BOARD, counted
from studio.gui.style.texts import later, tr
from studio.gui.style.theme import Theme
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.cards import Thumbnail
from studio.gui.widgets.crop_view import CropView
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Selection
from studio.gui.widgets.new_puzzle_parts import PreviewView
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.slider import Slider
from studio.gui.widgets.welcome_parts import Pill
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.work.generation import Generated, Working
from studio.work.picturing import Shaped, families, loop_families, spans

SIZE = QSize(992, 648)
SIDE = 320
LEAST_CROP = 120
CELLS = tuple(range(20, 100, 10)) + tuple(range(100, 625, 25))
"""The sizes of the slider; the command line takes any."""
AT_FIRST = CELLS.index(150)
LARGEST_CELL = 40.0


class PictureDialog(CardDialog):
    """Cuts a board from a picture; each change of a wish shows at once what comes of it."""

    def __init__(self, services: CardServices, source: bytes | Path, title: str) -> None:
        super().__init__(services.appearance, services.parent, tr("From a picture"), SIZE)
        self._services, self._title = services, title
        self._own_threshold = False
        self._own_invert = False
        self.making = PictureMaking(source, self)
        self.making.changed.connect(self._show)
        self.finished.connect(self.making.close)
        layout = row(self)
        layout.addWidget(self._make_side())
        layout.addWidget(self._make_right(), 1)

    # -- the parts -----------------------------------------------------------------------------

    def _make_side(self) -> QWidget:
        px = self.appearance.px
        side = QWidget(self)
        self.give_side(side, SIDE)
        outer = column(side, (px(20), px(24), 0, px(16)), px(4))
        title = Label(self.appearance, tr("From a picture"), "title", 600, display=True)
        title.setContentsMargins(px(4), 0, 0, 0)
        outer.addWidget(title)
        body = QWidget()
        # Room for focus rings, which the scroll area would cut off otherwise.
        layout = column(body, (px(4), px(4), px(8), px(4)), px(8))
        scroll_within(outer, body)
        self.crop = CropView(self.appearance)
        self.crop.setMinimumHeight(px(LEAST_CROP))
        self.crop.changed.connect(self.begin)
        layout.addWidget(self.crop, 1)
        self.threshold = Slider(self.appearance, tr("Threshold"), (0, 255), 128, str)
        self.threshold.changed.connect(self._threshold_chosen)
        self.turn = Slider(self.appearance, tr("Turn"), (-180, 180), 0, lambda value: f"{value}°")
        self.turn.changed.connect(self.begin)
        self.cells = Slider(
            self.appearance,
            tr("Cells"),
            (0, len(CELLS) - 1),
            AT_FIRST,
            lambda k: grouped(CELLS[k]),
        )
        self.cells.changed.connect(self.begin)
        for slider in (self.threshold, self.turn, self.cells):
            layout.addWidget(slider)
        self.invert = CheckBox(self.appearance, tr("Light parts instead of dark ones"))
        self.invert.setAccessibleName(self.invert.text())
        self.invert.clicked.connect(self._invert_chosen)
        layout.addWidget(self.invert)
        self.tilings = Selection(
            self.appearance, tr("Tiling"), {key: tr(noun) for key, noun in nouns().items()}
        )
        self.tilings.setToolTip(tr("What the board is cut from"))
        self.tilings.changed.connect(self.begin)
        layout.addWidget(self.tilings)
        names = {rule.key: tr(rule.name) for rule in families()}
        self.families = self._pills(names, layout)
        ways = {"board": tr("Board of this shape"), "loop": tr("The loop draws it")}
        self.draws = self._pills(ways, layout)
        self.draws["board"].setToolTip(tr("The picture becomes the outline of the board"))
        self.draws["loop"].setToolTip(
            tr("The board has room around, and its answer is the picture")
        )
        return side

    def _pills(self, names: dict[str, str], layout: object) -> dict[str, Pill]:
        """One of these can be chosen; the first is."""
        line = QWidget()
        flow = Flow(self.appearance.px(4), line)
        group = QButtonGroup(self)
        pills: dict[str, Pill] = {}
        for key, name in names.items():
            pill = Pill(self.appearance, name)
            pill.clicked.connect(self.begin)
            group.addButton(pill)
            pill.setChecked(not pills)
            flow.addWidget(pill)
            pills[key] = pill
        layout.addWidget(line)  # type: ignore[attr-defined]
        return pills

    def _make_right(self) -> QWidget:
        px = self.appearance.px
        right = QWidget()
        layout = column(right, (px(12), px(24), px(24), px(20)), px(8))
        self.preview = PreviewView(self.appearance)
        layout.addWidget(self.preview, 1)
        self.facts = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        self.facts.setMinimumHeight(px(38))
        self.facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.facts)
        foot = QWidget()
        buttons = Flow(px(8), foot)
        self.fill = CheckBox(self.appearance, tr("With clues, for one solution"))
        self.fill.setAccessibleName(self.fill.text())
        self.fill.setChecked(True)
        self.fill.toggled.connect(self.begin)
        self.another = Button(self.appearance, tr("Another one"))
        self.another.clicked.connect(self.making.another)
        cancel = Button(self.appearance, tr("Cancel"))
        cancel.clicked.connect(self.reject)
        self.use = Button(self.appearance, tr("Create"), Kind.PRIMARY)
        self.use.clicked.connect(self.accept)
        self.default_button = self.use
        buttons.addWidget(self.fill)
        buttons.push()
        for button in (self.another, cancel, self.use):
            buttons.addWidget(button)
        layout.addWidget(foot)
        return right

    def first_focus(self) -> QWidget:
        return self.cells.groove

    def open(self) -> None:
        """Show the card and begin."""
        super().open()
        self._show()
        self.begin()

    # -- wishes --------------------------------------------------------------------------------

    @Slot()
    def _threshold_chosen(self) -> None:
        self._own_threshold = True
        self.begin()

    @Slot()
    def _invert_chosen(self) -> None:
        self._own_invert = True
        self.begin()

    @Slot()
    def begin(self) -> None:
        """Cut, mend and fill by the wishes of the moment."""
        from studio.work.picture import Cutting

        crop = self.crop.crop
        cutting = Cutting(
            CELLS[self.cells.value],
            self.tilings.chosen,
            float(self.threshold.value) if self._own_threshold else None,
            self.invert.isChecked() if self._own_invert else None,
            (crop.left(), crop.top(), min(1.0, crop.right()), min(1.0, crop.bottom())),
            float(self.turn.value),
        )
        chosen = next(key for key, pill in self.families.items() if pill.isChecked())
        rule = rule_of(chosen)
        # Out of use rather than hidden: what stands above them stays under the hand.
        able = rule in loop_families()
        self.draws["loop"].setEnabled(able)
        if not able:
            self.draws["board"].setChecked(True)
        loop = self.draws["loop"].isChecked()
        self.making.begin(cutting, rule, fill=self.fill.isChecked(), loop=loop)

    def accept(self) -> None:
        """Open what was made as a new puzzle; its clues are one undo step.

        The card goes once what was on the board is saved or given up.
        """
        shaped, filled = self.making.shaped, self.making.filled
        if shaped is None:
            return
        leave = super().accept
        blank = replace(shaped.puzzle, title=self._title)
        services = self._services

        def show() -> None:
            # Its shape is work, too, whatever is undone of it.
            document = Document.new(blank, clean=False)
            leave()
            services.documents.show(document)
            if filled is not None:
                document.apply(replace(filled, title=self._title), FILL_BOARD)
            elif shaped.loop:
                # Without clues the loop is all there is of the picture.
                closed = (*shaped.loop, shaped.loop[0])
                document.apply(blank.keeping((closed,)), later("Draw a line by hand"))

        services.documents.once_left(show)

    # -- what is known -------------------------------------------------------------------------

    @Slot()
    def _show(self) -> None:
        making = self.making
        if making.raster is not None:
            self.crop.show_image(_image(making.raster.colours.tobytes(), making.raster.size))
        seen = making.seen
        if seen is not None:
            if not self._own_threshold:
                self.threshold.show_value(round(seen.threshold))
            if not self._own_invert:
                self.invert.setChecked(seen.inverted)
        shaped = making.shaped
        painting: Thumbnail | None = None
        if shaped is not None:
            latest = making.filled
            if latest is None and isinstance(making.latest, Working):
                latest = making.latest.puzzle
            painting = changes_thumbnail(latest or shaped.puzzle, shaped)
        elif seen is not None and not making.problem:
            plain = Puzzle(families()[0], seen.board)
            painting = changes_thumbnail(plain, Shaped(plain, frozenset(), frozenset(), False))
        self.preview.show_painting(painting, tr("Making one...") if making.busy else "")
        words = self._words()
        self.facts.setText(words)
        self.preview.setAccessibleName(words)
        made = making.filled is not None
        self.use.setEnabled(made if self.fill.isChecked() else shaped is not None)
        self.another.setEnabled(made and not making.busy)

    def _words(self) -> str:
        making, shaped = self.making, self.making.shaped
        if making.problem:
            return making.problem
        if shaped is None:
            return ""
        words = [_changes(shaped)]
        if making.filled is not None:
            clues = counted(making.filled.clues.count(), "clue", "clues")
            whole = isinstance(making.latest, Generated) and making.latest.minimal
            told = (
                tr("One solution; {}, and every one is needed.")
                if whole
                else tr("One solution; {}.")
            )
            words.append(told.format(clues))
        return language.paragraph(words)


def _image(pixels: bytes, size: tuple[int, int]) -> QImage:
    width, height = size
    return QImage(pixels, width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def _changes(shaped: Shaped) -> str:
    """What a board or loop is, and how far that is from the picture, as a sentence."""
    board = counted(len(shaped.puzzle.board), "cell", "cells")
    why = tr("so that a line goes through all")
    if not spans(shaped.puzzle):
        why = tr("so that all is in one piece")
    if shaped.loop:
        board = tr("A loop on a board of {}").format(board)
        why = tr("so that one loop goes round all")
    changes = tr("just as in the picture")
    added, removed = (grouped(len(side)) for side in (shaped.added, shaped.removed))
    if shaped.added and shaped.removed:
        changes = tr("{0} added and {1} removed, {2}")
    elif shaped.added:
        changes = tr("{0} added, {2}")
    elif shaped.removed:
        changes = tr("{1} removed, {2}")
    return tr("{}, {}.").format(board, changes.format(added, removed, why))


def changes_thumbnail(puzzle: Puzzle, shaped: Shaped) -> Thumbnail:
    """A painter of the puzzle with a plus on cells that were added and a cross where some went.

    A loop that draws the picture is shown too.
    """
    overlay = Overlay(ghosts=shaped.removed)
    if shaped.loop:
        overlay = Overlay(line=shaped.loop, line_closed=True)

    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        picture = draw(puzzle, overlay)
        left, top, right, bottom = picture.bounds
        room = 0.96
        scale = min(
            room * box.width() / (right - left), room * box.height() / (bottom - top), LARGEST_CELL
        )
        painter.translate(box.center())
        painter.scale(scale, scale)
        painter.translate(-(left + right) / 2, -(top + bottom) / 2)
        paint_picture(painter, picture, colours(theme))
        for at in sorted(shaped.added):
            tint = theme.colour("accent", 0.22)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawPolygon(_outline(puzzle.board, at))
        _signs(painter, theme, puzzle, shaped.added, shaped.removed)

    return paint


def _outline(board: Board, at: At) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in board.polygon(at)])


def _signs(
    painter: QPainter, theme: Theme, puzzle: Puzzle, added: frozenset[At], removed: frozenset[At]
) -> None:
    """A plus in the upper part of added cells, beside their clue; a cross on removed ones."""
    for at in sorted(added):
        (x, y), inside = room(puzzle.board.polygon(at))
        reach, up = 0.22 * inside, 0.63 * inside
        painter.setPen(QPen(theme.colour("accent"), 0.11 * inside))
        painter.drawLine(QPointF(x - reach, y - up), QPointF(x + reach, y - up))
        painter.drawLine(QPointF(x, y - up - reach), QPointF(x, y - up + reach))
    for at in sorted(removed):
        (x, y), inside = room(puzzle.board.polygon(at))
        reach = 0.3 * inside
        painter.setPen(QPen(theme.colour("none"), 0.15 * inside))
        painter.drawLine(QPointF(x - reach, y - reach), QPointF(x + reach, y + reach))
        painter.drawLine(QPointF(x - reach, y + reach), QPointF(x + reach, y - reach))


# -- ways into the dialog --------------------------------------------------------------------------


def ask_for_picture(services: CardServices) -> None:
    """Ask for a file and show the dialog for it."""
    endings = " ".join(f"*{ending}" for ending in file_dialogs.PICTURES)
    kinds = tr("Pictures ({});;All files (*)").format(endings)
    path = file_dialogs.ask_which_to_open(
        services.parent, tr("New from a picture"), services.settings.folder, kinds
    )
    if path is not None:
        show_picture(services, path)


def show_picture(services: CardServices, source: Path | QImage) -> None:
    """The dialog for a file, or for a picture from the clipboard."""
    if isinstance(source, Path):
        PictureDialog(services, source, source.stem).open()
        return
    # By way of a file in memory, so that there is one reader with one set of limits.
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    source.save(buffer, "PNG")  # type: ignore[call-overload]
    PictureDialog(services, bytes(buffer.data().data()), tr("From a picture")).open()
