"""The families. A new one is a module and an entry here.

Who needs one of them asks by what it can do (:func:`from_source`, or the questions of
:class:`studio.puzzle.Rule`), never by its name. Each is loaded when it is first asked for; its
object is an attribute of this package, too.
"""

from studio.loading import Registry
from studio.puzzle import Rule

RULES: Registry[Rule] = Registry(
    __name__,
    "number_path.NUMBER_PATH",
    "ordered_path.ORDERED_PATH",
    "slitherlink.SLITHERLINK",
    "vertex_slitherlink.VERTEX_SLITHERLINK",
    "touch_slitherlink.TOUCH_SLITHERLINK",
    "sheep_wolf_slitherlink.SHEEP_WOLF_SLITHERLINK",
    "masyu.MASYU",
    "country_road.COUNTRY_ROAD",
    "moon_or_sun.MOON_OR_SUN",
    "double_back.DOUBLE_BACK",
    "detour.DETOUR",
    "entry_exit.ENTRY_EXIT",
    "dotchi_loop.DOTCHI_LOOP",
    "regional_yajilin.REGIONAL_YAJILIN",
    "yajilin.YAJILIN",
    "koburin.KOBURIN",
    "castle_wall.CASTLE_WALL",
    "balance_loop.BALANCE_LOOP",
    "shingoki.SHINGOKI",
    "geradeweg.GERADEWEG",
    "mid_loop.MID_LOOP",
    "linesweeper.LINESWEEPER",
    "simple_loop.SIMPLE_LOOP",
    "grand_tour.GRAND_TOUR",
    "jump_maze.JUMP_MAZE",
    "jump_tour.JUMP_TOUR",
    "one_stroke.ONE_STROKE",
    "graph_path.GRAPH_PATH",
)
"""In the order in which people are offered them. A module has the name of its family's key, with
"_" for "-"."""


def keys() -> tuple[str, ...]:
    """The keys of all, of which none is loaded for that."""
    return tuple(module.replace("_", "-") for module in RULES.modules)


def usual() -> Rule:
    """What is asked of a board of which nothing else is said."""
    return RULES[0]


def rule(key: str) -> Rule:
    """The rule with a key; KeyError if there is none."""
    found = RULES.of(key.replace("-", "_"))
    if found is None or found.key != key:
        raise KeyError(key)
    return found


def from_source(key: str, name: str = "") -> Rule:
    """The family whose puzzles come from a source, under a name where it has several there.

    KeyError if there is none.
    """
    for candidate in RULES:
        source = candidate.source(key)
        if source is not None and (not name or name in source.names):
            return candidate
    raise KeyError(key, name)


def __getattr__(name: str) -> Rule:
    found = RULES.named(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found


__all__ = ["RULES", "from_source", "keys", "rule", "usual"]
