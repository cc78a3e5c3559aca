"""Messages in tests take the way that they take between processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from studio.engines.engine import Token
from studio.work.protocol import Ended, Question, answers_to
from studio.work.wire import Codec, WireError


def sent(message: Any) -> Any:
    """A message as the other process reads it."""
    codec: Codec[Any] = Codec(type(message))
    return codec.decode(codec.encode(1, message)).message


def told(
    question: Question, messages: Callable[[Any, Token], Iterable[Any]], token: Token | None = None
) -> list[Any]:
    """All that is answered to a question, the end too, each by way of the wire."""
    codec = answers_to(question.NEWS)
    answers = messages(sent(question), token or Token())
    return [codec.decode(codec.encode(1, answer)).message for answer in answers]


def news(
    question: Question, messages: Callable[[Any, Token], Iterable[Any]], token: Token | None = None
) -> list[Any]:
    """The same where nothing goes wrong, without the end."""
    *found, end = told(question, messages, token)
    assert end == Ended()
    return found


def refuses(kind: type[Question], line: str) -> None:
    """Hold that a line is no news of such a question, and that the error names it."""
    data = f'{{"job": 1, "message": {line}}}'.encode()
    with pytest.raises(WireError, match="is no message: "):
        answers_to(kind.NEWS).decode(data)
