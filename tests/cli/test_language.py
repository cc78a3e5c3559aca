"""The command line in other languages: help, usage, what is printed, and what machines read."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from studio import catalogue, cli, language
from tests.pseudo import Pseudo, hard_wired

UNIQUE = "https://puzz.link/p?slither/5/5/cbcbcddad"
CODES = [code for code in catalogue.LANGUAGES if code != "en"]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    catalogue.speak("en")


def helps() -> Iterator[tuple[str, str]]:
    """Every word of help, as it is shown, with the command that says it."""
    for command in cli.COMMANDS:
        parser = argparse.ArgumentParser(prog="studio", formatter_class=cli.Formatter)
        import_module(f"studio.cli.{command}").add_arguments(parser)
        formatter = cli.Formatter("studio")
        for action in parser._actions:
            if action.help:
                yield command, formatter._expand_help(action)


def test_no_help_is_hard_wired() -> None:
    language.speak(Pseudo())
    found = [
        f"{command}: {text}"
        for command, text in helps()
        if not re.fullmatch(r"\([\w-]+\)", text) and hard_wired(text)
    ]
    assert not found


@pytest.mark.parametrize(
    ("code", "begins", "group"),
    [
        ("de", "Aufruf: ", "Optionen:"),
        ("fr", "usage\N{NO-BREAK SPACE}: ", "options:"),
        ("ja", "使い方: ", "オプション:"),
    ],
)
def test_help_is_in_the_language(
    capsys: pytest.CaptureFixture[str], code: str, begins: str, group: str
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--language", code, "check", "--help"])
    out = capsys.readouterr().out
    assert out.startswith(begins) and group in out
    assert "exit codes" not in out and "print one JSON" not in out


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("de", "Argument FAMILY: 'no' gibt es nicht"),
        ("fr", "argument FAMILY\xa0: choix non valide\xa0: 'no'"),
        ("ja", "引数 FAMILY: 'no' は選べません"),
    ],
)
def test_wrong_usage_is_told_in_the_language(
    capsys: pytest.CaptureFixture[str], code: str, said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--language", code, "generate", "no", "square:3x3"])
    assert ended.value.code == 64 and said in capsys.readouterr().err


@pytest.mark.parametrize("code", CODES)
def test_machines_read_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], code: str
) -> None:
    told = []
    for spoken in ("en", code):
        assert cli.main(["--language", spoken, "check", UNIQUE, "--json"]) == 0
        told.append({**json.loads(capsys.readouterr().out), "seconds": 0})
    assert told[0] == told[1]


@pytest.mark.parametrize(("code", "verdict"), [("de", "Eine Lösung ("), ("ja", "解一つ（")])
def test_people_read_a_verdict_in_theirs(
    capsys: pytest.CaptureFixture[str], code: str, verdict: str
) -> None:
    assert cli.main(["--language", code, "check", UNIQUE]) == 0
    out = capsys.readouterr().out
    assert out.startswith(verdict) and "clues" not in out and "Difficulty" not in out
