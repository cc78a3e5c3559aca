"""Scripts of pointer and key events: a text says what a user does and what must come of it.

A file begins with ``rule`` and ``board`` (hex RADIUS, square ROWS COLUMNS, king ROWS COLUMNS, house
for the house of Nikolaus, drawing for one without corners). Each ``case`` may name a ``tool`` to
begin with and says what to ``do``, separated by ";":

    click PLACE, right PLACE, shift-click PLACE, near BORDER (a little beside its middle),
    drag PLACE PLACE..., alt-drag PLACE PLACE..., shift-drag PLACE PLACE...,
    swipe PLACE PLACE... (a drag with few events), wheel PLACE STEPS,
    type TEXT, key [Shift+|Ctrl+|Alt+]NAME,
    tool KEY, offer VALUE, undo, redo

A place is a cell "q,r" (a corner "n" of a drawing), the border of two cells "q,r~q,r", corner i of
a cell "q,r!i", or a point of the plane "@x,y". What must hold afterwards: ``expect`` all clues
(marks of cells as "@q,r", arrows as "q,r>q,r"),
``cursor``, ``selected``, ``entry``, ``size`` of the board, ``steps`` of undo, ``lines`` and
``places`` of a drawing, ``refused`` a part of the last refusal, ``tool-is``,
``line``, ``hint`` the last one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from studio.board import At, Board, Cell, Edge, Point
from studio.board.figures import house
from studio.board.free import graph_board
from studio.families import rule
from studio.gui.editor.editor import Editor
from studio.puzzle import Clue, Puzzle

FOLDER = Path(__file__).parent / "scripts"


@dataclass(frozen=True)
class Case:
    """One case of a script."""

    name: str
    puzzle: Puzzle
    actions: tuple[str, ...]
    tool: str = ""
    expected: dict[str, str] = field(default_factory=dict)


def read_cases(path: Path) -> list[Case]:
    """All cases of a script file."""
    head: dict[str, str] = {}
    cases: list[tuple[str, dict[str, str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word == "#":
            continue
        if word == "case":
            cases.append((rest, {}))
        else:
            (cases[-1][1] if cases else head)[word] = rest.strip()
    puzzle = Puzzle(rule(head["rule"]), _board(head["board"]))
    return [
        Case(
            name,
            puzzle,
            tuple(action.strip() for action in lines.pop("do").split(";")),
            lines.pop("tool", ""),
            lines,
        )
        for name, lines in cases
    ]


def _board(text: str) -> Board:
    kind, *sizes = text.split()
    if kind in ("house", "drawing"):
        return house() if kind == "house" else graph_board(())
    if kind == "hex":
        return Board.hexagon(int(sizes[0]))
    return Board.square(int(sizes[0]), int(sizes[1]), king=kind == "king")


def address(text: str) -> At:
    """The address "q,r", or "n" of a corner of a drawing."""
    return tuple(map(int, text.split(",")))


def clues(text: str) -> set[Clue]:
    """The clues of an ``expect`` line."""
    kind, found = "", set()
    for word in text.split():
        if "=" in word:
            at, value = word.split("=")
            found.add(Clue(kind, Cell(address(at)), int(value)))
        elif word.startswith("@"):
            found.add(Clue(kind, Cell(address(word[1:]))))
        elif "~" in word:
            a, b = word.split("~")
            found.add(Clue(kind, Edge.of(address(a), address(b))))
        elif ">" in word:
            a, b = map(address, word.split(">"))
            found.add(Clue(kind, Edge.of(a, b), 1 if a < b else -1))
        else:
            kind = word
    return found


class Player:
    """Does what a script says to an editor, with real events."""

    def __init__(self, editor: Editor) -> None:
        self.editor = editor
        self.refusals: list[str] = []
        editor.refused.connect(self.refusals.append)
        self.hints: list[str] = []
        editor.hint.connect(self.hints.append)

    def do(self, action: str) -> None:
        """One action of a script."""
        word, _, rest = action.partition(" ")
        match word:
            case "click" | "right" | "shift-click" | "near":
                right = word == "right"
                shift = word == "shift-click"
                self.stroke([self._point(rest, near=word == "near")], right=right, shift=shift)
            case "drag" | "alt-drag" | "shift-drag":
                points = [self._point(place) for place in rest.split()]
                self.stroke(points, shift=word == "shift-drag", alt=word == "alt-drag")
            case "swipe":
                self.stroke([self._point(place) for place in rest.split()], between=False)
            case "wheel":
                place, steps = rest.split()
                self.wheel(self._point(place), int(steps))
            case "type":
                QTest.keyClicks(self.editor.view, rest)
            case "key":
                self.key(rest)
            case "tool":
                self.editor.set_tool(rest)
            case "offer":
                self.editor.writing.set_offer(int(rest))
            case "undo":
                self.editor.undo()
            case "redo":
                self.editor.redo()
            case _:
                raise ValueError(action)

    def _point(self, text: str, near: bool = False) -> Point:
        board = self.editor.puzzle.board
        if text.startswith("@"):
            x, y = map(float, text[1:].split(","))
            return (x, y)
        if "!" in text:
            at, corner = text.split("!")
            return board.lattice.corner_point(board.lattice.corners(address(at))[int(corner)])
        if "~" not in text:
            return board.centre(address(text))
        a, b = (address(end) for end in text.split("~"))
        (ax, ay), (bx, by) = board.border(a, b)
        x, y = (ax + bx) / 2, (ay + by) / 2
        if near:
            # A hand never hits the middle: go a twentieth of the way into the first cell.
            cx, cy = board.centre(a)
            x, y = x + (cx - x) / 20, y + (cy - y) / 20
        return (x, y)

    def stroke(
        self,
        points: list[Point],
        *,
        right: bool = False,
        shift: bool = False,
        alt: bool = False,
        between: bool = True,
    ) -> None:
        """Press, move over the points (and places between them) and release."""
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        if alt:
            held |= Qt.KeyboardModifier.AltModifier
        none = Qt.MouseButton.NoButton
        # Pixels are fixed when the hand begins: the board may move below it, the hand does not.
        pixels = [self.editor.view.pixel(x, y) for x, y in points]
        self._send(QEvent.Type.MouseMove, pixels[0], none, none, held)
        self._send(QEvent.Type.MouseButtonPress, pixels[0], button, button, held)
        for start, end in pairwise(pixels):
            for pixel in ((start + end) / 2, end) if between else (end,):
                self._send(QEvent.Type.MouseMove, pixel, none, button, held)
        self._send(QEvent.Type.MouseButtonRelease, pixels[-1], button, none, held)

    def _send(
        self,
        event: QEvent.Type,
        pixel: QPointF,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
        held: Qt.KeyboardModifier,
    ) -> None:
        viewport = self.editor.view.viewport()
        there = QPointF(viewport.mapToGlobal(pixel))
        QApplication.sendEvent(viewport, QMouseEvent(event, pixel, there, button, buttons, held))

    def wheel(self, point: Point, steps: int) -> None:
        """Turn the wheel over a point, notch by notch."""
        viewport = self.editor.view.viewport()
        for _ in range(abs(steps)):
            pixel = self.editor.view.pixel(*point)
            event = QWheelEvent(
                pixel,
                QPointF(viewport.mapToGlobal(pixel)),
                QPoint(),
                QPoint(0, 120 if steps > 0 else -120),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(viewport, event)

    def key(self, text: str) -> None:
        """Press and release a key, such as "Shift+Right"."""
        *held, name = text.split("+")
        modifiers = Qt.KeyboardModifier.NoModifier
        for word in held:
            modifiers |= {
                "Shift": Qt.KeyboardModifier.ShiftModifier,
                "Ctrl": Qt.KeyboardModifier.ControlModifier,
                "Alt": Qt.KeyboardModifier.AltModifier,
            }[word]
        QTest.keyClick(self.editor.view, getattr(Qt.Key, f"Key_{name}"), modifiers)
