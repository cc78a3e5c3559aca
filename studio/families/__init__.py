"""The families. A new one is a module and an entry here.

Who needs one of them asks by what it can do (:func:`from_source`, or the questions of
:class:`studio.puzzle.Rule`), never by its name.
"""

from studio.families.balance_loop import BALANCE_LOOP
from studio.families.castle_wall import CASTLE_WALL
from studio.families.country_road import COUNTRY_ROAD
from studio.families.detour import DETOUR
from studio.families.dotchi_loop import DOTCHI_LOOP
from studio.families.double_back import DOUBLE_BACK
from studio.families.entry_exit import ENTRY_EXIT
from studio.families.geradeweg import GERADEWEG
from studio.families.grand_tour import GRAND_TOUR
from studio.families.graph_path import GRAPH_PATH
from studio.families.jump_maze import JUMP_MAZE
from studio.families.jump_tour import JUMP_TOUR
from studio.families.koburin import KOBURIN
from studio.families.linesweeper import LINESWEEPER
from studio.families.masyu import MASYU
from studio.families.mid_loop import MID_LOOP
from studio.families.moon_or_sun import MOON_OR_SUN
from studio.families.number_path import NUMBER_PATH
from studio.families.one_stroke import ONE_STROKE
from studio.families.ordered_path import ORDERED_PATH
from studio.families.regional_yajilin import REGIONAL_YAJILIN
from studio.families.sheep_wolf_slitherlink import SHEEP_WOLF_SLITHERLINK
from studio.families.shingoki import SHINGOKI
from studio.families.simple_loop import SIMPLE_LOOP
from studio.families.slitherlink import SLITHERLINK
from studio.families.touch_slitherlink import TOUCH_SLITHERLINK
from studio.families.vertex_slitherlink import VERTEX_SLITHERLINK
from studio.families.yajilin import YAJILIN
from studio.puzzle import Rule

RULES: tuple[Rule, ...] = (
    NUMBER_PATH,
    ORDERED_PATH,
    SLITHERLINK,
    VERTEX_SLITHERLINK,
    TOUCH_SLITHERLINK,
    SHEEP_WOLF_SLITHERLINK,
    MASYU,
    COUNTRY_ROAD,
    MOON_OR_SUN,
    DOUBLE_BACK,
    DETOUR,
    ENTRY_EXIT,
    DOTCHI_LOOP,
    REGIONAL_YAJILIN,
    YAJILIN,
    KOBURIN,
    CASTLE_WALL,
    BALANCE_LOOP,
    SHINGOKI,
    GERADEWEG,
    MID_LOOP,
    LINESWEEPER,
    SIMPLE_LOOP,
    GRAND_TOUR,
    JUMP_MAZE,
    JUMP_TOUR,
    ONE_STROKE,
    GRAPH_PATH,
)

USUAL = RULES[0]
"""What is asked of a board of which nothing else is said."""


def rule(key: str) -> Rule:
    """The rule with a key; KeyError if there is none."""
    for candidate in RULES:
        if candidate.key == key:
            return candidate
    raise KeyError(key)


def from_source(key: str, name: str = "") -> Rule:
    """The family whose puzzles come from a source, under a name where it has several there.

    KeyError if there is none.
    """
    for candidate in RULES:
        source = candidate.source(key)
        if source is not None and (not name or name in source.names):
            return candidate
    raise KeyError(key, name)


__all__ = [
    "BALANCE_LOOP",
    "CASTLE_WALL",
    "COUNTRY_ROAD",
    "DETOUR",
    "DOTCHI_LOOP",
    "DOUBLE_BACK",
    "ENTRY_EXIT",
    "GERADEWEG",
    "GRAND_TOUR",
    "GRAPH_PATH",
    "JUMP_MAZE",
    "JUMP_TOUR",
    "KOBURIN",
    "LINESWEEPER",
    "MASYU",
    "MID_LOOP",
    "MOON_OR_SUN",
    "NUMBER_PATH",
    "ONE_STROKE",
    "ORDERED_PATH",
    "REGIONAL_YAJILIN",
    "RULES",
    "SHEEP_WOLF_SLITHERLINK",
    "SHINGOKI",
    "SIMPLE_LOOP",
    "SLITHERLINK",
    "TOUCH_SLITHERLINK",
    "USUAL",
    "VERTEX_SLITHERLINK",
    "YAJILIN",
    "from_source",
    "rule",
]
