"""Files: making, opening, saving and exporting."""

from __future__ import annotations

from studio.gui.shell.action_spec import ActionSpec

A = ActionSpec
FILE_ACTIONS: tuple[ActionSpec, ...] = (
    A("new", "File", "New...", "Ctrl+N", "Choose a kind and an outline", "new_puzzle"),
    A(
        "picture",
        "File",
        "New from picture...",
        "Ctrl+Alt+N",
        "Make a puzzle shaped like a photograph or drawing; dropping one on the window does too",
        "files.ask_for_picture",
    ),
    A("open", "File", "Open...", "Ctrl+O", "Open a puzzle file", "files.ask_and_open"),
    A(
        "link",
        "File",
        "Open link or text...",
        "Ctrl+Shift+O",
        "Open a puzz.link address, a game ID or puzzle text",
        "files.ask_for_text",
    ),
    A(
        "welcome",
        "File",
        "Welcome page",
        "Ctrl+Shift+W",
        "Recent puzzles and examples",
        "show_welcome",
    ),
    A(
        "recovered",
        "File",
        "Recovered work...",
        "Ctrl+Alt+R",
        "Bring back what was not saved when the studio ended",
        "dialogs.recovered",
    ),
    A("save", "File", "Save", "Ctrl+S", "Save the puzzle", "files.save", gap=True),
    A(
        "save_as",
        "File",
        "Save as...",
        "Ctrl+Shift+S",
        "Save the puzzle under another name",
        "files.save_as",
    ),
    A(
        "copy_link",
        "File",
        "Copy as link",
        "Ctrl+Shift+L",
        "Copy the puzzle as an address or as text for other programs",
        "files.copy_link",
    ),
    A(
        "export",
        "File",
        "Export picture...",
        "Ctrl+P",
        "Save a print-ready picture as PDF, SVG or PNG",
        "files.export",
        gap=True,
    ),
    A(
        "lesson",
        "File",
        "Export teaching sheet...",
        "Ctrl+Alt+P",
        "Save one page with the puzzle, steps of its solution in pictures, and the answer",
        "lessons.ask",
    ),
    A(
        "booklet",
        "File",
        "Booklet...",
        "Ctrl+Alt+K",
        "Save a folder of puzzles as a book to print, with contents, rules and answers",
        "booklets.ask",
    ),
    A(
        "new_window",
        "File",
        "New window",
        "Ctrl+Shift+N",
        "One more window, with a document of its own",
        "new_window_requested.emit",
        gap=True,
    ),
    A(
        "reopen",
        "File",
        "Reopen closed",
        "Ctrl+Alt+O",
        "Bring the document back that was closed last, with its steps",
        "reopen_requested.emit",
    ),
    A("close", "File", "Quit", "Ctrl+Q", "Close the window", "close", gap=True),
)
