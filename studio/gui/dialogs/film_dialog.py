"""What the cards that make films share: a solver process draws, a bar shows how far it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QWidget

from studio.formats.save import SaveError, try_file
from studio.gui.dialogs.card_file import write_and_leave
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services import file_dialogs
from studio.gui.services.background import Background
from studio.gui.services.file_dialogs import Proposal
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.texts import tr
from studio.gui.widgets.bar import Bar
from studio.gui.widgets.buttons import Button, Kind
from studio.gui.widgets.card_dialog import CardDialog
from studio.gui.widgets.flow import Flow
from studio.gui.widgets.parts import Label
from studio.puzzle import Puzzle
from studio.work.job import Ended
from studio.work.sentences import ended_words
from studio.work.storyboards import File, Rendered, Storyboard, question


class FilmDialog(CardDialog):
    """Asks for a name, has a film drawn and written, and closes when it is on the disk.

    Whoever lays it out has places for the bar and for :meth:`_foot`, and makes the line of words
    and the choices.
    """

    _facts: Label
    """Says what will be made, or why nothing was."""
    choices: QWidget
    """Holds all that is chosen. It is off while a file is made, which has what was chosen."""

    def __init__(self, services: CardServices, title: str, size: QSize) -> None:
        super().__init__(services.appearance, services.parent, title, size)
        self._services = services
        self._title = title
        self._path = Path()
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._background = Background(self)
        self._tried: object | None = None
        self.bar = Bar(self.appearance, tr("Pictures drawn"))
        self.bar.hide()
        self.export_button = Button(self.appearance, tr("Export..."), Kind.PRIMARY)
        self.default_button = self.export_button
        self.finished.connect(self.stop)
        services.jobs.closing.connect(self.stop)

    def _foot(self) -> QWidget:
        """The buttons below."""
        foot = QWidget()
        line = Flow(self.appearance.px(8), foot)
        line.push()
        self.cancel = Button(self.appearance, tr("Cancel"))
        self.cancel.clicked.connect(self.reject)
        line.addWidget(self.cancel)
        line.addWidget(self.export_button)
        return foot

    def first_focus(self) -> QWidget:
        return self.export_button

    def _ask_for_path(self, forms: Mapping[str, tuple[str, str]]) -> tuple[str, Path] | None:
        """Ask where a file is to be written, and in which form; None if nowhere.

        ``forms`` are those on offer by their keys, each with its name and ending, the one that is
        chosen first: a name with the ending of another one chooses that.
        """
        services = self._services
        filters = {key: f"{name} (*.{ending})" for key, (name, ending) in forms.items()}
        endings = [f".{ending}" for _, ending in forms.values()]
        start = Proposal(services.settings.folder, services.document.title, endings[0])
        kinds = ";;".join(filters.values())
        found = file_dialogs.ask_where_to_save(services.parent, self._title, start, kinds)
        if found is None:
            return None
        path = file_dialogs.with_ending(found[0], *endings)
        meant = [
            key
            for key, ending in zip(forms, endings, strict=True)
            if ending == file_dialogs.ending_of(path)
        ]
        # Two forms may have one ending.
        return next((key for key in meant if filters[key] == found[1]), meant[0]), path

    def _make_film(self, puzzle: Puzzle, storyboard: Storyboard, path: Path) -> None:
        """Have a film drawn; the card stays open until it is.

        A place that cannot be written is told before: drawing takes many seconds.
        """
        self.stop()
        self._path = path
        self.bar.show_part(0, 0)
        self.bar.show()
        self._keep_off(True)
        # Of several that were tried the last one counts, and none once the work was stopped.
        tried = self._tried = object()

        def begin(refused: SaveError | None) -> None:
            if self._tried is not tried:
                return
            if refused is None:
                self._job_runner.ask(question(puzzle, storyboard))
                return
            self.stop()
            self._facts.setText(str(refused))

        self._background.run(partial(_refusal, path), begin)

    def _write(self, what: Callable[[], bytes], path: Path) -> None:
        """Write what was made; the card closes once it is on the disk."""
        tell = self._facts.setText
        write_and_leave(self, self._services, what, path, writing=self._keep_off, tell=tell)

    def _keep_off(self, busy: bool) -> None:
        """Have the choices off while they would change nothing."""
        self.export_button.setEnabled(not busy)
        self.choices.setEnabled(not busy)

    @Slot()
    def stop(self) -> None:
        """End the work under way."""
        self._tried = None
        self._job_runner.stop()
        self._keep_off(False)
        self.bar.hide()

    @Slot(object)
    def _hear(self, news: Rendered | File | Ended) -> None:
        match news:
            case Rendered(done, total):
                self.bar.show_part(done, total)
            case File(data):
                self.stop()
                self._write(lambda: data, self._path)
            case Ended():
                reason = ended_words(news)
                self.stop()
                self._facts.setText(reason)


def _refusal(path: Path) -> SaveError | None:
    """Why a file could not be written; None if it could."""
    try:
        try_file(path)
    except SaveError as error:
        return error
    return None
