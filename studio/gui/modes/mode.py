"""What a mode is: another use of the one board, with its own parts around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from studio.gui.document.games import Games
from studio.gui.editor.canvas.listener import Listener
from studio.gui.editor.editor import Editor
from studio.gui.editor.strip import StripHolder
from studio.gui.services.jobs import Jobs
from studio.gui.services.notices import Notices
from studio.gui.services.refresh import Refresh
from studio.gui.style.appearance import Appearance
from studio.gui.widgets.panel_state import Hint
from studio.gui.widgets.tool_bar import ToolBar
from studio.puzzle import Clue, Puzzle
from studio.records import dataclass

if TYPE_CHECKING:
    from studio.work.recording import Recording


@dataclass(frozen=True)
class Parts:
    """What stands around the board in a mode, and who listens to it; None: nothing there.

    ``listener`` gets pointer and keys of the board in place of the editor, which then draws nothing
    either: the mode shows its own pictures with ``editor.scene.show_picture``. ``beside`` stands
    right of the board. ``side_stays``: what is at the side is what the mode is about, and becomes a
    drawer in the narrowest windows only, where it is open at first. ``foot_stays``: a drawer leaves
    what is at the foot in sight. ``short`` stands below the board while the side is out of sight.
    """

    tool_bar: QWidget | None = None
    foot: QWidget | None = None
    side: QWidget | None = None
    beside: QWidget | None = None
    listener: Listener | None = None
    side_stays: bool = False
    foot_stays: bool = False
    short: QWidget | None = None


class Mode(Protocol):
    """A mode of the window. Only Edit changes the document; the others look at it.

    ``commands`` are the actions that a mode takes over from Edit, such as undo and redo of its own:
    what they do, by their keys. All other actions that edit are switched off outside Edit. A mode
    says itself, on entering and later, which of the actions it took over are enabled.
    """

    @property
    def parts(self) -> Parts:
        """What stands around the board while the mode lasts, and who listens to the board."""
        ...

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        """What the mode does in place of Edit, by the keys of the actions."""
        ...

    @property
    def hints(self) -> tuple[Hint, ...]:
        """What mouse and keys do now, for the status line."""
        ...

    def refusal(self) -> str:
        """Why the mode makes no sense for the document on the board, as a sentence, or ""."""
        ...

    def show_keys(self) -> None:
        """The mode begins, or the user changed keys: tips name those in force."""
        ...

    def enter(self) -> None:
        """The mode begins: its parts are in place, the document is that of the window."""
        ...

    def leave(self) -> None:
        """The mode ends: what works for it in the background stops, or waits for it."""
        ...


@runtime_checkable
class Lasting(Protocol):
    """A mode that holds something of the user's, which outlives its window."""

    def go_on(self, before: Lasting) -> None:
        """Take what a mode of the same kind held in another window on the same document."""
        ...


@dataclass(frozen=True)
class Context:
    """What a mode gets of the window, and no more.

    ``enable`` switches an action by its key and ``key_of`` gives its keys, such as "Shift+Right";
    ``name`` says a clue in words. ``export`` opens the
    dialog that saves a recording of a puzzle, from a step on, at so many milliseconds a step.
    ``tool_bar``
    and ``strip`` and ``panel`` are the parts of Edit; ``moves`` opens the choice of jumps, and
    ``go_to`` the card that leads the board's listener to a cell. ``covered``: is there a card or a
    dialog over the board?
    """

    appearance: Appearance
    editor: Editor
    refresh: Refresh
    notices: Notices
    jobs: Jobs
    games: Games
    enable: Callable[[str, bool], None]
    key_of: Callable[[str], str]
    name: Callable[[Clue], str]
    export: Callable[[Puzzle, Recording, int, float], None]
    tool_bar: ToolBar
    strip: StripHolder
    panel: QWidget
    moves: Callable[[], None]
    go_to: Callable[[], None]
    covered: Callable[[], bool]


@dataclass(frozen=True)
class ModeSpec:
    """A mode in the header: its key, its word, and what makes it, once, when it is first chosen."""

    key: str
    text: str
    make: Callable[[Context], Mode]
