"""The modes of the window. A new one is a class that is a ``Mode``, and an entry here."""

from __future__ import annotations

from studio.gui.modes.edit import EditMode
from studio.gui.modes.explain import ExplainMode
from studio.gui.modes.mode import ModeSpec
from studio.gui.modes.play import PlayMode
from studio.gui.modes.watch import WatchMode
from studio.gui.words import later

MODES: tuple[ModeSpec, ...] = (
    ModeSpec("edit", later("Edit"), EditMode),
    ModeSpec("play", later("Play"), PlayMode),
    ModeSpec("watch", later("Watch"), WatchMode),
    ModeSpec("explain", later("Explain"), ExplainMode),
)
"""In the order of the header; the first is the one that a window begins with."""
