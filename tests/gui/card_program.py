"""A window whose cards are opened by tests from outside through X; see ``reporting``.

Tells of the card on top (tours, or engines compared) what it shows and where its parts are, and of
a line that is drawn again how far it is and what is said; of a dialog for files the name in it.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from studio.gui.dialogs.compare_engines import CompareDialog
from studio.gui.dialogs.tour import TourDialog
from studio.gui.widgets.replay_bar import ReplaySection
from tests.gui.reporting import Program


class CardProgram(Program):
    """The window and its reports; solvers are at work."""

    def __init__(self, scratch: str, puzzle: Path) -> None:
        super().__init__(scratch, puzzle)
        self.window.live.start()

    def more(self) -> dict[str, object]:
        told: dict[str, object] = {"card": None, "picker": _picker(), "file": _file_name()}
        for section in self.window.findChildren(ReplaySection):
            if section.isVisible():
                told["replay"] = {
                    "said": section.said.text(),
                    "steps": section.steps.text(),
                    "captions": list(self.window.editor.showing.overlay.captions),
                    "line": len(self.window.editor.showing.overlay.line or ()),
                    "spots": {
                        "play": middle(section.play),
                        "forward": middle(section.forward),
                        "first": middle(section.first),
                    },
                }
        for card in self.window.findChildren(TourDialog):
            if card.isVisible():
                told["card"] = _tour(card)
        for compared in self.window.findChildren(CompareDialog):
            if compared.isVisible():
                told["card"] = _compared(compared)
        return told


def _picker() -> int | None:
    """The window of the dialog for files, where one is in sight."""
    for each in QApplication.topLevelWidgets():
        if isinstance(each, QFileDialog) and each.isVisible():
            return int(each.winId())
    return None


def _file_name() -> str | None:
    """What stands in the file dialog, once what is typed goes there."""
    name = QApplication.focusWidget()
    if isinstance(name, QLineEdit) and isinstance(name.window(), QFileDialog):
        return name.text()
    return None


def _tour(card: TourDialog) -> dict[str, object]:
    tour, box = card.tour, card.view.board_box()
    cell = box.width() / card.wanted().columns
    corner = card.view.mapToGlobal(QPoint(0, 0))
    places = [
        (round(corner.x() + box.left() + x * cell), round(corner.y() + box.top() + y * cell))
        for x, y in ((0.5, 0.5), (2.5, 1.5))
    ]
    return {
        "key": "tour",
        "busy": card.busy,
        "first": list(tour.places[0]) if tour is not None else None,
        "size": None if tour is None else [tour.wanted.rows, tour.wanted.columns],
        "closed": tour is not None and tour.wanted.closed,
        "facts": card.facts.text(),
        "note": card.view._note,
        "spots": {
            "rows": middle(card.choices.rows),
            "closed": middle(card.choices.closed),
            "export": middle(card.export),
            "use": middle(card.use),
            "corner": places[0],
            "cell": places[1],
        },
    }


def _compared(card: CompareDialog) -> dict[str, object]:
    return {
        "key": "compare",
        "busy": card.job is not None,
        "rows": len(card.rows),
        "counts": card.counts.text(),
        "drawn": card.chart._picture is not None,
        "export": card.export_button.isEnabled(),
        "spots": {
            "start": middle(card.start_button),
            "export": middle(card.export_button),
            "smaller": middle(card.last.minus),
        },
    }


def middle(widget: QWidget) -> tuple[int, int]:
    """The middle of a widget on the screen."""
    place = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
    return place.x(), place.y()


if __name__ == "__main__":
    raise SystemExit(CardProgram.main())
