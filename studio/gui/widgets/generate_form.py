"""The choices of the dialog "Generate": where to begin, which clues, where, and what line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QSizePolicy, QWidget

from studio.board import At, Cell
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import later, tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.inputs import CheckBox, Numbers, Stepper
from studio.gui.widgets.parts import Label, column, set_shown
from studio.gui.widgets.tab_order import rove
from studio.gui.widgets.welcome_parts import Pill
from studio.puzzle import ClueKind, Generator, GeneratorOption
from studio.puzzle.generator import Number
from studio.records import dataclass
from studio.work.generation import Aim, Difficulty, GenerateOptions

WEIGHTS = ((0.5, later("seldom")), (1.0, later("evenly")), (2.0, later("often")),
           (4.0, later("mostly")))  # fmt: skip
"""How gladly a kind of clue is kept, with its word."""

FIRST_WEIGHT, OTHER_WEIGHT = 1, 2
"""Of the first kind, and of the others: these would else hardly ever be kept."""

MOST_EXTRA = 60
MOST_CLUES, USUAL_CLUES = 400, 19
SEEDS = 1 << 31
"""So many seeds are taken by chance."""

SEED = r"[0-9]{0,20}"
"""What can be written for a seed, or nothing."""

Choices: TypeAlias = dict[str, str | int]
"""What is chosen, by names of the choices: keys, places among steps, ticks."""


@dataclass(frozen=True)
class FormFacts:
    """What the form is about: how one can begin, which kinds and symmetries there are.

    ``starts`` and ``symmetries`` are keys with their names; ``about`` says what a start does, and
    one that is not possible now has its reason in ``refused``. The ``generator`` of the rule says
    what else there is to choose; of its options the puzzle has ``settings`` already. So many
    ``places`` are there for clues. ``more``: can there be more clues than needed? ``uncounted``:
    why there cannot be so many as are wanted. ``pictured``: there is a picture of the board beside
    the form, whose cells can be marked.
    """

    starts: Mapping[str, str]
    about: Mapping[str, str]
    refused: Mapping[str, str]
    kinds: Sequence[ClueKind]
    symmetries: Mapping[str, str]
    generator: Generator
    settings: frozenset[str] = frozenset()
    places: int = MOST_CLUES
    more: bool = True
    uncounted: str = ""
    pictured: bool = True

    @property
    def invented(self) -> bool:
        """Is the board made together with the line, so that there is no choice among clues?"""
        return bool(self.generator.makes)

    @property
    def masks(self) -> bool:
        """Can cells be marked?"""
        return self.pictured and self.generator.makes != "board"


def _put_off(pill: Pill, reason: str) -> None:
    """What cannot be chosen says why."""
    pill.setEnabled(False)
    pill.setToolTip(reason)
    pill.setAccessibleDescription(reason)


class GenerateForm(QWidget):
    """All choices; ``changed`` follows every one, ``marks_changed`` those of cells too."""

    changed = Signal()
    marks_changed = Signal()

    def __init__(self, appearance: Appearance, facts: FormFacts, start: str) -> None:
        super().__init__()
        self._appearance, self._facts = appearance, facts
        self.must: frozenset[At] = frozenset()
        self.never: frozenset[At] = frozenset()
        px = appearance.px
        self._layout = column(self, (px(4), px(4), px(20), px(4)), px(6))
        outer, choice = self._layout, QWidget(self)
        self._layout = column(choice, gap=px(6))
        self.starts = self._pills(self.tr("Begin with"), facts.starts, start)
        self._layout = outer
        outer.addWidget(choice)
        set_shown(choice, len(facts.starts) > 1)
        for key, reason in facts.refused.items():
            _put_off(self.starts[key], reason)
        self.about = Label(appearance, "", "body", 400, "text2", wrap=True)
        self._layout.addWidget(self.about)
        self._of_clues = self._clue_part()
        self._layout.addWidget(self._of_clues)
        self._layout.addStretch(1)
        self._fit()

    # -- parts ---------------------------------------------------------------------------------

    def _clue_part(self) -> QWidget:
        """What only matters where clues are looked for: all but repairs."""
        outer, part = self._layout, QWidget(self)
        self._layout = column(part, gap=self._appearance.px(6))
        aims = {
            "minimal": self.tr("All needed"),
            "fewest": self.tr("As few as can be"),
            "generous": self.tr("Some more"),
            "count": self.tr("So many"),
        }
        if not self._facts.more:
            del aims["generous"]
        first = "fewest" if self.start() == "clues" else "minimal"
        self.aims: dict[str, Pill] = {}
        self.numbers: dict[str, Stepper] = {}
        """The numbers of the generator's options, by their keys."""
        self.ticks: dict[str, CheckBox] = {}
        """The options that are chosen or not, by their keys."""
        generator = self._facts.generator
        if self._facts.invented:
            self._own_part(generator)
        else:
            self.aims = self._pills(self.tr("Clues"), aims, first)
            if self._facts.uncounted:
                _put_off(self.aims["count"], self._facts.uncounted)
            self.extra = self._stepper(
                self.tr("More than needed"),
                Numbers(MOST_EXTRA),
                4,
            )
            self.count = self._stepper(
                self.tr("Clues in all"),
                Numbers(min(self._facts.places, MOST_CLUES)),
                USUAL_CLUES,
            )
        self.kinds: dict[str, CheckBox] = {}
        self.weights: dict[str, Stepper] = {}
        kinds = [kind for kind in self._facts.kinds if not kind.fixed]
        usual = dict(generator.weights)
        for number, kind in enumerate(kinds if len(kinds) > 1 else ()):
            weight = FIRST_WEIGHT if number == 0 else OTHER_WEIGHT
            if kind.key in usual:
                wanted = usual[kind.key]
                weight = min(range(len(WEIGHTS)), key=lambda k: abs(WEIGHTS[k][0] - wanted))
            self._kind_row(kind, kind.key in usual or (number == 0 and not usual), weight)
        self._usual = self._weights()
        self.difficulties: dict[str, Pill] = {}
        if generator.graded:
            names = {"": self.tr("Any"), "easy": self.tr("Easy"), "medium": self.tr("Medium"),
                     "hard": self.tr("Hard")}  # fmt: skip
            self.difficulties = self._pills(self.tr("Difficulty"), names, "")
        if len(self._facts.symmetries) > 1:
            self.symmetries = self._pills(self.tr("Symmetry"), self._facts.symmetries, "none")
        else:
            self.symmetries = {}
        if not self._facts.invented:
            self._own_part(generator)
        if self._facts.masks:
            self._mask_part()
        self._seed_part()
        self._layout = outer
        return part

    def _own_part(self, generator: Generator) -> None:
        """The options of the rule's own generator."""
        if generator.options:
            self._heading(tr(generator.heading))
        for option in generator.options:
            if option.tick is not None:
                self._tick(option)
                continue
            steps = option.choices
            usual = next(i for i, (value, _) in enumerate(steps) if value == option.default)
            words = [tr(word) for _, word in steps]
            self.numbers[option.key] = self._stepper(tr(option.label), words, usual)

    def _tick(self, option: GeneratorOption) -> None:
        box = CheckBox(self._appearance, tr(option.label))
        box.setAccessibleName(box.text())
        box.setChecked(option.key in self._facts.settings)
        box.toggled.connect(lambda _: self._choose())
        self._layout.addWidget(box)
        self.ticks[option.key] = box

    def _heading(self, text: str) -> None:
        self._layout.addSpacing(self._appearance.px(8))
        self._layout.addWidget(Label(self._appearance, text, "small", 600, "text2"))

    def _pills(self, heading: str, names: Mapping[str, str], chosen: str) -> dict[str, Pill]:
        """One of these can be chosen."""
        self._heading(heading)
        group = QButtonGroup(self)
        rove(group)
        holder = QWidget(self._layout.parentWidget())
        flow = Flow(self._appearance.px(4), holder)
        pills: dict[str, Pill] = {}
        for key, name in names.items():
            pill = Pill(self._appearance, name)
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
        stepper = Stepper(self._appearance, name)
        stepper.set_steps(words, start)
        stepper.changed.connect(lambda _: self._choose())
        self._row(Label(self._appearance, name), stepper)
        return stepper

    def _row(self, left: QWidget, right: QWidget) -> QWidget:
        holder = QWidget(self._layout.parentWidget())
        line = Flow(self._appearance.px(8), holder)
        line.addWidget(left)
        line.push()
        line.addWidget(right)
        self._layout.addWidget(holder)
        return holder

    def _kind_row(self, kind: ClueKind, chosen: bool, weight: int) -> None:
        plural = tr(kind.plural)
        name = plural[:1].upper() + plural[1:]
        box = CheckBox(self._appearance, name)
        box.setAccessibleName(name)
        box.setChecked(chosen)
        stepper = Stepper(self._appearance, self.tr("How gladly {} are kept").format(plural))
        stepper.set_steps([tr(w) for _, w in WEIGHTS], weight)
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
        self._layout.addWidget(Label(self._appearance, words, "body", 400, "text2", wrap=True))
        self.clear_marks = Button(self._appearance, self.tr("Clear the marks"), Kind.LINK)
        self.clear_marks.clicked.connect(self._clear)
        self.clear_marks.setVisible(False)
        self._layout.addWidget(self.clear_marks)

    def _seed_part(self) -> None:
        self._heading(self.tr("Seed"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Another puzzle each time"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same number, the same puzzle; also on the command line"))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(SEED), self.seed))
        self.seed.setMinimumHeight(self._appearance.size("button"))
        # Buttons take no focus from the field: the puzzle of the seed before must not be at hand.
        self.seed.textEdited.connect(lambda _: self._choose())
        self.seed.returnPressed.connect(self._choose)
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
        text = self.seed.text()
        return int(text) if text else None

    def wanted(self) -> GenerateOptions:
        """All of it as options, without a seed."""
        weights = self._weights()
        symmetry = (key for key, pill in self.symmetries.items() if pill.isChecked())
        return GenerateOptions(
            aim=self.aim(),
            extra=self.extra.index + 1 if self.aim() == "generous" else 0,
            # As they came they are the rule's own, which are none of the steps.
            weights={} if weights == self._usual else weights,
            symmetry=next(symmetry, "none"),
            must=frozenset(map(Cell, self.must)),
            never=frozenset(map(Cell, self.never)),
            clues=self.count.index + 1 if self._chosen_aim() == "count" else None,
            difficulty=self._difficulty(),
            chosen=self._numbers(),
        )

    def _weights(self) -> dict[str, float]:
        """How gladly each of the kinds chosen is kept."""
        return {
            key: WEIGHTS[self.weights[key].index][0]
            for key, box in self.kinds.items()
            if box.isChecked()
        }

    def _numbers(self) -> dict[str, Number]:
        """The numbers chosen for options, where they are not the usual ones."""
        found: dict[str, Number] = {}
        for key, stepper in self.numbers.items():
            option = self._facts.generator.option(key)
            assert option is not None
            value, _ = option.choices[stepper.index]
            if value is not None and value != option.default:
                found[key] = value
        return found

    def choices(self) -> Choices:
        """What is chosen, for :meth:`choose` of another form for the same kind of puzzle."""
        found: Choices = {"seed": self.seed.text()}
        for name, pills in self._one_of().items():
            found[name] = next((key for key, pill in pills.items() if pill.isChecked()), "")
        found.update((name, stepper.index) for name, stepper in self._steppers().items())
        found.update((name, box.isChecked()) for name, box in self._boxes().items())
        return found

    def choose(self, choices: Choices) -> None:
        """Choose what was chosen before; whatever there is no choice of any more stays usual."""
        self.seed.setText(str(choices.get("seed", "")))
        for name, pills in self._one_of().items():
            pill = pills.get(str(choices.get(name)))
            if pill is not None and pill.isEnabled():
                pill.setChecked(True)
        for name, stepper in self._steppers().items():
            stepper.set_index(int(choices.get(name, stepper.index)))
        for name, box in self._boxes().items():
            box.setChecked(bool(choices.get(name, box.isChecked())))
        self._choose()

    def _one_of(self) -> dict[str, dict[str, Pill]]:
        return {
            "clues": self.aims,
            "difficulty": self.difficulties,
            "symmetry": self.symmetries,
        }

    def _steppers(self) -> dict[str, Stepper]:
        of_clues = {"extra": self.extra, "count": self.count} if self.aims else {}
        numbers = {f"number {key}": stepper for key, stepper in self.numbers.items()}
        weights = {f"weight {key}": stepper for key, stepper in self.weights.items()}
        return {**of_clues, **numbers, **weights}

    def _boxes(self) -> dict[str, CheckBox]:
        kinds = {f"kind {key}": box for key, box in self.kinds.items()}
        return {**kinds, **{f"tick {key}": box for key, box in self.ticks.items()}}

    def settings(self, before: Mapping[str, Any]) -> dict[str, Any]:
        """The options of the rule as the form says them; ``before`` are those of the puzzle."""
        found = dict(before)
        for key, box in self.ticks.items():
            option = self._facts.generator.option(key)
            assert option is not None
            kept = found.pop(key, None)
            if box.isChecked():
                found[key] = kept or option.tick
        return found

    def _choose(self) -> None:
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """Show what belongs to the choices made."""
        set_shown(self._of_clues, self.start() != "repair")
        self.about.setText(self._facts.about[self.start()])
        chosen = [key for key, box in self.kinds.items() if box.isChecked()]
        for key, stepper in self.weights.items():
            # How gladly only matters where there is a choice.
            set_shown(stepper, key in chosen and len(chosen) > 1)
        if self.aims:
            for aim, stepper in (("generous", self.extra), ("count", self.count)):
                holder = stepper.parentWidget()
                assert holder is not None
                set_shown(holder, self._chosen_aim() == aim)
