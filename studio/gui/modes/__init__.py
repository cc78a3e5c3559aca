"""The modes of the window. A new one is a class that is a ``Mode``, and an entry here."""

from __future__ import annotations

from studio.gui.modes.edit import EditMode
from studio.gui.modes.mode import Context, Mode, ModeSpec
from studio.gui.style.texts import later


def _play(context: Context) -> Mode:
    from studio.gui.modes.play import PlayMode

    return PlayMode(context)


def _explain(context: Context) -> Mode:
    from studio.gui.modes.explain import ExplainMode

    return ExplainMode(context)


def _watch(context: Context) -> Mode:
    # Knows the engines, and with them solvers that the window itself does without.
    from studio.gui.modes.watch import WatchMode

    return WatchMode(context)


MODES: tuple[ModeSpec, ...] = (
    ModeSpec("edit", later("Edit"), EditMode),
    ModeSpec("play", later("Play"), _play),
    ModeSpec("watch", later("Watch"), _watch),
    ModeSpec("explain", later("Explain"), _explain),
)
"""In the order of the header; the first is the one that a window begins with."""
