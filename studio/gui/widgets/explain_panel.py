"""The side panel of explanations: the step in words, its facts, all steps, what they tell; and what
stands below the board while that is out of sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from studio import language
from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import focus_kept
from studio.gui.style.texts import tr, with_key
from studio.gui.widgets.buttons import Button, Kind, WrappedLink
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox
from studio.gui.widgets.parts import Label, Region, TwoLineLabel, column, hairline
from studio.gui.widgets.scrolling import scroll_within
from studio.gui.widgets.short_bar import ShortBar
from studio.gui.widgets.step_list import StepList
from studio.gui.widgets.watch_panel import RecordingWords
from studio.work.frame_pictures import Line, Words

ROWS = 9
"""Steps that are listed at a time."""

BEFORE = 4
"""So many of them at most stand before the present one."""

LOW = 330
"""Unscaled height below which the ways to other steps stand below what scrolls: they would be out
of sight below the words of the step."""


class ExplainPanel(Region):
    """Shows one step, the steps around it, and notes that lead to steps or clues."""

    pressed = Signal(str)
    """A button: "back", "onward", "what_if", "fold", "highlander" or "return"."""
    step_wanted = Signal(int)
    note_chosen = Signal(int)
    stop_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, Qt.Edge.LeftEdge)
        self.setAccessibleName(self.tr("Panel"))
        px = appearance.px
        self._tips: dict[str, tuple[QAbstractButton, str]] = {}
        self.words = RecordingWords(appearance)
        # Sentences of reasons are longer than those of recordings.
        self.words.sentence.setMinimumHeight(px(90))
        body = QWidget()
        layout = column(body, (px(24), px(24), px(24), px(16)))
        layout.addWidget(self.words)
        layout.addSpacing(px(10))
        self._ways = self._buttons()
        self._body, self._place = layout, layout.count()
        layout.addWidget(self._ways)
        self.fold = Button(appearance, "", Kind.LINK)
        self._tips["fold"] = (self.fold, self.tr("The reason of a long step on the board"))
        self.fold.clicked.connect(lambda: self.pressed.emit("fold"))
        self.fold.hide()
        layout.addSpacing(px(8))
        layout.addWidget(self.fold)
        layout.addWidget(self._rule())
        self.steps_head = Label(appearance, self.tr("Steps"), "small", 600, "text2")
        layout.addWidget(self.steps_head)
        layout.addSpacing(px(8))
        self.steps = StepList(appearance, ROWS)
        self.steps.wanted.connect(self.step_wanted)
        layout.addWidget(self.steps)
        layout.addWidget(self._rule())
        self.uniqueness = CheckBox(appearance, self.tr("Use that there is only one solution"))
        words = self.tr("Allow steps that use that a puzzle has only one solution")
        self._tips["highlander"] = (self.uniqueness, words)
        self.uniqueness.clicked.connect(lambda: self.pressed.emit("highlander"))
        layout.addWidget(self.uniqueness)
        layout.addSpacing(px(14))
        self.designer_head = Label(appearance, self.tr("For the designer"), "small", 600, "text2")
        layout.addWidget(self.designer_head)
        layout.addSpacing(px(6))
        self.notes: list[WrappedLink] = []
        for place in range(4):
            note = WrappedLink(appearance)
            note.clicked.connect(lambda _=False, which=place: self.note_chosen.emit(which))
            note.hide()
            layout.addWidget(note)
            layout.addSpacing(px(4))
            self.notes.append(note)
        self.message = Label(appearance, "", "small", 400, "text2", wrap=True)
        layout.addWidget(self.message)
        self.stop = Button(appearance, self.tr("Stop"), Kind.LINK)
        self.stop.setToolTip(self.tr("Look for no more steps; those that were found stay"))
        self.stop.clicked.connect(self.stop_requested)
        self.stop.hide()
        layout.addWidget(self.stop)
        layout.addStretch(1)
        self._outer = column(self, (1, 0, 0, 0))
        self._area = scroll_within(self._outer, body)
        for part in (self.steps, self._area.viewport()):
            part.installEventFilter(self)
        self.setFixedWidth(appearance.size("panel"))

    def _buttons(self) -> QWidget:
        appearance, px = self.appearance, self.appearance.px
        holder = QWidget()
        layout = Flow(px(8), holder)
        self.back = Button(appearance, self.tr("Back"))
        self.onward = Button(appearance, self.tr("Next"), Kind.PRIMARY)
        self.what_if = Button(appearance, self.tr("What if not?"))
        for key, button, tip in (
            ("back", self.back, self.tr("The step before")),
            ("onward", self.onward, self.tr("The next step")),
            ("what_if", self.what_if, self.tr("Where it leads if this were otherwise")),
        ):
            self._tips[key] = (button, tip)
            button.clicked.connect(lambda _=False, what=key: self.pressed.emit(what))
            layout.addWidget(button)
        return holder

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self.appearance.px
        low = self.height() < px(LOW)
        if low != (self._outer.indexOf(self._ways) >= 0):
            self._ways.setContentsMargins(
                *((px(24), px(8), px(24), px(8)) if low else (0, 0, 0, 0))
            )
            with focus_kept(self._ways):
                if low:
                    self._outer.addWidget(self._ways)
                else:
                    self._body.insertWidget(self._place, self._ways)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The words above the list are of one line or of many, and it moves some turns later.
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.steps.set_room(self._area.viewport().height() - self.steps.y())
        return super().eventFilter(watched, event)

    def show_keys(self, keys: Callable[[str], str]) -> None:
        """Name the keys in force in the tips; ``keys`` gives them by the key of an action."""
        for action, (button, words) in self._tips.items():
            button.setToolTip(with_key(words, keys(action)))

    def _rule(self) -> QWidget:
        px = self.appearance.px
        holder = QWidget()
        column(holder, (0, px(14), 0, px(14))).addWidget(hairline())
        return holder

    def show_step(
        self, words: Words, lines: Sequence[Line], step: int, *, still: bool = True
    ) -> None:
        """The words of the present step, and the steps around it. Those of one that does not stand
        ``still`` are not read out."""
        self.words.show_words(words, "")
        if still:
            self.words.read_out()
        self.steps.show_lines(lines, step)
        self.steps_head.setVisible(bool(lines))

    def show_top(self) -> None:
        """Bring the words of the step into sight, wherever the panel was scrolled to."""
        self._area.verticalScrollBar().setValue(0)

    def show_fold(self, text: str) -> None:
        """What folds the reason of a long step; "" where there is nothing to fold."""
        self.fold.setText(text)
        self.fold.setVisible(bool(text))
        self.fold.updateGeometry()

    def show_uniqueness(self, on: bool, offered: bool) -> None:
        """The switch for uniqueness techniques, where the family has them."""
        self.uniqueness.setChecked(on)
        self.uniqueness.setVisible(offered)

    def show_head(self, text: str) -> None:
        """What stands above the list of steps."""
        self.steps_head.setText(text)

    def show_stop(self, *, shown: bool) -> None:
        """Offer to look for no more steps, or do not."""
        self.stop.setVisible(shown)

    def show_notes(self, notes: Sequence[str], message: str) -> None:
        """What the steps tell the designer, each a button; and a sentence below."""
        for button, text in zip(self.notes, [*notes, *[""] * len(self.notes)], strict=False):
            button.setText(text)
            button.setVisible(bool(text))
            button.updateGeometry()
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.designer_head.setVisible(any(notes))


class ExplainBar(ShortBar):
    """The words of the step in two lines, and the ways to those before and behind it."""

    pressed = Signal(str)
    """A button: "back" or "onward"."""

    def __init__(self, appearance: Appearance, panel: ExplainPanel) -> None:
        """The buttons do what those of the ``panel`` do."""
        self.back = Button(appearance, panel.back.text())
        self.onward = Button(appearance, panel.onward.text(), Kind.PRIMARY)
        self.words = TwoLineLabel(appearance)
        self.words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.words.setFixedHeight(appearance.px(36))
        super().__init__(appearance, tr("Explain"), self.words, (self.back, self.onward))
        for key, button in (("back", self.back), ("onward", self.onward)):
            button.clicked.connect(lambda _=False, what=key: self.pressed.emit(what))

    def show_tips(self, panel: ExplainPanel) -> None:
        """Tips with the keys in force."""
        self.back.setToolTip(panel.back.toolTip())
        self.onward.setToolTip(panel.onward.toolTip())

    def show_step(self, words: Words, *, first: bool, last: bool) -> None:
        """The words of the present step, which is the ``first`` or the ``last`` one."""
        whole = language.paragraph((language.sentence(words.headline), words.sentence))
        self.words.setText(whole if words.sentence else words.headline)
        self.back.setEnabled(not first)
        self.onward.setEnabled(not last)
