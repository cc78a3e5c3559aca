"""Games outlive the program: what is written of them, what is read again, and what is refused."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio import assets, formats
from studio.board import Board, Cell
from studio.families import NUMBER_PATH
from studio.gui.document import game_file, games
from studio.gui.document.games import FOLDER, Games
from studio.puzzle import Clue, Puzzle
from studio.puzzle.play import COLOURS, Game, Moment, Sheet, Table

EXAMPLES = assets.root() / "examples"
ONE_EACH = sorted(
    next(iter(sorted(folder.glob("*.puzzle")))) for folder in EXAMPLES.iterdir() if folder.is_dir()
)


def small() -> Table:
    return Table(Puzzle(NUMBER_PATH, Board.square(3, 4)))


def played(table: Table, seed: int, marks: int = 60) -> Game:
    """A game of random marks of every kind that the puzzle takes, with undo and assumptions."""
    chance = random.Random(seed)
    board = table.puzzle.board
    places = (
        [*board.cells, *board.corners] if table.puzzle.rule.line_on == "corners" else board.cells
    )
    edges = [table.edge(a, b) for a in places for b in places if a < b and table.joined(a, b)][:200]
    game = Game()
    for stroke in range(1, marks + 1):
        sheet, at = game.sheet, chance.choice(board.cells)
        walked = table.walked(sheet, at)
        may: list[Callable[[], Sheet]] = [
            lambda s=sheet, a=at: s.with_colour(a, chance.choice([None, *range(1, COLOURS + 1)])),
            lambda s=sheet, a=at: s.with_note(a, chance.randint(1, 2)),
        ]
        if edges:
            edge, kind = chance.choice(edges), chance.choice(("drawn", "crossed"))
            may.append(lambda s=sheet, e=edge, k=kind: s.with_edge(e, k, chance.random() < 0.8))
        if table.style == "numbers":
            may.append(lambda s=sheet, a=at: s.with_number(a, chance.randint(1, table.length)))
        if isinstance(walked, Sheet):
            may.append(lambda w=walked: w)
        game.play(chance.choice(may)(), stroke if chance.random() < 0.5 else 3)
        chance.choice([game.assume, game.keep, game.undo, game.redo, *[lambda: None] * 8])()
    return game


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.parent.name)
def test_a_game_of_each_family_comes_back_with_its_history(path: Path) -> None:
    table = Table(formats.read(path).puzzle)
    game = played(table, seed=7)
    data = game_file.written(game.moments, game.at, 12.5)
    again, seconds = game_file.read(data, table)
    assert seconds == 12.5 and again.at == game.at
    assert [m.sheet for m in again.moments] == [m.sheet for m in game.moments]
    assert [m.assumed for m in again.moments] == [m.assumed for m in game.moments]
    assert game_file.written(again.moments, again.at, 12.5) == data
    # Undo goes the same way.
    while game.can_undo:
        game.undo()
        again.undo()
        assert again.sheet == game.sheet and again.at == game.at


def test_no_stroke_to_come_goes_on_with_one_that_was_kept() -> None:
    table = small()
    game = Game()
    for number, stroke in ((1, 5), (2, 5), (3, 9), (4, 0), (5, 9)):
        game.play(game.sheet.with_number((0, number - 1) if number < 5 else (1, 0), number), stroke)
    again, _ = game_file.read(game_file.written(game.moments, game.at, 0.0), table)
    assert [moment.stroke for moment in again.moments] == [0, -1, -1, -2, 0, -3]


def test_a_game_that_takes_too_much_is_kept_without_its_history(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = small()
    game = played(table, seed=1)
    monkeypatch.setattr(game_file, "MOST_BYTES", 2_000)
    again, _ = game_file.read(game_file.written(game.moments, game.at, 0.0), table)
    assert again.moments == (Moment(game.sheet),) and again.begun


def test_of_a_long_history_the_last_steps_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    table, game = small(), Game()
    monkeypatch.setattr(game_file, "MOST_MOMENTS", 5)

    def again() -> Game:
        return game_file.read(game_file.written(game.moments, game.at, 0.0), table)[0]

    for number in range(1, 9):
        game.play(game.sheet.with_number(divmod(number - 1, 4), number))
        if number in (3, 6):
            game.assume()
    # The assumption at 3 would lead back to what is not kept.
    assert again().moments == (Moment(game.sheet),)
    game.keep()
    game.keep()
    game.assume()
    found = again()
    assert found.at == 4 and found.assumptions == 1 and found.firm == game.sheet
    assert [moment.sheet for moment in found.moments] == list(game.recording[-5:])
    for _ in range(4):
        game.undo()
    assert again().at == 0 and again().sheet == game.sheet and again().can_redo
    game.undo()
    assert again().moments == (Moment(game.sheet),)


def test_a_game_is_named_after_what_is_played() -> None:
    puzzle = Puzzle(NUMBER_PATH, Board.square(3, 3))
    one, two = Clue("labels", Cell((0, 0)), 1), Clue("labels", Cell((2, 2)), 9)
    there = replace(puzzle, clues=puzzle.clues.having(one, two))
    back = replace(puzzle, clues=puzzle.clues.having(two, one))
    titled = replace(back, title="Nine", author="A", notes="n", extra={"": {"x": 1}})
    assert game_file.name_of(there) == game_file.name_of(titled)
    others = [
        puzzle,
        Puzzle(NUMBER_PATH, Board.square(3, 4)),
        replace(puzzle, clues=puzzle.clues.having(one)),
    ]
    assert len({game_file.name_of(each) for each in (there, *others)}) == 4


# -- what is refused -------------------------------------------------------------------------------


def spoilt(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file of a small game, changed."""
    table, game = small(), Game()
    game.play(game.sheet.with_number((0, 0), 1))
    game.play(game.sheet.with_edge(table.edge((0, 0), (0, 1)), "drawn", True))
    found = json.loads(game_file.written(game.moments, game.at, 3.0))
    change(found)
    return json.dumps(found).encode()


def test_the_small_game_is_read_where_nothing_is_spoilt() -> None:
    game, seconds = game_file.read(spoilt(lambda found: None), small())
    assert game.sheet.written == {(0, 0): 1} and len(game.sheet.drawn) == 1 and seconds == 3.0


def second(found: dict[str, Any], field: int, value: object) -> None:
    """Put something else into a field of the second moment; the first one is its class's name."""
    names = list(game_file.KeptMoment.__dataclass_fields__)
    moment = found["message"]["moments"][1]
    moment[field + len(moment) - len(names)] = value


FIELDS = {name: place for place, name in enumerate(game_file.KeptMoment.__dataclass_fields__)}
SPOILT: dict[str, Callable[[dict[str, Any]], object]] = {
    "another version": lambda found: found.update(job=2),
    "beyond the end": lambda found: found["message"].update(at=3),
    "before the start": lambda found: found["message"].update(at=-1),
    "no moments": lambda found: found["message"].update(moments=[]),
    "no time": lambda found: found["message"].update(seconds=-1.0),
    "more than there is": lambda found: found["message"].update(more=1),
    "a cell off the board": lambda found: second(found, FIELDS["written"], [[[7, 7], 1]]),
    "a cell of another width": lambda found: second(found, FIELDS["written"], [[[1], 1]]),
    "too large a number": lambda found: second(found, FIELDS["written"], [[[0, 0], 13]]),
    "a truth for a number": lambda found: second(found, FIELDS["written"], [[[0, 0], True]]),
    "too large a note": lambda found: second(found, FIELDS["noted"], [[[0, 0], [13]]]),
    "no such colour": lambda found: second(found, FIELDS["coloured"], [[[0, 0], 5]]),
    "no such edge": lambda found: second(
        found, FIELDS["drawn"], [["Edge", [0, 0], [2, 2], "link"]]
    ),
    "an edge elsewhere": lambda found: second(
        found, FIELDS["drawn"], [["Edge", [0, 0], [0, 1], "edge"]]
    ),
    "an edge of no kind": lambda found: second(
        found, FIELDS["drawn"], [["Edge", [0, 0], [0, 1], "?"]]
    ),
    "a walk that jumps": lambda found: second(found, FIELDS["walk"], [[0, 0], [2, 2]]),
    "a walk off the board": lambda found: second(found, FIELDS["walk"], [[9, 9]]),
    "more of a walk than there is": lambda found: second(found, FIELDS["kept"], 1),
    "an assumption to come": lambda found: second(found, FIELDS["assumed"], [2]),
    "no such stroke": lambda found: second(found, FIELDS["stroke"], -1),
}


@pytest.mark.parametrize("change", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_game_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    data = spoilt(change)
    with pytest.raises(ValueError):
        game_file.read(data, small())


def test_any_torn_or_changed_file_is_read_or_refused() -> None:
    table = small()
    game = played(table, seed=3)
    data = game_file.written(game.moments, game.at, 1.0)
    chance = random.Random(5)
    refused = 0
    for _ in range(300):
        torn = bytearray(data[: chance.randrange(len(data))] if chance.random() < 0.3 else data)
        for _ in range(chance.randint(0, 3)):
            if torn:
                torn[chance.randrange(len(torn))] = chance.choice(b'0123456789[]{},"ex')
        try:
            game_file.read(bytes(torn), table)
        except ValueError:
            refused += 1
    assert refused > 100


# -- the folder ------------------------------------------------------------------------------------


def kept(folder: Path) -> Games:
    found = Games()
    found.keep_in(folder)
    return found


def test_the_last_game_of_a_puzzle_is_found_again_in_another_session(tmp_path: Path) -> None:
    table = small()
    first = kept(tmp_path)
    for seed in (1, 2):
        game = played(table, seed)
        first.keep(table.puzzle, game, float(seed))
    first.close()
    found = kept(tmp_path).find(Table(replace(table.puzzle, title="Again")))
    assert found is not None and found[0].sheet == game.sheet and found[1] == 2.0
    assert kept(tmp_path).find(Table(Puzzle(NUMBER_PATH, Board.square(2, 2)))) is None


def test_a_game_without_a_mark_is_none_and_takes_back_what_was_kept_of_it(tmp_path: Path) -> None:
    table = small()
    session = kept(tmp_path)
    session.keep(table.puzzle, Game(), 1.0)
    session.keep(table.puzzle, played(table, 1), 1.0)
    session.close()
    (path,) = (tmp_path / FOLDER).iterdir()
    # A session that never saw it, as one that cannot read it, leaves it alone.
    other = kept(tmp_path)
    other.keep(table.puzzle, Game(), 1.0)
    other.close()
    assert path.exists()
    assert session.find(table) is not None
    session.keep(table.puzzle, Game(), 1.0)
    session.close()
    assert not path.exists()


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"null", b"[" * 100_000, b" " * 3_000_000]
)
def test_nonsense_in_place_of_a_game_is_none_and_the_next_marks_replace_it(
    tmp_path: Path, data: bytes
) -> None:
    table = small()
    path = tmp_path / FOLDER / f"{game_file.name_of(table.puzzle)}.json"
    path.parent.mkdir()
    path.write_bytes(data)
    session = kept(tmp_path)
    assert session.find(table) is None
    session.keep(table.puzzle, Game(), 1.0)
    session.close()
    assert path.read_bytes() == data
    session.keep(table.puzzle, played(table, 1), 1.0)
    session.close()
    assert kept(tmp_path).find(table) is not None


def test_the_games_that_were_played_longest_ago_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / FOLDER
    folder.mkdir()
    for age in range(5):
        path = folder / f"{age:064x}.json"
        path.write_bytes(b"x" * 1_000)
        os.utime(path, (1_000 - age, 1_000 - age))
    strange = folder / "notes.txt"
    strange.write_text("mine")
    table = small()
    own = folder / f"{game_file.name_of(table.puzzle)}.json"
    for most, size, stay in ((4, 10**6, 3), (100, own_size(table) + 2_500, 2)):
        monkeypatch.setattr(games, "MOST", most)
        monkeypatch.setattr(games, "MOST_BYTES", size)
        own.unlink(missing_ok=True)
        session = kept(tmp_path)
        session.keep(table.puzzle, played(table, 1), 1.0)
        session.close()
        there = sorted(path.name for path in folder.iterdir() if path not in (own, strange))
        assert there == [f"{age:064x}.json" for age in range(stay)]
        assert own.exists() and strange.exists()


def own_size(table: Table) -> int:
    game = played(table, 1)
    return len(game_file.written(game.moments, game.at, 1.0))


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    session, table = kept(tmp_path), small()
    session.keep(table.puzzle, played(table, 1), 1.0)
    assert session.find(table) is None
    session.close()


def test_without_a_folder_nothing_is_kept() -> None:
    session, table = Games(), small()
    session.keep(table.puzzle, played(table, 1), 1.0)
    assert session.find(table) is None
    session.close()
