"""Hands on an open puzzle: strokes, arrows, zoom, theme, and leaving with unsaved work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from studio import formats
from studio.board import At, Board, Cell
from studio.families import NUMBER_PATH
from studio.puzzle import Clue, Puzzle
from tests.flows.conftest import Open
from tests.flows.desk import Point, Studio, comes, until
from tests.flows.twin import Twin

pytestmark = [
    pytest.mark.window,
    pytest.mark.xdist_group("window"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]

SQUARES = Puzzle(NUMBER_PATH, Board.square(5, 5))
LISTENING_S = 3.0
"""How long the title may take to tell of a stroke."""
HEXAGON = Puzzle(NUMBER_PATH, Board.hexagon(2))


def with_labels(puzzle: Puzzle, labels: dict[At, int]) -> Puzzle:
    for at, number in labels.items():
        placed = puzzle.placed(Clue("labels", Cell(at), number))
        assert isinstance(placed, Puzzle)
        puzzle = placed
    return puzzle


class Sheet:
    """A puzzle file that is open in the window."""

    def __init__(self, path: Path, studio: Studio) -> None:
        self.path, self.studio = path, studio

    def labels(self) -> dict[At, int | None]:
        """The labels in the file."""
        clues = formats.read(self.path).puzzle.clues.of("labels")
        return {spot.at: value for spot, value in clues.items() if isinstance(spot, Cell)}

    def draws(self, start: Point, end: Point) -> None:
        """Draw a stroke, and again where the window did not listen yet."""

        def drawn() -> bool:
            self.studio.drag(start, end)
            return comes(self.studio.unsaved, LISTENING_S)

        until(drawn, "the stroke")

    def saves(self, labels: dict[At, int]) -> None:
        """Save and wait for these labels in the file."""
        self.studio.press("ctrl+s")
        until(lambda: self.labels() == labels, f"{labels} in the file")


OpenTextDialog = Callable[[Puzzle], Sheet]


@pytest.fixture
def open_text(open_studio: Open, tmp_path: Path) -> OpenTextDialog:
    def open_one(puzzle: Puzzle) -> Sheet:
        path = tmp_path / "sheet.puzzle"
        formats.write(puzzle, path)
        return Sheet(path, open_studio(str(path)))

    return open_one


def test_a_stroke_is_one_step(open_text: OpenTextDialog, twin: Twin) -> None:
    puzzle = with_labels(SQUARES, {(1, 0): 1})
    sheet = open_text(puzzle)
    twin.open(puzzle, beside=sheet.studio)
    sheet.draws(twin.cell((1, 0)), twin.cell((1, 4)))
    stroke = {(1, column): column + 1 for column in range(5)}
    sheet.saves(stroke)
    sheet.studio.press("ctrl+z")
    sheet.saves({(1, 0): 1})
    sheet.studio.press("ctrl+shift+z")
    sheet.saves(stroke)


def test_arrows_lead_six_ways_on_hexagons(open_text: OpenTextDialog) -> None:
    sheet = open_text(HEXAGON)
    ways = {
        "Left": (-1, 0),
        "Right": (1, 0),
        "Up": (1, -1),
        "alt+Up": (0, -1),
        "Down": (0, 1),
        "alt+Down": (-1, 1),
    }
    back = {"Left": "Right", "Right": "Left", "Up": "Down", "Down": "Up"}
    sheet.studio.press("Up")  # the first arrow shows the cursor, in the middle
    for number, way in enumerate(ways, start=2):
        beside, _, arrow = way.rpartition("+")
        sheet.studio.press(way, str(number), "+".join(filter(None, (beside, back[arrow]))))
    sheet.saves({at: number for number, at in enumerate(ways.values(), start=2)})


def test_clicks_meet_their_cells_after_zoom_pan_and_panel(
    open_text: OpenTextDialog, twin: Twin
) -> None:
    sheet = open_text(SQUARES)
    twin.open(SQUARES, beside=sheet.studio)
    studio = sheet.studio
    held = twin.cell((3, 1))
    for _ in range(2):
        studio.wheel(held, up=True, held="ctrl")
        twin.wheel(held, up=True)
    start, end = twin.cell((2, 2)), moved(twin.cell((2, 2)), 60, 45)
    studio.hold("space")
    studio.drag(start, end)
    studio.let_go("space")
    twin.pan(start, end)
    studio.click(twin.cell((3, 1)))
    studio.press("8", "Return", "Escape")
    sheet.saves({(3, 1): 8})
    studio.press("F9", "ctrl+0")
    twin.do("panel", "fit")
    studio.click(twin.cell((4, 4)))
    studio.press("9", "Return", "Escape")
    sheet.saves({(3, 1): 8, (4, 4): 9})


def moved(point: Point, right: int, down: int) -> Point:
    return point[0] + right, point[1] + down


def test_theme(open_text: OpenTextDialog, twin: Twin) -> None:
    sheet = open_text(SQUARES)
    twin.open(SQUARES, beside=sheet.studio)
    x, y = twin.cell((0, 0))

    def cell_is_dark() -> bool:
        return QColor(sheet.studio.seen().pixel(QPoint(x + 12, y + 12))).lightness() < 100

    until(lambda: not cell_is_dark(), "the light theme")
    sheet.studio.press("ctrl+t")
    until(cell_is_dark, "the dark theme")


def test_closing_asks_and_saves(open_text: OpenTextDialog) -> None:
    sheet = open_text(HEXAGON)
    studio = sheet.studio
    studio.press("ctrl+Home", "7", "Right")
    until(studio.unsaved, "the star in the title")
    studio.press("ctrl+q", "Escape")
    studio.press("8", "Right")
    studio.ask_to_close()

    def answer() -> bool:
        # On the board Enter does nothing here, in the question it answers "Save".
        studio.press("Return")
        return studio.ended()

    until(answer, "the end of the program")
    assert studio.process.returncode == 0
    row = sorted((at for at in HEXAGON.board.cells), key=HEXAGON.board.place)
    assert sheet.labels() == {row[0]: 7, row[1]: 8}


def test_closing_can_leave_the_file_as_it_was(open_text: OpenTextDialog) -> None:
    puzzle = with_labels(SQUARES, {(0, 0): 1})
    sheet = open_text(puzzle)
    before = sheet.path.read_bytes()
    sheet.studio.press("ctrl+Home", "Right", "2", "Right")
    until(sheet.studio.unsaved, "the star in the title")
    sheet.studio.press("ctrl+q", "Tab", "Tab", "Return")
    until(sheet.studio.ended, "the end of the program")
    assert sheet.path.read_bytes() == before


def test_copies_of_a_selection(open_text: OpenTextDialog) -> None:
    sheet = open_text(with_labels(SQUARES, {(0, 0): 1, (0, 1): 2}))
    studio = sheet.studio
    studio.press("ctrl+Home", "shift+Right", "ctrl+x")
    sheet.saves({})
    studio.press("Down", "Down", "Left", "ctrl+v", "Return")
    sheet.saves({(2, 0): 1, (2, 1): 2})


def test_commands_by_name(open_text: OpenTextDialog) -> None:
    sheet = open_text(with_labels(SQUARES, {(0, 0): 1}))
    sheet.studio.press("ctrl+k", *"mirror", "Return")
    sheet.saves({(0, 4): 1})
