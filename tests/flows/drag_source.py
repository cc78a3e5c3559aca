"""Another program from which files are dragged: a small window above all others.

Arguments: the file. It prints a line once its window is there, and one when the file was let go,
which says whether it was taken; dragging from it drags the file.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel


class Source(QLabel):
    """Something to drag."""

    def __init__(self, path: str) -> None:
        super().__init__("drag")
        self._path = path
        self.setWindowTitle("Drag source")
        self.setWindowFlags(Qt.WindowType.WindowStaysOnTopHint)
        self.setGeometry(20, 20, 120, 80)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(self._path)])
        drag.setMimeData(data)
        taken = drag.exec(Qt.DropAction.CopyAction) == Qt.DropAction.CopyAction
        print("taken" if taken else "left", flush=True)


if __name__ == "__main__":
    program = QApplication(sys.argv)
    source = Source(sys.argv[1])
    source.show()
    print("ready", flush=True)
    sys.exit(program.exec())
