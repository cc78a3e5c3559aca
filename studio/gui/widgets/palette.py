"""The command palette: every action of the window by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QFontMetricsF, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import spaced
from studio.gui.widgets.card_dialog import CardDialog, Place
from studio.gui.widgets.painting import paint_key_cap
from studio.gui.widgets.parts import IconView, Label, column, hairline, paint_box, row
from studio.records import dataclass

SIZE = QSize(600, 440)
ROW = 40
ALSO = "also"
"""The property of an action that holds other words for what it does."""

LITERAL = 60
"""What scores so much has the words of the query in it, not just their letters."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Command:
    """An action as the palette knows it."""

    text: str
    menu: str  # where it is found otherwise, such as "Puzzle"
    action: QAction
    why: str = ""
    """Why it cannot be done now."""

    @property
    def also(self) -> str:
        """Other words for it."""
        return str(self.action.property(ALSO) or "")

    @property
    def shortcut(self) -> str:
        """The keys of the action in words, such as "Ctrl+K"; "" where it has none."""
        return key_text(self.action.shortcut())


def key_text(keys: QKeySequence) -> str:
    """A key sequence as it stands on a key cap: "Ctrl Shift Z", "Ctrl +"."""
    text: str = keys.toString(QKeySequence.SequenceFormat.NativeText)
    return spaced(text)


def plain_text(text: str) -> str:
    """The text of an action without its mnemonic mark."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


FILLERS = frozenset(("a", "an", "and", "or", "the"))
"""Words of a query that no command is told by: "from a picture"."""


def match_score(query: str, text: str) -> int | None:
    """How well a text answers a query, higher is better; None if it does not.

    All letters of the query have to occur in this order. Letters at the start of a word count
    most, then letters that follow each other; words of the query may also stand in any order.
    """
    words, low = query.lower().split(), text.lower()
    if all(word in low for word in words):
        starts = sum(any(part.startswith(word) for part in low.split()) for word in words)
        prefix = 40 if words and low.startswith(words[0]) else 0
        return 100 + 20 * starts + prefix - len(low) // 8
    score, place = 0, -1
    for letter in "".join(words):
        found = low.find(letter, place + 1)
        if found < 0:
            return None
        begins = found == 0 or not low[found - 1].isalnum()
        score += 8 if begins else 4 if found == place + 1 else 0
        place = found
    return score - len(low) // 8


def find_commands(query: str, commands: Iterable[Command]) -> list[Command]:
    """Commands that answer a query, the best first; all of them if the query is empty.

    A command is also found by the name of its menu and by other words for it, but its own name
    counts more. Those that only have the letters of the query are for when nothing else is found.
    """
    if not query.strip():
        return list(commands)
    told = [word for word in query.split() if word.lower() not in FILLERS]
    query = " ".join(told) or query
    scored: list[tuple[int, Command]] = []
    for command in commands:
        own = match_score(query, command.text)
        wide = match_score(query, f"{command.menu} {command.text}")
        other = match_score(query, command.also) if command.also else None
        both = match_score(query, f"{command.text} {command.also}") if command.also else None
        weighed = ((own, 0), (other, 20), (both, 25), (wide, 30))
        scores = [score - less for score, less in weighed if score is not None]
        if scores:
            scored.append((max(scores), command))
    scored.sort(key=lambda pair: -pair[0])
    if scored and scored[0][0] >= LITERAL:
        scored = [pair for pair in scored if pair[0] >= LITERAL]
    return [command for _, command in scored]


class CommandModel(QAbstractListModel):
    """The commands that are in view now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.commands: list[Command] = []

    def show(self, commands: list[Command]) -> None:
        """List these commands in place of those before."""
        self.beginResetModel()
        self.commands = commands
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self.commands)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        command = self.commands[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return command.text
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return f"{command.menu} {command.shortcut} {command.why}".strip()
        if role == Qt.ItemDataRole.ToolTipRole:
            # The row may have no room for all of it.
            return command.why
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not self.commands[index.row()].action.isEnabled():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class CommandPainter(QStyledItemDelegate):
    """Paints a row: name, menu, shortcut."""

    def __init__(self, appearance: Appearance, model: CommandModel) -> None:
        super().__init__(model)
        self._appearance, self._model = appearance, model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._appearance.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        appearance, theme = self._appearance, self._appearance.theme
        command = self._model.commands[index.row()]
        enabled = command.action.isEnabled()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(appearance.px(8), 1, -appearance.px(8), -1)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            paint_box(painter, appearance, box, theme.colour("selected"), None)
        elif state & QStyle.StateFlag.State_MouseOver and enabled:
            paint_box(painter, appearance, box, theme.colour("hover"), None)
        middle = Qt.AlignmentFlag.AlignVCenter
        words = box.adjusted(appearance.px(12), 0, -appearance.px(12), 0)
        if command.shortcut:
            width = QFontMetricsF(appearance.font("caption", 500)).horizontalAdvance(
                command.shortcut
            )
            cap = QRectF(0, 0, width + appearance.px(12), appearance.px(19))
            cap.moveCenter(words.center())
            cap.moveRight(words.right())
            paint_key_cap(painter, appearance, cap, command.shortcut)
            words.setRight(cap.left() - appearance.px(12))
        name, beside = self.texts(command, words.width())
        painter.setFont(appearance.font("body", 500))
        painter.setPen(theme.colour("text" if enabled else "text3"))
        painter.drawText(words, middle, name)
        painter.setFont(appearance.font("small"))
        painter.setPen(theme.colour("text2" if enabled else "text3"))
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignRight, beside)
        painter.restore()

    def texts(self, command: Command, room: float) -> tuple[str, str]:
        """The name of a command, and why it is off or its menu as far as the name leaves room."""
        large = QFontMetricsF(self._appearance.font("body", 500))
        small = QFontMetricsF(self._appearance.font("small"))
        name = large.elidedText(command.text, Qt.TextElideMode.ElideRight, room)
        rest = room - large.horizontalAdvance(name) - self._appearance.px(12)
        beside = command.why or command.menu
        return name, small.elidedText(beside, Qt.TextElideMode.ElideRight, rest) if rest > 0 else ""


class CommandPalette(CardDialog):
    """Type, walk with the arrow keys, run with Enter. Esc or a click outside leaves.

    `actions` is asked whenever the palette opens, so that it always knows the present actions:
    pairs of a menu's name and an action. `why` says why one that is disabled is so.
    """

    leaves_on_outside_click = True

    def __init__(
        self,
        appearance: Appearance,
        window: QWidget,
        actions: Callable[[], Iterable[tuple[str, QAction]]],
        why: Callable[[QAction], str] = lambda action: "",
    ) -> None:
        super().__init__(appearance, window, "", SIZE, Place.TOP)
        self.setAccessibleName(self.tr("Commands"))
        self._actions, self._why = actions, why
        self._commands: list[Command] = []
        px = appearance.px
        layout = column(self, (0, px(12), 0, px(8)))
        self.field = QLineEdit()
        self.field.setProperty("plain", True)
        self.field.setPlaceholderText(self.tr("Type a command"))
        self.field.setAccessibleName(self.tr("Command"))
        self.field.setFont(appearance.font("lead"))
        self.field.setMinimumHeight(px(36))
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        top = QWidget()
        top_row = row(top, (px(18), 0, px(12), 0), px(10))
        top_row.addWidget(IconView(appearance, "search"))
        top_row.addWidget(self.field)
        layout.addWidget(top)
        layout.addSpacing(px(12))
        layout.addWidget(hairline())
        layout.addSpacing(px(8))
        self.model = CommandModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(CommandPainter(appearance, self.model))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(self.tr("Commands found"))
        self.list.clicked.connect(lambda index: self._run(index.row()))
        layout.addWidget(self.list, 1)
        self.nothing = Label(appearance, "", "body", 400, "text2", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.nothing.setContentsMargins(px(24), px(24), px(24), px(24))
        layout.addWidget(self.nothing, 1)

    def first_focus(self) -> QWidget:
        return self.field

    def open(self) -> None:
        self._commands = [
            Command(
                plain_text(action.text()),
                menu,
                action,
                "" if action.isEnabled() else self._why(action),
            )
            for menu, action in self._actions()
            if action.text() and not action.isSeparator() and action.isVisible()
        ]
        self.field.clear()
        self._search("")
        super().open()

    def _search(self, query: str) -> None:
        found = find_commands(query, self._commands)
        self.model.show(found)
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)
        text = self.tr("Nothing called '{0}'. Try a verb: rotate, export, count.")
        self.nothing.setText("" if found else text.format(query.strip()))
        first = self._next_enabled(-1, 1)
        if query.strip() and first > 0:
            # What was asked for cannot be done now: Enter must not do something else.
            first = -1
        self._select(first)

    def _next_enabled(self, place: int, step: int) -> int:
        """The next command that can be run, going round; -1 if there is none."""
        count = len(self.model.commands)
        for distance in range(1, count + 1):
            there = (place + step * distance) % count
            if self.model.commands[there].action.isEnabled():
                return there
        return -1

    def _select(self, place: int) -> None:
        self.list.setCurrentIndex(self.model.index(place, 0))
        if place >= 0:
            command = self.model.commands[place]
            self.field.setAccessibleDescription(f"{command.text} {command.shortcut}".strip())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress
        if watched is self.field and pressed and isinstance(event, QKeyEvent):
            return self._key(Qt.Key(event.key()))
        return False

    def _key(self, key: Qt.Key) -> bool:
        here = self.list.currentIndex().row()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._select(self._next_enabled(here, 1 if key == Qt.Key.Key_Down else -1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._run(here)
        else:
            return False
        return True

    def _run(self, place: int) -> None:
        if not 0 <= place < len(self.model.commands):
            return
        action = self.model.commands[place].action
        if action.isEnabled():
            self.accept()
            action.trigger()


def menu_actions(bar: QWidget) -> list[tuple[str, QAction]]:
    """All actions that a menu bar shows with the name of their menu; submenus are opened up."""
    found: list[tuple[str, QAction]] = []

    def walk(widget: QWidget, name: str) -> None:
        for action in widget.actions():
            menu: QObject | None = action.menu()
            if isinstance(menu, QWidget):
                walk(menu, name or plain_text(action.text()))
            elif action.isVisible():
                found.append((name, action))

    walk(bar, "")
    return found
