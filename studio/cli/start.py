"""What ``studio generate`` begins with: clues to keep or to repair, a line drawn, masks."""

from __future__ import annotations

import argparse

from studio import formats, language
from studio.board import At, Board, Cell, Spot
from studio.cli.codes import UsageError
from studio.cli.naming import clue_name
from studio.cli.words import node_words, told
from studio.engines.engine import Token
from studio.formats import FormatError, board_text
from studio.formats.format import shown
from studio.puzzle import Puzzle, Rule
from studio.puzzle.message import word
from studio.work.generation import GenerationFailed, Repaired, lattices_of
from studio.work.places import cell_name
from studio.work.repair import repair
from studio.work.steps import Translation

MOST_NAMED = 8
"""Cells at fault that are named."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say where to begin."""
    parser.add_argument(
        "--keep", action="store_true", help="keep the clues of BOARD and add as few as will do"
    )
    parser.add_argument(
        "--repair", action="store_true", help="remove as few clues of BOARD as contradict"
    )
    parser.add_argument(
        "--line",
        metavar="NODES",
        help='the solution or stretches of it, as in "0,0 0,1 / 3,2 3,3"; "file": as kept in BOARD',
    )
    parser.add_argument("--must", metavar="CELLS", help='cells with a clue, as in "0,0 2,3"')
    parser.add_argument("--never", metavar="CELLS", help="cells without a clue")


def source_of(rule: Rule, source: str) -> Puzzle:
    """The puzzle of BOARD, blank where BOARD is but a board; FormatError if it will not do."""
    puzzle = Puzzle(rule, Board.square(1, 1))
    if board_text.sniff(source):
        puzzle = Puzzle(rule, formats.read_board(source))
    else:
        read = formats.read(source).puzzle
        same = read.rule == rule
        puzzle = read if same else Puzzle(rule, read.board)
    if puzzle.board.lattice.key not in lattices_of(rule):
        raise FormatError("{name}: there are no such puzzles on this board.", name=word(rule.name))
    for fault in puzzle.faults()[:1]:
        raise FormatError(fault.message)
    return puzzle


def stretches_of(puzzle: Puzzle, text: str | None) -> tuple[tuple[At, ...], ...]:
    """The line of ``--line``, stretch by stretch, one at least.

    UsageError where the text names none, FormatError where the file keeps none.
    """
    if text is None:
        return ((),)
    if text == "file":
        if puzzle.drawn:
            return tuple(reversed(puzzle.drawn))
        if not puzzle.solution:
            raise FormatError("No line is kept in the file, so there is none to go by.")
        return (puzzle.solution,)
    return tuple(map(nodes_of, text.split("/")))


def cells_of(board: Board, text: str | None) -> frozenset[Spot]:
    """The cells of a mask; UsageError for one that is not on the board."""
    cells = nodes_of(text or "")
    for at in cells:
        if at not in board:
            raise UsageError(told("{cell} is no cell of the board", cell=node_words(at)))
    return frozenset(Cell(at) for at in cells)


def nodes_of(text: str) -> tuple[At, ...]:
    """Nodes as ``studio solve`` prints them: "0,0 0,1 1,1"."""
    try:
        return tuple(tuple(int(n) for n in part.split(",")) for part in text.split())
    except ValueError:
        raise UsageError(
            told("{text} is no list of nodes like 0,0 0,1 1,1", text=shown(text))
        ) from None


def cells_words(board: Board, spots: tuple[Spot, ...]) -> str:
    """The cells at fault; "" for none."""
    cells = [cell_name(board, spot.at) for spot in spots if isinstance(spot, Cell)]
    if not cells:
        return ""
    names = cells[:MOST_NAMED] + ["..."] * (len(cells) > MOST_NAMED)
    return " " + told("Cells: {names}", names="; ".join(names))


def repaired(puzzle: Puzzle, token: Token) -> Repaired | GenerationFailed:
    """The puzzle without as few clues as possible."""
    *_, found = repair(puzzle, token)
    assert isinstance(found, Repaired | GenerationFailed)
    return found


def repair_words(puzzle: Puzzle, found: Repaired) -> str:
    """What was removed, in a sentence."""
    if not found.gone:
        return told("Nothing contradicts: no clue has to go.")
    translation = Translation(puzzle, puzzle.compile())
    names = language.listed(clue_name(translation, clue) for clue in found.gone)
    proved = "Removed {n:,}; fewer are not enough: {names}."
    return told(
        proved if found.smallest else "Removed {n:,}: {names}.",
        n=len(found.gone),
        names=names,
    )
