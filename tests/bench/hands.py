"""Hands that work in the window at random, for the benches: one edits, one opens everything."""

from __future__ import annotations

import collections
import random
from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from studio.board import Cell
from studio.gui.panel.layer_rows import LAYERS
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.window import Window

BEATS = 3
"""A hand waits so many events before it does the next thing: about five things a second."""
LOOKS = 15
"""Events for which it looks at a card, or at what a mode does next."""

CARDS = (
    "properties",
    "settings",
    "verify",
    "census",
    "compare",
    "tour",
    "clue_sets",
    "generate",
    "complete",
    "repair",
    "generate_line",
    "export",
    "new",
    "link",
    "all_drawings",
    "palette",
    "shortcuts",
    "rules",
    "about",
)
"""The actions that open cards in the window; the others ask the system for a file."""
STARTED = ("census", "compare", "clue_sets")
"""Cards whose first button sets a solver to work, in one process more."""


class Hand:
    """Edits at random, as fast as a designer who does not stop to think."""

    def __init__(self, window: Window, kind: str, rng: random.Random) -> None:
        self._window, self._kind, self._rng = window, kind, rng
        self._next: collections.deque[Callable[[], object]] = collections.deque()
        self._beat = 0
        self.last = ""
        """What it did last."""

    def step(self) -> None:
        """One thing that a hand does; a click and the keys after it are events of their own."""
        if self._next:
            self._next.popleft()()
            return
        self._beat = (self._beat + 1) % BEATS
        if self._beat:
            return
        does: tuple[tuple[Callable[[], None], int], ...] = (
            (self._type, 70),
            (self._undo, 12),
            (self._redo, 6),
            (self._zoom, 6),
            (self._layer, 4),
        )
        chosen = self._rng.choices([do for do, _ in does], [weight for _, weight in does])[0]
        self.last = chosen.__name__.strip("_")
        chosen()

    def _type(self) -> None:
        """Click a cell, type a clue or remove the one it has."""
        view = self._window.editor.view
        puzzle = self._window.document.puzzle
        spot = Cell(self._rng.choice(puzzle.board.cells))
        pixel = view.pixel(*puzzle.board.centre(spot.at)).toPoint()
        if not view.viewport().rect().contains(pixel):
            view.fit()
            pixel = view.pixel(*puzzle.board.centre(spot.at)).toPoint()
        none = Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, none, pixel)
        if puzzle.clues_on(spot):
            self._next.append(lambda: QTest.keyClick(view, Qt.Key.Key_Delete))
            return
        values = puzzle.rule.values(puzzle, puzzle.kind(self._kind), spot)
        for digit in str(self._rng.choice(values)):
            self._next.append(lambda digit=digit: QTest.keyClicks(view, digit))
        self._next.append(lambda: QTest.keyClick(view, Qt.Key.Key_Return))

    def _undo(self) -> None:
        self._window.editor.undo()

    def _redo(self) -> None:
        self._window.editor.redo()

    def _zoom(self) -> None:
        view = self._window.editor.view
        self._rng.choice([view.zoom_in, view.zoom_out, view.fit])()

    def _layer(self) -> None:
        key = self._rng.choice(["line", "common", "doubt"])
        self._window.action(f"layer_{key}").trigger()


class Visitor(Hand):
    """Edits with every layer and panel on show, goes through all cards and modes, and changes the
    theme."""

    def __init__(self, window: Window, kind: str, rng: random.Random) -> None:
        super().__init__(window, kind, rng)
        for layer in LAYERS:
            window.action(f"layer_{layer}").setChecked(True)
        window.action("panel").setChecked(True)
        window.action("replay").trigger()
        self._visits = collections.deque([*CARDS, "theme", "play", "watch", "explain"])

    def step(self) -> None:
        """Edit for a while, then visit what comes next."""
        if not self._next and self._rng.random() < 1 / (4 * BEATS):
            self._visit()
        super().step()

    def _visit(self) -> None:
        what = self._visits[0]
        self._visits.rotate(-1)
        others = {
            "theme": self._change_theme,
            "play": self._play,
            "watch": self._watch,
            "explain": self._explain,
        }
        self._do(f"open {what}", others.get(what, lambda: self._open(what)))

    def _do(self, name: str, run: Callable[[], object], beats: int = 0) -> None:
        """Do something under a name after what is to be done already, and wait so many beats."""

        def named() -> None:
            self.last = name
            run()

        self._next += [named, *[lambda: None] * beats]

    def _open(self, key: str) -> None:
        """Open a card, set it to work, walk through it with Tab, and leave it."""
        self._window.action(key).trigger()
        self._do(f"look at {key}", lambda: None, LOOKS)
        if key in STARTED:
            self._do(f"start {key}", self._start, LOOKS)
        for _ in range(4):
            self._do(f"walk {key}", self._walk, 1)
        self._do(f"leave {key}", self._leave, LOOKS)

    def _change_theme(self) -> None:
        """Light to dark, and back after a look."""
        change = self._window.action("theme").trigger
        change()
        self._do("look at theme", lambda: None, LOOKS)
        self._do("open theme", change)
        self._do("look at theme", lambda: None, LOOKS)

    def _cards(self) -> list[CardDialog]:
        """Those on show; some close by themselves."""
        return [card for card in self._window.findChildren(CardDialog) if card.isVisible()]

    def _start(self) -> None:
        for card in self._cards():
            if card.default_button is not None:
                card.default_button.click()

    def _walk(self) -> None:
        for card in self._cards():
            QTest.keyClick(card, Qt.Key.Key_Tab)

    def _leave(self) -> None:
        for card in self._cards():
            card.reject()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _mode(self, mode: str, *does: tuple[str, Callable[[], object]]) -> None:
        self._window.modes.choose(mode)
        self._do(f"{mode} begins", lambda: None, LOOKS)
        for name, run in does:
            self._do(f"{mode} {name}", run, BEATS)
        self._do(f"leave {mode}", lambda: self._window.modes.choose("edit"), LOOKS)

    def _keys(self, *keys: Qt.Key) -> list[tuple[str, Callable[[], object]]]:
        view = self._window.editor.view
        return [(key.name, lambda key=key: QTest.keyClick(view, key)) for key in keys]

    def _play(self) -> None:
        view, none = self._window.editor.view, Qt.KeyboardModifier.NoModifier
        box = view.viewport().rect()

        def click() -> None:
            at = box.center()
            at.setX(self._rng.randrange(box.width()))
            at.setY(self._rng.randrange(box.height()))
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, none, at)

        keys = self._keys(Qt.Key.Key_C, Qt.Key.Key_H, Qt.Key.Key_H)
        self._mode("play", *[("click", click)] * 12, *keys)

    def _watch(self) -> None:
        runs = self._keys(Qt.Key.Key_Space, *[Qt.Key.Key_Plus] * 6)
        walks = self._keys(Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home)
        self._mode("watch", *runs, *[("runs", lambda: None)] * 6, *walks)

    def _explain(self) -> None:
        self._mode("explain", *self._keys(*[Qt.Key.Key_Right] * 8, Qt.Key.Key_End))
