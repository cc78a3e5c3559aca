"""A stand-in for solver processes, for tests that say themselves what is heard."""

from __future__ import annotations

from typing import Any


class Silent:
    """An errand that says nothing by itself."""

    def __init__(self, question: dict[str, Any], read: object, tell: Any) -> None:
        self.question, self.tell = question, tell
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True
