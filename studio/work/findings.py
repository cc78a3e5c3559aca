"""What an analysis finds out about a puzzle, in the puzzle's own terms: addresses and clues.

Findings are plain values that travel as JSON between the solver process and the window. Each kind
may come several times, each time more complete; ``final`` says that nothing more will come of it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from studio.board import At, Cell, Corner, Link, Spot, SpotKind
from studio.engines.events import Verdict
from studio.puzzle import Clue

Line: TypeAlias = tuple[At, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict. ``lines`` are one or two answers; ``seconds`` is the time it took."""

    verdict: Verdict
    lines: tuple[Line, ...] = ()
    closed: bool = False
    seconds: float = 0.0
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    """How many different answers are known; with ``exact`` there are no others.

    ``reason`` is a sentence why it is not or will not be, where there is more to say than that it
    takes long.
    """

    count: int
    exact: bool
    seconds: float = 0.0
    final: bool = False
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Common:
    """The links that every answer uses (proved when ``final``), of ``total`` links of one line."""

    links: tuple[Link, ...]
    total: int
    final: bool = False


@dataclass(frozen=True, slots=True)
class Doubtful:
    """The cells in which answers differ, each with its amount of doubt from 0 to 1.

    When ``final``, every cell that is not named is the same in all answers. The amounts are the
    entropy of the cell's value over the answers known, so they are estimates unless all are known.
    """

    cells: tuple[tuple[At, float], ...]
    final: bool = False


@dataclass(frozen=True, slots=True)
class Shares:
    """How many of all ``total`` answers use each link, exactly; unused links are left out."""

    links: tuple[tuple[Link, int], ...]
    total: int


@dataclass(frozen=True, slots=True)
class Spread:
    """For each doubtful cell its likeliest values, each with how often it was met.

    ``looked_at`` is the number of answers that were looked at.

    With ``every`` these are all answers there are; else they were drawn at random or are those
    that happened to be found.
    """

    cells: tuple[tuple[At, tuple[tuple[str, int], ...]], ...]
    looked_at: int
    every: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """Some answers to look at; ``evenly``: each answer was equally likely to be among them."""

    lines: tuple[Line, ...]
    evenly: bool


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A clue that would help, and how many answers it leaves; None where that is not known."""

    clue: Clue
    left: int | None


@dataclass(frozen=True, slots=True)
class Suggested:
    """The clues that leave the fewest answers; ``every``: of all clues that could be added.

    Otherwise they come from a sample of the answers, and others may leave fewer still.
    """

    suggestions: tuple[Suggestion, ...]
    every: bool


@dataclass(frozen=True, slots=True)
class Redundant:
    """Clues that one could remove: each of ``single`` alone, all of ``together`` at once.

    ``checked`` of ``total`` clues have been looked at singly.
    """

    single: tuple[Clue, ...]
    together: tuple[Clue, ...]
    checked: int
    total: int
    final: bool = False

    @property
    def minimal(self) -> bool | None:
        """Is every clue necessary? None while it is not known."""
        if self.single:
            return False
        return True if self.final else None


@dataclass(frozen=True, slots=True)
class Graded:
    """How hard the puzzle is; ``open`` is the share that no technique with a name settles."""

    number: float
    word: str
    open: float = 0.0


@dataclass(frozen=True, slots=True)
class WayOut:
    """What removing one clue leads to."""

    clue: Clue
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Conflict:
    """Clues that contradict each other; none of them can be left out of the contradiction.

    ``smallest``: no fewer clues of this puzzle contradict each other (proved). ``enough``: without
    any one of them the rest has an answer (proved). ``sentence`` is the reason where the rule knows
    a short one.
    """

    clues: tuple[Clue, ...]
    sentence: str = ""
    smallest: bool = False
    enough: bool | None = None
    ways: tuple[WayOut, ...] = ()
    final: bool = False


@dataclass(frozen=True, slots=True)
class Starts:
    """How many drawings in one stroke begin at each corner, exactly."""

    corners: tuple[tuple[At, int], ...]


@dataclass(frozen=True, slots=True)
class Mended:
    """What helps where one stroke is not enough: all of it is the fewest that does.

    ``strokes`` draw all lines; with the ``added`` lines one does, and with the lines drawn
    ``twice``, which are None where no number of them would do or looking would take too long.
    ``lines`` are these strokes.
    """

    strokes: int
    added: tuple[Link, ...]
    twice: tuple[Link, ...] | None
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Surveyed:
    """Walks from start to target: (jumps, how many walks) of those with the sum asked for, (sum,
    how many walks) of all where values add up, a shortest and a longest; all counted if ``exact``.
    """

    by_length: tuple[tuple[int, int], ...]
    by_sum: tuple[tuple[int, int], ...]
    shortest: Line | None
    longest: Line | None
    exact: bool


@dataclass(frozen=True, slots=True)
class Walked:
    """Walks to look at one by one, shortest first; ``every``: these are all there are."""

    lines: tuple[Line, ...]
    every: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """The analysis is over; ``reason`` says why it stopped early, if it did."""

    seconds: float
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Failed:
    """The work broke off; ``sentence`` says how. ``stands``: what was proved before still holds."""

    sentence: str
    stands: bool = True


Finding: TypeAlias = (
    Judged
    | Counted
    | Common
    | Doubtful
    | Shares
    | Spread
    | Drawn
    | Suggested
    | Redundant
    | Graded
    | Conflict
    | Starts
    | Mended
    | Surveyed
    | Walked
    | Finished
    | Failed
)


# -- JSON --------------------------------------------------------------------------------------


def to_json(finding: Finding) -> dict[str, Any]:
    """A finding as plain JSON values."""
    values = {f.name: _plain(getattr(finding, f.name)) for f in fields(finding)}
    # Numbers of answers may have thousands of digits, which decimal conversion refuses.
    match finding:
        case Counted():
            values["count"] = hex(finding.count)
        case Shares():
            values["total"] = hex(finding.total)
            values["links"] = [[_plain(link), hex(n)] for link, n in finding.links]
        case Starts():
            values["corners"] = [[list(at), hex(n)] for at, n in finding.corners]
        case Suggested():
            values["suggestions"] = [
                [clue_to_json(s.clue), None if s.left is None else hex(s.left)]
                for s in finding.suggestions
            ]
    return {"finding": type(finding).__name__, **values}


def from_json(data: dict[str, Any]) -> Finding:
    """The inverse of :func:`to_json`; ValueError for anything else."""
    try:
        match data:
            case {"finding": "Judged"}:
                lines = tuple(tuple(_at(at) for at in line) for line in data["lines"])
                return Judged(
                    Verdict(data["verdict"]), lines, data["closed"], data["seconds"], data["reason"]
                )
            case {"finding": "Counted"}:
                return Counted(
                    int(data["count"], 16),
                    data["exact"],
                    data["seconds"],
                    data["final"],
                    str(data["reason"]),
                )
            case {"finding": "Common"}:
                links = tuple(map(_link, data["links"]))
                return Common(links, data["total"], data["final"])
            case {"finding": "Doubtful"}:
                cells = tuple((_at(at), float(amount)) for at, amount in data["cells"])
                return Doubtful(cells, data["final"])
            case {"finding": "Shares"}:
                shares = tuple((_link(link), int(n, 16)) for link, n in data["links"])
                return Shares(shares, int(data["total"], 16))
            case {"finding": "Spread"}:
                spread = tuple(
                    (_at(at), tuple((str(value), int(n)) for value, n in values))
                    for at, values in data["cells"]
                )
                return Spread(spread, data["looked_at"], data["every"])
            case {"finding": "Graded"}:
                return Graded(float(data["number"]), str(data["word"]), float(data["open"]))
            case {"finding": "Starts"}:
                return Starts(tuple((_at(at), int(n, 16)) for at, n in data["corners"]))
            case {"finding": "Mended"}:
                twice = data["twice"]
                return Mended(
                    data["strokes"],
                    tuple(map(_link, data["added"])),
                    None if twice is None else tuple(map(_link, twice)),
                    tuple(tuple(_at(at) for at in line) for line in data["lines"]),
                )
            case {"finding": "Surveyed"}:
                ends = (_walk(data["shortest"]), _walk(data["longest"]))
                return Surveyed(
                    _counts(data["by_length"]), _counts(data["by_sum"]), *ends, data["exact"]
                )
            case {"finding": "Walked"}:
                walks = tuple(tuple(_at(at) for at in line) for line in data["lines"])
                return Walked(walks, data["every"])
            case {"finding": "Drawn"}:
                drawn = tuple(tuple(_at(at) for at in line) for line in data["lines"])
                return Drawn(drawn, data["evenly"])
            case {"finding": "Suggested"}:
                suggestions = tuple(
                    Suggestion(clue_from_json(clue), None if left is None else int(left, 16))
                    for clue, left in data["suggestions"]
                )
                return Suggested(suggestions, data["every"])
            case {"finding": "Redundant"}:
                return Redundant(
                    _clues(data["single"]),
                    _clues(data["together"]),
                    data["checked"],
                    data["total"],
                    data["final"],
                )
            case {"finding": "Conflict"}:
                ways = tuple(
                    WayOut(clue_from_json(way["clue"]), Verdict(way["verdict"]))
                    for way in data["ways"]
                )
                return Conflict(
                    _clues(data["clues"]),
                    data["sentence"],
                    data["smallest"],
                    data["enough"],
                    ways,
                    data["final"],
                )
            case {"finding": "Finished"}:
                return Finished(data["seconds"], data["reason"])
            case {"finding": "Failed"}:
                return Failed(data["sentence"], data["stands"])
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise ValueError(f"not a finding: {error}") from error
    raise ValueError("not a finding")


def clue_to_json(clue: Clue) -> dict[str, Any]:
    """A clue as ``{"kind", "at", "value"}``; ``at`` is a cell, or two cells for a link.

    Corners and sides of cells, whose addresses look the same, say so under ``"on"``.
    """
    match clue.spot:
        case Cell(at):
            where: dict[str, Any] = {"at": list(at)}
        case Corner(at):
            where = {"at": list(at), "on": SpotKind.CORNER.value}
        case Link(a, b, on):
            where = {"at": [list(a), list(b)]}
            if on != SpotKind.LINK.value:
                where["on"] = on
    return {"kind": clue.kind, **where, "value": clue.value}


def clue_from_json(data: dict[str, Any]) -> Clue:
    """The inverse of :func:`clue_to_json`."""
    at = data["at"]
    spot: Spot
    if isinstance(at[0], list):
        spot = Link.of(_at(at[0]), _at(at[1]), SpotKind(data.get("on", SpotKind.LINK.value)))
    elif data.get("on") == SpotKind.CORNER.value:
        spot = Corner(_at(at))
    else:
        spot = Cell(_at(at))
    return Clue(data["kind"], spot, data["value"])


def _plain(value: Any) -> Any:
    match value:
        case Verdict():
            return value.value
        case Clue():
            return clue_to_json(value)
        case Link(a, b, on):
            return [list(a), list(b), on]
        case WayOut():
            return {"clue": clue_to_json(value.clue), "verdict": value.verdict.value}
        case tuple():
            return [_plain(item) for item in value]
        case _:
            return value


def _link(data: Any) -> Link:
    a, b, on = data
    return Link(_at(a), _at(b), on)


def _at(values: Any) -> At:
    return tuple(int(v) for v in values)


def _walk(data: Any) -> Line | None:
    return None if data is None else tuple(_at(at) for at in data)


def _counts(data: Any) -> tuple[tuple[int, int], ...]:
    return tuple((int(value), int(n)) for value, n in data)


def _clues(data: list[dict[str, Any]]) -> tuple[Clue, ...]:
    return tuple(clue_from_json(item) for item in data)
