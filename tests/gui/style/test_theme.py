"""Colours, fonts and durations of the look; icons in their colour."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetricsF, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFrame,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.gui.style.appearance import Appearance, load_fonts
from studio.gui.style.icons import icon_names, icon_pixmap
from studio.gui.style.stylesheet import stylesheet
from studio.gui.style.theme import PALETTE, Theme, tokens


def test_reduced_motion_stops_animations_but_not_the_delay_of_messages() -> None:
    still, moving = Appearance(reduced_motion=True), Appearance()
    assert moving.duration("panel_swap") > 0
    assert still.duration("panel_swap") == still.duration("hover") == 0
    assert still.duration("working_delay") == moving.duration("working_delay") > 0


def test_figures_in_columns_are_tabular(qapp: QApplication) -> None:
    load_fonts()
    metrics = QFontMetricsF(Appearance().font("count", 600, display=True))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("name", sorted(icon_names()))
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_icons_are_drawn_in_their_colour_at_every_ratio(
    qapp: QApplication, name: str, ratio: float
) -> None:
    image = icon_pixmap(name, "#ff0000", 20, ratio).toImage()
    assert image.width() == round(20 * ratio)
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    drawn = [pixel for pixel in pixels if pixel.alpha() > 150]
    assert drawn
    assert all(pixel.red() > 240 and pixel.green() < 15 for pixel in drawn)


def _standard_widgets() -> QWidget:
    """One of each sort that the style sheet colours."""
    widget = QWidget()
    layout = QVBoxLayout(widget)
    bar = QMenuBar()
    bar.addMenu("File").addAction("Open")
    layout.addWidget(bar)
    for enabled in (True, False):
        for part in (QLineEdit("text"), QSpinBox(), QComboBox()):
            part.setEnabled(enabled)
            layout.addWidget(part)
    empty = QLineEdit()
    empty.setPlaceholderText("words")
    layout.addWidget(empty)
    text = QPlainTextEdit("line\n" * 50)
    text.selectAll()
    layout.addWidget(text)
    steps = QListWidget()
    steps.addItems(["step"] * 50)
    steps.setCurrentRow(1)
    layout.addWidget(steps)
    for name in ("card", "hairline"):
        frame = QFrame()
        frame.setObjectName(name)
        frame.setFixedHeight(20)
        layout.addWidget(frame)
    return widget


def _parts(widget: QWidget) -> list[QWidget]:
    """The widget, a menu with all that menus have, and a dialog."""
    menu = QMenu()
    menu.addAction("Open")
    menu.addAction("Save").setEnabled(False)
    menu.addSeparator()
    menu.setActiveAction(menu.actions()[0])
    dialog = QDialog()
    QLineEdit(dialog)
    return [widget, menu, dialog]


def test_widgets_take_on_another_theme_as_if_made_in_it(
    appearance: Appearance, qtbot: QtBot
) -> None:
    def pictures(widgets: list[QWidget]) -> list[QImage]:
        for widget in widgets:
            qtbot.addWidget(widget)
        return [widget.grab().toImage() for widget in widgets]

    old = _parts(_standard_widgets())
    light = pictures(old)
    tokens = appearance.tokens
    for theme in (tokens.dark, tokens.contrast, tokens.contrast_dark, tokens.light):
        appearance.set_theme(theme)
        QApplication.processEvents()
        changed = [widget.grab().toImage() for widget in old]
        assert changed == pictures(_parts(_standard_widgets())), theme.name
        assert (changed == light) is (theme == tokens.light)


class Restyled(QWidget):
    """Counts how often Qt gives it a style anew, which takes a quarter of a millisecond each."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        self.times += event.type() == QEvent.Type.StyleChange


def test_another_theme_restyles_no_painted_widget(appearance: Appearance, qtbot: QtBot) -> None:
    widget = Restyled()
    qtbot.addWidget(widget)
    widget.show()
    before = widget.times
    appearance.set_theme(appearance.tokens.dark)
    assert widget.times == before


def test_the_style_sheet_names_no_colour() -> None:
    sheet = stylesheet(tokens(), 1.0)
    # A name stands behind a class.
    assert not re.search(r"(?<!\w)#", sheet)
    known = {re.sub(r"(?<!^)(?=[A-Z])", "-", role.name).lower() for role in QPalette.ColorRole}
    assert set(re.findall(r"palette\((.*?)\)", sheet)) <= known


@pytest.mark.parametrize("theme", tokens().themes, ids=lambda theme: theme.name)
def test_each_colour_of_the_style_sheet_is_a_role_of_its_own(theme: Theme) -> None:
    palette = theme.palette()
    for name, role in PALETTE.items():
        assert palette.color(QPalette.ColorRole[name]) == theme.colour(role), name
