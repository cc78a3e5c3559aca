"""The command ``verify``: a verdict proved again, with a certificate; or a certificate checked."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from studio import formats, language
from studio.cli.arguments import add_limits
from studio.cli.codes import BAD_INPUT, DISAGREE, EXIT
from studio.cli.output import check_folder
from studio.cli.words import HEADLINES, note, told
from studio.engines.engine import Token
from studio.engines.events import Verdict
from studio.formats import SaveError
from studio.formats.format import MAX_BYTES, shown
from studio.puzzle.message import word
from studio.work.certificate import VERDICT, Certificate, Refused, checked, claim, read, write
from studio.work.sentences import said
from studio.work.verified import Facts, Verified
from studio.work.verify import Certified, verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that follow ``studio verify``."""
    parser.add_argument(
        "input", metavar="INPUT", help="a file, - for standard input, a URL, or a certificate"
    )
    add_limits(parser)
    parser.add_argument(
        "--certificate", metavar="DIR", help="a folder for it: new, empty, or that of another one"
    )


def run(options: argparse.Namespace) -> int:
    """Verify a puzzle, or check a certificate; the exit code is the confirmed verdict."""
    if options.certificate:
        _check_certificate(Path(options.certificate), Path(options.input))
    started = time.monotonic()
    token = Token(options.seconds)
    folder = Path(options.input)
    if options.input not in ("", "-") and (folder / VERDICT).is_file():
        return _check(read(folder), token, options.json)
    source = sys.stdin.buffer.read(MAX_BYTES + 1) if options.input == "-" else options.input
    for news in verify(formats.read(source).puzzle, token):
        if isinstance(news, Certified):
            verified = news
        elif sys.stderr.isatty():
            sys.stderr.write(f"{language.said(news.message)}.\n")
    if options.certificate and verified.certificate:
        write(verified.certificate, Path(options.certificate))
    seconds = round(time.monotonic() - started, 4)
    if options.json:
        print(json.dumps({**_as_json(verified), "seconds": seconds}))
    else:
        print("\n".join(_as_words(verified, options.certificate)))
    if options.certificate and not verified.certificate:
        note("No certificate was written.")
    return DISAGREE if verified.disagree else EXIT[verified.verdict]


def _as_json(verified: Verified) -> dict[str, Any]:
    """Two opinions and the facts of the certificate."""
    facts = verified.facts
    return {
        "verdict": verified.verdict.value,
        "agree": verified.agree,
        "engines": [
            {"engine": opinion.engine, "verdict": opinion.verdict.value}
            for opinion in (verified.first, verified.second)
        ],
        "certificate": None if facts is None else asdict(facts),
        "reason": said(verified.reason, verified.why),
    }


def _check_certificate(folder: Path, source: Path) -> None:
    """Refuse a folder that could not be written, or holds what is read; SaveError says why."""
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    try:
        check_folder(there)
    except SaveError as error:
        raise SaveError(
            "{folder}: The folder cannot be made: {error}", folder=str(folder), error=error.whole
        ) from None
    claim(folder)
    with suppress(OSError, ValueError):
        if source.is_file() and source.parent.samefile(folder):
            raise SaveError("{path} is what is read; name another folder.", path=shown(str(source)))


def _as_words(verified: Verified, folder: str | None) -> list[str]:
    if verified.disagree:
        lines = [told("Two engines disagree; do not trust either. Please report this puzzle.")]
    elif verified.agree:
        lines = [
            told(
                "{verdict}, confirmed by a second engine.",
                verdict=HEADLINES[verified.verdict],
            )
        ]
    else:
        lines = [told("The verdict is not confirmed.")]
    for opinion in (verified.first, verified.second):
        if opinion.engine:
            unknown = opinion.verdict is Verdict.UNKNOWN
            verdict = word("Not known") if unknown else HEADLINES[opinion.verdict]
            lines.append(told("{engine}: {verdict:small}.", engine=opinion.engine, verdict=verdict))
    if verified.facts is not None:
        lines.append(_shown(verified.facts))
        if folder:
            lines.append(
                told(
                    "The certificate is in {folder}; `studio verify {folder}` checks it.",
                    folder=folder,
                )
            )
    if verified.reason:
        lines.append(said(verified.reason, verified.why))
    return lines


def _shown(facts: Facts) -> str:
    if not facts.clauses:
        return told("Two answers, both checked against the rules.")
    return told(
        "Proof checked: {clauses:,} clauses, each with its reason ({cuts:,} of them cuts), "
        "refuted in {steps:,} steps.",
        clauses=facts.clauses,
        cuts=facts.cuts,
        steps=facts.steps,
    )


def _check(certificate: Certificate, token: Token, as_json: bool) -> int:
    """Check a certificate that is there already."""
    try:
        result = checked(certificate, token)
        reason = "" if result else told("Stopped before the proof was checked.")
    except Refused as refused:
        result, reason = False, str(refused)
    verdict = certificate.verdict if result else Verdict.UNKNOWN
    if as_json:
        facts = asdict(Facts.of(certificate))
        report = {"verdict": verdict.value, "certificate": facts, "reason": reason}
        print(json.dumps(report))
    elif result:
        print(told("The certificate holds: {verdict:small}.", verdict=HEADLINES[verdict]))
        print(_shown(Facts.of(certificate)))
    else:
        print(
            told("The certificate does not hold. {reason}", reason=reason)
            if result is False
            else reason
        )
    return EXIT[verdict] if result or result is None else BAD_INPUT
