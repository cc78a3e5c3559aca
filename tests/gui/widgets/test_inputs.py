"""A stepper is as wide as its widest value."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from studio.gui.style.appearance import Appearance
from studio.gui.widgets import inputs
from studio.gui.widgets.inputs import Stepper

WIDE = "as many as ever there may be of them"


def test_its_room_follows_its_values(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    stepper = Stepper(appearance, "How many")
    stepper.set_steps(["1", "2"], 0)
    narrow = stepper.sizeHint().width()
    stepper.set_steps(["1", WIDE], 0)
    wide = stepper.sizeHint().width()
    words = QFontMetricsF(stepper._value.font()).horizontalAdvance(WIDE)
    assert wide >= words > narrow - stepper.minus.sizeHint().width()
    with monkeypatch.context() as patch:
        # Layouts ask a dozen times; a thousand numbers are measured once.
        patch.setattr(inputs, "QFontMetricsF", None)
        assert stepper.sizeHint().width() == stepper.minimumSizeHint().width() == wide
    stepper.set_steps(["1", "2"], 0)
    assert stepper.sizeHint().width() == narrow
