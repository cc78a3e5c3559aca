"""DIMACS files of formulas in conjunctive normal form (``.cnf``).

``p cnf VARIABLES CLAUSES``, then literals, each clause ended by 0, over as many lines as one
likes; lines that begin with ``c`` are comments. DIMACS challenge, "Satisfiability: suggested
format", 1993.
"""

from __future__ import annotations

from dataclasses import field

from studio.formats.format import FormatError, number, shown
from studio.formats.format import line as at_line
from studio.puzzle.message import Message
from studio.records import dataclass

MOST_VARIABLES = 1_000_000
MOST_CLAUSES = 2_000_000


@dataclass(frozen=True)
class Formula:
    """Variables 1 to ``variables``, clauses of literals, and sentences on what was odd.

    ``lines``: of a file, the line that says how many there are, and those on which clauses end.
    """

    variables: int
    clauses: tuple[tuple[int, ...], ...]
    notices: tuple[Message, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)


def read_formula(text: str) -> Formula:
    """The formula of a file; FormatError says the line and what is wrong there."""
    header: tuple[int, int] | None = None
    clauses: list[tuple[int, ...]] = []
    clause: list[int] = []
    lines: list[int] = []
    for line_number, line in enumerate(text.splitlines(), start=1):
        where = at_line(line_number)
        words = line.split()
        if not words or words[0][0] == "c":
            continue
        if words[0] == "%":
            # Files of the SATLIB collection end so.
            break
        if words[0] == "p":
            header = _header(words, header, where)
            lines.append(line_number)
            continue
        if header is None:
            raise FormatError("The line “p cnf VARIABLES CLAUSES” is missing.", where)
        for word in words:
            literal = _literal(word, header[0], where)
            if literal:
                clause.append(literal)
            else:
                clauses.append(tuple(clause))
                lines.append(line_number)
                clause = []
    if header is None:
        raise FormatError("The line “p cnf VARIABLES CLAUSES” is missing.")
    if clause:
        clauses.append(tuple(clause))
        lines.append(line_number)
    notices: tuple[Message, ...] = ()
    if len(clauses) != header[1]:
        told = "The file says {said:,} clauses and has {clauses:,}."
        notices = (Message.of(told, said=header[1], clauses=len(clauses)),)
    return Formula(header[0], tuple(clauses), notices, tuple(lines))


def _header(
    words: list[str], before: tuple[int, int] | None, where: str | Message
) -> tuple[int, int]:
    if before is not None:
        raise FormatError("The line “p cnf” stands twice.", where)
    if len(words) != 4 or words[1] != "cnf":
        raise FormatError(
            "The line should be “p cnf VARIABLES CLAUSES”, not {words}.",
            where,
            words=shown(" ".join(words)),
        )
    variables = number(words[2], "number of variables", 0, MOST_VARIABLES, where)
    return variables, number(words[3], "number of clauses", 0, MOST_CLAUSES, where)


def _literal(word: str, variables: int, where: str | Message) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise FormatError(
            "A literal should be a whole number, not {word}.", where, word=shown(word)
        )
    if int(digits) > variables:
        raise FormatError(
            "{word} names none of the {variables:,} variables.",
            where,
            word=word,
            variables=variables,
        )
    return int(word)
