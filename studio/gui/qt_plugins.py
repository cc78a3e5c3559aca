"""Where Qt's own plugins lie, also in folders whose names Qt misreads."""

from __future__ import annotations

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo


def find_plugins() -> None:
    """Tell Qt where its plugins are; to be called before the application object is made.

    PySide6 tells Qt its place in the text of a settings file, where quotes, commas, semicolons and
    backslashes mean something: from such a folder no window would open.
    """
    if Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)).is_dir():
        return
    package = Path(PySide6.__file__).parent
    for folder in (package / "Qt" / "plugins", package / "plugins"):
        if folder.is_dir():
            QCoreApplication.addLibraryPath(str(folder))
