"""Sharing: what is given to those who solve."""

from __future__ import annotations

from studio.gui.shell.action_spec import ActionSpec

A = ActionSpec
SHARE_ACTIONS: tuple[ActionSpec, ...] = (
    A(
        "share_page",
        "Share",
        "Web page...",
        "Ctrl+Alt+W",
        "Save one file on which the puzzle is played in a browser, also on a phone",
        "web_pages.ask",
    ),
    A(
        "share_penpa",
        "Share",
        "Copy Penpa+ link",
        "Ctrl+Alt+Shift+L",
        "Copy a link to Penpa+, which checks the answer where a solution is known",
        "files.copy_penpa",
    ),
)
