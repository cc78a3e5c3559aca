"""The document: undo, redo, strokes and the clean state, by random lists of steps."""

from __future__ import annotations

import gc
import random
import weakref
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio import language
from studio.board import Board, Cell, Edge
from studio.families import NUMBER_PATH, SLITHERLINK
from studio.gui.document.document import UNDO_LIMIT, Document
from studio.gui.style.sentences import cell_words, edit_text, place_words
from studio.puzzle import Clue, Fault, Puzzle
from studio.puzzle.message import Message

LISTS = 200
MANY_LISTS = 1000
STEPS = 200


def start() -> Puzzle:
    return Puzzle(NUMBER_PATH, Board.hexagon(2))


def with_clues(puzzle: Puzzle, *clues: Clue) -> Puzzle:
    placed = puzzle.placed(*clues)
    assert not isinstance(placed, Fault)
    return placed


def edited(puzzle: Puzzle, dice: random.Random) -> Puzzle:
    """A random edit of the kinds that tools make; sometimes one that changes nothing."""
    cells = puzzle.board.cells
    at = dice.choice(cells)
    match dice.randrange(6):
        case 0 | 1:
            clue = Clue("labels", Cell(at), dice.randint(1, len(cells)))
        case 2:
            near = puzzle.board.neighbours(at)
            if not near:
                return puzzle
            clue = Clue("diamonds", Edge.of(at, dice.choice(near)))
        case 3:
            return puzzle.erased(*puzzle.clues_on(Cell(at)))
        case 4 if len(cells) > 8:
            return puzzle.reshaped(set(cells) - {at})
        case _:
            d = dice.choice(puzzle.board.lattice.straight)
            return puzzle.reshaped({*cells, (at[0] + d[0], at[1] + d[1])})
    return with_clues(puzzle, clue)


@pytest.mark.parametrize("seed", range(LISTS))
def test_undo_all_and_redo_all(seed: int, qtbot: QtBot) -> None:
    undo_and_redo(seed)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_thousand_lists_of_steps(qtbot: QtBot) -> None:
    for seed in range(LISTS, MANY_LISTS):
        undo_and_redo(seed)


def undo_and_redo(seed: int) -> None:
    """The document against a plain list: puzzle, clean flag and revision at every step."""
    dice = random.Random(seed)
    document = Document(start())
    history, here, saved = [document.puzzle], 0, 0
    stroke, length = None, 0
    for _ in range(STEPS):
        revision = document.revision
        action = dice.random()
        if action < 0.15:
            document.undo_stack.undo()
            here, stroke = max(here - 1, 0), None
        elif action < 0.25:
            document.undo_stack.redo()
            here, stroke = min(here + 1, len(history) - 1), None
        elif action < 0.28:
            document.saved()
            saved, stroke = here, None
        else:
            after = edited(document.puzzle, dice)
            if stroke is None or length == 0:
                stroke = document.new_stroke() if dice.random() < 0.3 else None
                length = dice.randint(1, 4)
                begins = True
            else:
                length, begins = length - 1, False
            changes = after != document.puzzle
            document.apply(after, stroke=stroke)
            if not changes:
                stroke = None
                continue
            assert document.revision == revision + 1
            if begins or saved == here:
                # Qt never merges into the saved step, or the file on disk would have no step.
                if saved > here:
                    saved = -1
                history[here + 1 :] = [after]
                here += 1
            else:
                history[here] = after
                if after == history[here - 1]:
                    # A stroke that ends where it began leaves no step behind.
                    del history[here]
                    here, stroke = here - 1, None
        assert document.puzzle == history[here]
        assert document.is_clean == (saved == here)
    stack = document.undo_stack
    assert stack.count() == len(history) - 1
    while stack.canUndo():
        stack.undo()
    assert document.puzzle == history[0] == start()
    while stack.canRedo():
        stack.redo()
    assert document.puzzle == history[-1]


def test_the_signals_of_one_edit(qtbot: QtBot) -> None:
    document = Document(start())
    seen: list[object] = []
    document.changed.connect(seen.append)
    after = with_clues(start(), Clue("labels", Cell((0, 0)), 12))
    with qtbot.waitSignal(document.cleanChanged, timeout=0) as clean:
        document.apply(after)
    assert seen == [after]
    assert clean.args == [False]
    assert document.revision == 1
    document.apply(after)
    assert len(seen) == 1
    assert document.undo_stack.count() == 1


def test_a_stroke_is_one_step_with_its_whole_text(qtbot: QtBot) -> None:
    document = Document(start())
    stroke = document.new_stroke()
    for number, at in enumerate(((0, 0), (1, 0), (1, 1)), start=5):
        document.apply(with_clues(document.puzzle, Clue("labels", Cell(at), number)), stroke=stroke)
    assert document.undo_stack.count() == 1
    assert document.undo_stack.undoText() == "Place 3 numbers"
    document.apply(
        with_clues(document.puzzle, Clue("labels", Cell((2, 0)), 9)), stroke=document.new_stroke()
    )
    assert document.undo_stack.count() == 2


def test_a_stroke_that_ends_where_it_began_is_no_step(qtbot: QtBot) -> None:
    document = Document(start())
    stroke = document.new_stroke()
    document.apply(with_clues(start(), Clue("labels", Cell((0, 0)), 5)), stroke=stroke)
    document.apply(start(), stroke=stroke)
    assert document.undo_stack.count() == 0
    assert document.is_clean


def test_read_only_documents_refuse(qtbot: QtBot) -> None:
    document = Document(start(), read_only=Message("This file was written by a newer version."))
    after = with_clues(start(), Clue("labels", Cell((0, 0)), 12))
    fault = document.apply(after)
    assert fault is not None
    assert language.said(fault.message) == "This file was written by a newer version."
    assert document.read_only == fault.message
    assert document.puzzle == start()


def test_names(qtbot: QtBot) -> None:
    document = Document(start())
    assert document.title == "Untitled"
    with qtbot.waitSignal(document.titleChanged, timeout=0):
        document.saved(Path("some/Honeycomb.puzzle"))
    assert document.title == "Honeycomb"
    renamed = Puzzle(NUMBER_PATH, start().board, title="Rain garden")
    with qtbot.waitSignal(document.titleChanged, timeout=0):
        document.apply(renamed, "Rename")
    assert document.title == "Rain garden"
    assert document.undo_stack.undoText() == "Rename"


def test_a_recovered_document_is_not_clean(qtbot: QtBot) -> None:
    document = Document(start(), clean=False)
    assert not document.is_clean
    document.saved()
    assert document.is_clean


def test_old_steps_are_forgotten(qtbot: QtBot) -> None:
    document = Document(start())
    for step in range(UNDO_LIMIT + 50):
        document.apply(with_clues(document.puzzle, Clue("labels", Cell((0, 0)), step % 19 + 1)))
    assert document.undo_stack.count() == UNDO_LIMIT


def _labels(*pairs: tuple[tuple[int, int], int]) -> Puzzle:
    return with_clues(start(), *(Clue("labels", Cell(at), value) for at, value in pairs))


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        (start(), _labels(((0, 0), 12)), "Place 12"),
        (start(), _labels(((0, 0), 12), ((1, 0), 13)), "Place 2 numbers"),
        (_labels(((0, 0), 12)), start(), "Erase 12"),
        (_labels(((0, 0), 12), ((1, 0), 13)), start(), "Erase 2 numbers"),
        (_labels(((0, 0), 12)), _labels(((0, 0), 13)), "Change 12 to 13"),
        (_labels(((0, 0), 12)), _labels(((1, 0), 12)), "Move 12"),
        (start(), with_clues(start(), Clue("diamonds", Edge.of((0, 0), (1, 0)))), "Place diamond"),
        (
            start(),
            with_clues(_labels(((0, 0), 1)), Clue("diamonds", Edge.of((0, 0), (1, 0)))),
            "Place 2 clues",
        ),
        (start(), start().reshaped({*start().board.cells, (3, 0)}), "Add 1 cell"),
        (start(), start().reshaped(start().board.cells[3:]), "Remove 3 cells"),
        (start(), start().reshaped({*start().board.cells[1:], (3, 0)}), "Change the outline"),
        (
            Puzzle(SLITHERLINK, Board.square(3, 3)),
            Puzzle(SLITHERLINK, Board.square(3, 3)).reshaped(
                {*Board.square(3, 3).cells, (-1, 0), (-1, 1)}
            ),
            "Add 2 cells",
        ),
        (start(), Puzzle(NUMBER_PATH, start().board, title="A name"), "Change the puzzle"),
    ],
)
def test_steps_describe_themselves(before: Puzzle, after: Puzzle, text: str) -> None:
    assert edit_text(before, after) == text


def test_names_of_places_and_cells() -> None:
    puzzle = with_clues(
        start(), Clue("labels", Cell((0, 0)), 12), Clue("diamonds", Edge.of((0, 0), (1, 0)))
    )
    board = puzzle.board
    assert place_words(board, Cell((0, 0))) == "Row 3, cell 3"
    assert place_words(Board.square(3, 4), Cell((2, 0))) == "Row 3, column 1"
    border = Edge.of((0, 0), (1, 0))
    assert place_words(board, border) == "Between row 3, cell 3 and row 3, cell 4"
    assert cell_words(puzzle, (0, 0)) == "row 3, cell 3, number 12, 1 diamond on its border"
    assert cell_words(puzzle, (0, -2)) == "row 1, cell 1, empty"


def test_a_document_that_goes_takes_its_steps_with_it_and_tells_nobody(qtbot: QtBot) -> None:
    told: list[int] = []
    gone: list[weakref.ref[object]] = []
    for _ in range(20):
        document = Document(start())
        document.apply(with_clues(start(), Clue("labels", Cell((0, 0)), 1)))
        document.undo_stack.indexChanged.connect(told.append)
        step = document.undo_stack.command(0)
        gone += [weakref.ref(document), weakref.ref(step)]
        del document, step
    told.clear()
    gc.collect()
    assert not [each for each in gone if each() is not None]
    assert told == []


def test_of_a_long_history_the_last_steps_come_back_in_their_places(qtbot: QtBot) -> None:
    """The stack dropped the first ones, and the places meant others then."""
    start_ = start()
    history = [(f"Step {i}", replace(start_, title=f"{i}")) for i in range(UNDO_LIMIT + 501)]
    document = Document.restored(history, UNDO_LIMIT + 400, clean_at=UNDO_LIMIT + 300)
    assert document.puzzle.title == f"{UNDO_LIMIT + 400}"
    stack = document.undo_stack
    stack.setIndex(stack.cleanIndex())
    assert document.puzzle.title == f"{UNDO_LIMIT + 300}" and document.is_clean
    lost = Document.restored(history, UNDO_LIMIT + 400, clean_at=7)
    assert lost.undo_stack.cleanIndex() == -1
    early = Document.restored(history, 3, clean_at=3)
    assert early.puzzle.title == "3" and early.is_clean


def test_what_was_saved_is_marked_without_a_look_at_it(qtbot: QtBot) -> None:
    document = Document(start())
    steps = [replace(start(), title=f"{i}") for i in range(4)]
    for step in steps:
        document.apply(step)
    document.undo_stack.undo()
    seen: list[Puzzle] = []
    document.changed.connect(seen.append)
    revision = document.revision
    document.saved(Path("mine.puzzle"), steps[1])
    assert (document.undo_stack.cleanIndex(), document.undo_stack.index()) == (2, 3)
    assert (document.puzzle, document.revision, seen) == (steps[2], revision, [])
    document.saved(Path("mine.puzzle"), replace(start(), title="another"))
    assert document.undo_stack.cleanIndex() == -1
