"""A game as the text of a file, and back: its moments, each by what the one before has not.

Whoever reads one trusts nothing in it: types are checked by :mod:`studio.work.wire`, and marks must
be such as may be made on the puzzle's board.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import TypeAlias, TypeVar

from studio.board import At, Edge, Spot
from studio.formats import native
from studio.formats.format import PLAIN
from studio.gui.document.background_io import digest_of
from studio.puzzle import Clues, Puzzle
from studio.puzzle.play import BLANK, COLOURS, Game, Moment, Sheet, Table
from studio.records import dataclass
from studio.work.wire import Codec

VERSION = 1
MOST_MOMENTS = 1_000
"""So many steps back are kept, and none where the game stands, or its assumption begins, before."""
MOST_BYTES = 2 * 1024 * 1024
"""A game that takes more is kept without its history."""

MOST_SECONDS = 1e9
SIDES = 2
"""Notes of cells that take no numbers are at most this, see :class:`Sheet`."""

Value = TypeVar("Value")
Changes: TypeAlias = tuple[tuple[At, Value], ...]


@dataclass(frozen=True)
class KeptMoment:
    """What a moment has other than the one before it; the first one, than a blank sheet.

    ``opened`` are edges that were drawn or crossed and are not; a cell with None, 0 or no notes
    lost what it had. Of the walk the first ``kept`` nodes stay, and ``walk`` follows them.
    ``stroke`` is a number from 1 that the moments of one stroke share, or 0.
    """

    drawn: tuple[Edge, ...]
    crossed: tuple[Edge, ...]
    opened: tuple[Edge, ...]
    written: tuple[tuple[At, int | None], ...]
    noted: tuple[tuple[At, tuple[int, ...]], ...]
    coloured: tuple[tuple[At, int], ...]
    kept: int
    walk: tuple[At, ...]
    assumed: tuple[int, ...]
    stroke: int
    hinted: bool = False


@dataclass(frozen=True)
class KeptGame:
    """A game: its moments, at which of them it stands, and how long it was played, in seconds."""

    moments: tuple[KeptMoment, ...]
    at: int
    seconds: float


LINES: Codec[KeptGame] = Codec(KeptGame)


def name_of(puzzle: Puzzle, home: str = "") -> str:
    """A name for what is played: family, board, clues and options, whatever the title is and in
    whatever order clues were placed, in a document that is at ``home`` there."""
    kinds = ((kind, puzzle.clues.of(kind)) for kind in sorted(puzzle.clues))
    clues = Clues({kind: dict(sorted(values.items())) for kind, values in kinds})
    plain = replace(
        puzzle,
        clues=clues,
        options=dict(sorted(puzzle.options.items())),
        title="",
        author="",
        notes="",
        solution=None,
        drawn=(),
        extra={},
    )
    return digest_of(native.write(plain, PLAIN) + home.encode(errors="surrogateescape"))


def written(moments: Sequence[Moment], at: int, seconds: float) -> bytes:
    """The text of a game that stands at one of its moments."""
    first = max(0, len(moments) - MOST_MOMENTS)
    now = moments[at]
    if first and min((at, *now.assumed)) >= first:
        moments, at = [_since(first, moment) for moment in moments[first:]], at - first
    data = b"" if len(moments) > MOST_MOMENTS else _text(moments, at, seconds)
    if not 0 < len(data) <= MOST_BYTES:
        data = _text((Moment(now.sheet),), 0, seconds)
    return data


def _since(first: int, moment: Moment) -> Moment:
    """The moment in a game that begins at a later place than before."""
    return replace(moment, assumed=tuple(at - first for at in moment.assumed if at >= first))


def _text(moments: Sequence[Moment], at: int, seconds: float) -> bytes:
    strokes = 0
    found = []
    for before, moment in pairwise((Moment(BLANK), *moments)):
        # Numbers of strokes begin anew with the program: only where one ends counts.
        strokes += bool(moment.stroke and moment.stroke != before.stroke)
        found.append(_kept(before.sheet, moment, strokes if moment.stroke else 0))
    return LINES.encode(VERSION, KeptGame(tuple(found), at, seconds))


def _kept(before: Sheet, moment: Moment, stroke: int) -> KeptMoment:
    sheet = moment.sheet
    beside = zip(before.walk, sheet.walk, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], beside))
    gone = (before.drawn | before.crossed) - sheet.drawn - sheet.crossed
    return KeptMoment(
        _edges(sheet.drawn - before.drawn),
        _edges(sheet.crossed - before.crossed),
        _edges(gone),
        tuple(_changes(before.written, sheet.written, None)),
        tuple((at, tuple(sorted(notes))) for at, notes in _changes(before.noted, sheet.noted, ())),
        tuple(_changes(before.coloured, sheet.coloured, 0)),
        shared,
        sheet.walk[shared:],
        moment.assumed,
        stroke,
        moment.hinted,
    )


def _edges(spots: Iterable[Spot]) -> tuple[Edge, ...]:
    return tuple(sorted(spot for spot in spots if isinstance(spot, Edge)))


def _changes(before: Mapping[At, Value], now: Mapping[At, Value], none: Value) -> Changes[Value]:
    """The cells that have something else now, and those that have nothing any more."""
    if before is now:
        return ()
    gone = ((at, none) for at in before if at not in now)
    return (*gone, *((at, value) for at, value in now.items() if before.get(at) != value))


# -- reading -------------------------------------------------------------------------------------


def read(data: bytes, table: Table) -> tuple[Game, float]:
    """The game of a file on the puzzle of ``table``, and its seconds; ValueError for what is none.

    All marks of it are such as the board has, whatever the file says.
    """
    if len(data) > MOST_BYTES:
        raise ValueError("no game takes so much")
    answer = LINES.decode(data)
    game = answer.message
    if answer.job != VERSION or not 0 <= game.at < len(game.moments) <= MOST_MOMENTS:
        raise ValueError("no game of this version")
    if not 0 <= game.seconds < MOST_SECONDS:
        raise ValueError("no time")
    sheet, moments = BLANK, []
    for place, kept in enumerate(game.moments):
        sheet = _sheet(sheet, kept, table)
        if not all(0 <= at <= place for at in kept.assumed) or kept.stroke < 0:
            raise ValueError("no place in the game")
        # Below 0: no stroke to come is one of these.
        moments.append(Moment(sheet, kept.assumed, -kept.stroke, kept.hinted))
    return Game.of(moments, game.at), game.seconds


def _sheet(before: Sheet, kept: KeptMoment, table: Table) -> Sheet:
    """The sheet of a moment after the one before; ValueError where a mark is off the board."""
    drawn, crossed = frozenset(kept.drawn), frozenset(kept.crossed)
    changed = drawn | crossed | frozenset(kept.opened)
    cells = {at for at, _ in (*kept.written, *kept.noted, *kept.coloured)} | {*kept.walk}
    numbers = [number for _, number in kept.written if number is not None]
    notes = [note for _, those in kept.noted for note in those]
    if not (
        all(table.has_edge(edge) and edge == table.edge(edge.a, edge.b) for edge in changed)
        and all(at in table.puzzle.board or table.has_node(at) for at in cells)
        and all(1 <= number <= table.length for number in numbers)
        and all(1 <= note <= max(table.length, SIDES) for note in notes)
        and all(0 <= colour <= COLOURS for _, colour in kept.coloured)
        and 0 <= kept.kept <= len(before.walk)
    ):
        raise ValueError("a mark that is not on the board")
    walk = (*before.walk[: kept.kept], *kept.walk)
    if not all(table.joined(*pair) for pair in pairwise(walk[max(0, kept.kept - 1) :])):
        raise ValueError("a walk that leaves the board")
    return Sheet(
        drawn=(before.drawn - changed) | drawn,
        crossed=(before.crossed - changed) | crossed,
        written=_changed(before.written, kept.written),
        noted=_changed(before.noted, [(at, frozenset(those)) for at, those in kept.noted]),
        walk=walk,
        coloured=_changed(before.coloured, kept.coloured),
    )


def _changed(
    before: Mapping[At, Value], changes: Iterable[tuple[At, Value | None]]
) -> Mapping[At, Value]:
    """What cells have after some changes; what is nothing, as None or no notes, is left out."""
    changes = tuple(changes)
    if not changes:
        return before
    now = {**before, **dict(changes)}
    return {at: value for at, value in now.items() if value}
