"""The layers of marks that can lie on the board, as rows of the panel."""

from __future__ import annotations

from dataclasses import replace

from studio.engines.events import Verdict
from studio.gui.editor.leads import leads_of
from studio.gui.panel import frequency_words as share_words
from studio.gui.panel import strokes
from studio.gui.panel.live_check import Knowledge
from studio.gui.style.texts import tr
from studio.gui.widgets import panel_state as panel
from studio.puzzle import Puzzle
from studio.puzzle.reason import Reason
from studio.work.codes import Contradicted
from studio.work.findings import Conflict, Line
from studio.work.sentences import said

LAYERS = (
    *("common", "doubt", "suggestions", "redundant", "conflict", "line"),
    *("shares", "unused", "leads"),
)
"""The layers that can be switched on and off; each family says which rows the panel has."""

DIGITS = dict(
    zip(
        ("common", "doubt", "suggestions", "redundant", "conflict", "line", "unused", "leads"),
        "12345678",
        strict=True,
    )
) | {"shares": "9"}
"""The digit that switches a layer with Alt."""

SHOWN_AT_FIRST = frozenset({"common", "doubt", "suggestions", "redundant", "conflict", "unused"})


def layer_rows(
    puzzle: Puzzle, known: Knowledge, shown: frozenset[str], walk: Line | None
) -> tuple[panel.LayerRow, ...]:
    """The rows that the family wants, of those layers something is known about.

    ``shown`` are the layers switched on, ``walk`` is a walk picked in the panel.
    """
    several = known.judged is not None and known.judged.verdict is Verdict.SEVERAL
    common = doubt = redundant = conflict = line = total = None
    if known.common is not None:
        common, total = len(known.common.edges), known.common.total
    if known.doubtful is not None:
        doubt = len(known.doubtful.cells)
    if known.redundant is not None:
        redundant = len(known.redundant.single)
        if not redundant and not known.redundant.every:
            redundant = None
    elif several:
        redundant = 0
    if known.conflict is not None:
        # Those that shape the board contradict each other together: there are no 0 of them.
        together = known.conflict.whole and not known.conflict.clues
        conflict = None if together else len(known.conflict.clues)
    elif known.lines:
        conflict = 0
    if known.lines:
        line = len(known.lines[0])
    unique = known.judged is not None and known.judged.verdict is Verdict.UNIQUE
    suggestions = None if known.suggested is None else len(known.suggested.suggestions)
    if unique:
        suggestions = 0
    swatch = panel.Swatch
    name = tr("The solution") if unique else tr("One solution")
    if several:
        name = tr("Two solutions")
    shares = len(share_words.undecided(known.shares)) if known.shares is not None else None
    if unique:
        shares = 0
    usual = {
        "common": (tr("In every solution"), swatch.EDGE, common, total),
        "doubt": (tr("Doubtful cells"), swatch.DOUBT, doubt, None),
        "suggestions": (tr("Suggestions"), swatch.SUGGESTION, suggestions, None),
        "redundant": (tr("Redundant clues"), swatch.REDUNDANT, redundant, None),
        "conflict": (tr("Conflicting clues"), swatch.CONFLICT, conflict, None),
        "line": (name, swatch.LINE, line, None),
        "shares": (tr("Edge frequencies"), swatch.HEAT, shares, None),
    }
    legends = {"shares": share_words.legend()}
    if unique and common is not None:
        # The marks would give the solution away, which somebody may want to find.
        legends["common"] = tr("That is the whole solution: the row “The solution” shows it.")
    words = {}
    if known.conflict is not None and _none_alone(known.conflict):
        words["conflict"] = tr("none alone")
        legends["conflict"] = said(known.conflict.reason)
    found = []
    for layer in puzzle.rule.layers:
        if layer.needs and getattr(known, layer.needs) is None:
            continue
        text, mark, count, of = usual.get(layer.key) or _leading_row(puzzle, layer.key)
        row = panel.LayerRow(
            layer.key,
            tr(layer.name) if layer.name else text,
            panel.Swatch(layer.swatch) if layer.swatch else mark,
            count - 1 if layer.steps and count else count,
            of,
            layer.key in shown,
            DIGITS[layer.key],
            legends.get(layer.key, ""),
            words.get(layer.key, ""),
            # What is in every solution is then the only one, which has a row of its own.
            drawn=not (unique and layer.key == "common"),
        )
        found.append(strokes.mended_row(known, _walked_row(row, walk)))
    return tuple(found)


def _none_alone(conflict: Conflict) -> bool:
    """Was it proved that there is no single clue without which there is an answer?"""
    reason = conflict.reason
    return isinstance(reason, Reason) and reason.code is Contradicted.BY_SEVERAL


def _leading_row(puzzle: Puzzle, key: str) -> tuple[str, panel.Swatch, int, None]:
    """What clues that lead somewhere say: the cells of no use, or all that they lead to."""
    found = leads_of(puzzle)
    if key == "unused":
        return tr("Cells of no use"), panel.Swatch.UNUSED, found.unused, None
    jumps = sum(len(others) for others in found.ahead.values())
    return tr("Where cells lead"), panel.Swatch.ARC, jumps, None


def _walked_row(row: panel.LayerRow, walk: Line | None) -> panel.LayerRow:
    """The row of the line, with the length of the walk that was picked."""
    if row.key != "line" or walk is None:
        return row
    return replace(row, count=len(walk) - 1)
