"""Formats: one file a format, each declared as one object with an entry in ``FORMATS``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from studio.board import At, Board
from studio.formats import board_text
from studio.formats.format import (
    LISTED,
    MAX_BYTES,
    PLAIN,
    Format,
    FormatError,
    LimitError,
    Output,
    Reading,
    line,
    shown,
)
from studio.formats.refusal import reason
from studio.formats.save import SaveError, clean_leftovers, make_folder, save
from studio.loading import Registry
from studio.puzzle import Puzzle
from studio.puzzle.message import Message, enumerated, word

if TYPE_CHECKING:
    from studio.drawing.themes import Theme

FORMATS: Registry[Format] = Registry(
    __name__,
    "native.NATIVE",
    "puzzlink.PUZZLINK",
    "penpa.PENPA",
    "kudamono.KUDAMONO",
    "pzprv3.PZPRV3",
    "loopy.LOOPY",
    "hcp_puzzle.HCP",
    "cnf_puzzle.CNF",
    "svg.SVG",
    "png.PNG",
    "pdf.PDF",
    "webpage.HTML",
)
"""In the order in which they are tried; one is loaded when it is its turn."""

_LONGEST_NAME = 4096


def read(source: str | bytes | Path) -> Reading:
    """The puzzle of a file (a path), of the bytes of one, or of a text such as an address.

    A string is the name of a file if there is one; else it may be a text of a format. Raises
    FormatError, and nothing else, whatever it is given. ``graph:NAME`` is the file of that name.
    """
    if isinstance(source, str):
        source = named(source.removeprefix("graph:"))
    if isinstance(source, bytes):
        return _decode(source)
    if isinstance(source, Path) or _names_file(source):
        return _decode(load(Path(source)))
    if _typed(source.strip()):
        return _decode(source.encode("utf-8", "surrogatepass"))
    meant = board_text.meant(source)
    if meant:
        raise FormatError(
            "{source} is neither a file nor a puzzle in a known form. For a board write {meant}.",
            source=shown(source),
            meant=meant,
        )
    raise FormatError(
        "{source} is neither a file nor a puzzle in a known form.", source=shown(source)
    )


def named(source: str) -> str:
    """The name of an input; FormatError for "", which paths take for the folder of now."""
    if not source:
        raise FormatError("No input is named: its name is empty.")
    return source


def of_folder(folder: Path) -> Iterator[Reading]:
    """What the .puzzle files of a folder hold, by name.

    FormatError where it has none; where a file holds no puzzle its name stands in front.
    """
    for reading in each_of_folder(folder):
        if isinstance(reading, FormatError):
            raise reading
        yield reading


def each_of_folder(folder: Path) -> Iterator[Reading | FormatError]:
    """As :func:`of_folder`, but it goes on behind a file that holds no puzzle."""
    try:
        files = sorted(folder.glob("*.puzzle"))
    except OSError as error:
        raise _unread(folder, error) from None
    if not files:
        raise FormatError(
            "There is no .puzzle file in the folder {where}.", where=shown(str(folder))
        )
    for file in files:
        data = load(file)
        try:
            yield _decode(data)
        except FormatError as error:
            yield FormatError(error.whole, file.name)


def load(path: Path, most: int = MAX_BYTES) -> bytes:
    """The bytes of a file, one more than it may have at ``most``, which is what a puzzle may have;
    FormatError if it cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise FormatError("There is no file {path}.", path=shown(str(path))) from None
    except IsADirectoryError:
        raise FormatError("{path} is a folder, not a file.", path=shown(str(path))) from None
    except (OSError, ValueError) as error:
        raise _unread(path, error) from None
    return data


def _unread(path: Path, error: Exception) -> FormatError:
    return FormatError(
        "{path} could not be read: {reason}.", path=shown(str(path)), reason=reason(error)
    )


def _names_file(text: str) -> bool:
    """Is there a file or folder of that name?"""
    try:
        return len(text) <= _LONGEST_NAME and Path(text).exists()
    except (OSError, ValueError):
        return False


def _typed(text: str) -> bool:
    return any(form.sniff(text) for form in FORMATS if form.typed or form is FORMATS[0])


def _decode(data: bytes) -> Reading:
    if len(data) > MAX_BYTES:
        raise _overlong(data[:MAX_BYTES])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FormatError(
            "This is no text in UTF-8.", Message.of("byte {n}", n=error.start + 1)
        ) from None
    stripped = text.strip()
    if not stripped:
        raise FormatError("There is nothing in it.")
    for form in FORMATS:
        if form.read is not None and form.sniff(stripped):
            if len(data) > form.max_bytes:
                raise _too_large(form.max_bytes)
            return form.read(text if form.by_lines else stripped)
    known = enumerated(LISTED, (word(form.name) for form in FORMATS if form.read is not None))
    raise FormatError(
        "It begins with {stripped}, like none of: {known}.",
        stripped=shown(stripped[:20]),
        known=known,
    )


def _overlong(beginning: bytes) -> FormatError:
    """What is wrong with a file of which this is only the beginning: what it has too much of, and
    where, or where it grows too large."""
    text = beginning.decode("utf-8-sig", errors="ignore")
    form = next((f for f in FORMATS if f.by_lines and f.sniff(text.lstrip())), None)
    if form is None:
        return _too_large(MAX_BYTES)
    if form.limits is not None:
        # The last line may be cut in the middle of a number.
        whole = text[: text.rfind("\n") + 1] or text
        try:
            form.limits(whole)
        except LimitError as error:
            return error
        except FormatError:
            pass
    return _too_large(MAX_BYTES, line(text.count("\n") + 1))


def _too_large(most: int, where: str | Message = "") -> FormatError:
    size = f"{most // 2**20} MB" if most >= 2**20 else f"{most // 2**10} kB"
    return FormatError("This is larger than {size}, which no puzzle needs.", where, size=size)


def read_board(source: str | Path) -> Board:
    """A board: its text form (``hex:3:ring``), or the board of any puzzle that can be read."""
    if isinstance(source, str) and board_text.sniff(source):
        return board_text.read(source)
    return read(source).puzzle.board


def format_of(name: str | Path) -> Format:
    """The format with a key ("svg"), or the one that a file's ending names."""
    ending = Path(name).suffix.lower()
    for form in FORMATS:
        if name == form.key or (ending and ending in form.endings):
            return form
    known = ", ".join(ending for form in FORMATS for ending in form.endings)
    raise FormatError(
        "The format of {name} is not known; endings are {known}.",
        name=shown(str(name)),
        known=known,
    )


def encode(puzzle: Puzzle, name: str | Path, output: Output = PLAIN) -> bytes:
    """A puzzle as the bytes of a file; ``name`` is a format's key or a file's name.

    Raises FormatError where the format has no such board, clue or rule.
    """
    form = format_of(name)
    if form.write is None:
        raise FormatError("{name} is read, but not written.", name=word(form.name))
    return form.write(puzzle, output)


def write(puzzle: Puzzle, path: str | Path, to: str | None = None, output: Output = PLAIN) -> None:
    """Write a file whole or not at all, in the format ``to`` or that of its ending.

    Raises FormatError where the format does not hold the puzzle, SaveError where the disk refuses.
    """
    save(path, encode(puzzle, to or path, output))


def render(
    puzzle: Puzzle,
    name: str | Path,
    solution: tuple[At, ...] | None = None,
    *,
    theme: Theme = "print",
    pixels: int | None = None,
    several: bool = False,
) -> bytes:
    """A picture of a puzzle or its answer: "svg", "png", "pdf" (there on a page of its own).

    ``several``: the answer is one of several, as that page says.
    """
    return drawn(puzzle, name, Output(solution, theme, pixels, several=several))


def drawn(puzzle: Puzzle, name: str | Path, output: Output) -> bytes:
    """A picture of a puzzle, as ``output`` asks for it."""
    form = format_of(name)
    if not form.picture:
        raise FormatError("{name} is no picture; svg, png and pdf are.", name=word(form.name))
    return encode(puzzle, form.key, output)


__all__ = [
    "FORMATS",
    "PLAIN",
    "Format",
    "FormatError",
    "Output",
    "Reading",
    "SaveError",
    "clean_leftovers",
    "drawn",
    "encode",
    "format_of",
    "load",
    "make_folder",
    "named",
    "read",
    "read_board",
    "render",
    "save",
    "write",
]
