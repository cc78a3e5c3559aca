"""Certificates: written, read back and checked; a spoilt one never holds."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from studio import assets, formats
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import FormatError, SaveError
from studio.puzzle import Trace
from studio.work.certificate import (
    FORMULA,
    REASONS,
    STEPS,
    VERDICT,
    Certificate,
    Refused,
    checked,
    read,
    write,
)
from studio.work.verified import Verified
from studio.work.verify import verify
from tests.budget import tries

EXAMPLES = assets.root() / "examples"
NAMES = {
    "unique loop": "slitherlink/garden",
    "no loop": "slitherlink/no-way",
    "several loops": "slitherlink/draft",
    "unique path": "number-path/small-square",
    "no path": "number-path/contradiction",
    "no drawing": "one-stroke/bridges",
    "several walks": "jump-maze/schonbrunn",
}


def certificate_of(name: str) -> Certificate:
    """The certificate of an example."""
    puzzle = formats.read(EXAMPLES / f"{NAMES[name]}.puzzle").puzzle
    *_, verified = verify(puzzle, Token())
    assert isinstance(verified, Verified) and verified.agree
    assert verified.certificate is not None
    return verified.certificate


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_read_back_and_holds(name: str, tmp_path: Path) -> None:
    certificate = certificate_of(name)
    write(certificate, tmp_path / "new" / "folder")
    back = read(tmp_path / "new" / "folder")
    assert (back.verdict, back.answers, back.steps) == (
        certificate.verdict,
        certificate.answers,
        certificate.steps,
    )
    assert checked(back, Token())
    if certificate.formula is not None:
        assert back.formula is not None
        assert back.formula.clauses == certificate.formula.clauses
        assert back.formula.reasons == certificate.formula.reasons
        assert back.cuts == certificate.cuts


def test_a_later_verdict_leaves_no_old_proof_behind(tmp_path: Path) -> None:
    write(certificate_of("unique loop"), tmp_path)
    write(certificate_of("several loops"), tmp_path)
    assert not (tmp_path / FORMULA).exists()
    assert checked(read(tmp_path), Token())


TRIES = tries(12, 40)


@pytest.mark.parametrize("name", [name for name in NAMES if "several" not in name])
def test_a_spoilt_clause_does_not_pass(name: str, tmp_path: Path) -> None:
    """A literal left out of a clause makes it say more; then it must be refused, or still hold."""
    certificate = certificate_of(name)
    formula = certificate.formula
    assert formula is not None
    rng = random.Random(name)
    refused = 0
    for _ in range(TRIES):
        place = rng.randrange(len(formula.clauses))
        kept = formula.clauses[place]
        formula.clauses[place] = kept[1:]
        try:
            checked(certificate, Token())
        except Refused:
            refused += 1
        formula.clauses[place] = kept
    assert refused >= TRIES * 3 / 4
    assert checked(certificate, Token())


def test_false_claims_are_refused() -> None:
    unique, several = certificate_of("unique loop"), certificate_of("several loops")
    none = certificate_of("no loop")
    token = Token()
    first, second = several.answers
    spoilt = {
        "1 answer does not show": replace(unique, verdict=Verdict.NONE),
        "^1 answer ": replace(several, answers=(first,)),
        "the same": replace(several, answers=(first, Trace(first.nodes[::-1], closed=True))),
        "Answer 1": replace(several, answers=(Trace(first.nodes[:-1], closed=True), second)),
        "no proof": replace(unique, formula=None),
        "Clause": replace(unique, puzzle=none.puzzle, verdict=Verdict.NONE, answers=()),
        "contradiction": replace(unique, steps=()),
    }
    for words, certificate in spoilt.items():
        with pytest.raises(Refused, match=words):
            checked(certificate, token)


def test_a_proof_of_another_puzzle_is_refused() -> None:
    """One clue less, and the same proof shows nothing any more."""
    certificate = certificate_of("unique loop")
    puzzle = certificate.puzzle
    clue = next(puzzle.clues.all())
    other = replace(certificate, puzzle=puzzle.erased(clue))
    with pytest.raises(Refused, match="Clause"):
        checked(other, Token())


def test_stopping_the_check() -> None:
    token = Token()
    token.cancel()
    assert checked(certificate_of("unique path"), token) is None


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        (VERDICT, "oneline-certificate", "something", "not the verdict"),
        (VERDICT, '"version": 1', '"version": 2', "newer version"),
        (VERDICT, '"unique"', '"maybe"', "none, unique or several"),
        (VERDICT, '"answers": [', '"answers": [1,', "list"),
        (FORMULA, "p cnf", "p sat", "p cnf"),
        (FORMULA, "1 2 3", "1 2 x", "not a number"),
        (FORMULA, "1 2 3", "1 0 3", "ends with 0"),
        (FORMULA, "1 2 3", "1 2 99999999999999", "not a number"),
        (REASONS, "v link 0 1\n", "", "variables"),
        (REASONS, "v link 0 1\n", "v link 0 8\n", "same name"),
        (REASONS, "v link 0 1\n", "w link 0 1\n", "c with a reason"),
        (STEPS, " 0\n", "\n", "ends with 0"),
    ],
)
def test_spoilt_files_are_refused_with_their_place(
    name: str, old: str, new: str, words: str, tmp_path: Path
) -> None:
    write(certificate_of("unique loop"), tmp_path)
    text = (tmp_path / name).read_text()
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1))
    with pytest.raises((FormatError, Refused)) as caught:
        checked(read(tmp_path), Token())
    sentence = str(caught.value)
    assert words in sentence or "not justified" in sentence or "reason each" in sentence


@pytest.mark.parametrize("name", [FORMULA, STEPS])
def test_variables_without_a_name_are_refused(name: str, tmp_path: Path) -> None:
    """A check of a file that names the two billionth variable would fill the memory."""
    write(certificate_of("unique path"), tmp_path)
    path = tmp_path / name
    path.write_text(path.read_text() + "1 2147483647 0\n")
    if name == FORMULA:
        reasons = tmp_path / REASONS
        reasons.write_text(reasons.read_text() + "c link\n")
    with pytest.raises(FormatError, match="variables"):
        read(tmp_path)


@pytest.mark.parametrize("name", [VERDICT, FORMULA, REASONS, STEPS])
def test_missing_and_foreign_files(name: str, tmp_path: Path) -> None:
    write(certificate_of("unique loop"), tmp_path)
    (tmp_path / name).write_bytes(b"\xff\xfe\x00 not text")
    with pytest.raises(FormatError):
        read(tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(FormatError, match="cannot be read"):
        read(tmp_path)


def test_nodes_off_the_board_are_refused(tmp_path: Path) -> None:
    write(certificate_of("unique loop"), tmp_path)
    found = json.loads((tmp_path / VERDICT).read_text())
    found["answers"][0][0] = 10**9
    (tmp_path / VERDICT).write_text(json.dumps(found))
    with pytest.raises(FormatError, match="nodes"):
        read(tmp_path)


def test_a_folder_that_cannot_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "certificate"
    with pytest.raises(SaveError) as refused:
        write(certificate_of("unique loop"), folder)
    assert str(refused.value) == f"The folder {folder} cannot be made: not a directory."
