"""Buttons that stay down, for screen readers.

Qt's own interface of such a button offers "Toggle", which checks it and does nothing else: whoever
listens to ``clicked`` never hears of it. Here it can be pressed, as by a click.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QButtonGroup,
    QCheckBox,
    QRadioButton,
)
from shiboken6 import isValid


def group_of(button: QAbstractButton) -> QButtonGroup | None:
    """The group of a button, if it is in one: Qt's stubs leave out that it may be in none."""
    return button.group()


class Switch(QAccessibleWidget):
    """A button that stays down: a check box, or a radio button where only one of a group can."""

    def __init__(self, button: QAbstractButton) -> None:
        group = group_of(button)
        alone = button.autoExclusive() or (group is not None and group.exclusive())
        role = QAccessible.Role.RadioButton if alone else QAccessible.Role.CheckBox
        super().__init__(button, role)

    @property
    def button(self) -> QAbstractButton:
        """The button itself."""
        button = self.widget()
        assert isinstance(button, QAbstractButton)
        return button

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable = True
        state.checked = self.button.isChecked()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        return said or self.button.text() if kind == QAccessible.Text.Name else said

    def actionNames(self) -> list[str]:
        press = [self.pressAction()] if self.button.isEnabled() else []
        return [*press, *super().actionNames()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self.button.click()
        else:
            super().doAction(name)


_kept: list[Switch] = []
"""Qt keeps bare pointers to what a factory returns, and ends it with its button."""


def _interface(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, QAbstractButton) or isinstance(thing, QCheckBox | QRadioButton):
        return None
    if not thing.isCheckable():
        return None
    _kept[:] = [switch for switch in _kept if isValid(switch)]
    _kept.append(Switch(thing))
    return _kept[-1]


@cache
def install() -> None:
    """Let assistive technology press such buttons; once is enough."""
    QAccessible.installFactory(_interface)
