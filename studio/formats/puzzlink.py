"""Puzzles in addresses of puzz.link and pzv.jp (the pzpr format).

``kind/flags/columns/rows/cells``. Which kinds there are, which flags they have and in which code
their cells are written the families say (``sources``).
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from studio.families import RULES
from studio.formats import region_codes
from studio.formats.cell_codes import CODES
from studio.formats.clue_codes import CLUE_CODES
from studio.formats.format import Format, FormatError, Output, Reading, shown
from studio.formats.grid_text import (
    PZPR,
    flags_of,
    posed,
    rectangle,
    rule_named,
    sizes,
    source_of,
    unknown_values,
    values_of,
    with_clues,
)
from studio.puzzle import Puzzle, Source

NAME = "A puzz.link address"
_ADDRESS = re.compile(
    r"(?:https?://)?[\w.-]*(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|puzzlesquare\S*)/\S*\?(\S+)",
    re.I,
)
_ENDING = re.compile("(?:_edit|_play)$", re.I)


def sniff(text: str) -> bool:
    """An address of such a site, or only its part from the kind, as in ``slither/``, on."""
    if _ADDRESS.match(text):
        return True
    kind, slash, _ = text.partition("/")
    name = _ENDING.sub("", kind).lower()
    return bool(slash) and any(name in source.names for rule in RULES for source in rule.sources)


def read(text: str) -> Reading:
    """The puzzle of an address."""
    found = _ADDRESS.match(text)
    query = unquote(found.group(1) if found else text).split("#")[0]
    query = re.sub(r"^(?:type=\w+&)+", "", query)
    kind, _, rest = query.partition("/")
    rule, source = rule_named(PZPR, _ENDING.sub("", kind))
    parts = rest.split("/")
    flags = ""
    if parts and not parts[0].isdigit():
        flags = parts[0]
        _refuse_variant(flags, source)
        parts = parts[1:]
    code = CLUE_CODES.get(source.code)
    # A board of one cell has no borders, and some have nothing else to say.
    may_be_empty = source.borders or (code is not None and code.decode_all is not None)
    if len(parts) < 2 or not (may_be_empty or any(parts[2:3])):
        raise FormatError(
            "The address ends too early: {kind}/columns/rows/cells is needed.", kind=kind
        )
    rows, columns = sizes(parts[1], parts[0])
    if any(parts[3:]):
        raise FormatError(
            "After the cells stands {rest}, which is too much.", rest=shown("/".join(parts[3:]))
        )
    if source.borders:
        clues, unknown = region_codes.decode((*parts, "")[2], source, rule, rows, columns)
        puzzle = with_clues(rule, rows, columns, clues, flags)
        return Reading(puzzle, notices=unknown_values(unknown))
    if code is not None:
        clues = code.decode((*parts, "")[2], rule, rows, columns)
        return Reading(with_clues(rule, rows, columns, clues, flags))
    values, unknown = CODES[source.code].decode(parts[2], rows, columns)
    puzzle = posed(rule, rows, columns, values, flags)
    return Reading(puzzle, notices=unknown_values(unknown))


def _refuse_variant(flags: str, source: Source) -> None:
    """Flags change the rule; a puzzle read without them would be another one."""
    if flags.startswith("v:"):
        raise FormatError("This is a variant with rules of its own, which are not known here.")
    if any(source.option(flag) is None for flag in flags):
        raise FormatError(
            "The flag {flags} changes the rules in a way not known here.", flags=shown(flags)
        )


def address(puzzle: Puzzle) -> str:
    """The address that opens a puzzle at puzz.link."""
    source = source_of(puzzle, PZPR, NAME)
    frame = rectangle(puzzle.board, NAME)
    code = CLUE_CODES.get(source.code)
    if source.borders:
        body = region_codes.encode(puzzle, source, frame.rows, frame.columns)
    elif code is not None:
        body = code.encode(puzzle, frame.rows, frame.columns)
    else:
        body = CODES[source.code].encode(values_of(puzzle), frame.rows, frame.columns)
    flags = flags_of(puzzle, source)
    size = f"{frame.columns}/{frame.rows}"
    # As the site does, so that the end of an address is not taken for that of a sentence.
    body += "" if not body or body[-1].isalnum() else "/"
    return f"https://puzz.link/p?{source.names[0]}/{flags}{'/' if flags else ''}{size}/{body}"


def write(puzzle: Puzzle, output: Output) -> bytes:
    """The address as a file of one line."""
    return f"{address(puzzle)}\n".encode()


PUZZLINK = Format(
    "puzzlink",
    "puzz.link address",
    (".url",),
    read,
    write,
    sniff=sniff,
    typed=True,
    max_bytes=512 * 1024,
)
