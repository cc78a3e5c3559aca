"""The modes of the window. A new one is a class that is a ``Mode``, and an entry here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from studio.gui.modes.edit import EditMode
from studio.gui.modes.mode import Mode, ModeSpec
from studio.gui.words import later

if TYPE_CHECKING:
    from studio.gui.window import Window


def _play(window: Window) -> Mode:
    from studio.gui.modes.play import PlayMode

    return PlayMode(window)


def _explain(window: Window) -> Mode:
    from studio.gui.modes.explain import ExplainMode

    return ExplainMode(window)


def _watch(window: Window) -> Mode:
    # Knows the engines, and with them solvers that the window itself does without.
    from studio.gui.modes.watch import WatchMode

    return WatchMode(window)


MODES: tuple[ModeSpec, ...] = (
    ModeSpec("edit", later("Edit"), EditMode),
    ModeSpec("play", later("Play"), _play),
    ModeSpec("watch", later("Watch"), _watch),
    ModeSpec("explain", later("Explain"), _explain),
)
"""In the order of the header; the first is the one that a window begins with."""
