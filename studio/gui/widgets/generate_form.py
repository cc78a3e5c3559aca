"""The choices of the dialog "Generate": where to begin, which clues, where, and what line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QSizePolicy, QWidget

from studio.board import At, Cell
from studio.engines.random_loop import LoopTaste
from studio.gui.look import Look
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Stepper
from studio.gui.widgets.parts import Label, column, row
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.welcome_parts import Pill
from studio.gui.words import later, tr
from studio.puzzle import ClueKind, Shape
from studio.work.made import INVENTED, Aim, Difficulty, GenerateOptions

WEIGHTS = ((0.5, later("seldom")), (1.0, later("evenly")), (2.0, later("often")),
           (4.0, later("mostly")))  # fmt: skip
"""How gladly a kind of clue is kept, with its word."""

FIRST_WEIGHT, OTHER_WEIGHT = 1, 2
"""Of the first kind, and of the others: these would else hardly ever be kept."""

DENSITIES = ((-1.0, later("small")), (0.0, later("loose")), (0.4, later("wide")),
             (0.8, later("full")), (1.2, later("fullest")))  # fmt: skip
FULL = 3
WINDINGS = ((-0.6, later("many turns")), (0.0, later("mixed")), (0.8, later("long lines")))
MIXED = 1

DECOYS = ((0.0, later("none")), (0.3, later("few")), (0.6, later("half")), (1.0, later("all")))
SHORTEST, LONGEST = 4, 60
MOST_EXTRA = 60
MOST_CLUES, USUAL_CLUES = 400, 19
SEEDS = 1 << 31


@dataclass(frozen=True)
class FormFacts:
    """What the form is about: how one can begin, which kinds and symmetries there are.

    ``starts`` and ``symmetries`` are keys with their names; ``about`` says what a start does, and
    one that is not possible now has its reason in ``refused``. The ``shape`` of the line says what
    else there is to choose; ``zero``: a sum is wanted already. ``pictured``: there is a picture of
    the board beside the form, whose cells can be marked.
    """

    starts: Mapping[str, str]
    about: Mapping[str, str]
    refused: Mapping[str, str]
    kinds: Sequence[ClueKind]
    symmetries: Mapping[str, str]
    shape: Shape
    zero: bool = False
    pictured: bool = True

    @property
    def invented(self) -> bool:
        """Is the board made together with the line, so that there is no choice among clues?"""
        return self.shape in INVENTED

    @property
    def masks(self) -> bool:
        """Can cells be marked?"""
        return self.pictured and self.shape is not Shape.COVERING_TRAIL


class GenerateForm(QWidget):
    """All choices; ``changed`` follows every one, ``marks_changed`` those of cells too."""

    changed = Signal()
    marks_changed = Signal()

    def __init__(self, look: Look, facts: FormFacts, start: str) -> None:
        super().__init__()
        self._look, self._facts = look, facts
        self.must: frozenset[At] = frozenset()
        self.never: frozenset[At] = frozenset()
        px = look.px
        self._layout = column(self, (px(4), px(4), px(20), px(4)), px(6))
        outer, choice = self._layout, QWidget()
        self._layout = column(choice, gap=px(6))
        self.starts = self._pills(self.tr("Begin with"), facts.starts, start)
        self._layout = outer
        outer.addWidget(choice)
        choice.setVisible(len(facts.starts) > 1)
        for key, reason in facts.refused.items():
            self.starts[key].setEnabled(False)
            self.starts[key].setToolTip(reason)
            self.starts[key].setAccessibleDescription(reason)
        self.about = Label(look, "", "body", 400, "text2", wrap=True)
        self._layout.addWidget(self.about)
        self._of_clues = self._clue_part()
        self._layout.addWidget(self._of_clues)
        self._layout.addStretch(1)
        self._fit()

    # -- parts ---------------------------------------------------------------------------------

    def _clue_part(self) -> QWidget:
        """What only matters where clues are looked for: all but repairs."""
        outer, part = self._layout, QWidget()
        self._layout = column(part, gap=self._look.px(6))
        aims = {
            "minimal": self.tr("All needed"),
            "fewest": self.tr("As few as can be"),
            "generous": self.tr("Some more"),
            "count": self.tr("So many"),
        }
        first = "fewest" if self.start() == "clues" else "minimal"
        self.aims: dict[str, Pill] = {}
        self.zero: CheckBox | None = None
        if self._facts.invented:
            self._invented_part()
        else:
            self.aims = self._pills(self.tr("Clues"), aims, first)
            self.extra = self._stepper(
                self.tr("More than needed"), [f"{n:,}" for n in range(1, MOST_EXTRA + 1)], 4
            )
            self.count = self._stepper(
                self.tr("Clues in all"), [f"{n:,}" for n in range(1, MOST_CLUES + 1)], USUAL_CLUES
            )
        self.kinds: dict[str, CheckBox] = {}
        self.weights: dict[str, Stepper] = {}
        for number, kind in enumerate(self._facts.kinds if len(self._facts.kinds) > 1 else ()):
            self._kind_row(kind, number == 0)
        self.difficulties: dict[str, Pill] = {}
        if self._facts.shape is not Shape.COVERING_TRAIL:
            names = {"": self.tr("Any"), "easy": self.tr("Easy"), "medium": self.tr("Medium"),
                     "hard": self.tr("Hard")}  # fmt: skip
            self.difficulties = self._pills(self.tr("Difficulty"), names, "")
        if len(self._facts.symmetries) > 1:
            self.symmetries = self._pills(self.tr("Symmetry"), self._facts.symmetries, "none")
        else:
            self.symmetries = {}
        if self._facts.shape is Shape.CYCLE:
            self._heading(self.tr("Loop"))
            self.density = self._stepper(
                self.tr("Fills the board"), [tr(word) for _, word in DENSITIES], FULL
            )
            self.winding = self._stepper(
                self.tr("Runs in"), [tr(word) for _, word in WINDINGS], MIXED
            )
        if self._facts.masks:
            self._mask_part()
        self._seed_part()
        self._layout = outer
        return part

    def _invented_part(self) -> None:
        """How long the walk or the figure is, and what leads astray."""
        walk = self._facts.shape is Shape.PATH
        self._heading(self.tr("Walk") if walk else self.tr("Figure"))
        self.length = self._stepper(
            self.tr("Jumps") if walk else self.tr("Lines, about"),
            [self.tr("any"), *(f"{n:,}" for n in range(SHORTEST, LONGEST + 1))],
            0,
        )
        if walk:
            self.decoys = self._stepper(
                self.tr("Other cells with numbers"),
                [tr(word) for _, word in DECOYS],
                len(DECOYS) - 1,
            )
            self.zero = CheckBox(self._look, self.tr("Only one walk adds up to zero"))
            self.zero.setAccessibleName(self.zero.text())
            self.zero.setChecked(self._facts.zero)
            self.zero.toggled.connect(lambda _: self._choose())
            self._layout.addWidget(self.zero)

    def _heading(self, text: str) -> None:
        self._layout.addSpacing(self._look.px(8))
        self._layout.addWidget(Label(self._look, text, "small", 600, "text2"))

    def _pills(self, heading: str, names: Mapping[str, str], chosen: str) -> dict[str, Pill]:
        """One of these can be chosen."""
        self._heading(heading)
        group = QButtonGroup(self)
        rove(group)
        holder = QWidget()
        flow = Flow(self._look.px(4), holder)
        pills: dict[str, Pill] = {}
        for key, name in names.items():
            pill = Pill(self._look, name)
            pill.clicked.connect(self._choose)
            group.addButton(pill)
            pill.setChecked(key == chosen)
            flow.addWidget(pill)
            pills[key] = pill
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        holder.setSizePolicy(policy)
        self._layout.addWidget(holder)
        return pills

    def _stepper(self, name: str, words: Sequence[str], start: int) -> Stepper:
        """A row of a name and a stepper."""
        stepper = Stepper(self._look, name)
        stepper.set_steps(words, start)
        stepper.changed.connect(lambda _: self._choose())
        self._row(Label(self._look, name), stepper)
        return stepper

    def _row(self, left: QWidget, right: QWidget) -> QWidget:
        holder = QWidget()
        line = row(holder, gap=self._look.px(8))
        line.addWidget(left)
        line.addStretch(1)
        line.addWidget(right)
        self._layout.addWidget(holder)
        return holder

    def _kind_row(self, kind: ClueKind, first: bool) -> None:
        name = kind.plural[:1].upper() + kind.plural[1:]
        box = CheckBox(self._look, name)
        box.setAccessibleName(name)
        box.setChecked(first)
        stepper = Stepper(self._look, self.tr("How gladly {} are kept").format(kind.plural))
        stepper.set_steps([tr(w) for _, w in WEIGHTS], FIRST_WEIGHT if first else OTHER_WEIGHT)
        stepper.changed.connect(lambda _: self._choose())
        box.toggled.connect(lambda _: self._choose())
        self.kinds[kind.key] = box
        self.weights[kind.key] = stepper
        policy = stepper.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        stepper.setSizePolicy(policy)
        self._row(box, stepper)

    def _mask_part(self) -> None:
        self._heading(self.tr("Cells"))
        words = self.tr("Click a cell in the picture: ring, a clue there; cross, no clue.")
        self._layout.addWidget(Label(self._look, words, "body", 400, "text2", wrap=True))
        self.clear_marks = Button(self._look, self.tr("Clear the marks"), Kind.LINK)
        self.clear_marks.clicked.connect(self._clear)
        self.clear_marks.setVisible(False)
        self._layout.addWidget(self.clear_marks)

    def _seed_part(self) -> None:
        self._heading(self.tr("Seed"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Another puzzle each time"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same number, the same puzzle; also on the command line"))
        self.seed.setMinimumHeight(self._look.size("button"))
        self.seed.editingFinished.connect(self._choose)
        self._layout.addWidget(self.seed)

    # -- marks of cells ------------------------------------------------------------------------

    def toggle(self, at: At) -> None:
        """A cell: must carry a clue, then must not, then as it comes."""
        if not self._facts.masks or self.start() == "repair":
            return
        if at in self.must:
            self.must, self.never = self.must - {at}, self.never | {at}
        elif at in self.never:
            self.never -= {at}
        else:
            self.must |= {at}
        self._marked()

    def _clear(self) -> None:
        self.must = self.never = frozenset()
        self._marked()

    def _marked(self) -> None:
        self.clear_marks.setVisible(bool(self.must or self.never))
        self.marks_changed.emit()
        self.changed.emit()

    # -- what is chosen ------------------------------------------------------------------------

    def start(self) -> str:
        """The key of where to begin."""
        return next(key for key, pill in self.starts.items() if pill.isChecked())

    def aim(self) -> Aim:
        """Which clues are wanted."""
        match self._chosen_aim():
            case "fewest":
                return "fewest"
            case "generous":
                return "generous"
        return "minimal"

    def _chosen_aim(self) -> str:
        return next((key for key, pill in self.aims.items() if pill.isChecked()), "")

    def _difficulty(self) -> Difficulty:
        pills = self.difficulties
        known: tuple[Difficulty, ...] = ("easy", "medium", "hard")
        return next((key for key in known if key in pills and pills[key].isChecked()), "")

    def no_kind(self) -> bool:
        """Is no kind of clue allowed?"""
        return bool(self.kinds) and not any(box.isChecked() for box in self.kinds.values())

    def seed_wanted(self) -> int | None:
        """The seed that is written there; None for any."""
        text = self.seed.text().strip()
        return int(text) % SEEDS if text.isdecimal() else None

    def wanted(self) -> GenerateOptions:
        """All of it as options, without a seed."""
        weights = {
            key: WEIGHTS[self.weights[key].index][0]
            for key, box in self.kinds.items()
            if box.isChecked()
        }
        taste = LoopTaste()
        if self._facts.shape is Shape.CYCLE:
            taste = LoopTaste(DENSITIES[self.density.index][0], WINDINGS[self.winding.index][0])
        symmetry = (key for key, pill in self.symmetries.items() if pill.isChecked())
        return GenerateOptions(
            aim=self.aim(),
            extra=self.extra.index + 1 if self.aim() == "generous" else 0,
            weights=weights,
            symmetry=next(symmetry, "none"),
            must=frozenset(map(Cell, self.must)),
            never=frozenset(map(Cell, self.never)),
            taste=taste,
            length=self._length(),
            clues=self.count.index + 1 if self._chosen_aim() == "count" else None,
            difficulty=self._difficulty(),
            decoys=self._decoys(),
        )

    def _length(self) -> int | None:
        if not self._facts.invented or not self.length.index:
            return None
        return SHORTEST + self.length.index - 1

    def _decoys(self) -> float:
        return DECOYS[self.decoys.index][0] if self._facts.shape is Shape.PATH else 1.0

    def _choose(self) -> None:
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """Show what belongs to the choices made."""
        self._of_clues.setVisible(self.start() != "repair")
        self.about.setText(self._facts.about[self.start()])
        chosen = [key for key, box in self.kinds.items() if box.isChecked()]
        for key, stepper in self.weights.items():
            # How gladly only matters where there is a choice.
            stepper.setVisible(key in chosen and len(chosen) > 1)
        if self.aims:
            for aim, stepper in (("generous", self.extra), ("count", self.count)):
                holder = stepper.parentWidget()
                assert holder is not None
                holder.setVisible(self._chosen_aim() == aim)
