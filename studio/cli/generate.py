"""The command ``generate``: one puzzle, or a folder of them."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from studio import formats, language
from studio.board import Board
from studio.cli import start
from studio.cli.arguments import add_limits, number_in, positive
from studio.cli.codes import BAD_INPUT, STOPPED, USAGE, UsageError
from studio.cli.keys import stopped_by_keys
from studio.cli.output import check_output, wrote
from studio.cli.progress import elapsed
from studio.cli.values import clue_json
from studio.cli.words import counted, note, told
from studio.engines.engine import Token
from studio.families import rule as rule_of
from studio.formats import FormatError
from studio.language import text as tr
from studio.puzzle import GeneratorOption, Puzzle, Rule
from studio.puzzle.generator import Number
from studio.puzzle.message import Message, word
from studio.work.batch import Stored, batch
from studio.work.easing import generate_wanted
from studio.work.executors import Workers, workers_for
from studio.work.folder import seed_of
from studio.work.generation import (
    Aim,
    Generated,
    GenerateOptions,
    GenerationFailed,
    Repaired,
    rules,
)
from studio.work.grade import WORDS
from studio.work.sentences import said, unmet_message
from studio.work.symmetry import SYMMETRIES

BAR = 30

NONE_SUCH = "{name}: such puzzles have no {key}."

COMMON = ("minimal", "fewest", "symmetry")
"""Options that scripts may give whatever the family."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio generate``."""
    add_limits(parser)
    keys = [rule.key for rule in rules()]
    parser.add_argument("family", metavar="FAMILY", choices=keys, help="%(choices)s")
    parser.add_argument("board", metavar="BOARD", help="square:10x10, hex:4, or any input")
    aim = parser.add_mutually_exclusive_group()
    aim.add_argument("--minimal", action="store_true", help="every clue is needed (the default)")
    aim.add_argument("--fewest", action="store_true", help="a proved smallest set of clues")
    aim.add_argument("--extra", type=positive, metavar="N", help="N clues more than are needed")
    parser.add_argument("--difficulty", choices=WORDS, default="", help="how hard for a person")
    aim.add_argument("--clues", type=positive, metavar="N", help="N clues in all")
    parser.add_argument("--symmetry", choices=list(SYMMETRIES), default="none")
    parser.add_argument(
        "--weights",
        type=_weights,
        default={},
        metavar="KIND=W,...",
        help="kinds of clues and how gladly each is kept, as in labels=1,diamonds=2",
    )
    start.add_arguments(parser)
    for key, options in _family_options().items():
        parser.add_argument(
            f"--{key}",
            type=_number_of(options),
            metavar="N" if options[0].kind == "int" else None,
            help="; ".join(dict.fromkeys(tr(option.tip) for option in options)).replace("%", "%%"),
        )
    parser.add_argument("--count", type=positive, metavar="K", help="a folder of K puzzles (-o)")
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster that makes the folder"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed, the same puzzle")
    parser.add_argument("-o", dest="output", metavar="PATH", help="a file; with --count a folder")


def _family_options() -> dict[str, list[GeneratorOption]]:
    """The options of all families' generators by their key; some families have one in common."""
    found: dict[str, list[GeneratorOption]] = {}
    for rule in rules():
        for option in rule.generator.options if rule.generator else ():
            found.setdefault(option.key, []).append(option)
    return found


def _number_of(options: Sequence[GeneratorOption]) -> Callable[[str], Number]:
    """What reads a number that at least one of the options allows."""

    def number(text: str) -> Number:
        value = int(text) if options[0].kind == "int" else float(text)
        refusals = [option.refusal(value, text) for option in options]
        if all(refusals):
            raise argparse.ArgumentTypeError(language.said(refusals[0]))
        return value

    return number


def _weights(text: str) -> dict[str, float]:
    found = {}
    for part in text.split(","):
        kind, _, weight = part.partition("=")
        value = number_in(weight or "1")
        if not 0 <= value < float("inf"):
            raise argparse.ArgumentTypeError(told("{weight} is not a weight", weight=weight))
        found[kind] = value
    return found


def run(options: argparse.Namespace) -> int:
    """Do what is asked; the exit code of the process."""
    rule = rule_of(options.family)
    _check_options(rule, options)
    puzzle = start.source_of(rule, options.board)
    board = puzzle.board
    _check_kinds(rule, options.weights)
    if options.count and not options.output:
        why = told("--count needs a folder (-o).")
        sys.stderr.write(f"studio generate: {why}\n")
        return USAGE
    if options.count and (options.keep or options.repair or options.line):
        why = told("--count makes puzzles from nothing but the board.")
        sys.stderr.write(f"studio generate: {why}\n")
        return USAGE
    if options.output and not options.count:
        formats.format_of(options.output)
        check_output(options.output, (options.board,))
    seed = options.seed
    if seed is None and options.count:
        seed = seed_of(Path(options.output))
    if seed is None:
        seed = secrets.randbelow(1 << 31)
        note("Seed {seed}", seed=seed)
    token = Token(options.seconds)
    line, *stretches = start.stretches_of(puzzle, options.line)
    wanted = GenerateOptions(
        seed,
        _aim(options),
        options.extra or 0,
        options.weights,
        options.symmetry,
        must=start.cells_of(board, options.must),
        never=start.cells_of(board, options.never),
        settings=_settings(rule, puzzle, options),
        line=line,
        stretches=tuple(stretches),
        difficulty=options.difficulty,
        clues=options.clues,
        chosen=_chosen(rule, options),
    )
    with stopped_by_keys(token):
        if options.repair:
            found = start.repaired(puzzle, token)
            if isinstance(found, GenerationFailed):
                sys.stderr.write(f"{said(found.reason)}\n")
                return STOPPED if token.stopped else BAD_INPUT
            if not options.keep:
                return _told_repair(puzzle, found, options)
            sys.stderr.write(f"{start.repair_words(puzzle, found)}\n")
            puzzle = found.puzzle
        if options.keep:
            wanted = replace(wanted, keep=puzzle.clues)
        if options.count:
            return _fill(rule, board, wanted, options, token)
        return _one(rule, board, wanted, options, token)


def _settings(rule: Rule, puzzle: Puzzle, options: argparse.Namespace) -> Mapping[str, Any]:
    """The rule's own options: those of BOARD, and what the command line sets of them."""
    given = {
        key: getattr(options, key)
        for key, known in _family_options().items()
        if known[0].setting and getattr(options, key) is not None
    }
    for key in given:
        if all(option.key != key for option in rule.options):
            raise FormatError(NONE_SUCH, name=word(rule.name), key=key)
    return {**puzzle.options, **given}


def _chosen(rule: Rule, options: argparse.Namespace) -> dict[str, Number]:
    """What the command line chooses for the family's own options, where it is not the default."""
    assert rule.generator is not None
    given = {
        option.key: (getattr(options, option.key), option.default)
        for option in rule.generator.options
        if not option.setting
    }
    return {key: value for key, (value, usual) in given.items() if value not in (None, usual)}


def _aim(options: argparse.Namespace) -> Aim:
    if options.extra:
        return "generous"
    as_few = options.fewest or (options.keep and not options.minimal)
    return "fewest" if as_few else "minimal"


def _told_repair(puzzle: Puzzle, found: Repaired, options: argparse.Namespace) -> int:
    """Print what a repair came to."""
    words = start.repair_words(puzzle, found)
    if options.output:
        formats.write(found.puzzle, options.output)
        report = {
            "file": options.output,
            "removed": [clue_json(clue) for clue in found.gone],
            "smallest": found.smallest,
        }
        print(
            json.dumps(report)
            if options.json
            else language.paragraph((words, wrote(options.output)))
        )
    else:
        sys.stdout.buffer.write(formats.encode(found.puzzle, "puzzle"))
        sys.stderr.write(f"{words}\n")
    if found.reason:
        sys.stderr.write(f"{said(found.reason)}\n")
        return STOPPED
    return 0


def _check_options(rule: Rule, options: argparse.Namespace) -> None:
    """UsageError for what such puzzles do not have; a note on what every family takes, though
    nothing comes of it here."""
    assert rule.generator is not None
    others = [
        key
        for key, known in _family_options().items()
        if not known[0].setting and rule.generator.option(key) is None and _is_given(options, key)
    ]
    changeless = [key for key in rule.generator.idle if _is_given(options, key)]
    for key in (*others, *(key for key in changeless if key not in COMMON)):
        raise UsageError(told(NONE_SUCH, name=word(rule.name), key=f"--{key}"))
    for key in changeless:
        note("{name}: {option} changes nothing.", name=word(rule.name), option=f"--{key}")


def _is_given(options: argparse.Namespace, key: str) -> bool:
    value = getattr(options, key)
    return value is not None and value is not False and value not in ("none", {})


def _check_kinds(rule: Rule, weights: Mapping[str, float]) -> None:
    known = [kind.key for kind in rule.kinds]
    for key in weights:
        if key not in known:
            raise UsageError(
                told(
                    "{name} has no clues called {key}; kinds: {known}",
                    name=word(rule.name),
                    key=key,
                    known=", ".join(known),
                )
            )


def _one(
    rule: Rule, board: Board, wanted: GenerateOptions, options: argparse.Namespace, token: Token
) -> int:
    with elapsed(told("Making a puzzle")):
        *_, made = generate_wanted(rule, board, wanted, token)
    if isinstance(made, GenerationFailed):
        sys.stderr.write(f"{said(made.reason)}{start.cells_words(board, made.spots)}\n")
        return STOPPED if token.stopped else BAD_INPUT
    assert isinstance(made, Generated)
    if options.output:
        formats.write(made.puzzle, options.output)
        report = {
            "file": options.output,
            "seed": wanted.seed,
            "clues": made.puzzle.clue_count,
            # Of clues that were kept or demanded nothing is said.
            "minimal": made.minimal and made.added is None and not made.demanded,
            "fewest": made.fewest,
            **({} if made.added is None else {"added": made.added}),
        }
        words = language.paragraph((_words(made), wrote(options.output)))
        print(json.dumps(report) if options.json else words)
    else:
        sys.stdout.buffer.write(formats.encode(made.puzzle, "puzzle"))
    if made.unmet:
        sys.stderr.write(f"{said(unmet_message(made))}{start.cells_words(board, made.unmet)}\n")
    if made.reason:
        sys.stderr.write(f"{said(made.reason)}\n")
        return STOPPED
    return 0


def _words(made: Generated) -> str:
    if made.added is not None:
        return _added_words(made)
    own = made.puzzle.rule.generated(made.puzzle, made.line)
    if own is not None:
        return language.said(own)
    clues = made.puzzle.clue_count
    if made.demanded and made.fewest:
        return counted(
            "n",
            "{n:,} clue, that of --must.",
            "{n:,} clues; no smaller set of such clues with those of --must fixes this line.",
            n=clues,
        )
    if made.fewest:
        return counted(
            "n",
            "{n:,} clue, and it is needed.",
            "{n:,} clues, all needed; no smaller set of such clues fixes this line.",
            n=clues,
        )
    if made.demanded and made.grouped:
        return counted(
            "n",
            "{n:,} clue, that of --must.",
            "{n:,} clues; beside those of --must no group of them that belongs together can go.",
            n=clues,
        )
    if made.demanded and made.minimal:
        return counted(
            "n",
            "{n:,} clue, that of --must.",
            "{n:,} clues; beside those of --must none can be left out.",
            n=clues,
        )
    if made.grouped:
        return counted(
            "n",
            "{n:,} clue, and it is needed.",
            "{n:,} clues; no group of them that belongs together can go.",
            n=clues,
        )
    if made.minimal:
        one, many = "{n:,} clue, and it is needed.", "{n:,} clues, all needed."
        return counted("n", one, many, n=clues)
    return counted("n", "{n:,} clue.", "{n:,} clues.", n=clues)


def _added_words(made: Generated) -> str:
    assert made.added is not None
    if made.every and made.fewest:
        end = word("no fewer will do")
    elif made.tried > 1:
        looked = (
            "the fewest for {tried:,} solutions that were looked at"
            if made.fewest
            else "the smallest set that was found for {tried:,} solutions"
        )
        end = Message.of(looked, tried=made.tried)
    elif made.fewest:
        end = word("no fewer fix this line")
    elif made.minimal and made.demanded:
        end = word("beside those of --must none can be left out")
    elif made.minimal and made.added:
        end = word("all of these are needed")
    else:
        one, many = "{n:,} clue, {k:,} added.", "{n:,} clues, {k:,} of them added."
        return counted("n", one, many, n=made.puzzle.clues.count(), k=made.added)
    one, many = "{n:,} clue, {k:,} added; {end}.", "{n:,} clues, {k:,} of them added; {end}."
    return counted("n", one, many, n=made.puzzle.clues.count(), k=made.added, end=end)


def _fill(
    rule: Rule, board: Board, wanted: GenerateOptions, options: argparse.Namespace, token: Token
) -> int:
    with workers_for(options.workers, options.scheduler) as workers:
        return _fill_with(workers, rule, board, wanted, options, token)


def _fill_with(
    workers: Workers | None,
    rule: Rule,
    board: Board,
    wanted: GenerateOptions,
    options: argparse.Namespace,
    token: Token,
) -> int:
    stored = made = 0
    folder = Path(options.output)
    for event in batch(rule, board, wanted, options.count, folder, token, workers):
        match event:
            case Stored():
                stored += 1
                made += event.made
                _progress(stored, options.count)
            case GenerationFailed(reason):
                sys.stderr.write(f"{said(reason)}\n")
                return STOPPED if token.stopped else BAD_INPUT
    report = {"folder": options.output, "seed": wanted.seed, "puzzles": stored, "made": made}
    one, many = "{stored:,} puzzle, {made:,} new.", "{stored:,} puzzles, {made:,} of them new."
    words = counted("stored", one, many, stored=stored, made=made)
    print(json.dumps(report) if options.json else words)
    return 0


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        full = BAR * done // total
        end = "\n" if done == total else ""
        counted = told("{done:,} of {total:,}", done=done, total=total)
        sys.stderr.write(f"\r[{'#' * full}{' ' * (BAR - full)}] {counted}{end}")
        sys.stderr.flush()
