"""PySide is loaded without its hook in Python's ``import``."""

from __future__ import annotations

import builtins
import importlib


def load_qt() -> None:
    """Load PySide; modules that are loaded after it are not read once more for its sake.

    PySide puts a function of its own in the place of ``import``, which reads the source of each
    module, looks for the word PySide6 in it, and keeps the text: a sixth of a start of the window,
    and 10 MB. It wants to know where names ``like_this`` are switched on (``from __feature__ import
    snake_case``). Nobody does that here, and modules that it does not know it takes as they are.
    """
    plain = builtins.__import__
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = plain
