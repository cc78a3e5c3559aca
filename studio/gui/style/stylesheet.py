"""The style sheet for standard Qt widgets, made from roles. Painted widgets do not need it.

It names roles of the palette, not colours: another sheet would take Qt five frames.
"""

from __future__ import annotations

import re
from types import SimpleNamespace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollBar,
)

from studio.gui.style.theme import PALETTE, Tokens

COMPLETIONS = "completions"
"""The name of a list of what a word that is being typed may become."""

COLOURED = (
    QMainWindow,
    QDialog,
    QMenuBar,
    QMenu,
    QLineEdit,
    QAbstractSpinBox,
    QComboBox,
    QPlainTextEdit,
    QAbstractItemView,
    QHeaderView,
    QScrollBar,
)
"""What the sheet gives colours, beside frames with names."""


def stylesheet(tokens: Tokens, scale: float) -> str:
    """Style sheet of the application. No font is set here: it would override font features."""
    # Of those with the same colour the first is taken.
    named = {role: f"palette({_sheet_name(name)})" for name, role in [*PALETTE.items()][::-1]}
    theme = SimpleNamespace(**named)

    def px(length: float) -> str:
        return f"{max(1, round(length * scale))}px"

    control, card = px(tokens.radius["control"]), px(tokens.radius["card"])
    # Focus rings of what lies at the edge of an area reach into the bar beside it.
    ring = int(tokens.size["focus_ring"] + tokens.size["focus_gap"])
    air = max(round(3 * scale), ring + 2)
    return f"""
QMainWindow, QDialog {{ background: {theme.chrome}; }}
QDialog#cardDialog {{ background: transparent; }}
QMenuBar {{ background: transparent; border: 0; spacing: 0; }}
QMenuBar::item {{ padding: {px(6)} {px(8)}; border-radius: {control}; background: transparent;
    color: {theme.text}; }}
QMenuBar::item:selected {{ background: {theme.hover}; }}
QMenuBar::item:pressed {{ background: {theme.pressed}; }}
QMenu {{ background: {theme.raised}; border: 1px solid {theme.hair}; padding: {px(4)};
    menu-scrollable: 1; }}
QMenu::scroller {{ height: {px(20)}; }}
QMenu::item {{ padding: {px(6)} {px(24)} {px(6)} {px(12)}; border-radius: {control};
    color: {theme.text}; }}
QMenu::item:selected {{ background: {theme.selected}; }}
QMenu::item:disabled {{ color: {theme.text3}; }}
QMenu::separator {{ height: 1px; background: {theme.hair}; margin: {px(4)} {px(8)}; }}
QMenu::right-arrow {{ width: {px(14)}; height: {px(14)}; }}
QMenu::indicator {{ width: {px(16)}; height: {px(16)}; }}
QToolTip {{ background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.control};
    padding: {px(4)}; }}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit {{ background: {theme.raised};
    color: {theme.text}; border: 1px solid {theme.control}; border-radius: {control};
    padding: 0 {px(8)}; min-height: {px(30)}; selection-background-color: {theme.accent};
    selection-color: {theme.on_accent}; }}
QLineEdit[plain="true"] {{ border: 0; background: transparent; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {theme.text3};
    border-color: {theme.hair}; }}
QComboBox::drop-down {{ border: 0; width: {px(20)}; }}
QComboBox QAbstractItemView {{ background: {theme.raised}; color: {theme.text};
    selection-background-color: {theme.selected}; selection-color: {theme.text}; }}
QListView, QTreeView, QTableView {{ background: transparent; color: {theme.text}; border: 0;
    outline: 0; }}
QListView#{COMPLETIONS} {{ background: {theme.raised}; border: 1px solid {theme.control};
    selection-background-color: {theme.selected}; selection-color: {theme.text}; }}
QFileDialog QTreeView, QFileDialog QListView {{ background: {theme.raised};
    border: 1px solid {theme.hair}; border-radius: {control}; padding: {px(4)}; }}
QFileDialog QListView#sidebar {{ background: transparent; border: 0; padding: 0; }}
QFileDialog QTreeView::item, QFileDialog QListView::item {{ padding: {px(4)};
    border-radius: {control}; color: {theme.text}; }}
QFileDialog QTreeView::item:hover, QFileDialog QListView::item:hover {{
    background: {theme.hover}; }}
QFileDialog QTreeView::item:selected, QFileDialog QListView::item:selected {{
    background: {theme.selected}; color: {theme.text}; }}
QFileDialog QHeaderView::section {{ background: {theme.raised}; color: {theme.text2}; border: 0;
    border-bottom: 1px solid {theme.hair}; padding: {px(4)} {px(6)}; }}
QFileDialog QHeaderView {{ background: {theme.raised}; }}
QFileDialog QLabel {{ color: {theme.text2}; }}
QFileDialog QToolButton {{ border: 0; border-radius: {control}; padding: {px(5)};
    background: transparent; }}
QFileDialog QToolButton:hover {{ background: {theme.hover}; }}
QFileDialog QToolButton:checked, QFileDialog QToolButton:pressed {{
    background: {theme.pressed}; }}
QFileDialog QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QFileDialog QPushButton {{ background: {theme.raised}; color: {theme.text};
    border: 1px solid {theme.control}; border-radius: {control}; padding: 0 {px(14)};
    min-height: {px(30)}; min-width: {px(64)}; }}
QFileDialog QPushButton:hover {{ background: {theme.hover}; }}
QFileDialog QPushButton:default {{ background: {theme.accent}; color: {theme.on_accent};
    border-color: {theme.accent}; }}
QFileDialog QPushButton:disabled {{ background: {theme.chrome}; color: {theme.text3};
    border-color: {theme.hair}; }}
QFileDialog QSplitter::handle {{ background: transparent; }}
QScrollArea {{ background: transparent; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: {px(12)}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(12)}; margin: 0; }}
QScrollBar::handle {{ background: {theme.control}; border-radius: {px(3)}; margin: {px(3)};
    min-height: {px(28)}; min-width: {px(28)}; }}
QDialog#cardDialog QScrollArea QScrollBar:vertical {{
    width: {round(6 * scale) + 2 * air}px; }}
QDialog#cardDialog QScrollArea QScrollBar::handle:vertical {{ margin: {px(3)} {air}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QFrame#hairline {{ background: {theme.hair}; border: 0; }}
QFrame#card {{ background: {theme.raised}; border: 1px solid {theme.hair};
    border-radius: {card}; }}
"""


def recolour(app: QApplication) -> None:
    """Let what the sheet gives colours take them from the palette anew.

    Qt looks them up when it polishes a widget, and keeps them. Tool tips and dialogs for files are
    made anew each time.
    """
    style, polished = app.style(), Qt.WidgetAttribute.WA_WState_Polished
    for widget in app.allWidgets():
        named = isinstance(widget, QFrame) and widget.objectName()
        if (named or isinstance(widget, COLOURED)) and widget.testAttribute(polished):
            style.polish(widget)
            widget.update()


def _sheet_name(name: str) -> str:
    """The name that style sheets have for a role of Qt's: "HighlightedText" is highlighted-text."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
