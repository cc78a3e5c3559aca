"""A stand-in for solver processes, for tests that say themselves what is heard."""

from __future__ import annotations

from typing import Any


class Silent:
    """A job that says nothing by itself."""

    def __init__(self, question: Any, tell: Any, check: object = None) -> None:
        self.question, self.tell = question, tell
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True
