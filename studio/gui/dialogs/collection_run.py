"""A folder of puzzles in the window: what is in it and what is known, told by solver processes."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from PySide6.QtCore import QObject, Signal, Slot

from studio import language
from studio.gui.services.job_runner import JobRunner
from studio.gui.style.sentences import counted
from studio.gui.style.texts import for_many, tr
from studio.language import number as grouped
from studio.puzzle import Puzzle
from studio.puzzle.message import Message
from studio.records import dataclass
from studio.work.folders import (
    Checked,
    CheckFolder,
    Exported,
    ExportFiles,
    LookAt,
    Looked,
    Member,
    duplicates,
)
from studio.work.generation import Difficulty
from studio.work.job import Ended
from studio.work.limits import limits
from studio.work.sentences import ended_words

Doing: TypeAlias = Literal["", "look", "check", "export"]
Order: TypeAlias = Literal["name", "grade", "genre", "verdict"]
Which: TypeAlias = Literal["all", "unique", "none", "several", "unknown", "bad", "spare", "twice"]

VERDICTS = ("unique", "several", "none", "unknown", "")
"""In the order in which puzzles are sorted by them."""

LEVELS = get_args(Difficulty)
"""The words for difficulty, the easiest first, after the one for none."""


@dataclass(frozen=True)
class Entry:
    """A file: its puzzle, or a sentence why there is none, and what is known of it.

    All of that is true of the bytes with this ``digest``, which the file had when it was read.
    """

    file: str
    puzzle: Puzzle | None
    sentence: Message | None = None
    checked: Checked | None = None
    digest: str = ""


@dataclass(frozen=True)
class Wanted:
    """Which entries are shown, in which order; ``genre`` is the key of a family or ""."""

    which: Which = "all"
    genre: str = ""
    order: Order = "name"


class Collection(QObject):
    """One folder at a time; ``changed`` follows everything that becomes known.

    Where the same folder is looked at again, ``entries`` stay as they are until all of it is read,
    and are another list then.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.entries: list[Entry] = []
        self.doing: Doing = ""
        self.done = self.total = 0
        self.wanted = Wanted()
        """What was shown of it last."""
        self.chosen = ""
        """The file that was chosen last."""
        self.workers = 0
        """How many processes check and export; 0: as the settings have it."""
        self._ended: Ended | None = None
        """How the last check or export ended."""
        self._looked: Ended | None = None
        """How the last look at the folder ended."""
        self._reading: list[Entry] = self.entries
        """The entries of the look that came last, which may be on its way."""
        self._places: dict[str, int] = {}
        """Where they are among these, by their files."""
        self._due = False
        """Was a look begun that did not come to its end?"""
        self._known: dict[str, Entry] = {}
        """The entries before it, by their digests."""
        self._judged: dict[str, str] = {}
        """The digests of the files that the check under way was about."""
        self._exported: Exported | None = None
        self._to = Path()
        """Where the last export went."""
        self._job_runner = JobRunner(self)
        self._job_runner.heard.connect(self._hear)

    @property
    def problem(self) -> str:
        """Why the work broke off, or what an export wrote and could not write."""
        for ended in (self._looked, self._ended):
            if ended is not None and (words := ended_words(ended)):
                return words
        return "" if self._ended is None else _export_words(self._exported, self._to)

    @property
    def looking_again(self) -> bool:
        """Is the folder on show being read once more? Other work may begin meanwhile: the reading
        follows it then."""
        return self._reading is not self.entries

    @property
    def _processes(self) -> int:
        return self.workers or limits().processes

    @Slot()
    def stop(self) -> None:
        """End the work under way; what is known stays known."""
        self._job_runner.stop()
        self.doing, self._due = "", False
        self._have(self.entries)
        self.changed.emit()

    def look(self, folder: Path) -> None:
        """Show a folder; what is known of the one on show stays, where its files are the same."""
        if folder != self.folder:
            self.entries = []
            self.wanted, self.chosen = Wanted(), ""
            self._exported = self._ended = None
        self.folder, self._looked = folder, None
        self._known = {entry.digest: entry for entry in self.entries if entry.digest}
        self._reading, self._places = ([] if self.entries else self.entries), {}
        self._due = True
        self._begin("look", 0)
        self._job_runner.ask(LookAt(folder, tuple(self._known)))

    def look_again(self) -> None:
        """See what became of the files of the folder since it was read, unless work is under way:
        a check sees for itself, and looks again where they have changed."""
        if self.folder is not None and not self.doing:
            self.look(self.folder)

    def check(self) -> None:
        """Find out what can be found out of all puzzles."""
        assert self.folder is not None
        self._judged = {}
        self._begin_work("check", len(self.entries))
        self._job_runner.ask(CheckFolder(self.folder, self._processes))

    def export(self, files: tuple[str, ...], to: Path, form: str, *, solved: bool) -> None:
        """Write some of the files in another format into a folder."""
        assert self.folder is not None
        self._begin_work("export", len(files))
        self._to = to
        self._job_runner.ask(ExportFiles(self.folder, files, to, form, solved, self._processes))

    def _begin_work(self, doing: Doing, total: int) -> None:
        self._exported = self._ended = None
        self._have(self.entries)
        self._begin(doing, total)

    def _begin(self, doing: Doing, total: int) -> None:
        self.doing, self.done, self.total = doing, 0, total
        self.changed.emit()

    @Slot(object)
    def _hear(self, news: Looked | Checked | Exported | Ended) -> None:
        match news:
            case Looked(members, total):
                for member in members:
                    self._places[member.file] = len(self._reading)
                    self._reading.append(self._entry_of(member))
                self.done, self.total = len(self._reading), total
            case Checked():
                self._take(news)
                if self.looking_again:
                    return  # it is on show with all others
                if self.doing == "check":
                    self._judged[news.file] = news.digest
                    self.done += 1
            case Exported():
                self.done, self._exported = news.done + len(news.refused), news
            case Ended():
                self._end(news)
        self.changed.emit()

    def _entry_of(self, member: Member) -> Entry:
        """The entry of a file that was read, with what was known of such a one before."""
        known = self._known.get(member.digest)
        if known is None or member.puzzle is not None or member.sentence is not None:
            return Entry(member.file, member.puzzle, member.sentence, digest=member.digest)
        checked = known.checked and replace(known.checked, file=member.file)
        return replace(known, file=member.file, checked=checked)

    def _take(self, checked: Checked) -> None:
        """Take in what is known of a file, unless it holds something else than when it was read."""
        place = self._places.get(checked.file)
        if place is not None and self._reading[place].digest == checked.digest:
            entry = self._reading[place]
            self._reading[place] = replace(entry, sentence=checked.sentence, checked=checked)

    def _end(self, ended: Ended) -> None:
        doing, self.doing = self.doing, ""
        if doing == "look":
            self._looked, self._due = ended, False
            self._have(self._reading if ended.reason is None else self.entries)
            return
        self._ended = ended
        if doing == "check" and ended.reason is None:
            # Have files come, gone or changed since they were read?
            now = {entry.file: entry.digest for entry in self.entries}
            self._due = self._due or self._judged != now
        if self._due:
            self.look_again()

    def _have(self, entries: list[Entry]) -> None:
        """Have these entries, about which there may be more news."""
        self.entries = self._reading = entries
        self._known = {}
        self._places = {entry.file: place for place, entry in enumerate(entries)}

    def shown(self, wanted: Wanted) -> list[int]:
        """The places of the entries that are wanted, in the order that is wanted."""
        twice = {file for group in self.duplicates() for file in group}
        fits: dict[Which, Callable[[Entry], bool]] = {
            "all": lambda entry: True,
            "bad": lambda entry: entry.puzzle is None,
            "spare": lambda entry: entry.checked is not None and entry.checked.redundant > 0,
            "twice": lambda entry: entry.file in twice,
        }
        same: Callable[[Entry], bool] = lambda entry: verdict_of(entry) == wanted.which  # noqa: E731
        fit = fits.get(wanted.which, same)
        chosen = [
            place
            for place, entry in enumerate(self.entries)
            if fit(entry) and wanted.genre in ("", genre_of(entry))
        ]
        orders: dict[Order, Callable[[Entry], tuple[object, ...]]] = {
            "name": lambda entry: (),
            # The words of a genre have bounds of its own, so that they come before the numbers.
            "grade": lambda entry: (rank_of(entry), grade_of(entry)),
            "genre": lambda entry: (genre_of(entry),),
            "verdict": lambda entry: (VERDICTS.index(verdict_of(entry)),),
        }
        key = orders[wanted.order]
        return sorted(chosen, key=lambda place: (*key(self.entries[place]), place))

    def unchecked(self, wanted: Wanted) -> int:
        """How many entries may yet turn out to be what is wanted."""
        if wanted.which in ("all", "bad"):
            return 0
        return sum(
            entry.puzzle is not None
            and entry.checked is None
            and wanted.genre in ("", genre_of(entry))
            for entry in self.entries
        )

    def duplicates(self) -> list[tuple[str, ...]]:
        """The files that are known to hold the same puzzle, group by group."""
        return duplicates(entry.checked for entry in self.entries if entry.checked is not None)


def verdict_of(entry: Entry) -> str:
    """What is known of a file's solutions: as in :class:`Checked`, "" also where nothing is."""
    return "" if entry.checked is None else entry.checked.verdict


def genre_of(entry: Entry) -> str:
    """The key of the family of a file's puzzle, "" where it has none."""
    return "" if entry.puzzle is None else entry.puzzle.rule.key


def rank_of(entry: Entry) -> int:
    """The place of its word among those for difficulty; beyond the last where that is not known."""
    checked = entry.checked
    return LEVELS.index(checked.word) if checked is not None and checked.word else len(LEVELS)


def grade_of(entry: Entry) -> float:
    """How hard it is, from 0; infinite where that is not known."""
    checked = entry.checked
    return checked.grade if checked is not None and checked.word else math.inf


def _export_words(exported: Exported | None, to: Path) -> str:
    """What was exported and what could not be, in sentences."""
    if exported is None:
        return ""
    words = [
        counted(exported.done, "file was written in {}.", "files were written in {}.").format(to)
    ]
    if exported.numbered:
        renamed = for_many(
            "{} of them has a number behind its name, which another file had.",
            "{} of them have numbers behind their names, which other files had.",
            exported.numbered,
        )
        words.append(renamed.format(grouped(exported.numbered)))
    return language.paragraph((*words, _refusals(exported)))


def _refusals(exported: Exported) -> str:
    """What could not be exported, in a sentence."""
    if not exported.refused:
        return ""
    file, reason = exported.refused[0]
    more = len(exported.refused) - 1
    others = tr("and {} more").format(grouped(more))
    return f"{file}: {language.said(reason)}" + (f" ({others})" if more else "")
