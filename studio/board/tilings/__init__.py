"""The tilings. A new one is a module here and an entry below; nothing above asks which it is."""

from __future__ import annotations

from studio.board.lattice import Covering, Patched
from studio.board.tilings.cairo import CAIRO
from studio.board.tilings.compass_dodecagonal import COMPASS_DODECAGONAL
from studio.board.tilings.dodecagonal import DODECAGONAL
from studio.board.tilings.floret import FLORET
from studio.board.tilings.great_dodecagonal import GREAT_DODECAGONAL
from studio.board.tilings.great_great_dodecagonal import GREAT_GREAT_DODECAGONAL
from studio.board.tilings.great_hexagonal import GREAT_HEXAGONAL
from studio.board.tilings.hats import HATS
from studio.board.tilings.hexagonal import HexLattice
from studio.board.tilings.kagome import KAGOME
from studio.board.tilings.kites import KITES
from studio.board.tilings.octagonal import OCTAGONAL
from studio.board.tilings.penrose import PENROSE_KITES, PENROSE_RHOMBS
from studio.board.tilings.snub_square import SNUB_SQUARE
from studio.board.tilings.spectres import SPECTRES
from studio.board.tilings.square import SquareLattice
from studio.board.tilings.tetrakis import TETRAKIS
from studio.board.tilings.triangular import TRIANGULAR

PATCHED: tuple[Patched, ...] = (
    TRIANGULAR,
    SNUB_SQUARE,
    CAIRO,
    TETRAKIS,
    OCTAGONAL,
    KAGOME,
    GREAT_HEXAGONAL,
    KITES,
    DODECAGONAL,
    GREAT_DODECAGONAL,
    GREAT_GREAT_DODECAGONAL,
    COMPASS_DODECAGONAL,
    FLORET,
)
"""Those that boards of rows and columns are cut from, beside squares."""

APERIODIC: tuple[Patched, ...] = (PENROSE_KITES, PENROSE_RHOMBS, HATS, SPECTRES)
"""Those that never repeat: a board is a patch at an address."""

TILINGS: tuple[Covering, ...] = (HexLattice(), SquareLattice(), *PATCHED)
"""All, one of each key, in the order in which people are offered them."""

KEYS = frozenset(tiling.key for tiling in (*TILINGS, *APERIODIC))


def nouns() -> dict[str, str]:
    """What the cells of each tiling are called, by its key."""
    return {tiling.key: tiling.noun for tiling in (*TILINGS, *APERIODIC)}


def patched(key: str) -> Patched | None:
    """The tiling with a key that is cut into rows and columns; None if there is none."""
    return next((tiling for tiling in (*PATCHED, *APERIODIC) if tiling.key == key), None)
