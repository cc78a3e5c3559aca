"""What every rule promises, held by one suite: the listed ones, the template and a made-up one."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from studio import language
from studio.board import Board, Cell, Edge, HexLattice, Spot, SpotKind
from studio.board.figures import house
from studio.engines.catalogue import ENGINES, oracle_for
from studio.engines.engine import Limit, Model, Refuted, Task, Token
from studio.engines.events import Done, Found
from studio.families import RULES
from studio.families.template import TEMPLATE
from studio.formats import FormatError, native
from studio.formats.format import PLAIN
from studio.puzzle import Clue, ClueKind, Clues, Constraint, Puzzle, Rule, Shape, checks
from studio.puzzle.rule import PLACES
from studio.work.generate import generate
from studio.work.generation import GenerateOptions, GenerationFailed
from studio.work.sentences import said
from tests.boards import puzzles, spots
from tests.budget import EACH, tries
from tests.contract.faults import OWN_FAULTS
from tests.families.odd_sides import ODD_SIDES
from tests.oracles import DEGREES, answers

each_rule = pytest.mark.parametrize(
    "rule", [*RULES, TEMPLATE, ODD_SIDES], ids=lambda rule: rule.key
)


def board_for(rule: Rule) -> Board:
    """A small board that is not square, on the lattice of the rule's first variant."""
    lattice = rule.variants[0].lattice
    if lattice.key == "graph":
        return house()
    if isinstance(lattice, HexLattice):
        return Board.hexagon(1, holes=[(0, 1)])
    return Board.square(2, 3, king=len(lattice.touching((0, 0))) == 8)


# -- what is declared ------------------------------------------------------------------------------


def test_rules_have_keys_and_names_of_their_own() -> None:
    assert len({rule.key for rule in (*RULES, TEMPLATE)}) == len(RULES) + 1
    assert len({rule.name for rule in (*RULES, TEMPLATE)}) == len(RULES) + 1
    variants = [variant.key for rule in (*RULES, TEMPLATE) for variant in rule.variants]
    assert len(set(variants)) == len(variants)


@each_rule
def test_clue_kinds_are_told_apart(rule: Rule) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", rule.key)
    for words in ("key", "noun", "plural", "tool", "shortcut"):
        told = [getattr(kind, words) for kind in rule.kinds]
        assert all(told), words
        assert len(set(told)) == len(told), words
    assert all(re.fullmatch("[A-Z]", kind.shortcut) for kind in rule.kinds)


@each_rule
def test_tools_have_pictures(rule: Rule) -> None:
    icons = Path(__file__).parents[2] / "resources" / "icons" / "line"
    assert all((icons / f"{kind.icon}.svg").is_file() for kind in rule.kinds)


@each_rule
def test_values_of_a_choice_are_told_apart_on_the_board(rule: Rule) -> None:
    for kind in rule.kinds:
        if kind.entry == "choice":
            signs = [kind.looks(value) for value, _ in kind.words]
            assert len(set(signs)) == len(signs) > 0


@each_rule
def test_options_are_told_apart_and_have_their_default(rule: Rule) -> None:
    assert len({option.key for option in rule.options}) == len(rule.options)
    puzzle = Puzzle(rule, board_for(rule))
    assert all(puzzle.option(option.key) == option.default for option in rule.options)


@each_rule
def test_variants_are_played_on_lattices_of_the_rule(rule: Rule) -> None:
    assert {variant.lattice.key for variant in rule.variants} <= rule.lattices
    assert all(variant.name and variant.line for variant in rule.variants)
    assert Puzzle(rule, board_for(rule)).kind_name == rule.variants[0].name


@each_rule
def test_instructions_are_sentences(rule: Rule) -> None:
    puzzle = Puzzle(rule, board_for(rule))
    words = language.paragraph(rule.how_to(puzzle))
    assert re.fullmatch(r"[A-Z].*[.]", words)
    sizes = [dict(message.values).get(PLACES) for message in rule.how_to(puzzle)]
    assert {*sizes} <= {None, len(puzzle.board)}


# -- what is kept of boards before -----------------------------------------------------------------


KEEPING = ("board", "puzzle", "families", "engines")


def forget() -> None:
    """What the program keeps of boards and puzzles that it was asked about."""
    for name, module in list(sys.modules.items()):
        if name.startswith(tuple(f"studio.{room}" for room in KEEPING)):
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def boards_alike(rule: Rule) -> tuple[Board, Board]:
    """A board with an inner hole and the same without: they have the same corners and sides."""
    lattice = rule.variants[0].lattice
    if lattice.key == "graph":
        return house(), house()
    if isinstance(lattice, HexLattice):
        return Board.hexagon(2, holes=[(0, 1)]), Board.hexagon(2)
    king = len(lattice.touching((0, 0))) == 8
    return Board.square(4, 3, king=king, holes=[(1, 1)]), Board.square(4, 3, king=king)


def demands(rule: Rule, board: Board) -> tuple[Constraint, ...]:
    """What the clues of some cells at the end come to, of each kind that can stand there."""
    puzzle = Puzzle(rule, board)
    for kind in rule.kinds:
        for spot in reversed(spots(board, kind.on)[-4:]):
            values: list[int | None] = [*rule.values(puzzle, kind, spot)]
            for value in values[:2] or [None]:
                after = puzzle.placed(Clue(kind.key, spot, value))
                puzzle = after if isinstance(after, Puzzle) else puzzle
    return puzzle.compile().problem.constraints if not puzzle.faults() else ()


@each_rule
def test_a_puzzle_says_the_same_whatever_was_looked_at_before(rule: Rule) -> None:
    for board, before in (boards_alike(rule), boards_alike(rule)[::-1]):
        forget()
        alone = demands(rule, board)
        forget()
        demands(rule, before)
        assert demands(rule, board) == alone


# -- faults ----------------------------------------------------------------------------------------


def outside(kind: ClueKind) -> Spot:
    """A place for a clue of the kind that no small board has."""
    return Cell((99, 99)) if kind.on is SpotKind.CELL else Edge.of((99, 99), (99, 100), kind.on)


def spoilt(rule: Rule, kind: ClueKind) -> dict[str, Puzzle]:
    """For each code of :mod:`studio.puzzle.checks` that the kind can have, a puzzle with it."""
    board = board_for(rule)
    empty = Puzzle(rule, board)
    first, second = spots(board, kind.on)[:2]
    values = rule.values(empty, kind, first)
    some = values[0] if values else None

    def with_clues(*clues: Clue) -> Puzzle:
        return Puzzle(rule, board, Clues().having(*clues))

    found = {"off-board": with_clues(Clue(kind.key, outside(kind), some))}
    if kind.entry != "mark":
        found["out-of-range"] = with_clues(Clue(kind.key, first, 10_000))
    if kind.distinct:
        found["doubled"] = with_clues(Clue(kind.key, first, some), Clue(kind.key, second, some))
    return found


def own_codes(rule: Rule) -> set[str]:
    """The codes of the faults that a rule makes itself, as its module writes them."""
    module = sys.modules[type(rule).__module__]
    assert module.__file__ is not None
    source = Path(module.__file__).read_text("utf-8")
    twice = {"doubled"} if re.search(r"\bonce\(puzzle", source) else set()
    return twice | set(re.findall(r'Fault\(\s*"([a-z-]+)"', source))


@each_rule
def test_every_fault_of_a_clue_has_an_example(rule: Rule) -> None:
    for kind in rule.kinds:
        for code, puzzle in spoilt(rule, kind).items():
            faults = [fault for fault in puzzle.faults() if fault.code == code]
            assert faults, (kind.key, code)
            assert all(
                re.fullmatch(r"[A-Z].*[.]", language.said(fault.message)) for fault in faults
            )
            assert all(set(fault.spots) <= set(puzzle.clues.of(kind.key)) for fault in faults)


def test_the_examples_of_clue_faults_are_all_there_are() -> None:
    source = Path(checks.__file__).read_text("utf-8")
    codes = set(re.findall(r'Fault\(\s*"([a-z-]+)"', source))
    shown = {code for rule in RULES for kind in rule.kinds for code in spoilt(rule, kind)}
    assert shown == codes


@each_rule
def test_every_fault_of_the_rule_itself_has_an_example(rule: Rule) -> None:
    examples = OWN_FAULTS.get(rule.key, {})
    assert set(examples) == own_codes(rule)
    for code, puzzle in examples.items():
        assert code in {fault.code for fault in puzzle.faults()}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.key)
@pytest.mark.parametrize("size", [(1, 1), (1, 3), (2, 3)])
def test_a_board_with_diagonals_is_refused_by_all_or_solved(
    rule: Rule, size: tuple[int, int]
) -> None:
    """By files, generators and the check alike: no engine is asked about what it does not know."""
    if "square" not in rule.lattices:
        return
    puzzle = Puzzle(rule, Board.square(*size, king=True))
    text = native.write(puzzle, PLAIN).decode()
    if puzzle.faults():
        assert [fault.code for fault in puzzle.faults()] == ["diagonal"]
        with pytest.raises(FormatError, match=r"^board\.neighbours: "):
            native.read(text)
        if rule.generator is not None:
            made = list(generate(rule, puzzle.board, GenerateOptions(1), Token()))
            assert [type(event) for event in made] == [GenerationFailed]
        return
    assert native.read(text).puzzle == puzzle
    problem = puzzle.compile().problem
    if problem.shape is not Shape.PATH:
        assert isinstance(
            oracle_for(problem).ask(problem.constraints, [], Token()), Model | Refuted
        )


# -- values ----------------------------------------------------------------------------------------


@each_rule
@settings(max_examples=EACH)
@given(data=st.data())
def test_values_are_what_may_be_placed(rule: Rule, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(rule, most=3))
    kind = data.draw(st.sampled_from(rule.kinds))
    places = spots(puzzle.board, kind.on)
    assume(places)
    spot = data.draw(st.sampled_from(places))
    values = rule.values(puzzle, kind, spot)
    if kind.entry == "mark":
        assert not values
        assert isinstance(puzzle.placed(Clue(kind.key, spot)), Puzzle)
        return
    tried = data.draw(st.integers(-5, 12))
    after = puzzle.placed(Clue(kind.key, spot, tried))
    assert isinstance(after, Puzzle) is (tried in values)
    if isinstance(after, Puzzle):
        assert after.clues.of(kind.key)[spot] == tried


# -- problems --------------------------------------------------------------------------------------


@each_rule
@settings(max_examples=EACH)
@given(data=st.data())
def test_puzzles_compile_clue_by_clue(rule: Rule, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(rule, most=3))
    assume(not puzzle.faults())
    compiled = puzzle.compile()
    constraints = compiled.problem.constraints
    assert len(compiled.clues) == len(constraints)
    assert len(set(constraints)) == len(constraints)
    assert all(isinstance(constraint, Constraint) for constraint in constraints)
    assert compiled.given <= set(constraints)
    assert len(compiled.nodes) == compiled.problem.graph.size
    said = [clue for clue in compiled.clues if clue is not None]
    assert len(set(said)) == len(said)
    assert set(said) <= set(puzzle.clues.all())
    again = Puzzle(rule, puzzle.board, Clues(puzzle.clues)).compile()
    assert again == compiled
    assert {hash(constraint) for constraint in constraints} == {
        hash(constraint) for constraint in again.problem.constraints
    }


@each_rule
def test_a_puzzle_without_clues_compiles_or_says_what_is_missing(rule: Rule) -> None:
    puzzle = Puzzle(rule, board_for(rule))
    if not puzzle.faults():
        compiled = puzzle.compile()
        assert all(clue is None for clue in compiled.clues)
        assert compiled.problem.graph.size == len(compiled.nodes) > 0


@each_rule
@settings(max_examples=EACH)
@given(data=st.data())
def test_reasons_are_sentences_or_nothing(rule: Rule, data: st.DataObject) -> None:
    """Whatever clues are asked about, in whatever number."""
    puzzle = data.draw(puzzles(rule))
    clues = sorted(puzzle.clues.all(), key=repr)
    chosen = data.draw(st.lists(st.sampled_from(clues), unique=True)) if clues else []
    sentence = said(rule.because(puzzle, chosen))
    assert sentence == "" or re.fullmatch(r"[A-Z0-9].*[.]", sentence)


@each_rule
@settings(max_examples=tries(15, 100))
@given(data=st.data())
def test_engines_give_the_answers_that_obey_and_no_others(rule: Rule, data: st.DataObject) -> None:
    puzzle = data.draw(puzzles(rule, most=3))
    assume(not puzzle.faults())
    problem = puzzle.compile().problem
    seen = []
    if problem.shape in DEGREES and not problem.graph.directed:
        seen.append(frozenset(answers(problem)))
    for engine in ENGINES:
        if engine.declines(problem, Task.SOLVE) is not None:
            continue
        *events, done = engine.run(problem, Task.SOLVE, Limit(solutions=300), Token())
        found = [event.trace for event in events if isinstance(event, Found)]
        assert all(problem.answered_by(trace) for trace in found)
        assert [problem.canonical(trace) for trace in found] == found
        assert len(set(found)) == len(found)
        assert isinstance(done, Done)
        assert done.count == len(found)
        if done.exact:
            seen.append(frozenset(found))
    assert len(set(seen)) <= 1
