"""The style of the application: Qt's Fusion, with signs in menus that grow with the texts."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from studio.gui.style.icons import paint_icon

Sign = QStyle.PrimitiveElement

ICONS = {
    Sign.PE_IndicatorArrowRight: ("chevron", -90),
    Sign.PE_IndicatorArrowLeft: ("chevron", 90),
    Sign.PE_IndicatorArrowUp: ("chevron", 180),
    Sign.PE_IndicatorArrowDown: ("chevron", 0),
    Sign.PE_IndicatorMenuCheckMark: ("check", 0),
}
"""The icon of each sign, and by how many degrees it is turned."""


class MenuSigns(QProxyStyle):
    """Fusion, but for the signs in menus: its own are as small as ever beside large texts.

    The style sheet says how large they are (``QMenu::right-arrow``, ``QMenu::indicator``,
    ``QMenu::scroller``).
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element in ICONS and isinstance(widget, QMenu):
            _paint_sign(element, option, painter)
        else:
            super().drawPrimitive(element, option, painter, widget)


def _paint_sign(element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter) -> None:
    usable = bool(option.state & QStyle.StateFlag.State_Enabled)
    group = QPalette.ColorGroup.Active if usable else QPalette.ColorGroup.Disabled
    tint = option.palette.color(group, QPalette.ColorRole.ButtonText)
    box, (name, turn) = QRectF(option.rect), ICONS[element]
    side = min(box.width(), box.height())
    painter.save()
    painter.translate(box.center())
    painter.rotate(turn)
    paint_icon(painter, name, QRectF(-side / 2, -side / 2, side, side), tint)
    painter.restore()
