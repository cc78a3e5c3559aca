"""What Play says: hints for the hand, names of its tools, how far the player is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from studio import language
from studio.board import At, Board, Cell, Edge, SpotKind
from studio.gui.modes.play_hand import COLOUR, PENCIL, SOLVE
from studio.gui.style.sentences import place_within
from studio.gui.style.texts import caps, for_many, later, tr
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.tool_bar import ToolSpec
from studio.language import number as grouped
from studio.puzzle.play import Sheet, Table

SOLVE_WORDS = {
    "links": later("Draw the line and cross edges out"),
    "numbers": later("Write numbers, or draw the line"),
    "walk": later("Draw the walk"),
}
PENCIL_WORDS = {
    "links": later("Shade cells: inside, outside"),
    "numbers": later("Note the numbers that may stand there"),
    "walk": later("Strike out where the walk does not go"),
}
COLOUR_HINTS = (
    ("", later("Click a cell for its next colour, drag to colour more.")),
    (later("Right click"), later("take the colour away")),
    ("1–4", later("colour")),
)
SHADING_WORDS = later("Shade cells, or note that they are on the line")
LINE_AND_SHADING_WORDS = later("Draw the line, cross edges out, shade cells")
SHADING_HINTS = (("", later("Click a cell: shaded, on the line, open.")),)
HINTS = {
    ("links", SOLVE): (
        ("", later("Click an edge to draw it, or drag along the line.")),
        (later("Right click"), later("cross out")),
        ("Shift ←→↑↓", later("draw beside the cursor")),
    ),
    ("numbers", SOLVE): (
        ("", later("Click for the next number, drag to go on.")),
        (later("Right click"), later("erase, cross a border out")),
        ("0–9", later("write")),
    ),
    ("walk", SOLVE): (
        ("", later("Click where the line goes next.")),
        (later("Click its end"), later("take back")),
        ("Enter", later("go to the cursor")),
    ),
    **dict.fromkeys((("links", COLOUR), ("numbers", COLOUR), ("walk", COLOUR)), COLOUR_HINTS),
    ("links", PENCIL): (("", later("Click a cell: inside, outside, open.")),),
    ("numbers", PENCIL): (
        ("", later("Click for the next number as a note.")),
        ("0–9 Enter", later("note")),
    ),
    ("walk", PENCIL): (("", later("Click to strike out.")),),
}
LINE_AND_SHADING_HINTS = (
    ("", later("Click an edge to draw it, a cell to shade it, or drag along the line.")),
    *HINTS["links", SOLVE][1:],
)


def hints(table: Table, tool: str) -> tuple[Hint, ...]:
    """What mouse and keys do with a tool in hand."""
    found = HINTS[table.style, tool]
    if table.puzzle.rule.shades and tool in (SOLVE, PENCIL):
        found = SHADING_HINTS if tool == PENCIL else LINE_AND_SHADING_HINTS
    return tuple(Hint(tr(words), (caps(tr(keys)),) if keys else ()) for keys, words in found)


def tools(table: Table, key_of: Callable[[str], str]) -> list[ToolSpec]:
    """The tools for a puzzle, with their keys; corners of a drawing have no colours."""
    style, shades = table.style, table.puzzle.rule.shades
    icon = "number" if style == "numbers" else "line"
    solve = LINE_AND_SHADING_WORDS if shades else SOLVE_WORDS[style]
    pencil = SHADING_WORDS if shades else PENCIL_WORDS[style]
    found = [
        ToolSpec(SOLVE, tr("Solve"), icon, key_of("solve"), tr(solve)),
        ToolSpec(PENCIL, tr("Pencil"), "pencil", key_of("pencil"), tr(pencil)),
    ]
    if table.puzzle.board.has_faces:
        words = tr("Colour cells, to tell them apart")
        found.append(ToolSpec(COLOUR, tr("Colour"), "colour", key_of("colour"), words))
    return found


def progress(table: Table, sheet: Sheet) -> str:
    """How much is marked, of how much where that is known: "12 of 36 cells"."""
    puzzle = table.puzzle
    if table.style == "numbers":
        done, total = len(table.numbers(sheet)), table.length
        # In other languages what is counted stands behind the first number.
        if puzzle.board.has_faces:
            words = for_many("{} of {} cells", "{} of {} cells", done)
        else:
            words = for_many("{} of {} corners", "{} of {} corners", done)
    elif puzzle.rule.revisits:
        lines = len(puzzle.board.cell_graph.edges)
        done, total = max(0, len(sheet.walk) - 1), lines
        words = for_many("{} of {} lines", "{} of {} lines", done)
    elif table.style == "walk" and table.spanning:
        done, total = len(sheet.walk) or int(table.start is not None), table.length
        words = for_many("{} of {} cells", "{} of {} cells", done)
    elif table.style == "walk":
        total = max(1, len(sheet.walk))
        done = max(0, len(sheet.walk) - 1)
        if puzzle.rule.leaps:
            words = for_many("{} jump", "{} jumps", done)
        else:
            words = for_many("{} step", "{} steps", done)
    else:
        done = len(sheet.drawn - table.laid)
        total = max(1, done)
        words = for_many("{} edge drawn", "{} edges drawn", done)
    said = words.format(grouped(done), grouped(total)) if total else ""
    if puzzle.rule.shades:
        shaded = len(table.shaded(sheet))
        both = for_many("{}, {} cell shaded", "{}, {} cells shaded", shaded)
        said = both.format(said, grouped(shaded))
    return said


def aimed(where: str) -> str:
    """What can be done with the edge that keys aim at."""
    return tr("Edge {}: Enter draws it, Shift+Enter crosses it out.").format(where)


def marks_words(table: Table, sheet: Sheet, at: At) -> str:
    """What the player has marked on a cell and its borders: "12 written, line to row 1, column 2".

    "" where nothing is.
    """
    words = []
    if at in sheet.written:
        words.append(tr("{} written").format(grouped(sheet.written[at])))
    if at in sheet.walk:
        steps = (grouped(k) for k, node in enumerate(sheet.walk, start=1) if node == at)
        words.append(tr("place {} of the walk").format(language.listed(steps)))
    words += [_note_words(table, note) for note in sorted(sheet.noted.get(at, ()))]
    if at in sheet.coloured:
        words.append(tr("colour {}").format(sheet.coloured[at]))
    for edge, where in edges_at(table, at):
        if edge in sheet.drawn:
            words.append(tr("line {}").format(where))
        elif edge in sheet.crossed:
            words.append(tr("crossed out {}").format(where))
    return language.listed(words)


def _note_words(table: Table, note: int) -> str:
    """A pencil mark, as :class:`Sheet` says what it means."""
    if table.style == "numbers":
        return tr("{} noted").format(grouped(note))
    if table.puzzle.rule.shades:
        return tr("shaded") if note == 1 else tr("on the line")
    if table.style == "links":
        return tr("inside") if note == 1 else tr("outside")
    return tr("struck out")


def edges_at(table: Table, at: At) -> Iterator[tuple[Edge, str]]:
    """The edges that begin in a cell, or its sides, with where they lead or lie."""
    board = table.puzzle.board
    if table.puzzle.rule.line_on == "cells":
        for other in board.neighbours(at):
            yield table.edge(at, other), tr("to {}").format(place_within(board, Cell(other)))
        return
    found, face = board.incidence, board.index(at)
    for number in found.edges_of_face[face]:
        a, b = (found.vertices[end] for end in found.edges[number])
        first, second = found.faces[number]
        yield Edge.of(a, b, SpotKind.SIDE), _beyond(board, second if first == face else first)


def _beyond(board: Board, face: int) -> str:
    """Where a side of a cell lies, by what is on its other side."""
    if face >= len(board):
        return tr("on the rim")
    return tr("on the border to {}").format(place_within(board, Cell(board.cells[face])))
