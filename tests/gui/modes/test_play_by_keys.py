"""Play without a mouse: every cell and edge is reached, and a puzzle of each family is solved."""

from __future__ import annotations

from pathlib import Path

import networkx
import pytest
from PySide6.QtCore import Qt

from studio import assets, formats
from studio.board import At, Board, Edge
from studio.board.tilings import PATCHED
from studio.engines.catalogue import oracle_for
from studio.engines.engine import Model, Token
from studio.families import RULES, SLITHERLINK
from studio.gui.modes.play_hand import PENCIL
from studio.gui.modes.play_pointer import PlayPointer
from studio.puzzle import Puzzle, Rule
from studio.puzzle.play import BLANK, Sheet, Table

BOARDS = {
    "square": Board.square(3, 4),
    "hexagon": Board.hexagon(2),
    **{tiling.key: Board.patch(tiling, 2, 2) for tiling in PATCHED},
}
EXAMPLES = assets.root() / "examples"
NAMED = {"one-stroke": EXAMPLES / "one-stroke" / "house.puzzle"}
"""Where the smallest has no answer."""


class Player:
    """Who plays, without a window."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.table = Table(puzzle)
        self.sheet = self.before = BLANK
        self.told = False
        self.said = ""
        self.hand = PlayPointer(self, dict)

    def play(self, sheet: Sheet, *, amend: bool = False, stroke: int = 0) -> None:
        self.before = self.before if amend else self.sheet
        self.sheet = sheet

    def show(self) -> None: ...

    def say(self, sentence: str) -> None:
        self.said = sentence

    def reveal(self, at: At) -> None: ...

    def forget(self) -> None: ...

    # -- keys ----------------------------------------------------------------------------------

    def press(self, key: int, text: str = "", *, shift: bool = False, ctrl: bool = False) -> None:
        """A key that the window would leave to the board."""
        assert self.hand.wants_key(key, text)
        assert self.hand.key(key, text, shift=shift, ctrl=ctrl, alt=False)

    def go(self, at: At) -> None:
        """Page to a cell."""
        for _ in range(len(self.table.puzzle.board) + 1):
            if self.hand.cursor == at:
                return
            self.press(Qt.Key.Key_PageDown)
        raise AssertionError(f"{at} is out of reach")

    def edges(self) -> set[Edge]:
        """All edges of the cell under the cursor that keys can aim at."""
        found: list[Edge] = []
        while True:
            self.press(Qt.Key.Key_PageDown, shift=True)
            aim = self.hand.aim
            if aim is None or aim in found:
                return set(found)
            found.append(aim)

    def aim(self, edge: Edge) -> None:
        """Aim at an edge of the cell under the cursor."""
        while self.hand.aim != edge:
            self.press(Qt.Key.Key_PageDown, shift=True)


def drawable(table: Table) -> set[Edge]:
    """All edges that a player may draw round cells."""
    board = table.puzzle.board
    pairs = board.loop_graph.edges
    return {table.edge(board.corners[a], board.corners[b]) for a, b in pairs}


@pytest.mark.parametrize("name", BOARDS)
def test_keys_reach_every_cell_and_every_side_of_it(name: str) -> None:
    player = Player(Puzzle(SLITHERLINK, BOARDS[name]))
    board, reached = player.table.puzzle.board, set[Edge]()
    for _ in board.cells:
        player.press(Qt.Key.Key_PageDown)
        reached |= player.edges()
    assert player.hand.cursor == board.cells[-1]
    assert reached == drawable(player.table)
    player.press(Qt.Key.Key_PageUp)
    assert player.hand.cursor == board.cells[-2] and player.hand.aim is None


def test_an_edge_aimed_at_is_drawn_crossed_out_and_named() -> None:
    player = Player(Puzzle(SLITHERLINK, Board.square(1, 2)))
    player.press(Qt.Key.Key_PageDown)
    player.press(Qt.Key.Key_PageUp, shift=True)
    last = player.hand.aim
    player.press(Qt.Key.Key_PageDown, shift=True)
    edge = player.hand.aim
    assert edge is not None and edge != last
    assert player.said.startswith("Edge on the border to row 1, column 2: Enter draws it")
    player.press(Qt.Key.Key_Return)
    assert player.sheet.drawn == {edge}
    player.press(Qt.Key.Key_Return, shift=True)
    assert player.sheet.crossed == {edge} and not player.sheet.drawn
    player.hand.take(PENCIL)
    player.press(Qt.Key.Key_PageDown, shift=True)
    assert player.hand.aim is None


def smallest(key: str) -> Path:
    """The shortest example of a family that has an answer."""
    files = EXAMPLES.joinpath(key).glob("*.puzzle")
    return NAMED.get(key) or min(files, key=lambda path: path.stat().st_size)


def answer(table: Table) -> tuple[list[At], bool]:
    """The nodes of an answer as addresses, and whether it is closed."""
    compiled = table.puzzle.compile()
    if table.puzzle.rule.revisits:
        trail = list(networkx.eulerian_path(networkx.MultiGraph(compiled.problem.graph.edges)))
        return [compiled.nodes[node] for node in (trail[0][0], *(b for _, b in trail))], False
    found = oracle_for(compiled.problem).ask(compiled.problem.constraints, (), Token())
    assert isinstance(found, Model)
    return [compiled.nodes[node] for node in found.trace.nodes], found.trace.closed


def solve(player: Player) -> None:
    """Mark an answer by keys alone."""
    table = player.table
    nodes, closed = answer(table)
    if table.style == "walk":
        for at in nodes + nodes[:1] * closed:
            player.go(at)
            player.press(Qt.Key.Key_Return)
    elif table.style == "numbers":
        for number, at in enumerate(nodes, start=1):
            if at not in table.given:
                player.go(at)
                for digit in str(number):
                    player.press(ord(digit), digit)
    else:
        ends = zip(nodes, nodes[1:] + nodes[:1] * closed, strict=False)
        wanted = {table.edge(a, b) for a, b in ends}
        for at in table.puzzle.board.cells:
            player.go(at)
            for edge in player.edges() & wanted - player.sheet.drawn:
                player.aim(edge)
                player.press(Qt.Key.Key_Return)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_a_puzzle_of_each_family_is_solved_by_keys_alone(rule: Rule) -> None:
    player = Player(formats.read(smallest(rule.key)).puzzle)
    assert not player.table.solved(player.sheet)
    solve(player)
    assert player.table.solved(player.sheet)


def test_esc_puts_the_cursor_away_before_it_leads_out() -> None:
    """What is typed next would become clues."""
    player = Player(Puzzle(SLITHERLINK, Board.square(2, 3)))
    player.press(Qt.Key.Key_PageDown)
    assert player.hand.cursor is not None
    player.press(Qt.Key.Key_Escape)
    assert player.hand.cursor is None
    assert not player.hand.key(Qt.Key.Key_Escape, "", shift=False, ctrl=False, alt=False)
