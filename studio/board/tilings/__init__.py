"""The tilings. A new one is a module here and an entry below; nothing above asks which it is.

Each is loaded when it is first asked for: one board is of one of them.
"""

from __future__ import annotations

from studio.board.lattice import Covering, Patched
from studio.loading import Registry

PATCHED: Registry[Patched] = Registry(
    "studio.board.tilings",
    "triangular.TRIANGULAR",
    "snub_square.SNUB_SQUARE",
    "cairo.CAIRO",
    "tetrakis.TETRAKIS",
    "octagonal.OCTAGONAL",
    "kagome.KAGOME",
    "great_hexagonal.GREAT_HEXAGONAL",
    "kites.KITES",
    "dodecagonal.DODECAGONAL",
    "great_dodecagonal.GREAT_DODECAGONAL",
    "great_great_dodecagonal.GREAT_GREAT_DODECAGONAL",
    "compass_dodecagonal.COMPASS_DODECAGONAL",
    "floret.FLORET",
)
"""Those that boards of rows and columns are cut from, beside squares."""

APERIODIC: Registry[Patched] = Registry(
    "studio.board.tilings",
    "penrose.PENROSE_KITES",
    "penrose.PENROSE_RHOMBS",
    "hats.HATS",
    "spectres.SPECTRES",
)
"""Those that never repeat: a board is a patch at an address."""

TILINGS: Registry[Covering] = Registry(
    "studio.board.tilings", "hexagonal.HEX", "square.SQUARE", *PATCHED.entries
)
"""All, one of each key, in the order in which people are offered them."""


def _key(entry: str) -> str:
    """The key of a tiling: the name of its object, in small letters with hyphens."""
    return entry.rpartition(".")[2].lower().replace("_", "-")


KEYS = frozenset(map(_key, (*TILINGS.entries, *APERIODIC.entries)))


def nouns() -> dict[str, str]:
    """What the cells of each tiling are called, by its key."""
    return {tiling.key: tiling.noun for tiling in (*TILINGS, *APERIODIC)}


def patched(key: str) -> Patched | None:
    """The tiling with a key that is cut into rows and columns; None if there is none."""
    name = key.upper().replace("-", "_")
    return PATCHED.named(name) or APERIODIC.named(name)
