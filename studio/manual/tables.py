"""The reference: keys, commands and formats, from the tables that the program itself reads."""

from __future__ import annotations

from studio import assets, cli
from studio.formats import FORMATS
from studio.gui.shell.actions import ACTIONS, MENUS
from studio.manual.pages import plain, table


def keys() -> str:
    """All commands of the window with their keys, menu by menu."""
    lines = [
        "# Keys",
        "All commands of the window, menu by menu. **F1** shows the keys in force and changes them "
        "by a click; **Ctrl+K** finds a command by its name. Letters choose tools; each "
        "[puzzle's page](/families/index.md) lists its own.",
    ]
    for menu in MENUS:
        rows = [
            (
                f"`{spec.shortcut}`" if spec.shortcut else "",
                plain(spec.text.rstrip(".")),
                plain(spec.tip) + ".",
            )
            for spec in ACTIONS
            if spec.menu == menu
        ]
        lines += [f"## {menu}", table(("key", "command", "what it does"), rows)]
    return "\n\n".join(lines) + "\n"


def commands() -> str:
    """All commands of the command line, as each explains itself."""
    lines = [
        "# Commands",
        "`studio COMMAND ...`, in a checkout `python3 run.py COMMAND ...`. Exit codes are the "
        "verdict, so that scripts can ask.",
        f"```text\n{cli.codes.TOLD.strip()}\n```",
    ]
    for name, words in cli.COMMANDS.items():
        lines += [f"## {name}", plain(words), f"```text\n{_help(name)}\n```"]
    return "\n\n".join(lines) + "\n"


def _help(name: str) -> str:
    """How a command is called, without what all have in common."""
    return cli.help_of(name).replace(cli.codes.TOLD.strip(), "").strip()


def formats() -> str:
    """All formats, what of them is read and written."""
    yes = {True: "yes", False: ""}
    rows = [
        (
            plain(form.name),
            f"`{form.key}`",
            " ".join(f"`{ending}`" for ending in form.endings),
            yes[form.read is not None],
            yes[form.write is not None],
            yes[form.typed],
        )
        for form in FORMATS
    ]
    heads = ("format", "key", "endings", "read", "written", "pasted as text")
    return (
        "# Formats\n\n`studio convert IN OUT` goes from any that is read to any that is written; "
        "the window opens and exports the same. The program's own format is described "
        f"[on a page of its own](/reference/puzzle-format.md).\n\n{table(heads, rows)}\n"
    )


def own_format() -> str:
    """The program's own format, as its specification has it."""
    return assets.path("puzzle-format.md").read_text(encoding="utf-8")
