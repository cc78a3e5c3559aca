"""The side panel while engines are watched: what happens now, facts, steps, and the engines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from studio import language
from studio.gui.services.announcing import announce
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.buttons import Button
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import ElidedLabel, Label, Region, column, hairline, row
from studio.gui.widgets.scrolling import scroll_area
from studio.gui.widgets.search_tree import SearchTree
from studio.gui.widgets.step_list import StepList
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.welcome_parts import Pill
from studio.work.frame_pictures import Line, Words
from studio.work.recording import Fork

AROUND = 2
"""Steps before and after the present one that are listed."""


class RecordingWords(QWidget):
    """The words of one recording: headline, sentence, facts."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        px = appearance.px
        layout = column(self, gap=px(4))
        self.engine = ElidedLabel(appearance, "", "small", 600, "text2")
        self.headline = Label(appearance, "", "title", 600, display=True, wrap=True)
        self.sentence = Label(appearance, "", "body", 400, "text2", wrap=True)
        # Three lines are kept free, so that nothing below moves while a recording plays.
        self.sentence.setMinimumHeight(px(54))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (self.engine, self.headline, self.sentence):
            layout.addWidget(label)
        layout.addSpacing(px(8))
        self._facts: list[tuple[Label, Label]] = []
        for _ in range(3):
            line = QWidget()
            inner = row(line)
            name, value = Label(appearance, wrap=True), Label(appearance, "", "body", 600)
            inner.addWidget(name, 1)
            inner.addWidget(value)
            line.setMinimumHeight(px(30))
            layout.addWidget(line)
            self._facts.append((name, value))
        self._read = ""

    def read_out(self) -> None:
        """Have what is shown read out, where it is something else than was read last."""
        if self.accessibleName() != self._read:
            self._read = self.accessibleName()
            announce(self, self._read)

    def show_words(self, words: Words, engine: str) -> None:
        """Show what a frame says."""
        self.engine.setText(engine)
        self.engine.setVisible(bool(engine))
        self.headline.setText(words.headline)
        self.sentence.setText(words.sentence)
        facts = [*words.facts, *[("", "")] * 3]
        for (name, value), (text, number) in zip(self._facts, facts, strict=False):
            name.setText(text)
            value.setText(number)
        head = language.sentence(words.headline)
        self.setAccessibleName(language.paragraph((head, words.sentence)))


class WatchPanel(Region):
    """Shows words and steps of one recording or two, and lets one choose engines."""

    engine_chosen = Signal(str)
    other_chosen = Signal(str)
    """The engine beside the first; "" for none."""
    step_wanted = Signal(int)
    export_wanted = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, Qt.Edge.LeftEdge)
        self.setAccessibleName(self.tr("Panel"))
        px = appearance.px
        self.words = (RecordingWords(appearance), RecordingWords(appearance))
        self.steps = StepList(appearance, 2 * AROUND + 1)
        self.steps.wanted.connect(self.step_wanted)
        body = QWidget()
        layout = column(body, (px(24), px(24), px(24), px(16)))
        # Above all that changes with the steps: a list must not move under the pointer.
        layout.addWidget(Label(appearance, self.tr("Solver"), "small", 600, "text2"))
        layout.addSpacing(px(6))
        self._engines = QWidget()
        self._engine_flow = Flow(px(4), self._engines)
        layout.addWidget(self._engines)
        layout.addSpacing(px(10))
        self.compare = CheckBox(appearance, self.tr("Another solver beside it"))
        self.compare.toggled.connect(self._tell_other)
        layout.addWidget(self.compare)
        layout.addSpacing(px(6))
        self._others = QWidget()
        self._other_flow = Flow(px(4), self._others)
        self._others.hide()
        layout.addWidget(self._others)
        layout.addWidget(self._rule())
        layout.addWidget(self.words[0])
        self._between = self._rule()
        layout.addWidget(self._between)
        layout.addWidget(self.words[1])
        self._tree_part = QWidget()
        part = column(self._tree_part)
        part.addSpacing(px(10))
        part.addWidget(Label(appearance, self.tr("Search tree"), "small", 600, "text2"))
        self.tree = SearchTree(appearance)
        part.addWidget(self.tree)
        self._tree_part.hide()
        layout.addWidget(self._tree_part)
        self._steps_part = QWidget()
        part = column(self._steps_part)
        part.addWidget(self._rule())
        part.addWidget(Label(appearance, self.tr("Steps"), "small", 600, "text2"))
        part.addSpacing(px(8))
        part.addWidget(self.steps)
        self._steps_part.installEventFilter(self)
        layout.addWidget(self._steps_part)
        layout.addStretch(1)
        self._groups = (QButtonGroup(self), QButtonGroup(self))
        self._pills: tuple[dict[str, Pill], dict[str, Pill]] = ({}, {})
        self._wished = "", ""
        """The engine that was chosen last and the one beside it, of whichever puzzle; "" for the
        first of those that know it, and for none beside it."""
        for group in self._groups:
            rove(group)
        outer = column(self, (1, 0, 0, 0))
        self._body, self._area = body, scroll_area(body)
        self._follows = True
        self._area.verticalScrollBar().actionTriggered.connect(self._scrolled_by_hand)
        self._area.verticalScrollBar().rangeChanged.connect(self._show_present)
        outer.addWidget(self._area, 1)
        outer.addWidget(self._foot())
        self.setFixedWidth(appearance.size("panel"))

    def _rule(self) -> QWidget:
        px = self.appearance.px
        holder = QWidget()
        column(holder, (0, px(14), 0, px(14))).addWidget(hairline())
        return holder

    def _foot(self) -> QWidget:
        px = self.appearance.px
        foot = QWidget()
        layout = column(foot, (px(24), 0, px(24), px(16)), px(12))
        layout.addWidget(hairline())
        self.note = Label(self.appearance, "", "small", 400, "text2", wrap=True)
        layout.addWidget(self.note)
        self.export = Button(self.appearance, self.tr("Export animation..."))
        self.export.setToolTip(self.tr("Save what is watched as GIF, APNG or HTML"))
        self.export.clicked.connect(self.export_wanted)
        layout.addWidget(self.export)
        return foot

    # -- engines -------------------------------------------------------------------------------

    def set_engines(self, engines: Sequence[tuple[str, str]]) -> None:
        """Offer these engines, (key, name) each; those that were chosen last stay chosen where they
        are among them, else it is the first, with none beside it."""
        wished = engine, other = self._wished
        for side, flow in ((0, self._engine_flow), (1, self._other_flow)):
            group, pills = self._groups[side], self._pills[side]
            for pill in pills.values():
                group.removeButton(pill)
                flow.removeWidget(pill)
                pill.deleteLater()
            pills.clear()
            for key, name in engines:
                pill = Pill(self.appearance, name)
                told = self._choose if side == 0 else self._choose_other
                pill.clicked.connect(lambda _=False, what=key, tell=told: tell(what))
                group.addButton(pill)
                pills[key] = pill
                flow.addWidget(pill)
            if pills:
                usual = list(pills)[min(side, len(pills) - 1)]
                pills[wished[side] if wished[side] in pills else usual].setChecked(True)
        self.compare.setVisible(len(engines) > 1)
        self._offer_others()
        self.compare.setChecked(other in self._pills[1] and other != self.engine())
        self._wished = engine, other

    def show_top(self) -> None:
        """Scroll to the top; the next step is brought into sight."""
        self._area.verticalScrollBar().setValue(0)
        self._follows = True

    def _offer_others(self) -> None:
        """Beside an engine any other can stand, never the same one again."""
        first, pills = self.engine(), self._pills[1]
        for key, pill in pills.items():
            pill.setVisible(key != first)
        if first in pills and pills[first].isChecked():
            other = next((pill for key, pill in pills.items() if key != first), None)
            if other is not None:
                other.setChecked(True)

    def _choose(self, key: str) -> None:
        self._offer_others()
        self._wished = key, self.other()
        self.engine_chosen.emit(key)

    def _choose_other(self, key: str) -> None:
        self._wished = self._wished[0], key
        self.other_chosen.emit(key)

    def _tell_other(self, on: bool) -> None:
        self._others.setVisible(on)
        self._wished = self._wished[0], self.other()
        self.other_chosen.emit(self.other())

    def engine(self) -> str:
        """The key of the engine that is watched."""
        return next((key for key, pill in self._pills[0].items() if pill.isChecked()), "")

    def other(self) -> str:
        """The key of the engine beside it; "" if there is none."""
        if not self.compare.isChecked():
            return ""
        return next((key for key, pill in self._pills[1].items() if pill.isChecked()), "")

    def choose(self, engine: str, other: str) -> None:
        """Choose the engine that is watched and the one beside it, "" for none."""
        self._pills[0][engine].setChecked(True)
        self._offer_others()
        if other:
            self._pills[1][other].setChecked(True)
        self.compare.setChecked(bool(other))
        self._wished = engine, other

    def pill(self, key: str, other: bool = False) -> Pill:
        """The button of an engine."""
        return self._pills[other][key]

    # -- the present step ----------------------------------------------------------------------

    def show_words(self, words: Sequence[Words], names: Sequence[str]) -> None:
        """The words of one recording or of two."""
        two = len(words) > 1
        self.words[1].setVisible(two)
        self._between.setVisible(two)
        self._steps_part.setVisible(not two)
        for part, said, name in zip(self.words, words, names, strict=False):
            part.show_words(said, name if two else "")

    def read_out(self) -> None:
        """Have the words of what is watched read out."""
        for part in self.words:
            if not part.isHidden():
                part.read_out()

    def show_steps(self, lines: Sequence[Line], step: int) -> None:
        """The steps around the present one."""
        self.steps.show_lines(lines, step)
        self._show_present()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The list moves, and there is more to scroll, some turns after the words above it change.
        if watched is self._steps_part and event.type() == QEvent.Type.Move:
            self._show_present()
        return super().eventFilter(watched, event)

    def _show_present(self) -> None:
        """Scroll to the present step in the list, unless the user scrolled away from it or the
        pointer is on something here."""
        row = self.steps.present()
        if row.isEmpty() or self.underMouse() or not self._follows:
            return
        for corner in (row.topLeft(), row.bottomLeft()):
            place = self.steps.mapTo(self._body, corner)
            self._area.ensureVisible(place.x(), place.y(), 0, self.appearance.px(4))

    def _scrolled_by_hand(self) -> None:
        """The user scrolls: the steps are followed on if theirs is in sight then."""
        bar, viewport = self._area.verticalScrollBar(), self._area.viewport()
        row = self.steps.present()
        # The bar has its new position already, the body moves later.
        place = self.steps.mapTo(viewport, row.center())
        place -= QPoint(0, bar.sliderPosition() - bar.value())
        self._follows = row.isEmpty() or viewport.rect().contains(place)

    def show_tree(self, forks: Sequence[Fork], failed: bool) -> None:
        """The search tree near the present step; nothing hides it."""
        self._tree_part.setVisible(bool(forks))
        if forks:
            self.tree.show_forks(forks, failed)

    def show_note(self, text: str) -> None:
        """What the timeline means, or why a recording ended early."""
        self.note.setText(text)
