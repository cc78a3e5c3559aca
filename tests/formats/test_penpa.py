"""Penpa+ links: what the site itself exported, what it opened, and what is refused."""

from __future__ import annotations

import base64
import json
import re
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from studio import assets, cli, formats
from studio.board import Board, Cell, Edge
from studio.families import COUNTRY_ROAD, JUMP_MAZE, KOBURIN, NUMBER_PATH, RULES, SLITHERLINK
from studio.formats import FormatError, Output
from studio.formats.penpa import link
from studio.formats.penpa_text import SITE, lines_of, packed, shortened, unpacked
from studio.puzzle import Clues, Puzzle, Rule

DATA = json.loads((Path(__file__).parents[1] / "data" / "penpa.json").read_text())
EXAMPLES = assets.root() / "examples"
EXPORTED = DATA["exported"]
MADE = DATA["made"]


@pytest.mark.parametrize("name", EXPORTED)
def test_what_the_site_exports_is_the_puzzle_it_was_made_of(name: str) -> None:
    ours = formats.read(EXPORTED[name]["puzzlink"]).puzzle
    theirs = formats.read(EXPORTED[name]["penpa"]).puzzle
    assert (theirs.rule, theirs.board, theirs.clues) == (ours.rule, ours.board, ours.clues)
    back = formats.read(link(ours)).puzzle
    assert (back.rule, back.board, back.clues) == (ours.rule, ours.board, ours.clues)


def test_hexagons_with_a_hole_walls_and_a_dot_are_read_and_written() -> None:
    puzzle = formats.read(MADE["hex"]["url"]).puzzle
    assert len(puzzle.board) == 18
    labels = {spot.at: v for spot, v in puzzle.clues.of("labels").items() if isinstance(spot, Cell)}
    assert labels == {(0, -2): 1, (-1, -1): 4, (1, 0): 9, (2, -1): 13, (-2, 2): 18}
    assert len(puzzle.clues.of("walls")) == 4
    assert list(puzzle.clues.of("diamonds")) == [Edge.of((0, -1), (-1, 0))]
    assert formats.read(link(puzzle)).puzzle.clues == puzzle.clues


@pytest.mark.parametrize("name", ["slither", "masyu", "hex"])
def test_the_answer_is_checked_as_the_site_does(name: str) -> None:
    """The vectors' answers were accepted by the site's own check."""
    from studio.engines.engine import Token
    from studio.work.explain import Explainer

    puzzle = formats.read(MADE[name]["url"]).puzzle
    wanted = MADE[name]["a"]
    wanted = json.loads(wanted) if isinstance(wanted, str) else wanted
    compiled = puzzle.compile()
    for trace in Explainer(puzzle, Token(10.0)).answers:
        text = formats.encode(puzzle, "penpa", Output(compiled.addresses(trace))).decode()
        answer = json.loads(unpacked(text.partition("&a=")[2].strip()))
        if answer == wanted:
            break
    else:
        raise AssertionError((answer, wanted))
    checks = json.loads(lines_of(text.strip())[7])
    told = {"slither": "sol_loopedge", "masyu": "sol_loopline", "hex": "sol_number"}
    assert [key for key, on in checks.items() if on] == [told[name]]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
def test_examples_come_back(rule: Rule) -> None:
    written = 0
    for file in sorted((assets.root() / "examples" / rule.key).glob("*.puzzle")):
        puzzle = formats.read(file).puzzle
        try:
            text = link(puzzle)
        except FormatError as refused:
            assert str(refused).endswith(".")
            continue
        written += 1
        back = formats.read(text).puzzle
        assert (back.clues, set(back.board.cells)) == (puzzle.clues, set(puzzle.board.cells))
        assert (back.title, back.author) == (puzzle.title, puzzle.author)
    assert bool(written) is (rule.source("penpa") is not None)


@pytest.mark.parametrize("example", ["slitherlink/garden", "number-path/kings-walk", "masyu/tide"])
def test_an_independent_decoder_sees_the_same_clues(example: str) -> None:
    puzzle = formats.read(assets.root() / "examples" / f"{example}.puzzle").puzzle
    kind = puzzle.rule.kinds[0]
    ours = {spot.at: v for spot, v in puzzle.clues.of(kind.key).items() if isinstance(spot, Cell)}
    assert decoded(link(puzzle)) == ours


def decoded(text: str) -> dict[tuple[int, int], int]:
    """Figures, else symbols, of a board of squares: written from the facts on the format alone."""
    raw = zlib.decompress(base64.b64decode(text.split("p=")[1]), -15).decode()
    lines = raw.split("\n")
    wide = int(lines[0].split(",")[1]) + 4
    keys = {"N": '"number"', "Y": '"symbol"'}
    layer = json.loads(re.sub("z(.)", lambda key: keys.get(key[1], f'"{key[1]}"'), lines[3]))
    marks = layer["number"] or layer["symbol"]
    return {(int(at) // wide - 2, int(at) % wide - 2): int(said[0]) for at, said in marks.items()}


def test_a_puzzle_that_penpa_cannot_say_is_refused() -> None:
    board = Board.square(3, 3)
    sums = Puzzle(JUMP_MAZE, board, options={"sum": 3})
    with pytest.raises(FormatError, match="cannot hold such a puzzle: jump maze"):
        link(sums)
    hexagons = Board.hexagon(2)
    arrow = Puzzle(NUMBER_PATH, hexagons, Clues({"arrows": {Edge.of((0, 0), (0, 1)): 1}}))
    with pytest.raises(FormatError, match="cannot hold an arrow"):
        link(arrow)


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle(NUMBER_PATH, Board.square(3, 3), options={"closed": True}),
        Puzzle(SLITHERLINK, Board.square(3, 3), options={"all_corners": True}),
        Puzzle(KOBURIN, Board.square(4, 4), options={"corners_count": True}),
        Puzzle(COUNTRY_ROAD, Board.square(3, 3), options={"may_skip": True}),
    ],
    ids=lambda puzzle: puzzle.rule.key,
)
def test_rules_that_are_other_ones_than_usual_are_read_from_their_words(puzzle: Puzzle) -> None:
    plain = replace(puzzle, options={})
    if puzzle.rule is NUMBER_PATH:
        clue = Clues({"labels": {Cell((0, 0)): 1}})
        puzzle, plain = replace(puzzle, clues=clue), replace(plain, clues=clue)
    for each in (puzzle, plain):
        back = formats.read(link(each)).puzzle
        assert (back.rule, back.options) == (each.rule, each.options)


def test_arrows_and_odd_and_even_numbers_come_back() -> None:
    arrows = {
        Edge.of((0, 0), (0, 1)): 1,
        Edge.of((0, 1), (0, 2)): -1,
        Edge.of((0, 0), (1, 0)): 1,
        Edge.of((1, 0), (2, 0)): -1,
    }
    clues = Clues({"arrows": arrows, "parity": {Cell((1, 1)): 1, Cell((2, 2)): 0}})
    text = link(Puzzle(NUMBER_PATH, Board.square(3, 3), clues))
    layer = json.loads(lines_of(text)[3])
    codes = sorted(code for code, name, _ in layer["symbol"].values() if name == "arrow_S")
    assert codes == [1, 3, 5, 7]  # left, up, right, down
    assert formats.read(text).puzzle.clues == clues


def test_a_genre_that_the_site_has_no_tag_for_is_told_by_our_own() -> None:
    text = link(formats.read(next((EXAMPLES / "koburin").glob("*.puzzle"))).puzzle)
    assert json.loads(lines_of(text)[17]) == ["koburin", "noconflict"]


@pytest.mark.parametrize(
    ("tags", "said"),
    [
        (["sudoku", "classic"], "not known here: “sudoku, classic”"),
        ([], "does not say which puzzle it is. In Penpa\\+ it can be given a genre tag"),
    ],
)
def test_a_genre_that_is_not_known_is_named(tags: list[str], said: str) -> None:
    """ "Choose a genre" was said where there was nothing to choose from."""
    text = link(formats.read(next((EXAMPLES / "moon-or-sun").glob("*.puzzle"))).puzzle)
    lines = list(lines_of(text))
    lines[17] = json.dumps(tags)
    with pytest.raises(FormatError, match=said):
        formats.read(f"{SITE}#m=edit&p={packed(shortened(lines))}")


def test_the_command_line_adds_the_check_where_there_is_one_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    garden, out = str(EXAMPLES / "slitherlink" / "garden.puzzle"), tmp_path / "a.penpa"
    assert cli.main(["convert", garden, str(out)]) == 0
    assert "#m=solve&p=" in out.read_text() and "&a=" in out.read_text()
    assert cli.main(["convert", garden, str(out), "--no-answer"]) == 0
    assert "&a=" not in out.read_text()
    capsys.readouterr()
    assert cli.main(["convert", "slither/2/2/j", str(out)]) == 0
    assert "it has several" in capsys.readouterr().err and "&a=" not in out.read_text()


HEAD = "square,2,2,38,0,1,1,114,114,36,36,0,0,0,0,Title: ,Author: ,,,OFF,false,"


def spoilt(*lines: str) -> str:
    return f"{SITE}#m=edit&p={packed(shortened(lines))}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{SITE}#m=edit&p=7VVb", "cut off or damaged"),
        (f"{SITE}#m=edit&p={packed('a' * 9_000_000)}", "too large"),
        (f"{SITE}#m=edit&p={packed('1,2,3')}", "very old"),
        (f"{SITE}#m=edit&p=https://puzz.link/p?slither/5/5/cbcbcddad", "another site"),
        (spoilt(HEAD.replace("square", "tri"), "", "", '{"number":{"14":[1]}}', "", "[]"), "tri"),
        (spoilt(HEAD, "[]", "", "{", "{}", "[]"), "Line 4"),
        (spoilt(HEAD, "[]", "", '{"number":{"99999":["1",1,"1"]}}', "{}", "[14]"), "fit its own"),
        (spoilt(HEAD, "[]", "", '{"number":{"14":["1",1,"1"]}}', "{}", "[1]"), "fit its own"),
        (spoilt(HEAD, "[]", "", "{}", "{}", "[14]"), "does not say which puzzle"),
        (
            spoilt(HEAD.replace("2,2", "200,2"), "", "", '{"number":{"14":["1"]}}', "", "[14]"),
            "fit",
        ),
    ],
)
def test_spoilt_links_are_refused_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        formats.read(text)
