"""The dialog "New puzzle": kind, outline, size, and a live preview."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QScrollArea,
    QWidget,
)

from studio import language
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_within
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.cards import OutlineTile
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, NumberField, SearchField, Stepper
from studio.gui.widgets.later_parts import LaterParts
from studio.gui.widgets.new_puzzle_choices import (
    KindChoice,
    NewPuzzleChoice,
    OutlineChoice,
    Preview,
)
from studio.gui.widgets.new_puzzle_parts import KindRow, PreviewView, Side
from studio.gui.widgets.parts import ElidedLabel, Label, column, hairline, row, set_shown
from studio.gui.widgets.scrolling import bring_into_sight, scroll_within
from studio.gui.widgets.tab_order import rove, tab_through

SIZE = QSize(976, 640)
SIDE = 240
MIDDLE = 324
RING_ROOM = 6
PREVIEW_ROOM = 800
TILES_ACROSS = 3
TILE_GAP = 12
BODY_MARGINS = 26, 22, 24, 16
WHEEL_STEP = 88

IN_SIGHT = 12
"""So many rows of the list are made before the card is on show; as many as it is high, and some."""

PAGES: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""Keys that leaf through the kinds."""

ROWS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""Keys that choose another of those found from the field, by rows."""


class NewPuzzleDialog(CardDialog):
    """Choose kind, outline and size. Enter creates, Esc leaves, arrow keys walk the tiles.

    `choice_changed` follows every change and comes once when the dialog opens; answer it with
    `show_preview`.
    """

    choice_changed = Signal(object)
    another_requested = Signal(object)
    created = Signal(object)

    def __init__(
        self, appearance: Appearance, window: QWidget, kinds: Sequence[KindChoice]
    ) -> None:
        super().__init__(appearance, window, "", SIZE)
        self.setAccessibleName(self.tr("New puzzle"))
        self._kinds = {kind.key: kind for kind in kinds}
        self._kind = kinds[0]
        self._outlines = self._kind.outlines()
        self._outline = self._outlines[0]
        self._sized = (self._outline, self._outline.begins_with)
        """The measures that were chosen by hand, and of which outline; at first the usual ones."""
        self._across = TILES_ACROSS
        self._warning = ""
        """What is amiss with the size that is chosen."""
        self._holders: list[QWidget] = []
        self._kind_rows: dict[str, KindRow] = {}
        self.tiles: dict[str, OutlineTile] = {}
        self._kind_group = QButtonGroup(self)
        self._tile_group = QButtonGroup(self)
        rove(self._kind_group)
        rove(self._tile_group)
        layout = row(self)
        layout.addWidget(self._make_side(kinds))
        right = QWidget(self)
        right_layout = column(right)
        body = QWidget(right)
        left, top, end, bottom = (appearance.px(margin) for margin in BODY_MARGINS)
        body_layout = row(body, (left, top, end, bottom), appearance.px(18))
        self._chosen = (self._make_middle(body_layout), self._make_preview())
        """What is said of the kind that is chosen, left and right."""
        body_layout.addWidget(self._chosen[1], 1)
        right_layout.addWidget(body, 1)
        right_layout.addWidget(hairline())
        self._foot = self._make_foot()
        right_layout.addWidget(self._foot)
        layout.addWidget(right, 1)
        self.default_button = self.create_button
        self._row_of(self._kind.key).setChecked(True)
        self._show_kind()

    def _make_side(self, kinds: Sequence[KindChoice]) -> QWidget:
        px = self.appearance.px
        side = self._side = Side(self.appearance, self)
        self.give_side(side, SIDE)
        layout = column(side, (px(8), px(24), px(2), px(16)), px(8))
        title = Label(self.appearance, self.tr("New puzzle"), "title", 600, display=True)
        title.setIndent(px(12))
        layout.addWidget(title)
        self.search = SearchField(
            self.tr("Find a kind of puzzle"), self.tr("Find: masyu, penrose...")
        )
        self.search.setToolTip(self.tr("Words of a name or a tiling; just type"))
        self.search.textChanged.connect(self._search)
        holder = QWidget()
        row(holder, (px(8), 0, px(14), 0)).addWidget(self.search)
        layout.addWidget(holder)
        # There are more kinds than a small window is high.
        inner = QWidget()
        rows = column(inner, gap=px(8))
        self._nothing = Label(self.appearance, self.tr("No such kind"), "body", 400, "text2")
        self._nothing.setIndent(px(16))
        self._nothing.hide()
        rows.addWidget(self._nothing)
        rows.addStretch(1)
        making = self._make_rows(kinds, rows)
        for _ in range(IN_SIGHT):
            next(making, None)
        self._later = LaterParts(making, rows, self)
        self._kind_area = scroll_within(layout, inner)
        self._later.lie_in(self._kind_area)
        # A notch of the wheel is three steps: half of what is in sight.
        self._kind_area.verticalScrollBar().setSingleStep(self.appearance.px(WHEEL_STEP))
        return side

    def _make_rows(self, kinds: Sequence[KindChoice], rows: QBoxLayout) -> Iterator[None]:
        """Make the list from the top, one row at each step."""
        for kind in kinds:
            line = KindRow(self.appearance, kind)
            line.clicked.connect(lambda _=False, key=kind.key: self.choose_kind(key))
            self._kind_group.addButton(line)
            line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._kind_rows[kind.key] = line
            rows.insertWidget(rows.count() - 1, line)
            yield

    @property
    def kind_rows(self) -> dict[str, KindRow]:
        """The rows of the list by the keys of their kinds."""
        self._later.finish()
        return self._kind_rows

    def _row_of(self, key: str) -> KindRow:
        return self._kind_rows[key] if key in self._kind_rows else self.kind_rows[key]

    def _make_middle(self, into: QBoxLayout) -> QScrollArea:
        px = self.appearance.px
        middle = self._middle = QWidget()
        # Room for focus rings, which the scroll area would cut off otherwise.
        room = px(RING_ROOM)
        layout = column(middle, (room, room, room, room))
        layout.addWidget(self._heading(self.tr("Outline")))
        layout.addSpacing(px(16))
        self._tile_box = QWidget()
        self._tile_grid = QGridLayout(self._tile_box)
        self._tile_grid.setContentsMargins(0, 0, 0, 0)
        self._tile_grid.setSpacing(px(TILE_GAP))
        layout.addWidget(self._tile_box)
        layout.addSpacing(px(28))
        self._size_box = QWidget()
        size_layout = column(self._size_box)
        size_layout.addWidget(self._heading(self.tr("Size")))
        size_layout.addSpacing(px(8))
        self.stepper = Stepper(self.appearance, self.tr("Size"))
        self.stepper.changed.connect(self._tell)
        self._unit = Label(self.appearance, "", "body", 400, "text2")
        self.fields: tuple[NumberField, ...] = ()
        self._fields_box = QWidget()
        self._fields_layout = row(self._fields_box, gap=px(12))
        self._fields_layout.addStretch(1)
        size_layout.addWidget(self._fields_box)
        line = self._steps_box = QWidget()
        line_layout = row(line, gap=px(12))
        line_layout.addWidget(self.stepper)
        line_layout.addWidget(self._unit)
        line_layout.addStretch(1)
        size_layout.addWidget(line)
        self._beside_size = Label(self.appearance, "", "body", 500, wrap=True)
        """What is amiss with the size; in a narrow card what else the right side would say."""
        size_layout.addSpacing(px(8))
        size_layout.addWidget(self._beside_size)
        layout.addWidget(self._size_box)
        layout.addSpacing(px(14))
        self.fill = CheckBox(self.appearance, "")
        self.fill.toggled.connect(self._tell)
        layout.addWidget(self.fill)
        layout.addStretch(1)
        area = scroll_within(into, middle)
        into.setStretchFactor(area, 0)
        return area

    def _heading(self, text: str) -> Label:
        return Label(self.appearance, text, "small", 600, "text2")

    def _make_preview(self) -> QWidget:
        px = self.appearance.px
        side = self._preview_side = QWidget()
        layout = column(side)
        self.preview = PreviewView(self.appearance)
        layout.addWidget(self.preview, 1)
        layout.addSpacing(px(8))
        head = QWidget()
        head_layout = row(head, gap=px(8))
        self._title = ElidedLabel(self.appearance, "", "lead", 600)
        self.another = Button(self.appearance, self.tr("Another one"), Kind.LINK, "again")
        self.another.clicked.connect(lambda: self.another_requested.emit(self.choice()))
        head_layout.addWidget(self._title, 1)
        head_layout.addWidget(self.another)
        head.setFixedHeight(px(28))
        layout.addWidget(head)
        self._facts = Label(self.appearance, "", "body", 400, "text2", wrap=True)
        self._facts.setMinimumHeight(px(34))
        self._facts.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._news = Label(self.appearance, "", "body", 500, wrap=True)
        layout.addWidget(self._news)
        layout.addWidget(self._facts)
        return side

    def _make_foot(self) -> QWidget:
        px = self.appearance.px
        foot = QWidget()
        foot.setMinimumHeight(px(72))
        layout = row(foot, (px(32), px(12), px(24), px(12)), px(12))
        note = self.tr("Everything can be changed later.")
        self._note = Label(self.appearance, note, "small", 400, "text2", wrap=True)
        layout.addWidget(self._note, 1)
        layout.addStretch(0)
        self.cancel = Button(self.appearance, self.tr("Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.create_button = Button(self.appearance, self.tr("Create"), Kind.PRIMARY)
        self.create_button.clicked.connect(self.accept)
        holder = QWidget()
        buttons = Flow(px(12), holder)
        buttons.push()
        for button in (self.cancel, self.create_button):
            buttons.addWidget(button)
        layout.addWidget(holder, 0, Qt.AlignmentFlag.AlignVCenter)
        return foot

    def first_focus(self) -> QWidget:
        return self.create_button

    def take_place(self) -> None:
        # In a narrow window there is room for the choice, or for its picture: not for both. Where
        # texts are large it has not even that for as many tiles in a row.
        px, width = self.appearance.px, self._usual_width()
        pictured = width >= px(PREVIEW_ROOM)
        for part in (self._preview_side, self._note):
            set_shown(part, pictured)
        usual = px(MIDDLE) + self._bar() + 2 * px(RING_ROOM)
        self._chosen[0].setMinimumWidth(0)
        self.fit_parts()
        room = width - self._side.minimumWidth() - px(BODY_MARGINS[0]) - px(BODY_MARGINS[2])
        self._show_across(usual if pictured else min(usual, room))
        self._show_beside_size()
        self._wanted = QSize(SIZE.width(), max(self._wanted.height(), self._high_enough()))
        super().take_place()

    def _high_enough(self) -> int:
        """The unscaled height at which all that is chosen is in sight: letters are higher in some
        languages. The card keeps to the largest, so that it does not jump from kind to kind."""
        px, (_, top, _, bottom) = self.appearance.px, BODY_MARGINS
        inner = self._middle.layout()
        assert inner is not None
        # What was shown or hidden within just now tells the layouts above it a turn later.
        for part in reversed(self._middle.findChildren(QWidget)):
            part.updateGeometry()
        width = self._chosen[0].maximumWidth() - self._bar()
        high = inner.totalHeightForWidth(width)
        foot = self._foot.sizeHint().expandedTo(self._foot.minimumSize()).height()
        return ceil((px(top) + high + px(bottom) + foot + 1) * 100 / px(100))

    def _show_across(self, width: int) -> None:
        """Have as many tiles in a row as are seen in so many pixels."""
        px = self.appearance.px
        tiles = list(self.tiles.values())
        gap = px(TILE_GAP)
        seen = width - self._bar() - 2 * px(RING_ROOM) + gap
        across = min(max(1, seen // (tiles[0].sizeHint().width() + gap)), TILES_ACROSS)
        if across != self._across:
            self._across, self._wanted = across, SIZE
            for place, tile in enumerate(tiles):
                self._set_tile(tile, place)
        area = self._chosen[0]
        area.setFixedWidth(max(width, area.minimumSizeHint().width()))

    def _bar(self) -> int:
        """How wide the bar is that scrolls the tiles."""
        return self._chosen[0].verticalScrollBar().sizeHint().width()

    def open(self) -> None:
        super().open()
        bring_into_sight(self._kind_area, self._row_of(self._kind.key))
        self._tell()

    def accept(self) -> None:
        """Ask for what is chosen; who makes it closes the card then, see :meth:`leave`."""
        self.created.emit(self.choice())

    def leave(self) -> None:
        """Close the card: what was asked for takes the place of the open puzzle."""
        super().accept()

    def choice(self) -> NewPuzzleChoice:
        """What is chosen now."""
        size = self.stepper.index if self._outline.sizes else -1
        fill = self._fillable and self.fill.isChecked()
        numbers = tuple(field.value for field in self.fields)
        return NewPuzzleChoice(self._kind.key, self._outline.key, size, fill, numbers)

    def set_numbers(self, numbers: Sequence[int]) -> None:
        """Choose the measures of the outline that is chosen."""
        for field_, number in zip(self.fields, numbers, strict=True):
            field_.set_value(number)
        self._keep_size()

    def _search(self, query: str) -> None:
        """List the kinds that fit, and choose the best where the present one does not.

        The name that was typed comes before longer ones with a word of it. Where nothing fits,
        nothing can be created, and nothing is said of what was chosen before.
        """
        fitting = [key for key, kind in self._kinds.items() if kind.fits(query)]
        for key, line in self.kind_rows.items():
            line.setVisible(key in fitting)
        listed_none = not self._nothing.isHidden()
        self._nothing.setVisible(not fitting)
        for part in self._chosen:
            part.setVisible(bool(fitting))
        if not fitting:
            self.create_button.setEnabled(False)
        else:
            best = max(fitting, key=lambda key: self._kinds[key].begins_with(query))
            keep = self._kind.key in fitting and not self._kinds[best].begins_with(query)
            self.choose_kind(self._kind.key if keep else best)
            if listed_none:
                self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PAGES:
            self._kind_area.verticalScrollBar().triggerAction(PAGES[event.key()])
            return
        if event.key() in ROWS and self.search.hasFocus():
            self._choose_listed(ROWS[event.key()])
            return
        # What is typed while a tile or a button has the focus looks for a kind.
        if event.text().isalpha() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.search.setFocus()
            self.search.insert(event.text())
            return
        super().keyPressEvent(event)

    def _choose_listed(self, by: int) -> None:
        """Choose a kind so many rows on, of those that are listed."""
        listed = [key for key, line in self.kind_rows.items() if not line.isHidden()]
        if self._kind.key in listed:
            place = listed.index(self._kind.key) + by
            self.choose_kind(listed[min(max(place, 0), len(listed) - 1)])

    def choose_kind(self, key: str) -> None:
        """Change to another kind; its first outline is chosen."""
        self._row_of(key).setChecked(True)
        if self.isVisible():
            bring_into_sight(self._kind_area, self._row_of(key))
        if key != self._kind.key:
            focus = focus_within(self)
            if focus is not None and self._chosen[0].isAncestorOf(focus):
                # What belongs to the kind before goes, and would hand its focus to anything.
                self._row_of(key).setFocus()
            self._kind = self._kinds[key]
            self._outlines = self._kind.outlines()
            self._outline = self._outlines[0]
            self._show_kind()
            self._tell()

    def choose_outline(self, key: str) -> None:
        """Change to another outline of the present kind."""
        self.tiles[key].setChecked(True)
        if key != self._outline.key:
            self._outline = next(o for o in self._outlines if o.key == key)
            self._show_outline()
            self._tell()

    def _show_kind(self) -> None:
        for tile in self.tiles.values():
            self._tile_group.removeButton(tile)
            self._tile_grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = {}
        for place, outline in enumerate(self._outlines):
            tile = OutlineTile(self.appearance, outline.name, outline.thumbnail, outline.icon)
            tile.clicked.connect(lambda _=False, key=outline.key: self.choose_outline(key))
            self._tile_group.addButton(tile)
            self.tiles[outline.key] = tile
            self._set_tile(tile, place)
            # At once, not when the layout comes to it: Tab may be pressed before.
            tile.show()
        further = max(tile.further for tile in self.tiles.values())
        for tile in self.tiles.values():
            tile.leave_room(further)
        self.tiles[self._outline.key].setChecked(True)
        self.fill.setText(self._kind.fill_text)
        self.fill.setAccessibleName(self._kind.fill_text)
        self._show_outline()

    def _set_tile(self, tile: OutlineTile, place: int) -> None:
        line, across = divmod(place, self._across)
        self._tile_grid.addWidget(tile, line, across, Qt.AlignmentFlag.AlignLeft)

    @property
    def _fillable(self) -> bool:
        """Can a board be filled? One that is drawn cell by cell has none yet."""
        return bool(self._kind.fill_text) and not self._outline.icon

    def _show_outline(self) -> None:
        outline = self._outline
        self.fill.setVisible(self._fillable)
        self._size_box.setVisible(bool(outline.sizes or outline.measures))
        self._steps_box.setVisible(bool(outline.sizes))
        self._fields_box.setVisible(bool(outline.measures))
        self.stepper.set_steps(outline.sizes, outline.start)
        self._unit.setText(outline.unit)
        self._show_fields(outline, self._kept_size(outline))
        sizes: list[QWidget] = [each.edit for each in self.fields]
        sizes = sizes or [self.stepper]
        foot = (self.fill, self.another, self.cancel, self.create_button)
        tab_through(
            [self.search, self._row_of(self._kind.key), *self.tiles.values(), *sizes, *foot]
        )
        if self.isVisible():
            self.take_place()

    def _kept_size(self, outline: OutlineChoice) -> tuple[int, ...]:
        """The measures of an outline that come nearest to those chosen last, by hand.

        They are never made from measures that were themselves made so: each rounding would move
        the size a little further.
        """
        chosen, numbers = self._sized
        if not outline.measures or chosen.count is None or not numbers:
            return outline.begins_with
        if outline.measures == chosen.measures:
            return numbers if outline.fitting is None else outline.fitting(numbers)
        if outline.near is None:
            return outline.begins_with
        return outline.near(chosen.count(numbers))

    def _keep_size(self) -> None:
        """What the fields say was chosen by hand: other outlines follow it."""
        self._sized = (self._outline, tuple(each.value for each in self.fields))

    def _show_fields(self, outline: OutlineChoice, numbers: tuple[int, ...]) -> None:
        for old in self._holders:
            self._fields_layout.removeWidget(old)
            old.hide()
            old.deleteLater()
        fields, self._holders = [], []
        for place, (name, number) in enumerate(zip(outline.measures, numbers, strict=False)):
            holder = QWidget(self._fields_box)
            layout = column(holder, gap=self.appearance.px(4))
            layout.addWidget(Label(self.appearance, name, "small", 400, "text2"))
            each = NumberField(self.appearance, name, number, 1, outline.most, holder)
            each.changed.connect(self._take_size)
            layout.addWidget(each)
            self._fields_layout.insertWidget(place, holder)
            holder.show()
            fields.append(each)
            self._holders.append(holder)
        self.fields = tuple(fields)

    def _take_size(self) -> None:
        self._keep_size()
        self._tell()

    def _tell(self) -> None:
        self.choice_changed.emit(self.choice())

    def allow(self, on: bool) -> None:
        """Can what is chosen be created? Never while no kind is listed."""
        self.create_button.setEnabled(on and self._nothing.isHidden())

    def show_preview(self, preview: Preview) -> None:
        """Show what would be made; the answer to ``choice_changed``, at once or later."""
        note = self.tr("Making one...") if preview.busy else ""
        self.preview.show_painting(preview.painting, note)
        self._title.setText(preview.title)
        self._facts.setText(preview.facts)
        self._news.setText(preview.news)
        self._news.setVisible(bool(preview.news))
        self._warning = preview.warning
        self._show_beside_size()
        self.another.setVisible(preview.can_repeat)
        said = (language.sentence(preview.title), preview.warning, preview.news, preview.facts)
        self.preview.setAccessibleName(language.paragraph(said))

    def _show_beside_size(self) -> None:
        narrow = self._preview_side.isHidden()
        words = self._warning or (self._news.text() if narrow else "")
        self._beside_size.setText(words)
        self._beside_size.setVisible(bool(words))
