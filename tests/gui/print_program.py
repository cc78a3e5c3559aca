"""Prints an example on a queue of the system: ``python -m tests.gui.print_program QUEUE TITLE``.

In a process of its own: the library of CUPS asks only once where its server is.
"""

from __future__ import annotations

import sys

from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from studio import assets, formats
from studio.formats.printing import Printed, PrintOptions, sheets
from studio.gui.dialogs.print_dialog import print_sheets

app = QApplication([])
puzzle = formats.read(assets.root() / "examples" / "slitherlink" / "garden.puzzle").puzzle
printer = QPrinter(QPrinter.PrinterMode.HighResolution)
printer.setPrinterName(sys.argv[1])
printer.setDocName(sys.argv[2])
if not printer.isValid():
    sys.exit("There is no such queue.")
print_sheets(printer, sheets([Printed(puzzle)] * 2, PrintOptions()), save_ink=False)
