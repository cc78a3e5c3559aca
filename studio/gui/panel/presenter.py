"""From what is known about a puzzle to what panel and board show; no widgets, all words."""

from __future__ import annotations

from dataclasses import replace

from studio import language
from studio.board import At, Edge
from studio.drawing.draw import captions
from studio.drawing.overlay import Overlay
from studio.drawing.overlay import Suggestion as Proposed
from studio.engines.events import Verdict
from studio.engines.reasons import Unfinished
from studio.gui.panel import frequency_words as share_words
from studio.gui.panel import mazes, strokes
from studio.gui.panel.assignment import assignment_line
from studio.gui.panel.layer_rows import layer_rows
from studio.gui.panel.live_check import Knowledge, worth_checking
from studio.gui.panel.replay import drawn_so_far, replayed
from studio.gui.style.sentences import (
    counted,
    grade_words,
    named_clues,
    place_within,
    size_words,
)
from studio.gui.style.texts import tr
from studio.gui.widgets import panel_state as panel
from studio.language import number as grouped
from studio.puzzle import Clue, ClueKind, Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass
from studio.work.findings import Conflict, Failed, Line, Redundant, Suggestion, WayOut
from studio.work.sentences import failed_messages, failed_words, said

KINDS = {
    Verdict.NONE: panel.VerdictKind.NONE,
    Verdict.UNIQUE: panel.VerdictKind.UNIQUE,
    Verdict.SEVERAL: panel.VerdictKind.SEVERAL,
    Verdict.UNKNOWN: panel.VerdictKind.UNKNOWN,
}

MOST_CHIPS = 30
"""Of more clues in conflict the first ones have chips: hundreds would take several frames."""


@dataclass(frozen=True)
class Presenter:
    """Shows one state of knowledge about one puzzle.

    ``shown`` are the layers switched on; ``undo`` is the text of the edit that undo would take
    back, "" if there is none or that is no way out of a conflict, and ``undo_key`` what does
    it. ``drawn``: 0 shows the first answer and where a second differs, other numbers one of the
    answers drawn. ``walk`` is a walk picked in the panel.
    ``step``: so many steps of the line are drawn again, ``playing`` by itself; None: it is at rest.
    ``once``: this puzzle is checked, though that is paused where not ``live``.
    """

    puzzle: Puzzle
    knowledge: Knowledge
    shown: frozenset[str]
    live: bool = True
    undo: str = ""
    drawn: int = 0
    walk: Line | None = None
    step: int | None = None
    playing: bool = False
    undo_key: str = ""
    once: bool = False

    @property
    def _heeded(self) -> bool:
        """Is the puzzle checked, or was it, though checking may be paused for what comes?"""
        return self.live or self.once

    # -- the panel -----------------------------------------------------------------------------

    def state(self) -> panel.PanelState:
        """The whole side panel."""
        verdict, layers = (
            self._verdict(),
            layer_rows(self.puzzle, self.knowledge, self.shown, self.walk),
        )
        if not verdict.line:
            room = strokes.verdict_room(self.puzzle, self.knowledge)
            verdict = replace(verdict, line=self._line_for(verdict), room=room)
        place = strokes.place(self.walk, self.knowledge)
        walks = mazes.walks(self.puzzle, self.knowledge.surveyed, self.walk, place, verdict)
        return panel.PanelState(
            verdict,
            self._advice(),
            layers,
            self.live,
            walks,
            self._replay(),
            since=self._since(),
        )

    def _since(self) -> float | None:
        """When the work began that is under way, if any is."""
        return self.knowledge.since if self._heeded and self.knowledge.running else None

    def _replay(self) -> panel.Replay | None:
        """The line as it is drawn again, where one is on the board or the puzzle is a drawing."""
        line, closed = self.line()
        if line is None or len(line) < 2 or not (self.puzzle.rule.revisits or "line" in self.shown):
            return None
        drawing = strokes.place(line, self.knowledge) if self.puzzle.rule.revisits else ""
        told = replayed(self.puzzle, line, closed, drawing, self.step, self.playing)
        judged = self.knowledge.judged
        several = judged is not None and judged.verdict is Verdict.SEVERAL
        # There from the beginning, so that it moves nothing when the list comes.
        return replace(told, others=bool(drawing) or (self.puzzle.rule.revisits and several))

    def _line_for(self, verdict: panel.Verdict) -> str:
        """What the family says below a verdict; "" leaves it to the panel."""
        if verdict.kind is panel.VerdictKind.EMPTY:
            rule = self.puzzle.rule
            if begin := rule.unready(self.puzzle):
                return tr(begin)
            return tr("Place {} to begin.").format(said(rule.kinds[0].one))
        return (
            strokes.verdict_line(self.puzzle, self.knowledge)
            or assignment_line(self.puzzle, self._lines()[0])
            or self._why_open(verdict.bound)
        )

    def _verdict(self) -> panel.Verdict:
        known = self.knowledge
        kind = panel.VerdictKind
        if not worth_checking(self.puzzle):
            line = tr("The line you drew is kept with the puzzle.") if self.puzzle.drawn else ""
            return panel.Verdict(kind.EMPTY, line=line)
        if known.failed is not None and not self._stands(known.failed):
            line = self._broken_off(known.failed)
            return panel.Verdict(kind.UNKNOWN, line=line, can_continue=self._heeded)
        judged, counted = known.judged, known.counted
        if not self._heeded and (judged is None or judged.verdict is Verdict.UNKNOWN):
            return panel.Verdict(kind.UNKNOWN, line=tr("Checking is paused."))
        if judged is None:
            return panel.Verdict(kind.WORKING, count=counted.count if counted else None)
        if judged.verdict is Verdict.UNKNOWN:
            return panel.Verdict(kind.UNKNOWN, seconds=judged.seconds, can_continue=True)
        if judged.verdict is Verdict.NONE:
            return panel.Verdict(kind.NONE, seconds=judged.seconds, line=self._none_line())
        if judged.verdict is Verdict.UNIQUE:
            return panel.Verdict(kind.UNIQUE, seconds=judged.seconds, grade=self._grade())
        assert counted is not None or known.running
        bound, more, line = panel.Bound.AT_LEAST, False, ""
        if counted is not None and counted.exact:
            bound = panel.Bound.EXACT
        elif known.failed is not None:
            line = self._broken_off(known.failed)
        elif not self._heeded:
            # What was proved before the pause stands; nobody counts on, nor could be asked to.
            line = tr("Checking is paused.")
        elif known.finished is not None:
            bound, more = panel.Bound.OVER, True
        return panel.Verdict(
            kind.SEVERAL,
            count=self._count_shown(bound),
            bound=bound,
            seconds=counted.seconds if counted else None,
            line=line,
            can_continue=more,
        )

    def _why_open(self, bound: panel.Bound) -> str:
        """Why a count is not exact, such as the width of the board, where there is more to say."""
        known = self.knowledge
        if known.counted is None or bound is panel.Bound.EXACT:
            return ""
        reason = known.counted.reason
        if known.running and self._heeded and reason is not None:
            # One way to count was stopped, and another one still counts.
            reason = None if isinstance(reason.code, Unfinished) else reason
        return said(reason)

    def _grade(self) -> str:
        """The difficulty in words, if it is known."""
        graded = self.knowledge.graded
        return "" if graded is None else grade_words(graded.word, graded.number)

    def _broken_off(self, failed: Failed) -> str:
        """Why the work broke off, and what follows: in a pause no change checks again."""
        if self.live:
            return failed_words(failed)
        paused = Message("Checking is paused.")
        return language.paragraph((*failed_messages(replace(failed, again=False)), paused))

    def _stands(self, failed: Failed) -> bool:
        """Was the verdict proved before the work broke off?"""
        judged = self.knowledge.judged
        return failed.stands and judged is not None and judged.verdict is not Verdict.UNKNOWN

    def _count_shown(self, bound: panel.Bound) -> int:
        count = self.knowledge.counted.count if self.knowledge.counted else 2
        # "Over 999" would be an odd way to say that 1,000 were found and counting stopped.
        return count - 1 if bound is panel.Bound.OVER else count

    def _none_line(self) -> str:
        conflict = self.knowledge.conflict
        if conflict is None:
            return ""
        outlook = strokes.verdict_line(self.puzzle, self.knowledge)
        if outlook or self.puzzle.rule.board_of_clues:
            return outlook or said(conflict.reason)
        if not conflict.clues:
            if conflict.reason is None and not self.puzzle.clues:
                # Some rules ask for less of a board with clues.
                return tr("This board has no such line.")
            return said(conflict.reason) or tr("This board has no such line, whatever the clues.")
        n = len(conflict.clues)
        if conflict.whole:
            return tr("All clues together leave no line.")
        if n == 1:
            return tr("One clue cannot be true on this board.")
        if n == 2:
            return tr("Two clues cannot both be true.")
        words = {3: tr("Three"), 4: tr("Four"), 5: tr("Five"), 6: tr("Six")}
        return tr("{} clues cannot all be true.").format(words.get(n, grouped(n)))

    def _advice(self) -> panel.Advice | None:
        if not self.puzzle.clues and self._clues_for_line():
            return panel.DrawnLine(panel.WayOut(tr("Clues for my line")))
        conflict, board_of_clues = self.knowledge.conflict, self.puzzle.rule.board_of_clues
        if conflict is not None and conflict.clues and not board_of_clues:
            return self._conflict(conflict)
        if conflict is not None:
            # What such a board lacks is said by its verdict.
            ways = self._ways_out(conflict)
            # No single clue may be enough where clues shape the board.
            repairable = conflict.whole and not board_of_clues and self._begins_with("repair")
            if ways or repairable:
                return panel.Conflict((), (), "", ways_out=ways, repairable=repairable)
        if board_of_clues:
            # Its values are no clues that could go.
            return None
        redundant = self.knowledge.redundant
        if redundant is not None and redundant.single:
            return self._redundant(redundant)
        if self.knowledge.suggested is not None:
            return self._next_clue()
        return strokes.mend(self.knowledge)

    def _clues_for_line(self) -> bool:
        """Is a line drawn by hand that clues can be made for?"""
        return bool(self.puzzle.drawn) and self._begins_with("line")

    def _begins_with(self, key: str) -> bool:
        """Can generating begin with the clues of the puzzle, or with a line?"""
        generator = self.puzzle.rule.generator
        return generator is not None and any(start.key == key for start in generator.beginnings)

    def _next_clue(self) -> panel.NextClue:
        suggestions = tuple(
            panel.Suggestion(self.proposal(s.clue), s.left) for s in self.suggestions()
        )
        completed = bool(self.puzzle.clues) and self._begins_with("clues")
        return panel.NextClue(suggestions, can_make_unique=completed)

    def _redundant(self, redundant: Redundant) -> panel.RedundantClues:
        together = len(redundant.together) if redundant.final else None
        named = named_clues(self.puzzle, redundant.single)
        return panel.RedundantClues(len(redundant.single), together, named)

    def _conflict(self, conflict: Conflict) -> panel.Conflict:
        enough, n = "", len(conflict.clues)
        if conflict.enough and n == 1:
            enough = tr("No other clue is involved: changing this one is enough.")
        elif conflict.enough:
            enough = tr("No other clue is involved: changing any one of these is enough.")
        unexplained = tr("These {} clues cannot all be true. No shorter explanation was found.")
        if n == 1:
            unexplained = tr("This clue cannot be true on this board, whatever the others say.")
        elif n == 2:
            unexplained = tr("These two clues cannot both be true. No short reason was found.")
        reason = said(conflict.reason) or unexplained.format(grouped(n))
        told = conflict.clues[:MOST_CHIPS]
        chips, names = tuple(map(self.chip, told)), tuple(map(self.name, told))
        ways, more = self._ways_out(conflict), n - len(told)
        return panel.Conflict(chips, names, reason, enough, ways, more)

    def _ways_out(self, conflict: Conflict) -> tuple[panel.WayOut, ...]:
        effects = {
            Verdict.UNIQUE: tr("one solution"),
            Verdict.SEVERAL: tr("several solutions"),
        }
        ways = [
            panel.WayOut(tr("Remove {}").format(self.name(way.clue)), effects.get(way.verdict, ""))
            for way in _ways(conflict)
        ]
        if self.undo:
            ways = [*ways[:2], panel.WayOut(tr("Undo “{}”").format(self.undo), "", self.undo_key)]
        return tuple(ways[:3])

    # -- the board -----------------------------------------------------------------------------

    def line(self) -> tuple[Line | None, bool]:
        """The line that is on the board, or would be if it were switched on; is it closed?"""
        first, _ = self._lines()
        if first is None or self.knowledge.judged is None:
            return None, False
        if self.walk is not None and self.puzzle.rule.leaps:
            first = self.walk
        return first, self.knowledge.judged.closed

    def overlay(self) -> Overlay:
        """What lies over the puzzle now; of a line that is drawn again what is drawn so far."""
        return drawn_so_far(self.whole_overlay(), self.step)

    def whole_overlay(self) -> Overlay:
        """What lies over the puzzle, with the layers that are switched on."""
        known, shown = self.knowledge, self.shown
        over = Overlay(odd=strokes.odd(self.puzzle))
        first, other = self._lines()
        if "line" in shown and known.judged is not None and first is not None:
            words = captions(self.puzzle, first)
            closed = known.judged.closed
            over = replace(over, line=first, line_closed=closed, other=other, captions=words)
            # The ring and the pen stand where the odd corners are.
            over = replace(over, odd=frozenset())
        unique = known.judged is not None and known.judged.verdict is Verdict.UNIQUE
        if "common" in shown and known.common is not None and not unique:
            over = replace(over, common=frozenset(known.common.edges))
        if "shares" in shown:
            over = replace(over, shares=share_words.undecided(known.shares))
        if "doubt" in shown and known.doubtful is not None:
            over = replace(over, doubt=dict(known.doubtful.cells))
        if "suggestions" in shown:
            letters = (
                Proposed(s.clue, letter)
                for s, letter in zip(self.suggestions(), "ABC", strict=False)
            )
            over = replace(over, suggestions=tuple(letters))
        if "redundant" in shown and known.redundant is not None:
            over = replace(over, redundant=frozenset(known.redundant.single))
        if "conflict" in shown and known.conflict is not None:
            over = replace(over, conflict=frozenset(known.conflict.clues))
        over = strokes.over(self.puzzle, over, shown, known)
        if self.puzzle.rule.leaps:
            over = mazes.over(self.puzzle, over, shown, known.lines, self.walk)
        return over

    def _lines(self) -> tuple[tuple[At, ...] | None, tuple[At, ...] | None]:
        """The answer to be shown, and a second one where that differs, as far as they are known."""
        known = self.knowledge
        if not known.lines:
            return None, None
        if self.walk is not None and self.puzzle.rule.revisits:
            return self.walk, None
        if known.drawn is not None and self.drawn:
            return known.drawn.lines[self.drawn % len(known.drawn.lines)], None
        return known.lines[0], (*known.lines, None)[1]

    def suggestions(self) -> tuple[Suggestion, ...]:
        """The clues that would help, A, B, C in this order."""
        suggested = self.knowledge.suggested
        return () if suggested is None else suggested.suggestions

    # -- what can be done ----------------------------------------------------------------------

    def removable(self) -> tuple[Clue, ...]:
        """The clues that can go together, once that is known."""
        redundant = self.knowledge.redundant
        return redundant.together if redundant is not None and redundant.final else ()

    def marked(self) -> tuple[Clue, ...]:
        """The clues that are marked on the board now."""
        if self.knowledge.conflict is not None and "conflict" in self.shown:
            return self.knowledge.conflict.clues
        if self.knowledge.redundant is not None and "redundant" in self.shown:
            return self.knowledge.redundant.single
        return ()

    def way_out(self, index: int) -> Clue | None:
        """The clue that a way out removes; None where the way is to undo."""
        conflict = self.knowledge.conflict
        assert conflict is not None
        offered = _ways(conflict)[: 2 if self.undo else 3]
        return offered[index].clue if index < len(offered) else None

    def short_count(self, verdict: panel.Verdict) -> str:
        """The count beside the glyph in the header of a narrow window."""
        if verdict.kind is not panel.VerdictKind.SEVERAL or verdict.count is None:
            return ""
        sign = {panel.Bound.AT_LEAST: "≥ ", panel.Bound.OVER: "> "}.get(verdict.bound, "")
        return sign + panel.count_text(verdict.count)

    # -- words ---------------------------------------------------------------------------------

    def chip(self, clue: Clue) -> str:
        """A clue as short as can be: its value, or the sign of its kind."""
        kind = self.puzzle.kind(clue.kind)
        return kind.letters(clue.value) if kind.typed else _chip(kind, clue)

    def name(self, clue: Clue) -> str:
        """A clue in a sentence: "30", "the diamond at row 3"."""
        kind = self.puzzle.kind(clue.kind)
        if kind.distinct and clue.value is not None:
            return grouped(clue.value)
        where = place_within(self.puzzle.board, clue.spot)
        return language.listed((language.said(kind.called(clue.value)), where))

    def proposal(self, clue: Clue) -> str:
        """A clue that would help: "27 in row 8, cell 2", "diamond between ..."."""
        where = place_within(self.puzzle.board, clue.spot)
        kind = self.puzzle.kind(clue.kind)
        if clue.value is None or kind.entry == "arrow":
            return f"{language.said(kind.told(clue.value))} {where}"
        return tr("{} in {}").format(language.said(kind.told(clue.value)), where)

    def cell_words(self, at: At) -> str:
        """The likeliest values of a doubtful cell, and how often the sides of a cell are used; or
        what the family says of it."""
        own = mazes.cell_words(self.puzzle, at)
        if own:
            return own
        spread, shares = self.knowledge.spread, self.knowledge.shares
        if spread is None and shares is None:
            return strokes.corner_words(self.knowledge, at)
        words = [] if spread is None else [share_words.spread_words(spread, at)]
        if shares is not None and self.puzzle.rule.line_on != "cells" and at in self.puzzle.board:
            words.append(share_words.side_words(shares, self.puzzle.board, at))
        return "; ".join(filter(None, words))

    def edge_words(self, edge: Edge) -> str:
        """How many of all solutions use an edge: "line in 120 of 300 solutions"; "" beside a tour,
        whose jumps hardly ever join neighbours."""
        shares, puzzle = self.knowledge.shares, self.puzzle
        jumps = puzzle.rule.tour(puzzle) is not None
        if shares is None or (jumps and edge not in dict(shares.edges)):
            return ""
        return share_words.edge_words(shares, edge)

    def facts(self) -> str:
        """The line of facts in the title: "Rikudo · 60 cells · 9 numbers"."""
        parts = [tr(self.puzzle.kind_name), size_words(self.puzzle.board)]
        for kind in self.puzzle.rule.kinds:
            count = len(self.puzzle.clues.of(kind.key))
            # Borders of regions are part of the board.
            if count and not kind.fixed:
                parts.append(counted(count, kind.noun, kind.plural))
        return " · ".join(parts)


LETTERS = {"wall": "|", "border": "|", "block": "■", "dot": "●", "arrow": "→", "stretch": "—"}
"""By the sign of a mark, a letter of the typeface that looks like it; all others are diamonds."""


def _ways(conflict: Conflict) -> list[WayOut]:
    """The clues to remove, first those that leave one solution."""
    return sorted(conflict.ways, key=lambda way: way.verdict is not Verdict.UNIQUE)


def _chip(kind: ClueKind, clue: Clue) -> str:
    """The sign of a clue that is no figure, as a letter."""
    if kind.entry == "choice":
        return kind.looks(clue.value).letter
    return LETTERS.get(kind.sign, "◆")
