"""Certificates: a verdict written down so that others can check it.

A folder with the puzzle, the verdict with its answers, and for "none" and "unique" a formula in
DIMACS form, the reason of each of its clauses, and a DRUP proof that they cannot all be true. The
formula with the proof is for any public checker (drat-trim takes both as they are); that the
formula is the puzzle's is what the reasons are for. ``checked`` does both, and trusts nothing that
the folder says but what it finds to hold.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from studio import formats, language
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.engines.proofs import drup
from studio.engines.proofs.formula import Clause, Formula, Reason
from studio.engines.proofs.justify import Judge
from studio.formats import FormatError, json_text, native, refusal
from studio.formats.format import PLAIN
from studio.formats.save import SaveError, make_folder, save
from studio.puzzle import Puzzle, Trace
from studio.puzzle.message import Message
from studio.records import dataclass

PUZZLE, VERDICT = "puzzle.puzzle", "verdict.json"
FORMAT = "oneline-certificate"
FORMULA, REASONS, STEPS = "formula.cnf", "reasons.txt", "proof.drup"

MAX_BYTES = 512 * 1024 * 1024
"""The largest file of a certificate that is read."""

MAX_NUMBER = 2**31 - 1


class Refused(Exception):  # noqa: N818 - a verdict on a certificate, not an error of the program
    """A certificate does not certify; ``str()`` is a sentence that says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return language.said(self.message)


@dataclass(frozen=True)
class Certificate:
    """A verdict with what shows it: two answers, or all there are and a proof of no other."""

    puzzle: Puzzle
    verdict: Verdict
    answers: tuple[Trace, ...]
    formula: Formula | None = None
    steps: tuple[tuple[bool, Clause], ...] = ()

    @property
    def cuts(self) -> int:
        """How many clauses were added only when an answer fell into parts or had a wrong sum."""
        reasons = () if self.formula is None else self.formula.reasons
        return sum(reason.kind in ("cut", "sum") for reason in reasons)


# -- checking --------------------------------------------------------------------------------------


def checked(certificate: Certificate, token: Token) -> bool | None:
    """True if the certificate shows its verdict; None if the token stopped the check.

    Raises :class:`Refused` with the first thing that is wrong. The answers are held against the
    puzzle's problem; every clause against the argument that its reason names; every step of the
    proof against the clauses before it.
    """
    problem = certificate.puzzle.compile().problem
    answers = certificate.answers
    for number, answer in enumerate(answers, start=1):
        if not problem.answered_by(answer):
            raise Refused(Message.of("Answer {n} does not answer the puzzle.", n=number))
    if len({problem.canonical(answer) for answer in answers}) != len(answers):
        raise Refused(Message.of("The two answers are the same."))
    wanted = {Verdict.NONE: 0, Verdict.UNIQUE: 1, Verdict.SEVERAL: 2}
    if wanted.get(certificate.verdict) != len(answers):
        raise Refused(
            Message.counted(
                "n",
                "{n} answer does not show the verdict.",
                "{n} answers do not show the verdict.",
                n=len(answers),
            )
        )
    if certificate.verdict is Verdict.SEVERAL:
        return True
    formula = certificate.formula
    if formula is None:
        raise Refused(Message.of("There is no proof that there is no other answer."))
    judge = Judge(problem, formula.names, answers)
    stated = zip(formula.clauses, formula.reasons, strict=True)
    for number, (clause, reason) in enumerate(stated, start=1):
        if not judge.holds(clause, reason):
            unjust = "Clause {n:,} of the formula is not justified by its reason."
            raise Refused(Message.of(unjust, n=number))
        if number % 1024 == 0 and token.stopped:
            return None
    try:
        return drup.refute(formula.clauses, certificate.steps, token)
    except drup.Wrong as wrong:
        raise Refused(wrong.message) from wrong


# -- files -----------------------------------------------------------------------------------------


def claim(folder: Path) -> None:
    """Refuse a folder that holds anything but a certificate; SaveError.

    Files there may have the names of ours, and would be written over or removed.
    """
    try:
        holds = folder.is_dir() and any(folder.iterdir())
    except OSError as error:
        raise SaveError(
            "{path} could not be read: {reason}.", path=str(folder), reason=refusal.reason(error)
        ) from None
    if holds and not _holds_certificate(folder):
        raise SaveError(
            "The folder {folder} holds other files; a certificate needs its own.",
            folder=str(folder),
        )


def _holds_certificate(folder: Path) -> bool:
    try:
        return _is_verdict(json_text.parse(_text(folder, VERDICT)))
    except FormatError:
        return False


def _is_verdict(found: Any) -> bool:
    return isinstance(found, dict) and found.get("format") == FORMAT


def write(certificate: Certificate, folder: Path) -> None:
    """Write the certificate into a folder, made where it is missing; SaveError.

    The verdict comes first: by it the folder is known for ours, should the rest be broken off.
    """
    claim(folder)
    make_folder(folder)
    verdict = {
        "format": FORMAT,
        "version": 1,
        "verdict": certificate.verdict.value,
        "answers": [list(answer.nodes) for answer in certificate.answers],
    }
    save(folder / VERDICT, (json.dumps(verdict, indent=2) + "\n").encode())
    save(folder / PUZZLE, native.write(certificate.puzzle, PLAIN))
    proof = (FORMULA, REASONS, STEPS)
    if certificate.formula is None:
        for name in proof:  # of an earlier verdict
            _remove(folder / name)
        return
    texts = (_dimacs(certificate.formula), _reasons(certificate.formula), _steps(certificate.steps))
    for name, lines in zip(proof, texts, strict=True):
        save(folder / name, "".join(f"{line}\n" for line in lines).encode())


def _remove(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(
            "{name} cannot be removed: {reason}.", name=file.name, reason=refusal.reason(error)
        ) from None


def _dimacs(formula: Formula) -> Iterator[str]:
    yield f"p cnf {len(formula.names)} {len(formula.clauses)}"
    for clause in formula.clauses:
        yield _line(clause)


def _reasons(formula: Formula) -> Iterator[str]:
    """A line for each variable with its name, then one for each clause with its reason."""
    for name in formula.names:
        yield " ".join(["v", name.word, *map(str, name.about)])
    for reason in formula.reasons:
        yield " ".join(["c", reason.kind.replace(" ", "-"), *map(str, reason.about)])


def _steps(steps: Sequence[tuple[bool, Clause]]) -> Iterator[str]:
    for added, clause in steps:
        yield _line(clause) if added else f"d {_line(clause)}"


def _line(clause: Clause) -> str:
    return " ".join([*map(str, clause), "0"])


def read(folder: Path) -> Certificate:
    """Read a certificate; :class:`~studio.formats.FormatError` where a file is not what it should
    be."""
    puzzle = formats.read(folder / PUZZLE).puzzle
    found = json_text.parse(_text(folder, VERDICT))
    if not _is_verdict(found):
        raise FormatError("This is not the verdict of a certificate.", VERDICT)
    if found.get("version") != 1:
        raise FormatError("This certificate was written by a newer version.", VERDICT)
    try:
        verdict = Verdict(found.get("verdict"))
    except ValueError:
        raise FormatError("The verdict is none, unique or several.", VERDICT) from None
    answers = _answers(puzzle, found.get("answers"))
    if verdict is Verdict.SEVERAL:
        return Certificate(puzzle, verdict, answers)
    formula = Formula()
    _read_reasons(formula, _text(folder, REASONS))
    clauses = _read_clauses(_text(folder, FORMULA))
    if len(clauses) != len(formula.reasons):
        raise FormatError("{clauses} clauses need a reason each.", REASONS, clauses=len(clauses))
    formula.clauses.extend(clauses)
    steps = tuple(_read_steps(_text(folder, STEPS)))
    _check_variables(FORMULA, clauses, len(formula.names))
    _check_variables(STEPS, [clause for _, clause in steps], len(formula.names))
    return Certificate(puzzle, verdict, answers, formula, steps)


def _check_variables(name: str, clauses: Sequence[Clause], most: int) -> None:
    """Refuse variables without a name: the check makes room for all up to the largest."""
    for number, clause in enumerate(clauses, start=1):
        if any(abs(literal) > most for literal in clause):
            raise FormatError(
                "There are {most:,} variables.",
                Message.of("{file}, clause {number}", file=name, number=number),
                most=most,
            )


def _text(folder: Path, name: str) -> str:
    try:
        found = os.stat(folder / name)
        if not stat.S_ISREG(found.st_mode):
            raise FormatError("This is no ordinary file.", name)
        if found.st_size > MAX_BYTES:
            raise FormatError(
                "The file has more than {max_bytes:,} MB.", name, max_bytes=MAX_BYTES >> 20
            )
        # Reading makes room for all that it is asked for: no more than there is.
        with (folder / name).open("rb") as file:
            return file.read(found.st_size).decode("ascii")
    except OSError as error:
        raise FormatError(
            "The file cannot be read: {reason}.", name, reason=refusal.reason(error)
        ) from error
    except UnicodeDecodeError as error:
        raise FormatError("The file is no plain text.", name) from error


def _answers(puzzle: Puzzle, found: Any) -> tuple[Trace, ...]:
    problem = puzzle.compile().problem
    if not isinstance(found, list) or len(found) > 2:
        raise FormatError("The answers are a list of at most two lines.", VERDICT)
    for line in found:
        if not isinstance(line, list) or not all(
            type(node) is int and 0 <= node < problem.graph.size for node in line
        ):
            raise FormatError("An answer is a list of the puzzle's nodes.", VERDICT)
    return tuple(Trace(tuple(line), problem.closed) for line in found)


def _read_reasons(formula: Formula, text: str) -> None:
    for number, line in enumerate(text.splitlines(), start=1):
        sort, _, rest = line.partition(" ")
        word, *digits = rest.split(" ")
        numbers = tuple(_integer(word, REASONS, number) for word in digits)
        if sort == "v" and not formula.reasons:
            if formula.variable(word, *numbers) != number:
                raise FormatError("Two variables have the same name.", _place(REASONS, number))
        elif sort == "c":
            formula.reasons.append(Reason(word.replace("-", " "), numbers))
        else:
            raise FormatError(
                "A line is v with a name, and after all those c with a reason.",
                _place(REASONS, number),
            )


def _read_clauses(text: str) -> list[Clause]:
    lines = text.splitlines()
    if not lines or not lines[0].startswith("p cnf "):
        raise FormatError('The first line should begin with "p cnf".', FORMULA)
    return [_clause(line, FORMULA, number) for number, line in enumerate(lines[1:], start=2)]


def _read_steps(text: str) -> Iterator[tuple[bool, Clause]]:
    for number, line in enumerate(text.splitlines(), start=1):
        yield not line.startswith("d "), _clause(line.removeprefix("d "), STEPS, number)


def _clause(line: str, name: str, number: int) -> Clause:
    *literals, end = (_integer(word, name, number) for word in line.split() or ("",))
    if end != 0 or 0 in literals:
        raise FormatError("A clause ends with 0, and has no other.", _place(name, number))
    return tuple(literals)


def _place(file: str, number: int) -> Message:
    """A line of a file of the certificate as a place."""
    return Message.of("{file}, line {number}", file=file, number=number)


def _integer(word: str, name: str, line: int) -> int:
    if len(word) > 11 or not (word.removeprefix("-").isdecimal() and word.isascii()):
        raise FormatError("{word} is not a number.", _place(name, line), word=repr(word[:20]))
    value = int(word)
    if abs(value) > MAX_NUMBER:
        raise FormatError("{word} is too large.", _place(name, line), word=word)
    return value
