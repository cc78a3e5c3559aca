"""What ``studio manual`` does: write the manual, or show where it is."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path

from studio import catalogue, language
from studio.cli.codes import UNEXPECTED
from studio.manual import book
from studio.manual.pages import ManualError
from studio.work import manual


def run(options: argparse.Namespace) -> int:
    """Build it into a folder, or into the user's cache where it is not there yet."""
    spoken = language.code()
    catalogue.speak("en")  # the pages are written in English, and so is what they quote
    try:
        first = _first_page(options.folder)
    except ManualError as error:
        sys.stderr.write(f"The manual cannot be built: {error}\n")
        return UNEXPECTED
    finally:
        catalogue.speak(spoken)
    print(first)
    if options.open and not webbrowser.open(first.resolve().as_uri()):
        sys.stderr.write("No browser could be opened.\n")
    return 0


def _first_page(folder: str | None) -> Path:
    found = manual.ready() if folder is None else None
    if found is not None:
        return found
    return book.build().write(manual.kept_in() if folder is None else Path(folder))
