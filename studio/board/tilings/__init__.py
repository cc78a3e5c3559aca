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

NAMES = {
    "square": "4.4.4.4",
    "hex": "6.6.6 honeycomb",
    "triangular": "3.3.3.3.3.3",
    "snub-square": "3.3.4.3.4",
    "cairo": "V3.3.4.3.4 pentagonal",
    "tetrakis": "V4.8.8 kisquadrille",
    "octagonal": "4.8.8 truncated square",
    "kagome": "3.6.3.6 trihexagonal",
    "great-hexagonal": "3.4.6.4 rhombitrihexagonal",
    "kites": "V3.4.6.4 deltoidal trihexagonal",
    "dodecagonal": "3.12.12 truncated hexagonal",
    "great-dodecagonal": "4.6.12 truncated trihexagonal",
    "great-great-dodecagonal": "4.6.12;3.4.6.4 2-uniform",
    "compass-dodecagonal": "3.12.12;3.4.3.12 2-uniform",
    "floret": "V3.3.3.3.6 snub hexagonal pentagonal",
    "penrose-kites": "P2 darts",
    "penrose-rhombs": "P3",
    "hats": "einstein monotile",
    "spectres": "einstein chiral monotile",
}
"""What the literature calls each tiling beside its key: the faces around each corner in turn, with
a V before them those of its dual, and names."""


def nouns() -> dict[str, str]:
    """What the cells of each tiling are called, by its key."""
    return {tiling.key: tiling.noun for tiling in (*TILINGS, *APERIODIC)}


def patched(key: str) -> Patched | None:
    """The tiling with a key that is cut into rows and columns; None if there is none."""
    name = key.upper().replace("-", "_")
    return PATCHED.named(name) or APERIODIC.named(name)
