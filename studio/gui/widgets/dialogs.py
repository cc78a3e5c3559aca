"""Dialogs that say one thing: an error, or the question whether to save."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from studio import language
from studio.gui.style.appearance import Appearance
from studio.gui.style.texts import tr
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label, column
from studio.records import dataclass

WIDTH = 440


@dataclass(frozen=True)
class Answer:
    """A button of a sentence dialog. The default one is filled; the escape one answers Esc."""

    key: str
    text: str
    is_default: bool = False
    is_escape: bool = False


class SentenceDialog(CardDialog):
    """A heading, sentences below it, and buttons. `answered` gives the key of the button.

    It is used once and deletes itself after the answer.
    """

    answered = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        window: QWidget,
        heading: str,
        sentences: Sequence[str],
        answers: Sequence[Answer],
    ) -> None:
        super().__init__(appearance, window, heading, QSize(WIDTH, 0))
        self._escape = next((answer.key for answer in answers if answer.is_escape), "")
        self.setAccessibleDescription(language.paragraph(sentences))
        pad = appearance.px(24)
        layout = column(self, (pad, pad, pad, appearance.px(20)), appearance.px(8))
        layout.addWidget(Label(appearance, heading, "lead", 600, wrap=True))
        for sentence in sentences:
            text = Label(appearance, sentence, "body", 400, "text2", wrap=True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(text)
        layout.addSpacing(appearance.px(16))
        foot = QWidget()
        buttons = Flow(appearance.px(8), foot)
        buttons.push()
        self.buttons: dict[str, Button] = {}
        for answer in answers:
            button = Button(
                appearance, answer.text, Kind.PRIMARY if answer.is_default else Kind.PLAIN
            )
            button.clicked.connect(lambda _=False, key=answer.key: self._answer(key))
            self.buttons[answer.key] = button
            buttons.addWidget(button)
        self._first = next((a.key for a in answers if a.is_default), answers[0].key)
        layout.addWidget(foot)
        self.default_button = self.buttons[self._first]

    def first_focus(self) -> QWidget:
        return self.buttons[self._first]

    def _answer(self, key: str) -> None:
        self.done(int(key != self._escape))
        self.answered.emit(key)

    def reject(self) -> None:
        self._answer(self._escape)


def error_dialog(
    appearance: Appearance, window: QWidget, what: str, kept: str = "", advice: str = ""
) -> SentenceDialog:
    """What happened, what was kept, what to do. One button, which answers "close"."""
    close = tr("Close")
    sentences = [sentence for sentence in (kept, advice) if sentence]
    return SentenceDialog(appearance, window, what, sentences, [Answer("close", close, True, True)])


def save_question(
    appearance: Appearance, window: QWidget, heading: str, otherwise: str
) -> SentenceDialog:
    """Asked before unsaved work would be lost; answers "save", "discard" or "cancel".

    ``otherwise`` is the sentence that says what becomes of it without saving.
    """
    answers = (
        Answer("cancel", tr("Cancel"), is_escape=True),
        Answer("discard", tr("Don't save")),
        Answer("save", tr("Save"), is_default=True),
    )
    return SentenceDialog(appearance, window, heading, [otherwise], answers)


def changes_question(
    appearance: Appearance, window: QWidget, title: str, *, ends: bool = False
) -> SentenceDialog:
    """The same before a document goes that has changed; ``ends``: the program goes with it."""
    otherwise = tr("Otherwise “{}” brings them back, as long as the program runs.")
    return save_question(
        appearance,
        window,
        tr("Save the changes to {0}?").format(title),
        tr("They are lost otherwise.") if ends else otherwise.format(tr("Reopen closed")),
    )


def delete_question(
    appearance: Appearance, window: QWidget, name: str, count: int = 1
) -> SentenceDialog:
    """Asked before something goes for good; answers "delete" or "cancel".

    ``count`` is how many things have the ``name``.
    """
    answers = (
        Answer("delete", tr("Delete")),
        Answer("cancel", tr("Cancel"), is_default=True, is_escape=True),
    )
    one, several = tr("It cannot be brought back."), tr("They cannot be brought back.")
    heading = tr("Delete {}?").format(name)
    return SentenceDialog(appearance, window, heading, [one if count == 1 else several], answers)


def still_saving(appearance: Appearance, window: QWidget, names: str) -> SentenceDialog:
    """Told while files are being written that should not be left; answers "leave" or "cancel"."""

    heading = tr("{0} is still being saved").format(names)
    words = tr("Its folder has not answered yet. The window closes as soon as it does.")
    return SentenceDialog(appearance, window, heading, [words], _waiting())


def still_making(appearance: Appearance, window: QWidget, names: str) -> SentenceDialog:
    """Told while files are being made that were asked for; answers "leave" or "cancel"."""

    heading = tr("{0} is still being made").format(names)
    words = tr("The window closes as soon as it is written. Without waiting there will be none.")
    return SentenceDialog(appearance, window, heading, [words], _waiting())


def _waiting() -> tuple[Answer, Answer]:
    return (
        Answer("leave", tr("Close without waiting")),
        Answer("cancel", tr("Stay"), is_default=True, is_escape=True),
    )


def overwrite_question(appearance: Appearance, window: QWidget, name: str) -> SentenceDialog:
    """Asked before what somebody else wrote is overwritten: a program, or another of our windows.

    Answers "overwrite", "save_as" or "cancel".
    """

    answers = (
        Answer("cancel", tr("Cancel"), is_escape=True),
        Answer("overwrite", tr("Overwrite")),
        Answer("save_as", tr("Save as..."), is_default=True),
    )
    heading = tr("{0} was changed meanwhile").format(name)
    sentences = [tr("Overwriting it loses what was written there since you opened it.")]
    return SentenceDialog(appearance, window, heading, sentences, answers)
