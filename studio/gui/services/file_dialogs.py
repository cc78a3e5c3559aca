"""Asking for a file or a folder: the desktop's own dialog where there is one, else Qt's.

Qt's own lists a folder in another thread, but looks in the window's thread whether the folder
itself is there. What is in files nobody reads.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QListView,
    QStyle,
    QWidget,
)

from studio.formats.save import cut_name

PATIENCE_S = 0.5
"""So long a folder may take to answer before a dialog opens elsewhere."""

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
"""The endings of pictures that boards are cut from."""

ALIKE = {".htm": ".html", ".apng": ".png"}
"""Other endings of the same files."""

RESERVED = frozenset('/\\:*?"<>|')
"""What names of files cannot have, on one system or another."""

LONGEST_NAME = 200
"""Bytes of a title in the name of a file; disks take some 255 with all that is put beside it."""

Icons = TypeVar("Icons", bound=QAbstractFileIconProvider)


class PlainIcons(QAbstractFileIconProvider):
    """Icons and kinds of files by what they are, never by what is in them.

    Qt's own provider reads the beginning of each file in sight to find its kind, in the window's
    thread: one that gives nothing, such as /proc/kmsg, keeps the window waiting for ever.
    """

    def icon(self, what: QFileInfo | QAbstractFileIconProvider.IconType) -> QIcon:
        folder = what.isDir() if isinstance(what, QFileInfo) else what is self.IconType.Folder
        kind = QStyle.StandardPixmap.SP_DirIcon if folder else QStyle.StandardPixmap.SP_FileIcon
        return QApplication.style().standardIcon(kind)

    def type(self, info: QFileInfo) -> str:
        return "" if info.isDir() else info.suffix()


class _Look:
    """How Qt's own dialog looks; services know no themes."""

    dress: Callable[[QFileDialog], object] = staticmethod(lambda dialog: None)


def dress_with(dress: Callable[[QFileDialog], object]) -> None:
    """From now on ``dress`` gives dialogs their look, before they are shown."""
    _Look.dress = staticmethod(dress)


class Proposal(NamedTuple):
    """The name of a file as it is proposed: of what it holds, which may have any title."""

    folder: Path
    title: str
    ending: str

    @property
    def path(self) -> Path:
        """The file, in that folder and nowhere else."""
        return self.folder / file_name(self.title, self.ending)


def file_name(title: str, ending: str) -> str:
    """A title as the name of a file: one line that disks take, without what leads elsewhere."""
    words = " ".join(title.split())
    kept = "".join(c if c.isprintable() and c not in RESERVED else "-" for c in words)
    return (cut_name(kept, LONGEST_NAME).strip(" .") or "puzzle") + ending


def ask_where_to_save(
    parent: QWidget, heading: str, proposal: Proposal, filters: str = ""
) -> tuple[Path, str] | None:
    """The name of a file to be written, and the filter that was chosen; None if there is none.

    A name that is chosen without an ending gets that of the filter, and is not replaced unasked.
    """
    return _ask_for_name(parent, heading, proposal.path, filters)


def ask_for_another_name(
    parent: QWidget, heading: str, path: Path, filters: str = ""
) -> tuple[Path, str] | None:
    """The same for what has a file already: the name of that one is proposed, as it is."""
    return _ask_for_name(parent, heading, path, filters)


def _ask_for_name(
    parent: QWidget, heading: str, start: Path, filters: str
) -> tuple[Path, str] | None:
    dialog = _dialog(parent, heading, start.parent, filters)
    dialog.selectFile(start.name)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    ending = start.suffix.lower()
    for each in filters.split(";;") if ending else ():
        if ending in _endings(each):
            dialog.selectNameFilter(each)
            break

    def complete(chosen: str) -> None:
        # Put behind a name without an ending here, it is asked whether to replace what is there.
        dialog.setDefaultSuffix(_ending_of(chosen, start).removeprefix("."))

    dialog.filterSelected.connect(complete)
    complete(dialog.selectedNameFilter())
    found = _answer(dialog)
    if found is None:
        return None
    path = with_ending(found[0], _ending_of(found[1], start), *_endings(filters))
    if path != found[0] and os.path.exists(path):
        # The dialog puts none behind a name with a dot: with the whole name it asks.
        return _ask_for_name(parent, heading, path, filters)
    return path, found[1]


def _endings(chosen: str) -> list[str]:
    """The endings that a filter of names speaks of, each with its dot."""
    return re.findall(r"\*(\.\w+)", chosen)


def _ending_of(chosen: str, start: Path) -> str:
    """The ending of a name without one: the filter's own; of several that of the proposal."""
    endings = _endings(chosen)
    if not endings or start.suffix.lower() in endings:
        return start.suffix
    return endings[0]


def with_ending(path: Path, ending: str, *others: str) -> Path:
    """A file's name as it was chosen; one that has neither this ending (with its dot) nor one of
    ``others``, in which the file can be written as well, gets this: what stands behind another dot
    belongs to the name, and no file is of a kind that its name denies."""
    return path if ending_of(path) in (ending, *others) else path.with_name(path.name + ending)


def ending_of(path: Path) -> str:
    """The ending of a file's name, in the way that is usual for such files."""
    ending = path.suffix.lower()
    return ALIKE.get(ending, ending)


def ask_which_to_open(parent: QWidget, heading: str, folder: Path, filters: str) -> Path | None:
    """A file that is there."""
    dialog = _dialog(parent, heading, folder, filters)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    found = _answer(dialog)
    return None if found is None else found[0]


def ask_for_folder(parent: QWidget, heading: str, folder: Path) -> Path | None:
    """A folder that is there."""
    dialog = _dialog(parent, heading, folder, "")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    found = _answer(dialog)
    return None if found is None else found[0]


def ask_for_folder_to_write(parent: QWidget, heading: str, folder: Path) -> Path | None:
    """A folder that is there, or one that whoever writes into it makes."""
    dialog = _dialog(parent, heading, folder, "", _NewFolder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    found = _answer(dialog)
    return None if found is None else found[0]


class _NewFolder(QFileDialog):
    """Qt's own dialog asks again for a folder where there is none of a name that is typed."""

    new: Path | None = None

    def accept(self) -> None:
        field = self.findChild(QLineEdit, "fileNameEdit")
        typed = field.text().strip() if isinstance(field, QLineEdit) else ""
        # Qt's own reading of a name knows this sign, too.
        path = Path(self.directory().absolutePath(), os.path.expanduser(typed))
        if typed and not os.path.lexists(path):
            self.new = path
            self.done(QDialog.DialogCode.Accepted)
        else:
            super().accept()


def _dialog(
    parent: QWidget,
    heading: str,
    folder: Path,
    filters: str,
    kind: type[QFileDialog] = QFileDialog,
) -> QFileDialog:
    dialog = kind(parent, heading, "", filters)
    dialog.setOption(QFileDialog.Option.DontUseCustomDirectoryIcons)
    dialog.setIconProvider(one_for_all(PlainIcons))
    _Look.dress(dialog)
    _take_whole_paths(dialog)
    dialog.setDirectory(str(answering(folder)))
    return dialog


def _take_whole_paths(dialog: QFileDialog) -> None:
    """Let Return take a whole path that is typed.

    Qt's own dialog marks what is typed among the files that it shows, also what was typed on the
    way: of a file in the folder shown the folder itself. Return then goes there, where one is
    already, and leaves nothing in the field.
    """
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    files = dialog.findChild(QListView, "listView")
    if not isinstance(field, QLineEdit) or not isinstance(files, QListView):
        return

    def unmark(text: str) -> None:
        if os.path.isabs(text):
            files.selectionModel().clearSelection()

    field.textChanged.connect(unmark)


def answering(folder: Path) -> Path:
    """The folder, or the user's own where it does not answer within :data:`PATIENCE_S`.

    Dialogs look in the window's thread whether a folder is there; on a network that is gone this
    may take minutes. The thread that asked is left to itself.
    """
    answered = threading.Event()

    def ask() -> None:
        os.path.isdir(folder)
        answered.set()

    threading.Thread(target=ask, daemon=True).start()
    return folder if answered.wait(PATIENCE_S) else Path.home()


def one_for_all(provider: type[Icons]) -> Icons:
    """One of a sort for the whole program: a dialog does not own its provider."""
    app = QApplication.instance()
    assert app is not None
    icons = app.property(provider.__name__)
    if not isinstance(icons, provider):
        icons = provider()
        app.setProperty(provider.__name__, icons)
    return icons


def _answer(dialog: QFileDialog) -> tuple[Path, str] | None:
    try:
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return None
        if isinstance(dialog, _NewFolder) and dialog.new is not None:
            return dialog.new, ""
        return _typed(dialog) or Path(dialog.selectedFiles()[0]), dialog.selectedNameFilter()
    finally:
        dialog.deleteLater()


def _typed(dialog: QFileDialog) -> Path | None:
    """The whole path that was typed into Qt's own dialog, if one was.

    While its folders are still being listed, that dialog answers with one that was typed on the
    way, such as the folder above.
    """
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    typed = Path(field.text()) if isinstance(field, QLineEdit) else None
    return typed if typed is not None and typed.is_absolute() else None
