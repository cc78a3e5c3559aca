"""The player's bar: timeline, step, buttons and speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.gui.style.appearance import Appearance
from studio.gui.style.focus import RING_RADIUS, focus_kept
from studio.gui.style.icons import paint_icon
from studio.gui.style.texts import with_key
from studio.gui.widgets.buttons import IconButton
from studio.gui.widgets.painting import disc
from studio.gui.widgets.parts import Label, Region, TwoLineLabel, column, paint_box, row
from studio.gui.widgets.timeline import Timeline
from studio.language import number as grouped
from studio.work.recording import Recording

SAID, ONE_LINE = 40, 20
"""The height of the two lines that say what the present step does, and of one, at 100 %."""

MARGINS = 4, 6
"""Above and below all controls, at 100 %."""

LEAST_TIMELINE = 20
"""The height of a timeline in low windows, at 100 %."""

BOARDS_SHARE = 0.5
"""The part of the height above the status line that boards have at least, as far as the controls
can do with less."""

LEAST_WORDS = 120
"""What the words of the step have beside the buttons at least, at 100 %."""

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class StepButton(IconButton):
    """A button of the player; arrow keys are the player's, not a walk from button to button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class PlayButton(StepButton):
    """The one filled button: play, or pause."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, "play", "")
        self.setProperty(RING_RADIUS, appearance.px(20))
        self.show_playing(False)

    def show_playing(self, playing: bool) -> None:
        """Offer to pause while something plays, else to play: icon, tooltip and spoken name."""
        self.set_icon("pause" if playing else "play")
        self.set_name(self.tr("Pause") if playing else self.tr("Play"))

    def sizeHint(self) -> QSize:
        side = self.appearance.px(40)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent" if self.isEnabled() else "hair"))
            disc(painter, self.width() / 2, self.height() / 2, self.width() / 2)
            side = self.appearance.px(20)
            box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            paint_icon(painter, self._icon_name, box, theme.colour("on_accent"))


class SpeedSlider(QWidget):
    """A groove with as many stops as there are speeds. Arrow keys step."""

    wanted = Signal(int)

    def __init__(self, appearance: Appearance, stops: int) -> None:
        super().__init__()
        self._appearance, self._stops, self._stop = appearance, stops, 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Speed"))
        self.setToolTip(self.tr("Speed: + is faster, - is slower"))

    def sizeHint(self) -> QSize:
        return QSize(self._appearance.px(144), self._appearance.size("hit_min"))

    def show_stop(self, stop: int, words: str) -> None:
        """Put the handle on a stop, counted from 0, which is called so for screen readers."""
        self._stop = stop
        self.setAccessibleDescription(words)
        self.update()

    def _span(self) -> tuple[float, float]:
        edge = self._appearance.px(9)
        return edge, self.width() - edge

    def paintEvent(self, event: QPaintEvent) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left, right = self._span()
            middle, high = self.height() / 2, appearance.px(4)
            x = left + (right - left) * self._stop / max(self._stops - 1, 1)
            for start, end, role in ((left, right, "hair"), (left, x, "accent")):
                box = QRectF(start, middle - high / 2, end - start, high)
                paint_box(painter, appearance, box, theme.colour(role), None, high / 2)
            painter.setPen(theme.colour("accent"))
            painter.setBrush(theme.colour("raised"))
            disc(painter, x, middle, appearance.px(7))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position().x())

    def _go(self, x: float) -> None:
        left, right = self._span()
        self.wanted.emit(round((x - left) / (right - left) * (self._stops - 1)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        more = (Qt.Key.Key_Right, Qt.Key.Key_Up)
        if event.key() in ARROWS:
            self.wanted.emit(self._stop + (1 if event.key() in more else -1))
        else:
            event.ignore()


class PlayerBar(Region):
    """Below the board while an engine is watched."""

    step_wanted = Signal(int)
    gear_wanted = Signal(int)
    pressed = Signal(str)
    """The key of an action of the player: "first", "back", "play", "onward", "last"..."""

    def __init__(self, appearance: Appearance, speeds: Sequence[str]) -> None:
        super().__init__(appearance, Qt.Edge.TopEdge)
        self._speeds = tuple(speeds)
        self._at, self._awaited, self._saying = 0, False, ""
        self._length, self._going_on = 0, False
        self._place = ""
        self.setAccessibleName(self.tr("Player"))
        px = appearance.px
        self.timeline = Timeline(appearance)
        self.timeline.wanted.connect(self.step_wanted)
        self.play = PlayButton(appearance)
        self.play.clicked.connect(lambda: self.pressed.emit("play"))
        self._step = Label(appearance, "", "lead", 600, wrap=True)
        self._of = Label(appearance, "", "body", 400, "text2", wrap=True)
        self.speed = SpeedSlider(appearance, len(self._speeds))
        self.speed.wanted.connect(self.gear_wanted)
        self._speed = Label(appearance, "", "body", 600)
        self._speed.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._speed.setFixedWidth(px(64))
        self._buttons = self._make_buttons()
        self.said = TwoLineLabel(appearance)
        self.said.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        layout = column(self, (px(16), px(MARGINS[0]), px(16), px(MARGINS[1])), 0)
        said_box, self._above_box, line_box = QWidget(), QWidget(), QWidget()
        self._said_line, self._above, self._line = (
            row(box, (px(8), 0, px(8), 0), px(10)) for box in (said_box, self._above_box, line_box)
        )
        self._said_line.addWidget(self.said, 1)
        self.said.hide()
        layout.addWidget(said_box)
        layout.addWidget(self.timeline, 1)
        self._left, self._right = self._make_left(), self._make_right()
        layout.addWidget(self._above_box)
        layout.addWidget(line_box)
        self._lay_out_controls()
        self._fit()

    def show_saying(self, shown: bool) -> None:
        """Say the words of the step in lines of the bar's own, because no panel does."""
        if shown is not self.said.isHidden():
            return
        self.said.setVisible(shown)
        self._say_words()
        self._fit()

    def show_words(self, text: str) -> None:
        """What the present step does."""
        self._saying = text
        self._say_words()

    def _say_words(self) -> None:
        if self.said.isHidden():
            return  # lines of text that nobody sees are a fifth of a film's time
        self.said.setText(self._saying)

    def _make_buttons(self) -> dict[str, StepButton]:
        names = (
            ("first", "first", self.tr("First step")),
            ("dead_back", "fails-before", self.tr("Dead end before this")),
            ("back", "back", self.tr("One step back")),
            ("onward", "forward", self.tr("One step on")),
            ("dead_on", "fails-next", self.tr("Next dead end")),
            ("last", "last", self.tr("Last step")),
        )
        made = {}
        for key, icon, name in names:
            button = StepButton(self.appearance, icon, name)
            button.clicked.connect(lambda _=False, what=key: self.pressed.emit(what))
            made[key] = button
        return made

    def _make_left(self) -> QWidget:
        left = QWidget()
        words = row(left, gap=self.appearance.px(6))
        words.addWidget(self._step)
        words.addWidget(self._of)
        words.addStretch(1)
        return left

    def _make_right(self) -> QWidget:
        right = QWidget()
        speed = row(right, gap=self.appearance.px(8))
        speed.addStretch(1)
        speed.addWidget(Label(self.appearance, self.tr("Speed"), "small", 600, "text2"))
        speed.addWidget(self.speed)
        speed.addWidget(self._speed)
        return right

    def _lay_out_controls(self) -> None:
        self._line.addStretch(0)
        for key in ("first", "dead_back", "back", "play", "onward", "dead_on", "last"):
            self._line.addWidget(self.button(key))
        self._line.addStretch(0)
        self._put_words("beside")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange and (above := self.parentWidget()) is not None:
            above.installEventFilter(self)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return super().eventFilter(watched, event)

    def _is_narrow(self) -> bool:
        """Have words and speed no room on both sides of the buttons?"""
        px = self.appearance.px
        buttons = sum(each.sizeHint().width() + px(10) for each in self._buttons.values())
        buttons += self.play.sizeHint().width()
        beside = max(self._right.sizeHint().width(), px(LEAST_WORDS))
        return self.width() < buttons + 2 * beside + px(68)

    def _fit(self) -> None:
        """Be as high as looks well; where that leaves the boards too little, as with large texts in
        a small window, have a lower timeline, then one line of words instead of two, and then the
        number of the step beside them and no slider: menus and keys change the speed, too."""
        px, parent, saying = self.appearance.px, self.parentWidget(), not self.said.isHidden()
        height = self.appearance.size("timeline") + (px(SAID) if saying else 0)
        place, lines = "above" if self._is_narrow() else "beside", px(SAID)
        room = height if parent is None else round(parent.height() * (1 - BOARDS_SHARE))
        if height > room:
            least = px(sum(MARGINS) + LEAST_TIMELINE) + self.play.sizeHint().height()
            above = max(part.sizeHint().height() for part in (self._left, self._right))
            above = above if place == "above" else 0
            if saying and least + above + px(SAID) > room:
                lines = px(ONE_LINE)
            if above and least + above + (lines if saying else 0) > room:
                place, above = "said", 0 if saying else self._left.sizeHint().height()
            height = max(room, least + above + (lines if saying else 0))
        with focus_kept(self._right):
            self._put_words(place)
        self.said.setFixedHeight(lines)
        self.setFixedHeight(height)

    def _put_words(self, place: str) -> None:
        """Have words and speed "beside" the buttons, "above" them, or only the words and these with
        what is "said" of the step."""
        if place == self._place:
            return
        self._place = place
        if place == "beside":
            self._line.insertWidget(0, self._left, 1)
            self._line.addWidget(self._right, 1)
            ends = 1, self._line.count() - 2
        else:
            line = self._above if place == "above" else self._said_line
            line.addWidget(self._left, int(place == "above"))
            self._above.addWidget(self._right)
            ends = 0, self._line.count() - 1
        for end in ends:
            self._line.setStretch(end, int(place != "beside"))
        for words in (self._step, self._of):
            # Beside others that give way they need not.
            words.setWordWrap(place != "said")
        self._above_box.setVisible(place == "above")

    def show_keys(self, keys: Callable[[str], str]) -> None:
        """Name the keys in force in the tips; ``keys`` gives them by the key of an action."""
        for action, button in self._buttons.items():
            button.setToolTip(with_key(button.accessibleName(), keys(action)))

    def button(self, key: str) -> StepButton:
        """A button by its key."""
        return self.play if key == "play" else self._buttons[key]

    def show_recordings(self, recordings: Sequence[Recording], going_on: bool) -> None:
        """Other recordings, or more of the same; ``going_on``: more is to come."""
        self.timeline.show_recordings(recordings, going_on)
        self._length = max((len(recording) for recording in recordings), default=0)
        self._going_on = going_on
        self._awaited = going_on and not self._length
        if not self._awaited:
            self._say_length()
            self._of.show()
            self._say_step()

    def show_waiting(self, seconds: int) -> None:
        """The first step is still being looked for, for so long already."""
        self._awaited = True
        self._step.setText(self.tr("Looking for the first step"))
        self._of.setText(self.tr("{} s").format(grouped(seconds)))
        self._of.setVisible(seconds > 0)

    def show_step(self, step: int) -> None:
        """Where one is."""
        self.timeline.show_step(step)
        self._at = step
        if step > self._length:
            # More has come than was told yet.
            self._length = step
            self._say_length()
        self._say_step()

    def _say_length(self) -> None:
        words = self.tr("of {} so far") if self._going_on else self.tr("of {}")
        self._of.setText(words.format(grouped(self._length)))

    def _say_step(self) -> None:
        if not self._awaited:
            self._step.setText(self.tr("Step {}").format(grouped(self._at)))

    def show_playing(self, playing: bool, gear: int) -> None:
        """Playing or not, and how fast."""
        self.play.show_playing(playing)
        self._speed.setText(self._speeds[gear])
        self.speed.show_stop(gear, self._speeds[gear])
