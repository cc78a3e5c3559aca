"""Codes of pzpr puzzles whose clues are more than small numbers: arrows, colours, circles between.

In addresses clues stand in a row, with letters for the gaps between them; in files each cell has a
word. Source: robx/pzprjs, src/variety-common/Encode.js, and src/variety of castle, balance,
midloop and simpleloop. Encoding gives what pzprjs gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from studio.board import At, Cell, Edge, Spot
from studio.formats.cell_codes import (
    FIGURES,
    character,
    decode_4cell,
    decode_blocked,
    decode_row,
    encode_4cell,
    encode_blocked,
    encode_row,
    give_number,
    hexadecimal,
    take_number,
)
from studio.formats.format import FormatError, line, shown
from studio.puzzle import Clue, Clues, Puzzle, Rule
from studio.puzzle.clues import OPEN, ray, ray_parts
from studio.records import dataclass

NONE = -1
"""In place of a number: there is none, not even "?"."""

_ANIMALS = "0123456"
"""The figures of cells with numbers, a sheep (5) or a wolf (6)."""

Item = tuple[int, ...]
"""What a cell holds, in numbers; which ones a code says."""


@dataclass(frozen=True)
class ClueCode:
    """How all clues of a puzzle are written.

    ``take(text, i)`` reads one item of an address from place ``i`` on, and says where it ends;
    ``give`` writes one. ``gap`` is the value of the letter before that of a gap of one cell,
    ``longest`` the longest gap. ``word`` and ``read_word`` do the same in files, ``blank`` is the
    word of a cell without clue, and ``between`` stands behind each. ``clues`` makes clues of the
    items, ``items`` items of a puzzle. ``doubled``: the places are cells and the borders between.
    """

    take: Callable[[str, int], tuple[Item, int] | None]
    give: Callable[[Item], str]
    gap: int
    longest: int
    read_word: Callable[[str], Item | None]
    word: Callable[[Item], str]
    clues: Callable[[Rule, dict[At, Item]], Iterator[Clue]]
    items: Callable[[Puzzle], dict[At, Item]]
    blank: str = "."
    between: str = " "
    doubled: bool = False
    decode_all: Callable[[str, int, int], dict[At, Item]] | None = None
    encode_all: Callable[[dict[At, Item], int, int], str] | None = None

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        """How many rows and columns of places there are."""
        return (2 * rows - 1, 2 * columns - 1) if self.doubled else (rows, columns)

    def decode(self, body: str, rule: Rule, rows: int, columns: int) -> Clues:
        """The clues of an address; FormatError where the code is wrong."""
        high, wide = self.size(rows, columns)
        if self.decode_all is not None:
            return Clues().having(*self.clues(rule, self.decode_all(body, high, wide)))
        row = decode_row(body, high * wide, self.take, self.gap)
        items: dict[At, Item] = {divmod(place, wide): item for place, item in row.items()}
        return Clues().having(*self.clues(rule, items))

    def encode(self, puzzle: Puzzle, rows: int, columns: int) -> str:
        """The address of the clues."""
        high, wide = self.size(rows, columns)
        items = self.items(puzzle)
        if self.encode_all is not None:
            return self.encode_all(items, high, wide)
        places = (items.get(divmod(i, wide)) for i in range(high * wide))
        return encode_row(places, self.give, self.gap, self.longest)

    def read_rows(self, lines: Sequence[str], first: int, rule: Rule, size: At) -> Clues:
        """The clues of a file from line ``first`` on."""
        high, wide = self.size(*size)
        items: dict[At, Item] = {}
        for r in range(high):
            where = line(first + r + 1)
            if first + r >= len(lines):
                raise FormatError("The file ends too early.", line(len(lines)))
            words = lines[first + r].split() if self.between else list(lines[first + r])
            if len(words) != wide:
                raise FormatError(
                    "{words:,} entries stand where {wide:,} should.",
                    where,
                    words=len(words),
                    wide=wide,
                )
            for c, word in enumerate(words):
                if word in (".", self.blank):
                    continue
                item = self.read_word(word)
                if item is None:
                    raise FormatError("{word} is no clue.", where, word=shown(word))
                items[r, c] = item
        return Clues().having(*self.clues(rule, items))

    def rows(self, puzzle: Puzzle, rows: int, columns: int) -> Iterator[str]:
        """The lines of a file."""
        high, wide = self.size(rows, columns)
        items = self.items(puzzle)
        for r in range(high):
            found = (items.get((r, c)) for c in range(wide))
            words = (self.blank if item is None else self.word(item) for item in found)
            yield "".join(f"{word}{self.between}" for word in words)


# -- numbers ---------------------------------------------------------------------------------------


def _take_number(text: str, i: int) -> tuple[Item, int] | None:
    """One number, OPEN for "." """
    found = take_number(text, i)
    return None if found is None else ((found[0],), found[1])


def _give_number(item: Item) -> str:
    return give_number(item[0])


def _number_word(item: Item) -> str:
    return "-" if item[0] == OPEN else str(item[0])


def _word_number(word: str) -> Item | None:
    if word == "-":
        return (OPEN,)
    return (int(word),) if word.isascii() and word.isdecimal() and len(word) < 9 else None


def _numbers(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    for at, (value,) in items.items():
        yield Clue(rule.kinds[0].key, Cell(at), value)


def _lengths(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    """Numbers of which 0 says no more than "?", as Geradeweg has them."""
    for at, (value,) in items.items():
        yield Clue(rule.kinds[0].key, Cell(at), value or OPEN)


def _first(puzzle: Puzzle) -> dict[At, Item]:
    return {at: (value,) for at, value in _valued(puzzle, 0)}


def _valued(puzzle: Puzzle, kind: int) -> Iterator[tuple[At, int]]:
    for spot, value in puzzle.clues.of(puzzle.rule.kinds[kind].key).items():
        if isinstance(spot, Cell):
            yield spot.at, 1 if value is None else value


# -- numbers with arrows ---------------------------------------------------------------------------


def _take_ray(text: str, i: int) -> tuple[Item, int] | None:
    """A way and a number: (number, way)."""
    letter, rest = text[i], text[i + 1 :]
    if letter == "-":
        way, digits, start = rest[:1], 3, i + 2
    elif letter.isdecimal() and int(letter) > 4:
        way, digits, start = str(int(letter) - 5), 2, i + 1
    else:
        way, digits, start = letter, 1, i + 1
    if way not in tuple("01234"):
        return None
    if digits == 1 and text[start : start + 1] == ".":
        return (OPEN, int(way)), start + 1
    number = hexadecimal(text[start : start + digits], digits)
    return None if number is None else ((number, int(way)), start + digits)


def _give_ray(item: Item) -> str:
    number, way = item
    if number == OPEN:
        return f"{way}."
    return (
        f"{way}{number:x}"
        if number < 16
        else f"{way + 5}{number:x}"
        if number < 256
        else (f"-{way}{number:03x}")
    )


def _rays(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    for at, (number, way) in items.items():
        if number != OPEN and not way:
            raise FormatError("A number without an arrow counts nothing, so no line obeys it.")
        yield Clue(rule.kinds[0].key, Cell(at), ray(number, way))


def _ray_items(puzzle: Puzzle) -> dict[At, Item]:
    return {at: ray_parts(value) for at, value in _valued(puzzle, 0)}


def _ray_word(item: Item) -> str:
    return f"{item[1]},{_number_word(item[:1])}"


def _word_ray(word: str) -> Item | None:
    way, comma, number = word.partition(",")
    found = _word_number(number)
    return (*found, int(way)) if comma and found and way in tuple("01234") else None


# -- castle walls: (number, way, colour) -----------------------------------------------------------


def _take_wall(text: str, i: int) -> tuple[Item, int] | None:
    found = _take_ray(text, i + 1) if text[i] in "012" and i + 1 < len(text) else None
    return None if found is None else ((*found[0], int(text[i])), found[1])


def _walls(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    """Walls and numbers. A grey wall says no more than that the line misses its cell, as a number
    does by itself: it is left out there, or every such board would have a redundant clue."""
    walls, numbers = rule.kinds
    for at, (number, way, colour) in items.items():
        if number != OPEN and not way:
            raise FormatError("A number without an arrow counts nothing, so no line obeys it.")
        if colour or not way:
            yield Clue(walls.key, Cell(at), colour)
        if way:
            yield Clue(numbers.key, Cell(at), ray(number, way))


def _wall_items(puzzle: Puzzle) -> dict[At, Item]:
    colours = dict(_valued(puzzle, 0))
    rays = {at: ray_parts(value) for at, value in _valued(puzzle, 1)}
    if (OPEN, 0) in rays.values():
        raise FormatError("At puzz.link a “?” without an arrow is a wall and no more.")
    return {at: (*rays.get(at, (OPEN, 0)), colours.get(at, 0)) for at in {**colours, **rays}}


def _word_wall(word: str) -> Item | None:
    rest, _, colour = word.rpartition(",")
    found = _word_ray(rest)
    # Four more is a mark of the solver.
    return (*found, int(colour) & 3) if found and colour in tuple("012456") else None


# -- balance circles: (number or NONE, black) ------------------------------------------------------


def _take_balance(text: str, i: int) -> tuple[Item, int] | None:
    found = _take_number(text, i)
    if found is None or found[0] == (OPEN,):
        return None
    (value,), end = found
    return (value // 2 or NONE, value % 2), end


def _give_balance(item: Item) -> str:
    return _give_number((2 * max(item[0], 0) + item[1],))


def _balances(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    circles, numbers = rule.kinds
    for at, (number, black) in items.items():
        yield Clue(circles.key, Cell(at), 1 + black)
        if number != NONE:
            yield Clue(numbers.key, Cell(at), number)


def _balance_items(puzzle: Puzzle) -> dict[At, Item]:
    circles, numbers = dict(_valued(puzzle, 0)), dict(_valued(puzzle, 1))
    for at in numbers:
        if at not in circles:
            raise FormatError("At puzz.link a number stands in a circle, white or black.")
    return {at: (numbers.get(at, NONE), colour - 1) for at, colour in circles.items()}


def _word_balance(word: str) -> Item | None:
    colour, _, number = word.partition(",")
    found = (NONE,) if number == "-2" else _word_number(number)
    return (*found, int(colour)) if found and colour in ("0", "1") else None


# -- circles on cells and between: (1 or 2,) -------------------------------------------------------


def _decode_dots(body: str, rows: int, columns: int) -> dict[At, Item]:
    items: dict[At, Item] = {}
    place = 0
    for i, letter in enumerate(body):
        where = character(i + 1)
        value = FIGURES.find(letter)
        if value < 0:
            raise FormatError("{letter} means no cell.", where, letter=shown(letter))
        if value > 15:
            place += value - 15
            continue
        at = divmod(place, columns)
        if place >= rows * columns or (at[0] % 2 and at[1] % 2):
            raise FormatError("A circle stands at a corner or off the board.", where)
        items[at] = (value % 2 + 1,)
        place += value // 2 + 1
    return items


def _encode_dots(items: dict[At, Item], rows: int, columns: int) -> str:
    body, gap, dot = "", 0, -1
    places = [items.get(divmod(i, columns)) for i in range(rows * columns)]
    i = 0
    while i < len(places):
        item = places[i]
        if item is None:
            gap += 1
            i += 1
            if gap == 20:
                body += FIGURES[35]
                gap = 0
            continue
        body += FIGURES[15 + gap] if gap else ""
        gap = 0
        dot = item[0] - 1
        step = next((k for k in range(1, 8) if i + k < len(places) and places[i + k]), 8)
        body += FIGURES[2 * (step - 1) + dot]
        i += step
    return body + (FIGURES[15 + gap] if gap else "")


def _dots(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    circles, middles = rule.kinds
    for r, c in items:
        if r % 2 or c % 2:
            yield Clue(middles.key, Edge.of((r // 2, c // 2), (-(-r // 2), -(-c // 2))))
        else:
            yield Clue(circles.key, Cell((r // 2, c // 2)), 1)


def _dot_items(puzzle: Puzzle) -> dict[At, Item]:
    spots: list[Spot] = [clue.spot for clue in puzzle.clues.all()]
    found: dict[At, Item] = {}
    for spot in spots:
        a, b = (spot.a, spot.b) if isinstance(spot, Edge) else (spot.at, spot.at)
        found[a[0] + b[0], a[1] + b[1]] = (2,)
    return found


# -- numbers and animals: (0 to 4 or OPEN,), (5 + animal - 1,) -------------------------------------


def _take_animal(text: str, i: int) -> tuple[Item, int] | None:
    """One figure, or OPEN for "." """
    if text[i] == ".":
        return (OPEN,), i + 1
    return ((int(text[i]),), i + 1) if text[i] in _ANIMALS else None


def _animals(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    numbers, animals = rule.kinds
    for at, (value,) in items.items():
        beast = value > 4
        yield Clue(animals.key if beast else numbers.key, Cell(at), value - 4 * beast)


def _animal_items(puzzle: Puzzle) -> dict[At, Item]:
    animals = {at: (value + 4,) for at, value in _valued(puzzle, 1)}
    return {**_first(puzzle), **animals}


# -- blocked cells: (1,) ---------------------------------------------------------------------------


def _decode_blocked(body: str, rows: int, columns: int) -> dict[At, Item]:
    return dict.fromkeys(decode_blocked(body, rows, columns), (1,))


def _blocked(rule: Rule, items: dict[At, Item]) -> Iterator[Clue]:
    return (Clue(rule.kinds[0].key, Cell(at)) for at in items)


def _nothing(text: str, i: int) -> None:
    return None


def _decode_four(body: str, rows: int, columns: int) -> dict[At, Item]:
    return {at: (value,) for at, value in decode_4cell(body, rows, columns).items()}


def _encode_four(items: dict[At, Item], rows: int, columns: int) -> str:
    return encode_4cell({at: value for at, (value,) in items.items()}, rows, columns)


CLUE_CODES: dict[str, ClueCode] = {
    "lengths": ClueCode(
        _take_number, _give_number, 15, 20, _word_number, _number_word, _lengths, _first
    ),
    "around": ClueCode(
        _nothing,
        str,
        15,
        20,
        _word_number,
        _number_word,
        _numbers,
        _first,
        decode_all=_decode_four,
        encode_all=_encode_four,
    ),
    "arrows": ClueCode(_take_ray, _give_ray, 9, 26, _word_ray, _ray_word, _rays, _ray_items),
    "castle": ClueCode(
        _take_wall,
        lambda item: f"{item[2]}{_give_ray(item[:2])}",
        9,
        26,
        _word_wall,
        lambda item: f"{_ray_word(item[:2])},{item[2]}",
        _walls,
        _wall_items,
        blank="0,-1,0",
    ),
    "balance": ClueCode(
        _take_balance,
        _give_balance,
        15,
        20,
        _word_balance,
        lambda item: f"{item[1]},{-2 if item[0] == NONE else item[0]}",
        _balances,
        _balance_items,
    ),
    "animals": ClueCode(
        _take_animal,
        lambda item: "." if item[0] == OPEN else str(item[0]),
        9,
        26,
        lambda word: _word_number(word) if word in ("-", *_ANIMALS) else None,
        _number_word,
        _animals,
        _animal_items,
    ),
    "dots": ClueCode(
        _nothing,
        str,
        15,
        20,
        lambda word: (int(word),) if word in ("1", "2") else None,
        lambda item: str(item[0]),
        _dots,
        _dot_items,
        between="",
        doubled=True,
        decode_all=_decode_dots,
        encode_all=_encode_dots,
    ),
    "blocked": ClueCode(
        _nothing,
        str,
        15,
        20,
        lambda word: (1,) if word == "*" else None,
        lambda item: "*",
        _blocked,
        _first,
        decode_all=_decode_blocked,
        encode_all=encode_blocked,
    ),
}
"""By the names that families use in their ``sources``."""
