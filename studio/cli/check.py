"""The command ``check``: the verdict on a puzzle and its clues, or on all puzzles of a folder."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from typing import Any

from studio import language
from studio.cli import folders
from studio.cli.arguments import add_input, add_limits, is_folder, read
from studio.cli.codes import EXIT, UsageError
from studio.cli.mending import mended_json, mended_words
from studio.cli.naming import clue_name
from studio.cli.progress import elapsed
from studio.cli.sets import sets_json, sets_words
from studio.cli.values import clue_json
from studio.cli.words import HEADLINES, cells_json, node_json, told
from studio.engines.catalogue import oracle_for
from studio.engines.clue_sets.sets_counted import SetsCounted
from studio.engines.engine import Token, outcome
from studio.engines.events import Verdict
from studio.puzzle import Clue, shaded_of
from studio.puzzle.message import word
from studio.puzzle.reason import Reason
from studio.work.analyse import Analysis
from studio.work.depth import Depth
from studio.work.findings import (
    Common,
    Conflict,
    Counted,
    Finished,
    Graded,
    Judged,
    Mended,
    Redundant,
)
from studio.work.sentences import said
from studio.work.steps import Translation


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio check``."""
    add_input(parser)
    add_limits(parser)
    folders.add_arguments(parser)
    parser.add_argument(
        "--sets", action="store_true", help="also how many minimal clue sets have this solution"
    )


def run(options: argparse.Namespace) -> int:
    """Judge a puzzle; the exit code is the verdict."""
    if is_folder(options.input):
        if options.sets:
            raise UsageError(told("--sets is for one puzzle, and this is a folder"))
        return folders.run(options)
    if options.record is not None or options.again or options.scheduler:
        raise UsageError(told("--record, --again and --scheduler are for folders"))
    started = time.monotonic()
    puzzle = read(options.input).puzzle
    compiled = puzzle.compile()
    analysis = Analysis(puzzle, compiled, oracle_for(compiled.problem), Token(options.seconds))
    report = Report(Translation(puzzle, compiled))
    for remark in puzzle.rule.remarks(puzzle):
        sys.stderr.write(f"{language.said(remark)}\n")
    with elapsed(told("Checking")):
        for finding in analysis.run(Depth(count=False)):
            report.hear(finding)
        if options.sets:
            from studio.work.minimality import clue_sets, kinds_of

            counting = clue_sets(puzzle, kinds_of(puzzle), Token(options.seconds))
            report.sets = outcome(counting)
    if options.json:
        print(json.dumps(report.as_json(time.monotonic() - started)))
    else:
        print("\n".join(report.as_words(time.monotonic() - started)))
    return EXIT[report.judged.verdict]


class Report:
    """The findings of a check, gathered for printing."""

    def __init__(self, translation: Translation) -> None:
        self._translation = translation
        self.judged = Judged(Verdict.UNKNOWN)
        self._redundant: Redundant | None = None
        self._conflict: Conflict | None = None
        self._common: Common | None = None
        self._graded: Graded | None = None
        self._reason = ""
        self._mended: Mended | None = None
        self.sets: SetsCounted | Reason | None = None
        """What is known of the clue sets with the same solution, if that was asked for."""

    def hear(self, finding: object) -> None:
        """Take a finding in; later ones of a kind replace earlier ones."""
        match finding:
            case Judged():
                self.judged = finding
            case Redundant():
                self._redundant = finding
            case Conflict():
                self._conflict = finding
            case Common(final=True):
                self._common = finding
            case Mended():
                self._mended = finding
            case Graded():
                self._graded = finding
            case Finished(reason=reason):
                self._reason = said(reason)
            case Counted() | _:
                pass

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The JSON object of the contract."""
        redundant = self._redundant.single if self._redundant else ()
        common = self._common.edges if self._common else ()
        return {
            "verdict": self.judged.verdict.value,
            "minimal": self._redundant.minimal if self._redundant else None,
            "redundant": [clue_json(clue) for clue in redundant],
            "removable_together": [
                clue_json(clue) for clue in (self._redundant.together if self._redundant else ())
            ],
            "conflict": (
                [clue_json(clue) for clue in self._conflict.clues] if self._conflict else None
            ),
            "common": [[node_json(edge.a), node_json(edge.b)] for edge in common],
            **self._shaded_json(),
            "seconds": round(seconds, 4),
            **(sets_json(self.sets) if self.sets is not None else {}),
            **({} if self._mended is None else {"mended": mended_json(self._mended)}),
        }

    def _shaded_json(self) -> dict[str, Any]:
        """The shaded cells of the only answer, where answers have such."""
        puzzle = self._translation.puzzle
        if not puzzle.rule.shades or self.judged.verdict is not Verdict.UNIQUE:
            return {}
        return {"shaded": cells_json(shaded_of(puzzle, self.judged.lines[0]))}

    def as_words(self, seconds: float) -> Iterable[str]:
        """The same for people, a line each."""
        yield told(
            "{verdict} ({seconds:.2f} s)", verdict=HEADLINES[self.judged.verdict], seconds=seconds
        )
        if self._common and self.judged.verdict is Verdict.SEVERAL:
            edges, total = len(self._common.edges), self._common.total
            if total is None:
                yield told("Links in every solution: {edges:,}.", edges=edges)
            elif total:
                yield told(
                    "In every solution: {edges:,} of {total:,} links.", edges=edges, total=total
                )
        if self._conflict:
            yield from self._conflict_words(self._conflict)
        if self._mended:
            yield from mended_words(self._translation.puzzle.board, self._mended)
        if self._redundant:
            yield from self._redundant_words(self._redundant)
        if self._graded is not None:
            yield told(
                "Difficulty: {level} ({grade:.1f}).",
                level=word(self._graded.word),
                grade=self._graded.number,
            )
        if self.sets is not None:
            yield from sets_words(self.sets)
        if self._reason:
            yield self._reason

    def _conflict_words(self, conflict: Conflict) -> Iterable[str]:
        if not conflict.clues:
            yield said(conflict.reason) or told(
                "The board itself has no such line, whatever the clues."
            )
            return
        names = language.listed(map(self._name, conflict.clues))
        if conflict.whole:
            yield f"{said(conflict.reason)} {names}."
            return
        yield told("These clues cannot all be true: {names}.", names=names)
        if conflict.reason:
            yield said(conflict.reason)

    def _redundant_words(self, redundant: Redundant) -> Iterable[str]:
        if redundant.minimal:
            yield told("Every clue is needed.")
        elif redundant.single:
            names = language.listed(map(self._name, redundant.single))
            yield told("Each of these clues could go: {names}.", names=names)
            yield told("At once: {together:,} of them.", together=len(redundant.together))

    def _name(self, clue: Clue) -> str:
        return clue_name(self._translation, clue)
