"""The dialog "Check this twice": the verdict again from another engine, with a certificate."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from studio import language
from studio.engines.events import Verdict
from studio.gui.dialogs.card_services import CardServices
from studio.gui.services import file_dialogs
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.texts import for_many, later, tr
from studio.gui.widgets.parts import IconView, Label, column, hairline, row
from studio.gui.widgets.sheet import Sheet
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.work.job import Ended, Job
from studio.work.sentences import ended_words, said
from studio.work.verified import Facts, Opinion, Stage, Verified, question

WIDTH = 560

VERDICTS = {
    Verdict.NONE: later("No solution"),
    Verdict.UNIQUE: later("Exactly one solution"),
    Verdict.SEVERAL: later("Several solutions"),
    Verdict.UNKNOWN: later("Not known"),
}


class _Line(QWidget):
    """An icon, what one engine found, and below it which engine that was."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._line = row(self, gap=sheet.appearance.px(12))
        self._icon: IconView | None = None
        texts = QWidget()
        layout = column(texts, gap=sheet.appearance.px(2))
        self.found = Label(sheet.appearance, "–", "body", 600, wrap=True)
        self.engine = Label(sheet.appearance, "", "small", 400, "text2", wrap=True)
        layout.addWidget(self.found)
        layout.addWidget(self.engine)
        self._line.addWidget(texts, 1)
        self.show_line("pause", "text2", "–", "")

    def show_line(self, icon: str, tone: str, found: str, engine: str) -> None:
        """Show other words and another icon."""
        if self._icon is not None:
            self._line.removeWidget(self._icon)
            self._icon.deleteLater()
        self._icon = IconView(self._sheet.appearance, icon, tone)
        self._line.insertWidget(0, self._icon)
        self.found.setText(found)
        self.engine.setText(engine)
        self.engine.setVisible(bool(engine))
        self.setAccessibleName(f"{found} {engine}".strip())


class VerifyDialog(Sheet):
    """Verifies a puzzle in a process of its own; can save the certificate."""

    def __init__(self, services: CardServices, puzzle: Puzzle) -> None:
        super().__init__(services.appearance, services.parent, tr("Check this twice"), width=WIDTH)
        self._services, self._puzzle = services, puzzle
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)
        self._folder: Path | None = None
        self.verified: Verified | None = None
        layout = self.body_layout
        layout.setSpacing(self.appearance.px(14))
        words = tr(
            "Another engine, which writes the puzzle down in another way, judges it again. "
            "What it proves is then checked step by step."
        )
        layout.addWidget(Label(self.appearance, words, "body", 400, "text2", wrap=True))
        self.first, self.second, self.proof = _Line(self), _Line(self), _Line(self)
        for line in (self.first, self.second, self.proof):
            layout.addWidget(line)
        layout.addWidget(hairline())
        self.news = Label(self.appearance, "", "body", 500, wrap=True)
        layout.addWidget(self.news)
        layout.addStretch(1)
        self.save_button = self.add_button(tr("Save certificate..."), self._ask_folder)
        self.save_button.setToolTip(
            tr("A folder with formula, reasons and proof that any checker can read")
        )
        self.begin_in(self.add_button(tr("Close"), self.reject, primary=True))
        self.finished.connect(self._leave)
        services.jobs.closing.connect(self.stop)
        self.begin()

    # -- the work ------------------------------------------------------------------------------

    def begin(self, folder: Path | None = None) -> None:
        """Verify from the beginning; with a folder, write the certificate there."""
        self._folder, self.verified = folder, None
        self._show(self.tr("Starting..."))
        self._job_runner.ask(question(self._puzzle, folder))

    @property
    def job(self) -> Job[Stage | Verified] | None:
        """The work under way, if there is any."""
        return self._job_runner.job

    @Slot()
    def stop(self) -> None:
        """End the work under way."""
        self._job_runner.stop()

    @Slot(object)
    def _hear(self, news: Stage | Verified | Ended) -> None:
        match news:
            case Stage(message):
                self._show(f"{language.said(message)}...")
            case Verified():
                self.verified = news
                self._show(self._headline(news))
            case Ended():
                words = ended_words(news)
                known = "" if self.verified is None else self._headline(self.verified)
                if self._folder is None or not known:
                    if words:
                        self._show(words)
                    return
                # What was proved stays proved where the folder refuses its certificate.
                there = self.tr("The certificate is in {}.").format(self._folder)
                self._show(language.paragraph((known, words or there)))

    # -- what is shown -------------------------------------------------------------------------

    def _show(self, news: str) -> None:
        self.news.setText(news)
        self.news.setAccessibleName(news)
        verified = self.verified
        facts = None if verified is None else verified.facts
        self.save_button.setEnabled(facts is not None)
        for line, opinion in (
            (self.first, verified.first if verified else None),
            (self.second, verified.second if verified else None),
        ):
            self._show_opinion(line, opinion)
        if facts is None:
            waiting = verified is None
            words = self.tr("Proof not checked yet") if waiting else self.tr("No certificate")
            self.proof.show_line("pause" if waiting else "minus", "text2", words, "")
        else:
            words = self.tr("Proof checked") if facts.clauses else self.tr("Answers checked")
            self.proof.show_line("check", "unique", words, self._size(facts))
        self.take_place()

    def _show_opinion(self, line: _Line, opinion: Opinion | None) -> None:
        if opinion is None:
            line.show_line("pause", "text2", "–", "")
            return
        known = opinion.verdict is not Verdict.UNKNOWN
        found = self.tr(VERDICTS[opinion.verdict])
        icon, tone = ("check", "unique") if known else ("minus", "text2")
        if self.verified is not None and self.verified.disagree:
            icon, tone = "warning", "none"
        line.show_line(icon, tone, found, self.tr(opinion.engine))

    def _size(self, facts: Facts) -> str:
        if not facts.clauses:
            return self.tr("Two different solutions, held against the rules")
        words = for_many(
            "{} clauses, each with its reason, refuted in {} step",
            "{} clauses, each with its reason, refuted in {} steps",
            facts.steps,
        )
        return words.format(grouped(facts.clauses), grouped(facts.steps))

    def _headline(self, verified: Verified) -> str:
        if verified.disagree:
            return self.tr("Two engines disagree: trust neither, and please report this puzzle.")
        words = self.tr("Confirmed.") if verified.agree else self.tr("Not confirmed.")
        return language.paragraph((words, said(verified.reason, verified.why)))

    # -- the certificate -------------------------------------------------------------------------

    def _ask_folder(self) -> None:
        words = self.tr("A folder for the certificate")
        folder = file_dialogs.ask_for_folder_to_write(self, words, self._services.settings.folder)
        if folder is not None:
            title = self._puzzle.title or tr(self._puzzle.kind_name)
            name = file_dialogs.file_name(self.tr("{} certificate").format(title), "")
            self.begin(_free(folder / name))

    def _leave(self) -> None:
        self.stop()
        self._services.jobs.closing.disconnect(self.stop)


def _free(folder: Path) -> Path:
    """The folder, or with a number where something has its name: nothing is overwritten."""
    tries = (folder if n == 1 else folder.with_name(f"{folder.name} {n}") for n in range(1, 10_000))
    return next(path for path in tries if not path.exists())


def show_verify(services: CardServices) -> None:
    """The dialog for the puzzle on the canvas; a sentence where it cannot be judged."""
    puzzle = services.document.puzzle
    faults = puzzle.rule.faults(puzzle)
    if faults:
        services.refuse(language.said(faults[0].message))
        return
    VerifyDialog(services, puzzle).open()
