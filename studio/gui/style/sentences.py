"""The words of editing: what an undo step did, and how places of the board are named."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from studio import language
from studio.board import At, Board, Cell, Corner, Edge, Spot, SpotKind
from studio.board.free import lines_of
from studio.engines.events import Verdict
from studio.gui.style.texts import later, tr
from studio.language import decimal
from studio.language import number as grouped
from studio.puzzle import Clue, ClueKind, Puzzle
from studio.puzzle.places import corner_name, place_of_cell
from studio.sequences import shared_ends
from studio.work.findings import Judged

GRADES = {
    "easy": later("easy"),
    "medium": later("medium"),
    "hard": later("hard"),
    "very hard": later("very hard"),
    "extreme": later("extreme"),
}
"""The words of ``studio.work.grade``."""

FILL_BOARD = later("Fill the board")
"""The name of a step that puts a whole puzzle in the place of an empty board."""


def no_line(judged: Judged | None) -> str:
    """Why no solution is at hand."""
    if judged is not None and judged.verdict is Verdict.NONE:
        return tr("There is no solution.")
    return tr("No solution is known yet.")


def no_line_of_open(judged: Judged | None) -> str:
    """The same of the open puzzle, where others are spoken of, too."""
    if judged is not None and judged.verdict is Verdict.NONE:
        return tr("The open puzzle has no solution.")
    return tr("No solution of the open puzzle is known yet.")


def no_other_line(judged: Judged | None) -> str:
    """Why no further solution is at hand."""
    if judged is not None and judged.verdict is Verdict.UNIQUE:
        return tr("There is no further solution.")
    if judged is not None and judged.verdict is Verdict.NONE:
        return tr("There is no solution.")
    return tr("No further solution is known yet.")


def edit_text(before: Puzzle, after: Puzzle) -> str:
    """What turns one puzzle into the other, for the Undo entry: "Place 12", "Remove 3 cells"."""
    words, _ = edit_words(before, after)
    return words


def edit_words(before: Puzzle, after: Puzzle) -> tuple[str, str]:
    """The same, and where it is, if that is in one place with a name; else ""."""
    if before.board is not after.board:
        return _board_text(before, after), ""
    gone, come = _clue_changes(before, after)
    spots = {clue.spot for clue in gone | come}
    spot = spots.pop() if len(spots) == 1 else None
    named = isinstance(spot, Cell) or (isinstance(spot, Edge) and spot.on == SpotKind.EDGE.value)
    place = place_words(after.board, spot) if spot is not None and named else ""
    return _clue_text(before, after, gone, come), place


def _board_text(before: Puzzle, after: Puzzle) -> str:
    old, new = before.board, after.board
    if not old.has_faces and not new.has_faces and old != new:
        return _drawing_text(old, new)
    gone = set(before.board.cells) - set(after.board.cells)
    come = set(after.board.cells) - set(before.board.cells)
    if len(gone) == len(before.board) or len(come) == len(after.board):
        gone, come = set(), set()
    change = len(after.board) - len(before.board)
    if gone or come or change:
        if gone and come and not change:
            return tr("Change the outline")
        words = tr("Add {}") if change > 0 else tr("Remove {}")
        return words.format(counted(abs(change), "cell", "cells"))
    return _clue_text(before, after, *_clue_changes(before, after))


def _drawing_text(old: Board, new: Board) -> str:
    corners = len(new) - len(old)
    lines = len(lines_of(new).lines) - len(lines_of(old).lines)
    if corners:
        words = tr("Add {}") if corners > 0 else tr("Remove {}")
        return words.format(counted(abs(corners), "corner", "corners"))
    if lines:
        words = tr("Draw {}") if lines > 0 else tr("Remove {}")
        return words.format(counted(abs(lines), "line", "lines"))
    turned = {tuple(sorted(edge)) for edge in {*lines_of(old).edges} ^ {*lines_of(new).edges}}
    if turned:
        return tr("Turn {}").format(counted(len(turned), "line", "lines"))
    a, b = lines_of(old).nodes, lines_of(new).nodes
    moved = sum(before != after for before, after in zip(a, b, strict=True))
    return tr("Move {}").format(counted(moved, "corner", "corners"))


def _clue_changes(before: Puzzle, after: Puzzle) -> tuple[set[Clue], set[Clue]]:
    gone: set[Clue] = set()
    come: set[Clue] = set()
    for kind in before.clues.keys() | after.clues.keys():
        old, new = _middles(before.clues.of(kind), after.clues.of(kind))
        gone.update(Clue(kind, spot, value) for spot, value in old - new)
        come.update(Clue(kind, spot, value) for spot, value in new - old)
    return gone, come


def _clue_text(before: Puzzle, after: Puzzle, gone: set[Clue], come: set[Clue]) -> str:
    spots = {(clue.kind, clue.spot) for clue in come}
    changed = {clue for clue in gone if (clue.kind, clue.spot) in spots}
    values = {(clue.kind, clue.value) for clue in come}
    moved = {clue for clue in gone - changed if (clue.kind, clue.value) in values}
    if come and len(moved) == len(come) and len(gone) == len(moved):
        return tr("Move {}").format(named_clues(after, come))
    if come:
        changes = len(changed) == len(come)
        if changes and len(come) == 1:
            (was,), (now,) = changed, come
            of = after.kind(now.kind)
            first, second = clue_words(of, was.value), clue_words(of, now.value)
            if first == second:
                return tr("Turn {}").format(second)
            return tr("Change {} to {}").format(first, second)
        return (tr("Change {}") if changes else tr("Place {}")).format(named_clues(after, come))
    if gone:
        return tr("Erase {}").format(named_clues(before, gone))
    if before.drawn != after.drawn:
        return tr("Draw the line") if after.drawn else tr("Remove the line")
    return tr("Change the puzzle")


def _middles(
    old: Mapping[Spot, int | None], new: Mapping[Spot, int | None]
) -> tuple[set[tuple[Spot, int | None]], set[tuple[Spot, int | None]]]:
    """What is left of both without the beginning and the end that they share.

    Edits keep the order of clues, so this finds the one new clue of ten thousand without hashing.
    """
    a, b = list(old), list(new)
    c, d = list(old.values()), list(new.values())
    head, tail = shared_ends((a, c), (b, d))
    end, last = len(a) - tail, len(b) - tail
    gone, come = (
        zip(a[head:end], c[head:end], strict=True),
        zip(b[head:last], d[head:last], strict=True),
    )
    return set(gone), set(come)


def named_clues(puzzle: Puzzle, clues: Collection[Clue]) -> str:
    """What some clues are: "7 walls", "12", "5 clues" of several kinds."""
    kinds = {clue.kind for clue in clues}
    if len(kinds) > 1:
        return counted(len(clues), "clue", "clues")
    kind = puzzle.kind(kinds.pop())
    if len(clues) == 1:
        return clue_words(kind, next(iter(clues)).value)
    return counted(len(clues), kind.noun, kind.plural)


def clue_words(kind: ClueKind, value: int | None) -> str:
    """A clue in a phrase: its number, or what it is: "12", "diamond"."""
    return language.said(kind.told(value))


def counted(number: int, noun: str, plural: str) -> str:
    """A number with its noun, in the user's language: "1 cell", "1,024 cells"."""
    return f"{grouped(number)} {language.form(noun, plural, number)}"


def first_of(sentences: Sequence[str], most: int) -> str:
    """The first of some sentences, so many at most, and how many more there are."""
    words = list(sentences[:most])
    if len(sentences) > most:
        words.append(tr("And {} more.").format(grouped(len(sentences) - most)))
    return language.paragraph(words)


def grade_word(word: str) -> str:
    """How hard a puzzle is, in the user's language; "" where that is not known."""
    return tr(GRADES[word]) if word else ""


def grade_words(word: str, number: float) -> str:
    """The same with the grade as a number: "hard (4.2)"; "" where it is not known."""
    return f"{grade_word(word)} ({decimal(number, 1)})" if word else ""


def size_words(board: Board) -> str:
    """How large a board is: "60 cells", "5 corners, 8 lines"."""
    return amount_words(len(board), None if board.has_faces else len(lines_of(board).lines))


def amount_words(cells: int, lines: int | None = None) -> str:
    """The same by the number of cells, or of corners and lines of a drawing."""
    if lines is None:
        return counted(cells, "cell", "cells")
    return f"{counted(cells, 'corner', 'corners')}, {counted(lines, 'line', 'lines')}"


def place_words(board: Board, spot: Spot) -> str:
    """Where a spot is, as people count: "Row 5, cell 6"; squares have columns."""
    match spot:
        case Cell(at) if not board.has_faces:
            return tr("Corner {}").format(corner_name(board, at))
        case Cell(at):
            row, place = board.place(at)
            word = tr("column") if board.rectangle else tr("cell")
            return tr("Row {}, {} {}").format(grouped(row), word, grouped(place))
        case Edge(a, b, on) if on == SpotKind.EDGE.value:
            first, second = place_within(board, Cell(a)), place_within(board, Cell(b))
            return tr("Between {} and {}").format(first, second)
        case Edge():
            return tr("A side of a cell")
        case Corner():
            return tr("A corner")


def place_within(board: Board, spot: Spot) -> str:
    """Where a spot is, within a sentence: "row 5, cell 6".

    Not the same in small letters: those of nouns and of corners' names stay.
    """
    match spot:
        case Cell(at):
            return language.said(place_of_cell(board, at))
        case Edge(a, b, on) if on == SpotKind.EDGE.value:
            return tr("between {} and {}").format(*(place_within(board, Cell(at)) for at in (a, b)))
        case Edge():
            return tr("a side of a cell")
        case Corner():
            return tr("a corner")


def cell_words(puzzle: Puzzle, at: At) -> str:
    """The spoken name of a cell: "row 5, cell 6, number 12"; an empty one says so."""
    words = [place_within(puzzle.board, Cell(at))]
    if not puzzle.board.has_faces:
        lines = sum(at[0] in line for line in lines_of(puzzle.board).lines)
        words.append(counted(lines, "line", "lines"))
    for clue in puzzle.clues_on(Cell(at)):
        words.append(_at_cell(puzzle.kind(clue.kind), clue.value))
    if len(words) == 1:
        words.append(tr("empty"))
    for kind in puzzle.rule.kinds:
        if kind.on is SpotKind.EDGE:
            spots = puzzle.clues.of(kind.key)
            others = [o for o in puzzle.board.neighbours(at) if Edge.of(at, o) in spots]
            near = len(others)
            if kind.entry == "arrow":
                words += [_arrow_words(puzzle, kind, at, other) for other in others]
            elif near:
                near_words = counted(near, kind.noun, kind.plural)
                words.append(tr("{} on its border").format(near_words))
    return language.listed(words)


def _at_cell(kind: ClueKind, value: int | None) -> str:
    """A clue of a cell, spoken: "number 12", "start", "even"."""
    return language.said(kind.called(value))


def _arrow_words(puzzle: Puzzle, kind: ClueKind, at: At, other: At) -> str:
    """An arrow on the border of two cells, as it is seen from the first."""
    away = puzzle.clues.of(kind.key)[Edge.of(at, other)] == (1 if at <= other else -1)
    where = place_within(puzzle.board, Cell(other))
    return (tr("arrow to {}") if away else tr("arrow from {}")).format(where)
