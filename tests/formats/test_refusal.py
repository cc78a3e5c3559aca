"""What a refusal says, in whatever language is spoken when it is shown."""

from __future__ import annotations

import errno
import pickle
from collections.abc import Iterator

import pytest

from studio import catalogue, formats, language
from studio.formats import FormatError, refusal
from studio.formats.format import shown
from studio.formats.json_text import parse
from studio.puzzle.message import Message


@pytest.fixture
def english() -> Iterator[None]:
    yield
    catalogue.speak("en")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "board.rows: The rows should be a whole number, not “x”."),
        ("de", "board.rows: rows sollte eine ganze Zahl sein, nicht „x“."),
        ("fr", "board.rows: rows devrait être un nombre entier, pas «\u00a0x\u00a0»."),
        ("ja", "board.rows: rows は整数のはずですが、「x」 です。"),
    ],
)
def test_a_file_is_refused_in_the_language_of_the_reader(
    english: None, code: str, said: str
) -> None:
    text = '{"format": "oneline-puzzle", "version": 1, "family": "slitherlink", "board": %s}'
    catalogue.speak(code)
    with pytest.raises(FormatError) as refused:
        formats.read(text % '{"lattice": "square", "rows": "x", "columns": 3}')
    assert str(refused.value) == said


def test_a_refusal_from_another_process_is_said_here(english: None) -> None:
    error = FormatError("The file ends too early.", formats.format.line(3))
    there = pickle.loads(pickle.dumps(error))
    assert str(there) == "line 3: The file ends too early."
    catalogue.speak("de")
    assert str(there) == "Zeile 3: Die Datei endet zu früh."
    assert language.said(there.whole) == str(there)


def test_reasons_of_the_system_are_translated_where_they_are_known(english: None) -> None:
    catalogue.speak("de")
    full = refusal.reason(OSError(errno.ENOSPC, "No space left on device"))
    assert language.said(full) == "auf dem Datenträger ist kein Platz mehr"
    rare = refusal.reason(OSError(errno.ENOTTY, "Inappropriate ioctl for device"))
    assert rare == Message.of("{name}", name="inappropriate ioctl for device")


def test_a_line_break_that_is_quoted_is_seen() -> None:
    """It stood there as a sign for what cannot be shown."""
    assert shown("5\r\nx\ty\nz") == "“5⏎x⇥y⏎z”"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"a": "b', "This is no valid JSON: unterminated string."),
        ('{"a": "b\n"}', "This is no valid JSON: invalid control character."),
        ('{"a" 1}', "This is no valid JSON: expecting ':' delimiter."),
        ("\ufeff{}", "This is no valid JSON."),
    ],
)
def test_faults_of_syntax_are_whole_sentences(text: str, said: str) -> None:
    """They ended in the middle, before the place that Python's words lead up to."""
    with pytest.raises(FormatError) as refused:
        parse(text)
    assert str(refused.value).endswith(said)
