"""The window: the only package that imports PySide6."""

from studio.gui.qt_imports import load_qt

load_qt()
