"""What to do about the verdict: next clues, redundant clues, or a conflict and its ways out.

A section shows other advice of its kind in the rows that it has: making new ones would cost frames.
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from studio import language
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.advice import (
    INSET,
    LETTERS,
    MOST,
    ClueChip,
    SuggestionRow,
    WayOutRow,
    add_inset,
    drop,
    section_head,
)
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.panel_state import Conflict, NextClue, RedundantClues, count_text
from studio.gui.widgets.parts import KeyCap, Label, column, row


def emphasised(sentence: str, clues: Sequence[str]) -> str:
    """The sentence as rich text with the clues in bold."""
    safe = html.escape(sentence)
    words = "|".join(re.escape(html.escape(clue)) for clue in sorted(set(clues), key=len)[::-1])
    return re.sub(rf"(?<!\w)({words})(?!\w)", r"<b>\1</b>", safe) if words else safe


class NextClueSection(QWidget):
    """Up to three suggestions, or that there is none. The one that is current is placed by the
    button."""

    focused = Signal(int)
    left = Signal()
    """No suggestion has the focus any more."""
    place_requested = Signal(int)
    make_unique_requested = Signal()

    def __init__(self, appearance: Appearance, advice: NextClue) -> None:
        super().__init__()
        self._appearance = appearance
        self.current = 0
        self.setAccessibleName(self.tr("Next clue"))
        layout = column(self)
        self._cap = KeyCap(appearance, self.tr("Tab"))
        add_inset(appearance, layout, section_head(appearance, self.tr("Next clue"), self._cap))
        layout.addSpacing(appearance.px(8))
        self._none = Label(appearance, self.tr("No one clue was found that helps."), wrap=True)
        add_inset(appearance, layout, self._none)
        rows = QWidget()
        self._lines = column(rows)
        layout.addWidget(rows)
        self.rows: list[SuggestionRow] = []
        foot = QWidget()
        buttons = row(foot, (appearance.px(32 + INSET), appearance.px(4), 0, 0), appearance.px(8))
        self.place = Button(appearance, self.tr("Place {0}").format(LETTERS[0]))
        self.place.clicked.connect(lambda: self.place_requested.emit(self.current))
        self.make_unique = Button(appearance, self.tr("Make unique..."), Kind.QUIET)
        self.make_unique.clicked.connect(self.make_unique_requested)
        buttons.addWidget(self.place)
        buttons.addWidget(self.make_unique)
        buttons.addStretch(1)
        layout.addWidget(foot)
        self.show_advice(advice)

    def show_advice(self, advice: NextClue) -> bool:
        """Suggest other clues, from the first one on. Are some of the rows new, or gone?"""
        wanted, before = advice.suggestions[:MOST], len(self.rows)
        for line, suggestion in zip(self.rows, wanted, strict=False):
            line.show_suggestion(suggestion)
        for index, suggestion in list(enumerate(wanted))[before:]:
            line = SuggestionRow(self._appearance, LETTERS[index], suggestion)
            line.clicked.connect(lambda _=False, i=index: self.place_requested.emit(i))
            line.focused.connect(lambda i=index: self.set_current(i))
            line.left.connect(self.left)
            self.rows.append(line)
            self._lines.addWidget(line)
            self._lines.addSpacing(self._appearance.px(4))
        for line in self.rows[len(wanted) :]:
            # With the gap below it.
            self._lines.takeAt(self._lines.indexOf(line) + 1)
            drop(self._lines, line)
        del self.rows[len(wanted) :]
        self.current = 0
        self.place.setText(self.tr("Place {0}").format(LETTERS[0]))
        for part in (self._cap, self.place):
            part.setVisible(bool(self.rows))
        self._none.setVisible(not self.rows)
        self.make_unique.setVisible(advice.can_make_unique)
        return len(self.rows) != before

    def set_current(self, index: int) -> None:
        """Make a suggestion current, for the button and for the board."""
        if index != self.current:
            self.current = index
            self.place.setText(self.tr("Place {0}").format(LETTERS[index]))
        self.focused.emit(index)


class RedundantSection(QWidget):
    """How many clues could go, and a button that removes so many; another choice among them might
    leave fewer."""

    remove_requested = Signal()

    def __init__(self, appearance: Appearance, advice: RedundantClues) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Redundant clues"))
        self.rows: list[SuggestionRow] = []
        layout = column(self)
        add_inset(appearance, layout, section_head(appearance, self.tr("Redundant clues")))
        layout.addSpacing(appearance.px(4))
        self._words = Label(appearance, "", wrap=True)
        add_inset(appearance, layout, self._words)
        layout.addSpacing(appearance.px(12))
        self.remove = Button(appearance, "")
        self.remove.clicked.connect(self.remove_requested)
        foot = QWidget()
        foot_row = row(foot)
        foot_row.addWidget(self.remove)
        foot_row.addStretch(1)
        add_inset(appearance, layout, foot)
        self.show_advice(advice)

    def show_advice(self, advice: RedundantClues) -> bool:
        """Tell of other numbers of clues. Are some of the rows new, or gone?"""
        self._words.setText(self._sentence(advice))
        text = self.tr("Remove them together")
        if advice.clues == 1:
            text = self.tr("Remove it")
        elif advice.together == 1:
            text = self.tr("Remove one of them")
        self.remove.setText(text)
        return False

    def _sentence(self, advice: RedundantClues) -> str:
        if advice.clues == 1:
            return self.tr("One clue can go and the solution stays the only one.")
        if advice.clues == advice.together == 2:
            return self.tr("Two clues can go, also both at once: the solution stays the only one.")
        clues = count_text(advice.clues)
        text = self.tr("Any one of these {0} can go and the solution stays the only one.")
        text = text.format(advice.named)
        if advice.together is None:
            return text
        if advice.together == advice.clues:
            rest = self.tr("All {0} can go at once.").format(clues)
        elif advice.together == 1:
            rest = self.tr("Once one of them is gone, the others may be needed.")
        else:
            some = self.tr("Of these {0}, {1} can go at once.")
            rest = some.format(clues, count_text(advice.together))
        return language.paragraph((text, rest))


class ConflictSection(QWidget):
    """Why there is no solution, as chips and a sentence, and at most three ways out."""

    clue_chosen = Signal(int)
    left = Signal()
    """A clue that may have been chosen has the focus no more."""
    way_out_chosen = Signal(int)
    repair_requested = Signal()

    def __init__(self, appearance: Appearance, advice: Conflict) -> None:
        super().__init__()
        self._appearance = appearance
        self.setAccessibleName(self.tr("Why"))
        self.rows: list[WayOutRow] = []
        self._told, self._cramped = True, False
        layout = column(self)
        self._why = QWidget()
        why = column(self._why, (0, 0, 0, appearance.px(4)))
        add_inset(appearance, why, section_head(appearance, self.tr("Why")))
        layout.addWidget(self._why)
        self._chips: list[ClueChip] = []
        self._card = QWidget()
        layout.addWidget(self._card)
        add_inset(appearance, column(self._card), self._make_card())
        self._ways = QWidget()
        layout.addWidget(self._ways)
        layout = column(self._ways)
        layout.addSpacing(appearance.px(8))
        cap = KeyCap(appearance, self.tr("Tab"))
        add_inset(appearance, layout, section_head(appearance, self.tr("Ways out"), cap))
        layout.addSpacing(appearance.px(4))
        rows = QWidget()
        self._lines = column(rows)
        layout.addWidget(rows)
        self.repair = Button(appearance, self.tr("Repair..."), Kind.QUIET)
        self.repair.setToolTip(self.tr("Remove as few clues as contradict each other"))
        self.repair.clicked.connect(self.repair_requested)
        foot = QWidget()
        foot_row = row(foot)
        foot_row.addWidget(self.repair)
        foot_row.addStretch(1)
        layout.addWidget(foot)
        self.show_advice(advice)

    def show_advice(self, advice: Conflict) -> bool:
        """Tell of another conflict. Are some of the rows or chips new, or gone?"""
        before = len(self._chips), len(self.rows)
        clues, ways = list(zip(advice.clues, advice.names, strict=True)), advice.ways_out[:MOST]
        for chip, (clue, name) in zip(self._chips, clues, strict=False):
            chip.show_clue(clue, name)
        for index, (clue, name) in list(enumerate(clues))[before[0] :]:
            chip = ClueChip(self._appearance, clue, name)
            chip.clicked.connect(lambda _=False, i=index: self.clue_chosen.emit(i))
            chip.left.connect(self.left)
            self._chips.append(chip)
            self._flow.addWidget(chip)
        for chip in self._chips[len(clues) :]:
            drop(self._flow, chip)
        del self._chips[len(clues) :]
        self._more.setText(tr("and {} more").format(count_text(advice.more)))
        self._more.setVisible(bool(advice.more))
        self._told = bool(advice.reason)
        self._card.setVisible(self._told)
        self._why.setVisible(self._told and not self._cramped)
        self.repair.setVisible(advice.repairable)
        self._reason.setText(emphasised(advice.reason, advice.clues))
        self._enough.setText(advice.enough)
        self._enough.setVisible(bool(advice.enough))
        for line, way in zip(self.rows, ways, strict=False):
            line.show_way(way)
        for index, way in list(enumerate(ways))[before[1] :]:
            line = WayOutRow(self._appearance, way)
            line.clicked.connect(lambda _=False, i=index: self.way_out_chosen.emit(i))
            self.rows.append(line)
            self._lines.addWidget(line)
        for line in self.rows[len(ways) :]:
            drop(self._lines, line)
        del self.rows[len(ways) :]
        self._ways.setVisible(bool(ways or advice.clues or advice.repairable))
        return before != (len(self._chips), len(self.rows))

    @property
    def repair_alone(self) -> bool:
        """Is to look for the clues that have to go the only way out?"""
        return not self.rows and not self.repair.isHidden() and not self._ways.isHidden()

    def set_cramped(self, cramped: bool) -> None:
        """Leave out the title above the card, so that a way out is in sight below it."""
        self._cramped = cramped
        self._why.setVisible(self._told and not cramped)

    def _make_card(self) -> QFrame:
        appearance = self._appearance
        card = QFrame()
        card.setObjectName("card")
        side, pad = appearance.px(16), appearance.px(12)
        layout = column(card, (side, pad, side, pad), appearance.px(6))
        chips = QWidget()
        self._flow = Flow(appearance.px(8), chips)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        chips.setSizePolicy(policy)
        layout.addWidget(chips)
        self._more = Label(appearance, "", "body", 400, "text2")
        layout.addWidget(self._more)
        self._reason = Label(appearance, "", wrap=True, rich=True)
        layout.addWidget(self._reason)
        self._enough = Label(appearance, "", "body", 400, "text2", wrap=True)
        layout.addWidget(self._enough)
        return card
