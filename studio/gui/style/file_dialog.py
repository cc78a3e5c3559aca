"""The look of Qt's own dialog for files, where the desktop has none: icons of the window's kind.

Colours and shapes of its controls are in the style sheet.
"""

from __future__ import annotations

from PySide6.QtCore import QFileInfo, QSize
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QFileDialog, QLineEdit, QSplitter, QToolButton, QTreeView

from studio.gui.services.file_dialogs import PlainIcons, one_for_all
from studio.gui.style.appearance import Appearance
from studio.gui.style.icons import icon
from studio.gui.style.stylesheet import COMPLETIONS
from studio.gui.style.texts import tr

TOOLS = {
    "backButton": "left",
    "forwardButton": "right",
    "toParentButton": "up",
    "newFolderButton": "folder-new",
    "listModeButton": "tiles",
    "detailModeButton": "rows",
}
"""Qt's names of its tool buttons, and our icons."""

SIZE = QSize(820, 520)
COLUMNS = {0: 270, 1: 90, 3: 170}
"""How wide names, sizes and dates are at first; kinds of files are in their names."""

KINDS = 2

PLACES = 130
"""How wide the list of places at the left is at first."""


class LineIcons(PlainIcons):
    """The icons of folders and files as lines.

    They are asked for in the thread that lists a folder, so they are drawn before.
    """

    def __init__(self) -> None:
        super().__init__()
        self.folder = self.file = QIcon()

    def draw(self, appearance: Appearance) -> None:
        """Draw them in the colours that are in force."""
        self.folder, self.file = (_icon(appearance, name) for name in ("folder", "file"))

    def icon(self, what: QFileInfo | QAbstractFileIconProvider.IconType) -> QIcon:
        folder = what.isDir() if isinstance(what, QFileInfo) else what is not self.IconType.File
        return self.folder if folder else self.file


def dress(appearance: Appearance, dialog: QFileDialog) -> None:
    """Give a dialog of Qt's our icons and room; one of the desktop's has none of these parts."""
    tools = {name: dialog.findChild(QToolButton, name) for name in TOOLS}
    if tools["backButton"] is None:
        return
    for name, button in tools.items():
        if isinstance(button, QToolButton):
            button.setIcon(_icon(appearance, TOOLS[name]))
    dialog.setIconProvider(_provider(appearance))
    # Qt's own words for these are not known in every language that the program speaks.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, tr("&Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileName, tr("File &name:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, tr("Files of &type:"))
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    completions = field.completer().popup() if isinstance(field, QLineEdit) else None
    if completions is not None:
        # A window of its own, which no rule for what is in a dialog reaches.
        completions.setObjectName(COMPLETIONS)
    room = dialog.screen().availableGeometry().size() * 0.9
    dialog.resize((SIZE * appearance.scale).boundedTo(room))
    tree = dialog.findChild(QTreeView, "treeView")
    if isinstance(tree, QTreeView):
        for column, width in COLUMNS.items():
            tree.setColumnWidth(column, appearance.px(width))
        tree.setColumnHidden(KINDS, True)
        tree.setRootIsDecorated(False)
    splitter = dialog.findChild(QSplitter, "splitter")
    if isinstance(splitter, QSplitter):
        splitter.setHandleWidth(appearance.px(12))
        splitter.setSizes([appearance.px(PLACES), appearance.px(SIZE.width() - PLACES)])


def _icon(appearance: Appearance, name: str) -> QIcon:
    theme = appearance.theme
    return icon(name, theme.colour("text2"), theme.colour("text3"))


def _provider(appearance: Appearance) -> LineIcons:
    """That of the whole program, in the colours of now."""
    provider = one_for_all(LineIcons)
    provider.draw(appearance)
    return provider
